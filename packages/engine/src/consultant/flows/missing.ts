import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { say } from '#src/facts/fact-book.ts'
import type { Asked } from './asked.ts'
import { mainsOf } from './prepare.ts'
import type { Quantity } from './quantity.ts'
import { solve } from './solve.ts'

interface Lack {
  question: string
  quantity: Quantity
  /** The numbers as they are to be taken with it, and what is asked then. */
  instead?: readonly Quantity[]
  wish?: Asked['wish']
}

const PERIODS: Readonly<Record<string, string>> = { dia: 'dia', semana: 'semana', mes: 'mês', ano: 'ano' }

const BASE = { scale: 1, share: null, label: '', clause: -1, sentence: -1, at: -1 } as const
const count = (unit: Unit, value: number): Quantity => ({ ...BASE, id: 'n90', kind: 'count', value, unit, way: null })
const money = (unit: Unit, way: 'in' | 'out', value: number): Quantity => ({
  ...BASE,
  id: 'r90',
  kind: 'money',
  value,
  unit,
  way,
})
const hasIn = (all: readonly Quantity[]) => (noun: string, power: 1 | -1) =>
  all.some(({ unit }) => unit[noun] === power)

/** Numbers that a sum may lack, the likeliest first, each with a value that offends nothing. */
function* lacks(all: readonly Quantity[], asked: Asked): Generator<Lack> {
  yield* lacksOfOne(all, asked)
  yield* lacksOfInstalments(all, asked)
  yield* lacksOfCounts(all, asked)
  yield* lacksOfPrices(all, asked)
}

/** What one of them takes, costs, saves or yields. */
function* lacksOfOne(all: readonly Quantity[], asked: Asked): Generator<Lack> {
  const has = hasIn(all)
  if (has('litro', -1) && has('km', 1) && !all.some(({ unit }) => unit.km === 1 && unit.litro === -1))
    yield { question: 'Quantos km por litro o veículo faz?', quantity: count({ km: 1, litro: -1 }, 10) }
  if (has('parcela', 1) && !has('parcela', -1))
    yield { question: 'De quanto é cada parcela?', quantity: money({ [MONEY]: 1, parcela: -1 }, 'out', 1e7) }
  // What one piece saves, and how many there are in a month.
  const piece =
    asked.wish === 'payback' &&
    all.flatMap(({ kind, way, unit }) =>
      kind === 'money' && way === 'keep'
        ? Object.keys(unit).filter((noun) => unit[noun] === -1 && !TIMES.has(noun))
        : [],
    )[0]
  if (piece && !has(piece, 1))
    yield { question: 'Quantos desses você faz por mês?', quantity: count({ [piece]: 1, mes: -1 }, 100) }
  const isPack = asked.one !== null && /^(?:milheir|cent|duzi|caix|fard|lot|kg|litr|metr|m[23])/.test(asked.one)
  const costs = asked.wish === 'cost' || asked.wish === 'price'
  if (
    costs &&
    !isPack &&
    asked.one &&
    !TIMES.has(asked.one) &&
    !has(asked.one, 1) &&
    !has(asked.one, -1) &&
    all.length > 2
  )
    yield { question: 'Quantas unidades isso rende?', quantity: count({ [asked.one]: 1 }, 10) }
  if (asked.time === 'hora' && !has('hora', 1) && !has('hora', -1))
    yield { question: 'Quantas horas você leva em cada um?', quantity: count({ hora: 1 }, 3) }
}

/** How many instalments there are, where only each is named. */
function* lacksOfInstalments(all: readonly Quantity[], asked: Asked): Generator<Lack> {
  if (
    /\bpresta\w+|\bparcela\w*/.test(asked.before) &&
    /\ba mais\b|\bjuros?\b/.test(asked.whole) &&
    !hasIn(all)('parcela', 1)
  ) {
    const each = all.find(({ kind, label }) => kind === 'money' && /\bpresta\w+|\bparcela\w*/.test(label))
    const cash = all.filter((one) => one.kind === 'money' && one !== each)
    if (each && cash.length === 1)
      yield {
        question: 'São quantas parcelas?',
        quantity: count({ parcela: 1 }, 1000),
        instead: all.map((one) => (one === each ? { ...one, unit: { [MONEY]: 1, parcela: -1 } } : one)),
        wish: 'extra',
      }
  }
}

/** How many are sold, and how much goes into it. */
function* lacksOfCounts(all: readonly Quantity[], asked: Asked): Generator<Lack> {
  const has = hasIn(all)
  const [main] = mainsOf(all, asked)
  const time = asked.time ?? 'mes'
  // 'Se fizer 8 por mês' says how many.
  const isSaid = all.some(({ unit, way }) => unit[time] === -1 && way === null)
  if (!isSaid && main && !has(main, 1) && asked.time !== null && asked.thing === null && PERIODS[time])
    yield {
      question: `Quantas vendas ou atendimentos desses você faz por ${PERIODS[time]}?`,
      quantity: count({ [main]: 1, [time]: -1 }, 10_000),
    }
  if (has('dia', -1) && asked.time === 'mes' && !has('dia', 1))
    yield { question: 'Quantos dias por mês você trabalha?', quantity: count({ dia: 1, mes: -1 }, 22) }
  if (has('kg', -1) && !has('kg', 1) && asked.one !== 'kg')
    yield { question: 'Quantos quilos vão nisso?', quantity: count({ kg: 1 }, 10) }
  for (const size of ['metro', 'litro', 'm2', 'hora'] as const)
    if (has(size, -1) && !has(size, 1) && asked.one !== size && asked.time !== size)
      yield {
        question: `${size === 'hora' ? 'Quantas horas' : size === 'm2' ? 'Quantos metros quadrados' : `Quantos ${size}s`} vão nisso?`,
        quantity: count({ [size]: 1 }, 10),
      }
}

/** What comes in or goes out for each. */
function* lacksOfPrices(all: readonly Quantity[], asked: Asked): Generator<Lack> {
  const [main] = mainsOf(all, asked)
  const largest = Math.max(0, ...all.map(({ value }) => value))
  const prices = all.some(({ kind, way }) => kind === 'money' && (way === 'in' || way === 'keep'))
  if (
    !prices &&
    (asked.wish === 'even' || (asked.wish === 'many' && all.some(({ kind }) => kind === 'money'))) &&
    asked.thing &&
    !TIMES.has(asked.thing)
  )
    yield {
      question: 'Quanto você recebe por cada um (preço ou mensalidade)?',
      quantity: money({ [MONEY]: 1, [asked.thing]: -1 }, 'in', largest * 2),
    }
  if (prices && asked.wish === 'left' && !all.some(({ kind, way }) => kind === 'money' && way === 'out') && main)
    yield {
      question: 'Quanto cada um custa para você, com tudo?',
      quantity: money({ [MONEY]: 1, [main]: -1 }, 'out', 0.01),
    }
}

/** The one number without which the sum can't be done; null: it lacks none, or more. */
export function missingFor(all: readonly Quantity[], asked: Asked): string | null {
  if (all.filter(({ kind, scenery }) => kind === 'money' && !scenery).length === 0) return null
  for (const { question, quantity, instead = all, wish = asked.wish } of lacks(all, asked))
    if (solve([...instead, quantity], { ...asked, wish })) return question
  return null
}

export const lackDraft = (question: string): Draft => ({
  ...EMPTY_DRAFT,
  answer: say`Para fazer essa conta falta um número. ${question}`,
  timeline: say`Assim que você responder, faço a conta.`,
  investment: say`Nada a gastar por enquanto.`,
  roi: say`A conta vem depois da sua resposta.`,
})
