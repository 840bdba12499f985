import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { NONE_OF_THESE } from '@norteia/contracts/diagnostic'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { FactBook } from '#src/facts/fact-book.ts'
import { recognisedKpis } from '#src/reading/answers.ts'
import { type AnalysisInput, readInput } from '#src/reading/input.ts'
import { extremeCompany, randomCompany, seeded } from '#src/testing/companies.ts'
import { breaksMonotony, improvements, scoresOf } from '#src/testing/improvements.ts'
import { evaluate } from './score.ts'
import { lowestOf } from './total.ts'

describe('the score', () => {
  test('never falls when one answer gets better, and no other dimension moves', { tags: 'corpus' }, () => {
    let compared = 0
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...MARKET_SEGMENTS), (seed, segment) => {
        for (const pair of improvements(randomCompany(seeded(seed), segment))) {
          compared++
          expect(breaksMonotony(pair)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(1_500)
  })

  test('can be worked out again from the dimensions on screen', () => {
    const weights = { FIN: 25, VEN: 20, OPE: 20, GES: 15, PES: 10, DIG: 10 }
    for (let seed = 0; seed < 200; seed++) {
      const { dimensions, total, cap } = scoresOf(randomCompany(seeded(seed)))
      const known = dimensions.filter(({ nota }) => nota !== null)
      const sum = known.reduce((all, { id }) => all + weights[id], 0)
      const mean = Math.round(known.reduce((all, { id, nota }) => all + weights[id] * nota!, 0) / sum)
      expect(total).toBe(Math.min(mean, cap?.limit ?? 100))
    }
  })

  test('leaves out what does not apply and what was left blank', () => {
    const base = randomCompany(seeded(7), 'Tecnologia')
    const answers = (change: Record<string, string | string[]>) =>
      evaluate(new FactBook(), readInput({ ...base, segmentSpecificAnswers: change })).results.map(({ rule }) => rule)
    expect(answers({ tech_churn: 'Não se aplica', tech_support: [] })).not.toContain('tech_churn')
    expect(answers({ tech_churn: 'Não se aplica', tech_support: [] })).not.toContain('tech_support')
    expect(answers({ tech_churn: 'Mais de 5%' })).toContain('tech_churn')
    expect(answers({ retail_turnover: 'Até 30 dias' })).not.toContain('retail_turnover')
  })

  test('spreads random companies over the classes', { tags: 'corpus' }, () => {
    const totals = Array.from({ length: 1_000 }, (_, seed) => scoresOf(randomCompany(seeded(seed))).total).sort(
      (a, b) => a - b,
    )
    expect(totals[500]).toBeGreaterThan(40)
    expect(totals[500]).toBeLessThan(66)
    expect(totals[990]! - totals[10]!).toBeGreaterThan(22)
  })

  const shop = (form: Partial<AnalysisInput['formAnswers']>, answers: AnalysisInput['segmentSpecificAnswers'] = {}) => {
    const best = extremeCompany('Comércio Varejista', true)
    return {
      ...best,
      formAnswers: { ...best.formAnswers, ...form },
      segmentSpecificAnswers: { ...best.segmentSpecificAnswers, ...answers },
    }
  }
  const resultOf = (input: AnalysisInput, rule: string) =>
    evaluate(new FactBook(), readInput(input)).results.find((result) => result.rule === rule)

  test('of a list rises from none to one item, and an empty one is left out', () => {
    const of = (items: string[]) => scoresOf(shop({}, { retail_channels: items })).total
    expect(of(['Loja física'])).toBeGreaterThanOrEqual(of([]))
    expect(of(['Loja física'])).toBeGreaterThan(of([NONE_OF_THESE]))
    expect(resultOf(shop({}, { retail_channels: [NONE_OF_THESE] }), 'retail_channels')?.points).toBe(20)
    expect(resultOf(shop({}, { retail_channels: ['Loja física'] }), 'retail_channels')?.points).toBe(36)
    expect(resultOf(shop({}, { retail_channels: [] }), 'retail_channels')).toBeUndefined()
  })

  test.each(MARKET_SEGMENTS)('%s: not to know stands between the worst answer and the mean', (segment) => {
    for (const { id, options } of SEGMENT_QUESTIONS[segment]) {
      const unknown = options?.find(([label]) => /^Não (?:sei|medimos|acompanho)/.test(label))?.[1]
      if (unknown === null || unknown === undefined) continue
      const known = options!.flatMap(([label, points]) => (points === null || label.startsWith('Não ') ? [] : [points]))
      expect(unknown, id).toBeGreaterThan(Math.min(...known))
      expect(unknown, id).toBeLessThan(known.reduce((sum, points) => sum + points, 0) / known.length)
    }
  })

  test('takes a high margin for true only where three kinds of costs are named', () => {
    const margin = (main_costs: string) => resultOf(shop({ main_costs }), 'margem_declarada')?.points
    // Revenue 380.000: 47% and 74% are left, 40% and less needs no proof.
    expect(margin('folha 100.000; aluguel 100.000')).toBeUndefined()
    expect(margin('folha 50.000; aluguel 20.000; impostos 30.000')).toBe(100)
    expect(margin('folha 200.000; aluguel 28.000')).toBe(100)
  })

  test('stops at 54 with a loss and at 69 with an empty till, and says why', () => {
    const loss = scoresOf(shop({ main_costs: 'folha 300.000; aluguel 20.000; mercadorias 100.000' }))
    expect(loss.total).toBe(54)
    expect(loss.cap?.motivo.text).toBe('os custos informados, de R$ 420.000 por mês, passam do faturamento')
    expect(scoresOf(shop({ main_challenge: 'Só tenho 20 mil em caixa' })).total).toBe(69)
    expect(scoresOf(shop({})).total).toBeGreaterThan(80)
    const startup = extremeCompany('Tecnologia', true)
    const short = { ...startup.segmentSpecificAnswers, tech_runway: 'Menos de 3 meses' }
    expect(scoresOf({ ...startup, segmentSpecificAnswers: short }).total).toBe(69)
    expect(analyze(shop({ main_costs: 'mercadorias 420.000' })).completa.scoreGeral.resumo).toContain(
      'A nota para em 54 porque os custos informados',
    )
  })

  test('does not call a dimension the weakest for one answer', () => {
    const { dimensions } = scoresOf(shop({ ai_usage: 'Não tenho interesse' }))
    const digital = dimensions.find(({ id }) => id === 'DIG')!
    expect(digital.nota).toBe(50)
    expect(lowestOf(dimensions)?.id).not.toBe('DIG')
  })

  test('counts channels by how they suit, not how many they are', () => {
    const points = (acquisition_channels: string[]) =>
      resultOf(shop({ acquisition_channels }), 'acquisition_channels')!.points
    expect(points(['Prospecção Ativa (Outbound)', 'Eventos/Feiras'])).toBeLessThan(points(['Indicações']))
    expect(points(['Indicações', 'Redes Sociais (Orgânico)'])).toBe(82)
  })

  test('reads denials and indicators in the words of the trade', () => {
    expect(resultOf(shop({ future_goals: 'ainda não tenho meta para 2027' }), 'future_goals')?.points).toBe(10)
    expect(recognisedKpis('não acompanho o estoque, só o faturamento')).toEqual(['faturamento'])
    expect(recognisedKpis('não tenho nenhum indicador')).toBeNull()
    expect(recognisedKpis('peças por venda e remarcação', ['peças por venda', 'remarcação'])).toEqual([
      'peças por venda',
      'remarcação',
    ])
  })
})
