/**
 * Learns `scene-weights.data.ts` from `scenes/`, where owners tell each problem without its name, and from the phrases of the
 * cards: two small matrices, features to places and places to cards. Run it when cards, meanings or classes of events change:
 * node bench/owners/weigh-scenes.ts
 * With '--apart' a fifth of the tellings stays out: it prints how many of those it names, and writes no weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { featuresOf, placeOf, SCALE, STEP, sharesOf, WIDTH } from '@norteia/engine/problems/scene-model'
import { SPOKEN } from '@norteia/engine/problems/spoken.data'

const ROUNDS = 35
const RATE = 0.1
const DECAY = 1e-4
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.6
/** A feature that one telling has alone says nothing of others. */
const LEAST_TELLINGS = 2
const RARITY_SHARE = 5

interface Telling {
  card: number
  text: string
}

const places = new Map(PROBLEM_CARDS.map(({ id }, n) => [id, n]))
const placeOfCard = (id: string): number => {
  const place = places.get(id)
  if (place === undefined) throw new Error(`${id} is no card`)
  return place
}
const folder = new URL('scenes/', import.meta.url)
const linesOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean)
const files = readdirSync(folder).sort()
const scenes = files
  .filter((name) => name.endsWith('.tsv'))
  .flatMap(linesOf)
  .map((line): Telling => {
    const [id = '', text = ''] = line.split('\t')
    return { card: placeOfCard(id), text }
  })
const fragments = files
  .filter((name) => name.endsWith('.frag'))
  .flatMap(linesOf)
  .flatMap((line) => {
    const [id = '', all = ''] = line.split('\t')
    return all.split(' | ').map((text): Telling => ({ card: placeOfCard(id), text }))
  })
const phrases = PROBLEM_CARDS.flatMap(({ id, frases }, card) =>
  [...frases, ...(SPOKEN[id] ?? '').split('\n').filter(Boolean)].map((text): Telling => ({ card, text })),
)
const apart = process.argv.includes('--apart')
const unseen = apart ? scenes.filter((_, n) => n % 5 === 1) : []
const told = [...phrases, ...fragments, ...scenes.filter((_, n) => !apart || n % 5 !== 1)]

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const counts = new Map<string, number>()
for (const { text } of told)
  for (const feature of featuresOf(text).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
const features = [...counts].filter(([, count]) => count >= LEAST_TELLINGS).sort(([a], [b]) => (a < b ? -1 : 1))
const numbers = new Map(features.map(([feature], n) => [feature, n]))
const rarities = features.map(([, count]) => Math.round(Math.log(1 + told.length / count) / RARITY_SHARE / STEP) * STEP)

const cards = PROBLEM_CARDS.length
const random = (length: number) => Float32Array.from({ length }, () => (chance() - 0.5) * 0.6)
const rows = random(features.length * WIDTH)
const cardRows = random(cards * WIDTH)
const slopes = { rows: new Float32Array(rows.length).fill(1e-3), cards: new Float32Array(cardRows.length).fill(1e-3) }

const read = told.map(({ card, text }) => {
  const parts = [...featuresOf(text)].flatMap(([feature, weight]) => {
    const n = numbers.get(feature)
    return n === undefined ? [] : [{ n, part: weight * rarities[n]! }]
  })
  const length = Math.sqrt(parts.reduce((sum, { part }) => sum + part * part, 0)) || 1
  return { card, parts: parts.map(({ n, part }) => ({ n, part: (SCALE * part) / length })) }
})

function step(weights: Float32Array, past: Float32Array, at: number, slope: number): void {
  const whole = slope + DECAY * weights[at]!
  past[at]! += whole * whole
  weights[at]! -= (RATE * whole) / Math.sqrt(past[at]!)
}

function learn({ card, parts }: (typeof read)[number]): void {
  const kept = parts.filter(() => chance() >= DROPPED)
  const place = new Float32Array(WIDTH)
  for (const { n, part } of kept) for (let k = 0; k < WIDTH; k++) place[k]! += part * rows[n * WIDTH + k]!
  const weights = Array.from({ length: cards }, (_, c) => {
    let sum = 0
    for (let k = 0; k < WIDTH; k++) sum += place[k]! * cardRows[c * WIDTH + k]!
    return sum
  })
  const back = new Float32Array(WIDTH)
  sharesOf(weights).forEach((share, c) => {
    const error = share - (c === card ? 1 : 0)
    if (Math.abs(error) < 1e-4) return
    for (let k = 0; k < WIDTH; k++) {
      back[k]! += error * cardRows[c * WIDTH + k]!
      step(cardRows, slopes.cards, c * WIDTH + k, error * place[k]!)
    }
  })
  for (const { n, part } of kept)
    for (let k = 0; k < WIDTH; k++) step(rows, slopes.rows, n * WIDTH + k, back[k]! * part)
}

const order = read.map((_, n) => n)
for (let round = 0; round < ROUNDS; round++) {
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(chance() * (n + 1))
    ;[order[n], order[other]] = [order[other]!, order[n]!]
  }
  for (const n of order) learn(read[n]!)
}

const whole = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / STEP)))
const kept = { rows: Int8Array.from(rows, whole), cards: Int8Array.from(cardRows, whole) }

const likeliest = (text: string): number[] => {
  const place = placeOf(text, (feature) => {
    const n = numbers.get(feature)
    return n === undefined ? null : { rarity: rarities[n]!, row: kept.rows, from: n * WIDTH }
  })
  const weights = Array.from({ length: cards }, (_, c) =>
    kept.cards.subarray(c * WIDTH, (c + 1) * WIDTH).reduce((sum, weight, k) => sum + weight * place[k]!, 0),
  )
  return weights.map((_, c) => c).sort((a, b) => weights[b]! - weights[a]!)
}
console.log(
  `${scenes.length} tellings, ${fragments.length} fragments, ${phrases.length} phrases, ${features.length} features`,
)
if (apart) {
  const ranks = unseen.map(({ card, text }) => likeliest(text).indexOf(card))
  const share = (least: number) => ((100 * ranks.filter((rank) => rank < least).length) / unseen.length).toFixed(1)
  console.log(`of ${unseen.length} unseen: first ${share(1)}%, among three ${share(3)}%, among five ${share(5)}%`)
}

const LINE = 120
const inBase64 = (bytes: Buffer) => (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')
const inBytes = (numbers: readonly number[]) => inBase64(Buffer.from(Int8Array.from(numbers).buffer))
const inText = (names: readonly string[]) => inBase64(Buffer.from(names.join(' ')))

if (!apart)
  writeFileSync(
    new URL('../../packages/engine/src/problems/scene-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/owners/weigh-scenes.ts\` from the tellings beside it; whole numbers of \`STEP\`, a byte each, all in base64. */
export const CARDS = \`
${inText(PROBLEM_CARDS.map(({ id }) => id))}
\`
/** Stems, numbers of meanings ('12m') and classes of words ('.cli'). */
export const FEATURES = \`
${inText(features.map(([feature]) => feature))}
\`
/** By feature. */
export const RARITIES = \`
${inBytes(rarities.map((rarity) => Math.round(rarity / STEP)))}
\`
/** \`WIDTH\` of each card, then of each feature. */
export const ROWS = \`
${inBytes([...kept.cards, ...kept.rows])}
\`
`,
  )
