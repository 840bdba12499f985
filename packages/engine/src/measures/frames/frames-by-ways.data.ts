import type { Case, Silent } from '#src/measures/relations/relations.data.ts'

/** Two ways that she weighs, each by what it takes of a month; worked out by hand. */
export const DECIDED_BY_WAYS: readonly Case[] = [
  {
    segmento: 'Serviços',
    faturamento: 22_000,
    custos:
      'combustível 4.200, ajudantes 4.500, manutenção 1.800, seguro 900, imposto 1.300, parcela do caminhão 2.100',
    desafio:
      'Meu caminhão não dá conta e to entre comprar outro usado em 48x de 2.650 ou alugar um quando precisa, que sai 380 a diária. Hoje eu precisaria dele uns 5 dias por mês.',
    // 5 × 380; 2.650 − 1.900; 2.650 ÷ 380
    diz: [1_900, 750, 7],
  },
  {
    segmento: 'Outro',
    faturamento: 26_000,
    pessoas: 4,
    custos: 'ajudantes 6.500, aluguel de van 2.080, combustível 1.900, manutenção 1.500, depósito 1.400, imposto 1.300',
    desafio:
      'Toda sexta e sábado alugo um gerador a 260 a diária pro som. Achei um em 60x de 1.890, fora o seguro de 310. Financio ou continuo no aluguel?',
    // 8 × 260; 1.890 + 310; 2.200 − 2.080
    diz: [2_080, 2_200, 120],
  },
  {
    segmento: 'Indústria',
    faturamento: 64_000,
    pessoas: 7,
    custos:
      'chapa e ferragens 27.000; dobra terceirizada 4.100; folha 6 pessoas com encargos 19.500; galpão 3.600; luz 900; simples 4.800; frete 1.300',
    desafio:
      'Penso em financiar uma dobradeira em 36x de 3.350 pra parar de mandar dobra pra fora. Só que o que atrasa mesmo é a pintura, tenho 4 portões esperando, cada um com uns 6 mil de saldo pra receber na entrega. Compro a máquina ou não?',
    // 4.100 − 3.350; 4 × 6.000
    diz: [4_100, 750, 24_000],
  },
  {
    segmento: 'Alimentação',
    faturamento: 46_000,
    pessoas: 6,
    custos:
      'comida 17.500, salgado de fora 3.900, folha 11.200, aluguel 3.000, gás e luz 2.300, simples 2.800, embalagem 1.600',
    desafio:
      'Gasto 3.900 por mês comprando salgado pronto de fora. Vi uma modeladora em 24x de 1.480 pra fazer tudo aqui, mas ia precisar de uma ajudante de 1.900. Compensa?',
    // 1.480 + 1.900; 3.900 − 3.380
    diz: [3_380, 520],
  },
  {
    segmento: 'Alimentação',
    faturamento: 52_000,
    pessoas: 6,
    custos:
      'insumos 19.000, motoboy 4.340, folha 11.500, aluguel 3.200, luz e gás 2.900, simples 3.300, embalagem 2.100',
    desafio:
      'Hoje pago 7 reais por entrega pra motoboy avulso, são umas 620 entregas por mês. Um motoboy fixo registrado sairia 3.100 com tudo, mas ele só dá conta de umas 400. Contrato ou continuo com avulso?',
    // 620 × 7; 3.100 + 220 × 7; − 4.340; 3.100 ÷ 7
    diz: [4_340, 4_640, 300, 443],
  },
  {
    segmento: 'Indústria',
    faturamento: 63_000,
    pessoas: 7,
    custos: 'energia 13500; saco 7800; folha 17800; combustivel 5900; galpão 4200; manutenção 2100; imposto 4400',
    desafio:
      'tenho 3 rapazes embalando carvão na mão, cada um me custa 2.450 com tudo. a empacotadora automatica fica 24x 2.900, o vendedor fala 300 por mes de manutenção e toca com 1 pessoa só. compro a maquina ou continuo com o pessoal?',
    // 2 × 2.450; 2.900 + 300; − ; + 2.900
    diz: [4_900, 3_200, 1_700, 4_600],
  },
  {
    segmento: 'Saúde',
    faturamento: 68_000,
    pessoas: 6,
    custos: 'folha 19.500; remédios 13.500; laboratório 4.560; aluguel 5.200; impostos 6.100; luz e sistema 1.450',
    desafio:
      'Mando cerca de 120 exames por mês para um laboratório de fora, a R$ 38 cada. O aparelho próprio custa R$ 48 mil, com R$ 12 de reagente por exame e R$ 350 mensais de manutenção. Faço aqui dentro ou continuo terceirizando?',
    // 120 × 38; 120 × 12 + 350; the difference; 48.000 ÷ 2.770
    diz: [4_560, 1_790, 2_770, 17.3],
  },
  {
    segmento: 'Indústria',
    faturamento: 92_000,
    pessoas: 6,
    custos: 'facção 17.100; tecido 34.000; folha 17.500; aluguel 3.200; impostos 7.300; frete 1.900; energia 780',
    desafio:
      'Hoje a costura é toda em facção, R$ 9,50 a peça, média de 1.800 peças por mês. Estou pensando em montar costura própria: 4 costureiras a R$ 3.400 cada com encargos, mais R$ 2.200 de aluguel e R$ 38 mil em máquinas. De dezembro a fevereiro o volume cai pela metade. Vale a pena?',
    // 1.800 × 9,50; 4 × 3.400 + 2.200; the difference; 8.550 − 15.800; 9 × 1.300 − 3 × 7.250
    diz: [17_100, 15_800, 1_300, 7_250, 10_050],
  },
  {
    segmento: 'Alimentação',
    faturamento: 47_000,
    pessoas: 4,
    custos:
      'comida 17.800; embalagem 2.100; taxa app 8.100; 3 funcionaria 8.400; aluguel 2.200; gas e luz 1.700; DAS 2.400',
    desafio:
      'O app leva 27% de cada pedido com a entrega deles. Se eu mesmo entregar cai pra 15%, mas teria que por 2 motoboys a 2.800 cada. Vendo uns 30 mil por mes no app. Ponho entrega propria ou fico com a do aplicativo?',
    // 2 × 2.800; 12% × 30.000; the difference; 5.600 ÷ 12%
    diz: [5_600, 3_600, 2_000, 46_700],
  },
  {
    segmento: 'Saúde',
    faturamento: 24_600,
    pessoas: 4,
    custos:
      'aluguel 4.800 / 2 instrutoras registradas 7.900 / recepcionista 2.150 / simples 1.480 / luz e água 690 / sistema 500',
    desafio:
      'O dono do imóvel quer subir meu aluguel de 4.800 para 6.500. Achei outra sala por 3.200, mas precisaria de 22 mil de obra e acho que perderia uns 10 dos meus 85 alunos, que pagam 290. Mudo ou fico?',
    // 6.500 − 3.200; 10 × 290; − ; 22.000 ÷ 400
    diz: [3_300, 2_900, 400, 55],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 34_000,
    pessoas: 4,
    custos: 'mercadoria 15.000, vendedor 2.600, ajudante 2.000, aluguel 3.600, frete 1.900, imposto 1.800',
    desafio: 'Pago meu vendedor 2.600 fixo e ele quer trocar por 8% do que vende, ele vende uns 30 mil por mês. Troco?',
    // 8% × 30.000; 2.600 − 2.400; 2.600 ÷ 8%
    diz: [2_400, 200, 32_500],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 42_300,
    pessoas: 4,
    custos:
      'ração e silagem 21000, 2 empregado 6800, luz 1900, veterinario 1700, diesel 2200, parcela do trator 3100, sal 1300',
    desafio:
      'To precisando de 30 mil pra fazer silagem e o gerente do banco ofereceu o emprestimo. Tenho 8 vaca velha que nao rende mais, o frigorífico paga uns 4 mil por cabeça mas da dó de vender. Pego o dinheiro no banco?',
    // 8 × 4.000; − 30.000
    diz: [32_000, 2_000],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 36_000,
    custos:
      'compra de roupas 16.500 / aluguel 5.200 / 2 vendedoras 6.400 / luz e internet 750 / simples 2.300 / maquininha 1.450',
    desafio:
      'Quero pegar 50 mil no banco (24 parcelas de 2.950) pra comprar a coleção de inverno. O estoque está cheio, uns 130 mil a preço de custo, mas muita coisa é de coleção passada e não sai.',
    // 130.000 ÷ 3; 24 × 2.950; − 50.000
    diz: [43_333, 70_800, 20_800],
  },
  {
    segmento: 'Alimentação',
    faturamento: 41_000,
    pessoas: 5,
    custos:
      'carne e insumos 15.200, folha 9.800, aluguel 2.800, ifood 4.300, gas e luz 1.900, simples 2.300, juros do banco 1.440',
    desafio:
      'Juntei 20 mil. To devendo 18 mil no cheque especial, pagando 8% ao mês só de juros. Mas queria fazer uma varanda que acho que ia trazer uns 4 mil a mais de venda por mês. Pago a dívida ou invisto na varanda?',
    // 8% × 18.000
    diz: [1_440],
  },
  {
    segmento: 'Saúde',
    faturamento: 68_000,
    pessoas: 7,
    custos:
      'dentistas 24.000, material 8.500, aluguel 5.500, recepção e auxiliar 7.200, laboratório 6.000, imposto 5.400',
    desafio:
      'To na dúvida se compro o raio x por 62 mil à vista ou em 36x de 2.350. Tenho 70 mil guardado, que é minha reserva.',
    // 36 × 2.350; − 62.000; 70.000 − 62.000; 70.000 − 56.600
    diz: [84_600, 22_600, 8_000, 13_400],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'mercadoria 18.000, folha 12.000, aluguel 3.000, imposto 2.500, luz 900',
    desafio:
      'Tô pagando carreto por fora, R$ 180 a viagem, faço umas 14 viagens por mês. Um caminhãozinho usado sai em 36 parcelas de R$ 2.100. Compro?',
    // 14 × 180; − 2.100; 2.100 ÷ 180
    diz: [2_520, 420, 12],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'material 12.000, folha 14.000, aluguel 3.000, imposto 2.500, luz 900',
    desafio:
      'Vale mais a pena contratar um programador de 6.500 ou pagar uma fábrica de software que cobra 4.800 por mês?',
    // 6.500 − 4.800
    diz: [6_500, 4_800, 1_700],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'material 12.000, folha 14.000, aluguel 2.500, imposto 2.500, luz 900',
    desafio: 'Pago 2.500 de aluguel e o dono quer vender o imóvel por 320 mil, 240x de 2.900. Compro?',
    // 2.900 − 2.500
    diz: [2_500, 2_900, 400],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'material 12.000, folha 14.000, aluguel 3.000, imposto 2.500, luz 900',
    desafio: 'Vendo meu carro por 38 mil ou pego 30 mil no banco em 24x de 1.690 pra comprar o forno?',
    // 38.000 − 30.000; 24 × 1.690; − 30.000
    diz: [8_000, 40_560, 10_560],
  },
]

const LISTED = 'material 12.000, folha 11.000, aluguel 3.000, imposto 2.500, luz 900'

/** What looks like two ways and is none, or lacks a number that decides. */
export const SILENT_BY_WAYS: readonly Silent[] = [
  {
    segmento: 'Indústria',
    faturamento: 64_000,
    pessoas: 7,
    custos: 'madeira 27.000, pintura fora 4.100, folha 19.500, galpão 3.600, luz 900',
    desafio:
      'Mando pintar fora e pago 4.100 por mês, e a qualidade é boa. Quero financiar um caminhão de entrega em 48x de 3.350.',
    nunca: [750],
  },
  {
    segmento: 'Outro',
    faturamento: 38_000,
    pessoas: 4,
    custos: 'caminhão 9.000, folha 9.500, pátio 3.000, imposto 2.500',
    desafio: 'Alugo caçamba a 280 a diária pros clientes e quero comprar mais 10 em 24x de 3.100. Compro?',
    nunca: [2_820],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 30_000,
    custos: 'sal e ração 9.000, empregados 6.000, vacina 1.200, diesel 1.500',
    desafio:
      'O frigorífico paga 4 mil por cabeça e vendo 8 por mês. To precisando de 30 mil pra reformar pasto. Pego no banco?',
    nunca: [32_000],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 36_000,
    custos: LISTED,
    desafio:
      'Preciso comprar a coleção nova, uns 30 mil. Meu estoque é de 40 mil e gira bem, tudo novo. Pego empréstimo no banco?',
    nunca: [13_333],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    custos: LISTED,
    desafio:
      'Penso em comprar uma van em 48x de 1.900 ou alugar uma quando precisar, que sai 250 a diária. O que compensa?',
    nunca: [1_650],
  },
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    custos: LISTED,
    desafio: 'Tenho um terreno que o vizinho paga 55 mil e outro que vale 80 mil. Pego 40 mil no banco?',
    nunca: [15_000],
  },
  {
    segmento: 'Saúde',
    faturamento: 50_000,
    pessoas: 6,
    custos: LISTED,
    desafio: 'Achei outra sala por 3.200 pra abrir a segunda clínica. O aluguel daqui é 3.000. Vale a pena?',
    nunca: [200],
  },
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    custos: LISTED,
    desafio: 'Fiz um empréstimo de 30 mil no banco ano passado em 36x de 1.300. Tenho um carro velho que vale 20 mil.',
    nunca: [10_000],
  },
]
