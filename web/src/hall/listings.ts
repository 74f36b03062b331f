/** Tables in lists: one's own, and those whose owners wish company. */
import { ask, post } from '../api'
import { go } from '../router.svelte'
import type { Listing } from '../wire'
import { lang, listing, say } from '../words.svelte'

export type { Listing } from '../wire'

export const lobby = (signal?: AbortSignal) => ask<Listing[]>('/api/lobby', signal)
export const ownTables = () => ask<Listing[]>('/api/me/tables')

export const isRunning = (one: Listing) => one.phase !== 'over' && one.phase !== 'closed'

/** One's own tables as they are shown: those that go on first, the last touched before the others. */
export function inOrder(tables: readonly Listing[]): Listing[] {
  return [...tables].sort((one, other) => Number(isRunning(other)) - Number(isRunning(one)) || other.at - one.at)
}

/** How many seats are held by bots, and may be taken. */
export const freeSeats = (one: Listing) => one.names.filter((name) => name === null).length

/** Who sits at a table, but for some. */
export function seatedTold(one: Listing, but: string | null = null): string {
  const people = one.names.filter((name): name is string => name !== null && name !== but)
  return people.length > 0 ? listing(people) : say('room-with-bots')
}

/** How far a match is. */
export function stateTold(one: Listing): string {
  return say('room-state', { phase: one.phase, deal: one.deal, of: one.of })
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** When a table was last touched: «3 hours ago». */
export function whenTold(one: Listing, now: number): string {
  const seconds = Math.max(0, (now - one.at) / 1000)
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit)
}

/** Takes the first free seat of a table and goes there. Throws ``Refusal`` or ``Unreachable``. */
export async function sitDown(one: Listing): Promise<void> {
  const wish = { kind: 'sit', seat: one.names.indexOf(null) }
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await post(`/api/tables/${one.table}/commands`, { id, seen: 0, wish })
  go(`/t/${one.table}`)
}
