import { expect, test } from 'vitest'
import { explainDifference } from './invested.ts'
import { lineOf } from './line.ts'

const line = (centavos: number, descricao: string) => lineOf({ linha: 1, data: '2026-07-01', centavos, descricao })
const differs = (diferenca: number) => ({
  estado: 'difere' as const,
  saldoInformado: 0,
  saldoEm: null,
  saldoCalculado: 0,
  diferenca,
})
const lines = [line(-100000, 'APLIC AUT MAIS'), line(30000, 'RES APLIC AUT MAIS'), line(-5, 'TARIFA')]

test('a difference that is the invested money is named', () => {
  expect(explainDifference(differs(70000), lines)).toContain('R$ 700,00 é igual ao que foi para a aplicação automática')
  expect(explainDifference(differs(70001), lines)).toBeNull()
  expect(explainDifference({ ...differs(70000), estado: 'confere' }, lines)).toBeNull()
  expect(explainDifference(differs(5), lines.slice(2))).toBeNull()
})
