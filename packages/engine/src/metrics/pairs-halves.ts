import { isNarrowed } from './framing.ts'
import { MONTHS } from './period-points.ts'
import { frameAlone, type Reading } from './question.ts'
import { type QuestionContext, readParts } from './reading.ts'

const HALF = '(primeira|segunda|1 ?a|2 ?a)'
const LEAD = '(?:n?a |d?a |com a |pra |para a )?'
const OF_MONTH =
  '(?: (?:d[eo] )?(?:mes de )?(mes passado|mes|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?![a-z])|' +
  MONTHS.join('|') +
  '))?'
/** 'vendi mais na primeira quinzena de outubro ou na segunda', 'a segunda quinzena de setembro com a primeira de outubro'. */
const TWO_HALVES = new RegExp(
  ` ${LEAD}${HALF}(?: quinzena)?${OF_MONTH}((?: [a-z]+){0,5}?) (?:ou|x|vs|versus|contra|com|e|(?:do )?que|comparad[oa]s? (?:com|a|ao)|em relacao (?:a|ao)) ${LEAD}${HALF}(?: quinzena)?${OF_MONTH} `,
)
const WHICH_HALF = new RegExp(
  ` (?:n?a |em )?(?:qual|que) (?:foi a )?(?:melhor )?quinzena${OF_MONTH} (?=.*(?:mais|menos|melhor|pior) )`,
)

/** Two halves of months side by side. */
export function ofHalves(asked: string, context: QuestionContext): Reading | undefined {
  const which = WHICH_HALF.exec(asked)
  const text = which
    ? asked.replace(WHICH_HALF, ` primeira quinzena de ${which[1] ?? 'mes passado'} ou segunda `)
    : asked.replace(/ ([12])[ao]s? (?=quinzena)/g, (_, n) => (n === '1' ? ' primeira ' : ' segunda '))
  const found = TWO_HALVES.exec(text)
  if (!found?.[0].includes('quinzena')) return undefined
  const [, one = '', month, between = '', other = '', otherMonth] = found
  const said = text
    .replace(TWO_HALVES, ` ${between} · `)
    .replace(/ (?:mais|menos|melhor|pior) | compar\w+ | diferenca /g, ' ')
  let supplied = false
  const [first, second] = [
    [one, month ?? otherMonth],
    [other, otherMonth ?? month],
  ].map(([half, mes]) => {
    const days = ` na ${half!.startsWith('s') || half!.startsWith('2') ? 'segunda' : 'primeira'} quinzena de ${mes ?? 'mes passado'} `
    const parts = readParts(said.replace('·', days).trim(), context)
    if (!parts || parts.times.period === null) return undefined
    supplied = parts.metrics.length === 0 && !isNarrowed(parts)
    const metrics = supplied ? ['receita' as const] : parts.metrics
    return frameAlone({ ...parts, metrics, asks: true, change: false }, context)
  })
  if (first?.kind !== 'frame' || second?.kind !== 'frame') return undefined
  const assumed = supplied ? [...first.assumed, 'metrica' as const] : first.assumed
  if (JSON.stringify(first.frame.periodo) === JSON.stringify(second.frame.periodo)) return undefined
  return { kind: 'both', frames: [first.frame, second.frame], assumed, explicit: true, conta: 'compara' }
}
