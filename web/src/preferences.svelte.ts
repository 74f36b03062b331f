/** What a player prefers, kept in this browser. */
import { COMMAND_KEYS, type CommandKeys } from './keys'

export const LANGUAGES = ['fr', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]
export const CHOICES = {
  lang: LANGUAGES,
  vocabulary: ['historic', 'modern'],
  theme: ['system', 'light', 'dark'],
  indices: ['language', 'french', 'english'],
  colours: ['two', 'four'],
  forced: ['never', 'words', 'cards'],
  speed: ['slow', 'normal', 'fast', 'none'],
  collect: ['short', 'normal', 'long', 'click', 'never'],
} as const
export const SOUNDS = ['turn', 'card', 'trick', 'chips', 'special', 'time'] as const
export type SoundName = (typeof SOUNDS)[number]

type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }
export type Vocabulary = Choices['vocabulary']

export interface Preferences extends Choices {
  largeIndex: boolean
  confirm: boolean
  prePlay: boolean
  reversed: boolean
  notices: boolean
  sound: boolean
  sounds: Record<SoundName, boolean>
  keys: CommandKeys
}

const PLACE = 'corbillon.preferences'
const VERSION = 1

export function defaults(languages: readonly string[] = navigator.languages): Preferences {
  const spoken = languages.map((tag) => tag.slice(0, 2)).find((lang) => lang === 'fr' || lang === 'en')
  return {
    lang: spoken === 'fr' ? 'fr' : 'en',
    vocabulary: 'historic',
    theme: 'system',
    indices: 'language',
    colours: 'two',
    forced: 'never',
    speed: 'normal',
    collect: 'normal',
    largeIndex: false,
    confirm: false,
    prePlay: false,
    reversed: false,
    notices: false,
    sound: true,
    sounds: { turn: true, card: true, trick: true, chips: true, special: true, time: true },
    keys: { ...COMMAND_KEYS },
  }
}

/** The defaults, with what of a kept text is still meant by this version. */
export function read(text: string | null, languages?: readonly string[]): Preferences {
  const mine = defaults(languages)
  const kept = parsed(text)
  if (kept['version'] !== VERSION) return mine
  return merged(mine as unknown as Loose, kept) as unknown as Preferences
}

type Loose = Record<string, unknown>

function parsed(text: string | null): Loose {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isLoose(value) ? value : {}
  } catch {
    return {}
  }
}

function merged(mine: Loose, kept: Loose): Loose {
  const result: Loose = {}
  for (const [name, value] of Object.entries(mine)) result[name] = taken(name, value, kept[name])
  return result
}

function taken(name: string, mine: unknown, kept: unknown): unknown {
  if (isLoose(mine)) return isLoose(kept) ? merged(mine, kept) : mine
  const allowed: readonly unknown[] | undefined = CHOICES[name as keyof typeof CHOICES]
  if (allowed) return allowed.includes(kept) ? kept : mine
  return typeof kept === typeof mine ? kept : mine
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const preferences: Preferences = $state(read(stored()))

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null // a browser that keeps nothing: preferences last as long as the page
  }
}

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement
    if (preferences.theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = preferences.theme
  })
  $effect(() => {
    const text = JSON.stringify({ version: VERSION, ...preferences })
    try {
      localStorage.setItem(PLACE, text)
    } catch {
      return
    }
  })
})

/** Takes over what another tab of this browser has set. */
export function follow(event: StorageEvent): void {
  if (event.key === PLACE) Object.assign(preferences, read(event.newValue))
}

/** Milliseconds of one flight of a card. */
export function flight(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return { slow: 400, normal: 220, fast: 120, none: 0 }[preferences.speed]
}

/** Seconds for which a finished trick stays: ``null`` until a click, ``Infinity`` until the next lead. */
export function trickStays(): number | null {
  return { short: 0.7, normal: 1.4, long: 3, click: null, never: Infinity }[preferences.collect]
}
