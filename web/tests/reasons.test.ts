/** Reasons and reviews in words, and how values and courses are drawn. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../src/naming'
import { brief, choiceNamed, deed, hintTold, linked, percent, reasonsTold, signed, unsigned } from '../src/reasons'
import {
  bars, costs, courses, dearest, judged, lostTold, luckTold, rowTold, whenTold, whyTold,
} from '../src/review/review'
import type { ActionValue, Decision, DealReview, Hint, Reason } from '../src/wire'
import { speak } from '../src/words.svelte'

const spaces = (text: string) => text.replaceAll('\u00a0', ' ')
const context = (game = 'zinzolin'): Context => ({
  game, order: 'A23456789TJQK', names: ['Zoé', 'Agathe', 'Barnabé', 'Clélie'], you: 0,
})
const reason = (fact: string, more: Partial<Reason> = {}): Reason => ({
  fact, articles: ['Z39'], better: 0.67, worse: 0.01, weight: 8, seat: null, card: null, box: false, rank: null,
  amount: null, ...more,
})
const value = (action: string, gain: number, loss = 0): ActionValue => ({
  action, gain: { mean: gain, error: 0.5 }, loss: { mean: loss, error: 0.1 },
})
const hint = (values: ActionValue[], more: Partial<Hint> = {}): Hint => ({
  seat: 0, seq: 9, values, instead: null, reasons: [], worlds: 2000, ...more,
})
const decision = (more: Partial<Decision> = {}): Decision => ({
  action: 9, ply: 4, played: '2S', by: 'person', judgement: 'blunder', loss: { mean: 20.44, error: 0.3 },
  reasons: [reason('first-equinox')], values: [value('9S', 24), value('2S', 3.6, 20.44)], worlds: 2000, ...more,
})
const review = (decisions: Decision[], more: Partial<DealReview> = {}): DealReview => ({
  game: 'zinzolin', order: 'A23456789TJQK', seat: 0, deal: 1, names: [], decisions, worst: [0], lost: 20.44,
  luck: [], standing: [[500, 500], [494, 506]], worlds: 2000, ...more,
})

describe.each([
  ['en', 'The nine of spades: +24.0 on average, against +3.6 with the two of spades.',
    'The nine of spades wins the first Equinox in 67% of the possible deals, against 1% with the two of spades (Z39).'],
  ['fr', 'Le neuf de pique : +24,0 en moyenne, contre +3,6 avec le deux de pique.',
    'Le neuf de pique gagne le premier Équinoxe dans 67 % des donnes possibles, contre 1 % avec le deux de pique (Z39).'],
] as const)('a hint in %s', (language, best, why) => {
  beforeEach(() => speak(language, 'historic'))

  it('names the card, what it is worth against the next one, and why', () => {
    const told = hintTold(hint([value('9S', 24), value('2S', 3.6, 20.4)], {
      instead: '2S', reasons: [reason('first-equinox')],
    }), context())
    expect(told.map(({ text }) => spaces(text))).toEqual([best, why])
    expect(told[1]!.articles).toEqual(['Z39'])
  })
})

describe('reasons', () => {
  beforeEach(() => speak('en', 'historic'))
  const told = (one: Reason, better: string, worse: string, game = 'zinzolin') =>
    reasonsTold([one], better, worse, [better, worse], context(game))[0]!.text

  it('begin with the choice of which they are more often true', () => {
    const one = reason('pays', { better: 0, worse: 1, amount: 8, articles: ['Z34'] })
    expect(told(one, 'KS', '2S')).toBe(
      'The two of spades costs 8 jetons or more for the sigisbés of others for certain, never with the king of spades (Z34).',
    )
  })

  it('say of the card itself what it does', () => {
    const one = reason('placed', { card: '2H', better: 0.4, worse: 0.2 })
    expect(told(one, '2H', 'KS')).toMatch(/^The two of hearts goes under another’s card in 40%/)
    expect(told(one, 'KS', '3H')).toMatch(/^The king of spades gets the two of hearts under another’s card/)
    expect(told(reason('thrown', { rank: '2' }), '2H', 'KS')).toMatch(/^The two of hearts is thrown/)
    expect(told(reason('thrown', { rank: 'A' }), '2H', 'KS')).toMatch(/has an ace thrown/)
  })

  it('name players and boxes', () => {
    expect(told(reason('first-to', { seat: 2 }), 'KS', '2S')).toContain('leaves the first Equinox to Barnabé')
    const box = reason('takes-box', { card: '7D', box: true, articles: ['N20', 'N21'] })
    expect(told(box, '7D!', '3D', 'nain-jaune')).toMatch(/^The seven of diamonds, announced, takes .*\(N20, N21\)\.$/)
  })

  it('say so where there is nothing to tell', () => {
    expect(hintTold(hint([value('pass', 1)]), context())[0]!.text).toBe('There is no choice: passing.')
    const alike = hintTold(hint([value('KS', 1), value('QS', 1)]), context())
    expect(alike.at(-1)!.text).toBe('The trials do not tell the other choices from it.')
    expect(hintTold(hint([]), context())).toEqual([])
  })

  it('come in pieces, their articles apart', () => {
    expect(linked({ text: 'It pays R3 (R3, R33).', articles: ['R3', 'R33'] })).toEqual([
      { text: 'It pays R3 ', article: null },
      { text: '(', article: null },
      { text: 'R3', article: 'R3' },
      { text: ', ', article: null },
      { text: 'R33', article: 'R33' },
      { text: ').', article: null },
    ])
    expect(linked({ text: 'Nothing.', articles: [] })).toEqual([{ text: 'Nothing.', article: null }])
  })
})

describe('what can be done', () => {
  beforeEach(() => speak('en', 'historic'))

  it.each([
    ['KS', [], 'the king of spades', 'King of spades', 'K♠'],
    ['xKS', [], 'putting aside the king of spades', 'Putting aside the king of spades', '×K♠'],
    ['7D', ['7D!'], 'the seven of diamonds, without a word,', 'The seven of diamonds, without a word', '7♦'],
    ['7D!', ['7D'], 'the seven of diamonds, announced,', 'The seven of diamonds, announced', '7♦!'],
    ['d2', [], 'showing the twos', 'Showing the twos', 'Showing the twos'],
    ['undertake', [], 'undertaking the reversis', 'Undertaking the reversis', 'Undertaking the reversis'],
  ] as const)('%s', (action, legal, told, named, short) => {
    expect(deed(action, legal)).toBe(told)
    expect(choiceNamed(action, legal)).toBe(named)
    expect(brief(action).replaceAll('\ufe0e', '')).toBe(short)
  })

  it('has its numbers', async () => {
    expect([0.999, 1, 0.624, 0.001].map(percent)).toEqual([99, 100, 62, 0])
    expect([signed(-2.24), signed(3), signed(-0.01), signed(-24, 0), unsigned(-3.04)]).toEqual(
      ['−2.2', '+3.0', '0.0', '−24', '3.0'],
    )
    await speak('fr', 'historic')
    expect(signed(-2.24)).toBe('−2,2')
  })
})

describe('a review', () => {
  beforeEach(() => speak('en', 'historic'))

  it('says what a choice cost, when, and why', () => {
    const one = decision()
    expect(judged(one, 'zinzolin')).toBe(
      'Trick 2, the two of spades: blunder, 20.4 lost; the nine of spades was best.',
    )
    expect(whyTold(one, context())[0]!.text).toMatch(/^The nine of spades wins the first Equinox/)
    expect(whyTold(decision({ reasons: [] }), context())[0]!.text).toBe('The trials show no single cause of it.')
    expect(rowTold(one, 'zinzolin')).toEqual({
      when: 'Trick 2', played: 'Two of spades', judgement: 'blunder', cost: '−20.4',
    })
  })

  it('says when a choice came', async () => {
    expect(whenTold(decision({ ply: 8 }), 'nain-jaune')).toBe('card 9')
    expect(whenTold(decision({ played: 'xKS', ply: 0 }), 'zinzolin')).toBe('before the first card')
    expect(judged(decision({ played: 'keep', ply: 0 }), 'reversis')).toMatch(/^Before the first card, keeping the hand: /)
    await speak('fr', 'modern')
    expect(whenTold(decision(), 'zinzolin')).toBe('pli 2')
  })

  it('has no blame for what was good or forced', () => {
    const good = decision({ judgement: 'best', loss: { mean: 0.2, error: 0.2 } })
    expect(costs(good)).toBe(false)
    expect(whyTold(good, context())).toEqual([])
    expect(judged(good, 'zinzolin')).toMatch(/^The two of spades: nothing was better/)
    const forced = decision({ judgement: 'forced', values: [value('2S', 1)], loss: { mean: 0, error: 0 } })
    expect(judged(forced, 'zinzolin')).toBe('There is no choice: the two of spades.')
    expect(rowTold(forced, 'zinzolin').cost).toBe('')
  })

  it('tells luck and play, and what was lost', () => {
    const estimated = (mean: number) => ({ mean, error: 1 })
    const one = review([decision()], { luck: [{ result: -24, luck: estimated(-18.4), play: estimated(-5.6) }] })
    expect(spaces(luckTold(one))).toContain('Result: −24 = −18.4 (± 2.0) of luck')
    expect(luckTold(review([]))).toBe('')
    expect(lostTold(one, 0)).toBe('Lost by your choices: 20.4.')
    expect(lostTold(one, null)).toBe('Lost by choices: 20.4.')
    expect(lostTold(review([], { worst: [] }), 0)).toMatch(/^No choice cost anything/)
    expect(dearest(review([], { worst: [5, 4, 3, 2, 1, 0] }))).toEqual([5, 4, 3, 2, 1])
  })

  it('draws bars from nothing, and courses that end with the result', () => {
    expect(bars([3, -1])).toEqual([
      { from: 0.25, long: 0.75, zero: 0.25 },
      { from: 0, long: 0.25, zero: 0.25 },
    ])
    expect(bars([4, 2]).map(({ from, long, zero }) => [from, long, zero])).toEqual([[0, 1, 0], [0, 0.5, 0]])
    expect(bars([0, 0])[0]).toEqual({ from: 0, long: 0, zero: 0 })
    const none = { mean: 0, error: 0 }
    const luck = [-38, 6].map((result) => ({ result, luck: none, play: none }))
    expect(courses(review([], { luck }))).toEqual([[-32, -38], [0, 6]])
    expect(courses(review([]))).toEqual([[0, -6], [0, 6]])
  })
})
