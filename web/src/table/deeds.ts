/** Actions as a record writes them, and what they are to a player. */
import { cardName, rankOf, suitOf } from '../cards'
import { isOfRuns, rankNamed, theCard } from '../naming'
import type { Card, Choices, Message, RefusedCard, Sight } from '../wire'
import { has, say, type Facts } from '../words.svelte'

const WITH_CARD = /^x?([A2-9TJQK][SHDC])!?$/

/** The card of an action, if it has one. */
export const cardOf = (action: string): Card | null => WITH_CARD.exec(action)?.[1] ?? null

/** What may be done with a card now: laid, laid with the word that takes its box, put aside. */
export const waysOf = (card: Card, { legal }: Choices) => legal.filter((action) => cardOf(action) === card)

/** The actions without a card. */
export const wordsOf = ({ legal }: Choices) => legal.filter((action) => cardOf(action) === null)

/** An action in words, as on a button. */
export function deedNamed(action: string): string {
  if (/^d[A23]$/.test(action)) return say('do-show', { ranks: rankNamed(action[1]!, 'ranks') })
  const card = cardOf(action)
  if (!card) return say(`do-${action}`)
  if (action.startsWith('x')) return say('do-aside', { card: cardName(card) })
  return say(action.endsWith('!') ? 'do-takes' : 'do-lay', { card: cardName(card) })
}

/** What the seat in turn is asked for. */
export function promptOf(choices: Choices, game: string, doing?: Sight['doing']): string {
  const { legal } = choices
  if (legal.includes('undertake')) return say('ask-undertake')
  if (legal.some((action) => action.startsWith('x'))) return say(legal.includes('keep') ? 'ask-exchange' : 'ask-aside')
  const lays = legal.some((action) => cardOf(action) !== null)
  if (legal.some((action) => /^d[A23]$/.test(action))) return say(lays ? 'ask-show' : 'ask-open-show')
  if (legal.includes('pass')) return say(lays ? 'ask-follow' : 'ask-pass')
  if (legal.includes('stop')) return say(lays ? 'ask-go-on' : 'ask-stop')
  if (doing === 'go_on') return say('ask-going-on')
  return say(isOfRuns(game) ? 'ask-run' : 'ask-card')
}

/** Why a card is refused, in words with the article. */
export function refusalTold(card: Card, refused: RefusedCard, sight: Sight): string {
  const special = `refusal-${refused.code}-${refused.clause}`
  const led = sight.laid[0]
  const facts: Facts = { card: cardName(card), theCard: theCard(card) }
  if (led) facts['led'] = say('suit', { suit: suitOf(led.card) })
  const reason = say(has(special) ? special : `refusal-${refused.code}`, facts)
  return say('refused', { reason, article: refused.clause ?? 'none' })
}

/** The cards of which a refusal speaks: what lies and calls for it, and what may be played instead. */
export function concernedBy(refused: RefusedCard, { choices, sight, face }: Message): Card[] {
  if (!sight) return []
  const lying = isOfRuns(face.settings.game) ? sight.laid.at(-1) : sight.laid[0]
  const instead = choices.legal.map(cardOf).filter((card) => card !== null)
  return refused.code === 'not_now' ? [] : [...(lying ? [lying.card] : []), ...new Set(instead)]
}

/** Whether laying a card now would use the espagnolette's right not to follow suit. */
export function renounces(card: Card, sight: Sight): boolean {
  const led = sight.laid[0]
  if (!sight.reversis?.has_right || !led || sight.laid.length === 4) return false
  const suit = suitOf(led.card)
  return suitOf(card) !== suit && sight.hand.some((own) => suitOf(own) === suit)
}

/** The boards' cards of a game, as its pots name them. */
export const isBelle = (card: Card, sight: Sight) => sight.nain_jaune !== null && card in sight.nain_jaune.boxes

/** Whether ranks are laid one above the other, and the card would go on. */
export const wantedRank = (sight: Sight) => sight.nain_jaune?.wanted ?? null
export const hasRank = (card: Card, rank: string | null) => rank !== null && rankOf(card) === rank
