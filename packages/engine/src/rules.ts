import type { DimensionId } from '@norteia/contracts/analysis'

/** Changes with every change to points, weights, constants or texts; stored with each analysis. */
export const RULES_VERSION = '2026.12.3'

/** Share of each dimension in the total, in percent. The consultant's judgement: no public source gives one. */
export const DIMENSION_WEIGHTS: Readonly<Record<DimensionId, number>> = {
  FIN: 25,
  VEN: 20,
  OPE: 20,
  GES: 15,
  PES: 10,
  DIG: 10,
}

/** Rules of the general form, which every segment shares. */
export const GENERAL_RULES = {
  company_age: { dimension: 'GES', weight: 1 },
  receita_por_funcionario: { dimension: 'PES', weight: 3 },
  margem_declarada: { dimension: 'FIN', weight: 4 },
  kpis: { dimension: 'GES', weight: 3 },
  future_goals: { dimension: 'GES', weight: 2 },
  acquisition_channels: { dimension: 'VEN', weight: 2 },
  ai_usage: { dimension: 'DIG', weight: 3 },
  operational_flow: { dimension: 'OPE', weight: 1 },
} as const satisfies Record<string, { dimension: DimensionId; weight: number }>

/** In the order of the form's options. */
export const AGE_POINTS = [30, 45, 65, 80, 90] as const
/** Not using AI is no weakness: the dimension then gets the middle score. */
export const AI_POINTS = [90, 70, 55, 50] as const
/** By number of recognised indicators, the last for four and more. */
export const KPI_POINTS = [20, 45, 65, 82, 95] as const
export const KPI_BLANK_POINTS = 10
/** Of a list without any item. */
export const NONE_POINTS = 20
export const GOAL_POINTS = { none: 10, base: 30, number: 30, deadline: 30 } as const
export const FLOW_POINTS = { base: 50, each: 12, min: 10, max: 95 } as const

/** [x, points], joined by straight lines. x: log2 of revenue per person over the product's reference. */
export const PRODUCTIVITY_CURVE = [
  [-3, 5],
  [-1, 30],
  [0, 55],
  [1, 78],
  [2, 92],
  [3, 100],
] as const
/** x: what is left of the revenue after the declared costs, in percent. */
export const MARGIN_CURVE = [
  [-10, 0],
  [0, 20],
  [5, 45],
  [10, 62],
  [20, 85],
  [35, 100],
] as const

/** x: sum of the fits of the channels, see `FIT_WEIGHTS`. */
export const CHANNEL_CURVE = [
  [0.5, 25],
  [1.5, 40],
  [3, 55],
  [4.5, 70],
  [6, 82],
  [9, 100],
] as const
/** A margin above this counts only where so many of these kinds of costs are named: else costs are missing in the answer. */
export const MARGIN_PROOF = {
  percent: 40,
  named: 3,
  groups: ['mercadorias', 'folha', 'aluguel', 'impostos'],
} as const
/** Where the total stops, whatever the other answers. */
export const SCORE_CAPS = { loss: 54, cash: 69, cashMonths: 3 } as const

/** One imagined answer of 50 in every dimension keeps those with few rules from extremes. */
export const PSEUDO_SCORE = 50
/** Floor of a dimension's weight in the gain of a rule: without it a thin dimension wins. */
export const GAIN_WEIGHT_FLOOR = 7
/** Points that a rule can reasonably reach. */
export const REACHABLE = 90
export const WEAK_BELOW = 75
export const RISK_BELOW = 40
export const STRONG_FROM = 85
export const IMPACT = { alto: 1.5, médio: 0.7 } as const

/** `named`: added when the challenge is about the rule's exact subject. */
export const THEME_FACTORS = { challenge: 1.5, goals: 1.15, named: 1.2, general: 0.3 } as const

/** Below these only cheap actions come before day 60; with `plenty` percent left over money isn't short. */
export const CASH_GUARD = { finance: 45, marginPercent: 5, plenty: 20 } as const

/** Days of the plan's nine actions. */
export const DEADLINES = { first: [15, 20, 25, 30], second: [45, 50, 60], third: [85, 90] } as const

/** What the accounts of gains suppose; every account names the one that it takes. Shares of the amount in question. */
export const HYPOTHESES = {
  metade: { share: 0.5, rotulo: 'Hipótese do motor: metade da diferença em 90 dias' },
  volta: { share: 0.5, rotulo: 'Hipótese do motor: metade do que se perde hoje volta' },
  canal_proprio: { share: 0.2, rotulo: 'Hipótese do motor: um quinto dos pedidos passa para o canal próprio' },
  energia: { share: 0.1, rotulo: 'Hipótese do motor: um décimo da conta com medidas simples' },
} as const

/** Bands in the order of the form; `middle` (geometric, rounded) stands in when the exact value is unknown. Reais a month. */
export const REVENUE_BAND_VALUES = [
  { min: 0, max: 6_750, middle: 3_700 },
  { min: 6_750.01, max: 30_000, middle: 14_000 },
  { min: 30_000.01, max: 100_000, middle: 55_000 },
  { min: 100_000.01, max: 400_000, middle: 200_000 },
  { min: 400_000.01, max: Number.POSITIVE_INFINITY, middle: 800_000 },
] as const
export const EMPLOYEE_BAND_VALUES = [
  { min: 1, max: 1, middle: 1 },
  { min: 2, max: 4, middle: 3 },
  { min: 5, max: 9, middle: 7 },
  { min: 10, max: 19, middle: 14 },
  { min: 20, max: 49, middle: 31 },
  { min: 50, max: Number.POSITIVE_INFINITY, middle: 80 },
] as const

export const CONFIDENCE = {
  base: 0.22,
  answers: 0.45,
  exact: 0.1,
  costs: 0.1,
  /** How clearly she says what is wrong. */
  subject: 0.13,
  unverified: 0.1,
  min: 0.3,
  max: 0.95,
} as const

/** Value on a piecewise straight curve, flat outside of its ends. */
export function onCurve(curve: readonly (readonly [number, number])[], x: number): number {
  const first = curve[0]!
  if (!(x > first[0])) return first[1]
  for (let i = 1; i < curve.length; i++) {
    const [x1, y1] = curve[i]!
    const [x0, y0] = curve[i - 1]!
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
  }
  return curve[curve.length - 1]![1]
}
