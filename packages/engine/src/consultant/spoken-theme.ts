import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { findCard } from '#src/problems/match.ts'
import { GUIDES } from './guides/guides.ts'
import type { Subject } from './memory.ts'
import { candidatesFor, GUIDE, meantBy, sharesAmong } from './subjects.ts'
import { likeliestTheme, THEMES, themeLines, themeOf } from './themes/themes.ts'
import type { Theme } from './themes/types.ts'

/** The theme that speaks most of what a rule is about. */
function themeOfRule(rule: string): string | undefined {
  const counts = themeLines().map(
    ([theme, guides]) => [theme, guides.filter((id) => GUIDES.get(id)?.regras?.includes(rule)).length] as const,
  )
  const [theme, count] = counts.reduce((most, next) => (next[1] > most[1] ? next : most))
  return count > 0 ? theme : undefined
}

const NEAR_THEME = 0.35
const MOST_TEXTS = 4
const read = new Map<string, string | undefined>()
/** The theme that texts of a card or a help entry speak of together. */
function themeOfTexts(id: string, texts: readonly string[]): string | undefined {
  if (read.has(id)) return read.get(id)
  const asked = texts.slice(0, MOST_TEXTS)
  const shares = asked.flatMap((text) => [
    ...sharesAmong(candidatesFor(text, 'Outro', new Set<string>(), meantBy(text))),
  ])
  const best = likeliestTheme(shares.map(([guide, share]) => [guide.slice(GUIDE.length), share / asked.length]))
  const theme = best && best.share >= NEAR_THEME ? best.id : undefined
  read.set(id, theme)
  return theme
}
const themeOfCard = (id: string) => {
  const card = findCard(id)
  return card ? themeOfTexts(`carta:${id}`, [card.nome, ...card.frases]) : undefined
}
const themeOfEntry = (id: string | undefined) => {
  const entry = FAQ_ENTRIES.find((one) => one.id === id)
  return entry ? themeOfTexts(`faq:${entry.id}`, [entry.pergunta]) : undefined
}

/** Who stands on the other side, whatever the field of a guide. */
const OTHER_SIDES: readonly (readonly [theme: string, asked: RegExp])[] = [
  ['fornecedor', /\bfornecedor/],
  ['socio', /\bsóci[oa]/],
]

/** The field of what was told last; undefined: it has none. */
export function themeSpokenOf(subject: Subject): Theme | undefined {
  switch (subject.kind) {
    case 'guide': {
      const asked = GUIDES.get(subject.id)!.pergunta
      const theme = themeOf(subject.id)
      // Who owes a supplier asks about her debt.
      const side = theme === 'divida' ? undefined : OTHER_SIDES.find(([, words]) => words.test(asked))?.[0]
      return THEMES.get(side ?? theme ?? '')
    }
    case 'theme':
      return THEMES.get(subject.id)
    case 'rule':
      return THEMES.get(themeOfEntry(subject.entry) ?? themeOfRule(subject.rule) ?? '')
    case 'card':
      return THEMES.get(themeOfCard(subject.id) ?? '')
    default:
      return undefined
  }
}
