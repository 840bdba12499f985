import { NOTHING_EXPECTED } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import type { Caixa } from '@norteia/contracts/cash'
import { formatDay, formatMonthName } from '@norteia/contracts/format'
import { NO_CATEGORY } from '@norteia/contracts/result'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { dayName, dayNumber, firstOf, laterOf } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import type { Interval } from '#src/ledger/types.ts'
import {
  amountOf,
  type Change,
  categoryName,
  movementsBehind,
  type Portion,
  portionsOf,
  type SumRow,
  sorted,
  weighing,
} from './amounts.ts'
import { besideFigure } from './beside-figure.ts'
import { besideMeanReply, isBesideMean } from './beside-mean.ts'
import { cashAnswer } from './cash-answer.ts'
import { comparedReply, whyReply } from './change-answer.ts'
import { type Frame, isOfTime } from './frame.ts'
import { heightReply } from './height-answer.ts'
import { countedPartsReply, routeReply, targetReply, turnoverReply } from './held-answers.ts'
import { metricOf } from './metrics.data.ts'
import { isOftenest, oftenestReply } from './oftenest.ts'
import { countReply, meanReply, oneReply, shareReply } from './part-answers.ts'
import * as parts from './part-sentences.ts'
import { monthsOf, periodName } from './periods.ts'
import { stepReply } from './price-step.ts'
import type { Assumption } from './question.ts'
import { leftOut, partyPortions, rankedReply } from './ranked-answer.ts'
import { type Repeat, repeatsReply } from './repeats.ts'
import { isRun, runReply } from './runs.ts'
import * as sentences from './sentences.ts'
import { isSized, sizedReply, suppliersNote, unsortedReply } from './sized-answer.ts'
import { clipped, type Names, plainText, Told } from './told.ts'
import { weekdayMeansReply, weekdayPortions, weekdayRankedReply } from './weekday-answer.ts'
import type { Whether } from './whether.ts'
import { monthsOfPart, partDays } from './year-parts.ts'

/** What the database, the cash engine and the forecast say to a frame. */
export interface Figures {
  /** Sums of the frame's days, and of those that they are compared with. */
  rows: readonly SumRow[]
  before: readonly SumRow[]
  /** Counterparties of the frame's days by what they count in the metric, the largest first. */
  parties: readonly Change[]
  /** What counterparties added to the change, the largest first. */
  changes: readonly Change[]
  /** Movements one by one, the one that was asked for first. */
  movements: readonly OneMovement[]
  /** Cents that went from one account to the other that was named; null: not to be told apart from other transfers. */
  routed: number | null
  /** The same name and amount more than once in a month, the largest first. */
  repeats: readonly Repeat[]
  /** How many movements, or names, count in the metric. */
  count: number
  /** Of the same days everything, whatever the frame narrows to. */
  whole: readonly SumRow[]
  /** Whether the days, and those compared with, hold any movement at all. */
  moved: { now: boolean; before: boolean }
  /** Day of the company's first movement. */
  first: string | null
  /** Account → cents at the end of the frame's day; null: not known. */
  balances: readonly { contaId: string; centavos: number | null }[]
  cash: Caixa | null
  /** Expected at the end of each day to come, cents. */
  days: readonly { data: string; entradas: number; saidas: number; saldo: number }[]
  /** Months of the forecast of revenue, reais. */
  forecast: readonly { mes: string; previsto: number; minimo: number; maximo: number }[]
  /** Days that statements don't cover, in sentences. */
  gaps: readonly string[]
}

export interface OneMovement {
  data: string
  /** Cents as they count in the metric. */
  valor: number
  nome: string | null
}

export interface Answerable {
  frame: Frame
  assumed: readonly Assumption[]
  names: Names
  figures: Figures
  hoje: string
  /** The question is answered by yes or no. */
  whether?: Whether
  /** The last movement behind the figure, where it is asked whether there was one. */
  ultimo?: OneMovement
}

export const MOST_ROWS = 8

/** What an answer is made of before it is put into the consultant's fields. */
export interface Reply {
  sentences: Text[]
  /** null: there is nothing to measure. */
  valor: Fact | null
  linhas: Fact[]
  /** The same once more, laid out another way. */
  again?: Text
}

/** The answer to a frame, in the fields of the consultant. */
export function answerDraft(book: FactBook, asked: Answerable): Draft {
  const input = begun(asked)
  const { frame, names } = input
  const told = new Told(book, frame, names)
  const reply = verdictFirst(replyTo(told, input), input)
  const metric = metricOf(frame.metrica)
  const formula = sentences.formula(told)
  const beside = besideFigure(told, input, reply)
  const said = [...reply.sentences, ...beside, ...sentences.assumptions(told, input), ...notes(told, input, reply)]
  const main = join(said, ' ')
  return {
    ...EMPTY_DRAFT,
    answer: join([main, ...(reply.again ? [reply.again] : [])], '\n\n'),
    actionSteps: lookStep(told, input),
    expectedResults: say`${NOTHING_EXPECTED.numbers}`,
    timeline: frame.periodo ? join(['Período: ', told.period(frame.periodo), '.']) : say`Posição de hoje.`,
    investment: say`Não se aplica: a resposta só lê os seus lançamentos.`,
    dados: {
      metrica: frame.metrica,
      periodo: frame.periodo,
      filtros: filterWords(frame),
      valor: reply.valor,
      unidade:
        reply.valor?.unidade ??
        (metric.unidade === 'fração' ? '%' : metric.unidade === 'data' ? 'dias' : metric.unidade),
      linhas: reply.linhas,
      formula,
    },
  }
}

/** A usual month of what began later than the usual months is one since then. */
function begun(input: Answerable): Answerable {
  const { frame, figures, assumed, names } = input
  const { categorias, contrapartes } = frame.filtros
  const dated = assumed.includes('periodo') || assumed.includes('ano')
  const supplied = frame.media === 'mes' && dated && frame.periodo !== null
  if (!supplied || categorias.length + contrapartes.length === 0) return input
  const counts = (mes: string) =>
    amountOf(
      frame,
      figures.rows.filter(({ chave }) => chave === mes),
      names.categorias,
    ) !== 0
  const first = monthsOf(frame.periodo!).find(counts)
  if (first === undefined) return input
  return {
    ...input,
    frame: { ...frame, periodo: { ...frame.periodo!, de: laterOf(frame.periodo!.de, firstOf(first)) } },
  }
}

/** Dimension → ids or names, several joined by commas: what the list of movements is filtered by. */
function filterWords({ filtros, metrica }: Frame): Record<string, string> {
  const { categorias, contrapartes, contas } = filtros
  const { como } = metricOf(metrica)
  return {
    ...(categorias.length > 0 && { categoria: categorias.join(',') }),
    ...(metrica === 'sem-categoria' && { categoria: NO_CATEGORY.id }),
    ...(contrapartes.length > 0 && { contraparte: contrapartes.join(',') }),
    ...(contas.length > 0 && { conta: contas.join(',') }),
    ...(como.de === 'fluxo' && como.quais === 'todos' && { sentido: como.sinal > 0 ? 'entrada' : 'saida' }),
  }
}

const NEXT_TO_NOTHING = 0.005
/** 'Sim.' or 'Não.' before the figure; nothing where there is none. */
function verdictFirst(reply: Reply, { whether, frame }: Answerable): Reply {
  if (!whether || reply.valor === null) return reply
  const value = Number(reply.valor.valor)
  if (frame.porque)
    return value * whether.sinal > 0
      ? reply
      : {
          ...reply,
          sentences: [whether.sinal > 0 ? say`Nesses dias não subiu.` : say`Nesses dias não caiu.`, ...reply.sentences],
        }
  // A dearer month is no better one, so that only the same as before needs a word of its own.
  if (value === 0 && frame.comparacao !== null) return { ...reply, sentences: [say`Ficou igual.`, ...reply.sentences] }
  // '0%' is no rise to speak of.
  const earlier = frame.comparacao === null ? 0 : Number(reply.linhas[0]?.valor ?? 0)
  if (Math.abs(value) < NEXT_TO_NOTHING * Math.abs(earlier))
    return { ...reply, sentences: [say`Ficou praticamente igual.`, ...reply.sentences] }
  return { ...reply, sentences: [value * whether.sinal > 0 ? say`Sim.` : say`Não.`, ...reply.sentences] }
}

function replyTo(told: Told, input: Answerable): Reply {
  const { frame, figures, hoje } = input
  const { como } = metricOf(frame.metrica)
  if (como.de === 'saldo' || como.de === 'caixa' || (frame.periodo && frame.periodo.ate > hoje))
    return cashAnswer(told, input)
  const days = frame.periodo!
  if (!figures.moved.now) return { sentences: [sentences.nothing(told, days)], valor: null, linhas: [] }
  if (frame.comparacao) {
    if (!figures.moved.before || startsBefore(frame.comparacao, figures.first))
      return {
        sentences: [
          figures.moved.before && figures.first
            ? sentences.beginsLater(figures.first)
            : sentences.nothing(told, frame.comparacao),
          sentences.noComparison(),
        ],
        valor: null,
        linhas: [],
      }
    if (isBesideMean(frame))
      return frame.porque ? heightReply(told, input, frame.comparacao) : besideMeanReply(told, input, frame.comparacao)
    return frame.porque ? whyReply(told, input, frame.comparacao) : comparedReply(told, input, frame.comparacao)
  }
  if (frame.unico !== null) return oneReply(told, input)
  if (frame.degrau) return stepReply(told, input)
  if (frame.destino !== null) return routeReply(told, input, frame.destino)
  if (frame.ausente !== null) return turnoverReply(told, input, frame.ausente)
  if (frame.contagem === 'partes') return countedPartsReply(told, input)
  if (isRun(frame.contagem)) return runReply(told, input)
  if (frame.contagem === 'repetidos') return repeatsReply(told, input)
  if (frame.alvo !== null) return targetReply(told, input, frame.alvo)
  if (isOftenest(frame)) return oftenestReply(told, input)
  if (frame.contagem !== null) return countReply(told, input)
  if (frame.sobre !== null) return shareReply(told, input, frame.sobre)
  if (frame.dimensao === 'dia-semana' && frame.media !== null)
    return frame.maiores === null ? weekdayMeansReply(told, input) : weekdayRankedReply(told, input)
  if (frame.media !== null) return meanReply(told, input)
  if (frame.dimensao !== null) return laidOutReply(told, input)
  const value = amountOf(frame, figures.rows, told.names.categorias)
  if (value === null) return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  const fact = told.fact(metricOf(frame.metrica).nome, value, days)
  const reply = { sentences: [sentences.value(told, fact, days)], valor: fact, linhas: plainRows(told, input, fact) }
  if (frame.metrica === 'sem-categoria') return unsortedReply(told, input, reply)
  return isSized(frame) ? sizedReply(told, input, reply) : reply
}

const LATE_DAYS = 5
/** The days begin well before the first movement: what is known of them is a part. */
const startsBefore = ({ de }: Interval, first: string | null) =>
  first !== null && dayNumber(first) - dayNumber(de) > LATE_DAYS

/** Of several categories each one; else nothing but the value. */
function plainRows(told: Told, { frame, figures }: Answerable, fact: Fact): Fact[] {
  const { categorias } = frame.filtros
  if (categorias.length === 0) return [told.row(fact)]
  if (categorias.length === 1) return [told.row(fact, categoryName(categorias[0]!, told.names.categorias))]
  const portions = portionsOf({ ...frame, dimensao: 'categoria' }, figures.rows, told.names.categorias, String)
  return rowsOf(told, sorted(portions, false), frame.periodo!, null)
}

/** At most eight rows; what doesn't fit is one row more, so that they add up. */
export function rowsOf(
  told: Told,
  portions: readonly { nome: string; valor: number | null }[],
  days: Interval,
  rest: string | null,
): Fact[] {
  const known = portions.flatMap(({ nome, valor }) => (valor === null ? [] : [{ nome, valor }]))
  const fit = known.length <= MOST_ROWS
  const shown = fit ? known : known.slice(0, rest === null ? MOST_ROWS : MOST_ROWS - 1)
  const left = known.slice(shown.length).reduce((sum, { valor }) => sum + valor, 0)
  const rows = shown.map(({ nome, valor }) => told.fact(clipped(nome), valor, days))
  return fit || rest === null ? rows : [...rows, told.fact(rest, left, days)]
}

function laidOutReply(told: Told, input: Answerable): Reply {
  const { frame, figures } = input
  const days = frame.periodo!
  const additive = metricOf(frame.metrica).unidade !== 'fração' && frame.metrica !== 'ponto-equilibrio'
  const total = amountOf(frame, figures.rows, told.names.categorias)
  const portions =
    frame.dimensao === 'contraparte'
      ? partyPortions(figures.parties, total ?? 0, frame.menores)
      : ownPortions(told, input)
  if (portions.every(({ valor }) => valor === null))
    return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  if (frame.maiores !== null) return rankedReply(told, input, portions, total)
  const ordered =
    frame.dimensao === 'dia-semana'
      ? portions
      : isOfTime(frame.dimensao)
        ? monthRows(portions, additive)
        : sorted(portions, false, frame.metrica === 'resultado' ? Math.abs : undefined)
  const linhas = rowsOf(told, ordered, days, additive ? 'Outros' : null)
  if (!additive || total === null) return { sentences: [sentences.perMonth(told, days)], valor: null, linhas }
  const fact = told.fact(metricOf(frame.metrica).nome, total, days)
  const many = frame.dimensao === 'mes' && ordered.length < portions.length
  const few = frame.dimensao === 'contraparte' && linhas.length > 1 && linhas.length <= MOST_NAMED
  const folded = few || (frame.dimensao === 'categoria' && linhas.length < ordered.length)
  return {
    sentences: [sentences.value(told, fact, days), parts.laidOut(frame.dimensao!, folded)],
    valor: fact,
    linhas,
    ...(many && { again: parts.partByPart(told, monthFacts(told, portions, days)) }),
    ...(folded && { again: parts.partByPart(told, partFacts(told, ordered, days)) }),
  }
}

/** Names that a sentence holds. */
const MOST_NAMED = 5
const MOST_TOLD = 24
/** Each month by itself, of which the table has the first ones as one row. */
const monthFacts = (told: Told, portions: readonly Portion[], days: Interval): Fact[] =>
  portions
    .toSorted((a, b) => (a.chave < b.chave ? -1 : 1))
    .slice(-MOST_TOLD)
    .flatMap(({ nome, valor }) => (valor === null ? [] : [told.fact(nome, valor, days)]))

/** Each category, of which the table has the last ones as one row. */
const partFacts = (told: Told, portions: readonly Omit<Portion, 'chave'>[], days: Interval): Fact[] =>
  portions
    .slice(0, MOST_TOLD)
    .flatMap(({ nome, valor }) => (valor === null ? [] : [told.fact(clipped(nome), valor, days)]))

const WEEK = 7
/** '05/10/2026 a 11/10/2026', from its Monday. */
const weekName = (monday: string) => periodName({ de: monday, ate: dayName(dayNumber(monday) + WEEK - 1) })

/** What a part of a figure is called that has no category and no counterparty. */
export function partName(chave: string, dimensao: Frame['dimensao'], { contas }: Pick<Names, 'contas'>): string {
  const size = monthsOfPart(dimensao)
  if (size) return periodName(partDays(chave, size))
  if (dimensao === 'mes') return `${formatMonthName(chave)} de ${chave.slice(0, 4)}`
  if (dimensao === 'dia') return formatDay(chave)
  return dimensao === 'semana' ? weekName(chave) : (contas.find(({ id }) => id === chave)?.apelido ?? 'Conta apagada')
}

export function ownPortions(told: Told, input: Answerable): Portion[] {
  const { frame, figures } = input
  if (frame.dimensao === 'dia-semana') return weekdayPortions(told, input)
  const { categorias } = told.names
  const names = (chave: string) => partName(chave, frame.dimensao, told.names)
  const found = portionsOf(frame, figures.rows, categorias, names)
  if (frame.dimensao !== 'mes') return found
  // A month in which nothing counted is a month of zero, not none.
  const known = new Map(found.map((portion) => [portion.chave, portion]))
  const held = new Set(figures.rows.map(({ chave }) => chave))
  return monthsOf(frame.periodo!)
    .filter((mes) => known.has(mes) || held.has(mes))
    .map((mes) => known.get(mes) ?? { chave: mes, nome: names(mes), valor: 0 })
}

/** The newest months; of a longer time those before them as one row. */
export function monthRows(portions: readonly Portion[], additive: boolean): { nome: string; valor: number | null }[] {
  const byMonth = [...portions].sort((a, b) => (a.chave < b.chave ? -1 : 1))
  if (byMonth.length <= MOST_ROWS) return byMonth
  if (!additive) return byMonth.slice(-MOST_ROWS)
  const early = byMonth.slice(0, 1 - MOST_ROWS)
  const valor = early.reduce((sum, portion) => sum + (portion.valor ?? 0), 0)
  return [{ nome: `Até ${early.at(-1)!.nome}`, valor }, ...byMonth.slice(1 - MOST_ROWS)]
}

/** What the figure leaves out: money without a category, days without a statement. */
function notes(told: Told, { frame, figures, hoje }: Answerable, reply: Reply): Text[] {
  if (!frame.periodo || reply.valor === null) return []
  const { como } = metricOf(frame.metrica)
  const unsorted = figures.rows.filter(({ categoria }) => categoria === null)
  const touched = como.de === 'linha' || como.de === 'razao' || como.de === 'empate'
  const cents = unsorted.reduce((sum, { entradas, saidas }) => sum + entradas - saidas, 0)
  const open = touched && frame.metrica !== 'sem-categoria' && frame.filtros.categorias.length === 0 && cents > 0
  return [
    ...(open
      ? [
          sentences.unsorted(
            told,
            told.fact('Sem categoria', 0, frame.periodo, { valor: reais(cents), unidade: 'R$', tipo: 'importado' }),
          ),
        ]
      : []),
    ...(startsBefore(frame.periodo, figures.first) && figures.first ? [sentences.beginsLater(figures.first)] : []),
    ...leftOut(told, { frame, figures, hoje }),
    ...suppliersNote(told, { frame, figures }, (id) => weighing(frame, told.names.categorias)(id).saidas !== 0),
    ...figures.gaps.slice(0, 1).map((gap) => plainText(gap)),
  ]
}

/** The way to the movements behind the figure; their count where the list can be narrowed to just these. */
function lookStep(told: Told, { frame, figures, hoje }: Answerable): Text[] {
  const { categorias, contrapartes, contas } = frame.filtros
  if (!frame.periodo || frame.periodo.de > hoje || figures.rows.length === 0) return []
  const { semCategorias, semContrapartes } = frame.filtros
  const whole =
    semCategorias.length + semContrapartes.length === 0 &&
    frame.trechos === null &&
    frame.comparacao === null &&
    frame.unico === null &&
    frame.sobre === null &&
    frame.faixa === null
  const exact = whole && contas.length < 2 && categorias.length + contrapartes.length === 1
  const count = exact ? movementsBehind(frame, figures.rows, told.names.categorias) : null
  return count === 0 ? [] : [sentences.look(frame.periodo, count)]
}
