/** A finished trick lingers as the player likes, and never longer. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../../src/preferences.svelte'
import { Display } from '../../src/table/display.svelte'
import { speak } from '../../src/words.svelte'
import type { Happening } from '../../src/wire'
import { face, laid, message, taken } from './examples'

let steps: (readonly Happening[])[] = []
let display: Display

beforeEach(async () => {
  await speak('fr', 'historic')
  vi.useFakeTimers()
  Object.assign(preferences, { collect: 'normal', speed: 'none' })
  steps = []
  display = new Display((events) => steps.push(events))
  display.jump(message(1), [])
  steps = []
})
afterEach(() => vi.useRealTimers())

it('shows a trick for a while before what comes next', () => {
  display.push(message(2, [laid(0, '3D'), taken]))
  display.push(message(3, [laid(2, '5C', true)]))
  expect(display.shown?.seq).toBe(2)
  expect(display.lingering?.cards).toEqual([
    { seat: 1, card: '2D' }, { seat: 2, card: '4D' }, { seat: 3, card: 'TD' }, { seat: 0, card: '3D' },
  ])
  vi.advanceTimersByTime(1399)
  expect(display.shown?.seq).toBe(2)
  vi.advanceTimersByTime(1)
  expect([display.shown?.seq, display.lingering]).toEqual([3, null])
})

it('lets a trick go by a click', () => {
  preferences.collect = 'click'
  display.push(message(2, [taken]))
  display.push(message(3, [laid(2, '5C', true)]))
  vi.advanceTimersByTime(60_000)
  expect(display.shown?.seq).toBe(2)
  display.skip()
  expect(display.shown?.seq).toBe(3)
})

it('keeps a trick until the next lead', () => {
  preferences.collect = 'never'
  display.push(message(2, [taken]))
  vi.advanceTimersByTime(60_000)
  expect(display.lingering).not.toBeNull()
  display.push(message(3, [laid(2, '5C', true)]))
  expect([display.shown?.seq, display.lingering]).toEqual([3, null])
})

it('comes to an end after the last trick, whatever is preferred', () => {
  preferences.collect = 'never'
  display.push(message(2, [taken], { face: face({ phase: 'between' }) }))
  vi.advanceTimersByTime(1400)
  expect(display.lingering).toBeNull()
})

it('shows at once all that waits when the player acts', () => {
  display.push(message(2, [taken]))
  display.push(message(3, [laid(2, '5C', true)]))
  display.push(message(4, [laid(3, '6C')]))
  display.flush()
  expect([display.shown?.seq, display.lingering, steps.length]).toEqual([4, null, 3])
})

it('takes over presence without a step, and a snapshot without waiting', () => {
  display.push(message(2, [taken]))
  display.push(message(3, [laid(2, '5C', true)]))
  display.refresh(message(3, [], { face: face({ deal: 7 }) }))
  display.flush()
  expect([display.shown?.face.deal, display.shown?.events]).toEqual([7, [laid(2, '5C', true)]])
  display.push(message(4, [taken]))
  display.jump(message(9, [], { past: [] }), [])
  expect([display.shown?.seq, display.lingering, display.happened]).toEqual([9, null, []])
})

it('shows announcements for 2.5 seconds at least, and one word in passing a seat', () => {
  const without = (rank: string): Happening => ({ kind: 'called', seat: 1, call: 'without', rank, card: null })
  display.push(message(2, [without('6')]))
  display.push(message(3, [without('7')]))
  display.push(message(4, [{ kind: 'said', seat: 2, phrase: 'bravo' }]))
  expect(display.bubbles.map(({ seat, text }) => [seat, text])).toEqual([
    [1, '«\u00a0sans sept\u00a0»'], [2, 'Bravo\u00a0!'],
  ])
  vi.advanceTimersByTime(2499)
  expect(display.bubbles).toHaveLength(2)
  vi.advanceTimersByTime(2000)
  expect(display.bubbles).toHaveLength(0)
})
