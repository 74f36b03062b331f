/** The shuffle of a deal reckoned again in the browser, as docs/shuffle.md defines it: nobody has to be believed. */
import type { Card } from '../wire'

const WORDS = 2 ** 32
const SUITS = 'SHDC'
/** The ranks of each pack, upwards. */
const RANKS: Record<string, string> = {
  zinzolin: 'A23456789TJQK',
  'nain-jaune': 'A23456789TJQK',
  reversis: '23456789JQKA',
}
const HANDS: Record<number, number> = { 2: 22, 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6 }

/** The packets in which each game is dealt: how many cards to each seat in every turn, the dealer's last. */
const TURNS: Record<string, (seats: number) => number[][]> = {
  zinzolin: (seats) => Array.from({ length: 4 }, () => Array<number>(seats).fill(3)),
  'nain-jaune': (seats) => Array.from({ length: HANDS[seats] ?? 0 }, () => Array<number>(seats).fill(1)),
  reversis: () => [[3, 3, 3, 4], [4, 4, 4, 4], [4, 4, 4, 4]],
}

export const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16))
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const ascii = (text: string): number[] => [...new TextEncoder().encode(text)]

/** Whether the browser can reckon at all: it does so only where the page came safely, or from this machine. */
export const reckons = () => 'subtle' in crypto

/** The SHA-256 of some bytes. */
export async function digest(...parts: readonly (readonly number[])[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flat())))
}

/** The seal of a secret, which is published before anybody contributes. */
export async function sealOf(secret: string): Promise<string> {
  return hexOf(await digest(ascii('corbillon/commitment/'), bytesOf(secret)))
}

function big(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => Math.floor(value / 256 ** (length - 1 - place)) % 256)
}

/** The endless words of 32 bits that follow from a secret and the contributions. */
async function* wordsOf(secret: string, contributions: readonly string[]): AsyncGenerator<number, never> {
  const shares = contributions.flatMap((one) => [...big(one.length / 2, 4), ...bytesOf(one)])
  const key = [...(await digest(ascii('corbillon/shuffle/1'), bytesOf(secret), shares))]
  for (let block = 0; ; block += 1) {
    const view = new DataView((await digest(key, big(block, 8))).buffer)
    for (let place = 0; place < 32; place += 4) yield view.getUint32(place)
  }
}

/** A pack in the order in which it is dealt. */
export async function shuffled<Kind>(
  pack: readonly Kind[],
  secret: string,
  contributions: readonly string[],
): Promise<Kind[]> {
  const cards = [...pack]
  const words = wordsOf(secret, contributions)
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const limit = WORDS - (WORDS % (last + 1))
    let word = (await words.next()).value
    while (word >= limit) word = (await words.next()).value
    const other = word % (last + 1)
    ;[cards[last], cards[other]] = [cards[other]!, cards[last]!]
  }
  return cards
}

/** The pack of a game in order. */
export function packOf(game: string): Card[] {
  return [...SUITS].flatMap((suit) => [...(RANKS[game] ?? '')].map((rank) => rank + suit))
}

/** The hands by seat that a shuffled pack makes; the seat after the dealer comes first. */
export function handsOf(game: string, cards: readonly Card[], seats: number, dealer: number): Card[][] {
  const hands: Card[][] = Array.from({ length: seats }, () => [])
  let place = 0
  for (const turn of TURNS[game]?.(seats) ?? []) {
    turn.forEach((count, step) => {
      hands[(dealer + 1 + step) % seats]!.push(...cards.slice(place, place + count))
      place += count
    })
  }
  return hands
}
