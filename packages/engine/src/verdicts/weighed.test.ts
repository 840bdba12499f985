import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'
import { numbersWithoutFact, textFaults } from '#src/testing/quality.ts'
import { HELD_WEIGHED, WEIGHED, type WeighingOwner } from './weighed.data.ts'

const HEADING = '\nO QUE VOCÊ ESTÁ DECIDINDO\n'

const analysisOf = ({ segmento, faturamento, pessoas, custos, desafio, metas }: WeighingOwner) =>
  analyze({
    company: { setor: segmento, faturamento, funcionarios: pessoas },
    formAnswers: {
      ...blankForm,
      market_segment: segmento,
      main_challenge: desafio,
      future_goals: metas,
      main_costs: custos,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })

const answerTo = (owner: WeighingOwner): string =>
  (analysisOf(owner).resposta.split(HEADING)[1]?.split('\n\n')[0] ?? '').replaceAll('\u00a0', ' ')

const faults = (owner: WeighingOwner) => {
  const answer = answerTo(owner)
  if (owner.tem.length === 0) return answer === '' ? [] : [answer]
  return [
    ...owner.tem.filter((words) => !words.test(answer)).map(String),
    ...owner.nunca.filter((words) => words.test(answer)).map((words) => `not ${words}`),
  ]
}

describe('what she weighs is answered by her own numbers, and nothing else is', () => {
  test.each([...WEIGHED])('$desafio', (owner) => {
    expect(faults(owner)).toEqual([])
  })

  test('of owners that nobody looked at, too', { tags: 'corpus' }, () => {
    const wrong = HELD_WEIGHED.filter((owner) => faults(owner).length > 0)
    expect(wrong.map(({ desafio }) => desafio).length).toBeLessThanOrEqual(HELD_WEIGHED.length / 10)
  })

  test('in few sentences and without a fault', { tags: 'corpus' }, () => {
    for (const owner of [...WEIGHED, ...HELD_WEIGHED]) {
      expect(textFaults(analysisOf(owner)).filter((fault) => fault.includes('DECIDINDO'))).toEqual([])
      for (const line of answerTo(owner).split('\n')) {
        expect(line).not.toMatch(/ {2}|\.\./)
        expect(line.split(/[.?!] (?=[A-ZÀ-Ú])/).length).toBeLessThanOrEqual(5)
      }
    }
  })

  test('without a number of nowhere', { tags: 'corpus' }, () => {
    for (const owner of [...WEIGHED, ...HELD_WEIGHED]) expect(numbersWithoutFact(analysisOf(owner))).toEqual([])
  })
})
