import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { REVENUE_BAND_VALUES } from '#src/rules.ts'
import type { Measure } from './input.ts'
import type { Costs } from './money.ts'
import { type Disagreement, type LedgerFacts, statementMargin } from './statement-answers.ts'

/** A record that is further from the statements than this disagrees with them. */
const REVENUE_TOLERANCE = 0.1
/**
 * Revenue of a month as the statements measured it, in the place of `stated` (record, band or words), and whether that says
 * something else; `band`: place of the form's answer, −1: none. null: no month is measured.
 */
export function measuredRevenueOf(
  ledger: LedgerFacts,
  stated: Measure | null,
  band: number,
): { measure: Measure; disagreements: Disagreement[] } | null {
  const fact = ledger.get('receita_mensal')
  if (!fact) return null
  const value = Number(fact.valor)
  const edges = REVENUE_BAND_VALUES[band]
  const differs = stated?.exact
    ? Math.abs(stated.value - value) > REVENUE_TOLERANCE * value
    : edges !== undefined && (value < edges.min || value > edges.max)
  return {
    measure: { value, exact: true, fact },
    disagreements:
      stated && differs
        ? [
            {
              sobre: 'o faturamento',
              medido: fact,
              valor: formatMoney(value),
              informado: stated.fact,
              resposta: formatMoney(stated.value),
              onde: whereOf(stated.fact),
            },
          ]
        : [],
  }
}

const whereOf = ({ origem, tipo }: Fact) =>
  origem.startsWith('Cadastro')
    ? 'no cadastro'
    : tipo === 'estimado'
      ? 'no meio da faixa do diagnóstico'
      : 'no diagnóstico'

/** Costs of a typical month by the statements, in reais; null: unknown. */
export function statementCosts(ledger: LedgerFacts): { fact: Fact; entradas: readonly Fact[] } | null {
  const revenue = ledger.get('receita_mensal')
  const margin = statementMargin(ledger)
  if (!revenue || !margin) return null
  const valor = Math.round(Number(revenue.valor) * (1 - margin.share) * 100) / 100
  return {
    entradas: [revenue, margin.fact, ...margin.entradas],
    fact: {
      id: 'custos_extrato',
      rotulo: 'Custos de um mês, pelo extrato',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: margin.fact.origem,
      formula: `${formatMoney(Number(revenue.valor))} − o que sobra dele = ${formatMoney(valor)}`,
      entradas: [revenue.id, margin.fact.id],
    },
  }
}

/** What left the accounts counts for the sum; which costs there are, she knows. */
export const withMeasuredCosts = (costs: Costs, measured: ReturnType<typeof statementCosts>): Costs =>
  measured ? { ...costs, total: Number(measured.fact.valor), medido: { ...measured, declarado: costs.total } } : costs
