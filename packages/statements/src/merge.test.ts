import { describe, expect, test } from 'vitest'
import { lineOf } from './line.ts'
import { type LancamentoGuardado, planImport } from './merge.ts'

const line = (data: string, centavos: number, descricao: string, fitid = '') =>
  lineOf({ linha: 1, data, centavos, descricao, fitid })

const stored = (id: string, data: string, centavos: number, descricao: string, fitid = ''): LancamentoGuardado => ({
  id,
  data,
  centavos,
  chaveDescricao: lineOf({ linha: 1, data, centavos, descricao }).chaveDescricao,
  fitid,
})

describe('planImport', () => {
  test('the n-th line of a key shows the n-th stored movement; more lines are new', () => {
    const rows = [stored('a', '2026-07-01', -5000, 'Pix Joao'), stored('b', '2026-07-01', -5000, 'PIX JOÃO')]
    const lines = [1, 2, 3].map(() => line('2026-07-01', -5000, 'Pix  João'))
    const plan = planImport(lines, rows)
    expect(plan.situacoes).toEqual(['repetida', 'repetida', 'nova'])
    expect([...plan.mostra]).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
    expect(plan).toMatchObject({ novas: 1, repetidas: 2, futuras: 0, recusadas: 0, assumidas: [] })
  })

  test('day, cents and text each make another movement', () => {
    const rows = [stored('a', '2026-07-01', -5000, 'PIX')]
    const lines = [
      line('2026-07-02', -5000, 'PIX'),
      line('2026-07-01', 5000, 'PIX'),
      line('2026-07-01', -5000, 'PIX B'),
    ]
    expect(planImport(lines, rows).novas).toBe(3)
  })

  test('refused and future lines show nothing', () => {
    const future = { ...line('2026-07-01', -1, 'A'), futura: true }
    const refused = line('2026-07-01', 0, 'A')
    expect(planImport([future, refused], [stored('a', '2026-07-01', -1, 'A')])).toMatchObject({
      situacoes: ['futura', 'recusada'],
      novas: 0,
      repetidas: 0,
    })
  })

  test('a changed description takes over the movement of the same day, cents and FITID', () => {
    const rows = [stored('a', '2026-07-01', -5000, 'COMPRA', 'F1'), stored('b', '2026-07-01', -5000, 'COMPRA', 'F2')]
    const plan = planImport([line('2026-07-01', -5000, 'COMPRA LOJA SOL', 'F2')], rows)
    expect([plan.situacoes, [...plan.mostra], plan.assumidas]).toEqual([['repetida'], [[0, 'b']], [0]])
  })

  test.each([
    ['another day', line('2026-07-02', -5000, 'NOVA', 'F1')],
    ['another amount', line('2026-07-01', -5001, 'NOVA', 'F1')],
    ['no FITID', line('2026-07-01', -5000, 'NOVA', '')],
  ])('%s takes nothing over', (_name, changed) => {
    expect(planImport([changed], [stored('a', '2026-07-01', -5000, 'VELHA', 'F1')]).novas).toBe(1)
  })

  test('a FITID that occurs twice in the file or the account takes nothing over, nor a movement that is shown anyway', () => {
    const rows = [stored('a', '2026-07-01', -5000, 'VELHA', 'F1')]
    const twice = [line('2026-07-01', -5000, 'NOVA', 'F1'), line('2026-07-01', -114, 'IOF', 'F1')]
    expect(planImport(twice, rows).novas).toBe(2)
    expect(planImport([line('2026-07-01', -5000, 'NOVA', 'F1')], rows, new Map([['F1', 2]])).novas).toBe(1)
    const both = [line('2026-07-01', -5000, 'VELHA', ''), line('2026-07-01', -5000, 'NOVA', 'F1')]
    expect(planImport(both, rows).situacoes).toEqual(['repetida', 'nova'])
  })
})
