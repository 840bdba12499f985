import type { ActionPlan, PlanAction } from '@norteia/contracts/analysis'
import { type CostClass, INVESTMENT_PERCENT, rangeOfRevenue } from '@norteia/contracts/product-figures'

type Row = readonly [
  prazo: number,
  prioridade: PlanAction['prioridade'],
  classe: CostClass,
  categoria: string,
  acao: string,
  detalhes: string,
]

const ROWS: readonly Row[] = [
  [
    15,
    'ALTA',
    'baixa',
    'Finanças',
    'Anote tudo o que entra e sai do caixa',
    'Uma linha por movimento, com data, valor e motivo.',
  ],
  [
    20,
    'ALTA',
    'baixa',
    'Vendas e marketing',
    'Pergunte a cada cliente como chegou até você',
    'Some por origem no fim do mês.',
  ],
  [
    25,
    'MÉDIA',
    'baixa',
    'Operações',
    'Desenhe o caminho de um pedido',
    'Do contato à entrega, marcando onde ele espera.',
  ],
  [30, 'MÉDIA', 'baixa', 'Gestão', 'Escolha quatro indicadores', 'Escreva o valor de hoje e quem cuida de cada um.'],
  [
    45,
    'ALTA',
    'média',
    'Finanças',
    'Renegocie os três maiores custos',
    'Leve o valor que você paga hoje e peça duas propostas.',
  ],
  [
    50,
    'MÉDIA',
    'média',
    'Vendas e marketing',
    'Teste uma segunda fonte de clientes',
    'Um mês, com meta e limite de gasto.',
  ],
  [
    60,
    'MÉDIA',
    'média',
    'Operações',
    'Resolva o ponto em que os pedidos mais esperam',
    'Mude uma coisa só e observe por duas semanas.',
  ],
  [
    85,
    'MÉDIA',
    'alta',
    'Vendas e marketing',
    'Amplie o canal que deu mais resultado',
    'Só depois de saber quanto custa cada cliente novo.',
  ],
  [
    90,
    'BAIXA',
    'alta',
    'Gestão',
    'Revise o plano e faça o dos próximos meses',
    'Compare os indicadores com os do primeiro dia.',
  ],
]

/** The product's basic plan, for an answer that has none; costs are shares of `revenue`. */
export function fallbackPlan(revenue: number): ActionPlan {
  const actions = ROWS.map(
    ([prazoDias, prioridade, classe, categoria, acao, detalhes]): PlanAction => ({
      acao,
      detalhes,
      categoria,
      prioridade,
      prazoDias,
      responsavel: 'Proprietário(a)',
      investimento: rangeOfRevenue(revenue, INVESTMENT_PERCENT[classe]),
      resultadoEsperado: '',
    }),
  )
  return {
    acoes30Dias: actions.filter((action) => action.prazoDias <= 30),
    acoes60Dias: actions.filter((action) => action.prazoDias > 30 && action.prazoDias <= 60),
    acoes90Dias: actions.filter((action) => action.prazoDias > 60),
  }
}
