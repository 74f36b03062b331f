/** Where everybody sits: you at the bottom, the others around in the order of play. */

/** A broad cloth, an upright one, or one so low that a plate has but one line. */
export type Form = 'wide' | 'tall' | 'low'
export type Side = 'left' | 'top' | 'right'
/** The four sides of a table at which a card may lie. */
export type Edge = Side | 'bottom'

const LOW = 330
const LOW_WINDOW = 500
const TALL = 700

/** The form of a cloth of this size; a low window makes it low, whatever the cloth would like to hold. */
export function formOf(width: number, height: number, window = Infinity): Form {
  if (window < LOW_WINDOW && width > window) return 'low'
  if (width < TALL && width < height * 1.6) return 'tall'
  return height < LOW ? 'low' : 'wide'
}

/** How many of the others sit on the left, at the top and on the right. */
export function shares(others: number, form: Form): Record<Side, number> {
  if (form === 'tall' && others <= 3) return { left: 0, top: others, right: 0 }
  if (others <= 2) return { left: Math.min(others, 1), top: 0, right: Math.max(0, others - 1) }
  const flank = others <= 5 ? 1 : 2
  return { left: flank, top: others - 2 * flank, right: flank }
}

/** The others by side, in the order of play from you on; ``direction`` says to which hand the next player sits. */
export function sides(around: readonly number[], form: Form, direction: 'left' | 'right'): [Side, number[]][] {
  const others = around.slice(1)
  const share = shares(others.length, form)
  const order: Side[] = direction === 'right' ? ['right', 'top', 'left'] : ['left', 'top', 'right']
  let taken = 0
  return order.map((side) => {
    const sitting = others.slice(taken, taken + share[side])
    taken += share[side]
    return [side, sitting]
  })
}

/** The edge towards which a seat's card lies at a table of four. */
export function edgeOf(seat: number, around: readonly number[], direction: 'left' | 'right'): Edge {
  const edges: Edge[] = direction === 'right' ? ['bottom', 'right', 'top', 'left'] : ['bottom', 'left', 'top', 'right']
  return edges[around.indexOf(seat)] ?? 'bottom'
}
