import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { ACTIONS, ACTIONS_ALONE } from '#src/library/actions.ts'
import type { Role, RuleActions, Step } from '#src/library/types.ts'
import type { Material, ProblemCard } from '#src/problems/types.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import { hasTeamWords } from '#src/text/team.ts'

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

/** What is measured already isn't measured again: an answered rule begins with its correction. */
export function ruleCandidates({ rule, result }: Priority, alone: boolean): Candidate[] {
  const library = actionsOf(rule, alone)
  const phases: Phase[] = result && !result.unknown ? ['corrigir', 'fixar'] : ['medir', 'corrigir', 'fixar']
  return phases.map((phase) => candidate(library, phase))
}

/** The step that only looks: taken when nothing else is left. */
export const measuringCandidate = (rule: string, alone: boolean): Candidate =>
  candidate(actionsOf(rule, alone), 'medir')

const PHASES: readonly Phase[] = ['medir', 'corrigir', 'fixar']

const candidate = (library: RuleActions, phase: Phase): Candidate => ({
  regra: library.rule,
  passo: PHASES.indexOf(phase) + 1,
  step: library[phase],
  categoria: library.categoria,
  papel: library.papel,
  phase,
  material: null,
})

/** Last day by which the pain itself is treated. */
const FIX_DAY = 30

/**
 * The steps of a card in the plan's order: the first, the fix that comes by day 30, then the others. For an owner without
 * a team, only those that she can do alone.
 */
export function cardCandidates(card: ProblemCard, alone: boolean): Candidate[] {
  const steps = card.passos.filter(
    ({ acao, detalhes, resultado }) => !alone || !hasTeamWords(`${acao} ${detalhes} ${resultado}`),
  )
  const fix = steps.findLastIndex(({ dia }, index) => index > 0 && dia <= FIX_DAY)
  const ordered = fix < 0 ? steps : [steps[0]!, steps[fix]!, ...steps.filter((_, index) => index > 0 && index !== fix)]
  return ordered.map(({ categoria, papel, dia: _dia, ...step }, index) => ({
    regra: card.id,
    passo: Math.min(index + 1, PHASES.length),
    step: { ...step, custo: 'baixa' },
    categoria,
    papel,
    phase: null,
    material: index === 0 && !(alone && hasTeamWords(card.material.texto)) ? card.material : null,
  }))
}
