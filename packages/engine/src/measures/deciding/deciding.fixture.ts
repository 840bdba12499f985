import type { MarketSegment } from '@norteia/contracts/company'
import type { Period, Role, RoleNumber } from '#src/measures/roles/roles.ts'

export interface Marked {
  /** 'paga [6,90|preco_oferta|unidade] cada': what each number is. */
  desafio: string
  segmento?: MarketSegment
  faturamento?: number
  custos?: string
}

/** `way`: which decides; the answer and the account, by what they have to hold. */
export interface DecidedCase extends Marked {
  way: string
  main: number
  says?: readonly RegExp[]
  account: RegExp
}

const numberOf = (said: string): number =>
  Number(
    said
      .replace(/\.(?=\d{3})/g, '')
      .replace(',', '.')
      .replace(/ ?mil$/, ''),
  ) * (said.endsWith('mil') ? 1_000 : 1)

/** The text without its marks, and what they say of it. */
export function unmarked(marked: string): { text: string; roles: RoleNumber[] } {
  const roles: RoleNumber[] = []
  let text = ''
  let last = 0
  for (const { 0: whole, 1: said = '', 2: role, 3: period, index } of marked.matchAll(/\[([^|]*)\|(\w+)\|(\w+)\]/g)) {
    text += marked.slice(last, index)
    const from = text.length
    text += said
    last = index + whole.length
    const of = { role: role as Role, period: period as Period, share: 1 }
    roles.push({ value: numberOf(said), ...of, from, to: text.length })
  }
  return { text: text + marked.slice(last), roles }
}

const SHOP = {
  faturamento: 40_000,
  custos: 'mercadoria 16.000, aluguel 3.000, salários 8.000, luz 1.000, simples 2.400',
}
const HOURS = {
  segmento: 'Serviços' as const,
  faturamento: 20_000,
  custos: 'aluguel 3.000, ajudante 4.000, luz 1.000, simples 1.200, retirada 5.000',
}

/** Each worked out by hand. */
export const DECIDED: readonly DecidedCase[] = [
  {
    // 30 − 12 − 1,80 = 16,20; × 400 − 2.000
    ...SHOP,
    desafio:
      'um hotel quer [400|quantidade_pedido|vez] toalhas a [30|preco_oferta|unidade], cada uma me custa [12|custo_unidade|unidade] e o bordado sai [2.000|custo_uma_vez|vez]. pego?',
    way: 'pedido',
    main: 4_480,
    says: [/^(?:Sim|Só)/, /R\$ 16,20/, /R\$ 6.480/],
    account: /^A conta: \(R\$ 30 − R\$ 12 − R\$ 1,80 de imposto\) × 400 toalhas − R\$ 2\.000 = R\$ 4\.480\.$/,
  },
  {
    ...SHOP,
    desafio:
      'vendo [800|quantidade|mes] litros por mês a [4|preco|unidade] e outra loja paga [4,50|preco_oferta|unidade] se eu comprar um freezer de [6 mil|investimento|vez]. vale?',
    way: 'outro_comprador',
    main: 400,
    says: [/^Só se/, /15 meses/],
    account: /\(R\$ 4,50 − R\$ 4\) × 800 litros = R\$ 400 por mês a mais; R\$ 6\.000 ÷ R\$ 400 = 15 meses/,
  },
  {
    ...HOURS,
    desafio:
      'cobro [120|preco|unidade] e uma empresa quer [30|quantidade_pedido|mes] visitas por mês a [90|preco_oferta|unidade]. aceito?',
    way: 'pedido_abaixo',
    main: 900,
    says: [/^Só por cima/, /25% do seu preço/],
    account: /\(R\$ 120 − R\$ 90\) × 30 visitas = R\$ 900 a menos por mês/,
  },
  {
    ...HOURS,
    desafio:
      'a máquina custa [12 mil|investimento|vez] e dizem que traz mais [2.000|ganho_esperado|mes] por mês. compro?',
    way: 'investe_ganho',
    main: 6,
    says: [/^Compensa, se/, /só metade, são 12 meses/],
    account: /R\$ 12\.000 ÷ R\$ 2\.000 = 6 meses/,
  },
  {
    // 800 × 94% = 752; 10 × 752 − 5.000 = 2.520
    ...HOURS,
    desafio:
      'cabem [10|capacidade|ponto] bebês a [800|preco_novo|mes] por mês, a obra é [25.200|investimento|vez] e duas cuidadoras saem [5.000|custo_novo|mes] por mês. abro?',
    way: 'investe_vagas',
    main: 2_520,
    says: [/Com 7 só empata/, /10 meses/],
    account: /10 bebês × R\$ 752 − R\$ 5\.000 = R\$ 2\.520 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'Terceirizo [200|quantidade|mes] peças por mês a [9|custo_unidade|unidade] e com a máquina de [14.400|investimento|vez] cada uma sairia a [3|custo_unidade_novo|unidade]. compro?',
    way: 'investe_custo_menor',
    main: 1_200,
    says: [/12 meses/],
    account: /\(R\$ 9 − R\$ 3\) × 200 peças = R\$ 1\.200 por mês/,
  },
  {
    desafio:
      'peguei um portão de [30 mil|contrato|vez], o cliente deu [50|p_sinal|nada]% de entrada e o material é [12 mil|custo_uma_vez|vez], pago em [30|prazo|nada] dias',
    way: 'parte_de_um_valor',
    main: 3_000,
    // Of the deposit, and not of the work.
    says: [/sobram R\$ 3\.000 do sinal/],
    account: /R\$ 30\.000 × 50% − R\$ 12\.000 = R\$ 3\.000 do sinal/,
  },
  {
    ...HOURS,
    desafio:
      'perco uns [8|faltas|semana] horários por semana com quem não vem, a consulta é [100|preco|unidade]. peço [30|p_sinal|nada]% de sinal?',
    way: 'faltas',
    main: 3_500,
    says: [/^Sim, cobre o sinal/, /R\$ 1\.050 por mês/],
    account: /35 horários × R\$ 100 = R\$ 3\.500 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'subo de [100|preco|unidade] pra [120|preco_novo|unidade]? atendo [90|quantidade|mes] clientes por mês e gasto [20|custo_unidade|unidade] em cada',
    way: 'preco_sobe',
    // 100 − 20 − 6 = 74; + 20 × 94% = 92,80; 18,80 ÷ 92,80 = 20,3% of 90
    main: 1_800,
    says: [/^Sim, avisando/, /perder mais de 18 \(20,3%\)/],
    account: /\(R\$ 120 − R\$ 100\) × 90 clientes = R\$ 1\.800 a mais por mês; pode perder até 18/,
  },
  {
    ...HOURS,
    desafio:
      'o vizinho cobra [80|preco_outro|mes] de mensalidade e eu [100|preco|mes], tenho [200|clientes|ponto] alunos. baixo?',
    way: 'concorrente',
    main: 4_000,
    says: [/^Não baixe/, /perder 40 no preço de hoje/],
    account: /\(R\$ 100 − R\$ 80\) × 200 alunos = R\$ 4\.000 a menos por mês, o mesmo que perder 40/,
  },
  {
    ...HOURS,
    desafio:
      'mês passado saíram [20|clientes_perdidos|mes] e entraram [12|quantidade_nova|mes], fiquei com [200|clientes|ponto] alunos a [100|preco|mes]. o que faço?',
    way: 'saem_e_entram',
    main: 800,
    says: [/8 a menos, R\$ 800 por mês/, /acaba em 7,3 meses/],
    account: /\(20 − 12\) × R\$ 100 = R\$ 800 a menos por mês/,
  },
  {
    // 5.800 − 6.000 + 6% of them
    ...HOURS,
    desafio: 'meu maior cliente paga [6.000|contrato|mes] por mês e avisou que vai sair. mando alguém embora?',
    way: 'cliente_grande_sai',
    main: 160,
    says: [/30% do que entra/, /sobrariam R\$ 160/],
    account: /R\$ 20\.000 − R\$ 6\.000 = R\$ 14\.000 por mês sem ele/,
  },
  {
    ...HOURS,
    desafio:
      'faço [60|quantidade|mes] por mês a [200|preco|unidade] e um ajudante pede [2.820|custo_novo|mes] por mês. contrato?',
    way: 'custo_novo',
    main: 15,
    says: [/25% do que faz hoje/, /ficariam R\$ 2\.980/],
    account: /R\$ 2\.820 ÷ R\$ 188 = 15 a mais por mês para empatar/,
  },
  {
    ...HOURS,
    desafio: 'o aluguel vai de [3.000|custo_mes|mes] pra [4.000|custo_novo|mes]. fico?',
    way: 'conta_sobe',
    main: 1_000,
    says: [/de 15% para 20% do que entra/, /ficariam R\$ 4\.800/],
    account: /R\$ 4\.000 − R\$ 3\.000 = R\$ 1\.000 a mais por mês/,
  },
  {
    ...HOURS,
    desafio:
      'o site traz [10 mil|faturamento|mes] por mês e fica com [15|p_comissao|nada]%. uma moça cobra [900|custo_novo|mes] por mês pra vender direto. pago?',
    way: 'parte_do_que_vende',
    main: 600,
    account: /R\$ 10\.000 × 15% = R\$ 1\.500 por mês; R\$ 1\.500 − R\$ 900 = R\$ 600 por mês/,
  },
  {
    ...HOURS,
    desafio:
      'tenho [9 mil|a_receber|ponto] na rua e devo [12 mil|divida|ponto] no banco, com [600|juros|mes] de juros por mês',
    way: 'receber_e_dever',
    main: 3_000,
    says: [/^Não dá para esperar/, /faltam R\$ 3\.000/, /5% ao mês/, /R\$ 7\.200 por ano/],
    account: /R\$ 12\.000 − R\$ 9\.000 = R\$ 3\.000 que faltam; R\$ 600 ÷ R\$ 12\.000 = 5% ao mês/,
  },
  {
    ...HOURS,
    desafio:
      'devo [10 mil|divida|ponto] e o banco faz em [24|parcelas|nada] vezes de [600|parcela_nova|mes]. sobra [900|sobra|mes] por mês. pego?',
    way: 'parcelas',
    main: 4_400,
    says: [/^Cabe/, /44%/],
    account: /24 × R\$ 600 − R\$ 10\.000 = R\$ 4\.400 de juros/,
  },
  {
    ...SHOP,
    desafio:
      'tenho [80 mil|estoque|ponto] em mercadoria, [30 mil|estoque|ponto] não sai faz um ano, e vence boleto de [9 mil|divida|ponto]',
    way: 'estoque_e_conta',
    main: 6_000,
    says: [/trazem R\$ 15\.000: pagam os R\$ 9\.000 e sobram R\$ 6\.000/, /37,5%/],
    account: /R\$ 30\.000 ÷ dois = R\$ 15\.000; R\$ 15\.000 − R\$ 9\.000 = R\$ 6\.000/,
  },
  {
    // 390 × 94% − 85 = 281,60; × 8 − 400 = 1.853
    ...HOURS,
    desafio:
      'quero dar curso pra [8|capacidade|vez] alunas a [390|preco_novo|unidade] cada, o kit custa [85|custo_unidade|unidade] e a sala [400|custo_uma_vez|vez] o dia',
    way: 'evento',
    main: 1_853,
    says: [/Empata com 2/],
    account: /8 alunas × R\$ 281,60 − R\$ 400 = R\$ 1\.853/,
  },
  {
    // 12.000 of pieces ÷ 600 = 20; 50 − 20 − 2 = 28; 90 − 20 − 3,60 = 66,40
    segmento: 'Saúde',
    faturamento: 36_000,
    custos:
      'fisioterapeutas R$ 20 por sessão x 600 = 12.000, aluguel 6.000, recepção 5.000, simples 1.440, retirada 9.000',
    desafio:
      'faço [450|quantidade|mes] sessões de convênio a [50|preco|unidade] e [150|quantidade|mes] particulares a [90|preco|unidade]. saio do convênio?',
    way: 'dois_grupos',
    main: 12_600,
    says: [/^Não de uma vez/, /R\$ 28 \(R\$ 50 − R\$ 20 − R\$ 2 de imposto\)/, /190 a mais/],
    account: /450 × R\$ 28 = R\$ 12\.600 por mês/,
  },
  {
    // (80 − 65) × 200; the rival's price is said twice
    ...HOURS,
    desafio:
      'tenho [200|clientes|ponto] clientes a [80|preco|mes] e abriu um cobrando [65|preco_outro|mes]. baixo pra [65|preco_outro|mes] pra todo mundo?',
    way: 'concorrente',
    main: 3_000,
    says: [/^Não baixe para todos/],
    account: /\(R\$ 80 − R\$ 65\) × 200/,
  },
  {
    // 65% × 40.000 × 8%; 9.600 − 2.080 + 124,80
    ...SHOP,
    desafio:
      'uma rede compra [65|p_parte|nada]% do que faço e agora quer [8|p_desconto|nada]% de desconto e pagar em [90|prazo|nada] dias',
    way: 'desconto_de_cliente_grande',
    main: 2_080,
    says: [/^Só em troca de alguma coisa/, /sobrariam R\$ 7\.645/],
    account: /65% × R\$ 40\.000 = R\$ 26\.000; R\$ 26\.000 × 8% = R\$ 2\.080/,
  },
]

/** What another number, another unit or a second of its kind makes unsure. */
export const UNSURE: readonly Marked[] = [
  // A cost that no place takes.
  {
    ...SHOP,
    desafio:
      'um hotel quer [400|quantidade_pedido|vez] toalhas a [30|preco_oferta|unidade], cada uma me custa [12|custo_unidade|unidade] e vou alugar sala por [900|multa|mes]',
  },
  // Two buyers.
  {
    ...SHOP,
    desafio:
      'um quer [400|quantidade_pedido|vez] toalhas a [30|preco_oferta|unidade] e outro paga [32|preco_oferta|unidade], me custa [12|custo_unidade|unidade]',
  },
  // Priced by the metre, counted by the flat.
  {
    ...HOURS,
    desafio:
      'querem [64|quantidade_pedido|vez] apartamentos a [5,50|preco_oferta|unidade] o metro, eu cobro [8|preco|unidade]',
  },
  // How many lorries isn't known to the roles.
  {
    ...HOURS,
    desafio: 'a manutenção come [38.500|custo_mes|mes] e alugar sai por [7.900|custo_novo|mes] cada caminhão',
  },
  // Two rents that may both be paid.
  {
    ...HOURS,
    desafio: 'Achei sala por [3.200|custo_novo|mes] pra abrir a segunda. O aluguel daqui é [3.000|custo_mes|mes].',
  },
  // A contract alone doesn't end.
  { ...HOURS, desafio: 'o cliente compra [6.000|contrato|mes] por mês e quer pagar com [60|prazo|nada] dias' },
  // So many of a thing, told as money.
  {
    ...HOURS,
    desafio:
      'caiu de [42|quantidade_antes|mes] matriculas pra [23|quantidade|mes] e continuo com [5|preco|unidade] instrutores parados',
  },
]
