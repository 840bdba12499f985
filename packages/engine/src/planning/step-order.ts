import { fold } from '#src/text/words.ts'
import type { Candidate, Doer } from './candidates.ts'

/** What only looks, counts and lists. Folded titles. */
const LOOKS =
  /^(?:anote|marque (?:a origem|ao lado|as ultimas|cada (?:falta|linha)|de onde|em um calendario|no (?:cardapio|extrato|mapa)|por uma semana)|liste|conte\b|pese|registre|some\b|meca\b|faca a conta|faca a ficha|faca o mapa|pendure no caixa|levante|passe o caderninho|monte o mapa|calcule|compare|descubra|separe (?!a parte|o que nao|as pecas)(?:a|o|os|as) |desenhe|abra a obra|leia as|veja em|ordene|cronometre|etiquete|divida o que entrou|pergunte (?:a todo|o preco))/
/** It lists and then does. Folded titles. */
const AND_DOES =
  /\be (?:ofereca|proponha|visite|mande|fale|retome|avise|ligue|cobre|feche|conserte|chame|corrija|peca|devolva|busque)\b/
/** An account that the next step answers with: it doesn't wait. Folded titles. */
const DECIDES =
  /^(?:faca a conta so desse cliente|calcule quantos clientes poderiam sair|compare (?:consertar|legalizar|contratar|comprar))/
export const looksOnly = (title: string): boolean => {
  const folded = fold(title)
  return LOOKS.test(folded) && !AND_DOES.test(folded) && !DECIDES.test(folded)
}
/** What weighs one way against another. Folded titles. */
const COMPARES =
  /^(?:compare (?!vinte|toda|o que comprou|no fim)|avalie |calcule (?:quanto custa continuar|o (?:numero de usos|custo completo))|descubra o numero de usos|some o que as quebras|faca a conta (?:(?:do|da) (?:investimento|empresa)|de mudar)|decida (?:pela|por))/
const COMPARED_AT = 1

/** The comparison that she asks for is the second step at the latest. */
function comparedEarly(steps: readonly Candidate[]): Candidate[] {
  const at = steps.findIndex(({ step }) => COMPARES.test(fold(step.acao)))
  if (at <= COMPARED_AT) return [...steps]
  return [...steps.slice(0, COMPARED_AT), steps[at]!, ...steps.slice(COMPARED_AT, at), ...steps.slice(at + 1)]
}
/** Deeds that come before the looking of who has counted already. */
const DEEDS_FIRST = 2

/** Who told the count is told first what to do about it. */
function deedsFirst(steps: readonly Candidate[]): Candidate[] {
  const deeds = steps.filter(({ step }) => !looksOnly(step.acao)).slice(0, DEEDS_FIRST)
  return [...deeds, ...steps.filter((one) => !deeds.includes(one))]
}

/** The step about the cause that she was told is the second at the latest. */
function causeEarly(steps: readonly Candidate[], causes: ReadonlySet<string>): Candidate[] {
  if (causes.size === 0) return [...steps]
  const at = steps.findIndex(({ step }) =>
    fold(step.acao)
      .split(/[^a-z]+/)
      .some((word) => causes.has(word.slice(0, CAUSE_LETTERS))),
  )
  if (at <= COMPARED_AT) return [...steps]
  return [...steps.slice(0, COMPARED_AT), steps[at]!, ...steps.slice(COMPARED_AT, at), ...steps.slice(at + 1)]
}

/** Letters by which a word of hers and one of a title are the same. */
export const CAUSE_LETTERS = 6

/** What stops the loss doesn't wait. Folded titles. */
const STOPS =
  /^(?:suspenda\b|segure por|pare de (?!um\b)|pare a (?:venda|primeira)|nao (?:assine|contrate)|recuse ou|corte ja\b|desligue (?!o telefone)|cancele no mesmo dia|pause\b|bloqueie o que|so entregue|ponha um teto)|\be suspenda quem/
export const stops = (title: string): boolean => STOPS.test(fold(title))
const STOPPED_AT = 1

/** The step that stops the loss is the second at the latest. */
function stopEarly(steps: readonly Candidate[]): Candidate[] {
  const at = steps.findIndex(({ step }) => stops(step.acao))
  if (at <= STOPPED_AT) return [...steps]
  return [...steps.slice(0, STOPPED_AT), steps[at]!, ...steps.slice(STOPPED_AT, at), ...steps.slice(at + 1)]
}

/** What carries out the answer to her decision comes first. */
export function carriedFirst<Step>(steps: readonly Step[], carries: (step: Step) => boolean): Step[] {
  const carrying = steps.filter(carries)
  return carrying.length === 0 ? [...steps] : [...carrying, ...steps.filter((one) => !carrying.includes(one))]
}

/** The steps of a card as they come in her case. */
export function inOrderOf(steps: readonly Candidate[], doer: Doer): Candidate[] {
  const counted = doer.counted ? deedsFirst(steps) : [...steps]
  const compared = doer.undecided ? comparedEarly(counted) : counted
  const caused = causeEarly(compared, doer.causes)
  // Who tells how much it is loses it as long as it goes on.
  return carriedFirst(doer.counted ? stopEarly(caused) : caused, ({ step }) => doer.answered.carriesOut(step.acao))
}
