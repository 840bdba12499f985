import type { DecidedCase } from './deciding.fixture.ts'

const HOURS = {
  segmento: 'Serviços' as const,
  faturamento: 20_000,
  custos: 'aluguel 3.000, ajudante 4.000, luz 1.000, simples 1.200, retirada 5.000',
}

/** What a way makes of her numbers, whichever of them decides; each worked out by hand; tax is 6%. */
export const AMONG: readonly DecidedCase[] = [
  {
    // 16.000 × 36% − 12.100 = −6.340; × 4 = 25.360; ÷ 8 = 3.170
    ...HOURS,
    desafio:
      'na temporada vendo [46 mil|faturamento|mes], na piracema cai pra [16 mil|faturamento|mes] durante [4|tempo|nada] meses. a despesa é [12.100|custo_mes|mes] e fica [36|p_margem|nada]% da venda. dá pra passar sem banco?',
    way: 'meses_fracos',
    main: 6_340,
    says: [/^Sim, guardando/, /R\$ 25\.360/, /R\$ 3\.170/, /R\$ 4\.460/],
    account: /R\$ 16\.000 × 36% − R\$ 12\.100 = falta de R\$ 6\.340 por mês; 4 × R\$ 6\.340 = R\$ 25\.360/,
  },
  {
    // 41 × (250 − 112) − 10.600 = −4.942; × 2 ÷ 10 = 988,40
    ...HOURS,
    desafio:
      'tenho [98|clientes|ponto] alunos pagando [250|preco|mes], em janeiro fico com [41|clientes|ponto]. o professor ganha [112|custo_unidade|mes] por aluno e as contas fixas são [10.600|custo_mes|mes]. como atravesso os [2|tempo|nada] meses?',
    way: 'meses_com_menos_clientes',
    main: 4_942,
    says: [/^Sim, guardando/, /R\$ 9\.884/, /R\$ 988,40/],
    account: /41 × \(R\$ 250 − R\$ 112\) − R\$ 10\.600 = falta de R\$ 4\.942 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'a prefeitura me deve [42 mil|a_receber|ponto]. do particular entra só [11.700|faturamento|mes] por mês e as contas são [18 mil|custo_mes|mes]. tenho [26 mil|caixa|ponto] guardado. até quando aguento?',
    way: 'caixa_sem_um_pagador',
    main: 4.1,
    says: [/^Só até esse dia/, /R\$ 42\.000/],
    account: /R\$ 26\.000 ÷ \(R\$ 18\.000 − R\$ 11\.700\) = 4,1 meses/,
  },
  {
    // 31.000 × 60% − 18.500 = 100; 12.400 ÷ 2.405 = 5,2
    ...HOURS,
    desafio:
      'tenho [31 mil|estoque|ponto] de mercadoria parada e devo [18.500|divida|ponto] no cartão a [13|p_juros|mes]% ao mês. uma loja ofereceu [60|p_parte|nada]% do custo em tudo. solto?',
    way: 'estoque_quita_divida',
    main: 100,
    says: [/^Solte/, /R\$ 12\.400 são 5,2 meses/],
    account: /R\$ 31\.000 × 60% − R\$ 18\.500 = R\$ 100; juros R\$ 2\.405 por mês/,
  },
  {
    // 1.300 × 6 = 7.800; (38.000 + 9.000 − 11.000) ÷ 2 = 18.000
    ...HOURS,
    desafio:
      'minha sócia quer [60 mil|preco_oferta|vez] pela metade dela. os equipamentos valem [38 mil|outro|nada], temos [9 mil|caixa|ponto] em caixa e devemos [11 mil|divida|ponto] do piso. sobra [1.300|sobra|mes] por mês',
    way: 'metade_do_socio',
    main: 7.7,
    says: [/^Não por esse valor/, /R\$ 18\.000/],
    account: /R\$ 60\.000 ÷ \(R\$ 1\.300 × seis\) = 7,7 anos/,
  },
  {
    // 1.200 ÷ (180 − 10,80) = 7,1
    ...HOURS,
    desafio:
      'meu mecânico ganha [2.600|custo_mes|mes] e recebeu proposta de [3.800|custo_novo|mes]. ele faz [75|quantidade|mes] serviços por mês a [180|ticket|unidade]. cubro?',
    way: 'cobrir_proposta',
    main: 1_200,
    says: [/^Cubra só em troca/, /encargos vêm por cima/, /: 8 a mais/],
    account: /R\$ 3\.800 − R\$ 2\.600 = R\$ 1\.200 por mês; 75 serviços × R\$ 180 = R\$ 13\.500 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'dos que entram [6|clientes_perdidos|mes] vão embora logo. cada cliente novo me custa [640|custo_unidade|unidade]. contrato mais um vendedor por [3.400|custo_novo|mes]?',
    way: 'conquista_perdida',
    main: 3_840,
    says: [/^Primeiro segure quem sai/, /R\$ 3\.400/],
    account: /6 × R\$ 640 = R\$ 3\.840 por mês/,
  },
  {
    // 280 × 7,65 − 1.200 − 640 = 302
    ...HOURS,
    desafio:
      'prova de bairro tem [280|clientes|ponto] atletas a [9|preco|unidade] por atleta. vão [6|pessoas|nada] freelas a [200|custo_unidade|vez] cada, mais [640|custo_uma_vez|vez] de van e o chip sai [1,35|custo_unidade|unidade]. topo?',
    way: 'servico_com_equipe',
    main: 302,
    says: [/^Só se isso pagar o seu trabalho/],
    account: /280 atletas × \(R\$ 9 − R\$ 1,35\) − 6 freelas × R\$ 200 − R\$ 640 = R\$ 302/,
  },
  {
    // 74.000 × 3,20 × 0,6 − 58.000 = 84.080
    ...HOURS,
    desafio:
      'tenho [10|capacidade|ponto] alqueires de seringueira, dá [74 mil|quantidade|ano] quilos por ano a [3,20|preco|unidade] o quilo e o sangrador leva [40|p_parte|nada]%. a usina oferece [5.800|preco_oferta|ano] por alqueire por ano. arrendo?',
    way: 'arrendar_ou_produzir',
    main: 84_080,
    says: [/^Não arrende só pelo dinheiro/, /antes das suas contas/],
    account: /74\.000 quilos × R\$ 3,20 − 40% − 10 alqueires × R\$ 5\.800 = R\$ 84\.080 por ano/,
  },
  {
    // 14.700 ÷ 470 = 31,3
    ...HOURS,
    desafio:
      'perco [14|faltas|mes] chamados por mês, o serviço sai [500|ticket|unidade]. um caminhão usado, [48|parcelas|nada]x de [6.900|parcela_nova|mes], mais motorista [7.800|custo_novo|mes]. compro?',
    way: 'perdidos_contra_contas',
    main: 32,
    says: [/^Não só por isso/, /hoje se perdem 14/],
    account: /\(R\$ 6\.900 \+ R\$ 7\.800\) ÷ \(R\$ 500 − R\$ 30 de imposto\) = 32/,
  },
  {
    ...HOURS,
    desafio:
      'mês passado comprei [62 mil|quantidade_antes|mes] quilos e só vendi [58.900|quantidade|mes], pago [0,68|custo_unidade|unidade] o quilo e vendo a [1,25|preco|unidade]. sumiu. compro balança?',
    way: 'sumiu_do_que_comprou',
    main: 3_875,
    says: [/^Só depois de saber onde some/],
    account: /\(62\.000 quilos − 58\.900\) × R\$ 1,25 = R\$ 3\.875 por mês/,
  },
  {
    // 180 × 30 ÷ 38 = 142,1
    ...HOURS,
    desafio:
      'são [180|quantidade|mes] peças por mês a [30|preco|unidade] e minha filha manda subir pra [38|preco_novo|unidade]. e se sumir gente?',
    way: 'mesma_venda_a_outro_preco',
    main: 142,
    says: [/^Só se não vender menos/],
    account: /180 peças × R\$ 30 ÷ R\$ 38 = 142 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'entram [30 mil|faturamento|mes] e fica [40|p_margem|nada]%, mas pago [6.000|custo_mes|mes] de aluguel e [7.000|custo_mes|mes] de folha. fecho?',
    way: 'margem_menos_contas',
    main: 1_000,
    says: [/^Não assim/, /faltam R\$ 1\.000/],
    account: /R\$ 30\.000 × 40% − \(R\$ 6\.000 \+ R\$ 7\.000\) = falta de R\$ 1\.000 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'entram [9.000|faturamento|mes] e os apps levam [12|p_comissao|nada]% e a maquininha [4|p_comissao|nada]%. saio?',
    way: 'taxas_juntas',
    main: 1_440,
    account: /R\$ 9\.000 × \(12% \+ 4%\) = R\$ 1\.440 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'o conserto sai [12 mil|investimento|vez], hoje pago [1.900|custo_mes|mes] e passaria a [900|custo_novo|mes]. faço?',
    way: 'pelo_que_poupa',
    main: 12,
    says: [/^Compensa, se/],
    account: /R\$ 12\.000 ÷ \(R\$ 1\.900 − R\$ 900\) = 12 meses/,
  },
]
