/** Who sits at the table: names, bots' too, and how they are drawn around it. */
import { seatsFrom, type Context as Naming } from '../naming'
import { say } from '../words.svelte'
import type { Face, Place } from '../wire'

/** The bots' names, alphabetical in the order of play from the first seat on; women and men in turn. */
const BOTS = ['Agathe', 'Barnabé', 'Clélie', 'Damis', 'Églé', 'Florimond', 'Hortense', 'Isidore']
/** To which side the play goes by the books. */
const BY_THE_BOOK: Record<string, 'right' | 'left'> = { zinzolin: 'right', reversis: 'right', 'nain-jaune': 'left' }

/** A bot's name at a seat: the person at the first seat has Agathe beside him. */
export const botNamed = (seat: number) => BOTS[(seat + BOTS.length - 1) % BOTS.length]!
const genderOf = (seat: number) => ((seat + BOTS.length - 1) % 2 === 0 ? 'she' : 'he')

/** Names and persons of grammar, for who has these eyes. */
export function namingOf(face: Face, you: number | null): Naming {
  return {
    game: face.settings.game,
    order: face.order,
    names: face.places.map((place, seat) => place.name ?? botNamed(seat)),
    genders: face.places.map((place, seat) => (place.name === null ? genderOf(seat) : 'he')),
    you,
  }
}

/** The seats in the order of play, one's own first. */
export const aroundFrom = (face: Face, you: number | null) => seatsFrom(you ?? 0, face.places.length)

/** To which side the next player is drawn. */
export function directionOf({ settings }: Pick<Face, 'settings'>): 'right' | 'left' {
  const { direction } = settings.drawn
  return direction === 'book' ? (BY_THE_BOOK[settings.game] ?? 'right') : direction
}

/** How somebody is present, where it is worth saying: away, gone since when, or with a bot in his place. */
export function presenceTold(place: Place, now: number): string | null {
  if (place.presence === 'bot') return say('presence-bot')
  if (place.covered) return say('presence-covered')
  if (place.presence === 'here' || place.since === null) return null
  return say(`presence-${place.presence}`, { since: span(now - place.since) })
}

/** A span of time as minutes and seconds: «1:05». */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const rest = String(seconds % 60).padStart(2, '0')
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${rest}`
  return `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${rest}`
}
