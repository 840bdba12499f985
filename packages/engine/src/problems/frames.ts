import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import type { Frame, FrameStep } from './frame.ts'
import { FRAMES } from './frames.data.ts'
import { CAUSE_FRAMES } from './frames-causes.data.ts'
import { CLIENT_FRAMES } from './frames-clients.data.ts'
import { DECIDED_FRAMES } from './frames-decided.data.ts'
import { EVERYDAY_FRAMES } from './frames-everyday.data.ts'
import { GENERAL_FRAMES, NEAR_BY_CARD, SELL_OR_WAIT } from './frames-general.data.ts'
import { GROWTH_FRAMES } from './frames-growth.data.ts'
import { KEPT_FRAMES } from './frames-kept.data.ts'
import { LEAK_FRAMES } from './frames-leaks.data.ts'
import { MORE_FRAMES } from './frames-more.data.ts'
import { OFFERED_FRAMES } from './frames-offered.data.ts'
import { WAY_FRAMES } from './frames-ways.data.ts'
import { WORTH_FRAMES } from './frames-worth.data.ts'
import { stepsOf } from './later-steps.ts'
import { sentencesOf } from './sentences.ts'
import type { CardStep, ProblemCard } from './types.ts'

/** Of two that hear the same words the earlier one holds. */
export const ALL_FRAMES: readonly Frame[] = [
  SELL_OR_WAIT,
  ...FRAMES,
  ...DECIDED_FRAMES,
  ...EVERYDAY_FRAMES,
  ...GROWTH_FRAMES.slice(0, 2),
  ...MORE_FRAMES,
  ...LEAK_FRAMES,
  ...GROWTH_FRAMES.slice(2),
  ...CLIENT_FRAMES,
  ...OFFERED_FRAMES,
  ...KEPT_FRAMES,
  ...WAY_FRAMES,
  ...CAUSE_FRAMES,
  ...WORTH_FRAMES,
  ...GENERAL_FRAMES,
]

/** What is read of an answer. */
export const MOST_TEXT = 4_000
type Form = Pick<FormAnswers, 'main_challenge' | 'future_goals'>

const written = ({ main_challenge, future_goals }: Form): string =>
  fold(`${(main_challenge ?? '').slice(0, MOST_TEXT)}. ${(future_goals ?? '').slice(0, MOST_TEXT)}`)

/**
 * The decision that what she wrote turns on; null: none that is surely heard. `holds`: whether one that was heard may be meant.
 * Linear in the length of her answers.
 */
export function frameOf(form: Form, holds: (frame: Frame) => boolean = () => true): Frame | null {
  const challenge = fold((form.main_challenge ?? '').slice(0, MOST_TEXT))
  if (challenge === '') return null
  const all = written(form)
  return (
    ALL_FRAMES.find((frame) => {
      const [first, ...rest] = frame.ouve
      return (
        holds(frame) && first!.test(challenge) && rest.every((words) => words.test(all)) && !frame.fora?.test(challenge)
      )
    }) ?? null
  )
}

/** The decision that a card which was heard turns on, where what she wrote tells of it in fewer words. */
export function frameNear(form: Form, card: string): Frame | null {
  const challenge = fold((form.main_challenge ?? '').slice(0, MOST_TEXT))
  return (
    ALL_FRAMES.find(({ id, kin, perto, fora }) => {
      const near = NEAR_BY_CARD[id] ?? (perto && { cartas: kin, perto })
      return near?.cartas.includes(card) && near.perto.every((words) => words.test(challenge)) && !fora?.test(challenge)
    }) ?? null
  )
}

/** Whether her challenge holds the words that the frame is quoted by. */
export const isHeardIn = ({ ouve: [first] }: Frame, challenge: string): boolean => first!.test(fold(challenge))

/** Whether one of these numbers stands in a sentence that speaks of the decision, or beside one. */
export function isToldNear({ ouve: [first] }: Frame, challenge: string, numbers: readonly number[]): boolean {
  const all = sentencesOf(challenge)
  return all.some(
    (sentence, at) =>
      [all[at - 1], sentence, all[at + 1]].some((near) => near !== undefined && first!.test(fold(near))) &&
      (sentence.match(/\d+(?:[.,]\d+)*/g) ?? []).some((told) =>
        numbers.includes(Number(told.replace(/\.(?=\d{3})/g, '').replace(',', '.'))),
      ),
  )
}

/** Place of the sentence of her challenge that the frame was heard in. */
export function placeOf({ ouve: [first] }: Frame, challenge: string): number {
  const at = sentencesOf(challenge).findIndex((sentence) => first!.test(fold(sentence)))
  return Math.max(at, 0)
}

/** Without a day: the plan gives it. */
export type FramedStep = Omit<CardStep, 'dia'>

/** A step of the owner's own, of what a decision asks for. */
export const stepOf = ([acao, detalhes, resultado, dono, equipe]: FrameStep): FramedStep => ({
  acao,
  detalhes,
  resultado,
  categoria: 'Gestão',
  papel: 'dono',
  horas: { dono, equipe },
  compra: null,
  mensal: null,
})

/** Where what she tells beside her decision comes in, and how many of its steps. */
const BESIDE = { from: 4, most: 2 }

/** The steps of her decision, and among the later ones the first of what she tells beside it. */
export function frameSteps(
  frame: Frame,
  beside: Frame | ProblemCard | null,
  card: ProblemCard,
  form: Form,
): readonly FramedStep[] {
  const own = stepsFor(frame, card, form)
  if (beside === null) return own
  const others = 'ouve' in beside ? stepsFor(beside, card, form) : stepsOf(beside)
  return [...own.slice(0, BESIDE.from), ...others.slice(0, BESIDE.most), ...own.slice(BESIDE.from)]
}

/** The steps of a decision in their order, without those that her words give no reason for. */
function stepsFor({ passos }: Frame, card: ProblemCard, form: Form): readonly FramedStep[] {
  if (passos.length === 0) return stepsOf(card)
  const all = written(form)
  return passos.filter(([, , , , , asks]) => asks === undefined || asks.test(all)).map(stepOf)
}
