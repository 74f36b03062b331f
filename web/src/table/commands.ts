/** Commands to a table: each has an id of its own and is sent again, unchanged, until it has been answered. */
import { post, Refusal, Unreachable } from '../api'
import type { Accepted, Wish } from '../wire'

const AGAIN = [300, 600, 1200, 2500, 4000]
const BUSY = new Set(['busy', 'too_many', 'fault', 'http_502', 'http_503', 'http_504'])
const PATIENCE = 6

/** Random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends a wish until it is answered: the entry that it made. Throws ``Refusal``, or an abort. */
export async function send(table: string, seen: number, wish: Wish, signal: AbortSignal): Promise<number> {
  const body = { id: randomHex(12), seen, wish }
  for (let tries = 0; ; tries += 1) {
    try {
      return (await post<Accepted>(`/api/tables/${table}/commands`, body, signal)).seq
    } catch (fault) {
      const passing = fault instanceof Refusal && BUSY.has(fault.code) && tries < PATIENCE
      if (!(fault instanceof Unreachable) && !passing) throw fault
    }
    await pause(AGAIN[Math.min(tries, AGAIN.length - 1)]!, signal)
  }
}

function pause(long: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(done, long)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      failed(signal.reason)
    })
  })
}
