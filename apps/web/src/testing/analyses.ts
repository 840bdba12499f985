import { Analysis, AnalysisDetail, AnalysisPage, DashboardReply, type PlanAction } from '@norteia/contracts/analysis'
import type { Pagination } from '@norteia/contracts/pagination'
import { aurora } from './people.ts'

/** An analysis as lists send it, small. */
export const analysis = (id: string, changes: Partial<Analysis> = {}): Analysis =>
  Analysis.parse({ ...BASE, id, ...changes })

/** One of another server, which lacks some of it: undefined takes a field away. */
export const incomplete = (id: string, changes: Record<string, unknown>): object =>
  JSON.parse(JSON.stringify({ ...analysis(id), ...changes }))

const BASE: Analysis = {
  id: '',
  createdAt: '2026-11-20T13:05:00.000Z',
  origem: 'diagnostico',
  setor: 'Alimentação',
  modeloIA: 'Motor Especialista Norteia',
  estrategiaUtilizada: 'Regras',
  nivelConfianca: 0.8,
  providersUtilizados: ['motor-especialista'],
  tempoProcessamento: 1.4,
  versaoRegras: '2026.11.1',
  resultado: { resposta: 'Sua empresa tem nota 58 de 100.' },
  insights: {
    analiseBot: { resposta: '', charts: [] },
    analiseCompleta: {
      scoreGeral: {
        scoreTotal: 58,
        classificacao: { nivel: 'Em desenvolvimento', emoji: '🟡' },
        resumo: 'A nota é 58 de 100. Hoje, falta medir a margem.',
        dimensoes: [],
      },
      insights: [],
      recomendacoes: [
        'Meça a margem de cada produto. Ela caiu 4%.',
        'Abra um canal novo de vendas.',
        'Escreva as metas do ano.',
      ],
      planoAcao: { acoes30Dias: [], acoes60Dias: [], acoes90Dias: [] },
      nossaConta: { ganhoMensal: 1_446, investimento: null, paybackMeses: null, roi: null, explicacao: '' },
      charts: [
        {
          id: 'revenue',
          type: 'line',
          title: { text: 'Faturamento' },
          categories: ['set/2026', 'out/2026'],
          series: [{ name: 'F', data: [40_000, 44_000] }],
          unidade: 'R$',
        },
      ],
    },
  },
}

/** The same with the facts behind two of its figures. */
export const analysisWithFacts = (id: string): AnalysisDetail =>
  AnalysisDetail.parse({
    ...analysis(id),
    fatos: [
      {
        id: 'nota',
        rotulo: 'Nota geral',
        valor: 58,
        unidade: 'pontos',
        tipo: 'calculado',
        origem: 'Média das dimensões',
        formula: '(60 + 56) ÷ 2 = 58',
      },
      {
        id: 'escala',
        rotulo: 'Escala',
        valor: 100,
        unidade: 'pontos',
        tipo: 'referência',
        origem: 'Regras',
        fonte: { orgao: 'IBGE', ano: 2015, url: 'https://ibge.gov.br/' },
      },
    ],
    referencias: [
      { campo: 'resultado.resposta', inicio: 22, fim: 24, fato: 'nota' },
      { campo: 'insights.analiseCompleta.scoreGeral.scoreTotal', inicio: 0, fim: 0, fato: 'nota' },
      { campo: 'insights.analiseCompleta.scoreGeral.resumo', inicio: 10, fim: 12, fato: 'nota' },
    ],
  })

export const page = (analises: Analysis[], pagination: Partial<Pagination> = {}) => ({
  body: AnalysisPage.parse({
    success: true,
    analises,
    pagination: {
      currentPage: 1,
      totalPages: 1,
      totalItems: analises.length,
      hasNextPage: false,
      hasPrevPage: false,
      ...pagination,
    },
  }),
})

/** A company's dashboard, as the server sends it. */
export const dashboardReply = (analises: Analysis[] = [], company: Partial<DashboardReply['empresa']> = {}) =>
  DashboardReply.parse({
    success: true,
    empresa: { ...aurora, ...company, analises },
    dashboard: { totalAnalises: analises.length, ultimaAnalise: analises[0]?.createdAt ?? null },
  })

export const planAction = (acao: string, prazoDias: number): PlanAction => ({
  acao,
  prazoDias,
  detalhes: '',
  categoria: 'Financeiro',
  prioridade: 'MÉDIA',
  responsavel: 'Você',
  investimento: null,
  resultadoEsperado: '',
})
