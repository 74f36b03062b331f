import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const TOKENS = readFileSync(join(import.meta.dirname, '../src/style/tokens.css'), 'utf8')
const THEMES = ['light', 'dark'] as const

/** A colour of a theme, as its three channels. */
function colour(name: string, theme: (typeof THEMES)[number]): number[] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)?.[1]
  const [light, dark = light] = value?.match(/#[0-9a-f]{6}/g) ?? []
  const hex = theme === 'light' ? light : dark
  if (!hex) throw new Error(`no colour ${name}`)
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
}

function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string, theme: (typeof THEMES)[number]): number {
  const [dim, bright] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

const PAGES = ['paper', 'sheet', 'tint']
const CLOTHS = ['cloth', 'cloth-deep']
const TEXTS = ['ink', 'ink-soft', 'zinzolin', 'link', 'gold', 'danger', 'good']
const READ = [
  ...PAGES.flatMap((ground) => TEXTS.map((text) => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ...CLOTHS.flatMap((ground) => ['on-cloth', 'on-cloth-soft', 'cloth-gold'].map((text) => [text, ground])),
  ...['card-black', 'card-red', 'card-blue', 'card-green'].map((ink) => [ink, 'card']),
]
const SEEN = [
  ...['paper', 'sheet'].flatMap((ground) => ['line-strong', 'focus', 'logo'].map((mark) => [mark, ground])),
  ...CLOTHS.flatMap((ground) => ['cloth-line', 'cloth-focus', 'card'].map((mark) => [mark, ground])),
]

describe.each(THEMES)('in the %s', (theme) => {
  it.each(READ)('%s is read on %s', (text, ground) => {
    expect(contrast(text!, ground!, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SEEN)('%s is seen on %s', (mark, ground) => {
    expect(contrast(mark!, ground!, theme)).toBeGreaterThanOrEqual(3)
  })
})
