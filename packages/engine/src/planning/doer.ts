import { wordsOfHers } from '#src/problems/trade-words.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { type Answered, NOTHING_ANSWERED } from './answered.ts'
import type { Doer } from './candidates.ts'
import { type FoundOut, NOTHING_FOUND } from './found-out.ts'
import { hasCounted, isUndecided, stepScreen, toldPrice } from './screens.ts'
import { CAUSE_LETTERS } from './step-order.ts'
import { takenBy } from './taken.ts'

/** 'As que saem falam que a escala muda': what others say it comes from. Folded. */
const SAID_BY_OTHERS =
  /(?:\b(?:as|os|quem|todo mundo|cliente|clientes|mae|maes|alguns|rapaz|tecnico|emater|funcionari\w+|povo)\b.{0,30})\b(?:falam|fala|falou|dizem|diz|disse|reclamam|reclama|reclamou|explicou) (?:que |d[aeo]s? )(.{5,80})/g
/** Words of every trouble. */
const COMMON =
  /^(?:client|precis|dinhei|servic|trabal|quando|porque|sempre|outra|outro|pessoa|empres|manda|depois|melhor|semana|problem)/
const LEAST_LETTERS = 5
const MOST_TEXT = 2_000

function causesTold({ form }: Reading): ReadonlySet<string> {
  const said = fold(form.main_challenge.slice(0, MOST_TEXT))
  const words = [...said.matchAll(SAID_BY_OTHERS)].flatMap(([, clause]) => clause!.split(/[^a-z]+/))
  return new Set(
    words
      .filter((word) => word.length >= LEAST_LETTERS && !COMMON.test(word))
      .map((word) => word.slice(0, CAUSE_LETTERS)),
  )
}

/** All that she wrote of her company. */
const writtenBy = ({ form, answers }: Reading): string =>
  `${form.main_challenge}. ${form.future_goals}. ${form.main_costs}. ${form.operational_flow}. ${offerOf(answers)}`

/** Who carries a plan out, as her answers tell. */
export const doerOf = (
  reading: Reading,
  answered: Answered = NOTHING_ANSWERED,
  found: FoundOut = NOTHING_FOUND,
): Doer => ({
  alone: worksAlone(reading),
  activity: reading.activity.activity,
  hers: wordsOfHers(writtenBy(reading)),
  suits: stepScreen(reading),
  agrees: takenBy(reading).agrees,
  presumes: takenBy(reading).presumes,
  counted: hasCounted(reading),
  undecided: isUndecided(reading),
  answered: { ...answered, settles: (title) => answered.settles(title) || found.settles(title) },
  found,
  causes: causesTold(reading),
  toldPrice: toldPrice(reading),
  mostSpent: reading.revenue && reading.revenue.value / 2,
})
