import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { type Judged, judged } from './judged.ts'
import { outcomesOf } from './outcomes.ts'
import type { Likely } from './signs.ts'

/** The decision of her challenge, where every number of it is surely read; null: it isn't. */
export function decidedByRoles(d: Deriver, likely: Likely): Decided | null {
  const { revenue, costs } = d.own.sources.reading
  // A decision is weighed by what she sells and spends.
  return !revenue || costs.items.length === 0 ? null : decidingOf(d, rolesOf(d.own.sources.reading.form), likely)
}

export interface Decided {
  answer: Answer
  /** An older frame that answers the same tells more. */
  loose: boolean
  /** So sure that it stands before what takes fewer of her numbers. */
  certain: boolean
  /** So sure that it stands before what makes another sum of the same numbers. */
  surest: boolean
  /** The way that decides. */
  id: string
}

/** From these shares on a decision is told, and stands before others (decision 0029 has what was measured). */
const [TOLD, CERTAIN, SUREST] = [0.7, 0.85, 0.95]
/** Less is enough where no number of hers is in doubt. */
const SURE = { many: 0.85, few: 0.97 } as const
const TOLD_OF_SURE = 0.35
/** One number may be doubted further where the places of several others make it likely. */
const MANY = 4
const DOUBTED = { many: 0.2, few: 0.4, certain: 0.25 } as const
/** From here on a number is something else. */
const OTHERWISE = 0.7
const FEW = 3
/** So many numbers in places that make a sum are no accident. */
const NO_ACCIDENT = 5

/** Whether the likeliest outcome of so many numbers is sure enough to be told. */
export function isTold({ outcome: { best }, share }: Judged, numbers: number): boolean {
  const { filled } = best
  // What is left over may change all of it, and what is surely something else isn't what the sum takes it for.
  if (filled.over.length > 0 || filled.against >= OTHERWISE) return false
  const size = numbers >= MANY ? 'many' : 'few'
  const isSure = filled.least >= SURE[size] && numbers >= FEW
  const certain = share >= CERTAIN && filled.used.size >= FEW
  return (
    filled.least >= DOUBTED[filled.used.size >= MANY ? 'many' : certain ? 'certain' : 'few'] &&
    share >= (isSure ? TOLD_OF_SURE : TOLD)
  )
}

/** The decision as her numbers' roles decide it; null: none is sure. */
export function decidingOf(d: Deriver, roles: readonly RoleNumber[], likely: Likely = () => 0): Decided | null {
  const [best] = judged(outcomesOf(d, roles), likely)
  if (!best || !isTold(best, roles.length)) return null
  const { answer, filled, proved } = best.outcome.best
  const loose = filled.way.loose && !proved && !(filled.way.wide && filled.used.size >= NO_ACCIDENT)
  const stands = (least: number) => !loose && best.share >= least
  return { answer, loose, certain: stands(CERTAIN), surest: stands(SUREST), id: filled.way.id }
}
