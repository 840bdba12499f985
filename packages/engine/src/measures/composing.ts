import { alike, type Term } from '#src/quantities/terms.ts'
import { TURNS } from '#src/quantities/words.data.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import {
  BILL,
  type Composition,
  distance,
  type Happening,
  isRate,
  isResult,
  type ListedCost,
  LOSSES,
  MONTHLY,
  ofOne,
  plainOf,
  SPENDS,
  totalOf,
  type Worth,
} from './composition.ts'

/** Sentences that still speak of it, and that may say what one is worth. */
const [NEAR, FAR] = [1, 2]

/** All that fits by dimension and noun, best first. */
export class Composing {
  readonly terms: readonly Term[]
  private readonly hers: readonly Term[]
  private readonly listed: readonly ListedCost[]

  constructor(terms: readonly Term[], listed: readonly ListedCost[]) {
    this.terms = terms
    this.listed = listed
    this.hers = terms.filter(({ field }) => field !== 'future_goals')
  }

  /** The one that stands out; null: none, or two that differ. */
  best(fits: (one: Composition) => boolean): Composition | null {
    const all = [...this.losses(), ...this.rooms(), ...this.margins()].filter(fits)
    all.sort((a, b) => b.score - a.score)
    const [first, second] = all
    if (!first) return null
    return second &&
      second.score === first.score &&
      second.meaning === first.meaning &&
      totalOf(second) !== totalOf(first)
      ? null
      : first
  }

  private losses(): Composition[] {
    const found: Composition[] = []
    for (const happening of this.happenings()) {
      const worths = this.worthsOf(happening)
      for (const worth of worths) found.push(...this.joined('loss', happening, worth))
    }
    for (const hours of this.hers) {
      if (hours.dimension !== 'hours' || hours.deed === 'road') continue
      if (!SPENDS.test(`${hours.before} ${hours.after}`) && !(hours.deed && LOSSES.has(hours.deed))) continue
      const spent = hours.each
        ? this.spentOnEach(hours)
        : hours.time === null && hours.deed !== 'idle'
          ? null
          : plainOf(hours)
      if (!spent) continue
      for (const price of this.hers)
        if (isRate(price))
          found.push(
            ...this.joined('loss', spent, { how: 'price', parts: [price], value: price.value, monthly: false }),
          )
    }
    return found
  }

  /** 'Tenho 70 clientes, em cada um gasto 40 minutos por mês cobrando documento' */
  private spentOnEach(hours: Term): Happening | null {
    if (!/^(?: por mes| por semana)? (?:so )?(?:[a-z]+ndo|com|atras|pra)\b/.test(hours.after)) return null
    const at = this.hers.indexOf(hours)
    const count = this.hers
      .slice(0, at)
      .findLast(
        (one) =>
          one.dimension === 'things' &&
          one.deed === null &&
          alike(one.noun, hours.noun) &&
          distance(one, hours) <= NEAR,
      )
    const time = hours.time ?? count?.time ?? null
    if (!count || time === null || (hours.time !== null && count.time !== null)) return null
    return { ...plainOf(hours), how: 'hours', parts: [count, hours], value: count.value * hours.value, time }
  }

  /** What there is room for, less what is used of it. */
  private rooms(): Composition[] {
    const found: Composition[] = []
    for (const room of ofOne(this.hers)) {
      if (room.dimension !== 'things' || (room.deed !== 'room' && room.deed !== null)) continue
      const taken = this.hers.find(
        (one) =>
          one.dimension === 'things' &&
          one !== room &&
          // One of the two has to be said: '22 baias, 16 ocupadas', 'cabem 20, tenho 14'.
          (one.deed === 'taken' || (one.deed === null && room.deed === 'room')) &&
          (room.deed === 'room' || one.sentence === room.sentence) &&
          one.value < room.value &&
          alike(one.noun, room.noun) &&
          !TURNS.test(one.noun) &&
          distance(one, room) <= NEAR,
      )
      if (!taken || (taken.time !== null && room.time !== null && taken.time !== room.time)) continue
      const noun = room.noun || taken.noun
      const happening: Happening = {
        how: 'rest',
        parts: [room, taken],
        value: room.value - taken.value,
        time: room.time ?? taken.time,
        noun,
        word: room.word || taken.word,
        deed: 'room',
      }
      for (const worth of this.pricesFor(happening)) found.push(...this.joined('room', happening, worth))
    }
    return found
  }

  /** What is left of all that she does. */
  private margins(): Composition[] {
    const found: Composition[] = []
    for (const done of this.hers) {
      if (done.dimension !== 'things' || done.deed !== null || done.time === null) continue
      const happening = plainOf(done)
      for (const worth of this.leftsFor(happening)) found.push(...this.joined('left', happening, worth))
    }
    return found
  }

  /** How many bring what she wants. */
  goals(): Composition[] {
    const found: Composition[] = []
    for (const goal of this.terms) {
      if (goal.dimension !== 'reais' || goal.deed !== 'goal' || (goal.time !== 'mes' && goal.time !== null)) continue
      const gross = /\b(?:fatur|vend|chegar|bater)/.test(`${goal.before} ${goal.after}`)
      for (const each of this.hers) {
        const kept = each.deed === 'kept'
        if (each.dimension !== 'reais' || each.noun === 'hora' || each.time !== null) continue
        if (
          !(kept ? !gross : gross && each.deed === 'price') ||
          !(each.each || each.noun !== '') ||
          each.value * 2 > goal.value
        )
          continue
        const worth: Worth = { how: 'price', parts: [each], value: each.value, monthly: false }
        const done = this.hers.find(
          (one) => one.dimension === 'things' && one.deed === null && one.time !== null && alike(one.noun, each.noun),
        )
        found.push({
          meaning: 'goal',
          happening: done ? plainOf(done) : null,
          worth,
          turns: null,
          goal,
          time: 'mes',
          score: 2 + (done ? 1 : 0),
        })
      }
    }
    return found
  }

  /** Every loss that is said: counted, or as a share of what is counted. */
  happenings(): Happening[] {
    const found: Happening[] = []
    for (const [at, term] of this.hers.entries()) {
      if (term.deed === null || !(LOSSES.has(term.deed) || term.deed === 'fell')) continue
      if (term.dimension === 'share') {
        const base = this.baseOf(term, at)
        if (term.rate === false && (!base || base.time === null || base.value <= term.said[1]!.value)) {
          const part = { ...term, dimension: 'things' as const, value: term.said[0]!.value, said: [term.said[0]!] }
          found.push(plainOf(part))
        } else if (base && isResult(base, term, this.hers))
          found.push({ ...plainOf(base), noun: base.noun || term.noun, word: base.word || term.word, deed: term.deed })
        else if (base)
          found.push({
            how: 'share',
            parts: [base, term],
            value: base.value * term.value,
            time: base.time ?? term.time,
            noun: base.noun || term.noun,
            word: base.word || term.word,
            deed: term.deed,
          })
      } else if (term.dimension === 'things') {
        const base = this.baseOf(term, at)
        if (term.deed === 'fell') {
          if (base && base.value > term.value && base.sentence === term.sentence)
            found.push({
              how: 'rest',
              parts: [base, term],
              value: base.value - term.value,
              time: base.time ?? term.time,
              noun: base.noun,
              word: base.word,
              deed: 'fell',
            })
        } else {
          const part = base !== undefined && base.value >= term.value && base.sentence === term.sentence
          found.push({
            ...plainOf(term),
            time: term.time ?? (part ? base.time : null),
            noun: term.noun || (part ? base.noun : ''),
            word: term.word || (part ? base.word : ''),
          })
        }
      } else if (term.dimension === 'days') {
        const done = this.hers.find((one) => one.dimension === 'things' && one.time === 'dia' && one.deed === null)
        if (done && term.time !== null)
          found.push({
            how: 'days',
            parts: [done, term],
            value: done.value * term.value,
            time: term.time,
            noun: done.noun,
            word: done.word,
            deed: 'idle',
          })
        found.push(plainOf(term))
      }
    }
    return found
  }

  /** What a part is of: counted nearest before it, else after. */
  baseOf(part: Term, at: number): Term | undefined {
    const fits = (one: Term) =>
      one.dimension === 'things' &&
      one.deed === null &&
      one !== part &&
      alike(one.noun, part.noun) &&
      !(
        TURNS.test(one.noun) &&
        one.noun !== 'vez' &&
        part.noun === '' &&
        this.hers.some((other) => other.dimension === 'things' && other.deed === null && other !== one)
      ) &&
      (part.dimension === 'share' || one.value > part.value)
    return (
      this.hers.slice(0, at).findLast((one) => fits(one) && distance(one, part) <= NEAR) ??
      this.hers.find((one) => fits(one) && distance(one, part) <= NEAR) ??
      (part.dimension === 'share' ? this.hers.find((one) => fits(one) && one.time !== null) : undefined)
    )
  }

  private worthsOf(happening: Happening): Worth[] {
    const { deed } = happening
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
    return prices.length > 0 ? prices : deed === 'missed' ? this.costsFor(happening) : []
  }

  private reais(happening: Happening): Term[] {
    const [place] = happening.parts
    return this.hers.filter(
      (one) =>
        one.dimension === 'reais' &&
        one.noun !== 'hora' &&
        (happening.noun === 'dia') === (one.noun === 'dia') &&
        (alike(one.noun, happening.noun) || TURNS.test(happening.noun)) &&
        (distance(one, place) <= FAR || one.field !== place.field),
    )
  }

  private pricesFor(happening: Happening): Worth[] {
    const prices = this.reais(happening).filter(
      ({ deed, time }) => (deed === 'price' || deed === 'kept') && (time === null || time === 'mes'),
    )
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
            monthly: price.time === 'mes' || MONTHLY.test(price.before.slice(-24)),
          }
    })
  }

  private costsFor(happening: Happening): Worth[] {
    const costs = this.reais(happening).filter(
      ({ deed, time, each, event, noun, after }) =>
        deed === 'cost' && time === null && (each || event || noun !== '' || /^ (?:de|em|so) /.test(after)),
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
  private leftsFor(happening: Happening): Worth[] {
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
        !BILL.test(one.after) &&
        one.value < price!.value * (one.each || one.noun !== '' || /^ de /.test(one.after) ? 3 : 1),
    )
    if (costs.length === 0) return []
    const value = price!.value - costs.reduce((sum, one) => sum + one.value * (this.manyTerm(one)?.value ?? 1), 0)
    return [{ how: 'left', parts: [price!, ...costs], value, monthly: false }]
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

  private joined(meaning: Composition['meaning'], happening: Happening, worth: Worth): Composition[] {
    if (worth.parts.some((one) => happening.parts.some((other) => other === one))) return []
    const stock =
      happening.time === null && (worth.monthly || MEMBERS.test(happening.noun) || MEMBERS.test(happening.word))
    const turns =
      happening.time === null && !worth.monthly
        ? this.hers.find(
            (one) =>
              (one.dimension === 'things' ? one.deed === null : one.dimension === 'days' && one.deed === 'work') &&
              one.time !== null &&
              (TURNS.test(one.noun) || one.noun === 'dia') &&
              !happening.parts.some((other) => other === one) &&
              one.noun !== happening.noun,
          )
        : undefined
    const stops = happening.deed === 'idle' && happening.parts[0].dimension === 'hours'
    const time =
      happening.time ?? (stops ? 'mes' : turns?.time) ?? (stock && worth.parts[0]?.deed === 'price' ? 'mes' : null)
    // Who left in a year is missing in every month since.
    if (happening.deed === 'left' && happening.time === 'ano' && MEMBERS.test(happening.word))
      return worth.monthly ? this.joined(meaning, { ...happening, time: null }, worth) : []
    const often = worth.monthly && happening.time !== null && happening.time !== 'mes' && meaning !== 'loss'
    if (time === null || often) return []
    const parts = [...happening.parts, ...worth.parts, ...(turns ? [turns] : [])]
    const away = parts.reduce((sum, one) => sum + Math.min(3, distance(one, parts[0]!)), 0)
    return [
      {
        meaning,
        happening,
        worth,
        turns: turns ?? null,
        goal: null,
        time,
        score:
          new Set(parts.flatMap((one) => one.said)).size +
          (meaning === 'loss' || meaning === 'room' ? 1 : 0) -
          away / 10,
      },
    ]
  }
}
