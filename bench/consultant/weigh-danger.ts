/**
 * Learns what each group of words weighs for each kind in `danger-weights.data.ts`, from `told-lines.ts`: logistic regression on the
 * groups that a question holds. Run it when the groups of the deeds have changed: node bench/consultant/weigh-danger.ts
 */
import { writeFileSync } from 'node:fs'
import { DEEDS, groupsIn, plain } from '@norteia/engine/consultant/danger-deeds'
import { nameOfGroup, SCALES, shareOf, weigh } from '@norteia/engine/consultant/danger-scale'
import { readingsOf, TELLING_LINES } from './told-lines.ts'

const ROUNDS = 14
const RATE = 0.3
const DECAY = 1e-4
/** Stories and what they are made of hold many words by chance. */
const LEFT_OUT = new Set(['story', 'fragment', 'despair', 'elsewhere'])

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
const dangerous: Row[] = []
const ordinary: Row[] = []
for (const { of, meant, source, text, unsure } of TELLING_LINES)
  for (const reading of readingsOf(text))
    if (of !== undefined) dangerous.push(read(kindOfDeed.get(of) ?? of, reading))
    else if (meant === undefined && !unsure.includes('danger') && !LEFT_OUT.has(source))
      ordinary.push(read('none', reading))
// Help is no kind of danger.
const rows = [...dangerous, ...ordinary].filter(({ kind }) => kind >= 0)

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

const lines = [...weights]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([group, row]) => `  '${group}': [${row.map((weight) => Number(weight.toFixed(1))).join(', ')}],`)
writeFileSync(
  new URL('../../packages/engine/src/consultant/danger-weights.data.ts', import.meta.url),
  `/** Learned by \`node bench/consultant/weigh-danger.ts\`: by the name of a group of words, as \`SCALES\`. */
export const BIASES: readonly number[] = [${biases.map((bias) => Number(bias.toFixed(2))).join(', ')}]
export const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
}
`,
)
console.log(`${rows.length} questions, ${weights.size} groups`)
