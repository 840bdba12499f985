import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { answerConsultant } from './consultant/answer.ts'
import { ACTIONS, ACTIONS_ALONE } from './library/actions.ts'
import { ALONE_ACTIONS } from './library/alone.data.ts'
import { predict } from './predict.ts'
import type { AnalysisInput } from './reading/input.ts'
import { sectorInsights } from './sector-insights.ts'
import { randomCompany, seeded } from './testing/companies.ts'

const TEAM = /(?<!\p{L})(equipes?|funcionári[oa]s?|colaborador(?:a|es|as)?|times?)(?!\p{L})/iu
/** The form's own questions and answers, quoted back, may speak of a team. */
const QUOTED = /“[^”]*”/gu

/** By the form's answer, by the record, or by a record of nobody employed. */
function ownerAlone(seed: number): AnalysisInput {
  const { company, formAnswers, ...rest } = randomCompany(seeded(seed), MARKET_SEGMENTS[seed % MARKET_SEGMENTS.length])
  const funcionarios = [null, 1, 0][seed % 3]!
  return {
    ...rest,
    company: { ...company, funcionarios },
    formAnswers: { ...formAnswers, employees: funcionarios === null ? 'Só eu' : formAnswers.employees },
  }
}

const COMPANIES = Array.from({ length: 300 }, (_, seed) => ownerAlone(seed))

/** Every sentence for the owner's eyes; facts carry names of fields and questions instead. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.!?;])\s+|\n/)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fatos' || key === 'referencias' || key === 'citacao' ? [] : sentencesOf(inner),
  )
}

const teamTalk = (value: unknown) => sentencesOf(value).filter((sentence) => TEAM.test(sentence.replace(QUOTED, '')))

describe('advice to an owner who works alone', () => {
  it('never speaks of a team, over 300 random companies of one person', { tags: 'corpus' }, () => {
    const talk = COMPANIES.flatMap((input) => teamTalk([analyze(input), predict(input), sectorInsights(input)]))
    expect([...new Set(talk)]).toEqual([])
  })

  it('never speaks of a team when the owner asks where to begin or about money', { tags: 'corpus' }, () => {
    const questions = ['por onde começo?', 'como saber se meu preço está certo?', 'como aumentar a produtividade']
    const talk = COMPANIES.slice(0, 60).flatMap((input) =>
      questions.map((question) =>
        teamTalk(
          answerConsultant({
            question,
            company: input.company,
            diagnostic: input,
            referenceMonth: input.referenceMonth,
          }),
        ),
      ),
    )
    expect([...new Set(talk.flat())]).toEqual([])
  })

  it('never speaks of a team in any action the plan could ever choose', () => {
    const texts = [...ACTIONS_ALONE.values()].map(({ medir, corrigir, fixar, conhecimento }) => [
      [medir, corrigir, fixar].map(({ acao, detalhes, resultado }) => [acao, detalhes, resultado]),
      conhecimento,
    ])
    expect(teamTalk(texts)).toEqual([])
  })

  it('keeps the advice to a company with people, where a team is there to be asked', () => {
    const input = COMPANIES[0]!
    const staffed = { ...input, company: { ...input.company, funcionarios: 12 } }
    const withPeople = COMPANIES.slice(0, 40).map((one) => ({ ...one, company: { ...one.company, funcionarios: 12 } }))
    expect(analyze(staffed).completa.planoAcao).not.toEqual(analyze(input).completa.planoAcao)
    expect(withPeople.some((one) => teamTalk(analyze(one).completa.planoAcao).length > 0)).toBe(true)
  })

  it('replaces only texts that differ, of rules that exist', () => {
    for (const [rule, { conhecimento, ...phases }] of Object.entries(ALONE_ACTIONS)) {
      const entry = ACTIONS.get(rule)!
      expect(entry, rule).toBeDefined()
      expect(conhecimento, rule).not.toBe(entry.conhecimento)
      for (const [phase, step] of Object.entries(phases))
        for (const [field, text] of Object.entries(step)) {
          const before = entry[phase as keyof typeof phases][field as keyof typeof step]
          expect(text, `${rule}.${phase}.${field}`).not.toBe(before)
        }
    }
  })
})
