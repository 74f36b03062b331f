/** The server's clock as this page knows it, and the time that the seat in turn has left. */
import type { Message } from '../wire'

const TICK = 250

export class Clock {
  /** Milliseconds by the server's clock, moved on once a second. */
  now = $state(Date.now())
  private ahead = 0
  private timer = setInterval(() => this.tick(), TICK)

  /** ``ontick`` hears of every tick. */
  constructor(private readonly ontick: (now: number) => void) {}

  set(message: Message): void {
    this.ahead = message.now - Date.now()
    this.tick()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private tick(): void {
    const now = Date.now() + this.ahead
    if (Math.floor(now / 1000) !== Math.floor(this.now / 1000)) this.now = now
    this.ontick(now)
  }
}

/** The alarms of one's own time: each rings once, when it is passed. */
export class Alarms {
  private last = Infinity

  constructor(private readonly at: readonly number[]) {}

  /** The seconds of the alarm that rings now, if one does. */
  passed(left: number | null): number | null {
    const before = this.last
    this.last = left === null ? Infinity : left
    if (left === null) return null
    return this.at.find((seconds) => before > 1000 * seconds && left <= 1000 * seconds && left > 0) ?? null
  }
}
