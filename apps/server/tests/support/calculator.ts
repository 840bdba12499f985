import type { CellValue, Sheet } from 'hucre/xlsx'

type Value = number | string
type Range = Value[][]

const TOKEN =
  /("[^"]*")|(?:'([^']+)'!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?|([A-Z]+)(?=\()|(<=|>=|<>)|(=)|([-+*/(),<>\d.]+)/g

/** Recomputes a workbook's formulas from its plain cells alone: the few functions that our sheets use. */
export function calculator(sheets: ReadonlyMap<string, Sheet>) {
  const known = new Map<string, Value>()

  const place = (ref: string): [row: number, column: number] => {
    const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(ref) ?? []
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    return [Number(digits) - 1, column]
  }
  const plain = (value: CellValue | undefined): Value =>
    value instanceof Date ? value.getTime() / 86_400_000 : typeof value === 'string' ? value : Number(value ?? 0)

  function valueAt(name: string, row: number, column: number): Value {
    const key = `${name}!${row},${column}`
    const before = known.get(key)
    if (before !== undefined) return before
    const sheet = sheets.get(name)!
    const formula = sheet.cells?.get(`${row},${column}`)?.formula
    const value = formula ? compute(name, formula) : plain(sheet.rows[row]?.[column])
    known.set(key, value)
    return value
  }

  function range(name: string, from: string, to: string): Range {
    const [[top, left], [bottom, right]] = [place(from), place(to)]
    return Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, column) => valueAt(name, top + row, left + column)),
    )
  }

  function compute(name: string, formula: string): Value {
    const script = formula.replace(TOKEN, (whole, text, sheet, from, to, fn, order, equals) => {
      if (text !== undefined) return text
      if (from) {
        const where = JSON.stringify(sheet ?? name)
        return to
          ? `range(${where},${JSON.stringify(from)},${JSON.stringify(to)})`
          : `cell(${where},${JSON.stringify(from)})`
      }
      if (fn) return `fn.${fn}`
      if (order === '<>') return '!=='
      return equals ? '===' : whole
    })
    const cell = (where: string, ref: string) => valueAt(where, ...place(ref))
    return new Function('range', 'cell', 'fn', `return ${script}`)(range, cell, FUNCTIONS)
  }
  return compute
}

const numbers = (values: readonly (Value | Range)[]) =>
  values.flat(2).filter((value): value is number => typeof value === 'number')

const fits = (value: Value, condition: Value): boolean => {
  if (condition === '>0') return Number(value) > 0
  if (condition === '<0') return Number(value) < 0
  return value === condition
}

const FUNCTIONS = {
  ROUND: (value: number, places: number) => {
    const power = 10 ** places
    return (Math.sign(value) * Math.round(Math.abs(value) * power + 1e-9)) / power || 0
  },
  SUM: (...values: (Value | Range)[]) => numbers(values).reduce((sum, value) => sum + value, 0),
  MAX: (...values: (Value | Range)[]) => Math.max(...numbers(values)),
  SQRT: Math.sqrt,
  OR: (...values: boolean[]) => values.some(Boolean),
  IF: (test: boolean, yes: Value, no: Value) => (test ? yes : no),
  SUMIFS: (amounts: Range, ...pairs: (Range | Value)[]) =>
    amounts.flat().reduce<number>((sum, amount, i) => {
      for (let pair = 0; pair < pairs.length; pair += 2)
        if (!fits((pairs[pair] as Range).flat()[i]!, pairs[pair + 1] as Value)) return sum
      return sum + Number(amount)
    }, 0),
}
