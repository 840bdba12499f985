import { join, say, type Text } from '#src/facts/fact-book.ts'
import { type Asking, ofMonth, PER, text as t } from '#src/measures/asked/asked.ts'
import { type Asked, type AskedSum, withAccount } from '#src/measures/asked/money.ts'
import { costFact } from '#src/measures/asked/unit.ts'
import { Composing } from '#src/measures/composing/composing.ts'
import { ON_THE_STREET, RETURNED, type Words } from '#src/measures/composing/words.data.ts'
import { DOZENS } from '#src/measures/composing/worth.ts'
import { type Composition, OWED, type Worth } from '#src/measures/composition.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, OwnGain, Value } from '#src/measures/own/algebra.ts'
import type { Taker } from '#src/quantities/lists.ts'
import { termsOf } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import { type Counted, Counting, number } from './count.ts'
import { plausibleTo } from './plausible.ts'
import { isSeason, ONCE, TAKERS, wordsOf } from './say.ts'

/** The sum that her quantities give by what they are of, whatever the words. */
export const account: Asked = (ask) => composed(ask, () => true)

/** So many of what she complains of, times what one is, where nothing says what that means. */
export const toldAccount: Asked = (ask) => composed(ask, () => true, 'told')

/** Another loss that her numbers give, with none of those of the first sum. */
export const accountBeside = (ask: Asking, { figure }: AskedSum): AskedSum | null => {
  const used = new Set(figure.entradas.map(({ id }) => id))
  return composed(
    ask,
    ({ meaning, happening, worth }) =>
      meaning === 'loss' &&
      ![...happening!.parts, ...worth.parts].some((one) =>
        one.said.some(({ at }) => used.has(`texto.${one.field}.dito.${at}`)),
      ),
  )
}

const composings = new WeakMap<Asking, Composing>()

/** What her quantities may be joined to: the first sum and the one beside it choose from the same. */
function composingOf(ask: Asking): Composing {
  const known = composings.get(ask)
  if (known) return known
  const listed = (ask.own.sources.reading.costs.porUnidade ?? []).flatMap(({ valor, coisa }, place) =>
    valor === null ? [] : [{ noun: rootOf(coisa), value: valor, place }],
  )
  const composing = new Composing(termsOf(ask.scene), listed)
  composings.set(ask, composing)
  return composing
}

function composed(ask: Asking, may: (one: Composition) => boolean, kind: 'best' | 'told' = 'best'): AskedSum | null {
  if (ask.scene.said.length < 2) return null
  const composing = composingOf(ask)
  const plausible = plausibleTo(ask, composing.terms)
  const found = composing[kind]((one) => plausible(one) && may(one))
  return found ? new Account(ask, composing, found).sum() : null
}

const PEOPLE = /^(?:maes?|pais?|pessoas?|noiv[ao]s?|familias?|donos?|tutor[a-z]*|hospedes?|turistas?)$/

const SAYS = ['ticket_medio', 'sobra_mes', 'margem', 'conta_que_mais_pesa'] as const

class Account {
  private readonly ask: Asking
  private readonly composing: Composing
  private readonly found: Composition
  private readonly inputs: Value<Kind>[] = []
  private readonly words: Words
  private readonly counting: Counting

  constructor(ask: Asking, composing: Composing, found: Composition) {
    this.ask = ask
    this.composing = composing
    this.found = found
    this.words = wordsOf(found)
    this.counting = new Counting(ask, found.happening!, this.words, this.inputs)
  }

  sum(): AskedSum {
    const { happening, worth, time, meaning } = this.found
    const { own } = this.ask
    const once = this.counting.of(happening!)
    const each = this.worth(worth)
    const { count, start } = this.turned(once)
    const span = time!
    const { total, month } = this.total(count, each.value)
    const per = this.isOwed() ? '' : ` ${this.when}`
    const long = span === 'mes' || span === 'ano' || this.isOnce
    const tail = long ? say`${t(total)}${per}` : say`${t(total)}${per}, cerca de ${t(month)} por mês`
    const weak = isSeason(happening!)
    const conta = say`${start} × ${each.conta} = ${weak && long ? say`${t(total)} a menos em cada um desses meses` : long ? tail : say`${t(total)}${per}, ${t(month)} por mês`}`
    const says: readonly MeasureId[] = [...this.words.says, ...SAYS]
    if (meaning === 'left') {
      const text = this.leftText(each.value, count, span === 'mes' ? say`${t(total)}` : tail)
      return withAccount(own.sum(each.value, [...this.inputs, count, total, month], text, says), conta)
    }
    const begin = this.begin(count, each.value)
    return withAccount(
      own.sum(
        month,
        [...this.inputs, count, total, each.value, ...(weak ? this.rest(each.value, month) : [])],
        weak ? this.weak(begin, month) : say`${begin}: ${tail}${this.ending()}.`,
        says,
        weak ||
          span === 'ano' ||
          meaning === 'goal' ||
          (meaning === 'told' && this.isOwed() && !OWED.has(happening!.deed)) ||
          (this.isOnce && !this.isRate())
          ? undefined
          : this.likely(this.gain(count, each.value, month)),
      ),
      conta,
    )
  }

  /** Half of what stands empty is no gain that is sure, where it is more than half of all that comes in. */
  private likely(gain: OwnGain | undefined): OwnGain | undefined {
    const { revenue } = this.ask.own.sources
    const empty = this.found.meaning === 'room' || this.found.happening!.deed === 'idle'
    return empty && gain && revenue !== null && gain.value > revenue / 2 ? undefined : gain
  }

  /** Of its own time, and of a month. */
  private total(
    count: Value<'qtd'> | Value<'horas'>,
    each: Value<'R$'>,
  ): { total: Value<'R$' | 'R$/mês' | 'R$/ano'>; month: Value<'R$/mês'> } {
    const span = this.found.time!
    const owed = this.isOwed() || this.isOnce
    const product = count.number * each.number
    const label = `${this.words.total} ${this.when}`
    const total = this.ask.own.make<'R$' | 'R$/mês' | 'R$/ano'>(
      owed ? 'R$' : span === 'mes' ? 'R$/mês' : span === 'ano' ? 'R$/ano' : 'R$',
      this.isOwed() ? this.words.total : label,
      Number.isInteger(count.number) || count.kind === 'horas' ? round2(product) : reais(product),
      `${count.kind === 'horas' ? t(count).text : number(count.number)} × ${money(each.number)}`,
      [count, each],
    )
    if (owed) return { total, month: total as Value<'R$/mês'> }
    if (span === 'mes') return { total, month: ofMonth(total as Value<'R$'>) }
    if (span === 'ano') return { total, month: { ...total, kind: 'R$/mês' } }
    return { total, month: ofMonth(this.ask.aMonth({ ...total, kind: 'R$' }, span, `${this.words.total} por mês`)!) }
  }

  /** '6 box por mês que você faz de novo, a R$ 620 cada' */
  private begin(count: Value<'qtd'> | Value<'horas'>, each: Value<'R$'>): Text {
    const { happening, turns, worth } = this.found
    const when = happening!.time === null && turns === null ? '' : ` ${this.when}`
    const people = MEMBERS.test(happening!.word) || PEOPLE.test(happening!.word)
    const which =
      happening!.deed === 'missed' && people
        ? ' que não vêm'
        : happening!.deed === 'room' && !people
          ? ' livres'
          : this.words.which
    const unit = worth.how === 'left' ? ' de sobra em cada' : count.kind === 'horas' ? ' a hora' : ' cada'
    return say`${this.counting.many(count)}${when}${which}, a ${t(each)}${unit}`
  }

  /** Owed once: no month brings it again. */
  private isOwed(): boolean {
    const { happening, worth } = this.found
    if (happening!.time !== null) return false
    if (this.found.meaning === 'told') return !worth.monthly
    return (
      happening!.parts[0].dimension === 'hours' ||
      (OWED.has(happening!.deed) &&
        !worth.monthly &&
        (worth.how === 'price' || happening!.deed === 'unreturned' || happening!.deed === 'stuck')) ||
      (happening!.deed === 'unpaid' && worth.parts.some(({ deed }) => deed === 'price'))
    )
  }

  /** In that month or week, and perhaps in no other. */
  private get isOnce(): boolean {
    const { happening, worth, turns } = this.found
    return happening!.once !== null && !worth.monthly && turns === null
  }

  /** 'Estampei 700 no mês passado e 56 saíram com defeito': as many of every month's work. */
  private isRate(): boolean {
    const { happening, time } = this.found
    return time === 'mes' && (happening!.how === 'share' || this.composing.baseOfHappening(happening!) !== undefined)
  }

  private get when(): string {
    const { happening, time } = this.found
    return this.isOnce ? ONCE[happening!.once!][time!] : PER[time!]
  }

  /** So many times a month. */
  private turned({ value, conta }: Counted): {
    count: Value<'qtd'> | Value<'horas'>
    start: Text
  } {
    const { turns, time, happening } = this.found
    const when = happening!.time === null ? '' : ` ${this.when}`
    if (!turns) return { count: value, start: say`${conta}${when}` }
    const times = this.counting.read('qtd', turns, `${turns.word} ${PER[time!]}`)
    const count = this.ask.own.make(
      'qtd',
      `${this.words.count} ${PER[time!]}`,
      round2(value.number * times.number),
      `${number(value.number)} × ${number(times.number)}`,
      [value, times],
    )
    this.inputs.push(value, times)
    return {
      count,
      start: say`${conta} × ${t(times)} ${this.ask.spelt(turns.word, turns.field)} = ${this.counting.many(count)} ${PER[time!]}`,
    }
  }

  /** 'De cada R$ 260 que você cobra, R$ 135 são custo direto: sobram R$ 125. Em 18 por mês são R$ 2.250 …' */
  private leftText(left: Value<'R$'>, count: Value<'qtd'> | Value<'horas'>, tail: Text): Text {
    const { own } = this.ask
    const [price] = this.found.worth.parts
    const paid = this.inputs.find(({ fact }) => fact.id === `texto.${price!.field}.dito.${price!.said[0]!.at}`)!
    const cost = own.minus(paid as Value<'R$'>, left, 'Custos de cada um')
    this.inputs.push(cost)
    const many = say`${this.counting.many(count)} ${PER[this.found.time!]}`
    return left.number > 0
      ? say`De cada ${t(paid)} que você cobra, ${t(cost)} são custo direto: sobram ${t(left)}. Em ${many} são ${tail} para pagar todas as outras contas.`
      : say`Cada um custa ${t(cost)} e você cobra ${t(paid)}: ${left.number === 0 ? say`não sobra nada` : say`faltam ${t(left)}`} antes das outras contas. Em ${many} faltam ${tail}.`
  }

  private ending(): string {
    const { happening, worth } = this.found
    if (happening!.deed === 'room') return ', se encher'
    if (happening!.deed === 'redone' && worth.how === 'price' && this.words !== RETURNED)
      return ' de serviço que não é pago'
    if (happening!.deed === 'uncollected') return ' parados'
    if (this.words === ON_THE_STREET) return ' na rua'
    return happening!.deed === 'missed' && worth.how !== 'cost' ? ' que não entram' : ''
  }

  /** 'A menos em cada um desses meses', and what stays beside the costs. */
  private weak(start: Text, month: Value<'R$/mês'>): Text {
    const said = say`${start}: ${this.found.time === 'mes' ? '' : 'cerca de '}${t(month)} a menos em cada um desses meses`
    const stays = this.stays
    const { costs } = this.ask.own
    return stays && costs ? say`${said}. Ficam ${t(stays)}, e as contas são de ${t(costs)}.` : say`${said}.`
  }

  private stays: Value<'R$/mês'> | null = null

  /** What comes in in those months; nothing where it is not all of her sales. */
  private rest(each: Value<'R$'>, month: Value<'R$/mês'>): Value<Kind>[] {
    const { own } = this.ask
    const { happening, time } = this.found
    const [base] = happening!.parts
    const { revenue, costs } = own
    if (time !== 'mes' || !costs || !revenue || happening!.how === 'plain') return []
    if (Math.abs(base.value * each.number - revenue.number) > revenue.number / 10) return []
    const all = this.inputs.find(({ kind, number }) => kind === 'qtd' && number === base.value)
    if (!all) return []
    const full = own.times(all as Value<'qtd'>, each, 'O que entra nos outros meses', 'R$/mês')
    this.stays = own.minus(full, month, 'O que entra nesses meses')
    return [full, this.stays, costs]
  }

  private worth({ how, parts, value }: Worth): { value: Value<'R$'>; conta: Text } {
    const { own } = this.ask
    const [first, second] = parts
    if (how === 'listed') {
      const { place } = this.found.worth
      const cost = own.known('R$', costFact(own.sources.reading.costs.porUnidade![place!]!, place!))
      return { value: cost, conta: say`${t(cost)}` }
    }
    const each = this.counting.read(
      'R$',
      how === 'hours' ? second! : first!,
      how === 'cost' ? 'Custo de cada um' : how === 'hours' ? 'O que vale uma hora' : 'Valor de cada um',
    )
    if (how === 'hours') {
      const hours = this.counting.read('horas', first!, 'Horas em cada um')
      this.inputs.push(hours, each)
      const cost = own.make('R$', 'Custo de cada um', round2(value), `${t(hours).text} × ${money(each.number)}`, [
        hours,
        each,
      ])
      return { value: cost, conta: say`${t(hours)} × ${t(each)}` }
    }
    if (how === 'pack') {
      const size = this.counting.read('qtd', second!, 'Quantos o pacote tem')
      this.inputs.push(each, size)
      return { value: own.over(each, size, 'Valor de cada um'), conta: say`(${t(each)} ÷ ${t(size)})` }
    }
    if (how === 'dozen') {
      const size = DOZENS[first!.noun]!
      this.inputs.push(each)
      const formula = `${money(each.number)} ÷ ${number(size)}`
      return {
        value: own.make('R$', 'Valor de um', value, formula, [each]),
        conta: say`(${t(each)} ÷ ${number(size)})`,
      }
    }
    if (how !== 'left') return { value: each, conta: say`${t(each)}` }
    const costs = parts.slice(1).map((part) => {
      if (part.deed === 'fee') {
        const rate = { ...this.ask.value('%', part.said[0]!, TAKERS[part.noun as Taker]), number: part.value * 100 }
        this.inputs.push(rate)
        return { value: own.portion(rate, each, TAKERS[part.noun as Taker]), conta: say`${t(rate)} de ${t(each)}` }
      }
      const one = this.counting.read('R$', part, 'Custo de cada um')
      const many = this.composing.worths.manyTerm(part)
      this.inputs.push(one)
      if (!many) return { value: one, conta: say`${t(one)}` }
      const count = this.counting.read('qtd', many, 'Quantos se pagam')
      this.inputs.push(count)
      return { value: own.times(count, one, 'Custo deles', 'R$'), conta: say`${t(count)} × ${t(one)}` }
    })
    this.inputs.push(each)
    const left = own.make(
      'R$',
      'O que sobra de cada um',
      round2(value),
      [each, ...costs.map(({ value: one }) => one)].map((one) => money(one.number)).join(' − '),
      [each, ...costs.map(({ value: one }) => one)],
    )
    return { value: left, conta: say`(${join([say`${t(each)}`, ...costs.map(({ conta }) => conta)], ' − ')})` }
  }

  /** As many places taken as she wants, else half of the free ones. */
  private filled(each: Value<'R$'>, month: Value<'R$/mês'>, gain: string): OwnGain {
    const { happening, time } = this.found
    const taken = happening!.parts.at(-1)!
    const wished = termsOf(this.ask.scene).filter(
      ({ field, dimension, value, time: span }) =>
        field === 'future_goals' &&
        dimension === 'things' &&
        value > taken.value &&
        value <= taken.value + happening!.value &&
        (span === null || span === time),
    )
    const [goal] = wished
    if (happening!.how === 'average' || time !== 'mes' || !goal || wished.length > 1) return this.ask.gain(month, gain)
    const value = reais((goal.value - taken.value) * each.number)
    return {
      value,
      formula: `(${number(goal.value)} da sua meta − ${number(taken.value)}) × ${money(each.number)} = ${money(value)}`,
      inputs: [month.fact],
      rotulo: `${gain}, pela sua meta`,
      once: false,
    }
  }

  /** By her own goal for the count, else half. */
  private gain(count: Value<Kind>, each: Value<'R$'>, month: Value<'R$/mês'>): OwnGain | undefined {
    const { gain } = this.words
    const { happening, time, turns } = this.found
    if (!gain) return undefined
    if (happening!.deed === 'room') return this.filled(each, month, gain)
    const wished = turns
      ? []
      : termsOf(this.ask.scene).filter(
          ({ field, dimension, value, noun, deed }) =>
            field === 'future_goals' &&
            dimension === happening!.parts.at(-1)!.dimension &&
            value > 0 &&
            value < happening!.parts.at(-1)!.value &&
            (noun === '' || noun === happening!.noun || deed === happening!.deed),
        )
    const [goal] = wished
    const owed = this.isOwed()
    const like = this.isOnce ? ', se todo mês for assim' : ''
    if (wished.length !== 1 || !goal || (goal.time !== null && goal.time !== time)) {
      const half = this.ask.gain(month, gain)
      return { ...half, rotulo: `${half.rotulo}${like}`, once: owed }
    }
    const kept = happening!.how === 'share' ? happening!.parts[0].value * goal.value : goal.value
    const value = reais((count.number - kept) * each.number * (month.number / (count.number * each.number)))
    return {
      value,
      formula: `(${number(count.number)} − ${number(kept)} da sua meta) × ${money(each.number)}${time === 'mes' ? '' : ', no mês'} = ${money(value)}`,
      inputs: [month.fact],
      rotulo: `${gain}, pela sua meta${like}`,
      once: owed,
    }
  }
}
