import { editDistance, soundKey, trigramLikeness, trigrams } from './distance.ts'
import { documentTokens, queryTokens, type Token } from './tokens.ts'

export interface Document<Field extends string> {
  id: string
  fields: Readonly<Record<Field, string>>
}

export type FieldBoosts<Field extends string> = Readonly<Record<Field, number>>

export interface Hit {
  id: string
  /** Comparable between questions, so that a cut can refuse: BM25F, lowered by the share of the question it leaves open. */
  score: number
  /** Share of the question's weight that the document speaks of, 0 to 1. */
  coverage: number
}

export interface SearchIndex {
  /** Best first; documents that share no word with the question don't appear. `accept` narrows by id. */
  search(question: string, limit?: number, accept?: (id: string) => boolean): Hit[]
}

interface Term {
  stem: string
  grams: ReadonlySet<string>
  sound: string
  root: string | undefined
  /** Document position → weighted frequency over the fields. */
  postings: Map<number, number>
}

const K1 = 1.2
/** How strongly a long field thins its words; keyword lists and answers differ much in length. */
const LENGTH_WEIGHT = 0.5
/** What an inexact word counts against an exact one. */
const ROOT_WEIGHT = 0.85
const SOUND_WEIGHT = 0.85
const ONE_EDIT_WEIGHT = 0.75
const TWO_EDITS_WEIGHT = 0.55
const GRAM_WEIGHT = 0.6
const GRAM_MINIMUM = 0.55

/**
 * A BM25F index over Portuguese texts: accents folded, stopwords dropped, Snowball stems; a word that the texts
 * don't hold is matched by sound, by edit distance and by letter trigrams.
 */
export function buildIndex<Field extends string>(
  documents: readonly Document<Field>[],
  boosts: FieldBoosts<Field>,
): SearchIndex {
  const terms = new Map<string, Term>()
  const fields = Object.keys(boosts) as Field[]
  const tokens = documents.map((document) => fields.map((field) => documentTokens(document.fields[field])))
  const averages = fields.map((_, f) => tokens.reduce((sum, byField) => sum + byField[f]!.length, 0) / documents.length)
  tokens.forEach((byField, position) => {
    byField.forEach((list, f) => {
      const weight = boosts[fields[f]!] / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * list.length) / (averages[f]! || 1))
      for (const token of list) addPosting(terms, token, position, weight)
    })
  })
  const all = [...terms.values()]
  const roots = Map.groupBy(
    all.filter((term) => term.root !== undefined),
    (term) => term.root!,
  )
  const rarity = (found: number) => Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  const unknownRarity = rarity(1)

  /** Terms that a word of the question stands for, with what each counts. */
  function expand(token: Token): [Term, number][] {
    const exact = terms.get(token.stem)
    const related = token.root === undefined ? [] : (roots.get(token.root) ?? [])
    if (exact || related.length > 0)
      return [
        ...(exact ? [[exact, 1] as [Term, number]] : []),
        ...related.filter((term) => term !== exact).map((term): [Term, number] => [term, ROOT_WEIGHT]),
      ]
    if (token.stem.length < 3 || /^\d/.test(token.stem)) return []
    const sound = soundKey(token.stem)
    const grams = trigrams(token.stem)
    const allowed = token.stem.length >= 7 ? 2 : token.stem.length >= 4 ? 1 : 0
    const found: [Term, number][] = []
    for (const term of all) {
      const weight = likeness(token.stem, sound, grams, allowed, term)
      if (weight > 0) found.push([term, weight])
    }
    const best = Math.max(0, ...found.map(([, weight]) => weight))
    return found.filter(([, weight]) => weight >= best - 0.1)
  }

  return {
    search(question, limit = 10, accept) {
      const scores = new Map<number, { score: number; covered: number }>()
      let total = 0
      for (const token of queryTokens(question)) {
        const expansions = expand(token)
        const best = new Map<number, number>()
        let idf = 0
        for (const [term, weight] of expansions) {
          const termIdf = rarity(term.postings.size)
          idf = Math.max(idf, termIdf)
          for (const [position, frequency] of term.postings) {
            const value = (weight * termIdf * frequency * (K1 + 1)) / (frequency + K1)
            if (value > (best.get(position) ?? 0)) best.set(position, value)
          }
        }
        const mass = expansions.length === 0 ? unknownRarity : idf
        total += mass
        for (const [position, value] of best) {
          const entry = scores.get(position) ?? { score: 0, covered: 0 }
          entry.score += value
          entry.covered += mass
          scores.set(position, entry)
        }
      }
      const hits: Hit[] = []
      for (const [position, { score, covered }] of scores) {
        const id = documents[position]!.id
        const coverage = covered / total
        if (!accept || accept(id)) hits.push({ id, score: score * (0.4 + 0.6 * coverage), coverage })
      }
      return hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit)
    },
  }
}

function addPosting(terms: Map<string, Term>, token: Token, position: number, weight: number): void {
  let term = terms.get(token.stem)
  if (!term) {
    term = {
      stem: token.stem,
      grams: new Set(trigrams(token.stem)),
      sound: soundKey(token.stem),
      root: token.root,
      postings: new Map(),
    }
    terms.set(token.stem, term)
  }
  term.postings.set(position, (term.postings.get(position) ?? 0) + weight)
}

/** What `term` counts for a word that no document holds; 0 when they are too different. */
function likeness(stem: string, sound: string, grams: readonly string[], allowed: number, term: Term): number {
  if (term.sound === sound) return SOUND_WEIGHT
  if (Math.abs(term.stem.length - stem.length) > 4) return 0
  if (allowed > 0 && term.stem.length >= 3) {
    const edits = editDistance(stem, term.stem, allowed)
    if (edits === 1) return ONE_EDIT_WEIGHT
    if (edits === 2 && allowed === 2 && term.stem.length >= 6) return TWO_EDITS_WEIGHT
  }
  const alike = stem.length >= 5 ? trigramLikeness(grams, term.grams) : 0
  return alike >= GRAM_MINIMUM ? GRAM_WEIGHT * alike : 0
}
