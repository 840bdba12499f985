import { describe, expect, test } from 'vitest'
import { talk } from './chains.judge.ts'

describe('a decision that nothing else understood', () => {
  test('is answered with what to compare, her numbers, the account and steps', () => {
    const { answer, actionSteps, referencias, fatos } = talk('Tecnologia')(
      'fechando um contrato: 18k/mês por 6 meses. preciso de 2 devs PJ a 5,5k cada, 900 de cloud, imposto 16%. cliente paga em 60 dias. sobra quanto e tem pegadinha?',
    )
    expect(answer).toMatch(/^Entendi que você está diante de uma decisão: a escolha entre o dinheiro certo do contrato/)
    expect(answer).toContain('Para essa conta você já deu: “18k/mês por 6 meses”; “preciso de 2 devs PJ a 5,5k cada”')
    expect(answer).toContain('Faça a conta do mês do contrato')
    expect(actionSteps).toHaveLength(4)
    const ids = new Set(fatos.map(({ id }) => id))
    expect(referencias.filter(({ fato }) => !ids.has(fato))).toEqual([])
  })

  test.each([
    'meu fornecedor de bebida subiu o preço 12%, como negocio?',
    'quem foi q perdeu o penalti na final de 94 msm, o baggio ou o baresi?',
    'faturo 62 mil e gasto 57, ta bom?',
  ])('is not heard in %s', (question) => expect(talk()(question).answer).not.toContain('diante de uma decisão'))
})
