/** The cloth: chips, places, marks, flights, and what it shows of each game in words. */
import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Cloth from '../src/cloth/Cloth.svelte'
import { departures } from '../src/cloth/flights'
import { dueTo, marksOf } from '../src/cloth/marks'
import { edgeOf, formOf, shares, sides } from '../src/cloth/places'
import { drawn, flying, inChips } from '../src/cloth/purse'
import type { Context } from '../src/naming'
import type { Payment, Sight } from '../src/wire'
import { speak } from '../src/words.svelte'

const NAMES = ['Agathe', 'Barnabé', 'Clélie', 'Damis']
const naming = (game: string, you: number | null = 0): Context => ({ game, order: 'A23456789TJQK', names: NAMES, you })
const due = (source: number | string, target: number | string, amount: number): Payment =>
  ({ deal: 1, source, target, amount, clause: 'R33', card: null, arithmetic: null })

const SIGHT: Sight = {
  seat: 0, hand: ['KS', '4H'], discard: null, offered: null, deal: 1, dealer: 0, turn: 1, doing: 'play', leader: 1,
  sizes: [2, 2, 2, 2], balances: [480, 500, -9, 488], pots: { basket: 40, rocambole: 8 },
  laid: [{ seat: 3, card: '7D' }, { seat: 0, card: 'QS' }], last: null, tricks: [3, 0, 5, 2], points: [],
  exchanged: [true, false, true, false], talon: 2, pending: [],
  zinzolin: {
    stake: 2, shown: [[], ['AS', 'AH', 'AD'], [], []], first_equinox: 2, second_equinox: null, basket_winner: 2,
  },
  nain_jaune: null, reversis: null,
}
const RUN: Sight = {
  ...SIGHT, zinzolin: null, tricks: [], exchanged: [], doing: 'follow',
  pots: { TD: 4, JC: 8, QS: 0, KH: 16, '7D': 20 }, laid: [{ seat: 0, card: '5H' }, { seat: 0, card: '6C' }],
  nain_jaune: {
    wanted: '7', boxes: { TD: 'open', JC: 'open', QS: 'taken', KH: 'forgotten', '7D': 'doubled' }, openings: 1, last: 0,
  },
}

describe('chips', () => {
  it('counts as few as may be', () => {
    expect(inChips(538, 'reversis').map(({ count, worth }) => [count, worth])).toEqual([[10, 50], [7, 5], [3, 1]])
    expect(inChips(488, 'zinzolin').map(({ count, worth }) => [count, worth])).toEqual([[61, 8]])
    expect(inChips(-17, 'nain-jaune').map(({ count, worth }) => [count, worth])).toEqual([[1, 10], [1, 5], [2, 1]])
    expect(inChips(0, 'nain-jaune')).toEqual([])
  })

  it('draws a high pile high, but not as high as it is', () => {
    expect([1, 5, 6, 20, 60, 500].map(drawn)).toEqual([1, 5, 5, 7, 8, 8])
  })

  it('lets four chips fly at most', () => {
    expect(flying(3, 'zinzolin').map(({ worth }) => worth)).toEqual([1, 1, 1])
    expect(flying(150, 'reversis')).toHaveLength(3)
    expect(flying(400, 'reversis')).toHaveLength(4)
  })
})

describe('places', () => {
  it('knows the form of a cloth', () => {
    expect([formOf(1280, 600), formOf(844, 250)]).toEqual(['wide', 'low'])
    expect([formOf(390, 700), formOf(320, 400)]).toEqual(['tall', 'tall'])
    expect(formOf(844, 400, 390)).toBe('low')
  })

  it('seats everybody once', () => {
    for (let others = 1; others < 8; others += 1) {
      for (const form of ['wide', 'tall', 'low'] as const) {
        const { left, top, right } = shares(others, form)
        expect(left + top + right).toBe(others)
        expect(Math.abs(left - right)).toBeLessThan(2)
      }
    }
  })

  it('goes round in the order of play', () => {
    expect(sides([0, 1, 2, 3], 'wide', 'right')).toEqual([['right', [1]], ['top', [2]], ['left', [3]]])
    expect(sides([2, 3, 0, 1], 'wide', 'left')).toEqual([['left', [3]], ['top', [0]], ['right', [1]]])
    expect(sides([0, 1, 2, 3, 4, 5, 6, 7], 'tall', 'left')).toEqual(
      [['left', [1, 2]], ['top', [3, 4, 5]], ['right', [6, 7]]],
    )
  })

  it('lays a card towards its player', () => {
    expect([0, 1, 2, 3].map((seat) => edgeOf(seat, [0, 1, 2, 3], 'right'))).toEqual(['bottom', 'right', 'top', 'left'])
    expect([0, 1, 2, 3].map((seat) => edgeOf(seat, [1, 2, 3, 0], 'left'))).toEqual(['right', 'bottom', 'left', 'top'])
  })
})

describe('flights', () => {
  it('are over within 1.2 s, however many they are', () => {
    for (const count of [1, 2, 5, 20, 60]) {
      const starts = departures(count, 520)
      expect(starts).toHaveLength(count)
      expect(Math.max(...starts) + 520).toBeLessThanOrEqual(1200)
    }
  })
})

describe('marks', () => {
  beforeEach(() => speak('fr', 'historic'))

  it('sums what is due to a seat and from it', () => {
    const pending = [due(1, 0, 5), due(2, 0, 5), due(0, 'basket', 3)]
    expect([0, 1, 2, 3].map((seat) => dueTo(seat, pending))).toEqual([7, -5, -5, 0])
  })

  it('has a word for every sign', () => {
    const told = (seat: number, sight: Sight, game = 'zinzolin') =>
      marksOf(seat, sight, naming(game)).map(({ word }) => word.replaceAll('\u00a0', ' '))
    expect(told(0, SIGHT)).toEqual(['donne'])
    expect(told(1, SIGHT)).toEqual(['entame'])
    expect(told(2, SIGHT)).toEqual(['1er Équinoxe'])
    expect(told(1, { ...SIGHT, doing: 'exchange' })).toEqual(['garde son jeu'])
    const reversis: Sight['reversis'] = {
      holds_espagnolette: true, has_right: true, has_used: false, announced: 2, undertaker: 2, four_cards: [],
    }
    const sight: Sight = { ...SIGHT, zinzolin: null, reversis, pending: [due(1, 0, 5)] }
    expect(told(0, sight, 'reversis')).toEqual(['donne', 'espagnolette : vous pouvez renoncer', '5 en suspens'])
    expect(told(2, sight, 'reversis')).toEqual(['entreprend le reversis', 'espagnolette'])
  })
})

describe.each(['fr', 'en'] as const)('the table in %s', (lang) => {
  let shown: Record<string, unknown> | null = null
  beforeEach(() => speak(lang, 'historic'))
  afterEach(() => {
    if (shown) void unmount(shown)
    document.body.replaceChildren()
  })

  function lay(sight: Sight, more: Record<string, unknown> = {}) {
    const game = sight.nain_jaune ? 'nain-jaune' : sight.reversis ? 'reversis' : 'zinzolin'
    const props = { sight, naming: naming(game), around: [0, 1, 2, 3], direction: 'right' as const, ...more }
    shown = mount(Cloth, { target: document.body, props })
    return document.body
  }

  const names = (body: HTMLElement) =>
    [...body.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')!)

  it('names every seat, every account, every card that lies there', () => {
    const explain = vi.fn()
    const body = lay(SIGHT, { explain })
    expect(body.querySelectorAll('[data-seat]')).toHaveLength(4)
    const accounts = [...body.querySelectorAll<HTMLElement>('[data-account]')].map((one) => one.dataset['account'])
    expect(accounts.sort()).toEqual(['0', '1', '2', '3', 'basket', 'rocambole'])
    const seven = lang === 'fr' ? 'sept de carreau' : 'seven of diamonds'
    expect(names(body).filter((name) => name.startsWith(seven))).toHaveLength(1)
    body.querySelector<HTMLElement>('[data-account="basket"]')!.click()
    expect(explain).toHaveBeenCalledWith('basket')
  })

  it('draws no card of a hand unless hands lie open', () => {
    expect(lay(SIGHT).innerHTML).not.toMatch(/KS|roi de pique|king of spades/)
    document.body.replaceChildren()
    const open = names(lay(SIGHT, { hands: [['KS'], [], [], []] }))
    expect(open.some((name) => /roi de pique|king of spades/.test(name))).toBe(true)
  })

  it('lays a run with its rank and the fate of each box', () => {
    const body = lay(RUN, { explain: () => undefined })
    const text = names(body).join(' ')
    expect(text).toMatch(lang === 'fr' ? /prise/ : /taken/)
    expect(text).toMatch(lang === 'fr' ? /oubliée/ : /forgotten/)
    expect(body.querySelector('.wanted')!.textContent).toContain(lang === 'fr' ? 'sept' : 'seven')
  })

  it('keeps a taken trick until it is skipped', () => {
    const skip = vi.fn()
    const trick = { number: 1, taker: 3, cards: [0, 1, 2, 3].map((seat) => ({ seat, card: `${'4567'[seat]}S` })) }
    const body = lay({ ...SIGHT, laid: [] }, { lingering: trick, skip })
    expect(body.querySelectorAll('[data-from]')).toHaveLength(4)
    body.querySelector<HTMLElement>('.collect')!.click()
    expect(skip).toHaveBeenCalled()
  })
})
