import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import { onFirstUse } from '@norteia/contracts/on-first-use'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { type Judged, judged } from './judged.ts'
import { outcomesOf } from './outcomes.ts'
import { comesToSame, idOf, isPossible, MOST_POSSIBLE, type Possible, possibleOf } from './possible.ts'
import type { Likely } from './signs.ts'
import { isShortSum } from './ways.ts'

/** What her numbers' roles say of her challenge. */
export interface ByRoles {
  /** The decision, where every number of it is surely read or where she confirmed it; null: none is sure. */
  told: Decided | null
  /**
   * What she may confirm where nothing is told, the likeliest first; what she confirmed stands first. Written when asked for:
   * writing it names her numbers by what they may be.
   */
  possible(): readonly Possible[]
}

export const UNREAD: ByRoles = { told: null, possible: () => [] }

/** A decision is weighed by what she sells and spends. */
export function decidedByRoles(d: Deriver, likely: Likely): ByRoles {
  const { revenue, costs, form, chosenAccount } = d.own.sources.reading
  return !revenue || costs.items.length === 0 ? UNREAD : decidingOf(d, rolesOf(form), likely, chosenAccount)
}

export interface Decided {
  answer: Answer
  /** An older frame that answers the same tells more. */
  loose: boolean
  /** So sure that it stands before what takes fewer of her numbers. */
  certain: boolean
  /** So sure that it stands before what makes another sum of the same numbers. */
  surest: boolean
  /** She said that it is hers. */
  confirmed: boolean
  /** The way that decides. */
  id: string
}

/** From these shares on a decision is told, and stands before others (decision 0029 has what was measured). */
const [TOLD, CERTAIN, SUREST] = [0.75, 0.85, 0.95]
/** Less is enough where no number of hers is in doubt. */
const OF_SURE = { share: 0.35, least: 0.97, numbers: 3 } as const
/** One number may be doubted further where the places of several others make it likely. */
const MANY = 4
const DOUBTED = { many: 0.2, few: 0.4, certain: 0.25 } as const
/** From here on a number is something else. */
const OTHERWISE = 0.7
const FEW = 3
/** What is so hardly of a kind that stands beside is left out without a reason. */
const HARDLY_BESIDE = 0.1
/** So many numbers in places that make a sum are no accident. */
const NO_ACCIDENT = 5

/** Whether the likeliest outcome of so many numbers is sure enough to be told. */
export function isTold({ outcome: { best }, share }: Judged, numbers: number): boolean {
  const { filled } = best
  // What is left over may change all of it, and what is surely something else isn't what the sum takes it for.
  if (filled.over.length > 0 || filled.against >= OTHERWISE || isShortSum(filled.way)) return false
  if (filled.leastAside < HARDLY_BESIDE) return false
  if (filled.least >= OF_SURE.least && numbers >= OF_SURE.numbers) return share >= OF_SURE.share
  if (share < TOLD) return false
  const certain = share >= CERTAIN && filled.used.size >= FEW
  return filled.least >= DOUBTED[filled.used.size >= MANY ? 'many' : certain ? 'certain' : 'few']
}

/** `chosen`: id of the account that she confirmed. */
export function decidingOf(
  d: Deriver,
  roles: readonly RoleNumber[],
  likely: Likely = () => 0,
  chosen: string | null = null,
): ByRoles {
  const all = judged(outcomesOf(d, roles), likely)
  const hers = all.find((one) => idOf(one) === chosen)
  const [best] = all
  const isSure = best !== undefined && chosen !== NO_ACCOUNT && isTold(best, roles.length)
  const possible = () =>
    (hers ? [hers, ...all.filter((one) => one !== hers)] : all)
      .filter((one) => isPossible(one, all))
      .filter((one, at, those) => !those.slice(0, at).some((other) => comesToSame(one, other)))
      .slice(0, MOST_POSSIBLE)
      .map((one) => possibleOf(d, one))
  return {
    told: hers ? { ...decidedBy(hers), loose: false, confirmed: true } : isSure ? decidedBy(best) : null,
    possible: onFirstUse(possible),
  }
}

function decidedBy({ outcome, share }: Judged): Decided {
  const { answer, filled, proved } = outcome.best
  const loose = filled.way.loose && !proved && !(filled.way.wide && filled.used.size >= NO_ACCIDENT)
  const stands = (least: number) => !loose && share >= least
  return {
    answer,
    loose,
    certain: stands(CERTAIN),
    surest: stands(SUREST),
    confirmed: false,
    id: filled.way.id,
  }
}
