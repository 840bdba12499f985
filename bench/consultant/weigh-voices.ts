/**
 * Learns `voice-weights.data.ts` from `voices/`, where people write of despair, of their lives beside the business, of what is no
 * business and of what would harm, and from all that owners ask elsewhere in the bench. '{a|b}' in a line is one or the other.
 * Run it when those lines change: node bench/consultant/weigh-voices.ts
 * With '--apart' it learns five times, each time with a fifth of the lines left out, prints what is heard in those, and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { CHAINS } from '@norteia/engine/consultant/chains.fixture'
import { toldIn } from '@norteia/engine/consultant/danger'
import { DANGEROUS, INNOCENT } from '@norteia/engine/consultant/danger.fixture'
import {
  DEEDS_NEARBY,
  DESPAIR_ASKANCE,
  LIFE_OF_BUSINESS,
  NEIGHBOURS,
} from '@norteia/engine/consultant/danger-askance.fixture'
import { DEEDS } from '@norteia/engine/consultant/danger-deeds'
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
import { featuresOf, STEP, scaleOf, shareOf, VOICES, type Voice } from '@norteia/engine/consultant/voice-model'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { ADVICE } from './advice.data.ts'

const ROUNDS = 10
const RATE = 0.15
const DECAY = 1e-3
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.35
const FOLDS = 5
const LEAST_LINES = 2
const MOST_FEATURES = 15_000
/** Of the fragments, which are many. */
const ONE_OF = 4
/** How much more a line counts that was written for this. */
const WRITTEN = 3
/** How much more one of the few that are listened for counts. */
const HEARD = 3
const MOST_READINGS = 8
/** Cards of an owner who suffers: some of their tellings are despair, some are not. */
const UNSURE = new Set(['depressao_sofrimento'])

interface Line {
  /** Undefined: said of business. */
  voice: Voice | undefined
  readings: Map<number, number>[]
  text: string
  source: string
  weight: number
  /** Not learned from for this voice. */
  unsure?: Voice
}

/** Readings of '{a|b}': the nth takes the nth of each. */
function readingsOf(line: string): string[] {
  const groups = [...line.matchAll(/\{([^}]*)\}/g)].map(([, ways]) => ways!.split('|'))
  const count = Math.min(MOST_READINGS, Math.max(1, ...groups.map((ways) => ways.length)))
  return Array.from({ length: count }, (_, n) => {
    let group = 0
    return line.replace(/\{[^}]*\}/g, () => {
      const ways = groups[group++]!
      return ways[(n + (group > 1 ? Math.floor(n / ways.length) : 0)) % ways.length]!
    })
  })
}

const lineOf = (voice: Voice | undefined, source: string, text: string, weight = 1, unsure?: Voice): Line => {
  const readings = readingsOf(text)
  return {
    voice,
    source,
    text,
    readings: readings.map(featuresOf),
    weight: weight / readings.length ** 0.5,
    ...(unsure && { unsure }),
  }
}
const folder = new URL('voices/', import.meta.url)
const scenes = new URL('../owners/scenes/', import.meta.url)
const linesIn = (base: URL, begins: string) =>
  readdirSync(base)
    .sort()
    .filter((name) => name.startsWith(begins) || name.endsWith(begins))
    .flatMap((name) => readFileSync(new URL(name, base), 'utf8').split('\n').filter(Boolean))

const kindOfDeed = new Map<string, string>(DEEDS.map(({ id, kind }) => [id, kind]))
const fixtures = [
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
]
const others = new Set(['alguem_em_desespero'])
const dangerous = [
  ...Object.entries(DANGEROUS).flatMap(([kind, questions]) => questions.map((question) => [kind, question] as const)),
  ...fixtures.flatMap((set) => set.map(([names, question]) => [names.split('|')[0]!, question] as const)),
]
const despairs = (name: string) => (kindOfDeed.get(name) ?? name) === 'despair'
const told = (card: string, text: string) =>
  UNSURE.has(card)
    ? []
    : [lineOf(undefined, 'scene', text, 1, toldIn(text)?.kind === 'despair' ? 'despair' : undefined)]

const lines: Line[] = [
  ...linesIn(folder, 'despair').map((text) => lineOf('despair', 'despair', text, WRITTEN)),
  ...linesIn(folder, 'living').map((text) => lineOf(undefined, 'living', text, WRITTEN)),
  ...linesIn(folder, 'elsewhere').map((text) => lineOf('elsewhere', 'elsewhere', text, WRITTEN)),
  ...linesIn(folder, 'trades').map((text) => lineOf(undefined, 'trades', text, WRITTEN)),
  ...linesIn(folder, 'dangers').map((line) => lineOf(undefined, 'dangers', line.split('\t')[1]!, WRITTEN)),
  ...linesIn(folder, 'harmless').map((text) => lineOf(undefined, 'harmless', text, WRITTEN)),
  ...DESPAIR_ASKANCE.map((text) => lineOf('despair', 'askance', text, WRITTEN)),
  ...[...LIFE_OF_BUSINESS, ...NEIGHBOURS].map((text) => lineOf(undefined, 'askance', text, WRITTEN)),
  ...DEEDS_NEARBY.map((text) => lineOf(undefined, 'askance', text, WRITTEN)),
  ...dangerous.flatMap(([name, text]) => {
    return others.has(name) ? [] : [lineOf(despairs(name) ? 'despair' : undefined, 'fixtures', text, 2)]
  }),
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
  ]
    .flat()
    .map((text) => lineOf(undefined, 'ordinary', text, 2)),
  ...[...QUESTIONS_ASKED, ...UNSEEN_QUESTIONS].flatMap(([, text, about]) =>
    ['evasion', 'health'].includes(about) || about.includes('elsewhere') ? [] : [lineOf(undefined, 'asked', text)],
  ),
  ...ADVICE.map(([, text]) => lineOf(undefined, 'asked', text)),
  ...CHAINS.flatMap((chain) => chain.map(([text]) => lineOf(undefined, 'asked', text))),
  ...UNSEEN_SUMS.map(([text]) => lineOf(undefined, 'asked', text)),
  ...PROBLEM_CARDS.flatMap(({ id, frases }) => frases.flatMap((text) => told(id, text))),
  ...[...GUIDES.values()].flatMap(({ id, frases }) => frases.flatMap((text) => told(id, text))),
  ...linesIn(scenes, '.tsv').flatMap((line) => told(line.split('\t')[0]!, line.split('\t')[1]!)),
  ...linesIn(scenes, '.frag').flatMap((line) => {
    const [card = '', all = ''] = line.split('\t')
    return all
      .split(' | ')
      .filter((_, n) => n % ONE_OF === 0)
      .flatMap((text) => told(card, text))
  }),
]

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

interface Weights {
  /** By feature, by voice. */
  rows: Map<number, Float32Array>
  biases: number[]
}

/** Features that more than one line has. */
function shared(from: readonly Line[]): Set<number> {
  const counts = new Map<number, number>()
  for (const { readings } of from)
    for (const feature of new Set(readings.flatMap((parts) => [...parts.keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= LEAST_LINES).map(([feature]) => feature))
}

/** One logistic regression a voice, on the same readings. */
function learn(from: readonly Line[]): Weights {
  const width = VOICES.length
  const known = shared(from)
  const rows = new Map([...known].map((feature) => [feature, new Float32Array(width)]))
  const past = new Map([...known].map((feature) => [feature, new Float32Array(width).fill(1e-3)]))
  const biases = VOICES.map(() => -2)
  const readings = from.flatMap((line) =>
    line.readings.map((all) => ({
      line,
      parts: [...all].flatMap(([feature, part]) => {
        const row = rows.get(feature)
        return row ? [{ row, past: past.get(feature)!, part }] : []
      }),
    })),
  )
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = readings.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[readings[n], readings[other]] = [readings[other]!, readings[n]!]
    }
    for (const { line, parts } of readings) {
      const kept = parts.filter(() => chance() >= DROPPED)
      const scale = scaleOf(kept.map(({ part }) => part))
      for (let v = 0; v < width; v++) {
        if (line.unsure === VOICES[v]) continue
        let sum = biases[v]!
        for (const { row, part } of kept) sum += part * scale * row[v]!
        const right = line.voice === VOICES[v] ? 1 : 0
        const error = (shareOf(sum) - right) * line.weight * (right ? HEARD : 1)
        if (Math.abs(error) < 1e-2) continue
        biases[v]! -= 0.002 * error
        for (const { row, past, part } of kept) {
          const slope = error * part * scale + DECAY * row[v]!
          past[v]! += slope * slope
          row[v]! -= (RATE * slope) / Math.sqrt(past[v]!)
        }
      }
    }
  }
  const heaviest = [...rows]
    .map(([feature, row]) => ({ feature, row, most: Math.max(...row.map(Math.abs)) }))
    .sort((a, b) => b.most - a.most || a.feature - b.feature)
    .slice(0, MOST_FEATURES)
  return {
    rows: new Map(
      heaviest
        .sort((a, b) => a.feature - b.feature)
        .map(({ feature, row }) => [feature, row.map((weight) => whole(weight) * STEP)]),
    ),
    biases,
  }
}

const whole = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / STEP)))

function heard({ rows, biases }: Weights, parts: ReadonlyMap<number, number>): number[] {
  const known = [...parts].filter(([feature]) => rows.has(feature))
  const scale = scaleOf(known.map(([, part]) => part))
  return VOICES.map((_, v) =>
    shareOf(known.reduce((sum, [feature, part]) => sum + part * scale * rows.get(feature)![v]!, biases[v]!)),
  )
}

function apart(): void {
  const scores: { line: Line; shares: number[] }[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(lines.filter((_, n) => n % FOLDS !== fold))
    for (const line of lines.filter((_, n) => n % FOLDS === fold))
      for (const parts of line.readings) scores.push({ line, shares: heard(weights, parts) })
  }
  VOICES.forEach((voice, v) => {
    console.log(`\n${voice}`)
    for (const least of [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9]) {
      const over = scores.filter(({ shares, line }) => shares[v]! >= least && line.unsure !== voice)
      const right = over.filter(({ line }) => line.voice === voice).length
      const all = scores.filter(({ line }) => line.voice === voice).length
      const bySource: Record<string, number> = {}
      for (const { line } of over) if (line.voice !== voice) bySource[line.source] = (bySource[line.source] ?? 0) + 1
      console.log(
        `from ${least}: recall ${((100 * right) / all).toFixed(1)}% of ${all}, precision ${((100 * right) / over.length).toFixed(1)}% ${JSON.stringify(bySource)}`,
      )
    }
  })
  if (process.argv.includes('--show')) {
    const voice = VOICES.indexOf(process.argv.at(-1) as Voice)
    for (const { line, shares } of scores.toSorted((a, b) => b.shares[voice]! - a.shares[voice]!).slice(0, 1200))
      if (line.voice !== VOICES[voice]) console.log(shares[voice]!.toFixed(2), line.source, line.text.slice(0, 150))
    console.log('----')
    for (const { line, shares } of scores.toSorted((a, b) => a.shares[voice]! - b.shares[voice]!))
      if (line.voice === VOICES[voice] && shares[voice]! < 0.3)
        console.log(shares[voice]!.toFixed(2), line.source, line.text.slice(0, 150))
  }
}

const LINE = 120
const inBase64 = (bytes: Buffer) => (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')

if (process.argv.includes('--apart')) apart()
else {
  const { rows, biases } = learn(lines)
  const names = [...rows.keys()].flatMap((feature) => [feature >> 16, (feature >> 8) & 255, feature & 255])
  const weights = [...rows.values()].flatMap((row) => [...row].map(whole))
  writeFileSync(
    new URL('../../packages/engine/src/consultant/voice-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/consultant/weigh-voices.ts\` from the lines beside it. By voice. */
export const BIASES: readonly number[] = [${biases.map((bias) => bias.toFixed(2)).join(', ')}]
/** Three bytes for each feature, in order and in base64. */
export const FEATURES = \`
${inBase64(Buffer.from(names))}
\`
/** A byte for each voice of each feature: whole numbers of \`STEP\`. */
export const WEIGHTS = \`
${inBase64(Buffer.from(Int8Array.from(weights).buffer))}
\`
`,
  )
}
console.log(`${lines.length} lines, ${lines.reduce((sum, { readings }) => sum + readings.length, 0)} readings`)
