/** Sums of the engine's tests, for learning: the question with the figures that its answer has to say, without how they are reckoned. */
import { CHAINS } from '@norteia/engine/consultant/chains.fixture'
import { FLOW_LACKS, FLOW_SUMS } from '@norteia/engine/consultant/flows/flows.fixture'
import { NO_SUMS, ORDINARY_SUMS } from '@norteia/engine/consultant/flows/ordinary.fixture'
import { ASKED_SUMS } from '@norteia/engine/consultant/relations/asked-sums.fixture'
import { HELD_STORIES, HELD_SUMS, SEEN_STORIES } from '@norteia/engine/consultant/relations/held-sums.fixture'
import { LATER_SUMS } from '@norteia/engine/consultant/relations/later-sums.fixture'
import { LATEST_SUMS, THIRD_SUMS } from '@norteia/engine/consultant/relations/latest-sums.fixture'
import {
  OWNER_ASKED,
  OWNER_STORIES,
  OWNER_SUMS,
  OWNER_SUMS_APART,
  OWNER_SUMS_LATER,
} from '@norteia/engine/consultant/relations/owner-sums.fixture'
import { TRADE_SUMS } from '@norteia/engine/consultant/trade-sums.fixture'
import { UNSEEN_SUMS } from '@norteia/engine/consultant/unseen-sums.fixture'
import { NO_WORD_SUMS } from '@norteia/engine/consultant/word-sums/word-sums.fixture'

/** A question and the figures of its answer, in cents; none: no sum is asked for. */
export type TestedSum = readonly [question: string, figures: readonly number[]]

const figuresIn = (said: string): number[] =>
  (said.match(/\d[\d.]*(?:,\d+)?/g) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.')))
const said = (sums: readonly (readonly string[])[], most: number): TestedSum[] =>
  sums.map(([question = '', ...says]) => [question, says.slice(0, most).flatMap(figuresIn)])

/** The first questions of conversations that get a figure. */
const begun = CHAINS.flatMap(([first]): TestedSum[] => {
  const [question, expected] = first!
  return typeof expected === 'string' && /R\$ ?\d|\d%/.test(expected) ? [[question, figuresIn(expected)]] : []
})

/** A number lacks, or no sum is asked for. */
const none = [
  ...NO_SUMS,
  ...NO_WORD_SUMS,
  ...OWNER_STORIES,
  ...[...FLOW_LACKS, ...OWNER_ASKED].map(([question]) => question),
  ...[...HELD_STORIES, ...SEEN_STORIES].map(([, , question]) => question),
]

export const TESTED_SUMS: readonly TestedSum[] = [
  ...none.map((question): TestedSum => [question, []]),
  ...begun,
  ...said([...FLOW_SUMS, ...ORDINARY_SUMS], 1),
  ...said([...TRADE_SUMS, ...UNSEEN_SUMS], 4),
  ...[
    ASKED_SUMS,
    HELD_SUMS,
    LATER_SUMS,
    LATEST_SUMS,
    THIRD_SUMS,
    OWNER_SUMS,
    OWNER_SUMS_APART,
    OWNER_SUMS_LATER,
  ].flatMap((sums) => sums.map(([, question, ...figures]): TestedSum => [question, figures])),
]
