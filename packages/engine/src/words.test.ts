import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import { predict } from './predict.ts'
import { blankForm } from './testing/companies.ts'

const written = (company: { faturamento: number; funcionarios: number }, form: Partial<typeof blankForm> = {}) =>
  analyze({
    company: { setor: 'Varejo', ...company },
    formAnswers: {
      ...blankForm,
      market_segment: 'Comércio Varejista',
      acquisition_channels: ['Indicações'],
      ...form,
    },
    segmentSpecificAnswers: { retail_channels: ['Loja física', 'Marketplace'] },
    history: [],
    referenceMonth: '2026-11',
  })

describe('what is said of a figure is true of it', () => {
  test('revenue per person above the reference is room to grow, not a heavy payroll', () => {
    const { resposta, completa } = written({ faturamento: 25_500, funcionarios: 3 })
    const insight = completa.insights.find(({ id }) => id === 'receita_por_funcionario')
    expect(insight?.titulo).toBe('Espaço para melhorar: a receita por pessoa')
    expect(resposta).not.toContain('a folha pesa')
  })

  test('who works alone reads nothing of a team', () => {
    const { resposta, completa } = written({ faturamento: 3_000, funcionarios: 1 })
    const insight = completa.insights.find(({ id }) => id === 'receita_por_funcionario')
    expect(insight?.titulo).toBe('Receita baixa para o trabalho de uma pessoa')
    expect(resposta).not.toContain('número de pessoas')
  })

  test('costs above revenue are not called a small surplus', () => {
    const { completa } = written({ faturamento: 10_000, funcionarios: 1 }, { main_costs: 'folha 12.000' })
    const insight = completa.insights.find(({ id }) => id === 'margem_declarada')
    expect(insight?.titulo).toBe('Custos informados acima do faturamento')
  })

  test('an age is a span, ticked items are the owner’s', () => {
    const { resposta, completa } = written({ faturamento: 10_000, funcionarios: 1 }, { company_age: '3 a 5 anos' })
    expect(completa.insights.find(({ id }) => id === 'company_age')?.valor).toBe('3 a 5 anos')
    expect(resposta).not.toMatch(/existem? \d/)
  })

  test('a scenario with the months of retail does not claim to repeat one figure', () => {
    const input = {
      company: { setor: 'Varejo', faturamento: 10_000, funcionarios: 1 },
      formAnswers: { ...blankForm, market_segment: 'Comércio Varejista' as const },
      segmentSpecificAnswers: {},
      history: [],
      referenceMonth: '2026-11',
    }
    const retail = predict(input).cashFlowPrediction
    expect(retail.recommendation).toContain('ao peso de cada mês na atividade')
    expect(retail.recommendation).not.toContain('repete')
    const services = predict({ ...input, formAnswers: { ...blankForm, market_segment: 'Serviços' } }).cashFlowPrediction
    expect(services.recommendation).toContain('repete o último faturamento conhecido')
  })
})
