import type { Reading } from './question.ts'
import { spelledPlain } from './typed.ts'

const COUNT = 'quant[oa]s (?:vezes|pagamentos?|compras?|depositos?|recebimentos?|lancamentos?|parcelas?|notas?|foram)'
const BOTH = new RegExp(
  ` ${COUNT}(?: .*)? e (?:(?:de|da|deu|em|no|na|qual|foi|o|eh) )*(?:quanto|valor|total|ao todo)(?: | .* )|(?<= )quanto (?!.*por cento).* e (?:(?:em|foi|foram|de) )*${COUNT} `,
)
/** 'quantas vezes e quanto no total': both are told, what it sums to first. */
export function sumBesideCount(text: string, reading: Reading): Reading | undefined {
  if (reading.kind !== 'frame' || reading.frame.contagem !== 'lancamentos' || !BOTH.test(` ${spelledPlain(text)} `))
    return undefined
  const { frame, assumed, explicit, undirected } = reading
  const sum = { ...frame, contagem: null }
  return { kind: 'both', frames: [sum, frame], assumed, explicit, ...(undirected && { undirected }) }
}
