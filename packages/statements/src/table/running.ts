import { addDays } from '#src/text/dates.ts'
import type { SaldoLido } from '#src/types.ts'

/** A row of a table for its running balance; balance rows move nothing. */
export interface Passo {
  data: string | null
  /** As the file writes it, 0 for balance rows. */
  centavos: number
  saldo: number | null
  anterior: boolean
}

export interface Corrida {
  /** The file's last row is the oldest. */
  newestFirst: boolean
  /** The balance is the day's, alike on each of its rows. */
  byDay: boolean
  /** 1: amounts as they stand; -1: all turned; 'cada': unsigned, each sign follows from the balances. */
  sign: 1 | -1 | 'cada'
  /** Steps between two balances, and how many of them agree. */
  total: number
  ok: number
}

/**
 * The reading that most steps agree with: saldo_i = saldo_{i−1} + valor_i. Ties go to the signs as they stand, to the
 * dates, then to the order of the file. `signsKnown`: a known bank, or a column that tells: only the order is open.
 */
export function bestReading(steps: readonly Passo[], dayColumn: boolean, signsKnown = false): Corrida {
  const backwards = steps.toReversed()
  let best: Corrida | null = null
  // The amounts as they stand are the likelier reading: two equal amounts fit turned signs in the other order, too.
  for (const sign of signsKnown ? ([1] as const) : ([1, -1, 'cada'] as const)) {
    for (const newestFirst of descending(steps) ? [true, false] : [false, true]) {
      const sequence = newestFirst ? backwards : steps
      for (const byDay of dayColumn ? [true, false] : [false, true]) {
        if (sign === 'cada' && (byDay || steps.some(({ centavos }) => centavos < 0))) continue
        const found = { newestFirst, byDay, sign, ...count(sequence, sign, byDay) }
        if (!best || share(found) > share(best)) best = found
      }
    }
  }
  return best ?? { newestFirst: false, byDay: dayColumn, sign: 1, total: 0, ok: 0 }
}

export const share = ({ ok, total }: { ok: number; total: number }) => (total === 0 ? 0 : ok / total)

function descending(steps: readonly Passo[]): boolean {
  const dates = steps.flatMap(({ data }) => (data === null ? [] : [data]))
  return (dates[0] ?? '') > (dates.at(-1) ?? '')
}

function count(sequence: readonly Passo[], sign: Corrida['sign'], byDay: boolean): { total: number; ok: number } {
  let [total, ok, pending, steps] = [0, 0, 0, 0]
  let known: number | null = null
  for (const [index, step] of sequence.entries()) {
    pending += sign === 'cada' ? step.centavos : step.centavos * sign
    if (step.centavos !== 0) steps++
    if (step.saldo === null || (byDay && sequence[index + 1]?.data === step.data)) continue
    if (known !== null && steps > 0) {
      total++
      const moved = step.saldo - known
      if (moved === pending || (sign === 'cada' && steps === 1 && -moved === pending)) ok++
    }
    ;[known, pending, steps] = [step.saldo, 0, 0]
  }
  return { total, ok }
}

/** The sign of each step of an unsigned column, 0 where no balance tells (the first row). */
export function signsOf(steps: readonly Passo[], { newestFirst }: Corrida): number[] {
  const signs = steps.map(() => 0)
  const order = steps.map((_, index) => index)
  if (newestFirst) order.reverse()
  let known: number | null = null
  for (const index of order) {
    const step = steps[index]
    if (!step) continue
    const moved = step.saldo === null || known === null ? 0 : step.saldo - known
    if (Math.abs(moved) === step.centavos) signs[index] = Math.sign(moved)
    known = step.saldo
  }
  return signs
}

/** The balances at both ends of a run, earliest first; steps after `last` are left out. */
export function runBalances(all: readonly Passo[], run: Corrida, last: string): SaldoLido[] {
  const sequence = (run.newestFirst ? all.toReversed() : all).filter(({ data }) => data === null || data <= last)
  const firstDay = sequence.find(({ data, anterior }) => data !== null && !anterior)?.data
  const balances: SaldoLido[] = []
  const add = (centavos: number, em: string) => balances.push({ centavos, em, fraco: false, origem: 'corrente' })
  const start = sequence.findIndex(({ saldo }) => saldo !== null)
  const opening = sequence[start]
  if (firstDay && opening && opening.saldo !== null && run.total > 0) {
    const until = run.byDay ? sequence.findLastIndex(({ data }) => data === opening.data) : start
    const moved = sequence.slice(0, until + 1).reduce((sum, { centavos }) => sum + centavos, 0)
    add(opening.saldo - moved, addDays(firstDay, -1))
  }
  const end = sequence.findLastIndex(({ saldo, anterior }) => saldo !== null && !anterior)
  const closing = sequence[end]
  if (closing?.saldo !== undefined && closing.saldo !== null && closing.data !== null) {
    const later = run.byDay ? [] : sequence.slice(end + 1).filter(({ data }) => data === closing.data)
    add(
      later.reduce((sum, { centavos }) => sum + centavos, closing.saldo),
      closing.data,
    )
  }
  return balances
}
