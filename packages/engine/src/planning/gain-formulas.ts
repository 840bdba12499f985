import type { Fact } from '@norteia/contracts/analysis'
import { roundMoney } from '@norteia/contracts/product-figures'
import { benchmarkFact } from '#src/facts/figures.ts'
import { ruleBenchmark } from '#src/facts/rule-benchmark.ts'
import { HYPOTHESES } from '#src/rules.ts'
import {
  brl,
  gapGain,
  hypothesis,
  type Known,
  nextAbove,
  nextBelow,
  type Parts,
  pct,
  rateOf,
  shareGain,
  stepFact,
  supposed,
} from './gain-parts.ts'

const revenueOf = ({ sources }: Known) => sources.reading.revenue

/** Missed sessions: the revenue holds only who came, so what was booked is revenue ÷ (1 − missed). */
export function missed(known: Known): Parts | null {
  const revenue = revenueOf(known)
  const rate = rateOf(known, 'faltas', 'health_noshow', 'Faltas')
  const target = rate && nextBelow(Number(rate.valor), [15, 5])
  if (!revenue || !rate || target === null) return null
  const booked = roundMoney(revenue.value / (1 - Number(rate.valor) / 100))
  return gapGain(
    booked,
    `${brl(revenue.value)} ÷ (100% − ${pct(Number(rate.valor))}) = ${brl(booked)} de horários marcados`,
    rate,
    stepFact('faltas', target),
    [revenue.fact],
  )
}

/** Cancellations cumulate: mean over twelve months of what a lower rate keeps of today's revenue. */
export function churn(known: Known): Parts | null {
  const revenue = revenueOf(known)
  const figure = known.get('cancelamento')
  if (!revenue || !figure) return null
  const rate = figure.entradas.find(({ unidade }) => unidade === '% ao mês')
  const target = rate && nextBelow(Number(rate.valor), [3, 1])
  if (!rate || target === undefined || target === null) return null
  const from = Number(rate.valor) / 100
  const to = from - (from - target / 100) * HYPOTHESES.metade.share
  let kept = 0
  for (let month = 1; month <= 12; month++) kept += (1 - to) ** month - (1 - from) ** month
  const value = roundMoney((revenue.value * kept) / 12)
  return {
    value,
    formula: `${brl(revenue.value)} × média de doze meses de (1 − ${pct(to * 100)})ᵐ − (1 − ${pct(from * 100)})ᵐ, com o cancelamento indo de ${pct(from * 100)} a ${pct(to * 100)}: ${supposed('metade')} até ${pct(target)} = ${brl(value)} por mês`,
    inputs: [...figure.entradas, stepFact('cancelamento', target), hypothesis('metade')],
  }
}

const RIDER = /motob|motoq|entregador|^entregas?$/i

/** Delivery commission: what she pays, else the published rate on what she sells through apps. */
export function delivery(known: Known): Parts | null {
  // Who pays the rider of her own orders saves less than the fee, by a sum that only she can make.
  if (known.sources.reading.costs.items.some(({ nome }) => RIDER.test(nome))) return null
  const own = shareGain(known, known.get('comissao_entrega'), 'canal_proprio')
  if (own) return own
  const revenue = revenueOf(known)
  const part = known.sources.band('food_delivery', 'Parte das vendas por aplicativo', '% das vendas')
  if (!revenue || !part) return null
  const rate = benchmarkFact('ifood.basico.comissao')
  const commission = roundMoney((revenue.value * Number(part.valor) * Number(rate.valor)) / 10_000)
  const value = roundMoney(commission * HYPOTHESES.canal_proprio.share)
  return {
    value,
    formula: `${brl(revenue.value)} × ${pct(Number(part.valor))} por aplicativo × ${pct(Number(rate.valor))} de comissão (iFood, plano Básico) = ${brl(commission)} × ${supposed('canal_proprio')} = ${brl(value)} por mês`,
    inputs: [revenue.fact, part, rate, hypothesis('canal_proprio')],
  }
}

export function energy(known: Known): Parts | null {
  const group = known.sources.group('energia')
  if (!group) return null
  const fact = known.sources.groupFact(group)
  return shareGain(
    known,
    { fact, entradas: known.sources.groupFacts(group).slice(1), text: { text: '', spans: [] } },
    'energia',
  )
}

/** Refused by health plans: her rate to the next band on what plans pay, else half of the reais that she wrote. */
export function denials(known: Known): Parts | null {
  const revenue = revenueOf(known)
  const rate = rateOf(known, 'glosa', 'health_denials', 'Parte dos convênios que é glosada')
  const plans = known.sources.band('health_payer', 'Parte da receita que vem de convênios', '% da receita')
  const target = rate && nextBelow(Number(rate.valor), [5, 1])
  if (revenue && rate && plans && target !== null) {
    const base = roundMoney((revenue.value * Number(plans.valor)) / 100)
    return gapGain(
      base,
      `${brl(revenue.value)} × ${pct(Number(plans.valor))} de convênios = ${brl(base)}`,
      rate,
      stepFact('glosa', target),
      [revenue.fact, plans],
    )
  }
  const figure = known.get('glosas')
  return figure?.fact.tipo === 'informado' ? shareGain(known, figure, 'volta') : null
}

/** Shops are compared with shops of their kind, else with the next band of the question: a grocer loses more than a boutique. */
export function shrinkage(known: Known): Parts | null {
  const { sources } = known
  const { segment } = sources.reading
  const revenue = revenueOf(known)
  if (segment !== 'Comércio Varejista' || !revenue) return null
  const rate = rateOf(known, 'perdas', 'retail_losses', 'Perdas sobre as vendas')
  if (!rate) return null
  const kind = ruleBenchmark('retail_losses', sources.reading)
  const step = nextBelow(Number(rate.valor), [1.5, 1])
  const target = kind ? benchmarkFact(kind.id) : step === null ? null : stepFact('perdas', step)
  return target && gapGain(revenue.value, brl(revenue.value), rate, target, [revenue.fact])
}

/** What kitchens spend on ingredients: the named costs, else her answer's share of the revenue. */
function ingredients(known: Known): { base: number; text: string; inputs: readonly Fact[] } | null {
  const { sources } = known
  const goods = sources.group('mercadorias')
  if (goods) return { base: goods.valor, text: `${brl(goods.valor)} de insumos`, inputs: sources.groupFacts(goods) }
  const revenue = revenueOf(known)
  const share = sources.band('food_cmv', 'Custo dos insumos (CMV)', '% do faturamento')
  if (!revenue || !share) return null
  const base = roundMoney((revenue.value * Number(share.valor)) / 100)
  return {
    base,
    text: `${brl(revenue.value)} × ${pct(Number(share.valor))} de insumos = ${brl(base)}`,
    inputs: [revenue.fact, share],
  }
}

export function waste(known: Known): Parts | null {
  if (known.sources.reading.segment !== 'Alimentação') return null
  const rate = rateOf(known, 'perdas', 'food_waste', 'Insumos que vão para o lixo')
  const bought = ingredients(known)
  return rate && bought && gapGain(bought.base, bought.text, rate, stepFact('desperdicio', 4), bought.inputs)
}

/** A house whose goods weigh so much above the aim resells or sells by weight: no menu brings it there. */
const MOST_ABOVE_AIM = 20
/** Ingredients above what kitchens aim at: by the named costs, else by her answer. */
export function foodCost(known: Known): Parts | null {
  const { segment } = known.sources.reading
  const revenue = revenueOf(known)
  if (segment !== 'Alimentação' || !revenue) return null
  const figure = known.get('mercadorias')
  const aim = stepFact('cmv', 35)
  if (!figure || Number(figure.fact.valor) - Number(aim.valor) > MOST_ABOVE_AIM) return null
  return gapGain(revenue.value, brl(revenue.value), figure.fact, aim, [...figure.entradas, revenue.fact])
}

export function scrap(known: Known): Parts | null {
  const { sources } = known
  const { costs, segment } = sources.reading
  if (segment !== 'Indústria' || !sources.total || costs.total === null) return null
  const rate = rateOf(known, 'perdas', 'industry_scrap', 'Refugo e retrabalho')
  return (
    rate &&
    gapGain(costs.total, `${brl(costs.total)} de custos declarados`, rate, stepFact('refugo', 4), [
      ...sources.costFacts,
      sources.total,
    ])
  )
}

/** Money that doesn't arrive: to the next band of what schools are asked. */
export function arrears(known: Known): Parts | null {
  const revenue = revenueOf(known)
  const rate = rateOf(known, 'inadimplencia', 'edu_default', 'Inadimplência')
  const target = rate && nextBelow(Number(rate.valor), [8, 4])
  if (!revenue || !rate || target === null) return null
  return gapGain(revenue.value, brl(revenue.value), rate, stepFact('inadimplencia', target), [revenue.fact])
}

/** Paid hours that nobody is billed for, at what the payroll pays for them: no sale is promised. */
export function utilisation(known: Known): Parts | null {
  const { sources } = known
  const payroll = sources.group('folha')
  const rate = sources.band('service_utilization', 'Horas pagas que são faturadas', '%')
  const target = rate && nextAbove(Number(rate.valor), [40, 60, 75])
  if (!payroll || !rate || target === null) return null
  const share = target - Number(rate.valor)
  const value = roundMoney((payroll.valor * share * HYPOTHESES.metade.share) / 100)
  return {
    value,
    formula: `${brl(payroll.valor)} de folha × (${pct(target)}, faixa seguinte da pergunta − ${pct(Number(rate.valor))}) × ${supposed('metade')} = ${brl(value)} por mês`,
    inputs: [...sources.groupFacts(payroll), rate, stepFact('horas_faturadas', target), hypothesis('metade')],
  }
}

/** Filled seats, rooms and machines: revenue grows with what is used, and only what is left after variable costs counts. */
export function occupancy(known: Known): Parts | null {
  const { sources } = known
  const revenue = revenueOf(known)
  const { items } = sources.reading.costs
  const question = ['health_occupancy', 'edu_occupancy'].find((id) => sources.band(id, '', '%'))
  const rate = rateOf(known, 'ocupacao', question ?? null, 'Ocupação')
  const target = rate && nextAbove(Number(rate.valor), [50, 70, 85])
  if (!revenue || !rate || target === null || items.length < 2 || Number(rate.valor) < 5) return null
  const variable = sources.groups.filter(({ varia }) => varia)
  const left = 1 - variable.reduce((sum, { valor }) => sum + valor, 0) / revenue.value
  if (left <= 0) return null
  const more = (target - Number(rate.valor)) / Number(rate.valor)
  const value = roundMoney(revenue.value * more * left * HYPOTHESES.metade.share)
  return {
    value,
    formula: `${brl(revenue.value)} × (${pct(target)} ÷ ${pct(Number(rate.valor))} − 1) × ${pct(left * 100)} que sobram depois dos custos que acompanham a venda × ${supposed('metade')} = ${brl(value)} por mês`,
    inputs: [
      revenue.fact,
      rate,
      stepFact('ocupacao', target),
      ...variable.flatMap((group) => sources.groupFacts(group)),
      hypothesis('metade'),
    ],
  }
}

export const discounts = (known: Known): Parts | null => shareGain(known, known.get('desconto'), 'volta')
export const unbilled = (known: Known): Parts | null => shareGain(known, known.get('horas_nao_cobradas'), 'volta')
