import { formatDate, formatMoney, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { type AnalysisView, MISSING_TEXT } from '#src/lib/analysis/read-analysis.ts'
import type { DetailCompany } from './detail-company.ts'

/** A fixed name: no text of a user gets into it. */
export const reportFileName = (analise: AnalysisView, ending: 'txt' | 'pdf') =>
  `norteia-analise-${(analise.createdAt ?? '').slice(0, 10) || 'sem-data'}.${ending}`

/** The whole analysis as plain text, for people and for other programs. */
export function reportText(company: DetailCompany, analise: AnalysisView): string {
  const mark = (estimated: boolean) => (estimated ? ' (estimado)' : '')
  const head = [
    'NORTEIA: RELATÓRIO DE ANÁLISE',
    '',
    `Empresa: ${company.nome}`,
    analise.createdAt !== null && `Data: ${formatDate(analise.createdAt)} às ${formatTime(analise.createdAt)}`,
    analise.setor !== '' && `Setor: ${analise.setor}`,
    `Modelo de IA: ${analise.modeloIA.value}${mark(analise.modeloIA.estimated)}`,
    `Estratégia: ${analise.estrategia.value}${mark(analise.estrategia.estimated)}`,
    `Confiança (completude dos dados): ${formatPercent(analise.confianca.value)}${mark(analise.confianca.estimated)}`,
    `Nota geral: ${formatNumber(analise.score.value)} de 100${mark(analise.score.estimated)}${analise.nivel ? ` (${analise.nivel})` : ''}`,
  ].filter((line) => typeof line === 'string')
  const plan = analise.plano
    ? [...analise.plano.acoes30Dias, ...analise.plano.acoes60Dias, ...analise.plano.acoes90Dias].map((action) => {
        const cost = action.investimento
          ? `${formatMoney(action.investimento.min)} a ${formatMoney(action.investimento.max)}`
          : 'a definir'
        return [
          `${action.prazoDias} dias | ${action.prioridade} | ${action.acao}`,
          `   ${action.detalhes}`,
          `   Responsável: ${action.responsavel}. Investimento: ${cost}.`,
          action.resultadoEsperado && `   Resultado esperado: ${action.resultadoEsperado}`,
        ]
          .filter(Boolean)
          .join('\n')
      })
    : []
  const insights = analise.insights.map((insight) =>
    [
      `[${insight.tipo}, impacto ${insight.impacto}] ${insight.titulo}: ${insight.valor}`,
      `   Referência: ${insight.benchmark}`,
      `   ${insight.recomendacao}`,
    ].join('\n'),
  )
  return [
    head.join('\n'),
    analise.texto || MISSING_TEXT,
    plan.length > 0 && `PLANO DE AÇÃO\n\n${plan.join('\n\n')}`,
    insights.length > 0 && `INSIGHTS\n\n${insights.join('\n\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('\n', '\r\n')
}
