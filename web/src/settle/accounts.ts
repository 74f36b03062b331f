/** The ledger as far as the table shows it, and how one account came to hold what it holds. */
import type { Account, Ledger, Payment } from '../wire'

/** The finished deals as the server tells them, and the payments of the deal in hand as they have been seen. */
export function ledgerWith(finished: Ledger, current: readonly Payment[], deal: number): Ledger {
  const payments = [...finished.payments.filter((payment) => payment.deal !== deal), ...current]
  const accounts = { ...finished.begun }
  for (const { source, target, amount } of payments) {
    accounts[source] = (accounts[source] ?? 0) - amount
    accounts[target] = (accounts[target] ?? 0) + amount
  }
  return { payments, begun: finished.begun, accounts }
}

export interface Line {
  payment: Payment
  /** What the account gained by it. */
  gain: number
  other: Account
  balance: number
}

/** The payments that an account took part in, each with what it held afterwards. */
export function storyOf(account: Account, ledger: Ledger): { before: number; lines: Line[]; after: number } {
  const before = ledger.begun[account] ?? 0
  let balance = before
  const lines = ledger.payments.flatMap((payment): Line[] => {
    if (payment.source !== account && payment.target !== account) return []
    const gain = payment.target === account ? payment.amount : -payment.amount
    balance += gain
    return [{ payment, gain, other: gain > 0 ? payment.source : payment.target, balance }]
  })
  return { before, lines, after: balance }
}

/** The accounts of a ledger, seats first. */
export function accountsOf(ledger: Ledger): Account[] {
  return Object.keys(ledger.begun).map((name) => (/^\d+$/.test(name) ? Number(name) : name))
}
