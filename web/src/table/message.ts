/** What a table's stream carries and what a client may ask of it, as ``server/protocol`` names it. */
import type { Card, Happening, Payment } from '../wire'

export type Phase = 'gathering' | 'playing' | 'between' | 'over' | 'closed'
export type Presence = 'here' | 'away' | 'gone' | 'bot'
export type Watching = 'off' | 'seat' | 'late'

export interface Settings {
  game: string
  preset: string
  rules: Record<string, unknown>
  seats: number
  bot: string
  pace: number
  clock: { move: number; first: number; bank: number } | null
  listed: boolean
  watching: Watching
  free_text: boolean
  take_back: 'never' | 'unrevealed' | 'practice'
  grace: boolean
  drawn: {
    direction: 'book' | 'right' | 'left'
    vocabulary: 'own' | 'historic' | 'modern'
    last_trick: boolean
  }
}

export interface Deviation {
  switch: string
  value: string | number | boolean | Record<string, number> | null
  article: string
}

export interface Place {
  name: string | null
  bot: string
  presence: Presence
  since: number | null
  covered: boolean
  ready: boolean
  mine: boolean
  shows: boolean
  bank: number | null
}

export interface Face {
  table: string
  settings: Settings
  order: string
  deviations: Deviation[]
  places: Place[]
  owner: boolean
  phase: Phase
  deal: number
  of: number
  commitment: string | null
  history: number[][]
  begun: number[]
  deadline: number | null
  asked: { seat: number; awaited: number[] } | null
  held: { seat: number; card: Card } | null
  may_take_back: boolean
  next_table: string | null
}

export interface Lying {
  seat: number
  card: Card
}
export interface Trick {
  number: number
  taker: number
  cards: Lying[]
}
export type Box = 'open' | 'taken' | 'forgotten' | 'doubled'
export type Doing = 'exchange' | 'show' | 'play' | 'undertake' | 'open' | 'go_on' | 'follow' | 'settled'

export interface Sight {
  seat: number
  hand: Card[]
  discard: Card | null
  offered: Card | null
  deal: number
  dealer: number
  turn: number | null
  doing: Doing
  leader: number | null
  sizes: number[]
  balances: number[]
  pots: Record<string, number>
  laid: Lying[]
  last: Trick | null
  tricks: number[]
  points: number[]
  exchanged: (boolean | null)[]
  talon: number
  pending: Payment[]
  zinzolin: {
    stake: number
    shown: Card[][]
    first_equinox: number | null
    second_equinox: number | null
    basket_winner: number | null
  } | null
  nain_jaune: { wanted: string | null; boxes: Record<string, Box>; openings: number; last: number | null } | null
  reversis: {
    holds_espagnolette: boolean
    has_right: boolean
    has_used: boolean
    announced: number | null
    undertaker: number | null
    four_cards: Card[]
  } | null
}

export interface RefusedCard {
  code: string
  clause: string | null
}
export interface Choices {
  legal: string[]
  refused: Record<Card, RefusedCard>
}
export interface Past {
  seq: number
  events: Happening[]
}

export interface Message {
  seq: number
  now: number
  events: Happening[]
  face: Face
  sight: Sight | null
  choices: Choices
  past: Past[] | null
}

export const PHRASES = [
  'hello', 'well-played', 'thanks', 'one-moment', 'back', 'your-turn', 'sorry', 'bravo', 'bad-luck', 'goodbye',
] as const
export type Phrase = (typeof PHRASES)[number]

export type Wish =
  | { kind: 'sit'; seat: number; name?: string }
  | { kind: 'stand' | 'claim' | 'take_back' | 'return' | 'call_bot'; seat: number }
  | { kind: 'ready'; seat: number; contribution: string }
  | { kind: 'act'; seat: number; action: string }
  | { kind: 'answer_take_back'; seat: number; agree: boolean }
  | { kind: 'show_hand'; seat: number; shown: boolean }
  | { kind: 'say'; seat: number; phrase: Phrase }
  | { kind: 'write'; seat: number; text: string }
  | { kind: 'arrange'; listed?: boolean; watching?: Watching; free_text?: boolean; pace?: number }
  | { kind: 'rematch' | 'close' }
