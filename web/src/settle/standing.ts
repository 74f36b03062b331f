/** How the match stood after each deal. */

/** The balances of each seat: at the start, and after each finished deal. */
export function curves(begun: readonly number[], history: readonly (readonly number[])[]): number[][] {
  return begun.map((start, seat) => {
    let balance = start
    return [start, ...history.map((gains) => (balance += gains[seat] ?? 0))]
  })
}

/** Round figures around some values, at most six, the lowest and the highest included. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least)
  const power = 10 ** Math.floor(Math.log10(span / 4))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((one) => span / one <= 5) ?? 10 * power)
  const first = Math.floor(least / step) * step
  const found: number[] = []
  for (let tick = first; tick < most + step; tick += step) found.push(Math.round(tick))
  return found
}

/** Labels set one under the other without overlapping: where each goes, as near as may be to where it belongs. */
export function apart(wanted: readonly number[], room: number): number[] {
  const order = wanted.map((at, place) => ({ at, place })).sort((one, other) => one.at - other.at)
  const set = [...wanted]
  let last = -Infinity
  for (const { at, place } of order) {
    last = Math.max(at, last + room)
    set[place] = last
  }
  const over = Math.max(0, Math.max(...set) - Math.max(...wanted) - room / 2)
  return set.map((at) => at - over)
}
