import type { Asking } from '#src/measures/asked/asked.ts'
import { timeAfter } from '#src/quantities/around.ts'
import type { Said, Scene, SceneField } from '#src/reading/scene.ts'

/** A number of hers with all that stands around it, whatever it may count. */
export interface Spoken {
  said: Said
  value: number
  field: SceneField
  sentence: number
  /** Among all her numbers. */
  place: number
  /** Up to the numbers beside it. */
  before: string
  after: string
  /** Up to the ends of its sentence. */
  left: string
  right: string
}

const known = new WeakMap<Scene, readonly Spoken[]>()

/** All numbers of a scene in their order, each in its sentence. */
export function spokenIn(scene: Scene): readonly Spoken[] {
  const found = known.get(scene) ?? read(scene)
  known.set(scene, found)
  return found
}

function read({ sentences, said }: Scene): Spoken[] {
  const found: Spoken[] = []
  for (const [sentence, { text, field }] of sentences.entries()) {
    const tokens = [...text.matchAll(/[RNPHD](\d{1,3})(?!\d)/g)].map(({ 0: token, 1: at, index }) => ({
      said: said[Number(at)],
      start: index,
      end: index + token.length,
    }))
    for (const [i, { said: one, start, end }] of tokens.entries())
      if (one)
        found.push({
          said: one,
          value: one.value,
          field,
          sentence,
          place: found.length,
          before: text.slice(tokens[i - 1]?.end ?? 0, start),
          after: text.slice(end, tokens[i + 1]?.start ?? text.length),
          left: text.slice(0, start),
          right: text.slice(end),
        })
  }
  return found
}

/** 'Em 2019', 'desde 2021'; no '2 mil kg'. */
const isYear = ({ said: { value, kind }, before }: Spoken): boolean =>
  kind === 'N' && value >= 1_990 && value <= 2_040 && Number.isInteger(value) && YEAR_OF.test(before)
const YEAR_OF = /\b(?:em|desde|de|ano|ate|janeiro|dezembro|natal|pandemia)(?: de)? $/

/** It may be so many of something, or reais. */
export const isPlain = (one: Spoken): boolean => (one.said.kind === 'R' || one.said.kind === 'N') && !isYear(one)

/** What she tells of today; goals are told apart. */
export const told = (ask: Asking): readonly Spoken[] =>
  spokenIn(ask.scene).filter(({ field }) => field === 'main_challenge')
export const wished = (ask: Asking): readonly Spoken[] =>
  spokenIn(ask.scene).filter(({ field }) => field === 'future_goals')

const OTHER_TIME =
  /\b(?:ano|anos|anual|semestre|trimestre|temporada|safra|semana|semanal|quinzena|dia|diari[oa]s?|noite)\b/
const MONTH =
  /\b(?:por|ao|no|todo|cada|nesse|neste|esse|este|do|fim do|final do) (?:santo )?mes\b|\bmes passado\b|\bmensa(?:l|is)\b|\bmes\b/

/** Said to be of a month, and of no other time, in its sentence. */
export const isMonthly = (one: Spoken): boolean => {
  const own = timeAfter(one.after)
  if (own !== null) return own === 'mes'
  const text = `${one.left} ${one.right}`
  return MONTH.test(text) && !OTHER_TIME.test(text)
}

/** The last clause before a number, and the first after it. */
export const back = ({ before }: Spoken): string => before.split(/[,:(]/).at(-1)!
export const ahead = ({ after }: Spoken): string => after.split(/[,:)]/)[0]!
export const clauseOf = (one: Spoken): string => `${back(one)} ${ahead(one)}`

/** The only one of several; undefined: none, or more. */
export const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)
