/** What the rule book says of switches. */
import { ask } from '../api'
import { spelled, type Value } from './values'

export interface Inline {
  text: string
  style: '' | 'em' | 'strong' | 'code'
  article: string
  address: string
}
export interface BookValue {
  value: string
  default: boolean
  inlines: Inline[]
}
interface BookSwitch {
  kind: 'switch'
  name: string
  values: BookValue[]
}
interface Article {
  number: string
  title: string
  blocks: ({ kind: string } | BookSwitch)[]
}
export interface Book {
  chapters: { articles: Article[] }[]
}

const asked = new Map<string, Promise<Book>>()

/** The rule book of a game in a language; asked once, and again after a failure. */
export function book(game: string, lang: string): Promise<Book> {
  const path = `/api/rules/${game}?lang=${lang}`
  const found = asked.get(path) ?? ask<Book>(path)
  asked.set(path, found)
  found.catch(() => asked.delete(path))
  return found
}

/** The values of a switch as the book tells them. */
export function valuesTold(read: Book, article: string, name: string): BookValue[] {
  const found = read.chapters.flatMap((chapter) => chapter.articles).find((one) => one.number === article)
  return found?.blocks.filter(isSwitch).find((block) => block.name === name)?.values ?? []
}

const isSwitch = (block: Article['blocks'][number]): block is BookSwitch => block.kind === 'switch'

/** What the book says of one value: it writes «none» for null, and «N» for any number. */
export function valueTold(values: readonly BookValue[], value: Value): BookValue | undefined {
  const word = value === null ? 'none' : inBook(value)
  const pattern = (told: BookValue) => new RegExp(`^${escaped(told.value).replace(/\bN\b/g, '\\d+')}$`)
  return values.find((told) => told.value === word) ?? values.find((told) => pattern(told).test(word))
}

/** The words of some inlines without their style. */
export const wordsOf = (inlines: readonly Inline[]) => inlines.map((inline) => inline.text).join('')

function inBook(value: Value): string {
  return spelled(value).replace(':', ' ')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
