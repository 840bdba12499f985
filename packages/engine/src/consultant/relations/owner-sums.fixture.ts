import type { AskedSum } from './asked-sums.fixture.ts'

/** Told like a shop's own day: several amounts of one kind, and the result asked in passing. */
export const OWNER_SUMS: readonly AskedSum[] = [
  [
    [9_000, 2],
    'estetica automotiva. fixo de 4800 por mes, cobro 120 o polimento e gasto 30 de material em cada um, abro 24 dias. qts carro por dia pra empatar?',
    54,
    2.22,
  ],
  [
    [18_000, 3],
    'boleto da academia: investi 1200 em panfleto e vieram 16 aluno novo, cada um deixa 70 por mes e fica uns 6 meses. valeu a pena?',
    75,
    420,
    5_520,
  ],
  [
    [6_000, 1],
    'faço geleia, uso 2 kg de fruta por pote a 5,50 o kg, mais 2,20 do vidro e 1,30 de açucar e gas. vendo a 28 o pote, saem 90 potes por mes. quanto ganho por pote e no mes?',
    13.5,
    1_215,
  ],
  [
    [30_000, 3],
    'pizzaria, no salao a pizza sai por 58. o ifood fica com 23%. por quanto coloco la pra sobrar os mesmos 58?',
    75.32,
  ],
  [
    [52_000, 4],
    'loja de tinta, tenho 54 mil em estoque e o custo do q vendo por mes é 36 mil. da quantos dias de estoque?',
    45,
  ],
  [
    [66_000, 5],
    'tenho 20 mil de cartao pra cair em 60 dias, a operadora cobra 2,4% ao mes pra adiantar. quanto recebo e quanto perco?',
    19_040,
    960,
  ],
  [
    [16_000, 2],
    'oficina de bike, aluguel 1800, ajudante 2600 com encargos, luz 300 e internet 100. minha margem é 40%. quanto preciso vender pra nao ter prejuizo?',
    12_000,
  ],
  [
    [12_000, 2],
    'hamburguer artesanal me custa 11,40 e vendo a 30. quantos preciso vender por mes pra pagar 5580 de despesa fixa?',
    300,
  ],
  [
    [40_000, 3],
    'gastei 2500 no instagram e fechei 10 clientes, cada contrato me deixa 600 limpo. quanto custou cada cliente e quanto ganhei?',
    250,
    3_500,
  ],
  [
    [22_000, 2],
    'marmita: 300 g de carne a 36 o kg, mais 3,20 de arroz feijao e salada e 1,40 de embalagem. vendo a 24. quanto sobra por marmita?',
    8.6,
  ],
  [
    [15_000, 2],
    'no balcao o açai é 20 reais e a 99 cobra 20% de comissao. quanto tenho que cobrar no app pra receber 20?',
    25,
  ],
  [
    [70_000, 5],
    'tenho 30 mil em mercadoria e o custo da mercadoria vendida é 45 mil no mes. qts dias de estoque isso da',
    20,
  ],
  [[45_000, 4], 'quero antecipar 8 mil que caem em 4 meses, taxa 1,8% ao mes. quanto fica liquido?', 7_424],
  [
    [27_000, 3],
    'gastos fixos 8.400, ticket medio 70 e de cada venda sobra 28 depois da mercadoria. quantas vendas por mes pra empatar?',
    300,
  ],
  [
    [9_000, 1],
    'sabonete artesanal: cada um gasta 80 g de base a 30 o kg, mais 0,60 de essencia e 0,50 de embalagem. vendo a 12. qual a margem?',
    70.83,
  ],
  [
    [33_000, 4],
    'escola de dança, panfletagem custou 900 e trouxe 12 matriculas, cada uma deixa 60 por mes e dura 8 meses. compensou?',
    75,
    480,
    4_860,
  ],
  [
    [19_000, 2],
    'eletricista: 800 de material, 3 dias de serviço com 1 ajudante a 160 a diaria, e quero 1500 livre pra mim. cobro quanto?',
    2_780,
  ],
  [
    [24_000, 3],
    'pintura de fachada, tinta e rolo deu 2.100, vou levar 6 dias com 3 ajudantes pagando 140 o dia cada. quero tirar 3 mil. qual o preço?',
    7_620,
  ],
  [[48_000, 3], 'autopeças com 96 mil na prateleira, por mes sai 32 mil a preço de custo. pra quantos dias da?', 90],
  [
    [14_000, 2],
    'lava rapido, cobro 60 e gasto 15 em cada lavagem, aluguel e salario dao 4.500 por mes. quantas lavagem pra empatar?',
    100,
  ],
]

/** Run once before anything was mended by them. */
export const OWNER_SUMS_APART: readonly AskedSum[] = [
  [
    [11_000, 2],
    'tosa movel, meu fixo é 3960 no mes, cobro 80 por banho e gasto 14 de produto e combustivel em cada. trabalho 22 dias, qnts banho por dia pra nao ter prejuizo',
    60,
    2.73,
  ],
  [
    [26_000, 4],
    'curso de costura: coloquei 1500 no facebook, entraram 20 alunas, sobra 80 por mes de cada e ficam em media 4 meses. deu retorno?',
    75,
    320,
    4_900,
  ],
  [
    [7_500, 1],
    'vendo linguiça caseira, vai 1,2 kg de pernil a 18 o kg por quilo, mais 2 de tripa e tempero e 1,40 de embalagem. vendo a 38 o quilo, 80 kg por mes. quanto lucro por quilo e por mes?',
    13,
    1_040,
  ],
  [
    [39_000, 4],
    'sushi, na loja o combinado é 64 e o aplicativo come 28%, a quanto anuncio la pra cair os mesmos 64?',
    88.89,
  ],
  [
    [55_000, 4],
    'loja de calçado, 75 mil parado em mercadoria, custo da venda mensal 25 mil. quantos dias de estoque eu tenho? é muito?',
    90,
  ],
  [
    [80_000, 7],
    'tenho 15 mil em cheque pra daqui 120 dias e a factoring cobra 3,5% ao mes. quanto cai na mão e quanto deixo pra eles?',
    12_900,
    2_100,
  ],
  [
    [31_000, 4],
    'floricultura: aluguel 2200, duas funcionarias 5400 com encargos, agua e luz 500, contador 400. sobra 50% de cada venda. quanto tenho q vender pra empatar',
    17_000,
  ],
  [
    [20_000, 2],
    'cafeteria, cada cappuccino me custa 3,50 e cobro 11, despesa do mes 6.000, quantos cappuccinos preciso vender',
    800,
  ],
  [
    [60_000, 5],
    'imobiliaria. paguei 3.600 em anuncio, fechei 6 vendas e cada uma deixou 2.800 pra mim. quanto saiu cada venda e qual o ganho final',
    600,
    13_200,
  ],
  [
    [8_000, 1],
    'faço vela, 150 g de cera a 40 o kg, pavio 0,80, vidro 6,20 e rotulo 1. vendo a 35. quanto sobra em cada vela?',
    21,
  ],
  [
    [17_000, 2],
    'coxinha no balcao 8 reais, na shopee food tem taxa de 20%. pra eu receber os 8 limpo quanto coloco?',
    10,
  ],
  [[90_000, 8], 'supermercado pequeno com estoque de 120 mil e cmv mensal de 90 mil, da qtos dias?', 40],
  [[36_000, 3], 'recebiveis de 10 mil pra 90 dias, banco cobra 2% ao mes pra antecipar, quanto sobra na conta', 9_400],
  [
    [23_000, 3],
    'barbearia: conta fixa 7.200, corte a 45 e gasto 5 em produto por corte. preciso de quantos cortes no mes pra zerar?',
    180,
  ],
  [
    [5_500, 1],
    'brigadeiro gourmet sai 1,10 cada e vendo a 4,50. vendo 600 por mes. quanto lucro em cada um, no mes e qual margem?',
    3.4,
    2_040,
    75.56,
  ],
  [
    [42_000, 5],
    'clinica de estetica, trafego pago 2.000, 8 clientes novas, cada uma deixa 150 por mes e fica 10 meses. vale?',
    250,
    1_500,
    10_000,
  ],
  [
    [25_000, 3],
    'montador de moveis: ferragem 350, 2 dias com 2 ajudantes de 130 por dia, quero sobrar 900 pra mim, cobro quanto?',
    1_770,
  ],
  [
    [28_000, 3],
    'jardinagem, 600 de muda e adubo, 4 dias de trabalho e 2 ajudantes a 120 de diaria. quero ficar com 1.200. quanto passo pro cliente?',
    2_760,
  ],
  [
    [35_000, 3],
    'perfumaria, meu estoque ta em 60 mil e o que eu vendo no mes me custa 20 mil. quantos meses de estoque é isso?',
    3,
  ],
  [
    [13_000, 2],
    'pastel: cobro 9, gasto 3,50 em cada. fixo de 3.300 e abro 25 dias, quantos pasteis por dia pra empatar?',
    600,
    24,
  ],
]

/** Written when those stood: ten of eighteen were right and one wrong at the first run. */
export const OWNER_SUMS_LATER: readonly AskedSum[] = [
  [
    [20_000, 3],
    'fixo do estudio 8.400 por mes, sessao media 90 e gasto 20 de agua e produto em cada. abro 24 dias, quantas sessoes por dia pra nao ter prejuizo?',
    120,
    5,
  ],
  [
    [20_000, 3],
    'moro no sitio e vendo ovo caipira a 18 a duzia, gasto 9,50 de raçao e embalagem por duzia e saem 140 duzias por mes. quanto tiro por duzia e no mes?',
    8.5,
    1190,
  ],
  [
    [20_000, 3],
    'a loja do marketplace cobra 19% e aqui no ateliê vendo a bolsa por 150. a quanto boto la pra ficar igual pra mim?',
    185.19,
  ],
  [
    [20_000, 3],
    'impulsionei 600 reais no insta, apareceram 15 pessoas novas e cada uma gastou deixando 35 de lucro. valeu?',
    40,
    75,
  ],
  [[20_000, 3], 'mercadoria parada 18 mil, custo das vendas 12 mil por mes, quantos dias isso aguenta', 45],
  [
    [20_000, 3],
    'tenho 25 mil de boleto a receber em 75 dias, desconto de 3% ao mes no banco pra antecipar. cai quanto?',
    23125,
  ],
  [
    [20_000, 3],
    'pago 3.200 de aluguel, 6.800 de equipe e 1.000 de outras contas. sobra 35% do que vendo. quanto tenho que faturar pra ficar no zero a zero?',
    31428.57,
  ],
  [
    [20_000, 3],
    'serralheria: portao com 1.900 de ferro, 4 dias, 1 ajudante ganhando 150 por dia, quero 1.600 no bolso. quanto cobro?',
    4100,
  ],
  [
    [20_000, 3],
    'vidraceiro aqui, vidro e ferragem 720, dois dias com um ajudante a 130 a diaria e quero que sobre 800 limpo, imposto 6%. quanto passo?',
    1893.62,
  ],
  [
    [20_000, 3],
    'faço pão de mel: 40 g de chocolate a 45 o kg, massa 0,70 e embalagem 0,50. vendo a 6. quanto sobra em cada?',
    3,
  ],
  [
    [20_000, 3],
    'sorvete artesanal gasta 0,5 litro de leite a 5 o litro, 2 de polpa e 1,50 de pote. vendo a 16, vendo 200 por mes. quanto ganho em cada e por mes?',
    10,
    2000,
  ],
  [
    [20_000, 3],
    'pago 2.100 de aluguel e 4.900 de funcionaria, ticket de 80 e cada venda me deixa 35. quantas vendas preciso no mes pra empatar?',
    200,
  ],
  [
    [20_000, 3],
    'sou personal, fixo de 1800 de academia, cobro 90 a aula e gasto 10 de gasolina em cada uma, quantas aulas pra pagar tudo?',
    22.5,
  ],
  [[20_000, 3], 'quantos almoços por dia preciso vender: fixo 10.400, almoço 28, custo 12, abro 26 dias', 650, 25],
  [
    [20_000, 3],
    'gastei 4 mil em feira e fechei 8 pedidos que deixam 900 cada. quanto ganhei e quanto custou cada pedido',
    500,
    3200,
  ],
  [
    [20_000, 3],
    'vendo o bolo a 90 e gasto 40, o aluguel é 800 e a luz 200, faço 30 por mes, quanto sobra no mes?',
    500,
  ],
  [[20_000, 3], 'pintei uma casa, 5 dias, eu e 2 ajudantes a 120, material 900, cobrei 4000. quanto sobrou?', 1900],
  [
    [20_000, 3],
    'aluguel 2000, luz 300, funcionario 2500. vendi 12 mil e a mercadoria custou 6 mil. quanto sobrou?',
    1200,
  ],
]

/** One number isn't told: it is asked for, and nothing else is called the result. */
export const OWNER_ASKED: readonly (readonly [question: string, asks: RegExp, says: string])[] = [
  [
    'mercadinho. aluguel 1900 funcionario 3500 com encargo luz 700 contador 400. quanto tenho q vender no mes pra nao ter prejuizo',
    /margem|sobra|por cento/i,
    '6.500',
  ],
  ['aluguel 3.000, folha 9.000 e luz 800, quanto preciso faturar pra empatar?', /margem|sobra|por cento/i, '12.800'],
  [
    'sou gesseiro, obra com 900 de placa e massa, 4 dias eu e 1 ajudante, quero que sobre 1800 pra mim. quanto cobro?',
    /di[áa]ria|por dia/i,
    '2.700',
  ],
  [
    'reforma de telhado, 2.400 de material, 7 dias eu e 3 ajudantes, quero 2.500 limpo. qual preço passo?',
    /di[áa]ria|por dia/i,
    '4.900',
  ],
  [
    'tenho loja de roupa, aluguel 3500, luz 400, vendedora 2600, quanto tenho q vender?',
    /margem|sobra|por cento/i,
    '6.500',
  ],
  ['quero adiantar 10 mil do cartao a 2,5% ao mes, quanto cai?', /quantos meses/, 'falta um número'],
  [
    'minha despesa fixa é 5.500, quanto tenho que vender pra pagar as contas e nao ficar no vermelho?',
    /margem|sobra|por cento/i,
    '5.500',
  ],
  [
    'pago 1.500 de aluguel, 400 de luz e 2.200 pra balconista, qual meu faturamento minimo pra nao tomar prejuizo?',
    /margem|sobra|por cento/i,
    '4.100',
  ],
]

/** Numbers in a story of the day: no sum is wanted. */
export const OWNER_STORIES: readonly string[] = [
  'acordo 4 da manha e fecho 10 da noite, me ligam 20 vezes pra saber quanto custa cada coisa, nao aguento mais',
  'chego 6h saio 21h, no almoço o pessoal me chama 8 vezes perguntando quanto é o serviço, ninguem resolve nada sem mim',
  'trabalho das 7 as 22, meu funcionario pergunta 30 vezes por dia quanto cobra de cada cliente, to esgotado',
]
