/** The answers to a player's questions, in lines of plain words; the first of each says the matter. */
import { cardName } from '../cards'
import {
  accountNamed, amountOf, balanceOf, by, cardsNamed, handSorted, isOfRuns, seatsFrom, suitsTold, type Context as Naming,
} from '../naming'
import { owedTold, payTold, sumTold, tell } from '../telling'
import type { Happening, Lying, Message, Paid, Sight, Trick } from '../wire'
import { say } from '../words.svelte'

/** One's own cards. */
export function handAnswer(sight: Sight, naming: Naming): string[] {
  const first = say('answer-hand', { count: say('cards-count', { n: sight.hand.length }) })
  const sorted = handSorted(sight.hand, naming)
  if (isOfRuns(naming.game)) return [first, sorted.map(cardName).join(', ')].filter(Boolean)
  return [first, ...suitsTold(sorted)]
}

/** Who sits where, with how many cards and tricks, and what lies on the table. */
export function tableAnswer({ sight, face }: Message, naming: Naming): string[] {
  if (!sight) return [say('answer-no-turn')]
  const lines = [say('answer-table', { deal: sight.deal }), turnAnswer(sight, naming)]
  for (const seat of seatsFrom(sight.seat, face.places.length)) {
    lines.push(say('answer-seat', { ...by(seat, naming), facts: seatFacts(seat, sight, naming).join(', ') }))
  }
  return [...lines, ...lyingAnswer(sight, naming)]
}

function seatFacts(seat: number, sight: Sight, naming: Naming): string[] {
  const facts = [say('cards-count', { n: sight.sizes[seat] ?? 0 })]
  if (sight.tricks.length > 0) facts.push(say('tricks-count', { n: sight.tricks[seat] ?? 0 }))
  if (sight.points.length > 0) facts.push(amountOf(sight.points[seat] ?? 0, naming.game))
  if (seat === sight.dealer) facts.push(say('fact-dealer'))
  const exchanged = sight.exchanged[seat]
  if (exchanged !== null && exchanged !== undefined) facts.push(say(exchanged ? 'fact-exchanged' : 'fact-kept'))
  const shown = sight.zinzolin?.shown[seat]
  if (shown && shown.length > 0) facts.push(say('fact-shown', { cards: cardsNamed(shown) }))
  return facts
}

/** Whose turn it is. */
export function turnAnswer(sight: Sight | null, naming: Naming): string {
  return sight?.turn === null || !sight ? say('answer-no-turn') : say('answer-turn', by(sight.turn, naming))
}

/** The trick in hand, or the run. */
export function lyingAnswer(sight: Sight, naming: Naming): string[] {
  const runs = isOfRuns(naming.game)
  if (sight.laid.length === 0) return [say(runs ? 'answer-no-run' : 'answer-no-trick')]
  const number = sight.tricks.reduce((sum, n) => sum + n, 1)
  return [runs ? say('answer-run') : say('answer-trick', { number }), ...laidTold(sight.laid, naming)]
}

const laidTold = (laid: readonly Lying[], naming: Naming) =>
  laid.map(({ seat, card }) => say('laid', { ...by(seat, naming), card: cardName(card) }))

/** The last trick, its cards in order and who took it. */
export function trickTold(trick: Trick, naming: Naming): string[] {
  return [say('trick-taken', { ...by(trick.taker, naming), number: trick.number }), ...laidTold(trick.cards, naming)]
}

/** The last trick; in a game of runs all that was laid and said since one's own last card. */
export function lastAnswer(sight: Sight, events: readonly Happening[], naming: Naming): string[] {
  if (isOfRuns(naming.game)) return [say('answer-since'), ...since(sight.seat, events, naming)]
  return sight.last ? trickTold(sight.last, naming) : [say('answer-no-last')]
}

const PLAYED = new Set<Happening['kind']>(['laid', 'passed', 'called', 'noticed'])

function since(seat: number, events: readonly Happening[], naming: Naming): string[] {
  const lines: string[] = []
  for (const event of events.toReversed()) {
    if (event.kind === 'dealt' || (event.kind === 'laid' && event.seat === seat && lines.length > 0)) break
    if (PLAYED.has(event.kind)) lines.unshift(...tell(event, naming))
  }
  return lines.length > 0 ? lines : [say('nothing')]
}

/** Every account, and what is due so far. */
export function chipsAnswer(sight: Sight, naming: Naming): string[] {
  const pots = Object.entries(sight.pots)
  const total = [...sight.balances, ...Object.values(sight.pots)].reduce((sum, n) => sum + n, 0)
  const lines = [say('answer-chips', { total: amountOf(total, naming.game) })]
  for (const seat of seatsFrom(sight.seat, sight.balances.length)) {
    const balance = balanceOf(sight.balances[seat]!, naming.game)
    lines.push(say('answer-balance', { ...by(seat, naming), balance }))
  }
  for (const [pot, n] of pots) {
    const name = accountNamed(pot, naming)
    const pots = name[0]!.toUpperCase() + name.slice(1)
    lines.push(say('answer-pot', { pot: pots, balance: balanceOf(n, naming.game) }))
  }
  const due = sight.pending.map((payment) => `${owedTold(payment, naming)} ${sumTold(payment, naming)}`.trim())
  return due.length > 0 ? [...lines, say('owed-so-far'), ...due] : lines
}

/** The last payments explained: those that came with one step. */
export function whyAnswer(payments: readonly Paid[], naming: Naming): string[] {
  if (payments.length === 0) return [say('why-none')]
  return payments.flatMap((paid) => {
    const sum = paid.payments[0] ? sumTold(paid.payments[0], naming) : ''
    return [payTold(paid, naming), sum].filter(Boolean)
  })
}
