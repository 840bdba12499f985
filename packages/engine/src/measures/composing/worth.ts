import {
  BILL,
  distance,
  type Happening,
  isRate,
  type ListedCost,
  MONTHLY,
  type Worth,
} from '#src/measures/composition.ts'
import { goesOn } from '#src/quantities/lists.ts'
import { alike, type Term } from '#src/quantities/terms.ts'
import { APPS, TURNS } from '#src/quantities/words.data.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'

/** After a cost of one: '3,10 cada', 'R$ 2 pra fazer'. */
const OF_EACH = /^ (?:de|em|so|cada|a unidade|por unidade|(?:pra|para) (?:fazer|produzir|comprar))\b/
/** Sentences that still speak of it, and that may say what one is worth. */
export const [NEAR, FAR] = [1, 2]

const TOTAL = /\b(?:deixei|deixamos) de (?:ganhar|receber|vender|faturar)(?: uns| umas| quase)?(?: r\$)? ?$/

/** How many a word means. */
export const DOZENS: Readonly<Record<string, number>> = { duzia: 12, cento: 100, milheiro: 1_000 }

/** What one of what happens is worth, by her terms. */
export class Worths {
  private readonly hers: readonly Term[]
  private readonly listed: readonly ListedCost[]

  constructor(hers: readonly Term[], listed: readonly ListedCost[]) {
    this.hers = hers
    this.listed = listed
  }

  of(happening: Happening): Worth[] {
    const { deed } = happening
    // The price of those who left isn't what they took along, and empty on the way back is no lost trip.
    if (deed === 'unreturned' || deed === 'such') return this.lossesFor(happening)
    if (deed === 'stuck') {
      const costs = this.costsFor(happening)
      return costs.length > 0 ? costs : this.pricesFor(happening)
    }
    if (deed === 'uncollected') return [...this.pricesFor(happening), ...this.repairsFor(happening)]
    if (deed === 'missed' && happening.parts.some(({ after, before }) => RETURNS.test(`${before} ${after}`))) return []
    if (deed === 'redone' || deed === 'wasted') {
      const costs = this.costsFor(happening)
      if (costs.length > 0) return costs
      const hours = deed === 'redone' ? this.hoursFor(happening) : []
      if (hours.length > 0) return hours
      const listed = this.listed.filter(({ noun }) => noun !== '' && noun === happening.noun)
      if (listed.length > 0)
        return listed.map(({ value, place }) => ({ how: 'listed', parts: [], value, place, monthly: false }))
      return this.pricesFor(happening)
    }
    if (happening.how === 'days') {
      const lefts = this.leftsFor(happening)
      return lefts.length > 0 ? lefts : this.pricesFor(happening)
    }
    const prices = this.pricesFor(happening)
    return prices.length > 0
      ? prices
      : deed === 'missed' || (deed === 'left' && !MEMBERS.test(happening.word))
        ? this.costsFor(happening)
        : []
  }

  private reais(happening: Happening): Term[] {
    const [place] = happening.parts
    return this.hers.filter(
      (one) =>
        one.dimension === 'reais' &&
        one.noun !== 'hora' &&
        // 'Deixei de ganhar 1.100' is what all of them come to.
        !TOTAL.test(one.before) &&
        (happening.noun === 'dia') === (one.noun === 'dia') &&
        (alike(one.noun, happening.noun) || TURNS.test(happening.noun)) &&
        (distance(one, place) <= FAR || one.field !== place.field),
    )
  }

  /** What a place is let for by the day. */
  dailyFor(happening: Happening): Worth[] {
    if (!LET.test(happening.noun)) return []
    const daily = this.hers.filter(
      ({ dimension, deed, noun, before, time }) =>
        dimension === 'reais' && deed === 'price' && noun === 'dia' && time === null && /\bdiaria/.test(before),
    )
    return daily.length === 1 ? [{ how: 'price', parts: daily, value: daily[0]!.value, monthly: false }] : []
  }

  pricesFor(happening: Happening): Worth[] {
    // 'São 2 mil por mês no lixo' is what all of it comes to.
    const lost = happening.deed === 'wasted' || happening.deed === 'redone'
    const prices = this.reais(happening).filter(
      ({ deed, time }) => (deed === 'price' || deed === 'kept') && (time === null || (time === 'mes' && !lost)),
    )
    const packed = prices.length === 0 ? this.byTheDozen(happening) : []
    if (packed.length > 0) return packed
    const hours = happening.parts.some(({ dimension }) => dimension === 'hours') ? this.hers.filter(isRate) : prices
    return hours.map((price) => {
      const pack = this.hers.find(
        ({ deed, sentence, place }) => deed === 'pack' && sentence === price.sentence && place === price.place - 1,
      )
      return pack
        ? { how: 'pack', parts: [price, pack], value: price.value / pack.value, monthly: false }
        : {
            how: 'price',
            parts: [price],
            value: price.value,
            monthly: price.time === 'mes' || MONTHLY.test(ownWords(price).slice(-24)),
          }
    })
  }

  /** 'Uns 40 trincam, vendo a dúzia por 7' */
  private byTheDozen({ noun, parts }: Happening): Worth[] {
    if (noun in DOZENS) return []
    const found = this.hers.filter(
      (one) =>
        one.dimension === 'reais' &&
        one.deed === 'price' &&
        one.time === null &&
        one.noun in DOZENS &&
        distance(one, parts[0]) <= NEAR,
    )
    const [price] = found
    return price && found.length === 1
      ? [{ how: 'dozen', parts: [price], value: price.value / DOZENS[price.noun]!, monthly: false }]
      : []
  }

  private costsFor(happening: Happening): Worth[] {
    const costs = this.reais(happening).filter(
      ({ deed, time, each, event, noun, after }) =>
        deed === 'cost' && time === null && (each || event || noun !== '' || OF_EACH.test(after)),
    )
    const events = costs.filter(({ event }) => event)
    return (events.length > 0 && happening.deed === 'redone' ? events : costs).map((cost) => ({
      how: 'cost',
      parts: [cost],
      value: cost.value,
      monthly: false,
    }))
  }

  /** '5 voltam, gasto 2 horas em cada, minha hora é 50' */
  private hoursFor(happening: Happening): Worth[] {
    const hours = this.hers.find(
      (one) =>
        one.dimension === 'hours' && one.each && one.deed !== 'road' && distance(one, happening.parts[0]) <= NEAR,
    )
    const rate = hours && this.hers.find(isRate)
    return hours && rate
      ? [{ how: 'hours', parts: [hours, rate], value: hours.value * rate.value, monthly: false }]
      : []
  }

  /** Price of one less each of its costs, said beside it. */
  leftsFor(happening: Happening): Worth[] {
    const reais = this.reais(happening)
    const prices = reais.filter(({ deed, time }) => deed === 'price' && time === null)
    if (prices.length !== 1) return []
    const [price] = prices
    const costs = reais.filter(
      (one) =>
        one.deed === 'cost' &&
        one.time === null &&
        !one.event &&
        one.sentence === price!.sentence &&
        (!BILL.test(one.after) || goesOn(one)) &&
        one.value < price!.value * (one.each || one.noun !== '' || /^ de /.test(one.after) ? 3 : 1),
    )
    // Another cost beside it, of a thing that nobody can place.
    const beside = this.hers.some(
      (one) =>
        one.dimension === 'reais' &&
        one.deed === 'cost' &&
        one.time === null &&
        !one.event &&
        one.noun !== 'hora' &&
        one.noun !== 'dia' &&
        one.sentence === price!.sentence &&
        one.value < price!.value &&
        !BILL.test(one.after) &&
        !costs.includes(one),
    )
    if (beside && costs.length > 0) return []
    // Most of the price, and nothing says that it is of each: it may be of the month.
    if (
      costs.some(
        (one) =>
          !one.each && !goesOn(one) && one.noun === '' && !/ cada\b/.test(one.after) && one.value > price!.value * 0.7,
      )
    )
      return []
    // A share that nothing explains may be one of its costs.
    if (
      this.hers.some(
        (one) =>
          one.dimension === 'share' && (one.deed === null || one.deed === 'taken') && one.sentence === price!.sentence,
      )
    )
      return []
    const fees = costs.length === 0 ? null : this.feesOf(happening, price!)
    if (fees === null) return []
    const value =
      price!.value * (1 - fees.reduce((sum, one) => sum + one.value, 0)) -
      costs.reduce((sum, one) => sum + one.value * (this.manyTerm(one)?.value ?? 1), 0)
    return [{ how: 'left', parts: [price!, ...costs, ...fees], value, monthly: false }]
  }

  /** 'Cobro 25 a hora e pago 18 pra babá' */
  leftOfHour(hours: Term): Worth[] {
    const near = this.hers.filter(
      (one) => one.dimension === 'reais' && one.time === null && one.sentence === hours.sentence,
    )
    const prices = near.filter((one) => one.noun === 'hora' && one.deed === 'price')
    const costs = near.filter(
      (one) => one.deed === 'cost' && (one.noun === 'hora' || one.noun === '') && !BILL.test(one.after),
    )
    const [price, cost] = [prices[0], costs[0]]
    if (!price || !cost || prices.length > 1 || costs.length > 1 || near.length > 2 || cost.value >= price.value * 2)
      return []
    return [{ how: 'left', parts: [price, cost], value: price.value - cost.value, monthly: false }]
  }

  /** Shares of the price that others take of each; null: of some only, or not said of which. */
  private feesOf(happening: Happening, price: Term): Term[] | null {
    const fees = this.hers.filter(({ deed, field }) => deed === 'fee' && field === price.field)
    const others = this.hers.some(
      (one) =>
        one.dimension === 'things' &&
        one.sentence === price.sentence &&
        one !== happening.parts[0] &&
        one.deed === null,
    )
    const all =
      happening.parts.some(({ after }) =>
        /\b(?:tudo|tod[oa]s|so) (?:e |sai |vai )?(?:pel|n[oa]|por|com)/.test(after),
      ) ||
      (!others && APPS.test(price.after.split(',')[0]!))
    const known = fees.every((fee) => distance(fee, price) <= NEAR && (fee.noun !== 'app' || all))
    return known && new Set(fees.map(({ noun }) => noun)).size === fees.length ? fees : null
  }

  /** 'Cada ida dessa me come 28', 'o aparelho que me custou 180' */
  private lossesFor(happening: Happening): Worth[] {
    const at = this.hers.indexOf(happening.parts.at(-1) ?? happening.parts[0])
    const next = this.hers
      .slice(at + 1)
      .find((one) => one.dimension === 'reais' && distance(one, happening.parts[0]) <= NEAR)
    if (next?.deed !== 'cost' || next.time !== null) return []
    const ofOne = happening.deed === 'unreturned' || /\bcada\b|dess[ae]s?\b|del[ae]s\b|vez\b/.test(next.before)
    return ofOne ? [{ how: 'cost', parts: [next], value: next.value, monthly: false }] : []
  }

  /** 'Conserto de uns 95 cada', of repairs that nobody comes for: what each is paid. */
  private repairsFor(happening: Happening): Worth[] {
    const [place] = happening.parts
    return this.hers
      .filter((one) => one.dimension === 'reais' && one.deed === 'cost' && one.event && one.each && one.time === null)
      .filter(
        (one) =>
          distance(one, place) <= NEAR &&
          (alike(one.noun, happening.noun) || /^(?:consert|repar|ajust|reform)/.test(one.noun)),
      )
      .map((one) => ({ how: 'price', parts: [one], value: one.value, monthly: false }))
  }

  /** '4 músicos a 400': of how many the cost of one is paid. */
  manyTerm(cost: Term): Term | undefined {
    return / a(?: uns| so)? $/.test(cost.before)
      ? this.hers.find(
          ({ dimension, time, sentence, place }) =>
            dimension === 'things' && time === null && sentence === cost.sentence && place === cost.place - 1,
        )
      : undefined
  }
}

const LET = /^(?:baia|quarto|chal|suit|apartament|flat|cama|leito|vaga|box|bangalo|barraca|canil|cocheira|gaiol)/
const RETURNS = /\bvolt[ao]m? vazi/
/** 'Faço 4 por mês e cobro 900': that month is of the four. */
const ownWords = ({ before, place }: Term): string =>
  place > 0 ? before.replace(/^ (?:[a-z]+ )?(?:por|ao|no) mes/, '') : before
