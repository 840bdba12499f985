import { readStatement } from '#src/read.ts'
import type { Extrato, LinhaLida } from '#src/types.ts'

export const HOJE = '2026-11-23'

export const utf8 = (text: string) => new TextEncoder().encode(text)

const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Bytes as Windows writes them; a character outside its table becomes '?'. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const high = HIGH.indexOf(character)
    const code = character.charCodeAt(0)
    return high >= 0 ? 0x80 + high : code < 256 ? code : 0x3f
  })
}

/** What a file says, or the refusing sentence as an error. */
export async function extratoOf(
  bytes: Uint8Array | string,
  respostas: Record<string, string> = {},
  nome = 'extrato.ofx',
): Promise<Extrato> {
  const read = await readStatement(typeof bytes === 'string' ? utf8(bytes) : bytes, { nome, hoje: HOJE, respostas })
  if (read.recusado !== undefined) throw new Error(read.recusado)
  return read
}

/** A line in short: '2026-07-01 -5000 PADARIA', with '!reason' when refused and '>' when future. */
export function short(line: LinhaLida): string {
  const mark = line.recusa !== null ? ` !${line.recusa}` : line.futura ? ' >' : ''
  return `${line.data} ${line.centavos} ${line.descricao}${mark}`
}
