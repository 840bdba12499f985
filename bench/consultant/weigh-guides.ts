/**
 * Learns `guide-weights.data.ts` from the ways of asking for each guide, what the guides say, and `asked/`, where owners of rare
 * trades ask; the tellings of the problem cards teach the same words, and the guide that answers such a card (`asked/cards.txt`), and six of
 * seven of what strangers told of each guide (`strangers/`). Run it when guides or meanings change:
 * node bench/consultant/weigh-guides.ts
 * With '--apart' a fifth of the ways of asking and all of `asked/` stay out: it prints how many of those it names, alone and behind a trade that
 * has nothing to do with it, and writes no weights but, where a file is named behind it, those for `held-out.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'
import { featuresOf, isPair } from '@norteia/engine/problems/scene-model'
import { learn, ranker, type Telling, writeWeights } from '../learn.ts'
import { fragments, linesOf, scenes } from '../owners/scenes.ts'
import { strangersTold } from './strangers.ts'

const guides = [...GUIDES.values()]
const places = new Map(guides.map(({ id }, n) => [id, n]))
const asked = new URL('asked/', import.meta.url)
const trades = readFileSync(new URL('trades.txt', asked), 'utf8').split('\n').filter(Boolean)
const tell = (of: number, text: string): Telling => ({ class: of, features: featuresOf(text) })

const at = process.argv.indexOf('--apart')
const apart = at >= 0
const isApart = (guide: number, phrase: number) => apart && (guide + phrase) % 5 === 1
const SENTENCE = /(?<=[.!?:])\s+/
const LEAST_SENTENCE = 25
const TOLD_STEP = 3

const phrases = guides.flatMap(({ pergunta, frases, resposta, passos, cuidado }, of) => [
  ...[pergunta, ...frases.filter((_, n) => !isApart(of, n))].map((text) => tell(of, text)),
  ...[...resposta.split(SENTENCE), ...passos, cuidado]
    .filter((text) => text.length >= LEAST_SENTENCE)
    .map((text) => tell(of, text)),
])
// Owners' own questions stay out with the fifth: they are what strangers' are like.
const fresh = (apart ? [] : readdirSync(asked))
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap((name) => linesOf(new URL(name, asked)))
  .flatMap(({ id, texts }) => {
    const of = places.get(id)
    if (of === undefined) throw new Error(`${id} is no guide`)
    return texts.map((text) => tell(of, text))
  })
// What one in seven of them told is kept as a measure.
const byStrangers = strangersTold().flatMap(({ id, text, kept }) => {
  const of = places.get(id)
  return apart || kept || of === undefined ? [] : [tell(of, text)]
})
// What a card's owners tell is asked about its guide too: they name no word of the textbook.
const guideOfCard = new Map(
  readFileSync(new URL('cards.txt', asked), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(': ') as [card: string, guide: string]),
)
// Every third of them: with all, the guides of cards drew what is asked about their neighbours.
const told = scenes().flatMap(({ id, texts }, n) => {
  if (n % TOLD_STEP !== 0) return []
  const guide = guideOfCard.get(id)
  const of = guide === undefined ? undefined : places.get(guide)
  if (guide !== undefined && of === undefined) throw new Error(`${guide} is no guide`)
  return of === undefined ? [] : texts.map((text) => tell(of, text))
})
const cards = new Map<string, number>()
const ofCards = [...scenes(), ...fragments()].flatMap(({ id, texts }) => {
  const card = cards.get(id) ?? guides.length + cards.size
  cards.set(id, card)
  return texts.map((text) => tell(card, text))
})
const lesson = learn({
  tellings: [...phrases, ...fresh, ...byStrangers, ...told, ...ofCards],
  classes: guides.length + cards.size,
  width: 64,
  rounds: 14,
  whole: 3,
  dropped: 0.5,
  least: (feature) => (isPair(feature) ? 3 : 2),
  // What a guide for one trade is asked about stands beside no other trade.
  noise: { features: trades.map(featuresOf), share: 0.3, mixes: (of) => of < guides.length && !guides[of]!.setores },
})
console.log(
  `${phrases.length} ways and sentences, ${fresh.length} fresh ones, ${told.length} of cards, ${lesson.features.length} features`,
)
if (apart) {
  const rank = ranker(lesson, guides.length)
  const unseen = guides.flatMap(({ frases }, of) =>
    frases.flatMap((text, n) => (isApart(of, n) ? [{ of, text, trade: trades[(of + 7 * n) % trades.length]! }] : [])),
  )
  const share = (read: (one: (typeof unseen)[number]) => string) => {
    const ranks = unseen.map((one) => rank(featuresOf(read(one))).indexOf(one.of))
    const among = (least: number) => ((100 * ranks.filter((at) => at < least).length) / ranks.length).toFixed(1)
    return `first ${among(1)}%, among three ${among(3)}%`
  }
  console.log(`of ${unseen.length} unseen: ${share(({ text }) => text)}`)
  console.log(`behind a trade: ${share(({ text, trade }) => `${trade} ${text}`)}`)
}
const kept = apart
  ? process.argv[at + 1] && pathToFileURL(process.argv[at + 1]!)
  : new URL('../../packages/engine/src/consultant/guides/guide-weights.data.ts', import.meta.url)
if (kept)
  writeWeights(
    kept,
    'node bench/consultant/weigh-guides.ts',
    guides.map(({ id }) => id),
    lesson,
  )
