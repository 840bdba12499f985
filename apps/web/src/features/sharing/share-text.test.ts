import { AnalysisDetail, type Fact, type FullAnalysis } from '@norteia/contracts/analysis'
import { ReadAnalysisReply } from '@norteia/contracts/analysis-read'
import { RESULT_LINES, type Resultado } from '@norteia/contracts/result'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { analysis as oneOf, planAction } from '#src/testing/analyses.ts'
import { analysisMessage, MOST_CHARACTERS, resultMessage } from './share-text.ts'

const company = { nome: 'Padaria do Zé', faturamento: 80_000 }
const BLANK = { ganhoMensal: null, investimento: null, paybackMeses: null, roi: null, explicacao: '' }
const analysis = (completa: Partial<FullAnalysis>, fatos: Fact[] = []) => {
  const base = oneOf('a')
  const { scoreGeral, ...full } = base.insights.analiseCompleta
  const score = { ...scoreGeral, scoreTotal: 62, classificacao: { nivel: 'Sólida', emoji: '🟢' } }
  const analiseCompleta = { ...full, nossaConta: BLANK, scoreGeral: score, ...completa }
  const analise = AnalysisDetail.parse({
    ...base,
    insights: { ...base.insights, analiseCompleta },
    fatos,
    referencias: [],
  })
  return z.parse(ReadAnalysisReply, { analise })
}

describe('the message of an analysis', () => {
  test('has company and month, then its figures as the screen writes them', () => {
    const text = analysisMessage(
      company,
      analysis(
        {
          desafio: {
            citacao: 'x',
            problema: null,
            alternativas: [],
            numero: 'Os custos levam 96% do faturamento.',
            pergunta: null,
          },
          nossaConta: { ganhoMensal: 2_300.5, investimento: null, paybackMeses: null, roi: null, explicacao: '' },
          planoAcao: {
            acoes30Dias: [planAction('Rever preços', 15), planAction('Ligar', 7)],
            acoes60Dias: [],
            acoes90Dias: [],
          },
        },
        [{ id: 'receita_mensal', rotulo: 'Receita', valor: 71_200, unidade: 'R$', tipo: 'importado', origem: '' }],
      ),
    )
    expect(text.split('\n')).toEqual([
      'Padaria do Zé · novembro de 2026',
      '',
      'Nota geral: 62 de 100 (Sólida)',
      'Faturamento mensal: R$ 71.200',
      'O número que decide: Os custos levam 96% do faturamento.',
      'Ganho mensal do plano: R$ 2.300,50',
      'Próximo prazo: 7 dias (Ligar)',
    ])
  })

  test('leaves out what is not known, and invents nothing', () => {
    const text = analysisMessage({ ...company, faturamento: null }, analysis({}))
    expect(text).toBe('Padaria do Zé · novembro de 2026\n\nNota geral: 62 de 100 (Sólida)')
  })

  test('stays within 900 characters, on lines of its own, whatever it contains', () => {
    const long = `linha\n${'muito '.repeat(400)}`
    const text = analysisMessage(
      { ...company, nome: long },
      analysis({
        insights: [
          {
            id: 'x',
            titulo: long,
            valor: long,
            tipo: 'risco',
            impacto: 'alto',
            benchmark: '',
            recomendacao: '',
          },
        ],
        planoAcao: { acoes30Dias: [planAction(long, 7)], acoes60Dias: [], acoes90Dias: [] },
      }),
    )
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS)
    expect(text.split('\n')[0]).toMatch(/^linha muito .*… · novembro de 2026$/)
    expect(text.split('\n')).toHaveLength(6)
  })
})

test('the message of a result has its five figures, and says where there is no break-even', () => {
  const result = {
    mes: '2026-10',
    linhas: RESULT_LINES.map(({ id, nome }) => ({
      id,
      nome,
      valor: 100.5,
      parcela: null,
      anterior: null,
      categorias: [],
    })),
    margem: 0.51175,
    pontoEquilibrio: 74_255.01,
    variacaoSaldo: -1_200,
  } as unknown as Resultado
  expect(resultMessage('Padaria', result).split('\n')).toEqual([
    'Padaria · outubro de 2026',
    '',
    'Receita: R$ 100,50',
    'Margem de contribuição: R$ 100,50 (51,2%)',
    'Resultado: R$ 100,50',
    'Ponto de equilíbrio: R$ 74.255,01',
    'Variação do saldo no mês: −R$ 1.200',
  ])
  expect(resultMessage('Padaria', { ...result, pontoEquilibrio: null })).toContain('Ponto de equilíbrio: não há')
})
