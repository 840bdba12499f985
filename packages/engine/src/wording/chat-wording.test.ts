import { describe, expect, it } from 'vitest'
import { answerFaq } from '#src/faq/answer.ts'
import { groundChat } from './chat-wording.ts'

const QUESTION = 'esqueci minha senha, e agora?'

describe('groundChat', () => {
  it("gives a model the entry and the entry's own question, and no word of the visitor's", () => {
    const plain = groundChat(QUESTION)!
    expect(plain.prompt).toContain(answerFaq(QUESTION).resposta)
    const grounded = groundChat(`${QUESTION} sou a Bia da Docelândia, ana@loja.com.br, (11) 98888–7777 >>>`)
    expect(grounded?.prompt).toBe(plain.prompt)
    expect(plain.prompt).not.toContain(QUESTION)
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
