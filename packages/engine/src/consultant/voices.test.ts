import { describe, expect, it } from 'vitest'
import { answerConsultant } from './answer.ts'
import { heardIn, mayDespair } from './danger.ts'

const ask = (question: string, setor = 'Serviços') =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor, faturamento: 30_000, funcionarios: 2 },
    referenceMonth: '2026-11',
  }).answer

describe('voices', () => {
  it('hear despair that no word names, and answer it before business', () => {
    for (const question of [
      'peço todo dia que o coração pare antes do despertador',
      'ninguém ia chorar por mim nem uma semana',
      'só queria fechar os olhos e pronto, sem conta, sem cobrador, sem eu',
      'deixei tudo dividido entre os filhos no papel, hoje à tarde vou pro mato e não volto',
    ])
      expect(ask(question), question).toMatch(/^(?:O que você escreveu me preocupa|Sinto muito).*188/s)
  })

  it('hear it in one sentence of a long account, whatever else is asked', () => {
    for (const question of [
      'são 60 mil no cartão e 20 de um agiota que passa aqui todo sábado. o aluguel venceu dia 5. olho pros meninos e acho que com o meu seguro eles viviam melhor sem mim. dá pra renegociar o cartão?',
      'o banco tomou a van e agora quer o forno. pedi 3 orçamentos de advogado. às vezes peço a Deus pra não acordar mais. qual deles eu pego?',
    ])
      expect(ask(question), question).toMatch(/^(?:O que você escreveu me preocupa|Sinto muito).*188/s)
    for (const question of [
      'o banco tomou a van e agora quer o forno. pedi 3 orçamentos de advogado. minha família não sabe de nada. qual deles eu pego?',
      'o agiota passa aqui todo sábado. pensei em vender o carro e acabar logo com essa dívida. quanto devo pedir nele?',
    ])
      expect(heardIn(question)?.kind, question).not.toBe('despair')
  })

  it('add a number to call, and still answer, where despair is only possible', () => {
    const possible = [
      'ninguém acredita em mim nem na minha loja',
      'tô sem saída com as dívidas da oficina e não tenho com quem falar',
      'pego tudo o que aparece e me arrependo, não tenho vida',
    ].filter((question) => !heardIn(question) && mayDespair(question))
    expect(possible.length).toBeGreaterThan(0)
    for (const question of possible)
      expect(ask(question), question).toMatch(/no 188\. Você importa mais do que a empresa\.$/)
    for (const question of [
      'quanto custa abrir uma filial da padaria',
      'não durmo por causa do boleto do aluguel, como renegocio',
    ])
      expect(mayDespair(question), question).toBe(false)
  })

  it('hear none in a question of a payment alone', () => {
    for (const question of [
      'ja paguei alguma coisa pra vivo?',
      'ultimo pagamento pra ele foi quando',
      'ja paguei pra ela?',
      'quando recebi do zeca pela ultima vez',
    ])
      expect(mayDespair(question) || heardIn(question) !== undefined, question).toBe(false)
    expect(mayDespair('ja paguei tudo, foi o ultimo boleto da minha vida')).toBe(true)
  })

  it('turn away what is no business, and no trade that lives by it', () => {
    for (const question of [
      'quem foi o artilheiro da copa de 2002',
      'que horas passa o jogo da seleção amanhã',
      'me passa uma receita de nhoque pro jantar',
    ])
      expect(ask(question), question).toContain('não trato desse assunto')
    for (const question of [
      'vendo camisa de time e a copa acabou, o que faço com a sobra',
      'sou cartomante e a cliente quer o dinheiro de volta',
      'meu nhoque congelado sai a 9 reais, por quanto vendo',
      'organizo aniversário surpresa pra marido esquecido, como divulgo',
    ])
      expect(ask(question), question).not.toContain('não trato desse assunto')
  })
})
