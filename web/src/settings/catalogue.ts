/** What may be played, as the server offers it. */
import { ask } from '../api'
import type { Free, Value } from './values'

export type Rules = Record<string, Value>

export interface SeatCount {
  seats: number
  needs: Rules
}
export interface Preset {
  name: string
  rules: Rules
  /** After how many deals it is meant to end; 0 where no number is agreed. */
  of: number
}
export interface Offered {
  value: Value
  part: string
  facts: Record<string, number>
  source: string
}
export interface Switch {
  name: string
  article: string
  group: string
  common: boolean
  default: Value
  offered: Offered[]
  free: Free | null
}
export interface Game {
  name: string
  order: string
  pack: number
  /** The usual number first. */
  seats: SeatCount[]
  pots: string[]
  presets: Preset[]
  switches: Switch[]
  bots: string[]
}

let asked: Promise<Game[]> | null = null

/** Every game; asked once, and again after a failure. */
export function games(): Promise<Game[]> {
  asked ??= ask<Game[]>('/api/games').catch((fault: unknown) => {
    asked = null
    throw fault
  })
  return asked
}

/** The switch that says how long a match is. */
const LENGTHS: Record<string, string> = { zinzolin: 'rounds', 'nain-jaune': 'end', reversis: 'tours' }

/** The switch of a game that says how long a match is. */
export function lengthOf(game: Game): Switch | undefined {
  return game.switches.find((one) => one.name === LENGTHS[game.name])
}

/** The switches by chapter, in the order of the book; without that of the length, which stands apart. */
export function chapters(game: Game): { group: string; switches: Switch[] }[] {
  const length = lengthOf(game)
  const others = game.switches.filter((one) => one !== length)
  const groups = [...new Set(others.map((one) => one.group))]
  return groups.map((group) => ({ group, switches: others.filter((one) => one.group === group) }))
}
