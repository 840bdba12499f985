import { ConsultantAnswer } from '@norteia/contracts/agent'
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, it } from 'vitest'
import { extremeCompany } from '#src/testing/companies.ts'
import { answerConsultant } from './answer.ts'
import { TRADE_QUESTIONS } from './trade-questions.fixture.ts'

const ask = (question: string, diagnostic: Parameters<typeof answerConsultant>[0]['diagnostic'] = null) =>
  answerConsultant({
    question,
    diagnostic,
    company: { setor: 'Outro', faturamento: 50_000, funcionarios: 3 },
    referenceMonth: '2026-11',
  })

describe('an answer from the problem cards, or a guide that is nearer', () => {
  it.each([
    ['to sem tempo pra nada', 'Não tenho tempo para nada'],
    ['tenho que olhar o instagram, nao vende', 'a rede social que não vira venda'],
    ['minha academia perde aluno todo mês', 'Como seguro o aluno da academia?'],
    ['carne subiu, repasso no churrasco?', 'O fornecedor aumentou'],
  ])('speaks of the asker’s subject: %s', (question, subject) => {
    expect(ask(question).answer).toContain(subject)
  })

  it('never begins with another subject that the diagnostic lacks', { tags: 'corpus' }, () => {
    for (const segment of MARKET_SEGMENTS)
      for (const question of TRADE_QUESTIONS)
        expect(ask(question, extremeCompany(segment, false)).answer).not.toContain('não traz uma resposta sobre')
  })

  it('holds the contract, a fact behind every figure and no empty field', { tags: 'corpus' }, () => {
    for (const question of TRADE_QUESTIONS) {
      const answer = ask(question, extremeCompany('Serviços', false))
      expect(ConsultantAnswer.safeParse(answer).success).toBe(true)
      const texts = [
        ['answer', answer.answer],
        ['investment', answer.investment],
        ['timeline', answer.timeline],
        ...answer.actionSteps.map((text, index) => [`actionSteps.${index}`, text]),
        ...answer.risks.map((text, index) => [`risks.${index}`, text]),
      ] as [string, string][]
      for (const [campo, text] of texts) {
        expect(text.trim()).not.toBe('')
        for (const { index } of text.matchAll(/\d+/g))
          expect(
            answer.referencias.some((r) => r.campo === campo && r.inicio <= index && index < r.fim),
            `${question}: ${campo}: ${text.slice(Math.max(0, index - 20), index + 10)}`,
          ).toBe(true)
      }
    }
  })
})
