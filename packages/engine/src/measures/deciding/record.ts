import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Role, RoleShare } from '#src/measures/roles/roles.ts'
import type { Held } from './held.ts'

const NEAR = 0.03
/** So much likelier is what her answers show by themselves, and so much less what they speak against. */
const FITS = 5
const AGAINST = 0.2

const LISTED: ReadonlySet<Role> = new Set(['custo_mes', 'parcela', 'juros', 'retirada'])
const LEFT: ReadonlySet<Role> = new Set(['sobra', 'prejuizo'])
/** One of these is no large part of what comes in. */
const EACH = /^(?:preco|ticket|custo_unidade)/
const PRICES: ReadonlySet<Role> = new Set(['preco', 'ticket'])
const COUNTS: ReadonlySet<Role> = new Set(['quantidade', 'clientes'])
const TIMES: Readonly<Record<string, readonly number[]>> = {
  dia: [26, 30, 22],
  semana: [52 / 12, 4],
  mes: [1],
  ponto: [1],
  ano: [1 / 12],
}

/** How her own list and revenue weigh what a number stands for. */
export class OwnRecord {
  private readonly revenue: number | null
  private readonly costs: ReadonlySet<number>
  /** What her list leaves of a month; null: not known. */
  private readonly left: number | null

  constructor({ revenue, left, own }: Deriver) {
    this.revenue = revenue && !revenue.fact.id.startsWith('faixa.') ? revenue.number : null
    this.left = this.revenue === null ? null : (left?.number ?? null)
    this.costs = new Set(own.sources.reading.costs.items.map(({ valor }) => valor))
  }

  /** The shares of one number. */
  weighed(value: number, may: readonly RoleShare[]): readonly RoleShare[] {
    const { revenue } = this
    const factors = may.map(({ role }) => {
      if (this.isLeft(value)) return LEFT.has(role) ? FITS : 1
      if (this.costs.has(value) && value >= 100) return LISTED.has(role) ? FITS : role === 'faturamento' ? AGAINST : 1
      if (revenue === null) return 1
      if (role === 'faturamento' && Math.abs(value / revenue - 1) <= NEAR) return FITS
      return EACH.test(role) && value > revenue / 2 ? AGAINST : 1
    })
    if (factors.every((one) => one === 1)) return may
    const all = may.reduce((sum, { share }, n) => sum + share * factors[n]!, 0)
    const whole = may.reduce((sum, { share }) => sum + share, 0)
    return may.map((one, n) => ({ ...one, share: (one.share * factors[n]! * whole) / all }))
  }

  private isLeft(value: number): boolean {
    return this.left !== null && value >= 100 && Math.abs(value / Math.abs(this.left) - 1) <= NEAR
  }

  /** All her numbers together: her prices and counts make what comes in, or a rate of it is a cost of her list. */
  fits(all: readonly Held[]): number {
    const { revenue } = this
    if (revenue === null) return 1
    const prices = all.filter(({ role }) => PRICES.has(role))
    const counts = all.filter(({ role }) => COUNTS.has(role))
    const isAll = (sum: number) => Math.abs(sum / revenue - 1) <= NEAR
    const pairs = prices.flatMap((price) =>
      counts.map((count) => (TIMES[count.period] ?? []).map((times) => price.said.value * count.said.value * times)),
    )
    if (pairs.some((sums) => sums.some(isAll))) return FITS
    if (prices.length === 2 && counts.length === 2) {
      const [a, b] = prices.map((price, n) => price.said.value * counts[n]!.said.value)
      if (isAll(a! + b!)) return FITS * FITS
    }
    const rates = all.filter(({ role }) => role === 'p_comissao')
    const sales = all.filter(({ role }) => role === 'faturamento')
    const isListed = rates.some((rate) =>
      sales.some((one) => this.costs.has(Math.round(one.said.value * rate.said.value) / 100)),
    )
    return isListed ? FITS : 1
  }
}
