import { addDays } from '#src/text/dates.ts'
import { normalise } from '#src/text/normalise.ts'
import { readMemo } from './memo.ts'
import { LINE } from './texts.ts'
import type { LinhaLida, SaldoLido } from './types.ts'

/** A movement as a format's reader found it. */
export interface LinhaBruta {
  linha: number
  data: string | null
  centavos: number | null
  descricao: string
  fitid?: string
  categoria?: string
  /** A reason that the reader already has. */
  recusa?: string | null
}

/** Completes a line: what its text tells, and why it is refused. */
export function lineOf(bruta: LinhaBruta): LinhaLida {
  const { linha, data, centavos, descricao } = bruta
  return {
    linha,
    data,
    centavos,
    descricao,
    chaveDescricao: normalise(descricao),
    fitid: bruta.fitid ?? '',
    ...readMemo(descricao),
    categoria: bruta.categoria ?? null,
    recusa: bruta.recusa ?? reasonOf(data, centavos),
    futura: false,
  }
}

function reasonOf(data: string | null, centavos: number | null): string | null {
  if (data === null) return LINE.date
  if (centavos === null) return LINE.amount
  return centavos === 0 ? LINE.zero : null
}

/** A row that names a balance, in the reader's terms. */
export interface LinhaSaldo {
  tipo: 'anterior' | 'dia'
  data: string | null
  centavos: number
}

/** Marks the lines after `last` ('AAAA-MM-DD') as future. */
export function markFuture(lines: LinhaLida[], last: string): void {
  for (const line of lines) line.futura = line.recusa === null && line.data !== null && line.data > last
}

/** Days of the lines that count, earliest first. */
export function daysOf(lines: readonly LinhaLida[]): string[] {
  return lines.flatMap(({ data, recusa, futura }) => (data && recusa === null && !futura ? [data] : [])).sort()
}

/**
 * Balance rows as balances at the end of a day: an opening one precedes the first line, so at the end of the day
 * before it, or of its own day where that is earlier. Rows after `last` prove nothing yet.
 */
export function rowBalances(rows: readonly LinhaSaldo[], firstDay: string | undefined, last: string): SaldoLido[] {
  const balances: SaldoLido[] = []
  for (const { tipo, data, centavos } of rows) {
    const before = firstDay === undefined ? null : addDays(firstDay, -1)
    const em = tipo === 'dia' ? data : before !== null && (data === null || data > before) ? before : data
    if (em === null || em > last) continue
    balances.push({ centavos, em, fraco: centavos === 0, origem: tipo === 'dia' ? 'linha' : 'anterior' })
  }
  return sortBalances(balances)
}

const RANK: Record<SaldoLido['origem'], number> = { anterior: 0, linha: 1, corrente: 2, final: 3 }

/** Earliest first, of one day the most telling last; the same balance of a day once. */
export function sortBalances(balances: readonly SaldoLido[]): SaldoLido[] {
  const sorted = balances.toSorted((a, b) => (a.em === b.em ? RANK[a.origem] - RANK[b.origem] : a.em < b.em ? -1 : 1))
  return sorted.filter((item, index) => {
    const next = sorted[index + 1]
    return !(next && next.em === item.em && next.centavos === item.centavos)
  })
}
