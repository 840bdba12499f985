import { NO_CATEGORY, RESULT_LINES, type ResultLineId } from '@norteia/contracts/result'
import { reais } from '@norteia/engine/ledger/spread'
import { type Category, categoriesById } from '@norteia/engine/ledger/types'
import { MonthLines } from '@norteia/engine/result/result'
import { RESULT_SUMS } from '@norteia/engine/result/sums'
import type { MonthTotal } from '@norteia/engine/result/totals'
import { at, BOLD, columnName, MONEY, SHARE, Sheet, type Value } from './sheet.ts'

/** Where the sheet of movements keeps what the result sums: first and last row, and the columns of code, month and amount. */
export interface MovementRange {
  sheet: string
  first: number
  last: number
  code: number
  month: number
  value: number
}

interface Column {
  lines: MonthLines
  /** Index of the column. */
  index: number
}

const FIRST_MONTH = 2

/** Months side by side and their total: sums of the movements as formulas, with what they give. */
export function resultSheet(
  months: readonly string[],
  totals: readonly MonthTotal[],
  own: readonly Category[],
  range: MovementRange,
): Sheet {
  const categories = categoriesById(own)
  const byMonth = Map.groupBy(totals, ({ mes }) => mes)
  const columns: Column[] = months.map((mes, i) => ({
    lines: new MonthLines(byMonth.get(mes) ?? [], categories),
    index: FIRST_MONTH + i,
  }))
  const total: Column = { lines: new MonthLines(totals, categories), index: FIRST_MONTH + months.length }
  const sheet = new Sheet('Resultado', [34, 22, ...months.map(() => 14), 14])
  sheet.add(['Linha', 'Código', ...months, 'Total'], BOLD)

  const sumOfMonths = (row: number) => `ROUND(SUM(${at(FIRST_MONTH, row)}:${at(total.index - 1, row)}),2)`
  const rows = new Map<ResultLineId, number>()
  for (const { id, nome } of RESULT_LINES) {
    const row = sheet.next
    rows.set(id, row)
    const inside = total.lines.categories(id)
    const sums = RESULT_SUMS[id]
    const formulaOf = (index: number): string => {
      const column = columnName(index)
      if (sums) return `ROUND(${sums.map((part) => `${column}${rows.get(part)! + 1}`).join('+')},2)`
      return `ROUND(SUM(${column}${row + 2}:${column}${row + 1 + inside.length}),2)`
    }
    const value = ({ lines, index }: Column): Value =>
      sums || inside.length > 0 ? { formula: formulaOf(index), result: reais(lines.cents(id)) } : 0
    sheet.add([nome, ''], BOLD)
    sheet.put(row, FIRST_MONTH, [...columns, total].map(value), { ...MONEY, ...BOLD })
    for (const category of inside) {
      const detail = sheet.add([`   ${category.nome}`, category.id])
      const values = columns.map(({ lines, index }): Value => {
        const known = lines.categories(id).find((one) => one.id === category.id)
        return { formula: sumIfs(range, detail, index), result: reais(known?.cents ?? 0) }
      })
      sheet.put(
        detail,
        FIRST_MONTH,
        [...values, { formula: sumOfMonths(detail), result: reais(category.cents) }],
        MONEY,
      )
    }
  }
  addRatios(sheet, [...columns, total], rows)
  return sheet
}

const sumIfs = ({ sheet, first, last, code, month, value }: MovementRange, row: number, column: number) => {
  const cells = (index: number) => `'${sheet}'!$${columnName(index)}$${first + 1}:$${columnName(index)}$${last + 1}`
  return `ROUND(SUMIFS(${cells(value)},${cells(code)},$B${row + 1},${cells(month)},${columnName(column)}$1),2)`
}

function addRatios(sheet: Sheet, columns: readonly Column[], rows: ReadonlyMap<ResultLineId, number>): void {
  const cell = (id: ResultLineId, index: number) => at(index, rows.get(id)!)
  const addRow = (name: string, of: (column: Column) => Value, style = MONEY) => {
    const row = sheet.add([name, ''], BOLD)
    sheet.put(row, FIRST_MONTH, columns.map(of), style)
    return row
  }
  const noMargin = (index: number) => `OR(${cell('receita', index)}<=0,${cell('margem-contribuicao', index)}<=0)`
  sheet.skip()
  addRow('Variação do saldo', ({ lines, index }) => ({
    formula: `ROUND(${(['resultado', 'fora-do-resultado', 'sem-categoria'] as const).map((id) => cell(id, index)).join('+')},2)`,
    result: reais(lines.change),
  }))
  addRow(
    'Margem de contribuição ÷ receita',
    ({ lines, index }) => ({
      formula: `IF(${cell('receita', index)}=0,"",${cell('margem-contribuicao', index)}/${cell('receita', index)})`,
      result: lines.cents('receita') === 0 ? '' : lines.cents('margem-contribuicao') / lines.cents('receita'),
    }),
    SHARE,
  )
  const breakEven = addRow('Ponto de equilíbrio', ({ lines, index }) => ({
    formula: `IF(${noMargin(index)},"",MAX(0,ROUND(-(${cell('pessoal', index)}+${cell('despesas-fixas', index)})*${cell('receita', index)}/${cell('margem-contribuicao', index)},2)))`,
    result: lines.breakEven === null ? '' : reais(lines.breakEven),
  }))
  addRow(
    'Margem de segurança',
    ({ lines, index }) => ({
      formula: `IF(${noMargin(index)},"",(${cell('receita', index)}-${at(index, breakEven)})/${cell('receita', index)})`,
      result: lines.breakEven === null ? '' : (lines.cents('receita') - lines.breakEven) / lines.cents('receita'),
    }),
    SHARE,
  )
}

/** What a movement's code is in both sheets. */
export const codeOf = (categoria: string | null, categories: ReadonlyMap<string, Category>): string =>
  categoria !== null && categories.has(categoria) ? categoria : NO_CATEGORY.id
