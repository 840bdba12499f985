import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const report = (desafio: string, custos: string, faturamento: number): string =>
  analyze({
    company: { setor: 'Alimentação', faturamento, funcionarios: 3 },
    formAnswers: { ...blankForm, market_segment: 'Alimentação', main_challenge: desafio, main_costs: custos },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta.replaceAll('\u00a0', ' ')

const COSTS =
  'comida e embalagem 16.400, ajudantes 5.200, motoboy 2.600, aluguel 1.800, gás 950, luz 880, imposto 1.880'

test('what the roles of her numbers surely decide leads where it takes a cost that the frame leaves out', () => {
  const told = report(
    'vendo umas 70 marmitas por dia, de segunda a sábado, a 19 reais, e só de comida cada uma tá saindo 9,80. queria passar pra 22 mas tenho medo do povo da obra sumir',
    COSTS,
    32_000,
  )
  // (22 − 19) × 70 × 26; of 9,20 and 12,20 less tax, a quarter may go
  expect(told).toMatch(
    /1\.820 marmitas(?: × R\$ 3)? = R\$ 5\.460 (?:a mais )?por mês[^•]*(?:pode perder até|Mesmo saindo) 4\d\d/,
  )
})

test('a frame that comes to the same with as many of them stays', () => {
  const told = report(
    'vendo umas 70 marmitas por dia, de segunda a sábado, a 19 reais. queria passar pra 22 mas tenho medo do povo da obra sumir',
    COSTS,
    32_000,
  )
  expect(told).toMatch(/1\.820 marmitas × R\$ 3 = R\$ 5\.460 por mês/)
})

test('what stands by the name of a stock is no cash', () => {
  const told = report(
    'Preciso comprar equipamento novo, uns 30 mil. Meu estoque é de 40 mil e gira bem. Pego empréstimo no banco?',
    COSTS,
    36_000,
  )
  expect(told).not.toMatch(/R\$ 40\.000 guardados/)
})

test('so many more pay an instalment, by what stays of each', () => {
  const told = report(
    'Cobro 300 por evento e faço 8 por mês. Comprar mais um som sai 24x de 1.250.',
    'material 9.000, salários 12.000, aluguel 3.500, imposto 2.700',
    45_000,
  )
  // 9.000 and 2.700 of 45.000 come with the sales: of each 300 stay 222
  expect(told).toMatch(/os R\$ 1\.250 por mês pedem 6 por mês/)
})

test('another place is weighed with the sales that stay behind', () => {
  const told = report(
    'o dono do imóvel quer subir o aluguel de 4.200 pra 6.500 na renovação. achei outro ponto por 3.800 duas ruas pra baixo, mas a reforma dá 35 mil e acho que perco uns 15% do movimento porque é longe da faculdade',
    'açai e insumos 17 mil, embalagem 2.400, salarios 9.500, aluguel 4.200, luz 1.900, imposto 3.100, cartao 1.200, agua e faxina 500',
    48_000,
  )
  // 6.500 − 3.800; 15% of 48.000, of which half stays
  expect(told).toMatch(/O outro poupa R\$ 2\.700, mas 15% de venda a menos tiram R\$ 3\.6\d\d/)
  expect(told).toMatch(/Só empata com queda de até 11,\d%/)
})
