/** What this browser saw of a shuffle before the deal, to be compared with what is opened after it. */
import type { Card } from '../wire'
import { handsOf, packOf, reckons, shuffled } from './shuffle'

export type Compared = 'same' | 'other' | 'unknown'

const sealed = (table: string, deal: number) => `corbillon.commitment.${table}.${deal}`
const given = (table: string, deal: number, seat: number) => `corbillon.contribution.${table}.${deal}.${seat}`

function kept(place: string): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

/** Keeps the seal that was published before a deal; the first one seen stays. */
export function keepSeal(table: string, deal: number, commitment: string): void {
  if (kept(sealed(table, deal)) !== null) return
  try {
    sessionStorage.setItem(sealed(table, deal), commitment)
  } catch {
    return // a browser that keeps nothing: the seal is then not compared
  }
}

/** Whether the seal of a deal is the one that this browser saw before it. */
export function compareSeal(table: string, deal: number, commitment: string | null): Compared {
  const seen = kept(sealed(table, deal))
  if (seen === null || commitment === null) return 'unknown'
  return seen === commitment ? 'same' : 'other'
}

/** Whether what this browser brought for its seats is among what the deal was made of, as it was sent. */
export function compareShares(
  table: string,
  deal: number,
  seats: readonly number[],
  contributions: readonly string[],
): Compared {
  const shares = seats.map((seat) => [kept(given(table, deal, seat)), contributions[seat]] as const)
  const mine = shares.filter(([own]) => own !== null)
  if (mine.length === 0) return 'unknown'
  return mine.every(([own, opened]) => own === opened) ? 'same' : 'other'
}

/** Whether the hands that were dealt follow from what was opened. */
export async function compareHands(
  { game, dealer }: { game: string; dealer: number },
  dealt: readonly (readonly Card[])[],
  revealed: { secret: string; contributions: readonly string[] },
): Promise<Compared> {
  if (!reckons()) return 'unknown'
  const cards = await shuffled(packOf(game), revealed.secret, revealed.contributions)
  const hands = handsOf(game, cards, dealt.length, dealer)
  const plain = (all: readonly (readonly Card[])[]) => all.map((hand) => [...hand].sort().join()).join('|')
  return plain(hands) === plain(dealt) ? 'same' : 'other'
}
