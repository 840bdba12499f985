/** Sums that go on over a conversation: each message with the figure that its answer has to say, or those of which one is enough; reckoned before anything was built by them. */
export type SaleTalk = readonly (readonly [message: string, ...figures: number[]])[]

/** The reader was mended by these. */
export const SALE_TALKS: readonly SaleTalk[] = [
  [
    ['levo 60 geleias por feira e vendo a 14, cada uma me custa 5, quanto sobra por feira?', 540],
    ['e se eu cobrar 16 e baixar pra 50 geleias, sobra quanto?', 550],
    ['ah, pago 70 do espaço em cada feira, então sobra quanto?', 480],
    ['vou em 6 feiras no mês, quanto sobra por mês?', 2880],
  ],
  [
    ['lavo 12 carros por dia a 50 e gasto 8 em cada, quanto sobra por dia?', 504],
    ['pago 60 de ajudante por dia, quanto sobra?', 444],
    ['trabalho 24 dias por mês, quanto sobra no mês?', 10656],
  ],
  [
    ['vendo 90 espetinho por evento a 7, cada um me custa 2,50. quanto sobra?', 405],
    ['paguei 150 de taxa do evento, quanto sobrou?', 255],
    ['faço 4 eventos por mes, quanto sobra no mes?', 1020],
  ],
  [
    ['cada touca de crochê me sai por 18 e vendo 30 por evento a 40, quanto sobra por evento?', 660],
    ['pago 120 da mesa por evento, e aí sobra quanto?', 540],
    ['e no mês, fazendo 3 eventos?', 1620],
  ],
  [
    ['cada tapioca me custa 4,20 e vendo a 11. saem 350 por mês, quanto sobra no mês?', 2380],
    ['e se o custo for pra 5,20?', 2030],
    ['com esse custo de 5,20, quantas tapiocas tenho que vender pra sobrar o mesmo de antes?', 411],
    ['e se eu ficar nas 350 e mexer no preço, por quanto vendo pra sobrar o mesmo de antes?', 12],
  ],
  [
    [
      'Minhas contas fixas são R$ 3.600 por mês. O corte sai por R$ 40 e gasto R$ 4 em cada um. Quantos cortes preciso pra pagar as contas?',
      100,
    ],
    [
      'Uma empresa quer mandar 25 funcionários por mês, mas pede 15% de desconto. Quanto sobra em cada corte deles?',
      30,
    ],
    ['E nos 25 juntos?', 750],
    ['Se eu fechar com a empresa, quantos cortes no preço cheio ainda faltam pra pagar as contas?', 80],
  ],
  [
    ['camiseta estampada me sai 22 e vendo por 45, 120 por mes. quanto fica?', 2760],
    ['e se eu baixar o preço pra 40, quantas preciso vender pra ganhar a mesma coisa?', 154],
    ['e se vender 140 nesse preço de 40, quanto sobra?', 2520],
  ],
  [
    ['vendo 80 cestas de café da manhã por mês a R$ 95, cada uma me custa R$ 58. Qual o lucro?', 2960],
    ['e tirando 1.400 de contas fixas?', 1560],
    ['e se as contas subirem pra 1.700?', 1260],
  ],
  [
    ['a sessão é 120 e gasto 18 em cada, minhas fixas dão 5.100. quantas sessões pra empatar?', 50],
    ['e pra sobrar 4.080 pra mim além das contas?', 90],
    ['e se eu subir a sessão pra 138, quantas pra empatar?', 43],
  ],
  [
    ['Compro o perfume a R$ 60 e revendo a R$ 110, vendo 30 por mês. Quanto sobra?', 1500],
    ['E se eu der 10% de desconto em todos?', 1170],
    ['Com esse desconto, quantos preciso vender pra sobrar igual antes?', 39],
  ],
  [
    ['faço 200 pasteis por dia, custo 2,10 cada e vendo a 6. quanto sobra por dia?', 780],
    ['e no mes com 24 dias?', 18720],
    ['se o preço for 6,50 e o resto igual, quanto sobra por dia?', 880],
  ],
  [
    ['quadro decorativo: material 35, vendo a 90. fixo de 2.200. quantos pra pagar as contas?', 40],
    ['uma arquiteta quer 12 por mes com 30% de desconto, quanto sobra em cada um pra ela?', 28],
    ['e no pedido de 12, pagando 50 de frete?', 286],
    ['com esse pedido fechado, quantos a preço cheio faltam pra pagar o fixo?', 35],
  ],
  [
    ['Lavo carro a R$ 50, gasto R$ 8 de produto em cada um e lavo 150 por mês. Quanto sobra?', 6300],
    ['Se eu cobrar 60 e cair pra 130 carros, quanto sobra?', 6760],
    ['E com quantos carros a 60 eu ganho o mesmo que antes?', 122, 130],
  ],
  [
    ['mensalidade 140, cada aluno me custa 30 e tenho 60 alunos, quanto sobra antes do aluguel?', 6600],
    ['e depois de pagar 3.500 de aluguel?', 3100],
    ['se sairem 8 alunos, quanto fica?', 2220],
  ],
  [
    ['o bolo me custa 28 e vendo a 70, saem 45 por mês. quanto sobra no mês?', 1890],
    ['no app eles ficam com 25%, quanto sobra em cada bolo vendido lá?', 24.5],
    ['por quanto tenho que vender no app pra sobrar os mesmos 42?', 93.33],
  ],
  [
    ['Vendo ração a 160 o saco e pago 128. Saem 90 sacos. Quanto fica pra mim?', 2880],
    ['o fornecedor vai subir pra 136. quanto fica então?', 2160],
    ['e por quanto devo vender pra ficar igual antes com os mesmos 90 sacos?', 168],
  ],
  [
    ['Cobro R$ 180 a diária e cada uma me custa R$ 45. Tenho R$ 6.750 fixos. Quantas diárias pra empatar?', 50],
    ['e se eu der 20% de desconto, quantas?', 69],
    ['quanto sobra no mês se eu vender 80 diárias sem desconto?', 4050],
  ],
  [
    ['cada chinelo custa 9 e vendo a 25. vendo 300 no mes, sobra quanto?', 4800],
    ['e se eu vender 20% a mais?', 5760],
    ['e isso por ano?', 69120],
  ],
  [
    ['vendo o kit a 65 e me custa 37, 110 por mes. lucro?', 3080],
    ['se eu baixar pra 59 e vender 150?', 3300],
    ['quanto a mais isso dá do que hoje?', 220],
  ],
]

/** Kept apart until the reader stood: 17 of their 22 follow-ups were right at first, and 2 told a wrong figure. */
export const SALE_TALKS_APART: readonly SaleTalk[] = [
  [
    ['cada marmita fit me custa 9,80 e vendo a 19. saem 260 no mês, quanto sobra?', 2392],
    ['e se o custo subir pra 11?', 2080],
    ['com esse custo quantas marmitas preciso pra sobrar igual antes?', 299],
    ['e se continuar nas 260, que preço deixa o mesmo de antes?', 20.2],
  ],
  [
    [
      'Pago R$ 2.720 de contas fixas. O vaso custa R$ 26 pra produzir e vendo a R$ 60. Quantos preciso vender pra pagar as contas?',
      80,
    ],
    ['Um hotel quer 20 por mês com 25% de desconto. Quanto sobra em cada vaso pra eles?', 19],
    ['E no pedido inteiro de 20, com R$ 80 de entrega por minha conta?', 300],
    ['Fechando com o hotel, quantos vasos no preço cheio ainda preciso vender pra pagar as contas?', 72],
  ],
  [
    ['vendo a blusa por 80, ela me custa 48 e saem 75 por mes. quanto eu lucro?', 2400],
    ['baixando pra 72, quantas tenho que vender pra lucrar a mesma coisa?', 100],
    ['e se vender só 85 a 72?', 2040],
  ],
  [
    ['a consulta é 150, gasto 15 em cada e meu fixo é 6.750. quantas pra empatar?', 50],
    ['e se eu quiser tirar 5.400 além disso?', 90],
    ['e se o fixo for pra 8.100, quantas pra empatar?', 60],
  ],
  [
    ['Vendo 500 pães recheados por mês a R$ 7, custo de R$ 3. Quanto sobra?', 2000],
    ['e descontando 900 de aluguel?', 1100],
    ['e se eu vender 600?', 1500],
  ],
  [
    ['compro a caneca por 14 e vendo por 35, 60 por mês. sobra quanto?', 1260],
    ['se eu der 20% de desconto, quanto sobra em cada?', 14],
    ['e quantas preciso vender com desconto pra sobrar o mesmo de antes?', 90],
  ],
  [
    ['Cada faxina sai a 200, pago 110 pra diarista e faço 40 por mês. Quanto fica?', 3600],
    ['a diarista quer 125, quanto fica?', 3000],
    ['por quanto tenho que cobrar pra ficar igual antes com as mesmas 40?', 215],
  ],
  [
    ['o litro do sorvete custa 11 pra fazer e vendo a 27. tenho 3.200 de fixo. quantos litros pra pagar tudo?', 200],
    ['um restaurante quer 50 litros por mes com 22% de desconto... quanto sobra em cada litro?', 10.06],
    ['e nos 50 litros?', 503],
  ],
  [
    ['aula particular 70, gasto 10 de transporte em cada uma e dou 64 por mes. quanto sobra?', 3840],
    ['e se eu cobrar 80 e perder 10 aulas?', 3780],
    ['com quantas aulas a 80 sobra o mesmo de antes?', 55],
  ],
  [
    ['vendo capinha a 30, custa 8, e no site a taxa é 18%. quanto sobra em cada uma?', 16.6],
    ['e em 200 por mês?', 3320],
    ['e se a taxa cair pra 12%?', 3680, 18.4],
  ],
]

/** Messages after a sale that are of something else, or say a number whose part isn't sure: no figure of the sale is told. */
export const NO_SALES: readonly string[] = [
  'e se eu contratar um ajudante por 1.800?',
  'quanto custa abrir um mei?',
  'e se eu pegar 5 mil emprestado?',
  'como aviso os clientes do preço novo?',
  'e o vizinho que cobra 9?',
  'e se eu comprar 50 de uma vez por 5?',
  'e se eu gastar 300 de propaganda?',
  'e se gastar 2 reais a mais em cada?',
  'e se eu baixar o preço em 5 reais?',
  'e se eu der 2 reais de desconto?',
  'e se vender 20 no atacado a 10?',
  'e se eu vender 10 por dia?',
  'e se metade for no cartão com 4%?',
  'e se o custo subir 10%?',
]
