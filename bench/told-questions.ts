/**
 * How many of the questions of `questions-of-numbers/*.txt` are read as their labels say, by the grammar and by learned weights, each
 * author's by weights that were learned without a third of the authors, her among them: node bench/told-questions.ts [AUTHOR …]
 * '--present' reads them with the weights that there are, '--wrong' and '--unread' print those questions.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { learnedFrom } from '@norteia/engine/metrics/asking/hearing'
import type { Sparse } from '@norteia/engine/retrieval/sparse'
import { learn, packed } from './learned-questions.ts'
import { besideTexts } from './questions-of-numbers/beside.ts'
import { judge, type Verdict, type Wanted, wantedOf } from './questions-of-numbers/judged.ts'
import { besideLessons, labelledOf, labelsOf, piecesOf, readLessons } from './questions-of-numbers/read.ts'
import { talkAfter, toldOf } from './questions-of-numbers/told.ts'

const FOLDER = new URL('questions-of-numbers/', import.meta.url)
const flags = new Set(process.argv.slice(2).filter((one) => one.startsWith('--')))
const chosen = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const everybody = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt') && name !== 'heard.txt')
  .map((name) => name.replace('.txt', ''))

type Counts = Record<Verdict, number>
const none = (): Counts => ({ right: 0, unread: 0, wrong: 0 })
const KINDS = ['single', 'talk', 'single by weights', 'talk by weights'] as const
const totals = Object.fromEntries(KINDS.map((kind) => [kind, none()])) as Record<(typeof KINDS)[number], Counts>
const said = ({ right, unread, wrong }: Counts) => `${right} right ${unread} unread ${wrong} wrong`

function readAuthor(author: string): void {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, none()])) as typeof totals
  let talk: Parameters<typeof toldOf>[2] = { before: undefined, shown: [] }
  let before: Wanted | undefined
  for (const one of labelledOf(author, readFileSync(new URL(`${author}.txt`, FOLDER), 'utf8'))) {
    if (one.place === 0) [talk, before] = [{ before: undefined, shown: [] }, undefined]
    const text = piecesOf(one.line)
      .map((piece) => piece.text)
      .join('')
    const labels = labelsOf(one)
    const wanted = wantedOf(labels, one.context, before)
    const told = toldOf(text, one.context, talk)
    const { verdict, fault } = judge(told.reading, labels, wanted)
    const kind = one.place === 0 ? 'single' : 'talk'
    for (const count of [counts, totals]) {
      count[kind][verdict] += 1
      if (told.byWeights) count[`${kind} by weights`][verdict] += 1
    }
    if (flags.has(`--${verdict}`))
      console.log(
        `  ${author} ${told.byWeights ? '*' : ' '} ${fault ?? verdict} | ${one.line} ${told.aside ? `=> ${told.aside} ` : ''}# ${Object.values(labels).slice(1).join(' ')}`,
      )
    // Where it went wrong before, what comes after says nothing.
    if (told.reading.kind !== 'none' || labels.act !== 'fora') talk = talkAfter(told, talk)
    before = wanted
  }
  console.log(`${author}: ${KINDS.map((kind) => `${kind} ${said(counts[kind])}`).join('; ')}`)
}

const learnedWithout = (left: readonly string[]): Sparse =>
  packed(learn([...readLessons().filter(({ author }) => !left.includes(author)), ...besideLessons(besideTexts())]))

/** So many of the authors are left out at a time. */
const FOLDS = 3
for (let fold = 0; fold < FOLDS; fold++) {
  const left = everybody.filter((_, n) => n % FOLDS === fold)
  const own = left.filter((author) => chosen.length === 0 || chosen.includes(author))
  if (own.length === 0) continue
  if (!flags.has('--present')) learnedFrom(learnedWithout(left))
  for (const author of own) readAuthor(author)
}
console.log(`all: ${KINDS.map((kind) => `${kind} ${said(totals[kind])}`).join('; ')}`)
