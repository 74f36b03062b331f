/** The tabs of one browser share a connection; a tab that sleeps loses the lead. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStream, type Stream } from '../../src/table/stream'
import { laid, message } from './examples'

class Source {
  static all: Source[] = []
  static readonly CLOSED = 2
  readyState = 1
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Source.all.push(this)
  }
  addEventListener() {}
  close() {
    this.readyState = 2
  }
}

class Channel {
  static all = new Set<Channel>()
  static deaf = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) {
      if (other !== this && !Channel.deaf.has(other)) queueMicrotask(() => other.onmessage?.({ data }))
    }
  }
  close() {
    Channel.all.delete(this)
  }
}

interface Holder {
  fail(fault: Error): void
}

class Locks {
  private holder: Holder | null = null
  private waiting: (() => void)[] = []
  request(_: string, options: LockOptions, work: () => Promise<void> | undefined): Promise<void> {
    return new Promise((done, failed) => {
      const begin = () => {
        const mine: Holder = { fail: failed }
        this.holder = mine
        void Promise.resolve(work()).then(() => {
          done()
          if (this.holder !== mine) return
          this.holder = null
          this.waiting.shift()?.()
        })
      }
      options.signal?.addEventListener('abort', () => (this.waiting = this.waiting.filter((one) => one !== begin)))
      if (options.steal) this.holder?.fail(new DOMException('stolen', 'AbortError'))
      if (!this.holder || options.steal) begin()
      else this.waiting.push(begin)
    })
  }
}

const heard: Record<string, string[]> = {}
const streams: Stream[] = []

function tab(name: string): Stream {
  const mine: string[] = (heard[name] = [])
  const stream = openStream('T', null, false, {
    message: ({ seq, past }) => mine.push(`${seq}${past ? ` after ${past.length}` : ''}`),
    connection: (state) => mine.push(state),
    refused: (code) => mine.push(code),
  })
  streams.push(stream)
  return stream
}

function comes(seq: number, past: boolean): void {
  const one = past ? message(seq, [], { past: [] }) : message(seq, [laid(1, '3S')])
  Source.all.at(-1)!.onmessage?.({ data: JSON.stringify(one) })
}
const soon = () => vi.advanceTimersByTimeAsync(10)

beforeEach(() => {
  vi.useFakeTimers()
  Source.all = []
  Channel.all.clear()
  Channel.deaf.clear()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.assign(window, { BroadcastChannel: Channel })
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a second tab hears from the first, and leads when that one goes', async () => {
  const first = tab('first')
  await soon()
  Source.all[0]!.onopen?.()
  comes(3, true)
  comes(4, false)
  tab('second')
  await soon()
  expect(Source.all).toHaveLength(1)
  expect(heard['second']).toEqual(['4 after 1', 'open'])
  comes(5, false)
  await soon()
  expect([heard['first']!.at(-1), heard['second']!.at(-1)]).toEqual(['5', '5'])
  first.close()
  await soon()
  expect(Source.all).toHaveLength(2)
  comes(5, true)
  expect(heard['second']!.at(-1)).toBe('5 after 0')
})

it('a tab whose leader sleeps takes the lead, and the sleeper follows when it wakes', async () => {
  tab('sleeper')
  await soon()
  comes(3, true)
  const [channel] = Channel.all
  Channel.deaf.add(channel!)
  tab('awake')
  await vi.advanceTimersByTimeAsync(1400)
  expect(Source.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(Source.all).toHaveLength(2)
  expect(Source.all[0]!.readyState).toBe(2)
  Channel.deaf.clear()
  comes(6, true)
  await soon()
  expect(heard['sleeper']!.at(-1)).toBe('6 after 0')
})
