/** Walking through a deal: where one is, what may be told there, and which steps begin a trick or a run. */
import type { Happening, OpenDeal, Sight, Step } from './wire'

export interface Walk {
  deal: number | null
  step: number
  seat: number
}

const PRIVATE_NOTICES = new Set(['espagnolette', 'right-used', 'right-lost'])

/** Where an address leads: ``?deal=3&step=12&seat=0``; whatever is no number there counts as not said. */
export function readWalk(query: URLSearchParams): Walk {
  return { deal: number(query.get('deal')), step: number(query.get('step')) ?? 0, seat: number(query.get('seat')) ?? 0 }
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** The query of an address that leads here. */
export function writeWalk(walk: Walk): string {
  const deal = walk.deal === null ? '' : `deal=${walk.deal}&`
  return `?${deal}step=${walk.step}&seat=${walk.seat}`
}

/** The steps at which a trick is complete or a run has ended, besides the first and the last. */
export function landings(deal: OpenDeal): number[] {
  const found = deal.steps.flatMap((step, place) => (isLanding(step, deal.steps[place + 1]) ? [place] : []))
  return [...new Set([0, ...found, deal.steps.length - 1])]
}

function isLanding(step: Step, next: Step | undefined): boolean {
  if (step.events.some((event) => event.kind === 'trick_taken')) return true
  const exchanged = step.events.some((event) => event.kind === 'exchanged' || event.kind === 'kept')
  const opens = next?.events.some((event) => event.kind === 'laid' && event.opens) ?? false
  return opens && (exchanged || next?.sight.nain_jaune !== null)
}

/** The landing before a step, or after it. */
export function landing(deal: OpenDeal, step: number, way: 1 | -1): number {
  const places = landings(deal)
  const found = way > 0 ? places.find((place) => place > step) : places.findLast((place) => place < step)
  return found ?? step
}

/** What may be told of a step while some hands are covered: no card and no right that only a covered seat knows. */
export function toldOpenly(events: readonly Happening[], open: readonly boolean[]): Happening[] {
  return events.flatMap((event): Happening[] => {
    if (event.kind === 'exchanged' && !open[event.seat]) return [{ ...event, aside: null, drawn: null }]
    if (event.kind === 'kept' && !open[event.seat]) return [{ ...event, left: null }]
    if (event.kind === 'noticed' && PRIVATE_NOTICES.has(event.what) && !open[event.seat]) return []
    return [event]
  })
}

/** A sight without the rights of which only a covered hand knows. */
export function seenOpenly(sight: Sight, open: readonly boolean[]): Sight {
  if (!sight.reversis || open[sight.seat]) return sight
  return { ...sight, reversis: { ...sight.reversis, holds_espagnolette: false, has_right: false, has_used: false } }
}
