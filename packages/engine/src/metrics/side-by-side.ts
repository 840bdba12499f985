import type { MetricId } from './metrics.data.ts'
import { itemsOf } from './pairs.ts'
import { frameAlone, type Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'

/** Two figures month by month, and one name beside all the others. */

const BESIDE =
  / (?:lado a lado|(?:(?:coloca|coloque|bota|poe|ponha|mostra|mostre|compara|compare) )?(?:(?:isso|junto|ai) )?(?:(?:do|ao) lado|junto) (?:d[aoe]s?|com)(?: [oa]s?)?) /
const SAYS_LITTLE =
  / (?:valeu(?: a pena)?|compensou|deu resultado|mostra|mostre|coloca|coloque|compara|compare|me|ai)(?= )/g
const MONTHLY = / (?:mes a mes|mes por mes) /

/** 'marketing do lado da receita mês a mês desde junho' */
export function ofSeries(text: string, context: QuestionContext): Reading | undefined {
  if (!MONTHLY.test(text)) return undefined
  const said = text
    .replace(BESIDE, ' e ')
    .replace(SAYS_LITTLE, ' ')
    .replace(/ e (?=mes |por |mensal )/, ' ')
    .replace(/ +/g, ' ')
  if (!/ (?:e|x|versus|vs|com) /.test(said)) return undefined
  const parts = readParts(said.replace(/ (?:x|versus|vs) /, ' e ').trim(), context)
  if (!parts || parts.left.length > 0 || parts.dimension !== 'mes' || parts.options.length > 0) return undefined
  const items = parts.share || parts.why || parts.top !== null ? undefined : seriesOf(parts, context)
  if (items?.length !== 2) return undefined
  const [one, other] = items.map((item) =>
    frameAlone({ ...parts, change: false, asks: true, times: { ...parts.times, comparison: null }, ...item }, context),
  )
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return undefined
  // 'energia e aluguel mês a mês' is of both as one.
  if (!BESIDE.test(text) && one.frame.metrica === other.frame.metrica) return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true }
}

/** What is named, and the figure beside it: 'marketing e faturamento'. */
function seriesOf(parts: Parts, context: QuestionContext) {
  const [metric] = parts.metrics
  const items = itemsOf(parts, context)
  if (items?.length !== 1 || !metric || !EARNED.has(metric)) return items
  return [...items, { ...items[0]!, metrics: [metric], categories: [], parties: [] }]
}
const EARNED: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'resultado'])

const OTHERS = '(?:resto|restante|demais|outr[oa]s)(?: todos)?'
const REST = new RegExp(
  ` (?:x|vs|versus|contra|comparad[oa] com|ou|e|que)(?: com| d[oa]s?| [oa]s?)* ${OTHERS}(?: d[eoa]s?)*(?: meus)? (fornecedor(?:es)?|clientes?) `,
)
const WHO_MORE =
  / ,? ?(?:quem|qual|o que)(?: del[ea]s)? (?:leva|levou|recebe|recebeu|pagou|paga|pesa|pesou|compra|comprou|ganha|ganhou|e|foi)(?: (?:[oa] )?(?:mais|maior))?(?= )/g

/** 'a distribuidora contra o resto dos fornecedores' */
export function ofRest(text: string, context: QuestionContext): Reading | undefined {
  const found = REST.exec(text)
  if (!found) return undefined
  const said = text
    .replace(REST, ' ')
    .replace(WHO_MORE, ' ')
    .replace(/ (?:mais|menos|compara(?:ndo)?) /g, ' ')
  const parts = readParts(said.trim(), context)
  const plain =
    parts && [parts.dimension, parts.top, parts.one, parts.mean, parts.counts].every((part) => part === null)
  if (!parts || !plain || parts.parties.length === 0 || parts.left.length > 0 || parts.categories.length > 0)
    return undefined
  const side = found[1]!.startsWith('f') ? ('fornecedores' as const) : ('clientes' as const)
  const asked = { ...parts, asks: true, change: false, oneMetric: null }
  const flow = side === 'fornecedores' ? ('saidas' as const) : ('entradas' as const)
  const one = frameAlone({ ...asked, metrics: [flow] }, context)
  const excluded = { categories: [], parties: parts.parties }
  const other = frameAlone({ ...asked, metrics: [side], parties: [], excluded }, context)
  if (one.kind !== 'frame' || other.kind !== 'frame') return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true, conta: 'compara' }
}
