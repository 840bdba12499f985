/**
 * Learns `measures/learned/weights.data.ts` from `accounts/*.tsv`: which account the numbers of an owner's challenge ask for first. Run it
 * when those lines change: node --max-old-space-size=12000 bench/owners/weigh-accounts.ts
 * With '--apart' it learns five times ('--apart 1': once), each time with a fifth of the lines left out, prints what is read in those, and
 * writes nothing.
 */
import { readFileSync } from 'node:fs'
import { readingsOf } from '@norteia/engine/consultant/word-sums/lattice'
import { parse, written } from '@norteia/engine/consultant/word-sums/node'
import { readQuestion } from '@norteia/engine/consultant/word-sums/quantities'
import { canonical, lengthened, shapeOf } from '@norteia/engine/consultant/word-sums/shapes'
import { FOUND, NOTHING } from '@norteia/engine/measures/account/account.fixture'
import { TRADES } from '@norteia/engine/measures/account/trades.fixture'
import { OWN_SUMS } from '@norteia/engine/measures/own-sums.fixture'
import { DENSE, DENSE_SILENT, LATER, LATER_SILENT } from '@norteia/engine/measures/relations/dense.data'
import {
  PARTIES,
  PARTIES_APART,
  PARTIES_SILENT,
  PARTIES_SILENT_APART,
} from '@norteia/engine/measures/relations/parties.data'
import { PARTIES_LATER, PARTIES_LATER_SILENT } from '@norteia/engine/measures/relations/parties-later.data'
import { SAID, SAID_APART, SILENT, SILENT_APART } from '@norteia/engine/measures/relations/relations.data'
import { type Line, lineOf } from '../consultant/sums.ts'
import { apart, type Case, caseOf, FOLDS, learn, report, store } from '../learned-sums.ts'

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
/** Terms of a list in the longest shape. */
const MOST_SLOTS = 5

export const readAccounts = (): Line[] =>
  FILES.flatMap((file) =>
    readFileSync(new URL(`./accounts/${file}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((row) => {
        const [text, kind = '', expression = ''] = row.split('\t').map((cell) => cell.trim())
        return (text && lineOf(text, expression, kind, file)) || []
      }),
  )

/** Challenges of the engine's tests, with what may be told of them; without a value: nothing follows. */
const ofTests = readFileSync(new URL('./accounts/known.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'))
  .map(([text, values = '']) => [text!, values === '' ? [] : values.split('|').map(Number)] as const)

/** Challenges whose sum the engine's own tests hold, without a kind. */
const KNOWN: readonly (readonly [text: string, values: readonly number[]])[] = [
  ...[...FOUND, ...TRADES, ...OWN_SUMS].map(([text, value]) => [text, [value]] as const),
  ...[SAID, SAID_APART, DENSE, LATER, PARTIES, PARTIES_APART, PARTIES_LATER]
    .flat()
    .map(({ desafio, diz }) => [desafio, diz] as const),
  ...NOTHING.map(([text]) => [text, []] as const),
  ...ofTests,
]
const KEPT_SILENT = [
  SILENT,
  SILENT_APART,
  DENSE_SILENT,
  LATER_SILENT,
  PARTIES_SILENT,
  PARTIES_SILENT_APART,
  PARTIES_LATER_SILENT,
].flat()
const known = (text: string, more: Partial<Line>): Line => ({
  text,
  kind: '',
  question: readQuestion(text),
  shape: '',
  value: Number.NaN,
  source: 'known',
  ...more,
})
const readKnown = (): Line[] => [
  ...KNOWN.map(([text, values]) => known(text, values.length > 0 ? { value: values[0]!, values } : {})),
  ...KEPT_SILENT.map(({ desafio, nunca }) => known(desafio, { never: nunca })),
]

/** Shapes with their kinds, the commonest first: a text of many numbers is read by the first ones alone. */
function shapesOf(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>()
  for (const { shape, kind } of lines)
    if (shape) counts.set(`${kind}:${shape}`, (counts.get(`${kind}:${shape}`) ?? 0) + 1)
  const shapes = new Set([...counts].sort(([, a], [, b]) => b - a).map(([id]) => id))
  for (const id of [...shapes]) {
    const [kind, expression] = id.split(':')
    for (const other of lengthened(parse(expression!), MOST_SLOTS))
      shapes.add(`${kind}:${written(canonical(other).node)}`)
  }
  return [...shapes]
}

const casesOf = (taught: readonly Line[], lines: readonly Line[]): Case[] => {
  const shapes = shapesOf(taught).map(shapeOf)
  return lines.map((line) => caseOf(line, readingsOf(line.question, shapes)))
}

const lines = [...readAccounts(), ...readKnown()]
if (!process.argv.includes('--apart'))
  store(
    new URL('../../packages/engine/src/measures/learned/weights.data.ts', import.meta.url),
    'Learned by `node bench/owners/weigh-accounts.ts` from `bench/owners/accounts`.',
    shapesOf(lines),
    learn(casesOf(lines, lines)),
  )
else {
  const guesses = apart(lines, casesOf, Number(process.argv[process.argv.indexOf('--apart') + 1]) || FOLDS)
  report(guesses)
  const sure = guesses.filter(
    ({ right, shape, ofKind, share }) => right && shape && share >= 0.8 && ofKind >= 0.8 * share,
  )
  const kinds = sure.filter(({ line, shape }) => shape.startsWith(`${line.kind}:`))
  console.log(`kinds that are told: ${kinds.length} of ${sure.length} right`)
  if (process.argv.includes('--show'))
    for (const { line, value, share, shape, right, reach } of guesses.toSorted((a, b) => b.share - a.share))
      if (!right)
        console.log(
          `${share.toFixed(2)} ${reach ? '' : 'UNREACHED '}${line.kind}:${line.shape}=${line.value} read ${shape}=${value} | ${line.text}`,
        )
}
