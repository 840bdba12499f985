import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatDate, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import type { ReactNode } from 'react'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { ReportArticle } from '#src/lib/analysis/report-article.tsx'

/** How the analysis came about, and its whole text. */
export function DetailReport({ analise }: { analise: AnalysisRead }) {
  const { estimados } = analise
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_16rem]">
      <ReportArticle text={analise.resultado.resposta} />
      <dl className="grid grid-cols-2 content-start gap-3 self-start rounded-lg border border-line bg-sunken p-4 text-sm lg:grid-cols-1">
        <Item name="Data">
          {analise.createdAt ? `${formatDate(analise.createdAt)} às ${formatTime(analise.createdAt)}` : 'Não informada'}
        </Item>
        <Item name="Modelo de IA">
          <Estimated when={estimados.includes('modeloIA')}>{analise.modeloIA}</Estimated>
        </Item>
        <Item name="Estratégia">
          <Estimated when={estimados.includes('estrategiaUtilizada')}>{analise.estrategiaUtilizada}</Estimated>
        </Item>
        <Item name="Confiança dos dados">
          <Estimated when={estimados.includes('nivelConfianca')}>{formatPercent(analise.nivelConfianca)}</Estimated>
        </Item>
        {analise.providersUtilizados.length > 0 && (
          <Item name="Quem escreveu">{analise.providersUtilizados.map(writerName).join(', ')}</Item>
        )}
        {analise.tempoProcessamento !== null && (
          <Item name="Tempo de processamento">{formatNumber(analise.tempoProcessamento, 1)} ms</Item>
        )}
        {analise.setor && <Item name="Setor">{analise.setor}</Item>}
      </dl>
    </div>
  )
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="figure wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The providers are named by their key. */
const writerName = (key: string) => (key === 'motor-especialista' ? 'Motor Especialista' : key)
