import type { Case, Silent } from './relations.data.ts'

/** Who pays late, sends back, leaves, takes or offers: what a consultant reckons first; every second of a kind was kept apart. */
export const PARTIES: readonly Case[] = [
  // a term of one part of the sales
  {
    segmento: 'Serviços',
    faturamento: 52_000,
    pessoas: 6,
    custos: 'salários 26.000, combustível 3.000, aluguel 2.800, imposto 5.000',
    desafio:
      'Dos 52 mil, uns 30 vêm do hospital, que paga 60 dias depois da nota. As casas pagam no dia da faxina. Toda sexta tenho que pagar as meninas',
    // 30.000 × 60 ÷ 30
    diz: [60_000],
  },
  // the price of money before its time
  {
    segmento: 'Indústria',
    faturamento: 88_000,
    pessoas: 9,
    custos: 'tecido 36.000, folha 24.000, aluguel 4.000, imposto 7.000, contador 900',
    desafio:
      'Todo mês troco uns 30 mil de cheque na factoring pra pagar a folha e eles descontam 2.400. Os lojistas só pagam em cheque pra 60 e 90',
    // 2.400 ÷ 30.000; × 12
    diz: [8, 28_800],
  },
  // what the partners take
  {
    segmento: 'Alimentação',
    faturamento: 60_000,
    pessoas: 8,
    custos: 'insumos 22.000, equipe 17.000, aluguel 6.000, luz e gás 3.500, imposto 4.500, retirada dos sócios 10.000',
    desafio:
      'Eu e minha sócia tiramos 5 mil cada uma. Ela quase não aparece no restaurante e quando falei em comprar a parte dela ela pediu 120 mil. O mês fecha sempre no vermelho',
    // 60.000 − 53.000; 10.000 taken; −3.000
    diz: [7_000, 10_000, 3_000],
  },
  // what comes back
  {
    segmento: 'Comércio Varejista',
    faturamento: 32_000,
    pessoas: 2,
    custos: 'sapatos 14.000, anúncio 4.000, embalagem 600, plataforma 1.500, imposto 1.600',
    desafio:
      'Vendo sapato online. Envio 250 pares por mês e 50 voltam porque o número não serve. O frete da ida me custa 18 e o da volta 22, tudo por minha conta',
    // 20%; 40; 50 × 40
    diz: [20, 40, 2_000],
  },
  // delivered and paid
  {
    segmento: 'Alimentação',
    faturamento: 21_000,
    pessoas: 3,
    custos: 'farinha e recheio 6.500, ajudante 3.600, gasolina 900, aluguel 1.400',
    desafio:
      'Deixo pão de mel em consignação nos mercados. No mês passado entreguei 4.000 e só 3.100 foram pagos, a 3,50. Na porta da escola vendo 900 a 5 reais e acaba tudo',
    // 900; 22,5%; 10.850 ÷ 4.000
    diz: [900, 22.5, 2.71],
  },
  // one person's chair
  {
    segmento: 'Serviços',
    faturamento: 30_000,
    pessoas: 4,
    custos: 'comissões 13.000, aluguel 3.200, produtos 2.600, luz 900, imposto 1.500',
    desafio:
      'Dos 30 mil do salão, 12 mil são da cadeira da Rose. Ela ganha 50% e uma amiga ofereceu 60 pra ela ir pro salão novo. Se ela sai leva a clientela',
    // 40%; 6.000 stays; 10 points of 12.000
    diz: [40, 6_000, 1_200],
  },
  // what never comes back
  {
    segmento: 'Comércio Varejista',
    faturamento: 40_000,
    pessoas: 2,
    custos: 'mercadoria 28.000, aluguel 1.800, ajudante 1.900, luz 1.200, imposto 1.000',
    desafio:
      'Vendo fiado pra vizinhança toda. O caderno está em 12.500 e uns 4.500 eu já sei que não recebo mais. E continua chegando gente pedindo pra anotar',
    // 12.500 − 4.500; 4.500 ÷ 30%
    diz: [8_000, 15_000],
  },
  // the one who wants to buy it
  {
    segmento: 'Serviços',
    faturamento: 45_000,
    pessoas: 5,
    custos: 'peças 14.000, folha 17.000, luz 1.500, imposto 3.500',
    desafio:
      'Quero me aposentar. O meu mecânico mais antigo oferece 3 mil por mês durante 4 anos pela oficina. Um vizinho dá 110 mil à vista pelo ponto e pelas máquinas',
    // 3.000 × 48
    diz: [144_000],
  },
  // a machine or people for an order
  {
    segmento: 'Indústria',
    faturamento: 66_000,
    pessoas: 8,
    custos: 'massa e recheio 27.000 (9,00 o kg), 6 funcionárias 14.400, embalagem 3.000, luz 3.200, aluguel 3.000',
    desafio:
      'Fazemos 3 mil kg de salgado por mês a 22 o quilo. Um atacado quer mais 500 kg por mês a 19. Ou compro a máquina, em 48 vezes de 2.900, mais 300 de luz, ou contrato outra moça a 2.400 com encargos',
    // 2.900 + 300; 30.000 of 66.000 are 10 of 22; 19 − 10; × 500
    diz: [3_200, 9, 4_500],
  },
  // one unit by its channel, goods listed by the month
  {
    segmento: 'Alimentação',
    faturamento: 24_000,
    pessoas: 3,
    custos: 'ingredientes 8.800, taxa do app 3.600, ajudante 2.600, aluguel 1.500, gás e luz 900',
    desafio:
      'faço 800 pizzas por mês a 30 reais, umas 500 saem pelo aplicativo que fica com 24%, o resto no balcão. cada uma me custa 11 com a caixa',
    metas: 'tirar 6 mil por mês',
    // 30 − 11; − 7,20
    diz: [19, 11.8],
  },
]

/** Kept apart until the relations stood. */
export const PARTIES_APART: readonly Case[] = [
  {
    segmento: 'Indústria',
    faturamento: 70_000,
    pessoas: 7,
    custos: 'madeira 28.000; marceneiros 18.000; aluguel 3.500; imposto 5.000; luz 1.900',
    desafio:
      'Metade da correria é por causa de uma loja de móveis planejados: ela compra 42 mil por mês e paga em 90 dias. Cliente de casa dá entrada. O compensado eu pago em 28 dias',
    // 42.000 × 3
    diz: [126_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 96_000,
    pessoas: 14,
    custos: 'vigilantes 62.000, uniforme 2.000, imposto 11.000, contador 1.500, escritório 3.000',
    desafio:
      'A prefeitura atrasa e eu antecipo umas 40 mil em notas por mês no banco, que cobra 1.800 pra adiantar. Sem isso não fecho a folha',
    // 1.800 ÷ 40.000; × 12
    diz: [4.5, 21_600],
  },
  {
    segmento: 'Educação',
    faturamento: 38_000,
    pessoas: 6,
    custos:
      'professores 16.000\naluguel 5.000\nmaterial 1.500\nimposto 2.700\nluz e internet 1.300\nretirada das duas sócias 9.000',
    desafio:
      'A escola de inglês é minha e da minha cunhada, meio a meio. Cada uma tira 4.500. Eu dou aula o dia inteiro e ela só vem receber. Pra sair ela quer 90 mil',
    // 38.000 − 26.500; 9.000; 2.500 left; 1.250 half
    diz: [11_500, 2_500],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 41_000,
    pessoas: 3,
    custos: 'peças 17.000, anuncios 5.000, correio 5.200, ajudante 1.900, imposto 1.700',
    desafio:
      'loja de biquini na internet. de 320 pedidos voltam 64 pra trocar de tamanho. pago 16 pra mandar e 20 pra buscar de volta',
    // 20%; 36; 64 × 36
    diz: [20, 36, 2_304],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 16_000,
    pessoas: 3,
    custos: 'muda e adubo 3.500, diarista 3.000, diesel 1.200, caixa 700',
    desafio:
      'Entrego morango no hortifruti e o que estraga eles descontam. Levei 2.000 bandejas e pagaram 1.700, a 6 reais. Na feira eu vendo a bandeja a 9',
    // 300; 15%; 10.200 ÷ 2.000
    diz: [300, 15, 5.1],
  },
  {
    segmento: 'Saúde',
    faturamento: 54_000,
    pessoas: 7,
    custos: 'repasse das fisioterapeutas 24.000, aluguel 6.000, recepção 4.600, imposto 4.500, material 1.200',
    desafio:
      'Dos 54 mil da clínica, 27 mil são da agenda da dra. Paula. O repasse é de 50% e ela já falou que tem clínica pagando 55. Tenho medo de ela abrir a própria',
    // 50%; 13.500; 5 points of 27.000
    diz: [50, 13_500, 1_350],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 75_000,
    pessoas: 4,
    custos: 'compras de mercadoria 51.000; aluguel 3.000; balconistas 6.000; luz 2.200; imposto 3.800',
    desafio:
      'Somei as fichas da loja de material: 31 mil pra receber, e desses uns 9 mil são de gente que mudou ou sumiu. Meu pai nunca cobrou ninguém',
    // 22.000; 9.000 ÷ 32%
    diz: [22_000, 28_125],
  },
  {
    segmento: 'Alimentação',
    faturamento: 50_000,
    pessoas: 6,
    custos: 'farinha e frios 21.000, folha 14.000, luz 2.600, imposto 3.000',
    desafio:
      'Estou cansada e os filhos não querem a padaria. Minha gerente propôs pagar 2.500 por mês por 6 anos. O dono do mercado oferece 150 mil de uma vez mas fecha e usa só o ponto',
    // 2.500 × 72
    diz: [180_000],
  },
  {
    segmento: 'Indústria',
    faturamento: 58_000,
    pessoas: 6,
    custos: 'resina 21.000 (7,00 o kg), 4 operadores 11.200, luz 4.100, aluguel 3.600, imposto 3.900',
    desafio:
      'Injetamos 3.000 kg por mês a 19,50. Uma montadora quer 600 kg a mais por mês pagando 16. A injetora nova sai 24 vezes de 5.200, fora 700 de energia, e um operador a mais custa 2.800',
    // 5.200 + 700; 24.900 of 58.000 are 8,37 of 19,50; 16 − 8,37; × 600
    diz: [5_900, 7.63, 4_578],
  },
  {
    segmento: 'Alimentação',
    faturamento: 18_000,
    pessoas: 2,
    custos: 'açaí e frutas 6.000\ncomissão do aplicativo 2.900\najudante 1.700\naluguel 1.300\nluz 600',
    desafio:
      'vendo mil copos de açaí por mes a 18. uns 600 vão pelo ifood que tira 27%, o resto é retirada. cada copo me sai a 6 reais já com a embalagem',
    metas: 'sobrar 7 mil por mês',
    // 18 − 6; − 4,86
    diz: [12, 7.14],
  },
]

/** What must not be made of them. */
export const PARTIES_SILENT: readonly Silent[] = [
  {
    segmento: 'Serviços',
    faturamento: 40_000,
    custos: 'salários 20.000, aluguel 3.000',
    desafio:
      'Dos 40 mil, uns 15 são de um banco que paga 45 dias depois. O resto é cartão, cai no outro dia. A cliente do sábado esperou 2 horas por semana e reclamou',
    // all sales at 45 days; somebody else's hours
    nunca: [60_000, 8.7, 1.1],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 35_000,
    custos: 'mercadoria 20.000, aluguel 2.500, luz 900',
    desafio:
      'Minha irmã herdou 180 mil e quer entrar de sócia. Recebo 3 mil de pensão. O movimento caiu depois que abriram outra loja na esquina',
    nunca: [5.1, 36_000, 90_000],
  },
  {
    segmento: 'Educação',
    faturamento: 9_000,
    pessoas: 1,
    custos: 'aluguel 1.200, material 400',
    desafio:
      'São 30 alunos a 300 por mês, trabalho umas 50 horas por semana e não dou conta. Tem 6 na fila de espera e eu chego em casa morta',
    // fifty hours for each of thirty
    nunca: [1_500, 216.7, 27.1],
  },
  {
    segmento: 'Indústria',
    faturamento: 80_000,
    custos: 'tecido 30.000, folha 25.000, aluguel 5.000',
    desafio:
      'Meu pai vendeu o sítio e ofereceu 200 mil emprestado sem juros por 3 anos. Eu uso 30 mil no fornecedor por mês e ele me dá 1.500 de desconto',
    nunca: [600_000, 5, 18_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 28_000,
    pessoas: 3,
    custos: 'ajudantes 9.000, produto 3.000, gasolina 1.500',
    desafio:
      'Mandei 60 orçamentos e voltaram 15 com resposta. O orçamento me custa 20 de gasolina pra ir e 20 pra voltar, e nem sempre fecho',
    // answers are no returned goods
    nunca: [600],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 50_000,
    custos: 'mercadoria 30.000, aluguel 3.000, funcionários 6.000',
    desafio:
      'O caderno tem 9 mil de fiado e todo mundo paga, só demora. Tenho 4 mil de boleto pra quinta feira e não sei se dá',
    nunca: [10_000, 5_000],
  },
  {
    segmento: 'Saúde',
    faturamento: 33_000,
    custos: 'aluguel 4.000, assistente 2.300, material 5.000',
    desafio:
      'Dos 33 mil, 20 mil são meus e o resto vem dos aluguéis de sala. Penso em cobrar 15% a mais da Marta, que usa a sala 2 dias por semana',
    // her own chair is no risk; no commission
    nunca: [10_000, 3_000],
  },
  {
    segmento: 'Alimentação',
    faturamento: 30_000,
    custos: 'comida 12.000, equipe 9.000, aluguel 2.500',
    desafio:
      'Comprei um forno em 24 vezes de 900 e gasto 150 de luz com ele. Um escritório perguntou de 40 almoços por semana mas ainda não disse o preço',
    nunca: [36_000, 6_000],
  },
]

/** Kept apart until the relations stood. */
export const PARTIES_SILENT_APART: readonly Silent[] = [
  {
    segmento: 'Tecnologia',
    faturamento: 62_000,
    custos: 'equipe 34.000, servidores 4.000, imposto 6.000',
    desafio:
      'Uma parte grande, 25 mil, vem de uma multinacional que paga só 90 dias depois. Os outros pagam no boleto todo dia 5. Meu filho espera 1 hora por semana no treino',
    nunca: [186_000, 4.3, 0.5],
  },
  {
    segmento: 'Serviços',
    faturamento: 24_000,
    pessoas: 2,
    custos: 'aluguel 2.000, produtos 3.000, ajudante 2.200',
    desafio:
      'Um franqueado ofereceu 300 mil pelo meu ponto, mas eu não quero vender. Ganho mais 2.200 do aluguel da casa da minha mãe',
    nunca: [12.5, 150_000, 26_400],
  },
  {
    segmento: 'Serviços',
    faturamento: 14_000,
    pessoas: 1,
    custos: 'gasolina 900, material 1.500',
    desafio:
      'Atendo 20 jardins por mês a 700, trabalho 60 horas por semana contando a estrada, e não tenho folga nunca',
    nunca: [1_200, 260, 32.5],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 45_000,
    custos: 'mercadoria 24.000, aluguel 3.500, vendedora 2.200',
    desafio:
      'De 300 clientes do cadastro voltam 60 todo mês. Gasto 12 pra mandar brinde e 8 no cartão de aniversário, nem sei se vale',
    // customers who come again
    nunca: [1_200],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 22_000,
    custos: 'ração 9.000, vet 800, luz 900',
    desafio:
      'Entreguei 5.000 litros no laticínio e recebi 9.500 reais. O vizinho entregou 6.000. A cooperativa paga a 2,10 mas é longe',
    nunca: [4_500, 1_000],
  },
  {
    segmento: 'Indústria',
    faturamento: 90_000,
    custos: 'aço 40.000, folha 26.000, aluguel 5.000, imposto 8.000',
    desafio:
      'Peguei 50 mil de empréstimo no banco e pago 2.600 por mês há um ano. Meu sócio quer comprar um torno de 140 mil. A gente tira 6 mil cada',
    // the payment is no price of money before its time
    nunca: [5.2, 31_200],
  },
  {
    segmento: 'Alimentação',
    faturamento: 27_000,
    custos: 'insumos 10.000, ajudantes 5.000, aluguel 2.000',
    desafio:
      'A Jéssica, minha funcionária, faz 90 bolos por mês dos 150. Ela pediu 400 de aumento e minha prima ofereceu 2 mil pra ela ir trabalhar lá',
    nunca: [40, 13_500],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 36_000,
    custos: 'compras 21.000, aluguel 2.000, luz 800',
    desafio:
      'Vendo fiado pra 40 famílias, somando dá 7.200. Em 2019 perdi 3 mil com um cliente só e jurei que não fazia mais',
    nunca: [7_200 / 0.4167],
  },
]
