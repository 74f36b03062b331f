/** What happens, said once to who listens, several lines in one breath, and made to sound. */
import { announce } from '../announcer.svelte'
import type { Context as Naming } from '../naming'
import type { SoundName } from '../preferences.svelte'
import { tell } from '../telling'
import type { Happening } from '../wire'

const BREATH = 250
const LONGEST_WAIT = 1000
const UNSAID = new Set<Happening['kind']>(['committed', 'revealed'])

export class Speaker {
  private lines: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private since = 0

  /** Says what happened, with what follows at once if it comes quickly. */
  tell(events: readonly Happening[], naming: Naming): void {
    const lines = events.flatMap((event) => saidOf(event, naming))
    if (lines.length === 0) return
    if (this.lines.length === 0) this.since = Date.now()
    this.lines.push(...lines)
    clearTimeout(this.timer)
    const left = Math.max(0, this.since + LONGEST_WAIT - Date.now())
    this.timer = setTimeout(() => this.flush(), Math.min(BREATH, left))
  }

  /** Says at once what waits to be said. */
  flush(): void {
    clearTimeout(this.timer)
    if (this.lines.length > 0) announce(this.lines.join(' '))
    this.lines = []
  }

  /** Says something that cannot wait, after what happened before it. */
  now(text: string): void {
    this.flush()
    announce(text, 'assertive')
  }

  stop(): void {
    clearTimeout(this.timer)
    this.lines = []
  }
}

/** The lines of an event that are said; the hands of a settled deal are read where they lie. */
export function saidOf(event: Happening, naming: Naming): string[] {
  if (UNSAID.has(event.kind)) return []
  const lines = tell(event, naming)
  return event.kind === 'deal_settled' ? lines.slice(0, 1 + event.gains.length) : lines
}

/** An event without what one player alone may know, for a page before which several sit. */
export function publicly(event: Happening): Happening {
  if (event.kind === 'dealt') return { ...event, hand: null }
  if (event.kind === 'exchanged') return { ...event, aside: null, drawn: null }
  return event.kind === 'kept' ? { ...event, left: null } : event
}

const SPECIAL = new Set(['takes', 'undertake', 'out'])

/** The sound of a step: its rarest event's. */
export function soundOf(events: readonly Happening[]): SoundName | null {
  const has = (test: (event: Happening) => boolean) => events.some(test)
  if (has(isSpecial)) return 'special'
  if (has((event) => event.kind === 'trick_taken')) return 'trick'
  if (has((event) => event.kind === 'paid')) return 'chips'
  return has((event) => event.kind === 'laid') ? 'card' : null
}

function isSpecial(event: Happening): boolean {
  return event.kind === 'shown' || event.kind === 'noticed' || (event.kind === 'called' && SPECIAL.has(event.call))
}
