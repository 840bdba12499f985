import type { AskedSum } from './asked-sums.fixture.ts'

const rateOf = (amount: number, instalment: number, months: number): number => {
  let rate = 0.03
  for (let n = 0; n < 500; n++) rate = (instalment * (1 - (1 + rate) ** -months)) / amount
  return rate * 100
}

/** Kept apart while the relations were written: their first run is the honest rate. */
export const HELD_SUMS: readonly AskedSum[] = [
  [
    [16_000, 2],
    'gasto 26 pra montar uma cesta de cafe, a plataforma cobra 12% e o imposto é 4%. quero q fique 30% pra mim, qual valor?',
    26 / 0.54,
  ],
  [
    [11_000, 1],
    'meu sabonete custa sete e cinquenta, quero metade do preço de lucro e ainda pago 5% no cartao. por quanto devo vender',
    7.5 / 0.45,
  ],
  [
    [70_000, 8],
    'custo da cadeira 240, comissao do vendedor 5%, imposto 9% e lucro de 25%. qual preço de venda?',
    240 / 0.61,
  ],
  [[9_000, 1], 'pra cair 800 limpinho na conta com taxa de 3,5% eu cobro quanto?', 800 / 0.965],
  [
    [40_000, 4],
    'tenho 10.800 de custo fixo no pet shop, banho 70 com 16 de produto. quantos banhos pra pagar as contas e por dia se abro 25?',
    200,
    8,
  ],
  [
    [35_000, 3],
    'cada aluno deixa 130 por mes depois dos custos, minhas contas sao 9.100. com quantos alunos eu empato',
    70,
  ],
  [
    [30_000, 3],
    'aluguel e salario somam 8.400 e de cada 100 reais vendidos me sobra 35. quanto tenho que faturar pra empatar?',
    24_000,
  ],
  [
    [28_000, 3],
    'sao 75 alunos de natação a 160. penso em subir pra 180, uns 7 devem sair. vale a pena?',
    12_000,
    12_240,
    240,
  ],
  [
    [22_000, 2],
    'faço 210 entregas por mes a 12 reais, se eu botar 14 e cair 15% das entregas ganho ou perco?',
    2_520,
    2_499,
    21,
  ],
  [[19_000, 2], 'lavo 140 carro no mes a 50, se eu cobrar 60 quantos carro posso perder sem ficar pior?', 23],
  [
    [90_000, 6],
    'tenho margem de 35% e queria dar 10% de desconto no mes de aniversario, quantos por cento a mais tem q vender',
    40,
  ],
  [[90_000, 6], 'ganho 50% em cima do preço e dou 20% off, qto a mais em quantidade preciso', 66.67],
  [
    [36_000, 3],
    'vou registrar um motoboy com salario de 2.200 no simples. me sai por quanto todo mes somando fgts, 13o e ferias',
    2_640,
  ],
  [[36_000, 3], 'qto vou gastar por ano com uma recepcionista de 1.750 na carteira?', 25_200],
  [[70_000, 4], 'a Rita vende um terço da loja, pensei em pagar 5% pra ela. isso da quanto no mes?', 1_166.67],
  [[42_000, 3], 'comissao de 3,5 por cento sobre o faturamento da quanto?', 1_470],
  [[20_000, 2], 'o tatuador parceiro fica com sessenta por cento, fez 9.800 no mes. quanto sobra pro estudio', 3_920],
  [
    [33_000, 3],
    'poke de 39,90 no delivery, comissao 25%, ingredientes 14,20 e pote 1,50. qto fica pra mim e qual porcentagem',
    39.9 * 0.75 - 15.7,
    ((39.9 * 0.75 - 15.7) / 39.9) * 100,
  ],
  [
    [15_000, 1],
    'quadro de 200 no mercado livre, taxa de 17%, material 55 e frete 22 por minha conta. quanto ganho em cada',
    89,
  ],
  [
    [60_000, 2],
    'vou rodar 1.150 km, carreta faz 2,3 km no litro, diesel a 6,20, pedagio 310, ajudante 200. pagam 5.500 no frete, sobra algo?',
    5_500 - 500 * 6.2 - 510,
  ],
  [
    [12_000, 1],
    'mudança de 90 km, camionete faz 7 km/l, gasolina 6,30, pago 150 pro ajudante. cobrei 480, sobrou quanto?',
    480 - (90 / 7) * 6.3 - 150,
  ],
  [
    [55_000, 4],
    'o gerente me oferece 30 mil pra pagar em 24 parcelas de 1.890. que juros é esse?',
    rateOf(30_000, 1_890, 24),
    45_360,
    15_360,
  ],
  [
    [20_000, 2],
    'comprei moto de 12.000 em 36x de 560, quanto pago de juros ao todo e ao mes',
    rateOf(12_000, 560, 36),
    20_160,
    8_160,
  ],
  [
    [40_000, 3],
    'emprestimo de 10 mil com juros de 3% ao mes em 12x, qual o valor da prestaçao?',
    (10_000 * 0.03) / (1 - 1.03 ** -12),
  ],
  [
    [26_000, 2],
    'balcao refrigerado 7.200 parcelado em 10x sem juro. minha margem é 24%, quanto a mais tenho que vender por mes pra pagar a parcela?',
    720,
    3_000,
  ],
  [
    [34_000, 2],
    'passei 2.700 em 3x no credito, taxa da maquina três por cento. qto recebo em cada mes e qto ela come?',
    873,
    81,
  ],
  [[50_000, 4], 'adiantar 8.500 de recebiveis com taxa de 3,8%, sobra quanto pra mim?', 8_177, 323],
  [[48_000, 4], 'quebra em media 9 pratos por mes e cada um custa 23, quanto isso da por ano?', 2_484],
  [[37_000, 4], 'murcha umas 15 duzia de rosa por semana, a duzia me custa 18. qto perco no mes?', 1_170],
  [[30_000, 3], 'estraga 6% da minha compra de frutas q é 9 mil por mes. quanto é isso no ano?', 540, 6_480],
  [[27_000, 3], 'a sala de massagem fica vazia 12 horas por semana e a hora é 90, quanto perco por mes', 4_680],
  [
    [95_000, 9],
    'a injetora para 40 minutos por dia, cada hora dela vale 150, trabalho 22 dias. qto custa no mes?',
    2_200,
  ],
  [
    [30_000, 3],
    'qero sair de 30 mil pra 45 mil por mes em um ano, preciso crescer quantos por cento ao mes',
    (1.5 ** (1 / 12) - 1) * 100,
  ],
  [
    [64_000, 4],
    'quero vender 30% a mais daqui 6 meses. quanto por mes tenho q crescer e vou chegar em quanto?',
    (1.3 ** (1 / 6) - 1) * 100,
    83_200,
  ],
  [
    [41_000, 4],
    'plotter custa 14.400 e vai me render 1.100 a mais por mes mas gasta 300 de tinta. se paga em qto tempo?',
    18,
  ],
  [[29_000, 2], 'maquina de sorvete de 21 mil, sobra 1.750 por mes com ela, quantos meses pra pagar', 12],
  [[64_000, 5], 'pago 7.040 de aluguel no shopping, nao ta demais?', 11],
  [[82_000, 8], 'gasto 24.600 com funcionario, quanto por cento do que entra é isso?', 30],
  [[38_000, 3], 'minha conta de luz da padaria deu 3.420, isso pesa muito?', 9],
  [
    [6_000, 1],
    'sou eletricista e queria tirar 5.500, gasto 1.100 com carro e ferramenta, trampo umas 120 horas no mes. minha hora tem q ser quanto',
    55,
  ],
  [
    [7_000, 1],
    'preciso de 3.800 limpo, meus custos sao 900, imposto de 6% e consigo 50 sessões no mes. valor da sessão?',
    4_700 / 0.94 / 50,
  ],
  [[5_000, 1], 'sou mei e ja vendi 70.500 nesse ano, quanto falta pro limite', 10_500],
  [[null, 1], 'faço 350 por dia 6 dias na semana, quanto tiro no mes?', 9_100],
  [[null, 1], 'ganho 850 por quinzena, no mes da quanto', 1_700],
  [
    [30_000, 4],
    'mando costurar fora a 6,50 a peça e aqui dentro sairia 4,20, faço 800 por mes. quanto economizo?',
    1_840,
  ],
  [
    [30_000, 4],
    'um vende o rolo a 92 com entrega de 60, outro a 99 sem entrega, preciso de 12 rolos, qual compensa',
    1_164,
    1_188,
  ],
  [[55_000, 4], 'o boleto de 4.800 tem 3% de desconto se pagar a vista, economizo quanto', 144],
  [
    [70_000, 3],
    'lucro de 12.600 pra dividir entre eu com 70% e minha irma com 30%. quanto da pra cada uma?',
    8_820,
    3_780,
  ],
  [[75_000, 7], 'gasto 60% do que faturo e queria 6 meses guardados de reserva, da quanto isso?', 270_000],
]

/** Stories with numbers or hours in them that ask for no sum. */
export const HELD_STORIES: readonly (readonly [revenue: number, people: number, question: string])[] = [
  [
    31_000,
    4,
    'abri uma sorveteria ha 3 anos, tenho 4 funcionario e 2 deles chegam 20 minuto atrasado todo dia, como eu resolvo isso',
  ],
  [44_000, 5, 'levanto as 5, fecho as 20, faz 14 meses que nao folgo e a equipe me liga ate domingo, to no limite'],
  [18_000, 2, 'o vizinho abriu igual ao meu cobrando 25 no corte e eu cobro 40, ja perdi uns 15 cliente'],
  [52_000, 6, 'das 3 forneiras uma faz 40 paes por hora e as outras 25, ja conversei 2 vezes e nao muda'],
  [23_000, 2, 'compro 200 rosas pro dia dos namorados e na quarta seguinte jogo 80 no lixo, todo ano igual'],
  [66_000, 7, 'o prato sai com 2 bifes num dia e 3 no outro, cada cozinheiro faz de um jeito e enche 1 balde de sobra'],
  [12_000, 1, 'levo 6 horas num quadro, cobro 250 e a pessoa diz que na loja acha por 90, ai fico sem graça e baixo'],
  [80_000, 9, 'contratei 3 em 6 meses e os 3 foram embora antes dos 90 dias, o que ta errado comigo?'],
  [27_000, 3, 'tem cliente q pede 1 orçamento, depois outro, ja fiz 5 pro mesmo e ele nao fecha'],
  [
    39_000,
    4,
    'minha loja tem 2 vitrines e 1 porta, entram umas 40 pessoa por dia e quase ninguem compra, como melhoro?',
  ],
]

/** The same, seen while the relations were written. */
export const SEEN_STORIES: typeof HELD_STORIES = [
  [28_000, 3, 'o cliente chega as 18h50, eu fecho as 19, e quer ser atendido por 1 hora, como digo nao sem perder ele'],
  [60_000, 8, 'de 8 na equipe 3 faltaram segunda e 2 na terça, sempre depois do jogo, oq faço'],
  [15_000, 1, 'faço 12 encomenda por semana sozinha, durmo 4 horas e minha filha de 6 anos reclama, como saio dessa'],
  [33_000, 4, 'a loja do lado baixou o preço pra 19,90 e o meu é 34, o povo entra so pra reclamar'],
  [71_000, 6, 'ja troquei 3 vezes de entregador em 2 meses e as encomenda continua chegando 1 dia depois'],
  [19_000, 2, 'mandei 40 orçamentos esse mes e so 3 responderam, to desanimado'],
  [47_000, 5, 'as 7 da manha tem 10 na fila e as 9 nao tem ninguem, como arrumo a escala'],
  [90_000, 11, 'tenho 11 funcionarios e 2 grupos que nao se falam desde uma briga em 2024'],
]
