import type { Challenge } from '#src/problems/challenge.ts'
import { isPossibleFor } from '#src/problems/fitting.ts'
import { findCard } from '#src/problems/match.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

const CARDS: Partial<Record<Verdict['id'], string>> = {
  contratar: 'contratar_ou_nao',
  aumentar_preco: 'medo_reajuste',
  emprestimo: 'emprestar_para_crescer',
  maquina: 'aluguel_equipamento',
  demitir: 'demitir',
}
/** She says in plain words that it is to be decided. */
const DECIDES = /\b(?:decidir|saber|nao sei) se\b/

/** What she weighs and is answered is what weighs, where her words fit another problem as well. */
export function decidedBy(challenge: Challenge, [first]: readonly Verdict[]): Challenge {
  const { card, sure } = challenge
  if (sure || !card || !first || first.open || first.field !== 'main_challenge' || CARDS[first.id] !== card.id)
    return challenge
  return { ...challenge, sure: true, question: null }
}

/** The card of a decision that she weighs beside the problem which her words name; null: none that is left out. */
export function cardOfDecision(
  [first]: readonly Verdict[],
  { form, segment, activity }: Reading,
  { problem, frame, companions }: Challenge,
): ProblemCard | null {
  if (!first || frame || !DECIDES.test(fold(`${form.main_challenge}. ${form.future_goals}`))) return null
  const card = findCard(CARDS[first.id] ?? '')
  if (!card || card === problem || companions.includes(card)) return null
  // Cards of the same causes have the same steps.
  if (problem?.causas.some((rule) => card.causas.includes(rule))) return null
  return isPossibleFor(card, { segment, activity: activity.lida ? activity.activity : null }) ? card : null
}
