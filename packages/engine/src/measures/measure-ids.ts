/** Figures that a card may ask for; each is computed from what the owner answered or measured, or is unknown. */
export const MEASURE_IDS = [
  'conta_dela', // the sum that the numbers of her own sentence ask for
  'passo_da_conta', // the account of that sum, and what it brings
  'segunda_conta', // another of her own numbers
  'terceira_conta',
  'quarta_conta',
  'meta_sobra', // reais a month that her goal for what is left still lacks
  'sobra_mes', // reais left of a month after the named costs
  'margem', // the same as a share of revenue
  'ponto_equilibrio', // revenue that pays all costs
  'custos_fixos', // fixed costs as a share of revenue
  'conta_que_mais_pesa', // largest named cost, as a share of revenue
  'meses_de_caixa', // cash ÷ monthly costs
  'dias_de_estoque', // stock ÷ monthly purchases × 30
  'estoque_parado', // reais in stock
  'dias_para_receber',
  'dinheiro_na_rua', // reais sold and not yet received
  'maior_cliente', // reais a month of the largest client
  'fiado_aberto', // reais sold on trust
  'inadimplencia', // reais a month that don't arrive
  'folha', // payroll as a share of revenue
  'aluguel', // rent as a share of revenue
  'mercadorias', // goods and materials as a share of revenue
  'energia', // energy as a share of revenue
  'impostos', // taxes as a share of revenue
  'comissao_entrega', // reais a month of delivery or marketplace commission
  'taxas_cartao', // reais a month of card fees
  'juros', // reais a month of interest and instalments
  'divida', // debt in months of revenue
  'marketing', // marketing as a share of revenue
  'custo_por_cliente', // reais of marketing per new client
  'frete', // freight as a share of revenue
  'racao', // feed as a share of revenue
  'receita_por_pessoa',
  'custo_hora', // reais an hour of the payroll
  'horas_nao_cobradas', // reais a month of hours worked and not billed
  'espaco_mei', // reais left in the year's MEI limit
  'distancia_meta', // reais a month between today and the goal
  'clientes_para_meta', // customers that close the gap
  'ticket_medio',
  'faltas', // reais a month of missed appointments
  'cancelamento', // reais a month lost by cancellations
  'perdas', // reais a month of shrinkage, scrap and waste
  'glosas', // reais a month refused by health plans
  'ociosidade', // reais a month of idle rooms, seats, machines
  'desconto', // reais a month given as discount
  'conversao', // quotes that become sales
  'decimo_terceiro', // reais to set aside a month for the 13th salary
  'queda_de_volume', // loss of volume that a price rise can bear
  'custo_vaga', // monthly cost of one more person
  'receita_recorrente', // reais a month under contract or subscription
  'mes_fraco', // reais that the weak month lacks for its costs
  'queda_faturamento', // reais a month that sales fell by
  'atraso_entrega', // days between what is promised and delivered
  'dias_parados', // sales of the days that a machine or the shop stood still
  'diferenca_preco', // between what she is paid for one and its price in the shop
  'entra_e_sai', // reais left of what she says comes in and goes out
  'custo_por_unidade', // all costs of a cycle ÷ units produced: saca, litre, arroba, dozen, piece
  'custo_por_km', // costs of the vehicles ÷ km driven
] as const
export type MeasureId = (typeof MEASURE_IDS)[number]
