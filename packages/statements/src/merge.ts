import type { LinhaLida } from './types.ts'

/** A stored movement that some import not undone has shown; typed ones take no part. */
export interface LancamentoGuardado {
  id: string
  data: string
  centavos: number
  chaveDescricao: string
  fitid: string
}

export type Situacao = 'nova' | 'repetida' | 'futura' | 'recusada'

export interface PlanoImportacao {
  /** One for each line given, in the same order. */
  situacoes: Situacao[]
  /** Line's index → id of the stored movement that it shows. The other new lines make movements of their own. */
  mostra: Map<number, string>
  /** Lines of `mostra` that give their movement another description. */
  assumidas: number[]
  novas: number
  repetidas: number
  futuras: number
  recusadas: number
}

/** What makes two lines the same movement: date, cents and normalised description; the count tells how many there are. */
export function lineKey(line: { data: string | null; centavos: number | null; chaveDescricao: string }): string {
  return `${line.data}|${line.centavos}|${line.chaveDescricao}`
}

/**
 * Which lines of one account are new. The n-th line of a key shows the n-th stored movement of that key, so an account
 * holds for each key the largest count that any import has shown. Deleting, at an undo, the movements that no import
 * left shows any more keeps that true. A line whose key is not stored takes over the stored, likewise unmatched
 * movement of the same day, cents and FITID, where that FITID occurs once in the file and once in the account.
 *
 * @param stored in the order of their creation; at least those of the days of `lines`
 * @param fitidsOfAccount how often each FITID occurs in the whole account; default: counted in `stored`
 */
export function planImport(
  lines: readonly LinhaLida[],
  stored: readonly LancamentoGuardado[],
  fitidsOfAccount: ReadonlyMap<string, number> = countFitids(stored),
): PlanoImportacao {
  const waiting = queuesOf(stored)
  const mostra = new Map<number, string>()
  const matched = new Set<string>()
  const fitidsOfFile = countFitids(lines.filter(isTaken))
  for (const [index, line] of lines.entries()) {
    if (!isTaken(line)) continue
    const next = waiting.get(lineKey(line))?.shift()
    if (!next) continue
    mostra.set(index, next.id)
    matched.add(next.id)
  }
  const byFitid = new Map(stored.filter(({ fitid, id }) => fitid && !matched.has(id)).map((row) => [row.fitid, row]))
  const assumidas: number[] = []
  for (const [index, line] of lines.entries()) {
    if (!isTaken(line) || line.fitid === '' || mostra.has(index)) continue
    const row = byFitid.get(line.fitid)
    const once = fitidsOfFile.get(line.fitid) === 1 && fitidsOfAccount.get(line.fitid) === 1
    if (!row || !once || row.data !== line.data || row.centavos !== line.centavos) continue
    mostra.set(index, row.id)
    assumidas.push(index)
  }
  const situacoes = lines.map((line, index) => situationOf(line, mostra.has(index)))
  const count = (wanted: Situacao) => situacoes.filter((situacao) => situacao === wanted).length
  return {
    situacoes,
    mostra,
    assumidas,
    novas: count('nova'),
    repetidas: count('repetida'),
    futuras: count('futura'),
    recusadas: count('recusada'),
  }
}

/** Whether a line is stored at all: neither refused nor in the future. */
export const isTaken = (line: LinhaLida) => line.recusa === null && !line.futura

function situationOf(line: LinhaLida, shown: boolean): Situacao {
  if (line.recusa !== null) return 'recusada'
  if (line.futura) return 'futura'
  return shown ? 'repetida' : 'nova'
}

function queuesOf(stored: readonly LancamentoGuardado[]): Map<string, LancamentoGuardado[]> {
  const queues = new Map<string, LancamentoGuardado[]>()
  for (const row of stored) {
    const queue = queues.get(lineKey(row))
    if (queue) queue.push(row)
    else queues.set(lineKey(row), [row])
  }
  return queues
}

function countFitids(rows: readonly { fitid: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { fitid } of rows) if (fitid) counts.set(fitid, (counts.get(fitid) ?? 0) + 1)
  return counts
}
