import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { dayOf, formatDate, formatMoney, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { NO_REFERENCE } from '@norteia/contracts/product-figures'
import { MISSING_TEXT } from '#src/lib/analysis/excerpt.ts'
import { actionsOf } from '#src/lib/analysis/ranges.ts'
import type { DetailCompany } from './detail-company.ts'

/** No text of a user gets into it; the day is the owner's, which in the evening isn't that of UTC. */
export function reportFileName(analise: AnalysisRead, ending: 'txt' | 'pdf'): string {
  const at = Date.parse(analise.createdAt)
  return `norteia-analise-${Number.isNaN(at) ? 'sem-data' : dayOf(at)}.${ending}`
}

/** The whole analysis as plain text, for people and for other programs. */
export function reportText(company: DetailCompany, analise: AnalysisRead): string {
  const mark = (estimated: boolean) => (estimated ? ' (estimado)' : '')
  const { estimados } = analise
  const { scoreGeral, insights: found, planoAcao } = analise.insights.analiseCompleta
  const { nivel } = scoreGeral.classificacao
  const head = [
    'NORTEIA: RELATÓRIO DE ANÁLISE',
    '',
    `Empresa: ${company.nome}`,
    analise.createdAt !== '' && `Data: ${formatDate(analise.createdAt)} às ${formatTime(analise.createdAt)}`,
    analise.setor !== '' && `Setor: ${analise.setor}`,
    `Modelo de IA: ${analise.modeloIA}${mark(estimados.includes('modeloIA'))}`,
    `Estratégia: ${analise.estrategiaUtilizada}${mark(estimados.includes('estrategiaUtilizada'))}`,
    `Confiança dos dados: ${formatPercent(analise.nivelConfianca)}${mark(estimados.includes('nivelConfianca'))}`,
    `Nota geral: ${formatNumber(scoreGeral.scoreTotal)} de 100${mark(scoreGeral.estimados.length > 0)}${nivel ? ` (${nivel})` : ''}`,
  ].filter((line) => typeof line === 'string')
  const plan = actionsOf(planoAcao).map((action) => {
    const cost = action.investimento
      ? `${formatMoney(action.investimento.min)} a ${formatMoney(action.investimento.max)}`
      : 'a definir'
    return [
      `${action.prazoDias === null ? 'A definir' : `${action.prazoDias} dias`} | ${action.prioridade} | ${action.acao}`,
      `   ${action.detalhes}`,
      action.esforco
        ? `   Responsável: ${action.responsavel}. ${action.esforco}. Referência do produto: ${cost}.`
        : `   Responsável: ${action.responsavel}. Investimento: ${cost}.`,
      action.resultadoEsperado && `   Resultado esperado: ${action.resultadoEsperado}`,
    ]
      .filter(Boolean)
      .join('\n')
  })
  const insights = found.map((insight) =>
    [
      `[${insight.tipo}, impacto ${insight.impacto}] ${insight.titulo}: ${insight.valor}`,
      !insight.benchmark.startsWith(NO_REFERENCE) && `   Referência: ${insight.benchmark}`,
      `   ${insight.recomendacao}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return [
    head.join('\n'),
    analise.resultado.resposta || MISSING_TEXT,
    plan.length > 0 && `PLANO DE AÇÃO\n\n${plan.join('\n\n')}`,
    insights.length > 0 && `INSIGHTS\n\n${insights.join('\n\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('\n', '\r\n')
}
