/** The gestures by which a player plays: raise and play, why not, cards made ready, what plays by itself. */
import { cardName } from '../cards'
import { theCard } from '../naming'
import { preferences } from '../preferences.svelte'
import type { Card, Choices, Message, Sight } from '../wire'
import { say } from '../words.svelte'
import { cardOf, concernedBy, deedNamed, refusalTold, renounces, waysOf } from './deeds'

export type Gesture = 'mouse' | 'touch' | 'keyboard' | 'drag'
/** Why a card is only raised: it awaits the second gesture, a choice of two ways, or a word about renouncing. */
export type Question = 'second' | 'ways' | 'renounce'

/** Something shown and said in answer to the player. */
export interface Note {
  lines: readonly string[]
  /** The article that it cites. */
  article?: string | null
  cards?: readonly Card[]
  /** Only said: it shows elsewhere. */
  unseen?: boolean
  /** Goes by itself after a while. */
  brief?: boolean
}

/** What the gestures need of the table. */
export interface Seat {
  readonly message: Message
  readonly acting: boolean
  act(action: string): Promise<boolean>
  answer(note: Note, urgent?: boolean): void
}

/** What a raised card waits for, in words. */
export function raisedTold(card: Card, question: Question): string {
  return say(`raised-${question}`, { card: cardName(card), theCard: theCard(card) })
}

const PAUSE = { least: 600, more: 800 }
const NOTHING: Choices = { legal: [], refused: {} }

export class Player {
  raised = $state<Card | null>(null)
  question = $state<Question | null>(null)
  prepared = $state<Card | null>(null)
  /** What will play by itself in a moment. */
  forced = $state<string | null>(null)
  /** What has been sent and not yet come back. */
  sent = $state<string | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = ''
  private renounced = ''

  constructor(private readonly seat: Seat) {}

  get choices(): Choices {
    return this.seat.acting ? this.seat.message.choices : NOTHING
  }

  /** Whether something may be done now. */
  get mayAct(): boolean {
    return this.choices.legal.length > 0
  }

  /** A gesture on a card of one's hand. */
  touch(card: Card, gesture: Gesture): void {
    const { sight } = this.seat.message
    if (!sight || !this.seat.acting) return
    if (!this.mayAct) return this.early(card)
    const ways = waysOf(card, this.choices)
    if (ways.length === 0) return this.why(card)
    if (this.raised === card) return this.do(ways[0]!)
    const question = this.questionOf(card, ways, gesture, sight)
    if (question) this.raise(card, question)
    else this.do(ways[0]!)
  }

  private questionOf(card: Card, ways: readonly string[], gesture: Gesture, sight: Sight): Question | null {
    if (ways.length > 1 && !this.seat.message.face.settings.grace) return 'ways'
    const trick = `${sight.deal} ${sight.tricks.join()}`
    if (renounces(card, sight) && this.renounced !== trick) {
      this.renounced = trick
      return 'renounce'
    }
    return gesture === 'touch' || (preferences.confirm && gesture !== 'drag') ? 'second' : null
  }

  private raise(card: Card, question: Question): void {
    this.cancelForced()
    this.raised = card
    this.question = question
    this.seat.answer({ lines: [raisedTold(card, question)], unseen: true })
  }

  /** A card touched before one's turn. */
  private early(card: Card): void {
    if (!preferences.prePlay || this.seat.message.face.phase !== 'playing') {
      return this.seat.answer({ lines: [say('not-yet')], brief: true })
    }
    this.prepared = this.prepared === card ? null : card
    const told = this.prepared ? 'prepared' : 'prepared-no-more'
    this.seat.answer({ lines: [say(told, { card: cardName(card) })], brief: true })
  }

  /** Says why a card is refused, or that it is not. */
  why(card: Card): void {
    const { choices, sight } = this.seat.message
    const refused = choices.refused[card]
    this.lower()
    if (!sight || !refused) {
      return this.seat.answer({ lines: [say('why-allowed', { card: cardName(card) })], brief: true })
    }
    const cards = concernedBy(refused, this.seat.message)
    this.seat.answer({ lines: [refusalTold(card, refused, sight)], article: refused.clause, cards }, true)
  }

  /** Does what is allowed, once. */
  do(action: string): void {
    if (this.sent !== null) return
    this.lower()
    this.cancelForced()
    this.prepared = null
    this.sent = action
    void this.seat.act(action).then((done) => {
      if (!done && this.sent === action) this.sent = null
    })
  }

  /** Takes a raised or prepared card back, or stops what plays by itself; whether there was any. */
  cancel(): boolean {
    const any = this.raised !== null || this.prepared !== null || this.forced !== null
    this.lower()
    this.prepared = null
    this.cancelForced()
    return any
  }

  lower(): void {
    this.raised = null
    this.question = null
  }

  /** Something has happened at the table. */
  follow(message: Message): void {
    const turn = `${message.seq} ${message.choices.legal.join()}`
    if (turn === this.turn) return
    this.turn = turn
    this.sent = null
    this.cancelForced()
    if (this.raised && waysOf(this.raised, this.choices).length === 0) this.lower()
    if (!this.mayAct) return
    if (this.prepared) this.playPrepared(this.prepared)
    else this.foresee()
  }

  private playPrepared(card: Card): void {
    const ways = waysOf(card, this.choices)
    this.prepared = null
    if (ways.length === 0) return this.why(card)
    const sight = this.seat.message.sight!
    const question = this.questionOf(card, ways, 'drag', sight)
    if (question) this.raise(card, question)
    else this.do(ways[0]!)
  }

  /** What alone is allowed is done after a pause that is drawn alike whatever it is. */
  private foresee(): void {
    const [only, ...others] = this.choices.legal
    if (!only || others.length > 0 || preferences.forced === 'never') return
    if (cardOf(only) !== null && preferences.forced !== 'cards') return
    this.forced = only
    this.seat.answer({ lines: [say('forced', { deed: deedNamed(only) })], unseen: true })
    this.timer = setTimeout(() => this.forced === only && this.do(only), PAUSE.least + PAUSE.more * Math.random())
  }

  cancelForced(): void {
    clearTimeout(this.timer)
    this.forced = null
  }
}
