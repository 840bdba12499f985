import { dayName, dayNumber, laterOf } from './days.ts'
import type { Account, Interval } from './types.ts'

export interface Gap extends Interval {
  contaId: string
}

/** The days of `window` that none of the account's statements covers, oldest first. */
export function gapsOf(account: Pick<Account, 'id' | 'cobertura'>, window: Interval): Gap[] {
  const sorted = account.cobertura
    .map(({ de, ate }) => ({ from: dayNumber(de), to: dayNumber(ate) }))
    .sort((a, b) => a.from - b.from)
  const end = dayNumber(window.ate)
  let next = dayNumber(window.de)
  const gaps: Gap[] = []
  const miss = (to: number) => gaps.push({ contaId: account.id, de: dayName(next), ate: dayName(to) })
  for (const { from, to } of sorted) {
    if (next > end) break
    if (from > next) miss(Math.min(from - 1, end))
    next = Math.max(next, to + 1)
  }
  if (next <= end) miss(end)
  return gaps
}

/** Holes of every account inside of `window`, from the account's first covered day on: before it there was no account. */
export function gapsWithin(accounts: readonly Account[], window: Interval): Gap[] {
  return accounts.flatMap((account) => {
    if (account.digitada) return []
    const first = account.cobertura.map(({ de }) => de).sort()[0]
    if (first === undefined || first > window.ate) return []
    return gapsOf(account, { de: laterOf(first, window.de), ate: window.ate })
  })
}
