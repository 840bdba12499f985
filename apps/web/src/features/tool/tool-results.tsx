import type { PredictiveRead } from '@norteia/contracts/agent'
import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatNumber } from '@norteia/contracts/format'
import type { ReactNode } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { ChartNotice } from '#src/charts/chart-notice.tsx'
import { ActionCard } from '#src/lib/analysis/action-card.tsx'
import { InsightCard } from '#src/lib/analysis/insight-card.tsx'
import { PredictiveResult } from '#src/lib/analysis/predictive-result.tsx'
import { actionsOf } from '#src/lib/analysis/ranges.ts'
import { ReportArticle } from '#src/lib/analysis/report-article.tsx'
import { ScoreRing } from '#src/lib/analysis/score-ring.tsx'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'

export type ToolView = 'analise' | 'plano' | 'graficos' | 'preditiva'
/** The answers so far; of the analyses only the part that was asked for is there. */
export type ToolResult = Partial<Record<Exclude<ToolView, 'preditiva'>, AnalysisRead>> & { preditiva?: PredictiveRead }

interface ToolResultsProps {
  results: ToolResult
  running: ToolView | null
  view: ToolView
  onView: (view: ToolView) => void
}

/** One tab for each answer; plan, charts and prediction appear only once they exist. */
export function ToolResults({ results, running, view, onView }: ToolResultsProps) {
  const tabs = [
    {
      id: 'analise',
      label: 'Análise',
      content: <AnalysisView analise={results.analise} running={running === 'analise'} />,
    },
    ...(results.plano === undefined
      ? []
      : [{ id: 'plano', label: 'Plano de Ação', content: <PlanView analise={results.plano} /> }]),
    ...(results.graficos === undefined
      ? []
      : [{ id: 'graficos', label: 'Gráficos', content: <ChartsView analise={results.graficos} /> }]),
    ...(results.preditiva === undefined
      ? []
      : [
          {
            id: 'preditiva',
            label: 'Preditiva',
            content: <PredictiveResult result={results.preditiva} />,
          },
        ]),
  ]
  return <Tabs label="Resultados" tabs={tabs} value={view} onChange={(id) => onView(id as ToolView)} />
}

/** Makes the figures of an answer answer where they come from. */
function Answer({ analise, children }: { analise: AnalysisRead; children: ReactNode }) {
  return (
    <FactsProvider status="ready" fatos={analise.fatos} referencias={analise.referencias}>
      {children}
    </FactsProvider>
  )
}

const FULL = 'insights.analiseCompleta'

function AnalysisView({ analise, running }: { analise: AnalysisRead | undefined; running: boolean }) {
  if (analise === undefined)
    return running ? (
      <div className="flex min-h-64 items-center justify-center text-muted">
        <Spinner label="Analisando a empresa..." />
      </div>
    ) : (
      <EmptyState title="O resultado aparece aqui">
        Preencha os dados e clique em Analisar Empresa. O plano, os gráficos e a previsão ganham abas próprias.
      </EmptyState>
    )
  const { insights } = analise.insights.analiseCompleta
  return (
    <Answer analise={analise}>
      <div className="grid grid-cols-1 gap-4">
        <Score analise={analise} />
        <Card title="Análise">
          <ReportArticle text={analise.resultado.resposta} />
        </Card>
        {insights.length > 0 && (
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {insights.map((insight, place) => (
              <InsightCard key={insight.id || place} insight={insight} campo={`${FULL}.insights.${place}`} />
            ))}
          </ul>
        )}
      </div>
    </Answer>
  )
}

function Score({ analise }: { analise: AnalysisRead }) {
  const { scoreTotal, classificacao, resumo, estimados } = analise.insights.analiseCompleta.scoreGeral
  const { nivel, emoji } = classificacao
  return (
    <Card>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
        <ScoreRing score={scoreTotal} estimated={estimados.length > 0}>
          <FactFigure campo={`${FULL}.scoreGeral.scoreTotal`}>{formatNumber(scoreTotal)}</FactFigure>
        </ScoreRing>
        <div className="min-w-0">
          {nivel && (
            <p className="text-base font-semibold">
              {emoji && <span aria-hidden="true">{emoji} </span>}
              {nivel}
            </p>
          )}
          {resumo && (
            <div className="mt-1 max-w-prose text-base leading-7 text-pretty">
              <FactText text={resumo} campo={`${FULL}.scoreGeral.resumo`} />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

const PERIODS = [
  { key: 'acoes30Dias', title: 'Primeiros 30 dias' },
  { key: 'acoes60Dias', title: 'De 31 a 60 dias' },
  { key: 'acoes90Dias', title: 'De 61 a 90 dias' },
] as const

function PlanView({ analise }: { analise: AnalysisRead }) {
  const { planoAcao: plan } = analise.insights.analiseCompleta
  return (
    <Answer analise={analise}>
      <div className="grid grid-cols-1 gap-6">
        <Score analise={analise} />
        {actionsOf(plan).length > 0 ? (
          PERIODS.map(
            (period) =>
              plan[period.key].length > 0 && (
                <section key={period.key} aria-labelledby={`ferramenta-${period.key}`}>
                  <h2 id={`ferramenta-${period.key}`} className="mb-3 font-display text-xl font-medium">
                    {period.title}
                  </h2>
                  <ol className="grid grid-cols-1 gap-3 lg:grid-cols-2">
                    {plan[period.key].map((action, place) => (
                      <ActionCard
                        key={`${action.prazoDias}-${action.acao}`}
                        action={action}
                        campo={`${FULL}.planoAcao.${period.key}.${place}`}
                      />
                    ))}
                  </ol>
                </section>
              ),
          )
        ) : (
          <p className="text-muted">O plano veio vazio. Tente de novo com mais detalhes.</p>
        )}
      </div>
    </Answer>
  )
}

function ChartsView({ analise }: { analise: AnalysisRead }) {
  const { charts } = analise.insights.analiseCompleta
  if (charts.length === 0) return <ChartNotice>Esta simulação não trouxe gráficos.</ChartNotice>
  return (
    <Answer analise={analise}>
      <div className="grid grid-cols-1 gap-4">
        {charts.map((chart, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: charts come from outside and may lack an id
          <Card key={place}>
            <Chart chart={chart} campo={`${FULL}.charts.${place}`} />
          </Card>
        ))}
      </div>
    </Answer>
  )
}
