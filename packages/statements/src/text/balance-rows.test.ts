import { expect, test } from 'vitest'
import { balanceRow } from './balance-rows.ts'

test.each([
  ['SALDO ANTERIOR', 'anterior'],
  ['SALDO INICIAL', 'anterior'],
  ['SALDO DO MES ANTERIOR', 'anterior'],
  ['COD. LANC. 0', 'anterior'],
  ['SALDO DO DIA', 'dia'],
  ['SALDO FINAL', 'dia'],
  ['S A L D O', 'dia'],
  ['SALDO', 'dia'],
  ['SALDO EM CONTA CORRENTE', 'dia'],
  ['SDO CTA/APL AUTOMATICAS', 'outro'],
  ['SALDO TOTAL DISPONIVEL DIA', 'outro'],
  ['SALDO APLIC AUT MAIS', 'outro'],
  ['SALDO BLOQUEADO', 'outro'],
  ['** SALDO EM 31/08 **', 'dia'],
  ['(=) SALDO DO DIA', 'dia'],
  ['SALDO + LIMITE', 'outro'],
  ['SALDO COM LIMITE', 'outro'],
  ['TOTAL DE ENTRADAS', 'outro'],
  ['TOTAL DAS SAIDAS DO PERIODO', 'outro'],
  ['SUBTOTAL', 'outro'],
  ['TOTAIS DO MES', 'outro'],
  ['TOTAL EXPRESS', null],
  ['TOTAL ALIMENTOS', null],
  ['SALDO DE SALARIO JOSE', null],
  ['SALDO DEVEDOR EMPRESTIMO', null],
  ['PAGAMENTO SALDO ANTERIOR', null],
  ['TRANSFERENCIA DE SALDO', null],
])('%s is %s', (text, kind) => {
  expect(balanceRow(text)).toBe(kind)
})
