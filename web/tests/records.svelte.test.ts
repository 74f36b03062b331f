/** Records walked through: sums of the ledger, steps and landings, values of the books, and hands that stay covered. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inForce, placeInBook, spelled, switchesOf, titlesOf, valuePart } from '../src/books'
import { recordsIn } from '../src/files'
import { balanceOfAll, byAccount, byCause, partOf } from '../src/ledger'
import type { Context } from '../src/naming'
import Lay from '../src/parts/replay/Lay.svelte'
import Ledger from '../src/parts/Ledger.svelte'
import { landing, landings, readWalk, seenOpenly, toldOpenly, writeWalk } from '../src/replay'
import type { Book, BookSwitch, CatalogueGame, GameEvent, OpenDeal, Payment, Sight, Step } from '../src/wire'
import { speak } from '../src/words.svelte'
import { face, sight as whole } from './table/examples'

const CONTEXT: Context = {
  game: 'zinzolin',
  order: 'A23456789TJQK',
  names: ['Agathe', 'Barnabé', 'Clélie', 'Damis'],
  you: null,
}
const payment = (
  deal: number,
  source: Payment['source'],
  target: Payment['target'],
  amount: number,
  clause: string,
): Payment => ({
  deal,
  source,
  target,
  amount,
  clause,
  card: clause === 'Z34' ? '3S' : null,
  arithmetic: { value: amount, name: '', about: {} },
})
const LEDGER = {
  payments: [
    payment(1, 0, 'basket', 8, 'Z8'),
    payment(1, 1, 'basket', 8, 'Z8'),
    payment(1, 1, 0, 3, 'Z34'),
    payment(2, 'basket', 1, 16, 'Z39'),
  ],
  begun: { 0: 100, 1: 100, basket: 0 },
  accounts: { 0: 95, 1: 105, basket: 0 },
}

beforeEach(() => speak('en', 'historic'))

describe('a ledger', () => {
  it('is summed by account, and all together are nothing', () => {
    const sums = byAccount(LEDGER)
    expect(sums.map((one) => [one.account, one.before, one.received, one.paid, one.after])).toEqual([
      [0, 100, 3, 8, 95],
      [1, 100, 16, 11, 105],
      ['basket', 0, 16, 16, 0],
    ])
    expect(balanceOfAll(sums)).toBe(0)
  })

  it('is summed by cause in the order in which they came', () => {
    expect(byCause(LEDGER.payments)).toEqual([
      { clause: 'Z8', count: 2, amount: 16 },
      { clause: 'Z34', count: 1, amount: 3 },
      { clause: 'Z39', count: 1, amount: 16 },
    ])
  })

  it('of one deal begins where the deals before it end', () => {
    const second = partOf(LEDGER, 2)
    expect(second.begun).toEqual({ 0: 95, 1: 89, basket: 16 })
    expect(second.accounts).toEqual(LEDGER.accounts)
    expect(second.payments).toHaveLength(1)
    expect(partOf(LEDGER, null)).toBe(LEDGER)
  })
})

const sight = (more: Partial<Sight> = {}) => ({ nain_jaune: null, ...more }) as Sight
const step = (events: GameEvent[], more: Partial<Sight> = {}): Step => ({
  seat: 0,
  action: 'x',
  by: null,
  events,
  hands: [],
  sight: sight(more),
})
const laid = (opens: boolean): GameEvent => ({ kind: 'laid', seat: 0, card: 'KS', opens })
const taken: GameEvent = { kind: 'trick_taken', number: 1, seat: 0, leader: 0, cards: [] }
const dealOf = (...steps: Step[]) => ({ steps }) as OpenDeal

describe('a walk', () => {
  it('is read from an address and written into one', () => {
    const walk = { deal: 3, step: 12, seat: 2 }
    expect(writeWalk(walk)).toBe('?deal=3&step=12&seat=2')
    expect(readWalk(new URLSearchParams(writeWalk(walk)))).toEqual(walk)
    expect(readWalk(new URLSearchParams('?deal=x&step=-1&seat=1e9'))).toEqual({ deal: null, step: 0, seat: 0 })
  })

  it('lands where a trick is complete', () => {
    const exchange = step([{ kind: 'kept', seat: 0, left: null }])
    const deal = dealOf(
      step([]),
      exchange,
      step([laid(true)]),
      step([laid(false), taken]),
      step([laid(true)]),
      step([laid(false), taken]),
    )
    expect(landings(deal)).toEqual([0, 1, 3, 5])
    expect(landing(deal, 1, 1)).toBe(3)
    expect(landing(deal, 3, -1)).toBe(1)
    expect(landing(deal, 5, 1)).toBe(5)
  })

  it('lands where a run ends', () => {
    const run = { nain_jaune: { wanted: null, boxes: {}, openings: 1, last: null } }
    const deal = dealOf(step([], run), step([laid(true)], run), step([laid(false)], run), step([laid(true)], run))
    expect(landings(deal)).toEqual([0, 2, 3])
  })

  it('tells of a covered hand nothing that only it knows', () => {
    const events: GameEvent[] = [
      { kind: 'exchanged', seat: 1, aside: 'KS', drawn: '2H' },
      { kind: 'kept', seat: 1, left: '4D' },
      { kind: 'noticed', what: 'espagnolette', seat: 1 },
      { kind: 'noticed', what: 'made', seat: 1 },
    ]
    expect(toldOpenly(events, [true, true])).toEqual(events)
    expect(toldOpenly(events, [true, false])).toEqual([
      { kind: 'exchanged', seat: 1, aside: null, drawn: null },
      { kind: 'kept', seat: 1, left: null },
      { kind: 'noticed', what: 'made', seat: 1 },
    ])
  })

  it('shows no right of which only a covered hand knows', () => {
    const reversis = {
      holds_espagnolette: true,
      has_right: true,
      has_used: false,
      announced: 2,
      undertaker: null,
      four_cards: [],
    }
    const seen = sight({ seat: 1, reversis })
    expect(seenOpenly(seen, [true, true])).toBe(seen)
    expect(seenOpenly(seen, [true, false]).reversis).toEqual({ ...reversis, holds_espagnolette: false, has_right: false })
    expect(seenOpenly(sight({ seat: 1 }), [true, false]).reversis).toBeUndefined()
  })
})

describe('a book', () => {
  const value = (text: string) => ({ value: text, default: false, inlines: [] })
  const one: BookSwitch = {
    kind: 'switch',
    name: 'end',
    default: 'ruin',
    values: [value('ruin'), value('rounds N'), value('none'), value('N')],
  }
  const book: Book = {
    title: 'B',
    intro: [],
    chapters: [
      { title: 'E', blocks: [], articles: [{ number: 'N30', title: 'The end', chapter: 'E', blocks: [one] }] },
    ],
  }

  it('names its articles and holds its switches', () => {
    expect(titlesOf(book).get('N30')).toBe('The end')
    expect(switchesOf(book).get('end')).toBe(one)
  })

  it.each([
    ['ruin', 0],
    [{ rounds: 8 }, 1],
    [null, 2],
    [7, 3],
    ['5+1', -1],
    [true, -1],
  ] as const)('finds %j', (wanted, place) => {
    expect(placeInBook(one, wanted)).toBe(place)
  })

  it('spells values as a record does, and says them as a rule card does', () => {
    expect([true, null, 7, '5+1', { rounds: 8 }].map((one) => spelled(one))).toEqual([
      'true',
      'null',
      '7',
      '5+1',
      'rounds 8',
    ])
    expect(valuePart('5+1')).toEqual(['number', { n: 5 }])
    expect(valuePart({ rounds: 8 })).toEqual(['rounds', { n: 8 }])
    expect(valuePart(null)).toEqual(['null', {}])
  })

  it('knows what is in force: what a table says, else its preset, else the default', () => {
    const switches = ['a', 'b', 'c'].map((name) => ({ name, default: 0 }))
    const game = {
      switches,
      presets: [
        { name: 'seed', rules: {} },
        { name: 'family', rules: { b: 1, c: 1 } },
      ],
    } as unknown as CatalogueGame
    expect(inForce(game, { preset: 'family', rules: { c: 2 } })).toEqual({ a: 0, b: 1, c: 2 })
  })
})

describe('files', () => {
  it('hold one record, or one a line', () => {
    expect(recordsIn('{"a":\n1}')).toEqual([{ a: 1 }])
    expect(recordsIn('{"a":1}\n{"b":2}\n')).toEqual([{ a: 1 }, { b: 2 }])
    expect(() => recordsIn('hello')).toThrow(SyntaxError)
  })
})

describe('drawn', () => {
  let drawn: Record<string, unknown> | undefined
  const text = () => document.body.innerHTML

  afterEach(() => {
    if (drawn) void unmount(drawn)
    document.body.innerHTML = ''
  })

  function lay(open: boolean[]) {
    const hands = [['2H'], ['2S', 'KS'], ['3D'], ['4C']]
    const one = { ...step([], whole({ sizes: [1, 2, 1, 1] })), hands }
    const deal = { ...dealOf(one), game: 'zinzolin', settings: face().settings }
    drawn = mount(Lay, {
      target: document.body,
      props: { deal, step: one, happened: [], context: CONTEXT, seat: 0, open, toggle: () => undefined },
    })
    flushSync()
  }

  it('a covered hand names no card', () => {
    lay([true, false, false, false])
    expect(document.querySelector('[data-seat="1"]')?.innerHTML).not.toMatch(/king|spades|KS|2S|♠/)
    expect(document.querySelector('[data-seat="1"]')?.innerHTML).toContain('2 cards')
    expect(text()).not.toMatch(/three of diamonds|four of clubs/)
  })

  it('an open hand names each card, as its game sorts it', () => {
    lay([true, true, false, false])
    const cards = [...document.querySelectorAll('[data-seat="1"] [data-card] [role=img]')]
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['king of spades', 'two of spades'])
  })

  it('a ledger says that it sums to nothing, and reckons each payment', () => {
    globalThis.fetch = () => Promise.reject(new Error('no network'))
    drawn = mount(Ledger, { target: document.body, props: { ledger: LEDGER, context: CONTEXT } })
    flushSync()
    expect(document.querySelector('tfoot')?.textContent).toContain('0: whatever one gave, another got')
    expect(document.querySelectorAll('.payments tbody tr')).toHaveLength(4)
    expect(text()).toContain('3 = 3')
    expect(document.querySelector('a[data-article=Z34]')?.getAttribute('href')).toBe('/rules/zinzolin/Z34')
  })
})
