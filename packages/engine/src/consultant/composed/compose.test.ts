import { describe, expect, test } from 'vitest'
import { answerConsultant } from '#src/consultant/answer.ts'
import { composed } from './compose.ts'

const found = (question: string) => {
  const sum = composed(question)
  return sum && Math.round(sum.value * (sum.share ? 100 : 1) * 100) / 100
}

describe('the one result that the numbers have in the unit that is asked for', () => {
  test.each([
    // rates by what they share
    ['comprei 15 caixas de cerveja com 12 garrafas cada a 72 reais a caixa, quanto sai a garrafa', 6],
    ['minha fiorino faz 11 km por litro rodo 2200 km no mes e a gasolina ta 6,00 quanto gasto', 1_200],
    ['o forno puxa 4 kw e fica ligado 5 horas por dia 26 dias com o kwh a 0,90 quanto da na conta', 468],
    ['o alqueire deu 60 sacas e vendi a 132, plantei 15 alqueires, quanto da bruto', 118_800],
    ['uso 3 embalagens de 0,40 por pedido e faço 700 pedido, quanto gasto em embalagem', 840],
    ['a barra de chocolate de 1 kg custa 42 e cada ovo leva 350 gramas, quanto vai de chocolate por ovo', 14.7],
    ['preciso de 36 metros de tecido e o rolo tem 12, quantos rolos compro', 3],
    ['a van gasta 1 litro a cada 9 km e rodo 180 km por dia com diesel a 6,10 quanto gasto por dia', 122],
    ['se 1 saco de cimento faz 12 blocos grandes, pra 600 blocos quantos sacos', 50],
    ['a resma com 500 folhas custa 28 e cada apostila gasta 70 folhas, quanto vai de papel na apostila', 3.92],
    ['a prensa faz 220 tijolos por hora, trabalho 7 horas, em quantos dias faço 15.400', 10],
    ['o tecido custa 24 o metro e uma saia leva 1,5 metro mais 8 de ziper, quanto custa a saia', 44],
    ['50 kg de farinha dao 800 paes, quantos kg pra 2.000 paes', 125],
    ['o tear faz 2,5 metros por hora, quantos metros em 6 dias de 8 horas', 120],
    ['preciso repor 240 copos e a caixa vem 48 por 96 reais, quanto vou gastar', 480],
    // a size that changes nothing
    ['o saco de ração de 15 kg custa 180 e dura 12 dias, quanto gasto por dia', 15],
    // lists
    [
      'receita do brownie: 12 de chocolate, 6 de manteiga, 4 de ovo e 3 de farinha, rende 20. quanto custa cada um',
      1.25,
    ],
    ['tenho duas meninas no salao uma ganha 1800 e a outra 2200 quanto vai de salario por mes', 4_000],
    ['minhas vendas: segunda 430, terça 380, quarta 510, quanto deu', 1_320],
    ['vendi 70 camisetas a 45 e 30 calças a 90 quanto deu', 5_850],
    ['minha conta de agua veio 310 em abril 290 em maio e 345 em junho quanto deu os tres meses', 945],
    ['quanto ganho por mes com 30 mensalistas de 130 e 15 de 90', 5_250],
    ['3 filiais com aluguel de 2.400, 1.900 e 3.100 quanto pago ao todo', 7_400],
    ['pago 2 salarios minimo de 1.518 mais 800 de vale, quanto gasto', 3_836],
    ['com 40 reais de gasolina rodo 75 km, quanto custa rodar 300 km', 160],
    // what comes in less what goes out
    ['tenho 64 alunas a 95, aluguel 1.800 e professora 2.100, quanto me sobra', 2_180],
    ['tinha 12 mil na conta, entrou 31 mil e saiu 35, quanto ficou', 8_000],
    ['levo 3 horas pra fazer um buque e cobro 150, gasto 60 de flor, quanto ganho por hora', 30],
    // what has to come in
    ['vendo a pulseira a 35 e gasto 9 de material e 2 de saquinho quantas preciso vender pra pagar 960 da feira', 40],
    ['quero tirar 6000 por mes trabalhando 120 horas e tenho 1800 de despesa quanto cobrar a hora', 65],
    ['a mensalidade é 170 e o professor fica com 30 de cada aluno, com 90 alunos quanto fica pra academia', 12_600],
    ['contratei pedreiro a 200 a diaria por 12 dias e gastei 1.850 de material, quanto ficou a reforma', 4_250],
    ['vendo por 60 o kg do siri e compro a 35, vendi 20 kg quanto ganhei', 500],
    ['5 sacos de gesso a 18,90 e 2 de areia a 140 quanto da', 374.5],
    ['cada show gasto 480 e cobro 1.150, fiz 7 shows, quanto sobrou', 4_690],
    ['hospedo 9 gatos a 60 a diaria por 5 dias quanto recebo', 2_700],
    // a part of them
    ['perco 8 de cada 200 ovos, colho 3.000 por semana, quantos quebram', 120],
    ['tive 22 faltas de 176 consultas quanto da em porcentagem', 12.5],
    ['na turma tem 20 crianças mas 6 sao bolsistas e nao pagam, as outras pagam 110, quanto entra', 1_540],
    ['a cada 100 pães queimo 6, faço 2.500 por dia, quantos perco', 150],
    ['tinha 180 alunos na academia e sairam 9 esse mes qual minha taxa de perda', 5],
    ['de 36 bolos de pote que fiz sabado vendi 27 quantos por cento sobrou?', 25],
    ['vendi 25 mil dos quais 60% no credito com taxa de 4%, quanto perdi em taxa', 600],
    ['no mes passado 9 das 45 encomendas atrasaram, quantos por cento', 20],
    ['sobrou 32 pães de 400, quantos por cento sobrou', 8],
    // the calendar
    ['gasto 90 por semana em flores pro salao, quanto da por ano', 4_680],
    ['pago 2400 de seguro da van por ano quanto da por mes', 200],
    ['pago 300 de luz por semana e 900 de aluguel por mes, quanto da por mes', 2_200],
    ['tenho 3 motoboys a 90 a diaria de sexta a domingo quanto da por semana', 810],
    ['minha divida é 14 mil e pago 700 por mes sem juro, em quanto tempo quito', 20],
  ])('%s', (question, value) => expect(found(question)).toBe(value))
})

test.each([
  // two ways of taking them
  'comprei 8 bandejas por 12 e gastei 30, quanto gastei',
  // nothing of what is asked is counted
  'tenho 400 galinhas e gasto 900 de ração, quantos ovos por dia',
  'quantos funcionarios preciso pra abrir uma loja de 80 metros com 3 caixas',
  // what is left can't be known from what comes in
  'vendo 30 marmitas por dia a 18, quanto sobra',
  // how many were good isn't how many were paid for
  'comprei 60 pintinhos a 7 e morreram 6, quanto saiu cada um que ficou',
  // what is lost of a price is lost of what it was paid for
  'compro peixe a 17 o kg e perco 35% na limpeza, quanto fica o kg limpo',
  // the same kilos again
  'paguei 1.320 em 60 kg de cafe cru e torrado virou 50 kg, quanto saiu o kg torrado',
  // what eighteen are of isn't said
  'passeio de barco a 60 por pessoa, cabem 18 e faço 2 saidas por dia, quanto no maximo por dia',
  // the first is what it cost, by a word that isn't said
  'vendi um carro de 32 mil por 35.500 e gastei 1.200 de reparo quanto ganhei',
  // of one box, or of all three
  'comprei 3 caixas com 12 latas por 60, quanto saiu a lata',
  // two rates of one price
  'vendo a 120, custa 50, cartão come 4% e o simples 8%, quanto sobra',
  'comecei em 2019 com 2 funcionarios e hoje tenho 7 e nao consigo tirar ferias o que faço',
])('no result: %s', (question) => expect(composed(question)).toBeNull())

test('the sum is shown, and wins over one that takes a number wrongly', () => {
  const { answer } = answerConsultant({
    question: 'fornecedor cobra 4,20 o metro e mais 84 de frete, comprei 120 metros, quanto saiu o metro',
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })
  expect(answer).toBe('São R$ 4,90 por metro.\n\nConta: R$ 4,20 + R$ 84 ÷ 120 = R$ 4,90 por metro.')
})

test.each([
  ['gasto 6,80 pra fazer um pastel e vendo a 12, quanto sobra em 900 pastel por mes', 'R$ 4.680'],
  ['custa 4 pra fazer um bolo e vendo por 15, vendo 200 por mes quanto sobra', 'R$ 2.200'],
  ['compro a camiseta a 28 e vendo a 59, vendi 40 quanto ganhei', 'R$ 1.240'],
  ['faço 900 pastel por mes a 12 e cada um me custa 6,80, quanto sobra', 'R$ 4.680'],
  ['gasto 30 de material numa unha e cobro 90, fiz 25 quanto ficou', 'R$ 1.500'],
  ['compro a 15 e vendo a 25 quantos preciso vender pra pagar o aluguel de 1.500', '150'],
])('less than one is sold for is spent on each: %s', (question, value) => {
  const { answer } = answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })
  expect(answer).toContain(value)
})

test('on one or on all, nobody knows: no sum', () => {
  const { answer } = answerConsultant({
    question: 'faço unha a 40, gasto 6 de material, 12 por dia, quanto fica no dia',
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })
  expect(answer).not.toMatch(/47[0-9]/)
})

test.each([
  ['preciso de 40 metros de lona e o rolo tem 15, quantos rolos', 'São 3.'],
  ['com 10 kg de massa faço quantas broas se cada uma leva 300 gramas', 'São 33.'],
])('what is counted comes in whole ones: %s', (question, value) => {
  const { answer } = answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })
  expect(answer).toContain(value)
})

test.each([
  // a dearer price that some leave for has a sum of its own
  'tenho 70 alunos pagando 50 se eu cobrar 60 e sair 5 quanto entra',
  // two offers are no list
  'um faz a 38 o metro com frete de 240 e o outro a 41 com frete gratis, vou comprar 60 metros qual sai mais barato',
  // metres by metres
  'uma tela de 6 por 4 metros a 35 o metro quanto cobro',
  // the lost ones were paid for too
  'peguei 40 kg de peixe a 14, perdi 6 kg e vendi o resto a 26, quanto ganhei',
  // how many, and what all of them cost
  'mandei fazer panfleto 2.000 por 140 quanto cada',
  // of each day, or once
  '6 diarias por mes a 180 reais e gasto 12 de onibus em cada, quanto sobra',
  // a verb is no label of an amount
  'vendi fiado 300 e fez 86 essa semana quanto entrou',
])('no result: %s', (question) => expect(composed(question)).toBeNull())
