import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const report = (main_challenge: string, main_costs: string) =>
  analyze({
    company: { setor: 'Alimentação', faturamento: 19_800, funcionarios: 3 },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: 'Alimentação',
      main_challenge,
      main_costs,
      future_goals: 'Sobrar 3 mil por mês pra mim',
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta

const COSTS = 'comida 8.100, ajudante 1.800, aluguel 1.300'
const SAID = 'Vendo 900 marmitas por mes a 22 reais, 600 sai pelo ifood que fica com 27% e no fim não sobra nada'

test('what an application takes is a cost: without it in the list nothing is said of what is left', () => {
  expect(report(SAID, COSTS)).not.toMatch(/precisa faturar|já sobram|já bastam|marmitas por mês que saem/)
  expect(report(SAID.replace(' que fica com 27%', ''), COSTS)).toMatch(/precisa faturar|já sobram/)
})
