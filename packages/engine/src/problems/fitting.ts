import type { MarketSegment } from '@norteia/contracts/company'
import { isAmong } from '#src/reading/activity.ts'
import type { Activity } from '#src/reading/activity-types.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { isForeign } from './trade-words.ts'
import type { ProblemCard } from './types.ts'

interface Company {
  segment: MarketSegment
  /** null: no trade was named. */
  activity: Activity | null
}

/** A card of her segment alone may name the things of its other trades: milk beside cattle and grain. */
const isOfSegment = ({ segmentos }: ProblemCard, { segmento }: Activity) => segmentos?.join() === segmento

/** By trade: cards that speak of what it doesn't have. */
const impossible = new Map<string, ReadonlySet<ProblemCard>>()

/** A card must be possible for the trade: no subscribers leave where nothing is subscribed. */
export function isPossible(card: ProblemCard, activity: Activity): boolean {
  let none = impossible.get(activity.id)
  if (!none) {
    none = new Set(
      PROBLEM_CARDS.filter((one) => !isOfSegment(one, activity) && isForeign(`${one.nome}. ${one.confirma}`, activity)),
    )
    impossible.set(activity.id, none)
  }
  return !none.has(card)
}

/** A card of a trade may be meant where none was named. */
export const isPossibleFor = (card: ProblemCard, company: Company): boolean =>
  madeFor(company.activity === null ? { ...card, atividades: null } : card, company)

/** Whether a card is one for every company or for one of this segment and trade. */
export const madeFor = (
  { segmentos, atividades }: Pick<ProblemCard, 'segmentos' | 'atividades'>,
  { segment, activity }: Company,
): boolean =>
  (segmentos === null || segmentos.includes(segment)) &&
  (atividades === null || (activity !== null && isAmong(activity, atividades)))
