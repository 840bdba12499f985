import type { Case, Silent } from './relations.data.ts'

/** Long ones in other words, with numbers that belong to nothing; written once the relations stood. */
export const PARTIES_LATER: readonly Case[] = [
  {
    segmento: 'Serviços',
    faturamento: 47_000,
    pessoas: 5,
    custos: 'equipe 21 mil\ngasolina 2.600\naluguel 1.900\nimpostos 4.300\nproduto 3.100',
    desafio:
      'tenho dedetizadora faz 8 anos, 4 tecnicos. uma rede de farmacia fecha 19 mil por mes comigo mas so me paga com 60 dias, os condominio paga certinho no boleto. ano passado quase quebrei, vendi o carro por 32 mil pra pagar decimo',
    metas: 'ter 1 mes de folha guardado',
    // 19.000 × 2
    diz: [38_000],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 120_000,
    pessoas: 7,
    custos: 'mercadoria 78.000; folha 17.000; aluguel 6.500; imposto 7.200; luz 1.800',
    desafio:
      'Vendo muito parcelado e antecipo na maquininha umas 60 mil por mês, só nisso a operadora me tira 2.700. Meu cunhado disse que é normal. Tenho 2 lojas e em maio completa 12 anos',
    // 4,5%; 32.400
    diz: [4.5, 32_400],
  },
  {
    segmento: 'Outro',
    faturamento: 34_000,
    pessoas: 3,
    custos: 'material 9.000, freelas 6.500, aluguel 2.400, imposto 2.300, retiradas 12.000',
    desafio:
      'Somos dois sócios na gráfica, 50% cada. Eu tiro 6 mil e ele também tira 6 mil, mas desde março ele arrumou outro emprego e só passa aqui à noite. Conversei e ele quer 80 mil pra sair',
    // 34.000 − 20.200; 12.000; 1.800
    diz: [13_800, 12_000, 1_800],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 19_500,
    pessoas: 1,
    custos: 'roupas 8.000, anúncio 2.900, envio 3.600, embalagem 400, imposto 900',
    desafio:
      'Minha loja de roupa fitness só vende pelo instagram. Despacho uns 150 pacotes no mês e retornam 27, na maioria por tamanho. Cada envio sai 17 e o retorno mais 21, porque prometi troca grátis. Tenho 14 mil seguidores',
    // 18%; 38; 27 × 38
    diz: [18, 38, 1_026],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 24_000,
    pessoas: 4,
    custos: 'adubo 4.500, diaristas 5.000, diesel 1.600, caixas 1.200, energia 900',
    desafio:
      'Planto tomate em 2 hectares. A rede recebe e depois diz que tinha caixa ruim: em outubro mandei 600 caixas e só pagaram 480, a 38. Na Ceasa sai a 33 mas é tudo na hora. Perdi 1 viagem por causa da chuva',
    // 120; 20%; 18.240 ÷ 600
    diz: [120, 20, 30.4],
  },
  {
    segmento: 'Saúde',
    faturamento: 40_000,
    pessoas: 5,
    custos: 'repasses 17.000, aluguel 4.800, recepcionista 2.300, imposto 3.000, luz e internet 900',
    desafio:
      'Dos 40 mil do consultório, 16 mil vêm da agenda do Dr. Caio, ortodontista. Ele fica com 50% e outra clínica ofereceu 60. Trabalho com ele há 7 anos e são 3 cadeiras',
    // 40%; 8.000; 1.600
    diz: [40, 8_000, 1_600],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 28_000,
    pessoas: 2,
    custos: 'compras 19.600, aluguel 1.500, luz 900, imposto 800',
    desafio:
      'Açougue de bairro, 15 anos. Peguei a caderneta e deu 9.800 pra receber. Desses, 2.800 é de um pessoal que foi embora da cidade e nunca mais apareceu. Fiquei 3 noites sem dormir',
    // 7.000; 2.800 ÷ 30%
    diz: [7_000, 9_333],
  },
  {
    segmento: 'Educação',
    faturamento: 36_000,
    pessoas: 6,
    custos: 'professores 17.000, aluguel 4.500, material 1.200, imposto 2.400',
    desafio:
      'Tenho 62 anos e quero parar. A coordenadora propôs ficar com a escola pagando 3.500 por mês durante 5 anos. Um grupo de fora paga 160 mil à vista mas muda o nome e o método. São 120 alunos',
    // 3.500 × 60
    diz: [210_000],
  },
  {
    segmento: 'Alimentação',
    faturamento: 43_200,
    pessoas: 5,
    custos: 'massa e recheio 14.400, taxas do app 5.200, equipe 9.800, aluguel 2.600, luz e gás 1.900, imposto 2.200',
    desafio:
      'Esfiharia, vendo 2.400 combos por mês a 18 reais. Uns 1.200 saem pelo ifood, que fica com 24%. Cada combo me sai 6 de custo. Trabalho 11 horas por dia e abrimos às 17h',
    metas: 'tirar 9 mil por mês',
    // 18 − 6; − 4,32; 43.200 − 36.100 = 7.100, lacking 1.900
    diz: [12, 7.68, 1_900],
  },
  {
    segmento: 'Indústria',
    faturamento: 90_000,
    pessoas: 9,
    custos: 'tecido 36.000, aviamentos 4.500, costureiras 26.000, aluguel 4.000, luz 1.500, impostos 5.400',
    desafio:
      'Costuro 3.000 calças por mês a 30 reais, no limite. Uma marca quer 400 peças por mês a 26. Pra isso ou compro uma máquina de bolso em 24 vezes de 1.450, fora 120 de energia, ou contrato outra costureira, que custa 2.700. Tenho 9 máquinas velhas',
    // 45.900 of 90.000 are 15,30 of 30; 26 − 15,30; × 400
    diz: [1_570, 10.7, 4_280],
  },
]

/** Of the same words, where something else is meant. */
export const PARTIES_LATER_SILENT: readonly Silent[] = [
  {
    segmento: 'Indústria',
    faturamento: 70_000,
    custos: 'chapa 30.000, folha 19.000, aluguel 3.500',
    desafio:
      'Compro 20 mil por mês de chapa e a usina me dá 45 dias pra pagar. Meus clientes pagam em 15 dias. O banco ofereceu 90 mil em 36 meses',
    nunca: [30_000, 105_000, 2_500],
  },
  {
    segmento: 'Serviços',
    faturamento: 25_000,
    custos: 'salários 11.000, aluguel 1.800',
    desafio:
      'Descontei um cheque de 5 mil que voltou e o banco cobrou 300 de tarifa. O cliente sumiu. Isso foi uma vez só, em junho',
    nunca: [3_600],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 38_000,
    custos: 'mercadoria 22.000, pró-labore 4.000, aluguel 2.600, vendedora 2.100',
    desafio:
      'Meu ex-sócio saiu em 2020 e ainda pede 15 mil que diz que deixou aqui. Já paguei 20 mil pra ele naquele ano. Hoje a loja é só minha',
    nunca: [1.3, 2.6, 5.2],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 30_000,
    custos: 'produtos 15.000, correio 2.400, anúncio 2.000',
    desafio:
      'Mando uns 180 pedidos e 30 clientes voltam a comprar no mês seguinte. Pago 14 de envio e o cliente paga 12 na volta quando quer trocar',
    nunca: [780, 16.7],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 18_000,
    custos: 'ração 7.000, diarista 2.000',
    desafio:
      'Levei 300 frangos na feira e vendi 260, a 32. Os 40 que sobraram eu vendo na segunda pro restaurante a 28',
    nunca: [27.73],
  },
  {
    segmento: 'Serviços',
    faturamento: 33_000,
    custos: 'comissões 12.000, aluguel 3.000',
    desafio:
      'Dos 33 mil, 9 mil são da venda de produto. As meninas ganham 40% no serviço e 10 no produto. A franquia aqui do lado cobra 45 no corte',
    nunca: [5_400, 450, 27.3],
  },
  {
    segmento: 'Alimentação',
    faturamento: 26_000,
    custos: 'comida 10.000, ajudantes 5.000',
    desafio:
      'Minha tia quer pagar 2 mil por mês durante 10 meses por um curso meu, e eu não sei se largo a cozinha nas terças. Vendo 900 marmitas por mês',
    nunca: [20_000],
  },
  {
    segmento: 'Indústria',
    faturamento: 55_000,
    custos: 'madeira 21.000, marceneiros 14.000, parcela da máquina 2.100',
    desafio:
      'Comprei a seccionadora em 48 vezes de 2.100 e gasto mais 350 de energia. Faço 25 cozinhas por mês a 2.200. Uma construtora quer 10 por mês a 1.700',
    nunca: [2_450],
  },
]
