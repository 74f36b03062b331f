/** After a deal: the ledger of one account, the curve, the shuffle as this browser saw it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsOf, ledgerWith, storyOf } from '../src/settle/accounts'
import { PAYING } from '../src/settle/clauses'
import { compareHands, compareSeal, compareShares, keepSeal } from '../src/settle/proofs'
import { handsOf, sealOf, shuffled } from '../src/settle/shuffle'
import { apart, curves, ticks } from '../src/settle/standing'
import type { Ledger, Payment } from '../src/wire'
import { has, speak } from '../src/words.svelte'

const payment = (deal: number, source: number | string, target: number | string, amount: number): Payment =>
  ({ deal, source, target, amount, clause: 'Z8', card: null, arithmetic: null })
const BOOK: Ledger = {
  begun: { 0: 100, 1: 100, basket: 0 },
  payments: [payment(1, 0, 'basket', 8), payment(1, 1, 'basket', 8), payment(2, 'basket', 1, 16)],
  accounts: { 0: 92, 1: 108, basket: 0 },
}

describe('accounts', () => {
  it('tells what an account got and gave, and what it held then', () => {
    const { before, lines, after } = storyOf('basket', BOOK)
    expect([before, ...lines.map(({ balance }) => balance), after]).toEqual([0, 8, 16, 0, 0])
    expect(lines.map(({ gain }) => gain)).toEqual([8, 8, -16])
    expect(lines.map(({ other }) => other)).toEqual([0, 1, 1])
  })

  it('puts the deal in hand after the finished ones, once', () => {
    const seen = [payment(2, 0, 'basket', 8)]
    const book = ledgerWith(BOOK, seen, 2)
    expect(book.payments).toHaveLength(3)
    expect(book.accounts).toEqual({ 0: 84, 1: 92, basket: 24 })
  })

  it('names seats by their numbers', () => expect(accountsOf(BOOK)).toEqual([0, 1, 'basket']))
})

describe('the curve', () => {
  it('adds up the gains', () => {
    expect(curves([100, 50], [[-8, 8], [4, -4]])).toEqual([[100, 92, 96], [50, 58, 54]])
  })

  it('has round figures around all values', () => {
    for (const [least, most] of [[0, 120], [-73, 168], [535, 535], [488, 490]] as const) {
      const found = ticks(least, most)
      expect(found[0]).toBeLessThanOrEqual(least)
      expect(found.at(-1)).toBeGreaterThanOrEqual(most)
      expect(found.length).toBeLessThan(9)
    }
  })

  it('sets labels apart', () => {
    const set = apart([10, 11, 100, 12], 15).sort((one, other) => one - other)
    set.slice(1).forEach((at, place) => expect(at - set[place]!).toBeGreaterThanOrEqual(15))
  })
})

describe('the shuffle as it was seen', () => {
  beforeEach(() => sessionStorage.clear())

  it('reckons the seal as docs/shuffle.md has it', async () => {
    expect(await sealOf('8dfa6a2be90288022039d1c685ed10b9b97f50047bad2e51f9569d99178ea798')).toBe(
      '16193ba656924a66e3514512b97518fc96c4639c79e0c98f5eaa75881be8cab0',
    )
  })

  it('compares the first seal seen', () => {
    expect(compareSeal('t', 1, 'ab')).toBe('unknown')
    keepSeal('t', 1, 'ab')
    keepSeal('t', 1, 'cd')
    expect(compareSeal('t', 1, 'ab')).toBe('same')
    expect(compareSeal('t', 1, 'cd')).toBe('other')
    expect(compareSeal('t', 1, null)).toBe('unknown')
  })

  it('compares what the own seats brought', () => {
    expect(compareShares('t', 1, [0], ['aa', 'bb'])).toBe('unknown')
    sessionStorage.setItem('corbillon.contribution.t.1.1', 'bb')
    expect(compareShares('t', 1, [0, 1], ['', 'bb'])).toBe('same')
    expect(compareShares('t', 1, [1], ['', 'cc'])).toBe('other')
  })
})

/** Deals of this server as it dealt them: the secret, the hands by seat; two seats or one threw something in. */
const DEALT = [
  ['zinzolin', '6e7d29c2c0f4c7c06756b58219237e3c5c58d35bbaef4fdb8cdba467a1990476', 2, [
    'ACTC8S2SQS9SKS3HQC4SAD2H', '9C6C8CTH7S8DTS7D5S5HQD8H', 'KCKD3D3S5CJD7CJC5D6H2C4H', '6S7H4CAH4DTDJHKH6D9HQHJS',
  ]],
  ['reversis', '7b5add29e078aad75ccf9c3f688d9a2851540d4436e9c9675ed81f5888ce5e42', 2, [
    '8SJH8H7D9H5S3C3DKC6D4HKS', '6S5CACAH4DAD5HJDQSAS8D', 'QHKH3S2C9D9S7CQD6HJS8C', 'KD2D9C4S7S7H6C4C2HQC5D',
  ]],
  ['nain-jaune', 'b2468f18fe04af6804a9fe526fcd32ad307cbabffd54957ba343f2fa15bf15af', 1, [
    'AHTS8SKDTHAS9C4D5S6D3H9H3C7D6C', '6SQCJD8H3D7H8CQH6H2HTD9S4HKC7C', '5C5DQSJSAD2C5H3S4C4SQD2S8DTCJH',
  ]],
] as const

describe('the shuffle reckoned again', () => {
  it('is that of docs/shuffle.md', async () => {
    const hex = (text: string) => text.split('').map((one) => one.charCodeAt(0).toString(16)).join('')
    const pack = [0, 1, 2, 3, 4, 5, 6, 7]
    expect(await shuffled(pack, '00'.repeat(32), [hex('heads'), '', hex('tails')])).toEqual([2, 6, 0, 4, 3, 5, 1, 7])
  })

  it.each(DEALT)('deals %s as the server did', async (game, secret, gave, hands) => {
    const contributions = hands.map((_, seat) => (seat < gave ? 'ab'.repeat(16) : ''))
    const dealt = hands.map((hand) => hand.match(/../g)!)
    const table = { game, dealer: 0 }
    expect(await compareHands(table, dealt, { secret, contributions })).toBe('same')
    expect(await compareHands({ ...table, dealer: 1 }, dealt, { secret, contributions })).toBe('other')
    contributions[0] = 'ac'
    expect(await compareHands(table, dealt, { secret, contributions })).toBe('other')
  })

  it('deals eight hands of six', () => {
    const cards = Array.from({ length: 52 }, (_, place) => String(place))
    expect(handsOf('nain-jaune', cards, 8, 3)[4]).toEqual(['0', '8', '16', '24', '32', '40'])
  })
})

describe('the rule card', () => {
  it('names only articles by which something is paid', async () => {
    await speak('fr', 'historic')
    for (const clause of Object.values(PAYING).flat()) expect(has(`reason-${clause}`)).toBe(true)
  })
})
