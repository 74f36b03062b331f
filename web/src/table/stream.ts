/** A table's stream: it comes back by itself, and where a browser can, its tabs share one connection. */
import { ask, Refusal } from '../api'
import type { Message, Past } from './message'

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
  const name = `corbillon:${address}`
  const channel = new BroadcastChannel(name)
  const memory = new Recollection()
  const leaving = new AbortController()
  let own: Stream | null = null
  let state: Connection = 'opening'
  const tell = (word: Word) => channel.postMessage(word)
  const both: Listener = {
    message(message) {
      memory.take(message)
      listener.message(message)
      tell({ kind: 'message', message })
    },
    connection(now) {
      state = now
      listener.connection(now)
      tell({ kind: 'connection', state: now })
    },
    refused(code) {
      listener.refused(code)
      tell({ kind: 'refused', code })
    },
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (own) answered(data)
    else follow(data, listener)
  }
  function answered(word: Word) {
    const snapshot = memory.snapshot()
    if (word.kind === 'wake') own?.wake()
    if (word.kind !== 'hello') return
    if (snapshot) tell({ kind: 'message', message: snapshot })
    tell({ kind: 'connection', state })
  }
  const held = navigator.locks.request(name, { signal: leaving.signal }, () => {
    own = connect(address, face, both)
    return new Promise<void>((leave) => leaving.signal.addEventListener('abort', () => leave()))
  })
  held.catch(() => undefined) // left before its turn came
  tell({ kind: 'hello' })
  return {
    close() {
      own?.close()
      leaving.abort()
      channel.close()
    },
    wake: () => (own ? own.wake() : tell({ kind: 'wake' })),
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
  let failures = 0
  let closed = false

  function open() {
    clearTimeout(timer)
    source?.close()
    if (closed) return
    const mine = new EventSource(address)
    source = mine
    mine.onopen = () => {
      failures = 0
      listener.connection('open')
    }
    mine.onmessage = ({ data }: MessageEvent<string>) => {
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
    source?.close()
  }

  open()
  return { close: end, wake: open }
}
