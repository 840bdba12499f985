import { formatDay, formatMoney, formatMonthName, formatNumber } from '@norteia/contracts/format'
import { join, type Text } from '#src/facts/fact-book.ts'
import { dayNumber } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import { amountOf, centsOf, movementsBehind } from './amounts.ts'
import { type Answerable, monthRows, ownPortions, type Reply, rowsOf } from './answer.ts'
import { hasItsBill, isBill } from './bills.ts'
import { frameOf, NO_FILTERS } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import { otherMeans, otherShare } from './other-readings.ts'
import { ownersPay } from './owners-pay.ts'
import * as parts from './part-sentences.ts'
import { cutAt, monthsOf } from './periods.ts'
import * as sentences from './sentences.ts'
import { stillSentences } from './still.ts'
import { clipped, plainText, type Told } from './told.ts'
import { workdaysIn } from './workdays.ts'

/** One movement, how many there are, a share, a mean: answers that are no sum. */

const WEEK = 7
const MOST_NAMED = 3

/** The largest, the smallest or the last movement; up to eight in its order. */
export function oneReply(told: Told, input: Answerable): Reply {
  const { frame, figures } = input
  const days = frame.periodo!
  const found = figures.movements
  const first = found[(frame.posicao ?? 1) - 1]
  if (!first) return { sentences: [parts.noneSuch(told, days)], valor: null, linhas: [] }
  const label = ({ data, nome }: (typeof found)[number]) =>
    clipped(nome ? `${formatDay(data)}, ${nome}` : formatDay(data))
  if (frame.maiores !== null) {
    const some = found.slice(0, frame.maiores)
    const linhas = some.map((movement) => told.fact(label(movement), movement.valor, days))
    const sum = told.fact(
      metricOf(frame.metrica).nome,
      some.reduce((total, { valor }) => total + valor, 0),
      days,
      { tipo: 'calculado', formula: `Soma de ${formatNumber(some.length)} lançamentos` },
    )
    return { sentences: [parts.several(told, sum, linhas, days)], valor: sum, linhas }
  }
  const fact = told.fact(label(first), first.valor, days)
  return {
    sentences: [
      parts.one(told, fact, first, days, isOfAll(input)),
      ...maybeEarlier(input, first.data),
      ...stillSentences(told, input),
    ],
    valor: fact,
    linhas: found.map((movement) => told.fact(label(movement), movement.valor, days)),
  }
}

const ONE_MONTH = 31
/** 'desde quando pago 3.450': what was so in the first month that is known may have been so before. */
const maybeEarlier = ({ frame: { unico, faixa }, figures: { first } }: Answerable, day: string): Text[] =>
  unico === 'primeiro' && faixa && first && dayNumber(day) - dayNumber(first) <= ONE_MONTH
    ? [plainText(`Os lançamentos começam em ${formatDay(first)}: já podia ser assim antes.`)]
    : []

/** No later payment can be than the last of days that run, no earlier one than the first since the movements begin. */
const isOfAll = ({ frame: { unico, periodo }, figures: { first }, hoje }: Answerable): boolean =>
  unico === 'ultimo' ? periodo!.ate >= hoje : unico === 'primeiro' && (first === null || periodo!.de <= first)

/** How many movements or names. */
export function countReply(told: Told, { frame, figures }: Answerable): Reply {
  const days = frame.periodo!
  const names = frame.contagem === 'nomes'
  const fact = told.fact(names ? 'Nomes' : 'Lançamentos', 0, days, {
    valor: figures.count,
    unidade: names ? 'nomes' : 'lançamentos',
  })
  const most = names ? figures.parties.slice(0, MOST_NAMED).map(({ nome }) => nome) : []
  return { sentences: [parts.counted(told, fact, days, most)], valor: fact, linhas: [told.row(fact)] }
}

/** One figure as a part of another of the same days. */
export function shareReply(told: Told, { frame, figures }: Answerable, of: MetricId): Reply {
  const { categorias } = told.names
  const days = frame.periodo!
  const base = frameOf(of, { filtros: { ...NO_FILTERS, contas: frame.filtros.contas } })
  const part = amountOf(frame, figures.rows, categorias)
  const whole = centsOf(base, figures.whole, categorias)
  if (part === null || whole <= 0) return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  const partFact = told.fact(metricOf(frame.metrica).nome, part, days)
  const wholeFact = told.fact(metricOf(of).nome, whole, days, { unidade: 'R$' })
  const fact = told.fact('Parte', 0, days, {
    valor: Number(((part / whole) * 100).toFixed(4)),
    unidade: '%',
    tipo: 'calculado',
    formula: `${formatMoney(reais(part))} ÷ ${formatMoney(reais(whole))}`,
  })
  return {
    sentences: [
      parts.share(told, { fact, part: partFact, whole: wholeFact, of, days }),
      ...otherShare(told, of, part, figures.whole),
    ],
    valor: fact,
    linhas: [told.row(fact, metricOf(frame.metrica).nome)],
  }
}

/** Days of the period that are over, those alone that are meant. */
function daysIn({ frame, figures, names, hoje }: Answerable): number {
  if (frame.media === 'dia-util') return workdaysIn(cutAt(frame.periodo!, hoje))
  if (frame.media === 'dia-aberto')
    return [...Map.groupBy(figures.rows, ({ chave }) => chave).values()].filter(
      (rows) => (amountOf(frame, rows, names.categorias) ?? 0) > 0,
    ).length
  return (frame.trechos ?? [cutAt(frame.periodo!, hoje)]).reduce(
    (sum, { de, ate }) => sum + dayNumber(ate) - dayNumber(de) + 1,
    0,
  )
}

export function perDaysReply(told: Told, input: Answerable, size: number): Reply {
  const { frame, figures } = input
  const days = frame.periodo!
  const value = amountOf(frame, figures.rows, told.names.categorias)
  const count = daysIn(input)
  if (value === null || count < size) return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  const name = metricOf(frame.metrica).nome
  const open = frame.media === 'dia-aberto'
  const unit = frame.media === 'dia-util' ? 'dia útil' : open ? 'dia com movimento' : size === 1 ? 'dia' : 'semana'
  const fact = told.fact(`${name}, média por ${unit}`, Math.round((value * size) / count), days, {
    tipo: 'calculado',
    formula: `${formatMoney(reais(value))} ÷ ${formatNumber(count)} ${unit === 'dia útil' ? 'dias úteis' : 'dias'}${size === 1 ? '' : ` × ${size}`}`,
  })
  const total = told.fact(name, value, days)
  return {
    sentences: [parts.meanOfDays(told, { fact, total, days, count, unit })],
    valor: fact,
    linhas: [told.row(fact), total],
  }
}

/** Of what moved in both directions a mean of the movements says nothing. */
function perTimeReply(told: Told, { frame, figures }: Answerable): Reply {
  const days = frame.periodo!
  const value = amountOf(frame, figures.rows, told.names.categorias) ?? 0
  const whose = frame.filtros.contrapartes.length > 0
  // What came in is counted without what went back.
  const oneWay = frame.metrica === 'entradas' || frame.metrica === 'saidas'
  const count = whose && !oneWay ? movementsBehind(frame, figures.rows, told.names.categorias) : figures.count
  const { categorias } = frame.filtros
  const own = figures.rows.filter(({ categoria }) => categorias.length === 0 || categorias.includes(categoria ?? ''))
  const mixed = whose && !oneWay && own.some(({ entradas }) => entradas !== 0) && own.some(({ saidas }) => saidas !== 0)
  if (count === 0 || value <= 0 || mixed) return { sentences: [parts.noMeanOfTimes()], valor: null, linhas: [] }
  const name = metricOf(frame.metrica).nome
  const fact = told.fact(`${name}, média por lançamento`, Math.round(value / count), days, {
    tipo: 'calculado',
    formula: `${formatMoney(reais(value))} ÷ ${formatNumber(count)}`,
  })
  const total = told.fact(name, value, days)
  return {
    sentences: [parts.meanOfTimes(told, { fact, total, days, count }), ...(whose ? [] : [parts.manySales()])],
    valor: fact,
    linhas: [told.row(fact), total],
  }
}

/** The mean of the days, weeks or months. */
export function meanReply(told: Told, input: Answerable): Reply {
  const { frame, figures, hoje } = input
  const days = frame.periodo!
  if (frame.media === 'vez') return perTimeReply(told, input)
  if (frame.media !== 'mes') return perDaysReply(told, input, frame.media === 'semana' ? WEEK : 1)
  const since = figures.first?.slice(0, 7) ?? ''
  const months = monthsOf(days).filter((mes) => mes >= since && (mes < hoje.slice(0, 7) || days.ate < hoje))
  const whole = figures.rows.filter(({ chave }) => months.includes(chave))
  const value = amountOf(frame, whole, told.names.categorias)
  if (value === null || months.length === 0)
    return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  const share = metricOf(frame.metrica).unidade === 'fração'
  const mean = share ? value : Math.round(value / months.length)
  const fact = told.fact(`${metricOf(frame.metrica).nome}, média por mês`, mean, days, {
    tipo: 'calculado',
    formula: share ? metricOf(frame.metrica).formula : `${formatMoney(reais(value))} ÷ ${months.length}`,
  })
  const portions = monthRows(ownPortions(told, { ...input, frame: { ...frame, dimensao: 'mes' } }), !share)
  // 'sumiu, e quanto fazia por mês': months without any movement of his say nothing of a usual one.
  const active = new Set(
    whole.filter(({ entradas, saidas }) => entradas !== 0 || saidas !== 0).map(({ chave }) => chave),
  ).size
  const narrowed = frame.filtros.contrapartes.length > 0 && !share && active > 1 && active < months.length
  const own = narrowed
    ? told.fact('Média dos meses com lançamento', Math.round(value / active), days, {
        tipo: 'calculado',
        formula: `${formatMoney(reais(value))} ÷ ${active}`,
      })
    : undefined
  const running = share ? [] : withRunning(told, input, months)
  return {
    sentences: [
      sentences.mean(told, fact, days, months.length, days.ate >= hoje && months.at(-1) !== hoje.slice(0, 7)),
      ...running,
      ...ownersPay(told, frame, [{ rows: whole, parts: months.length }]),
      ...otherMeans(told, whole, months.length),
      ...(own ? [join([`Só nos ${active} meses em que houve lançamento: `, told.show(own), ' por mês.'])] : []),
    ],
    valor: fact,
    linhas: rowsOf(told, portions, days, null),
  }
}

/** The same with the month that runs: its bill may have come, or more may still come in. */
function withRunning(told: Told, { frame, figures, hoje }: Answerable, months: readonly string[]): Text[] {
  const now = hoje.slice(0, 7)
  const rows = figures.rows.filter(({ chave }) => chave === now || months.includes(chave))
  const value = amountOf(frame, rows, told.names.categorias)
  const held = rows.some(({ chave, entradas, saidas }) => chave === now && (entradas !== 0 || saidas !== 0))
  if (months.includes(now) || !held || value === null) return []
  const count = months.length + 1
  const mean = told.fact('Média com o mês atual', Math.round(value / count), frame.periodo, {
    tipo: 'calculado',
    formula: `${formatMoney(reais(value))} ÷ ${count}`,
  })
  const name = formatMonthName(now)
  const how =
    isBill(frame) && hasItsBill(frame, figures.rows, hoje)
      ? `Com ${name}, cuj${frame.metrica === 'entradas' ? 'o pagamento já entrou' : 'a conta já veio'}`
      : `Com ${name} até hoje`
  return [join([plainText(`${how} (${count} meses): `), told.show(mean), ' por mês.'])]
}
