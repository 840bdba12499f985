/** Who asks: what comes in by the month (null: unknown) and how many work there. */
export type Asker = readonly [revenue: number | null, people: number]
/** A question and the figures that its answer has to say, reckoned apart. */
export type AskedSum = readonly [asker: Asker, question: string, ...figures: number[]]

/** The monthly rate of equal instalments, by halving. */
const rateOf = (amount: number, instalment: number, months: number): number => {
  let [low, high] = [1e-9, 1]
  for (let n = 0; n < 80; n++) {
    const rate = (low + high) / 2
    if ((instalment * (1 - (1 + rate) ** -months)) / rate > amount) low = rate
    else high = rate
  }
  return low * 100
}
const instalmentOf = (amount: number, percent: number, months: number) =>
  (amount * (percent / 100)) / (1 - (1 + percent / 100) ** -months)

/** In owners' own spelling, several of each relation. */
export const ASKED_SUMS: readonly AskedSum[] = [
  // price from what it costs, what is to be left and what is taken from it
  [
    [22_000, 2],
    'minha torta sai por 34 reais de custo, quero ficar com 35% do preço e o cartao leva 3%. que preço eu boto?',
    34 / 0.62,
  ],
  [
    [18_000, 2],
    'um vaso de ceramica me custa 21,50, pago 6% de imposto e a feira cobra 10%. quero 30 por cento de lucro no preço, vendo a quanto',
    21.5 / 0.54,
  ],
  [
    [30_000, 3],
    'a camiseta estampada custa 17 pra mim e o site fica com 18%. por quanto anuncio pra sobrar 20 reais limpo em cada?',
    37 / 0.82,
  ],
  [
    [9_000, 1],
    'quero receber 150 limpo na maquininha q cobra quatro e meio por cento, quanto passo no cartão?',
    150 / 0.955,
  ],
  // break-even
  [
    [26_000, 3],
    'minha despesa fixa na barbearia é 7.200 por mes, o corte é 45 e gasto 9 em cada. abro 24 dias, quantos cortes por dia pra empatar?',
    7_200 / 36,
    7_200 / 36 / 24,
  ],
  [
    [50_000, 6],
    'as contas fixas da pizzaria dao 14 mil e cada pizza deixa 28 depois da massa e recheio. quantas pizza no mes so pra nao ter prejuizo',
    500,
  ],
  [
    [40_000, 4],
    'fixo 12.500 e sobra uns 40% de cada venda na minha loja de tecido. qto preciso vender por mes pra não dar prejuizo e por dia em 25 dias?',
    31_250,
    1_250,
  ],
  // a rise against those who leave
  [
    [36_000, 3],
    'tenho 90 clientes de pilates pagando 210. se subo 10% e saem 6, melhora ou piora?',
    90 * 210,
    84 * 231,
    84 * 231 - 90 * 210,
  ],
  [
    [14_000, 2],
    'cobro 35 no banho e faço 160 por mes. se eu passar pra 42 e perder 20 banho ganho ou perco dinheiro',
    5_600,
    5_880,
    280,
  ],
  [[25_000, 2], 'hj sao 60 mensalista a 180, quero aumentar 15 reais, ate quantos posso perder sem piorar', 4],
  // a discount and how much more has to be sold
  [
    [60_000, 5],
    'minha margem é de 40 por cento, se eu fizer promoçao de 15% off quanto a mais preciso vender pra empatar',
    60,
  ],
  [[60_000, 5], 'trabalho com 25% de margem e o cliente quer 5% de desconto, tenho que vender quanto a mais', 25],
  // a hire
  [
    [40_000, 3],
    'quero assinar a carteira de um balconista de 2.000, sou do simples, sai quanto por mes com ferias decimo terceiro e fgts?',
    2_400,
  ],
  [
    [52_000, 4],
    'penso em contratar uma auxiliar por 1.900 registrada. minha margem é 35%, qto preciso vender a mais pra ela se pagar?',
    2_280,
    2_280 / 0.35,
  ],
  // commission
  [[80_000, 5], 'meu vendedor faz 60% das vendas e eu ia pagar 3% de comissao pra ele, quanto da por mes?', 1_440],
  [
    [45_000, 3],
    'quero dar 2,5% de comissao em tudo q a loja vende, quanto isso me custa por mês e no ano',
    1_125,
    13_500,
  ],
  [
    [30_000, 3],
    'a manicure fica com 55% e fez 6.400 esse mes. qto pago pra ela e quanto fica pro salao?',
    3_520,
    2_880,
  ],
  // an app or a marketplace
  [
    [28_000, 3],
    'marmita de 32 no aplicativo, ele fica com 23%, comida custa 11 e a embalagem 1,80. quanto me sobra?',
    32 * 0.77 - 12.8,
    ((32 * 0.77 - 12.8) / 32) * 100,
  ],
  [
    [12_000, 1],
    'vendo a bolsa por 120 na shopee, eles levam 20% mais 4 reais por pedido, o couro e a costura saem 48. sobra qto',
    44,
  ],
  // a trip
  [
    [38_000, 2],
    'frete de 2.400, sao 610 km ida e volta, o caminhao faz 3,8 km por litro e o diesel ta 6,05. pedagio 120. compensa?',
    2_400 - (610 / 3.8) * 6.05 - 120,
  ],
  [
    [16_000, 1],
    'corrida de 300 km de van pago 5,90 na gasolina e faz 9 por litro, cobro 520, sobra quanto',
    520 - (300 / 9) * 5.9,
  ],
  // a loan: what it costs by the month
  [
    [47_000, 3],
    'peguei 15 mil no banco e vou pagar 18x de 1.150, qual o juro por mes disso?',
    rateOf(15_000, 1_150, 18),
    20_700,
    5_700,
  ],
  [
    [33_000, 3],
    'financeira oferece 8.000 em 10 parcelas de mil reais, quanto é de juros total e a taxa mensal?',
    rateOf(8_000, 1_000, 10),
    10_000,
    2_000,
  ],
  [[90_000, 7], 'se eu pegar 50 mil a 2,2% ao mes em 24 vezes quanto fica a parcela', instalmentOf(50_000, 2.2, 24)],
  // instalments
  [
    [21_000, 2],
    'a camara fria custa 9.600 em 12 vezes sem juros, quanto fica por mes e quanto preciso vender a mais se sobra 30% das venda',
    800,
    800 / 0.3,
  ],
  [
    [39_000, 2],
    'vendi um sofa de 3.600 em 4x, a maquininha tira 3,2%. quanto cai por mes na conta?',
    (3_600 / 4) * 0.968,
    115.2,
  ],
  // taken in advance
  [
    [70_000, 5],
    'tenho 12 mil pra receber do cartao e antecipar custa 4%, quanto cai na conta e qto perco',
    11_520,
    480,
  ],
  // waste
  [[65_000, 6], 'jogo fora uns 6 kg de queijo por semana, pago 42 o quilo. no ano da quanto?', 13_104],
  [[40_000, 5], 'todo dia sobra umas 25 coxinha q me custam 1,40 cada, abro 26 dias, quanto perco por mês', 910],
  [[58_000, 6], 'perco 4% de tudo que compro, compro 22 mil por mes em verdura. qto vai pro lixo no ano', 880, 10_560],
  // idle hours
  [
    [24_000, 3],
    'minha cadeira fica parada 3 horas por dia, a hora vale 60, 22 dias. quanto deixo de ganhar no mes',
    3_960,
  ],
  [
    [44_000, 4],
    'meus 2 mecanico ficam 5 horas por semana parado esperando peça e cobro 110 a hora, da quanto por mes',
    4_766.67,
  ],
  // growth
  [
    [40_000, 3],
    'faturo 40 mil e quero chegar em 70 daqui 18 meses, tenho q crescer quantos % ao mes?',
    ((70 / 40) ** (1 / 18) - 1) * 100,
  ],
  [
    [25_000, 2],
    'quero dobrar o faturamento em dois anos, qto por mes de crescimento?',
    (2 ** (1 / 24) - 1) * 100,
    50_000,
  ],
  // payback
  [[54_000, 4], 'forno novo de 18 mil, economizo 900 de gas por mes, em quantos meses paga', 20],
  [[31_000, 3], 'placa solar sai 32 mil e minha luz cai de 1.400 pra 200, quanto tempo leva pra se pagar?', 26.67],
  // a share of what comes in
  [[52_000, 5], 'meu aluguel é 6.500, ta caro pro que eu vendo?', 12.5],
  [[100_000, 9], 'minha folha ta em 38 mil, é muito pro tamanho da empresa?', 38],
  [[25_000, 2], 'pago 900 reais de anuncio todo mes, isso é quanto do meu faturamento', 3.6],
  // her own pay, her hour
  [
    [8_000, 1],
    'sou costureira, quero tirar 4.500 por mes, tenho 700 de despesa e trabalho 130 horas. quanto cobro por hora?',
    40,
  ],
  [
    [8_000, 1],
    'quero ganhar 5 mil livre, pago 8% de imposto e gasto 1.400 por mes, da pra fazer 60 atendimento. quanto cobro cada um?',
    6_400 / 0.92 / 60,
  ],
  // MEI
  [[6_500, 1], 'sou mei, ja faturei 58 mil ate agora, quanto ainda posso vender esse ano?', 23_000],
  // days and months
  [[null, 2], 'vendo uns 900 por dia e abro 26 dias, da quanto no mes?', 23_400],
  [[null, 2], 'tiro mil e duzentos por semana, quanto da por mês mais ou menos', 5_200],
  // make or buy
  [
    [30_000, 4],
    'compro o pao de hamburguer a 1,90 e se eu fizer sai 1,10, uso 1.200 por mes. quanto economizo e a masseira de 4.800 se paga em qto tempo',
    960,
    5,
  ],
  // two offers
  [
    [45_000, 4],
    'fornecedor A faz a 8,40 com frete de 180 e o B a 9,10 frete gratis, compro 300 peça. qual sai mais em conta?',
    2_700,
    2_730,
  ],
  [[45_000, 4], 'a vista tem 6% de desconto num pedido de 7.500, quanto economizo?', 450, 7_050],
  // partners
  [
    [60_000, 4],
    'sobrou 9.200 no mes e somos em 3 socio, um tem 50% e os outros dois 25 cada. quanto fica pra cada',
    4_600,
    2_300,
  ],
  // set aside
  [
    [48_000, 5],
    'meu gasto fixo é uns 70% do faturamento, quero guardar 4 meses de despesa. preciso de quanto',
    134_400,
  ],
]
