/** What a number that an owner tells stands for; `bench/owners/weigh-roles.ts` learns it from texts whose numbers are marked. */
export const ROLES = [
  'preco', 'preco_novo', 'preco_oferta', 'preco_outro', 'custo_unidade', 'custo_unidade_novo', 'custo_uma_vez', 'investimento',
  'custo_mes', 'custo_novo', 'faturamento', 'faturamento_antes', 'ganho_esperado', 'sobra', 'prejuizo', 'divida', 'juros', 'parcela',
  'parcela_nova', 'emprestimo', 'a_receber', 'caixa', 'estoque', 'retirada', 'meta', 'contrato', 'ticket', 'multa',
  'quantidade', 'quantidade_antes', 'quantidade_pedido', 'quantidade_nova', 'clientes', 'clientes_antes', 'clientes_perdidos', 'pessoas',
  'faltas', 'capacidade', 'estoque_qtd', 'horas', 'dias', 'prazo', 'parcelas', 'vida',
  'p_comissao', 'p_desconto', 'p_margem', 'p_queda', 'p_aumento', 'p_juros', 'p_parte', 'p_perda', 'p_imposto', 'p_ocupacao', 'p_sinal',
  'p_outro', 'tempo', 'data', 'medida', 'outro',
] as const // biome-ignore format: a list
export type Role = (typeof ROLES)[number]

/** They stand beside any sum: how old, how large, how long open. */
export const FREE: ReadonlySet<Role> = new Set(['tempo', 'data', 'medida', 'pessoas', 'vida', 'outro', 'dias', 'horas'])

/** What a number is of: a day, week, month or year, once, one piece, a state at a moment, or none of these. */
export const PERIODS = ['dia', 'semana', 'mes', 'ano', 'vez', 'unidade', 'ponto', 'nada'] as const
export type Period = (typeof PERIODS)[number]

/** One of the things that a number may stand for. */
export interface RoleShare {
  role: Role
  period: Period
  /** 0..1, of all that it might be. */
  share: number
  /** What it may well be of, where it stands for that; absent: of nothing else. */
  periods?: readonly { period: Period; share: number }[]
}

/** A number of a text with what it most likely stands for. */
export interface RoleNumber {
  /** Reais, things, or per cent (70 for 70%), as typed: 'mil' multiplied. */
  value: number
  role: Role
  period: Period
  /** 0..1: how sure the role is, of all that it might be. */
  share: number
  /** Where it stands in the text. */
  from: number
  to: number
  /** All that it may well stand for, the likeliest first; absent: nothing else. */
  may?: readonly RoleShare[]
}
