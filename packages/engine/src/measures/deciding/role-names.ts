import type { Period, Role } from '#src/measures/roles/roles.ts'

/** Of reais: what a number stands for, as she is told. */
const OF_MONEY: Partial<Record<Role, string>> = {
  preco: 'o preço de hoje',
  preco_novo: 'o preço novo',
  preco_oferta: 'o preço que oferecem',
  preco_outro: 'o preço do outro',
  custo_unidade: 'o custo de cada um',
  custo_unidade_novo: 'o custo novo de cada um',
  custo_uma_vez: 'um gasto de uma vez só',
  investimento: 'o investimento',
  custo_mes: 'um custo de hoje',
  custo_novo: 'um custo novo',
  faturamento: 'o que entra',
  faturamento_antes: 'o que entrava antes',
  ganho_esperado: 'o ganho que se espera',
  sobra: 'o que sobra',
  prejuizo: 'o que se perde',
  divida: 'a dívida',
  juros: 'o valor dos juros',
  parcela: 'a parcela',
  parcela_nova: 'a parcela nova',
  emprestimo: 'o empréstimo',
  a_receber: 'o que falta receber',
  caixa: 'o dinheiro em caixa',
  estoque: 'o estoque',
  retirada: 'a sua retirada',
  meta: 'a meta',
  contrato: 'o valor do contrato',
  ticket: 'o valor de uma venda',
  multa: 'a multa',
}

const OTHERS: Partial<Record<Role, string>> = {
  quantidade: 'a quantidade',
  quantidade_antes: 'a quantidade de antes',
  quantidade_pedido: 'a quantidade do pedido',
  quantidade_nova: 'a quantidade nova',
  clientes: 'o número de clientes',
  clientes_antes: 'o número de clientes de antes',
  clientes_perdidos: 'o número de clientes que saem',
  pessoas: 'o número de pessoas',
  faltas: 'o número de faltas',
  capacidade: 'o que cabe',
  estoque_qtd: 'o que há em estoque',
  horas: 'o tempo de trabalho',
  dias: 'o número de dias',
  prazo: 'o prazo',
  parcelas: 'o número de parcelas',
  vida: 'o tempo que dura',
  p_comissao: 'a comissão',
  p_desconto: 'o desconto',
  p_margem: 'a margem',
  p_queda: 'a queda',
  p_aumento: 'o aumento',
  p_juros: 'a taxa de juros',
  p_parte: 'uma parte',
  p_perda: 'a perda',
  p_imposto: 'o imposto',
  p_ocupacao: 'a ocupação',
  p_sinal: 'o sinal',
}

const PERIODS: Partial<Record<Period, string>> = {
  dia: ' por dia',
  semana: ' por semana',
  mes: ' por mês',
  ano: ' por ano',
}

export const isOfMoney = (role: Role): boolean => role in OF_MONEY

/** 'a quantidade do pedido por dia' */
export const nameOf = (role: Role, period: Period): string =>
  `${OF_MONEY[role] ?? OTHERS[role] ?? 'um número ao lado'}${PERIODS[period] ?? ''}`
