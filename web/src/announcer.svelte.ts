/** What is said to those who listen: one polite and one assertive live region, as lines in the order of telling. */
import { untrack } from 'svelte'

export type Manner = 'polite' | 'assertive'

export interface Line {
  id: number
  text: string
}

const KEPT = 30
const lines: Record<Manner, Line[]> = $state({ polite: [], assertive: [] })
let last = 0

/**
 * Says a text; the assertive manner interrupts, and is for what cannot wait.
 * An effect may call it without depending on what was said before.
 */
export function announce(text: string, manner: Manner = 'polite'): void {
  if (text) untrack(() => append(text, lines[manner]))
}

function append(text: string, told: Line[]): void {
  last += 1
  told.push({ id: last, text })
  if (told.length > KEPT) told.splice(0, told.length - KEPT)
}

/** The lines told last in a manner. */
export function told(manner: Manner): readonly Line[] {
  return lines[manner]
}
