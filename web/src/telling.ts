/** Events as sentences, and the arithmetic of payments; the mirror of the terminal’s telling, in the same messages. */
import { cardName as cardNamed } from './cards'
import {
  accountNamed,
  amountOf,
  balanceOf,
  by,
  cardsNamed,
  figureMessage,
  gainOf,
  handNamed,
  isOfRuns,
  nameOf,
  rankNamed,
  theCard,
  who,
  type Context,
} from './naming'
import type { Arithmetic, DealSettled, Figure, GameEvent, Happening, Paid, Payment, TableEvent } from './wire'
import { listing, say, type Facts } from './words.svelte'

export { cardNamed, type Context }

const DWARF = '7D'

/** An event in sentences, one a line; the first says the matter. Some events have nothing to say. */
export function tell(event: Happening, context: Context): string[] {
  switch (event.kind) {
    case 'dealt':
      return dealt(event, context)
    case 'deal_settled':
      return settled(event, context)
    case 'match_ended':
      return [say('ended'), ...ranked(event.ranking, event.balances, context)]
    case 'paid':
      return [payTold(event, context)]
    case 'owed':
      return [owedTold(event.payment, context)]
    case 'exchanged':
      return [exchanged(event, context)]
    case 'called':
      return [called(event, context)]
    case 'kept':
    case 'shown':
    case 'laid':
    case 'trick_taken':
    case 'passed':
    case 'noticed':
      return [played(event, context)]
    default:
      return around(event, context)
  }
}

type Of<Kind extends GameEvent['kind']> = Extract<GameEvent, { kind: Kind }>

function played(event: Of<'kept' | 'shown' | 'laid' | 'trick_taken' | 'passed' | 'noticed'>, context: Context): string {
  const { seat } = event
  const facts = by(seat, context)
  switch (event.kind) {
    case 'laid':
      return say(laidName(event.opens, context), { ...facts, card: cardNamed(event.card) })
    case 'trick_taken':
      return say('trick-taken', { ...facts, number: event.number })
    case 'kept':
      if (event.left && seat === context.you) return say('kept-left', { left: theCard(event.left) })
      return say('kept', facts)
    case 'shown':
      return say('shown', { ...facts, cards: cardsNamed(event.cards) })
    case 'passed':
      return say('passed', facts)
    case 'noticed':
      return say(`noticed-${event.what}`, facts)
  }
}

function laidName(opens: boolean, context: Context): string {
  if (!opens) return 'laid'
  return isOfRuns(context.game) ? 'laid-run' : 'laid-opens'
}

/** An exchange: with its cards to who made it, and where all hands lie open. */
function exchanged(event: Of<'exchanged'>, context: Context): string {
  const { seat, aside, drawn } = event
  if (!aside) return say('exchanged', by(seat, context))
  const cards: Facts = { aside: theCard(aside), ...(drawn ? { drawn: theCard(drawn) } : {}) }
  if (seat === context.you) return say(drawn ? 'exchanged-own' : 'exchanged-aside', cards)
  return say(drawn ? 'retold-exchanged' : 'retold-aside', { ...by(seat, context), ...cards })
}

/** The words that a player says. */
function called(event: Of<'called'>, context: Context): string {
  const facts: Facts = by(event.seat, context)
  if (event.call === 'without' && event.rank) facts['rank'] = rankNamed(event.rank, 'without-rank')
  if (event.call === 'takes' && event.card) {
    facts['belle'] = event.card === DWARF ? 'dwarf' : 'other'
    facts['rank'] = rankNamed(event.card[0]!)
  }
  return say(`called-${event.call}`, facts)
}

function dealt(event: Of<'dealt'>, context: Context): string[] {
  const { deal, of, dealer, hand } = event
  const overtime = of > 0 && deal > of
  const facts = { deal, of: overtime ? -1 : of, dealer: who(dealer, context), dealerName: nameOf(dealer, context) }
  const first = say('dealt', facts)
  return hand && context.you !== null ? [first, say('dealt-hand', { hand: handNamed(hand, context) })] : [first]
}

function settled(event: DealSettled, context: Context): string[] {
  const lines = [say('settled', { deal: event.deal })]
  event.gains.forEach((gain, seat) => {
    const balance = balanceOf(event.balances[seat] ?? 0, context.game)
    lines.push(say('settled-gain', { ...by(seat, context), gain: gainOf(gain), balance }))
  })
  if (event.points.length > 0) {
    const counts = event.points.map((n, seat) => say('settled-point', { name: nameOf(seat, context), n }))
    lines.push(say('settled-points', { counts: listing(counts) }))
  }
  const runs = isOfRuns(context.game)
  const hands = runs ? event.unplayed : event.hands
  hands.forEach((hand, seat) => {
    if (runs && hand.length === 0) return
    const facts = { ...by(seat, context), hand: handNamed(hand, context) }
    lines.push(say(runs ? 'settled-unplayed' : 'settled-hand', facts))
  })
  if (event.aside.length > 0) lines.push(say('settled-aside', { cards: cardsNamed(event.aside) }))
  return lines
}

/** The players by rank, each with the balance. */
export function ranked(ranking: readonly number[], balances: readonly number[], context: Context): string[] {
  const seats = ranking.map((_, seat) => seat).sort((one, other) => ranking[one]! - ranking[other]! || one - other)
  return seats.map((seat) =>
    say('ended-rank', {
      ...by(seat, context),
      rank: ranking[seat]!,
      balance: balanceOf(balances[seat] ?? 0, context.game),
    }),
  )
}

/** A payment: amount, from, to, why, article. */
export function payTold(paid: Paid, context: Context): string {
  const payment = paid.payments[0]
  if (!payment) return ''
  const name = paid.way === 'one' ? way('paid', payment) : `paid-${paid.way}`
  return say(name, { number: paid.number, ...facts(payment, context) })
}

/** What is due and will be booked later. */
export function owedTold(payment: Payment, context: Context): string {
  return say(way('owed', payment), facts(payment, context))
}

/** How an amount comes about: «3 (three of spades) × 2 (double round) = 6»; empty where it was not asked. */
export function sumTold(payment: Payment, context: Context): string {
  if (!payment.arithmetic) return ''
  return say('why-sum', { arithmetic: reckoned(payment.arithmetic, context), amount: payment.amount })
}

/** A payment explained: the sentence, its arithmetic, its article. */
export function whyTold(paid: Paid, context: Context, title: string): string[] {
  const payment = paid.payments[0]
  if (!payment) return []
  const lines = [payTold(paid, context), sumTold(payment, context)]
  return [...lines.filter(Boolean), say('why-article', { article: payment.clause, title })]
}

/** Why a payment is due, in a few words. */
export function reason(payment: Payment): string {
  const { card, clause } = payment
  return say(`reason-${clause}`, card ? { card: cardNamed(card), ranks: rankNamed(card[0]!, 'ranks') } : {})
}

function way(name: 'paid' | 'owed', payment: Payment): string {
  if (typeof payment.source === 'string') return `${name}-out`
  return typeof payment.target === 'string' ? `${name}-in` : name
}

/** Amount, parties, reason and article of a payment. */
function facts(payment: Payment, context: Context): Facts {
  const { source, target } = payment
  const found: Facts = {
    amount: amountOf(payment.amount, context.game),
    reason: reason(payment),
    article: payment.clause,
  }
  if (typeof source === 'number')
    Object.assign(found, { from: who(source, context), fromName: nameOf(source, context) })
  else found['outof'] = accountNamed(source, context, 'out')
  if (typeof target === 'number') Object.assign(found, { to: who(target, context), toName: nameOf(target, context) })
  else found['into'] = accountNamed(target, context, 'in')
  return found
}

/** An arithmetic with the names of its figures in brackets: «3 (three of spades) × 2 (double round)». */
export function reckoned(arithmetic: Arithmetic, context: Context): string {
  if (!('sign' in arithmetic)) return figured(arithmetic, context)
  const parts = arithmetic.terms.map((term) => {
    const told = reckoned(term, context)
    return 'sign' in term && term.sign !== 'min' ? `(${told})` : told
  })
  return arithmetic.sign === 'min' ? `min(${parts.join(', ')})` : parts.join(` ${arithmetic.sign} `)
}

function figured(figure: Figure, context: Context): string {
  const value = figure.value < 0 ? `−${-figure.value}` : `${figure.value}`
  return figure.name ? `${value} (${figureNamed(figure, context)})` : value
}

/** The name of a figure in words; cards, ranks and players become words first. */
export function figureNamed(figure: Figure, context: Context): string {
  const told = Object.entries(figure.about).map(([name, fact]) => [name, figureFact(name, fact, context)] as const)
  return say(figureMessage(figure.name, context.game), Object.fromEntries(told))
}

function figureFact(name: string, fact: string | number, context: Context): string | number {
  if (name === 'card' && typeof fact === 'string') return cardNamed(fact)
  if (name === 'cards' && typeof fact === 'string') return cardsNamed(fact.split(' '))
  if (name === 'rank' && typeof fact === 'string') return rankNamed(fact, 'ranks')
  if ((name === 'seat' || name === 'player') && typeof fact === 'number') return nameOf(fact, context)
  return fact
}

/** What happens around the table; what is only of use to the page itself is not said. */
function around(event: TableEvent, context: Context): string[] {
  switch (event.kind) {
    case 'seated':
    case 'left':
      return [say(`told-${event.kind}`, { who: who(event.seat, context), name: event.name })]
    case 'covered':
      return [say('told-covered', { ...by(event.seat, context), why: event.why })]
    case 'returned':
    case 'timed_out':
    case 'take_back_asked':
    case 'take_back_refused':
      return [say(`told-${event.kind.replaceAll('_', '-')}`, by(event.seat, context))]
    case 'taken_back':
      return [say('told-taken-back', { ...by(event.seat, context), n: event.actions })]
    case 'said':
      return [say('told-said', { ...by(event.seat, context), words: say(`phrase-${event.phrase}`) })]
    case 'wrote':
      return [say('told-said', { ...by(event.seat, context), words: event.text })]
    case 'committed':
    case 'revealed':
      return [say(`told-${event.kind}`, { deal: event.deal })]
    case 'arranged':
    case 'rematched':
    case 'closed':
      return [say(`told-${event.kind}`)]
  }
}
