import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const report = (main_challenge: string, main_costs: string, faturamento = 27_000) =>
  analyze({
    company: { setor: 'Serviços', faturamento, funcionarios: 3 },
    formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge, main_costs },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta

const WORK = 'peças 9.000, 2 técnicos 7.200, aluguel 1.300, imposto 1.800'
const HOME = 'escola dos meninos 1.850, cartão meu e da esposa 6.350'

describe('who pays her house from the company', () => {
  const text = report(
    'Serviço não falta, mas todo mês acaba no cheque especial. Pensei em mandar um técnico embora.',
    `${WORK}, ${HOME}`,
  )

  // 27.000 − 19.300 = 7.700; 1.850 + 6.350 = 8.200
  test('the company earns and the house takes more: that is what weighs', () => {
    expect(text).toContain('Entendi que o que mais pesa hoje é o dinheiro da casa misturado com o da empresa.')
    expect(text).toMatch(/a empresa deixa R\$ 7\.700 .{0,60}a casa leva R\$ 8\.200/)
    expect(text).toContain('R$ 500')
  })

  test('nobody is sent away for it, and one costs what the line of two says', () => {
    expect(text).toMatch(/embora”: Não por isso\./)
    expect(text).toContain('Um técnico custa cerca de R$ 3.600 por mês')
    expect(text).not.toContain('7.700 por mês, e hoje faltam')
  })

  test('a company that loses by itself is told so', () => {
    const losing = report('Todo mês acaba no cheque especial.', `${WORK}, empréstimo 9.000, ${HOME}`)
    expect(losing).toMatch(/já na empresa/)
    expect(losing).not.toContain('é na casa que faltam')
  })
})
