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
