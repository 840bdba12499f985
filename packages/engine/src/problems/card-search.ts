import { buildIndex, type Hit, type SearchIndex } from '#src/retrieval/bm25f.ts'
import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { SPOKEN } from './spoken.data.ts'

let built: SearchIndex | undefined
/** Built at the first complaint: a process that analyses nothing needs neither its time nor its memory. */
const index = (): SearchIndex =>
  (built ??= buildIndex(
    PROBLEM_CARDS.map(({ id, nome, frases, confirma }) => ({
      id,
      fields: { nome, frases: frases.join(' | '), ditos: (SPOKEN[id] ?? '').trim().replaceAll('\n', ' | '), confirma },
    })),
    { nome: 1.2, frases: 1.8, ditos: 1, confirma: 0.3 },
  ))

const ofTrade = new Set(PROBLEM_CARDS.filter(({ atividades }) => atividades !== null).map(({ id }) => id))

/** Shorter words of an offer are no names of goods. */
const NAME_LETTERS = 5
let lastOffer = { offer: '', sold: null as RegExp | null }

function soldIn(offer: string): RegExp | null {
  if (lastOffer.offer === offer) return lastOffer.sold
  const stems = words(offer, 40)
    .filter((word) => word.length >= NAME_LETTERS)
    .map(stem)
  const sold = stems.length === 0 ? null : new RegExp(`\\b(?:${stems.join('|')})\\w*`, 'g')
  lastOffer = { offer, sold }
  return sold
}

/** Figures name no subject: '30 dias' or '5 mil' would draw cards that happen to say them. */
const FIGURES = /(?:r\$\s*)?\d[\d.,]*\s*(?:%|mil(?:h[õo]es)?\b|k\b|reais\b)?/giu

/** The sentences and clauses of one complaint are asked for more than once: a long one has a hundred. */
const answered = new Map<string, Hit[]>()
const KEPT = 128

function search(sentence: string): Hit[] {
  const known = answered.get(sentence)
  if (known) return known
  const hits = index().search(sentence.replace(FIGURES, ' '), 12)
  if (answered.size === KEPT) answered.clear()
  answered.set(sentence, hits)
  return hits
}

/** Cards of a trade hear the sentence as it is; the others without the names of what she sells. */
export function hitsOf(sentence: string, offer = ''): Hit[] {
  const sold = soldIn(offer)
  const whole = search(sentence)
  const plain = fold(sentence)
  const bare = sold === null ? plain : plain.replace(sold, ' ')
  if (bare === plain) return whole
  return [...whole.filter(({ id }) => ofTrade.has(id)), ...search(bare).filter(({ id }) => !ofTrade.has(id))]
}
