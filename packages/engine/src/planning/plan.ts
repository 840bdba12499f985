import type { ActionPlan, Fact, MoneyRange, PlanAction } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { INVESTMENT_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { planDayFact } from '#src/facts/figures.ts'
import { ACTIONS, ACTIONS_ALONE } from '#src/library/actions.ts'
import type { Role, RuleActions, Step } from '#src/library/types.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { CASH_GUARD, DEADLINES } from '#src/rules.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import type { DimensionScore, Evaluation } from '#src/scoring/score.ts'
import { type Gain, gainFor, releasesOf } from './gains.ts'

export interface PlannedAction {
  rule: string
  day: number
  step: Step
  categoria: string
  prioridade: PlanAction['prioridade']
  responsavel: string
  investment: (MoneyRange & { minFact: Fact; maxFact: Fact }) | null
  resultado: Text
}

export interface Plan {
  actions: PlannedAction[]
  /** Reais a month, by formula. */
  gains: Gain[]
  /** Reais that come back once. */
  releases: Gain[]
  /** Money is too short for anything but cheap actions before day 60. */
  guarded: boolean
}

type Phase = 'medir' | 'corrigir' | 'fixar'

const generic = (rule: string): RuleActions => {
  const nome = RULE_TEXTS[rule]?.nome ?? 'o tema'
  const step = (acao: string, resultado: string): Step => ({
    acao,
    detalhes: `${acao}. Anote o que encontrou, com a data, para comparar depois.`,
    custo: 'baixa',
    horas: { dono: 2, equipe: 2 },
    compra: null,
    mensal: null,
    resultado,
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

/** `alone`: for an owner without a team. A rule without actions of its own gets general ones. */
export const actionsOf = (rule: string, alone = false): RuleActions =>
  (alone ? ACTIONS_ALONE : ACTIONS).get(rule) ?? generic(rule)

const SMALL: Record<Role, string> = {
  financas: 'Proprietário(a)',
  vendas: 'Responsável por vendas',
  operacoes: 'Proprietário(a)',
  pessoas: 'Proprietário(a)',
  digital: 'Proprietário(a)',
  dono: 'Proprietário(a)',
}
const MIDDLE: Record<Role, string> = {
  financas: 'Financeiro',
  vendas: 'Vendas',
  operacoes: 'Operações',
  pessoas: 'RH/Administrativo',
  digital: 'TI/Digital',
  dono: 'Proprietário(a)',
}
const LARGE: Record<Role, string> = {
  financas: 'Gerência de Finanças',
  vendas: 'Gerência de Vendas',
  operacoes: 'Gerência de Operações',
  pessoas: 'Gerência de Pessoas',
  digital: 'Gerência de TI',
  dono: 'Diretoria',
}

function ownerOf(role: Role, people: number | null): string {
  if (people === 1) return 'Proprietário(a)'
  if (people === null || people < 10) return SMALL[role]
  return (people < 50 ? MIDDLE : LARGE)[role]
}

/** Money is too short for anything but cheap steps: finances or margin are below the bounds of `CASH_GUARD`. */
export function isGuarded(dimensions: readonly DimensionScore[], evaluation: Evaluation): boolean {
  const finance = dimensions.find(({ id }) => id === 'FIN')?.nota
  const { margin } = evaluation
  return (
    (finance != null && finance < CASH_GUARD.finance) || (margin !== null && margin.percent < CASH_GUARD.marginPercent)
  )
}

/** Range of a class of cost in reais, with the facts behind both ends. */
export function investmentOf(book: FactBook, reading: Reading, step: Step, id: string): PlannedAction['investment'] {
  const { revenue } = reading
  if (!revenue) return null
  const [low, high] = INVESTMENT_PERCENT[step.custo]
  const end = (percent: number, name: string): Fact => {
    const valor = shareOfRevenue(revenue.value, percent)
    return {
      id: `investimento.${id}.${name}`,
      rotulo: `Investimento ${name === 'min' ? 'mínimo' : 'máximo'}, custo de classe ${step.custo}`,
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Faixa de referência do produto sobre um mês de faturamento',
      formula: `${formatNumber(percent)}% × ${formatMoney(revenue.value)} = ${formatMoney(valor)} (arredondado)`,
      entradas: [revenue.fact.id],
    }
  }
  book.add(revenue.fact)
  const minFact = end(low, 'min')
  const maxFact = end(high, 'max')
  return { min: Number(minFact.valor), max: Number(maxFact.valor), minFact, maxFact }
}

const CHEAP_START = 'Faça primeiro só a parte que não pede desembolso; o restante fica para quando o caixa permitir. '

/** Nine actions: first step of the four best rules, second of three, third of two. */
export function makePlan(
  book: FactBook,
  reading: Reading,
  chosen: readonly Priority[],
  ranked: readonly Priority[],
  guarded: boolean,
): Plan {
  const used = new Set<string>()
  const people = reading.people?.value ?? null
  const alone = worksAlone(reading)
  const gains = new Map<string, Gain>()
  const actions: PlannedAction[] = []
  const place = (day: number, phase: Phase, rule: string, step: Step) => {
    used.add(step.acao)
    const library = actionsOf(rule, alone)
    const gain = phase === 'medir' ? undefined : gainFor(book, rule, reading)
    if (gain) gains.set(rule, gain)
    const rank = chosen.findIndex((priority) => priority.rule === rule)
    actions.push({
      rule,
      day,
      step,
      categoria: library.categoria,
      prioridade:
        rank >= 0 && rank < 3
          ? 'ALTA'
          : rank === 3 || ranked.findIndex((priority) => priority.rule === rule) < 6
            ? 'MÉDIA'
            : 'BAIXA',
      responsavel: ownerOf(library.papel, people),
      investment: investmentOf(book, reading, step, String(day)),
      resultado: gain
        ? say`${step.resultado} Pela nossa conta, cerca de ${book.mention(gain.fact, formatMoney(gain.value))} por mês.`
        : say`${step.resultado}`,
    })
  }
  const fits = (step: Step, day: number) => !used.has(step.acao) && (!guarded || day >= 60 || step.custo === 'baixa')
  const fill = (days: readonly number[], phase: Phase, rules: readonly string[]) => {
    const waiting = [...rules]
    for (const day of days) {
      const own = waiting.find((rule) => fits(actionsOf(rule, alone)[phase], day))
      if (own !== undefined) waiting.splice(waiting.indexOf(own), 1)
      const rule =
        own ??
        ranked.find((other) => !rules.includes(other.rule) && fits(actionsOf(other.rule, alone)[phase], day))?.rule
      if (rule !== undefined) place(day, phase, rule, actionsOf(rule, alone)[phase])
      else {
        const last = waiting.shift() ?? rules[0]!
        const step = actionsOf(last, alone)[phase]
        place(day, phase, last, { ...step, custo: 'baixa', detalhes: CHEAP_START + step.detalhes })
      }
    }
  }
  const rules = chosen.map(({ rule }) => rule)
  fill(DEADLINES.first, 'medir', rules)
  fill(DEADLINES.second, 'corrigir', rules.slice(0, 3))
  fill(DEADLINES.third, 'fixar', rules.slice(0, 2))
  return { actions, gains: [...gains.values()], releases: releasesOf(book, reading, actions), guarded }
}

/** The plan on the wire; registers every number under its path. */
export function writePlan(book: FactBook, plan: Plan): ActionPlan {
  const write = (name: keyof ActionPlan, from: number, to: number): PlanAction[] =>
    plan.actions
      .filter(({ day }) => day > from && day <= to)
      .map((action, index) => {
        const path = `insights.analiseCompleta.planoAcao.${name}.${index}` as const
        const { investment } = action
        book.number(`${path}.prazoDias`, book.add(planDayFact(action.day)))
        if (investment) {
          book.number(`${path}.investimento.min`, book.add(investment.minFact))
          book.number(`${path}.investimento.max`, book.add(investment.maxFact))
        }
        return {
          acao: action.step.acao,
          detalhes: action.step.detalhes,
          categoria: action.categoria,
          prioridade: action.prioridade,
          responsavel: action.responsavel,
          prazoDias: action.day,
          investimento: investment && { min: investment.min, max: investment.max },
          resultadoEsperado: book.write(`${path}.resultadoEsperado`, action.resultado),
        }
      })
  return {
    acoes30Dias: write('acoes30Dias', 0, 30),
    acoes60Dias: write('acoes60Dias', 30, 60),
    acoes90Dias: write('acoes90Dias', 60, 90),
  }
}
