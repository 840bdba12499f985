/**
 * Learns `voice-weights.data.ts` from `told-lines.ts`.
 * Run it when those lines change: node bench/consultant/weigh-voices.ts
 * With '--apart' it learns five times, each time with a fifth of the lines left out, prints what is heard in those, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf, STEP, scaleOf, shareOf, VOICES, type Voice } from '@norteia/engine/consultant/voice-model'
import { inBase64 } from '../in-base64.ts'
import { readingsOf, TELLING_LINES, type TellingLine } from './told-lines.ts'

const ROUNDS = 10
const RATE = 0.15
const DECAY = 1e-3
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.35
const FOLDS = 5
const LEAST_LINES = 2
const MOST_FEATURES = 15_000
/** How much more one of the few that are listened for counts. */
const HEARD = 3

interface Line extends TellingLine {
  readings: Map<number, number>[]
}

const lines: Line[] = TELLING_LINES.map((line) => {
  const readings = readingsOf(line.text)
  return { ...line, readings: readings.map(featuresOf), weight: line.weight / readings.length ** 0.5 }
})

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
        if (line.unsure.includes(VOICES[v]!)) continue
        let sum = biases[v]!
        for (const { row, part } of kept) sum += part * scale * row[v]!
        const right = line.meant === VOICES[v] ? 1 : 0
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
      const over = scores.filter(({ shares, line }) => shares[v]! >= least && !line.unsure.includes(voice))
      const right = over.filter(({ line }) => line.meant === voice).length
      const all = scores.filter(({ line }) => line.meant === voice).length
      const bySource: Record<string, number> = {}
      for (const { line } of over) if (line.meant !== voice) bySource[line.source] = (bySource[line.source] ?? 0) + 1
      console.log(
        `from ${least}: recall ${((100 * right) / all).toFixed(1)}% of ${all}, precision ${((100 * right) / over.length).toFixed(1)}% ${JSON.stringify(bySource)}`,
      )
    }
  })
  if (process.argv.includes('--show')) {
    const voice = VOICES.indexOf(process.argv.at(-1) as Voice)
    for (const { line, shares } of scores.toSorted((a, b) => b.shares[voice]! - a.shares[voice]!).slice(0, 1200))
      if (line.meant !== VOICES[voice]) console.log(shares[voice]!.toFixed(2), line.source, line.text.slice(0, 150))
    console.log('----')
    for (const { line, shares } of scores.toSorted((a, b) => a.shares[voice]! - b.shares[voice]!))
      if (line.meant === VOICES[voice] && shares[voice]! < 0.3)
        console.log(shares[voice]!.toFixed(2), line.source, line.text.slice(0, 150))
  }
}

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
