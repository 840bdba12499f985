import { describe, expect, it } from 'vitest'
import { talk } from './chains.judge.ts'
import { GUIDES } from './guides/guides.ts'

/** Several guides are about as near to most of these, whatever guides come after. */
const UNSURE = [
  ['Serviços', 'tenho uma lavanderia de bairro e as maquinas ficam paradas segunda e terça o que faço'],
  ['Agronegócio', 'como elimino o intermediario na venda do leite'],
  ['Serviços', 'ta dificil'],
  ['Indústria', 'preciso cortar gente da linha? a produçao caiu pela metade'],
  ['Outro', 'tenho que olhar o instagram, nao vende'],
  ['Saúde', 'posso dar desconto pra quem paga a sessao no pix'],
  ['Alimentação', 'nao sobra nada'],
  ['Alimentação', 'vale a pena continuar no ifood'],
  ['Indústria', 'a maquina'],
  ['Serviços', 'o preço'],
  ['Indústria', 'meu unico torneiro vai se aposentar'],
] as const
const answers = UNSURE.map(([setor, question]) => {
  const say = talk(setor)
  return { say, ...say(question) }
})
const startsWith = (beginning: string) => answers.filter(({ answer }) => answer.startsWith(beginning))

describe('an answer that is not sure', () => {
  it('gives the beginning of each answer and asks back', () => {
    const unsure = startsWith('Não tenho certeza do seu caso. Pode ser')
    expect(unsure.length).toBeGreaterThanOrEqual(2)
    for (const { answer, actionSteps } of unsure) {
      const options = answer.split('\n\n').filter((part) => /^[abc]\) /.test(part))
      expect(options.length).toBeGreaterThan(0)
      for (const option of options) {
        expect(option).toContain('Primeiro passo: ')
        expect(option.split('“').length, option).toBe(option.split('”').length)
      }
      expect(answer).toMatch(/conte em uma frase o que aconteceu e o que você quer decidir\.$/)
      expect(actionSteps).toEqual([])
    }
  })

  it.each(['b', 'o segundo', 'letra b', '2'])('tells the whole of what is chosen: %s', (reply) => {
    const [setor, question] = UNSURE.find((_, n) => answers[n]!.answer.includes('\nb) '))!
    const say = talk(setor)
    const second = /\nb\) [“]?([^“”:]+)/.exec(say(question).answer)![1]!
    const told = say(reply)
    expect(told.answer).toContain(second)
    expect(told.actionSteps.length).toBeGreaterThanOrEqual(3)
  })

  it('offers with its first sentence what may be meant beside a guide that is told', () => {
    const beside = startsWith('O mais próximo do que você contou').filter(({ answer }) =>
      answer.includes('Se a sua pergunta era sobre:'),
    )
    expect(beside.length).toBeGreaterThan(0)
    for (const { say, answer } of beside) {
      const other = /era sobre:\n\na\) “([^”]+)”: .+[.?!]\n\n/.exec(answer)![1]!
      const chosen = [...GUIDES.values()].find(({ pergunta }) => pergunta.startsWith(other))!
      expect(say('a').answer).toContain(chosen.resposta.slice(0, 40))
    }
  })

  it('says what is missing where a sum is asked for that it does not know', () => {
    const { answer } = talk()('tenho 3 gatos e 2 cachorros a cada 5 luas quantas voltas da pra dar')
    expect(answer).toContain('quer uma conta')
    expect(answer).toContain('o que é cada número')
  })

  it.each([
    'minha piscina verdejou e o zelador gosmou, que providencia',
    'o caminhao da mudança entortou a placa da varanda dela',
  ])('says what was caught in her own words, and asks one thing: %s', (question) => {
    const { answer } = talk()(question)
    expect(answer).not.toMatch(/receita por pessoa|canal de vendas/)
    if (answer.startsWith('Ainda não entendi')) expect(answer).toContain(`“${question.slice(0, 20)}`)
  })

  it('offers nothing that shares no word with the question', () => {
    expect(talk()('zumba xpto qwerty').answer).toMatch(/^Ainda não entendi o suficiente/)
  })
})
