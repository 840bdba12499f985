import { describe, expect, test } from 'vitest'
import { dayName, dayNumber } from '#src/ledger/days.ts'
import type { Movement } from '#src/ledger/types.ts'
import { movement } from '#src/testing/ledgers.ts'
import { type CashInput, cashBase } from './base.ts'
import { computeCash } from './cash.ts'
import { type Commitment, occurrencesOf } from './commitments.ts'
import { historyOf } from './history.ts'

const HOJE = '2026-11-23'

const baseOf = (movements: readonly Movement[], over: Partial<CashInput> = {}) =>
  cashBase({
    hoje: HOJE,
    saldos: [{ contaId: 'conta', centavos: 1_000_00, em: HOJE, provado: true }],
    contas: [],
    categorias: [],
    compromissos: [],
    historia: historyOf(movements, HOJE),
    ...over,
  })

const commitment = (over: Partial<Commitment>): Commitment => ({
  descricao: 'Aluguel',
  centavos: -1_000_00,
  vencimento: '2026-12-05',
  repete: 'nao',
  ate: null,
  categoria: 'aluguel',
  ...over,
})

const paid = (days: readonly string[], cents: readonly number[], who = 'Imobiliária') =>
  days.map((day, i) => movement(day, cents[i % cents.length]!, 'aluguel', who))

const dates = (base: ReturnType<typeof baseOf>, camada: string) =>
  base.linhas.filter((line) => line.camada === camada).map(({ data, centavos }) => [data, centavos])

describe('what repeats', () => {
  test('comes back monthly on the median day with the median of its last three', () => {
    const base = baseOf(
      paid(['2026-08-05', '2026-09-07', '2026-10-05', '2026-11-05'], [-1_000_00, -1_000_00, -1_050_00, -1_020_00]),
    )
    expect(dates(base, 'repete')).toEqual([
      ['2026-12-05', -1_020_00],
      ['2027-01-05', -1_020_00],
      ['2027-02-05', -1_020_00],
    ])
    expect(base.linhas[0]).toMatchObject({ descricao: 'Imobiliária', categoria: 'aluguel', papel: 'outro' })
  })

  test('comes back each week and each fortnight', () => {
    const weekly = paid(['2026-11-02', '2026-11-10', '2026-11-16'], [300_00], 'Cliente')
    expect(dates(baseOf(weekly), 'repete').slice(0, 2)).toEqual([
      ['2026-11-23', 300_00],
      ['2026-11-30', 300_00],
    ])
    const fortnightly = paid(['2026-10-16', '2026-10-30', '2026-11-13'], [-80_00], 'Diarista')
    expect(dates(baseOf(fortnightly), 'repete').slice(0, 2)).toEqual([
      ['2026-11-27', -80_00],
      ['2026-12-11', -80_00],
    ])
  })

  test('needs three times, an even rhythm and amounts within a fifth', () => {
    expect(dates(baseOf(paid(['2026-10-05', '2026-11-05'], [-1_000_00])), 'repete')).toEqual([])
    expect(dates(baseOf(paid(['2026-09-05', '2026-10-05', '2026-10-25'], [-1_000_00])), 'repete')).toEqual([])
    expect(
      dates(baseOf(paid(['2026-09-05', '2026-10-05', '2026-11-05'], [-1_000_00, -1_250_00, -1_000_00])), 'repete'),
    ).toEqual([])
  })

  test('has ended when two of its periods brought nothing', () => {
    const monthly = paid(['2026-07-05', '2026-08-05', '2026-09-05'], [-1_000_00])
    const until = (day: string) => baseOf([...monthly, movement(day, 1_00)])
    expect(dates(until('2026-11-04'), 'repete')).not.toEqual([])
    expect(dates(until('2026-11-05'), 'repete')).toEqual([])
  })

  test('is not counted a second time among the rest', () => {
    const weeks = Array.from({ length: 10 }, (_, i) => dayName(dayNumber('2026-11-16') - 7 * i))
    expect(baseOf(paid(weeks.toReversed(), [-200_00])).estimado).toEqual([])
  })
})

describe('commitments', () => {
  test('fall due by week, by month with its last day, and until their end', () => {
    const between = (over: Partial<Commitment>, from: string, to: string) =>
      occurrencesOf(commitment(over), dayNumber(from), dayNumber(to))
    expect(between({ vencimento: '2026-01-31', repete: 'mensal' }, '2026-11-01', '2027-02-28')).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ])
    expect(
      between({ vencimento: '2026-11-02', repete: 'semanal', ate: '2026-11-30' }, '2026-11-20', '2027-01-01'),
    ).toEqual(['2026-11-23', '2026-11-30'])
    expect(between({ vencimento: '2026-12-05' }, '2026-11-20', '2026-12-04')).toEqual([])
  })

  test('take the place of a series of their size and rhythm', () => {
    const rent = paid(['2026-09-05', '2026-10-05', '2026-11-05'], [-1_100_00])
    const replaced = baseOf(rent, { compromissos: [commitment({ repete: 'mensal' })] })
    expect(dates(replaced, 'repete')).toEqual([])
    expect(dates(replaced, 'certo')[0]).toEqual(['2026-12-05', -1_000_00])
    for (const other of [
      { centavos: -800_00 },
      { centavos: 1_000_00 },
      { repete: 'semanal' as const },
      { repete: 'nao' as const },
    ])
      expect(dates(baseOf(rent, { compromissos: [commitment({ repete: 'mensal', ...other })] }), 'repete')).not.toEqual(
        [],
      )
  })

  test('are settled by a movement within three days and a fifth, each by one', () => {
    const due = (movements: Movement[], over: Partial<Commitment>[] = [{}]) =>
      dates(
        baseOf(movements, { compromissos: over.map((one) => commitment({ vencimento: '2026-11-24', ...one })) }),
        'certo',
      )
    expect(due([movement('2026-11-21', -1_200_00)])).toEqual([])
    expect(due([movement('2026-11-20', -1_000_00)])).toHaveLength(1)
    expect(due([movement('2026-11-21', -1_200_01)])).toHaveLength(1)
    expect(due([movement('2026-11-21', 1_000_00)])).toHaveLength(1)
    expect(due([movement('2026-11-21', -1_000_00)], [{}, {}])).toHaveLength(1)
  })

  test('count today when overdue, say so, and repeat on time only', () => {
    const base = baseOf([], {
      compromissos: [
        commitment({ vencimento: '2026-09-01' }),
        commitment({ descricao: 'Semana', vencimento: '2026-09-04', repete: 'semanal' }),
      ],
    })
    expect(base.linhas[0]).toMatchObject({ data: HOJE, descricao: 'Aluguel (em atraso)', centavos: -1_000_00 })
    expect(base.linhas[1]).toMatchObject({ data: '2026-11-27', descricao: 'Semana' })
  })

  test('without a category scale with the sales only where they bring money', () => {
    const base = baseOf([], {
      compromissos: [commitment({ categoria: null }), commitment({ categoria: null, centavos: 1_000_00 })],
    })
    const values = (levers: { volumePct: number }) =>
      computeCash(base, levers)
        .semanas.flatMap(({ linhas }) => linhas.map(({ valor }) => valor))
        .sort((a, b) => a - b)
    expect(values({ volumePct: 50 })).toEqual([-1_000, 1_500])
  })
})

describe('what is estimated', () => {
  const weeks = (count: number) => Array.from({ length: count }, (_, i) => dayNumber('2026-11-16') - 7 * i).toReversed()
  const covered = (from = '2026-08-24') => [
    { id: 'conta', apelido: 'Conta', cobertura: [{ de: from, ate: '2026-11-22' }] },
  ]
  const sale = (monday: number, cents: number) => movement(dayName(monday + 2), cents, 'vendas-produtos')

  test('is the mean of thirteen complete weeks without extremes', () => {
    const amounts = [900, 1100, 1000, 950, 1050, 1000, 980, 1020, 1000, 990, 1010, 1000, 9000].map((one) => one * 100)
    const base = baseOf(
      [...weeks(13).map((monday, i) => sale(monday, amounts[i]!)), movement(HOJE, 700_00, 'vendas-produtos')],
      { contas: covered() },
    )
    expect(base.semanasEstimadas).toBe(13)
    const kept = amounts.slice(0, 12).filter((cents) => Math.abs(cents - 1000_00) <= 3 * 20_00)
    expect(base.estimado).toEqual([
      {
        descricao: 'Vendas de produtos',
        categoria: 'vendas-produtos',
        papel: 'receita',
        centavosSemana: Math.round(kept.reduce((sum, one) => sum + one, 0) / kept.length),
      },
    ])
  })

  test('spreads over the seven days to the cent, the first week from today', () => {
    const base = {
      ...baseOf(
        weeks(13).map((monday) => sale(monday, 100_00)),
        { contas: covered() },
      ),
      hoje: '2026-11-26',
    }
    const { semanas } = computeCash(base, {})
    expect(semanas[1]!.entradas).toBe(100)
    expect(semanas[0]!.entradas).toBe(57.14)
    expect(semanas[0]!.linhas).toEqual([
      {
        camada: 'estimado',
        descricao: 'Vendas de produtos',
        categoria: 'vendas-produtos',
        data: '2026-11-26',
        valor: 57.14,
      },
    ])
  })

  test('keeps costs that come in few of the weeks, but no loan', () => {
    const base = baseOf(
      [
        ...weeks(13).map((monday) => sale(monday, 1_000_00)),
        movement('2026-09-21', -1_300_00, 'impostos-vendas'),
        movement('2026-10-20', 50_000_00, 'emprestimo-recebido'),
      ],
      { contas: covered() },
    )
    expect(base.estimado.map(({ categoria, centavosSemana }) => [categoria, centavosSemana])).toEqual([
      ['vendas-produtos', 1_000_00],
      ['impostos-vendas', -100_00],
    ])
  })

  test('leaves out weeks with a gap in a statement', () => {
    const all = weeks(13).map((monday) => sale(monday, 1_000_00))
    const contas = [
      {
        id: 'conta',
        apelido: 'Conta',
        cobertura: [
          { de: '2026-08-24', ate: '2026-10-07' },
          { de: '2026-10-10', ate: HOJE },
        ],
      },
    ]
    expect(baseOf(all, { contas }).semanasEstimadas).toBe(12)
    expect(baseOf(all, { contas }).lacunas).toEqual([{ contaId: 'conta', de: '2026-10-08', ate: '2026-10-09' }])
    expect(baseOf(all, { contas: covered() }).semanasEstimadas).toBe(13)
    expect(baseOf(all, { contas: covered() }).lacunas).toEqual([])
  })

  test('has a band from the errors of its weeks that grows with the root of the weeks', () => {
    const base = baseOf(
      weeks(13).map((monday, i) => sale(monday, (i % 2 ? 900 : 1_100) * 100)),
      { contas: covered() },
    )
    expect(base.faixa.abaixo).toBeGreaterThan(0)
    const { semanas } = computeCash(base, {})
    const half = semanas.map(({ saldoFinal, minimo }) => saldoFinal - minimo)
    expect(half[3]! / half[0]!).toBeCloseTo(2, 2)
    expect(half[8]! / half[0]!).toBeCloseTo(3, 2)
  })

  test('has a wider band where the mean of the weeks before would have missed those that followed', () => {
    const season = (weekly: (i: number) => number) =>
      baseOf(
        weeks(39).map((monday, i) => sale(monday, weekly(i) * 100)),
        { contas: [{ id: 'conta', apelido: 'Conta', cobertura: [{ de: '2026-02-01', ate: HOJE }] }] },
      ).faixa
    expect(season(() => 1_000)).toEqual({ abaixo: 0, acima: 0 })
    const steady = season((i) => (i % 2 ? 950 : 1_050))
    // The last thirteen weeks alone look the same.
    const seasonal = season((i) => (i % 2 ? 950 : 1_050) * (i < 26 ? 2 : 1))
    expect(seasonal.abaixo).toBeGreaterThan(2 * steady.abaixo)
  })

  test('has a band of 30% while fewer than eight weeks are known, and a wider one where the past asks for it', () => {
    const few = weeks(7).map((monday) => sale(monday, 1_000_00))
    expect(baseOf(few, { contas: covered('2026-10-05') }).faixa).toEqual({ abaixo: 300_00, acima: 300_00 })
    expect(baseOf(few, { contas: covered('2026-10-05'), alargamento: 1.5 }).faixa.abaixo).toBe(450_00)
  })

  test('takes revenue of one day of the month as it came', () => {
    const days = ['2026-08-31', '2026-09-30', '2026-10-31'].map((day) => movement(day, 10_000_00, 'vendas-produtos'))
    const base = baseOf([...days, movement('2026-11-22', 1_00)])
    expect(base.estimado[0]!.centavosSemana).toBeGreaterThan(0)
  })
})

describe('card instalments', () => {
  test('that are known fall due until the last one, and stand in no other layer', () => {
    const instalment = (day: string, numero: number): Movement => ({
      ...movement(day, -150_00, 'bens', 'Loja de móveis'),
      parcela: { numero, de: 6 },
    })
    const base = baseOf([instalment('2026-09-12', 3), instalment('2026-10-12', 4), instalment('2026-11-12', 5)])
    expect(base.linhas).toEqual([
      {
        camada: 'certo',
        descricao: 'Loja de móveis, parcela 6 de 6',
        categoria: 'bens',
        papel: 'outro',
        data: '2026-12-12',
        centavos: -150_00,
      },
    ])
    expect(base.estimado).toEqual([])
  })
})
