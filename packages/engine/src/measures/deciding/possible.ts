import { is, join, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { factsOf } from '#src/measures/frames/frame.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import type { Any } from './case.ts'
import type { Held } from './held.ts'
import type { Judged } from './judged.ts'
import { inBrief } from './outcomes.ts'
import { isOfMoney, nameOf } from './role-names.ts'

/** A sum that her numbers may come to: she alone knows whether it is hers. */
export interface Possible {
  /** By its way and what it comes to. */
  id: string
  /** How likely it is hers, 0 to 1. */
  share: number
  /** Those of her numbers that it takes. */
  numbers: readonly number[]
  /** What each number was taken for. */
  read: Text
  account: Text
  /** What follows if it is hers; null: the account stands alone. */
  answer: Text | null
  /** All facts of it. */
  figure: MeasuredFigure
}

/** From these shares on (decision 0029): of what is shown so, two in three are hers; of the second ones one in three. */
const FIRST = 0.45
/** Less is enough where none of its numbers is in doubt: it is true, and may be what decides. */
const OF_SURE = { share: 0.35, least: 0.85, numbers: 3 } as const
const SECOND = { least: 0.2, ofFirst: 0.5, against: 0.6 } as const
export const MOST_POSSIBLE = 2
/** Of what follows. */
const SENTENCES = 3

export const idOf = (one: Judged): string => `${one.outcome.best.filled.way.id}.${sizeOf(one)}`

/** Told twice, it would leave nothing to choose. */
export const comesToSame = (one: Judged, other: Judged): boolean => sizeOf(one) === sizeOf(other)

const sizeOf = ({ outcome }: Judged): number => Math.round(Math.abs(outcome.best.answer.main.number) * 100)

/** Whether a sum is likely enough to be shown beside the likeliest. */
export function isPossible({ outcome, share }: Judged, [first]: readonly Judged[]): boolean {
  if (!outcome.best.answer.line || !first || !mayDecide(first)) return false
  if (outcome === first.outcome) return true
  const isDoubtful = outcome.best.filled.against >= SECOND.against
  return !isDoubtful && share >= SECOND.least && share >= first.share * SECOND.ofFirst
}

function mayDecide({ outcome: { best }, share }: Judged): boolean {
  const { least, used } = best.filled
  return share >= (least >= OF_SURE.least && used.size >= OF_SURE.numbers ? OF_SURE.share : FIRST)
}

export function possibleOf(d: Deriver, one: Judged): Possible {
  const { answer, filled } = one.outcome.best
  const taken = [...filled.used].sort((a, b) => a.at.place - b.at.place).map((held) => readOf(d, held))
  // As typed: what it is of isn't known.
  const left = filled.over.map(({ said }) => d.ask.value(said.kind === 'P' ? '%' : 'qtd', said, 'Número que fica fora'))
  const values = [...taken.map(({ value }) => value), ...left]
  return {
    id: idOf(one),
    share: one.share,
    numbers: [...filled.used].map(({ said }) => said.value),
    read: say`Li assim: ${join(
      taken.map(({ value, name }) => say`${t(value)} ${is(name)} ${name}`),
      '; ',
    )}.${
      left.length > 0
        ? say` Ficou fora: ${join(
            left.map((value) => say`${t(value)}`),
            ' e ',
          )}.`
        : ''
    }`,
    account: answer.line ?? NOTHING,
    answer: answer.verdict ? inBrief(answer.verdict, SENTENCES) : null,
    figure: factsOf(d, { ...answer, inputs: [...answer.inputs, ...values] }).figure,
  }
}

/** A number of hers as what it was taken for. */
function readOf(d: Deriver, { said, role, period }: Held): { value: Any; name: string } {
  const name = nameOf(role, period)
  const kind = said.kind === 'P' ? '%' : isOfMoney(role) ? 'R$' : said.kind === 'H' ? 'horas' : 'qtd'
  return { value: d.ask.value(kind, said, name), name }
}
