import { type ActionPlan, type AnalysisDetail, ESTIMATED, type PlanAction } from '@norteia/contracts/analysis'
import type { Chart } from '@norteia/contracts/chart'
import { SHARE_TEXT, type SharedAction, type SharedAnalysis } from '@norteia/contracts/sharing'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { listOwnWords } from '#src/features/diagnostics/diagnostics.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import { type Company, companyWire } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { ALL_WORDS, type OwnWords, withoutOwnWords } from './own-words.ts'

const PERIODS = [
  ['acoes30Dias', 'Primeiros 30 dias'],
  ['acoes60Dias', 'De 31 a 60 dias'],
  ['acoes90Dias', 'De 61 a 90 dias'],
] as const
const ROOT = 'insights.analiseCompleta'

/** All that the detail shows of an analysis, but the origin of each figure: that names accounts. @throws AppError `not_found` */
export async function freezeAnalysis(
  { db }: Services,
  company: Company,
  id: string | undefined,
  withWords: boolean,
): Promise<SharedAnalysis> {
  const wanted = id ?? company.last_analysis_id
  const analysis = wanted ? await findStoredAnalysis(db, company.id, wanted) : undefined
  if (!analysis) throw new AppError('not_found', SHARE_TEXT.noAnalysis)
  const own = withWords ? ALL_WORDS : withoutOwnWords(analysis, await listOwnWords(db, company.id))
  const { scoreGeral, nossaConta, desafio } = analysis.insights.analiseCompleta
  const { faturamento } = companyWire(company)
  const { ganhoMensal, investimento, paybackMeses, roi, explicacao } = nossaConta
  return {
    tipo: 'analise',
    feitaEm: analysis.createdAt,
    setor: analysis.setor,
    confianca: analysis.nivelConfianca,
    nota: scoreGeral.scoreTotal,
    nivel: scoreGeral.classificacao.nivel,
    resumo: own.clean(`${ROOT}.scoreGeral.resumo`, scoreGeral.resumo),
    dimensoes: scoreGeral.dimensoes.map(({ nome, nota }) => ({ nome, nota })),
    palavras: withWords ? desafio?.citacao || null : null,
    problema: desafio?.problema?.nome ?? null,
    numero: (desafio?.numero && own.clean(`${ROOT}.desafio.numero`, desafio.numero)) || null,
    pontos: pointsOf(analysis, own),
    plano: PERIODS.map(([period, titulo]) => ({ titulo, acoes: actionsOf(analysis, period, own) })),
    ...{ ganhoMensal, investimento, paybackMeses, roi },
    explicacao: own.clean(`${ROOT}.nossaConta.explicacao`, explicacao),
    faturamento: { valor: faturamento ?? ESTIMATED.faturamento, estimado: faturamento === null },
    graficos: analysis.insights.analiseCompleta.charts.map((chart, place) => chartOf(chart, place, own)),
    relatorio: own.clean('resultado.resposta', analysis.resultado.resposta),
  }
}

const pointsOf = ({ insights }: AnalysisDetail, { clean }: OwnWords): SharedAnalysis['pontos'] =>
  insights.analiseCompleta.insights
    .map(({ tipo, impacto, titulo, valor, benchmark, recomendacao }, place) => ({
      tipo,
      impacto,
      titulo: clean(`${ROOT}.insights.${place}.titulo`, titulo),
      valor: clean(`${ROOT}.insights.${place}.valor`, valor),
      benchmark: clean(`${ROOT}.insights.${place}.benchmark`, benchmark),
      recomendacao: clean(`${ROOT}.insights.${place}.recomendacao`, recomendacao),
    }))
    .filter(({ titulo }) => titulo !== '')

const actionsOf = ({ insights }: AnalysisDetail, period: keyof ActionPlan, own: OwnWords): SharedAction[] =>
  insights.analiseCompleta.planoAcao[period]
    .map((action, place) => actionOf(action, `${ROOT}.planoAcao.${period}.${place}`, own))
    .filter(({ acao }) => acao !== '')

function actionOf(
  { acao, detalhes, responsavel, prazoDias, resultadoEsperado, esforco, material, ...rest }: PlanAction,
  campo: `${typeof ROOT}.planoAcao.${keyof ActionPlan}.${number}`,
  { clean }: OwnWords,
): SharedAction {
  const texto = material && clean(`${campo}.material.texto`, material.texto)
  return {
    acao: clean(`${campo}.acao`, acao),
    detalhes: clean(`${campo}.detalhes`, detalhes),
    responsavel,
    prazoDias,
    resultadoEsperado: clean(`${campo}.resultadoEsperado`, resultadoEsperado),
    categoria: rest.categoria,
    prioridade: rest.prioridade,
    investimento: rest.investimento,
    ...(esforco !== undefined && { esforco: clean(`${campo}.esforco`, esforco) }),
    ...(material && texto && { material: { titulo: material.titulo, texto } }),
  }
}

const chartOf = (chart: Chart, place: number, { clean, nameOf }: OwnWords): Chart => ({
  ...chart,
  categories: chart.categories.map(nameOf),
  ...(chart.descricao && { descricao: clean(`${ROOT}.charts.${place}.descricao`, chart.descricao) }),
})
