import { describe, expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { readCompany } from '#src/consultant/company.ts'
import { writeDraft } from '#src/consultant/draft.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'

/** The last answer of a talk. */
function talk(...questions: readonly string[]): string {
  let memory = NO_MEMORY
  let answer = ''
  for (const question of questions) {
    const known = readCompany({
      question,
      diagnostic: null,
      company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
      referenceMonth: '2026-11',
    })
    const told = tell(known, question, memory)
    memory = told.memory
    answer = writeDraft(known.book, told.draft).answer
  }
  return answer
}

describe('sums of parts, people and measures', () => {
  it.each([
    // fractions
    ['recebi 900 da regravação e um terço é do arranjador, quanto fica pra mim', 'R$ 600'],
    ['colhi 300 maracujas e perdi um quinto, quantos sobraram', '240'],
    ['fiz 60 terços de conta, vendi metade a 12 e o resto a 9, quanto deu', 'R$ 630'],
    // partners and heads
    ['somos 3 irmas, vendemos 4.500 de renda e gastamos 900, quanto fica pra cada', 'R$ 1.200'],
    ['a van custa 960 e vao 16 pessoas, quanto cobro de cada pra empatar', 'R$ 60'],
    ['2 ajudantes trabalham 7 horas por dia por 6 dias, quantas horas da', '84 horas'],
    // shares
    ['vendi uma escultura por 2.000, a galeria leva 30% e o imposto 6%, quanto sobra pra mim', 'R$ 1.280'],
    ['vendi por 1.000, o site leva 10% e do que sobra 40% é do parceiro, quanto fica pra mim', 'R$ 540'],
    ['cobro 5% pra administrar 8 salas de 2.000, quanto ganho por mes', 'R$ 800'],
    // measures
    ['porco de 120 kg com rendimento de 75%, quantas arrobas da', '6'],
    ['de 4 kg de barro saem 10 canecas, pra 35 canecas quantos kg', '14'],
    ['faço 9 litros de licor e encho vidros de 350 ml, quantos vidros da', '25'],
    ['meu terreno tem 2,5 hectares, quantos metros quadrados sao', '25.000'],
    ['misturo 4 kg de amendoim a 12 com 1 kg de castanha a 62, quanto sai o kg da mistura', 'R$ 22'],
    ['comprei 20 kg de bucho a 15, perde 40% na limpeza, quanto sai o kg limpo', 'R$ 25'],
    // lists and parts of a price
    ['fiz 310 ontem, 250 anteontem e 400 hoje, qual a media', '320'],
    ['barco de 18.000 com 6.000 de entrada e o resto em 24 vezes, quanto fica a parcela', 'R$ 500'],
    ['a prensa custa 9 mil e cada placa deixa 45 de lucro, quantas placas pra pagar a prensa', '200'],
    ['a hora do eletricista é 70, trabalhou 5 horas e mais 90 de material, quanto pago', 'R$ 440'],
    ['alugava 40 fantasias agora alugo 34, caiu quantos %', '15%'],
    // wages, packs, goals, discounts
    ['4 garçons a 120 por 3 noites, quanto vou pagar', 'R$ 1.440'],
    ['a cantora fica com 70% e a casa com 30, cache de 900, quanto fica pra casa', 'R$ 270'],
    ['6 almofadas gastam 80 cm de renda cada, quantos metros de renda', '4,8'],
    ['comprei 5 centos de folha a 18 o cento, quanto gastei', 'R$ 90'],
    ['a mesa deu 360 mais 10% dividido em 6 pessoas, quanto cada um', 'R$ 66'],
    ['mapa astral 150, atendo 2 por dia, 20 dias, quanto entra no mes', 'R$ 6.000'],
    ['uma peça em 25 minutos, em 10 horas quantas peças', '24'],
    ['minha meta é 12 mil, ja fiz 7.500, faltam 10 dias, quanto por dia', 'R$ 450'],
    ['era 120 deixei por 102, quantos % de desconto', '15%'],
    ['tanque de 2 por 3 por 1,5 metros, quantos litros cabem', '9.000'],
    ['pago 25% de material e 30% de gente, sobra quantos %', '45%'],
    ['uso 3 gas por semana a 104, quanto por mes', 'R$ 1.352'],
    ['30 bones por 450, quero ganhar 60% em cima, por quanto vendo cada', 'R$ 24'],
    ['com 5 kg faço 40 queijinhos, quantas gramas cada', '125'],
    ['tinha 200 mudas, morreram 14, quantos por cento perdi', '7%'],
    ['o show deu 1.500, 10% é do produtor e o resto divide em 3, quanto pra cada', 'R$ 450'],
    ['o kg do pernil ta 26, a peça pesa 4,5 kg, quanto sai a peça', 'R$ 117'],
    ['vendi 8 viveiros a 90 com 5% de desconto, quanto recebi', 'R$ 684'],
    ['quero faturar 9 mil com oficina de 360, quantas oficinas', '25'],
    ['cobro 6% da venda do sitio de 150 mil, quanto ganho', 'R$ 9.000'],
    ['3 parcelas de 180 mais entrada de 200 quanto da no total', 'R$ 740'],
    // what is let, saved and given away
    ['tenho 10 jaulas a 80 por mes, 7 ocupadas, quanto entra por mes', 'R$ 560'],
    ['quero juntar 5.400, guardo 300 por mes, em quantos meses', '18'],
    ['a sela de 900 com 20% de desconto fica quanto', 'R$ 720'],
    ['quanto preciso vender pra sobrar 3 mil se a margem é 20%', 'R$ 15.000'],
    ['um quarto do que colhi foi perdido, colhi 480, quanto foi perdido', '120'],
    ['amolo tesoura a 18, fiz 14 hoje e 11 ontem, quanto deu', 'R$ 450'],
    ['8 leitos, 6 ocupados, qual a ocupação em porcentagem', '75%'],
  ])('%s', (question, result) => {
    const answer = talk(question)
    expect(answer).toContain(result)
    expect(answer).toContain('Conta: ')
  })

  it.each([
    'tenho 47 anos e vendo 20 cuias por dia a 15 reais, quanto entra por dia',
    'moro a 9 km da praia e vendo 20 cuias a 15 reais, quanto da',
    'desde 2011 vendo cuia, hoje vendi 20 cuias a 15, quanto deu',
    'fico na rua 12 numero 88, vendi 20 cuias a 15, quanto deu',
    'das 6 as 11 da manha vendi 20 cuias a 15, quanto deu',
    'o concorrente cobra 18 e eu vendo a 15, vendi 20 cuias, quanto entrou',
    'meu whats é 98765 e quero saber: 20 cuias a 15 quanto da',
    'levanto 5h da manha, vendi 20 cuias a 15, quanto deu',
    'em 2003 comecei, hoje vendi 20 cuias a 15, quanto deu',
    'a cidade tem 30 mil habitantes, vendi 20 cuias a 15, quanto deu',
    'abri as 8 fechei as 17 e vendi 20 cuias a 15, quanto deu',
    'a kombi é 1998 e vendi 20 cuias a 15, quanto deu',
    'em 3 dias de feira vendi 20 cuias a 15, quanto deu',
    'minha avo de 81 anos faz cuia, vendi 20 cuias a 15, quanto deu',
  ])('a number that tells of her changes no sum: %s', (question) => expect(talk(question)).toContain('R$ 300'))
})

describe('a number that is left out is asked for', () => {
  it.each([
    [['vendo a 25 e me custa 10, quanto ganho por mes?', '80'], 'R$ 1.200'],
    [['faturo 18 mil, quanto sobra', 'gasto 13.500'], 'R$ 4.500'],
    [['quanto gasto de gasolina pra rodar 600 km', '12', '6'], 'R$ 300'],
    [['comprei uma serra de 3.600, em quanto tempo se paga?', 'deixa 300 por mes'], '12'],
    [['gastei 210 de material, quanto saiu cada', 'fiz 60'], 'R$ 3,50'],
    [['cobro 50 por mapa, quanto entra no mes', 'faço 4 por dia', '20'], 'R$ 4.000'],
    [['vendo um barco por 6 mil, quanto fica a parcela sem juros', '12 vezes'], 'R$ 500'],
    [['quero saber quanto sobra, faturo 15 mil', 'gasto 11 mil', 'e se o gasto cair pra 10 mil?'], 'R$ 5.000'],
    [['cobro 40 a visita, quanto entra no mes', '5 por dia', '22 dias'], 'R$ 4.400'],
    [['tenho 16 baias, qual minha ocupação em %', '12'], '75%'],
  ])('%s', (questions, result) => {
    expect(talk(questions[0]!)).toContain('falta um número')
    expect(talk(...questions)).toContain(result)
  })

  it('two numbers for the one that was asked for are not taken', () =>
    expect(talk('faturo 18 mil, quanto sobra', 'gasto 9.000 de couro e 2.000 de aluguel')).not.toContain('R$ 16.000'))

  it.each([
    // the others are asked for
    'de 80 socios 8 nao pagaram, quantos % pagou',
    // one price of each, or both
    'a fita sai 0,30 e o laço 0,20 por caixa, fiz 900 caixas, quanto gastei',
    'pago 18 a hora, ele fez 6 horas na sexta e 8 no sabado, quanto pago',
    // of each metre, or once
    'uma bolsa leva 2 metros de lona a 34 o metro e 12 de fecho e ilhos, quanto sobra',
    // 'das 5' is no tax
    // of a dozen, or of each of them
    'vendi 4 duzias de pastel a 3 cada, quanto da',
  ])('no sum where a word may be taken for another: %s', (question) => expect(talk(question)).not.toContain('Conta: '))
})
