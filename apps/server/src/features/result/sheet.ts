import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx'

/** A live formula with the value that it gives. */
export interface Formula {
  formula: string
  result: number | string
}

export type Value = CellValue | Formula

export const MONEY: CellStyle = { numFmt: '#,##0.00' }
export const SHARE: CellStyle = { numFmt: '0.00%' }
export const DAY: CellStyle = { numFmt: 'dd/mm/yyyy' }
export const BOLD: CellStyle = { font: { bold: true } }

const LONGEST_TEXT = 32_000

/**
 * Text of a user or a bank as a cell may hold it: text cells are never computed, but a text that reads like an error
 * ('#N/A') would be written as one, and control characters make no valid file.
 */
export function plainText(text: string): string {
  const clean = text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').slice(0, LONGEST_TEXT)
  return /^#[A-Z0-9/_]+[!?]?$/.test(clean) ? `${clean} ` : clean
}

/** 'A' for 0, 'AA' for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** 'B3' for column 1, row 2. */
export const at = (column: number, row: number): string => `${columnName(column)}${row + 1}`

/** An 'AAAA-MM-DD' as a cell's date. */
export const cellDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Rows written one after another; rows and columns count from 0. */
export class Sheet {
  readonly #name: string
  readonly #widths: readonly number[]
  readonly #rows: CellValue[][] = []
  readonly #cells = new Map<string, Partial<Cell>>()

  constructor(name: string, widths: readonly number[]) {
    this.#name = name
    this.#widths = widths
  }

  /** The row that is written next. */
  get next(): number {
    return this.#rows.length
  }

  /** Writes a row from column `from` on; gives its number. */
  add(values: readonly Value[], style?: CellStyle): number {
    const row = this.#rows.length
    this.#rows.push([])
    this.put(row, 0, values, style)
    return row
  }

  skip(): void {
    this.#rows.push([])
  }

  /** Writes into a row that is there or makes it. */
  put(row: number, from: number, values: readonly Value[], style?: CellStyle): void {
    while (this.#rows.length <= row) this.#rows.push([])
    const cells = this.#rows[row]!
    while (cells.length < from) cells.push(null)
    for (const [i, value] of values.entries()) {
      const column = from + i
      const isFormula = typeof value === 'object' && value !== null && 'formula' in value
      cells[column] = isFormula ? null : typeof value === 'string' ? plainText(value) : value
      const override: Partial<Cell> = {
        ...(isFormula && { formula: value.formula, formulaResult: value.result }),
        ...(style && { style }),
      }
      if (isFormula || style) this.#cells.set(`${row},${column}`, override)
    }
  }

  /** Sets how a cell looks that is already written. */
  style(row: number, column: number, style: CellStyle): void {
    const key = `${row},${column}`
    this.#cells.set(key, { ...this.#cells.get(key), style })
  }

  write(frozenRows: number): WriteSheet {
    return {
      name: this.#name,
      columns: this.#widths.map((width) => ({ width })),
      rows: this.#rows,
      cells: this.#cells,
      freezePane: { rows: frozenRows },
    }
  }
}
