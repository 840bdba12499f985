import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const report = (main_challenge: string, main_costs: string, setor = 'Tecnologia', faturamento = 41_000) =>
  analyze({
    company: { setor, faturamento, funcionarios: 5 },
    formAnswers: { ...blankForm, market_segment: setor, main_challenge, main_costs },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta

const COSTS = '2 devs 15.000, suporte 3.400, vendedor 3.200, Google Ads 6.500, servidor 2.100, Simples 3.300'

describe('one more seller where as many go as come', () => {
  test('is told what each new client costs, pays and leaves', () => {
    const text = report(
      'Temos 190 oficinas pagando: entram uns 10 clientes por mês e saem 9. A maioria dos que cancelam não chega a completar 3 meses. Penso em contratar um segundo vendedor.',
      COSTS,
    )
    expect(text).toContain(
      'Ainda não: segure primeiro quem entra. Cada novo já custa (R$ 6.500 + R$ 3.200) ÷ 10 = R$ 970',
    )
    expect(text).toContain('R$ 41.000 ÷ 190 = R$ 215,79 por mês')
    expect(text).toContain('quem sai antes de 3 meses deixa no máximo R$ 647,37, menos do que custou')
  })

  test('stays out where few go, or nobody sells', () => {
    const few = 'Temos 400 clientes. Entram uns 15 por mês e saem 4. Quero contratar mais um vendedor.'
    expect(report(few, COSTS)).not.toContain('segure primeiro quem entra')
    const hands = 'Entram 30 clientes por mês e saem 25, quero contratar uma manicure.'
    expect(report(hands, 'manicure 3.000, anúncio 800, aluguel 3.000', 'Serviços')).not.toContain('segure primeiro')
  })
})
