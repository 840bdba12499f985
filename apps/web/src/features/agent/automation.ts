import type { DashboardRead } from '@norteia/contracts/analysis-read'
import { AutomationConfig, type KpiMetric, SavedAutomation } from '@norteia/contracts/automation'
import * as z from 'zod/mini'
import { moneyText, parseMoney } from '#src/ui/fields/money.ts'

export const ANALYSIS_OPTIONS = [
  { value: 'daily', label: 'Todo dia' },
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
] as const satisfies { value: AutomationConfig['analysisFrequency']; label: string }[]
export const REPORT_OPTIONS = [
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
  { value: 'quarterly', label: 'Todo trimestre' },
] as const satisfies { value: AutomationConfig['reportFrequency']; label: string }[]
export const THRESHOLDS = [
  { key: 'score', name: 'Nota', unit: 'pontos' },
  { key: 'receita', name: 'Faturamento', unit: 'R$' },
  { key: 'crescimento', name: 'Crescimento', unit: '%' },
] as const satisfies { key: KpiMetric; name: string; unit: string }[]

const Limits = z.object({ min: z.string(), max: z.string() })
const Entries = z.extend(SavedAutomation, {
  kpiThresholds: z.object({
    score: Limits,
    receita: Limits,
    crescimento: Limits,
    /** Days; '' is not watched. */
    caixa: z.object({ min: z.string() }),
  }),
})
type Entries = z.infer<typeof Entries>

/** What the fields hold: limits as typed. */
export const entriesOf = ({ kpiThresholds, ...rest }: SavedAutomation): Entries => {
  const typed = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) })
  const { score, receita, crescimento, caixa } = kpiThresholds
  const money = { min: moneyText(receita.min), max: moneyText(receita.max) }
  return {
    ...rest,
    kpiThresholds: {
      score: typed(score),
      receita: money,
      crescimento: typed(crescimento),
      caixa: { min: caixa ? String(caixa.min) : '' },
    },
  }
}

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
const limitsOf = ({ min, max }: z.infer<typeof Limits>, read: (typed: string) => number) => ({
  min: read(min),
  max: read(max),
})

/** Entries of the form to the call's body. */
export const AutomationForm = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ kpiThresholds: { score, receita, crescimento, caixa }, ...rest }): z.input<typeof AutomationConfig> => ({
        ...rest,
        kpiThresholds: {
          score: limitsOf(score, numberOf),
          receita: limitsOf(receita, (typed) => parseMoney(typed) ?? Number.NaN),
          crescimento: limitsOf(crescimento, numberOf),
          ...(caixa.min.trim() !== '' && { caixa: { min: numberOf(caixa.min) } }),
        },
      }),
    ),
  ),
  AutomationConfig,
)

const SCORE_FALL = 5
/** Percent. */
const REVENUE_AWAY = { below: 10, above: 20 }

export const OWN_LIMITS_HELP = `Avisa se a nota cair ${SCORE_FALL} pontos, se o faturamento ficar ${REVENUE_AWAY.below}% abaixo ou ${REVENUE_AWAY.above}% acima do de hoje, ou se parar de crescer. Você ainda pode mudar tudo antes de salvar.`

/** Limits round the company's own figures, as typed; null: none of them is the company's. */
export function ownLimits(
  view: DashboardRead | undefined,
): Partial<Record<KpiMetric, { min: string; max?: string }>> | null {
  if (!view) return null
  const { empresa, analise } = view
  const scored = analise?.insights.analiseCompleta.scoreGeral
  const score = scored && scored.estimados.length === 0 ? scored.scoreTotal : null
  const revenue = empresa.estimados.includes('faturamento') ? null : empresa.faturamento
  if (score === null && revenue === null) return null
  const share = (percent: number) => moneyText(Math.round(((revenue ?? 0) * percent) / 100))
  return {
    ...(score !== null && { score: { min: String(Math.max(0, Math.round(score) - SCORE_FALL)), max: '100' } }),
    ...(revenue !== null && {
      receita: { min: share(100 - REVENUE_AWAY.below), max: share(100 + REVENUE_AWAY.above) },
      crescimento: { min: '0' },
    }),
  }
}
