import { describe, expect, it } from 'vitest'
import { answerParts, partsOf, type TalkState } from './turn.ts'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as const

/** The last answer of a talk. */
function talk(...messages: readonly string[]): string {
  let state: TalkState = {}
  let said = ''
  for (const message of messages) {
    const told = answerParts(INPUT, partsOf(message), state)
    state = told.state
    said = told.answer.answer
  }
  return said.replaceAll('\u00a0', ' ')
}

describe('a figure asked of what messages before told', () => {
  it.each([
    [['cobro 90 a faxina e faço 40 por mes', 'gasto 12 de produto em cada, transporte 380, quanto sobra'], 'R$ 2.740'],
    [['comprei 30 vaso a 18 e 20 planta a 9 pra revender', 'quanto gastei'], 'R$ 720'],
    [
      [
        'faço pao de mel a 1,20 de custo e vendo a 3,50 pra cafeteria, ela quer 400 por semana',
        'quanto sobra na semana',
      ],
      'R$ 920',
    ],
  ])('%j', (messages, held) => expect(talk(...messages)).toContain(held))

  it.each([
    // Only a part of what was told would be in it.
    [['tenho 2 lojas, 14 funcionarios e 3 carros', 'comprei por 80 e vendo por 120, quanto sobra em cada'], '14'],
    // What was asked before isn't asked again.
    [['quero dar aumento pro rapaz, de 1.800 pra 2.100, faço?', 'quanto isso me custa de verdade?'], 'houve alta'],
    [['ele me deve 2.400 faz tempo', 'falou que paga 300 por mes', 'quanto tempo leva pra quitar'], 'R$ 8.'],
  ])('not: %j', (messages, wrong) => expect(talk(...messages)).not.toContain(wrong))
})

describe('what a number stands for', () => {
  it.each([
    ['comprei 50 caneca a 11 e paguei 60 de frete, quero ganhar 50% em cima, vendo por quanto cada', 'R$ 18,30'],
    ['comprei por 40, quero ganhar 30% em cima do preço de venda, vendo por quanto', 'R$ 57,14'],
    ['tenho 6 mil de tecido encalhado, com 30% de desconto apuro quanto', 'R$ 4.200'],
    ['cobro 28 do quilo e gasto 11, faço 60 quilo por semana, barraca 150. quanto fica', 'R$ 870'],
    ['meu volei tem 35 aluno a 110, pago 2 professor de 900 e quadra 1.100. tiro quanto', 'R$ 950'],
    ['cobro 50 e gasto 20 de material, pix 200, quantos vendi', null],
  ])('%s', (question, held) =>
    held === null ? expect(talk(question)).not.toContain('Sobram R$ −') : expect(talk(question)).toContain(held),
  )

  it.each([
    // Counts are no reais.
    [
      'forno de 30 mil parcelado com 10 de entrada e 24x de 1.100, quanto pago no total',
      /R\$ 24(?![.,\d])|R\$ 10(?![.,\d])/,
    ],
    ['pago 150 por dia, quanto fica com nos dois', /\+ R\$ 2(?![.,\d])/],
  ])('not so: %s', (question, wrong) => expect(talk(question)).not.toMatch(wrong))

  it('lets no message be answered by the figure before it', () => {
    expect(
      talk(
        'compro anel a 14 e quero ganhar 80% em cima, vendo por quanto?',
        'dando 15% de desconto nesse',
        'quanto eu ganho então em 60 anel',
      ),
    ).not.toContain('Cobre R$ 25,20')
  })
})

describe('a decision by what each number stands for', () => {
  it.each([
    [
      'corto 7 por dia a 40, produto 6 cada. se alugar uma cadeira por 800 por mes atendendo 10 por dia a 45 compensa? trabalho 24 dias',
      'R$ 2.848',
    ],
  ])('%s', (question, held) => expect(talk(question)).toContain(held))

  it.each([
    // A number is left over.
    'faço 500 sacola mes a 8, custo 4,50. cliente quer 2000 a 6 e da 300 de sinal, o custo cai pra 4 e a luz é 700. aceito?',
    // What takes the place of another cost isn't added to it.
    'minha grafica faz 300 caderno por mes a 25, custo 14. escola quer 800 a 20, o custo cai pra 12. aceito?',
    // Two sums are as likely.
    'vendo 40 marmita por dia a 18, custo 10. ponto novo cobra 2.500 por mes e venderia 70 por dia, vale a pena? 26 dias',
    'tenho 3 filhos e 12 anos de loja, vale a pena continuar?',
  ])('unsaid: %s', (question) => expect(talk(question)).not.toContain('Conta, para você conferir'))
})

describe('words to say', () => {
  it.each([
    ['escreve um texto avisando que a tabela vai subir', 'passa a tanto'],
    ['como aviso os paciente que vou viajar de ferias', 'Quer que eu reserve o seu?'],
    ['fornecedor nao entregou de novo, que mensagem eu mando', 'Que dia você entrega com certeza?'],
    ['como dispenso um cliente grosseiro sem briga', 'Posso indicar'],
    ['me faz um texto pra oferecer os horarios vagos da semana', 'Abriram horários'],
  ])('%s', (question, held) => {
    const said = talk(question)
    expect(said).toMatch(/^Você pode dizer assim/)
    expect(said).toContain(held)
  })

  it.each([
    'quanto cobro pra escrever texto pra loja dos outros',
    'meu cliente mandou mensagem dizendo que nao paga',
    'posso demitir a moça gravida? como falo pra ela',
  ])('none is given: %s', (question) => expect(talk(question)).not.toContain('Você pode dizer assim'))
})
