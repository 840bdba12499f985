import { categoriesById } from '@norteia/engine/ledger/types'
import { amountOf } from '@norteia/engine/metrics/amounts'
import type { Figures } from '@norteia/engine/metrics/answer'
import { hasItsBill, isBill } from '@norteia/engine/metrics/bills'
import type { Frame } from '@norteia/engine/metrics/frame'
import type { MetricId } from '@norteia/engine/metrics/metrics.data'
import type { Assumption } from '@norteia/engine/metrics/question'
import type { Company } from '#src/platform/identity/company-access.ts'
import { type Deps, type FramedFigures, type Known, readFigures } from './figures.service.ts'

/** 'me mostra a luz mês a mês', 'em que mês vendi mais': the usual months, and the one that runs where it is whole or beyond them. */
export async function withRunningMonth(
  deps: Deps,
  company: Company,
  known: Known,
  { asked, assumed }: { asked: FramedFigures; assumed: readonly Assumption[] },
): Promise<FramedFigures> {
  const { frame } = asked
  const { hoje } = known.context
  const wanted = isMonthly(frame) && (isBill(frame) || isLargest(frame))
  if (!assumed.includes('periodo') || !wanted || frame.periodo!.ate >= hoje) return asked
  const whole = { ...frame, periodo: { de: frame.periodo!.de, ate: hoje } }
  const figures = await readFigures(deps, company, known, whole)
  const bill = isBill(frame) && hasItsBill(frame, figures.rows, hoje)
  return bill || (isLargest(frame) && runsAhead(whole, figures, known)) ? { frame: whole, figures } : asked
}

const FLOWS: ReadonlySet<MetricId> = new Set([
  'receita',
  'entradas',
  'clientes',
  'despesas',
  'saidas',
  'fornecedores',
  'pessoal',
])
/** Of what only grows while a month runs. */
const isLargest = ({ metrica, dimensao, maiores, menores, posicao }: Frame) =>
  FLOWS.has(metrica) && dimensao === 'mes' && maiores === 1 && !menores && posicao === null

/** Whether the month that runs has more than any other already. */
function runsAhead(frame: Frame, { rows }: Figures, { context }: Known): boolean {
  const categories = categoriesById(context.categorias)
  const by = [...Map.groupBy(rows, ({ chave }) => chave)].map(([mes, own]) => ({
    mes,
    cents: amountOf({ ...frame, dimensao: null, maiores: null }, own, categories) ?? 0,
  }))
  const [first] = by.toSorted((a, b) => b.cents - a.cents)
  return first !== undefined && first.cents > 0 && first.mes === context.hoje.slice(0, 7)
}

const isMonthly = ({ media, dimensao, comparacao, contagem, periodo }: Frame) =>
  periodo !== null && comparacao === null && contagem === null && (media === 'mes' || dimensao === 'mes')
