import type { CategoryGroup } from '@norteia/contracts/finance-categories'
import { firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { fold, words } from '#src/text/words.ts'
import { type Frame, frameOf, NO_FILTERS } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import { type Named, tellingWords } from './names.ts'
import { lastCompleteMonths, periodBefore, yearBefore } from './periods.ts'
import { groupOf, type Parts, type QuestionContext, readParts } from './reading.ts'

/** What was supplied to a question and has to be said with its answer. */
export type Assumption = 'periodo' | 'comparacao' | 'categoria' | 'metrica' | 'semanas'

export type Reading =
  /** Every word is explained: the frame says what is asked. `explicit`: by its words it can only be on own numbers. */
  | { kind: 'frame'; frame: Frame; assumed: Assumption[]; explicit: boolean }
  /** A name that several have. */
  | { kind: 'which'; frame: Frame; word: string; options: Named[] }
  /** On own numbers, and not to be answered from them. */
  | { kind: 'unknown' }
  /** No question on own numbers. */
  | { kind: 'none' }

const NONE: Reading = { kind: 'none' }
const UNKNOWN: Reading = { kind: 'unknown' }
/** Months of a mean, of months side by side and of who pays most, where no period is said. */
const USUAL_MONTHS = 12

const NOW_METRICS: ReadonlySet<MetricId> = new Set(['saldo', 'menor-saldo', 'dura-ate'])
/** Own numbers are the only thing that these words ask for, whatever else the question holds. */
const ASKS_FIGURE =
  /^(?:e |mas |entao |me diz |me fala )*(?:quant[oa]s?|qto|qnto|qual|quais|quem|em que|onde|pq|por que|porque|por ?que)\b/

/** Reads a question, with the frame of the conversation before it where there is one. Pure, a few milliseconds at most. */
export function readQuestion(question: string, context: QuestionContext, before?: Frame): Reading {
  const ahead = before?.periodo != null && before.periodo.de > context.hoje
  const parts = readParts(question, context, ahead)
  if (!parts) return NONE
  const whole = turned(frameAlone(parts, context), question)
  const alone = whole.kind === 'frame' && MISREAD.test(fold(question)) ? UNKNOWN : whole
  if (before && (parts.goesOn || alone.kind !== 'frame')) {
    const merged = merge(parts, before, context)
    if (merged) return merged
  }
  return alone.kind === 'none' && isOwnFigure(question, parts) ? UNKNOWN : alone
}

const RECEIVED = new Set(['recebeu', 'receberam', 'ganhou', 'ganharam'])
const PAID = new Set(['pagou', 'pagaram'])
const OF_OR_TO = new Set('de do da dos das pro pra pros pras para ao'.split(' '))

/** 'quanto o João recebeu': who is named before the verb received it, so the company paid. */
function turned(reading: Reading, question: string): Reading {
  if (reading.kind !== 'frame' && reading.kind !== 'which') return reading
  const names = reading.kind === 'which' ? reading.options.map(({ nome }) => nome) : reading.frame.filtros.contrapartes
  const telling = new Set(names.flatMap(tellingWords))
  const asked = words(question, 60)
  const verb = asked.findIndex((word) => RECEIVED.has(word) || PAID.has(word))
  const name = asked.findIndex((word) => telling.has(word))
  if (verb < 0 || name < 0 || name > verb) return reading
  // 'da Maria quanto recebeu': spoken of, not who did it.
  const before = asked[name - 1]
  if (before !== undefined && OF_OR_TO.has(before)) return reading
  const metrica = RECEIVED.has(asked[verb]!) ? 'saidas' : 'entradas'
  return { ...reading, frame: { ...reading.frame, metrica } }
}

/** Means a week, and days of one month named at the end: the grammar of periods would take them for other days. */
const MISREAD = /\bpor semana\b|\bdia \d{1,2} (?:a|ao|ate) (?:o )?(?:dia )?\d{1,2} de [a-z]/

/** It asks for a figure of days that are over, with words that the numbers don't know. */
function isOwnFigure(question: string, { metrics, categorias, times, asks, left }: Parts): boolean {
  const money = left.some((word) => (/\d/.test(word) && !/^p\d$/.test(word)) || word === 'mil' || word === 'reais_de')
  const past = times.periodo !== null || PAST.test(question.toLowerCase())
  return (
    asks && past && !money && metrics.length + categorias.length > 0 && ASKS_FIGURE.test(question.toLowerCase().trim())
  )
}

const PAST =
  /\b(?:gastei|gastamos|gastou|paguei|pagamos|pagou|recebi|recebemos|vendi|vendemos|vendeu|faturei|faturamos|lucrei|sobrou|entrou|saiu|caiu|cresceu|foi|foram)\b/

/** A frame from this question alone. */
function frameAlone(parts: Parts, context: QuestionContext): Reading {
  const { metrics, left, asks } = parts
  if (left.length > 0 || metrics.length > 1) return NONE
  const metric = metrics[0] ?? metricOfFilters(parts, context)
  const named = metric === 'ponto-equilibrio' || (metric && NOW_METRICS.has(metric))
  if (!metric || !(named || asks || parts.change || parts.porque || parts.maiores !== null)) return NONE
  // One sale, one payment: movements by themselves aren't ranked.
  if (parts.implied && SINGLE.has(metric)) return NONE
  const supplied = metrics.length === 0 && metric === 'resultado'
  return completed(frameOf(directed(metric, parts), shapeOf(parts)), { ...parts, supplied }, context)
}

const SINGLE: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'saidas', 'lancamentos'])

const shapeOf = (parts: Parts): Partial<Frame> => ({
  // 'quanto preciso vender por mês para empatar': the break-even is a month's anyway.
  dimensao: parts.metrics[0] === 'ponto-equilibrio' && parts.times.periodo === null ? null : parts.dimensao,
  filtros: { categorias: parts.categorias, contrapartes: parts.contrapartes, contas: parts.contas },
  porque: parts.porque,
  maiores: parts.maiores,
  menores: parts.menores,
  media: parts.media,
})

/** No metric is named: what the categories are part of, what an account holds, the best month by its result. */
function metricOfFilters(
  { categorias, contas, holds, dimensao, maiores }: Parts,
  context: QuestionContext,
): MetricId | undefined {
  if (categorias.length > 0) return metricOfGroups(categorias, context)
  if (contas.length > 0 && holds) return 'saldo'
  return dimensao === 'mes' && maiores !== null ? 'resultado' : undefined
}

const INCOMING: ReadonlySet<string> = new Set(['rendimentos', 'emprestimo-recebido', 'aporte'])

function metricOfGroups(categorias: readonly string[], { categorias: own }: QuestionContext): MetricId | undefined {
  const kinds = new Set(
    categorias.map((id) => (groupOf(id, own) === 'receita' ? 'receita' : INCOMING.has(id) ? 'entradas' : 'despesas')),
  )
  return kinds.size === 1 ? ([...kinds][0] as MetricId) : undefined
}

/** With a counterparty, what was paid or received is all that moved in that direction. */
function directed(metric: MetricId, { contrapartes, options, categorias }: Parts): MetricId {
  if (contrapartes.length + options.length === 0 || categorias.length > 0) return metric
  if (metric === 'despesas' || metric === 'fornecedores') return 'saidas'
  return metric === 'receita' || metric === 'clientes' ? 'entradas' : metric
}

const MIXED: ReadonlySet<MetricId> = new Set([
  'receita-liquida',
  'margem-contribuicao',
  'resultado-operacional',
  'resultado',
])

/** Whether the filters of a frame can hold for its metric. */
function fits({ metrica, filtros, dimensao, porque, media }: Frame, own: QuestionContext['categorias']): boolean {
  const { como, dimensoes } = metricOf(metrica)
  const narrowed = filtros.categorias.length + filtros.contrapartes.length > 0
  if (dimensao !== null && !(dimensoes as readonly string[]).includes(dimensao)) return false
  if (como.de === 'caixa') return !narrowed && filtros.contas.length === 0 && !porque && !media
  if (como.de === 'saldo') return !narrowed && !porque && !media
  if (como.de === 'empate') return !narrowed && !porque
  if (como.de === 'razao') return !narrowed
  // What a customer brought isn't what was earned with it.
  if (MIXED.has(metrica) && filtros.contrapartes.length > 0) return false
  if (como.de === 'linha' || como.de === 'fluxo')
    return !media || dimensao === null ? groupsFit(metrica, filtros.categorias, own) : false
  return true
}

const COSTS: ReadonlySet<CategoryGroup> = new Set([
  'deducoes',
  'custos-variaveis',
  'pessoal',
  'despesas-fixas',
  'financeiras',
  'fora',
])

/** 'receita com frete' says nothing. */
function groupsFit(metric: MetricId, categorias: readonly string[], own: QuestionContext['categorias']): boolean {
  if (categorias.length === 0) return true
  const groups = categorias.map((id) => groupOf(id, own))
  if (metric === 'receita') return groups.every((group) => group === 'receita')
  if (metric === 'entradas')
    return groups.every((group) => group === 'receita') || categorias.every((id) => INCOMING.has(id))
  if (metric === 'despesas' || metric === 'saidas')
    return (
      groups.every((group) => group !== undefined && COSTS.has(group)) && !categorias.some((id) => INCOMING.has(id))
    )
  return metric === 'pessoal' && groups.every((group) => group === 'pessoal')
}

/** Supplies what a frame needs and the question didn't say. */
function completed(frame: Frame, parts: Parts & { supplied?: boolean }, context: QuestionContext): Reading {
  const assumed: Assumption[] = []
  const { times } = parts
  if (parts.widened) assumed.push('categoria')
  if (parts.supplied) assumed.push('metrica')
  if (times.assumed) assumed.push('periodo')
  const explicit =
    times.periodo !== null ||
    times.sempre ||
    parts.porque ||
    NOW_METRICS.has(frame.metrica) ||
    parts.maiores !== null ||
    parts.asks
  let { periodo, comparacao } = times
  if (times.sempre) periodo = { de: context.primeiro ?? firstOf(context.mes), ate: context.hoje }
  // 'quanto gasto por mês?' asks for a usual month.
  const usual = !periodo && frame.dimensao === 'mes' && frame.maiores === null && !frame.porque
  if (!periodo && !NOW_METRICS.has(frame.metrica)) {
    periodo = usualPeriod(frame, context)
    assumed.push('periodo')
  }
  const against = likeWithLike(periodo, comparacao, times.periodo !== null, context)
  if (against) ({ periodo, comparacao } = against)
  const wantsChange = parts.change || frame.porque || times.relative !== null || comparacao !== null
  if (periodo && wantsChange && !comparacao) {
    comparacao = times.relative === 'ano-anterior' ? yearBefore(periodo) : periodBefore(periodo)
    if (times.relative === null) assumed.push('comparacao')
  }
  if (comparacao && (frame.dimensao !== null || frame.media)) return UNKNOWN
  const whole: Frame = {
    ...frame,
    ...(usual && { dimensao: null, media: true }),
    periodo,
    comparacao,
    opcoes: parts.options.map(({ id }) => id),
  }
  if (!fits(whole, context.categorias) || !timesFit(whole, parts, context)) return UNKNOWN
  if (parts.options.length > 0) return { kind: 'which', frame: whole, word: parts.optionWord, options: parts.options }
  return { kind: 'frame', frame: whole, assumed: [...new Set(assumed)], explicit }
}

/** 'maior que ano passado': days are compared with as many, the same ones of the year that was named. */
function likeWithLike(periodo: Interval | null, comparacao: Interval | null, said: boolean, { hoje }: QuestionContext) {
  if (!periodo || !comparacao?.de.endsWith('-01-01') || !comparacao.ate.endsWith('-12-31')) return undefined
  const days = said ? periodo : { de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }
  const before = yearBefore(days)
  return before.de.slice(0, 4) === comparacao.de.slice(0, 4) ? { periodo: days, comparacao: before } : undefined
}

const usualPeriod = ({ dimensao, media, metrica }: Frame, { hoje, primeiro, mes }: QuestionContext): Interval =>
  dimensao === 'mes' || media || ((metrica === 'clientes' || metrica === 'fornecedores') && dimensao === 'contraparte')
    ? lastCompleteMonths(USUAL_MONTHS, hoje, primeiro)
    : { de: firstOf(mes), ate: lastOf(mes) }

/** Days to come are told by forecasts alone, and those have no parts. */
function timesFit(
  { metrica, periodo, comparacao, filtros, dimensao, porque, media }: Frame,
  { times }: Parts,
  { hoje }: QuestionContext,
): boolean {
  if (metrica === 'saldo') return comparacao === null
  if (NOW_METRICS.has(metrica)) return comparacao === null && (times.periodo === null || times.periodo.de >= hoje)
  if (!periodo) return false
  if (periodo.ate <= hoje) return true
  const narrowed = filtros.categorias.length + filtros.contrapartes.length + filtros.contas.length > 0
  if (narrowed || dimensao !== null || porque || media || comparacao) return false
  return periodo.de > hoje || periodo.de === hoje || metrica !== 'receita'
}

/** Goes on from the frame before: what this question says takes the place of what stood there. */
function merge(parts: Parts, before: Frame, context: QuestionContext): Reading | undefined {
  const { metrics, left, times } = parts
  if (left.length > 0 || metrics.length > 1) return undefined
  const chosen = chosenOption(parts, before)
  const narrowed = parts.categorias.length + parts.contas.length > 0 || chosen.length + parts.options.length > 0
  const said =
    metrics.length > 0 || narrowed || times.periodo !== null || times.relative !== null || times.comparacao !== null
  const laid = parts.dimensao !== null || parts.maiores !== null || parts.media || parts.porque || parts.change
  if (!said && !laid) return undefined
  const metric = metrics[0] ?? metricAfter(parts, before, context)
  if (!metric) return undefined
  const sameMetric = metrics.length === 0 || metrics[0] === before.metrica
  const filtros = {
    categorias: narrowed && parts.contas.length === 0 ? parts.categorias : sameMetric ? before.filtros.categorias : [],
    contrapartes: chosen.length > 0 ? chosen : narrowed || !sameMetric ? [] : before.filtros.contrapartes,
    contas: parts.contas.length > 0 ? parts.contas : before.filtros.contas,
  }
  const changes = parts.change || times.relative !== null || times.comparacao !== null
  const keepsShape = !narrowed && !changes && !parts.porque && !parts.media && parts.dimensao === null && sameMetric
  const frame = frameOf(directed(metric, { ...parts, contrapartes: filtros.contrapartes }), {
    ...shapeOf(parts),
    ...(keepsShape && {
      dimensao: before.dimensao,
      maiores: parts.maiores ?? before.maiores,
      menores: before.menores,
      media: before.media,
    }),
    filtros: NOW_METRICS.has(metric) ? { ...NO_FILTERS, contas: filtros.contas } : filtros,
    ...(parts.implied && before.dimensao !== null && { dimensao: before.dimensao }),
    porque: parts.porque || (before.porque && !changes && !laid),
  })
  const periods = periodsAfter(parts, before, frame)
  return completed(frame, { ...parts, contrapartes: filtros.contrapartes, times: { ...times, ...periods } }, context)
}

/** Of the names that were asked about, the one that is said now. */
function chosenOption({ contrapartes, options }: Parts, { opcoes }: Frame): string[] {
  if (contrapartes.length > 0) return contrapartes
  const left = options.filter(({ id }) => opcoes.includes(id))
  return left.length === 1 ? [left[0]!.id] : []
}

/** A category of another kind turns the metric: 'quanto vendi?', 'e de frete?'. */
function metricAfter({ categorias }: Parts, before: Frame, context: QuestionContext): MetricId | undefined {
  if (categorias.length === 0) return before.metrica
  return metricOfGroups(categorias, context)
}

function periodsAfter({ times, porque, change }: Parts, before: Frame, frame: Frame) {
  const now = NOW_METRICS.has(frame.metrica)
  if (now) return { periodo: times.periodo, comparacao: null }
  // 'e no mês anterior?' asks for it, 'comparado com o mês anterior' for the difference.
  if (times.relative !== null && times.periodo === null && !change && !porque && before.periodo) {
    const periodo = times.relative === 'anterior' ? periodBefore(before.periodo) : yearBefore(before.periodo)
    return { periodo, comparacao: null, relative: null, assumed: true }
  }
  const periodo = times.periodo ?? before.periodo
  const keeps = times.periodo === null && (porque || frame.porque)
  return { periodo, comparacao: times.comparacao ?? (keeps ? before.comparacao : null) }
}
