/** What is agreed of a table before it opens: how it begins, how it is changed, what of a kept text is still meant. */
import type { Game, Preset, Rules, Switch } from './catalogue'
import type { Clock, Settings } from '../wire'
import { meant, same, spelled, type Value } from './values'

export type { Clock, Settings } from '../wire'

export const WATCHING = ['off', 'seat', 'late'] as const
export const TAKE_BACK = ['never', 'unrevealed', 'practice'] as const
export const DIRECTIONS = ['book', 'right', 'left'] as const
export const VOCABULARIES = ['own', 'historic', 'modern'] as const
export const PACES = ['0', '1', '2', '3'] as const
export const CLOCK_BOUNDS = { move: [5, 600], first: [5, 600], bank: [0, 3600] } as const
export const USUAL_CLOCK: Clock = { move: 20, first: 40, bank: 60 }

/** The settings with which a game begins. */
export function initial(game: Game): Settings {
  return {
    game: game.name,
    preset: game.presets[0]!.name,
    rules: {},
    seats: game.seats[0]!.seats,
    bot: game.bot,
    pace: 2,
    clock: null,
    listed: false,
    watching: 'off',
    free_text: false,
    take_back: 'unrevealed',
    grace: false,
    drawn: { direction: 'book', vocabulary: 'own', last_trick: true },
  }
}

/** The preset of a table. */
export function presetOf(game: Game, settings: Settings): Preset {
  return game.presets.find((one) => one.name === settings.preset) ?? game.presets[0]!
}

/** What a switch is in the preset of a table. */
export function presetValue(game: Game, settings: Settings, one: Switch): Value {
  const set = presetOf(game, settings).rules[one.name]
  return set === undefined ? one.default : set
}

/** What a switch is at a table. */
export function valueAt(game: Game, settings: Settings, one: Switch): Value {
  const chosen = settings.rules[one.name]
  return chosen === undefined ? presetValue(game, settings, one) : chosen
}

/** The switches in which a table differs from its preset. */
export function changed(game: Game, settings: Settings): Switch[] {
  return game.switches.filter((one) => !same(valueAt(game, settings, one), presetValue(game, settings, one)))
}

/** Sets a switch; a number of seats that needed another value gives way to the usual one. */
export function choose(game: Game, settings: Settings, one: Switch, value: Value): Settings {
  const rules = { ...settings.rules }
  if (same(value, presetValue(game, settings, one))) delete rules[one.name]
  else rules[one.name] = value
  const next = { ...settings, rules }
  return isSeated(game, next) ? next : { ...next, seats: game.seats[0]!.seats }
}

/** Sets the number of seats, with the switches that it needs and without those that only the last number needed. */
export function seat(game: Game, settings: Settings, seats: number): Settings {
  const needs = (count: number) => game.seats.find((one) => one.seats === count)?.needs ?? {}
  const rules = { ...settings.rules }
  for (const name of Object.keys(needs(settings.seats))) delete rules[name]
  return { ...settings, seats, rules: { ...rules, ...needs(seats) } }
}

/** Takes another preset; what was chosen by hand stays chosen. */
export function adopt(game: Game, settings: Settings, preset: string): Settings {
  const next = { ...settings, preset }
  const kept = game.switches.filter((one) => {
    const chosen = settings.rules[one.name]
    return chosen !== undefined && !same(chosen, presetValue(game, next, one))
  })
  return { ...next, rules: Object.fromEntries(kept.map((one) => [one.name, settings.rules[one.name]!])) }
}

function isSeated(game: Game, settings: Settings): boolean {
  const needs = game.seats.find((one) => one.seats === settings.seats)?.needs ?? {}
  return game.switches.every((one) => {
    const needed = needs[one.name]
    return needed === undefined || same(needed, valueAt(game, settings, one))
  })
}

type Loose = Readonly<Record<string, unknown>>
export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The settings that a kept text or a link means, and the names of what in it is not meant by this game. */
export function read(game: Game, kept: Loose): { settings: Settings; strange: string[] } {
  const strange: string[] = []
  const base = initial(game)
  const one = <Name extends keyof Settings>(name: Name, allowed: (value: unknown) => boolean): Settings[Name] => {
    if (kept[name] === undefined || allowed(kept[name])) return (kept[name] ?? base[name]) as Settings[Name]
    strange.push(name)
    return base[name]
  }
  const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
  const yes = among([true, false])
  const settings: Settings = {
    game: game.name,
    preset: one('preset', among(game.presets.map((preset) => preset.name))),
    rules: rulesRead(game, isLoose(kept['rules']) ? kept['rules'] : {}, strange),
    seats: one('seats', among(game.seats.map((count) => count.seats))),
    bot: one('bot', among(game.bots)),
    pace: one('pace', among(PACES.map(Number))),
    clock: one('clock', isClock),
    listed: one('listed', yes),
    watching: one('watching', among(WATCHING)),
    free_text: one('free_text', yes),
    take_back: one('take_back', among(TAKE_BACK)),
    grace: one('grace', yes),
    drawn: one('drawn', isDrawn),
  }
  const tidy = adopt(game, settings, settings.preset)
  return { settings: isSeated(game, tidy) ? tidy : seat(game, tidy, tidy.seats), strange }
}

function rulesRead(game: Game, kept: Loose, strange: string[]): Rules {
  const rules: Rules = {}
  for (const [name, value] of Object.entries(kept)) {
    const one = game.switches.find((other) => other.name === name)
    const plain = value === null || typeof value !== 'object' || isLoose(value)
    const found = one && plain ? meant(spelled(value as Value), one) : undefined
    if (found === undefined) strange.push(name)
    else rules[name] = found
  }
  return rules
}

function isClock(value: unknown): boolean {
  if (value === null) return true
  return isLoose(value) && Object.entries(CLOCK_BOUNDS).every(([name, [least, most]]) => {
    const seconds = value[name]
    return Number.isInteger(seconds) && Number(seconds) >= least && Number(seconds) <= most
  })
}

function isDrawn(value: unknown): boolean {
  const among = (values: readonly string[], one: unknown) => values.includes(one as string)
  return isLoose(value) && among(DIRECTIONS, value['direction']) && among(VOCABULARIES, value['vocabulary'])
    && typeof value['last_trick'] === 'boolean'
}
