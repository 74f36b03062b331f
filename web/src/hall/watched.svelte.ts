/** The open tables, asked for again and again while the page is before somebody's eyes. */
import { lobby, type Listing } from './listings'

const EVERY = 5_000

export interface Watched {
  readonly tables: Listing[] | null
  readonly lost: unknown
  readonly now: number
  ask(): void
}

/** Watches the open tables for as long as the component that asks for it stands. */
export function watchLobby(): Watched {
  let tables = $state.raw<Listing[] | null>(null)
  let lost = $state.raw<unknown>(null)
  let now = $state(Date.now())

  async function read(signal?: AbortSignal) {
    if (document.hidden) return
    try {
      tables = await lobby(signal)
      lost = null
    } catch (fault) {
      if (!signal?.aborted) lost = fault
    }
    now = Date.now()
  }

  $effect(() => {
    const left = new AbortController()
    const again = () => void read(left.signal)
    again()
    const timer = setInterval(again, EVERY)
    document.addEventListener('visibilitychange', again, { signal: left.signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  })

  return {
    get tables() {
      return tables
    },
    get lost() {
      return lost
    },
    get now() {
      return now
    },
    ask: () => void read(),
  }
}
