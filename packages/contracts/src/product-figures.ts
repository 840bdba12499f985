/**
 * Figures that the product itself sets and shows, and those that more than one place computes: engine, dashboard, detail,
 * text file and PDF take them from here, so that one figure has one value.
 */

/** Reais per person per month: the product's reference, without a public source. */
export const REVENUE_PER_PERSON = 8_000
/** Points that each dimension and the whole aim at. */
export const TARGET = 75

/** Classes of the overall score, best first. */
export const CLASSES = [
  { from: 85, nivel: 'Excelente', emoji: '🏆' },
  { from: 70, nivel: 'Sólida', emoji: '🟢' },
  { from: 55, nivel: 'Em desenvolvimento', emoji: '🟡' },
  { from: 40, nivel: 'Atenção', emoji: '🟠' },
  { from: 0, nivel: 'Crítica', emoji: '🔴' },
] as const

/** The class of a score from 0 to 100. */
export const classOf = (score: number) => CLASSES.find(({ from }) => score >= from) ?? CLASSES[CLASSES.length - 1]!

/** Investment of an action as percent of a month's revenue, by class of cost. */
export const INVESTMENT_PERCENT = { baixa: [5, 15], média: [20, 40], alta: [60, 120] } as const
export type CostClass = keyof typeof INVESTMENT_PERCENT

/** Percent of revenue saved a month: the product's reference where no action has a formula of its own. */
export const SAVINGS_PERCENT = 3

/** Planning references of the product, not a computation for a company. */
export const PLANNING_REFERENCE = {
  /** Percent of a month's revenue. */
  days30: [15, 35],
  days60: [50, 100],
  days90: [150, 250],
  overall: [215, 385],
  /** Percent in twelve months. */
  roi: [150, 300],
  paybackMonths: [6, 10],
} as const

/** Three significant digits: exact enough to act on, honest about an estimate, and the same at any scale. */
export const roundMoney = (reais: number): number =>
  Math.abs(reais) < 1 ? Math.round(reais * 100) / 100 : Number(reais.toPrecision(3))

/** Reais a month, rounded; a company without employees has one person, its owner. */
export const revenuePerPerson = (revenue: number, people: number): number => roundMoney(revenue / Math.max(1, people))

/** A percentage of the revenue in reais, rounded. */
export const shareOfRevenue = (revenue: number, percent: number): number => roundMoney((revenue * percent) / 100)

/** Both ends of a range of percentages in reais. */
export const rangeOfRevenue = (revenue: number, [min, max]: readonly [number, number]) => ({
  min: shareOfRevenue(revenue, min),
  max: shareOfRevenue(revenue, max),
})

export const companySize = (employees: number) =>
  employees < 10 ? 'Microempresa' : employees < 50 ? 'Pequena empresa' : 'Média empresa'

/** Benchmark of a finding that has no public figure: true in the data, of no use to who reads it. */
export const NO_REFERENCE = 'Sem referência pública encontrada'
