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

/** By growing distance, so that thousands of equal amounts cost no more than their number. */
function pairsOf(outgoing: readonly Placed[], incoming: readonly Placed[]): [string, string][] {
  const accounts = [...new Set(incoming.map(({ contaId }) => contaId))]
  const waiting = Map.groupBy(incoming, ({ day, contaId }) => `${day} ${contaId}`)
  for (const queue of waiting.values()) queue.reverse()
  const pairs: [string, string][] = []
  let left = outgoing
  for (let days = 0; days <= MAX_DAYS; days++) {
    left = left.filter((out) => {
      const queues = [out.day - days, out.day + days].flatMap((day) =>
        accounts.filter((account) => account !== out.contaId).map((account) => waiting.get(`${day} ${account}`) ?? []),
      )
      const first = queues.toSorted((a, b) => (a.at(-1)?.order ?? Infinity) - (b.at(-1)?.order ?? Infinity))[0]
      const into = first?.pop()
      if (into) pairs.push([out.id, into.id])
      return !into
    })
  }
  return pairs
}

const COVERED_DAYS = 32

/** Whether the sales that an acquirer's account holds are the ones a deposit of that day pays. */
export function coversDeposit(sales: { de: string; ate: string }, day: string): boolean {
  return day >= sales.de && day <= addDays(sales.ate, COVERED_DAYS)
}
