/** Reasons and choices in words: facts as sentences, with cards, seats and articles; as the analysis tells them. */
import { cardName, cardShort, rankWord } from './cards'
import { accountNamed, amountOf, nameOf, rankNamed, theCard, type Context } from './naming'
import { cardOf } from './table/deeds'
import type { Hint, Reason } from './wire'
import { lang, part, parts, say, type Facts } from './words.svelte'

const CERTAIN = 100
const NEVER = -1
const SHOWN = /^d([A23])$/

/** A sentence, with the articles that stand in it. */
export interface Told {
  text: string
  articles: readonly string[]
}

/** A hint in sentences: the best choice, what it is compared to, and why it is better. */
export function hintTold(hint: Hint, context: Context): Told[] {
  const legal = hint.values.map((value) => value.action)
  const [first] = hint.values
  if (!first) return []
  const best = deed(first.action, legal)
  if (legal.length === 1) return [plainly(say('hint-forced', { deed: unclosed(best) }))]
  const facts = { best: sentence(unclosed(best)), gain: signed(first.gain.mean) }
  const less = hint.values.find((value) => value.action === hint.instead)
  if (!less) return [plainly(say('hint-best', facts)), plainly(say('hint-alike'))]
  const other = deed(less.action, legal, 'with')
  const against = say('hint-against', { ...facts, less: signed(less.gain.mean), other })
  return [plainly(against), ...reasonsTold(hint.reasons, first.action, less.action, legal, context)]
}

const plainly = (text: string): Told => ({ text, articles: [] })

/** Reasons as sentences, each beginning with the choice of which its fact is more often true. */
export function reasonsTold(
  reasons: readonly Reason[], better: string, worse: string, legal: readonly string[], context: Context,
): Told[] {
  return reasons.map((reason) => ({
    text: reasonTold(reason, better, worse, legal, context),
    articles: reason.articles,
  }))
}

function reasonTold(
  reason: Reason, better: string, worse: string, legal: readonly string[], context: Context,
): string {
  const isOften = reason.better >= reason.worse
  const [p, q] = isOften ? [reason.better, reason.worse] : [reason.worse, reason.better]
  const [first, second] = isOften ? [better, worse] : [worse, better]
  const facts = {
    first: deed(first, legal),
    fact: factTold(reason, first, context),
    p: percent(p),
    second: deed(second, legal, 'with'),
    q: q === 0 ? NEVER : percent(q),
    articles: reason.articles.join(', '),
  }
  return sentence(say('why-reason', facts))
}

/** What a choice does: «wins the first Equinox»; of the card itself that is laid: «goes under another’s card». */
function factTold(reason: Reason, action: string, context: Context): string {
  const { seat, card, rank, amount } = reason
  const about: Facts = {}
  if (seat !== null) about['name'] = nameOf(seat, context)
  if (card !== null) Object.assign(about, { card: cardName(card), theCard: theCard(card) })
  if (card !== null && reason.box) about['box'] = accountNamed(card, context)
  if (rank !== null) about['rank'] = rankWord(rank)
  if (amount !== null) about['amount'] = amountOf(amount, context.game)
  const name = `fact-${context.game}-${reason.fact}`
  const isItself = action === card || action[0] === rank
  return isItself && parts(name).includes('itself') ? part(name, 'itself', about) : say(name, about)
}

/** An action as the subject of a sentence, «the king of spades», «passing»; or the means: «by passing». */
export function deed(action: string, legal: readonly string[], way?: 'with'): string {
  const told = (name: string, facts: Facts = {}) => (way ? part(name, way, facts) : say(name, facts))
  const shown = SHOWN.exec(action)?.[1]
  if (shown) return told('deed-show', { ranks: rankNamed(shown, 'ranks') })
  const card = cardOf(action)
  if (!card) return told(`deed-${action}`)
  return told(`deed-${mannerOf(action, legal)}`, { theCard: theCard(card) })
}

function mannerOf(action: string, legal: readonly string[]): 'aside' | 'claim' | 'silently' | 'lay' {
  if (action.startsWith('x')) return 'aside'
  if (action.endsWith('!')) return 'claim'
  return legal.includes(`${action}!`) ? 'silently' : 'lay'
}

/** A choice without the comma that leads on to what it does. */
export const unclosed = (told: string) => told.replace(/,$/, '')

/** An action as the head of a row: a card by its name alone, anything else as what one does. */
export function choiceNamed(action: string, legal: readonly string[]): string {
  const card = cardOf(action)
  const isPlain = card === action && mannerOf(action, legal) === 'lay'
  return sentence(isPlain ? cardName(card) : unclosed(deed(action, legal)))
}

/** An action in short: the card as it is drawn, with what is done with it, or its words. */
export function brief(action: string): string {
  const card = cardOf(action)
  if (!card) return sentence(deed(action, []))
  return `${action.startsWith('x') ? '×' : ''}${cardShort(card)}${action.endsWith('!') ? '!' : ''}`
}

/** A frequency in percent; a hundred only where it is certain. */
export function percent(frequency: number): number {
  return frequency === 1 ? CERTAIN : Math.min(Math.round(100 * frequency), CERTAIN - 1)
}

/** A number with its sign, as the language writes it. */
export function signed(value: number, places = 1): string {
  const text = Math.abs(value).toFixed(places)
  const sign = Number(text) === 0 ? '' : value < 0 ? '−' : '+'
  return sign + (lang() === 'fr' ? text.replace('.', ',') : text)
}

/** A number without a sign. */
export const unsigned = (value: number, places = 1) => signed(Math.abs(value), places).replace('+', '')

/** A text that begins with a capital letter. */
export const sentence = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A sentence in pieces: its text, and each article in the brackets at its end. */
export function linked({ text, articles }: Told): { text: string; article: string | null }[] {
  if (articles.length === 0) return [{ text, article: null }]
  const brackets = text.lastIndexOf('(')
  const cited = text.slice(brackets).split(new RegExp(`\\b(${articles.join('|')})\\b`))
  const pieces = cited.map((piece, n) => ({ text: piece, article: n % 2 === 1 ? piece : null }))
  return [{ text: text.slice(0, brackets), article: null }, ...pieces].filter((piece) => piece.text !== '')
}
