/** Games, presets, switches and their values in words. */
import { listing, part, say } from '../words.svelte'
import type { Game, Switch } from './catalogue'
import { presetValue, valueAt, type Settings } from './table'
import { valuePart, type Value } from './values'

export const gameName = (game: string) => say(`game-${game}`)
export const presetName = (game: string, preset: string) => say(`room-preset-${game}-${preset}`)
export const presetLine = (game: string, preset: string) => part(`room-preset-${game}-${preset}`, 'line')
export const chapterName = (game: string, group: string) => say(`chapter-${game}-${group}`)
export const switchName = (game: string, name: string) => say(`switch-${game}-${name}`)

/** A value of a switch in words. */
export function valueName(game: string, name: string, value: Value): string {
  const [told, facts] = valuePart(value)
  return part(`switch-${game}-${name}`, told, facts)
}

/** What a switch is at a table, in words. */
export const toldAt = (game: Game, settings: Settings, one: Switch) =>
  valueName(game.name, one.name, valueAt(game, settings, one))

/** What a switch is in the preset of a table, in words. */
export const toldInPreset = (game: Game, settings: Settings, one: Switch) =>
  valueName(game.name, one.name, presetValue(game, settings, one))

/** How many may play: «3 to 8 players, or 2». */
export function playersTold(game: Game): string {
  const usual = game.seats.filter((one) => Object.keys(one.needs).length === 0).map((one) => one.seats)
  const others = game.seats.map((one) => one.seats).filter((seats) => !usual.includes(seats))
  const [least, most] = [Math.min(...usual), Math.max(...usual)]
  const span = say('room-players', { least, most, apart: least === most ? 'no' : 'yes' })
  return others.length > 0 ? say('room-players-or', { span, others: listing(others.map(String)) }) : span
}

/** A text that begins a line: with a capital. */
export const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A text without accents and capitals, for searching. */
export function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").replaceAll('œ', 'oe')
}

/** Whether every word sought stands somewhere in what is told of a switch. */
export function isAbout(game: Game, one: Switch, sought: string, more = ''): boolean {
  const values = one.offered.map((offered) => valueName(game.name, one.name, offered.value))
  const chapter = chapterName(game.name, one.group)
  const text = bare([switchName(game.name, one.name), ...values, one.article, chapter, more].join(' '))
  return bare(sought).split(/\s+/).every((word) => text.includes(word))
}
