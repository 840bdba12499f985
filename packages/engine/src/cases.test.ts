import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import { findCard } from './problems/match.ts'
import type { AnalysisInput } from './reading/input.ts'
import { CASES, caseOf, scoreOf, topRules } from './testing/cases.ts'
import { blankForm, extremeCompany } from './testing/companies.ts'

describe('the advice an experienced consultant would give first', () => {
  test.each(CASES)('$name', ({ input, oneOf, first, range }) => {
    const top = topRules(input)
    const heard = first ? top[0]! : top.flat()
    expect(
      heard.some((rule) => oneOf.includes(rule)),
      heard.join(),
    ).toBe(true)
    expect(scoreOf(input)).toBeGreaterThanOrEqual(range[0])
    expect(scoreOf(input)).toBeLessThanOrEqual(range[1])
  })

  test('a clinic with a good system is not advised to buy one', () => {
    const { planoAcao } = analyze(CASES[3]!.input).completa
    expect(planoAcao.acoes30Dias.map(({ regra }) => regra)).not.toContain('health_records')
  })

  test('a mature company that is strong everywhere gets growth actions and no alarm', () => {
    const input = extremeCompany('Serviços', true)
    const { desafio, planoAcao } = analyze(input).completa
    const rules = Object.values(planoAcao).flatMap((actions) => actions.map(({ regra = '' }) => regra))
    expect(rules.filter((rule) => !findCard(rule) && !rule.startsWith('crescer_'))).toEqual([])
    expect(desafio?.problema).not.toBeNull()
    expect(scoreOf(input)).toBeGreaterThanOrEqual(80)
    expect(analyze(input).completa.insights.some(({ tipo }) => tipo === 'risco')).toBe(false)
  })

  test('with minimal data the analysis says how little it knows', () => {
    const input: AnalysisInput = {
      ...caseOf('Outro', {}, {}),
      formAnswers: { ...blankForm, market_segment: 'Outro', company_age: '1 a 2 anos', main_challenge: 'vender mais' },
    }
    expect(analyze(input).nivelConfianca).toBeLessThanOrEqual(0.5)
    expect(scoreOf(input)).toBeGreaterThanOrEqual(25)
    expect(scoreOf(input)).toBeLessThanOrEqual(60)
  })
})

describe('one changed answer', () => {
  const base = CASES[3]!.input
  test('brings its finding and takes it away again', () => {
    const ids = (input: AnalysisInput) =>
      analyze(input).completa.insights.flatMap(({ id, tipo }) => (tipo === 'força' ? [] : [id]))
    const better = { ...base, segmentSpecificAnswers: { ...base.segmentSpecificAnswers, health_noshow: 'Até 5%' } }
    expect(ids(base)).toContain('health_noshow')
    expect(ids(better)).not.toContain('health_noshow')
  })

  test('of the challenge changes what comes first', () => {
    const shop = CASES[0]!.input
    const other = { ...shop, formAnswers: { ...shop.formAnswers, main_challenge: 'clientes não voltam a comprar' } }
    expect(topRules(other)).not.toEqual(topRules(shop))
  })
})
