import { cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { formatDay } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { daysBetween, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import type { Answerable, Reply } from './answer.ts'
import { metricOf } from './metrics.data.ts'
import { partByPart } from './part-sentences.ts'
import { monthsOf } from './periods.ts'
import { plainPeriod } from './sentences.ts'
import { clipped, plainText, type Told } from './told.ts'

const unknown = (...sentences: Text[]): Reply => ({ sentences, valor: null, linhas: [] })
const CENTS = 100

/** What is there today and what is to come: as the screens of cash and forecast say it. */
export function cashAnswer(told: Told, input: Answerable): Reply {
  const { frame, figures, hoje } = input
  switch (metricOf(frame.metrica).como.de) {
    case 'caixa':
      return frame.metrica === 'dura-ate' ? lastsReply(told, input) : lowestReply(told, input)
    case 'saldo':
      return frame.periodo && frame.periodo.ate > hoje
        ? balanceToCome(told, input, frame.periodo)
        : balanceReply(told, input)
    default:
      return frame.metrica === 'receita'
        ? forecastReply(told, input, frame.periodo!)
        : flowToCome(told, input, frame.periodo!, figures.days)
  }
}

function lastsReply(told: Told, { figures: { cash }, hoje }: Answerable): Reply {
  if (!cash?.dados.suficiente) return unknown(plainText(cash?.dados.falta ?? 'Faltam dados para prever o caixa.'))
  const caution = cautionSentence(cash)
  const said = [
    told.quote('Previsão de caixa', ended(cashSentence(cash))),
    ...(caution ? [told.quote('Com cautela', ended(caution))] : []),
  ]
  if (cash.duraAte === null) return unknown(...said)
  const fact = told.fact('Dias de caixa', 0, null, {
    valor: daysBetween(hoje, cash.duraAte),
    tipo: 'estimado',
    origem: 'Previsão de caixa das próximas 13 semanas',
    formula: metricOf('dura-ate').formula,
  })
  return {
    sentences: said,
    valor: fact,
    linhas: [told.row(fact, `Até ${formatDay(cash.duraAte)}`)],
  }
}

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)
const EXPECTED = { tipo: 'estimado', origem: 'Previsão de caixa das próximas 13 semanas' } as const

function lowestReply(told: Told, { figures: { cash } }: Answerable): Reply {
  const low = cash?.pontoMaisBaixo
  if (!low) return unknown(plainText(cash?.dados.falta ?? 'Faltam dados para prever o caixa.'))
  const fact = told.fact('Menor saldo previsto', low.saldo * CENTS, null, {
    ...EXPECTED,
    formula: metricOf('menor-saldo').formula,
  })
  const day = plainText(formatDay(low.data))
  const sign = low.saldo < 0 ? '−' : ''
  return {
    sentences: [join(['O menor saldo previsto é ', sign, told.show(fact), ', em ', day, '.'])],
    valor: fact,
    linhas: [told.row(fact, formatDay(low.data))],
  }
}

function balanceReply(told: Told, { frame, figures, hoje }: Answerable): Reply {
  const day = frame.periodo?.ate ?? hoje
  const asked = told.names.contas.filter(
    ({ id }) => frame.filtros.contas.length === 0 || frame.filtros.contas.includes(id),
  )
  const held = new Map(figures.balances.map(({ contaId, centavos }) => [contaId, centavos]))
  const known = asked.flatMap(({ id, apelido }) => {
    const cents = held.get(id)
    return cents === null || cents === undefined ? [] : [{ apelido, cents }]
  })
  if (known.length === 0)
    return unknown(
      say`Não sei o saldo: nenhum extrato o trouxe ainda. Informe o saldo inicial da conta em Finanças, Movimentações, Contas.`,
    )
  const days = { de: day, ate: day }
  const fact = told.fact(
    'Saldo',
    known.reduce((sum, { cents }) => sum + cents, 0),
    days,
  )
  const missing = asked.length - known.length
  const where =
    frame.filtros.contas.length === 0
      ? say``
      : join([
          frame.filtros.contas.length === 1 ? ' na conta ' : ' nas contas ',
          told.list(known.map(({ apelido }) => apelido)),
        ])
  const sign = Number(fact.valor) < 0 ? '−' : ''
  const when = day === hoje ? say`O último saldo conhecido` : join(['O saldo no fim de ', plainText(formatDay(day))])
  return {
    sentences: [
      join([when, where, day === hoje ? ' é de ' : ' era de ', sign, told.show(fact), '.']),
      ...(frame.dimensao === 'conta' && known.length > 1
        ? [
            partByPart(
              told,
              known.map(({ apelido, cents }) => told.fact(clipped(apelido), cents, days)),
            ),
          ]
        : []),
      ...(missing === 0
        ? []
        : [
            join([
              'Falta o saldo de ',
              plainText(`${missing} ${missing === 1 ? 'conta' : 'contas'}`),
              ', que não entra nesta soma.',
            ]),
          ]),
    ],
    valor: fact,
    linhas: known.slice(0, 8).map(({ apelido, cents }) => told.fact(clipped(apelido), cents, days)),
  }
}

const beyond = (last: string | undefined, what: string): Reply =>
  last === undefined
    ? unknown(
        say`Ainda faltam dados para prever o caixa: importe o extrato de pelo menos quatro semanas ou adicione um compromisso.`,
      )
    : unknown(join([`${what} vai só até `, plainText(last), '.']))

function balanceToCome(told: Told, { frame, figures }: Answerable, days: Interval): Reply {
  const last = figures.days.at(-1)?.data
  const found = figures.days.find(({ data }) => data === days.ate)
  if (!found || frame.filtros.contas.length > 0) return beyond(last && formatDay(last), 'A previsão de caixa')
  const fact = told.fact(plainPeriod({ de: days.ate, ate: days.ate }), found.saldo, null, {
    ...EXPECTED,
    formula: 'Saldo de hoje + entradas − saídas previstas',
  })
  const sign = found.saldo < 0 ? '−' : ''
  return {
    sentences: [
      join(['O saldo previsto para o fim de ', plainText(formatDay(days.ate)), ' é de ', sign, told.show(fact), '.']),
    ],
    valor: fact,
    linhas: [told.row(fact)],
  }
}

function flowToCome(told: Told, { frame }: Answerable, days: Interval, expected: Answerable['figures']['days']): Reply {
  const last = expected.at(-1)?.data
  if (frame.metrica !== 'entradas' && frame.metrica !== 'saidas')
    return unknown(say`Para dias que ainda não chegaram sei prever entradas, saídas, saldo e faturamento.`)
  if (!last || days.ate > last) return beyond(last && formatDay(last), 'A previsão de caixa')
  const within = expected.filter(({ data }) => data >= days.de && data <= days.ate)
  const cents = within.reduce((sum, day) => sum + (frame.metrica === 'entradas' ? day.entradas : -day.saidas), 0)
  const fact = told.fact(metricOf(frame.metrica).nome, cents, null, {
    ...EXPECTED,
    formula: 'Compromissos, o que se repete e a média do resto, dia a dia',
  })
  return {
    sentences: [
      join([
        frame.metrica === 'entradas' ? 'A previsão é entrarem ' : 'A previsão é saírem ',
        told.show(fact),
        ' ',
        told.when(days),
        '.',
      ]),
    ],
    valor: fact,
    linhas: [told.row(fact, plainPeriod(days))],
  }
}

function forecastReply(told: Told, { figures: { forecast } }: Answerable, days: Interval): Reply {
  const months = monthsOf(days)
  const found = months.flatMap((mes) => forecast.filter((month) => month.mes === mes))
  const last = forecast.at(-1)?.mes
  if (found.length < months.length)
    return last === undefined
      ? unknown(say`Ainda não há faturamento conhecido para prever os próximos meses.`)
      : unknown(
          join([
            'A previsão de faturamento vai só até ',
            plainText(plainPeriod({ de: `${last}-01`, ate: lastOf(last) }).toLowerCase()),
            '.',
          ]),
        )
  const origem = 'Previsão de faturamento (Análise Preditiva)'
  const sum = (key: 'previsto' | 'minimo' | 'maximo') =>
    found.reduce((total, month) => total + Math.round(month[key] * CENTS), 0)
  const estimate = { tipo: 'estimado', origem, formula: 'A mesma previsão que a Análise Preditiva mostra' } as const
  const fact = told.fact('Receita prevista', sum('previsto'), null, estimate)
  const ends = [
    told.fact('Mínimo', sum('minimo'), null, estimate),
    told.fact('Máximo', sum('maximo'), null, estimate),
  ] as const
  return {
    sentences: [
      join([
        'A previsão de faturamento ',
        told.when(days),
        ' é de ',
        told.show(fact),
        ', entre ',
        told.show(ends[0]),
        ' e ',
        told.show(ends[1]),
        '.',
      ]),
    ],
    valor: fact,
    linhas: [told.row(fact), ...ends],
  }
}
