import type { SumRow } from './amounts.ts'
import type { Frame } from './frame.ts'
import { metricOf } from './metrics.data.ts'

/** What is paid as often each month, such as rent or energy: the month that runs is whole where its bill has come. */

/** Of one thing that is paid. */
export function isBill({ metrica, filtros, trechos, faixa }: Frame): boolean {
  const { como } = metricOf(metrica)
  const paid = 'sinal' in como && como.sinal < 0
  const { categorias, contrapartes } = filtros
  // A client who pays the same number of times each month pays a bill of hers.
  const pays = metrica === 'entradas' && contrapartes.length > 0
  return (paid || pays) && trechos === null && faixa === null && (contrapartes.length > 0 || categorias.length > 0)
}

/** Without those of other categories. */
export const ownRows = ({ filtros: { categorias } }: Frame, rows: readonly SumRow[]): SumRow[] =>
  rows.filter(({ categoria }) => categorias.length === 0 || (categoria !== null && categorias.includes(categoria)))

/** Whether each month before holds as many payments, and the month that runs as many as those. @param rows by month */
export function hasItsBill(frame: Frame, rows: readonly SumRow[], hoje: string): boolean {
  const counts = new Map<string, number>()
  for (const { chave, quantidade } of ownRows(frame, rows)) counts.set(chave, (counts.get(chave) ?? 0) + quantidade)
  const now = hoje.slice(0, 7)
  const usual = new Set([...counts].filter(([mes, count]) => mes < now && count > 0).map(([, count]) => count))
  const [each] = usual
  return usual.size === 1 && each !== undefined && counts.get(now) === each
}
