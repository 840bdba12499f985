import type { MarketSegment } from '@norteia/contracts/company'
import { documentTokens, MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'
import { nearnessOf } from './guide-nearness.ts'
import { GUIDES } from './guides/guides.ts'
import type { Guide } from './guides/types.ts'
import type { Subject } from './memory.ts'
import { themeOf } from './themes/themes.ts'

/** The part of all that is said with a word, from which it names a theme. */
const POINTED = 0.15
/** What the nearness of a guide to the one before counts beside that to the question, and that it is of the same theme. */
const JOINED = { phrase: 14, all: 49, last: 30, theme: 6 } as const
/** Of another theme, a guide this near to the one before is of the same subject. */
const SAME_SUBJECT = 0.5
const MOST_OFFERED = 2

export const stemsOf = (text: string): string[] =>
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
export const rarityOf = (stem: string) => 1 / (1 + (themesByWord().get(stem)?.size ?? 0))

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

/** Whether a word of a text is one by which a field is named. */
export const speaksOf = (theme: string, text: string): boolean =>
  stemsOf(text).some((stem) => {
    const spread = themesByWord().get(stem)
    const all = [...(spread?.values() ?? [])].reduce((sum, count) => sum + count, 0)
    return spread !== undefined && (spread.get(theme) ?? 0) >= POINTED * all
  })

/** A word names another field by this part of its uses, of so many at least; the guides that are near must speak of that field too. */
const NAMES = { part: 0.6, uses: 20, near: 0.08 } as const

/** The field that a word of hers names beside the one that was spoken of: 'quanto de sinal' after missed appointments; undefined: none. */
export function themeNamed(
  question: string,
  near: Iterable<readonly [guide: string, share: number]>,
): string | undefined {
  const shares = new Map<string, number>()
  for (const [guide, share] of near) {
    const theme = themeOf(guide)
    if (theme !== undefined) shares.set(theme, (shares.get(theme) ?? 0) + share)
  }
  for (const stem of stemsOf(question)) {
    const spread = [...(themesByWord().get(stem) ?? [])]
    const all = spread.reduce((sum, [, count]) => sum + count, 0)
    const named = spread.find(([, count]) => count >= NAMES.part * all)?.[0]
    if (all >= NAMES.uses && named !== undefined && (shares.get(named) ?? 0) >= NAMES.near) return named
  }
  return undefined
}

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
