import type { ForecastMonth, MarketOpportunity, PredictiveResult, RiskAlert } from '@norteia/contracts/agent'
import type { DimensionId, Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatMonth, formatNumber, formatPercent } from '@norteia/contracts/format'
import { roundMoney, SAVINGS_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from './data/rule-texts.data.ts'
import { capitalize, type FactBook, join, say, type Text } from './facts/fact-book.ts'
import { costFacts, days, ruleFact } from './facts/figures.ts'
import { forecastFacts } from './facts/forecast-facts.ts'
import { forecastRevenue, type RevenueForecast, SCENARIO_BAND } from './forecast/revenue.ts'
import { gainFor } from './planning/gains.ts'
import { actionsOf, investmentOf } from './planning/plan.ts'
import { type AnalysisInput, worksAlone } from './reading/input.ts'
import { type Assessment, assess } from './scoring/assessment.ts'
import { dimensionFact } from './scoring/total.ts'
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
    segment: reading.segment,
    referenceMonth: reading.referenceMonth,
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

function monthsOf(book: FactBook, assessment: Assessment, forecast: RevenueForecast): ForecastMonth[] {
  const factsOf = forecastFacts(book, assessment, forecast)
  const total = costFacts(book, assessment.reading)
  const costs = assessment.reading.costs.total
  return forecast.meses.map((month, index) => {
    const path = `${CASH}.next3Months.${index}` as const
    const facts = factsOf(month)
    for (const key of ['previsto', 'minimo', 'maximo'] as const) book.number(`${path}.${key}`, book.add(facts[key]))
    if (costs === null || !total) return { ...month }
    const saldo = Math.round((month.previsto - costs) * 100) / 100
    book.number(
      `${path}.saldo`,
      book.add({
        id: `saldo.${month.mes}`,
        rotulo: `Saldo previsto para ${formatMonth(month.mes)}`,
        valor: saldo,
        unidade: 'R$',
        tipo: 'estimado',
        origem: 'Faturamento previsto menos os custos informados',
        formula: `${formatMoney(month.previsto)} − ${formatMoney(costs)} = ${formatMoney(saldo)}`,
        entradas: [facts.previsto.id, book.add(total)],
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
      say`Isto é um cenário, não previsão estatística: ${forecast.sazonal ? 'ajusta o último faturamento conhecido ao peso de cada mês no varejo' : 'repete o último faturamento conhecido'}, com uma folga de ${book.mention(ruleFact('faixa_cenario', 'Faixa do cenário', SCENARIO_BAND * 100, '%'), formatPercent(SCENARIO_BAND))} para mais e para menos. Com pelo menos três meses de faturamento informados, a previsão passa a usar o ritmo da sua empresa.`,
    )
  const worst = months.reduce((a, b) => (b.minimo < a.minimo ? b : a))
  const costs = reading.costs.total
  const total = costFacts(book, reading)
  const facts = forecastFacts(book, assessment, forecast)(worst)
  const month = book.mention(facts.minimo, formatMonth(worst.mes))
  if (costs === null || !total)
    parts.push(
      say`No pior caso, o faturamento de ${month} fica em ${book.mention(facts.minimo, formatMoney(worst.minimo))}. Informe os principais custos em reais no diagnóstico para saber se isso paga as contas do mês.`,
    )
  else if (worst.minimo < costs)
    parts.push(
      say`No pior caso, o faturamento de ${month} fica em ${book.mention(facts.minimo, formatMoney(worst.minimo))}, menos que os ${book.mention(total, formatMoney(costs))} de custos informados. Antes desse mês, renegocie prazos com fornecedores, adie compras que podem esperar e cobre o que está em atraso.`,
    )
  else {
    const reserve = roundMoney(costs * RESERVE_MONTHS)
    const fact: Fact = {
      id: 'reserva',
      rotulo: 'Reserva recomendada',
      valor: reserve,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'Dois meses dos custos informados',
      formula: `${RESERVE_MONTHS} × ${formatMoney(costs)} = ${formatMoney(reserve)} (arredondado)`,
      entradas: [book.add(total)],
    }
    parts.push(
      say`Mesmo no pior caso, o faturamento de ${month} paga os custos informados de ${book.mention(total, formatMoney(costs))}. Aproveite para montar uma reserva de dois meses de custos: ${book.mention(fact, formatMoney(reserve))}.`,
    )
  }
  const income = reading.answers.agro_income_months
  if (reading.segment === 'Agronegócio' && Array.isArray(income) && income.length > 0) {
    const lean = months.filter(({ mes }) => !income.includes(MONTH_ABBREVIATIONS[Number(mes.slice(5)) - 1]!))
    if (lean.length === months.length)
      parts.push(
        say`Nenhum desses meses está entre os que você marcou como de mais entrada de dinheiro: planeje as contas até a próxima safra.`,
      )
  }
  return join(parts, ' ')
}

const MAX_OPPORTUNITIES = 4
const MIN_OPPORTUNITIES = 2

function opportunities({ book, reading, dimensions, ranked }: Assessment): MarketOpportunity[] {
  const { revenue } = reading
  if (!revenue) return []
  const nota = (id: DimensionId) => dimensions.find((dimension) => dimension.id === id)?.nota ?? 50
  const found: MarketOpportunity[] = []
  const add = (rule: string, dimension: DimensionId, monthly: number, gainFact: Fact) => {
    const { corrigir } = actionsOf(rule, worksAlone(reading))
    const path = `marketOpportunities.${found.length}` as const
    const range = investmentOf(book, reading, corrigir, rule)!
    const potential = roundMoney(12 * monthly)
    const investment = roundMoney((range.min + range.max) / 2)
    const roi = Math.round(((potential - investment) / investment) * 100) / 100
    const probability =
      Math.round(Math.min(0.85, 0.35 + (0.25 * nota('GES') + 0.2 * nota('FIN') + 0.1 * nota(dimension)) / 100) * 100) /
      100
    const fact = (
      id: 'potentialRevenue' | 'investmentRequired' | 'roi' | 'probability',
      rotulo: string,
      valor: number,
      unidade: string,
      formula: string,
      entradas: string[],
    ) =>
      book.number(
        `${path}.${id}`,
        book.add({
          id: `oportunidade.${rule}.${id}`,
          rotulo,
          valor,
          unidade,
          tipo: 'estimado',
          origem: 'Fórmula do produto',
          formula,
          entradas,
        }),
      )
    const both = [book.add(range.minFact), book.add(range.maxFact)]
    fact(
      'potentialRevenue',
      'Ganho em doze meses',
      potential,
      'R$',
      `12 × ${formatMoney(monthly)} = ${formatMoney(potential)} (arredondado)`,
      [book.add(gainFact)],
    )
    fact(
      'investmentRequired',
      'Investimento estimado',
      investment,
      'R$',
      `Meio da faixa de ${formatMoney(range.min)} a ${formatMoney(range.max)}`,
      both,
    )
    fact(
      'roi',
      'Retorno em doze meses',
      roi,
      'fração',
      `(${formatMoney(potential)} − ${formatMoney(investment)}) ÷ ${formatMoney(investment)} = ${formatPercent(roi)}`,
      [...both, gainFact.id],
    )
    const known = dimensions.filter((one) => one.nota !== null && ['GES', 'FIN', dimension].includes(one.id))
    fact(
      'probability',
      'Chance estimada pela prontidão, não estatística',
      probability,
      'fração',
      `0,35 + 0,25 × Gestão + 0,20 × Finanças + 0,10 × a própria dimensão (notas sobre 100), até 0,85 = ${formatNumber(probability, 2)}`,
      known.map((one) => book.add(dimensionFact(one))),
    )
    found.push({
      opportunity: book.write(
        `${path}.opportunity`,
        say`${capitalize(RULE_TEXTS[rule]!.nome)}: ${corrigir.acao.charAt(0).toLowerCase()}${corrigir.acao.slice(1)}`,
      ),
      timeframe: book.write(`${path}.timeframe`, say`${days(book, 60)}`),
      potentialRevenue: potential,
      investmentRequired: investment,
      roi,
      probability,
    })
  }
  for (const { rule, dimension } of ranked) {
    if (found.length === MAX_OPPORTUNITIES) break
    const gain = gainFor(book, rule, reading)
    if (gain && gain.value > 0) add(rule, dimension, gain.value, gain.fact)
  }
  for (const { rule, dimension } of ranked) {
    if (found.length >= MIN_OPPORTUNITIES) break
    if (!rule.startsWith('crescer_') || rule === 'crescer_reserva' || rule === 'crescer_sucessao') continue
    const savings = ruleFact('economia', 'Referência do produto: ganho mensal', SAVINGS_PERCENT, '% do faturamento')
    const monthly = shareOfRevenue(revenue.value, SAVINGS_PERCENT)
    add(rule, dimension, monthly, {
      id: `ganho.${rule}`,
      rotulo: 'Ganho mensal de referência',
      valor: monthly,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Referência do produto, não é cálculo da sua empresa',
      formula: `${SAVINGS_PERCENT}% × ${formatMoney(revenue.value)} = ${formatMoney(monthly)}`,
      entradas: [book.add(revenue.fact), book.add(savings)],
    })
  }
  return found
}
