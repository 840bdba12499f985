import {
  type Composition,
  distance,
  type Happening,
  isRate,
  isResult,
  type ListedCost,
  LOSSES,
  OWED,
  ofOne,
  plainOf,
  SPENDS,
  standingOut,
  type Worth,
} from '#src/measures/composition.ts'
import { alike, type Term } from '#src/quantities/terms.ts'
import { SERVED, TURNS } from '#src/quantities/words.data.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import { groupsOf } from './groups.ts'
import { toldOf } from './told.ts'
import { SEASON } from './words.data.ts'
import { NEAR, Worths } from './worth.ts'

/** 'Faço 640 horas por mês' */
const DONE = /\b(?:faco|fazemos|vendo|vendemos|entrego|rodo|atendo|sao)(?: uns| umas)? $/

/** 'Quase ninguém paga mais que 120': reais without their unit. */
const AMOUNT_LEFT = /\b(?:paga|pagam|pagar|cobro|cobra|cobram) (?:mais|menos) (?:do )?(?:que|de) $/

/** 'Faz fila de 60' */
const PEOPLE_IN = /\b(?:fila|turma|grupo|lista) de(?: uns| umas| mais de)? $/

/** What is done has no room left. */
const MADE = /\b(?:faco|fazemos|vendo|vendemos|entrego|rodo|atendo|atendemos)(?: uns| umas)? $/

/** 'Dá pra pôr 30 carros e só tem 18 mensalistas': each has the place of one. */
const isLet = (room: Term, taken: Term): boolean =>
  room.deed === 'room' && taken.deed === 'taken' && MEMBERS.test(taken.word) && PLACE_OF.test(room.noun)
const PLACE_OF = /^(?:carr|mot|barc|caval|cam|leit|mes|box|bai|armari|cachorr|gat|pet)[a-z]{0,3}$/

/** All that fits by dimension and noun, best first. */
export class Composing {
  readonly terms: readonly Term[]
  private readonly hers: readonly Term[]
  readonly worths: Worths
  private all: readonly Composition[] | null = null

  constructor(terms: readonly Term[], listed: readonly ListedCost[]) {
    this.terms = terms
    this.hers = terms.filter(
      ({ field, dimension, before }) =>
        field !== 'future_goals' &&
        !(dimension === 'things' && AMOUNT_LEFT.test(before)) &&
        !(dimension === 'reais' && PEOPLE_IN.test(before)),
    )
    this.worths = new Worths(this.hers, listed)
  }

  /** The one that stands out; null: none, or two that differ. */
  best(fits: (one: Composition) => boolean): Composition | null {
    this.all ??= [...this.losses(), ...this.rooms(), ...this.margins()]
    return standingOut(this.all.filter(fits))
  }

  /** So many of what she complains of, times what one is; null: none, or two that differ. */
  told(fits: (one: Composition) => boolean): Composition | null {
    return standingOut(toldOf(this.hers).filter(fits))
  }

  private losses(): Composition[] {
    const found: Composition[] = []
    for (const happening of this.happenings()) {
      const worths = this.worths.of(happening)
      for (const worth of worths) found.push(...this.joined('loss', happening, worth))
    }
    for (const hours of this.hers) {
      if (hours.dimension !== 'hours' || hours.deed === 'road') continue
      if (!SPENDS.test(`${hours.before} ${hours.after}`) && !(hours.deed && LOSSES.has(hours.deed))) continue
      const many = this.eachOf(hours)
      const spent = many
        ? { ...plainOf(hours), how: 'hours' as const, parts: [many, hours] as const, value: many.value * hours.value }
        : hours.each
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

  /** '6 horas vazias por dia em cada quadra', of three. */
  private eachOf({ after, deed, time }: Term): Term | undefined {
    const noun =
      deed === 'idle' && time !== null ? /\bem cada(?: um| uma)?(?: d[aeo]s?)? ?([a-z]{3,})?/.exec(after) : null
    if (!noun) return undefined
    const root = noun[1] === undefined ? '' : rootOf(noun[1])
    return this.hers.find(
      (one) => one.dimension === 'things' && one.value > 1 && one.time === null && alike(one.noun, root),
    )
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
    for (const happening of groupsOf(this.hers))
      for (const worth of this.worths.pricesFor(happening)) found.push(...this.joined('room', happening, worth))
    if (found.length > 0) return found
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
          (alike(one.noun, room.noun) || isLet(room, one)) &&
          !TURNS.test(one.noun) &&
          distance(one, room) <= NEAR,
      )
      // 'Faço 140 por mês, 110 são de seguradora, só faço 30 …' tells what is done and its parts: nothing of it is room.
      if (taken && room.deed === null && (MADE.test(room.before) || this.splits(room, taken))) continue
      // How often one is let in a month, nobody knows.
      if (taken && room.time === null && taken.time === 'mes' && !SERVED.test(room.noun)) continue
      if (!taken || (taken.time !== null && room.time !== null && taken.time !== room.time)) continue
      const noun = room.noun || taken.noun
      const happening: Happening = {
        how: 'rest',
        parts: [room, taken],
        value: room.value - taken.value,
        time: room.time ?? taken.time,
        once: null,
        noun,
        word: room.word || taken.word,
        deed: 'room',
      }
      // 'Em julho só faço 25, no verão são 90': a season, no room.
      const season = [room, taken].some(({ before, after }) => SEASON.test(`${before} ${after}`))
      for (const worth of this.worths.pricesFor(happening))
        found.push(...this.joined(season ? 'loss' : 'room', season ? { ...happening, deed: 'fell' } : happening, worth))
      // A day's price of each place: 'diária de 70'.
      if (happening.time === null)
        for (const worth of this.worths.dailyFor(happening))
          found.push(...this.joined('room', { ...happening, time: 'dia' }, worth))
    }
    return found
  }

  /** Whether another number of the sentence is the rest of the whole. */
  private splits(whole: Term, part: Term): boolean {
    return this.hers.some(
      (other) =>
        other !== whole &&
        other !== part &&
        other.value === whole.value - part.value &&
        other.sentence === whole.sentence,
    )
  }

  /** What is left of all that she does. */
  private margins(): Composition[] {
    const found: Composition[] = []
    for (const done of this.hers) {
      if (done.dimension !== 'things' || done.deed !== null || done.time === null) continue
      const happening = plainOf(done)
      for (const worth of this.worths.leftsFor(happening)) found.push(...this.joined('left', happening, worth))
    }
    for (const hours of this.hers)
      if (hours.dimension === 'hours' && hours.deed === 'work' && hours.time !== null && DONE.test(hours.before))
        for (const worth of this.worths.leftOfHour(hours)) found.push(...this.joined('left', plainOf(hours), worth))
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
            once: (base.time ? base.once : term.once) ?? null,
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
              once: null,
              noun: base.noun,
              word: base.word,
              deed: 'fell',
            })
        } else {
          const part = base !== undefined && base.value >= term.value && base.sentence === term.sentence
          found.push({
            ...plainOf(term),
            time: term.time ?? (part ? base.time : null),
            once: (term.time ? term.once : part ? base.once : null) ?? null,
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
            once: term.once ?? null,
            noun: done.noun,
            word: done.word,
            deed: 'idle',
          })
        found.push(plainOf(term))
      }
    }
    return found
  }

  /** All of which that many happen. */
  baseOfHappening({ parts }: Happening): Term | undefined {
    const last = parts.at(-1)!
    const base = this.baseOf(last, this.hers.indexOf(last))
    return base?.sentence === last.sentence && base.value > last.value ? base : undefined
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

  private joined(meaning: Composition['meaning'], happening: Happening, worth: Worth): Composition[] {
    if (worth.parts.some((one) => happening.parts.some((other) => other === one))) return []
    // 'Cada serviço é 390': not what a client pays every month.
    const ofOneVisit =
      !worth.monthly && worth.parts.some(({ noun }) => noun !== '' && !MEMBERS.test(noun) && noun !== happening.noun)
    const stock =
      happening.time === null &&
      (worth.monthly || (!ofOneVisit && (MEMBERS.test(happening.noun) || MEMBERS.test(happening.word))))
    const turns =
      happening.time === null && !worth.monthly
        ? this.hers.find(
            (one) =>
              (one.dimension === 'things' ? one.deed === null : one.dimension === 'days' && one.deed === 'work') &&
              one.time !== null &&
              (TURNS.test(one.noun) || one.noun === 'dia') &&
              !happening.parts.some((other) => other === one) &&
              one.noun !== happening.noun &&
              // What the flow says of its lessons is no turn of who left.
              (one.field === happening.parts[0].field || !MEMBERS.test(happening.word)),
          )
        : undefined
    const stops = happening.deed === 'idle' && happening.parts[0].dimension === 'hours'
    const owed = OWED.has(happening.deed) && happening.time === null && !worth.monthly
    const time =
      happening.time ??
      (stops ? 'mes' : owed ? null : turns?.time) ??
      ((stock && worth.parts[0]?.deed === 'price') ||
      (owed && (worth.how === 'price' || happening.deed === 'unreturned' || happening.deed === 'stuck'))
        ? 'mes'
        : null)
    // Who left in a year is missing in every month since.
    if (happening.deed === 'left' && happening.time === 'ano' && MEMBERS.test(happening.word))
      return worth.monthly ? this.joined(meaning, { ...happening, time: null }, worth) : []
    const often = worth.monthly && happening.time !== null && happening.time !== 'mes' && meaning !== 'loss'
    if (time === null || often) return []
    const parts = [...happening.parts, ...worth.parts, ...(turns && !owed ? [turns] : [])]
    const away = parts.reduce((sum, one) => sum + Math.min(3, distance(one, parts[0]!)), 0)
    return [
      {
        meaning,
        happening,
        worth,
        turns: (owed ? null : turns) ?? null,
        goal: null,
        time,
        score:
          new Set(parts.flatMap((one) => one.said)).size +
          (meaning === 'loss' || meaning === 'room' ? 1 : 0) -
          // What goes along with who leaves comes after them.
          (happening.deed === 'unreturned' ? 0.5 : 0) -
          away / 10,
      },
    ]
  }
}
