import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'
import { numbersWithoutFact, textFaults } from '#src/testing/quality.ts'

const bakery = (main_challenge: string) =>
  analyze({
    company: { setor: 'Alimentação', faturamento: 45_000, funcionarios: 5 },
    formAnswers: {
      ...blankForm,
      market_segment: 'Alimentação',
      main_costs: 'aluguel 4.500; funcionários 14.000; farinha e insumos 12.000; energia 1.800',
      main_challenge,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
const strengths = ({ completa }: ReturnType<typeof bakery>) =>
  completa.insights.filter(({ tipo }) => tipo === 'força').map(({ id }) => id)

test('nothing left in the till where the account leaves a lot raises a question, no praise', () => {
  const analysis = bakery('vendo bem mas não sobra dinheiro no fim do mês')
  const [first] = analysis.completa.insights
  expect([first?.id, first?.tipo]).toEqual(['nao_sobra_conta', 'risco'])
  expect(first?.valor).toBe('pela conta sobrariam R$ 12.700 por mês')
  expect(first?.recomendacao).toMatch(/^Falta retirada, imposto ou cartão\?/)
  expect(strengths(analysis)).not.toContain('margem_declarada')
  expect([...numbersWithoutFact(analysis), ...textFaults(analysis)]).toEqual([])
})

test('the same account is a strength where nobody misses the money', () => {
  const analysis = bakery('quero mais clientes durante a semana')
  expect(strengths(analysis)).toContain('margem_declarada')
  expect(analysis.completa.insights.map(({ id }) => id)).not.toContain('nao_sobra_conta')
})
