/** Players, cards, accounts and amounts in words; the mirror of the terminal's voice. */
import { cardName, rankWord, suitOf } from './cards'
import type { Account, Card } from './wire'
import { has, listing, part, say } from './words.svelte'

/** Of which table one speaks, and to whom. */
export interface Context {
  game: string
  /** The ranks, weakest first. */
  order: string
  /** The players' names by seat, bots' too; where there is none the seat's number is said. */
  names: readonly (string | null)[]
  /** The seat of the person spoken to, ``null`` for one who only watches. */
  you: number | null
  /** The person of grammar of each seat, where it is known. */
  genders?: readonly ('she' | 'he')[]
}

const FICHES: Record<string, number> = { zinzolin: 8 }
const BY_RANK = new Set(['nain-jaune'])
const RUNS = new Set(['nain-jaune'])

/** Whether cards are laid in runs, without tricks. */
export function isOfRuns(game: string): boolean {
  return RUNS.has(game)
}

/** A player's name; «you» for the person spoken to. */
export function nameOf(seat: number, context: Context): string {
  if (seat === context.you) return say('name-you')
  return context.names[seat] ?? say('player-unnamed', { n: seat + 1 })
}

/** The person of grammar: ``you``, ``she`` or ``he``. */
export function who(seat: number, context: Context): string {
  return seat === context.you ? 'you' : (context.genders?.[seat] ?? 'he')
}

/** The facts of a sentence about a player. */
export function by(seat: number, context: Context): { who: string; name: string } {
  return { who: who(seat, context), name: nameOf(seat, context) }
}

/** A card in words, with its article where the language wants one. */
export function theCard(card: Card): string {
  return say('the-card', { rank: rankWord(card), suit: suitOf(card) })
}

/** Some cards in words. */
export function cardsNamed(cards: readonly Card[]): string {
  return listing(cards.map(cardName))
}

/** A rank in words; another message says several of the rank, or the call that misses it. */
export function rankNamed(rank: string, message: 'rank' | 'ranks' | 'without-rank' = 'rank'): string {
  return say(message, { rank: rankWord(rank) })
}

/** A hand as its game sorts it: by suit with black and red in turn, or by rank. */
export function handSorted(hand: readonly Card[], context: Pick<Context, 'game' | 'order'>): Card[] {
  const rank = (card: Card) => context.order.indexOf(card[0]!)
  if (BY_RANK.has(context.game)) {
    return [...hand].sort(
      (one, other) => rank(one) - rank(other) || 'SHDC'.indexOf(one[1]!) - 'SHDC'.indexOf(other[1]!),
    )
  }
  const suits = suitsInTurn(new Set(hand.map((card) => card[1]!)))
  return [...hand].sort((one, other) => suits.indexOf(one[1]!) - suits.indexOf(other[1]!) || rank(other) - rank(one))
}

/** The suits of a hand, black and red in turn as far as they go: a black one stands between two red ones. */
export function suitsInTurn(held: ReadonlySet<string>): string {
  const [black, red] = ['SC', 'HD'].map((suits) => [...suits].filter((suit) => held.has(suit)))
  const [first, second] = black!.length >= red!.length ? [black!, red!] : [red!, black!]
  return first.map((suit, place) => suit + (second[place] ?? '')).join('')
}

/** A hand in one line of words. */
export function handNamed(hand: readonly Card[], context: Pick<Context, 'game' | 'order'>): string {
  const sorted = handSorted(hand, context)
  if (sorted.length === 0) return say('nothing')
  if (BY_RANK.has(context.game)) return sorted.map(cardName).join(', ')
  return suitsTold(sorted).reduce((first, last) => say('list-suits', { first, last }))
}

/** A sorted hand in words, a line a suit. */
export function suitsTold(sorted: readonly Card[]): string[] {
  const suits = [...new Set(sorted.map((card) => card[1]!))]
  return suits.map((suit) => {
    const ranks = sorted.filter((card) => card[1] === suit).map((card) => rankNamed(card[0]!))
    return say('suit-held', { suit, ranks: ranks.join(', ') })
  })
}

/** An amount with its unit. */
export function amountOf(n: number, game: string): string {
  return say(`amount-${game}`, { n })
}

/** A gain or a loss, with its sign. */
export function gainOf(n: number): string {
  return `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`
}

/** A balance as the game counts it: in fiches and jetons where it has both. */
export function balanceOf(n: number, game: string): string {
  const amount = (n < 0 ? '−' : '') + amountOf(Math.abs(n), game)
  const fiche = FICHES[game]
  if (!fiche) return amount
  const fiches = Math.floor(Math.abs(n) / fiche)
  return say('balance-in-fiches', { amount, sign: n < 0 ? '−' : '', fiches, rest: Math.abs(n) % fiche })
}

/** A player's name, or a pot: its name, or «into it», «from it». */
export function accountNamed(account: Account, context: Context, way?: 'in' | 'out' | 'short'): string {
  if (typeof account === 'number') return nameOf(account, context)
  const message = `pot-${context.game}-${account}`
  return way ? part(message, way) : say(message)
}

/** The message of a figure of an arithmetic: the game's own where it has one. */
export function figureMessage(name: string, game: string): string {
  const own = `figure-${game}-${name}`
  return has(own) ? own : `figure-${name}`
}

/** The seats from one on, in the order of play. */
export function seatsFrom(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats)
}
