import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const planned = (
  main_challenge: string,
  future_goals = '',
  main_costs = 'mercadorias 20.000; folha 12.000; aluguel 3.000',
) => {
  const { fatos, resposta } = analyze({
    company: { setor: 'Comércio Varejista', faturamento: 50_000, funcionarios: 5 },
    formAnswers: { ...blankForm, market_segment: 'Comércio Varejista', main_challenge, future_goals, main_costs },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  const of = (id: string) => fatos.find((fact) => fact.id === id)
  return { gain: of('ganho.conta_dela'), release: of('libera.conta_dela'), resposta }
}

describe('what the plan brings, by her own numbers', () => {
  test('her goal decides how much of a loss comes back', () => {
    const missed =
      'Cliente marca e não aparece, semana passada foram 13 furo de 60 horario. Cada consulta da uns 190 reais'
    // 10 × 190 × 52 ÷ 12, and half of 13 without a goal
    expect(planned(missed, 'cair pra no maximo 3 faltas na semana').gain?.valor).toBe(8_230)
    expect(planned(missed, 'crescer').gain?.valor).toBe(5_350)
    expect(planned(missed, 'folgar 1 domingo por mes').gain?.valor).toBe(5_350)
  })

  test('what is paid late comes back once, and is no loss of every month', () => {
    const { gain, release } = planned(
      'De 96 aluno 22 estao com mensalidade atrasada, é 420 cada',
      'baixar atraso pra 5 aluno',
    )
    expect([gain, release?.valor]).toEqual([undefined, 7_140])
  })

  test('money that is owed never comes back less because more of it is told', () => {
    const words = 'Tenho 61 mil na rua de fiado e não consigo receber'
    const [whole, parts, little] = [
      planned(words),
      planned(`${words.replace(' e ', ', uns 23 mil ja passou de 90 dia e ')}`),
      planned(`${words.replace(' e ', ', uns 60 mil ja passou de 90 dia e ')}`),
    ].map(({ release }) => Number(release?.valor))
    // 61.000 ÷ 4; 38.000 ÷ 2 + 23.000 ÷ 4; 1.000 ÷ 2 + 60.000 ÷ 4
    expect([whole, parts, little]).toEqual([15_300, 24_800, 15_500])
  })

  test('nothing is said to be lacking that her numbers give', () => {
    const { resposta } = planned('faço 40 orçamento no mês e fecha 9, o resto some', 'fechar o dobro')
    expect(resposta).not.toContain('falta saber')
  })
})
