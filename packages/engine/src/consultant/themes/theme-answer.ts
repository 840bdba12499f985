import type { Known } from '#src/consultant/company.ts'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { GUIDES } from '#src/consultant/guides/guides.ts'
import type { Guide } from '#src/consultant/guides/types.ts'
import { beginsWithRule } from '#src/consultant/leads.ts'
import { guideFigure, partText } from '#src/consultant/own-figure.ts'
import { diagnosisText } from '#src/consultant/rule-answer.ts'
import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { themeLines } from './themes.ts'
import type { Theme, Wish } from './types.ts'

const HEARD: Readonly<Record<Wish, string>> = {
  decide: 'decidir sobre',
  amount: 'saber quanto, sobre',
  allowed: 'saber o que pode e o que deve, sobre',
  why: 'entender a causa, sobre',
  way: 'saber o que fazer sobre',
}

const OWN: Readonly<Record<Wish, 'decidir' | 'quanto' | 'pode' | 'porque'>> = {
  decide: 'decidir',
  amount: 'quanto',
  allowed: 'pode',
  why: 'porque',
  way: 'porque',
}

/** A rule of so few guides of a theme is beside it. */
const OFTEN = 0.34

/** Rules that a theme is about: those that many of its guides name. */
function rulesOf(theme: string): string[] {
  const named = (themeLines().find(([id]) => id === theme)?.[1] ?? []).flatMap((id) => {
    const rules = GUIDES.get(id)?.regras
    return rules && rules.length > 0 ? [rules] : []
  })
  return [...new Set(named.flat())].filter(
    (rule) => named.filter((rules) => rules.includes(rule)).length >= OFTEN * named.length,
  )
}

/** What she answered in the diagnostic on what the theme, or the guide told with it, is about; null: nothing. */
function answeredText(known: Known, theme: string, near: Guide | undefined): Text | null {
  for (const rule of new Set([...(near?.regras ?? []), ...rulesOf(theme)])) {
    const told = known.weak.has(rule) ? diagnosisText(known, rule) : null
    if (told) return told
  }
  return null
}

const outlook = {
  expectedResults: say`Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.`,
  timeline: say`O primeiro passo cabe hoje; siga na ordem.`,
  investment: say`O primeiro passo custa só o seu tempo.`,
}

/**
 * An answer from what she wants and what it is about, where no guide surely says it. `near`: the guide most like her case, told before
 * what holds for the whole field, with its own steps.
 */
export function themeDraft(known: Known, theme: Theme, wish: Wish, near?: Guide): Draft {
  const { book } = known
  const tell = (text: string) => adviceText(book, text)
  const figure = near ? guideFigure(known, near.id) : partText(known, theme.id)
  const answered = answeredText(known, theme.id, near)
  const own = theme[OWN[wish]]
  const whom = near ? near.quem : theme.quem
  const heard = `Entendi que você quer ${HEARD[wish]} ${theme.nome}.`
  const field = wish === 'way' ? [theme.base, own] : [own, theme.base]
  // Who asks whether it is allowed is told that first, unless the guide begins with it.
  const ruled = near !== undefined && wish === 'allowed' && !beginsWithRule(near)
  const parts = [
    ...(ruled ? [tell(own)] : []),
    ...(near
      ? [tell(`${heard} O caso mais parecido que já respondi: “${near.pergunta}”`), tell(near.resposta)]
      : [heard]),
    ...(answered ? [answered] : []),
    ...(near
      ? [tell(`Se não é bem isso, o que vale em todo caso assim: ${decapitalize(field[ruled ? 1 : 0]!)}`)]
      : field.map(tell)),
    ...(figure ? [figure] : []),
    ...(near ? [] : [tell(`Antes, confira ${theme.confira}`)]),
    ...(whom ? [tell(`Com quem falar: ${decapitalize(whom)}.`)] : []),
  ]
  return {
    ...EMPTY_DRAFT,
    ...outlook,
    answer: join(parts, '\n\n'),
    actionSteps: (near ?? theme).passos.map(tell),
    risks: [
      tell(near ? near.cuidado : `Decidir sem conferir ${theme.confira}`),
      say`Mudar várias coisas ao mesmo tempo e não saber qual delas funcionou.`,
    ],
  }
}
