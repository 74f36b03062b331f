/** What the cloth shows: the newest message, or one a little older while a finished trick lingers. */
import { rankNamed } from '../naming'
import { flight, trickStays } from '../preferences.svelte'
import { tell } from '../telling'
import type { Happening, Message, Trick } from '../wire'
import { say } from '../words.svelte'
import type { Bubble, Shown } from './context'
import { namingOf } from './people'

const BUBBLE = 2500
const A_LETTER = 40
const MOST_WAITING = 16
/** What is said in passing: it gives way to whatever comes next at the seat. */
const PASSING = new Set(['without', 'again'])
const CALLS = new Set(['takes', 'undertake', 'out', ...PASSING])

interface Spoken extends Bubble {
  passing: boolean
}

export class Display {
  shown = $state.raw<Message | null>(null)
  lingering = $state.raw<Trick | null>(null)
  happened = $state.raw<readonly Shown[]>([])
  bubbles = $state.raw<readonly Spoken[]>([])
  private waiting: Message[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private busy = false
  private count = 0

  /** ``onstep`` hears of every step as it is shown. */
  constructor(private readonly onstep: (events: readonly Happening[]) => void) {}

  /** Something new: it is shown when what went before has been seen. */
  push(message: Message): void {
    this.waiting.push(message)
    const led = message.events.some((event) => event.kind === 'laid')
    if (led && this.lingering && trickStays() === Infinity) this.free()
    if (this.waiting.length > MOST_WAITING) this.flush()
    else this.pump()
  }

  /** Everything stands anew: nothing that went before is waited for. */
  jump(message: Message, fresh: readonly Happening[]): void {
    this.waiting = []
    this.free()
    this.show(message, fresh)
  }

  /** How everything stands has changed without anything having happened. */
  refresh(message: Message): void {
    const last = this.waiting.pop()
    if (last) this.waiting.push({ ...message, events: last.events })
    else this.shown = message
  }

  /** A lingering trick goes at once. */
  skip(): void {
    this.free()
    this.pump()
  }

  /** All that waits is shown at once. */
  flush(): void {
    this.free()
    while (this.waiting.length > 0) {
      this.free()
      this.show(this.waiting.shift()!)
    }
  }

  stop(): void {
    clearTimeout(this.timer)
    this.waiting = []
  }

  private pump(): void {
    while (!this.busy && this.waiting.length > 0) this.show(this.waiting.shift()!)
  }

  private free(): void {
    clearTimeout(this.timer)
    this.busy = false
    this.lingering = null
  }

  private show(message: Message, events: readonly Happening[] = message.events): void {
    this.shown = message
    this.happened = events.map((event) => ({ id: (this.count += 1), event }))
    if (events.some((event) => event.kind === 'dealt')) this.bubbles = []
    for (const event of events) this.bubble(event, message)
    this.onstep(events)
    const taken = events.find((event) => event.kind === 'trick_taken')
    if (taken) this.linger(takenTrick(taken, message), message)
    else if (events.some((event) => event.kind === 'laid')) this.hold(flight() * 0.6)
  }

  private linger(trick: Trick, message: Message): void {
    const seconds = trickStays()
    const last = message.face.phase !== 'playing'
    this.lingering = trick
    if (seconds === null || (seconds === Infinity && !last)) this.busy = true
    else this.hold(1000 * (seconds === Infinity ? 1.4 : seconds))
  }

  private hold(long: number): void {
    if (long <= 0) return
    this.busy = true
    this.timer = setTimeout(() => this.skip(), long)
  }

  private bubble(event: Happening, message: Message): void {
    const kind = bubbleOf(event)
    if (!kind || !('seat' in event)) return
    const passing = event.kind === 'called' && PASSING.has(event.call)
    const text = textOf(event, message)
    const bubble: Spoken = { id: (this.count += 1), seat: event.seat, text, kind, passing }
    const others = this.bubbles.filter((other) => other.seat !== event.seat || !other.passing)
    if (passing && others.some((other) => other.seat === event.seat)) return
    this.bubbles = [...others, bubble]
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((other) => other.id !== bubble.id)
    }, BUBBLE + A_LETTER * text.length)
  }
}

/** The trick of an event, each card with its player. */
export function takenTrick(event: Extract<Happening, { kind: 'trick_taken' }>, message: Message): Trick {
  const seats = message.face.places.length
  const cards = event.cards.map((card, step) => ({ seat: (event.leader + step) % seats, card }))
  return { number: event.number, taker: event.seat, cards }
}

function bubbleOf(event: Happening): Bubble['kind'] | null {
  if (event.kind === 'said' || event.kind === 'wrote') return 'phrase'
  if (event.kind === 'shown' || (event.kind === 'called' && CALLS.has(event.call))) return 'call'
  return event.kind === 'noticed' ? 'notice' : null
}

function textOf(event: Happening, { face, sight }: Message): string {
  if (event.kind === 'wrote') return event.text
  if (event.kind === 'said') return say(`phrase-${event.phrase}`)
  if (event.kind === 'called') return called(event)
  return tell(event, namingOf(face, sight?.seat ?? null))[0] ?? ''
}

function called({ call, rank, card }: Extract<Happening, { kind: 'called' }>): string {
  if (call === 'without' && rank) return say('bubble-without', { rank: rankNamed(rank, 'without-rank') })
  if (call !== 'takes' || !card) return say(`bubble-${call}`)
  return say('bubble-takes', { belle: card === '7D' ? 'dwarf' : 'other', rank: rankNamed(card[0]!) })
}
