import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatMonth } from '@norteia/contracts/format'
import type { FactBook } from '#src/facts/fact-book.ts'
import { costFacts } from '#src/facts/figures.ts'
import { costGroups, groupOfCost } from '#src/reading/cost-groups.ts'
import type { Reading } from '#src/reading/input.ts'
import { statementCosts } from '#src/reading/statement-revenue.ts'
import { fold } from '#src/text/words.ts'

/** A thirteenth salary is paid in two halves: by 30 November and by 20 December (Lei 4.749/1965). */
const THIRTEENTH_MONTHS = new Set(['11', '12'])
/** Of the payroll, but no salary that a thirteenth is paid on. */
const NO_SALARY =
  /pro ?-?labore|retirada|socio|freela|diarista|terceir|prestador|estagi|autonom|\bmei\b|\bpj\b|vale|benefi|encargo|inss|fgts|ferias|decimo|13/
const COVERS_THIRTEENTH = /decimo|\b13/
const COVERS_HOLIDAYS = /ferias/

export interface MonthCosts {
  valor: number
  rounded: boolean
  /** What is added up, in words and reais; as declared, or rounded to whole reais. */
  formula: string
  entradas: string[]
  /** Half of the thirteenth salary that falls into the month; 0: none. */
  decimoTerceiro: number
  /** By the statements, not declared. */
  measured: boolean
}

const cents = (value: number) => Math.round(value * 100) / 100

/** Salaries a month that a thirteenth and holidays are paid on; 0: none named, or nobody is employed. */
export function salariesOf({ costs, people }: Reading): number {
  if (people?.value === 1) return 0
  const paid = costs.items.filter(
    ({ nome, grupo }) => (grupo ?? groupOfCost(nome).id) === 'folha' && !NO_SALARY.test(fold(nome)),
  )
  return cents(paid.reduce((sum, { valor }) => sum + valor, 0))
}

/** Reais a month and, of them, what moves with sales: by the statements, else declared; null: neither is known. */
export function costsOf(
  book: FactBook,
  reading: Reading,
): { total: number; moving: number; fact: Fact; measured: boolean } | null {
  const known = statementCosts(reading.ledger)
  const margin = reading.ledger.get('margem_contribuicao')
  if (known && margin && reading.revenue) {
    for (const input of known.entradas) book.add(input)
    const moving = cents(reading.revenue.value * (1 - Number(margin.valor)))
    return { total: Number(known.fact.valor), moving, fact: known.fact, measured: true }
  }
  const fact = costFacts(book, reading)
  const { total } = reading.costs
  if (!fact || total === null) return null
  const moving = costGroups(reading.costs)
    .filter(({ varia }) => varia)
    .reduce((sum, { valor }) => sum + valor, 0)
  return { total, moving: cents(moving), fact, measured: false }
}

/**
 * Costs of a coming month with `revenue` of sales: the usual ones, of which those that move with sales are scaled from
 * the usual revenue; a half of the thirteenth salary in November and December; a twelfth of a third of a salary, for
 * holidays, which a statement holds already. Null: no sums of money are known.
 */
export function monthCosts(
  book: FactBook,
  reading: Reading,
  { mes, revenue, usual }: { mes: string; revenue: number; usual: number | null },
): MonthCosts | null {
  const usualCosts = costsOf(book, reading)
  if (!usualCosts) return null
  const { total, moving, measured } = usualCosts
  const entradas = [book.add(usualCosts.fact)]
  const scaled = moving > 0 && usual !== null && usual > 0 ? cents((moving * revenue) / usual) : moving
  const parts = [formatMoney(cents(total - moving))]
  if (moving > 0)
    parts.push(
      scaled === moving
        ? formatMoney(moving)
        : `${formatMoney(moving)} que acompanham as vendas × ${formatMoney(revenue)} ÷ ${formatMoney(usual!)}`,
    )
  if (scaled !== moving && reading.revenue) entradas.push(book.add(reading.revenue.fact))
  const said = reading.costs.items.map(({ nome }) => fold(nome)).join(' | ')
  const salaries = salariesOf(reading)
  const thirteenth = THIRTEENTH_MONTHS.has(mes.slice(5)) && !COVERS_THIRTEENTH.test(said) ? cents(salaries / 2) : 0
  const holidays = measured || COVERS_HOLIDAYS.test(said) ? 0 : cents(salaries / 36)
  if (thirteenth > 0) parts.push(`${formatMoney(thirteenth)} de metade do décimo terceiro`)
  if (holidays > 0) parts.push(`${formatMoney(holidays)} do terço de férias, repartido pelo ano`)
  const sum = total - moving + scaled + thirteenth + holidays
  const rounded = Math.abs(sum - total) > 0.001
  return {
    valor: rounded ? Math.round(sum) : total,
    rounded,
    formula: parts.length === 1 ? parts[0]! : `(${parts.join(' + ')})`,
    entradas,
    decimoTerceiro: thirteenth,
    measured,
  }
}

/** The costs of a coming month as a fact. */
export function monthCostsFact(mes: string, costs: MonthCosts, worst: boolean): Fact {
  return {
    id: `custos_mes.${mes}${worst ? '.pior' : ''}`,
    rotulo: `Custos esperados em ${formatMonth(mes)}${worst ? ', no pior caso' : ''}`,
    valor: costs.valor,
    unidade: 'R$/mês',
    tipo: 'estimado',
    origem: costs.measured
      ? 'Custos do extrato: os que acompanham as vendas mudam com elas'
      : 'Custos declarados: os que acompanham as vendas mudam com elas, e a folha paga décimo terceiro e férias',
    formula: `${costs.formula} = ${formatMoney(costs.valor)}${costs.rounded ? ' (arredondado)' : ''}`,
    entradas: costs.entradas,
  }
}
