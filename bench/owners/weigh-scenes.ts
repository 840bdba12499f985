/**
 * Learns `scene-weights.data.ts` from `scenes/`, where owners tell each problem without its name, from the phrases of the
 * cards and from companies whose problem is known. Run it when cards, meanings or classes of events change:
 * node bench/owners/weigh-scenes.ts
 * With '--apart' a fifth of the tellings stays out: it prints how many of those it names, and writes no weights.
 */
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { featuresOf, isPair } from '@norteia/engine/problems/scene-model'
import { SPOKEN } from '@norteia/engine/problems/spoken.data'
import { learn, ranker, type Telling, writeWeights } from '../learn.ts'
import { OWNERS } from './owners.ts'
import { fragments, scenes, type Told } from './scenes.ts'

const places = new Map(PROBLEM_CARDS.map(({ id }, n) => [id, n]))
const tellingsOf = ({ id, texts }: Told): Telling[] => {
  const card = places.get(id)
  if (card === undefined) throw new Error(`${id} is no card`)
  return texts.map((text) => ({ class: card, features: featuresOf(text) }))
}
const whole = scenes().flatMap(tellingsOf)
const phrases = PROBLEM_CARDS.flatMap(({ id, frases }) =>
  tellingsOf({ id, texts: [...frases, ...(SPOKEN[id] ?? '').split('\n').filter(Boolean)] }),
)
const companies = OWNERS.flatMap(({ cartas: [id], desafio }) => (id ? tellingsOf({ id, texts: [desafio] }) : []))
const apart = process.argv.includes('--apart')
const isApart = (n: number) => apart && n % 5 === 1
const lesson = learn({
  tellings: [...phrases, ...companies, ...fragments().flatMap(tellingsOf), ...whole.filter((_, n) => !isApart(n))],
  classes: PROBLEM_CARDS.length,
  width: 64,
  rounds: 35,
  whole: 35,
  dropped: 0.6,
  least: (feature) => (isPair(feature) ? 3 : 2),
})
if (apart) {
  const rank = ranker(lesson)
  const ranks = whole.filter((_, n) => isApart(n)).map((one) => rank(one.features).indexOf(one.class))
  const share = (least: number) => ((100 * ranks.filter((rank) => rank < least).length) / ranks.length).toFixed(1)
  console.log(`of ${ranks.length} unseen: first ${share(1)}%, among three ${share(3)}%, among five ${share(5)}%`)
} else
  writeWeights(
    new URL('../../packages/engine/src/problems/scene-weights.data.ts', import.meta.url),
    'node bench/owners/weigh-scenes.ts',
    PROBLEM_CARDS.map(({ id }) => id),
    lesson,
  )
