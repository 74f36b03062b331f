/** Every sentence that a player reads, from the Fluent files that the server and the terminal read as well. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { Lang, Vocabulary } from './preferences.svelte'

export type Facts = Record<string, string | number>

const CHUNKS: Record<Lang, Record<Vocabulary, () => Promise<{ default: string[] }>>> = {
  fr: { historic: () => import('./words/fr'), modern: () => import('./words/fr-modern') },
  en: { historic: () => import('./words/en'), modern: () => import('./words/en-modern') },
}

/** French puts a space that does not break before its double marks and inside its quotation marks. */
const SPACING: Record<Lang, (text: string) => string> = {
  fr: (text) => text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0'),
  en: (text) => text,
}

interface Spoken {
  lang: Lang
  bundle: FluentBundle
}

let spoken = $state.raw<Spoken | null>(null)
let asked = { lang: '', vocabulary: '', done: Promise.resolve() }

/** Speaks a language in a vocabulary from now on; the page changes when its words are there. */
export function speak(lang: Lang, vocabulary: Vocabulary): Promise<void> {
  if (asked.lang !== lang || asked.vocabulary !== vocabulary) {
    asked = { lang, vocabulary, done: learn(lang, vocabulary) }
  }
  return asked.done
}

async function learn(lang: Lang, vocabulary: Vocabulary): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false, transform: SPACING[lang] })
  const chunks = vocabulary === 'modern' ? (['historic', 'modern'] as const) : (['historic'] as const)
  for (const chunk of await Promise.all(chunks.map((name) => CHUNKS[lang][name]()))) {
    for (const text of chunk.default) add(bundle, text)
  }
  if (asked.lang !== lang || asked.vocabulary !== vocabulary) return
  spoken = { lang, bundle }
  document.documentElement.lang = lang
}

function add(bundle: FluentBundle, text: string): void {
  const faults = bundle.addResource(new FluentResource(text), { allowOverrides: true })
  if (faults.length > 0 && import.meta.env.MODE !== 'production') throw faults[0]
}

/** The language spoken now. */
export function lang(): Lang {
  return spoken?.lang ?? 'en'
}

/** A text that comes from no message, as a rule book, with the spaces, apostrophes and quotation marks of print. */
export function spaced(text: string): string {
  return SPACING[lang()](curled(text))
}

/** A quotation mark opens where a word follows and none goes before. */
function curled(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}.,;:!?…])"(?=[\p{L}\p{N}…])/gu, '“').replace(/"/g, '”').replace(/'/g, '’')
}

/** Whether there is a message of this name. */
export function has(id: string): boolean {
  return spoken?.bundle.hasMessage(id) ?? false
}

/** A message about some facts. */
export function say(id: string, facts: Facts = {}): string {
  return told(id, found(id)?.value, facts)
}

/** A part (``.attribute``) of a message about some facts. */
export function part(id: string, name: string, facts: Facts = {}): string {
  return told(`${id}.${name}`, found(id)?.attributes[name], facts)
}

/** The names of a message's parts. */
export function parts(id: string): string[] {
  return Object.keys(found(id)?.attributes ?? {})
}

/** Some things as a list: «a, b and c». */
export function listing(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? say('nothing')
  return say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! })
}

function found(id: string): Message | undefined {
  return spoken?.bundle.getMessage(id)
}

function told(name: string, pattern: Message['value'] | undefined, facts: Facts): string {
  if (!spoken || pattern === null || pattern === undefined) return missing(name)
  const faults: Error[] = []
  const text = spoken.bundle.formatPattern(pattern, plain(facts), faults)
  if (faults.length > 0) return missing(`${name}: ${faults[0]!.message}`, text)
  return text
}

/** Numbers in plain digits, their plural form chosen by the language. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const value = (fact: string | number) =>
    typeof fact === 'number' ? new FluentNumber(fact, { useGrouping: false }) : fact
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, value(fact)]))
}

function missing(what: string, text = `{${what}}`): string {
  if (import.meta.env.MODE !== 'production') throw new Error(`no words for ${what}`)
  return text
}
