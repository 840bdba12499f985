import type { Fact, FieldOf } from '@norteia/contracts/analysis'
import type { Chart } from '@norteia/contracts/chart'
import { formatMoney, formatMonth, formatNumber } from '@norteia/contracts/format'
import { TARGET } from '@norteia/contracts/product-figures'
import { capitalize, type FactBook, join, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { outOfHundred, ruleFact } from '#src/facts/figures.ts'
import { forecastFacts, historyFact } from '#src/facts/forecast-facts.ts'
import { forecastRevenue, monthIndex, monthName } from '#src/forecast/revenue.ts'
import type { MonthRevenue, Reading } from '#src/reading/input.ts'
import { declaredCosts } from '#src/reading/money.ts'
import { enumerate } from '#src/scoring/rule-result.ts'
import type { DimensionScore } from '#src/scoring/score.ts'
import { dimensionFact, dimensionShares, lowestOf } from '#src/scoring/total.ts'

/** Where in a chart a figure is, and what is behind it. */
type FigureOfChart = readonly [path: FieldOf<Chart>, fact: Fact]

interface Drawn {
  chart: Chart
  descricao: Text
  /** Path inside the chart and the fact behind the number there. */
  facts: FigureOfChart[]
}

const MAX_PAST = 24

const data = (index: number, fact: Fact): FigureOfChart => [`series.0.data.${index}`, fact]

/** The newest months up to the last known one; unknown months have no value, so that a gap doesn't look like a neighbour. */
function everyMonth(
  months: readonly MonthRevenue[],
): { mes: string; valor: number | null; known: MonthRevenue | undefined }[] {
  const values = new Map(months.map((month) => [month.mes, month]))
  const first = monthIndex(months[0]!.mes)
  const count = monthIndex(months.at(-1)!.mes) - first + 1
  return Array.from({ length: count }, (_, i) => monthName(first + i))
    .slice(-MAX_PAST)
    .map((mes) => ({ mes, valor: values.get(mes)?.valor ?? null, known: values.get(mes) }))
}

/** Known months as a line, and, where the data allows it, the expected ones with their interval. */
function historyChart(book: FactBook, reading: Reading): Drawn {
  const past = everyMonth(reading.history)
  const forecast = forecastRevenue({
    history: reading.history,
    faturamento: null,
    fatoresMes: reading.activity.activity.fatoresMes,
    referenceMonth: reading.referenceMonth,
    bandWidening: reading.bandWidening,
  })
  const ahead = forecast.cenario ? [] : [...forecast.ponte, ...forecast.meses]
  const facts: FigureOfChart[] = past.flatMap(({ known }, index) => (known ? [data(index, historyFact(known))] : []))
  const factsOf = forecastFacts(book, { reading }, forecast)
  const blank = past.map(() => null)
  for (const [index, month] of ahead.entries()) {
    const { previsto, minimo, maximo } = factsOf(month)
    const at = past.length + index
    facts.push(
      [`series.1.data.${at}`, previsto],
      [`series.1.faixa.min.${at}`, minimo],
      [`series.1.faixa.max.${at}`, maximo],
    )
  }
  const last = reading.history.at(-1)!
  const first = reading.history.find(({ mes }) => mes >= past[0]!.mes) ?? last
  const sentence = say`O faturamento foi de ${book.mention(historyFact(first), `${formatMoney(first.valor)} em ${formatMonth(first.mes)}`)} para ${book.mention(historyFact(last), `${formatMoney(last.valor)} em ${formatMonth(last.mes)}`)}.`
  const end = ahead[ahead.length - 1]
  const expected = end && factsOf(end)
  return {
    chart: {
      id: 'revenue',
      type: 'line',
      title: { text: ahead.length > 0 ? 'Faturamento mensal e previsão' : 'Faturamento mensal' },
      categories: [...past, ...ahead].map(({ mes }) => formatMonth(mes)),
      series: [
        { name: 'Faturamento', data: [...past.map(({ valor }) => valor), ...ahead.map(() => null)] },
        ...(ahead.length > 0
          ? [
              {
                name: 'Previsão',
                data: [...blank, ...ahead.map(({ previsto }) => previsto)],
                line: { dash: 'dash' },
                faixa: {
                  min: [...blank, ...ahead.map(({ minimo }) => minimo)],
                  max: [...blank, ...ahead.map(({ maximo }) => maximo)],
                },
              },
            ]
          : []),
      ],
      unidade: 'R$',
      tipoDado: 'importado',
    },
    facts,
    descricao:
      end && expected
        ? join(
            [
              sentence,
              say`Para ${book.mention(expected.previsto, formatMonth(end.mes))} a previsão fica entre ${book.mention(expected.minimo, formatMoney(end.minimo))} e ${book.mention(expected.maximo, formatMoney(end.maximo))}.`,
            ],
            ' ',
          )
        : sentence,
  }
}

/** The revenue of the past months, else the informed one alone. */
function revenueChart(book: FactBook, reading: Reading): Drawn | null {
  const { history, revenue } = reading
  if (history.length >= 2) return historyChart(book, reading)
  if (!revenue) return null
  const basis =
    revenue.fact.tipo === 'importado' ? 'medido no extrato' : revenue.exact ? 'informado' : 'estimado pela faixa'
  return {
    chart: {
      id: 'revenue',
      type: 'bar',
      title: { text: `Faturamento mensal ${basis}` },
      categories: ['Faturamento mensal'],
      series: [{ name: 'Faturamento', data: [revenue.value] }],
      unidade: 'R$',
      tipoDado: revenue.fact.tipo,
    },
    facts: [['series.0.data.0', revenue.fact]],
    descricao: say`Faturamento mensal ${revenue.exact ? 'informado' : 'estimado pela faixa do diagnóstico'}: ${book.mention(revenue.fact, formatMoney(revenue.value))}. Informe o faturamento dos meses passados para ver a evolução.`,
  }
}

const MAX_SLICES = 6

function costChart(book: FactBook, reading: Reading): Drawn | null {
  const { items, total } = declaredCosts(reading.costs)
  if (items.length < 2 || total === null || total <= 0) return null
  const merged = new Map<string, number>()
  for (const { nome, valor } of items) merged.set(capitalize(nome), (merged.get(capitalize(nome)) ?? 0) + valor)
  const sorted = [...merged].sort((a, b) => b[1] - a[1])
  if (sorted.length < 2) return null
  const shown = sorted.slice(0, sorted.length > MAX_SLICES ? MAX_SLICES - 1 : MAX_SLICES)
  const rest = sorted.slice(shown.length).reduce((sum, [, valor]) => sum + valor, 0)
  if (rest > 0) shown.push(['Demais custos', Math.round(rest * 100) / 100])
  const facts = shown.map(
    ([nome, valor], index): Fact => ({
      id: `custos.fatia.${index}`,
      rotulo: nome,
      valor,
      unidade: 'R$/mês',
      tipo: 'informado',
      origem: 'Diagnóstico, pergunta “Principais custos”',
    }),
  )
  const [name, value] = shown[0]!
  const share = Math.round((value / total) * 100)
  const shareFact: Fact = {
    id: 'custos.maior_parte',
    rotulo: `Parte de “${name}” nos custos informados`,
    valor: share,
    unidade: '%',
    tipo: 'calculado',
    origem: 'Custos em reais do diagnóstico',
    formula: `${formatMoney(value)} ÷ ${formatMoney(total)} = ${formatNumber(share)}%`,
    entradas: ['custos.total'],
  }
  return {
    chart: {
      id: 'marketShare',
      type: 'donut',
      title: { text: 'Composição dos custos informados' },
      categories: shown.map(([nome]) => nome),
      series: [{ name: 'Custos', data: shown.map(([, valor]) => valor) }],
      unidade: 'R$',
      tipoDado: 'informado',
    },
    facts: facts.map((fact, index) => data(index, fact)),
    descricao: say`O maior custo informado é ${name}, com ${book.mention(shareFact, `${formatNumber(share)}%`)} do total.`,
  }
}

function compositionChart(book: FactBook, dimensions: readonly DimensionScore[]): Drawn | null {
  const shares = dimensionShares(dimensions)
  const parts = dimensions.flatMap(({ id, nome, nota }) =>
    nota === null || nota === 0 ? [] : [{ id, nome, points: Math.round(nota * shares.get(id)!) / 100 }],
  )
  if (parts.length === 0) return null
  const facts = parts.map(
    ({ id, nome, points }): Fact => ({
      id: `composicao.${id}`,
      rotulo: `Pontos de ${nome} na nota geral`,
      valor: points,
      unidade: 'pontos',
      tipo: 'calculado',
      origem: 'Nota da dimensão vezes o peso dela',
      formula: `nota × peso (${formatNumber(shares.get(id)!, 1)}%) = ${formatNumber(points, 2)}`,
      entradas: [book.add(dimensionFact(dimensions.find((dimension) => dimension.id === id)!))],
    }),
  )
  const best = parts.reduce((a, b) => (b.points > a.points ? b : a))
  return {
    chart: {
      id: 'marketShare',
      type: 'donut',
      title: { text: 'Composição da nota geral' },
      categories: parts.map(({ nome }) => nome),
      series: [{ name: 'Pontos', data: parts.map(({ points }) => points) }],
      unidade: 'pontos',
      tipoDado: 'calculado',
    },
    facts: facts.map((fact, index) => data(index, fact)),
    descricao: say`A dimensão que mais contribui para a nota é ${best.nome}.`,
  }
}

function dimensionChart(book: FactBook, dimensions: readonly DimensionScore[]): Drawn {
  const target = ruleFact('meta', 'Meta de cada dimensão', TARGET, 'pontos')
  const known = dimensions.filter(({ nota }) => nota !== null)
  const above = known.filter(({ nota }) => nota! >= TARGET).map(({ nome }) => nome)
  const reached =
    above.length === 0
      ? 'Nenhuma dimensão alcança'
      : above.length === known.length
        ? 'Todas as dimensões avaliadas alcançam'
        : `${enumerate(above)} já ${above.length === 1 ? 'alcança' : 'alcançam'}`
  const worst = lowestOf(known)
  return {
    chart: {
      id: 'kpis',
      type: 'bar',
      title: { text: 'Notas por dimensão' },
      categories: known.map(({ nome }) => nome),
      series: [{ name: 'Nota', data: known.map(({ nota }) => nota) }],
      unidade: 'pontos',
      meta: TARGET,
      tipoDado: 'calculado',
    },
    facts: known.map((dimension, index) => data(index, dimensionFact(dimension))),
    descricao: worst
      ? say`${reached} a meta de ${book.mention(target, String(TARGET))} pontos; o ponto mais fraco é ${worst.nome}, com ${book.mention(dimensionFact(worst), String(worst.nota))} de ${outOfHundred(book)}.`
      : NOTHING,
  }
}

/** 'revenue', 'marketShare' and 'kpis'; one without data is left out. */
export function chartsOf(book: FactBook, reading: Reading, dimensions: readonly DimensionScore[]): Chart[] {
  const drawn = [
    revenueChart(book, reading),
    costChart(book, reading) ?? compositionChart(book, dimensions),
    dimensionChart(book, dimensions),
  ].filter((one) => one !== null)
  return drawn.map(({ chart, descricao, facts }, index) => {
    const campo = `insights.analiseCompleta.charts.${index}` as const
    for (const [path, fact] of facts) book.number(`${campo}.${path}`, book.add(fact))
    return { ...chart, descricao: book.write(`${campo}.descricao`, descricao) }
  })
}
