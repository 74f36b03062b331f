/** What a table makes of its messages: nothing told twice, snapshots, other eyes, hands covered between turns. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { told } from '../../src/announcer.svelte'
import { Table } from '../../src/table/state.svelte'
import { speak } from '../../src/words.svelte'
import type { Happening, Message, Past } from '../../src/wire'
import { face, laid, message, place, sight, taken } from './examples'

class Source {
  static last: Source
  static readonly CLOSED = 2
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly url: string) {
    Source.last = this
  }
  addEventListener() {}
  close() {
    this.readyState = 2
  }
}

let table: Table
let leave: () => void
let posted: { wish: Record<string, unknown> }[] = []
let refuse: object | null = null

beforeEach(async () => {
  await speak('en', 'historic')
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  posted = []
  refuse = null
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    posted.push(JSON.parse(String(init?.body ?? '{}')))
    return Promise.resolve(new Response(JSON.stringify(refuse ?? { seq: 9 }), { status: refuse ? 409 : 200 }))
  })
  table = new Table('T')
  leave = table.listen()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const come = (one: Message) => Source.last.onmessage?.({ data: JSON.stringify(one) })
const snapshot = (seq: number, past: Past[], more: Partial<Message> = {}) => come(message(seq, [], { past, ...more }))
const own = { choices: { legal: ['KS', '2S'], refused: {} } }
const said = () => told('polite').map((line) => line.text)
const urgent = () => told('assertive').map((line) => line.text)

it('tells nothing of the past, what is new once, and one’s own turn at once', async () => {
  const before = said().length
  snapshot(3, [{ seq: 2, events: [laid(1, '3S', true)] }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(said()).toHaveLength(before)
  come(message(4, [laid(2, '4S')], own))
  expect([said().at(-1), urgent().at(-1)]).toEqual(['Barnabé: four of spades.', 'Your turn: play a card.'])
  const count = [said().length, urgent().length]
  come(message(4, [], { ...own, face: face({ deal: 1 }) }))
  await vi.advanceTimersByTimeAsync(2000)
  expect([said().length, urgent().length]).toEqual(count)
})

it('comes back with what was missed, and after a take-back with the log as it is now', async () => {
  snapshot(3, [{ seq: 2, events: [laid(1, '3S', true)] }])
  snapshot(5, [{ seq: 2, events: [laid(1, '3S', true)] }, { seq: 5, events: [laid(3, '5S')] }])
  await vi.advanceTimersByTimeAsync(2000)
  expect(said().at(-1)).toBe('Clélie: five of spades.')
  const back: Happening = { kind: 'taken_back', seat: 3, actions: 1 }
  snapshot(6, [{ seq: 2, events: [laid(1, '3S', true)] }, { seq: 6, events: [back] }])
  come(message(6, [back]))
  await vi.advanceTimersByTimeAsync(2000)
  expect(table.entries.map(({ seq }) => seq)).toEqual([2, 6])
  expect(said().at(-1)).toContain('taken back')
  expect(said().at(-2)).toBe('Clélie: five of spades.')
})

it('lets the player act while a trick lingers, and shows the rest at once', async () => {
  snapshot(3, [])
  come(message(4, [laid(1, '3S'), taken], { sight: sight({ turn: 0 }), ...own }))
  expect([table.lingering?.taker, table.player.mayAct, table.shown?.laid]).toEqual([2, true, []])
  table.player.touch('KS', 'mouse')
  await vi.advanceTimersByTimeAsync(0)
  expect(table.lingering).toBeNull()
  expect(posted.at(-1)).toMatchObject({ seen: 4, wish: { kind: 'act', seat: 0, action: 'KS' } })
})

it('tells a refusal, and a stale one when the table has caught up', async () => {
  snapshot(3, [], own)
  refuse = { code: 'stale', seq: 4 }
  table.player.touch('KS', 'mouse')
  await vi.advanceTimersByTimeAsync(100)
  expect(urgent().at(-1)).not.toContain('moved on')
  come(message(4, [laid(1, '3S')], own))
  await vi.advanceTimersByTimeAsync(100)
  expect(urgent().at(-1)).toContain('moved on')
  expect(table.player.sent).toBeNull()
})

it('brings a contribution for each seat that is not ready', async () => {
  const max = place({ name: 'Max', mine: true, ready: true })
  const places = [place({ name: 'Zoé', mine: true }), max, place(), place()]
  snapshot(3, [], { face: face({ phase: 'between', places }), sight: null })
  expect(await table.ready()).toBe(true)
  expect(posted).toHaveLength(1)
  const { contribution } = posted[0]!.wish
  expect(contribution).toMatch(/^[0-9a-f]{32}$/)
  expect(sessionStorage.getItem('corbillon.contribution.T.2.0')).toBe(contribution)
})

it('covers the hand between the turns of several at one page', () => {
  const places = [place({ name: 'Zoé', mine: true }), place({ name: 'Max', mine: true }), place(), place()]
  const two = { face: face({ places }) }
  snapshot(3, [], { ...two, ...own })
  expect([table.covered, table.awaited, table.acting]).toEqual([true, 0, false])
  table.uncover(0)
  expect([table.covered, table.acting]).toEqual([false, true])
  come(message(4, [laid(0, 'KS')], { ...two, sight: sight({ turn: 1 }) }))
  expect([table.covered, table.awaited]).toEqual([true, 1])
  table.uncover(1)
  expect(Source.last.url).toContain('seat=1')
  snapshot(4, [], { ...two, ...own, sight: sight({ seat: 1, turn: 1 }) })
  expect([table.covered, table.acting, table.you]).toEqual([false, true, 1])
})

it('lends a spectator no hand to act with', () => {
  const lent = { face: face({ places: [place({ name: 'Zoé', shows: true }), place(), place(), place()] }) }
  snapshot(3, [], { ...lent, sight: null })
  expect([table.you, table.acting]).toEqual([null, false])
  table.look(0, true)
  expect(Source.last.url).toContain('seat=0&watch=true')
  snapshot(3, [], { ...lent, ...own })
  expect([table.you, table.acting, table.naming.you]).toEqual([0, false, null])
})

it('keeps the mouth of a player shut who is muted', async () => {
  snapshot(3, [])
  table.mute(2)
  const before = said().length
  come(message(4, [{ kind: 'said', seat: 2, phrase: 'bravo' }]))
  await vi.advanceTimersByTimeAsync(1000)
  expect([said().length, table.bubbles.length]).toEqual([before, 0])
})
