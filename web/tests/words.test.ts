import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { beforeEach, describe, expect, it } from 'vitest'
import { lang, listing, part, say, spaced, speak } from '../src/words.svelte'

const FOLDER = join(import.meta.dirname, '../../src/corbillon/words')
const SOURCES = join(import.meta.dirname, '../src')
const LANGUAGES = ['fr', 'en'] as const

type Entry = FluentResource['body'][number]

function entries(folder: string, wanted: (file: string) => boolean = () => true): Map<string, Entry> {
  const files = readdirSync(join(FOLDER, folder)).filter((file) => file.endsWith('.ftl') && wanted(file))
  const all = files.flatMap((file) => new FluentResource(readFileSync(join(FOLDER, folder, file), 'utf8')).body)
  return new Map(all.map((entry) => [entry.id, entry]))
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((child) => variables(child, found))
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    else Object.values(node).forEach((child) => variables(child, found))
  }
  return found
}

function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const OF_THE_PAGE = /^(cards|table|telling|retelling|reasons|zinzolin|nain-jaune|reversis|web.*)\.ftl$/

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('are each said once', () => {
    const files = readdirSync(join(FOLDER, language)).filter((file) => OF_THE_PAGE.test(file))
    const ids = files.flatMap((file) => [...entries(language, (one) => one === file).keys()])
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('are said otherwise in modern words, and about the same facts', () => {
    const old = entries(language)
    for (const [id, entry] of entries(`${language}/modern`)) {
      const replaced = old.get(id)
      expect(replaced, id).toBeDefined()
      expect(Object.keys(entry.attributes), id).toEqual(Object.keys(replaced!.attributes))
      expect([...variables(replaced)], id).toEqual(expect.arrayContaining([...variables(entry)]))
    }
  })

  it('are the same messages as in the other language', () => {
    const other = language === 'fr' ? 'en' : 'fr'
    const web = (file: string) => file.startsWith('web')
    expect([...entries(language, web).keys()]).toEqual([...entries(other, web).keys()])
  })
})

it('says every sentence of the page somewhere', () => {
  const text = sources().join('\n')
  const literals = new Set([...text.matchAll(/['"]([a-z][\w-]*)['"]/g)].map((match) => match[1]))
  const template = /`([a-z](?:[\w-]|\$\{[^}`]*\})*-(?:[\w-]|\$\{[^}`]*\})*)`/g
  const shapes = [...text.matchAll(template)].map((match) => match[1]!)
  const patterns = shapes.map((shape) => new RegExp(`^${shape.replace(/\$\{[^}]*\}/g, '.+')}$`))
  const said = (id: string) => literals.has(id) || patterns.some((pattern) => pattern.test(id))
  const unsaid = [...entries('en', (file) => file.startsWith('web')).keys()].filter((id) => !said(id))
  expect(unsaid).toEqual([])
})

it('has words for every literal sentence that is said', () => {
  const known = entries('en')
  const asked = sources().flatMap((text) => [...text.matchAll(/\b(?:say|part)\('([\w-]+)'/g)].map((match) => match[1]!))
  expect(asked.filter((id) => !known.has(id))).toEqual([])
})

describe('speaking', () => {
  beforeEach(() => speak('fr', 'historic'))

  it('counts, with the plural of the language', () => {
    expect(say('tricks-count', { n: 0 })).toBe('aucune levée')
    expect(say('amount-zinzolin', { n: 1234 })).toBe('1234 jetons')
  })

  it('does not break a line before French marks', () => {
    expect(say('answer-hand', { count: 'rien' })).toBe('Votre jeu\u00a0: rien.')
  })

  it('takes modern words, and gives them back', async () => {
    await speak('fr', 'modern')
    expect(say('tricks-count', { n: 2 })).toBe('2 plis')
    await speak('fr', 'historic')
    expect(say('tricks-count', { n: 2 })).toBe('2 levées')
  })

  it('changes the language of the page', async () => {
    await speak('en', 'historic')
    expect(lang()).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(part('pref-theme', 'dark')).toBe('candlelight')
  })

  it('lists', () => {
    expect(listing(['a', 'b', 'c'])).toBe('a, b et c')
    expect(listing([])).toBe('rien')
  })

  it('takes a missing message or fact for a fault', () => {
    expect(() => say('no-such-message')).toThrow()
    expect(() => say('answer-hand')).toThrow()
  })
})

describe('texts of the books', () => {
  it('are set as print is', async () => {
    await speak('en', 'historic')
    expect(spaced('a game, "queen takes", the dealer\'s ("… takes")')).toBe('a game, “queen takes”, the dealer’s (“… takes”)')
    expect(spaced('" said the book')).toBe('” said the book')
    await speak('fr', 'historic')
    expect(spaced("l'as : « d'un coup »")).toBe('l’as\u00a0: «\u00a0d’un coup\u00a0»')
  })
})
