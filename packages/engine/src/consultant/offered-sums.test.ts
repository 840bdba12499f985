import { describe, expect, it } from 'vitest'
import { talk } from './chains.judge.ts'

const PAPER = 'comprei 280 kg de papelão a 0,60 e repassei a 0,95 com 40 de frete. deu lucro ou preju, qto'
const BASKETS =
  'entrego 40 cestas por semana a 52, em cada uma vai 21 de insumo e colheita e 5 de entrega. lucro da semana?'

describe('a sum that is not sure', () => {
  it.each(['é isso', 'isso mesmo', 'sim', 'a primeira'])('is told once she takes it: %s', (reply) => {
    const say = talk()
    const offered = say(PAPER)
    expect(offered.answer).toContain('Entendi que você quer uma conta')
    expect(offered.dados).toBeNull()
    const told = say(reply)
    expect(told.dados?.valor).not.toBeNull()
    expect(offered.answer).toContain(told.answer.split('Conta: ')[1]!.split('\n')[0]!.replace(/\.$/, ''))
  })

  it('is the one of two that she chooses', () => {
    const say = talk()
    expect(say(BASKETS).answer).toContain('R$ 1.235')
    expect(say('é a segunda').answer).toContain('R$ 1.235')
  })

  it('is none of hers where she says so, or asks something else', () => {
    for (const reply of ['nenhuma', 'a terceira', 'não é isso']) {
      const say = talk()
      say(PAPER)
      expect(say(reply).dados ?? null, reply).toBeNull()
    }
  })

  it('is shown for the first of several questions, without what the others suppose', () => {
    const { answer } = talk()(
      'plantei 900 mudas, saiu 0,70 cada. perdi 12% na seca. o resto vendi a 1,50. qto ganhei? e se tivesse perdido só 5%',
    )
    expect(answer).not.toContain('5% ')
    expect(answer).not.toMatch(/12% − 5%/)
  })
})

describe('a number that belongs to a sum', () => {
  it.each([
    ['cento fixo', 'custo fixo 9.600 por mes. vendo o pote a 20, gasto 11 de material, 60 centavo de frete e 5% de imposto. quantos potes pra empatar?', 'São 1298 '],
    ['discount', 'calça que pago 60 e vendo a 110, saem umas 90 por mes. se eu der 10% de desconto quantas tenho q vender pra ganhar a mesma coisa?', 'São 116 '],
    ['whom others quote', 'peça me custa 200. quero 40% de margem em cima da venda. meu primo fala que é só botar 40% em cima. vendo por quanto?', 'R$ 333,33'],
    ['loan beside a rent', 'empréstimo de 8.000 em 10x de 960. hoje alugo por 70 a diária e uso 10 diárias no mês. quanto tem de juros nisso?', 'R$ 1.600 de juros'],
  ])('is in it: %s', (_, question, says) => expect(talk()(question).answer).toContain(says)) // biome-ignore format: a table

  it('is in what a person costs', () => {
    const { answer } = talk()(
      'quero registrar uma ajudante, salario 2.000, sou do simples, mais 180 de vale transporte. quanto ela me custa? cada bolo me deixa 20, quantos pagam ela',
    )
    expect(answer).toContain('R$ 2.580 por mês')
    expect(answer).toContain('129 por mês')
  })
})

it('gives words to say where they are asked for in a talk of sums', () => {
  const say = talk()
  say('compro por 30 e vendo por 50, quanto sobra?')
  expect(say('entendi. como eu respondo ela no zap fechando nos 45?').dados ?? null).toBeNull()
})

it('offers the two nearest answers where none is near', () => {
  const say = talk()
  const { answer } = say(
    'meu fornecedor de carne ta vindo com peso faltando, 1 kg, 2 kg por caixa. é o unico q entrega cedo e me da 28 dias. se eu brigar fico na mao',
  )
  expect(answer).toMatch(/\na\) .+\n\nb\) /)
  expect(say('b').answer).not.toMatch(/^Ainda não entendi/)
})
