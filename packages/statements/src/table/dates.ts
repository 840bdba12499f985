import { ask, dateQuestion } from '#src/questions.ts'
import { addDays, isoDate, type OrdemData, parseCellDate, printedParts } from '#src/text/dates.ts'
import type { OpcoesLeitura, Pergunta } from '#src/types.ts'
import { type Cell, cellText } from './rows.ts'
import type { Fonte } from './sources.ts'

/** 'AAAA-MM-DD' of a text or of a spreadsheet's serial day (1900 system). */
export function cellDate(cell: Cell | undefined, order: OrdemData): string | null {
  if (typeof cell === 'number') return cell > 20_000 && cell < 80_000 ? addDays('1899-12-30', Math.floor(cell)) : null
  const text = cellText(cell)
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text.trim())
  return serial ? cellDate(Number(serial[1]), order) : parseCellDate(text, order)
}

/**
 * Day or month first: what the numbers themselves say, then a known bank's header, then the rows' order; else it becomes a question.
 */
export function decideDateOrder(
  cells: readonly Cell[],
  source: Fonte | null,
  options: OpcoesLeitura,
  open: Pergunta[],
): OrdemData {
  const parts = cells.flatMap((cell) => {
    const found = typeof cell === 'string' ? printedParts(cell) : null
    return found && (isoDate(found[2], found[1], found[0]) || isoDate(found[2], found[0], found[1]))
      ? [{ cell, found }]
      : []
  })
  const dayFirst = parts.filter(({ found }) => found[0] > 12).length
  const monthFirst = parts.filter(({ found }) => found[1] > 12).length
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dma' : 'mda'
  const telling = parts.find(({ found }) => found[0] !== found[1])
  if (!telling || dayFirst > 0 || (source && !source.asksDate)) return 'dma'
  const orders = (['dma', 'mda'] as const).filter((order) => inOrder(cells, order))
  if (orders.length === 1 && orders[0]) return orders[0]
  return ask(dateQuestion(cellText(telling.cell), telling.found[0], telling.found[1]), options, open) as OrdemData
}

/** Whether the days only grow, or only fall. */
function inOrder(cells: readonly Cell[], order: OrdemData): boolean {
  const dates = cells.flatMap((cell) => cellDate(cell, order) ?? [])
  const steps = dates.slice(1).map((date, index) => compare(dates[index] ?? '', date))
  return !(steps.includes(1) && steps.includes(-1))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
