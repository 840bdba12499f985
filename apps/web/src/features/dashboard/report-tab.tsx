import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatDate, formatPercent } from '@norteia/contracts/format'
import { FileText, Lightbulb, ListChecks } from 'lucide-react'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { beginning, MISSING_TEXT } from '#src/lib/analysis/excerpt.ts'
import { ReportArticle } from '#src/lib/analysis/report-article.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'

const PREVIEW = 500

interface ReportTabProps {
  analise: AnalysisRead | null
  onOpen: (part: 'plano' | 'relatorio') => void
  onSector: () => void
}

/** The beginning of the report, and ways into the rest. */
export function ReportTab({ analise, onOpen, onSector }: ReportTabProps) {
  if (!analise)
    return (
      <EmptyState
        title="Aqui fica o relatório da sua análise"
        action={
          <>
            <ButtonLink to="/diagnostico-empresarial">Fazer primeira análise</ButtonLink>
            <Button variant="secondary" onClick={onSector}>
              Abrir insights do setor
            </Button>
          </>
        }
      >
        Responda ao diagnóstico, em 3 a 6 minutos, e receba nota, plano de 90 dias e a origem de cada número.
      </EmptyState>
    )
  const text = analise.resultado.resposta || MISSING_TEXT
  const start = beginning(text, PREVIEW)
  // '…' follows a word, not the stop of its sentence.
  const cut = start.length < text.length ? `${start.replace(/[\s.,;:]+$/, '')}…` : start
  return (
    <Card title="Relatório da última análise">
      <p className="mb-4 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {analise.createdAt && <time dateTime={analise.createdAt}>{formatDate(analise.createdAt)}</time>}
        <span>
          <Estimated when={analise.estimados.includes('modeloIA')}>{analise.modeloIA}</Estimated>
        </span>
        <span className="figure">
          Confiança dos dados:{' '}
          <Estimated when={analise.estimados.includes('nivelConfianca')}>
            {formatPercent(analise.nivelConfianca)}
          </Estimated>
        </span>
      </p>
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ReportArticle text={cut} />
        <div className="grid content-start gap-2 sm:max-lg:flex sm:max-lg:flex-wrap lg:border-l lg:border-line lg:pl-8 print:hidden">
          <Button onClick={() => onOpen('plano')}>
            <ListChecks aria-hidden="true" className="size-4" />
            Abrir plano de ação
          </Button>
          <Button variant="secondary" onClick={() => onOpen('relatorio')}>
            <FileText aria-hidden="true" className="size-4" />
            Ler o relatório completo
          </Button>
          <Button variant="secondary" onClick={onSector}>
            <Lightbulb aria-hidden="true" className="size-4" />
            Abrir insights do setor
          </Button>
        </div>
      </div>
    </Card>
  )
}
