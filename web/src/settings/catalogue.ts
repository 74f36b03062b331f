/** What may be played, as the server offers it. */
import type { CatalogueGame as Game, CatalogueSwitch as Switch } from '../wire'

export { catalogue as games } from '../books'
export type { CatalogueGame as Game, CatalogueSwitch as Switch, Offered, Preset, SeatCount } from '../wire'
export type Rules = Game['presets'][number]['rules']

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
