import type { RiskAlert } from '@norteia/contracts/agent'
import { formatMoney } from '@norteia/contracts/format'
import type { BenchmarkId } from '#src/data/benchmarks.data.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalizeText, join, say, type Text } from '#src/facts/fact-book.ts'
import { days, sourcedFigure } from '#src/facts/figures.ts'
import { actionsOf } from '#src/planning/candidates.ts'
import { gainFor } from '#src/planning/gains.ts'
import { worksAlone } from '#src/reading/input.ts'
import { RISK_BELOW } from '#src/rules.ts'
import type { Assessment } from '#src/scoring/assessment.ts'
import type { RuleResult } from '#src/scoring/rule-result.ts'
import { fold } from '#src/text/words.ts'

export interface SpokenRisk {
  risk: Text
  impact: Text
  mitigation: Text
  deadline: Text
  severity: RiskAlert['severity']
}

/** Answers that are an alarm by themselves. */
const SEVERE: Readonly<Record<string, readonly string[]>> = {
  food_cmv: ['Mais de 40%', 'Não sei'],
  service_concentration: ['Mais de 50%'],
  other_clients: ['Mais de 50%'],
  tech_runway: ['Menos de 3 meses'],
  other_cash: ['Nenhum'],
  other_margin: ['Nada ou prejuízo'],
  retail_credit: ['Fiado sem controle'],
  edu_default: ['Mais de 15%'],
  industry_delivery: ['Menos de 70%'],
}

const DEBT = /\b(?:divid|endivid|emprestim|juros|inadimpl|negativad|protest|nome sujo|atrasad)/
const MAX_ALERTS = 6
/** Missed chances rather than risks. */
const NO_RISK = new Set(['company_age', 'ai_usage', 'future_goals', 'operational_flow'])

const isSevere = ({ rule, valor }: RuleResult) => SEVERE[rule]?.includes(valor.text) === true

/** Risks, the severe ones first. */
export function riskAlerts({ book, reading, evaluation, ranked }: Assessment): SpokenRisk[] {
  const source = (id: BenchmarkId) => sourcedFigure(book, id, reading.referenceMonth)
  const severe: SpokenRisk[] = []
  const others: SpokenRisk[] = []

  const ofRule = (result: RuleResult, severity: RiskAlert['severity']): SpokenRisk => {
    const { fraco, porque, nome } = RULE_TEXTS[result.rule]!
    const gain = gainFor(book, result.rule, reading)
    const impact = [say`${result.porque ?? porque}`]
    if (gain)
      impact.push(
        say`Pela nossa conta, resolver metade da diferença vale cerca de ${book.mention(gain.fact, formatMoney(gain.value))} por mês.`,
      )
    return {
      risk: say`${result.unknown ? `Falta medir ${nome}` : (result.fraco ?? fraco)}: ${result.frase}`,
      impact: join(impact, ' '),
      mitigation: say`${actionsOf(result.rule, worksAlone(reading))[result.unknown ? 'medir' : 'corrigir'].acao}`,
      deadline: say`${days(book, severity === 'ALTA' ? 30 : 60)}`,
      severity,
    }
  }

  if (evaluation.margin && evaluation.margin.percent < 0) {
    const result = evaluation.results.find(({ rule }) => rule === 'margem_declarada')!
    severe.push({
      risk: say`Custos maiores que o faturamento`,
      impact: say`${capitalizeText(result.frase)}. Se isso se repetir, a diferença vira dívida.`,
      mitigation: say`${actionsOf('margem_declarada', worksAlone(reading)).medir.acao}`,
      deadline: say`${days(book, 15)}`,
      severity: 'ALTA',
    })
  }
  if (DEBT.test(fold(reading.form.main_challenge)))
    severe.push({
      risk: say`Dívidas apontadas como principal desafio`,
      impact: say`Juros e multas crescem todo mês. Entre as micro e pequenas empresas, ${source('atraso.mpe')} tinham dívidas em atraso.`,
      mitigation: say`Liste cada dívida com saldo, juros e parcela, e renegocie primeiro a de juros mais altos`,
      deadline: say`${days(book, 20)}`,
      severity: 'ALTA',
    })
  for (const { result } of ranked) if (result && isSevere(result)) severe.push(ofRule(result, 'ALTA'))
  if (reading.form.company_age === 'Menos de 1 ano')
    severe.push({
      risk: say`Empresa no primeiro ano`,
      impact: say`Nem toda empresa passa dessa fase: das que têm empregados, ${source('sobrev.1a')} passaram do primeiro ano.`,
      mitigation: say`${actionsOf('company_age', worksAlone(reading)).medir.acao}`,
      deadline: say`${days(book, 30)}`,
      severity: 'ALTA',
    })
  for (const { result } of ranked)
    if (result && !isSevere(result) && !NO_RISK.has(result.rule) && result.points < RISK_BELOW)
      others.push(ofRule(result, 'MÉDIA'))
  return [...severe, ...others].slice(0, MAX_ALERTS)
}
