import { join, type Text } from '#src/facts/fact-book.ts'
import { addMonths, firstOf, lastOf, laterOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf } from './amounts.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Frame } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { COUNT, numberOf } from './period-points.ts'
import { isWholeMonths, monthsOf } from './periods.ts'
import type { Rest } from './rest.ts'
import * as sentences from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** One month beside the mean of those before it: 'a luz de outubro veio acima da média?', 'contra os 3 anteriores'. */

/** How many months before; 'ano': those of its year; 'usual': as many as a mean has where none are said. */
export type Norm = number | 'ano' | 'usual'

const USUAL = 12
const IS = '(?:(?:ta|esta|estao|foi|foram|ficou|ficaram|deu|deram|veio|vieram|e) )?'
const OFF =
  '(?:acima|abaixo|fora|(?:mais|menos)(?: (?:alt|baix|car|barat|fort|frac)[oa]s?)?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)'
const THAN = `(?:${OFF}(?: ou ${OFF})? (?:d[oa]|(?:do )?que)|contra|versus|vs|x|frente a|em relacao a|comparad[oa]s? (?:com|a)|comparando com)(?: [oa]s?)*`
const MANY = `(?:d?[oa]s )?(?:${COUNT} (?:(?:ultimos )?meses |ultimos )?(?:anteriores|de antes|passados)|${COUNT} ultimos meses|(?:ultimos )${COUNT}(?: meses)?(?: anteriores)?)`
const BESIDE = new RegExp(
  ` ${IS}${THAN} (?:(?:minha |nossa |sua )?(?:media|normal|costume|habitual|de sempre)(?: del[ea]s?)?(?: (?:mensal|geral|por mes))?(?: d[oae]s? (ano)(?: todo)?| ${MANY}| d[oa]s (?:outros )?meses(?: anteriores)?| d[oa]s outros)?|${MANY}) `,
)

/** Takes what a month is held beside. */
export function takeNorm(rest: Rest): Norm | null {
  const found = rest.take(BESIDE)
  if (!found) return null
  const [, year, ...counts] = found
  if (year) return 'ano'
  const count = counts.find((one) => one !== undefined)
  return count === undefined ? 'usual' : numberOf(count)
}

/** As many as a norm took, of a frame that was answered. */
export const isBesideMean = ({ media, comparacao }: Frame) => media === 'mes' && comparacao !== null

/** The months before the one that is asked about; undefined: they can't be told. */
export function monthsBeside(
  periodo: Interval | null,
  norm: Norm,
  { primeiro, hoje }: { primeiro: string | null; hoje: string },
): Interval | undefined {
  if (!periodo || !primeiro || !isWholeMonths(periodo) || periodo.ate >= hoje) return undefined
  const mes = periodo.de.slice(0, 7)
  if (mes !== periodo.ate.slice(0, 7)) return undefined
  const last = addMonths(mes, -1)
  const wanted = norm === 'ano' ? `${mes.slice(0, 4)}-01` : addMonths(mes, -(norm === 'usual' ? USUAL : norm))
  const known = primeiro.endsWith('-01') ? primeiro.slice(0, 7) : addMonths(primeiro.slice(0, 7), 1)
  // 'os 3 anteriores' that aren't all known are no three.
  if (typeof norm === 'number' && known > wanted) return undefined
  const first = laterOf(known, wanted)
  return first < last ? { de: firstOf(first), ate: lastOf(last) } : undefined
}

/** 'R$ 1.283 em outubro; a média por mês foi de R$ 1.088: ficou R$ 195 acima.' */
export function besideMeanReply(told: Told, { frame, figures }: Answerable, before: Interval): Reply {
  const { categorias } = told.names
  const days = frame.periodo!
  const now = amountOf(frame, figures.rows, categorias) ?? 0
  const by = Map.groupBy(figures.before, ({ chave }) => chave)
  const counts = (mes: string) => (amountOf(frame, by.get(mes) ?? [], categorias) ?? 0) !== 0
  const all = monthsOf(before)
  const { categorias: only, contrapartes } = frame.filtros
  // What began later has no months before it.
  const from = only.length + contrapartes.length > 0 ? all.findIndex(counts) : 0
  const months = from < 0 ? [] : all.slice(from)
  if (months.length < 2) return { sentences: [tooFew()], valor: null, linhas: [] }
  const span = { de: firstOf(months[0]!), ate: before.ate }
  const total = amountOf(frame, figures.before, categorias) ?? 0
  const nowFact = told.fact(sentences.plainPeriod(days), now, days)
  const mean = told.fact('Média por mês', Math.round(total / months.length), span, {
    tipo: 'calculado',
    formula: `Total ÷ ${months.length}`,
  })
  const change = told.fact('Diferença', now - Math.round(total / months.length), days, {
    tipo: 'calculado',
    formula: 'O mês menos a média',
  })
  return {
    sentences: [sentence(told, { nowFact, mean, change, days, span, count: months.length })],
    valor: change,
    linhas: [told.row(nowFact), mean, change],
  }
}

const tooFew = (): Text => plainText('Há menos de dois meses antes desse: não dá para fazer uma média.')

interface Sides {
  nowFact: ReturnType<Told['fact']>
  mean: ReturnType<Told['fact']>
  change: ReturnType<Told['fact']>
  days: Interval
  span: Interval
  count: number
}

function sentence(told: Told, { nowFact, mean, change, days, span, count }: Sides): Text {
  const value = Number(change.valor)
  const subject = join([sentences.capital(sentences.subject(told)), sentences.withWhom(told)])
  const end =
    value === 0
      ? plainText('É igual à média.')
      : join([`Ficou `, told.show(change), value > 0 ? ' acima da média' : ' abaixo da média', '.'])
  return join([
    subject,
    ': ',
    sentences.minus(nowFact),
    told.show(nowFact),
    ' ',
    told.when(days),
    ', com média de ',
    sentences.minus(mean),
    told.show(mean),
    ' por mês ',
    told.when(span),
    plainText(` (${count} meses). `),
    end,
  ])
}

/** Only a plain sum can be held beside a mean. */
export const canBeside = ({ metrica, dimensao, media, unico, contagem, sobre, faixa, alvo }: Frame) => {
  const { de } = metricOf(metrica).como
  const plain = [dimensao, media, unico, contagem, sobre, faixa, alvo].every((part) => part === null)
  return plain && (de === 'linha' || de === 'fluxo')
}
