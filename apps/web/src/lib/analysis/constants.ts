/** Reais a month; the product's reference, without a public source. */
export const BENCHMARK_REVENUE_PER_EMPLOYEE = 8_000
/** Score that each dimension aims at. */
export const GOAL_SCORE = 75
/** Multiples of one month's revenue: planning references of the product, not a computation for a company. */
export const REFERENCE = {
  monthlySavings: 0.03,
  classes: { baixa: { min: 0.05, max: 0.15 }, média: { min: 0.2, max: 0.4 }, alta: { min: 0.6, max: 1.2 } },
  totals: { days30: { min: 0.15, max: 0.35 }, days60: { min: 0.5, max: 1 }, days90: { min: 1.5, max: 2.5 } },
  overall: { min: 2.15, max: 3.85 },
  roi: { min: 1.5, max: 3 },
  paybackMonths: { min: 6, max: 10 },
} as const

export const companySize = (employees: number) =>
  employees < 10 ? 'Microempresa' : employees < 50 ? 'Pequena empresa' : 'Média empresa'
