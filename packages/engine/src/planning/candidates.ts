import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { ACTIONS, ACTIONS_ALONE } from '#src/library/actions.ts'
import type { Role, RuleActions, Step } from '#src/library/types.ts'
import type { AskedStep } from '#src/problems/deeds.ts'
import { stepsOf } from '#src/problems/later-steps.ts'
import { fittingSentences, type Hers, isForeign } from '#src/problems/trade-words.ts'
import type { CardStep, Material, ProblemCard } from '#src/problems/types.ts'
import type { Activity } from '#src/reading/activity-types.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import { hasTeamWords } from '#src/text/team.ts'
import type { Answered } from './answered.ts'
import type { FoundOut } from './found-out.ts'
import { fittingSheet, textOf } from './material.ts'
import { carriedFirst, inOrderOf } from './step-order.ts'
import { granted } from './taken.ts'

export type Phase = 'medir' | 'corrigir' | 'fixar'

/** A step that the plan may take. */
export interface Candidate {
  /** Id of the rule or card. */
  regra: string
  /** 1 to 3: place among the steps of its rule or card. */
  passo: number
  step: Step
  categoria: string
  papel: Role
  /** null: a step of a card. */
  phase: Phase | null
  /** What can be copied and used for it; null: nothing. */
  material: Material | null
  /**
   * Asked for by what she wrote: by her goal or not, as a deed of its own or a card's step, of a situation that she tells in
   * full; null: not asked for.
   */
  asked: { goal: boolean; own: boolean; sure: boolean } | null
  /** A step of the decision that is due. */
  framed?: true
}

const generic = (rule: string): RuleActions => {
  const nome = RULE_TEXTS[rule]?.nome ?? 'o tema'
  const step = (acao: string, resultado: string): Step => ({
    acao,
    detalhes: `${acao}. Anote o que encontrou, com a data, para comparar depois.`,
    custo: 'baixa',
    resultado,
    horas: { dono: 2, equipe: 2 },
    compra: null,
    mensal: null,
  })
  return {
    rule,
    categoria: 'Gestão',
    papel: 'dono',
    medir: step(`Meça como está ${nome} hoje`, 'Você passa a ter um ponto de partida.'),
    corrigir: step(`Corrija o que mais pesa em ${nome}`, 'O maior problema deixa de se repetir.'),
    fixar: step(`Acompanhe ${nome} todo mês`, 'A melhora permanece.'),
    conhecimento: '',
    temas: [],
  }
}

/** `alone`: for an owner without a team. A rule without specific actions gets general ones. */
export const actionsOf = (rule: string, alone = false): RuleActions =>
  (alone ? ACTIONS_ALONE : ACTIONS).get(rule) ?? generic(rule)

/** The titles of a rule's first two steps that say something to the trade: look, then mend. */
export const titlesFor = (rule: string, { alone, activity }: Pick<Doer, 'alone' | 'activity'>): string[] => {
  const { medir, corrigir } = actionsOf(rule, alone)
  return [medir.acao, corrigir.acao].filter((title) => !isForeign(title, activity))
}

/** Who carries the steps out: an owner without a team, and what her trade has. */
export interface Doer {
  alone: boolean
  activity: Activity
  /** Words of other trades that she uses herself. */
  hers: Hers
  /** Whether a step fits her prices, her people, what she has already and what she works with. */
  suits: (step: Pick<Step, 'acao' | 'detalhes'>) => boolean
  /** Whether her case has what a step takes for granted that is made for it. */
  agrees: (step: Pick<Step, 'acao'>) => boolean
  /** Whether a text takes for granted what nothing that she wrote shows. */
  presumes: (text: string) => boolean
  /** She gives the count of her trouble: what only counts it isn't what comes first. */
  counted: boolean
  /** She asks whether to do it or not: the account that decides comes among the first. */
  undecided: boolean
  /** What the report has answered of her decision. */
  answered: Answered
  /** What it has found out: a step doesn't ask for it again. */
  found: FoundOut
  /** Beginnings of the words by which others told her the cause. */
  causes: ReadonlySet<string>
  /** Reais that she says it costs; a rough price beside it would mislead. null: she tells none. */
  toldPrice: number | null
  /** Half a month's revenue: beyond it a rough price is no advice. */
  mostSpent: number | null
}

/** What is measured already isn't measured again: an answered rule begins with its correction. */
export function ruleCandidates({ rule, result }: Priority, doer: Doer): Candidate[] {
  const library = actionsOf(rule, doer.alone)
  const phases: Phase[] = result && !result.unknown ? ['corrigir', 'fixar'] : ['medir', 'corrigir', 'fixar']
  return phases.flatMap((phase) => inTrade(candidate(library, phase), doer) ?? [])
}

/** What isn't about the problem costs nothing. */
export const spareCandidates = (ranked: readonly Priority[], doer: Doer): Candidate[] =>
  ranked
    .flatMap((priority) => ruleCandidates(priority, doer))
    .filter(({ step }) => step.compra === null && step.mensal === null)

/** The steps that only look: taken when nothing else is left. */
export const measuringCandidates = (ranked: readonly Priority[], doer: Doer): Candidate[] =>
  [...ranked.map(({ rule }) => rule), 'kpis', 'margem_declarada'].flatMap(
    (rule) => inTrade(candidate(actionsOf(rule, doer.alone), 'medir'), doer) ?? [],
  )

const PHASES: readonly Phase[] = ['medir', 'corrigir', 'fixar']

const candidate = (library: RuleActions, phase: Phase): Candidate => ({
  regra: library.rule,
  passo: PHASES.indexOf(phase) + 1,
  step: library[phase],
  categoria: library.categoria,
  papel: library.papel,
  phase,
  material: null,
  asked: null,
})

const opening = (details: string): string => /^.*?[.!?](?=\s|$)/s.exec(details)?.[0] ?? details

/** What is seen where nothing of the step's own result fits. */
export const NO_RESULT = 'O passo está feito, e dá para ver o que mudou.'

/** Without the sentences that speak of another trade; none when nothing is left to do. */
function inTrade(taken: Candidate, doer: Doer): Candidate[] {
  const { activity, hers, suits, agrees, presumes, toldPrice, mostSpent } = doer
  const { material } = taken
  const step = doer.found.left(taken.step)
  if (doer.answered.settles(step.acao)) return []
  // What she tells in full has its own words; whether she can do it was asked there.
  if (!(taken.asked?.sure ? agrees(step) : suits(step))) return []
  // What she tells in full was asked there as well; a decision's steps are said to all who face it.
  const isPresumed = taken.asked?.sure && !taken.framed ? () => false : presumes
  const detalhes = granted(fittingSentences(step.detalhes, activity, hers), isPresumed)
  // Without its first sentence what is left hangs in the air.
  if (isForeign(step.acao, activity, hers) || isPresumed(step.acao) || !detalhes.startsWith(opening(step.detalhes)))
    return []
  const known = (rough: number) =>
    (toldPrice !== null && rough < toldPrice) || (mostSpent !== null && rough > mostSpent)
  const bought =
    step.compra && !isForeign(step.compra.item, activity, hers) && !known(step.compra.max) ? step.compra : null
  const mensal = step.mensal !== null && known(step.mensal) ? null : step.mensal
  const copied = material && fittingSheet(material, (text) => !isForeign(text, activity, hers) && !isPresumed(text))
  const resultado = granted(fittingSentences(step.resultado, activity, hers), isPresumed) || NO_RESULT
  return [{ ...taken, step: { ...step, detalhes, resultado, compra: bought, mensal }, material: copied }]
}

/**
 * The steps of a card, the earliest first: what stops the loss doesn't wait. For an owner without a team, only those that
 * she can do alone.
 */
export function cardCandidates(card: ProblemCard, doer: Doer): Candidate[] {
  const { alone } = doer
  const steps = stepsOf(card).filter(
    ({ acao, detalhes, resultado }) => !alone || !hasTeamWords(`${acao} ${detalhes} ${resultado}`),
  )
  const fitting = steps.flatMap(({ categoria, papel, ...step }) =>
    inTrade(
      {
        regra: card.id,
        passo: 0,
        step: { ...step, custo: 'baixa' },
        categoria,
        papel,
        phase: null,
        material:
          step.acao === steps[0]!.acao && !(alone && hasTeamWords(textOf(card.material))) ? card.material : null,
        asked: null,
      },
      doer,
    ),
  )
  return inOrderOf(fitting, doer).map((taken, index) => ({
    ...taken,
    passo: Math.min(index + 1, PHASES.length),
  }))
}

/** The steps of the decision that is due: said of her case, so that only words of another trade leave them out. */
export const framedCandidates = (
  steps: readonly Omit<CardStep, 'dia'>[],
  regra: string,
  material: Material | null,
  doer: Doer,
): Candidate[] =>
  carriedFirst(
    steps.filter(({ acao }) => !doer.answered.settles(acao)),
    ({ acao }) => doer.answered.carriesOut(acao),
  ).flatMap(({ categoria, papel, ...step }, index) => {
    if (doer.alone && hasTeamWords(`${step.acao} ${step.detalhes} ${step.resultado}`)) return []
    const horas = doer.alone ? { dono: step.horas.dono + step.horas.equipe, equipe: 0 } : step.horas
    const made: Candidate = {
      regra,
      passo: 1,
      step: { ...step, horas, custo: 'baixa' },
      categoria,
      papel,
      phase: null,
      material: index === 0 && material && !(doer.alone && hasTeamWords(textOf(material))) ? material : null,
      asked: { goal: false, own: true, sure: true },
      framed: true,
    }
    return inTrade(made, doer)
  })

/** Later steps of their cards: what she asks for isn't where its card begins. */
const ASKED_STEP = 2

/** What her own words and her goal ask for, where it fits her trade and her people. */
export const askedCandidates = (asked: readonly AskedStep[], doer: Doer): Candidate[] =>
  asked.flatMap(({ card, step: { categoria, papel, ...step }, goal, own, sure }) => {
    if (doer.alone && hasTeamWords(`${step.acao} ${step.detalhes} ${step.resultado}`)) return []
    const candidate: Candidate = {
      regra: card,
      passo: ASKED_STEP,
      step: { ...step, custo: 'baixa' },
      categoria,
      papel,
      phase: null,
      material: null,
      asked: { goal, own, sure },
    }
    return inTrade(candidate, doer)
  })
