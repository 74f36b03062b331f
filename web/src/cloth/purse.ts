/** Chips as they lie before a player or in a pot: change is made by itself, nobody is ever short of small coin. */

/** Long fiches, round jetons, square contrats. */
export type Shape = 'long' | 'round' | 'square'
export interface Kind {
  worth: number
  shape: Shape
}
export interface Pile extends Kind {
  count: number
}

const PURSES: Record<string, readonly Kind[]> = {
  zinzolin: [
    { worth: 8, shape: 'long' },
    { worth: 1, shape: 'round' },
  ],
  'nain-jaune': [
    { worth: 10, shape: 'square' },
    { worth: 5, shape: 'long' },
    { worth: 1, shape: 'round' },
  ],
  reversis: [
    { worth: 50, shape: 'square' },
    { worth: 5, shape: 'round' },
    { worth: 1, shape: 'long' },
  ],
}
const MOST_DRAWN = 8

/** The chips of a game, the largest first; the last is the unit. */
export function purse(game: string): readonly Kind[] {
  return PURSES[game] ?? [{ worth: 1, shape: 'round' }]
}

/** An amount, or a debt, in as few chips as possible; a kind of which there are none is left out. */
export function inChips(amount: number, game: string): Pile[] {
  let rest = Math.abs(amount)
  return purse(game).flatMap((kind) => {
    const count = Math.floor(rest / kind.worth)
    rest -= count * kind.worth
    return count > 0 ? [{ ...kind, count }] : []
  })
}

/** How many chips of a pile are drawn: all of a small one, of a high one enough to look high. */
export function drawn(count: number): number {
  return count <= 5 ? count : Math.min(MOST_DRAWN, 5 + Math.floor(Math.log2(count / 5)))
}

/** The chips that fly for a payment: its largest kinds first, four at most. */
export function flying(amount: number, game: string): Kind[] {
  return inChips(amount, game)
    .flatMap(({ worth, shape, count }) => Array<Kind>(Math.min(count, 4)).fill({ worth, shape }))
    .slice(0, 4)
}
