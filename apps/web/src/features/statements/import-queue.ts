import { plural } from '@norteia/contracts/format'
import { type Importacao, proofSentence, type SituacaoLinha } from '@norteia/contracts/statements'

/** What became of one of several files. */
export interface FileOutcome {
  name: string
  kind: 'imported' | 'skipped' | 'failed'
  /** A sentence each: what it brought, its proof; or why it brought nothing. */
  said: readonly string[]
  novas: number
}

const COUNTS: readonly [Extract<keyof Importacao, `${SituacaoLinha}s`>, string, string][] = [
  ['novas', 'nova', 'novas'],
  ['repetidas', 'já importada', 'já importadas'],
  ['futuras', 'futura', 'futuras'],
  ['recusadas', 'recusada', 'recusadas'],
]

/** A file may hold several accounts: an import each. */
export function importedFile(name: string, imports: readonly Importacao[]): FileOutcome {
  const sum = (count: (typeof COUNTS)[number][0]) => imports.reduce((all, one) => all + one[count], 0)
  const counted = COUNTS.flatMap(([count, one, many]) => {
    const total = sum(count)
    return total > 0 || count === 'novas' ? [plural(total, one, many)] : []
  })
  return {
    name,
    kind: 'imported',
    said: [counted.join(' · '), ...imports.map(({ prova }) => proofSentence(prova))],
    novas: sum('novas'),
  }
}

export const skippedFile = (name: string): FileOutcome => ({
  name,
  kind: 'skipped',
  said: ['Nada deste arquivo foi importado.'],
  novas: 0,
})

export const failedFile = (name: string, message: string): FileOutcome => ({
  name,
  kind: 'failed',
  said: [message],
  novas: 0,
})

/** 'Dos 3 arquivos, 2 foram importados: 40 movimentações novas.' */
export function importSummary(outcomes: readonly FileOutcome[]): string {
  const done = outcomes.filter(({ kind }) => kind === 'imported')
  if (done.length === 0) return `Nenhum dos ${outcomes.length} arquivos foi importado.`
  const novas = done.reduce((all, one) => all + one.novas, 0)
  const brought = plural(novas, 'movimentação nova', 'movimentações novas')
  if (done.length === outcomes.length) return `Os ${outcomes.length} arquivos foram importados: ${brought}.`
  const files = done.length === 1 ? '1 foi importado' : `${done.length} foram importados`
  return `Dos ${outcomes.length} arquivos, ${files}: ${brought}.`
}
