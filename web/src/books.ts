/** The rule books and the catalogue of games, asked for once; and which values of the switches are in force. */
import { ask } from './api'
import type { Lang } from './preferences.svelte'
import { spaced } from './words.svelte'
import type { Book, BookSwitch, CatalogueGame, RulesInForce, Value } from './wire'

export const GAMES = ['zinzolin', 'nain-jaune', 'reversis'] as const

const kept = new Map<string, Promise<unknown>>()

/** Asks once; what failed is asked again the next time. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const asked = ask<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

/** The rule book of a game in a language. */
export function bookOf(game: string, lang: Lang): Promise<Book> {
  return once<Book>(`/api/rules/${game}?lang=${lang}`)
}

/** Every game with its presets, switches and bots. */
export function catalogue(): Promise<CatalogueGame[]> {
  return once<CatalogueGame[]>('/api/games')
}

/** The titles of a book's articles by their numbers. */
export function titlesOf(book: Book): Map<string, string> {
  return new Map(book.chapters.flatMap((chapter) => chapter.articles.map((one) => [one.number, spaced(one.title)] as const)))
}

/** The switches that a book declares, by name, wherever they stand. */
export function switchesOf(book: Book): Map<string, BookSwitch> {
  const blocks = book.chapters.flatMap((chapter) => chapter.articles.flatMap((one) => one.blocks))
  return new Map(blocks.filter((block): block is BookSwitch => block.kind === 'switch').map((one) => [one.name, one]))
}

/** The value of every switch of a game under these rules. */
export function inForce(game: CatalogueGame, rules: RulesInForce): Record<string, Value> {
  const defaults = Object.fromEntries(game.switches.map((one) => [one.name, one.default]))
  const preset = game.presets.find((one) => one.name === rules.preset)?.rules
  return { ...defaults, ...preset, ...rules.rules }
}

/** A value as plain text: words as they are, ``true``, ``null``, numbers, ``rounds 8``. */
export function spelled(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, number]) => `${name} ${number}`)
    .join(' ')
}

/** The place among a book's values of one that is in force; −1 where the book does not name it. */
export function placeInBook(one: BookSwitch, value: Value): number {
  const text = value === null ? 'none' : spelled(value)
  const exact = one.values.findIndex((told) => told.value === text)
  if (exact >= 0) return exact
  const any = text.replace(/\d+/, 'N')
  return any === text ? -1 : one.values.findIndex((told) => told.value === any)
}

/** Which part of a switch's message tells a value, and its facts; as the rule card of the terminal does. */
export function valuePart(value: Value): [part: string, facts: Record<string, number>] {
  if (typeof value === 'object' && value !== null) {
    const [name, n] = Object.entries(value)[0] ?? ['null', 0]
    return [name, { n }]
  }
  const text = spelled(value)
  const number = /^\d+/.exec(text)
  return number ? ['number', { n: Number(number[0]) }] : [text, {}]
}
