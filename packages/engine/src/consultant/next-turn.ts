import type { MarketSegment } from '@norteia/contracts/company'
import { documentTokens, MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'
import { nearnessOf } from './guide-nearness.ts'
import { GUIDES } from './guides/guides.ts'
import type { Guide } from './guides/types.ts'
import type { Subject } from './memory.ts'
import { themeOf } from './themes/themes.ts'

/** The part of all that is said with a word, from which it names a theme. */
const POINTED = 0.15
/** A word of so many themes quotes nothing. */
const MOST_THEMES = 20
/** The part of what she asks, by how rare its words are, that a sentence must hold to answer it. */
const QUOTED = 0.4
/** A sentence alone may end too soon. */
const SHORT_QUOTE = 60
/** What the nearness of a guide to the one before counts beside that to the question, and that it is of the same theme. */
const JOINED = { phrase: 14, all: 49, last: 30, theme: 6 } as const
/** Of another theme, a guide this near to the one before is of the same subject. */
const SAME_SUBJECT = 0.5
const MOST_OFFERED = 2

const stemsOf = (text: string): string[] =>
  documentTokens(text.slice(0, MAX_QUERY_CHARACTERS)).flatMap(({ stem, root, weight }) =>
    weight < 1 || /^\d/.test(stem) ? [] : [root ?? stem],
  )
const waysOf = ({ pergunta, frases }: Guide) => [pergunta, ...frases]

/** Stem → how often the ways of asking of each theme hold it. */
type Spread = ReadonlyMap<string, number>
let read: ReadonlyMap<string, Spread> | undefined
function themesByWord(): ReadonlyMap<string, Spread> {
  if (read) return read
  const themes = new Map<string, Map<string, number>>()
  for (const guide of GUIDES.values()) {
    const theme = themeOf(guide.id) ?? guide.id
    for (const stem of waysOf(guide).flatMap(stemsOf)) {
      const known = themes.get(stem) ?? new Map<string, number>()
      themes.set(stem, known.set(theme, (known.get(theme) ?? 0) + 1))
    }
  }
  read = themes
  return themes
}

/** How much a word tells of what is asked. */
const rarityOf = (stem: string) => 1 / (1 + (themesByWord().get(stem)?.size ?? 0))

/** Whether a word of hers names the subject of a guide: 'aluguel' does, 'evito' and 'primeiro' are said of any. */
export function namedIn(id: string, question: string): boolean {
  const theme = themeOf(id) ?? id
  const ways = new Set(waysOf(GUIDES.get(id)!).flatMap(stemsOf))
  return stemsOf(question).some((stem) => {
    const spread = themesByWord().get(stem)
    if (!spread || !ways.has(stem)) return false
    const all = [...spread.values()].reduce((sum, count) => sum + count, 0)
    return (spread.get(theme) ?? 0) >= POINTED * all
  })
}

/** What somebody would say, with what leads to it; it takes more than a word. */
const SPEECH = /[^.!?“”]*“[^”]{25,}”[.;]?/
const SENTENCE = /(?<=[.!?;]”?)\s+/

/** What a guide has already said of what is asked next; null: nothing of just this. */
export function quoteOf({ pergunta, resposta, passos, cuidado }: Guide, question: string): string | null {
  const asked = new Set(stemsOf(question))
  const whole = [...asked].reduce((sum, stem) => sum + rarityOf(stem), 0)
  // What the guide is about stands in many of its sentences.
  const about = new Set(stemsOf(pergunta))
  let best: { text: string; share: number } | null = null
  for (const text of [resposta, ...passos, cuidado]) {
    const sentences = text.split(SENTENCE)
    sentences.forEach((sentence, n) => {
      const held = new Set(stemsOf(sentence))
      const shared = [...asked].filter((stem) => held.has(stem))
      if (!shared.some((stem) => !about.has(stem) && rarityOf(stem) >= 1 / (1 + MOST_THEMES))) return
      const share = shared.reduce((sum, stem) => sum + rarityOf(stem), 0) / whole
      if (share < QUOTED || share <= (best?.share ?? 0)) return
      const next = sentence.length < SHORT_QUOTE ? sentences[n + 1] : undefined
      best = { text: next ? `${sentence} ${next}` : sentence, share }
    })
  }
  return (best as { text: string } | null)?.text ?? null
}

/** The words to say that a guide holds; null: none. */
export const speechIn = ({ resposta }: Guide): string | null => SPEECH.exec(resposta)?.[0].trim() ?? null

/** The guides on the subject of `last` that are most like what is asked next. */
export function nearestNext(
  question: string,
  last: string | undefined,
  theme: string,
  segment: MarketSegment,
): Subject[] {
  const asked = nearnessOf(question.slice(0, MAX_QUERY_CHARACTERS))
  const before = last === undefined ? undefined : nearnessOf(waysOf(GUIDES.get(last)!).join(' '))
  return [...GUIDES.values()]
    .flatMap(({ id, setores }) => {
      const own = themeOf(id) === theme
      const like = before?.get(id)?.all ?? 0
      if (id === last || (setores && !setores.includes(segment)) || !(own || like >= SAME_SUBJECT)) return []
      const near = asked.get(id)
      const said = near ? JOINED.phrase * near.phrase + JOINED.all * near.all : 0
      return [{ id, score: said + JOINED.last * like + (own ? JOINED.theme : 0) }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => ({ kind: 'guide', id }))
}
