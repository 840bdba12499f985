import { cellText, type Row } from './rows.ts'

/** Branch and account that the lines above a table name; null where they don't. */
export function numbersOf(rows: readonly Row[]): { agencia: string | null; numero: string | null } {
  const text = rows
    .map(({ cells }) => cells.map(cellText).join(' '))
    .join('\n')
    .slice(0, 4_000)
  const agencia = /\bag(?:[êe]ncia)?\.?\s*[:;]?\s*(\d[\d-]{2,6})/i.exec(text)?.[1] ?? null
  const numero = /\b(?:conta(?: corrente)?|c\/c|cc)\s*[:;]?\s*(\d[\d.-]{3,14}[\dXx])/i.exec(text)?.[1] ?? null
  return { agencia, numero }
}
