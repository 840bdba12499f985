import type { Reading } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { agreedDeedsIn } from './case-deeds.ts'
import { DEEDS, GOAL_STEPS, TOLD_STEPS } from './deeds.data.ts'
import { madeFor } from './fitting.ts'
import { findCard } from './match.ts'
import type { CardStep, ProblemCard } from './types.ts'

/** A step that her own words or her goal ask for. */
export interface AskedStep {
  /** Id of the card that the step carries on. */
  card: string
  step: Omit<CardStep, 'dia'>
  /** Her goal asks for it. */
  goal: boolean
  /** A deed of its own, not one of the card's steps. */
  own: boolean
  /** Of one particular situation, which her challenge tells in full. */
  sure: boolean
}

/** Her peace, a judge or the law comes first: nothing is done beside these but what the card says. */
export const NOTHING_BESIDE: ReadonlySet<string> = new Set([
  'depressao_sofrimento',
  'processo_trabalhista',
  'propina_ilicito',
  'desvio_funcionario',
  'acidente_seguranca',
  'socio_briga',
  'sucessao',
  'familia_no_negocio',
  'vender_fechar',
])
const MOST_TEXT = 4_000

/** Each sentence on a line of its own: what is told within some letters isn't told over the end of a sentence. */
const apart = (text: string): string => text.replace(/[.!?;]\s+/g, '.\n')

/** More would leave her problem's own card too little room. */
const MOST_SURE = 3

/** Steps that what she wrote asks for, the most particular first. Pure: the same words, the same steps. */
export function askedSteps({ form, answers, segment, activity }: Reading, problem: ProblemCard | null): AskedStep[] {
  if (problem?.id === 'depressao_sofrimento') return []
  // What others have paid for is owed to them whatever else troubles her.
  const onlyOwed = problem !== null && NOTHING_BESIDE.has(problem.id)
  const goals = fold(form.future_goals.slice(0, MOST_TEXT))
  const complained = apart(fold(`${form.main_challenge}. ${form.future_goals}`.slice(0, MOST_TEXT)))
  const all = apart(
    fold(
      `${form.main_challenge}. ${form.future_goals}. ${form.operational_flow}. ${offerOf(answers)}`.slice(0, MOST_TEXT),
    ),
  )
  const company = { segment, activity: activity.lida ? activity.activity : null }
  const byWords = DEEDS.filter(
    ({ carta, texto, meta, fora, segmentos, sempre }) =>
      (sempre || !onlyOwed) &&
      (segmentos?.includes(segment) ?? madeFor(findCard(carta)!, company)) &&
      (meta === undefined || meta.test(goals)) &&
      texto.every((words) => words.test(all)) &&
      // How the work goes, by itself, complains of nothing: 'o motoboy sai às onze'.
      texto.some((words) => words.test(complained)) &&
      !fora?.test(all),
  ).map(({ carta, meta, passo }) => ({ card: carta, step: passo, goal: meta !== undefined, own: true, sure: false }))
  if (onlyOwed) return byWords
  const particular = agreedDeedsIn(form.main_challenge, offerOf(answers), segment, problem?.id)
    .slice(0, MOST_SURE)
    .map(({ carta, passo }) => ({ card: carta, step: passo, goal: false, own: true, sure: true }))
  const byGoal = GOAL_STEPS.flatMap(([goal, id, place]) => {
    const card = findCard(id)!
    const { dia: _dia, ...step } = card.passos[place]!
    return goal.test(goals) && madeFor(card, company) ? [{ card: id, step, goal: true, own: false, sure: false }] : []
  })
  return [...particular, ...byWords, ...byGoal]
}

const MOST_TOLD = 4

/** Steps of other cards for what she tells beside her problem: it isn't dropped. */
export function toldSteps({ form, segment, activity }: Reading, problem: ProblemCard | null): AskedStep[] {
  if (!problem || NOTHING_BESIDE.has(problem.id)) return []
  const said = apart(fold(form.main_challenge.slice(0, MOST_TEXT)))
  const company = { segment, activity: activity.lida ? activity.activity : null }
  return TOLD_STEPS.flatMap(([words, id, place]) => {
    const card = id === problem.id || !words.test(said) ? null : findCard(id)
    if (!card || !madeFor(card, company)) return []
    const { dia: _dia, ...step } = card.passos[place]!
    return [{ card: id, step, goal: false, own: false, sure: false }]
  }).slice(0, MOST_TOLD)
}
