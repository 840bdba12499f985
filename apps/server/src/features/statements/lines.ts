import type { Prova } from '@norteia/contracts/statements'
import { isTaken } from '@norteia/statements/merge'
import type { LinhaLida, ProvaCentavos } from '@norteia/statements/types'

// For the thread that reads files and the process that stores them, which need not load the readers.

/** First and last day of the lines that count; undefined without any. */
export function takenDays(linhas: readonly LinhaLida[]): { de: string; ate: string } | undefined {
  let [de, ate] = ['', '']
  for (const line of linhas) {
    if (!isTaken(line) || line.data === null) continue
    if (de === '' || line.data < de) de = line.data
    if (line.data > ate) ate = line.data
  }
  return de === '' ? undefined : { de, ate }
}

export const reais = (cents: number | null) => (cents === null ? null : cents / 100)

export const proofWire = ({ estado, saldoEm, ...cents }: ProvaCentavos): Prova => ({
  estado,
  saldoInformado: reais(cents.saldoInformado),
  saldoEm,
  saldoCalculado: reais(cents.saldoCalculado),
  diferenca: reais(cents.diferenca),
})
