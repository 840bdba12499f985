/**
 * Learns `measures/deciding/outcome-weights.data.ts` from `roles/*.txt`: which of all sums that the numbers of a text may come to is the one
 * that its author reckons. The roles of each text are read by what the authors of the other folds teach. Run it when those texts, roles,
 * ways or signs change, after `weigh-roles.ts`: node bench/owners/weigh-outcomes.ts
 * With '--apart' it prints what is told of each fold by what the others teach, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { Asking } from '@norteia/engine/measures/asked/asked'
import type { Any } from '@norteia/engine/measures/deciding/case'
import { isTold } from '@norteia/engine/measures/deciding/deciding'
import { judged, type Weights } from '@norteia/engine/measures/deciding/judged'
import { type Outcome, outcomesOf } from '@norteia/engine/measures/deciding/outcomes'
import { type Likely, signsOf } from '@norteia/engine/measures/deciding/signs'
import type { Deriver } from '@norteia/engine/measures/derived/deriver'
import { learnedAccount } from '@norteia/engine/measures/learned/learned'
import { Sources } from '@norteia/engine/measures/measured'
import { Own } from '@norteia/engine/measures/own/algebra'
import { related } from '@norteia/engine/measures/relations/relations'
import type { RoleNumber } from '@norteia/engine/measures/roles/roles'
import { readInput } from '@norteia/engine/reading/input'
import { type Lesson, learn, STEP, stored } from '../outcomes.ts'
import { plainInput } from './evaluate.ts'
import { FOLDS, foldsOf, readApart } from './read-apart.ts'
import { type Fit, fitsOf } from './reckoned.ts'
import { type MarkedText, markedTexts } from './roles.ts'

/** How right an outcome is: of a sum that is true by the marked roles, and isn't her account, less. */
const RIGHT: Readonly<Record<Fit | 'true', number>> = { result: 1, step: 0.7, true: 0.4, other: 0 }

interface Case {
  of: MarkedText
  /** Its numbers are of the roles that are marked, not of those that are read. */
  marked: boolean
  outcomes: readonly Outcome[]
  likely: Likely
  fits: readonly (Fit | 'true')[]
}

/** Only her challenge is known of the company. */
function deriverOf({ text }: MarkedText): Deriver {
  const company = {
    id: '',
    segmento: 'Outro',
    oferta: '',
    faturamento: 0,
    pessoas: 3,
    desafio: text,
    metas: '',
    custos: '',
    cartas: [],
    nunca: /(?!)/,
  }
  const input = plainInput(company as never)
  const reading = readInput({ ...input, company: { ...input.company, faturamento: null } })
  return related(new Asking(new Own(new Sources(reading))))
}

/** Her numbers as they are marked. */
const markedIn = ({ marked }: MarkedText, read: readonly RoleNumber[]): RoleNumber[] =>
  read.flatMap(({ value, from, to }) => {
    const mark = marked.find((one) => one.from < to && from < one.to)
    return mark ? [{ value, from, to, role: mark.role, period: mark.period, share: 1 }] : []
  })

/** A text twice: with its roles as they are read, and as they are marked. */
function casesFrom(of: MarkedText, roles: readonly RoleNumber[]): Case[] {
  const d = deriverOf(of)
  const { likely } = learnedAccount(d.ask)
  const fit = fitsOf(of)
  const [read, sure] = [outcomesOf(d, roles), outcomesOf(d, markedIn(of, roles))]

  const whole = sure.filter(({ made }) => made.some(({ filled }) => filled.over.length === 0))
  const isTrue = ({ best }: Outcome) => whole.some((one) => isSame(one.best.answer.main, best.answer.main))
  const fits = read.map((one) => {
    const found = fit(one.best.answer)
    return found === 'other' && isTrue(one) ? 'true' : found
  })
  return [
    { of, marked: false, outcomes: read, likely, fits },
    { of, marked: true, outcomes: sure, likely, fits: sure.map(({ best }) => fit(best.answer)) },
  ]
}

const isSame = (one: Any, other: Any): boolean =>
  one.kind === other.kind && Math.abs(Math.abs(one.number) - Math.abs(other.number)) <= Math.abs(one.number) / 100

const lessonOf = ({ outcomes, likely, fits }: Case): Lesson => ({
  signs: signsOf(outcomes, likely),
  right: fits.map((fit) => RIGHT[fit]),
})

const texts = markedTexts()
const foldOf = foldsOf(texts)
const roles = readApart(texts)

const casesOf = (fold: number): Case[] =>
  texts.flatMap((one) => (foldOf(one) === fold && one.reckoned !== '' ? casesFrom(one, roles.get(one)!) : []))

const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9]
function report(all: readonly Case[], weightsOf: (of: MarkedText) => Weights): void {
  const cases = all.filter(({ marked }) => !marked)
  const best = cases.flatMap(({ of, outcomes, likely, fits }) => {
    const [first] = judged(outcomes, likely, weightsOf(of))
    if (!first) return []
    const told = isTold(first, of.marked.length)
    return [{ share: first.share, told, fit: fits[outcomes.indexOf(first.outcome)]! }]
  })
  const hundredths = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)
  for (const share of [...SHARES, null]) {
    const told = best.filter((one) => (share === null ? one.told : one.share >= share))
    const right = told.filter(({ fit }) => fit === 'result' || fit === 'step')
    const isTrue = told.filter(({ fit }) => fit !== 'other')
    console.log(
      `${share ?? 'as the report does'}: ${hundredths(told.length, cases.length)}% told, ${hundredths(right.length, told.length)}% of these rightly, ${hundredths(isTrue.length, told.length)}% true by the marked roles`,
    )
  }
}

const cases = Array.from({ length: FOLDS }, (_, fold) => casesOf(fold))
if (process.argv.includes('--apart')) {
  const weights = cases.map((_, fold) => learn(cases.flatMap((all, n) => (n === fold ? [] : all)).map(lessonOf)))
  report(cases.flat(), (of) => weights[foldOf(of)]!)
} else {
  const made = stored(learn(cases.flat().map(lessonOf)))
  writeFileSync(
    new URL('../../packages/engine/src/measures/deciding/outcome-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/owners/weigh-outcomes.ts\` from \`bench/owners/roles\`. See \`weightsFrom\` in judged.ts. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const WEIGHTS = \`
${made}
\`
`,
  )
  console.log(Math.round(made.length / 1_000), 'kB')
}
