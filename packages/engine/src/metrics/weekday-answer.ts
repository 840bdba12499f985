import { dayNumber, weekday } from '#src/ledger/days.ts'
import { type Portion, portionsOf, sorted } from './amounts.ts'
import { type Answerable, type Reply, rowsOf } from './answer.ts'
import { metricOf } from './metrics.data.ts'
import { perDaysReply } from './part-answers.ts'
import * as parts from './part-sentences.ts'
import { cutAt } from './periods.ts'
import * as sentences from './sentences.ts'
import type { Told } from './told.ts'

/** A figure by the days of the week: their sums, or the mean of one such day, by which they are ranked. */

const WEEKDAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo']

/** How many days of each kind are meant and over. */
function daysOfEach({ frame, hoje }: Answerable): number[] {
  const counts = WEEKDAYS.map(() => 0)
  for (const { de, ate } of frame.trechos ?? [cutAt(frame.periodo!, hoje)])
    for (let day = dayNumber(de); day <= dayNumber(ate); day++) counts[weekday(day)]! += 1
  return counts
}

/** Every day of the week that the period has, Monday first. */
export function weekdayPortions(told: Told, input: Answerable): Portion[] {
  const { frame, figures } = input
  const found = portionsOf(frame, figures.rows, told.names.categorias, String)
  const counts = daysOfEach(input)
  return WEEKDAYS.flatMap((nome, n) => {
    const sum = found.find(({ chave }) => chave === String(n))?.valor ?? 0
    const valor = frame.media === null ? sum : Math.round(sum / counts[n]!)
    return counts[n] === 0 ? [] : [{ chave: String(n), nome, valor }]
  })
}

/** The means of all of them, below the mean of any day. */
export function weekdayMeansReply(told: Told, input: Answerable): Reply {
  const mean = perDaysReply(told, input, 1)
  if (mean.valor === null) return mean
  return {
    ...mean,
    sentences: [...mean.sentences, parts.weekdayMeans()],
    linhas: rowsOf(told, weekdayPortions(told, input), input.frame.periodo!, null),
  }
}

/** The day with the largest or the smallest mean; one on which nothing counts is no least. */
export function weekdayRankedReply(told: Told, input: Answerable): Reply {
  const { frame } = input
  const days = frame.periodo!
  const means = weekdayPortions(told, input).filter(({ valor }) => valor !== 0 || !frame.menores)
  const ordered = sorted(means, frame.menores)
  const first = ordered[(frame.posicao ?? 1) - 1]
  if (!first) return { sentences: [sentences.nothing(told, days)], valor: null, linhas: [] }
  const sums = weekdayPortions(told, { ...input, frame: { ...frame, media: null } })
  const name = metricOf(frame.metrica).nome
  const fact = told.fact(`${name}, média de ${first.nome}`, first.valor!, days, {
    tipo: 'calculado',
    formula: 'Soma do dia da semana ÷ quantas vezes ele aconteceu no período',
  })
  const total = told.fact(`${name}, ${first.nome}`, sums.find(({ chave }) => chave === first.chave)!.valor!, days)
  const count = daysOfEach(input)[Number(first.chave)]!
  return {
    sentences: [parts.weekdayRanked(told, { fact, total, days, count, day: first.nome })],
    valor: fact,
    linhas: rowsOf(told, ordered, days, null),
  }
}
