import type { MarketSegment } from '@norteia/contracts/company'

export interface Case {
  segmento: MarketSegment
  faturamento: number
  pessoas?: number
  custos?: string
  desafio: string
  metas?: string
  /** Worked out by hand: all of them are said, within one per cent. */
  diz: readonly number[]
}

export interface Silent extends Omit<Case, 'diz'> {
  /** What a careless reader would make of it. */
  nunca: readonly number[]
}

/** What a consultant reckons first, of each kind two to mend by. */
export const SAID: readonly Case[] = [
  // one unit, its own costs, a channel and its fee
  {
    segmento: 'Alimentação',
    faturamento: 26_000,
    pessoas: 3,
    custos: 'massa e recheio 7,20 cada pizza\ncaixa 1,80 cada\najudante 2.400\naluguel 1.900\ngás 700\nluz 500',
    desafio:
      'faço 25 pizzas por dia a 40 reais, abro 26 dias no mês e não sobra. um terço sai pelo ifood que cobra 24%. faz 3 anos que não subo o preço',
    metas: 'tirar 9 mil por mês',
    // 40 − 7,20 − 1,80; − 24% de 40; 25 × 26
    diz: [31, 21.4, 650],
  },
  {
    segmento: 'Serviços',
    faturamento: 13_200,
    pessoas: 1,
    custos: 'produto 22 por lavagem, água e luz 600, aluguel 1.500',
    desafio:
      'lavo 120 carros por mes a 110 cada, cada um leva 2 horas, sozinho. ta barato mas tenho medo de mexer no preço',
    metas: 'faturar 22 mil por mês',
    // 110 − 22; 120 × 2; 22.000 ÷ 110; × 2
    diz: [88, 240, 200, 400],
  },
  // a part of a whole, and what it is worth
  {
    segmento: 'Saúde',
    faturamento: 33_600,
    pessoas: 4,
    custos: 'dentista 9.000, auxiliar 2.400, aluguel 3.800, material 4.200, imposto 3.600',
    desafio:
      'no mês passado foram 280 consultas agendadas e 224 realizadas, o resto não veio. a consulta fica em 150. quero contratar outra dentista',
    // 280 − 224; 56 ÷ 280; 56 × 150
    diz: [56, 20, 8_400],
  },
  {
    segmento: 'Indústria',
    faturamento: 58_000,
    pessoas: 8,
    custos: 'madeira 20.000, folha 19.000, aluguel 4.000, imposto 5.200',
    desafio:
      'mês passado entregamos 40 armários e 14 foram com atraso. refizemos 65 portas das 520 que fizemos, e cada uma custa 90 reais pra gente',
    // 14 ÷ 40; 65 ÷ 520; 65 × 90
    diz: [35, 12.5, 5_850],
  },
  // in and out of a base
  {
    segmento: 'Serviços',
    faturamento: 36_000,
    pessoas: 5,
    custos: 'professores 14.000, aluguel 7.000, luz 2.200, anúncio 2.700, imposto 2.500',
    desafio:
      'tenho 300 alunos na academia pagando 120. gasto 2.700 por mês de anúncio, entram 18 e saem 21, é um balde furado',
    metas: 'chegar a 400 alunos',
    // 21 ÷ 300; 300 ÷ 21; 2.700 ÷ 18; 18 − 21
    diz: [7, 14.3, 150, 3],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 24_000,
    pessoas: 3,
    custos: 'servidores 3.000, salários 11.000, imposto 1.700',
    desafio: 'o sistema tem 160 assinantes de 150 por mês. todo mês fecho 12 novos mas cancelam 8',
    metas: 'chegar a 240 assinantes',
    // 12 − 8; 8 ÷ 160; 80 ÷ 4
    diz: [4, 5, 20],
  },
  // one client, and what is saved
  {
    segmento: 'Indústria',
    faturamento: 90_000,
    pessoas: 9,
    custos: 'folha 41.000, aluguel 8.000, energia 6.000, contador 1.000, pró-labore 12.000',
    desafio:
      'uma montadora só leva 54 mil por mês do que a gente faz, os outros 9 clientes juntos dão 36 mil. tenho 96 mil guardados e ela ja avisou que vai abrir concorrência',
    // 54 ÷ 90; 68.000 − 36.000; 96 ÷ 32
    diz: [60, 32_000, 3],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    pessoas: 6,
    custos: 'salários 22.000, encargos 6.000, aluguel 2.500, pró-labore 5.000',
    desafio:
      'limpamos um hospital que paga 26 mil por mês e mais 11 escritórios que somam 14 mil. O contrato do hospital acaba em março. A reserva é de 43 mil.',
    // 26 ÷ 40; 35.500 − 14.000; 43 ÷ 21,5
    diz: [65, 21_500, 2],
  },
  // a job paid late
  {
    segmento: 'Indústria',
    faturamento: 110_000,
    pessoas: 8,
    custos: 'material 52.000, folha 26.000, aluguel 4.500, imposto 8.000',
    desafio:
      'fechei uma cozinha industrial de 60 mil. O cliente dá 25% de entrada e o resto só depois de instalar. Mas o inox, 28 mil, e o vidro, 4 mil, eu pago antes de começar. Estou 22 mil no cheque especial a 9% ao mês',
    // 15.000 − 32.000; 32 ÷ 60; 22.000 × 9%
    diz: [15_000, 17_000, 53.3, 1_980],
  },
  {
    segmento: 'Outro',
    faturamento: 70_000,
    pessoas: 5,
    custos: 'material 30.000, pedreiros 18.000, combustível 2.000',
    desafio:
      'a obra de agora é de 80 mil, o dono paga 20% de sinal e o restante na entrega das chaves. só de cimento e ferro são 35 mil que compro à vista antes de começar',
    // 16.000; 35.000 − 16.000; 35 ÷ 80
    diz: [16_000, 19_000, 43.8],
  },
  // a shop that buys more than it sells
  {
    segmento: 'Comércio Varejista',
    faturamento: 48_000,
    pessoas: 3,
    custos: 'mercadoria 27.000, aluguel 4.500, vendedoras 5.200, imposto 3.000',
    desafio:
      'tenho 120 mil de calçado na loja a preço de custo e uns 45 mil não sai faz mais de ano. compro 27 mil por mês e vendo pelo dobro do que pago',
    // 48.000 ÷ 2; 120 ÷ 24; 27 − 24; 45 ÷ 120
    diz: [24_000, 5, 3_000, 37.5],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 60_000,
    pessoas: 4,
    custos: 'compras 33.000, aluguel 5.000, folha 9.000',
    desafio:
      'o estoque esta em 150 mil a preço de custo. Ponho 100% em cima do custo. Continuo comprando 33 mil todo mês e o dinheiro sumiu',
    // 60.000 ÷ 2; 150 ÷ 30; 33 − 30
    diz: [30_000, 5, 3_000],
  },
  // strong and weak months
  {
    segmento: 'Outro',
    faturamento: 30_000,
    pessoas: 5,
    custos: 'salários 9.000, aluguel 4.000, luz 2.000, comida 6.000, imposto 3.000',
    desafio:
      'de novembro a fevereiro entra 54 mil por mês, nos outros 8 meses entra 18 mil. todo inverno pego dinheiro emprestado',
    // a conta do mês fraco: 15.000 fixos + 9.000 × 18/30; 18.000 − 20.400
    diz: [2_400],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 25_000,
    pessoas: 3,
    custos: 'mercadoria 10.000, aluguel 5.500, funcionárias 5.500, luz 1.000',
    desafio:
      'a loja é na praia. Dezembro, janeiro e fevereiro vendo 55 mil por mês, do resto do ano são 15 mil por mês e eu passo sufoco',
    // 12.000 + 10.000 × 15/25; 15.000 − 18.000; × 9; ÷ 3
    diz: [3_000, 27_000, 9_000],
  },
  // hours that nobody sells
  {
    segmento: 'Serviços',
    faturamento: 52_000,
    pessoas: 5,
    custos: 'peças 20.000, eletricistas 14.000, aluguel 3.500',
    desafio:
      'os 4 eletricistas ficam parados 1,5 hora por dia cada um esperando eu passar o serviço. trabalhamos de segunda a sexta. cobramos 80 a hora',
    // 4 × 1,5 × 22; × 80
    diz: [132, 10_560],
  },
  {
    segmento: 'Serviços',
    faturamento: 30_000,
    pessoas: 3,
    custos: 'salários 8.000, aluguel 2.500',
    desafio:
      'as duas costureiras perdem 2 horas por dia cada uma procurando tecido e aviamento, de seg a sab. nossa hora sai por 45 reais',
    // 2 × 2 × 26; × 45
    diz: [104, 4_680],
  },
  // a second place, or a loan's instalment
  {
    segmento: 'Alimentação',
    faturamento: 80_000,
    pessoas: 9,
    custos: 'ingredientes 28.000, imposto 4.000, folha 22.000, aluguel 6.000, energia 4.000, retirada 8.000',
    desafio:
      'quero abrir outra unidade no shopping. ela ia custar 24 mil por mês entre aluguel e gente, mais a parcela de 4.200 do banco, e acho que vende uns 40 mil por mês',
    // sobra 60% de cada venda; 28.200 ÷ 0,6; 40.000 × 0,6 − 28.200
    diz: [28_200, 47_000, 4_200],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 100_000,
    pessoas: 7,
    custos: 'mercadoria 52.000, impostos 8.000, folha 18.000, aluguel 7.000, pró-labore 6.000',
    desafio:
      'apareceu um ponto pra segunda loja. gastaria 15 mil por mês de aluguel, luz e 2 vendedoras. o banco empresta 90 mil em 36x de 3.800. a gente espera vender 35 mil lá',
    // 40%; 18.800 ÷ 0,4; 35.000 × 0,4 − 18.800
    diz: [18_800, 47_000, 4_800],
  },
  // quotes and sales, a discount
  {
    segmento: 'Outro',
    faturamento: 96_000,
    pessoas: 6,
    custos: 'material 42.000, montadores 18.000, vendedor 4.000, imposto 6.000, anúncio 4.000',
    desafio:
      'mandamos 80 orçamentos por mês e fechamos 8, média de 12 mil cada. penso em dar 10% de desconto pra fechar mais',
    // 8 ÷ 80; 12.000 × 10% × 8
    diz: [10, 9_600],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 4,
    custos: 'material 9.000, equipe 16.000, imposto 3.600',
    desafio: 'saem 60 propostas no mês e só 9 viram contrato, cada um de 5 mil. o sócio quer baixar 15% o preço',
    // 9 ÷ 60; 5.000 × 15% × 9
    diz: [15, 6_750],
  },
  // deposits of events to come, withdrawals
  {
    segmento: 'Serviços',
    faturamento: 48_000,
    pessoas: 4,
    custos: 'comida 18.000, garçons 7.000, aluguel 5.000, imposto 4.000',
    desafio:
      'fazemos 6 casamentos por mês de 8 mil. já tem 12 casamentos marcados com 30% pago e na conta só tem 9 mil. estou usando sinal pra pagar conta',
    // 8.000 × 30% × 12; − 9.000
    diz: [28_800, 19_800],
  },
  {
    segmento: 'Outro',
    faturamento: 35_000,
    pessoas: 3,
    custos: 'equipe 9.000, álbum 6.000, combustível 1.500',
    desafio:
      'fotografo formatura, 7 por mês de 5 mil. Tenho 10 formaturas agendadas que ja pagaram metade e no banco tem 6 mil',
    // 5.000 × 50% × 10; − 6.000
    diz: [25_000, 19_000],
  },
  // of whom she would hire
  {
    segmento: 'Serviços',
    faturamento: 24_000,
    pessoas: 3,
    custos: 'aluguel 3.000, produtos 2.400, salário 2.600, imposto 1.400',
    desafio: 'faço 300 cortes por mês a 80. quero contratar mais um barbeiro, custa 4.000 por mês com encargos',
    // 4.000 ÷ 80
    diz: [50],
  },
  // a cheap supplier whose goods come back
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    pessoas: 4,
    custos: 'peças 14.000, técnicos 8.000, aluguel 3.000',
    desafio:
      'compro 80 baterias por mês a 60 reais cada do fornecedor barato e 20 voltam na garantia, dou outra de graça. Tem outro que vende a 72 e troca na hora',
    // (72 − 60) × 80; 20 × 60
    diz: [960, 1_200],
  },
]

/** Of the same kinds, first run once the rules were made: 20 of 22 whole, 2 in part. */
export const SAID_APART: readonly Case[] = [
  {
    segmento: 'Alimentação',
    faturamento: 14_300,
    pessoas: 2,
    custos: 'ingredientes 9 por açaí\ncopo e colher 1,5 cada\naluguel 1.300\nenergia 600',
    desafio:
      'vendemos 25 açaí por dia de segunda a sabado a 22 reais e o mes fecha no zero. metade das vendas vai pelo aplicativo, que fica com 25%',
    // 22 − 10,50; − 5,50; 25 × 26
    diz: [11.5, 6, 650],
  },
  {
    segmento: 'Indústria',
    faturamento: 9_600,
    pessoas: 1,
    custos: 'couro 60 por bolsa, ferragem 15 por bolsa, ateliê 700',
    desafio: 'costuro 40 bolsas no mês, vendo a 240 cada uma, e gasto umas 6 horas em cada bolsa',
    metas: 'quero faturar 18 mil por mês sem contratar',
    // 240 − 75; 40 × 6; 18.000 ÷ 240; × 6
    diz: [165, 240, 75, 450],
  },
  {
    segmento: 'Educação',
    faturamento: 27_000,
    pessoas: 4,
    custos: 'professores 12.000, aluguel 4.000, secretaria 2.300',
    desafio:
      'marcamos 400 aulas particulares em outubro e só 340 aconteceram, aluno some em cima da hora. cada aula é 80 reais e o professor fica me olhando',
    // 60; 15%; 60 × 80
    diz: [60, 15, 4_800],
  },
  {
    segmento: 'Indústria',
    faturamento: 44_000,
    pessoas: 6,
    custos: 'papel e tinta 15.000, folha 14.000, aluguel 3.000',
    desafio:
      'das 90 encomendas da gráfica no mês passado, 27 saíram atrasadas. E reimprimimos 3.000 panfletos dos 40.000, cada mil custa 120',
    // 27 ÷ 90
    diz: [30],
  },
  {
    segmento: 'Educação',
    faturamento: 51_000,
    pessoas: 7,
    custos: 'professores 22.000, aluguel 6.000, propaganda 4.000, secretária 2.500',
    desafio:
      'a escola de música está com 170 alunos de 300 reais. Boto 4.000 por mês em propaganda, chegam 16 matrículas novas e cancelam 14 todo mês',
    metas: 'ter 210 alunos',
    // 2; 14 ÷ 170; 4.000 ÷ 16; 40 ÷ 2
    diz: [2, 8.2, 250, 20],
  },
  {
    segmento: 'Saúde',
    faturamento: 30_000,
    pessoas: 4,
    custos: 'instrutoras 11.000, aluguel 5.000, luz 900',
    desafio: 'pilates com 100 alunas a 300 por mês. perco umas 9 por mês e entram 6, desse jeito vai acabar',
    // 9%; 3; 100 ÷ 9
    diz: [9, 3, 11.1],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 75_000,
    pessoas: 7,
    custos: 'salários 44.000, servidores 5.000, contador 1.000, escritório 3.000, pró-labore 10.000',
    desafio:
      'Quem manda aqui é um banco que responde por 48 mil por mês. os demais 20 clientes dão 27 mil juntos. Se ele sair estamos ferrados, temos 90 mil de reserva',
    // 48 ÷ 75; 63.000 − 27.000; 90 ÷ 36
    diz: [64, 36_000, 2.5],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 20_000,
    pessoas: 3,
    custos: 'funcionários 6.000, arrendamento 4.000, energia 2.000, parcela do trator 3.000',
    desafio:
      'o laticínio compra 15 mil por mês do meu leite e os vizinhos e a padaria dão 5 mil. ele quer parar de buscar. guardei 30 mil na poupança',
    // 75%; 15.000 − 5.000; 30 ÷ 10
    diz: [75, 10_000, 3],
  },
  {
    segmento: 'Outro',
    faturamento: 120_000,
    pessoas: 7,
    custos: 'equipamento 60.000, equipe 22.000, imposto 9.000',
    desafio:
      'peguei uma obra de 90.000, instalação elétrica de um galpão. Recebo 30% na assinatura e o saldo 45 dias depois de terminar. Os cabos (38 mil) e os quadros (9 mil) eu compro à vista antes',
    // 27.000; 47.000 − 27.000; 47 ÷ 90
    diz: [27_000, 20_000, 52.2],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    pessoas: 3,
    custos: 'salários 14.000, aluguel 2.000',
    desafio: 'estou com 12 mil no cheque especial a 7,5% ao mês e não consigo sair, todo mês começo no vermelho',
    // 12.000 × 7,5%
    diz: [900],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 36_000,
    pessoas: 2,
    custos: 'compra de mercadoria 20.500, aluguel 3.000, vendedora 2.200',
    desafio:
      'papelaria abarrotada. contei 90 mil de mercadoria pelo custo, 27 mil é coisa parada de antes da pandemia. cobro o dobro do que pago e todo mês compro mais 20.500',
    // 18.000; 90 ÷ 18; 20.500 − 18.000; 27 ÷ 90
    diz: [18_000, 5, 2_500, 30],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 42_000,
    pessoas: 3,
    custos: 'peças 15.000, aluguel 3.000, folha 7.000',
    desafio:
      'autopeças: tem 98 mil de peça na prateleira a custo, vendo por três vezes o que pago e compro 15 mil por mês',
    // 42.000 ÷ 3; 98 ÷ 14; 15 − 14
    diz: [14_000, 7, 1_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 22_000,
    pessoas: 4,
    custos: 'salários 8.000, aluguel 2.000, combustível 4.400, imposto 2.200',
    desafio:
      'serviço de piscina: outubro a março fatura 32 mil por mês, e nos outros 6 meses cai pra 12 mil. No frio não pago as contas',
    // 10.000 + 6.600 × 12/22 = 13.600; − 1.600
    diz: [1_600],
  },
  {
    segmento: 'Outro',
    faturamento: 20_000,
    pessoas: 3,
    custos: 'funcionário 4.000, aluguel 3.500, insumos 5.000, imposto 1.000',
    desafio:
      'fantasia e decoração: fevereiro, junho, outubro e dezembro entram 42 mil por mês; os outros oito meses dão 9 mil e eu me enforco no cartão',
    // 7.500 + 6.000 × 9/20 = 10.200; − 1.200; × 8 ÷ 4
    diz: [1_200, 9_600, 2_400],
  },
  {
    segmento: 'Serviços',
    faturamento: 60_000,
    pessoas: 6,
    custos: 'peças 24.000, folha 17.000, aluguel 4.000',
    desafio:
      'os 5 técnicos ficam 1 hora por dia cada parados esperando eu liberar peça no almoxarifado, seg a sex. a hora técnica é 120',
    // 5 × 1 × 22; × 120
    diz: [110, 13_200],
  },
  {
    segmento: 'Outro',
    faturamento: 38_000,
    pessoas: 4,
    custos: 'funcionários 13.000, combustível 5.000',
    desafio:
      'são 3 jardineiros e cada um perde 2 horas por dia no trânsito entre um cliente e outro. Trabalhamos de segunda a sexta e cobro 60 a hora deles',
    // 3 × 2 × 22; × 60
    diz: [132, 7_920],
  },
  {
    segmento: 'Saúde',
    faturamento: 70_000,
    pessoas: 8,
    custos: 'material 14.000, imposto 7.000, folha 22.000, aluguel 7.000, retirada 10.000',
    desafio:
      'estou pensando em montar a segunda clínica na cidade vizinha: custo fixo de 21 mil por mês mais prestação de 3.500 do financiamento. imagino faturar 28 mil lá',
    // 70%; 24.500 ÷ 0,7; 28.000 × 0,7 − 24.500
    diz: [24_500, 35_000, 4_900],
  },
  {
    segmento: 'Serviços',
    faturamento: 50_000,
    pessoas: 5,
    custos: 'produtos 10.000, imposto 5.000, salários 16.000, aluguel 4.500',
    desafio:
      'quero abrir a filial. o aluguel, a luz e as moças de lá dão 14 mil por mês e a parcela da reforma 2.800. lá deve vender 20 mil por mês no começo',
    // 70%; 16.800 ÷ 0,7; 14.000 − 16.800
    diz: [16_800, 24_000, 2_800],
  },
  {
    segmento: 'Indústria',
    faturamento: 72_000,
    pessoas: 6,
    custos: 'madeira e ferragem 28.000, marceneiros 16.000, imposto 5.000',
    desafio:
      'de cada 50 orçamentos que faço no mês só fecho 6, o ticket é 12 mil. meu cunhado diz pra baixar o preço 5%',
    // 6 ÷ 50; 12.000 × 5% × 6
    diz: [12, 3_600],
  },
  {
    segmento: 'Outro',
    faturamento: 63_000,
    pessoas: 5,
    custos: 'bebida e comida 20.000, equipe 10.000, aluguel 4.000',
    desafio:
      'fazemos 7 festas infantis por mês a 9 mil. Tem 15 festas vendidas com 40% pago adiantado e só 20 mil no banco, que medo',
    // 9.000 × 40% × 15; − 20.000
    diz: [54_000, 34_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 21_000,
    pessoas: 3,
    custos: 'aluguel 2.500, produtos 2.000, manicure 3.000',
    desafio: 'atendemos 350 clientes por mês a 60 cada. penso em contratar outra manicure que custa 2.400 com encargos',
    // 2.400 ÷ 60
    diz: [40],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 33_000,
    pessoas: 3,
    custos: 'peças 12.000, técnico 3.500, aluguel 2.500',
    desafio:
      'gasto 50 fontes por mês, pago 40 cada no fornecedor de sempre, mas 15 queimam na garantia e eu reponho. outro fornecedor cobra 55 e garante troca',
    // (55 − 40) × 50; 15 × 40
    diz: [750, 600],
  },
]

/** Alike at first sight: the sum would be wrong or mislead. */
export const SILENT: readonly Silent[] = [
  {
    // Two products, the price of one: 60 × 26 × 12 isn't what comes in.
    segmento: 'Alimentação',
    faturamento: 42_000,
    custos: 'ingredientes 5 por lanche, aluguel 2.000',
    desafio: 'vendo 60 lanches por dia a 12 reais e também marmita e bolo no balcão',
    nunca: [18_720, 8_900],
  },
  {
    // The 12 late orders are no lost sales.
    segmento: 'Indústria',
    faturamento: 60_000,
    desafio: 'mês passado foram 30 pedidos e 12 atrasaram, cada pedido é de 2 mil',
    nunca: [24_000],
  },
  {
    // In a year against out of a month.
    segmento: 'Educação',
    faturamento: 30_000,
    desafio: 'tenho 100 alunos de 300 reais. saem 4 por mês e esse ano entraram 30',
    nunca: [26, 34],
  },
  {
    // What she had once, and what came in on one day of sale.
    segmento: 'Comércio Varejista',
    faturamento: 50_000,
    desafio: 'comprei 30 mil de mercadoria pro natal e vendi o dobro do ano passado, ainda tem 40 mil na loja',
    nunca: [25_000, 5_000, 1.6],
  },
  {
    // Hours that she works herself, no price of an hour.
    segmento: 'Serviços',
    faturamento: 20_000,
    desafio: 'meus 2 ajudantes ficam parados 2 horas por dia cada e eu pago 90 a diária',
    nunca: [9_360, 360, 7_920],
  },
  {
    // Months that aren't a whole year: the rest isn't told.
    segmento: 'Outro',
    faturamento: 40_000,
    custos: 'salários 15.000, aluguel 5.000, insumos 12.000',
    desafio: 'em dezembro entra 90 mil e em junho só 20 mil, e o resto do ano varia muito',
    nunca: [6_000, 12_000],
  },
  {
    // A rival's clients.
    segmento: 'Educação',
    faturamento: 25_000,
    desafio: 'a escola do lado tem 200 alunos pagando 150, entram 20 por mês lá e saem 5',
    nunca: [15, 40, 2.5],
  },
  {
    // Prices of two kinds of work: which of them is missed isn't said.
    segmento: 'Saúde',
    faturamento: 38_000,
    desafio: 'marcaram 200 consultas e vieram 150. primeira consulta é 300 e retorno 100',
    nunca: [15_000, 5_000],
  },
  {
    // What the other place sells isn't said.
    segmento: 'Alimentação',
    faturamento: 60_000,
    custos: 'ingredientes 24.000, folha 15.000, aluguel 5.000',
    desafio: 'quero abrir a segunda loja, o ponto é 3 mil de aluguel, só isso que eu sei',
    nunca: [5_000],
  },
  {
    // Money of her home.
    segmento: 'Serviços',
    faturamento: 15_000,
    desafio: 'meu marido deve 8 mil no cheque especial dele a 8% ao mês e eu pago com o dinheiro do salão',
    nunca: [640],
  },
  {
    // Quotes of a year against a month's sales.
    segmento: 'Outro',
    faturamento: 50_000,
    desafio: 'fiz 200 orçamentos esse ano e mês passado fechei 5 de 10 mil',
    nunca: [2.5, 25],
  },
]

/** The same, first run once the rules were made: three of twelve said, by older rules. */
export const SILENT_APART: readonly Silent[] = [
  {
    segmento: 'Serviços',
    faturamento: 34_000,
    pessoas: 4,
    custos: 'peças 9.000; 3 mecânicos 9.600; aluguel 3.200',
    desafio:
      'dispenso uns 8 serviços por mês porque não dou conta. penso em contratar mais um por 2.600 com encargo, cada serviço deixa uns 420',
    nunca: [20_800, 10_400],
  },
  {
    segmento: 'Serviços',
    faturamento: 22_000,
    desafio: 'recuso 5 casamentos por mês, pra contratar uma ajudante de salário 1.800 não sei',
    nunca: [9_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 30_000,
    custos: 'produto 10 por corte, aluguel 2.000',
    desafio: 'fazemos 200 cortes por mês a 50 e ainda tem coloração, escova e venda de produto',
    nunca: [6_000],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 35_000,
    desafio: 'das 40 entregas de ontem 6 atrasaram, cada entrega dá uns 90 reais',
    nunca: [540, 14_040],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    desafio: 'academia com 250 alunos, em janeiro entraram 60 e no ano todo saíram 80',
    nunca: [-20, 20],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 70_000,
    custos: 'mercadoria 30.000, aluguel 5.000',
    desafio: 'tenho 50 mil em estoque. quero dobrar de tamanho em 2 anos e comprar 20 mil de prateleira nova',
    nunca: [35_000, 1.4],
  },
  {
    segmento: 'Outro',
    faturamento: 50_000,
    desafio: 'a prefeitura paga 100% na entrega, fechei 40 mil com ela, material de 15 mil eu compro com 60 dias',
    nunca: [25_000],
  },
  {
    segmento: 'Outro',
    faturamento: 60_000,
    desafio: 'meus 6 pedreiros trabalham 8 horas por dia cada e a hora deles é 25, mas o cliente atrasa o pagamento',
    nunca: [31_200, 1_200, 26_400],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 80_000,
    custos: 'salários 50.000, servidores 6.000',
    desafio: 'nosso concorrente tem um cliente que paga 50 mil por mês. nós temos 30 clientes e 60 mil guardados',
    nunca: [62.5, 26_000, 2.3],
  },
  {
    segmento: 'Educação',
    faturamento: 38_000,
    desafio: 'de 120 alunos 30 são bolsistas e pagam metade. mensalidade é 380',
    nunca: [11_400, 25],
  },
  {
    segmento: 'Saúde',
    faturamento: 25_000,
    desafio: 'contratei uma secretária por 2.000 ano passado e a consulta é 200, ela fica parada',
    nunca: [10],
  },
  {
    segmento: 'Serviços',
    faturamento: 55_000,
    desafio: 'já fiz 9 casamentos de 6 mil esse ano e recebi 50% de cada, tenho 10 mil na conta',
    nunca: [17_000, 27_000],
  },
  {
    segmento: 'Indústria',
    faturamento: 48_000,
    desafio:
      'compro 90 chapas por mês a 100 e 10 voltam do cliente por erro nosso de corte. Uma máquina nova custa 120 mil',
    nunca: [1_800, 20],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 45_000,
    custos: 'mercadoria 20.000, aluguel 4.000, folha 8.000',
    desafio: 'no natal vendo 100 mil, mas janeiro é fraco, 20 mil, e a gente vai levando',
    nunca: [20_000, 3_111],
  },
]
