import { describe, expect, test } from 'vitest'
import { type Account, type CategoryTotal, categoryOf, type Interval, type Movement } from '#src/ledger/types.ts'
import { totalsOf } from '#src/result/totals.ts'
import { movement } from '#src/testing/ledgers.ts'
import { LEDGER_FACTS, ledgerFacts, originOf } from './ledger-facts.ts'
import { type LedgerView, measuredRevenue, measurementOf, revenueByMonth } from './period.ts'

const HOJE = '2026-11-22'
const ITAU: Account = { id: 'conta', apelido: 'Itaú', cobertura: [{ de: '2026-04-01', ate: '2026-11-21' }] }
const MONTHS = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']

/** A company that sells more in the newer three months. */
const MOVEMENTS: Movement[] = MONTHS.flatMap((mes, i) => [
  movement(`${mes}-03`, i < 3 ? 80_000_00 : 90_000_00, 'vendas-produtos', 'Ana'),
  ...(i < 3 ? [] : [movement(`${mes}-20`, 10_000_00, 'servicos-prestados', 'Bento')]),
  movement(`${mes}-20`, -10_000_00, 'impostos-vendas'),
  movement(`${mes}-07`, -40_000_00, 'mercadorias'),
  movement(`${mes}-05`, -20_000_00, 'salarios'),
  movement(`${mes}-10`, -10_000_00, 'aluguel'),
  movement(`${mes}-28`, -1_500_00, 'juros'),
  movement(`${mes}-28`, 500_00, 'rendimentos'),
])

const sums = (movements: readonly Movement[], { de, ate }: Interval): CategoryTotal[] =>
  totalsOf(movements.filter(({ data }) => data >= de && data <= ate))

const viewOf = (movements: readonly Movement[], over: Partial<LedgerView> = {}): LedgerView => ({
  hoje: HOJE,
  contas: [ITAU],
  categorias: [],
  totais: totalsOf(movements),
  conhecido: { de: '2026-04-01', ate: '2026-11-21' },
  ...over,
})

function factsOf(movements: readonly Movement[], over: Partial<LedgerView> = {}, saldo: number | null = 160_000_00) {
  const view = viewOf(movements, over)
  const receita = measuredRevenue(view)
  const medida = measurementOf(view, receita)
  if (!medida) return null
  const clients = Map.groupBy(
    movements.filter((one) => categoryOf(one) === 'vendas-produtos' && one.data >= medida.periodo.de),
    ({ contraparte }) => contraparte,
  )
  const best = Math.max(0, ...[...clients.values()].map((all) => all.reduce((sum, { centavos }) => sum + centavos, 0)))
  const facts = ledgerFacts({
    medida,
    receita,
    totaisJanela: sums(movements, medida.janela),
    totaisPeriodo: sums(movements, medida.periodo),
    maiorCliente: best || null,
    saldo,
    contas: view.contas,
    categorias: [],
  })
  return new Map(facts.map((fact) => [fact.id, fact]))
}

describe('measured facts', () => {
  test('are what the statements of the newest three whole months say', () => {
    const facts = factsOf(MOVEMENTS)!
    const values = Object.fromEntries([...facts].map(([id, { valor }]) => [id, valor]))
    expect(values).toEqual({
      receita_mensal: 100_000,
      margem_contribuicao: 0.5,
      custos_fixos: 0.3,
      pessoal_parcela: 0.2,
      juros_tarifas_parcela: 0.015,
      meses_caixa: 2,
      maior_cliente_parcela: 0.9,
      tendencia_receita: 0.25,
    })
    expect([...facts.keys()]).toEqual([...LEDGER_FACTS])
    expect(facts.get('margem_contribuicao')).toMatchObject({
      tipo: 'importado',
      origem: 'extrato de Itaú, 01/08/2026 a 31/10/2026',
      consulta: 'de=2026-08-01&ate=2026-10-31',
    })
    expect(facts.get('receita_mensal')!.consulta).toBe('de=2026-08-01&ate=2026-10-31&sentido=entrada')
    expect(facts.get('custos_fixos')!.consulta).toBe('de=2026-08-01&ate=2026-10-31&sentido=saida')
    expect(facts.get('tendencia_receita')!.origem).toBe('extrato de Itaú, 01/05/2026 a 31/10/2026')
  })

  test('name no counterparty', () => {
    expect(JSON.stringify([...factsOf(MOVEMENTS)!.values()])).not.toMatch(/Ana|Bento/)
  })

  test('need sixty days, the last of them not over sixty days ago', () => {
    expect(factsOf(MOVEMENTS, { conhecido: { de: '2026-09-24', ate: HOJE } })).not.toBeNull()
    expect(factsOf(MOVEMENTS, { conhecido: { de: '2026-09-25', ate: HOJE } })).toBeNull()
    expect(factsOf(MOVEMENTS, { conhecido: { de: '2026-01-01', ate: '2026-09-23' } })).toBeNull()
    expect(factsOf([], { conhecido: null })).toBeNull()
  })

  test('need a category for four fifths of the last sixty days’ amount', () => {
    const recent = (known: number, unknown: number) => [
      movement('2026-11-10', known, 'vendas-produtos'),
      movement('2026-11-11', -unknown, null),
      movement('2026-08-11', -900_000_00, null),
    ]
    const over = { conhecido: { de: '2026-06-01', ate: '2026-11-21' } }
    expect(factsOf(recent(80_00, 20_00), over)!.size).toBeGreaterThan(0)
    expect(factsOf(recent(80_00, 20_01), over)!.size).toBe(0)
  })

  test('use the sixty days themselves while no month is whole, without revenue of a month', () => {
    const cobertura = [
      { de: '2026-09-15', ate: '2026-10-20' },
      { de: '2026-10-25', ate: '2026-11-21' },
    ]
    const facts = factsOf(MOVEMENTS, { contas: [{ ...ITAU, cobertura }] })!
    expect(facts.has('receita_mensal')).toBe(false)
    expect(facts.get('margem_contribuicao')!.origem).toBe('extrato de Itaú, 23/09/2026 a 21/11/2026')
  })

  test('leave out what can’t be computed', () => {
    const facts = factsOf(MOVEMENTS, {}, null)!
    expect(facts.has('meses_caixa')).toBe(false)
    expect(factsOf([movement('2026-11-10', -50_00, 'aluguel')])!.has('custos_fixos')).toBe(false)
  })

  test('say what kept the accounts', () => {
    const days = { de: '2026-08-01', ate: '2026-10-31' }
    expect(originOf([{ apelido: 'A' }, { apelido: 'B' }, { apelido: 'Caixa', digitada: true }], days)).toBe(
      'extrato de A e B, movimentações de Caixa, 01/08/2026 a 31/10/2026',
    )
    expect(originOf([{ apelido: 'Caixa', digitada: true }], days)).toBe(
      'movimentações de Caixa, 01/08/2026 a 31/10/2026',
    )
  })
})

describe('a month’s revenue', () => {
  test('is measured where every account covers it whole', () => {
    expect(measuredRevenue(viewOf(MOVEMENTS)).map(({ mes }) => mes)).toEqual(MONTHS)
    const other: Account = { id: 'b', apelido: 'B', cobertura: [{ de: '2026-08-02', ate: '2026-11-21' }] }
    expect(measuredRevenue(viewOf(MOVEMENTS, { contas: [ITAU, other] })).map(({ mes }) => mes)).toEqual([
      '2026-09',
      '2026-10',
    ])
    const typed: Account = { id: 'b', apelido: 'B', cobertura: [], digitada: true }
    expect(measuredRevenue(viewOf(MOVEMENTS, { contas: [ITAU, typed] }))).toHaveLength(6)
  })

  test('is measured where at most a twentieth of what came in has no category', () => {
    const month = (unknown: number) =>
      measuredRevenue(viewOf([movement('2026-10-10', 95_00, 'vendas-produtos'), movement('2026-10-10', unknown, null)]))
    expect(month(5_00)).toEqual([{ mes: '2026-10', valor: 95 }])
    expect(month(5_01)).toEqual([])
  })

  test('is never that of the month that runs', () => {
    expect(measuredRevenue(viewOf([movement('2026-11-10', 95_00, 'vendas-produtos')]))).toEqual([])
  })

  test('comes from the statement, else from what was typed, never from both', () => {
    const measured = [{ mes: '2026-09', valor: 10 }]
    const typed = [
      { mes: '2026-08', valor: 7 },
      { mes: '2026-09', valor: 3 },
    ]
    expect(revenueByMonth(measured, typed)).toEqual([
      { mes: '2026-08', valor: 7 },
      { mes: '2026-09', valor: 10 },
    ])
  })
})
