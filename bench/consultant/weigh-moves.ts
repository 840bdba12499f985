/**
 * Learns `move-weights.data.ts` from `turns/`, a file for each author: what a message asks of the answer before it. Run it when those
 * lines change: node bench/consultant/weigh-moves.ts
 * With '--apart' each author is heard with what the others wrote, and it prints how much of that is right; '-v' prints each miss.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { evened, MOVES, type Move, moveFeatures } from '@norteia/engine/consultant/move-model'
import { placeOf, STEP, sharesOf } from '@norteia/engine/retrieval/learned'
import { type Lesson, learn, writeWeights } from '../learn.ts'

const TURNS = new URL('turns/', import.meta.url)
interface Line {
  move: Move
  text: string
}

function linesIn(name: string): Line[] {
  let now: Move | undefined
  return readFileSync(new URL(name, TURNS), 'utf8')
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

const authors = readdirSync(TURNS)
  .sort()
  .map((name) => ({ name, lines: linesIn(name) }))
const lines = authors.flatMap((author) => author.lines)

const taught = (from: readonly Line[]): Lesson =>
  learn({
    tellings: from.map(({ move, text }) => ({ class: MOVES.indexOf(move), features: moveFeatures(text) })),
    classes: MOVES.length,
    width: 24,
    rounds: 9,
    whole: 9,
    dropped: 0.5,
    least: () => 2,
  })

function heard({ features, rarities, rows, classes, width }: Lesson, text: string): number[] {
  const numbers = new Map(features.map((feature, n) => [feature, n]))
  const place = placeOf(moveFeatures(text), width, (feature) => {
    const n = numbers.get(feature)
    return n === undefined ? null : { rarity: rarities[n]! * STEP, row: rows, from: n * width }
  })
  return evened(
    sharesOf(
      MOVES.map(
        (_, c) =>
          classes.subarray(c * width, (c + 1) * width).reduce((sum, weight, k) => sum + weight * place[k]!, 0) *
          STEP *
          STEP,
      ),
    ),
  )
}

interface Read {
  line: Line
  said: Move
  share: number
}

function tell(name: string, read: readonly Read[]): void {
  console.log(name)
  for (const least of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = read.filter(({ share }) => share >= least)
    const right = told.filter(({ line, said }) => line.move === said).length
    const mean = told.reduce((sum, { share }) => sum + share, 0) / told.length
    console.log(
      `  from ${least}: ${told.length} of ${read.length} told, ${((100 * right) / told.length).toFixed(1)}% right, ${(100 * mean).toFixed(1)}% expected`,
    )
  }
}

function apart(): void {
  const read = authors.map(({ name, lines: own }) => {
    const lesson = taught(authors.flatMap((other) => (other.name === name ? [] : other.lines)))
    const heardOf = own.map((line): Read => {
      const shares = heard(lesson, line.text)
      const share = Math.max(...shares)
      return { line, said: MOVES[shares.indexOf(share)]!, share }
    })
    tell(name, heardOf)
    return heardOf
  })
  const all = read.flat()
  tell(
    'moves, something else apart',
    all.filter(({ said }) => said !== 'outra'),
  )
  if (process.argv.includes('-v'))
    for (const { line, said, share } of all.toSorted((a, b) => b.share - a.share))
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
