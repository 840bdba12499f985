import { type AnalysisInput, analyze, type EngineAnalysis } from '@norteia/engine/analyze'
import { isForeign, wordsOfHers } from '@norteia/engine/problems/trade-words'
import { readInput } from '@norteia/engine/reading/input'
import { offerOf } from '@norteia/engine/reading/offer'
import { fold } from '@norteia/engine/text/words'
import { describe, expect, test } from 'vitest'
import { inputOf, plainInput } from './owners/evaluate.ts'
import { OWNERS } from './owners/owners.ts'
import { PLAIN_HELD, PLAIN_KNOWN, type PlainCompany } from './owners/plain.data.ts'

function actionsOf({ completa }: EngineAnalysis) {
  const { planoAcao } = completa
  return [...planoAcao.acoes30Dias, ...planoAcao.acoes60Dias, ...planoAcao.acoes90Dias]
}

/** Titles of actions that speak of another trade's things, which she doesn't name herself. */
function foreignTo(input: AnalysisInput, analysis = analyze(input)): string[] {
  const { form, answers, activity } = readInput(input)
  const hers = wordsOfHers(
    `${form.main_challenge}. ${form.future_goals}. ${form.main_costs}. ${form.operational_flow}. ${offerOf(answers)}`,
  )
  return actionsOf(analysis)
    .filter(({ acao, detalhes }) => isForeign(`${acao}. ${detalhes}`, activity.activity, hers))
    .map(({ acao }) => acao)
}

const analysed = new Map<PlainCompany, EngineAnalysis>()
const plainAnalysis = (company: PlainCompany): EngineAnalysis =>
  analysed.getOrInsertComputed(company, () => analyze(plainInput(company)))

describe('steps of another trade', () => {
  test('none in the known companies', { tags: 'corpus' }, () => {
    expect(OWNERS.flatMap((owner) => foreignTo(inputOf(owner)).map((acao) => `${owner.id}: ${acao}`))).toEqual([])
  })

  test('none in the companies told in three answers', { tags: 'corpus' }, () => {
    const all = [...PLAIN_KNOWN, ...PLAIN_HELD]
    expect(
      all.flatMap((one) => foreignTo(plainInput(one), plainAnalysis(one)).map((acao) => `${one.id}: ${acao}`)),
    ).toEqual([])
  })
})

function graded(companies: readonly PlainCompany[]) {
  const told = companies.map((company) => {
    const analysis = plainAnalysis(company)
    const card = analysis.completa.desafio?.problema?.id ?? ''
    const wrong = actionsOf(analysis).filter(({ acao, detalhes, resultadoEsperado }) =>
      company.nunca.test(fold(`${acao} ${detalhes} ${resultadoEsperado}`)),
    )
    return { company, card, wrong }
  })
  const right = told.filter(({ company, card }) => company.cartas.includes(card)).length
  const wrong = told.flatMap(({ company, wrong: actions }) => actions.map(({ acao }) => `${company.id}: ${acao}`))
  const seen = `${right} of ${told.length} problems right, ${wrong.length} steps that should not be there: ${wrong.join('; ')}`
  return { right: right / told.length, wrong: wrong.length / told.length, seen }
}

describe('companies told in three answers', { tags: 'corpus' }, () => {
  test('the known ones', () => {
    const { right, wrong, seen } = graded(PLAIN_KNOWN)
    expect(right, seen).toBeGreaterThanOrEqual(0.95)
    expect(wrong, seen).toBeLessThan(0.3)
  })

  test('those kept out at first', () => {
    const { right, wrong, seen } = graded(PLAIN_HELD)
    expect(right, seen).toBeGreaterThanOrEqual(0.7)
    expect(wrong, seen).toBeLessThan(0.3)
  })
})
