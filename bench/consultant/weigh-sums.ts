/**
 * Learns `word-sums/weights.data.ts` from `sums/*.tsv`: how the sum of a question is done with its numbers. Run it when those lines
 * change: node --max-old-space-size=6000 bench/consultant/weigh-sums.ts
 * With '--apart' it learns five times ('--apart 1': once), each time with a fifth of the lines left out, prints what is read in those, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { readCompany } from '@norteia/engine/consultant/company'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { byPatterns } from '@norteia/engine/consultant/sum-told'
import { readingsOf } from '@norteia/engine/consultant/word-sums/lattice'
import { shapeOf } from '@norteia/engine/consultant/word-sums/shapes'
import { apart, type Case, caseOf, FOLDS, learn, report } from '../learned-sums.ts'
import { type Line, readLines, shapesOf } from './sums.ts'

/** Shapes that so few lines have are left out. */
const LEAST_LINES = 1
/** Weights that are kept: two thirds of a byte more each. */
const MOST_FEATURES = 72_000
/** The patterns were written for these lines: what they came to there teaches nothing about new ones. */
const WRITTEN_FOR = new Set(['dev'])

const COMPANY = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
}
/** What the patterns come to; null: no figure. */
function byHand(question: string): number | null {
  const known = readCompany({ ...COMPANY, question } as Parameters<typeof readCompany>[0])
  const { valor } = byPatterns(known, question, NO_MEMORY)?.draft.dados ?? {}
  return valor ? Number(valor.valor) : null
}
const patterns = new Map<string, number | null>()
function heardIn({ text, source }: Line): number | null | undefined {
  if (WRITTEN_FOR.has(source)) return undefined
  const found = patterns.get(text)
  if (found !== undefined) return found
  const value = byHand(text)
  patterns.set(text, value)
  return value
}

const casesOf = (taught: readonly Line[], lines: readonly Line[]): Case[] => {
  const shapes = shapesOf(taught, LEAST_LINES).map(shapeOf)
  return lines.map((line) => caseOf(line, readingsOf(line.question, shapes, heardIn(line))))
}

/** Weights are kept as whole numbers of this. */
const STEP = 1 / 192
const LINE = 120
const inBase64 = (bytes: Buffer) => (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')

function write(): void {
  const lines = readLines()
  const shapes = shapesOf(lines, LEAST_LINES)
  const { values } = learn(casesOf(lines, lines))
  const heaviest = [...values.entries()]
    .map(([place, value]) => [place, Math.max(-127, Math.min(127, Math.round(value / STEP)))] as const)
    .filter(([, value]) => value !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_FEATURES)
    .sort(([a], [b]) => a - b)
  console.log(heaviest.length, 'features')
  writeFileSync(
    new URL('../../packages/engine/src/consultant/word-sums/weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/consultant/weigh-sums.ts\` from \`bench/consultant/sums\`. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const SHAPES =
  '${shapes.join(' ')}'
/** Three bytes for each feature, in order and in base64. */
export const FEATURES = \`
${inBase64(Buffer.from(heaviest.flatMap(([place]) => [place >> 16, (place >> 8) & 255, place & 255])))}
\`
/** A byte for each feature: whole numbers of \`STEP\`. */
export const WEIGHTS = \`
${inBase64(Buffer.from(Int8Array.from(heaviest.map(([, value]) => value)).buffer))}
\`
`,
  )
}

if (!process.argv.includes('--apart')) write()
else {
  const started = Date.now()
  const guesses = apart(readLines(), casesOf, Number(process.argv[process.argv.indexOf('--apart') + 1]) || FOLDS)
  report(guesses)
  console.log(((Date.now() - started) / 1000).toFixed(0), 's')
  if (process.argv.includes('--show'))
    for (const { line, value, share, shape, right, reach } of guesses.toSorted((a, b) => b.share - a.share))
      if (!right)
        console.log(
          `${share.toFixed(2)} ${reach ? '' : 'UNREACHED '}${line.source} ${line.shape}=${line.value} read ${shape}=${value} | ${line.text}`,
        )
}
