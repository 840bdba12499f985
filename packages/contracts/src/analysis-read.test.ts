import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { ReadConsultant, ReadPredictive, ReadSector } from './agent.ts'
import { Analysis, AnalysisDetail, type AnalysisField, type FieldOf } from './analysis.ts'
import { cleanText, ReadAnalysis, ReadAnalysisPage, ReadAnalysisReply, ReadToolReply } from './analysis-read.ts'
import { chartHead } from './chart.ts'

const read = (value: unknown) => z.parse(ReadAnalysis, value)
const scoreOf = (value: unknown) => read(value).insights.analiseCompleta.scoreGeral

const whole: z.infer<typeof AnalysisDetail> = {
  id: 'a1',
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
    analiseBot: { resposta: 'Curto.', charts: [] },
    analiseCompleta: {
      scoreGeral: {
        scoreTotal: 58,
        classificacao: { nivel: 'Em desenvolvimento', emoji: '🟡' },
        resumo: 'A nota é 58.',
        dimensoes: [{ id: 'FIN', nome: 'Finanças', nota: null, peso: 20 }],
      },
      insights: [
        { id: 'i', tipo: 'risco', impacto: 'alto', titulo: 'T', valor: '1%', benchmark: 'B', recomendacao: 'R' },
      ],
      recomendacoes: ['Meça a margem.', 'Abra um canal.', 'Escreva as metas.'],
      planoAcao: {
        acoes30Dias: [
          {
            acao: 'Medir',
            detalhes: 'Tudo.',
            categoria: 'Finanças',
            prioridade: 'ALTA',
            responsavel: 'Dono',
            prazoDias: 15,
            investimento: { min: 1, max: 2 },
            resultadoEsperado: 'Saber.',
            regra: 'fin_margin',
            passo: 1,
            horas: { dono: 2, equipe: 0 },
            compra: { item: 'Balança', min: 100, max: 300 },
            mensal: null,
          },
        ],
        acoes60Dias: [],
        acoes90Dias: [],
      },
      nossaConta: { ganhoMensal: 10, investimento: null, paybackMeses: { min: 1, max: 2 }, roi: null, explicacao: 'E' },
      charts: [{ id: 'c', type: 'bar', title: { text: 'C' }, series: [], categories: [] }],
      desafio: {
        citacao: 'vendo e não sobra',
        problema: { id: 'p', nome: 'P' },
        alternativas: [],
        numero: '3%',
        pergunta: null,
      },
    },
  },
  fatos: [{ id: 'f', rotulo: 'F', valor: 58, unidade: 'pontos', tipo: 'calculado', origem: 'O' }],
  referencias: [{ campo: 'resultado.resposta', inicio: 22, fim: 24, fato: 'f' }],
}

describe('an analysis that has every field', () => {
  test('is read as it is, and marks nothing', () => {
    expect(AnalysisDetail.parse(whole)).toEqual(whole)
    const { estimados, insights, ...rest } = read(whole)
    const { scoreGeral, ...full } = insights.analiseCompleta
    expect([...estimados, ...scoreGeral.estimados]).toEqual([])
    const { estimados: _marks, ...score } = scoreGeral
    expect({ ...rest, insights: { ...insights, analiseCompleta: { ...full, scoreGeral: score } } }).toEqual(whole)
  })

  test('is found at the top of an answer, in its `data`, and as its `data`', () => {
    for (const body of [{ analise: whole }, { data: { analise: whole } }, { data: whole }])
      expect(z.parse(ReadAnalysisReply, { success: true, ...body }).id).toBe('a1')
  })
})

describe('an analysis that lacks fields', () => {
  test('takes the defaults of the product, each marked as estimated', () => {
    const analise = read({})
    expect(scoreOf({})).toMatchObject({ scoreTotal: 78, estimados: ['scoreTotal'] })
    expect(analise.nivelConfianca).toBe(0.95)
    expect(analise.modeloIA).toBe('Google Gemini Pro')
    expect(analise.estrategiaUtilizada).toBe('Análise Especializada')
    expect(analise.estimados).toEqual(['modeloIA', 'estrategiaUtilizada', 'nivelConfianca'])
  })

  test('finds the score in its text before it takes the default', () => {
    const found = scoreOf({ resultado: { content: 'Score geral: 64/100 neste mês' } })
    expect(found).toMatchObject({ scoreTotal: 64, estimados: [] })
    expect(scoreOf({ resultado: { resposta: 'nota 640 de 100' } }).estimados).toEqual(['scoreTotal'])
  })

  test('finds text, charts and the full analysis where other servers put them', () => {
    const full = whole.insights.analiseCompleta
    expect(read({ resultado: { analiseCompleta: full } }).insights.analiseCompleta.planoAcao).toEqual(full.planoAcao)
    const bot = read({ insights: { analiseBot: { resposta: '## Olá', charts: [{ type: 'x' }] } } })
    expect(bot.resultado.resposta).toBe('Olá')
    expect(bot.insights.analiseCompleta.charts).toEqual([{ type: 'x' }])
    expect(read({ resultado: { charts: [null, 1] } }).insights.analiseCompleta.charts).toEqual([null, 1])
  })

  test('takes at most three recommendations from the lines longer than 30 characters', () => {
    const resposta = [
      'curta',
      '• Uma recomendação com mais de trinta letras',
      '• Outra recomendação com mais de trinta letras',
      '• Terceira recomendação com mais de trinta',
      '• Quarta recomendação com mais de trinta letras',
    ].join('\n')
    const { recomendacoes } = read({ resultado: { resposta } }).insights.analiseCompleta
    expect(recomendacoes).toHaveLength(3)
    expect(recomendacoes[0]).toBe('Uma recomendação com mais de trinta letras')
  })

  test('values that are there are not marked, zero among them', () => {
    const analise = read({ nivelConfianca: 0, insights: { analiseCompleta: { scoreGeral: { scoreTotal: 0 } } } })
    expect(analise.insights.analiseCompleta.scoreGeral).toMatchObject({ scoreTotal: 0, estimados: [] })
    expect(analise.nivelConfianca).toBe(0)
    expect(analise.estimados).not.toContain('nivelConfianca')
  })

  test('what is unknown stays unknown: no figure, date or fact is made up', () => {
    const analise = read({
      createdAt: 'ontem',
      tempoProcessamento: 'rápido',
      fatos: [{ id: 'f' }, null, whole.fatos[0]],
      referencias: [{ campo: 'x' }],
      insights: {
        analiseCompleta: {
          planoAcao: { acoes30Dias: [{ prioridade: 'alta', investimento: { min: 5 } }, 'texto'] },
        },
      },
    })
    expect([analise.createdAt, analise.tempoProcessamento, analise.referencias]).toEqual(['', null, []])
    expect(analise.fatos).toEqual([whole.fatos[0]])
    const { planoAcao, nossaConta } = analise.insights.analiseCompleta
    expect(planoAcao.acoes30Dias).toMatchObject([{ prioridade: 'ALTA', prazoDias: null, investimento: null }])
    expect(nossaConta).toEqual({ ganhoMensal: null, investimento: null, paybackMeses: null, roi: null, explicacao: '' })
  })

  test('nothing that may arrive breaks the readers', () => {
    const readers = [ReadPredictive, ReadConsultant, ReadSector, ReadAnalysis, ReadAnalysisReply]
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const reader of readers) z.parse<z.ZodMiniType>(reader, value)
        read({ resultado: value, insights: { analiseBot: value, analiseCompleta: value } })
        read({
          insights: {
            analiseCompleta: {
              scoreGeral: value,
              insights: [value],
              planoAcao: { acoes30Dias: [value] },
              charts: value,
              desafio: value,
            },
          },
        })
        z.parse(ReadPredictive, {
          cashFlowPrediction: { next3Months: [value] },
          marketOpportunities: [value],
          riskAlerts: [value],
        })
        z.parse(ReadSector, { trends: value, opportunities: [value] })
        chartHead(value)
      }),
    )
  })
})

describe('a page of the history', () => {
  test('is refused without a list, and does without its pagination', () => {
    expect(z.safeParse(ReadAnalysisPage, { success: true, analises: 'x' }).success).toBe(true)
    expect(z.safeParse(ReadAnalysisPage, { success: true }).success).toBe(false)
    expect(z.safeParse(ReadAnalysisPage, { success: false, analises: [] }).success).toBe(false)
    const page = z.parse(ReadAnalysisPage, { success: true, data: { analises: [whole, {}] } })
    expect(page.analises.map(({ id }) => id)).toEqual(['a1', ''])
    expect(page.pagination.currentPage).toBeNull()
  })
})

test("the tool's answers carry their part of an analysis at the top of `data`", () => {
  const { scoreGeral, planoAcao } = whole.insights.analiseCompleta
  const answer = z.parse(ReadToolReply, { success: true, data: { resposta: 'Texto', scoreGeral, planoAcao } })
  expect(answer.resultado.resposta).toBe('Texto')
  expect(answer.insights.analiseCompleta.planoAcao).toEqual(planoAcao)
})

test('a prediction drops a month without an expected revenue, and knows what it lacks', () => {
  const { cashFlowPrediction, marketOpportunities } = z.parse(ReadPredictive, {
    cashFlowPrediction: { next3Months: [{ mes: '2026-12' }, { mes: '2027-01', previsto: 10 }], confidence: 'enorme' },
    marketOpportunities: [{ opportunity: 'Abrir', roi: 'alto' }],
  })
  expect(cashFlowPrediction.next3Months).toEqual([{ mes: '2027-01', previsto: 10, minimo: null, maximo: null }])
  expect(cashFlowPrediction.confidence).toBeNull()
  expect(marketOpportunities).toMatchObject([{ opportunity: 'Abrir', roi: null, probability: null }])
})

test('marks of other formats are taken out of a text', () => {
  expect(cleanText('## Título\n\n\n\n**forte** e __sublinhado__\n- item\n```json\nx\n```')).toBe(
    'Título\n\nforte e sublinhado\n• item\n\nx',
  )
})

test('a path is a type: one that leads nowhere does not compile', () => {
  expectTypeOf<'insights.analiseCompleta.insights.0.valor'>().toExtend<AnalysisField>()
  expectTypeOf<'insights.analiseCompleta.planoAcao.acoes30Dias.2.investimento.min'>().toExtend<AnalysisField>()
  expectTypeOf<'insights.analiseCompleta.insight.0.valor'>().not.toExtend<AnalysisField>()
  expectTypeOf<'insights.analiseCompleta.insights.valor'>().not.toExtend<AnalysisField>()
  expectTypeOf<FieldOf<{ a: { b: number }[] }>>().toEqualTypeOf<'a' | `a.${number}` | `a.${number}.b`>()
  expect(Analysis.parse(whole)).not.toHaveProperty('fatos')
})
