import { breakEvenSentence, RESULT_LINES, Resultado, type ResultLineId } from '@norteia/contracts/result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoriesById, type Movement } from '#src/ledger/types.ts'
import { ledger, movement } from '#src/testing/ledgers.ts'
import { anomaliesOf, standsOut } from './anomalies.ts'
import { bridgeToBalance, computeResult, defaultMonth, type ResultInput } from './result.ts'
import { dailyTotals, totalsOf } from './totals.ts'

const categories = categoriesById([])

function resultOf(movements: readonly Movement[], mes = '2026-10', more: Partial<ResultInput> = {}) {
  return computeResult({
    mes,
    hoje: '2026-11-22',
    totais: totalsOf(movements),
    receitaPorDia: dailyTotals(movements, mes, (id) => id !== null && categories.get(id)?.grupo === 'receita'),
    categorias: [],
    contas: [],
    ...more,
  })
}

const line = (result: Resultado, id: ResultLineId) => result.linhas.find((one) => one.id === id)!
const cents = (reais: number) => Math.round(reais * 100)

const golden = [
  movement('2026-10-05', 60_000_00, 'vendas-produtos'),
  movement('2026-10-21', 20_000_00, 'vendas-produtos'),
  movement('2026-10-28', 20_000_00, 'servicos-prestados'),
  movement('2026-10-20', -8_825_00, 'impostos-vendas'),
  movement('2026-10-07', -40_000_00, 'mercadorias'),
  movement('2026-10-05', -38_000_00, 'aluguel'),
]

describe('the result of a month', () => {
  test('computes the golden month', () => {
    const result = resultOf(golden)
    expect(line(result, 'receita').valor).toBe(100_000)
    expect(line(result, 'margem-contribuicao').valor).toBe(51_175)
    expect(result.margem).toBe(0.51175)
    expect(line(result, 'resultado').valor).toBe(13_175)
    expect(result.pontoEquilibrio).toBe(74_255.01)
    expect(result.margemSeguranca).toBe(0.2574)
    expect(result.variacaoSaldo).toBe(13_175)
    expect(breakEvenSentence(result)).toBe(
      'Você empata quando vende R$ 74.255,01 no mês; em outubro isso aconteceu no dia 21.',
    )
    expect(Resultado.parse(result)).toEqual(result)
  })

  test('has its twelve lines in order, costs negative, shares of the revenue', () => {
    const result = resultOf(golden)
    expect(result.linhas.map(({ id }) => id)).toEqual(RESULT_LINES.map(({ id }) => id))
    expect(line(result, 'custos-variaveis')).toMatchObject({ valor: -40_000, parcela: -0.4, anterior: null })
    expect(line(result, 'receita').categorias).toEqual([
      { id: 'vendas-produtos', nome: 'Vendas de produtos', valor: 80_000, quantidade: 2 },
      { id: 'servicos-prestados', nome: 'Serviços prestados', valor: 20_000, quantidade: 1 },
    ])
  })

  test('has no break-even where a sale costs more than it brings, and none without revenue', () => {
    const loss = resultOf([
      movement('2026-10-05', 100_00, 'vendas-produtos'),
      movement('2026-10-06', -120_00, 'mercadorias'),
    ])
    expect(loss).toMatchObject({ margem: -0.2, pontoEquilibrio: null, margemSeguranca: null })
    expect(breakEvenSentence(loss)).toBe('Cada venda custa mais do que traz: não há ponto de equilíbrio.')
    const silent = resultOf([movement('2026-10-06', -120_00, 'aluguel')])
    expect(silent).toMatchObject({ margem: null, pontoEquilibrio: null, margemSeguranca: null, equilibrioEm: null })
    expect(line(silent, 'despesas-fixas').parcela).toBeNull()
  })

  test('says when the month did not reach its break-even', () => {
    const result = resultOf([
      movement('2026-10-05', 100_00, 'vendas-produtos'),
      movement('2026-10-06', -120_00, 'aluguel'),
    ])
    expect(result).toMatchObject({ pontoEquilibrio: 120, equilibrioEm: null, margemSeguranca: -0.2 })
    expect(breakEvenSentence(result)).toBe('Você empata quando vende R$ 120 no mês; em outubro isso não aconteceu.')
  })

  test('keeps loans and owners outside of the result and bridges to the balance', () => {
    const result = resultOf([...golden, movement('2026-10-30', 5_000_00, 'aporte'), movement('2026-10-30', -70_00)])
    expect(line(result, 'resultado').valor).toBe(13_175)
    expect(bridgeToBalance(result)).toEqual([
      { id: 'resultado', nome: 'Resultado', valor: 13_175 },
      { id: 'aporte', nome: 'Aporte de sócio', valor: 5_000 },
      { id: 'sem-categoria', nome: 'Sem categoria', valor: -70 },
      { id: 'variacao-saldo', nome: 'Variação do saldo', valor: 18_105 },
    ])
    expect(result.semCategoria).toEqual({ quantidade: 1, entradas: 0, saidas: -70 })
  })

  test('takes a company’s own categories, and asks again for one that it does not know', () => {
    const own = [{ id: 'meu', nome: 'Gorjetas', grupo: 'receita' as const }]
    const movements = [movement('2026-10-30', 50_00, 'meu'), movement('2026-10-30', 70_00, 'apagada')]
    const result = resultOf(movements, '2026-10', { categorias: own })
    expect(line(result, 'receita').categorias).toEqual([{ id: 'meu', nome: 'Gorjetas', valor: 50, quantidade: 1 }])
    expect(result.semCategoria).toEqual({ quantidade: 1, entradas: 70, saidas: 0 })
  })

  test('names the days without a statement, from the account’s first day on and not after today', () => {
    const contas = [
      {
        id: 'a',
        apelido: 'A',
        cobertura: [
          { de: '2026-09-01', ate: '2026-10-10' },
          { de: '2026-10-15', ate: '2026-10-20' },
        ],
      },
      { id: 'nova', apelido: 'N', cobertura: [{ de: '2026-10-18', ate: '2026-10-31' }] },
    ]
    expect(resultOf(golden, '2026-10', { contas }).lacunas).toEqual([
      { contaId: 'a', de: '2026-10-11', ate: '2026-10-14' },
      { contaId: 'a', de: '2026-10-21', ate: '2026-10-31' },
    ])
    expect(resultOf(golden, '2026-11', { contas, hoje: '2026-11-02' }).lacunas).toEqual([
      { contaId: 'a', de: '2026-11-01', ate: '2026-11-02' },
      { contaId: 'nova', de: '2026-11-01', ate: '2026-11-02' },
    ])
  })

  test('has a series without holes of at most 24 months', () => {
    const movements = [movement('2023-01-10', 1_00, 'vendas-produtos'), ...golden]
    const { serie } = resultOf(movements)
    expect(serie).toHaveLength(24)
    expect(serie[0]).toEqual({ mes: '2024-11', receita: 0, margem: null, resultado: 0 })
    expect(serie.at(-1)).toEqual({ mes: '2026-10', receita: 100_000, margem: 0.51175, resultado: 13_175 })
    expect(resultOf(golden).serie).toHaveLength(1)
  })

  test('defaults to the newest complete month that has movements', () => {
    expect(defaultMonth(['2026-08', '2026-09', '2026-11'], '2026-11-22')).toBe('2026-09')
    expect(defaultMonth([], '2026-01-22')).toBe('2025-12')
  })

  test('adds up to the change of the balance to the cent, whatever the movements', () => {
    fc.assert(
      fc.property(ledger('2026-11-22', 120), (movements) => {
        for (const mes of ['2026-08', '2026-09', '2026-10', '2026-11']) {
          const result = resultOf(movements, mes)
          const all = movements.filter(({ data }) => data.startsWith(mes)).reduce((sum, one) => sum + one.centavos, 0)
          const parts = (['resultado', 'fora-do-resultado', 'sem-categoria'] as const).map((id) =>
            cents(line(result, id).valor),
          )
          expect(parts.reduce((sum, one) => sum + one, 0)).toBe(all)
          expect(cents(result.variacaoSaldo)).toBe(all)
          for (const one of result.linhas)
            if (one.categorias.length > 0)
              expect(one.categorias.reduce((sum, { valor }) => sum + cents(valor), 0)).toBe(cents(one.valor))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('is not changed by a transfer between two accounts', () => {
    const value = fc.integer({ min: 1, max: 10_000_00 })
    fc.assert(
      fc.property(ledger('2026-10-31', 60), value, (movements, amount) => {
        const transfer: Movement[] = [
          { ...movement('2026-10-10', -amount), contaId: 'a', parId: 'p' },
          { ...movement('2026-10-12', amount), contaId: 'b', parId: 'q' },
        ]
        const without = resultOf(movements)
        const withIt = resultOf([...movements, ...transfer])
        const money = (result: Resultado) => ({
          linhas: result.linhas.map(({ categorias, anterior, ...one }) => one),
          margem: result.margem,
          pontoEquilibrio: result.pontoEquilibrio,
          margemSeguranca: result.margemSeguranca,
          semCategoria: result.semCategoria,
          variacaoSaldo: result.variacaoSaldo,
        })
        expect(money(withIt)).toEqual(money(without))
      }),
      { numRuns: 200 },
    )
  })

  test('gives the same twice', () => {
    fc.assert(
      fc.property(ledger('2026-10-31', 400), (movements) => {
        expect(JSON.stringify(resultOf(movements))).toBe(JSON.stringify(resultOf(movements)))
      }),
      { numRuns: 50 },
    )
  })
})

describe('anomalies', () => {
  const usual = [980, 1010, 995, 1020, 1005, 990, 1015, 1000].map((reais) => reais * 100)

  test('a value far from the usual is one, a near one is none', () => {
    expect(standsOut(usual, 1830_00)).toBe(true)
    expect(standsOut(usual, 1030_00)).toBe(false)
    expect(standsOut(usual, 200_00)).toBe(true)
    expect(standsOut(usual.slice(0, 5), 1830_00)).toBe(false)
  })

  test('needs a hundred reais and a fifth of the usual', () => {
    const flat = new Array<number>(6).fill(400_00)
    expect(standsOut(flat, 499_99)).toBe(false)
    expect(standsOut(flat, 500_00)).toBe(true)
    const large = new Array<number>(6).fill(1_000_00)
    expect(standsOut(large, 1_199_99)).toBe(false)
    expect(standsOut(large, 1_200_00)).toBe(true)
  })

  test('are found by category, as costs that grow and in the asked month only', () => {
    const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09']
    const movements = [
      ...months.map((mes, i) => movement(`${mes}-10`, -usual[i]!, 'utilidades')),
      ...months.map((mes) => movement(`${mes}-11`, -300_00, 'marketing')),
      movement('2026-10-10', -1_830_00, 'utilidades'),
      movement('2026-10-11', -300_00, 'marketing'),
      movement('2026-10-12', -90_000_00, 'bens'),
    ]
    expect(anomaliesOf(totalsOf(movements), '2026-10', categories)).toEqual([
      {
        categoria: 'utilidades',
        nome: 'Energia, água e internet',
        mes: '2026-10',
        centavos: 1_830_00,
        mediana: 1_002_50,
      },
    ])
    expect(anomaliesOf(totalsOf(movements), '2026-09', categories)).toEqual([])
  })
})
