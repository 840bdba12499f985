/**
 * Learns `move-weights.data.ts` from `turns/`: what a message asks of the answer before it. Run it when those lines change:
 * node bench/consultant/weigh-moves.ts
 * With '--apart' it learns five times, each time with a fifth of the lines left out, and prints what is heard in those; '-v' prints each miss.
 */
import { readFileSync } from 'node:fs'
import { MOVES, type Move, moveFeatures } from '@norteia/engine/consultant/move-model'
import { placeOf, STEP, sharesOf } from '@norteia/engine/retrieval/learned'
import { type Lesson, learn, writeWeights } from '../learn.ts'

const FOLDS = 5
interface Line {
  move: Move
  text: string
}

function linesIn(name: string, move?: Move): Line[] {
  let now = move
  return readFileSync(new URL(`turns/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): Line[] => {
      if (line.startsWith('# ')) {
        now = MOVES.find((one) => one === line.slice(2))
        if (!now) throw new Error(`${line} names no move`)
        return []
      }
      return line === '' ? [] : [{ move: now!, text: line }]
    })
}

const lines = [...linesIn('moves.txt'), ...linesIn('others.txt', 'outra')]

const taught = (from: readonly Line[]): Lesson =>
  learn({
    tellings: from.map(({ move, text }) => ({ class: MOVES.indexOf(move), features: moveFeatures(text) })),
    classes: MOVES.length,
    width: 24,
    rounds: 6,
    whole: 6,
    dropped: 0.5,
    least: () => 2,
  })

function heard({ features, rarities, rows, classes, width }: Lesson, text: string): number[] {
  const numbers = new Map(features.map((feature, n) => [feature, n]))
  const place = placeOf(moveFeatures(text), width, (feature) => {
    const n = numbers.get(feature)
    return n === undefined ? null : { rarity: rarities[n]! * STEP, row: rows, from: n * width }
  })
  return sharesOf(
    MOVES.map(
      (_, c) =>
        classes.subarray(c * width, (c + 1) * width).reduce((sum, weight, k) => sum + weight * place[k]!, 0) *
        STEP *
        STEP,
    ),
  )
}

function apart(): void {
  const read: { line: Line; said: Move; share: number }[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const lesson = taught(lines.filter((_, n) => n % FOLDS !== fold))
    for (const line of lines.filter((_, n) => n % FOLDS === fold)) {
      const shares = heard(lesson, line.text)
      const share = Math.max(...shares)
      read.push({ line, said: MOVES[shares.indexOf(share)]!, share })
    }
  }
  for (const least of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = read.filter(({ share }) => share >= least)
    const right = told.filter(({ line, said }) => line.move === said).length
    console.log(
      `from ${least}: ${told.length} of ${read.length} told, ${((100 * right) / told.length).toFixed(1)}% right`,
    )
  }
  if (process.argv.includes('-v'))
    for (const { line, said, share } of read.toSorted((a, b) => b.share - a.share))
      if (line.move !== said) console.log(share.toFixed(2), `${line.move} → ${said}:`, line.text)
}

if (process.argv.includes('--apart')) apart()
else
  writeWeights(
    new URL('../../packages/engine/src/consultant/move-weights.data.ts', import.meta.url),
    'node bench/consultant/weigh-moves.ts',
    MOVES,
    taught(lines),
  )
console.log(`${lines.length} lines`)
