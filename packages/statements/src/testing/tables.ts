import { prove } from '#src/proof.ts'
import type { ContaLida } from '#src/types.ts'
import { extratoOf, short } from './bytes.ts'

/** The only account of a CSV file. */
export async function conta(bytes: Uint8Array | string, respostas: Record<string, string> = {}): Promise<ContaLida> {
  const extrato = await extratoOf(bytes, respostas, 'extrato.csv')
  const [only] = extrato.contas
  if (!only || extrato.contas.length > 1) throw new Error('one account expected')
  return only
}

export const lines = async (bytes: Uint8Array | string, respostas = {}) =>
  (await conta(bytes, respostas)).linhas.map(short)
export const asked = async (bytes: Uint8Array | string, respostas = {}) =>
  (await extratoOf(bytes, respostas, 'extrato.csv')).perguntas.map(({ id }) => id)

/** What the file alone proves. */
export function proofOf({ linhas, saldos }: ContaLida) {
  const taken = linhas.filter(({ recusa, futura }) => recusa === null && !futura)
  const movements = taken.map(({ data, centavos }) => ({ data: data ?? '', centavos: centavos ?? 0, ordem: 1 }))
  return prove(
    movements,
    saldos.map((saldo) => ({ ...saldo, ordem: 1 })),
    1,
  )
}
