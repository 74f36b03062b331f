/** What marks a seat: its part in the deal, what it has won or declared, what is due to it. A sign and a word each. */
import { isOfRuns, type Context } from '../naming'
import type { Account, Payment, Sight } from '../wire'
import { say } from '../words.svelte'

export interface Mark {
  kind: 'dealer' | 'leader' | 'won' | 'declared' | 'exchange' | 'pending'
  sign: string
  word: string
}

/** The marks of a seat, the most lasting first. */
export function marksOf(seat: number, sight: Sight, naming: Context): Mark[] {
  const marks: (Mark | null)[] = [
    seat === sight.dealer ? mark('dealer', '◆', 'dealer') : null,
    seat === sight.leader && sight.doing !== 'settled' && sight.doing !== 'exchange' ? leader(naming) : null,
    exchange(seat, sight),
    ...equinoxes(seat, sight),
    ...reversis(seat, sight),
    pendingOf(seat, sight.pending),
  ]
  return marks.filter((one) => one !== null)
}

function mark(kind: Mark['kind'], sign: string, word: string, facts: Record<string, string | number> = {}): Mark {
  return { kind, sign, word: say(`cloth-mark-${word}`, facts) }
}

const leader = (naming: Context) => mark('leader', '▸', isOfRuns(naming.game) ? 'opens' : 'leads')

function exchange(seat: number, sight: Sight): Mark | null {
  if (sight.doing !== 'exchange' || typeof sight.exchanged[seat] !== 'boolean') return null
  return sight.exchanged[seat] ? mark('exchange', '⇄', 'exchanged') : mark('exchange', '=', 'kept')
}

function equinoxes(seat: number, { zinzolin }: Sight): (Mark | null)[] {
  if (!zinzolin) return []
  const { first_equinox: first, second_equinox: second } = zinzolin
  if (first === seat && second === seat) return [mark('won', '☼', 'vole')]
  return [
    first === seat ? mark('won', '☼', 'first-equinox') : null,
    second === seat ? mark('won', '☾', 'second-equinox') : null,
  ]
}

function reversis(seat: number, { reversis: own, seat: you }: Sight): (Mark | null)[] {
  if (!own) return []
  return [
    own.undertaker === seat ? mark('declared', '⚑', 'undertaker') : null,
    seat === you && own.holds_espagnolette ? espagnolette(own.has_right, own.has_used) : null,
    seat !== you && own.announced === seat ? mark('declared', '✦', 'espagnolette') : null,
  ]
}

function espagnolette(right: boolean, used: boolean): Mark {
  return mark('declared', '✦', 'own-espagnolette', { right: right ? (used ? 'used' : 'yes') : 'lost' })
}

/** What is due to an account, or from it, so far: nothing of it is booked. */
export function dueTo(account: Account, pending: readonly Payment[]): number {
  return pending.reduce((sum, { source, target, amount }) => {
    return sum + (target === account ? amount : 0) - (source === account ? amount : 0)
  }, 0)
}

function pendingOf(seat: number, pending: readonly Payment[]): Mark | null {
  const due = dueTo(seat, pending)
  if (due === 0) return null
  return mark('pending', due > 0 ? '+' : '−', 'pending', { n: Math.abs(due) })
}
