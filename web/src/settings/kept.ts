/** What was chosen last, kept in this browser: the settings of a table by game, and what is played at once. */
import type { Game } from './catalogue'
import { initial, isLoose, read, seat, type Settings } from './table'

const TABLES = 'corbillon.tables'
const PLAYED = 'corbillon.played'
const VERSION = 1
/** With which preset a game is played at once by one who has chosen none: a long one is no first acquaintance. */
const FIRST: Record<string, string> = { zinzolin: 'short' }

type Loose = Record<string, unknown>
export interface AtOnce {
  preset: string
  seats: number
  bot: string
}

/** The settings with which the last table of a game was opened, or those with which it begins. */
export function lastTable(game: Game): Settings {
  const kept = fetched(TABLES)[game.name]
  return isLoose(kept) ? read(game, kept).settings : initial(game)
}

/** Remembers the settings of a table that was opened. */
export function keepTable(settings: Settings): void {
  store(TABLES, { ...fetched(TABLES), [settings.game]: settings })
}

/** The game that was played at once last. */
export function lastGame(): string | null {
  const kept = fetched(PLAYED)['last']
  return typeof kept === 'string' ? kept : null
}

/** What of a game is played at once: as it was last, or as a first acquaintance. */
export function atOnce(game: Game): AtOnce {
  const games = fetched(PLAYED)['games']
  const kept = isLoose(games) ? games[game.name] : undefined
  const first = FIRST[game.name]
  const { preset, seats, bot } = read(game, isLoose(kept) ? kept : first ? { preset: first } : {}).settings
  return { preset, seats, bot }
}

/** Remembers what of a game is played at once; ``last`` when it is being played. */
export function keepAtOnce(game: string, chosen: AtOnce, { last = false } = {}): void {
  const kept = fetched(PLAYED)
  const games = { ...(isLoose(kept['games']) ? kept['games'] : {}), [game]: chosen }
  store(PLAYED, { ...kept, games, ...(last ? { last: game } : {}) })
}

/** The settings of a table that is played at once. */
export function settingsAtOnce(game: Game, { preset, seats, bot }: AtOnce): Settings {
  return seat(game, { ...initial(game), preset, bot }, seats)
}

function fetched(place: string): Loose {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return isLoose(value) && value['version'] === VERSION ? { ...value } : {}
  } catch {
    return {} // a browser that keeps nothing, or something else under this name: one begins anew
  }
}

function store(place: string, value: Loose): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...value, version: VERSION }))
  } catch {
    return
  }
}
