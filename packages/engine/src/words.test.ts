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

  test('a bakery reads of what it makes, not of dishes and a dining room; figures and quotes stay in place', () => {
    const said = 'jogo muito pão e prato feito fora'
    const { resposta, completa, referencias, fatos } = analyze({
      company: { setor: 'Alimentação', faturamento: 98_000, funcionarios: 12 },
      formAnswers: {
        ...blankForm,
        market_segment: 'Alimentação',
        main_costs: 'farinha e insumos 38.000; folha 29.000',
        operational_flow: 'Na padaria a fornada sai às seis e o cliente compra o pão no balcão.',
        main_challenge: said,
      },
      segmentSpecificAnswers: { food_recipe: 'Não', food_cmv: 'De 36% a 40%', food_waste: 'Mais de 8%' },
      history: [],
      referenceMonth: '2026-11',
    })
    const titles = completa.insights.map(({ titulo }) => titulo)
    expect(titles).toContain('Produtos sem ficha técnica completa')
    const own = [
      resposta.replaceAll(/“[^”]*”/g, ''),
      ...titles,
      ...Object.values(completa.planoAcao)
        .flat()
        .map(({ acao, detalhes }) => acao + detalhes),
    ]
    // Sheets to copy are the same for every trade.
    expect(own.join('\n').replace(/MATERIAL PRONTO[\s\S]*?(?=\n\n[A-Z]{4})/, '')).not.toMatch(
      /salão|(?<!\p{L})pratos?(?!\p{L})/iu,
    )
    const facts = new Map(fatos.map((fact) => [fact.id, fact]))
    const shown = referencias.filter(({ campo }) => campo === 'resultado.resposta')
    expect(shown.length).toBeGreaterThan(10)
    for (const { inicio, fim, fato } of shown) {
      const { valor, unidade } = facts.get(fato)!
      if (typeof valor === 'number' && unidade.startsWith('%'))
        expect(resposta.slice(inicio, fim), fato).toMatch(/\d.*%$|^\d+$/)
    }
  })
})
