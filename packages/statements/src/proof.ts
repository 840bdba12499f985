import { laterOf } from '#src/text/dates.ts'
import type { ProvaCentavos } from './types.ts'

/** Movements may come summed by day and `ordem`. */
export interface MovimentoProva {
  data: string
  centavos: number
  /** Number of the import that first showed it, growing; 0 for typed ones. */
  ordem: number
}

/** A balance at the end of the day `em`. */
export interface SaldoConhecido {
  centavos: number
  em: string
  /** A zero that may be a placeholder. */
  fraco: boolean
  /** Number of the import that stated it; 0 for a typed opening balance. */
  ordem: number
}

const NO_BALANCE: ProvaCentavos = {
  estado: 'sem_saldo',
  saldoInformado: null,
  saldoEm: null,
  saldoCalculado: null,
  diferenca: null,
}

/**
 * Whether the newest balance of an import agrees with another known balance of the account and all movements between them.
 * The other one is the last that stood before its own first balance (so that a gap between imports shows), else its
 * own first, else the next later one. What a later import first showed (after a download at noon, a card's instalment
 * under the day of its purchase) doesn't have to be in an earlier balance.
 *
 * @param movements of the account as it is with this import, typed ones too
 * @param balances of the account with these, in the order of their statement
 */
export function prove(
  movements: readonly MovimentoProva[],
  balances: readonly SaldoConhecido[],
  ordem: number,
): ProvaCentavos {
  const own = byDay(balances.filter((balance) => balance.ordem === ordem))
  const target = own.findLast((balance) => !balance.fraco || agreesWithAny(movements, balances, balance))
  if (!target) return NO_BALANCE
  const partner =
    partnerOf(target, own, byDay(balances.filter((other) => other.ordem !== ordem && !other.fraco))) ??
    balances.find((other) => other.em !== target.em && computed(movements, other, target) === target.centavos)
  if (!partner) {
    return {
      estado: 'partida',
      saldoInformado: target.centavos,
      saldoEm: target.em,
      saldoCalculado: null,
      diferenca: null,
    }
  }
  const saldoCalculado = computed(movements, partner, target)
  const diferenca = target.centavos - saldoCalculado
  return {
    estado: diferenca === 0 ? 'confere' : 'difere',
    saldoInformado: target.centavos,
    saldoEm: target.em,
    saldoCalculado,
    diferenca,
  }
}

/**
 * An account's balance: the newest known one and what was moved after it; null without a known one. `provado`: it is a
 * bank's balance of that day, there are at least two, and all agree.
 */
export function accountBalance(
  movements: readonly MovimentoProva[],
  balances: readonly SaldoConhecido[],
): { centavos: number; em: string; provado: boolean } | null {
  const known = distinct(byDay(balances.filter((balance) => !balance.fraco)))
  const last = known.at(-1)
  if (!last) return null
  const after = movements.filter((movement) => !within(movement, last))
  const chain = known.slice(1).every((next, index) => {
    const before = known[index]
    return before !== undefined && computed(movements, before, next) === next.centavos
  })
  return {
    centavos: after.reduce((sum, movement) => sum + movement.centavos, last.centavos),
    em: after.reduce((latest, movement) => laterOf(latest, movement.data), last.em),
    provado: known.length > 1 && chain && after.length === 0,
  }
}

const byDay = (balances: readonly SaldoConhecido[]) =>
  balances.toSorted((a, b) => (a.em < b.em ? -1 : a.em > b.em ? 1 : a.ordem - b.ordem))
const same = (a: SaldoConhecido, b: SaldoConhecido) => a.em === b.em && a.centavos === b.centavos
const distinct = (sorted: SaldoConhecido[]) =>
  sorted.filter((item, index) => sorted.findIndex((other) => same(item, other)) === index)

function partnerOf(
  target: SaldoConhecido,
  own: SaldoConhecido[],
  others: SaldoConhecido[],
): SaldoConhecido | undefined {
  const first = own.find((balance) => !balance.fraco && balance.em < target.em)
  const before = (first ?? target).em
  return (
    others.findLast((other) => other.em <= before && !same(other, target)) ??
    first ??
    others.find((other) => other.em > target.em)
  )
}

function agreesWithAny(
  movements: readonly MovimentoProva[],
  balances: readonly SaldoConhecido[],
  target: SaldoConhecido,
): boolean {
  return balances.some(
    (other) => !other.fraco && other.em !== target.em && computed(movements, other, target) === target.centavos,
  )
}

function within(movement: MovimentoProva, balance: SaldoConhecido): boolean {
  return movement.data < balance.em || (movement.data === balance.em && movement.ordem <= balance.ordem)
}

/** A card shows instalments late under the day of their purchase: they weren't in an earlier balance. */
function shownBy(movement: MovimentoProva, balance: SaldoConhecido): boolean {
  return movement.data <= balance.em && movement.ordem <= balance.ordem
}

/** The target's balance by way of `from`; of the readings of what `from` already had the one that agrees. */
function computed(movements: readonly MovimentoProva[], from: SaldoConhecido, target: SaldoConhecido): number {
  let byDate = from.centavos
  let byOrder = from.centavos
  let byImport = from.centavos
  for (const movement of movements) {
    const { data, centavos } = movement
    byDate += centavos * (Number(data <= target.em) - Number(data <= from.em))
    byOrder += centavos * (Number(within(movement, target)) - Number(within(movement, from)))
    byImport += centavos * (Number(shownBy(movement, target)) - Number(shownBy(movement, from)))
  }
  return [byOrder, byImport].find((reading) => reading === target.centavos) ?? byDate
}
