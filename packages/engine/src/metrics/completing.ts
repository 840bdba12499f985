import type { CategoryGroup } from '@norteia/contracts/finance-categories'
import { addMonths, dayName, dayNumber, firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { canBeside, monthsBeside } from './beside-mean.ts'
import { weekdaysIn } from './calendar-points.ts'
import { type Frame, MOST_SPANS } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import { isWhoseMover } from './movers.ts'
import { isWholeMonths, lastCompleteMonths, monthsOf, periodBefore, yearBefore } from './periods.ts'
import type { Assumption, Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { isRun } from './runs.ts'
import { groupOf } from './turns.ts'
import { lastYearOfParts, monthsOfPart } from './year-parts.ts'

/** Supplies what a frame needs and the question didn't say, and refuses what doesn't fit together. */

const UNKNOWN: Reading = { kind: 'unknown' }
/** Months of a mean, of months side by side and of who pays most, where no period is said. */
const USUAL_MONTHS = 12
export const NOW_METRICS: ReadonlySet<MetricId> = new Set(['saldo', 'menor-saldo', 'dura-ate'])

type Given = Parts & { supplied?: boolean; within?: boolean }

/** What was taken for granted before any days were looked at. */
function assumedIn(parts: Given): Assumption[] {
  return [
    ...(parts.widened ? (['categoria'] as const) : []),
    ...(parts.supplied ? (['metrica'] as const) : []),
    ...(parts.coisa === null ? [] : (['coisa'] as const)),
    ...(parts.within ? (['dentro'] as const) : []),
    ...(parts.thing ? (['parte'] as const) : []),
    ...(parts.times.assumed ? (['ano'] as const) : []),
  ]
}

/** What no day or month could complete. */
function isImpossible(frame: Frame, { times, widened }: Given): boolean {
  if (times.impossible || times.relative === 'resto' || times.relative === 'retrasado') return true
  // 'a última conta de luz': of a wider category another movement may be the last.
  if (frame.unico !== null && widened && frame.filtros.contrapartes.length === 0) return true
  // 'o valor médio das vendas de outubro': the mean of one month is no mean of months.
  return frame.media === 'mes' && isOneMonth(times.period)
}

export function completed(frame: Frame, parts: Given, context: QuestionContext): Reading {
  const { times } = parts
  if (isImpossible(frame, parts)) return UNKNOWN
  const assumed = assumedIn(parts)
  const days = lastYears(frame, parts, context) ?? daysOf(frame, parts, context)
  const norm = parts.norma
  if (frame.degrau && !canStep(frame, parts)) return UNKNOWN
  if (!days) return UNKNOWN
  assumed.push(...days.assumed)
  let { periodo } = days
  let { comparison } = times
  const against = likeWithLike(periodo, comparison, times.period !== null, context)
  if (against) ({ periodo, comparison } = against)
  if (norm !== null) {
    const beside = monthsBeside(periodo, norm, context)
    if (!beside || comparison || times.relative !== null || days.trechos || !canBeside(frame)) return UNKNOWN
    comparison = beside
  }
  // 'mais que o marketing': what it is beside isn't another time.
  if (parts.beside && comparison === null && times.relative === null) return UNKNOWN
  const wantsChange =
    !frame.degrau &&
    (parts.change || frame.porque || (times.relative !== null && !days.relative) || comparison !== null)
  if (periodo && wantsChange && !comparison) {
    // Of a year that runs the same days of the one before.
    const running = periodo.de.endsWith('-01-01') && periodo.ate === context.hoje
    comparison = times.relative === 'ano-anterior' || running ? yearBefore(periodo) : periodBefore(periodo)
    if (times.relative === null) assumed.push('comparacao')
  }
  if (norm === null && periodo && comparison && !isAlikeLong(periodo, comparison)) return UNKNOWN
  // 'semana passada foi melhor que essa?': the later beside the earlier, whichever was named first.
  const swapped = periodo !== null && comparison !== null && comparison.de > periodo.de && !days.trechos
  if (swapped) [periodo, comparison] = [comparison, periodo]
  const shared = sharedDays(periodo, comparison, context)
  if (shared) {
    ;({ periodo, comparison } = shared)
    assumed.push('inicio', 'periodo', 'comparacao')
  }
  if (comparison && !comparable(frame, days.trechos)) return UNKNOWN
  if (frame.alvo !== null && times.period === null && !times.spans) return UNKNOWN
  const whole: Frame = {
    ...frame,
    // There are not as many Fridays as Mondays: days of the week are ranked by their means.
    ...(frame.dimensao === 'dia-semana' && frame.maiores !== null && { media: 'dia' as const }),
    ...(days.usual && { dimensao: null, media: 'mes' as const }),
    ...(norm !== null && { media: 'mes' as const }),
    ...(frame.degrau && { dimensao: 'mes' as const }),
    periodo,
    trechos: days.trechos,
    comparacao: comparison,
    opcoes: parts.options.map(({ id }) => id),
  }
  if (!fits(whole, context.categorias) || !timesFit(whole, parts, context)) return UNKNOWN
  if (parts.options.length > 0) {
    const which = { kind: 'which', frame: whole, word: parts.optionWord, options: parts.options } as const
    return parts.coisa === null ? which : { ...which, coisa: true }
  }
  return {
    kind: 'frame',
    frame: whole,
    assumed: [...new Set(assumed)],
    explicit: isExplicit(whole, parts),
    undated: isUndated(whole, parts),
    ...(swapped && { swapped }),
  }
}

const isUndated = ({ dimensao, media, porque, comparacao }: Frame, { times }: Parts): boolean =>
  times.period === null && !times.always && dimensao === null && media === null && !porque && comparacao === null

export const isOneMonth = (period: Interval | null) =>
  period !== null && period.de.slice(0, 7) === period.ate.slice(0, 7)

const isExplicit = ({ metrica, porque, maiores, unico }: Frame, { times, asks }: Parts): boolean =>
  times.period !== null ||
  times.always ||
  porque ||
  NOW_METRICS.has(metrica) ||
  maiores !== null ||
  unico !== null ||
  asks

/** A month that runs may be held against a whole one, a year against none. */
const LONGER = 3
const SHORT = 31
/** One month beside three, or beside days that hold it, says nothing. */
function isAlikeLong(periodo: Interval, comparison: Interval): boolean {
  if (periodo.de <= comparison.ate && comparison.de <= periodo.ate) return false
  const [one, other] = [periodo, comparison]
    .map(({ de, ate }) => dayNumber(ate) - dayNumber(de) + 1)
    .toSorted((a, b) => a - b) as [number, number]
  if (!isWholeMonths(periodo) || !isWholeMonths(comparison)) return other <= LONGER * one || other <= SHORT
  return monthsOf(periodo).length === monthsOf(comparison).length
}

/** 'quanto vendi no mesmo mês do ano passado', and nothing else is said: the month that runs, a year ago. */
function lastYears(frame: Frame, { times, change }: Parts, { hoje }: QuestionContext): Days | undefined {
  const alone = times.relative === 'ano-anterior' && times.period === null && times.comparison === null
  if (!alone || change || frame.porque || frame.comparacao) return undefined
  const mes = hoje.slice(0, 7)
  const periodo = yearBefore({ de: firstOf(mes), ate: lastOf(mes) })
  return { periodo, trechos: null, assumed: ['periodo'], usual: false, relative: true }
}

interface Days {
  /** What was relative is resolved. */
  relative?: true
  periodo: Interval | null
  trechos: Interval[] | null
  assumed: Assumption[]
  /** A usual month is asked for, not one after another. */
  usual: boolean
}

/** Which days; undefined: none that there could be. */
function daysOf(frame: Frame, parts: Parts, context: QuestionContext): Days | undefined {
  const { times } = parts
  const { hoje, primeiro, mes } = context
  const all = { de: primeiro ?? firstOf(mes), ate: hoje }
  const assumed: Assumption[] = []
  let periodo = times.always ? all : times.period
  if (periodo?.de === BEGINNING) periodo = { de: all.de, ate: periodo.ate }
  if (periodo && times.edge) periodo = atEdge(periodo, times.edge, frame)
  if (times.edge && !periodo) return undefined
  // 'quanto gasto por mês?' asks for a usual month.
  const usual =
    !periodo && frame.dimensao === 'mes' && frame.maiores === null && frame.contagem === null && !frame.porque
  if (!periodo && !NOW_METRICS.has(frame.metrica)) {
    const size = monthsOfPart(frame.dimensao)
    const usual = size ? lastYearOfParts(size, hoje, primeiro) : usualPeriod(frame, context)
    if (!usual) return undefined
    periodo = isOnce(frame, parts) || frame.degrau || (isGeneral(frame, parts) && isYoung(context)) ? all : usual
    assumed.push('periodo')
  }
  if (periodo && periodo.de > periodo.ate) return undefined
  const trechos = times.weekdays && periodo ? weekdaysIn(cut(periodo, hoje), times.weekdays) : times.spans
  if (trechos && (trechos.length === 0 || trechos.length > MOST_SPANS)) return undefined
  return { periodo, trechos, assumed, usual }
}

/** As `readTimes` marks it where the first movement is meant. */
const BEGINNING = '0000-01-01'
const cut = ({ de, ate }: Interval, hoje: string): Interval => ({ de, ate: ate > hoje ? hoje : ate })

/** 'no fim de setembro', 'no começo de outubro': of a balance the day, of anything else nothing sure. */
function atEdge({ de, ate }: Interval, edge: 'start' | 'end', { metrica: metric, filtros }: Frame): Interval | null {
  if (metric === 'resultado' && edge === 'end' && filtros.contas.length === 0 && de.slice(0, 7) === ate.slice(0, 7))
    return { de, ate }
  if (metric !== 'saldo') return null
  const day = edge === 'end' ? ate : dayName(dayNumber(de) - 1)
  return { de: day, ate: day }
}

/** What was bought once or is asked for 'ao todo' isn't of last month. */
const isOnce = ({ filtros, unico, contagem, media, dimensao }: Frame, { ever, once, already }: Parts): boolean =>
  (ever && media === null && dimensao !== 'mes') ||
  // 'quanto gasta a cada vez', of somebody: whenever that was.
  (media === 'vez' && filtros.contrapartes.length > 0) ||
  (already && filtros.categorias.length + filtros.contrapartes.length > 0) ||
  (isRun(contagem) && filtros.contrapartes.length > 0) ||
  (once && (filtros.contrapartes.length > 0 || filtros.categorias.includes('bens') || contagem !== null)) ||
  // 'comprou quantas vezes': ever.
  (contagem === 'lancamentos' && filtros.contrapartes.length + filtros.categorias.length > 0) ||
  // 'qual foi o maior pagamento que fiz', 'o último': of all that there were.
  unico !== null

/** 'quanto a pousada me pagou', 'é quantos por cento do que vendo', 'quem mais me pagou': of no month by itself. */
const isGeneral = (frame: Frame, { share, change }: Parts): boolean => {
  const { filtros, maiores, dimensao, media, contagem, comparacao, porque, limiar } = frame
  const plain = [maiores, dimensao, media, contagem, comparacao, limiar].every((part) => part === null)
  if (plain && !change && !porque && filtros.contrapartes.length > 0) return true
  return (Boolean(share) && filtros.contrapartes.length > 0) || (maiores !== null && dimensao === 'contraparte')
}

/** Whether all that is known is less than the twelve months that such a question is of. */
const isYoung = ({ primeiro, hoje }: QuestionContext): boolean =>
  primeiro !== null && primeiro.slice(0, 7) > addMonths(hoje.slice(0, 7), -USUAL_MONTHS)

const comparable = (frame: Frame, trechos: Interval[] | null) => {
  const { media, unico, contagem, sobre, alvo, destino } = frame
  const dimensao = isWhoseMover(frame) ? null : frame.dimensao
  return [dimensao, media, unico, contagem, sobre, trechos, alvo, destino].every((part) => part === null)
}

/** Of one thing that is paid, whenever it was. */
const canStep = (frame: Frame, { times, widened }: Parts) =>
  [frame.media, frame.unico, frame.contagem, frame.sobre, frame.alvo, frame.faixa].every((part) => part === null) &&
  frame.dimensao === null &&
  (frame.filtros.categorias.length === 1 || frame.filtros.contrapartes.length > 0) &&
  times.period === null &&
  !frame.porque &&
  !widened

const MIXED: ReadonlySet<MetricId> = new Set([
  'receita-liquida',
  'margem-contribuicao',
  'resultado-operacional',
  'resultado',
])

/** Whether the filters of a frame can hold for its metric. */
function fits(frame: Frame, own: QuestionContext['categorias']): boolean {
  const { metrica, filtros, dimensao, porque, media } = frame
  const { como, dimensoes } = metricOf(metrica)
  const without = filtros.semCategorias.length + filtros.semContrapartes.length > 0
  const narrowed = filtros.categorias.length + filtros.contrapartes.length > 0 || without
  if (dimensao !== null && !dimensoes.includes(monthsOfPart(dimensao) ? 'mes' : dimensao)) return false
  const summed = como.de === 'linha' || como.de === 'fluxo' || como.de === 'contagem'
  if ((frame.unico ?? frame.contagem ?? frame.sobre) !== null && !(summed && oneOf(frame))) return false
  // Whoever is named is one.
  if (frame.contagem === 'nomes' && filtros.contrapartes.length > 0) return false
  // How large a movement is says nothing of a balance, a day or a name.
  const sized = frame.faixa !== null
  // 'quanto rendeu a cantina': what it brought is no yield of the bank's.
  if (filtros.categorias.includes('rendimentos') && filtros.contrapartes.length > 0) return false
  if (frame.sobre === metrica && !narrowed && filtros.contas.length === 0 && frame.trechos === null) return false
  if ((frame.limiar !== null) !== (frame.contagem === 'partes')) return false
  const reach = frame.contagem === 'alcance'
  if (reach !== (frame.alvo !== null && frame.contagem !== null)) return false
  if (isRun(frame.contagem) && (como.de === 'contagem' || frame.trechos !== null || MIXED.has(metrica))) return false
  if (frame.alvo !== null && !(summed && isPlain(reach ? { ...frame, contagem: null } : frame))) return false
  if (frame.destino !== null && !(metrica === 'transferencias' && isPlain({ ...frame, alvo: null }))) return false
  // Only of somebody each movement is one payment.
  if (media === 'vez' && ((filtros.contrapartes.length === 0 && !EACH_ALIKE.has(metrica)) || !summed || porque))
    return false
  if ((media === 'dia-util' || media === 'dia-aberto') && (frame.trechos !== null || !summed)) return false
  // One movement may hold many sales: only with whom is their size theirs.
  if (sized && metrica === 'receita' && frame.contagem === null && frame.unico === null) return false
  if (
    sized &&
    (!summed || MIXED.has(metrica) || media !== null || porque || dimensao !== null || frame.contagem === 'nomes')
  )
    return false
  if (como.de === 'caixa') return !narrowed && filtros.contas.length === 0 && !porque && media === null
  if (como.de === 'saldo') return !narrowed && !porque && media === null && frame.trechos === null
  if (como.de === 'empate') return !narrowed && !porque && (media === null || media === 'mes')
  if (como.de === 'razao') return !narrowed && (media === null || media === 'mes')
  // What a customer brought isn't what was earned with it.
  if (MIXED.has(metrica) && filtros.contrapartes.length + filtros.semContrapartes.length > 0) return false
  if (media !== null && dimensao !== null && dimensao !== 'dia-semana') return false
  if (dimensao === 'dia-semana' && (frame.maiores ?? 1) > 1 && frame.posicao === null) return false
  // What isn't among it can't be left out of it.
  if (filtros.contrapartes.length > 0 && filtros.semContrapartes.length > 0) return false
  if (filtros.semCategorias.some((id) => filtros.categorias.includes(id))) return false
  if (ONE_SIDED.has(metrica) && !groupsFit(metrica, filtros.semCategorias, own)) return false
  return groupsFit(metrica, filtros.categorias, own)
}

const ONE_SIDED: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'despesas', 'saidas', 'pessoal', 'clientes'])

/** Of these the mean of a movement says something, whoever it is of. */
const EACH_ALIKE: ReadonlySet<MetricId> = new Set(['entradas', 'saidas', 'despesas'])

/** One thing at a time: a share, a count, one movement. */
const oneOf = ({ unico, contagem, sobre, dimensao, media, porque }: Frame) =>
  [unico, contagem, sobre].filter((part) => part !== null).length === 1 &&
  (contagem === 'partes'
    ? dimensao === 'dia' || dimensao === 'mes' || dimensao === 'semana'
    : dimensao === null || contagem === 'nomes' || (contagem === 'lancamentos' && dimensao === 'contraparte')) &&
  media === null &&
  !porque

/** A sum and nothing more. */
const isPlain = ({ dimensao, media, unico, contagem, sobre, porque, comparacao, faixa, alvo, destino }: Frame) =>
  [dimensao, media, unico, contagem, sobre, comparacao, faixa].every((part) => part === null) &&
  !porque &&
  (alvo === null || destino === null)

const COSTS: ReadonlySet<CategoryGroup> = new Set([
  'deducoes',
  'custos-variaveis',
  'pessoal',
  'despesas-fixas',
  'financeiras',
  'fora',
])
export const INCOMING: ReadonlySet<string> = new Set(['rendimentos', 'emprestimo-recebido', 'aporte'])

/** 'receita com frete' says nothing. */
function groupsFit(metric: MetricId, categorias: readonly string[], own: QuestionContext['categorias']): boolean {
  if (categorias.length === 0) return true
  const groups = categorias.map((id) => groupOf(id, own))
  if (metric === 'receita' || metric === 'clientes') return groups.every((group) => group === 'receita')
  if (metric === 'entradas')
    return groups.every((group) => group === 'receita') || categorias.every((id) => INCOMING.has(id))
  if (metric === 'despesas' || metric === 'saidas')
    return (
      groups.every((group) => group !== undefined && COSTS.has(group)) && !categorias.some((id) => INCOMING.has(id))
    )
  return metric === 'pessoal' && groups.every((group) => group === 'pessoal')
}

/** 'maior que ano passado': days are compared with as many, the same ones of the year that was named. */
function likeWithLike(periodo: Interval | null, comparison: Interval | null, said: boolean, { hoje }: QuestionContext) {
  if (!periodo || !comparison?.de.endsWith('-01-01') || !comparison.ate.endsWith('-12-31')) return undefined
  const days = said ? periodo : { de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }
  const before = yearBefore(days)
  return before.de.slice(0, 4) === comparison.de.slice(0, 4) ? { periodo: days, comparison: before } : undefined
}

const LEAST_SHARED = 28
const MOST_LATE = 5

/** Movements that begin within the year that is compared with: of both years the days that both can have. */
function sharedDays(periodo: Interval | null, comparison: Interval | null, { primeiro, hoje }: QuestionContext) {
  if (!periodo || !comparison || !primeiro || comparison.de >= primeiro) return undefined
  if (JSON.stringify(yearBefore(periodo)) !== JSON.stringify(comparison)) return undefined
  if (dayNumber(primeiro) - dayNumber(comparison.de) <= MOST_LATE) return undefined
  const mes = primeiro.slice(0, 7)
  const de = Number(primeiro.slice(8)) <= MOST_LATE ? firstOf(mes) : firstOf(addMonths(mes, 1))
  const now = { de: `${Number(de.slice(0, 4)) + 1}${de.slice(4)}`, ate: cut(periodo, hoje).ate }
  if (now.de > now.ate || dayNumber(now.ate) - dayNumber(now.de) < LEAST_SHARED) return undefined
  return { periodo: now, comparison: yearBefore(now) }
}

const usualPeriod = (
  { dimensao, media, metrica, contagem }: Frame,
  { hoje, primeiro, mes }: QuestionContext,
): Interval =>
  dimensao === 'mes' ||
  dimensao === 'dia-semana' ||
  media === 'mes' ||
  media === 'semana' ||
  media === 'vez' ||
  isRun(contagem) ||
  ((metrica === 'clientes' || metrica === 'fornecedores') && dimensao === 'contraparte' && contagem === null)
    ? lastCompleteMonths(USUAL_MONTHS, hoje, primeiro)
    : { de: firstOf(mes), ate: lastOf(mes) }

/** Only forecasts cover future days, and they have no breakdown. */
function timesFit(frame: Frame, { times }: Parts, { hoje }: QuestionContext): boolean {
  const { metrica, periodo, comparacao, filtros, dimensao, porque, media, trechos } = frame
  // What is to come is forecast for all accounts together.
  if (metrica === 'saldo') return comparacao === null && !(periodo && periodo.ate > hoje && filtros.contas.length > 0)
  if (NOW_METRICS.has(metrica)) return comparacao === null && (times.period === null || times.period.de >= hoje)
  if (!periodo) return false
  if (periodo.ate <= hoje) return true
  const narrowed = Object.values(filtros).some((list) => list.length > 0)
  const plain =
    frame.faixa === null && frame.unico === null && frame.contagem === null && frame.sobre === null && trechos === null
  if (!plain || narrowed || dimensao !== null || porque || media !== null || comparacao) return false
  // Revenue is forecast by whole months.
  if (metrica === 'receita') return periodo.de > hoje && isWholeMonths(periodo)
  return true
}
