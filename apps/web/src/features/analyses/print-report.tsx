import './print.css'
import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatDate } from '@norteia/contracts/format'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { OnPaper } from '#src/charts/use-width.ts'
import { DetailCharts } from './detail-charts.tsx'
import type { DetailCompany } from './detail-company.ts'
import { DetailInsights } from './detail-insights.tsx'
import { DetailPlan } from './detail-plan.tsx'
import { DetailReport } from './detail-report.tsx'
import { ScoreSummary } from './score-summary.tsx'

interface PrintReportProps {
  company: DetailCompany
  analise: AnalysisRead
  finance: ReactNode
}

/** While printing, the page is the whole analysis and nothing else, whichever tab is open. */
export function PrintReport({ company, analise, finance }: PrintReportProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const media = window.matchMedia('print')
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const before = () => set(true)
    const after = () => set(false)
    const changed = (event: MediaQueryListEvent) => set(event.matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    media.addEventListener('change', changed)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      media.removeEventListener('change', changed)
    }
  }, [])
  if (!printing) return null
  return createPortal(
    <OnPaper value={true}>
      <div className="print-report">
        <header className="mb-8 border-b border-line pb-4">
          <p className="text-sm text-muted">Norteia · relatório de análise</p>
          <h1 className="font-display text-3xl font-medium">{company.nome}</h1>
          {analise.createdAt && <p className="text-muted">{formatDate(analise.createdAt)}</p>}
        </header>
        <ScoreSummary analise={analise} whole />
        <Part title="Plano de ação">
          <DetailPlan company={company} analise={analise} />
        </Part>
        <Part title="Insights">
          <DetailInsights company={company} analise={analise} />
        </Part>
        <Part title="Gráficos">
          <DetailCharts charts={analise.insights.analiseCompleta.charts} />
        </Part>
        <Part title="Relatório completo">
          <DetailReport analise={analise} />
        </Part>
        {finance && (
          <div className="break-before-page">
            <Part title="Resultado e caixa">{finance}</Part>
          </div>
        )}
      </div>
    </OnPaper>,
    document.body,
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 border-b border-line pb-1 font-display text-2xl font-medium">{title}</h2>
      {children}
    </section>
  )
}
