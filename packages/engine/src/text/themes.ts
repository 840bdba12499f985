import { DIMENSIONS, type DimensionId } from '@norteia/contracts/analysis'
import { ACTIONS } from '#src/library/actions.ts'
import { makeLexicon } from './lexicon.ts'
import { stem } from './stem.ts'
import { FLOW_WORDS, THEME_WORDS } from './theme-words.data.ts'
import { fold, words } from './words.ts'

export interface Themes {
  dimensions: ReadonlySet<DimensionId>
  /** Rules whose keywords occur in the text. */
  rules: ReadonlySet<string>
}

const split = (list: string) => list.split(/\s+/)

const dimensionLexicon = makeLexicon(
  DIMENSIONS.flatMap(({ id }) => split(THEME_WORDS[id]).map((word) => [word, id] as const)),
  { fuzzy: true },
)

/** Not fuzzy: 'pedido' is no 'perdido'. */
const flowLexicon = makeLexicon(
  [
    ...split(FLOW_WORDS.good).map((word) => [word, 1] as const),
    ...split(FLOW_WORDS.bad).map((word) => [word, -1] as const),
  ],
  { fuzzy: false },
)

const NEGATIONS = new Set(['nao', 'sem', 'nem', 'nenhum', 'nenhuma', 'falta', 'pouco', 'nunca'])

const phrasesOf = (temas: readonly string[]) =>
  temas.map((tema) =>
    words(tema)
      .map(stem)
      .filter((part) => part.length > 2),
  )

/** Number of rules that share a single-word keyword: a common one would match half of the library. */
const spread = new Map<string, number>()
for (const { temas } of ACTIONS.values())
  for (const phrase of phrasesOf(temas))
    if (phrase.length === 1) spread.set(phrase[0]!, (spread.get(phrase[0]!) ?? 0) + 1)

/** Rules by the first stem of their phrases, each with the stems that must be said beside it. */
const rulesByStem = new Map<string, { rule: string; rest: readonly string[] }[]>()
for (const { rule, temas } of ACTIONS.values())
  for (const [first, ...rest] of phrasesOf(temas)) {
    if (first === undefined || (rest.length === 0 && spread.get(first) !== 1)) continue
    const list = rulesByStem.get(first)
    if (list) list.push({ rule, rest })
    else rulesByStem.set(first, [{ rule, rest }])
  }

/** What a free text of the owner is about. */
export function themesOf(text: string): Themes {
  const found = words(text)
  const dimensions = new Set<DimensionId>()
  const stems = new Set<string>()
  for (const word of found) {
    stems.add(stem(word))
    for (const dimension of dimensionLexicon.find(word) ?? []) dimensions.add(dimension)
  }
  const rules = new Set<string>()
  for (const said of stems)
    for (const { rule, rest } of rulesByStem.get(said) ?? []) if (rest.every((part) => stems.has(part))) rules.add(rule)
  return { dimensions, rules }
}

export interface FlowSigns {
  good: string[]
  bad: string[]
}

/** Words for and against a good workflow; a negation up to two words before inverts them. */
export function flowSigns(text: string): FlowSigns {
  const spoken = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, 800) ?? []
  const folded = spoken.map(fold)
  const signs: FlowSigns = { good: [], bad: [] }
  const seen = new Set<string>()
  for (let i = 0; i < folded.length; i++) {
    const word = folded[i]!
    const value = flowLexicon.find(word)?.[0]
    if (value === undefined || /\d/.test(word) || seen.has(stem(word))) continue
    seen.add(stem(word))
    const negation = [i - 1, i - 2].find((at) => at >= 0 && NEGATIONS.has(folded[at]!))
    const shown = spoken
      .slice(negation ?? i, i + 1)
      .join(' ')
      .toLowerCase()
    if (/\d/.test(shown)) continue
    if (value > 0 === (negation === undefined)) signs.good.push(shown)
    else signs.bad.push(shown)
  }
  return signs
}
