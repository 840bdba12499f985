import type { MarketSegment } from '@norteia/contracts/company'
import { type Has, spelledOut, WordGroups } from '#src/text/word-groups.ts'
import type { CaseDeed } from './case-deed.ts'
import { CARE_DEEDS } from './case-deeds-care.data.ts'
import { CONTRACTS_DEEDS } from './case-deeds-contracts.data.ts'
import { FACTORY_DEEDS } from './case-deeds-factory.data.ts'
import { FOOD_DEEDS } from './case-deeds-food.data.ts'
import { LAND_DEEDS } from './case-deeds-land.data.ts'
import { MARKET_DEEDS } from './case-deeds-market.data.ts'
import { MONEY_DEEDS } from './case-deeds-money.data.ts'
import { MORE_DEEDS } from './case-deeds-more.data.ts'
import { PEOPLE_DEEDS } from './case-deeds-people.data.ts'
import { TRADES_DEEDS } from './case-deeds-trades.data.ts'
import { likelyCards } from './scenes.ts'
import { sentencesOf } from './sentences.ts'

/** Every particular deed. */
export const CASE_DEEDS: readonly CaseDeed[] = [
  ...CONTRACTS_DEEDS,
  ...MARKET_DEEDS,
  ...FOOD_DEEDS,
  ...PEOPLE_DEEDS,
  ...CARE_DEEDS,
  ...LAND_DEEDS,
  ...TRADES_DEEDS,
  ...FACTORY_DEEDS,
  ...MONEY_DEEDS,
  ...MORE_DEEDS,
]

/** Fewer groups in the challenge itself are no situation. */
const LEAST_TOLD = 2

const groups = new WordGroups()
const heard = CASE_DEEDS.map((deed) => ({
  deed,
  ouve: deed.ouve.map((words) => groups.add(words)),
  fora: deed.fora === null ? null : groups.add(deed.fora),
}))
const heardOf = new Map(heard.map((one) => [one.deed, one]))

/**
 * Deeds whose situation the challenge tells, the most particular first; the trade, the last of three groups, may stand in
 * what she sells.
 */
export function caseDeedsIn(challenge: string, offer: string, segment: MarketSegment): readonly CaseDeed[] {
  const asked = `${segment}|${offer}|${challenge}`
  if (last.asked !== asked) last = { asked, found: searched(challenge, offer, segment) }
  return last.found
}

/** The match asks for what the plan asks for again. */
let last: { asked: string; found: readonly CaseDeed[] } = { asked: '', found: [] }

type HeardDeed = (typeof heard)[number]

/** Which deeds' situations a text tells. */
function tellingOf(text: string, offer: string): (deed: HeardDeed) => boolean {
  const has = groups.lookIn(spelledOut(text))
  let sold: Has | undefined
  const isSold = (group: number) => {
    sold ??= groups.lookIn(spelledOut(offer))
    return sold(group)
  }
  return ({ ouve, fora }) =>
    ouve.every((group, at) => has(group) || (at >= LEAST_TOLD && at === ouve.length - 1 && isSold(group))) &&
    !(fora !== null && has(fora))
}

function searched(challenge: string, offer: string, segment: MarketSegment): CaseDeed[] {
  const tells = tellingOf(challenge, offer)
  return heard
    .filter((one) => one.deed.segmentos?.includes(segment) !== false && tells(one))
    .map(({ deed }) => deed)
    .toSorted((one, other) => other.ouve.length - one.ouve.length)
}

/** Sentences within which a situation is told. */
const TOLD_WITHIN = 2

/**
 * Of those, the ones that the rest of her telling agrees with: in a long text its words come together by chance, and 'o
 * carro está encostado' tells of nobody who is ill. A telling too short to be known is taken at its word. `problem`: the
 * card that her words were found to name.
 */
export function agreedDeedsIn(
  challenge: string,
  offer: string,
  segment: MarketSegment,
  problem?: string,
): readonly CaseDeed[] {
  const found = caseDeedsIn(challenge, offer, segment)
  if (found.length === 0) return found
  const likely = new Set(likelyCards(challenge).map(({ card }) => card))
  if (likely.size === 0) return found
  const sentences = sentencesOf(challenge)
  const agreed = found.filter(({ carta }) => carta === problem || likely.has(carta))
  if (agreed.length === 0) return agreed
  const parts = sentences.map((_, at) => tellingOf(sentences.slice(at, at + TOLD_WITHIN).join(' '), offer))
  return agreed.filter((deed) => parts.some((tells) => tells(heardOf.get(deed)!)))
}
