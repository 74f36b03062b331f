import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, post, Refusal, Unreachable } from '../src/api'

const answer = (status: number, body: string) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, { status })))

afterEach(() => vi.unstubAllGlobals())

describe('the server', () => {
  it('answers', async () => {
    answer(200, '{"name":"Alice"}')
    expect(await ask('/api/me')).toEqual({ name: 'Alice' })
  })

  it('is sent JSON', async () => {
    answer(200, '{"seq":4}')
    expect(await post('/api/tables/x/commands', { kind: 'play' })).toEqual({ seq: 4 })
    const [path, request] = vi.mocked(fetch).mock.calls[0]!
    expect(path).toBe('/api/tables/x/commands')
    expect(request).toMatchObject({ method: 'POST', body: '{"kind":"play"}' })
  })

  it('refuses with a code and its facts', async () => {
    answer(409, '{"code":"stale","seq":9}')
    const refusal = await ask('/api/x').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'stale', status: 409, facts: { seq: 9 } })
  })

  it('refuses without a body too', async () => {
    answer(502, '<html>')
    await expect(ask('/api/x')).rejects.toMatchObject({ code: 'http_502' })
  })

  it('may not be there', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('no network'))))
    await expect(ask('/api/x')).rejects.toBeInstanceOf(Unreachable)
  })

  it('says of a question withdrawn that it was withdrawn', async () => {
    const stop = new AbortController()
    vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new DOMException('withdrawn', 'AbortError'))))
    stop.abort()
    await expect(ask('/api/x', stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
