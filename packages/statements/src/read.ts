import type { Leitura, OpcoesLeitura } from './types.ts'

/**
 * Reads a statement: OFX, CSV, .xlsx, .xls. Never throws because of what the bytes are; an unreadable file is
 * `recusado`, an unreadable line keeps its place with `recusa`.
 */
export async function readStatement(_bytes: Uint8Array, _opcoes: OpcoesLeitura): Promise<Leitura> {
  return { recusado: 'Não reconhecemos este arquivo como extrato.' }
}
