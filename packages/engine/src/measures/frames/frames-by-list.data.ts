import type { Case } from '#src/measures/relations/relations.data.ts'

/** Decisions and pains whose account rests on what one sold leaves by her list of costs; each is worked out by hand. */
export const DECIDED_BY_LIST: readonly Case[] = [
  {
    segmento: 'Serviços',
    faturamento: 21600,
    pessoas: 4,
    custos: '3 lavadores 6.900, aluguel 3.000, agua e luz 1.900, produto 2.160, imposto 1.296, maquininha 540',
    desafio:
      'lavo uns 360 carros por mês a 60 reais e no sábado dispenso uns 10 carros por semana porque não dou conta. penso em contratar mais um lavador que sairia 2.300 com encargo',
    metas: 'saber se contrato ou se fico como está',
    // 2.300 ÷ 48,90; 10 × 52 ÷ 12 × 48,90 − 2.300
    diz: [48.9, 47, 2102.7, 197.3],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 38000,
    pessoas: 3,
    custos:
      'mercadoria 22.000, 2 funcionarias 4.200, aluguel 2.500, luz 600, imposto 2.280, juros do cartao 1.100, contador 400',
    desafio:
      'tenho uns 22 mil de mochila e brinquedo encalhado desde o natal e devo 12 mil no cartão de crédito que me leva 1.100 de juros por mês',
    metas: 'sair do cartão',
    // 12.000 ÷ 22.000; 4.920 + 1.100
    diz: [54.5, 1100, 13200, 6020],
  },
  {
    segmento: 'Serviços',
    faturamento: 96000,
    pessoas: 20,
    custos:
      '18 porteiros 70.200, supervisor 4.000, imposto 8.640, uniforme 800, contador 900, sala 1.500, retirada 5.000',
    desafio:
      'tem um condomínio que paga 18.000 por mês e uso 4 porteiros lá, cada um me custa 3.900 com tudo. o síndico não aceita reajuste tem 2 anos. não sei se largo',
    metas: 'decidir se largo esse condomínio',
    // 18.000 − 4 × 3.900 − 9%
    diz: [1620, 780, 4.3],
  },
  {
    segmento: 'Alimentação',
    faturamento: 14400,
    pessoas: 2,
    custos: 'ingredientes 5.400, embalagem 600, ajudante 1.600, luz e gas 900, entrega motoboy 720, das 76',
    desafio:
      'faço uns 120 bolos por mês a 120 reais e o leite condensado e o chocolate subiram. queria subir pra 135 mas tenho medo de perder cliente',
    metas: 'subir o preço sem perder freguês',
    // 120 − 45 − 5 − 6; 120 × 64 ÷ 79
    diz: [64, 79, 98, 22],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 84000,
    pessoas: 6,
    custos:
      'mercadoria 50.400, funcionarios 12.500, aluguel 5.500, energia 2.300, imposto 5.040, embalagem 1.100, maquininha 1.700',
    desafio: 'jogo fora uns 250 reais de fruta e verdura por dia a preço de venda, abrimos de segunda a sábado',
    metas: 'diminuir o desperdício e sobrar mais',
    // 250 × 26; × 60%; ÷ 2
    diz: [6500, 3900, 1950, 7410],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 66000,
    pessoas: 5,
    custos: 'mercadoria 46.200, 3 entregadores 6.600, aluguel 1.800, combustivel 2.100, imposto 2.640, juros 450',
    desafio:
      'tenho 9.800 de fiado na rua, sendo 5.600 de quatro bares. o resto é vizinhança. tô usando o cheque especial pra pagar o fornecedor',
    metas: 'receber e comprar uma moto de 14 mil',
    // 5.600 ÷ 9.800; 9.800 ÷ 6.210; ÷ 14.000
    diz: [57.1, 1.6, 70],
  },
  {
    segmento: 'Indústria',
    faturamento: 58000,
    pessoas: 9,
    custos:
      'tecido 20.300, 6 costureiras 15.600, bordado 6.750, aluguel 3.200, imposto 4.060, energia 900, retirada 5.000',
    desafio:
      'mando bordar fora a 7,50 por peça, são umas 900 peças por mês. uma bordadeira custa 48 mil em 36x de 1.780 e eu gastaria 1,20 de linha por peça mais uma operadora de 2.600',
    metas: 'saber se compro a bordadeira',
    // 900 × 6,30 − 2.600 − 1.780
    diz: [5670, 1290, 696],
  },
  {
    segmento: 'Serviços',
    faturamento: 52000,
    pessoas: 5,
    custos: 'peças 20.800, 3 mecânicos 10.500, aluguel 3.500, imposto 3.640, luz 600, ferramenta 700, retirada 6.000',
    desafio:
      'perco uns 6 serviços por mês de 900 reais cada porque o elevador é um só. outro elevador sai 18 mil em 24x de 940',
    metas: 'ver se vale o segundo elevador',
    // 900 × 53%; 6 × 477 − 940
    diz: [477, 2, 2862, 1922],
  },
  {
    segmento: 'Indústria',
    faturamento: 90000,
    pessoas: 7,
    custos:
      'material 37.600, 5 marceneiros 17.500, aluguel 4.500, imposto 7.200, energia 1.500, carro 1.800, retirada 8.000',
    desafio:
      'um cliente grande, uma construtora, quer 20 cozinhas por 4.200 cada, eu vendo a 5.500. em cada uma gasto 2.300 de material e 900 de mão de obra',
    metas: 'decidir se pego o pedido da construtora',
    // 4.200 × 92% − 3.200; × 20
    diz: [664, 13280, 1860, 8],
  },
  {
    segmento: 'Alimentação',
    faturamento: 45000,
    pessoas: 5,
    custos: 'insumos 15.750, 3 funcionarios 6.600, aluguel 4.200, energia 3.800, imposto 2.700, retirada 5.000',
    desafio: 'no inverno vende 22 mil e as contas não baixam. no verão vai a 60 mil',
    metas: 'atravessar o inverno sem empréstimo',
    // 22.000 × 59% − 19.600
    diz: [19600, 6620],
  },
  {
    segmento: 'Serviços',
    faturamento: 78000,
    pessoas: 5,
    custos:
      'diesel 24.000, 3 motoristas 11.400, parcela dos caminhões 9.800, manutenção 5.000, pedagio 2.800, seguro 2.600, imposto 6.240, retirada 7.000',
    desafio:
      'uma indústria ofereceu contrato fixo de 16.000 por mês, mas precisa de mais um caminhão com parcela de 5.200, motorista 3.800 e gastaria 4.500 de diesel',
    metas: 'decidir se pego o contrato',
    // 16.000 × 92% − 13.500
    diz: [14720, 1220],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 42000,
    pessoas: 3,
    custos:
      'mercadoria 18.900, 2 vendedoras 4.800, aluguel 3.000, imposto 2.940, maquininha 1.260, luz 500, propaganda 600, retirada 4.500',
    desafio:
      'o shopping ofereceu um quiosque por 4.500 de aluguel, mais uma vendedora de 2.400 e uns 700 de luz e sistema. a loja do centro vai bem',
    metas: 'abrir o quiosque ou não',
    // ÷ 45%
    diz: [7600, 16900, 40.2, 3800],
  },
  {
    segmento: 'Alimentação',
    faturamento: 110000,
    pessoas: 12,
    custos:
      'ingredientes 44.000, 10 funcionarios 30.000, aluguel 8.000, energia 5.500, gas 1.800, imposto 8.800, maquininha 2.200',
    desafio: 'queria abrir no domingo. acho que venderia uns 2.500 por domingo e gastaria 450 de diaristas',
    metas: 'saber se vale abrir domingo',
    // 2.500 × 50% − 450
    diz: [1250, 800, 3470, 900],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 20400,
    pessoas: 2,
    custos:
      'ração 9.350, embalagem 1.020, funcionario 2.000, energia 680, vacina e remedio 510, funrural 306, diesel 600',
    desafio:
      'vendo 1.700 dúzias por mês a 12 reais. o mercado quer 500 dúzias a mais por mês mas teria que comprar mais galinha e um galpão, financiamento com parcela de 1.900',
    metas: 'decidir se aumento',
    // 500 × 5,02 − 1.900
    diz: [5.02, 379, 2510, 610],
  },
  {
    segmento: 'Alimentação',
    faturamento: 26000,
    pessoas: 3,
    custos: 'ingredientes 10.400, 2 funcionarias 4.400, aluguel 2.000, luz e gas 1.100, imposto 1.560',
    desafio: 'a escola quer subir o aluguel da cantina de 2.000 pra 3.200. vendo uns 1.300 lanches por mês a 20',
    metas: 'decidir se renovo',
    // 1.200 ÷ 10,80
    diz: [1200, 112, 5340, 8.5],
  },
  {
    segmento: 'Serviços',
    faturamento: 14400,
    pessoas: 2,
    custos: 'diesel 2.600, monitora 1.700, parcela van 2.400, seguro 500, manutenção 900, imposto 720',
    desafio: 'tenho 36 crianças a 400 e 12 tão com dois meses atrasado',
    metas: 'parar de tomar calote',
    // 12 × 2 × 400
    diz: [9600, 66.7],
  },
  {
    segmento: 'Indústria',
    faturamento: 47000,
    pessoas: 5,
    custos:
      'papel e tinta 13.000, banner terceirizado 8.360, 3 funcionarios 8.400, aluguel 3.000, luz 1.100, imposto 3.290, retirada 5.000',
    desafio:
      'compro o banner pronto a 38 o metro e vendo uns 220 metros por mês. com uma impressora de 62 mil, parcela de 1.950, faria por 14 o metro',
    metas: 'comprar a impressora',
    // 220 × 24 − 1.950
    diz: [5280, 3330, 82],
  },
  {
    segmento: 'Alimentação',
    faturamento: 39000,
    pessoas: 5,
    custos: 'insumos 13.650, 4 funcionarios 9.600, aluguel 4.200, energia 1.900, imposto 2.340, maquininha 1.170',
    desafio:
      'quarta e quinta à noite é um deserto, vendo 250 por noite e deixo 2 pessoas a 90 cada e gasto uns 40 de luz',
    metas: 'decidir se fecho essas noites',
    // 250 × 56% − 2 × 90 − 40
    diz: [140, 80, 693, 393],
  },
  {
    segmento: 'Serviços',
    faturamento: 34000,
    pessoas: 4,
    custos: '3 técnicos 14.500, imposto 3.060, aluguel 1.500, softwares 1.800, retirada 7.000',
    desafio:
      'um cliente me paga 2.400 por mês e gasto 60 horas nele, cada hora de técnico me custa 38. os outros pagam parecido e gastam 15 horas',
    metas: 'decidir se aumento ou largo',
    // 2.400 × 91% − 60 × 38
    diz: [96, 2510, 2810],
  },
]

/** Of the same words, where something else is meant or a number has no sure place. */
export const SILENT_BY_LIST: readonly Omit<Case, 'diz'>[] = [
  {
    segmento: 'Serviços',
    faturamento: 52000,
    pessoas: 5,
    custos: 'peças 20.800, 3 mecânicos 10.500, aluguel 3.500, imposto 3.640, luz 600, ferramenta 700, retirada 6.000',
    desafio: 'Pago 24x de 940 do elevador que comprei ano passado, e perco uns 6 serviços por mês de 900 reais cada',
    metas: '',
  },
  {
    segmento: 'Serviços',
    faturamento: 52000,
    pessoas: 5,
    custos: 'peças 20.800, 3 mecânicos 10.500, aluguel 3.500, imposto 3.640, luz 600, ferramenta 700, retirada 6.000',
    desafio: 'Contratei um mecânico por 2.800 e ele faltou 4 dias esse mês',
    metas: 'organizar a oficina',
  },
  {
    segmento: 'Serviços',
    faturamento: 52000,
    pessoas: 5,
    custos: 'peças 20.800, 3 mecânicos 10.500, aluguel 3.500, imposto 3.640, luz 600, ferramenta 700, retirada 6.000',
    desafio: 'Perco uns 6 serviços por mês porque o cliente acha caro',
    metas: '',
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 62000,
    pessoas: 4,
    custos: 'mercadoria 31.000, 3 funcionarias 7.800, aluguel 3.800, imposto 4.700, maquininha 1.900, luz 800',
    desafio: 'Vou gastar uns 85 mil entre reforma e estoque da loja',
    metas: 'deixar a loja bonita',
  },
  {
    segmento: 'Outro',
    faturamento: 55180,
    pessoas: 12,
    custos: 'folha uns 31 mil, aluguel 5.200, comida umas 4 mil, imposto, luz',
    desafio: 'As auxiliares pedem a conta pra ganhar 100 reais a mais em outro lugar, esse ano já saíram 4',
    metas: 'ter uma equipe firme',
  },
  {
    segmento: 'Serviços',
    faturamento: 34000,
    pessoas: 4,
    custos: '3 técnicos 14.500, imposto 3.060, aluguel 1.500, softwares 1.800, retirada 7.000',
    desafio: 'Um cliente paga 2.400 por mês e atrasa sempre, os outros 12 pagam em dia',
    metas: '',
  },
  {
    segmento: 'Alimentação',
    faturamento: 95000,
    pessoas: 11,
    custos: 'ingrediente e mercadoria 39.900, 9 funcionários 27.000, aluguel 5.500, energia 6.200, imposto 6.650',
    desafio: 'Perdemos 3 mil por mês com os atrasos da equipe',
    metas: '',
  },
  {
    segmento: 'Alimentação',
    faturamento: 110000,
    pessoas: 12,
    custos: 'ingredientes 44.000, 10 funcionarios 30.000, aluguel 8.000, energia 5.500, imposto 8.800',
    desafio: 'Trabalho de domingo a domingo e no domingo vendo 2.500',
    metas: 'descansar',
  },
]
