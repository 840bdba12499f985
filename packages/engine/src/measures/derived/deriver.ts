import { say, type Text } from '#src/facts/fact-book.ts'
import type { Asking, Span } from '#src/measures/asked/asked.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import { sobra_mes } from '#src/measures/cash.ts'
import { ponto_equilibrio } from '#src/measures/costs.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { type MeasuredFigure, money, round2 } from '#src/measures/measured.ts'
import type { Kind, Own, OwnGain, OwnSum, Proof, Value } from '#src/measures/own/algebra.ts'
import { timeOfAll } from '#src/measures/roles/periods.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { timeAfter } from '#src/quantities/around.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Said } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { usedBy } from './coverage.ts'
import { ownTerms } from './own-terms.ts'
import type { Spoken } from './spoken.ts'

/** A figure that follows from her own numbers, by what they are of. */
export interface Derived extends OwnSum {
  /** The larger, the more it decides. */
  weight: number
  /** Her numbers in it. */
  uses: readonly Said[]
  /** Of one topic only the heaviest is said. */
  topic: string
  /** True whatever else its sentences tell. */
  whole?: boolean
  /** Surer than what patterns of words make of the same numbers. */
  sure?: boolean
  /** Of a relation whose every place is filled by one number: sure, and true whatever else she tells. */
  related?: boolean
}

export interface Saying {
  whole?: boolean
  sure?: boolean
  related?: boolean
  proves?: Proof
  weight: number
  topic: string
  /** Of a relation: whatever its values are of. */
  uses?: readonly Term[]
  says?: readonly MeasureId[]
  gain?: OwnGain
}

/** Of one number of hers beside her month, or of two that nothing else in the sentence can change. */
const WHOLE = /^(?:comprador|pressao|alta|desconto|receber|divida|mudanca|leva|saiu|parcela|compra|parado|evento)$/

/** No sum of hers is larger than so many months of sales. */
const MOST_MONTHS = 6

/** A part of what comes in that a cost of no known kind may be. */
const MOST_UNKNOWN = 0.12

/** Who works for her is paid by one of these. */
const PAY = ['folha', 'terceiros', 'comissao'] as const

/** 'Banhistas 8.000', 'três soldadores 12.000' */
export const OF_STAFF =
  /\b(?:[a-z]{3,}(?:istas|eir[oa]s|dores|doras)|ajudantes?|atendentes?|funcionari[oa]s?|equipe|meninas|mocas|rapazes|professor[a-z]*|auxiliar[a-z]*|instrutor[a-z]*|tecel(?:ao|oes|as?)|artes(?:ao|aos|as))\b/
/** 'Diária dos rapazes 140' is no cost of a month. */
const BY_THE_DAY = /di[aá]ria/i

/** Reads her numbers as terms and makes sentences of what follows from two of them and her month. */
export class Deriver {
  readonly ask: Asking
  readonly own: Own
  readonly terms: readonly Term[]
  readonly found: Derived[] = []
  /** Her months differ: what is left of a middle one is left in none of them. */
  uneven = false
  private readonly values = new Map<Said, Value<Kind>>()

  constructor(ask: Asking) {
    this.ask = ask
    this.own = ask.own
    this.terms = ownTerms(ask.scene)
  }

  get revenue(): Value<'R$/mês'> | null {
    return this.own.revenue
  }

  /** What is left of a month after all named costs; null: not known. */
  get left(): Value<'R$/mês'> | null {
    const { costs, revenue, people } = this.own.sources.reading
    if (this.uneven || costs.total === null || !revenue || costs.items.some(({ nome }) => BY_THE_DAY.test(nome)))
      return null
    // Who has people and lists no pay tells not all.
    const { sources } = this.own
    if (
      people &&
      people.value > 2 &&
      !PAY.some((id) => sources.group(id)) &&
      !costs.items.some(({ nome, quantos }) => (quantos ?? 0) > 1 || OF_STAFF.test(fold(nome)))
    )
      return null
    this.surplus ??= sobra_mes(sources)
    return this.surplus && this.own.known('R$/mês', this.surplus.fact, this.surplus.entradas)
  }
  private surplus: MeasuredFigure | null = null

  /** The part of a sale that its own costs leave; null where a cost whose name tells nothing could change it. */
  get kept(): number | null {
    const { contribution, revenue, sources } = this.own
    const unknown = sources.group('outros')?.valor ?? 0
    if (contribution === null || !revenue || unknown > revenue.number * MOST_UNKNOWN) return null
    return contribution
  }

  /** The revenue that pays all costs, with the facts behind it; null: not known. */
  get pays(): Value<'R$/mês'> | null {
    const figure = ponto_equilibrio(this.own.sources)
    return figure && this.own.known('R$/mês', figure.fact, figure.entradas)
  }

  /** One of her numbers as a value; the first label stays. */
  value<K extends Kind>(kind: K, term: Term, rotulo: string): Value<K> {
    const said = term.said[0]!
    const known = this.values.get(said)
    if (known && known.kind === kind) return known as Value<K>
    const value = { ...this.ask.value(kind, said, rotulo), number: term.value }
    this.values.set(said, value)
    return value
  }

  /** Told beside it, or what so many are surely of; otherwise of a month. */
  timeOf({ value, field, after }: Spoken): Span {
    const roles = field === 'main_challenge' ? rolesOf(this.own.sources.reading.form) : []
    return timeAfter(after) ?? timeOfAll(roles.filter((one) => one.value === value)) ?? 'mes'
  }

  /** So many of hers in a month. */
  manyAMonth(one: Spoken, rotulo: string): Value<'qtd'> {
    return this.ask.aMonth(this.ask.value('qtd', one.said, rotulo), this.timeOf(one), `${rotulo} por mês`)!
  }

  /** '300 vestidos', '46' */
  many(term: Term, value: Value<'qtd'>): Text {
    return term.word === '' ? say`${t(value)}` : say`${t(value)} ${this.ask.spelt(term.word, term.field)}`
  }

  /** Reais or counts of her span, in a month; null: of no span. */
  month(value: Value<'R$'>, span: Span | null, rotulo: string): Value<'R$/mês'> | null {
    const month = this.ask.aMonth(value, span, rotulo)
    return month && ofMonth(month)
  }

  /** Too large to be hers. */
  tooMuch(reais: number, months = MOST_MONTHS): boolean {
    return !(reais > 0) || (this.revenue !== null && reais > this.revenue.number * months)
  }

  /** ', mais do que os R$ 1.000 que sobram no mês': what so much a month is beside hers. */
  beside(total: Value<'R$/mês'>): { text: Text; values: Value<Kind>[] } {
    const { left, revenue } = this
    if (left && left.number > 0) {
      const part = total.number / left.number
      if (part >= 1.05 && part < 50) return { text: say`, mais do que os ${t(left)} que sobram no mês`, values: [left] }
      if (part >= 0.9 && part < 1.05) return { text: say`, tanto quanto sobra no mês (${t(left)})`, values: [left] }
      if (part >= 0.15 && part < 0.9) {
        const share = this.own.share(total, left, 'Parte do que sobra no mês')
        return { text: say`, ${t(share)} dos ${t(left)} que sobram no mês`, values: [share, left] }
      }
    }
    return revenue ? this.ofRevenue(total, revenue, 'do que entra no mês') : { text: say``, values: [] }
  }

  /** ', 41% de um mês de venda': of what is there once. */
  besideOnce(total: Value<'R$'>): { text: Text; values: Value<Kind>[] } {
    const { revenue } = this
    return revenue
      ? this.ofRevenue({ ...total, kind: 'R$/mês' }, revenue, 'de um mês de venda')
      : { text: say``, values: [] }
  }

  private ofRevenue(
    total: Value<'R$/mês'>,
    revenue: Value<'R$/mês'>,
    of: string,
  ): { text: Text; values: Value<Kind>[] } {
    const share = this.own.share(total, revenue, 'Parte do faturamento do mês')
    if (share.number < 1) return { text: say``, values: [] }
    if (share.number > 100) {
      const times = this.own.make(
        'qtd',
        'Meses de venda',
        Math.round((total.number / revenue.number) * 10) / 10,
        `${money(total.number)} ÷ ${money(revenue.number)}`,
        [total, revenue],
      )
      return { text: say`, ${t(times)} vezes o que entra no mês`, values: [times, revenue] }
    }
    return { text: say`, ${t(share)} ${of}`, values: [share, revenue] }
  }

  /** Half of a loss of every month, or of what stands once. */
  half(total: Value<'R$/mês' | 'R$'>, rotulo: string, once = false): OwnGain {
    const value = round2(total.number / 2)
    return {
      value,
      formula: `${money(total.number)} × metade = ${money(value)}`,
      inputs: [total.fact],
      rotulo: `${rotulo}, contando metade`,
      once,
    }
  }

  add(
    main: Value<Kind>,
    inputs: readonly (Value<Kind> | null)[],
    text: Text,
    { weight, topic, uses, says, gain, sure, whole, related, proves }: Saying,
  ): void {
    if (!Number.isFinite(main.number)) return
    const sum = this.own.sum(main, inputs, text, says ?? [], gain)
    this.found.push({
      ...sum,
      weight,
      topic,
      ...((sure || related) && { sure: true }),
      ...((whole || related || WHOLE.test(topic)) && { whole: true }),
      ...(related && { related }),
      ...(proves && { proves }),
      uses: uses ? uses.flatMap(({ said }) => said) : [...usedBy(sum, this.ask.scene)],
    })
  }
}

/** The terms of a text, of her challenge where no other is asked for. */
export const inChallenge = ({ field }: Term): boolean => field === 'main_challenge'

/** Words of a term's own sentence, folded, with its numbers as tokens. */
export const sentenceOf = (deriver: Deriver, term: Term): string => deriver.ask.scene.sentences[term.sentence]!.text
