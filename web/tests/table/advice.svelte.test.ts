/** When a hint may be asked for, how long it is shown, and what becomes of one that is no longer wanted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { told } from '../../src/announcer.svelte'
import { Advice, type Advised } from '../../src/table/advice.svelte'
import { namingOf } from '../../src/table/people'
import type { Note } from '../../src/table/play.svelte'
import type { Hint, Message } from '../../src/wire'
import { speak } from '../../src/words.svelte'
import { face, message, place } from './examples'

const CHOICES = { choices: { legal: ['KS', '2S'], refused: {} } }
const estimated = (mean: number) => ({ mean, error: 0.5 })
const HINT: Hint = {
  seat: 0, seq: 7, instead: null, reasons: [], worlds: 2000,
  values: [
    { action: 'KS', gain: estimated(3), loss: estimated(0) },
    { action: '2S', gain: estimated(2), loss: estimated(1) },
  ],
}

class Bench implements Advised {
  readonly id = 'T'
  message: Message = $state.raw(message(7, [], CHOICES))
  acting = $state(true)
  note: Note | null = null
  readonly naming = namingOf(face(), 0)
  readonly answered: Note[] = []
  answer(note: Note): void {
    this.answered.push(note)
  }
}

/** Requests that wait until they are answered. */
function waiting() {
  const answers: ((response: Response) => void)[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise<Response>((answer, fail) => {
      answers.push(answer)
      signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
    })
  })
  return { answers, signals }
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const lastSaid = () => told('polite').at(-1)?.text

beforeEach(async () => {
  vi.useFakeTimers()
  await speak('en', 'historic')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a hint', () => {
  it('is shown and said, until the table moves on', async () => {
    const { answers } = waiting()
    const bench = new Bench()
    const advice = new Advice(bench)
    const asking = advice.ask()
    answers[0]!(json(HINT))
    await asking
    expect([advice.action, advice.card, advice.slow]).toEqual(['KS', 'KS', false])
    expect(lastSaid()).toMatch(/^The king of spades: \+3\.0 on average\./)
    await advice.ask()
    expect(answers).toHaveLength(1)
    bench.message = message(8, [], CHOICES)
    expect(advice.shown).toBeNull()
  })

  it('is taken away', async () => {
    const { answers } = waiting()
    const advice = new Advice(new Bench())
    const asking = advice.ask()
    answers[0]!(json(HINT))
    await asking
    expect(advice.close()).toBe(true)
    expect([advice.shown, advice.close()]).toEqual([null, false])
  })

  it('that is long in coming is waited for aloud, and given up when the table moves on', async () => {
    const { signals } = waiting()
    const bench = new Bench()
    const advice = new Advice(bench)
    const asking = advice.ask()
    await vi.advanceTimersByTimeAsync(299)
    expect(advice.slow).toBe(false)
    await vi.advanceTimersByTimeAsync(2)
    expect(advice.slow).toBe(true)
    expect(lastSaid()).toBe('Thinking for you…')
    bench.message = message(8, [], CHOICES)
    advice.follow(bench.message)
    await asking
    expect([signals[0]!.aborted, advice.slow, bench.answered]).toEqual([true, false, []])
  })

  it('that does not come is spoken of, unless nobody wants it any more', async () => {
    const { answers } = waiting()
    const bench = new Bench()
    const advice = new Advice(bench)
    for (const code of ['superseded', 'too_many']) {
      const asking = advice.ask()
      answers.at(-1)!(json({ code, message: '' }, 409))
      await asking
    }
    expect(bench.answered.map(({ lines }) => lines)).toEqual([['The hint did not come. Ask for it again.']])
  })

  it('is only for who plays alone, and is in turn', async () => {
    const bench = new Bench()
    const advice = new Advice(bench)
    expect([advice.alone, advice.may]).toEqual([true, true])
    bench.message = message(7)
    await advice.ask()
    bench.message = message(7, [], {
      ...CHOICES, face: face({ places: [place({ name: 'Zoé', mine: true }), place({ name: 'Yves' }), place(), place()] }),
    })
    await advice.ask()
    expect([advice.alone, advice.may]).toEqual([false, false])
    expect(bench.answered.map(({ lines }) => lines[0])).toEqual([
      'A hint comes when it is your turn.', 'There are hints only for a player alone with bots.',
    ])
  })
})
