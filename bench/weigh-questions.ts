/**
 * Learns `metrics/asking/asking-weights.data.ts` from `questions-of-numbers/*.txt`: what a question on the numbers asks. Run it
 * when those questions, the marks or the signs change: node bench/weigh-questions.ts
 * With '--apart' it leaves each author out in turn, prints what is heard in her questions, and writes nothing; '--of FOLDER' prints it
 * of the questions there.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { placeOf } from '@norteia/engine/consultant/word-sums/names'
import { ACTS, BYS, FLOWS, TAGS, TAKES, TIMES } from '@norteia/engine/metrics/asking/labels'
import { scaleOf, shareOf, sharesIn } from '@norteia/engine/metrics/asking/scale'
import { HEADS, learn, type Model, packed, sumsOf } from './learned-questions.ts'
import { besideTexts } from './questions-of-numbers/beside.ts'
import { besideLessons, HEAD_FROM, type Lesson, readLessons, TAG_FROM, TAKE_FROM } from './questions-of-numbers/read.ts'

const NAMES = [ACTS, FLOWS, BYS, TIMES] as const
const hundredths = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

interface Guess {
  lesson: Lesson
  shares: number[][]
}

function guess({ index, weights }: Model, lesson: Lesson): Guess & { sums: Float32Array; words: Float32Array[] } {
  const rows = (signs: readonly number[]) => Int32Array.from(signs.flatMap((sign) => index.get(placeOf(sign)) ?? []))
  const sumsFor = (signs: readonly number[]) => {
    const known = rows(signs)
    return sumsOf(weights, known, scaleOf(known.length))
  }
  const sums = sumsFor(lesson.whole)
  return {
    lesson,
    sums,
    words: lesson.words.map(sumsFor),
    shares: HEADS.map((count, n) => sharesIn(sums, HEAD_FROM[n]!, count)),
  }
}

const bestOf = (shares: readonly number[]) => shares.indexOf(Math.max(...shares))

const OPEN = /^[a-z]/
const narrows = (tag: number) => tag >= 1 && tag <= 3
/** In how many questions a word that narrows the figure and stands for itself is met, and in how many without one some is. */
function reportThings(all: readonly ReturnType<typeof guess>[]): string {
  return [0.1, 0.2, 0.4]
    .map((least) => {
      let [there, caught, clean, alarmed] = [0, 0, 0, 0]
      for (const { lesson, words } of all) {
        const open = words.flatMap((word, n) => {
          const share = sharesIn(word, TAG_FROM, TAGS.length)
            .slice(1, 4)
            .reduce((sum, one) => sum + one)
          return OPEN.test(lesson.tokens[n]!) ? [{ is: narrows(lesson.tags[n]!), share }] : []
        })
        const said = open.some(({ share }) => share >= least)
        if (open.some(({ is }) => is)) {
          there++
          caught += Number(said)
        } else {
          clean++
          alarmed += Number(said)
        }
      }
      return `at ${least} ${caught} of ${there}, false ${alarmed} of ${clean}`
    })
    .join('; ')
}

const STAGES = [0.5, 0.6, 0.7, 0.8, 0.9]
function report(name: string, model: Model, lessons: readonly Lesson[], wrong = false): void {
  const all = lessons.filter(({ whole }) => whole.length > 0).map((lesson) => guess(model, lesson))
  const isRight = ({ lesson, shares }: Guess, n: number) => bestOf(shares[n]!) === lesson.right[n]
  const each = NAMES.map((_, n) => hundredths(all.filter((one) => isRight(one, n)).length, all.length))
  const full = all.filter((one) => NAMES.every((_, n) => isRight(one, n)))
  const curve = STAGES.map((least) => {
    const told = all.filter(({ shares }) => Math.max(...shares[0]!) >= least)
    return `${least}: ${hundredths(told.length, all.length)}% told ${hundredths(told.filter((one) => isRight(one, 0)).length, told.length)}%`
  })
  const takes = TAKES.map((take, n) => {
    const said = all.filter(({ sums }) => shareOf(sums[TAKE_FROM + n]!) >= 1 / 2)
    const there = all.filter(({ lesson }) => lesson.takes[n])
    return `${take} ${said.filter((one) => there.includes(one)).length}/${there.length} (${said.length})`
  })
  console.log(
    `${name}: ${all.length}, act/flow/by/time ${each.join(' / ')}, all four ${hundredths(full.length, all.length)} | ${curve.join('; ')} | ${takes.join(', ')} | things ${reportThings(all)}`,
  )
  if (!wrong) return
  for (const one of all.filter((of) => !isRight(of, 0) || !isRight(of, 1))) {
    const said = NAMES.slice(0, 2).map(
      (names, n) =>
        `${names[one.lesson.right[n]!]}→${names[bestOf(one.shares[n]!)]} ${Math.max(...one.shares[n]!).toFixed(2)}`,
    )
    console.log(`  ${said.join('  ')}  ${one.lesson.text}`)
  }
}

function write(model: Model): void {
  const { STEP, FEATURES, WEIGHTS } = packed(model)
  const file = new URL('../packages/engine/src/metrics/asking/asking-weights.data.ts', import.meta.url)
  writeFileSync(
    file,
    `/** Learned by \`node bench/weigh-questions.ts\` from \`bench/questions-of-numbers\`. See \`Sparse\` in sparse.ts. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const FEATURES = \`
${FEATURES}
\`
export const WEIGHTS = \`
${WEIGHTS}
\`
`,
  )
  console.log(Math.round((FEATURES.length + WEIGHTS.length) / 1_000), 'kB')
}

const lessons = readLessons()
const beside = besideLessons(besideTexts())
const first = (of: readonly Lesson[]) => of.filter((_, n) => n % 3 === 0)
const apart = process.argv.indexOf('--of')
if (apart > 0)
  report(
    'apart',
    learn([...lessons, ...beside]),
    first(readLessons(pathToFileURL(`${process.argv[apart + 1]}/`))),
    true,
  )
else if (process.argv.includes('--apart'))
  for (const author of new Set(lessons.map((one) => one.author))) {
    if (author === 'heard') continue
    const model = learn([...lessons.filter((one) => one.author !== author), ...beside])
    report(author, model, first(lessons.filter((one) => one.author === author)), process.argv.includes('--wrong'))
  }
else write(learn([...lessons, ...beside]))
