/** Payments with their arithmetic, and cards in words. */
import { beforeEach, describe, expect, it } from 'vitest'
import { handSorted, suitsInTurn, type Context } from '../src/naming'
import { cardNamed, payTold, reckoned, sumTold, whyTold } from '../src/telling'
import type { Arithmetic, Paid, Payment } from '../src/wire'
import { speak } from '../src/words.svelte'

const ORDER = 'A23456789TJQK'
const ZINZOLIN: Context = { game: 'zinzolin', order: ORDER, names: ['Agathe', 'Barnabé', 'Clélie', null], you: 0 }
const NAIN_JAUNE: Context = { ...ZINZOLIN, game: 'nain-jaune' }
const REVERSIS: Context = { ...ZINZOLIN, game: 'reversis', order: '23456789JQKA' }

const figure = (value: number, name: string, about: Record<string, string | number> = {}): Arithmetic => ({
  value,
  name,
  about,
})
const payment = (more: Partial<Payment> = {}): Payment => ({
  deal: 3,
  source: 1,
  target: 0,
  amount: 6,
  clause: 'Z34',
  card: '3S',
  arithmetic: null,
  ...more,
})
const paid = (way: Paid['way'], ...payments: Payment[]): Paid => ({ kind: 'paid', number: 2, way, payments })

describe('payments', () => {
  beforeEach(() => speak('en', 'historic'))

  it.each([
    ['each-other', payment({ source: 2, clause: 'Z24' }), 'you receive 6 jetons from each of the others'],
    ['each-out', payment({ source: 'basket', clause: 'Z51' }), 'each player takes 6 jetons from the basket'],
    ['one', payment({ source: 0, target: 2 }), 'you pay Clélie 6 jetons'],
    ['one', payment({ source: 2, target: 1 }), 'Clélie pays Barnabé 6 jetons'],
    ['one', payment({ source: 1, target: 'rocambole', clause: 'Z10' }), 'Barnabé puts 6 jetons into the Rocambole'],
    ['one', payment({ source: 'basket', target: 1, clause: 'Z39' }), 'Barnabé takes 6 jetons from the basket'],
  ] as const)('tells %s', (way, one, expected) => {
    expect(payTold(paid(way, one), ZINZOLIN)).toContain(expected)
  })

  it('reckons sums, products, least, and figures below nothing', () => {
    const three = figure(3, 'sigisbe', { card: '3S' })
    const sum: Arithmetic = {
      sign: '×',
      terms: [{ sign: '+', terms: [three, figure(-2, '')] }, figure(2, 'double-round')],
    }
    const told = reckoned(sum, ZINZOLIN)
    expect(told).toMatch(/^\(3 \(.*three of spades.*\) \+ −2\) × 2 \(double round\)$/)
    expect(reckoned({ sign: 'min', terms: [figure(3, ''), figure(4, '')] }, ZINZOLIN)).toBe('min(3, 4)')
    expect(sumTold(payment({ arithmetic: { sign: '×', terms: [figure(3, ''), figure(2, '')] } }), ZINZOLIN)).toBe(
      '3 × 2 = 6',
    )
    expect(sumTold(payment(), ZINZOLIN)).toBe('')
  })

  it('explains a payment with its article', () => {
    const one = payment({ arithmetic: figure(6, '') })
    expect(whyTold(paid('one', one), ZINZOLIN, 'Sigisbés that follow')).toEqual([
      expect.stringContaining('Payment 2'),
      '6 = 6',
      'Article Z34: Sigisbés that follow.',
    ])
  })
})

describe('cards', () => {
  beforeEach(() => speak('fr', 'historic'))

  it('names a card', () => expect(cardNamed('QS')).toBe('dame de pique'))

  it('puts black and red in turn', () => {
    expect(suitsInTurn(new Set('SHDC'))).toBe('SHCD')
    expect(suitsInTurn(new Set('HDC'))).toBe('HCD')
    expect(suitsInTurn(new Set('SCD'))).toBe('SDC')
  })

  it('sorts a hand as its game does', () => {
    expect(handSorted(['2S', 'KH', 'AS', 'KS', '3C'], ZINZOLIN)).toEqual(['KS', '2S', 'AS', 'KH', '3C'])
    expect(handSorted(['KH', 'AS', '7D', '7S'], NAIN_JAUNE)).toEqual(['AS', '7S', '7D', 'KH'])
    expect(handSorted(['2S', 'AS', 'KS'], REVERSIS)).toEqual(['AS', 'KS', '2S'])
  })
})
