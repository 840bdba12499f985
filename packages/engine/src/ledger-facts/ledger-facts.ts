import type { Fact } from '@norteia/contracts/analysis'
import { formatDay, formatMoney, formatMonth, plural } from '@norteia/contracts/format'
import { addMonths, firstOf, lastOf } from '#src/ledger/days.ts'
import { mean, reais, shareOf } from '#src/ledger/spread.ts'
import {
  type Account,
  type Category,
  type CategoryTotal,
  categoriesById,
  INTERNAL_CATEGORIES,
  type Interval,
} from '#src/ledger/types.ts'
import type { MeasuredMonth, Measurement } from './period.ts'

/** Figures known from statements; those that can't be computed are absent. */
export const LEDGER_FACTS = [
  'receita_mensal', // reais a month
  'margem_contribuicao', // fraction of the revenue
  'custos_fixos', // personnel and fixed expenses, fraction of the revenue
  'pessoal_parcela', // fraction of the revenue
  'juros_tarifas_parcela', // fraction of the revenue
  'meses_caixa', // balance ÷ costs of a month
  'maior_cliente_parcela', // fraction of the revenue
  'tendencia_receita', // fraction: the newest months ÷ those before − 1
] as const
export type LedgerFactId = (typeof LEDGER_FACTS)[number]

export interface LedgerFactsInput {
  medida: Measurement
  /** Months that `measuredRevenue` found. */
  receita: readonly MeasuredMonth[]
  /** Sums of `medida.janela`. */
  totaisJanela: readonly CategoryTotal[]
  /** Sums of `medida.periodo`. */
  totaisPeriodo: readonly CategoryTotal[]
  /** Cents of the counterparty that paid most of the period's revenue, acquirers of cards left out; null: none is named. */
  maiorCliente: number | null
  /** Cents of all accounts; null while one of them isn't known. */
  saldo: number | null
  contas: readonly Account[]
  categorias: readonly Category[]
}

/** Share of the window's amounts that may have no category. */
const UNKNOWN_AMOUNT = 0.2

/** The measured facts, in the order of `LEDGER_FACTS`; none while over a fifth of the last sixty days' amount has no category. */
export function ledgerFacts(input: LedgerFactsInput): Fact[] {
  const categories = categoriesById(input.categorias)
  if (unknownShare(input.totaisJanela, categories) > UNKNOWN_AMOUNT) return []
  const { medida, receita, maiorCliente, saldo, contas } = input
  const group = groupSums(input.totaisPeriodo, categories)
  const revenue = group('receita')
  const origem = originOf(contas, medida.periodo)
  const share = (id: LedgerFactId, rotulo: string, cents: number, formula: string): Fact[] => {
    const valor = revenue > 0 ? shareOf(cents, revenue, 4) : null
    if (valor === null) return []
    const consulta = queryOf(medida.periodo, WAYS[id])
    return [{ id, rotulo, valor, unidade: 'fração', tipo: 'importado', origem, consulta, formula }]
  }
  const of = (cents: number) => `${formatMoney(reais(cents))} ÷ ${formatMoney(reais(revenue))} de receita`
  const contribution = revenue + group('deducoes') + group('custos-variaveis')
  const personnel = -group('pessoal')
  const fixed = personnel - group('despesas-fixas')
  const fees = -paidIn(input.totaisPeriodo, categories, 'financeiras')
  return [
    ...monthlyRevenue(receita, contas),
    ...share('margem_contribuicao', 'Margem de contribuição', contribution, of(contribution)),
    ...share('custos_fixos', 'Custos fixos sobre a receita', fixed, of(fixed)),
    ...share('pessoal_parcela', 'Pessoal sobre a receita', personnel, of(personnel)),
    ...share('juros_tarifas_parcela', 'Juros e tarifas sobre a receita', fees, of(fees)),
    ...monthsOfCash(input, saldo, categories, origem),
    ...(maiorCliente === null
      ? []
      : share('maior_cliente_parcela', 'Maior cliente sobre a receita', maiorCliente, of(maiorCliente))),
    ...trend(receita, contas),
  ]
}

/** Share of all amounts in both directions without a category; money that only changes account counts nowhere. */
function unknownShare(totals: readonly CategoryTotal[], categories: ReadonlyMap<string, Category>): number {
  let all = 0
  let unknown = 0
  for (const { categoria, entradas, saidas } of totals) {
    const known = categoria !== null && categories.has(categoria)
    if (known && INTERNAL_CATEGORIES.has(categoria)) continue
    all += entradas - saidas
    if (!known) unknown += entradas - saidas
  }
  return all === 0 ? 1 : unknown / all
}

function groupSums(totals: readonly CategoryTotal[], categories: ReadonlyMap<string, Category>) {
  const sums = new Map<string, number>()
  for (const { categoria, entradas, saidas } of totals) {
    const group = categoria === null ? undefined : categories.get(categoria)?.grupo
    if (group) sums.set(group, (sums.get(group) ?? 0) + entradas + saidas)
  }
  return (group: Category['grupo']) => sums.get(group) ?? 0
}

/** What was paid in a group, without what came in: interest earned doesn't make fees smaller. */
function paidIn(totals: readonly CategoryTotal[], categories: ReadonlyMap<string, Category>, group: Category['grupo']) {
  return totals.reduce(
    (sum, { categoria, saidas }) =>
      categoria !== null && categories.get(categoria)?.grupo === group ? sum + saidas : sum,
    0,
  )
}

function monthlyRevenue(receita: readonly MeasuredMonth[], contas: readonly Account[]): Fact[] {
  const newest = newestRun(receita).slice(-3)
  if (newest.length === 0) return []
  return [
    {
      id: 'receita_mensal',
      rotulo: 'Faturamento mensal',
      valor: Math.round(mean(newest.map(({ valor }) => valor)) * 100) / 100,
      unidade: 'R$/mês',
      tipo: 'importado',
      origem: originOf(contas, daysOf(newest)),
      consulta: queryOf(daysOf(newest), 'entrada'),
      formula: `Média de ${newest.map(({ mes, valor }) => `${formatMoney(valor)} em ${formatMonth(mes)}`).join(', ')}`,
    },
  ]
}

/** The newest months against as many before them: three of each where six are known. */
function trend(receita: readonly MeasuredMonth[], contas: readonly Account[]): Fact[] {
  const run = newestRun(receita)
  const count = Math.min(3, Math.floor(run.length / 2))
  if (count === 0) return []
  const newest = run.slice(-count)
  const before = run.slice(-2 * count, -count)
  const [now, then] = [newest, before].map((months) => mean(months.map(({ valor }) => valor))) as [number, number]
  const valor = shareOf(now - then, then, 4)
  if (valor === null) return []
  return [
    {
      id: 'tendencia_receita',
      rotulo: 'Tendência da receita',
      valor,
      unidade: 'fração',
      tipo: 'importado',
      origem: originOf(contas, daysOf([...before, ...newest])),
      consulta: queryOf(daysOf([...before, ...newest]), 'entrada'),
      formula: `${formatMoney(Math.round(now * 100) / 100)} por mês em ${plural(count, 'mês', 'meses')}, contra ${formatMoney(Math.round(then * 100) / 100)} antes`,
    },
  ]
}

function monthsOfCash(
  { medida, totaisPeriodo }: LedgerFactsInput,
  saldo: number | null,
  categories: ReadonlyMap<string, Category>,
  origem: string,
): Fact[] {
  const groups = ['deducoes', 'custos-variaveis', 'pessoal', 'despesas-fixas', 'financeiras'] as const
  const monthly = -groups.reduce((sum, group) => sum + paidIn(totaisPeriodo, categories, group), 0) / medida.meses
  if (saldo === null || monthly <= 0) return []
  return [
    {
      id: 'meses_caixa',
      rotulo: 'Meses de caixa',
      valor: Math.round((Math.max(0, saldo) / monthly) * 10) / 10,
      unidade: 'meses',
      tipo: 'importado',
      origem,
      consulta: queryOf(medida.periodo, 'saida'),
      formula: `${formatMoney(reais(saldo))} de saldo ÷ ${formatMoney(reais(Math.round(monthly)))} de custos por mês`,
    },
  ]
}

/** The months without a hole that end at the newest one. */
function newestRun(months: readonly MeasuredMonth[]): MeasuredMonth[] {
  let start = months.length - 1
  while (start > 0 && months[start - 1]!.mes === addMonths(months[start]!.mes, -1)) start -= 1
  return months.slice(Math.max(0, start))
}

const daysOf = (months: readonly MeasuredMonth[]): Interval => ({
  de: firstOf(months[0]!.mes),
  ate: lastOf(months.at(-1)!.mes),
})

/** Which movements a share is taken of; the contribution margin is of both directions. */
const WAYS: Partial<Record<LedgerFactId, 'entrada' | 'saida'>> = {
  custos_fixos: 'saida',
  pessoal_parcela: 'saida',
  juros_tarifas_parcela: 'saida',
  maior_cliente_parcela: 'entrada',
}

/** 'de=2026-08-01&ate=2026-10-31&sentido=entrada': the movements of some days. */
export const queryOf = ({ de, ate }: Interval, sentido?: 'entrada' | 'saida'): string =>
  `de=${de}&ate=${ate}${sentido ? `&sentido=${sentido}` : ''}`

/** 'extrato de Itaú e Nubank, movimentações de Caixa, 01/08/2026 a 31/10/2026' */
export function originOf(contas: readonly Pick<Account, 'apelido' | 'digitada'>[], { de, ate }: Interval): string {
  const named = (prefix: string, typed: boolean) => {
    const names = contas.filter(({ digitada }) => (digitada ?? false) === typed).map(({ apelido }) => apelido)
    return names.length === 0 ? [] : [`${prefix} de ${listed(names)}`]
  }
  return [...named('extrato', false), ...named('movimentações', true), `${formatDay(de)} a ${formatDay(ate)}`].join(
    ', ',
  )
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
