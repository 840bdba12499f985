import type { MarketSegment } from '@norteia/contracts/company'

export interface Told {
  segmento?: MarketSegment
  faturamento: number
  custos?: string
  desafio: string
  fluxo?: string
  kpis?: string
  metas?: string
  /** Values that must follow, of the first figures. */
  diz: readonly number[]
  /** Words of the sentence. */
  texto?: RegExp
}

/** What owners write, and what a consultant reckons in his head; values worked out by hand. */
export const TOLD: readonly Told[] = [
  {
    faturamento: 33_000,
    desafio: 'Tem uns 300 vestidos de inverno no depósito que paguei 45 cada',
    // 300 × 45, ÷ 33.000
    diz: [13_500, 40.9],
    texto: /São 300 vestidos a R\$ 45 cada: R\$ 13\.500 parados/,
  },
  {
    faturamento: 96_000,
    custos: 'salários e encargos 74.000, vale transporte 6.800, produto 4.900, imposto 8.200, contador 1.100',
    desafio:
      'o síndico não deixa passar o dissídio inteiro, esse ano deu 6,5% e repassei 2. E quando falta alguém pago a diária da cobertura, umas 18 por mês a 150',
    // 74.000 × 6,5% − 96.000 × 2%; 18 × 150
    diz: [4_810, 1_920, 2_890, 2_700],
    texto: /mais do que os R\$ 1\.000 que sobram no mês/,
  },
  {
    segmento: 'Tecnologia',
    faturamento: 47_000,
    custos: 'equipe 26.000; servidores 4.200; imposto 5.100; ferramentas 1.600; anúncio 2.500',
    desafio:
      'Um cliente só, uma rede de farmácias, paga 19 mil dos 47 e pediu exclusividade. Os outros 60 pagam 460 em média',
    // 19 ÷ 47; 47.000 − 19.000; 39.400 − 19.000 × 10,9% de imposto, arredondado; − 28.000; ÷ (460 × 89,1%)
    diz: [40.4, 28_000, 37_300, 9_300, 23],
  },
  {
    segmento: 'Educação',
    faturamento: 42_000,
    custos: 'professoras 19.500, aluguel 6.500, alimentação 3.800, encargos 5.100, material 900, contador 700',
    desafio: 'Perdi 11 crianças quando a prefeitura abriu a creche nova. Ficaram 46. Tenho 20 vagas sobrando',
    // 42.000 ÷ 46 = 913; × 11; × 20
    diz: [913, 10_043, 18_260, 40],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 14_500,
    desafio:
      'Tenho 1.200 kg de mel guardado e os mercados só pegam 80 kg por mês. O entreposto paga 11 reais o kilo a granel, na feira vendo a 35',
    // 1.200 ÷ 80; 1.200 × 11; × 35
    diz: [15, 13_200, 42_000, 28_800],
  },
  {
    segmento: 'Saúde',
    faturamento: 54_000,
    desafio: 'Faço umas 40 avaliações por mês e fecha 9. Gasto 3 mil de anúncio pra trazer essa gente',
    // 9 ÷ 40; 3.000 ÷ 9; 54.000 ÷ 9
    diz: [22.5, 333.33, 6_000],
  },
  {
    faturamento: 61_000,
    custos: 'vidro 27.000; salários 14.800; aluguel 3.200; combustível 2.400; imposto 4.300',
    desafio: 'Metade dos clientes enrola pra pagar o resto. Hoje tenho 23 mil parado nisso',
    metas: 'comprar uma mesa de corte de 38 mil',
    // 23 ÷ 61; 23 ÷ 38; 38.000 ÷ 9.300
    diz: [23_000, 37.7, 60.5, 4.1],
  },
  {
    segmento: 'Alimentação',
    faturamento: 78_000,
    custos: 'farinha e insumos 31.000, funcionários 22.400, aluguel 5.200, simples 4.700, maquininha 1.500',
    desafio:
      'O atacarejo do lado vende o pão francês a 9,90 o kilo e o meu é 18. Minha filha quer que eu abaixe o preço',
    // custos da venda 37.200 ÷ 78.000 × 18 = 8,58; (18 − 8,58) ÷ (9,90 − 8,58)
    diz: [8.58, 7.1],
  },
  {
    segmento: 'Indústria',
    faturamento: 74_000,
    custos:
      'polvilho queijo ovo leite 33.500, folha 19.000, energia 4.100, aluguel 3.000, frete 4.500, imposto e contador 3.800',
    desafio: 'O que me tira o sono é o comprador da rede. Eles leva 43 mil por mês e agora quer 8% a menos no preço',
    // 43 ÷ 74; 8% × 43.000; 6.100 − 3.440
    diz: [58.1, 3_440, 2_660],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 133_000,
    custos:
      'Fixo 11.500 (sala, administrativo, carro). Por sistema: kit 12.400, instalação terceirizada 2.100, homologação e ART 600, vendedor 5%, imposto 6%',
    desafio: 'O sistema médio sai por 19 mil e o vendedor fecha 7 por mês',
    // 19.000 − 12.400 − 2.100 − 600 − 950 − 1.140; × 7; − 11.500; 11.500 ÷ 1.810
    diz: [1_810, 12_670, 1_170, 6.4],
  },
  {
    faturamento: 18_500,
    custos: 'ponto 1400, moto 780, o sobrinho leva 50 por chamado da noite',
    desafio: 'Chamado de madrugada cobro 130. É longe, vai uns 28 de gasolina ida e volta, e faço uns 40 desse por mes',
    // 130 − 50 − 28; × 40
    diz: [52, 2_080],
  },
  {
    faturamento: 46_750,
    custos: 'aluguel 9.000, folha 18.500, leasing 5.200, luz 3.900, marketing 1.500',
    desafio: 'Todo mês saem uns 48 e a recepção só descobre quando o cartão volta recusado',
    kpis: '520 alunos ativos, plano 89,90',
    // 48 × 89,90
    diz: [4_315.2],
  },
  {
    segmento: 'Saúde',
    faturamento: 86_400,
    custos: 'folha 51.000, aluguel 9.500, comida e fralda 16.200, luz água gás 4.300',
    desafio: 'As camas continuam feitas. Cada morador gasta uns 900 por mês de comida, fralda e remédio',
    kpis: '24 vagas, 18 moradores, 4.800 de mensalidade',
    // 4.800 − 900; × 6
    diz: [3_900, 23_400],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 50_900,
    desafio: 'Eramos 612 assinantes, hoje tem 566, isso em 3 meses. Ticket medio 89,90',
    // 46 × 89,90; 46 ÷ 612
    diz: [4_135.4, 7.5],
  },
  {
    faturamento: 30_400,
    custos: 'folha 14.000, gás 6.370, aluguel 4.500, água e luz 3.800',
    desafio: 'O cilindro de gás foi de 380 para 455 e a gente queima 14 por mês',
    // 75 × 14
    diz: [75, 19.7, 1_050],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 41_664,
    desafio: 'O laticínio baixou o leite de 2,61 pra 2,24. A gente tira 620 litro por dia com 34 vaca',
    // 0,37 × 620 × 30
    diz: [0.37, 14.2, 6_880],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 68_000,
    custos: 'Laboratório e armações 27.000, aluguel 6.800, folha 17.000, cartão 2.900, impostos 5.400',
    desafio: 'Óculos que na etiqueta é 900 está saindo em média por 690. Vendemos 95 por mês',
    // 210 × 95
    diz: [210, 23.3, 19_950],
  },
  {
    segmento: 'Indústria',
    faturamento: 48_000,
    desafio:
      'De 1.200 peças que saem no mês, umas 96 o cliente devolve. Cada uma toma 40 minutos de costureira e a hora dela me sai por 19 reais',
    // 96 × 40 ÷ 60 × 19
    diz: [64, 1_216],
  },
  {
    segmento: 'Educação',
    faturamento: 10_500,
    desafio: 'são 52 crianças e 8 estão atrasadas, dessas 5 já faz 3 meses que não pagam nada. a mensalidade é 240',
    // 5 × 3 × 240
    diz: [3_600],
  },
  {
    faturamento: 60_000,
    desafio: 'Um projeto médio meu é 14.200 e só de MDF e ferragem gasto 6.800. Recebo 30% na assinatura',
    // 30% × 14.200; 6.800 − 4.260; 6.800 ÷ 14.200
    diz: [7_400, 4_260, 2_540, 47.9],
  },
  {
    segmento: 'Alimentação',
    faturamento: 9_000,
    desafio:
      'Cobro 420 e gasto 160 de ingrediente e caixa. Ontem cronometrei: foram 11 horas num bolo! Queria ganhar pelo menos 40 reais a hora',
    // 260 ÷ 11; 160 + 11 × 40
    diz: [260, 23.64, 600],
  },
  {
    segmento: 'Saúde',
    faturamento: 30_000,
    desafio:
      'Comprei o laser, parcela de 3.450. Cobro 260, gasto uns 25 de gel e ponteira por sessão. Quantas sessões eu preciso fazer?',
    // 260 − 25; 3.450 ÷ 235
    diz: [235, 15],
  },
  {
    faturamento: 21_000,
    desafio: 'Hoje contei, são 46 processos na rua. A taxa sai 310 e eu pago do meu bolso',
    // 46 × 310
    diz: [14_260],
  },
  {
    faturamento: 22_000,
    desafio: 'paguei 14 mil de teatro, luz e cenário e de ingresso entrou 9.600',
    diz: [4_400],
  },
  {
    faturamento: 40_000,
    custos: 'folha 20.000, aluguel 4.000, material 8.000',
    desafio: 'Perco 3 horas por dia respondendo whatsapp',
    // 3 × 26; ÷ 8
    diz: [78, 9.8],
  },
  {
    faturamento: 40_000,
    custos: 'folha 20.000, aluguel 4.000, material 8.000',
    desafio: 'Jogo fora uns 80 reais por dia de salgado',
    // 80 × 26; ÷ 8.000
    diz: [2_080, 26],
  },
  {
    faturamento: 40_000,
    custos: 'folha 20.000, aluguel 4.000, material 8.000',
    desafio: 'Devo 40 mil no banco e não durmo',
    // 40.000 ÷ 8.000
    diz: [5],
  },
]

/** Numbers of which nothing follows. */
export const NOTHING: readonly string[] = [
  'Abri em 2017 na rua 15 de Novembro, 342. Eu tenho 34 anos, ele 41',
  'Tenho um galpão de 220 m2 e uma guilhotina de 1998. Meu filho de 19 não quer saber de solda',
  'Nossa cafeteria tem 40 m2, a máquina é italiana de 2 grupos',
  'A loja fica a 600 metros de uma escola com 300 alunos',
  'O Instagram tem 8 mil seguidores pedindo orçamento e eu respondo que estou sem agenda',
  'O vizinho já chamou a fiscalização 2 vezes por causa do latido',
  'Fizemos um casamento de 300 convidados em outubro que foi capa de revista',
  'contratei 2 representante, em 5 meses trouxeram 3 pedidos, não deu, pago ajuda de custo de 1.500 cada',
  'Nossa mãe tem 81 anos e ele compra no ceasa 3 da manhã',
]
