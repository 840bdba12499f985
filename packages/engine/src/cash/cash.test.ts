import { Alavancas, Caixa, cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { leastMilliseconds } from '@norteia/contracts/testing/work-time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayName, dayNumber } from '#src/ledger/days.ts'
import type { Movement } from '#src/ledger/types.ts'
import { ledger, movement } from '#src/testing/ledgers.ts'
import { type CashInput, cashBase } from './base.ts'
import { computeCash } from './cash.ts'
import type { Commitment } from './commitments.ts'
import { historyOf } from './history.ts'
import { instalment } from './levers.ts'

const HOJE = '2026-11-23'
const NONE = historyOf([], HOJE)

const commitment = (over: Partial<Commitment>): Commitment => ({
  descricao: 'Compromisso',
  centavos: -100_00,
  vencimento: HOJE,
  repete: 'nao',
  ate: null,
  categoria: null,
  ...over,
})

const GOLDEN: Commitment[] = [
  commitment({ centavos: 5_000_00, repete: 'semanal', categoria: 'vendas-produtos' }),
  commitment({ centavos: -2_000_00, vencimento: '2026-11-27', repete: 'semanal', categoria: 'mercadorias' }),
  commitment({ centavos: -12_000_00, vencimento: '2026-12-05', repete: 'mensal', categoria: 'aluguel' }),
  commitment({ centavos: -3_000_00, vencimento: '2026-12-10', repete: 'mensal', categoria: 'utilidades' }),
  commitment({ centavos: -2_400_00, vencimento: '2026-12-20', repete: 'mensal', categoria: 'sistemas' }),
]

const baseOf = (over: Partial<CashInput> = {}) =>
  cashBase({
    hoje: HOJE,
    saldos: [{ contaId: 'conta', centavos: 20_000_00, em: '2026-11-22', provado: true }],
    contas: [],
    categorias: [],
    compromissos: [],
    historia: NONE,
    ...over,
  })

const goldenBase = baseOf({ compromissos: GOLDEN })
const lineOf = (movements: readonly Movement[], over: Partial<CashInput> = {}) =>
  baseOf({ historia: historyOf(movements, over.hoje ?? HOJE), ...over })

describe('thirteen weeks of cash', () => {
  test('are the golden ones', () => {
    const caixa = computeCash(goldenBase, {})
    expect(caixa.semanas.map(({ saldoFinal }) => saldoFinal)).toEqual([
      23_000, 14_000, 14_000, 14_600, 17_600, 20_600, 8_600, 11_600, 12_200, 15_200, 6_200, 6_200, 6_800,
    ])
    expect(caixa).toMatchObject({
      saldoInicial: 20_000,
      pontoMaisBaixo: { data: '2027-02-05', saldo: 6_200 },
      duraAte: null,
      comCautelaAte: null,
      dados: { semanas: 0, suficiente: true, falta: null },
    })
    expect(cashSentence(caixa)).toBe(
      'Seu caixa não acaba nas próximas 13 semanas. O ponto mais baixo é R$ 6.200 em 05/02/2027.',
    )
    expect(cautionSentence(caixa)).toBeNull()
    expect(Caixa.parse(caixa)).toEqual(caixa)
  })

  test.each([
    ['volume −10%', { volumePct: -10 }, { data: '2027-02-12', saldo: 2_600 }, null],
    ['price +5%', { precoPct: 5 }, { data: '2027-02-05', saldo: 8_950 }, null],
    ['a hire', { contratar: { salario: 2_500, encargosPct: 8 } }, { data: '2027-02-05', saldo: -1_900 }, '2027-02-05'],
  ])('follow the lever: %s', (_, levers: Alavancas, low, duraAte) => {
    const caixa = computeCash(goldenBase, levers)
    if (duraAte === null) expect(caixa.pontoMaisBaixo).toEqual(low)
    expect(caixa.duraAte).toBe(duraAte)
    const week = caixa.semanas.find(({ inicio, fim }) => inicio <= low.data && low.data <= fim)!
    expect(week.piorDia).toEqual(low)
    if (duraAte) expect(cashSentence(caixa)).toBe('Seu caixa dura até 05/02/2027')
  })

  test('lend at the Price instalment, in today and out from the next month on', () => {
    expect(instalment(30_000_00, 0.025, 12)).toBe(2_924_61)
    const caixa = computeCash(goldenBase, { emprestimo: { valor: 30_000, taxaMes: 0.025, parcelas: 12 } })
    const lines = caixa.semanas.flatMap(({ linhas }) => linhas).filter(({ descricao }) => /mpréstimo/.test(descricao))
    expect(lines.map(({ data, valor }) => [data, valor])).toEqual([
      ['2026-11-23', 30_000],
      ['2026-12-23', -2_924.61],
      ['2027-01-23', -2_924.61],
    ])
    const free = computeCash(goldenBase, { emprestimo: { valor: 100, taxaMes: 0, parcelas: 3 } })
    const paid = free.semanas
      .flatMap(({ linhas }) => linhas)
      .filter(({ categoria }) => categoria === 'parcela-emprestimo')
    expect(paid.map(({ valor }) => valor)).toEqual([-33.33, -33.33])
  })

  test('begin today and end on Sundays, each from where the last one stood', () => {
    const base = baseOf({ hoje: '2026-11-26', compromissos: GOLDEN })
    const { semanas } = computeCash(base, {})
    expect(semanas).toHaveLength(13)
    expect(semanas[0]).toMatchObject({
      inicio: '2026-11-26',
      fim: '2026-11-29',
      saldoInicial: 20_000,
      saldoFinal: 18_000,
    })
    expect(semanas[12]!.fim).toBe('2027-02-21')
    for (const [i, semana] of semanas.slice(1).entries()) expect(semana.saldoInicial).toBe(semanas[i]!.saldoFinal)
  })

  test('end at the first day below the reserve', () => {
    expect(computeCash(goldenBase, { reserva: 6_200 }).duraAte).toBeNull()
    expect(computeCash(goldenBase, { reserva: 6_200.01 }).duraAte).toBe('2027-02-05')
    expect(computeCash(goldenBase, { reserva: 10_000 }).duraAte).toBe('2027-01-10')
    const owing = baseOf({
      compromissos: GOLDEN,
      saldos: [{ contaId: 'c', centavos: -50_000_00, em: HOJE, provado: false }],
    })
    expect(computeCash(owing, {})).toMatchObject({ saldoInicial: -50_000, duraAte: HOJE })
  })

  test('need four weeks of movements or a commitment', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, i) => movement(dayName(dayNumber(HOJE) - i), 10_00, 'vendas-produtos'))
    expect(computeCash(lineOf(days(27)), {})).toMatchObject({
      dados: { semanas: 3, suficiente: false },
      semanas: [],
      duraAte: null,
      comCautelaAte: null,
      pontoMaisBaixo: null,
    })
    expect(cashSentence(computeCash(lineOf(days(27)), {}))).toMatch(/^Falta 1 semana de movimentações\./)
    expect(computeCash(lineOf(days(28)), {}).dados).toEqual({ semanas: 4, suficiente: true, falta: null })
    expect(computeCash(baseOf(), {}).dados.falta).toMatch(/^Faltam dados\./)
    expect(computeCash(lineOf(days(8), { compromissos: GOLDEN }), {}).dados.suficiente).toBe(true)
    const unknown = lineOf(days(60), { saldos: [], contas: [{ id: 'conta', apelido: 'Conta', cobertura: [] }] })
    expect(unknown.dados).toMatchObject({ suficiente: false, falta: expect.stringContaining('saldo') })
  })

  test('say each assumption', () => {
    const caixa = computeCash(goldenBase, {
      volumePct: -10,
      contratar: { salario: 2_500, encargosPct: 8 },
      atrasoDias: 5,
    })
    for (const fact of caixa.fatos) expect(fact.origem, fact.id).toBeTruthy()
    expect(caixa.fatos.find(({ id }) => id === 'caixa.cenario.contratar')).toMatchObject({
      valor: 2_700,
      unidade: 'R$/mês',
    })
    expect(new Set(caixa.fatos.map(({ id }) => id)).size).toBe(caixa.fatos.length)
  })
})

describe('levers', () => {
  const weeks = Array.from({ length: 26 }, (_, i) => dayNumber('2026-11-16') - 7 * i)
  const trade = weeks.flatMap((monday, i) => [
    movement(dayName(monday + 1), 7_000_00 + (i % 3) * 500_00, 'vendas-produtos'),
    movement(dayName(monday + 3), -3_000_00 - (i % 2) * 100_00, 'mercadorias'),
    movement(dayName(monday + 2), -800_00, 'impostos-vendas'),
    movement(dayName(monday), 1_000_00, 'servicos-prestados', 'Cliente fixo'),
    movement(dayName(monday), -250_00, 'aluguel', 'Depósito'),
  ])
  const base = lineOf(trade, { compromissos: GOLDEN })
  const last = (levers: Alavancas) => computeCash(base, levers)
  const money = (levers: Alavancas) => last(levers).semanas.map(({ saldoFinal }) => saldoFinal)

  test('at zero are the base byte for byte', () => {
    const zero: Alavancas = {
      precoPct: 0,
      volumePct: 0,
      contratar: null,
      emprestimo: null,
      cortar: [{ categoria: 'aluguel', pct: 0 }],
      atrasoDias: 0,
      reserva: 0,
    }
    expect(JSON.stringify(last(zero))).toBe(JSON.stringify(last({})))
  })

  test('give the same from a base that came over the wire', () => {
    const levers: Alavancas = {
      precoPct: 3.7,
      volumePct: -12.3,
      atrasoDias: 9,
      cortar: [{ categoria: 'aluguel', pct: 33 }],
    }
    const caixa = last(levers)
    const received = Caixa.parse(JSON.parse(JSON.stringify(caixa)))
    expect(JSON.stringify(computeCash(received.base, received.alavancas))).toBe(JSON.stringify(caixa))
  })

  test('move every week one way', () => {
    const percent = fc.integer({ min: -100, max: 300 })
    const higher = (one: Alavancas, other: Alavancas) => {
      const [low, high] = [money(one), money(other)]
      for (const [i, value] of low.entries()) expect(high[i]).toBeGreaterThanOrEqual(value)
    }
    fc.assert(
      fc.property(
        percent,
        percent,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 100 }),
        (a, b, delay, cut) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)]
          higher({ precoPct: less }, { precoPct: more })
          higher({ atrasoDias: delay }, { atrasoDias: Math.floor(delay / 2) })
          higher(
            { cortar: [{ categoria: 'mercadorias', pct: Math.floor(cut / 2) }] },
            { cortar: [{ categoria: 'mercadorias', pct: cut }] },
          )
          higher(
            { contratar: { salario: 3_000, encargosPct: more } },
            { contratar: { salario: 3_000, encargosPct: less } },
          )
          higher({ contratar: { salario: 1_000, encargosPct: 8 } }, {})
        },
      ),
      { numRuns: 100 },
    )
  })

  test('scale what belongs to the sale and nothing else', () => {
    const sums = (levers: Alavancas) => {
      const byCategory = new Map<string, number>()
      for (const { linhas } of last(levers).semanas)
        for (const { categoria, valor } of linhas)
          byCategory.set(categoria!, (byCategory.get(categoria!) ?? 0) + Math.round(valor * 100))
      return byCategory
    }
    const [plain, changed] = [
      sums({}),
      sums({ precoPct: 10, volumePct: 20, cortar: [{ categoria: 'aluguel', pct: 50 }] }),
    ]
    const ratio = (categoria: string) => changed.get(categoria)! / plain.get(categoria)!
    expect(ratio('vendas-produtos')).toBeCloseTo(1.32, 4)
    expect(ratio('servicos-prestados')).toBeCloseTo(1.32, 4)
    expect(ratio('impostos-vendas')).toBeCloseTo(1.32, 4)
    expect(ratio('mercadorias')).toBeCloseTo(1.2, 4)
    expect(ratio('aluguel')).toBeCloseTo(0.5, 4)
    expect(ratio('utilidades')).toBe(1)
  })

  test('delay what is estimated or repeats, and no commitment', () => {
    const due = (levers: Alavancas, camada: string) =>
      last(levers)
        .semanas.flatMap(({ linhas }) => linhas)
        .filter((line) => line.camada === camada && line.valor > 0)
        .map(({ data }) => data)
    expect(due({ atrasoDias: 10 }, 'certo')).toEqual(due({}, 'certo'))
    expect(due({}, 'repete')[0]).toBe('2026-11-23')
    expect(due({ atrasoDias: 10 }, 'repete')[0]).toBe('2026-12-03')
    expect(due({ atrasoDias: 10 }, 'estimado')[0]).toBe('2026-12-03')
  })

  // 0.3 ms each on a quiet machine; a slider has 100 ms at a quarter of the processor.
  test('leave the answer to a slider quick', () => {
    const all = leastMilliseconds(() => {
      for (let i = 0; i < 50; i++) last({ volumePct: i, cortar: [{ categoria: 'aluguel', pct: i }] })
    })
    expect(all / 50).toBeLessThan(100)
  })

  test.each<[unknown]>([
    [{ precoPct: -101 }],
    [{ volumePct: 300.1 }],
    [{ precoPct: Number.NaN }],
    [{ volumePct: Number.POSITIVE_INFINITY }],
    [{ emprestimo: { valor: 1, taxaMes: 0.21, parcelas: 2 } }],
    [{ emprestimo: { valor: 1, taxaMes: 0.1, parcelas: 600 } }],
    [{ emprestimo: { valor: 1, taxaMes: 0.1, parcelas: 0 } }],
    [{ cortar: [{ categoria: 'aluguel', pct: 101 }] }],
    [
      {
        cortar: [
          { categoria: 'aluguel', pct: 1 },
          { categoria: 'aluguel', pct: 2 },
        ],
      },
    ],
    [{ atrasoDias: 91 }],
    [{ atrasoDias: 1.5 }],
    [{ reserva: -1 }],
    [{ outra: 1 }],
  ])('outside of their bounds are refused: %j', (levers) => {
    expect(Alavancas.safeParse(levers).success).toBe(false)
  })
})

describe('any ledger', () => {
  test('gives weeks whose lines and days add up, the same twice', () => {
    fc.assert(
      fc.property(ledger(HOJE, 200), (movements) => {
        const caixa = computeCash(lineOf(movements, { compromissos: GOLDEN }), { volumePct: 7, atrasoDias: 3 })
        for (const { saldoInicial, entradas, saidas, saldoFinal, linhas, minimo, maximo, piorDia } of caixa.semanas) {
          expect(entradas).toBeGreaterThanOrEqual(0)
          expect(saidas).toBeLessThanOrEqual(0)
          expect(saldoInicial + entradas + saidas).toBeCloseTo(saldoFinal, 2)
          expect(linhas.reduce((sum, { valor }) => sum + valor, 0)).toBeCloseTo(entradas + saidas, 2)
          expect(minimo).toBeLessThanOrEqual(saldoFinal)
          expect(maximo).toBeGreaterThanOrEqual(saldoFinal)
          expect(piorDia.saldo).toBeLessThanOrEqual(saldoFinal)
        }
        const again = computeCash(lineOf(movements, { compromissos: GOLDEN }), { volumePct: 7, atrasoDias: 3 })
        expect(JSON.stringify(again)).toBe(JSON.stringify(caixa))
        expect(Caixa.parse(caixa)).toEqual(caixa)
      }),
      { numRuns: 100 },
    )
  })

  test('is not changed by a transfer', () => {
    fc.assert(
      fc.property(ledger('2026-11-20', 100), (movements) => {
        const known = [movement('2026-08-01', 1_00), movement('2026-11-22', 1_00), ...movements]
        const pair = [
          { ...movement('2026-11-03', -500_00), parId: 'p' },
          { ...movement('2026-11-04', 500_00), parId: 'q' },
        ]
        const semanas = (all: Movement[]) => computeCash(lineOf(all), {}).semanas
        expect(semanas([...known, ...pair])).toEqual(semanas(known))
      }),
      { numRuns: 50 },
    )
  })

  // A tenth of a second on a quiet machine; the bound is for what grows with the square.
  test('of a hundred thousand movements is read at once', () => {
    const many = Array.from({ length: 100_000 }, (_, i) =>
      movement(
        dayName(dayNumber(HOJE) - (i % 360)),
        ((i % 7) - 3) * 10_00 || 5_00,
        i % 2 ? 'vendas-produtos' : 'mercadorias',
        `Pessoa ${i % 900}`,
      ),
    )
    expect(leastMilliseconds(() => computeCash(lineOf(many, { compromissos: GOLDEN }), {}), 2)).toBeLessThan(10_000)
  })
})
