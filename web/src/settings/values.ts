/** Values of switches: how they are told, compared and written in a link. */
import type { Free, Value } from '../wire'

export type { Free, Value } from '../wire'

interface Valued {
  offered: readonly { value: Value }[]
  free: Free | null
}

const WRITTEN: Record<Free['form'], (n: number) => Value> = {
  number: (n) => n,
  'plus-one': (n) => `${n}+1`,
  rounds: (n) => ({ rounds: n }),
}

/** A value as one word: «points», «5+1», «true», «rounds:4». */
export function spelled(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value).map(([name, n]) => `${name}:${n}`).join(',')
}

export const same = (one: Value, other: Value) => spelled(one) === spelled(other)

/** Which part of a switch's message tells a value, and its facts. */
export function valuePart(value: Value): [part: string, facts: Record<string, number>] {
  if (typeof value === 'object' && value !== null) {
    const [name, n] = Object.entries(value)[0]!
    return [name, { n }]
  }
  const n = /^\d+/.exec(spelled(value))
  return n ? ['number', { n: Number(n[0]) }] : [spelled(value), {}]
}

/** The number in a value, where it is of the form of the free ones. */
export function numberOf(value: Value, free: Free): number | null {
  const digits = /\d+/.exec(spelled(value))
  if (!digits) return null
  const n = Number(digits[0])
  return same(WRITTEN[free.form](n), value) ? n : null
}

/** A number as the value that a record writes, where it is within bounds. */
export function written(n: number, free: Free): Value | undefined {
  const within = Number.isSafeInteger(n) && n >= free.least && n <= (free.most ?? Infinity)
  return within ? WRITTEN[free.form](n) : undefined
}

/** The value of a switch that a word stands for, if it is one. */
export function meant(word: string, among: Valued): Value | undefined {
  const offered = among.offered.find((one) => spelled(one.value) === word)
  if (offered || !among.free) return offered?.value
  const digits = /\d+/.exec(word)
  const value = digits ? written(Number(digits[0]), among.free) : undefined
  return value !== undefined && spelled(value) === word ? value : undefined
}
