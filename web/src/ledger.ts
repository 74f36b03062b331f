/** Payments summed: by account and by article; whatever one account gives another gets, so the whole is nothing. */
import type { Account, Ledger, Payment } from './wire'

export interface Cause {
  clause: string
  count: number
  amount: number
}
export interface AccountSum {
  account: Account
  before: number
  received: number
  paid: number
  after: number
}

/** What was paid by each article, in the order in which it first came up. */
export function byCause(payments: readonly Payment[]): Cause[] {
  const causes = new Map<string, Cause>()
  for (const { clause, amount } of payments) {
    const cause = causes.get(clause) ?? { clause, count: 0, amount: 0 }
    causes.set(clause, { clause, count: cause.count + 1, amount: cause.amount + amount })
  }
  return [...causes.values()]
}

/** The payments of one deal, and the accounts before and after it; of the whole match where no deal is named. */
export function partOf(ledger: Ledger, deal: number | null): Ledger {
  if (deal === null) return ledger
  const earlier = ledger.payments.filter((payment) => payment.deal < deal)
  const payments = ledger.payments.filter((payment) => payment.deal === deal)
  const begun = booked(ledger.begun, earlier)
  return { payments, begun, accounts: booked(begun, payments) }
}

function booked(accounts: Readonly<Record<string, number>>, payments: readonly Payment[]): Record<string, number> {
  const after = { ...accounts }
  for (const { source, target, amount } of payments) {
    after[source] = (after[source] ?? 0) - amount
    after[target] = (after[target] ?? 0) + amount
  }
  return after
}

/** Each account: what it had, got, gave, and has; seats first. */
export function byAccount(ledger: Ledger): AccountSum[] {
  return Object.entries(ledger.begun).map(([name, before]) => {
    const account = /^\d+$/.test(name) ? Number(name) : name
    const received = total(ledger.payments, 'target', account)
    const paid = total(ledger.payments, 'source', account)
    return { account, before, received, paid, after: before + received - paid }
  })
}

function total(payments: readonly Payment[], side: 'source' | 'target', account: Account): number {
  return payments.filter((payment) => payment[side] === account).reduce((sum, { amount }) => sum + amount, 0)
}

/** What all accounts together have gained: nothing, if every chip went from one account to another. */
export function balanceOfAll(sums: readonly AccountSum[]): number {
  return sums.reduce((sum, { before, after }) => sum + after - before, 0)
}
