import { isSenseless } from '#src/doubts/absurdities.ts'
import { measuresOf } from '#src/measures/measures.ts'
import { saysClearly } from '#src/problems/situations.ts'
import type { Reading } from '#src/reading/input.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { CONFIDENCE } from '#src/rules.ts'
import { fold, words } from '#src/text/words.ts'
import type { Evaluation } from './score.ts'

/** What an owner tells in words of her own, as weights beside those of the rules, and what the report says without it. */
const TOLD: readonly (readonly [weight: number, said: (reading: Reading) => boolean, missing: string])[] = [
  [6, ({ form }) => /\d/.test(form.main_challenge), 'O desafio está sem número.'],
  [6, ({ form }) => (form.kpis ?? '').trim() !== '', 'Faltam os indicadores.'],
  [5, ({ form }) => hasNumber(form), 'A meta está sem número.'],
  [4, ({ activity }) => activity.lida, 'Não tenho números só do seu ramo: as comparações são do setor inteiro.'],
  [3, ({ form }) => words(form.operational_flow).length >= LEAST_FLOW, 'O dia a dia está contado em pouco.'],
]
/** 'Baixar pela metade', 'espera de dois meses', 'zerar o fiado' say how much, too. */
const hasNumber = (form: Reading['form']): boolean =>
  /\d/.test(form.future_goals) ||
  sceneOf(form).said.some(({ field }) => field === 'future_goals') ||
  /\b(?:metade|dobr(?:ar|o)|triplicar|zerar|zero|acabar com|parar de perder|nenhum[a]?|nunca mais|mil)\b/.test(
    fold(form.future_goals),
  )
/** Words of a working day that can be followed. */
const LEAST_FLOW = 8
const TOLD_WEIGHT = TOLD.reduce((sum, [weight]) => sum + weight, 0)

/** What would make the analysis surer, in short sentences. */
export const untold = (reading: Reading): string[] => [
  // Who counts what hurts has said it.
  ...(clearness(reading.form.main_challenge) < 1 &&
  !/\d/.test(reading.form.main_challenge) &&
  !measuresOf(reading).get('conta_dela')
    ? ['O desafio não diz com clareza o que pesa.']
    : []),
  ...TOLD.flatMap(([, said, missing]) => (said(reading) ? [] : [missing])),
]

/** Fraction in [0.30, 0.95]: how complete the data was. No answer that is taken away raises it. */
export function confidenceOf(reading: Reading, evaluation: Evaluation): number {
  const { base, answers, exact, costs, subject, unverified, min, max } = CONFIDENCE
  const told = TOLD.reduce((sum, [weight, said]) => sum + (said(reading) ? weight : 0), 0)
  const share = (evaluation.answeredWeight + told) / (evaluation.possibleWeight + TOLD_WEIGHT)
  const value =
    base +
    answers * share +
    (reading.revenue?.exact && reading.people?.exact ? exact : 0) +
    costs * costQuality(reading) +
    subject * clearness(reading.form.main_challenge) -
    (reading.unverified ? unverified : 0)
  return Math.round(Math.min(max, Math.max(min, value)) * 100) / 100
}

/** Words of hers that name no problem are answered by a guess. */
const GUESSED = 0.3
const clearness = (challenge: string): number =>
  challenge.trim() === '' || isSenseless(challenge) ? 0 : saysClearly(challenge) ? 1 : GUESSED

/** How much of the costs was understood: 0 without a sum; less where words with a number were lost or lines have no kind. */
function costQuality({ costs }: Reading): number {
  if (costs.total === null) return 0
  const unknown = costs.items.filter(({ grupo }) => grupo === 'outros').reduce((sum, { valor }) => sum + valor, 0)
  const known = costs.total > 0 ? Math.max(0, 1 - unknown / costs.total) : 1
  return costs.unread ? known / 4 : known
}
