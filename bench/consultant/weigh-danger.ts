/**
 * Learns what each group of words weighs in `danger-weights.data.ts`, from the fixtures and the ways of asking of problem cards
 * and guides: logistic regression on the groups that a question holds. Run it when the groups of the deeds have changed:
 * node bench/consultant/weigh-danger.ts
 */
import { writeFileSync } from 'node:fs'
import { CHAINS } from '@norteia/engine/consultant/chains.fixture'
import { toldIn } from '@norteia/engine/consultant/danger'
import { DANGEROUS, INNOCENT } from '@norteia/engine/consultant/danger.fixture'
import { DEEDS, groupsIn, plain } from '@norteia/engine/consultant/danger-deeds'
import { nameOfGroup, SCALES, shareOf, weigh } from '@norteia/engine/consultant/danger-scale'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'
import { QUESTIONS_ASKED, UNSEEN_QUESTIONS } from '@norteia/engine/consultant/questions.fixture'
import { TRADE_QUESTIONS } from '@norteia/engine/consultant/trade-questions.fixture'
import { DANGEROUS_A, ORDINARY_A } from '@norteia/engine/consultant/unseen-danger-a.fixture'
import { DANGEROUS_B, ORDINARY_B } from '@norteia/engine/consultant/unseen-danger-b.fixture'
import { DANGEROUS_C, ORDINARY_C } from '@norteia/engine/consultant/unseen-danger-c.fixture'
import { DANGEROUS_D } from '@norteia/engine/consultant/unseen-danger-d.fixture'
import { DANGEROUS_E, ORDINARY_E } from '@norteia/engine/consultant/unseen-danger-e.fixture'
import { DANGEROUS_F, ORDINARY_F } from '@norteia/engine/consultant/unseen-danger-f.fixture'
import { DANGEROUS_G, ORDINARY_G } from '@norteia/engine/consultant/unseen-danger-g.fixture'
import { DANGEROUS_H, ORDINARY_H } from '@norteia/engine/consultant/unseen-danger-h.fixture'
import { DANGEROUS_I, ORDINARY_I } from '@norteia/engine/consultant/unseen-danger-i.fixture'
import { DANGEROUS_J, ORDINARY_J } from '@norteia/engine/consultant/unseen-danger-j.fixture'
import { UNSEEN_SUMS } from '@norteia/engine/consultant/unseen-sums.fixture'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { ADVICE } from './advice.data.ts'

const ROUNDS = 14
const RATE = 0.3
const DECAY = 1e-4
/** Of the ordinary questions, how many in a thousand may weigh more than the threshold. */
const ALARMS_OF_THOUSAND = 0.6

interface Row {
  groups: string[]
  /** Place in `SCALES`; 0: no danger. */
  kind: number
}

const read = (kind: string, question: string): Row => ({
  groups: groupsIn(plain(question)).map(nameOfGroup),
  kind: (SCALES as readonly string[]).indexOf(kind),
})

const kindOfDeed = new Map<string, string>(DEEDS.map(({ id, kind }) => [id, kind]))
const dangerous = [
  ...Object.entries(DANGEROUS).flatMap(([kind, questions]) => questions.map((question) => read(kind, question))),
  ...[
    DANGEROUS_A,
    DANGEROUS_B,
    DANGEROUS_C,
    DANGEROUS_D,
    DANGEROUS_E,
    DANGEROUS_F,
    DANGEROUS_G,
    DANGEROUS_H,
    DANGEROUS_I,
    DANGEROUS_J,
  ].flatMap((set) =>
    set.map(([names, question]) => {
      const name = names.split('|')[0]!
      return read(kindOfDeed.get(name) ?? name, question)
    }),
  ),
]
const ordinary = [
  ...[
    INNOCENT,
    ORDINARY_A,
    ORDINARY_B,
    ORDINARY_C,
    ORDINARY_E,
    ORDINARY_F,
    ORDINARY_G,
    ORDINARY_H,
    ORDINARY_I,
    ORDINARY_J,
    TRADE_QUESTIONS,
  ].flat(),
  ...[...QUESTIONS_ASKED, ...UNSEEN_QUESTIONS].flatMap(([, question, about]) =>
    ['evasion', 'health'].includes(about) ? [] : [question],
  ),
  ...ADVICE.map(([, question]) => question),
  ...CHAINS.flatMap((chain) => chain.map(([question]) => question)),
  ...UNSEEN_SUMS.map(([question]) => question),
  ...[...PROBLEM_CARDS, ...GUIDES.values()]
    .flatMap(({ frases }) => frases)
    .filter((frase) => toldIn(frase) === undefined),
].map((question) => read('none', question))
const rows = [...dangerous, ...ordinary]

/** Always the same order. */
function shuffled(seed: number): Row[] {
  let state = seed
  return rows
    .map((row) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return { row, place: state }
    })
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row)
}

const weights = new Map<string, number[]>()
const squares = new Map<string, number[]>()
const biases = SCALES.map(() => 0)
const none = () => SCALES.map(() => 0)
const totals = ({ groups }: Row) =>
  weigh(
    groups.map((group) => weights.get(group)),
    biases,
  )
const rarer = ordinary.length / dangerous.length / 2

function learn(row: Row): void {
  const sums = totals(row)
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  const share = shareOf(row.groups.length)
  SCALES.forEach((_, kind) => {
    const error = (powers[kind]! / all - (kind === row.kind ? 1 : 0)) * (row.kind === 0 ? 1 : rarer)
    biases[kind]! -= 0.02 * error
    for (const group of row.groups) {
      const own = weights.get(group) ?? none()
      const past = squares.get(group) ?? none()
      const slope = error * share + DECAY * own[kind]!
      past[kind]! += slope * slope
      own[kind]! -= (RATE * slope) / Math.sqrt(1e-6 + past[kind]!)
      weights.set(group, own)
      squares.set(group, past)
    }
  })
}

for (let round = 0; round < ROUNDS; round++) for (const row of shuffled(round + 1)) learn(row)

const excess = (row: Row) => {
  const [no, ...kinds] = totals(row)
  return Math.max(...kinds) - no!
}
const threshold = ordinary.map(excess).sort((a, b) => b - a)[Math.floor((ordinary.length * ALARMS_OF_THOUSAND) / 1000)]!
const lines = [...weights]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([group, row]) => `  '${group}': [${row.map((weight) => Number(weight.toFixed(1))).join(', ')}],`)
writeFileSync(
  new URL('../../packages/engine/src/consultant/danger-weights.data.ts', import.meta.url),
  `/** Learned by \`node bench/consultant/weigh-danger.ts\` from the fixtures: by the name of a group of words, as \`SCALES\`. */
export const BIASES: readonly number[] = [${biases.map((bias) => Number(bias.toFixed(2))).join(', ')}]
/** How far a kind must outweigh none. */
export const THRESHOLD = ${threshold.toFixed(2)}
export const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
}
`,
)
console.log(`${rows.length} questions, ${weights.size} groups, threshold ${threshold.toFixed(2)}`)
