/** Gestures on cards: one click, two touches, two ways, a right used, a card made ready, what plays by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../src/preferences.svelte'
import type { Message } from '../../src/wire'
import { Player, type Note } from '../../src/table/play.svelte'
import { speak } from '../../src/words.svelte'
import { face, message, right, sight } from './examples'

let acted: string[] = []
let notes: Note[] = []
let now: Message
let player: Player

const turn = (legal: string[], more: Partial<Message> = {}) =>
  (now = message(5, [], { choices: { legal, refused: {} }, ...more }))

beforeEach(async () => {
  await speak('en', 'historic')
  vi.useFakeTimers()
  Object.assign(preferences, { confirm: false, prePlay: false, forced: 'never' })
  acted = []
  notes = []
  turn(['KS', '2S'])
  player = new Player({
    get message() {
      return now
    },
    acting: true,
    act: async (action) => acted.push(action) > 0,
    answer: (note) => void notes.push(note),
  })
})
afterEach(() => vi.useRealTimers())

describe('an allowed card', () => {
  it('is played by one click, a key or a drop', () => {
    const gestures = ['mouse', 'keyboard', 'drag'] as const
    for (const [n, gesture] of gestures.entries()) {
      player.follow(turn(['KS', '2S'], { seq: 10 + n }))
      player.touch('KS', gesture)
    }
    expect(acted).toEqual(['KS', 'KS', 'KS'])
  })

  it('is played once, however often it is clicked', () => {
    player.touch('KS', 'mouse')
    player.touch('KS', 'mouse')
    player.touch('2S', 'mouse')
    expect(acted).toEqual(['KS'])
  })

  it('is raised by a first touch and played by the second', () => {
    player.touch('KS', 'touch')
    expect([player.raised, acted]).toEqual(['KS', []])
    player.touch('2S', 'touch')
    expect(player.raised).toBe('2S')
    player.touch('2S', 'touch')
    expect([player.raised, acted]).toEqual([null, ['2S']])
  })

  it('is raised first where the player confirms, and taken back', () => {
    preferences.confirm = true
    player.touch('KS', 'mouse')
    expect(player.cancel()).toBe(true)
    expect([player.raised, acted, player.cancel()]).toEqual([null, [], false])
  })

  it('is put aside in the exchange', () => {
    turn(['xKS', 'keep'])
    player.touch('KS', 'mouse')
    expect(acted).toEqual(['xKS'])
  })
})

describe('a board card with two ways', () => {
  it('is raised, then laid without a word', () => {
    turn(['QS', 'QS!'])
    player.touch('QS', 'mouse')
    expect([player.question, acted]).toEqual(['ways', []])
    player.touch('QS', 'mouse')
    expect(acted).toEqual(['QS'])
  })

  it('is laid at once where the word may still be said', () => {
    turn(['QS', 'QS!'], { face: face({ settings: { ...face().settings, grace: true } }) })
    player.touch('QS', 'mouse')
    expect(acted).toEqual(['QS'])
  })
})

it('asks once in a trick before a right is used', () => {
  turn(['KS', '4H'], { sight: sight({ laid: [{ seat: 1, card: '3S' }], reversis: right }) })
  player.touch('4H', 'mouse')
  expect([player.question, acted]).toEqual(['renounce', []])
  player.lower()
  player.touch('4H', 'mouse')
  expect(acted).toEqual(['4H'])
})

it('says why a card is refused', () => {
  const refused = { '4H': { code: 'must_follow', clause: 'Z29' } }
  turn([], { sight: sight({ laid: [{ seat: 1, card: '3S' }] }), choices: { legal: ['KS', '2S'], refused } })
  player.touch('4H', 'touch')
  expect(notes.at(-1)).toMatchObject({ article: 'Z29', cards: ['3S', 'KS', '2S'] })
  expect(acted).toEqual([])
})

describe('before one’s turn', () => {
  beforeEach(() => turn([]))

  it('a card does nothing but say so', () => {
    player.touch('KS', 'mouse')
    expect([player.prepared, notes.length, acted]).toEqual([null, 1, []])
  })

  it('a card is made ready, and played when it is allowed', () => {
    preferences.prePlay = true
    player.touch('KS', 'mouse')
    expect(player.prepared).toBe('KS')
    player.follow(turn(['KS', '2S']))
    expect([player.prepared, acted]).toEqual([null, ['KS']])
  })

  it('a card made ready that is refused is told', () => {
    preferences.prePlay = true
    player.touch('4H', 'mouse')
    const refused = { '4H': { code: 'must_follow', clause: 'Z29' } }
    const led = sight({ laid: [{ seat: 1, card: '3S' }] })
    player.follow((now = message(6, [], { sight: led, choices: { legal: ['KS'], refused } })))
    expect([player.prepared, acted, notes.at(-1)?.article]).toEqual([null, [], 'Z29'])
  })
})

describe('what alone is allowed', () => {
  it('is left to the player unless wished otherwise', () => {
    player.follow(turn(['pass']))
    vi.advanceTimersByTime(5000)
    preferences.forced = 'words'
    player.follow(turn(['KS']))
    vi.advanceTimersByTime(5000)
    expect(acted).toEqual([])
  })

  it('plays by itself after a pause, and can be stopped', () => {
    preferences.forced = 'words'
    player.follow(turn(['pass']))
    vi.advanceTimersByTime(599)
    expect(acted).toEqual([])
    vi.advanceTimersByTime(801)
    expect(acted).toEqual(['pass'])
    preferences.forced = 'cards'
    player.follow(turn(['KS']))
    expect(player.cancel()).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(acted).toEqual(['pass'])
  })
})
