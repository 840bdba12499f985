import { capitalize, join, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any, Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { isOfMoney, nameOf } from '#src/measures/deciding/role-names.ts'
import { orLack, PER, type Time, timeOf } from '#src/measures/deciding/sums.ts'
import { type Way, type Written, way } from '#src/measures/deciding/way.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'

/** A number of hers, or what some of them come to. */
export interface Term {
  value: Any
  account: Text
  /** Of what its account is made, for its brackets. */
  made: 'one' | 'product' | 'sum'
  /** It comes again, every day, week, month or year. */
  flows: boolean
  /** 'semanas', where it is how long. */
  unit?: string
}

export const PRICE = 'preco/preco_novo/preco_oferta/preco_outro/ticket'
export const COST = 'custo_unidade/custo_unidade_novo'
export const COUNT =
  'quantidade/quantidade_antes/quantidade_pedido/quantidade_nova/clientes/clientes_antes/capacidade/estoque_qtd'
export const LOST = 'faltas/clientes_perdidos'
export const BILL = 'custo_mes/custo_novo/parcela/parcela_nova/retirada/juros'
export const ONCE = 'custo_uma_vez/investimento/multa'
export const SALES = 'faturamento/faturamento_antes/meta/contrato'
export const RATE =
  'p_comissao/p_desconto/p_margem/p_queda/p_aumento/p_juros/p_parte/p_perda/p_imposto/p_ocupacao/p_sinal/p_outro'

const UNITS: Partial<Record<Time, string>> = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' }
const TIMED: ReadonlySet<Role> = new Set(['tempo', 'prazo', 'dias', 'vida'])
/** How many make a month, and how that is written. */
const PARTS_OF_MONTH = {
  dias: [30, ' ÷ trinta'],
  semanas: [52 / 12, ' × doze ÷ cinquenta e duas'],
  meses: [1, ''],
} as const
const MOST_COST = 1.4
const isMoney = ({ value: { kind } }: Term): boolean => kind.startsWith('R$')

/** Her numbers put together, each sum with its account. */
export class Reckoning {
  readonly c: Case
  readonly time: Time

  constructor(c: Case, time: Time) {
    this.c = c
    this.time = time
  }

  of(held: Held): Term {
    const name = capitalize(nameOf(held.role, held.period))
    const flows = timeOf([held]) !== null
    const monthly = flows && this.time === 'mes'
    const { c } = this
    if (held.said.kind === 'P' || held.role.startsWith('p_')) return this.one(c.share(held, name), false)
    if (isOfMoney(held.role)) return this.one(monthly ? c.monthly(held, name) : c.reais(held, name), flows)
    const value = monthly && !TIMED.has(held.role) ? c.manyMonthly(held, name) : c.count(held, name)
    return { ...this.one(value, flows && !TIMED.has(held.role)), account: c.many(value, held) }
  }

  /** What she owns is of reais, whatever it is called. */
  owned(held: Held): Term {
    return this.one(this.c.reais(held, capitalize(nameOf(held.role, held.period))), false)
  }

  /** What one sold leaves, by its cost or by her list. */
  keep(price: Held, cost?: Held): Term {
    const { c } = this
    const kept = c.keepOf(c.reais(price, 'O que cada um paga'), cost ? [c.reais(cost, 'O que cada um custa')] : [])
    return { value: kept.value, account: kept.terms, made: kept.net ? 'sum' : 'one', flows: timeOf([price]) !== null }
  }

  /** What one sold leaves after the costs and rates that she tells of it, and her tax; without any as `keep` has it. */
  each(price: Held, costs: readonly Held[], rates: readonly Held[] = []): Term {
    return costs.length + rates.length === 0 ? this.keep(price) : this.eachBefore(price, costs, rates, this.c.tax)
  }

  /** The same before tax, where what it is held against pays the same tax. */
  eachBefore(price: Held, costs: readonly Held[], rates: readonly Held[] = [], rate: Value<'%'> | null = null): Term {
    const { c } = this
    const full = c.reais(price, 'O que cada um paga')
    const spent = costs.map((one) => c.reais(one, 'O que cada um custa'))
    const off = rates.map((one) =>
      c.portion(c.share(one, capitalize(nameOf(one.role, one.period))), full, 'O que isso leva de cada um'),
    )
    const tax = rate && c.portion(rate, full, 'Imposto de cada um')
    if (spent.reduce((sum, { number }) => sum + number, 0) > full.number * MOST_COST) c.impossible = true
    const taken = [...spent, ...off, ...(tax ? [tax] : [])]
    const account = join(
      [full, ...taken].map((one) => (one === tax ? say`${t(one)} de imposto` : say`${t(one)}`)),
      ' − ',
    )
    const number = taken.reduce((rest, one) => rest - one.number, full.number)
    const value = c.make('R$', 'O que cada um deixa', number, account, [full, ...taken])
    return { value, account, made: 'sum', flows: timeOf([price]) !== null }
  }

  /** So many at a price; a price of every month is of each of them, however often they come. */
  sold(many: Held, each: Term, rotulo: string): Term {
    const count = this.c.count(many, capitalize(nameOf(many.role, many.period)))
    const of = each.flows ? { ...this.one(count, false), account: this.c.many(count, many) } : this.of(many)
    return this.times(of, each, rotulo)
  }

  /** Interest of a month for so many days, weeks or months; null: how long isn't told as such. */
  interest(base: Term, rate: Held, wait: Held, rotulo: string): Term | null {
    const { unit } = wait.said
    const inMonth = PARTS_OF_MONTH[unit as 'dias']
    if (!inMonth || rate.period === 'ano') return null
    const [each, long] = [this.of(rate), this.c.count(wait, 'O prazo')]
    const months = say`${t(long)} ${unit}${inMonth[1]}`
    const number = (base.value.number * each.value.number * long.number) / (100 * inMonth[0])
    const account = say`${inProduct(base)} × ${each.account} × ${months}`
    return this.make('R$', rotulo, number, account, [base, each, this.one(long, false)], 'product')
  }

  /** So many days, weeks, months or years of what comes in each of them. */
  span(held: Held): Term {
    if (held.said.unit !== UNITS[this.time]) this.c.impossible = true
    return { ...this.of(held), flows: false }
  }

  private one(value: Any, flows: boolean): Term {
    return { value, account: say`${t(value)}`, made: 'one', flows }
  }

  private make(
    kind: Kind,
    rotulo: string,
    number: number,
    account: Text,
    of: readonly Term[],
    made: Term['made'],
  ): Term {
    const flows = kind !== '%' && kind !== 'meses' && of.some((one) => one.flows)
    const whole = kind === 'R$' && flows && this.time === 'mes' ? 'R$/mês' : kind
    const value = this.c.make(whole, rotulo, number, account, of.map((one) => one.value)) // biome-ignore format: short
    return { value, account, made, flows }
  }

  times(a: Term, b: Term, rotulo: string): Term {
    if (a.flows && b.flows) this.c.impossible = true
    const account = say`${inProduct(a)} × ${inProduct(b)}`
    const rates = [a, b].filter(({ value }) => value.kind === '%').length
    const kind = isMoney(a) || isMoney(b) ? 'R$' : 'qtd'
    return this.make(kind, rotulo, (a.value.number * b.value.number) / 100 ** rates, account, [a, b], 'product')
  }

  /** What a rate leaves of it. */
  rest(a: Term, rate: Term, rotulo: string): Term {
    const account = say`${inProduct(a)} − ${rate.account}`
    const number = a.value.number * (1 - rate.value.number / 100)
    return this.make(isMoney(a) ? 'R$' : 'qtd', rotulo, number, account, [a, rate], 'sum')
  }

  plus(a: Term, b: Term, rotulo: string): Term {
    return this.added(a, b, rotulo, 1)
  }

  minus(a: Term, b: Term, rotulo: string): Term {
    return this.added(a, b, rotulo, -1)
  }

  private added(a: Term, b: Term, rotulo: string, sign: 1 | -1): Term {
    if (isMoney(a) !== isMoney(b) || a.flows !== b.flows) this.c.impossible = true
    const taken = sign < 0 && b.made === 'sum' ? say`(${b.account})` : b.account
    const account = say`${a.account} ${sign > 0 ? '+' : '−'} ${taken}`
    const number = a.value.number + sign * b.value.number
    const kind = isMoney(a) ? 'R$' : a.value.kind === '%' ? '%' : 'qtd'
    return this.make(kind, rotulo, number, account, [a, b], 'sum')
  }

  /** All of a list together; of none null. */
  all(helds: readonly Held[], rotulo: string): Term | null {
    const terms = helds.map((held) => this.of(held))
    const [first] = terms
    if (!first || terms.length === 1) return first ?? null
    if (terms.some(({ flows }) => flows !== first.flows)) this.c.impossible = true
    const account = join(terms.map((one) => one.account), ' + ') // biome-ignore format: short
    const number = terms.reduce((sum, { value }) => sum + value.number, 0)
    return this.make('R$', rotulo, number, account, terms, 'sum')
  }

  /** What is left after these, where there are any. */
  after(a: Term, helds: readonly Held[], taken: string, rotulo: string): Term {
    const all = this.all(helds, taken)
    return all ? this.minus(a, all, rotulo) : a
  }

  /** One by the other: how many, what each is, or how many months. */
  over(a: Term, b: Term, rotulo: string): Term {
    // So much of once isn't of every month's pieces.
    const isMixed = isMoney(a) && !isMoney(b) && !a.flows && b.flows
    if (b.value.number <= 0 || isMixed) this.c.impossible = true
    const account = say`${a.made === 'sum' ? say`(${a.account})` : a.account} ÷ ${b.made === 'one' ? b.account : say`(${b.account})`}`
    const inMonths = isMoney(a) && isMoney(b) && !a.flows && b.flows && this.time === 'mes'
    const kind = isMoney(a) && !isMoney(b) ? 'R$' : inMonths ? 'meses' : 'qtd'
    const made = this.make(kind, rotulo, a.value.number / b.value.number, account, [a, b], 'product')
    const unit = kind === 'qtd' && b.flows && !a.flows ? UNITS[this.time] : undefined
    return { ...made, flows: a.flows && !b.flows, ...(unit && { unit }) }
  }

  /** How many of these pay it: whole ones. */
  needed(a: Term, b: Term, rotulo: string): Term {
    const exact = this.over(a, { ...b, flows: false }, rotulo)
    return {
      ...exact,
      value: this.c.make('qtd', rotulo, Math.ceil(exact.value.number - 0.05), exact.account, [a.value, b.value]),
    }
  }

  /** The part that one is of the other. */
  part(a: Term, b: Term, rotulo: string): Term {
    if (a.flows !== b.flows) this.c.impossible = true
    const account = say`${a.made === 'one' ? a.account : say`(${a.account})`} ÷ ${b.account}`
    return this.make('%', rotulo, (a.value.number / b.value.number) * 100, account, [a, b], 'product')
  }

  /** ' por mês', of what comes again. */
  per({ flows }: Term): string {
    return flows ? PER[this.time] : ''
  }

  /** 'R$ 480 por mês' */
  shown(term: Term): Text {
    return say`${t(term.value)}${term.unit ? ` ${term.unit}` : this.per(term)}`
  }
}

const inProduct = ({ account, made }: Term): Text => (made === 'sum' ? say`(${account})` : account)

interface Said {
  head: Text
  text: Text
  /** Another sum on its way, behind the first. */
  also?: Text
}

interface ShortSum<N extends string, M extends string, L extends string>
  extends Omit<Written<N, M, L>, 'tell' | 'loose' | 'wide'> {
  beside: readonly Role[]
  /** Made for just these numbers: it stands before those that take any. */
  narrow?: true
  sum(r: Reckoning, n: Record<N, Held> & Partial<Record<M, Held>>, l: Record<L, readonly Held[]>): Term | null
  /** What follows from what it comes to; without it the account stands alone. */
  says?(
    shown: Text,
    main: Term,
    r: Reckoning,
    n: Record<N, Held> & Partial<Record<M, Held>>,
    l: Record<L, readonly Held[]>,
  ): Said | null
}

/** A way that is one short sum. */
export const plain = <N extends string, M extends string = never, L extends string = never>({
  sum,
  says,
  narrow,
  ...rest
}: ShortSum<N, M, L>): Way =>
  way<N, M, L>({
    ...rest,
    ...(!narrow && { wide: true }),
    tell(c, n, l) {
      const told = [...(Object.values(n) as Held[]), ...(Object.values(l) as Held[][]).flat()]
      const r = new Reckoning(c, timeOf(told.filter(({ role }) => !TIMED.has(role))) ?? 'vez')
      const main = sum(r, n, l)
      if (!main || main.made === 'one' || main.value.number === 0) return null
      const shown = r.shown(main)
      const { head = null, text = NOTHING, also } = says?.(shown, main, r, n, l) ?? {}
      const is = isMoney(main) ? say`${orLack(main.value)}${r.per(main)}` : shown
      return { main: main.value, head, text, line: say`A conta: ${main.account} = ${is}${also ? say`; ${also}` : ''}.` }
    },
  })

/** A head for what is above nothing and one for what is below. */
export const bySign = ({ value: { number } }: Term, above: Text, below: Text): Text => (number > 0 ? above : below)
