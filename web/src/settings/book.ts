/** What the rule book says of switches. */
import type { Block, Book, BookSwitch, BookValue, Inline } from '../wire'
import { spaced } from '../words.svelte'
import { spelled, type Value } from './values'

export type { Book, BookValue, Inline } from '../wire'

/** The values of a switch as the book tells them. */
export function valuesTold(read: Book, article: string, name: string): BookValue[] {
  const found = read.chapters.flatMap((chapter) => chapter.articles).find((one) => one.number === article)
  return found?.blocks.filter(isSwitch).find((block) => block.name === name)?.values ?? []
}

const isSwitch = (block: Block): block is BookSwitch => block.kind === 'switch'

/** What the book says of one value: it writes «none» for null, and «N» for any number. */
export function valueTold(values: readonly BookValue[], value: Value): BookValue | undefined {
  const word = value === null ? 'none' : inBook(value)
  const pattern = (told: BookValue) => new RegExp(`^${escaped(told.value).replace(/\bN\b/g, '\\d+')}$`)
  return values.find((told) => told.value === word) ?? values.find((told) => pattern(told).test(word))
}

/** The words of some inlines without their style. */
export const wordsOf = (inlines: readonly Inline[]) => spaced(inlines.map((inline) => inline.text).join(''))

function inBook(value: Value): string {
  return spelled(value).replace(':', ' ')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
