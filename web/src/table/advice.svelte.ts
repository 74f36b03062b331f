/** A hint at one's turn, alone against bots: asked for, shown until the table moves on, said aloud. */
import { announce } from '../announcer.svelte'
import { post, Refusal, Unreachable } from '../api'
import { hintTold, type Told } from '../reasons'
import type { Context as Naming } from '../naming'
import type { Card, Hint, Message } from '../wire'
import { say } from '../words.svelte'
import { cardOf } from './deeds'
import type { Note } from './play.svelte'

/** Whoever waits no longer than this is not told that he waits. */
const A_MOMENT = 300
/** Nobody is told that what he no longer wants did not come. */
const UNWANTED = new Set(['superseded', 'stale', 'not_your_turn'])

/** What a hint needs of the table. */
export interface Advised {
  readonly id: string
  readonly message: Message
  readonly acting: boolean
  readonly naming: Naming
  note: Note | null
  answer(note: Note, urgent?: boolean): void
}

export class Advice {
  private hint = $state.raw<Hint | null>(null)
  private asked: { seq: number; stop: AbortController } | null = null
  /** Whether the hint is long in coming. */
  slow = $state(false)

  constructor(private readonly table: Advised) {}

  /** Whether nobody else could mind. */
  get alone(): boolean {
    const { face, sight } = this.table.message
    const own = sight?.seat
    return own !== undefined && face.places.every((place, seat) => seat === own || place.name === null)
  }

  /** Whether there is something to be advised now. */
  get may(): boolean {
    return this.table.acting && this.alone && this.table.message.choices.legal.length > 0
  }

  /** The hint, as long as it is of now. */
  get shown(): Hint | null {
    return this.hint && this.may && this.hint.seq === this.table.message.seq ? this.hint : null
  }

  /** What it would have one do. */
  get action(): string | null {
    return this.shown?.values[0]?.action ?? null
  }

  get card(): Card | null {
    return this.action === null ? null : cardOf(this.action)
  }

  get told(): Told[] {
    return this.shown ? hintTold(this.shown, this.table.naming) : []
  }

  /** Asks for a hint, or says again the one that is there. */
  async ask(): Promise<void> {
    if (!this.may) {
      const why = this.alone ? 'hint-not-turn' : 'hint-not-alone'
      return this.table.answer({ lines: [say(why)], brief: true })
    }
    this.table.note = null
    const { seq, sight } = this.table.message
    if (this.shown) return this.speak()
    if (this.asked?.seq === seq) return
    this.stop()
    const asked = (this.asked = { seq, stop: new AbortController() })
    const waiting = setTimeout(() => this.wait(), A_MOMENT)
    try {
      const body = { seat: sight!.seat, seen: seq }
      this.hint = await post<Hint>(`/api/tables/${this.table.id}/hint`, body, asked.stop.signal)
      this.speak()
    } catch (fault) {
      if (!asked.stop.signal.aborted) this.failed(fault)
    } finally {
      clearTimeout(waiting)
      if (this.asked === asked) this.asked = null
      if (this.asked === null) this.slow = false
    }
  }

  private wait(): void {
    this.slow = true
    announce(say('hint-thinking'))
  }

  private speak(): void {
    announce(this.told.map(({ text }) => text).join(' '))
  }

  private failed(fault: unknown): void {
    if (!(fault instanceof Refusal || fault instanceof Unreachable)) throw fault
    if (fault instanceof Refusal && UNWANTED.has(fault.code)) return
    this.table.answer({ lines: [say('hint-failed')], brief: true })
  }

  /** Something has happened: what was asked before is not wanted any more. */
  follow({ seq }: Message): void {
    if (this.asked && this.asked.seq !== seq) this.stop()
  }

  /** Takes the hint away, or asks for it no longer; whether there was any. */
  close(): boolean {
    const any = this.shown !== null || this.asked !== null
    this.hint = null
    this.stop()
    return any
  }

  private stop(): void {
    this.asked?.stop.abort()
    this.asked = null
    this.slow = false
  }
}
