/** Streams and commands over a network that fails. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../src/api'
import { Alarms } from '../../src/table/clock.svelte'
import { randomHex, send } from '../../src/table/commands'
import { publicly, soundOf, Speaker } from '../../src/table/speech'
import { openStream, Recollection, type Listener } from '../../src/table/stream'
import { told } from '../../src/announcer.svelte'
import { namingOf } from '../../src/table/people'
import { speak } from '../../src/words.svelte'
import type { Happening } from '../../src/wire'
import { face, laid, message, taken } from './examples'

const dealt: Happening = { kind: 'dealt', deal: 1, of: 8, dealer: 0, hand: ['KS'], sizes: [12, 12, 12, 12] }
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a command', () => {
  const go = (fetch: (path: string, init: RequestInit) => Promise<Response>) => {
    vi.stubGlobal('fetch', fetch)
    return send('T', 7, { kind: 'act', seat: 0, action: 'KS' }, new AbortController().signal)
  }

  it('is sent again, the same, until it is answered', async () => {
    const bodies: unknown[] = []
    const done = go((_, init) => {
      bodies.push(init.body)
      if (bodies.length < 3) return Promise.reject(new TypeError('no network'))
      return Promise.resolve(answer(200, { seq: 8 }))
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await done).toBe(8)
    expect(new Set(bodies).size).toBe(1)
    expect(JSON.parse(String(bodies[0]))).toMatchObject({ seen: 7, wish: { kind: 'act', seat: 0, action: 'KS' } })
  })

  it('is not sent again once it is refused', async () => {
    let count = 0
    const done = go(() => Promise.resolve(answer(409, { code: 'stale', seq: (count += 1) })))
    await expect(done).rejects.toBeInstanceOf(Refusal)
    expect(count).toBe(1)
  })

  it('has random bytes of its own', () => {
    expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/)
    expect(randomHex(16)).not.toBe(randomHex(16))
  })
})

describe('what a tab remembers for another', () => {
  it('is a snapshot of this deal and the one before', () => {
    const memory = new Recollection()
    expect(memory.snapshot()).toBeNull()
    memory.take(message(4, [], { past: [{ seq: 2, events: [dealt] }, { seq: 4, events: [laid(1, '3S')] }] }))
    memory.take(message(5, [laid(2, '4S')]))
    memory.take(message(5, [laid(2, '4S')]))
    expect(memory.snapshot()?.past?.map(({ seq }) => seq)).toEqual([2, 4, 5])
    memory.take(message(6, [dealt]))
    memory.take(message(9, [dealt]))
    expect(memory.snapshot()).toMatchObject({ seq: 9, events: [], past: [{ seq: 6 }, { seq: 9 }] })
  })
})

describe('a stream', () => {
  class Source {
    static all: Source[] = []
    static readonly CLOSED = 2
    readyState = 0
    onopen: (() => void) | null = null
    onerror: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    constructor(readonly url: string) {
      Source.all.push(this)
    }
    addEventListener() {}
    close() {
      this.readyState = 2
    }
  }
  const heard: string[] = []
  const listener: Listener = {
    message: ({ seq }) => heard.push(`message ${seq}`),
    connection: (state) => heard.push(state),
    refused: (code) => heard.push(`refused ${code}`),
  }

  beforeEach(() => {
    Source.all = []
    heard.length = 0
    vi.stubGlobal('EventSource', Source)
  })

  it('carries messages, and is made anew when the page wakes', () => {
    const stream = openStream('T', 2, true, listener)
    const [first] = Source.all
    expect(first?.url).toBe('/api/tables/T/stream?seat=2&watch=true')
    first?.onopen?.()
    first?.onmessage?.({ data: JSON.stringify(message(3)) })
    stream.wake()
    expect(first?.readyState).toBe(2)
    expect(Source.all).toHaveLength(2)
    stream.close()
    expect(heard).toEqual(['open', 'message 3'])
  })

  it('is tried again where the browser has given up, unless the server refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(503, { code: 'fault' })))
    const stream = openStream('T', null, false, listener)
    Source.all[0]!.close()
    Source.all[0]!.onerror?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Source.all).toHaveLength(2)
    vi.stubGlobal('fetch', () => Promise.resolve(answer(404, { code: 'no_table' })))
    Source.all[1]!.close()
    Source.all[1]!.onerror?.()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Source.all).toHaveLength(2)
    expect(heard.at(-1)).toBe('refused no_table')
    stream.close()
  })
})

describe('speech', () => {
  it('says what comes together in one breath, and what cannot wait after it', async () => {
    await speak('fr', 'historic')
    const naming = namingOf(face(), 0)
    const speaker = new Speaker()
    const polite = told('polite').length
    speaker.tell([laid(1, '3S', true)], naming)
    speaker.tell([laid(2, '4S')], naming)
    expect(told('polite')).toHaveLength(polite)
    speaker.now('À vous.')
    expect(told('polite').at(-1)?.text).toBe('Agathe entame\u00a0: trois de pique. Barnabé\u00a0: quatre de pique.')
    expect(told('assertive').at(-1)?.text).toBe('À vous.')
    await vi.advanceTimersByTimeAsync(2000)
    expect(told('polite')).toHaveLength(polite + 1)
  })

  it('keeps what one alone may know from a page of several', () => {
    expect(publicly(dealt)).toMatchObject({ hand: null })
    const exchanged: Happening = { kind: 'exchanged', seat: 0, aside: 'KC', drawn: 'AH' }
    expect(publicly(exchanged)).toMatchObject({ aside: null, drawn: null })
    expect(publicly({ kind: 'kept', seat: 0, left: 'KC' })).toMatchObject({ left: null })
    expect(publicly(taken)).toBe(taken)
  })

  it('sounds as the rarest event of a step', () => {
    expect(soundOf([laid(0, '3D')])).toBe('card')
    expect(soundOf([laid(0, '3D'), taken])).toBe('trick')
    expect(soundOf([taken, { kind: 'noticed', what: 'vole', seat: 1 }])).toBe('special')
    expect(soundOf([])).toBeNull()
  })
})

it('rings each alarm once', () => {
  const alarms = new Alarms([5, 10])
  const rung = [12_000, 9900, 9500, 4900, 4000, 0].map((left) => alarms.passed(left))
  expect(rung).toEqual([null, 10, null, 5, null, null])
  expect(alarms.passed(null)).toBeNull()
  expect(alarms.passed(8000)).toBe(10)
})
