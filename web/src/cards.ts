/** Cards as the records name them («KH», «TD»), and where their figures lie. */
import { lang, say } from './words.svelte'
import { preferences } from './preferences.svelte'

const FIGURES = import.meta.glob<string>('../cards/*.svg', { query: '?url', import: 'default', eager: true })

export type Suit = 'S' | 'H' | 'D' | 'C'
// With the selector of plain text: some phones would draw little pictures.
export const GLYPHS: Record<Suit, string> = { S: '♠\ufe0e', H: '♥\ufe0e', D: '♦\ufe0e', C: '♣\ufe0e' }
const RANK_WORDS: Record<string, string> = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten',
  J: 'jack', Q: 'queen', K: 'king',
}
const FRENCH: Record<string, string> = { A: '1', T: '10', J: 'V', Q: 'D', K: 'R' }
const ENGLISH: Record<string, string> = { T: '10' }

export const rankOf = (card: string) => card.slice(0, 1)
export const suitOf = (card: string) => card.slice(1, 2) as Suit
export const isCourt = (card: string) => 'JQK'.includes(rankOf(card))

/** The word of a card's rank, as the Fluent files choose by it. */
export const rankWord = (card: string) => RANK_WORDS[rankOf(card)] ?? rankOf(card)

/** The name of a card in words: «roi de cœur». */
export function cardName(card: string): string {
  return say('card', { rank: rankWord(card), suit: suitOf(card) })
}

/** The letter or number in a card's corner, as the player likes. */
export function indexOf(card: string): string {
  const french = preferences.indices === 'french' || (preferences.indices === 'language' && lang() === 'fr')
  const rank = rankOf(card)
  return (french ? FRENCH[rank] : ENGLISH[rank]) ?? rank
}

/** A card in short: «R♥». */
export const cardShort = (card: string) => indexOf(card) + GLYPHS[suitOf(card)]

/** The address of the figure on a card. */
export function figureOf(card: string): string {
  const four = preferences.colours === 'four' ? FIGURES[`../cards/${card}-four.svg`] : undefined
  return four ?? FIGURES[`../cards/${card}.svg`] ?? ''
}
