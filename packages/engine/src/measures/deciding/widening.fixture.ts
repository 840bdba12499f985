import type { DecidedCase } from './deciding.fixture.ts'

const HOURS = {
  segmento: 'Serviços' as const,
  faturamento: 20_000,
  custos: 'aluguel 3.000, ajudante 4.000, luz 1.000, simples 1.200, retirada 5.000',
}

/** Several effects in one sum, each worked out by hand; tax is 6%. */
export const COMBINED: readonly DecidedCase[] = [
  {
    // 300 × 8 − 600 = 1.800
    ...HOURS,
    desafio:
      'Terceirizo [300|quantidade|mes] peças a [12|custo_unidade|unidade] e fazendo aqui sai [4|custo_unidade_novo|unidade]. A máquina custa [24 mil|investimento|vez], a luz sobe [600|custo_novo|mes] por mês. compro?',
    way: 'compra_e_efeitos',
    main: 13.3,
    says: [/^Só se/, /R\$ 1\.800/],
    account: /300 peças × \(R\$ 12 − R\$ 4\) − R\$ 600 = R\$ 1\.800 por mês; R\$ 24\.000 ÷ R\$ 1\.800 = 13,3 meses/,
  },
  {
    ...HOURS,
    desafio:
      'O conserto custa [2.000|custo_novo|mes] por mês de um rapaz e ele evita [3.500|prejuizo|mes] de perda por mês. ponho?',
    way: 'perda_e_remedio',
    main: 1_500,
    account: /R\$ 3\.500 − R\$ 2\.000 = R\$ 1\.500/,
  },
  {
    // 10.000 ÷ 300 = 33,3 weeks; 10.000 × 0,86 = 8.600
    ...HOURS,
    desafio:
      'Pago [1,20|custo_unidade|unidade] por pote e levando [10.000|quantidade_pedido|vez] potes sai a [0,86|custo_unidade_novo|unidade], uso [300|quantidade|semana] por semana e tenho [5.000|caixa|ponto] no caixa',
    way: 'lote_maior',
    main: 33.3,
    says: [/^Não o lote inteiro/, /faltam R\$ 3\.600/, /33,3 semanas/],
    account: /10\.000 potes × \(R\$ 1,20 − R\$ 0,86\) = R\$ 3\.400 a menos; 10\.000 × R\$ 0,86 = R\$ 8\.600/,
  },
  {
    ...HOURS,
    desafio:
      'o condomínio paga [380|contrato|mes] por mês, são [9|quantidade|mes] visitas no mês e cada uma me custa [70|custo_unidade|unidade]. limito?',
    way: 'pacote_do_mes',
    main: 250,
    says: [/^Não por esse preço/, /faltam R\$ 250/],
    account: /R\$ 380 − 9 visitas × R\$ 70 = falta de R\$ 250 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'pago [4.950|custo_mes|mes] ao técnico registrado e como PJ ele pede [160|custo_unidade_novo|unidade] por instalação, são [26|quantidade|mes] por mês',
    way: 'fixo_ou_por_cada',
    main: 790,
    says: [/^Compensa mudar/, /empatam em 31/],
    account: /R\$ 4\.950 − 26 × R\$ 160 = R\$ 790 a menos por mês/,
  },
  {
    // 20 − 9 − 1,20 = 9,80; × 30 − 130, of a day: how many Sundays stays open
    ...HOURS,
    desafio:
      'no domingo venderia mais [30|quantidade_nova|dia] pratos a [20|preco|unidade], cada um custa [9|custo_unidade|unidade] e a moça cobra [130|custo_novo|dia]. abro?',
    way: 'custo_novo_e_efeitos',
    main: 164,
    says: [/^Compensa/],
    account: /30 pratos × \(R\$ 20 − R\$ 9 − R\$ 1,20 de imposto\) − R\$ 130 = R\$ 164 por dia/,
  },
  {
    ...HOURS,
    desafio:
      'devo no cartão e ofereceram [36|parcelas|nada] parcelas de [700|parcela_nova|mes] por [15 mil|emprestimo|vez], hoje a conta que ela troca é de [900|custo_mes|mes]',
    way: 'total_parcelado',
    main: 10_200,
    account: /36 × R\$ 700 − R\$ 15\.000 = R\$ 10\.200/,
  },
  {
    ...HOURS,
    desafio:
      'cabem [12|capacidade|ponto] idosos e tenho [9|clientes|ponto], cada um paga [3.000|preco|mes]. uma técnica sai [2.700|custo_novo|mes]. encho?',
    way: 'vagas_vazias',
    main: 6_300,
    says: [/^Compensa, se encher/],
    account: /\(12 − 9\) × R\$ 3\.000 − R\$ 2\.700 = R\$ 6\.300 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'a prefeitura quer [1.200|quantidade_pedido|vez] camisas a [23|preco_oferta|unidade] em [25|prazo|nada] dias, cada uma me custa [16,50|custo_unidade|unidade] e costuro [40|quantidade|dia] por dia',
    way: 'pedido',
    main: 6_144,
    says: [/^Só com mais prazo/, /leva 30 dias/],
    account: /R\$ 23 − R\$ 16,50 − R\$ 1,38 de imposto/,
  },
  {
    ...HOURS,
    desafio: 'o atacado dá [6|p_desconto|nada]% de desconto à vista e compro [11 mil|custo_mes|mes] por mês, pego?',
    way: 'parte_de_um_valor',
    main: 660,
    account: /R\$ 11\.000 × 6% = R\$ 660 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'o app fica com [20|p_comissao|nada]% e vendo [100|quantidade|mes] marmitas por lá a [30|preco|unidade]. uma moça pede [900|custo_novo|mes]. saio do app?',
    way: 'parte_das_vendas',
    main: 300,
    says: [/^Não/],
    account: /100 marmitas × R\$ 30 × 20% = R\$ 600 por mês; R\$ 600 − R\$ 900 = falta de R\$ 300/,
  },
  {
    // Tax of 6% stays off: 94% of 30.000 less 15.600 and 9.400 of two who sell
    segmento: 'Comércio Varejista',
    faturamento: 40_000,
    custos: 'mercadoria 16.000, aluguel 3.000, 2 vendedoras 5.200, luz 1.000, simples 2.400',
    desafio:
      'quero abrir um quiosque, aluguel [7.200|custo_novo|mes] e mais [48 mil|investimento|vez] pra montar, com [2|pessoas|ponto] vendedoras. dizem que vende [30 mil|ganho_esperado|mes]',
    way: 'lugar_novo',
    main: 3_800,
    says: [/^Só se essa venda/, /R\$ 5\.200 de gente como na sua lista/, /12,6 meses/],
    account: /R\$ 30\.000 × 54% − R\$ 12\.400 = R\$ 3\.800 por mês; R\$ 12\.400 ÷ 54% = R\$ 22\.963/,
  },
  {
    ...HOURS,
    desafio:
      'o aluguel vai de [2.300|custo_mes|mes] pra [3.600|custo_novo|mes] e achei outro ponto por [1.900|custo_novo|mes], mas a reforma custa [17 mil|investimento|vez]',
    way: 'fica_ou_muda',
    main: 10,
    says: [/^Mude só se/, /R\$ 1\.300 a mais por mês/],
    account: /R\$ 17\.000 ÷ \(R\$ 3\.600 − R\$ 1\.900\) = 10 meses/,
  },
  {
    ...HOURS,
    desafio:
      'fecho o site por [3.200|contrato|vez] contando [40|horas|unidade] horas e levo [74|horas|unidade] horas, a hora custa [38|custo_unidade|unidade] e faço [5|quantidade|mes] por mês',
    way: 'horas_a_mais',
    main: 1_292,
    says: [/^Só com as horas/, /R\$ 6\.460 por mês/],
    account: /R\$ 3\.200 − 74 horas × R\$ 38 = R\$ 388; R\$ 2\.812 − R\$ 1\.520 = R\$ 1\.292/,
  },
  {
    ...HOURS,
    desafio:
      'devo [22 mil|divida|ponto] a [7,8|p_juros|mes]% ao mês e o banco troca por [24|parcelas|nada] vezes de [1.390|parcela_nova|mes], dá [33 mil|custo_uma_vez|vez] no total',
    way: 'total_parcelado',
    main: 11_360,
    says: [/^Sim, troque/, /R\$ 1\.716 por mês/],
    account: /24 × R\$ 1\.390 − R\$ 22\.000 = R\$ 11\.360/,
  },
  {
    // 24 − 14,20 − 7,30 − 1,44 = 1,06; × 1.500
    ...HOURS,
    desafio:
      'uma rede quer [1.500|quantidade_pedido|mes] camisas e paga [24|preco_oferta|unidade] a peça com [60|prazo|nada] dias. O tecido dá [14,20|custo_unidade|unidade] e eu ia ter que mandar costurar fora a [7,30|custo_unidade_novo|unidade]',
    way: 'pedido',
    main: 1_590,
    says: [/^Não nesse preço: quase nada fica/, /R\$ 32\.250 de custo por mês/, /saem R\$ 64\.500/],
    account: /R\$ 24 − R\$ 14,20 − R\$ 7,30 − R\$ 1,44 de imposto/,
  },
  {
    // 2 × 2.400 − 650 − 3.190
    segmento: 'Indústria',
    faturamento: 74_000,
    custos: 'parafina 31.000, 9 funcionários 21.600, energia 3.100, simples 4.300, contador 700',
    desafio:
      'a máquina custa [84 mil|investimento|vez] em [36|parcelas|nada] vezes de [3.190|parcela_nova|mes] e faz o serviço de [2|pessoas|ponto] funcionarios, mas a luz sobe [650|custo_novo|mes]',
    way: 'compra_e_efeitos',
    main: 960,
    says: [/^Compensa/, /R\$ 30\.840 de juros/],
    account: /R\$ 4\.800 − R\$ 650 = R\$ 4\.150 por mês; R\$ 4\.150 − R\$ 3\.190 = R\$ 960/,
  },
]
