import { hasItsBill, isBill } from '@norteia/engine/metrics/bills'
import type { Frame } from '@norteia/engine/metrics/frame'
import type { Assumption } from '@norteia/engine/metrics/question'
import type { Company } from '#src/platform/identity/company-access.ts'
import { type Deps, type FramedFigures, type Known, readFigures } from './figures.service.ts'

/** 'me mostra a luz mês a mês': the usual months, and the one that runs where its bill has come. */
export async function withRunningBill(
  deps: Deps,
  company: Company,
  known: Known,
  { asked, assumed }: { asked: FramedFigures; assumed: readonly Assumption[] },
): Promise<FramedFigures> {
  const { frame } = asked
  const { hoje } = known.context
  if (!assumed.includes('periodo') || !isMonthly(frame) || !isBill(frame) || frame.periodo!.ate >= hoje) return asked
  const whole = { ...frame, periodo: { de: frame.periodo!.de, ate: hoje } }
  const figures = await readFigures(deps, company, known, whole)
  return hasItsBill(frame, figures.rows, hoje) ? { frame: whole, figures } : asked
}

const isMonthly = ({ media, dimensao, comparacao, contagem, periodo }: Frame) =>
  periodo !== null && comparacao === null && contagem === null && (media === 'mes' || dimensao === 'mes')
