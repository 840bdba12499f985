import { fold } from '#src/text/words.ts'
import type { Frame } from './frame.ts'
import { MONTHS } from './period-points.ts'
import type { Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** What a short question means after a figure that was told. */

const WHO = /^(?:e )?(?:ai )?quem (?:e que )?(?:recebe|recebeu|ganha|ganhou|sao|levou)\??$/
const COSTS: ReadonlySet<string> = new Set(['pessoal', 'despesas'])

/** 'quem recebe?', after what a part of the costs came to: those of that part, by name. */
export const whoOfThose = (question: string, before: Frame | undefined): string =>
  before && !before.perdido && COSTS.has(before.metrica) && isPart(before) && WHO.test(fold(question).trim())
    ? 'por nome'
    : question

const isPart = ({ metrica, filtros }: Frame) => metrica === 'pessoal' || filtros.categorias.length > 0

const DAYS = new RegExp(
  `\\b(?:${MONTHS.join('|')}|passad[oa]|retrasad[oa]|anterior|n?es[st]e|ultim[oa]s|desde|ate|20\\d\\d|ano)\\b`,
)
/** 'qual o melhor mês dele?', after a figure of one month: among all there are. */
export function beyondMonth(reading: Reading, question: string, { primeiro, hoje }: QuestionContext): Reading {
  if (reading.kind !== 'frame' || !primeiro) return reading
  const { periodo, dimensao, maiores } = reading.frame
  const single = periodo !== null && periodo.de.slice(0, 7) === periodo.ate.slice(0, 7)
  if (!single || dimensao !== 'mes' || maiores === null || DAYS.test(fold(question))) return reading
  const frame = { ...reading.frame, periodo: { de: primeiro, ate: hoje } }
  return { ...reading, frame, assumed: [...new Set([...reading.assumed, 'periodo' as const])] }
}

const HALF =
  /(?<=^|\s)(?:n?a\s+)?(primeira|segunda)(?=[\s,.?!]|$)(?!\s+(?:feira|quinzena|vez|semana|metade|parcela|compra))/i
/** 'e na segunda?', after a fortnight: the other one of that month, and no Monday. */
export function otherHalf(question: string, before: Frame | undefined): string {
  const days = before?.perdido ? null : (before?.periodo ?? null)
  if (!days || days.de.slice(0, 7) !== days.ate.slice(0, 7)) return question
  const half = days.ate.endsWith('-15') ? days.de.endsWith('-01') : days.de.endsWith('-16') && days.ate.slice(8) >= '28'
  const month = MONTHS[Number(days.de.slice(5, 7)) - 1]!
  return half ? question.replace(HALF, `na $1 quinzena de ${month} de ${days.de.slice(0, 4)}`) : question
}
