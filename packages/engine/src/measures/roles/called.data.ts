import type { Role } from './roles.ts'

const PRICE: readonly Role[] = ['preco', 'preco_novo', 'preco_oferta', 'preco_outro', 'ticket']
const COST: readonly Role[] = ['custo_unidade', 'custo_unidade_novo', 'custo_uma_vez']
const MONTH: readonly Role[] = [
  'custo_mes',
  'custo_novo',
  'parcela',
  'parcela_nova',
  'retirada',
  'faturamento',
  'faturamento_antes',
  'sobra',
  'meta',
]
const STOCK: readonly Role[] = ['divida', 'emprestimo', 'a_receber', 'caixa', 'estoque'] // biome-ignore format: a list
/** What she pays, every month or once. */
const PAYING: readonly Role[] = ['custo_mes', 'custo_novo', 'parcela', 'parcela_nova', 'investimento', ...COST]
const RATE: readonly Role[] = ['p_aumento', 'p_queda', 'p_margem', 'p_perda', 'p_desconto', 'p_sinal']

/** What a figure calls a number of hers, and what such a number can't stand for; the first that fits. */
export const CALLED: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/^Custo de (?:cada )?um$/, [...PRICE, ...MONTH, 'investimento', 'prejuizo']],
  [/^O seu preço$|^O preço em que você pensa$|^Preço (?:oferecido|que você cobra|que pagam por um)$/, [...COST, ...MONTH, ...STOCK, 'prejuizo', 'ganho_esperado', 'investimento']],
  [/^Preço (?:de (?:cada )?um|de hoje|novo|antigo|que você escreveu)$|^O que cada um (?:paga|vale)$/, [...MONTH, ...STOCK, 'prejuizo', 'ganho_esperado']],
  [/^O que (?:ela|ele|isso|o dia) (?:vende|traz por mês|compra por mês)$|^Quanto ela já vendeu/, [...PAYING, ...STOCK]],
  [/^Valor de cada um$/, ['custo_mes', 'custo_novo', 'faturamento', 'faturamento_antes', 'meta']],
  [/^Você escreveu: /, [...PRICE, 'custo_novo', 'sobra', 'prejuizo', 'ganho_esperado', 'faturamento']],
  [/^Sobra no mês/, [...PRICE, ...COST, 'custo_mes', 'custo_novo', 'prejuizo', 'ganho_esperado']],
  [/^Meta de faturamento/, [...PRICE, ...COST, 'custo_mes', 'custo_novo', 'prejuizo', ...STOCK]],
  [/, parte do faturamento$/, RATE],
  [/^Margem/, ['p_aumento', 'p_queda', 'p_perda', 'p_desconto', 'p_comissao', 'p_juros', 'sobra']],
  [/^Perdas|^Parte que se perde/, ['p_comissao', 'p_desconto', 'p_aumento', 'p_margem', 'p_juros']],
  [/^Quanto mais barato/, ['p_comissao', 'p_perda', 'p_margem', 'p_imposto', 'p_sinal']],
  [/^Clientes de hoje/, ['faltas', 'clientes_perdidos', 'pessoas']],
  [/\bd[ií]vida|\bo que (?:você |a empresa )?deve\b/i, ['a_receber', 'caixa', 'estoque', 'faturamento', ...PRICE]],
  [/\ba receber|\bfiado|\bna rua\b|\bo que (?:os clientes )?devem\b/i, ['divida', 'emprestimo', 'caixa', 'estoque', ...PAYING]],
  [/\bcaixa\b|\bguardado\b|\breserva\b/i, ['divida', 'emprestimo', 'estoque', 'a_receber', ...PAYING, ...PRICE]],
  [/\bestoque\b|\bmercadoria parada\b/i, ['divida', 'emprestimo', 'caixa', 'a_receber', 'faturamento_antes']],
] // biome-ignore format: a table

/** What a sum comes to, and what none of its numbers can stand for: people are no stock, and what stands isn't lost yet. */
export const RESULTS: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/^Dinheiro parado/, ['pessoas', 'clientes', 'custo_mes', 'faturamento']],
  [/^O que se perde/, ['estoque_qtd', 'capacidade', 'pessoas']],
]

/** Words before a number by which it is what she pays, if not for each: whatever is made of it. */
export const PAYS =
  /\b(?:compr|gast|pag|cust|sai|perc|perd|consum|top[ao]|aceit)[a-z]*\b(?:(?!\b(?:vend|cobr|receb))[^.;!?]){0,48}$/
export const OF_A_MONTH = MONTH
export const PAID: readonly Role[] = ['parcela', 'parcela_nova', 'investimento', 'emprestimo', 'contrato']

/** Of the larger number of what each leaves: what it brings. */
export const LEFT_OF_EACH = /^O que sobra de cada um|^Sobra de cada venda/
export const COSTS_ONE: readonly Role[] = COST
