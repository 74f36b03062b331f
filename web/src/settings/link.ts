/** Settings as the query of an address, to be shared: only what differs from how a game begins. */
import type { Game } from './catalogue'
import { initial, read, type Settings } from './table'
import { spelled } from './values'

/** In a query: the last settings, but among the open tables. */
export const COMPANY = 'company'
const RULE = 'r.'
const PLAIN = ['preset', 'seats', 'bot', 'pace', 'watching', 'take_back', 'listed', 'free_text', 'grace'] as const
const DRAWN = ['direction', 'vocabulary', 'last_trick'] as const

/** The query that says settings. */
export function queryOf(game: Game, settings: Settings): URLSearchParams {
  const query = new URLSearchParams()
  const base = initial(game)
  for (const name of PLAIN) {
    if (settings[name] !== base[name]) query.set(name, String(settings[name]))
  }
  for (const [name, value] of Object.entries(settings.rules)) query.set(RULE + name, spelled(value))
  const { clock } = settings
  if (clock) query.set('clock', [clock.move, clock.first, clock.bank].join('.'))
  for (const name of DRAWN) {
    if (settings.drawn[name] !== base.drawn[name]) query.set(name, String(settings.drawn[name]))
  }
  return query
}

/** The settings that a query says, and the names of what in it is not understood; nothing for an empty query. */
export function settingsOf(game: Game, query: URLSearchParams): { settings: Settings; strange: string[] } | null {
  if (query.size === 0) return null
  const kept: Record<string, unknown> = {}
  const rules: Record<string, string> = {}
  const drawn: Record<string, unknown> = { ...initial(game).drawn }
  const strange: string[] = []
  for (const [name, word] of query) {
    if (name.startsWith(RULE)) rules[name.slice(RULE.length)] = word
    else if (name === 'clock') kept[name] = clockOf(word)
    else if (PLAIN.some((one) => one === name)) kept[name] = plain(word)
    else if (DRAWN.some((one) => one === name)) drawn[name] = plain(word)
    else strange.push(name)
  }
  const found = read(game, { ...kept, rules, drawn })
  return { settings: found.settings, strange: [...strange, ...found.strange] }
}

function plain(word: string): unknown {
  if (word === 'true' || word === 'false') return word === 'true'
  return /^\d{1,9}$/.test(word) ? Number(word) : word
}

function clockOf(word: string): unknown {
  const [move, first, bank, ...more] = word.split('.').map((part) => (/^\d{1,5}$/.test(part) ? Number(part) : NaN))
  return more.length === 0 ? { move, first, bank } : word
}
