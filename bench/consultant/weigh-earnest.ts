/**
 * Learns `earnest-weights.data.ts` from `told-lines.ts`: whether danger is meant in earnest, or only its words are told. What holds
 * no words of danger is read in part. Run it when those lines or the deeds change: node bench/consultant/weigh-earnest.ts
 * With '--apart' it learns five times, each time with a fifth of the lines left out, prints what is heard in those, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { signsIn, toldIn } from '@norteia/engine/consultant/danger'
import { earnestFeatures, type Signs } from '@norteia/engine/consultant/danger-earnest'
import { nameOf, STEP, scaleOf, shareOf } from '@norteia/engine/consultant/voice-model'
import { inBase64 } from '../in-base64.ts'
import { readingsOf, TELLING_LINES } from './told-lines.ts'

const ROUNDS = 10
const RATE = 0.15
const DECAY = 1e-4
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.35
const FOLDS = 5
const LEAST_READINGS = 2
const MOST_FEATURES = 20_000
/** How much more one of the few dangers counts, an innocent line with all words of one, and how much less what is put together. */
const DANGER = 1.5
const INNOCENT = 4
const MIXED = 0.4
/** Lines written for this, or against it. */
const WRITTEN = new Set(['dangers', 'harmless', 'beside'])
/** Of those that hold no words of danger, which are many, one in so many is read. */
const MANY = new Map([
  ['way', 10],
  ['fragment', 10],
  ['story', 2],
])
/** Lines that begin alike are left out together. */
const ALIKE = 12

interface Reading {
  text: string
  source: string
  danger: boolean
  signs: Signs
  parts: Map<number, number>
  weight: number
  fold: number
}

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const stories = TELLING_LINES.filter(({ source, unsure }) => source === 'story' && !unsure.includes('danger')).map(
  ({ text }) => text.split(/[.!?,] /)[0]!,
)
/** What was written for this is also told within a story: as it stands, and after the beginning of one or before it. */
function withinStories(text: string): string[] {
  const name = nameOf(text)
  const beside = stories[name % stories.length]!
  return [text, name % 2 === 0 ? `${beside}. ${text}` : `${text}. ${beside}`]
}

const foldOf = (text: string) => nameOf(text.replace(/[^a-z]/gi, '').slice(0, ALIKE)) % FOLDS
/** An alarm that is raised without need costs more than one that is missed. */
const weightOf = (source: string, danger: boolean, told: boolean, mixed: boolean) =>
  (WRITTEN.has(source) ? 2 : 1) * (danger ? DANGER : told ? INNOCENT : 1) * (mixed ? MIXED : 1)

function readingOf(text: string, source: string, danger: boolean, alone: string): Reading[] {
  const told = toldIn(text)
  // Despair and help are answered unweighed.
  if (told?.kind === 'despair' || told?.kind === 'help') return []
  if (!told && chance() > 1 / (MANY.get(source) ?? 1)) return []
  const signs = signsIn(text, told)
  const weight = weightOf(source, danger, told !== undefined, text !== alone)
  return [{ text, source, danger, signs, parts: earnestFeatures(text, signs), weight, fold: foldOf(alone) }]
}

const readings: Reading[] = TELLING_LINES.flatMap(({ meant, source, text: line, unsure }) => {
  if (meant === 'despair' || (meant !== 'elsewhere' && unsure.includes('danger'))) return []
  const danger = meant === 'danger'
  return readingsOf(line).flatMap((alone) => {
    // What a doctor is asked is no business and a danger.
    if (meant === 'elsewhere' && toldIn(alone)) return []
    const all = danger || WRITTEN.has(source) ? withinStories(alone) : [alone]
    return all.flatMap((text) => readingOf(text, source, danger, alone))
  })
})

interface Weights {
  rows: Map<number, number>
  bias: number
}

function learn(from: readonly Reading[]): Weights {
  const counts = new Map<number, number>()
  for (const { parts } of from) for (const feature of parts.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rows = new Map(
    [...counts].filter(([, count]) => count >= LEAST_READINGS).map(([feature]) => [feature, { weight: 0, past: 1e-3 }]),
  )
  let bias = -1
  const all = from.map((reading) => ({
    ...reading,
    known: [...reading.parts].flatMap(([feature, part]) => {
      const row = rows.get(feature)
      return row ? [{ row, part }] : []
    }),
  }))
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = all.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[all[n], all[other]] = [all[other]!, all[n]!]
    }
    for (const { known, danger, weight } of all) {
      const kept = known.filter(() => chance() >= DROPPED)
      const scale = scaleOf(kept.map(({ part }) => part))
      const sum = kept.reduce((total, { row, part }) => total + part * scale * row.weight, bias)
      const error = (shareOf(sum) - (danger ? 1 : 0)) * weight
      if (Math.abs(error) < 1e-2) continue
      bias -= 0.002 * error
      for (const { row, part } of kept) {
        const slope = error * part * scale + DECAY * row.weight
        row.past += slope * slope
        row.weight -= (RATE * slope) / Math.sqrt(row.past)
      }
    }
  }
  const heaviest = [...rows]
    .map(([feature, { weight }]) => [feature, whole(weight)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_FEATURES)
  return { rows: new Map(heaviest.sort(([a], [b]) => a - b)), bias }
}

const whole = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / STEP)))

function heard({ rows, bias }: Weights, parts: ReadonlyMap<number, number>): number {
  const known = [...parts].filter(([feature]) => rows.has(feature))
  const scale = scaleOf(known.map(([, part]) => part))
  return shareOf(known.reduce((sum, [feature, part]) => sum + part * scale * rows.get(feature)! * STEP, bias))
}

/** Shares from which told and nearly told deeds would be heard, and what of each source is. */
function apart(): void {
  const scores = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learn(readings.filter((one) => one.fold !== fold))
    return readings.filter((one) => one.fold === fold).map((one) => ({ ...one, share: heard(weights, one.parts) }))
  }).flat()
  const sources = [...new Set(readings.map(({ source, danger }) => `${source}${danger ? '!' : ''}`))].sort()
  for (const told of [0, 0.1, 0.2, 0.3])
    for (const near of [1, 0.6, 0.5, 0.4, 0.3]) {
      const shares = sources.map((name) => {
        const of = scores.filter(({ source, danger }) => name === `${source}${danger ? '!' : ''}`)
        const over = of.filter(({ share, signs }) =>
          signs.told ? share >= told : signs.near.length > 0 && share >= near,
        )
        return `${name} ${over.length}/${of.length}`
      })
      console.log(`told ${told}, near ${near}: ${shares.join(', ')}`)
    }
  if (process.argv.includes('--show'))
    for (const { share, source, danger, signs, text } of scores.toSorted((a, b) => b.share - a.share))
      if (signs.told || danger || share > 0.5)
        console.log(
          `${danger ? 'danger' : '-'} ${share.toFixed(2)} ${source} ${signs.told?.id ?? ''}: ${text.slice(0, 200)}`,
        )
}

if (process.argv.includes('--apart')) apart()
else {
  const { rows, bias } = learn(readings)
  writeFileSync(
    new URL('../../packages/engine/src/consultant/earnest-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/consultant/weigh-earnest.ts\` from the lines beside it. */
export const BIASES: readonly number[] = [${bias.toFixed(2)}]
/** Three bytes for each feature, in order and in base64. */
export const FEATURES = \`
${inBase64(Buffer.from([...rows.keys()].flatMap((name) => [name >> 16, (name >> 8) & 255, name & 255])))}
\`
/** A byte for each feature: whole numbers of \`STEP\`. */
export const WEIGHTS = \`
${inBase64(Buffer.from(Int8Array.from(rows.values()).buffer))}
\`
`,
  )
}
console.log(`${readings.length} readings, ${readings.filter(({ danger }) => danger).length} of danger`)
