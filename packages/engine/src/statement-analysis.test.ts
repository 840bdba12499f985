import type { Fact } from '@norteia/contracts/analysis'
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import type { LedgerFactId } from './ledger-facts/ledger-facts.ts'
import { sobra_mes } from './measures/cash.ts'
import { Sources } from './measures/measured.ts'
import { predict } from './predict.ts'
import type { AnalysisInput } from './reading/input.ts'
import { assess } from './scoring/assessment.ts'
import { capOf } from './scoring/cap.ts'
import { sectorInsights } from './sector-insights.ts'
import { caseOf } from './testing/cases.ts'
import { randomCompany, seeded } from './testing/companies.ts'
import { numbersWithoutFact, textFaults } from './testing/quality.ts'

const ORIGEM = 'extrato de Itaú, 01/08/2026 a 31/10/2026'
const LABELS: Record<LedgerFactId, [string, string]> = {
  receita_mensal: ['Faturamento mensal', 'R$/mês'],
  margem_contribuicao: ['Margem de contribuição', 'fração'],
  custos_fixos: ['Custos fixos sobre a receita', 'fração'],
  pessoal_parcela: ['Pessoal sobre a receita', 'fração'],
  juros_tarifas_parcela: ['Juros e tarifas sobre a receita', 'fração'],
  meses_caixa: ['Meses de caixa', 'meses'],
  maior_cliente_parcela: ['Maior cliente sobre a receita', 'fração'],
  tendencia_receita: ['Tendência da receita', 'fração'],
}

const measuredAs = (values: Partial<Record<LedgerFactId, number>>, origem = ORIGEM): Fact[] =>
  Object.entries(values).map(([id, valor]) => {
    const [rotulo, unidade] = LABELS[id as LedgerFactId]
    return { id, rotulo, valor, unidade, tipo: 'importado', origem }
  })

const HEALTHY = measuredAs({
  receita_mensal: 80_000,
  margem_contribuicao: 0.5,
  custos_fixos: 0.3,
  pessoal_parcela: 0.2,
  juros_tarifas_parcela: 0.05,
  meses_caixa: 0.4,
  maior_cliente_parcela: 0.42,
})

const OTHER = caseOf(
  'Outro',
  { main_costs: 'folha 10.000; aluguel 5.000; mercadorias 20.000', revenue: 'R$ 30.001 a R$ 100.000' },
  { other_margin: 'Mais de R$ 15', other_cash: 'Mais de 60 dias', other_clients: 'Até 15%' },
)
const WITH: AnalysisInput = { ...OTHER, measuredFacts: HEALTHY }

const findingOf = (input: AnalysisInput, id: string) =>
  analyze(input).completa.insights.find((insight) => insight.id === id)

describe('a company whose statements are known', () => {
  const { resposta, fatos } = analyze(WITH)

  test('reads its own measured numbers first', () => {
    expect(
      resposta.startsWith(
        'Pelo extrato, a empresa fatura R$ 80.000 por mês, a margem de contribuição é de 50% e os custos fixos levam 30% da receita. O saldo das contas paga 0,4 mês de custos e o maior cliente traz 42% da receita.',
      ),
    ).toBe(true)
    expect(fatos.find(({ id }) => id === 'receita_mensal')).toMatchObject({ tipo: 'importado', origem: ORIGEM })
    expect(fatos.some(({ id }) => id === 'empresa.faturamento')).toBe(false)
  })

  test('is judged by what was measured where a question asks the same', () => {
    expect(findingOf(WITH, 'other_clients')).toMatchObject({ tipo: 'risco', valor: '42%' })
    expect(findingOf(WITH, 'other_cash')).toMatchObject({ tipo: 'risco', valor: '0,4 mês' })
    expect(findingOf(OTHER, 'other_clients')?.tipo ?? 'força').toBe('força')
    expect(resposta).toMatch(/\. Pelo extrato, o maior cliente traz 42% da receita/)
    expect(resposta).not.toContain('você respondeu “Até 15%”')
  })

  test('names both figures where statements and answers disagree', () => {
    const finding = findingOf(WITH, 'dados_divergentes_extrato')
    expect(finding).toMatchObject({ tipo: 'risco', titulo: 'Dados divergentes' })
    expect(finding?.valor).toContain('reserva de caixa: 0,4 mês pelo extrato e “Mais de 60 dias” no diagnóstico')
    expect(finding?.valor).toContain('parte do maior cliente: 42% pelo extrato e “Até 15%” no diagnóstico')
    expect(finding?.valor).not.toContain('cem reais')
    expect(finding?.valor).toContain('custos do mês: R$ 68.000 pelo extrato e R$ 35.000 no diagnóstico')
    expect(
      findingOf({ ...WITH, measuredFacts: measuredAs({ maior_cliente_parcela: 0.1 }) }, 'dados_divergentes_extrato'),
    ).toBe(undefined)
  })

  test('reckons what is left of a month from the statements alone', () => {
    const { fact, entradas } = sobra_mes(new Sources(assess(WITH).reading))!
    expect(fact).toMatchObject({
      rotulo: 'Sobra no mês depois dos custos do extrato',
      valor: 12_000,
      origem: 'Faturamento menos os custos de um mês, pelo extrato',
      entradas: ['receita_mensal', 'custos_extrato'],
    })
    const known = new Set(entradas.map(({ id }) => id))
    for (const { entradas: inputs } of entradas) for (const id of inputs ?? []) expect(known).toContain(id)
  })

  test('says so where its recorded revenue is another one', () => {
    const recorded = { ...WITH, company: { ...WITH.company, faturamento: 50_000 } }
    expect(findingOf(recorded, 'dados_divergentes_extrato')?.valor).toContain(
      'faturamento: R$ 80.000 pelo extrato e R$ 50.000 no cadastro',
    )
    const near = { ...WITH, company: { ...WITH.company, faturamento: 84_000 } }
    expect(findingOf(near, 'dados_divergentes_extrato')?.valor).not.toContain('faturamento:')
  })

  test('is held down by a loss and an empty till that the bank has seen', () => {
    const loss = {
      ...WITH,
      measuredFacts: measuredAs({ receita_mensal: 50_000, margem_contribuicao: 0.2, custos_fixos: 0.4 }),
    }
    expect(analyze(loss).completa.scoreGeral.scoreTotal).toBeLessThanOrEqual(54)
    expect(findingOf(loss, 'margem_declarada')?.valor).toBe('−20% do faturamento')
    const empty = { ...WITH, measuredFacts: measuredAs({ meses_caixa: 0 }) }
    const { book, reading } = assess(empty)
    expect(capOf(book, reading, null)?.motivo.text).toBe('pelo extrato, o caixa paga 0 mês de custos')
  })

  test('calls what was only typed no statement', () => {
    const typed = {
      ...WITH,
      measuredFacts: measuredAs({ receita_mensal: 80_000 }, 'movimentações de Caixa, 01/08/2026 a 31/10/2026'),
    }
    expect(analyze(typed).resposta.startsWith('Pelas movimentações, a empresa fatura R$ 80.000 por mês.')).toBe(true)
  })

  test('is forecast from measured months and costs', () => {
    const history = ['2026-07', '2026-08', '2026-09', '2026-10'].map((mes) => ({ mes, valor: 80_000, origem: ORIGEM }))
    const { fatos, cashFlowPrediction } = predict({ ...WITH, history })
    expect(cashFlowPrediction.metodo).not.toContain('cenário')
    expect(fatos.find(({ id }) => id === 'historico.2026-10')?.origem).toBe(ORIGEM)
    expect(fatos.find(({ id }) => id === 'custos_extrato')?.valor).toBe(68_000)
    const bare = { ...WITH, formAnswers: { ...WITH.formAnswers, main_costs: '' }, history }
    expect(predict(bare).cashFlowPrediction.next3Months[0]?.saldo).toBeDefined()
  })
})

describe('over random companies', () => {
  const companies = Array.from({ length: 300 }, (_, index) =>
    randomCompany(seeded(index), MARKET_SEGMENTS[index % MARKET_SEGMENTS.length]),
  )

  test('nothing measured changes no byte', { tags: 'corpus' }, () => {
    for (const input of companies) {
      const nothing = { ...input, measuredFacts: [] }
      expect(JSON.stringify(analyze(nothing))).toBe(JSON.stringify(analyze(input)))
      expect(JSON.stringify(predict(nothing))).toBe(JSON.stringify(predict(input)))
    }
  })

  test('every figure of a measured company has its fact, whatever was measured', { tags: 'corpus' }, () => {
    const problems = companies.flatMap((input, index) => {
      const random = seeded(10_000 + index)
      const values: Partial<Record<LedgerFactId, number>> = {
        receita_mensal: Math.round(random() * 30_000_000) / 100,
        margem_contribuicao: Math.round((random() * 1.4 - 0.4) * 10_000) / 10_000,
        custos_fixos: Math.round(random() * 10_000) / 10_000,
        pessoal_parcela: Math.round(random() * 5_000) / 10_000,
        juros_tarifas_parcela: Math.round(random() * 1_000) / 10_000,
        meses_caixa: Math.round(random() * 150) / 10,
        maior_cliente_parcela: Math.round(random() * 10_000) / 10_000,
      }
      for (const id of Object.keys(values) as LedgerFactId[]) if (random() < 0.2) delete values[id]
      const measured = { ...input, measuredFacts: measuredAs(values) }
      const analysis = analyze(measured)
      const results = [analysis, predict(measured), sectorInsights(measured)]
      const dangling = results.flatMap(({ fatos, referencias }) => {
        const ids = new Set(fatos.map(({ id }) => id))
        return [
          ...(ids.size === fatos.length ? [] : ['an id twice']),
          ...referencias.flatMap(({ fato }) => (ids.has(fato) ? [] : [`no fact ${fato}`])),
          ...fatos.flatMap(({ id, entradas = [] }) =>
            entradas.filter((one) => !ids.has(one)).map((one) => `${id} takes ${one}`),
          ),
        ]
      })
      return [...dangling, ...numbersWithoutFact(analysis), ...textFaults(analysis)]
    })
    expect(problems).toEqual([])
  })
})
