import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, type Span, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { beforePay, leaves, type Month, monthOf, taxOf } from '#src/measures/frames/frame.ts'
import { nounAfter } from '#src/measures/frames/sold.ts'
import { flowingOf } from '#src/measures/frames/sold-costs.ts'
import { round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import type { Held } from './held.ts'

export type Any = Value<Kind>

/** What one sold leaves, with how that is reckoned: 'R$ 6,90 − R$ 3,60 − R$ 0,58 de imposto'. */
export interface Keep {
  value: Value<'R$'>
  terms: Text
  /** Every cost of a sale that she tells of is taken off. */
  net: boolean
}

const SPANS: ReadonlySet<string> = new Set(['dia', 'semana', 'mes', 'ano'])
/** Cents say nothing beside so many reais, nor parts beside so many things. */
const LARGE = { R$: 1_000, qtd: 100 } as const
const MOST_COST = 1.4
const MEASURED = /^(?:quilos|litros|caixas|peças|dúzias|unidades|sacas|pés)$/
/** They stand where a thing could, and are none. */
const NO_THING =
  /^(?:d?ess[ae]s|d?est[ae]s|del[ae]s|d?outr[ao]s|tod[ao]s|meus|minhas|n[ao]s|d[ao]s|pel[ao]s|pr[ao]s|boas|bons|nov[ao]s|fix[ao]s|antes|so|apenas|dias|meses|anos|horas|contos|pilas|mas|nos)$/
const SELLS_HOURS: ReadonlySet<string> = new Set(['Serviços', 'Tecnologia', 'Saúde', 'Educação', 'Outro'])

interface Beside {
  margin: Held | undefined
  tax: Held | undefined
  /** Of these is what she tells of each. */
  people: Held | undefined
}

/** Her numbers as values, and her month, for the sums of a way. */
export class Case {
  readonly d: Deriver
  readonly month: Month | null
  /** A cost so far above its price is of another size than what is sold. */
  impossible = false
  /** Every value that a sum made, in its order. */
  readonly values: Any[] = []

  /** What she says of each sale: the part that stays, and the tax. */
  private readonly said: Beside

  /** They have places of their own: no wage is multiplied by them once more. */
  private readonly counted: ReadonlySet<Said>

  constructor(d: Deriver, said: Beside, counted: ReadonlySet<Said>) {
    this.d = d
    this.counted = counted
    this.said = said
    this.month = monthOf(d)
  }

  private keep<V extends Any>(value: V): V {
    this.values.push(value)
    return value
  }

  reais(held: Held, rotulo: string): Value<'R$'> {
    const { people } = this.said
    const value = this.keep(this.d.ask.value('R$', held.said, held.several ? `${rotulo}, cada` : rotulo))
    const workers = held.times && !this.counted.has(held.times) ? held.times : held.several && people?.said
    if (!workers) return value
    const many = this.keep(this.d.ask.value('qtd', workers, 'Pessoas'))
    return this.make('R$', `${rotulo}, de todos`, value.number * many.number, say`${t(many)} × ${t(value)}`, [
      many,
      value,
    ])
  }

  share(held: Held, rotulo: string): Value<'%'> {
    return this.keep(this.d.ask.value('%', held.said, rotulo))
  }

  count(held: Held, rotulo: string): Value<'qtd'> {
    const value = this.d.ask.value('qtd', held.said, rotulo)
    // '36 meses' are so many instalments, '9.500 minutos' so many as written.
    return this.keep(/[DH]/.test(held.said.kind) ? { ...value, number: held.said.written } : value)
  }

  /** Reais or things of her span, in a month; what is of no span is taken to be of a month. */
  monthly(held: Held, rotulo: string): Value<'R$/mês'> {
    const once = this.reais(held, rotulo)
    return this.keep(ofMonth(this.d.ask.aMonth(once, spanOf(held), `${rotulo} por mês`) ?? once))
  }

  manyMonthly(held: Held, rotulo: string): Value<'qtd'> {
    const once = this.count(held, rotulo)
    return this.keep(this.d.ask.aMonth(once, spanOf(held), `${rotulo} por mês`) ?? once)
  }

  /** 'Mais 20', '20 a mais': beside those of today. */
  saysMore({ at }: Held): boolean {
    return /\bmais(?: uns| umas)? $/.test(at.before) || /^ [a-z]+ a mais\b/.test(at.after)
  }

  /** How many more: told as such, or what is above those of today. */
  moreOf(more: Held, many: Held | undefined, rotulo: string): Value<'qtd'> {
    const all = this.manyMonthly(more, rotulo)
    if (!many || this.saysMore(more)) return all
    const now = this.manyMonthly(many, 'Quantos hoje')
    return all.number > now.number
      ? this.make('qtd', rotulo, all.number - now.number, say`${t(all)} − ${t(now)}`, [all, now])
      : all
  }

  /** What she calls a number: 'litros'; nothing where she names none. */
  thing(held: Held): string {
    const measured = nounAfter(this.d, held.at)
    if (MEASURED.test(measured)) return measured
    const thing = this.d.ask.thing(held.said)
    return NO_THING.test(fold(thing)) ? '' : thing
  }

  /** '12.600 litros' */
  many(value: Any, held: Held, otherwise = ''): Text {
    const thing = this.thing(held) || otherwise
    return thing === '' ? say`${t(value)}` : say`${t(value)} ${thing}`
  }

  make<K extends Kind>(kind: K, rotulo: string, number: number, account: Text, of: readonly Any[]): Value<K> {
    return this.keep(this.d.own.make(kind, rotulo, rounded(kind, number), account.text, of))
  }

  minus<K extends 'R$' | 'R$/mês'>(a: Value<K>, b: Value<K>, rotulo: string): Value<K> {
    return this.make(a.kind, rotulo, a.number - b.number, say`${t(a)} − ${t(b)}`, [a, b])
  }

  months(sum: Any, month: Any, rotulo: string): Value<'meses'> {
    return this.make('meses', rotulo, sum.number / month.number, say`${t(sum)} ÷ ${t(month)}`, [sum, month])
  }

  /** So many are needed: whole ones, from half a one more. */
  needed(sum: Any, each: Any, rotulo: string): Value<'qtd'> {
    const exact = sum.number / each.number
    return this.make('qtd', rotulo, Math.ceil(exact - 0.05), say`${t(sum)} ÷ ${t(each)}`, [sum, each])
  }

  /** So many may go. */
  most(sum: Any, each: Any, rotulo: string): Value<'qtd'> {
    return this.make('qtd', rotulo, Math.floor(sum.number / each.number + 0.001), say`${t(sum)} ÷ ${t(each)}`, [
      sum,
      each,
    ])
  }

  part(a: Any, b: Any, rotulo: string): Value<'%'> {
    return this.make('%', rotulo, (a.number / b.number) * 100, say`${t(a)} ÷ ${t(b)}`, [a, b])
  }

  portion<K extends 'R$' | 'R$/mês'>(rate: Value<'%'>, of: Value<K>, rotulo: string): Value<K> {
    return this.make(of.kind, rotulo, (of.number * rate.number) / 100, say`${t(of)} × ${t(rate)}`, [of, rate])
  }

  /** Hers, of another place than her challenge. */
  known<V extends Any>(value: V): V {
    return this.keep(value)
  }

  get left(): Value<'R$/mês'> | null {
    return this.month && this.keep(this.month.left)
  }

  get revenue(): Value<'R$/mês'> | null {
    const { revenue } = this.d
    return revenue && !revenue.fact.id.startsWith('faixa.') ? this.keep(revenue) : null
  }

  /** What is left of a month with so much less coming in, and the tax that falls with it; null: her month isn't known. */
  without(amount: Value<'R$/mês'>, rotulo: string): { after: Value<'R$/mês'>; less: Value<'R$/mês'> | null } | null {
    const { left, tax } = this
    if (!left) return null
    const less = tax ? this.portion(tax, amount, 'Imposto que deixa de pagar') : null
    const after = this.make(
      'R$/mês',
      rotulo,
      left.number - amount.number + (less?.number ?? 0),
      say`${t(left)} − ${t(amount)}${less ? say` + ${t(less)}` : ''}`,
      [left, amount, ...(less ? [less] : [])],
    )
    return { after, less }
  }

  /** ' Hoje sobram R$ 2.240.'; nothing where her month isn't known. */
  today(): Text {
    const { month, left } = this
    return month && left ? say` Hoje ${leaves(left, t)} por mês${beforePay(month)}.` : say``
  }

  /** ' Hoje sobram R$ 400 por mês; sem os juros seriam R$ 2.500.' */
  todayAnd(more: Text): Text {
    const { text, spans } = this.today()
    return text === '' ? say`` : say`${{ text: text.slice(0, -1), spans }}; ${more}.`
  }

  private taxed: Value<'%'> | null | undefined
  /** The tax of her list, as a part of what comes in. */
  get tax(): Value<'%'> | null {
    const { tax } = this.said
    this.taxed ??= tax ? this.d.ask.value('%', tax.said, 'Imposto') : taxOf(this.d)
    return this.taxed && this.keep(this.taxed)
  }

  /** What is taken of each real that a price changes by: tax, and fees where the list tells what comes with a sale. */
  get rate(): Value<'%'> | null {
    const flowing = flowingOf(this.d)
    return this.said.tax || !flowing ? this.tax : flowing.rate && this.keep(flowing.rate)
  }

  /** What stays of a change of price. */
  changed(price: Value<'R$'>, by: Value<'R$'>): { number: number; terms: Text; of: readonly Any[] } {
    const { rate } = this
    const number = (price.number - by.number) * (1 - (rate?.number ?? 0) / 100)
    const terms = say`(${t(price)} − ${t(by)})${rate ? say` × (tudo − ${t(rate)})` : ''}`
    return { number, terms, of: [price, by, ...(rate ? [rate] : [])] }
  }

  /** The part of a sale that stays, as she says. */
  get margin(): Value<'%'> | null {
    const { margin } = this.said
    return margin && margin.said.value > 1 && margin.said.value < 95
      ? this.keep(this.d.ask.value('%', margin.said, 'O que fica de cada venda'))
      : null
  }

  /**
   * What one leaves: less the costs of one that she tells, and the tax of her list; where she tells none, less all that her
   * list makes come with a sale.
   */
  keepOf(price: Value<'R$'>, costs: readonly Value<'R$'>[] = [], fee: Value<'%'> | null = null): Keep {
    if (costs.reduce((sum, { number }) => sum + number, 0) > price.number * MOST_COST) this.impossible = true
    const { margin } = this
    const flowing = costs.length === 0 && !margin ? flowingOf(this.d) : null
    if (margin && costs.length === 0 && !fee) {
      const terms = say`${t(price)} × ${t(margin)}`
      return {
        value: this.make('R$', 'O que cada um deixa', (price.number * margin.number) / 100, terms, [price, margin]),
        terms,
        net: true,
      }
    }
    const list = this.d.own.sources.reading.costs
    // Of a list that isn't understood, nobody knows what comes with a sale.
    if (costs.length === 0 && !margin && list.items.length > 0 && list.total === null)
      return { value: price, terms: say`${t(price)}`, net: false }
    if (flowing && !fee && (flowing.pieces || !SELLS_HOURS.has(this.d.own.sources.reading.segment))) {
      const kept = this.keep(flowing.kept)
      const terms = say`${t(price)} × ${t(kept)} que ficam depois do que vem com a venda`
      return {
        value: this.make('R$', 'O que cada um deixa', (price.number * kept.number) / 100, terms, [price, kept]),
        terms,
        net: true,
      }
    }
    const rates: Value<'R$'>[] = []
    const parts: Text[] = [say`${t(price)}`, ...costs.map((cost) => say`${t(cost)}`)]
    if (fee) {
      const taken = this.portion(fee, price, 'Comissão de cada um')
      rates.push(taken)
      parts.push(say`${t(taken)} de comissão`)
    }
    if (this.tax) {
      const taken = this.portion(this.tax, price, 'Imposto de cada um')
      rates.push(taken)
      parts.push(say`${t(taken)} de imposto`)
    }
    if (parts.length === 1) return { value: price, terms: parts[0]!, net: false }
    const all = [...costs, ...rates]
    const number = all.reduce((rest, one) => rest - one.number, price.number)
    const terms = join(parts, ' − ')
    return { value: this.make('R$', 'O que cada um deixa', number, terms, [price, ...all]), terms, net: true }
  }
}

export const spanOf = ({ period }: Held): Span => (SPANS.has(period) ? (period as Span) : 'mes')

function rounded(kind: Kind, number: number): number {
  if (kind === '%' || kind === 'meses') return round1(number)
  if (kind === 'dias') return Math.round(number)
  if (kind === 'qtd') return Math.abs(number) < LARGE.qtd ? round1(number) : Math.round(number)
  return Math.abs(number) < LARGE.R$ ? round2(number) : Math.round(number)
}
