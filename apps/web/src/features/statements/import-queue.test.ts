import type { Importacao } from '@norteia/contracts/statements'
import { expect, it } from 'vitest'
import { failedFile, importedFile, importSummary, skippedFile } from './import-queue.ts'

const stored = (novas: number, repetidas = 0): Importacao => ({
  id: 'i',
  contaId: 'c',
  arquivo: { nome: 'a.ofx', sha256: '', formato: 'ofx' },
  periodo: null,
  novas,
  repetidas,
  futuras: 0,
  recusadas: 0,
  prova: { estado: 'confere', saldoInformado: 10, saldoEm: '2026-10-31', saldoCalculado: 10, diferenca: 0 },
  avisos: [],
  criadaEm: '',
  desfeitaEm: null,
})

it('sums the accounts of a file, and says the proof of each', () => {
  const { said, novas } = importedFile('a.ofx', [stored(2, 1), stored(3)])
  expect(novas).toBe(5)
  expect(said).toEqual([
    '5 novas · 1 já importada',
    'Confere com o saldo do banco: R$ 10',
    'Confere com o saldo do banco: R$ 10',
  ])
})

it('tells how many of the files came in', () => {
  const [done, none] = [importedFile('a', [stored(2)]), importedFile('b', [stored(0, 9)])]
  const [skipped, failed] = [skippedFile('c'), failedFile('d', 'É um PDF.')]
  expect(importSummary([done, none])).toBe('Os 2 arquivos foram importados: 2 movimentações novas.')
  expect(importSummary([done, skipped, failed])).toBe('Dos 3 arquivos, 1 foi importado: 2 movimentações novas.')
  expect(importSummary([none, done, failed])).toBe('Dos 3 arquivos, 2 foram importados: 2 movimentações novas.')
  expect(importSummary([skipped, failed])).toBe('Nenhum dos 2 arquivos foi importado.')
})
