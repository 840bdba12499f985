import type { Case } from '#src/measures/relations/relations.data.ts'

/** The same decisions in other trades and words, of which eight were read at the first run. */
export const DECIDED_LATER: readonly Case[] = [
  {
    segmento: 'Serviços',
    faturamento: 80_000,
    pessoas: 9,
    custos:
      'produtos 11.000, folha 29.000, gás e luz 13.000, aluguel 6.500, imposto 6.400, frete 3.500, outros 3.000. Tiro 6.000',
    desafio:
      'O hotel que é meu maior cliente, com 33 mil por mês, trocou de gerente e agora exigem abatimento de 20% pra continuar. Só pra atender eles tenho 4 funcionárias, que dá 11 mil, e uns 6 mil de produto e gás. E agora?',
    metas: 'não depender tanto do hotel',
    // 20% × 33.000; × 92%; 1.600 − 6.072; 33.000 × 92% − 17.000
    diz: [6600, 6072, 4472, 13360, 7288],
  },
  {
    segmento: 'Serviços',
    faturamento: 27_000,
    pessoas: 4,
    custos:
      'barbeiros 40% 10.800, aluguel 3.500, produtos 1.800, luz e água 900, imposto 1.500, recepção 1.900, outros 700',
    desafio:
      'Cobro 45 o corte e faço 600 por mês. Inaugurou uma barbearia na outra rua fazendo por 30. Pago 40% pros barbeiros. Meu sócio quer igualar, eu acho perigoso.',
    metas: 'não perder cliente',
    // 45 × (1 − 12.300 ÷ 27.000); 30 × the same; 600 × 8,16; 5.900 − 4.896
    diz: [24.48, 16.32, 4896, 1004, 900, 359],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 31_000,
    pessoas: 3,
    custos: 'adubo 5.000, funcionários 4.800, energia 1.200, embalagem 1.400, frete 1.900, imposto 900',
    desafio:
      'Vendo 500 kg por mês pra uma cooperativa a 32 o quilo e 200 kg torrado direto na internet a 75. A cooperativa vai baixar pra 27. Fico ou saio?',
    metas: 'vender mais torrado',
    // 500 × 5; ÷ (75 − 27); 500 × 27; 15.800 − 2.500
    diz: [2500, 53, 13500, 13300],
  },
  {
    segmento: 'Alimentação',
    faturamento: 75_000,
    pessoas: 8,
    custos: 'comida 30.000, salários 20.000, aluguel 6.000, gás e luz 4.000, imposto 4.000',
    desafio:
      'Minha cunhada é sócia, tem 50% e quer sair. Pede 120 mil em 20 parcelas. Ela cuida do caixa, se sair preciso contratar alguém por 2.800. Hoje sobram 11 mil antes das retiradas e a gente tira 4.500 cada uma.',
    metas: 'comprar a parte dela',
    // 11.000 − 4.500 − 2.800; − 6.000; ÷ 2; 120.000 ÷ 22.200
    diz: [3700, 2300, 1850, 5.4],
  },
  {
    segmento: 'Serviços',
    faturamento: 90_000,
    pessoas: 5,
    custos:
      'manutenção 14.000, salários 18.000, galpão 6.000, combustível 9.000, imposto 8.000, seguro 4.000, parcelas 12.000, outros 3.000',
    desafio:
      'Alugo 60 geradores a 1.500 por mês. Tem 12 deles com um cliente que não me paga há 4 meses. Recuso uns 8 por mês por falta de equipamento.',
    metas: 'financiar 10 geradores novos em 36 vezes de 6.800',
    // 12 × 1.500; 90.000 − 18.000; − 74.000; 8 × 1.500
    diz: [18000, 72000, 2000, 12000, 10000],
  },
  {
    segmento: 'Alimentação',
    faturamento: 28_800,
    pessoas: 3,
    custos:
      'comida 10.800, embalagem 1.800, ifood 4.200, desconto 2.100, imposto 1.400, aluguel 1.500, ajudante 1.900, gás e luz 1.300',
    desafio:
      'São 1.200 marmitas por mês a 24. 700 vendo no iFood que come 25% e 500 direto. Cada uma custa 9 de comida e 1,50 de embalagem. Ainda dou 3 de desconto em cada uma no iFood.',
    metas: 'fazer mais 150 marmitas no iFood e colocar uma ajudante de 1.900',
    // 24 × 95,1% − 10,50; − 6 − 3; 700 × 3 ÷ 2; 150 × 3,32; − 1.900
    diz: [12.32, 3.32, 1050, 498, 1402],
  },
  {
    segmento: 'Saúde',
    faturamento: 36_000,
    pessoas: 6,
    custos:
      'repasse das psicólogas 18.000, aluguel 4.000, recepção 2.600, imposto 2.800, sistema e luz 900, outros 1.000',
    desafio:
      '20% dos pacientes agendados faltam sem avisar. A sessão custa 150. As psicólogas ganham 50%. Quero abrir mais uma sala.',
    metas: 'montar a sala nova, 18 mil',
    // 36.000 ÷ 150; × 20 ÷ 80; × 150; 30 × 63,33
    diz: [240, 60, 9000, 1900],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'motoristas 16.000, combustível 13.000, manutenção 5.000, seguro 2.500, imposto 2.700, outros 1.800',
    desafio:
      'A linha do centro rende 22 mil e custa 14 mil, a linha da fábrica rende 15 mil e custa 11.500 e a linha da faculdade rende 8 mil e custa 10.400. Pensei em trocar a van da faculdade, 60x de 2.700.',
    metas: 'trocar a van',
    // 8.000 − 10.400; − 2.700
    diz: [2400, 5100],
  },
  {
    segmento: 'Indústria',
    faturamento: 50_000,
    pessoas: 6,
    custos: 'madeira e tecido 22.000, salários 14.000, aluguel 3.500, imposto 3.500, luz 1.200, outros 1.000',
    desafio:
      'Hoje faço 200 cadeiras por mês a 250. Uma loja grande pediu 300 por mês pagando 170, com 90 dias pra pagar. Cada cadeira me custa 110 de madeira e tecido. Preciso de mais um marceneiro, 3.500.',
    metas: 'decidir se aceito a loja',
    // 170 × 93% − 110; 250 × 93% − 110; × 300; − 3.500
    diz: [48.1, 122.5, 14430, 10930],
  },
  {
    segmento: 'Serviços',
    faturamento: 32_000,
    pessoas: 5,
    custos:
      'tosadoras 8.000, produtos 3.600, aluguel 4.000, recepção 2.200, luz e água 2.100, imposto 1.900, outros 1.200',
    desafio:
      'Faço 400 banhos por mês a 80. Quero subir pra 90 mas tenho medo. O shampoo e produto dão 9 por banho e pago 20 por banho pra tosadora.',
    metas: 'sobrar 6 mil',
    // 80 × 94,1% − 29; 90 × 94,1% − 29; × 400; 400 × 46,28 ÷ 55,69
    diz: [46.28, 55.69, 3764, 333],
  },
]
