/**
 * Learns `word-sums/weights.data.ts` from `sums/*.tsv`: how the sum of a question is done with its numbers. Run it when those lines
 * change: node --max-old-space-size=6000 bench/consultant/weigh-sums.ts
 * With '--without g,h FILE' it learns without those files and writes to FILE, for measuring by them.
 * With '--apart' it learns five times ('--apart 1': once), each time with a fifth of the lines left out, prints what is read in those, and writes nothing.
 */
import { pathToFileURL } from 'node:url'
import { readCompany } from '@norteia/engine/consultant/company'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { byPatterns } from '@norteia/engine/consultant/sum-told'
import { readingsOf } from '@norteia/engine/consultant/word-sums/lattice'
import { shapeOf } from '@norteia/engine/consultant/word-sums/shapes'
import { apart, type Case, caseOf, FOLDS, learn, report, store } from '../learned-sums.ts'
import { type Line, readLines, shapesOf, TESTED } from './sums.ts'

/** Shapes that so few lines have are left out. */
const LEAST_LINES = 1
/** The patterns were written for these lines: what they came to there teaches nothing about new ones. */
const WRITTEN_FOR = new Set(['dev', TESTED])

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

const [left = '', elsewhere] = process.argv.includes('--without')
  ? process.argv.slice(process.argv.indexOf('--without') + 1)
  : []

function write(): void {
  const lines = readLines().filter(({ source }) => !left.split(',').includes(source))
  store(
    elsewhere
      ? pathToFileURL(elsewhere)
      : new URL('../../packages/engine/src/consultant/word-sums/weights.data.ts', import.meta.url),
    'Learned by `node bench/consultant/weigh-sums.ts` from `bench/consultant/sums`.',
    shapesOf(lines, LEAST_LINES),
    learn(casesOf(lines, lines)),
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
