/** A deal looked back on: when each choice came, what it cost in words, and how its values are drawn. */
import { isOfRuns, type Context } from '../naming'
import { choiceNamed, deed, reasonsTold, sentence, signed, unclosed, unsigned, type Told } from '../reasons'
import type { Decision, DealReview, Judgement } from '../wire'
import { say } from '../words.svelte'

const TRICK = 4
/** So many of the dearest choices stand before all others. */
const WORST = 5
const BEFORE = /^(x..|keep)$/

/** The places of the dearest choices, the dearest first. */
export const dearest = (review: DealReview) => review.worst.slice(0, WORST)

/** The number of the trick or card of a choice; ``null`` before the first card. */
function numberOf({ played, ply }: Decision, game: string): number | null {
  if (BEFORE.test(played)) return null
  return isOfRuns(game) ? ply + 1 : Math.floor(ply / TRICK) + 1
}

/** When a choice came: «trick 3», «card 12», «before the first card». */
export function whenTold(decision: Decision, game: string): string {
  const n = numberOf(decision, game)
  return n === null ? say('review-at-before') : say(isOfRuns(game) ? 'review-at-card' : 'review-at-trick', { n })
}

export const legalOf = ({ values }: Decision) => values.map((value) => value.action)

/** Whether there was anything to choose. */
export const isChoice = ({ values }: Decision) => values.length > 1

/** Whether a choice has a name for what it cost. */
export const costs = ({ judgement }: Decision) => judgement !== 'best' && judgement !== 'forced'

/** What is said of a choice, in one sentence. */
export function judged(decision: Decision, game: string): string {
  const { played, judgement, loss } = decision
  const legal = legalOf(decision)
  const told = unclosed(deed(played, legal))
  if (judgement === 'forced') return say('hint-forced', { deed: told })
  if (!costs(decision)) return say('review-good', { deed: sentence(told) })
  const n = numberOf(decision, game)
  const facts = {
    deed: told,
    judgement: say(`judgement-${judgement}`),
    loss: unsigned(loss.mean),
    best: deed(legal[0] ?? played, legal),
  }
  if (n === null) return say('review-cost-before', facts)
  return isOfRuns(game) ? say('review-cost-run', { ...facts, ply: n }) : say('review-cost', { ...facts, trick: n })
}

/** Why something else was better; where it was, but for no single cause, that is said. */
export function whyTold(decision: Decision, context: Context): Told[] {
  if (!costs(decision)) return []
  const legal = legalOf(decision)
  const told = reasonsTold(decision.reasons, legal[0]!, decision.played, legal, context)
  return told.length > 0 ? told : [{ text: say('why-no-reason'), articles: [] }]
}

/** A choice as a row of a list: when, what was played, what is said of it, what it cost. */
export function rowTold(decision: Decision, game: string) {
  return {
    when: sentence(whenTold(decision, game)),
    played: choiceNamed(decision.played, legalOf(decision)),
    judgement: say(`judgement-${decision.judgement}`),
    cost: isChoice(decision) && decision.loss.mean > 0 ? signed(-decision.loss.mean) : '',
  }
}

/** Luck and play of the deal in one sentence, where it is settled. */
export function luckTold({ luck, seat }: DealReview): string {
  const own = luck[seat]
  if (!own) return ''
  return say('review-luck', {
    result: signed(own.result, 0),
    luck: signed(own.luck.mean),
    error: unsigned(2 * own.luck.error),
    play: signed(own.play.mean),
  })
}

/** What the choices cost together. */
export function lostTold(review: DealReview, you: number | null): string {
  if (review.worst.length === 0) return say('review-none')
  return say(review.seat === you ? 'review-lost-own' : 'review-lost', { amount: unsigned(review.lost) })
}

/** A bar from nothing to a value, within a row that holds all of them: where it begins and how far it reaches. */
export interface Bar {
  from: number
  long: number
  zero: number
}

/** The bars of some values, in parts of the room; nothing stands where it leaves room for the least and the most. */
export function bars(values: readonly number[]): Bar[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = most - least || 1
  const zero = (0 - least) / span
  return values.map((value) => ({ from: (Math.min(0, value) - least) / span, long: Math.abs(value) / span, zero }))
}

/** The sign of a judgement, beside its word. */
export const SIGNS: Record<Judgement, string> = { forced: '=', best: '✓', slight: '~', mistake: '?', blunder: '??' }

/** What each seat has won or lost in the deal, its stakes included, when it is open and after each of its actions. */
export function courses({ standing, luck }: DealReview): number[][] {
  const last = standing.at(-1) ?? []
  return last.map((end, seat) => {
    const result = luck[seat]?.result ?? end - standing[0]![seat]!
    return standing.map((balances) => result + (balances[seat] ?? end) - end)
  })
}
