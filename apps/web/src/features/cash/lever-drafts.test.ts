import { CASH_TEXT } from '@norteia/contracts/cash'
import { expect, test } from 'vitest'
import { AT_REST, draftsOf, isSame, type LeverDrafts, parseDecimal, readDrafts } from './lever-drafts.ts'

const read = (part: Partial<LeverDrafts>) => readDrafts({ ...AT_REST, ...part })

test('nothing moved is no levers', () => {
  expect(readDrafts(AT_REST)).toEqual({ alavancas: {}, errors: {} })
})

test('fields become levers, and levers their fields again', () => {
  const drafts = {
    preco: '5',
    volume: '-10',
    atraso: '15',
    salario: '2.500,00',
    encargos: '8,5',
    emprestimo: '30.000,00',
    taxa: '2,5',
    parcelas: '12',
    cortes: [{ categoria: 'aluguel', pct: '10' }],
    reserva: '5.000,00',
  }
  const { alavancas, errors } = read(drafts)
  expect(errors).toEqual({})
  expect(alavancas).toEqual({
    precoPct: 5,
    volumePct: -10,
    atrasoDias: 15,
    contratar: { salario: 2_500, encargosPct: 8.5 },
    emprestimo: { valor: 30_000, taxaMes: 0.025, parcelas: 12 },
    cortar: [{ categoria: 'aluguel', pct: 10 }],
    reserva: 5_000,
  })
  expect(draftsOf(alavancas)).toEqual(drafts)
  expect(draftsOf({})).toEqual(AT_REST)
})

test('levers are the same wherever those at rest are named', () => {
  expect(isSame({ volumePct: -10, precoPct: 0, contratar: null }, { volumePct: -10 })).toBe(true)
  expect(isSame({}, { cortar: [], reserva: 0 })).toBe(true)
  expect(isSame({ volumePct: -10 }, { volumePct: -11 })).toBe(false)
})

test('what is out of bounds is said at its field and changes nothing', () => {
  const cases: [Partial<LeverDrafts>, string, string][] = [
    [{ preco: '-101' }, 'precoPct', CASH_TEXT.percent],
    [{ preco: 'abc' }, 'precoPct', CASH_TEXT.percent],
    [{ volume: '301' }, 'volumePct', CASH_TEXT.percent],
    [{ atraso: '91' }, 'atrasoDias', CASH_TEXT.delay],
    [{ atraso: '1,5' }, 'atrasoDias', CASH_TEXT.delay],
    [{ emprestimo: '1000', parcelas: '600' }, 'emprestimo.parcelas', CASH_TEXT.instalments],
    [{ emprestimo: '1000', taxa: '21' }, 'emprestimo.taxaMes', 'Informe a taxa ao mês de 0% a 20%.'],
    [{ salario: '1000', encargos: '-200' }, 'contratar.encargosPct', CASH_TEXT.percent],
    [{ cortes: [{ categoria: 'aluguel', pct: '101' }] }, 'cortar.0.pct', CASH_TEXT.cut],
  ]
  for (const [part, field, text] of cases) expect(read(part)).toEqual({ alavancas: {}, errors: { [field]: text } })
  expect(Object.keys(read({ salario: 'mil' }).errors)).toEqual(['contratar.salario'])
  expect(read({ preco: '999', volume: '10' }).alavancas).toEqual({ volumePct: 10 })
})

test('a number may have a comma, a point and a sign', () => {
  expect(['', '5', '+5', '-2,5', '0.5', '1e3', 'NaN', 'Infinity'].map(parseDecimal)).toEqual([
    0,
    5,
    5,
    -2.5,
    0.5,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
})
