import { expect, test } from 'vitest'
import { movementsOf } from './movements-of.ts'

const origem = 'extrato de Itaú e Nubank, movimentações de Caixa, 01/08/2026 a 31/10/2026'

test('an imported figure leads to its movements', () => {
  expect(movementsOf({ id: 'receita_mensal', tipo: 'importado', origem })).toBe(
    '/financas/movimentacoes?de=2026-08-01&ate=2026-10-31&sentido=entrada',
  )
  expect(movementsOf({ id: 'custos_fixos', tipo: 'importado', origem })).toContain('&sentido=saida')
  expect(movementsOf({ id: 'margem_contribuicao', tipo: 'importado', origem })).toBe(
    '/financas/movimentacoes?de=2026-08-01&ate=2026-10-31',
  )
})

test('what has no movements leads nowhere', () => {
  expect(movementsOf({ id: 'receita_mensal', tipo: 'calculado', origem })).toBeNull()
  const history = { id: 'historico.2026-10', tipo: 'importado', origem: 'Histórico de faturamento mensal' } as const
  expect(movementsOf(history)).toBeNull()
})
