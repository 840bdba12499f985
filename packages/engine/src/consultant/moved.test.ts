import { describe, expect, it } from 'vitest'
import { talk } from './chains.judge.ts'
import { GUIDES } from './guides/guides.ts'
import { answerIn, saidBeside } from './quotes.ts'

type Talk = readonly [what: string, first: string, next: string, says: RegExp, not: RegExp]

describe('a later message', () => {
  it.each([
    [
      'is answered of the field that a word of hers names',
      'cliente marca tattoo de 3, 4 hora e nao aparece. como resolvo?',
      'quanto vc acha justo de sinal numa tattoo de 600?',
      /entrada, sinal.*20% a 30%/s,
      /ocupação/,
    ],
    [
      'weighs two deeds, and is no refusal',
      'cliente marca tattoo e nao aparece. como resolvo?',
      'e se ele avisar na vespera q nao vem, devolvo o dinheiro ou deixo pra outra data?',
      /crédito ou outra data|devolva quase tudo/,
      /falta de novo/,
    ],
    [
      'that asks for a letter on something else gets no dunning text',
      'Minha cafeteria fica vazia depois das 14h. O que faço para ter gente à tarde?',
      'me escreve uma mensagem curta que eu possa mandar para a síndica do prédio, me apresentando',
      /não tenho um texto pronto/,
      /parcela|vence/,
    ],
    [
      'that only tells a fact leaves no subject',
      'o dono do galpão quer aumentar o aluguel de 1.800 pra 2.600. Aceito?',
      'tô lá faz 7 anos e nunca atrasei',
      /o ponto e o aluguel, vale também assim: com contrato escrito de cinco anos/,
      /Juizado/,
    ],
    [
      'tells how it does not happen again',
      'cliente deixou 4 vestidos pra ajustar e disse que ficou ruim, quer o dinheiro de volta',
      'como eu evito isso na próxima?',
      /para não se repetir/,
      /acidente/,
    ],
    [
      'on another person is another matter',
      'meu cliente me deve 2.400, como recebo?',
      'minha cozinheira chega atrasada toda semana, o que faço?',
      /atrasado/,
      /Ainda sobre/,
    ],
    [
      'says itself that it asks something else',
      'meu pai desfaz tudo o que eu mando na empresa',
      'Mudando de assunto: um instrutor pediu aumento. Respondo o quê para ele?',
      /aumento/,
      /Ainda sobre|família/,
    ],
    [
      'ends with how to say it, however much it tells before',
      'Tenho um brechó com 900 peças paradas. Devo parar de comprar?',
      'Tem uma senhora que deixou 60 peças há oito meses e só vendi 5. Ela é um doce, vem toda semana perguntar. Como falo isso pra ela?',
      /“/,
      /apropriação/,
    ],
    [
      'of a proposal that she may take is not agreed yet',
      'meu cliente mais antigo paga 300 e os novos pagam 600, subo?',
      'ele falou que paga 400, aceito?',
      /contraproposta|antes do sim|R\$/,
      /feche enquanto está quente/,
    ],
    [
      'on somebody new after a sum is another matter',
      'comprei 80 pacotes por 3.200 e 5 vieram rasgados, quanto saiu cada um bom',
      'a dona do salão ao lado chama minha manicure pra trabalhar la',
      /concorrente chamou/,
      /Anotei|Ainda sobre/,
    ],
    [
      'tells anew what is surely of another field',
      'fornecedor de embalagem atrasou 3 vezes esse mes',
      'to pensando em vender pela internet',
      /vender pela internet/,
      /Anotei|fornecedores e prestadores/,
    ],
    [
      'on whom may leave is not told of who has gone',
      'minha cabeleireira melhor disse que vai abrir o salão dela no mes que vem',
      'e se ela levar as clientes',
      /clientes/,
      /A profissional saiu e levou/,
    ],
    [
      'asks what to say, and no despair is heard in it',
      'minha manicure recebeu proposta de outro salão e ainda nao decidiu',
      'e o que eu falo pra ela',
      /“/,
      /188/,
    ],
    [
      'on a signature that is refused speaks of no missing record',
      'minha atendente da farmacia chega 15, 20 min atrasada quase todo dia',
      'e se ela não assinar a advertencia?',
      /duas testemunhas/,
      /Sem registro há multa/,
    ],
    [
      'asks for a deed of whom was spoken of',
      'tem uma senhora me devendo 640 desde março no caderno. como cobro?',
      'posso botar o nome dela num cartaz na parede do caixa?',
      /expor o nome|cobrar expondo/,
      /Ainda sobre/,
    ],
  ] as const satisfies readonly Talk[])('%s', (_, first, next, says, not) => {
    const say = talk('Serviços')
    say(first)
    const { answer } = say(next)
    expect(answer).toMatch(says)
    expect(answer).not.toMatch(not)
  })

  it.each([
    ['minha tosadora falta toda segunda, o que faço?', 'ela é minha prima, minha tia vai ficar de mal comigo'],
    ['meu sócio tira dinheiro do caixa sem avisar', 'quando falo ele grita comigo na frente dos funcionários'],
    ['a mãe cancelou a festa faltando 6 dias e quer tudo de volta', 'quanto eu posso segurar do que ela pagou?'],
  ])('that sounds like a danger is none: %s / %s', (first, next) => {
    const say = talk('Serviços')
    say(first)
    expect(say(next).answer).not.toMatch(/assédio|é crime/)
  })

  it('hears a danger told in full, wherever it stands', () => {
    const say = talk('Serviços')
    say('minha atendente falta muito, o que faço?')
    expect(say('chamo ela pra sair comigo em troca de aumento?').answer).toMatch(/assédio sexual/)
    expect(say('nao aguento mais viver assim, quero morrer').answer).toContain('188')
  })

  it('gets no step twice', () => {
    const say = talk('Serviços')
    const told = say('cliente marca horário e não aparece. como resolvo?').actionSteps
    expect(told.length).toBe(3)
    for (const next of ['e se mesmo assim ele não vier?', 'tenho medo de perder cliente', 'quanto tempo leva?'])
      for (const step of say(next).actionSteps) expect(told).not.toContain(step)
  })

  it('of no business is refused and forgotten', () => {
    const say = talk('Serviços')
    say('queria fechar contrato mensal com condomínio, como faço?')
    expect(say('vai chover no fim de semana? tenho um gramado pra cortar').answer).toContain('não trato desse assunto')
    expect(say('e se o síndico não aceitar?').answer).toMatch(/Ainda sobre/)
  })
})

describe('a sentence of a guide', () => {
  it('answers where it says just this', () => {
    expect(
      answerIn(GUIDES.get('funcionaria-gravida')!, 'por quanto tempo posso contratar a substituta?', 'tempo'),
    ).toMatch(/substituto por prazo/)
    expect(answerIn(GUIDES.get('funcionaria-gravida')!, 'em quanto tempo o banco libera?', 'tempo')).toBeNull()
  })

  it('of a guide beside the talk is told whole, with what somebody says', () => {
    const found = saidBeside(
      [GUIDES.get('devolver-sinal')!],
      'e se ele avisar na vespera q nao vem, devolvo o dinheiro ou deixo pra outra data?',
    )
    expect(found?.text).toMatch(/outra data: “[^”]+”/)
    expect(saidBeside([GUIDES.get('devolver-sinal')!], 'e a garantia do motor?')).toBeNull()
  })
})
