/**
 * Learns `word-weights.data.ts` from what owners tell, ask and are answered with. Run it when those texts change much:
 * node bench/consultant/weigh-words.ts
 * With '--apart FILE' what `weigh-guides.ts --apart` leaves out stays out here too, and FILE is written instead, for `held-out.ts`.
 */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'
import { FAQ_ENTRIES } from '@norteia/engine/faq/entries.data'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { fragments, linesOf, scenes } from '../owners/scenes.ts'
import { learnWords, writeWords } from '../word-vectors.ts'
import { readingsOf, TELLING_LINES } from './told-lines.ts'

/** Two numbers of a word are kept in a byte. */
const WIDTH = 96
const LEAST = 6

const at = process.argv.indexOf('--apart')
const apart = at >= 0
const left = new Set(
  [...GUIDES.values()].flatMap(({ frases }, of) => frases.filter((_, n) => apart && (of + n) % 5 === 1)),
)
const asked = new URL('asked/', import.meta.url)
const own = (apart ? [] : readdirSync(asked))
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap((name) => linesOf(new URL(name, asked)))
const texts = [
  ...TELLING_LINES.flatMap(({ text }) => readingsOf(text)),
  ...[...scenes(), ...fragments(), ...own].flatMap((told) => told.texts),
  ...[...GUIDES.values()].flatMap(({ pergunta, frases, resposta, passos, cuidado }) => [
    ...[pergunta, ...frases, resposta],
    ...[...passos, cuidado],
  ]),
  ...PROBLEM_CARDS.flatMap(({ nome, frases, passos }) => [
    nome,
    ...frases,
    ...passos.flatMap(({ acao, detalhes, resultado }) => [acao, detalhes, resultado]),
  ]),
  ...FAQ_ENTRIES.flatMap(({ pergunta, resposta }) => [pergunta, resposta]),
].filter((text) => !left.has(text))

writeWords(
  apart
    ? pathToFileURL(process.argv[at + 1]!)
    : new URL('../../packages/engine/src/retrieval/word-weights.data.ts', import.meta.url),
  'node bench/consultant/weigh-words.ts',
  learnWords({ texts, width: WIDTH, least: LEAST }),
)
