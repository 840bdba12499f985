import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { caseOf } from '#src/testing/cases.ts'

const told = (main_costs: string) => {
  const input = caseOf('Serviços', { main_costs }, {})
  return analyze({ ...input, company: { ...input.company, faturamento: 50_000, funcionarios: 6 } })
}

test('confidence falls with costs that were not understood, and the report says which', () => {
  const read = told('folha 12.000; aluguel 3.500')
  const lost = told('folha 12.000; aluguel 3.500; domínio 12')
  expect(lost.nivelConfianca).toBeLessThan(read.nivelConfianca)
  expect(lost.resposta).toContain('Não consegui ler nos seus custos: “domínio 12”.')
  expect(read.resposta).not.toContain('Não consegui ler')
})
