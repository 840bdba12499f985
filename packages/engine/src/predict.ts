import type { ForecastMonth, PredictiveResult, RiskAlert } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatMonth, formatPercent } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import { type FactBook, join, say, type Text } from './facts/fact-book.ts'
import { costFacts, costTotalFact, ruleFact } from './facts/figures.ts'
import { forecastFacts } from './facts/forecast-facts.ts'
import { forecastRevenue, type RevenueForecast, SCENARIO_BAND } from './forecast/revenue.ts'
import { costsOf, monthCosts, monthCostsFact, salariesOf } from './planning/month-costs.ts'
import { opportunities } from './planning/opportunities.ts'
import type { AnalysisInput, Reading } from './reading/input.ts'
import { declaredCosts } from './reading/money.ts'
import { type Assessment, assess } from './scoring/assessment.ts'
import { riskAlerts } from './writing/risks.ts'

const CASH = 'cashFlowPrediction'
/** Months of cost that a reserve should cover. */
const RESERVE_MONTHS = 2
const MONTH_ABBREVIATIONS = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez']

/** Cash flow of the next three months, opportunities and risks of one company. Pure. */
export function predict(input: AnalysisInput): PredictiveResult {
  const assessment = assess(input)
  const { book, reading } = assessment
  const forecast = forecastRevenue({
    history: reading.history,
    faturamento: reading.revenue?.value ?? null,
    fatoresMes: reading.activity.activity.fatoresMes,
    referenceMonth: reading.referenceMonth,
    bandWidening: reading.bandWidening,
  })
  const months = monthsOf(book, assessment, forecast)
  return {
    cashFlowPrediction: {
      next3Months: months,
      recommendation: book.write(`${CASH}.recommendation`, recommendation(book, assessment, forecast, months)),
      confidence: forecast.confidence,
      metodo: forecast.metodo,
    },
    marketOpportunities: opportunities(assessment),
    riskAlerts: riskAlerts(assessment).map(
      ({ risk, impact, mitigation, deadline, severity }, index): RiskAlert => ({
        risk: book.write(`riskAlerts.${index}.risk`, risk),
        impact: book.write(`riskAlerts.${index}.impact`, impact),
        mitigation: book.write(`riskAlerts.${index}.mitigation`, mitigation),
        deadline: book.write(`riskAlerts.${index}.deadline`, deadline),
        severity,
      }),
    ),
    fatos: book.used(),
    referencias: book.references,
  }
}

/** The revenue that the declared costs belong to; null: unknown. */
const usualRevenue = ({ revenue, history }: Reading): number | null => revenue?.value ?? history.at(-1)?.valor ?? null

function monthsOf(book: FactBook, assessment: Assessment, forecast: RevenueForecast): ForecastMonth[] {
  const { reading } = assessment
  const factsOf = forecastFacts(book, assessment, forecast)
  return forecast.meses.map((month, index) => {
    const path = `${CASH}.next3Months.${index}` as const
    const facts = factsOf(month)
    for (const key of ['previsto', 'minimo', 'maximo'] as const) book.number(`${path}.${key}`, book.add(facts[key]))
    const costs = monthCosts(book, reading, {
      mes: month.mes,
      revenue: month.previsto,
      usual: usualRevenue(reading),
    })
    if (!costs) return { ...month }
    const saldo = Math.round((month.previsto - costs.valor) * 100) / 100
    book.number(
      `${path}.saldo`,
      book.add({
        id: `saldo.${month.mes}`,
        rotulo: `Saldo previsto para ${formatMonth(month.mes)}`,
        valor: saldo,
        unidade: 'R$',
        tipo: 'estimado',
        origem: 'Faturamento previsto menos os custos esperados do mês',
        formula: `${formatMoney(month.previsto)} − ${formatMoney(costs.valor)} = ${formatMoney(saldo)}`,
        entradas: [facts.previsto.id, book.add(monthCostsFact(month.mes, costs, false))],
      }),
    )
    return { ...month, saldo }
  })
}

function recommendation(
  book: FactBook,
  assessment: Assessment,
  forecast: RevenueForecast,
  months: readonly ForecastMonth[],
): Text {
  const { reading } = assessment
  if (months.length === 0)
    return say`Sem faturamento não há o que prever. Informe o faturamento mensal no cadastro da empresa ou preencha os meses passados em “Informar faturamento mensal”.`
  const parts: Text[] = []
  if (forecast.cenario)
    parts.push(
      say`Isto é um cenário, não previsão estatística: ${forecast.fatores ? 'ajusta o faturamento conhecido ao peso de cada mês na atividade' : 'repete o último faturamento conhecido'}, com uma folga de ${book.mention(ruleFact('faixa_cenario', 'Faixa do cenário', SCENARIO_BAND * 100, '%'), formatPercent(SCENARIO_BAND))} para mais e para menos. Com pelo menos três meses de faturamento informados, a previsão passa a usar o ritmo da sua empresa.`,
    )
  parts.push(worstCase(book, assessment, forecast, months))
  const thirteenth = thirteenthOf(book, reading, months)
  if (thirteenth) parts.push(thirteenth)
  const income = reading.answers.agro_income_months
  if (reading.segment === 'Agronegócio' && Array.isArray(income) && income.length > 0) {
    const lean = months.filter(({ mes }) => !income.includes(MONTH_ABBREVIATIONS[Number(mes.slice(5)) - 1]!))
    if (lean.length === months.length)
      parts.push(
        say`Nenhum desses meses está entre os que você marcou como de mais entrada de dinheiro: planeje as contas até o dinheiro voltar a entrar.`,
      )
  }
  return join(parts, ' ')
}

/** Whether the month that may sell least still pays its costs, and what to do about it. */
function worstCase(
  book: FactBook,
  assessment: Assessment,
  forecast: RevenueForecast,
  months: readonly ForecastMonth[],
): Text {
  const { reading } = assessment
  const worst = months.reduce((a, b) => (b.minimo < a.minimo ? b : a))
  const { minimo } = forecastFacts(book, assessment, forecast)(worst)
  const month = book.mention(minimo, formatMonth(worst.mes))
  const costs = monthCosts(book, reading, { mes: worst.mes, revenue: worst.minimo, usual: usualRevenue(reading) })
  if (!costs)
    return say`No pior caso, o faturamento de ${month} fica em ${book.mention(minimo, formatMoney(worst.minimo))}. Informe os principais custos em reais no diagnóstico para saber se isso paga as contas do mês.`
  const cost = monthCostsFact(worst.mes, costs, true)
  if (worst.minimo < costs.valor)
    return say`No pior caso, o faturamento de ${month} fica em ${book.mention(minimo, formatMoney(worst.minimo))}, menos que os ${book.mention(cost, formatMoney(costs.valor))} de custos desse mês. Antes dele, renegocie prazos com fornecedores, adie compras que podem esperar e cobre o que está em atraso.`
  const usual = costsOf(book, reading)!
  const reserve = roundMoney(usual.total * RESERVE_MONTHS)
  const fact: Fact = {
    id: 'reserva',
    rotulo: 'Reserva recomendada',
    valor: reserve,
    unidade: 'R$',
    tipo: 'calculado',
    origem: usual.measured ? 'Dois meses dos custos do extrato' : 'Dois meses dos custos informados',
    formula: `${RESERVE_MONTHS} × ${formatMoney(usual.total)} = ${formatMoney(reserve)} (arredondado)`,
    entradas: [book.add(usual.fact)],
  }
  return say`Mesmo no pior caso, o faturamento de ${month} paga os custos desse mês, de ${book.mention(cost, formatMoney(costs.valor))}. Aproveite para montar uma reserva de dois meses de custos: ${book.mention(fact, formatMoney(reserve))}.`
}

/** The halves of the thirteenth salary that fall into these months; null: none. */
function thirteenthOf(book: FactBook, reading: Reading, months: readonly ForecastMonth[]): Text | null {
  const due = months.flatMap(({ mes, previsto }) => {
    const costs = monthCosts(book, reading, { mes, revenue: previsto, usual: usualRevenue(reading) })
    return costs && costs.decimoTerceiro > 0 ? [{ mes, valor: costs.decimoTerceiro }] : []
  })
  const first = due[0]
  if (!first) return null
  const salaries = salariesOf(reading)
  costFacts(book, reading)
  const fact: Fact = {
    id: 'decimo_terceiro.metade',
    rotulo: 'Metade do décimo terceiro',
    valor: first.valor,
    unidade: 'R$',
    tipo: 'calculado',
    origem: 'Salários dos custos informados, sem encargos',
    formula: `${formatMoney(salaries)} ÷ 2 = ${formatMoney(first.valor)}`,
    entradas: [book.add(costTotalFact(declaredCosts(reading.costs))!)],
  }
  return say`Conte com ${book.mention(fact, formatMoney(first.valor))} de décimo terceiro em ${join(
    due.map(({ mes }) =>
      book.mention(
        { ...fact, id: `${fact.id}.${mes}`, rotulo: `Metade do décimo terceiro em ${formatMonth(mes)}` },
        formatMonth(mes),
      ),
    ),
    ' e em ',
  )}, fora os encargos.`
}
