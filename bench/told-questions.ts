/**
 * How many of the questions of `questions-of-numbers/*.txt` are read as their labels say, by the grammar and by learned weights, each
 * author's by weights that were learned without a third of the authors, her among them: node bench/told-questions.ts [AUTHOR …]
 * '--present' reads them with the weights that there are, '--wrong' and '--unread' print those questions.
 */
import { learnedFrom } from '@norteia/engine/metrics/asking/hearing'
import type { Sparse } from '@norteia/engine/retrieval/sparse'
import { learn, packed } from './learned-questions.ts'
import { besideTexts } from './questions-of-numbers/beside.ts'
import { judge, type Verdict } from './questions-of-numbers/judged.ts'
import { besideLessons, readLessons } from './questions-of-numbers/read.ts'
import { AUTHORS, walked } from './questions-of-numbers/walk.ts'

const flags = new Set(process.argv.slice(2).filter((one) => one.startsWith('--')))
const chosen = process.argv.slice(2).filter((one) => !one.startsWith('--'))
type Counts = Record<Verdict, number>
const none = (): Counts => ({ right: 0, unread: 0, wrong: 0 })
const KINDS = ['single', 'talk', 'single by weights', 'talk by weights'] as const
const totals = Object.fromEntries(KINDS.map((kind) => [kind, none()])) as Record<(typeof KINDS)[number], Counts>
const said = ({ right, unread, wrong }: Counts) => `${right} right ${unread} unread ${wrong} wrong`

function readAuthor(author: string): void {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, none()])) as typeof totals
  for (const { one, labels, wanted, told } of walked(author)) {
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
  }
  console.log(`${author}: ${KINDS.map((kind) => `${kind} ${said(counts[kind])}`).join('; ')}`)
}

const learnedWithout = (left: readonly string[]): Sparse =>
  packed(learn([...readLessons().filter(({ author }) => !left.includes(author)), ...besideLessons(besideTexts())]))

/** So many of the authors are left out at a time. */
const FOLDS = 3
for (let fold = 0; fold < FOLDS; fold++) {
  const left = AUTHORS.filter((_, n) => n % FOLDS === fold)
  const own = left.filter((author) => chosen.length === 0 || chosen.includes(author))
  if (own.length === 0) continue
  if (!flags.has('--present')) learnedFrom(learnedWithout(left))
  for (const author of own) readAuthor(author)
}
console.log(`all: ${KINDS.map((kind) => `${kind} ${said(totals[kind])}`).join('; ')}`)
