import { addDays } from '#src/text/dates.ts'

export interface CandidatoPar {
  id: string
  contaId: string
  data: string
  centavos: number
}

const MAX_DAYS = 3
const DAY = 86_400_000

/**
 * Transfers between two accounts of a company: opposite cents, at most three days apart. Of several possible pairs the
 * nearest date wins, then the order given (file order). Leave out what has a category by hand, has a pair already, or
 * is an acquirer's deposit.
 */
export function findPairs(movements: readonly CandidatoPar[]): [saida: string, entrada: string][] {
  const byAmount = new Map<number, { out: Placed[]; in: Placed[] }>()
  for (const [order, movement] of movements.entries()) {
    const amount = Math.abs(movement.centavos)
    const group = byAmount.get(amount) ?? { out: [], in: [] }
    byAmount.set(amount, group)
    group[movement.centavos < 0 ? 'out' : 'in'].push({ ...movement, order, day: Date.parse(movement.data) / DAY })
  }
  return [...byAmount.values()].flatMap((group) => (group.in.length > 0 ? pairsOf(group.out, group.in) : []))
}

interface Placed extends CandidatoPar {
  order: number
  day: number
}

function pairsOf(outgoing: Placed[], incoming: Placed[]): [string, string][] {
  const sorted = incoming.toSorted((a, b) => a.day - b.day)
  const days = sorted.map(({ day }) => day)
  const possible = outgoing.flatMap((out) =>
    sorted
      .slice(lowerBound(days, out.day - MAX_DAYS), lowerBound(days, out.day + MAX_DAYS + 1))
      .filter(({ contaId }) => contaId !== out.contaId)
      .map((into) => ({ out, into, days: Math.abs(into.day - out.day) })),
  )
  possible.sort((a, b) => a.days - b.days || a.out.order - b.out.order || a.into.order - b.into.order)
  const taken = new Set<string>()
  return possible.flatMap(({ out, into }): [string, string][] => {
    if (taken.has(out.id) || taken.has(into.id)) return []
    taken.add(out.id).add(into.id)
    return [[out.id, into.id]]
  })
}

function lowerBound(sorted: readonly number[], wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const COVERED_DAYS = 32

/** Whether the sales that an acquirer's account holds are the ones a deposit of that day pays. */
export function coversDeposit(sales: { de: string; ate: string }, day: string): boolean {
  return day >= sales.de && day <= addDays(sales.ate, COVERED_DAYS)
}
