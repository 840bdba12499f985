import { describe, expect, it } from 'vitest'
import { CHAINS } from './chains.fixture.ts'
import { chainFaults, talk } from './chains.judge.ts'
import { answerParts, partsOf, readTalk } from './turn.ts'

describe('a conversation', () => {
  it('is followed over three turns in 85 of 100 chains', { tags: 'corpus' }, () => {
    const wrong = CHAINS.map(chainFaults).filter((found) => found.length > 0)
    expect(CHAINS.length).toBeGreaterThanOrEqual(40)
    expect(wrong.length / CHAINS.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.15)
  })

  it.each(['chove amanha será?', 'o vasco joga que horas hoje', 'meu cachorro tá com carrapato, o que passo?'])(
    'declines what is of no business and goes on after it: %s',
    (aside) => {
      const ask = talk()
      ask('meu cliente não me paga faz dois meses, o que faço?')
      expect(ask(aside).answer).toContain('não trato desse assunto')
      expect(ask('e se ele não quiser pagar?').answer).toContain('não paga')
    },
  )

  it('answers several questions of a message in turn', () => {
    const { answer, dados, actionSteps } = talk()(
      'faturo 20 mil e gasto 14 mil, ta bom? quanto posso tirar pra mim? e como reduzo meu estoque parado?',
    )
    expect(answer).toMatch(
      /^Primeira pergunta\. Sobram R\$ 6\.000.+Segunda pergunta\. .+até R\$ 4\.200.+Terceira pergunta\. /s,
    )
    expect(dados?.valor).toBe(6_000)
    expect(actionSteps.length).toBeLessThanOrEqual(6)
  })

  it.each([
    'vendo bolo a 50 reais. custa 20 pra fazer. ta bom?',
    'minha loja ta vazia, o que eu faço?',
    'o que eu faço? minha loja ta vazia',
    'faturo 62 mil e gasto 57, ta bom?',
    'meu estoque ta parado. tem como resolver? pode me ajudar?',
  ])('takes what belongs together for one question: %s', (message) => {
    expect(partsOf(message)).toHaveLength(1)
  })

  it.each([
    'como organizo a escala da equipe e como aviso o aumento do preço',
    'meu estoque encalhou, e ainda por cima o fornecedor subiu a tabela',
    'duas dúvidas: o aluguel vai subir e a vendedora vive faltando',
    'to com duas duvidas: a conta de luz ta alta e o cozinheiro quer sair',
    'qual maquininha compensa. outra coisa: vale a pena abrir no domingo',
    'preciso de mais clientes e também queria saber como monto comissão',
  ])('hears two questions without a question mark between them: %s', (message) => {
    expect(partsOf(message)).toHaveLength(2)
  })

  it.each([
    'quero vender a loja e fazer outra coisa da vida',
    'como cobro o cliente e quanto tempo espero ele pagar',
    'vendo a 50 e gasto 20, quanto sobra e como fica com 10% de desconto',
  ])('leaves together what the second half needs from the first: %s', (message) => {
    expect(partsOf(message)).toHaveLength(1)
  })

  it.each([
    'O aluguel vai subir, como negocio? E vale a pena fazer promoção de aniversario da loja',
    'posso cobrar taxa de cartão do cliente? e como treino uma atendente nova',
    'tenho que trocar produto que o cliente nao gostou? e como evito furto na loja?',
    'Preciso dar nota fiscal de tudo? E o saco de ração que compro a 110 vendo por quanto pra ter 25% de margem?',
  ])('answers the second of two questions for itself: %s', (message) => {
    const { answer } = talk('Serviços')(message)
    expect(answer).toContain('Segunda pergunta. ')
    expect(answer).not.toContain('Ainda sobre')
  })

  it.each([
    ['fulana aqui perto vende bolo pela metade do meu preço, baixo?', 'metade do meu preço'],
    ['tenho q contratar mais uma costureira pro verão, como faço sem ficar presa depois?', 'só na temporada'],
    ['Como saber se tem alguém pegando dinheiro do caixa?', 'Some dinheiro do caixa'],
  ])('takes a question how to do it for no sum: %s', (message, says) => {
    expect(talk('Serviços')(message).answer).toContain(says)
  })

  it.each([
    ['Serviços', 'sou tatuador, cliente marca e não aparece. cobro sinal? eles não vão achar ruim?'],
    ['Serviços', 'gráfica rápida, como saber quais serviços dão dinheiro e quais só dão trabalho'],
    ['Saúde', 'podóloga, como cobro a falta e se a pessoa achar ruim?'],
    ['Varejo', 'vendo semijoia e clonaram o zap da loja. o que faço agora e como não perder a confiança'],
  ])('gives one answer where the second half leads to none of its own: %s, %s', (setor, message) => {
    expect(talk(setor)(message).answer).not.toContain('Segunda pergunta')
  })

  it.each([
    [
      'Saúde',
      'estúdio de pilates, como eu calculo o preço do plano mensal e como eu faço minha instrutora chegar no horário sem perder ela',
    ],
    ['Serviços', 'serviço de jardim: como calculo o orçamento e como faço pro ajudante não faltar segunda'],
  ])('answers the second half on another subject, where it names somebody of its own: %s, %s', (setor, message) => {
    expect(talk(setor)(message).answer).toContain('Segunda pergunta')
  })

  it('answers danger alone, whatever stands beside it, and goes on with the sum afterwards', () => {
    const say = talk()
    say('faturo 62 mil e gasto 57')
    const care = say('e se eu gastar 60? não aguento mais viver')
    expect(care.answer).toMatch(/^Sinto muito/)
    expect(care.dados).toBeNull()
    expect(say('faturo 62 mil e gasto 60').answer).toContain('Sobram R$ 2.000')
  })

  it('asks which number changes, and never guesses', () => {
    const say = talk()
    say('compro por 30 e vendo por 50')
    const asked = say('e com 60?')
    expect(asked.answer).toContain('custo da unidade ou preço de venda')
    expect(asked.dados).toBeNull()
    expect(say('e se vender por 60?').answer).toContain('Sobram R$ 30')
  })

  it('helps who doesn’t know the number', () => {
    const say = talk()
    expect(say('posso dar desconto de 10%?').answer).toContain('quantos por cento sobram')
    expect(say('não sei').answer).toContain('Por quanto você vende')
    expect(say('vendo a 100 e custa 60').answer).toContain('vender 33,3% a mais')
  })

  it('leaves a sum for a new subject, and comes back to its numbers', () => {
    const say = talk()
    say('faturo 20 mil e gasto 14 mil')
    expect(say('como reduzo meu estoque parado?').answer).not.toContain('Conta: ')
    expect(say('quanto posso tirar pra mim?').answer).toContain('até R$ 4.200')
  })

  it('says what was said before as such', () => {
    const say = talk()
    say('faturo 20 mil e gasto 14 mil')
    const { fatos } = say('quanto posso tirar pra mim?')
    expect(fatos.find(({ id }) => id === 'pergunta.faturamento')?.origem).toBe('O que você disse antes nesta conversa')
  })

  it.each(['oi td bem? ', 'Bom dia, gente! Tudo bem? ', 'ola, tudo certo? ', 'oi, como vai? '])(
    'greets no question: %s',
    (greeting) => {
      const asked = 'nao dou conta sozinha das marmitas. contrato alguem ou espero?'
      expect(partsOf(greeting + asked)).toHaveLength(1)
      expect(partsOf(greeting)).toHaveLength(1)
    },
  )

  it('puts no new bill beside the one that it replaces', () => {
    const say = talk()
    expect(
      say('Pago 800 de aluguel e 200 de luz. Cada conserto me deixa 40 livre. Quantos pra empatar?').answer,
    ).toContain('25')
    expect(say('o aluguel vai pra 1.000, muda pra quantos?').answer).not.toMatch(/\b50\b/)
  })

  it.each([
    null,
    'x',
    [],
    { consultant: 7 },
    { consultant: { focus: 'sum', sum: { id: 'constructor', values: { a: 1 } }, subject: { kind: 'card', id: 'x' } } },
    { consultant: { focus: 'advice', subject: { kind: 'rule', rule: '__proto__' }, step: -3, choices: [1, 'nada'] } },
    { consultant: { focus: 'sum', sum: { id: 'sobra', values: { gastos: 'x', outro: 3 }, missing: 'outro' } } },
  ])('forgets a memory that it can’t read: %j', (stored) => {
    const company = { setor: 'Varejo', faturamento: null, funcionarios: 3 }
    const input = { company, diagnostic: null, referenceMonth: '2026-11' }
    for (const question of ['e o segundo passo?', '12', 'e com 10%?', 'por quê?', 'a primeira'])
      expect(answerParts(input, partsOf(question), readTalk(stored)).answer.answer.length).toBeGreaterThan(20)
  })
})
