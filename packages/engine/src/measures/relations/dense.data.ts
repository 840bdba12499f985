import type { Case, Silent } from './relations.data.ts'

/** Long stories with numbers that belong to nothing, in many spellings; written once the rules stood; first run: 9 of 18 whole, 2 in part, one wrong. */
export const DENSE: readonly Case[] = [
  {
    segmento: 'Alimentação',
    faturamento: 31_200,
    pessoas: 4,
    custos:
      'carne e pão 11 por hambúrguer\ncaixinha 1,50 por hambúrguer\nfuncionários 5.400\naluguel 2.800\nenergia 1.200',
    desafio:
      'Tenho hamburgueria faz 4 anos, eu e mais 3. Sai 40 hambúrguer por dia a 30 conto, fechamos só segunda, dá 26 dias. O rappi e o ifood juntos são 60% e cobram 26%. Meu cunhado abriu uma igual e em 8 meses fechou. Trabalho 12 horas e não vejo dinheiro',
    metas: 'tirar 5 mil por mês',
    // 30 − 12,50; − 7,80; 40 × 26
    diz: [17.5, 9.7, 1_040],
  },
  {
    segmento: 'Saúde',
    faturamento: 42_000,
    pessoas: 5,
    custos: 'psicólogas 21.000; sala 4.800; recepção 2.600; imposto 4.200',
    desafio:
      'Somos em 4 psicólogas, abri em 2018. Em setembro agendamos 420 sessões mas só 350 aconteceram, cobro 120 por sessão. Quem falta diz que esqueceu. A secretária manda 50 mensagens por dia e mesmo assim. Penso em contratar outra psicóloga por 5.000',
    metas: 'chegar em 50 mil',
    // 70; 70 ÷ 420; 70 × 120
    diz: [70, 16.7, 8_400],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 39_000,
    pessoas: 4,
    custos: 'devs 18 mil, servidor 3 mil, marketing 4.200, impostos 3.900',
    desafio:
      'Vendo sistema pra barbearia há 3 anos, 260 clientes a 150 por mês. Invisto 4.200 em tráfego e fecho uns 14 novos por mês, só que cancelam 13. O concorrente cobra 99. A maioria cancela no 2º mês porque não configurou',
    metas: 'ter 400 clientes em 2 anos',
    // 1; 13 ÷ 260; 260 ÷ 13; 4.200 ÷ 14; 140 ÷ 1
    diz: [1, 5, 20, 300, 140],
  },
  {
    segmento: 'Indústria',
    faturamento: 52_000,
    pessoas: 6,
    custos: 'resina e embalagem 14.000, salários 17.000, energia 4.000, aluguel 3.500, pró-labore 5.000',
    desafio:
      'Faço embalagem plástica com 2 máquinas. A fábrica de molho sozinha compra 31 mil por mês e paga em 60 dias, e o resto, uns 22 clientes, dá 21 mil. O comprador novo deles pediu 3 orçamentos fora. Consegui juntar 40 mil em 5 anos',
    // 31 ÷ 52; 52.000 − 31.000
    diz: [59.6, 21_000],
  },
  {
    segmento: 'Outro',
    faturamento: 95_000,
    pessoas: 7,
    custos: 'material 40.000, equipe 25.000, combustível 3.000, imposto 6.000',
    desafio:
      'Faço piscina há 11 anos. A piscina de agora é de 70 mil, 4 x 8 metros. O cliente deu 20% de sinal e paga o resto quando encher. Eu preciso comprar antes o vinil (12 mil) e a bomba e filtro (9 mil). Isso que tem mais 2 obras iguais esperando',
    // 14.000; 21.000 − 14.000; 21 ÷ 70
    diz: [14_000, 7_000, 30],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 54_000,
    pessoas: 3,
    custos: 'mercadoria 30 mil, aluguel 5 mil, 2 vendedoras 4.800, imposto 3.200',
    desafio:
      'Loja de calçado com 14 anos. Fizemos o inventário e deu 162 mil a preço de custo. Tem 48 mil que é numeração 33 e 34 encalhada. Vendo pelo dobro do que custa. Mesmo assim compro 30 mil por mês porque o representante empurra. Meu cartão está em 9 mil',
    // 27.000; 162 ÷ 27; 30 − 27; 48 ÷ 162
    diz: [27_000, 6, 3_000, 29.6],
  },
  {
    segmento: 'Outro',
    faturamento: 44_000,
    pessoas: 6,
    custos: 'salários 14.000, aluguel 6.000, bebidas 11.000, imposto 4.400, luz 3.000',
    desafio:
      'Bar de praia, 40 lugares. De dezembro a março vendemos 84 mil por mês com fila. Nos outros 8 meses é 24 mil por mês e eu seguro 5 funcionários. Ano passado gastei 30 mil reformando o deck em março e em julho pedi 20 mil emprestado',
    // 23.000 + 15.400 × 24/44 = 31.400; − 7.400
    diz: [7_400, 59_200],
  },
  {
    segmento: 'Serviços',
    faturamento: 64_000,
    pessoas: 7,
    custos: 'peças 25.000, funileiros 18.000, aluguel 5.000, tinta 6.000',
    desafio:
      'Funilaria com 6 pessoas. Os 4 funileiros perdem 1 hora e meia por dia cada um esperando peça chegar, de segunda a sexta. Cobramos 110 a hora. Tenho 7 carros no pátio e 2 reclamações no Procon',
    // 4 × 1,5 × 22; × 110
    diz: [132, 14_520],
  },
  {
    segmento: 'Serviços',
    faturamento: 90_000,
    pessoas: 8,
    custos: 'produtos 18.000, impostos 9.000, equipe 34.000, aluguel 8.000, retirada 10.000',
    desafio:
      'Salão com 9 cadeiras. Quero abrir uma filial no bairro novo: o custo fixo lá seria 19 mil por mês, fora a parcela de 2.600 da reforma de 80 mil. Acredito que vende 24 mil por mês no começo. Minha sócia tem 30% e acha cedo',
    // sobra 70%; 21.600 ÷ 0,7; 24.000 × 0,7 − 21.600
    diz: [21_600, 30_900, 4_800],
  },
  {
    segmento: 'Outro',
    faturamento: 120_000,
    pessoas: 8,
    custos: 'vidro e alumínio 54.000, instaladores 20.000, imposto 9.600, anúncio 5.000, aluguel 6.000',
    desafio:
      'Mês passado saíram 75 orçamentos e fecharam 10, cada obra dá em média 12 mil. O orçamento demora uns 6 dias pra sair porque só eu meço. O vendedor quer dar 7% de desconto em tudo. Temos 2 vans paradas',
    // 10 ÷ 75; 12.000 × 7% × 10
    diz: [13.3, 8_400],
  },
  {
    segmento: 'Serviços',
    faturamento: 60_000,
    pessoas: 5,
    custos: 'comida 21.000, equipe 14.000, espaço 6.000, imposto 4.800',
    desafio:
      'Buffet infantil, 5 festas por mês de 12 mil, desde 2016. Já estão vendidas 14 festas, todas com metade paga, e na conta hoje só tem 18 mil. Em agosto paguei o aluguel atrasado com sinal de festa de dezembro',
    // 12.000 × 50% × 14; − 18.000
    diz: [84_000, 66_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 27_000,
    pessoas: 3,
    custos: 'peças 9.000, técnico 2.800, aluguel 1.900',
    desafio:
      'Conserto notebook. Compro 40 baterias por mês a 110 cada de um fornecedor que acho barato e 12 deram defeito na garantia, aí reponho do meu bolso. O outro fornecedor vende a 140 e troca sem discutir. Perdi 3 clientes do escritório de contabilidade por isso',
    // 30 × 40; 12 × 110
    diz: [1_200, 1_320],
  },
  {
    segmento: 'Serviços',
    faturamento: 48_000,
    pessoas: 6,
    custos: 'comissão 20.000, aluguel 5.000, produtos 4.000, recepção 2.400',
    desafio:
      'Barbearia com 6 cadeiras. Um barbeiro saiu em junho e levou gente. Agora eles querem que eu suba a comissão de 40% para 50% senão vão embora também. Fiz 2 reuniões e não decidi',
    // 20.000 × 50 ÷ 40 − 20.000
    diz: [5_000],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 36_000,
    pessoas: 5,
    custos: 'mudas 4.000, adubo 6.000, funcionários 9.000, energia 2.000, diesel 3.000',
    desafio:
      'Planto tomate em 2 hectares. Colho 14 mil kg por mês. 8 mil kg vão pro Ceasa a 2,50, 4 mil kg eu vendo pros mercados a 4 e 2 mil kg estragam no caminho. Um vizinho montou packing house por 200 mil',
    // 12.000; 8 ÷ 12; 2 ÷ 14; 2.000 × 2,50
    diz: [12_000, 66.7, 14.3, 5_000],
  },
  {
    segmento: 'Indústria',
    faturamento: 66_000,
    pessoas: 10,
    custos: 'tecido 22.000, costureiras 24.000, aluguel 4.000',
    desafio:
      'Confecção de jaleco, 9 costureiras. No mês de outubro entregamos 26 pedidos e 11 saíram atrasados. Refizemos 180 jalecos dos 1.500 por erro de bordado, e cada um custa 28 reais. Um hospital de 20 mil por ano avisou que vai trocar',
    // 11 ÷ 26; 180 ÷ 1.500; 180 × 28
    diz: [42.3, 12, 5_040],
  },
  {
    segmento: 'Indústria',
    faturamento: 12_000,
    pessoas: 1,
    custos: 'madeira 70 por brinquedo, tinta 10 por brinquedo, galpão 900',
    desafio:
      'Faço brinquedo de madeira sozinho, 60 por mês a 200 cada, cada um leva 3 horas. Todo mundo elogia. Tenho 53 anos e dor nas costas. Recuso uns 8 pedidos por mês',
    metas: 'faturar 20 mil por mês',
    // 200 − 80; 60 × 3; 20.000 ÷ 200; × 3
    diz: [120, 180, 100, 300],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 40_000,
    pessoas: 2,
    custos: 'mercadoria 20.000, aluguel 4.000, folha 2.500',
    desafio:
      'Loja de presente. Entrei no cheque especial em março, hoje são 15 mil a 8,5% ao mês, e o gerente oferece 30 mil em 24x. Já fechei 1 das 2 lojas',
    // 15.000 × 8,5%; × 12
    diz: [1_275, 15_300],
  },
  {
    segmento: 'Educação',
    faturamento: 56_000,
    pessoas: 9,
    custos: 'professores 24 mil, aluguel 8 mil, secretaria 5 mil, anúncio 3 mil',
    desafio:
      'Curso pré-vestibular com 140 alunos, mensalidade de 400. Todo mês entram 9 e desistem 13, quase todos depois do 1º simulado. Gasto 3 mil em anúncio. A turma da noite tem 60 e a da tarde 80',
    metas: '180 alunos em março',
    // 4; 13 ÷ 140; 3.000 ÷ 9
    diz: [4, 9.3, 333.33],
  },
]

/** The same: what a careless reader would say of them is wrong. */
export const DENSE_SILENT: readonly Silent[] = [
  {
    segmento: 'Alimentação',
    faturamento: 50_000,
    custos: 'ingredientes 9 por prato, aluguel 4.000',
    desafio:
      'vendo 80 pratos por dia a 22 no almoço e ainda tem janta e delivery aos sábados, abro 24 dias, são 3 cozinheiras que ganham 2 mil',
    nunca: [24_960, 20_960],
  },
  {
    segmento: 'Serviços',
    faturamento: 30_000,
    desafio:
      'uma amiga tem salão com 6 cadeiras, entram 20 clientes novas por mês lá e saem 5, e ela paga 35% de comissão. eu tenho 4 cadeiras e pago 50',
    nunca: [15],
  },
  {
    segmento: 'Educação',
    faturamento: 45_000,
    desafio: 'eram 180 alunos em 2019, hoje 120. no ano passado inteiro entraram 30 e saíram 50, mensalidade de 375',
    nunca: [20, 41.7],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 70_000,
    custos: 'mercadoria 38.000, aluguel 6.000',
    desafio:
      'o concorrente vende pela metade do preço. tenho 90 mil em estoque e compro 38 mil por mês, minha margem é 45%',
    nunca: [35_000, 3_000, 2.6],
  },
  {
    segmento: 'Outro',
    faturamento: 80_000,
    desafio:
      'fechei uma obra de 100 mil: 50% na entrada, 30% na metade e 20% no fim. o material todo é 40 mil e compro à vista antes de começar',
    nunca: [10_000, 20_000, 40],
  },
  {
    segmento: 'Saúde',
    faturamento: 60_000,
    desafio: 'temos 300 consultas marcadas pra novembro, e em outubro atendemos 260, consulta de 230',
    nunca: [40, 9_200],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    desafio: 'meus 3 técnicos trabalham 8 horas por dia cada e um perde 2 horas por dia no trânsito, a hora é 70',
    nunca: [10_920, 9_240, 36_960],
  },
  {
    segmento: 'Outro',
    faturamento: 50_000,
    custos: 'salários 20.000, aluguel 6.000, insumos 14.000',
    desafio: 'na alta entra 90 mil, na baixa 25 mil, não sei direito quantos meses dura cada uma',
    nunca: [9_000, 13_750],
  },
  {
    segmento: 'Serviços',
    faturamento: 35_000,
    desafio: 'o banco ofereceu 50 mil a 2,9% ao mês pra eu reformar, ainda não peguei',
    nunca: [17_400],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 40_000,
    desafio:
      'compro 100 carregadores por mês a 20 cada e 8 voltam, o fornecedor troca todos na hora. tem outro a 24 mas nem olhei',
    nunca: [160, 400, 240],
  },
]

/** Shorter, in other words again; first run: 7 of 17 whole, 3 in part, none wrong by a relation. */
export const LATER: readonly Case[] = [
  {
    segmento: 'Alimentação',
    faturamento: 19500,
    pessoas: 2,
    custos: 'polpa e fruta 4 por copo, copo 0,80 por copo, aluguel 1.700, luz 600, 1 ajudante 1.500',
    desafio:
      'minha casa de suco vende 50 copo por dia a 15 reais de terça a domingo. uns 40% vai no ifood e eles ficam com 28%. tem 2 ano q n mexo no preço',
    metas: 'quero sobrar 5 mil livre por mes',
    diz: [10.2, 6],
  },
  {
    segmento: 'Saúde',
    faturamento: 28800,
    custos: 'dentista 8.000, aluguel 3.000',
    desafio: 'Em média marcamos 240 pacientes no mês e comparecem 192. Cada consulta 150. Já pensei em cobrar multa',
    diz: [48, 20, 7200],
  },
  {
    segmento: 'Educação',
    faturamento: 32000,
    custos: 'professores 14.000; aluguel 5.000; anúncios 2.000',
    desafio:
      'Minha escola de natação tem 200 crianças a R$ 160. Chegam 15 por mês e vão embora 18, não sei por quê. Anúncio custa 2.000.',
    metas: '260 crianças',
    diz: [3, 9, 11.1],
  },
  {
    segmento: 'Outro',
    faturamento: 60000,
    custos: 'material 28.000, ajudantes 12.000',
    desafio:
      'Peguei a reforma de um restaurante, 85 mil. Ele paga 15% na assinatura, 35% no meio e o resto no fim. Pra começar tenho que comprar porcelanato, 18 mil, e pagar 6 mil de demolição antes',
    diz: [12750, 11250],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 26000,
    custos: 'mercadoria 15.000, aluguel 3.000',
    desafio:
      'bazar. o estoque da loja ta em 65 mil (preço de compra). boto 100% em cima do custo. todo mês entra 15 mil de mercadoria nova',
    diz: [13000, 5, 2000],
  },
  {
    segmento: 'Serviços',
    faturamento: 45000,
    custos: 'folha 18.000, peças 9.000',
    desafio:
      'tenho 3 técnicos de ar condicionado e cada um fica umas 2 horas por dia sem fazer nada esperando eu mandar endereço. a hora técnica é 100 reais. seg a sexta',
    diz: [132, 13200],
  },
  {
    segmento: 'Alimentação',
    faturamento: 70000,
    custos: 'insumos 25.000, imposto 3.000, folha 18.000, aluguel 5.000, taxas 2.000',
    desafio:
      'penso em abrir mais um quiosque no shopping. Aluguel, condomínio e gente dá 16 mil por mês e o financiamento sai 2.400 por mês. Imagino vender uns 28 mil',
    diz: [18400],
  },
  {
    segmento: 'Indústria',
    faturamento: 84000,
    custos: 'madeira 32.000, folha 24.000, imposto 6.000',
    desafio:
      'Faço cozinha planejada. Num mês normal passo 42 orçamentos e vendo 7, de 12 mil cada. Um cliente novo pediu 10% de desconto e meu sócio acha que devia dar pra todos',
    diz: [16.7, 8400],
  },
  {
    segmento: 'Serviços',
    faturamento: 40000,
    custos: 'bebida 9.000, equipe 10.000',
    desafio:
      'Sou cerimonialista e tenho buffet: 4 casamentos por mês a 10 mil. Estão fechados 11 casamentos pro ano que vem, com 30% de entrada já paga, e no banco sobrou 7 mil',
    diz: [33000, 26000],
  },
  {
    segmento: 'Serviços',
    faturamento: 22000,
    custos: 'tela 5.000, técnico 2.200',
    desafio:
      'compro 60 telas no mês do fornecedor A por 80 cada, 15 dão defeito e eu dou outra. O fornecedor B cobra 100 mas garante a troca',
    diz: [1200, 1200],
  },
  {
    segmento: 'Serviços',
    faturamento: 30000,
    custos: 'comissões 12.000, aluguel 3.000',
    desafio: 'as manicures querem passar de 50% pra 55% de comissão',
    diz: [1200],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 15000,
    custos: 'servidor 900',
    desafio: '30 clientes de 500 por mês. Quero contratar um suporte por 2.500 mas tenho medo',
    diz: [5],
  },
  {
    segmento: 'Alimentação',
    faturamento: 6000,
    pessoas: 1,
    custos: 'farinha e recheio 25 por torta, caixa 5 por torta, gás 150',
    desafio: 'faço 60 tortas no mes vendo por 100, demoro 2 horas em cada. trabalho de dia no mercado',
    metas: 'faturar 12 mil',
    diz: [70, 120, 240],
  },
  {
    segmento: 'Serviços',
    faturamento: 18000,
    custos: 'aluguel 2.000',
    desafio: 'estou devendo 25 mil no cartão rotativo a 12% ao mês, pago só o mínimo',
    diz: [3000],
  },
]

/** Beside them: none of these follows. */
export const LATER_SILENT: readonly Silent[] = [
  {
    segmento: 'Outro',
    faturamento: 24000,
    custos: 'funcionário 4.000, aluguel 4.000, insumos 6.000, imposto 1.200',
    desafio:
      'aluguel de caiaque e stand up. 4 meses de verão entra 48 mil, nos 8 meses restantes entra 12 mil. tiro dinheiro do cartão no inverno',
    nunca: [3200],
  },
  {
    segmento: 'Serviços',
    faturamento: 20000,
    desafio: 'em 2020 eram 3 sócios e 12 funcionários, hoje sou eu e 4, faturava 45 mil e hoje 20',
    nunca: [8],
  },
  {
    segmento: 'Educação',
    faturamento: 24000,
    desafio: '80 alunos de 300 reais, 12 estão com a mensalidade atrasada há 2 meses, e 5 trancaram em julho',
    nunca: [3600],
  },
  {
    segmento: 'Indústria',
    faturamento: 50000,
    custos: 'tecido 18.000, folha 15.000',
    desafio: 'o cliente quer 500 camisetas a 18 com 30% de entrada, o tecido custa 9 por peça e eu pago em 45 dias',
    nunca: [1800],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 80000,
    custos: 'mercadoria 44.000',
    desafio: 'comprei 60 mil no natal passado, vendi a metade, tenho 12 lojas concorrentes no bairro e 3 vendedoras',
    nunca: [20000],
  },
  {
    segmento: 'Saúde',
    faturamento: 36000,
    desafio: 'atendo 18 pacientes por dia, 4 dias por semana, o plano paga 60 e leva 45 dias, glosa 8%',
    nunca: [7200],
  },
  {
    segmento: 'Alimentação',
    faturamento: 55000,
    custos: 'comida 20.000, folha 12.000, aluguel 4.000',
    desafio:
      'quero abrir a segunda unidade, o investimento é 150 mil e a primeira demorou 18 meses pra se pagar. pago 3 mil de parcela do forno',
    nunca: [3000],
  },
  {
    segmento: 'Serviços',
    faturamento: 42000,
    desafio: 'de maio a julho fiz 30 mil por mês, agosto 42, e espero 50 em dezembro',
    nunca: [12000],
  },
]
