import { SERVED } from '#src/quantities/words.data.ts'
import type { Item } from './solve.ts'
import { joined, MONEY, renamed, SOME, sameUnit, type Unit } from './units.ts'
import { SIZES, TIMES, WORKER } from './words.ts'

/** The numbers of a question, and the unit of its answer, by one way of taking its nouns. */
export interface Reading {
  items: readonly Item[]
  wanted: Unit
}

type Naming = (noun: string) => string | null

interface Nouns {
  items: readonly Item[]
  unit: Unit
  counted: ReadonlySet<string>
  priced: ReadonlySet<string>
  /** What the answer is said of one of. */
  one: string | undefined
  /** Everything is said of a month, and the month needn't be. */
  month: Naming
  read: (naming: Naming, over?: Unit) => Reading[]
}

const same: Naming = (noun) => noun
const served = (noun: string): string => (SERVED.test(noun) || noun === 'fregu' ? 'um' : noun)
const isThing = (noun: string) => noun !== MONEY && noun !== SOME && !TIMES.has(noun)

/** Ways of taking the nouns, the surest first: the first that gives a result gives the answer. */
export function* readings(items: readonly Item[], unit: Unit): Generator<readonly Reading[]> {
  const things = (power: 1 | -1) =>
    new Set(
      items.flatMap((item) => Object.keys(item.unit).filter((noun) => isThing(noun) && item.unit[noun] === power)),
    )
  const [counted, priced] = [things(1), things(-1)]
  // What nobody named is one of the things that are counted or asked for.
  const unnamed = [unit, ...items.map((item) => item.unit)].some((one) => SOME in one)
  const named = unnamed ? [SOME, ...new Set([...counted, ...priced, ...Object.keys(unit).filter(isThing)])] : [SOME]
  const times = unit.tempo ? ['hora', 'dia', 'semana', 'mes', 'ano'] : ['']
  const read = (naming: Naming, over: Unit = {}): Reading[] =>
    named.flatMap((name) =>
      times.map((time) => {
        const all: Naming = (noun) => naming(noun === SOME ? name : noun === 'tempo' ? time : noun)
        return {
          items: items.map((item) => ({ ...item, unit: renamed(item.unit, all) })),
          wanted: joined(renamed(unit, all), over, -1),
        }
      }),
    )
  const monthless = !items.some((item) => item.unit.mes === 1 || item.unit.ano !== undefined) && unit.mes !== 1
  const month: Naming = monthless ? (noun) => (noun === 'mes' ? null : noun) : same
  const one = Object.keys(unit).find((noun) => unit[noun] === -1 && !TIMES.has(noun))
  yield read(same)
  if (monthless) yield read(month)
  // People and what one of them takes are one.
  yield read(served)
  if (monthless) yield read((noun) => month(served(noun)))
  const nouns: Nouns = { items, unit, counted, priced, one, month, read }
  yield* ofOne(nouns)
  yield* ofTimes(nouns)
}

/** Where something is said of one that is never counted. */
function* ofOne({ items, unit, counted, priced, one, month, read }: Nouns): Generator<readonly Reading[]> {
  const unnamed = items.some((item) => item.unit[SOME] === 1)
  // 'Por peça', where no piece is counted: all is said of one.
  if (one && counted.size === 0 && priced.size === 0 && !unnamed)
    yield read((noun) => (noun === one || noun === SOME ? null : noun))
  // 'Cada apostila gasta 70 folhas, quanto vai de papel?': in each.
  if (!one && !unnamed) for (const each of priced) if (!counted.has(each)) yield read(served, { [served(each)]: 1 })
  // 'Cada pizza usa 250 g a 36 o quilo, quanto é o custo da mussarela?'
  if (one && !counted.has(one) && !priced.has(one))
    for (const each of priced)
      if (!counted.has(each)) yield read((noun) => (noun === one ? null : served(noun)), { [served(each)]: 1 })
  // 'Uma saia leva 1,5 metro mais 8 de zíper': all is said of one.
  const single = [...priced].filter((noun) => !counted.has(noun))
  if (!unnamed && !items.some((item) => isBill(item, items)))
    for (const none of [single.filter((noun) => noun !== one), single])
      if (none.length > 0) yield read((noun) => (none.includes(noun) ? null : month(noun)))
  // One thing is counted and one is priced: they are the same.
  const said = new Set([...priced, ...(one ? [one] : [])])
  const both = [...counted, ...said]
  if (counted.size === 1 && said.size === 1 && both.every((noun) => !SIZES.has(noun) && noun !== 'duzi'))
    yield read((noun) => (both.includes(noun) ? 'um' : month(noun)))
  // 'Meus 3 funcionários a 15 a hora': wages are each one's.
  const crew = [...counted].find((noun) => WORKER.test(noun))
  if (crew && unit[MONEY] === 1 && [...counted, ...priced].every((noun) => noun === crew))
    yield read((noun) => (noun === crew ? null : month(noun)))
  // 'A 15 o copo de 500 ml, quanto sai o litro?': one, and how large it is.
  if ([...counted].every((noun) => SIZES.has(noun)) && !unnamed) yield read((noun) => (noun === SOME ? null : noun))
}

/** Where the time of the answer is another than that of the numbers. */
function* ofTimes({ items, unit, read }: Nouns): Generator<readonly Reading[]> {
  const timed = (noun: string, power?: number) =>
    items.some((item) => (power === undefined ? noun in item.unit : item.unit[noun] === power))
  // 'Quanto dá por dia?', where no other time is spoken of.
  if ((unit.dia || unit.hora) && ![...TIMES].some((time) => timed(time)))
    yield read((noun) => (TIMES.has(noun) ? null : served(noun)))
  // 'Dou 6 aulas por dia, 5 dias, quanto por semana?'
  if (unit.semana === -1 && items.some((item) => sameUnit(item.unit, { dia: 1 }) && item.value <= 7))
    yield read((noun) => (noun === 'semana' ? null : served(noun)))
  // 'Quanto atendo?', where all is said of a day: of a day.
  if (!Object.keys(unit).some((noun) => TIMES.has(noun) || noun === 'tempo'))
    for (const time of ['dia', 'semana']) if (timed(time, -1) && !timed(time, 1)) yield read(served, { [time]: 1 })
}

/** Reais of a whole month beside those of one. */
const isBill = ({ unit, value }: Item, items: readonly Item[]): boolean =>
  sameUnit(unit, { [MONEY]: 1 }) && items.some((other) => other.unit[MONEY] === 1 && value > other.value * MOST_OF_ONE)
const MOST_OF_ONE = 5
