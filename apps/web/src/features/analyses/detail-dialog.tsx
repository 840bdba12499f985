import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { analysisQuery } from '#src/lib/analysis/analysis.queries.ts'
import { actionsOf } from '#src/lib/analysis/ranges.ts'
import { ApiError, apiBlob } from '#src/lib/api/api.ts'
import { saveFile } from '#src/lib/api/download.ts'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { VisuallyHidden } from '#src/ui/page/visually-hidden.tsx'
import { DetailCharts } from './detail-charts.tsx'
import type { DetailCompany } from './detail-company.ts'
import { DetailInsights } from './detail-insights.tsx'
import type { DetailPart } from './detail-parts.ts'
import { DetailPlan } from './detail-plan.tsx'
import { DetailReport } from './detail-report.tsx'
import { PrintReport } from './print-report.tsx'
import { reportFileName, reportText } from './report-text.ts'
import { ScoreSummary } from './score-summary.tsx'

interface DetailDialogProps {
  company: DetailCompany
  analysisId: string
  part: DetailPart
  onPart: (part: DetailPart) => void
  /** The action of the plan to begin at. */
  acao?: string | null
  /** Makes tasks of the plan. */
  adopt?: ReactNode
  /** Takes the analysis out of the house. */
  share?: ((analise: AnalysisRead) => ReactNode) | undefined
  /** Asks which of its accounts is hers. */
  accounts?: ((analise: AnalysisRead) => ReactNode) | undefined
  /** What the company's statements say today, for the printed analysis. */
  finance?: ReactNode
  onClose: () => void
}

/** One analysis whole: score, plan, insights, charts, text, and every figure's origin. */
export function DetailDialog({
  company,
  analysisId,
  part,
  onPart,
  acao = null,
  adopt,
  share,
  accounts,
  finance = null,
  onClose,
}: DetailDialogProps) {
  const query = useQuery(analysisQuery(company.id, analysisId))
  const analise = query.data
  return (
    <Dialog open onClose={onClose} title="Detalhes da análise" size="full">
      {analise ? (
        <FactsProvider status="ready" fatos={analise.fatos} referencias={analise.referencias}>
          <DetailBody
            company={company}
            analise={analise}
            part={part}
            onPart={onPart}
            acao={acao}
            adopt={adopt}
            share={share?.(analise)}
            accounts={accounts?.(analise)}
          />
          {/* A simulation uses other figures than the company's accounts. */}
          <PrintReport company={company} analise={analise} finance={analise.origem === 'ferramenta' ? null : finance} />
        </FactsProvider>
      ) : query.isError && !query.isFetching ? (
        <ErrorState message={detailError(query.error)} onRetry={() => void query.refetch()}>
          A análise continua guardada no histórico.
        </ErrorState>
      ) : (
        <DetailSkeleton />
      )}
    </Dialog>
  )
}

const detailError = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? 'Esta análise não foi encontrada.'
    : error instanceof ApiError
      ? error.message
      : 'Não foi possível abrir a análise.'

interface BodyProps {
  company: DetailCompany
  analise: AnalysisRead
  part: DetailPart
  onPart: (part: DetailPart) => void
  acao: string | null
  adopt: ReactNode
  share: ReactNode
  accounts: ReactNode
}

function DetailBody({ company, analise, part, onPart, acao, adopt, share, accounts }: BodyProps) {
  const tabs = [
    { id: 'plano', label: 'Plano de Ação', content: <DetailPlan company={company} analise={analise} acao={acao} /> },
    { id: 'insights', label: 'Insights', content: <DetailInsights company={company} analise={analise} /> },
    {
      id: 'graficos',
      label: 'Gráficos',
      content: <DetailCharts charts={analise.insights.analiseCompleta.charts} asked />,
    },
    {
      id: 'relatorio',
      label: 'Relatório Completo',
      content: (
        <>
          {accounts}
          <DetailReport analise={analise} />
        </>
      ),
    },
  ]
  return (
    <div className="mx-auto max-w-5xl">
      {/* Before the figures, each of which is a stop of the Tab key. */}
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[1fr_auto]">
        <div className="flex flex-wrap gap-2 lg:order-last lg:w-40 lg:flex-col lg:flex-nowrap lg:self-start">
          <Actions company={company} analise={analise} adopt={adopt} />
        </div>
        <ScoreSummary analise={analise} whole={part === 'insights'} />
      </div>
      {share && <div className="mt-4">{share}</div>}
      <div className="mt-4 sm:mt-6">
        <Tabs label="Partes da análise" tabs={tabs} value={part} onChange={(id) => onPart(id as DetailPart)} />
      </div>
    </div>
  )
}

function Actions({ company, analise, adopt }: { company: DetailCompany; analise: AnalysisRead; adopt: ReactNode }) {
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const pdf = async () => {
    setLoading(true)
    try {
      const file = await apiBlob(`/companies/${company.id}/analises/${analise.id}/pdf`, {
        headers: { Accept: 'application/pdf' },
      })
      saveFile(file, reportFileName(analise, 'pdf'))
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível gerar o PDF.')
    } finally {
      setLoading(false)
    }
  }
  const txt = () =>
    saveFile(
      new Blob([`\ufeff${reportText(company, analise)}`], { type: 'text/plain;charset=utf-8' }),
      reportFileName(analise, 'txt'),
    )
  return (
    <>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={txt}>
        <FileText aria-hidden="true" className="size-4 max-sm:hidden" />
        Exportar .txt
      </Button>
      <Button variant="secondary" size="sm" className="max-sm:grow" loading={loading} onClick={() => void pdf()}>
        {!loading && <Download aria-hidden="true" className="size-4 max-sm:hidden" />}
        Baixar PDF
      </Button>
      <Button variant="secondary" size="sm" className="max-sm:grow" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4 max-sm:hidden" />
        Imprimir
      </Button>
      {/* The product's basic plan belongs to no analysis. */}
      {actionsOf(analise.insights.analiseCompleta.planoAcao).length > 0 && adopt}
    </>
  )
}

function DetailSkeleton() {
  return (
    <div role="status" className="mx-auto grid max-w-5xl gap-6">
      <VisuallyHidden>Carregando a análise...</VisuallyHidden>
      <div className="flex items-center gap-6">
        <Skeleton className="size-28 shrink-0 rounded-full" />
        <div className="grid grow gap-3">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
