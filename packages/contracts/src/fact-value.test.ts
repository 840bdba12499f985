import { expect, test } from 'vitest'
import { factValue } from './fact-value.ts'

test.each([
  [8_670, 'R$/mês', 'R$ 8.670/mês'],
  [-1_560, 'R$', '−R$ 1.560'],
  [24.4, '% das empresas', '24,4% das empresas'],
  [-0.81, 'fração do investimento', '−81% do investimento'],
  [0.03, 'fração', '3%'],
  [1, 'pessoas', '1 pessoa'],
  [1, 'itens', '1 item'],
  [0, 'canais', '0 canais'],
  [2, 'meses', '2 meses'],
  [12, '', '12'],
  ['3 a 5 anos', '', '3 a 5 anos'],
  ['2026.11.1', '', '2026.11.1'],
])('%s %s reads %s', (valor, unidade, text) => {
  expect(factValue({ valor, unidade })).toBe(text)
})
