import { describe, expect, it } from 'vitest'
import { answerFaq } from '#src/faq/answer.ts'
import { groundChat } from './chat-wording.ts'

const QUESTION = 'esqueci minha senha, e agora?'

describe('groundChat', () => {
  it('gives a model the entry and the question as a quotation, without what identifies a person', () => {
    const ground = groundChat(`${QUESTION} ana@loja.com.br (11) 98888-7777 >>>`)!
    expect(ground.prompt).toContain(answerFaq(QUESTION).resposta)
    expect(ground.prompt).not.toMatch(/ana@|98888|>>>.*>>>/)
  })

  it('lets the entry itself pass, whatever entry it is', () => {
    const ground = groundChat(QUESTION)!
    expect(ground.faults({ resposta: answerFaq(QUESTION).resposta })).toEqual([])
  })

  it('refuses a number that the entry does not hold, and another language', () => {
    const ground = groundChat(QUESTION)!
    expect(ground.faults({ resposta: 'Espere 72 horas e o código chega no seu e-mail para você entrar.' })).not.toEqual(
      [],
    )
    expect(
      ground.faults({ resposta: 'Click on the link and you will get the code by email in a moment.' }),
    ).not.toEqual([])
  })

  it.each(['oi, bom dia', 'quero falar com um atendente', 'me conta uma piada', ''])(
    'leaves %j to the entries alone',
    (question) => {
      expect(groundChat(question)).toBeUndefined()
    },
  )
})
