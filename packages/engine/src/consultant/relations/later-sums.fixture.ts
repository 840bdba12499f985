import type { AskedSum } from './asked-sums.fixture.ts'

const rateOf = (amount: number, instalment: number, months: number): number => {
  let rate = 0.03
  for (let n = 0; n < 500; n++) rate = (instalment * (1 - (1 + rate) ** -months)) / amount
  return rate * 100
}

/** Written when the relations stood, and run once before anything was mended by them. */
export const LATER_SUMS: readonly AskedSum[] = [
  [
    [24_000, 2],
    'queria saber q preço dou pro meu brownie. gasto 3,80 em cada, maquininha 4% e imposto 5%, quero lucrar 45%',
    3.8 / 0.46,
  ],
  [
    [130_000, 10],
    'a mesa de madeira me sai 680 reais, o representante leva 8% e de nota vai 11%. pra eu ficar com 22% vendo por quanto?',
    680 / 0.59,
  ],
  [
    [14_000, 1],
    'se o elo7 tira 18% e eu quero q sobre 45 reais numa almofada q me custa 28, anuncio por quanto?',
    73 / 0.82,
  ],
  [[14_000, 1], 'cliente pagou 250 no credito e a taxa é 4,99%, qto entrou pra mim?', 250 * 0.9501],
  [[20_000, 2], 'a peça custa 60, imposto 7% e comissao 5%. qual o menor preço pra nao tomar prejuizo?', 60 / 0.88],
  [
    [32_000, 3],
    'preciso pagar 6.900 de despesa fixa todo mes, cada escova sai 55 e vai 11 de produto. qtas escovas pra ficar no zero a zero?',
    156.82,
  ],
  [
    [27_000, 2],
    'quantos cafe preciso vender por dia pra pagar as contas se meu fixo é 5.400, cada café deixa 6 reais e abro 26 dias',
    900,
    34.62,
  ],
  [[85_000, 7], 'com margem de 28% e despesa fixa de 21 mil quanto a loja tem q faturar pra nao dar prejuizo', 75_000],
  [
    [60_000, 5],
    'escola de musica, 130 aluno a 240 cada. reajuste de 12% e calculo que 10 vao embora. fica melhor ou pior?',
    31_200,
    32_256,
    1_056,
  ],
  [
    [16_000, 1],
    'atendo 95 pessoas no mes por 85. aumentando pra 100 e perdendo 12, entra mais ou menos dinheiro?',
    8_075,
    8_300,
    225,
  ],
  [[33_000, 3], 'tenho 220 assinantes de cesta organica a 65, subindo 5 reais quantos eu aguento perder?', 15],
  [[48_000, 4], 'posso dar 8% de desconto? minha margem é 32% quanto preciso vender a mais', 33.33],
  [
    [38_000, 4],
    'se eu contratar um padeiro de 2.600 com carteira assinada, no simples, qual o custo mensal dele pra mim?',
    3_120,
  ],
  [
    [38_000, 4],
    'to pensando em registrar mais uma vendedora a 1.700, sobra 40% das minhas vendas. quanto ela tem q vender pra se pagar?',
    2_040,
    5_100,
  ],
  [[55_000, 5], 'meu gerente quer 1,5% de tudo que a loja fatura, isso sai quanto por mes?', 825],
  [[62_000, 4], 'a Jô vende 40% do total e eu pago 6% pra ela, quanto dá', 1_488],
  [[26_000, 2], 'barbeiro fica com 45% do que faz e fez 7.200, quanto sobra pra barbearia?', 3_960],
  [
    [21_000, 2],
    'temaki a 38 no ifood, taxa 26,5%, gasto 13 de insumo e 2 de embalagem, qual meu lucro em cada?',
    38 * 0.735 - 15,
  ],
  [
    [21_000, 2],
    'vendo caneca por 49,90 na shopee, comissao 20%, taxa fixa de 4, a caneca custa 15 e a caixinha 2,90. compensa?',
    49.9 * 0.8 - 21.9,
  ],
  [
    [31_000, 1],
    'peguei uma entrega de 420 km, meu caminhaozinho faz 6 km por litro e o diesel custa 6,15. pedagio deu 85 e comi 60. recebi 1.100, ganhei quanto?',
    1_100 - 70 * 6.15 - 145,
  ],
  [
    [31_000, 1],
    'pra ir ate o sitio sao 180 km, carro faz 12 no litro, gasolina 6,29 e cobro 350 a visita, sobra quanto',
    350 - 15 * 6.29,
  ],
  [
    [40_000, 3],
    'peguei 25 mil e to devolvendo em 30 parcelas de 1.320, qual a taxa de juros ao mes?',
    rateOf(25_000, 1_320, 30),
    39_600,
    14_600,
  ],
  [
    [40_000, 3],
    'o banco quer 6 prestações de 1.900 por um emprestimo de 10 mil, o juro ta alto? quanto da por mes',
    rateOf(10_000, 1_900, 6),
    11_400,
    1_400,
  ],
  [
    [18_000, 2],
    'chapa de lanche 3.600 em 6x sem juros, margem de 30%, tenho q vender quanto a mais no mes pra cobrir a parcela',
    600,
    2_000,
  ],
  [[18_000, 2], 'vendi um oculos de 1.500 em 10x no cartao com taxa de 5%, quanto entra por mes?', 142.5, 75],
  [[60_000, 4], 'antecipando 20 mil da maquininha me cobram 5,5%, recebo quanto?', 18_900, 1_100],
  [
    [45_000, 5],
    'sobra todo dia 3 kg de arroz pronto, cada kg me custa 7,50 e abro 26 dias. da quanto de perda no mes?',
    585,
  ],
  [[45_000, 5], 'por semana estrago 20 mudas que custam 4,50 cada, quanto perco em um ano', 4_680],
  [[45_000, 5], 'quebra 3% do que compro, gasto 15 mil de mercadoria por mes, qto vai embora no ano?', 450, 5_400],
  [
    [30_000, 3],
    'minha dentista fica 8 horas por semana sem paciente, a hora rende 180, quanto deixo de ganhar por mes?',
    6_240,
  ],
  [
    [30_000, 3],
    'o trator para 45 minutos por dia esperando, a hora maquina é 220, 20 dias no mes. quanto isso custa?',
    3_300,
  ],
  [
    [50_000, 4],
    'quero passar de 50 pra 80 mil de faturamento em 10 meses, qual crescimento mensal?',
    ((80 / 50) ** 0.1 - 1) * 100,
  ],
  [
    [22_000, 2],
    'minha meta é faturar 40% a mais em um ano, quanto % tenho que crescer ao mes?',
    (1.4 ** (1 / 12) - 1) * 100,
    30_800,
  ],
  [
    [35_000, 3],
    'lavadora industrial de 27 mil, me economiza 2.100 de lavanderia por mes e gasta 600 de agua e luz. quando se paga?',
    18,
  ],
  [[35_000, 3], 'trocar as lampadas custa 2.400 e a conta cai de 780 pra 580, em quantos meses recupero?', 12],
  [[28_000, 2], 'meu aluguel é 4.480, acha muito pra quem fatura o que eu faturo?', 16],
  [[28_000, 2], '2.520 de luz por mes é quanto do que eu vendo?', 9],
  [
    [9_000, 1],
    'sou manicure e quero sobrar 4 mil por mes, material e aluguel dao 1.300, imposto 5%, faço 140 atendimentos. qual preço?',
    5_300 / 0.95 / 140,
  ],
  [
    [9_000, 1],
    'fotografo, preciso tirar 7.000 e minhas contas do estudio sao 2.200. faço 8 ensaios por mes, cobro quanto em cada',
    1_150,
  ],
  [[7_500, 1], 'mei desde 2021, esse ano ja foi 66.400, quanto resta do teto?', 14_600],
  [[null, 2], 'entra uns 2.300 por semana na barraca, da quanto por mes?', 9_966.67],
  [[null, 2], 'vendo 420 por dia na feira, vou 3 dias por semana. por mes da quanto?', 5_460],
  [
    [40_000, 5],
    'o pao de queijo pronto custa 0,95 e fazendo aqui sai 0,60, vendo 3.000 por mes, quanto economizo',
    1_050,
  ],
  [
    [40_000, 5],
    'loja 1 vende a 45 a caixa com 70 de frete e a loja 2 a 48 com frete gratis, quero 20 caixas, qual sai mais barato?',
    970,
    960,
  ],
  [[40_000, 5], 'o fornecedor da 4% se eu pagar a vista 12.000, economizo qto?', 480],
  [[90_000, 6], 'lucro foi 18 mil, meu socio tem 40% e eu 60, quanto vai pra cada?', 7_200, 10_800],
  [[52_000, 4], 'gasto 75% do que entra, quero ter 3 meses de despesa na reserva, quanto da?', 117_000],
  [[52_000, 4], 'minha despesa é 11 mil por mes e quero 6 meses de folga guardado, quanto tenho q juntar', 66_000],
]
