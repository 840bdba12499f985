import { DIMENSIONS, type DimensionId } from '@norteia/contracts/analysis'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { DIMENSION_WEIGHTS, GAIN_WEIGHT_FLOOR, REACHABLE, THEME_FACTORS, WEAK_BELOW } from '#src/rules.ts'
import { type Themes, themesOf } from '#src/text/themes.ts'
import { fitsTrade, serves } from './fit.ts'
import type { RuleResult } from './rule-result.ts'
import type { DimensionScore } from './score.ts'

/** A rule that the plan may act on. */
export interface Priority {
  rule: string
  dimension: DimensionId
  /** Points of the total that fixing it would bring. */
  gain: number
  /** Gain, weighted by what the owner says hurts and by the goals. */
  priority: number
  /** Absent: a growth action for a company without weak rules. */
  result?: RuleResult
}

/** Figures that follow from others: advice goes to the worst cause in the same dimension. */
const OUTCOMES = new Set(['margem_declarada', 'receita_por_funcionario'])

const GROWTH: readonly (readonly [rule: string, dimension: DimensionId])[] = [
  ['crescer_canal', 'VEN'],
  ['crescer_produto', 'VEN'],
  ['crescer_reserva', 'FIN'],
  ['crescer_sucessao', 'GES'],
]

const ORDER = new Map(DIMENSIONS.map(({ id }, index) => [id, index]))

const assessedWeight = (dimensions: readonly DimensionScore[]) =>
  dimensions.reduce((sum, { id, nota }) => (nota === null ? sum : sum + DIMENSION_WEIGHTS[id]), 0)

/** Points of the total score that mending this rule may bring, for comparing rules only. */
export function gainOf(
  result: RuleResult,
  dimensions: readonly DimensionScore[],
  all = assessedWeight(dimensions),
): number {
  const share = DIMENSION_WEIGHTS[result.dimension] / all
  const own = dimensions.find(({ id }) => id === result.dimension)!.weight
  return (share * result.weight * Math.max(0, REACHABLE - result.points)) / (1 + Math.max(GAIN_WEIGHT_FLOOR, own))
}

interface Wishes {
  challenge: Themes
  goals: Themes
  /** Rules that may cause the owner's problem. */
  causes: ReadonlySet<string>
}

/** Weak in most companies and seldom what hurts: they wait for what she wrote of. */
const GENERAL = new Set(['kpis', 'ai_usage', 'company_age'])

function factorOf(rule: string, dimension: DimensionId, { challenge, goals, causes }: Wishes): number {
  const matches = (themes: Themes) => themes.dimensions.has(dimension) || themes.rules.has(rule)
  const asked = matches(challenge) || causes.has(rule)
  return (
    (asked ? THEME_FACTORS.challenge : 1) *
    (GENERAL.has(rule) && !challenge.rules.has(rule) ? THEME_FACTORS.general : 1) *
    (matches(goals) ? THEME_FACTORS.goals : 1) *
    (challenge.rules.has(rule) || causes.has(rule) ? THEME_FACTORS.named : 1)
  )
}

type Said = Pick<Wishes, 'challenge' | 'goals'>
const saidInForm = new WeakMap<Spoken['form'], Said>()

/** An analysis ranks twice, without and with the causes of her problem: what she says is read once. */
function saidIn(form: Spoken['form']): Said {
  const known = saidInForm.get(form)
  if (known) return known
  const said = { challenge: themesOf(form.main_challenge), goals: themesOf(form.future_goals) }
  saidInForm.set(form, said)
  return said
}

/** What the ranking listens to. */
export type Spoken = Pick<Reading, 'form' | 'activity'>

/**
 * Weak rules, the most worthwhile first, outcomes replaced by their causes; then growth rules. Rules that don't fit the
 * trade are left out. `causes`: rules that may cause the owner's problem.
 */
export function rankRules(
  dimensions: readonly DimensionScore[],
  { form, activity }: Spoken,
  causes: readonly string[] = [],
): Priority[] {
  const wishes: Wishes = { ...saidIn(form), causes: new Set(causes) }
  const all = assessedWeight(dimensions)
  const ranked = new Map<string, Priority>()
  for (const { id, results } of dimensions)
    for (const result of results) {
      if (result.points >= WEAK_BELOW || !fitsTrade(result.rule, activity.activity)) continue
      const gain = gainOf(result, dimensions, all)
      const priority = gain * factorOf(result.rule, id, wishes)
      const target = OUTCOMES.has(result.rule) ? (worstCause(results) ?? result) : result
      const known = ranked.get(target.rule)
      if (!known) ranked.set(target.rule, { rule: target.rule, dimension: id, gain, priority, result: target })
      else if (priority > known.priority)
        ranked.set(target.rule, { ...known, gain: Math.max(gain, known.gain), priority })
    }
  const weak = [...ranked.values()].sort(
    (a, b) =>
      b.priority - a.priority || ORDER.get(a.dimension)! - ORDER.get(b.dimension)! || (a.rule < b.rule ? -1 : 1),
  )
  const growth = GROWTH.map(([rule, dimension], index) => ({
    rule,
    dimension,
    gain: 0,
    priority: factorOf(rule, dimension, wishes) - index / 100,
  })).sort((a, b) => b.priority - a.priority)
  return [...weak, ...growth]
}

function worstCause(results: readonly RuleResult[]): RuleResult | undefined {
  let worst: RuleResult | undefined
  for (const result of results)
    if (!OUTCOMES.has(result.rule) && result.points < WEAK_BELOW && (!worst || result.points < worst.points))
      worst = result
  return worst
}

const PLAN_RULES = 4
const TOP = 3
const PER_DIMENSION = 2

/** The plan's rules: of those that serve the problem the top three with at most two of a dimension, then the best one left. */
export function choosePlanRules(ranked: readonly Priority[], card: ProblemCard | null = null): Priority[] {
  const chosen: Priority[] = []
  const count = new Map<DimensionId, number>()
  for (const candidate of ranked) {
    if (!serves(candidate, card)) continue
    if (chosen.length === TOP) break
    const used = count.get(candidate.dimension) ?? 0
    if (used === PER_DIMENSION) continue
    count.set(candidate.dimension, used + 1)
    chosen.push(candidate)
  }
  for (const candidate of ranked) {
    if (chosen.length === PLAN_RULES) break
    if (!chosen.includes(candidate)) chosen.push(candidate)
  }
  return chosen
}
