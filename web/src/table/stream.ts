/** A table's stream: it comes back by itself, and where a browser can, its tabs share one connection. */
import { ask, Refusal } from '../api'
import type { Message, Past } from '../wire'

export type Connection = 'opening' | 'open' | 'lost'

export interface Listener {
  message(message: Message): void
  connection(state: Connection): void
  /** The server will not let us listen: a code. */
  refused(code: string): void
}

export interface Stream {
  close(): void
  /** The connection may be dead without our knowing: a new one is made. */
  wake(): void
}

type Word =
  | { kind: 'hello' }
  | { kind: 'wake' }
  | { kind: 'message'; message: Message }
  | { kind: 'connection'; state: Connection }
  | { kind: 'refused'; code: string }

const AGAIN = [1000, 2000, 4000, 8000]
/** The server gives a sign of life every 15 seconds; after more than two missed ones the connection is dead. */
const DEAD_AFTER = 35_000
const SILENCE = 1500

/** Listens to a table; ``seat`` asks for that seat's eyes, ``watch`` as a spectator. */
export function openStream(table: string, seat: number | null, watch: boolean, listener: Listener): Stream {
  const asked = new URLSearchParams()
  if (seat !== null) asked.set('seat', String(seat))
  if (watch) asked.set('watch', 'true')
  const address = `/api/tables/${table}/stream${asked.size > 0 ? `?${asked}` : ''}`
  const face = `/api/tables/${table}`
  if (navigator.locks && 'BroadcastChannel' in window) return shared(address, face, listener)
  return connect(address, face, listener)
}

/** The messages so far, as one snapshot for whoever joins. */
export class Recollection {
  private last: Message | null = null
  private past: Past[] = []

  take(message: Message): void {
    if (message.past) this.past = [...message.past]
    else if (message.events.length > 0 && message.seq > (this.past.at(-1)?.seq ?? 0)) this.add(message)
    this.last = message
  }

  snapshot(): Message | null {
    return this.last && { ...this.last, events: [], past: this.past }
  }

  /** The deal in hand and the one before it are kept, as the server does. */
  private add({ seq, events }: Message): void {
    this.past.push({ seq, events })
    if (!events.some((event) => event.kind === 'dealt')) return
    const begun = this.past.findLastIndex((old) => old.seq < seq && old.events.some((event) => event.kind === 'dealt'))
    if (begun > 0) this.past.splice(0, begun)
  }
}

/** One tab holds the connection, the one with the lock; it tells the others. */
function shared(address: string, face: string, listener: Listener): Stream {
  const tab = new Tab(address, face, listener)
  tab.begin()
  return tab
}

class Tab implements Stream {
  private readonly channel: BroadcastChannel
  private readonly memory = new Recollection()
  private readonly leaving = new AbortController()
  private readonly name: string
  private own: Stream | null = null
  private state: Connection = 'opening'
  private unanswered: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly address: string,
    private readonly face: string,
    private readonly listener: Listener,
  ) {
    this.name = `corbillon:${address}`
    this.channel = new BroadcastChannel(this.name)
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => (this.own ? this.asked(data) : this.told(data))
  }

  begin(): void {
    this.await(false)
    this.greet()
  }

  close(): void {
    clearTimeout(this.unanswered)
    this.own?.close()
    this.leaving.abort()
    this.channel.close()
  }

  wake(): void {
    if (this.own) return this.own.wake()
    this.tell({ kind: 'wake' })
    this.greet()
  }

  /** Asks the leading tab how everything stands; a tab that sleeps does not answer, and loses the lead. */
  private greet(): void {
    clearTimeout(this.unanswered)
    this.unanswered = setTimeout(() => this.await(true), SILENCE)
    this.tell({ kind: 'hello' })
  }

  private await(steal: boolean): void {
    if (this.own || this.leaving.signal.aborted) return
    const options: LockOptions = steal ? { steal } : { signal: this.leaving.signal }
    navigator.locks.request(this.name, options, () => this.lead()).catch(() => this.follow())
  }

  private lead(): Promise<void> | undefined {
    if (this.own || this.leaving.signal.aborted) return undefined
    clearTimeout(this.unanswered)
    this.own = connect(this.address, this.face, {
      message: (message) => this.pass({ kind: 'message', message }),
      connection: (state) => this.pass({ kind: 'connection', state }),
      refused: (code) => this.pass({ kind: 'refused', code }),
    })
    return new Promise((leave) => this.leaving.signal.addEventListener('abort', () => leave()))
  }

  /** Another tab has taken the lead. */
  private follow(): void {
    if (!this.own || this.leaving.signal.aborted) return
    this.own.close()
    this.own = null
    this.await(false)
  }

  private pass(word: Word): void {
    if (word.kind === 'message') this.memory.take(word.message)
    if (word.kind === 'connection') this.state = word.state
    follow(word, this.listener)
    this.tell(word)
  }

  private asked(word: Word): void {
    if (word.kind === 'wake') this.own?.wake()
    if (word.kind !== 'hello') return
    const snapshot = this.memory.snapshot()
    if (snapshot) this.tell({ kind: 'message', message: snapshot })
    this.tell({ kind: 'connection', state: this.state })
  }

  private told(word: Word): void {
    if (word.kind === 'hello' || word.kind === 'wake') return
    clearTimeout(this.unanswered)
    follow(word, this.listener)
  }

  private tell(word: Word): void {
    if (!this.leaving.signal.aborted) this.channel.postMessage(word)
  }
}

function follow(word: Word, listener: Listener): void {
  if (word.kind === 'message') listener.message(word.message)
  else if (word.kind === 'connection') listener.connection(word.state)
  else if (word.kind === 'refused') listener.refused(word.code)
}

/** A connection of one's own. */
function connect(address: string, face: string, listener: Listener): Stream {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let closed = false

  function alive() {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => {
      listener.connection('lost')
      open()
    }, DEAD_AFTER)
  }

  function open() {
    clearTimeout(timer)
    source?.close()
    if (closed) return
    alive()
    const mine = new EventSource(address)
    source = mine
    mine.addEventListener('ping', alive)
    mine.onopen = () => {
      failures = 0
      listener.connection('open')
    }
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      alive()
      const message = JSON.parse(data) as Message
      if (message.face.phase === 'closed') end()
      listener.message(message)
    }
    mine.onerror = () => {
      listener.connection('lost')
      if (mine.readyState === EventSource.CLOSED) void refused()
    }
  }

  /** The browser has given up: the server has answered something else than a stream, or nothing at all. */
  async function refused() {
    const code = await ask(face).then(() => null, (fault: unknown) => (fault instanceof Refusal ? fault.code : null))
    if (closed) return
    if (code === 'no_table' || code === 'closed' || code === 'not_yours') return listener.refused(code)
    timer = setTimeout(open, AGAIN[Math.min(failures, AGAIN.length - 1)])
    failures += 1
  }

  function end() {
    closed = true
    clearTimeout(timer)
    clearTimeout(watchdog)
    source?.close()
  }

  open()
  return { close: end, wake: open }
}
