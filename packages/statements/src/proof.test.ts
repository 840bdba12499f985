import { describe, expect, test } from 'vitest'
import { accountBalance, type MovimentoProva, prove, type SaldoConhecido } from './proof.ts'

const balance = (em: string, centavos: number, ordem: number, fraco = false): SaldoConhecido => ({
  em,
  centavos,
  ordem,
  fraco,
})
const moved = (data: string, centavos: number, ordem: number): MovimentoProva => ({ data, centavos, ordem })

const july = [moved('2026-07-05', -1000, 1), moved('2026-07-20', 5000, 1)]
const august = [moved('2026-08-05', -2000, 2), moved('2026-08-06', 300, 2)]

describe('prove', () => {
  test('the first known balance is the start, also when it is shown again', () => {
    const first = balance('2026-07-31', 10000, 1)
    const start = {
      estado: 'partida',
      saldoInformado: 10000,
      saldoEm: '2026-07-31',
      saldoCalculado: null,
      diferenca: null,
    }
    expect(prove(july, [first], 1)).toEqual(start)
    expect(prove(july, [first, balance('2026-07-31', 10000, 2)], 2)).toEqual(start)
  })

  test('without a balance of its own an import proves nothing', () => {
    expect(prove(july, [balance('2026-06-30', 1, 1)], 2)).toMatchObject({ estado: 'sem_saldo', saldoInformado: null })
  })

  test('the next balance agrees, or differs by what is missing', () => {
    const known = [balance('2026-07-31', 10000, 1), balance('2026-08-31', 8300, 2)]
    expect(prove([...july, ...august], known, 2)).toEqual({
      estado: 'confere',
      saldoInformado: 8300,
      saldoEm: '2026-08-31',
      saldoCalculado: 8300,
      diferenca: 0,
    })
    expect(prove([...july, ...august.slice(1)], known, 2)).toMatchObject({
      estado: 'difere',
      saldoCalculado: 10300,
      diferenca: -2000,
    })
  })

  test('two balances of one file prove it', () => {
    const known = [balance('2026-06-30', 6000, 1), balance('2026-07-31', 10000, 1)]
    expect(prove(july, known, 1)).toMatchObject({ estado: 'confere' })
    expect(prove(july.slice(1), known, 1)).toMatchObject({ estado: 'difere', diferenca: -1000 })
  })

  test('a gap before an import shows, though the import agrees with itself', () => {
    const known = [balance('2026-06-30', 6000, 1), balance('2026-07-31', 99, 2), balance('2026-08-31', -1601, 2)]
    expect(prove(august, known, 2)).toMatchObject({ estado: 'difere', saldoInformado: -1601, saldoCalculado: 4300 })
  })

  test('an older import is proven by the balance after it', () => {
    const known = [balance('2026-08-31', 8300, 1), balance('2026-07-31', 10000, 2)]
    expect(prove([...july, ...august], known, 2)).toMatchObject({ estado: 'confere', saldoInformado: 10000 })
  })

  test('a download at noon is no gap', () => {
    const noon = balance('2026-07-20', 4000, 1)
    const evening = [moved('2026-07-20', 4000, 1), moved('2026-07-20', -700, 2), moved('2026-07-21', -100, 2)]
    expect(prove(evening, [noon, balance('2026-07-21', 3200, 2)], 2)).toMatchObject({ estado: 'confere' })
    expect(prove(evening.slice(0, 2), [noon, balance('2026-07-20', 3300, 2)], 2)).toMatchObject({ estado: 'confere' })
  })

  test('an instalment that a card shows later under the day of its purchase is no gap', () => {
    const instalment = moved('2026-07-03', -2500, 2)
    const known = [balance('2026-07-31', 10000, 1), balance('2026-08-31', 5800, 2)]
    expect(prove([...july, ...august, instalment], known, 2)).toMatchObject({ estado: 'confere' })
  })

  test('a zero counts only where the sum agrees', () => {
    const zero = balance('2026-08-31', 0, 2, true)
    expect(prove([...july, ...august], [balance('2026-07-31', 10000, 1), zero], 2).estado).toBe('sem_saldo')
    expect(prove([...july, ...august], [balance('2026-07-31', 1700, 1), zero], 2)).toMatchObject({
      estado: 'confere',
      saldoInformado: 0,
    })
    expect(prove(july, [{ ...zero, ordem: 1 }], 1).estado).toBe('sem_saldo')
    const before = balance('2026-06-30', 0, 1, true)
    expect(prove(july, [before, balance('2026-07-31', 4000, 1)], 1).estado).toBe('confere')
    expect(prove(july, [before, balance('2026-07-31', 4001, 1)], 1).estado).toBe('partida')
  })
})

describe('accountBalance', () => {
  test('is the newest known balance and what came after it', () => {
    const known = [balance('2026-06-30', 6000, 1), balance('2026-07-31', 10000, 1)]
    expect(accountBalance(july, known)).toEqual({ centavos: 10000, em: '2026-07-31', provado: true })
    expect(accountBalance([...july, ...august], known)).toEqual({ centavos: 8300, em: '2026-08-06', provado: false })
    expect(accountBalance(july.slice(1), known)?.provado).toBe(false)
    expect(accountBalance(july, known.slice(1))?.provado).toBe(false)
    expect(accountBalance(july, [])).toBeNull()
  })
})
