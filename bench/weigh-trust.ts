/**
 * Learns `metrics/asking/trust-weights.data.ts` from `questions-of-numbers/*.txt`: how far what the grammar reads, and what learned
 * weights hear, is to be trusted. Each author's questions are heard by weights that were learned without a third of the authors, her among them. Run it
 * after `weigh-questions.ts`: node bench/weigh-trust.ts
 * With '--apart' it prints what is trusted of each third by what the others teach, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { learnedFrom } from '@norteia/engine/metrics/asking/hearing'
import { trustSigns } from '@norteia/engine/metrics/asking/trust'
import { learn, packed } from './learned-questions.ts'
import { learnTrust, type TrustLesson } from './learned-trust.ts'
import { besideTexts } from './questions-of-numbers/beside.ts'
import { judge } from './questions-of-numbers/judged.ts'
import { besideLessons, readLessons } from './questions-of-numbers/read.ts'
import { AUTHORS, walked } from './questions-of-numbers/walk.ts'

const FOLDS = 3
const besides = besideLessons(besideTexts())

function lessonsOf(author: string): TrustLesson[] {
  return walked(author).flatMap(({ labels, wanted, told: { grammar, heard } }) => {
    if (!heard) return []
    const isRight = (reading: typeof grammar) => reading && judge(reading, labels, wanted).verdict
    return [
      ...(grammar
        ? [
            {
              author,
              signs: ['grammar', ...trustSigns('grammar', grammar, heard.reading, heard)],
              verdict: isRight(grammar),
            },
          ]
        : []),
      ...(heard.reading
        ? [
            {
              author,
              signs: ['weights', ...trustSigns('weights', heard.reading, grammar, heard)],
              verdict: isRight(heard.reading),
            },
          ]
        : []),
    ].flatMap(({ verdict, ...lesson }) =>
      verdict === 'right' || verdict === 'wrong' ? [{ ...lesson, right: verdict === 'right' }] : [],
    )
  })
}

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const left = AUTHORS.filter((_, n) => n % FOLDS === fold)
  learnedFrom(packed(learn([...readLessons().filter(({ author }) => !left.includes(author)), ...besides])))
  return left.flatMap(lessonsOf)
})

const LEAST = [0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95]
function report(): void {
  const judged = folds.flatMap((own, fold) => {
    const trust = learnTrust(folds.flatMap((all, n) => (n === fold ? [] : all)))
    return own.map(({ signs, right }) => {
      const sum = signs.reduce((all, sign) => all + (trust[sign] ?? 0), 0)
      return {
        by: signs[0]!,
        alone: signs.some((sign) => sign.endsWith(': alone')),
        right,
        share: 1 / (1 + Math.exp(-sum)),
      }
    })
  })
  for (const [name, all] of [
    ['grammar', judged.filter(({ by }) => by === 'grammar')],
    ['weights alone', judged.filter(({ by, alone }) => by === 'weights' && alone)],
    ['weights beside', judged.filter(({ by, alone }) => by === 'weights' && !alone)],
  ] as const)
    for (const least of LEAST) {
      const told = all.filter(({ share }) => share >= least)
      const right = told.filter((one) => one.right).length
      console.log(
        `${name} from ${least}: ${told.length} of ${all.length} told, ${right} right, ${told.length - right} wrong`,
      )
    }
}

if (process.argv.includes('--apart')) report()
else {
  const trust = learnTrust(folds.flat())
  const lines = Object.entries(trust).map(
    ([sign, weight]) => `  ${/^\w+$/.test(sign) ? sign : `'${sign}'`}: ${weight},`,
  )
  writeFileSync(
    new URL('../packages/engine/src/metrics/asking/trust-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/weigh-trust.ts\` from \`bench/questions-of-numbers\`: what each sign of \`trustSigns\` adds. */
export const TRUST: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`,
  )
}
