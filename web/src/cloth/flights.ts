/** Flights of cards and chips: transforms only, so that nothing waits for them, and none where motion is not wanted. */
import { flight } from '../preferences.svelte'

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
const WHOLE = 1200
const PACES = 90

export interface Spot {
  x: number
  y: number
  width: number
}

/** The middle of an element on the screen, and its width. */
export function spot(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width }
}

/** Where every card that shows lies now, by its name; the page may hold the hand elsewhere than on the cloth. */
export function cardsLying(root: ParentNode = document): Map<string, Spot> {
  const lying = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    lying.set(element.dataset['card']!, spot(element))
  }
  return lying
}

/** Lets an element fly in from where something lay. */
export function flyFrom(element: HTMLElement, from: Spot): void {
  const long = flight()
  if (long === 0) return
  const to = spot(element)
  const scale = to.width > 0 ? from.width / to.width : 1
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.max(0.2, Math.min(scale, 3))})`
  element.animate([{ transform: start }, { transform: 'none' }], { duration: long, easing: EASE })
}

/** The way out of a taken card: to its taker, growing pale. A transition of Svelte. */
export function toTaker(element: HTMLElement, { to }: { to: () => Element | null }) {
  const goal = to()
  const long = flight()
  if (!goal || long === 0) return { duration: 0 }
  const from = spot(element)
  const there = spot(goal)
  const [x, y] = [there.x - from.x, there.y - from.y]
  return {
    duration: long,
    css: (t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.6 * u}); opacity: ${Math.min(1, 2 * t)}`,
  }
}

/** When each of some flights begins, so that all are over within 1.2 s. */
export function departures(count: number, long: number): number[] {
  const step = count > 1 ? Math.min(PACES, (WHOLE - long) / (count - 1)) : 0
  return Array.from({ length: count }, (_, place) => Math.round(place * Math.max(0, step)))
}

/** Lets an element go along a low arc from one spot to another, and away. */
export function carry(element: HTMLElement, from: Spot, to: Spot, delay: number, long: number): Animation {
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 6)
  return element.animate(
    [
      { transform: at(from.x, from.y, 0.8), opacity: 0 },
      { transform: at(from.x, from.y, 1), opacity: 1, offset: 0.12 },
      { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(to.x, to.y, 1), opacity: 1, offset: 0.88 },
      { transform: at(to.x, to.y, 0.8), opacity: 0 },
    ],
    { duration: long, delay, easing: 'ease-in-out', fill: 'both' },
  )
}
