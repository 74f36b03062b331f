/** Cuts the pack out of svg-cards (LGPL-2.1): one small file a card without its indices, which the page draws itself. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../node_modules/svg-cards/svg-cards-indented.svg', import.meta.url))
const LICENCE = fileURLToPath(new URL('../node_modules/svg-cards/LICENSE', import.meta.url))
const FOLDER = fileURLToPath(new URL('../cards', import.meta.url))
const DONE = `${FOLDER}/LICENSE.txt`

const SUITS = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' }
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const LETTERS = 'A23456789TJQK'
const BLACK = { two: '#1f1a1d', four: '#1f1a1d' }
const INKS = { S: BLACK, H: { two: '#c8102e', four: '#c8102e' }, D: { two: '#c8102e', four: '#1456b8' },
  C: { two: BLACK.two, four: '#14733a' } }

// Rewriting transforms tears the jack of diamonds in two.
const OVERRIDES = { convertTransform: false }
const SLIMMING = {
  multipass: true,
  floatPrecision: 1,
  plugins: [{ name: 'preset-default', params: { overrides: OVERRIDES } }],
}

/** The named groups of the source, by name. */
function groups() {
  const found = new Map()
  const pattern = /^ {4}<g id="([^"]+)"[^\n]*>\n[\s\S]*?^ {4}<\/g>$/gm
  for (const [text, name] of readFileSync(SOURCE, 'utf8').matchAll(pattern)) found.set(name, text)
  return found
}

const isCourt = (rank) => rank.length > 2

/** What of a card's group is drawn: neither the paper, nor indices and the suits in the corners, nor a court's suits. */
function drawn(text, rank) {
  const kept = text.replace(/ *<use xlink:href="#(base|n_\d+|ace|jack|queen|king)"[^>]*\/>\n/g, '')
  if (isCourt(rank)) return kept.replace(/ *<(use xlink:href="#(club|diamond|heart|spade)"|rect)[^>]*\/>\n/g, '')
  return kept.replace(/ *<use xlink:href="#(club|diamond|heart|spade)"[^>]*\/>\n/g, (use) =>
    /\(-?2\.4,/.test(use) ? use : '')
}

/** The groups that a text uses, and those used by these. */
function needed(text, all) {
  const names = new Set()
  const visit = (part) => {
    for (const [, name] of part.matchAll(/xlink:href="#([^"]+)"/g)) {
      if (!names.has(name)) { names.add(name); visit(all.get(name)) }
    }
  }
  visit(text)
  return [...names].map((name) => all.get(name))
}

function painted(text, ink) {
  return text.replace(/#e6180a/gi, ink).replace(/<g id="(club|spade)">/g, `<g id="$1" fill="${ink}">`)
}

function file(all, suit, rank, ink) {
  const body = drawn(all.get(`${SUITS[suit]}_${rank}`), rank)
  const defs = needed(body, all).map((group) => painted(group, ink)).join('\n')
  const space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return `<svg ${space} viewBox="0 0 169.075 244.64"><defs>${defs}</defs>${body}</svg>`
}

async function cut() {
  const { optimize } = createRequire(import.meta.url)('svgo')
  const all = groups()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const suit of Object.keys(SUITS)) {
    for (const [index, rank] of RANKS.entries()) {
      for (const [colours, ink] of Object.entries(INKS[suit])) {
        const plain = ink === INKS[suit].two
        if (colours === 'four' && (plain || isCourt(rank))) continue
        const slim = optimize(file(all, suit, rank, ink), SLIMMING).data
        writeFileSync(`${FOLDER}/${LETTERS[index]}${suit}${colours === 'four' ? '-four' : ''}.svg`, slim)
      }
    }
  }
  writeFileSync(DONE, readFileSync(LICENCE))
}

/** The build step: cuts the cards unless they are newer than this script and the pack. */
export function cutCards() {
  return {
    name: 'cut-cards',
    async config() {
      const made = existsSync(DONE) ? statSync(DONE).mtimeMs : 0
      if (made < statSync(fileURLToPath(import.meta.url)).mtimeMs) await cut()
    },
  }
}
