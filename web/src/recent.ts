/** The records opened last in this browser, kept here and nowhere else. */
import type { Summary } from './wire'

const PLACE = 'corbillon.records'
const KEPT = 12

export interface Recent {
  key: string
  game: string
  deals: number
  names: (string | null)[]
}

/** The records opened last, the latest first. */
export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? found.filter(isRecent).slice(0, KEPT) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<string, unknown>
  return (
    typeof one['key'] === 'string' &&
    typeof one['game'] === 'string' &&
    typeof one['deals'] === 'number' &&
    Array.isArray(one['names'])
  )
}

/** Keeps a record in mind. */
export function remember({ key, game, deals, names }: Summary): void {
  const others = recent().filter((one) => one.key !== key)
  try {
    localStorage.setItem(PLACE, JSON.stringify([{ key, game, deals: deals.length, names }, ...others].slice(0, KEPT)))
  } catch {
    return // a browser that keeps nothing
  }
}
