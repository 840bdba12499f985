import { fold, words } from '#src/text/words.ts'
import { NOW_METRICS } from './completing.ts'
import { type Frame, isOfTime } from './frame.ts'
import { isNarrowed } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import type { Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { Rest } from './rest.ts'
import { readTimes } from './times.ts'
import { spelledPlain } from './typed.ts'
import { questionWords } from './vocabulary.ts'

/** How much of what is meant a question leaves to the one before it. */

/** Whether what is asked says only what changes in the question before. */
export const leansOn = (parts: Parts, known: Frame, question: string): boolean =>
  parts.goesOn ||
  parts.pronoun ||
  parts.without !== null ||
  parts.together !== null ||
  (parts.alvo !== null && parts.metrics.length === 0 && parts.times.period === null) ||
  isOneOfThose(parts, known) ||
  isHowOften(parts, known) ||
  (parts.ofThat && parts.parties.length > 0 && known.filtros.categorias.length > 0) ||
  isMonthOfThose(parts, known, question) ||
  isWhoOfThose(parts, known) ||
  isMeanOfThose(parts, known)

/** After a turn that wasn't understood: who or what and when is said anew, so that only the figure is that of before. */
export function saysEnough(question: string, context: QuestionContext): boolean {
  const parts = readParts(question, context)
  return parts !== undefined && parts.left.length === 0 && isNarrowed(parts) && parts.times.period !== null
}

const MOST_ELLIPTIC = 3
export const isElliptic = (parts: Parts, { frame }: { frame: Frame }, question: string): boolean =>
  parts.times.period === null &&
  !parts.times.always &&
  !NOW_METRICS.has(frame.metrica) &&
  (parts.goesOn || (words(question, MOST_ELLIPTIC + 1).length <= MOST_ELLIPTIC && !isNarrowed(parts)))

const MOST_BARE = 4
const BARE: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'saidas', 'despesas', 'resultado', 'pessoal'])
/** 'saiu quanto', after what came in: of the same days and account. */
export const isBare = (parts: Parts, question: string): boolean =>
  parts.metrics.length === 1 &&
  BARE.has(parts.metrics[0]!) &&
  words(question, MOST_BARE + 1).length <= MOST_BARE &&
  !isNarrowed(parts) &&
  parts.times.period === null &&
  !(parts.times.always || parts.ever || parts.once || parts.future || parts.change || parts.why || parts.excluded) &&
  [
    parts.dimension,
    parts.top,
    parts.mean,
    parts.counts,
    parts.one,
    parts.alvo,
    parts.norma,
    parts.times.weekdays,
  ].every((one) => one === null)
/** 'qual foi a conta mais cara?', after what was paid to somebody: one of those. */
const isOneOfThose = (parts: Parts, { filtros }: Frame) =>
  parts.one !== null &&
  parts.times.period === null &&
  !isNarrowed(parts) &&
  filtros.categorias.length + filtros.contrapartes.length > 0

/** 'quantas vezes usei esse ano', 'cada vez sai por quanto', after somebody or something: of that. */
export const isHowOften = (parts: Parts, { filtros }: Frame) =>
  ((parts.counts === 'lancamentos' && parts.oneMetric === null) || parts.mean === 'vez') &&
  !isNarrowed(parts) &&
  filtros.categorias.length + filtros.contrapartes.length > 0

/** 'qual mês foi maior?', after any figure: of that one. */
export const isMonthOfThose = (parts: Parts, { filtros, metrica }: Frame, question: string) =>
  parts.dimension === 'mes' &&
  parts.top !== null &&
  parts.metrics.length === 0 &&
  parts.metric === null &&
  !isNarrowed(parts) &&
  // The best month of what was sold is the one that sold most.
  (!VAGUE.test(fold(question)) || metrica === 'receita' || filtros.categorias.length + filtros.contrapartes.length > 0)
export const VAGUE = /\b(?:melhor|pior)/
export const EARNS: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes'])

/** 'quem levou mais?', after what was spent on goods: of those who sold them. */
const isWhoOfThose = (parts: Parts, { filtros }: Frame) =>
  parts.dimension === 'contraparte' &&
  parts.times.period === null &&
  !isNarrowed(parts) &&
  filtros.categorias.length > 0

/** 'qual a média diária do mês', after what was sold: of that. */
const isMeanOfThose = (parts: Parts, { metrica }: Frame) =>
  parts.mean !== null && parts.metrics.length === 0 && parts.metric === null && !isNarrowed(parts) && EARNS.has(metrica)

/** Sums and rankings of days that were asked for. */
const EACH_DAY: ReadonlySet<string | null> = new Set([null, 'dia', 'dia-util', 'dia-aberto', 'semana'])
const isOfDays = ({ metrica, periodo, media, unico, comparacao, alvo, limiar, degrau, porque, trechos }: Frame) =>
  periodo !== null &&
  !NOW_METRICS.has(metrica) &&
  !(degrau || porque) &&
  EACH_DAY.has(media) &&
  (unico === null || unico === 'maior' || unico === 'menor') &&
  [comparacao, alvo, limiar, trechos].every((one) => one === null)

const isNamed = ({ filtros }: Frame) => filtros.contrapartes.length + filtros.categorias.length > 0
/** 'o maior que já paguei': of all that there were. */
const EVER = /\b(?:ja|nunca|sempre|historia|vida)\b/
/** A question without days, after a figure of some: of the same. */
export function inDaysBefore(reading: Reading, before: Frame | undefined, question: string): Reading {
  if (reading.kind !== 'frame' || !reading.assumed.includes('periodo') || !before) return reading
  const { frame } = reading
  const { suposto, trechos, unico, comparacao } = before
  if (!isOfDays(frame) || suposto || !before.periodo) return reading
  if (frame.unico && (isNamed(frame) || EVER.test(question))) return reading
  if ([trechos, unico, comparacao].some((one) => one !== null)) return reading
  const { de, ate } = before.periodo
  // 'qual foi o melhor mês de lucro': one month has no best.
  if (isOfTime(frame.dimensao) && (de.slice(0, 7) === ate.slice(0, 7) || frame.maiores === null)) return reading
  return { ...reading, frame: { ...frame, periodo: before.periodo, suposto: false } }
}

/** Whether a question says of which days it is. */
export function saysDays(question: string, hoje: string): boolean {
  const { period, relative, weekdays, always } = readTimes(new Rest(questionWords(spelledPlain(question))), hoje, false)
  return period !== null || relative !== null || weekdays !== null || always
}
