import type { MeasureId } from '#src/measures/measure-ids.ts'

/** What an account comes to, its place in `bench/owners/accounts`; ids of the learned weights. */
export type AccountKind =
  | 'perde'
  | 'taxa'
  | 'desconto'
  | 'sobra-mes'
  | 'sobra-um'
  | 'margem'
  | 'ganho-preco'
  | 'pode-perder'
  | 'precisa-qtd'
  | 'precisa-venda'
  | 'retorno'
  | 'parado'
  | 'dura'
  | 'diferenca'
  | 'custo-novo'
  | 'falta'
  | 'por-um'
  | 'ocioso'
  | 'parte'
  | 'juros'
  | 'total'
  | 'preco'
  | 'ganho-mais'

/** `either`: reais or things, as its numbers are. */
export type Result = 'money' | 'count' | 'share' | 'time' | 'either'

export interface KindOfAccount {
  result: Result
  rotulo: string
  /** Whether it is of a time: 'por mês'. */
  flows: boolean
  /** '$' stands for the result with its time, '=' for how it is done. */
  text: string
  /** Where the result is below zero. */
  below?: string
  /** Figures that would say the same again. */
  says: readonly MeasureId[]
  /** What comes back where half of it is mended. */
  gain?: string
}

export const KINDS: Readonly<Record<AccountKind, KindOfAccount>> = {
  perde: {
    result: 'money',
    rotulo: 'O que se perde',
    flows: true,
    text: 'São $ que se perdem: =.',
    says: ['faltas', 'perdas', 'cancelamento', 'ociosidade', 'inadimplencia'],
    gain: 'o que deixa de se perder',
  },
  taxa: {
    result: 'money',
    rotulo: 'O que a taxa leva',
    flows: true,
    text: 'Essa taxa leva $: =.',
    says: ['comissao_entrega', 'taxas_cartao', 'impostos'],
  },
  desconto: {
    result: 'money',
    rotulo: 'O que o preço menor custa',
    flows: true,
    text: 'Cobrar menos custa $: =.',
    says: ['desconto', 'diferenca_preco'],
  },
  'sobra-mes': {
    result: 'money',
    rotulo: 'O que sobra',
    flows: true,
    text: 'Do que você contou sobram $: =. Disso ainda saem as contas que não entraram na frase.',
    below: 'Do que você contou faltam $: =.',
    says: ['ponto_equilibrio'],
  },
  'sobra-um': {
    result: 'money',
    rotulo: 'O que sobra de cada um',
    flows: false,
    text: 'De cada um sobram $: =, antes das contas fixas.',
    below: 'Em cada um faltam $: =, antes ainda das contas fixas.',
    says: ['custo_por_unidade', 'diferenca_preco'],
  },
  margem: {
    result: 'share',
    rotulo: 'O que sobra do preço',
    flows: false,
    text: 'Sobram $ do preço: =.',
    below: 'Falta dinheiro em cada venda, $ do preço: =.',
    says: ['custo_por_unidade'],
  },
  'ganho-preco': {
    result: 'money',
    rotulo: 'O que o preço novo traz',
    flows: true,
    text: 'Com o preço novo e a mesma procura entram $ a mais: =.',
    says: ['queda_de_volume', 'diferenca_preco'],
  },
  'pode-perder': {
    result: 'count',
    rotulo: 'Vendas que podem faltar com o preço novo',
    flows: false,
    text: 'Com o preço novo, perder até $ deixa tudo como está hoje: =. Só acima disso o aumento piora a conta.',
    says: ['queda_de_volume', 'diferenca_preco'],
  },
  'precisa-qtd': {
    result: 'count',
    rotulo: 'Quantas vendas pagam',
    flows: true,
    text: 'Isso se paga com $: =.',
    says: ['custo_vaga', 'ponto_equilibrio'],
  },
  'precisa-venda': {
    result: 'money',
    rotulo: 'Venda que paga',
    flows: true,
    text: 'Isso se paga com $ de venda: =.',
    says: ['ponto_equilibrio', 'custo_vaga'],
  },
  retorno: {
    result: 'time',
    rotulo: 'Tempo até se pagar',
    flows: false,
    text: 'Isso se paga em $, se o ganho se mantiver: =.',
    says: [],
  },
  parado: {
    result: 'money',
    rotulo: 'Dinheiro parado',
    flows: false,
    text: 'São $ que ainda não viraram dinheiro no caixa: =.',
    says: ['estoque_parado', 'dinheiro_na_rua', 'fiado_aberto', 'inadimplencia'],
  },
  dura: { result: 'time', rotulo: 'Quanto dura', flows: false, text: 'Isso dura $: =.', says: ['dias_de_estoque'] },
  diferenca: {
    result: 'money',
    rotulo: 'Diferença entre os dois caminhos',
    flows: true,
    text: 'A diferença entre um caminho e o outro é de $: =.',
    says: [],
  },
  'custo-novo': { result: 'money', rotulo: 'O que isso custa', flows: true, text: 'Isso custa $: =.', says: [] },
  falta: {
    result: 'either',
    rotulo: 'O que falta para a meta',
    flows: true,
    text: 'Para a sua meta faltam $: =.',
    says: ['distancia_meta', 'clientes_para_meta'],
  },
  'por-um': {
    result: 'money',
    rotulo: 'Valor de cada um',
    flows: false,
    text: 'Dá $ para cada um: =.',
    says: ['custo_por_cliente', 'custo_hora', 'receita_por_pessoa', 'ticket_medio'],
  },
  ocioso: {
    result: 'money',
    rotulo: 'O que o espaço vazio vale',
    flows: true,
    text: 'O que fica vazio vale $: =.',
    says: ['ociosidade'],
  },
  parte: { result: 'share', rotulo: 'Parte do todo', flows: false, text: 'Isso é $ do todo: =.', says: [] },
  juros: {
    result: 'money',
    rotulo: 'Juros',
    flows: true,
    text: 'Os juros levam $: =.',
    says: ['juros', 'divida'],
  },
  total: { result: 'money', rotulo: 'Total', flows: true, text: 'Ao todo são $: =.', says: [] },
  preco: {
    result: 'money',
    rotulo: 'Preço que deixa o que você quer',
    flows: false,
    text: 'O preço que deixa o que você quer é de $: =.',
    says: ['custo_por_unidade'],
  },
  'ganho-mais': {
    result: 'money',
    rotulo: 'O que viria a mais',
    flows: true,
    text: 'Isso traria $ a mais, antes do custo: =.',
    says: [],
  },
}
