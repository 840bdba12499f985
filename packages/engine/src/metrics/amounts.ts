import { CATEGORY_GROUPS, type CategoryGroup, FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { NO_CATEGORY, type ResultLineId } from '@norteia/contracts/result'
import { dayName, dayNumber, mondayOf } from '#src/ledger/days.ts'
import { shareOf } from '#src/ledger/spread.ts'
import { type Category, INTERNAL_CATEGORIES } from '#src/ledger/types.ts'
import { MonthLines } from '#src/result/result.ts'
import { RESULT_SUMS } from '#src/result/sums.ts'
import type { Frame } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { monthsOfPart, partStart } from './year-parts.ts'

/** Movements of one category summed, in whole cents; `chave` is what they were laid out by ('' for nothing). */
export interface SumRow {
  /** 'AAAA-MM', 'AAAA-MM-DD', an account's id, or ''. */
  chave: string
  /** null: no category and no pair. */
  categoria: string | null
  /** 0 and more. */
  entradas: number
  /** 0 and less. */
  saidas: number
  quantidade: number
}

/** By what a category's money counts in a metric, in each direction. */
export interface Weight {
  entradas: -1 | 0 | 1
  saidas: -1 | 0 | 1
}

const NOTHING: Weight = { entradas: 0, saidas: 0 }
/** The acquirer pays out, but it is no customer. */
const ACQUIRED = 'recebimento-cartao'
const EARNED = 'rendimentos'

type Groups = ReadonlySet<CategoryGroup | null>

/** Groups that a line of the result adds up; null means movements without a category. */
function groupsOf(linha: ResultLineId): (CategoryGroup | null)[] {
  const parts = RESULT_SUMS[linha]
  if (parts) return parts.flatMap(groupsOf)
  if (linha === 'sem-categoria') return [null]
  return [linha === 'fora-do-resultado' ? 'fora' : (linha as CategoryGroup)]
}

const COSTS: Groups = new Set(['deducoes', 'custos-variaveis', 'pessoal', 'despesas-fixas', 'financeiras'])
const BOUGHT: Groups = new Set(['custos-variaveis', 'despesas-fixas'])
/** Who sells goods, inputs or services to the company: no landlord, no utility, no tax, nobody of its own. */
const SUPPLIED: ReadonlySet<string> = new Set(['mercadorias', 'embalagens', 'fretes', 'servicos', 'manutencao'])
const OWN_SUPPLIED: CategoryGroup = 'custos-variaveis'
const FIXED_IDS: ReadonlySet<string> = new Set(FINANCE_CATEGORIES.map(({ id }) => id))
const isSupplied = (categoria: string, group: CategoryGroup) =>
  SUPPLIED.has(categoria) || (group === OWN_SUPPLIED && !FIXED_IDS.has(categoria))

/**
 * What each category counts in the frame's metric: all figures that can be added up come from this one rule, in here and in
 * the database. @param categories every category of the company by its id; a category that is unknown has no group
 */
export function weighing(frame: Pick<Frame, 'metrica' | 'filtros'>, categories: ReadonlyMap<string, Category>) {
  const { como } = metricOf(frame.metrica)
  const without = new Set(frame.filtros.semCategorias)
  const only = frame.filtros.categorias.length > 0 ? new Set(frame.filtros.categorias) : null
  const line = como.de === 'linha' ? new Set(groupsOf(como.linha)) : null
  return (categoria: string | null): Weight => {
    if (only && !(categoria !== null && only.has(categoria))) return NOTHING
    if (without.has(categoria ?? '')) return NOTHING
    const group = categoria === null ? null : (categories.get(categoria)?.grupo ?? null)
    if (como.de === 'contagem') return { entradas: 1, saidas: 1 }
    if (como.de === 'linha') return line?.has(group) ? { entradas: como.sinal, saidas: como.sinal } : NOTHING
    if (como.de !== 'fluxo') return NOTHING
    return flowWeight(como.quais, como.sinal, { categoria, group, chosen: only !== null })
  }
}

type Flow = Extract<ReturnType<typeof metricOf>['como'], { de: 'fluxo' }>

function flowWeight(
  quais: Flow['quais'],
  sinal: Flow['sinal'],
  { categoria, group, chosen }: { categoria: string | null; group: CategoryGroup | null; chosen: boolean },
): Weight {
  const both: Weight = { entradas: sinal, saidas: sinal }
  const oneWay: Weight = sinal > 0 ? { entradas: 1, saidas: 0 } : { entradas: 0, saidas: -1 }
  if (quais === 'transferencias') return categoria === 'transferencia' ? oneWay : NOTHING
  if (categoria !== null && INTERNAL_CATEGORIES.has(categoria)) return NOTHING
  if (quais === 'todos') return oneWay
  if (quais === 'sem-categoria') return categoria === null ? oneWay : NOTHING
  if (chosen) return both
  if (quais === 'fornecedores')
    return categoria !== null && group !== null && isSupplied(categoria, group) ? both : NOTHING
  if (group === null) return oneWay
  if (quais === 'custos') return COSTS.has(group) && categoria !== EARNED ? both : NOTHING
  if (quais === 'clientes') return group === 'receita' && categoria !== ACQUIRED ? both : NOTHING
  return BOUGHT.has(group) ? both : NOTHING
}

const weigh = ({ entradas, saidas }: SumRow, weight: Weight) => weight.entradas * entradas + weight.saidas * saidas

/** Cents of a metric that can be added up. */
export function centsOf(frame: Frame, rows: readonly SumRow[], categories: ReadonlyMap<string, Category>): number {
  const weightOf = weighing(frame, categories)
  if (frame.metrica === 'lancamentos') return countOf(rows, weightOf)
  return rows.reduce((sum, row) => sum + weigh(row, weightOf(row.categoria)), 0)
}

const countOf = (rows: readonly SumRow[], weightOf: (categoria: string | null) => Weight) =>
  rows.reduce((sum, row) => sum + (weightOf(row.categoria).entradas === 0 ? 0 : row.quantidade), 0)

/** Movements behind the figure: those of the categories that count. */
export function movementsBehind(
  frame: Frame,
  rows: readonly SumRow[],
  categories: ReadonlyMap<string, Category>,
): number {
  const weightOf = weighing(frame, categories)
  return rows.reduce((sum, row) => {
    const { entradas, saidas } = weightOf(row.categoria)
    return sum + (entradas !== 0 || saidas !== 0 ? row.quantidade : 0)
  }, 0)
}

/** The metric of some sums: cents, a fraction for margins, null where it is undefined. */
export function amountOf(
  frame: Frame,
  rows: readonly SumRow[],
  categories: ReadonlyMap<string, Category>,
): number | null {
  const { como } = metricOf(frame.metrica)
  if (como.de === 'razao' || como.de === 'empate') {
    const lines = new MonthLines(
      rows.map((row) => ({ ...row, mes: '' })),
      categories,
    )
    return como.de === 'empate' ? lines.breakEven : shareOf(lines.cents(como.linha), lines.cents(como.sobre))
  }
  return centsOf(frame, rows, categories)
}

export interface Portion {
  chave: string
  nome: string
  /** Cents; a fraction or null as the metric is. */
  valor: number | null
}

/** @param size of what adds and takes away the largest is first, whichever it does */
export const sorted = (portions: readonly Portion[], smallest: boolean, size = (valor: number) => valor) =>
  [...portions].sort(
    (a, b) => (smallest ? 1 : -1) * (size(a.valor ?? 0) - size(b.valor ?? 0)) || (a.nome < b.nome ? -1 : 1),
  )

/** The frame's figure laid out by its dimension; what counts nothing is left out. Portions add up to the whole. */
export function portionsOf(
  frame: Frame,
  rows: readonly SumRow[],
  categories: ReadonlyMap<string, Category>,
  names: (chave: string) => string,
): Portion[] {
  const { dimensao } = frame
  const size = monthsOfPart(dimensao)
  const keyOf = (row: SumRow) => {
    if (dimensao === 'categoria') return row.categoria ?? ''
    if (dimensao === 'grupo') return row.categoria === null ? '' : (categories.get(row.categoria)?.grupo ?? '')
    if (size !== undefined) return partStart(row.chave, size)
    return dimensao === 'semana' ? dayName(mondayOf(dayNumber(row.chave))) : row.chave
  }
  const portions = [...Map.groupBy(rows, keyOf)].map(
    ([chave, group]): Portion => ({
      chave,
      nome:
        dimensao === 'categoria'
          ? categoryName(chave, categories)
          : dimensao === 'grupo'
            ? groupName(chave)
            : names(chave),
      valor: amountOf(frame, group, categories),
    }),
  )
  return portions.filter(({ valor }) => valor !== 0)
}

export const categoryName = (id: string, categories: ReadonlyMap<string, Category>) =>
  categories.get(id)?.nome ?? NO_CATEGORY.nome

const groupName = (id: string) => CATEGORY_GROUPS.find((group) => group.id === id)?.nome ?? NO_CATEGORY.nome

/** Categories by how they count, for the database: net, only what came in, only what went out. '' means none. */
export interface CountedCategories {
  sinal: 1 | -1
  liquidas: string[]
  entradas: string[]
  saidas: string[]
}

export function countedCategories(frame: Frame, categories: ReadonlyMap<string, Category>): CountedCategories {
  const weightOf = weighing(frame, categories)
  const counted: CountedCategories = { sinal: 1, liquidas: [], entradas: [], saidas: [] }
  for (const id of [...categories.keys(), '']) {
    const { entradas, saidas } = weightOf(id || null)
    if (entradas === 0 && saidas === 0) continue
    counted.sinal = (entradas || saidas) > 0 ? 1 : -1
    if (entradas !== 0 && saidas !== 0) counted.liquidas.push(id)
    else (entradas !== 0 ? counted.entradas : counted.saidas).push(id)
  }
  return counted
}

export interface Change {
  nome: string
  /** Cents, or a fraction of a margin: what it added to the change. */
  valor: number
  /** Of a counterparty every spelling that was summed. */
  nomes?: string[]
}

/**
 * What each category added to the change from one period to another, the largest first: the parts sum to the change to the
 * cent. Of a margin: by how much each cost's share of the revenue changed.
 */
export function changesByCategory(
  frame: Frame,
  now: readonly SumRow[],
  before: readonly SumRow[],
  categories: ReadonlyMap<string, Category>,
): Change[] {
  const ids = [...new Set([...now, ...before].map(({ categoria }) => categoria))]
  const { como } = metricOf(frame.metrica)
  const of = (rows: readonly SumRow[], id: string | null) => rows.filter(({ categoria }) => categoria === id)
  const share = (rows: readonly SumRow[], id: string | null) => {
    const lines = new MonthLines(
      rows.map((row) => ({ ...row, mes: '' })),
      categories,
    )
    const group = id === null ? null : categories.get(id)?.grupo
    const within = como.de === 'razao' && group !== 'receita' && groupsOf(como.linha).includes(group ?? null)
    const cents = within ? of(rows, id).reduce((sum, row) => sum + row.entradas + row.saidas, 0) : 0
    return cents / lines.cents('receita')
  }
  const counts = (rows: readonly SumRow[], id: string | null) =>
    como.de === 'razao' ? share(rows, id) : centsOf(frame, of(rows, id), categories)
  return ids
    .map((id) => ({ nome: categoryName(id ?? '', categories), valor: counts(now, id) - counts(before, id) }))
    .filter(({ valor }) => valor !== 0)
    .sort((a, b) => Math.abs(b.valor) - Math.abs(a.valor) || (a.nome < b.nome ? -1 : 1))
}
