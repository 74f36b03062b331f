/** What the server tells, as ``server/protocol`` names it: facts, with cards in the notation of records. */
export type Card = string
/** A seat's number or a pot's name. */
export type Account = number | string

export interface Figure {
  value: number
  name: string
  about: Record<string, string | number>
}
export interface Sum {
  sign: '+' | '×' | '÷' | 'min' | '−'
  terms: Arithmetic[]
}
export type Arithmetic = Figure | Sum

export interface Payment {
  deal: number
  source: Account
  target: Account
  amount: number
  clause: string
  card: Card | null
  arithmetic: Arithmetic | null
}

export type Way = 'one' | 'each-in' | 'each-other' | 'each-out'
export interface Paid {
  kind: 'paid'
  number: number
  way: Way
  payments: Payment[]
}
export interface DealSettled {
  kind: 'deal_settled'
  deal: number
  hands: Card[][]
  unplayed: Card[][]
  aside: Card[]
  dealt: Card[][]
  talon: Card[]
  points: number[]
  gains: number[]
  balances: number[]
}

/** What a seat witnesses of the game. */
export type GameEvent =
  | { kind: 'dealt'; deal: number; of: number; dealer: number; hand: Card[] | null; sizes: number[] }
  | { kind: 'exchanged'; seat: number; aside: Card | null; drawn: Card | null }
  | { kind: 'kept'; seat: number; left: Card | null }
  | { kind: 'shown'; seat: number; cards: Card[] }
  | { kind: 'laid'; seat: number; card: Card; opens: boolean }
  | { kind: 'trick_taken'; number: number; seat: number; leader: number; cards: Card[] }
  | { kind: 'passed'; seat: number }
  | { kind: 'called'; seat: number; call: string; rank: string | null; card: Card | null }
  | { kind: 'noticed'; what: string; seat: number }
  | Paid
  | { kind: 'owed'; payment: Payment }
  | DealSettled
  | { kind: 'match_ended'; ranking: number[]; balances: number[] }

/** What happens around the table. */
export type TableEvent =
  | { kind: 'seated'; seat: number; name: string }
  | { kind: 'left'; seat: number; name: string }
  | { kind: 'covered'; seat: number; why: 'grace' | 'owner' | 'time' }
  | { kind: 'returned'; seat: number }
  | { kind: 'timed_out'; seat: number }
  | { kind: 'take_back_asked'; seat: number }
  | { kind: 'take_back_refused'; seat: number }
  | { kind: 'taken_back'; seat: number; actions: number }
  | { kind: 'said'; seat: number; phrase: string }
  | { kind: 'wrote'; seat: number; text: string }
  | { kind: 'committed'; deal: number; commitment: string }
  | { kind: 'revealed'; deal: number; secret: string; contributions: string[] }
  | { kind: 'arranged' }
  | { kind: 'rematched'; table: string }
  | { kind: 'closed' }

export type Happening = GameEvent | TableEvent

/** A value of a switch, as a record writes it. */
export type Value = string | number | boolean | null | Record<string, number>

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

/** What one seat sees of a deal; everything but the first four is public. */
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

/** The rules of a table: what ``Settings`` says of them. */
export interface RulesInForce {
  preset: string
  rules: Record<string, Value>
}
export interface Deviation {
  switch: string
  value: Value
  article: string
}

/** One action of a deal with every hand open. */
export interface Step {
  seat: number | null
  action: string | null
  by: 'person' | 'bot' | 'clock' | null
  events: GameEvent[]
  hands: Card[][]
  sight: Sight
}
export interface OpenDeal {
  game: string
  order: string
  settings: RulesInForce & { game: string; seats: number }
  deviations: Deviation[]
  names: (string | null)[]
  deal: number
  deals: number[]
  of: number
  steps: Step[]
  talon: Card[]
  finished: boolean
  shuffled: boolean
  match_over: boolean
  ranking: number[]
}
export interface Ledger {
  payments: Payment[]
  begun: Record<string, number>
  accounts: Record<string, number>
}
export interface Summary {
  key: string
  game: string
  order: string
  preset: string
  deviations: Deviation[]
  seats: number
  names: (string | null)[]
  version: string | null
  deals: number[]
  of: number
  finished: number
  over: boolean
  balances: number[]
  ranking: number[]
}
export interface Found {
  state: 'held' | 'failed' | 'absent'
  message: string
  action: number | null
}
export interface Checked {
  deal: number
  version: string | null
  commitment: Found
  pack: Found
  replay: Found
  bots: Found
}

export interface Offered {
  value: Value
  part: string
  facts: Record<string, number>
  source: string
}
export interface CatalogueSwitch {
  name: string
  article: string
  group: string
  common: boolean
  default: Value
  offered: Offered[]
  free: { least: number; most: number | null; form: 'number' | 'plus-one' | 'rounds' } | null
}
export interface CatalogueGame {
  name: string
  order: string
  pack: number
  seats: { seats: number; needs: Record<string, Value> }[]
  pots: string[]
  presets: { name: string; rules: Record<string, Value>; of: number }[]
  switches: CatalogueSwitch[]
  bots: string[]
}

export interface Inline {
  text: string
  style: '' | 'em' | 'strong' | 'code'
  article: string
  address: string
}
export interface BookValue {
  /** As in a record, but ``none`` for null, and ``N`` for any number. */
  value: string
  default: boolean
  inlines: Inline[]
}
export interface BookSwitch {
  kind: 'switch'
  name: string
  default: string
  values: BookValue[]
}
export type Block =
  | { kind: 'paragraph'; inlines: Inline[]; role: '' | 'source' | 'program' }
  | { kind: 'items'; ordered: boolean; items: Block[][] }
  | { kind: 'rows'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | BookSwitch
export interface Article {
  number: string
  title: string
  chapter: string
  blocks: Block[]
}
export interface Book {
  title: string
  intro: Block[]
  chapters: { title: string; blocks: Block[]; articles: Article[] }[]
}
