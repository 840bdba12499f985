import { describe, expect, it, test } from 'vitest'
import { answerConsultant } from '#src/consultant/answer.ts'
import { restsWith } from './rests.ts'

const ask = (question: string) =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  }).answer

test.each([
  'fiz 3.200, 45% é do salão e o resto eu divido com a Bia, quanto fica pra Bia?',
  'fiz 3.200, 45% é do salão e o resto do espaço, quanto fica pro salão?',
])('whose the rest is, is not said: %s', (question) => expect(restsWith(question)).toBeNull())

describe('sums in which a number counts more than once', () => {
  it.each([
    // bought, spoilt, the rest sold
    ['comprei 90 mudas de orquidea a 6, 15 morreram e vendi as outras a 14, quanto lucrei', 'R$ 510'],
    ['fiz 50 trufas por 75 reais, derreteu 10% e vendi o resto a 4, quanto sobrou', 'R$ 105'],
    ['tirei 80 caixas de manga, 25% foi pro descarte, vendi o resto a 20 a caixa, quanto entrou', 'R$ 1.200'],
    // a price that changes, and how much of it is bought
    ['a garrafa subiu de 3,20 pra 3,90 e uso 400 garrafas por mes, quanto gasto a mais', 'R$ 280'],
    ['compro 60 kg de polvilho por semana, era 9 e foi pra 10,50, quanto aumenta por mes', 'R$ 390'],
    // a dearer price that some leave for
    ['tenho 30 alunos de yoga a 120, se subir pra 135 e perder 2 quanto entra', 'R$ 3.780'],
    ['tenho 50 clientes pagando 80, se aumentar 10% e sair 10% fico com quanto', 'R$ 3.960'],
    // two offers
    [
      'na fabrica sai 14 o metro mais 90 de frete, na loja sai 17 sem frete, preciso de 40 metros, qual mais barato',
      'R$ 650',
    ],
    ['um faz a 22 a caixa em 30 dias e o outro a 21 em 10 dias, pego 15 caixas, qual compensa', 'Não usei'],
    ['o freezer sai 2.800 no pix ou 10x de 310, quanto pago a mais parcelando', 'R$ 300'],
    // what goes out of the price
    ['minha vela sai a 9 reais, quero 40% de lucro, imposto é 6% e a shopee leva 14%, por quanto vendo', 'R$ 22,50'],
    ['minha margem é 18% e faturei 30 mil, quanto lucrei', 'R$ 5.400'],
    // metres by metres
    ['piso de 5 por 3 metros a 48 o metro, quanto cobro', 'R$ 720'],
    // packs
    ['minhas galinhas botam 96 ovos por dia, vendo a 13 a duzia, quanto faço em 30 dias', 'R$ 3.120'],
    ['200 codornas com postura de 75%, quantas duzias em 20 dias', '250 dúzias'],
    // a few words
    ['48 duzias a 11,50', 'R$ 552'],
    ['40 marmitas a 17 quanto dá?', 'R$ 680'],
    ['guarda roupa 2.400 menos 5%', 'R$ 2.280'],
    // what is left where a part went to somebody else
    ['tenho 4.800 fiado na rua e já me pagaram 25% disso, quanto ainda falta receber?', 'R$ 3.600'],
    ['o barbeiro fez 3.200 no mes, 45% é dele e o resto da barbearia, quanto fica pra barbearia?', 'R$ 1.760'],
    // a share of each
    ['pacote de 5 massagens por 400 e fico com 60%, quanto ganho por massagem', 'R$ 48'],
  ])('%s', (question, result) => {
    const answer = ask(question)
    expect(answer).toContain(result)
    expect(answer).toContain('Conta: ')
  })

  it.each([
    // a date is no amount
    'meu aluguel vence dia 10 e o dono quer reajustar 18%, é abusivo',
    // of one or of all, nobody knows
    'comprei 30 pulseiras por 12, perdi 4 e vendi as outras a 20, quanto lucrei',
    // a sack and a kilo can't be compared
    'um vende a 90 o saco e o outro a 4 o quilo, uso 50 quilos, qual mais barato',
    // a dozen is no single one
    'faço 300 brigadeiros e vendo a 30 o cento e gasto 12, quanto sobra por dia',
    // what is hers is not what is left
    'fiz 3.000, 60% é dela e o resto meu, quanto fica pra ela?',
    // how many days isn't said
    'asso 240 broas por dia a 10 a duzia, quanto entra no mes',
  ])('are not done where a number has no sure part: %s', (question) => {
    expect(ask(question)).not.toContain('Conta: ')
  })
})
