/**
 * Learns `account/weights.data.ts` from `talks/*.json`: what a message that goes on from a sum does to it. Run it when those talks change:
 * node --max-old-space-size=6000 bench/consultant/weigh-follow-ups.ts
 * With '--without three,four FILE' it learns without those talks and writes to FILE, for measuring by them.
 * With '--apart' it learns so many times, each time with a part of the talks left out, prints what is meant in those, and writes nothing.
 */
import { pathToFileURL } from 'node:url'
import { chosenAmong } from '@norteia/engine/consultant/account/chosen'
import { nameOf, placeOf } from '@norteia/engine/consultant/word-sums/names'
import { weigh } from '@norteia/engine/consultant/word-sums/weighed'
import { CALM, learn, store, type Weights } from '../learned-sums.ts'
import { casesOf, isRight, type Told } from './follow-ups.ts'
import { readTalks, type Talk, wantedOf } from './talks.ts'

const ROUNDS = 24
const FOLDS = 6
const foldOf = ({ id }: Talk) => (nameOf(id) >>> 3) % FOLDS

const scoredBy =
  ({ values }: Weights) =>
  (feature: number) =>
    values[placeOf(feature)]! * CALM

const learned = (talks: readonly Talk[]): Weights =>
  learn(
    talks.flatMap((talk) => casesOf(talk)),
    ROUNDS,
  )

interface Guess {
  told: Told
  share: number
  right: boolean
  wanted: readonly number[]
}

function guessed(talks: readonly Talk[], weights: Weights): Guess[] {
  const of = scoredBy(weights)
  return talks.flatMap((talk) =>
    casesOf(talk, (read) => weigh(read, of)).map((told, n): Guess => {
      weigh(told.read, of)
      const [first] = chosenAmong(told.read)
      const wanted = wantedOf(talk, n + 1)
      return { told, share: first?.share ?? 0, right: first !== undefined && isRight(first.choice, wanted), wanted }
    }),
  )
}

function report(all: readonly Guess[]): void {
  console.log(
    `of ${all.length}: reached ${all.filter(({ told }) => told.right.includes(1)).length}, likeliest right ${all.filter(({ right }) => right).length}`,
  )
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const told = all.filter(({ share }) => share >= least)
    const right = told.filter((one) => one.right).length
    console.log(`>= ${least}: told ${told.length}, right ${right}, wrong ${told.length - right}`)
  }
}

const [left = '', elsewhere] = process.argv.includes('--without')
  ? process.argv.slice(process.argv.indexOf('--without') + 1)
  : []
const talks = readTalks(left.split(','))
if (!process.argv.includes('--apart'))
  store(
    elsewhere
      ? pathToFileURL(elsewhere)
      : new URL('../../packages/engine/src/consultant/account/weights.data.ts', import.meta.url),
    'Learned by `node bench/consultant/weigh-follow-ups.ts` from `bench/consultant/talks`.',
    [],
    learned(talks),
  )
else {
  const all = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learned(talks.filter((talk) => foldOf(talk) !== fold))
    return guessed(
      talks.filter((talk) => foldOf(talk) === fold),
      weights,
    )
  }).flat()
  report(all)
  if (process.argv.includes('--show'))
    for (const { told, share, wanted } of all.filter(({ right }) => !right).toSorted((a, b) => b.share - a.share)) {
      const best = chosenAmong(told.read)[0]
      console.log(
        `${share.toFixed(2)} ${told.right.includes(1) ? '' : 'UNREACHED '}${told.id} | ${told.text} | want ${wanted} | ${best ? `${best.choice.value} ${best.choice.base}: ${best.choice.ops.join(', ')}` : ''}`,
      )
    }
}
