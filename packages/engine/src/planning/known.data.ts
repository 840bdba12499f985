import type { Period, Role } from '#src/measures/roles/roles.ts'

/** Where a figure that a sheet or a step asks for is told: by the name it has in an account of the report, or by its part in her words. */
export interface Told {
  /** Folded names of facts of the report's own accounts. */
  label?: RegExp
  unit: 'R$' | 'R$/mês' | '%' | 'qtd' | 'dias' | 'meses'
  /** What a number of her challenge stands for, together. */
  roles?: readonly Role[]
  period?: Period
  /** Words beside a number by which a likely part is a sure one, or just before it; folded. */
  beside?: RegExp
  before?: RegExp
  /** Many things have these parts: the words alone tell which it is. */
  byWords?: true
  /** What is to come: no bill that she lists already. */
  isNew?: true
}

export const TOLD = {
  // Another place
  aluguel_lugar: {
    label: /^(?:aluguel do lugar novo|aluguel em questao|aluguel novo|o aluguel do outro lugar)$/,
    unit: 'R$/mês',
    roles: ['custo_novo', 'custo_mes', 'contrato'],
    period: 'mes',
    byWords: true,
    isNew: true,
    before: /\baluguel(?: (?:com condominio|dele|dela|de la|la|do ponto|e|de|por|sai|sairia|seria|fica|uns|r\$|a))* $/,
  },
  gente_lugar: {
    label: /^gente do lugar novo$/,
    unit: 'R$/mês',
    roles: ['custo_novo', 'custo_mes'],
    period: 'mes',
    byWords: true,
    isNew: true,
    before:
      /\b(?:mocas?|vendedoras?|funcionari[oa]s?|pessoas?|atendentes?|gente|salarios?|ajudantes?)(?: (?:sai|saem|sairia|custa|custam|ganha|com encargos?|por|de|uns|r\$|a|e))+ $/,
  },
  contas_lugar: {
    label:
      /^(?:o que o lugar novo pede por mes|contas fixas do lugar novo|contas do novo ponto por mes|contas e parcela do novo ponto)$/,
    unit: 'R$/mês',
  },
  fica_lugar: { label: /^o que fica de cada venda/, unit: '%' },
  empate_lugar: {
    label: /^(?:o que o lugar novo precisa vender|venda que empata(?: o novo ponto)?)$/,
    unit: 'R$/mês',
  },
  venda_lugar: {
    label: /^o que (?:voce espera vender la|dizem que la venderia)$/,
    unit: 'R$/mês',
    roles: ['ganho_esperado', 'faturamento'],
    period: 'mes',
    byWords: true,
    before: /\b(?:vende|venderia|venda|vender|da pra vender)(?: (?:la|uns|umas|ate|por mes|cerca de|mais de|r\$))* $/,
  },
  sobra_lugar: {
    label: /^(?:o que isso deixaria|o que deixa com a venda que voce espera|resultado do novo ponto por mes)$/,
    unit: 'R$/mês',
  },
  sobra_lugar_fraca: { label: /^com metade dessa venda$/, unit: 'R$/mês' },
  aluguel_hoje: { label: /^o aluguel de hoje$|^aluguel de hoje$/, unit: 'R$/mês' },
  aluguel_pedido: {
    label: /^o aluguel novo(?: daqui)?$/,
    unit: 'R$/mês',
    roles: ['custo_novo', 'custo_mes', 'contrato', 'preco_novo'],
    byWords: true,
    isNew: true,
    before: /\baluguel(?: \w+){0,2} de (?:r\$ ?)?[\d.,]+(?: reais)? (?:pra|para|a) (?:r\$ ?)?$/,
  },
  // A purchase, a loan, a debt
  investimento: {
    label: /^(?:investimento|o que voce quer comprar|preco da (?:maquina|obra)|custo da obra)$/,
    unit: 'R$',
    roles: ['investimento', 'custo_uma_vez'],
    beside:
      /\b(?:montar|reforma\w*|obra|equipar|instalar|maquina\w*|equipamento)\b|,? (?:a parcela|o banco (?:faz|financia)|financiad\w+|em \d+ (?:vezes|x))/,
  },
  emprestimo: { label: /^emprestimo(?: em questao)?$/, unit: 'R$', roles: ['emprestimo'] },
  parcela: {
    label: /^(?:a )?parcela(?: da maquina| que oferecem)?$/,
    unit: 'R$/mês',
    roles: ['parcela_nova'],
    period: 'mes',
  },
  depois_da_parcela: { label: /^o que (?:resta|sobra|fica) depois da parcela$/, unit: 'R$/mês' },
  custo_a_mais: {
    label: /^(?:custo novo|o custo novo|custo de manter|custo a mais)(?: por mes)?$/,
    unit: 'R$/mês',
    roles: ['custo_novo'],
    period: 'mes',
  },
  // What her own words call fixed
  fixo_dito: { unit: 'R$/mês', roles: ['custo_mes'], period: 'mes', byWords: true, beside: /\bfixos?\b/ },
  sobra_sem_socio: { label: /^o que sobra sem (?:o soci[oa]|quem sai)$/, unit: 'R$/mês' },
  parcela_socio: { label: /^parcela que cabe$/, unit: 'R$/mês' },
  pago_fora: {
    label: /^(?:o que voce paga hoje|pagando por vez|o que deixa de gastar|o que se gasta hoje)$/,
    unit: 'R$/mês',
    roles: ['custo_mes'],
    period: 'mes',
    byWords: true,
    beside: /\bfora\b|\bterceiriz\w+|\bfreteir[oa]s?\b/,
  },
  venda_a_mais: {
    label: /^venda a mais (?:por mes|que voce espera)$/,
    unit: 'R$/mês',
    roles: ['ganho_esperado'],
    period: 'mes',
  },
  divida: {
    label: /^(?:a )?divida$|^o que voce deve$/,
    unit: 'R$',
    roles: ['divida'],
    beside: /\b(?:divida|devo|devendo|cheque especial|rotativo|agiota)\b/,
  },
  juro_ao_mes: { label: /^juros? ao mes$/, unit: '%', roles: ['p_juros'] },
  caixa: { label: /^(?:dinheiro em caixa|o que ha guardado|o que voce tem guardado)$/, unit: 'R$', roles: ['caixa'] },
  // What is bought and lies
  estoque: { label: /^estoque$/, unit: 'R$', roles: ['estoque'] },
  parado: { label: /^(?:mercadoria parada|estoque parado)$/, unit: 'R$' },
  custo_do_vendido: { label: /^custo do que voce vende por mes$/, unit: 'R$/mês' },
  // A client, an order, a price
  entra_sem_ele: { label: /^o que entra sem ele$/, unit: 'R$/mês' },
  contas_sem_ele: { label: /^contas sem ele$/, unit: 'R$/mês' },
  sobra_sem_ele: { label: /^o que sobra sem ele$|^o mes sem ele$/, unit: 'R$/mês' },
  falta_sem_ele: { label: /^o que falta sem ele$/, unit: 'R$/mês' },
  preco: { label: /^(?:o )?preco de hoje$/, unit: 'R$', roles: ['preco'], period: 'unidade' },
  preco_novo: {
    label: /^(?:o preco em que voce pensa|preco (?:novo|em questao|pensado))$/,
    unit: 'R$',
    roles: ['preco_novo'],
    period: 'unidade',
  },
  preco_oferta: { label: /^(?:o preco do pedido|preco oferecido)$/, unit: 'R$', roles: ['preco_oferta'] },
  custo_de_um: { label: /^(?:o )?custo de cada(?: um)?$/, unit: 'R$', roles: ['custo_unidade'], period: 'unidade' },
  quantidade_pedido: { label: /^(?:quantos o pedido quer(?: por mes)?)$/, unit: 'qtd', roles: ['quantidade_pedido'] },
  prazo_pedido: { label: /^prazo (?:dele|pedido|do pedido)$/, unit: 'dias' },
  comissao_de_um: { label: /^comissao de cada um$/, unit: 'R$' },
  material_de_um: { label: /^material e entrega de cada um$/, unit: 'R$' },
  custo_da_vaga: {
    label: /^(?:custo da pessoa por mes, com encargos|custo de mais uma pessoa no mes)$/,
    unit: 'R$/mês',
  },
  anuncio: { label: /^(?:gasto com anuncio|anuncio por mes)$/, unit: 'R$' },
  clientes_novos: { label: /^clientes novos por mes$/, unit: 'qtd' },
  custo_do_novo: { label: /^(?:anuncio por cliente novo|o que cada novo custa)$/, unit: 'R$' },
  recusados: {
    label: /^quantos voce recusa(?: por mes)?$/,
    unit: 'qtd',
    roles: [
      'quantidade',
      'quantidade_pedido',
      'quantidade_nova',
      'quantidade_antes',
      'clientes',
      'clientes_perdidos',
      'faltas',
      'capacidade',
      'outro',
    ],
    period: 'mes',
    byWords: true,
    beside: /\b(?:recus\w+|dispens[oa]\w*|deixo de (?:fazer|pegar|atender))\b/,
  },
  preso_no_pedido: { label: /^o que sai antes d(?:o primeiro pagamento|e receber)$/, unit: 'R$' },
  meses_de_caixa: { label: /^meses que o caixa paga sem nenhuma venda$/, unit: 'meses' },
  // What others owe, what doesn't come, what goes out unsold
  a_receber: {
    label: /^(?:o que esta atrasado|o que falta receber|dinheiro na rua|dinheiro vendido e ainda nao recebido)$/,
    unit: 'R$',
    roles: ['a_receber'],
  },
  devedores: { label: /^quantos (?:estao atrasados|atrasados|devem|nao pagam)$/, unit: 'qtd' },
  faltas: { label: /^(?:quantos faltam ou cancelam|o que nao acontece(?: por mes)?)$/, unit: 'qtd', roles: ['faltas'] },
  valor_das_faltas: {
    label: /^(?:o que os cancelamentos levam|o que nao entra por isso(?: no mes passado)?)$/,
    unit: 'R$',
  },
  saem: { label: /^(?:quantos saem por mes|quem sai(?: por mes)?)$/, unit: 'qtd' },
  perda_do_mes: {
    label: /^(?:a perda do mes|o que se perde por mes|o que vai fora por mes)$/,
    unit: 'R$/mês',
    roles: ['prejuizo', 'custo_mes', 'estoque'],
    period: 'mes',
    byWords: true,
    beside: /\b(?:no|pro|para o) lixo\b|\bjog\w+ fora\b|\b(?:perco|perdemos|estrag\w+|vence\w*)\b/,
  },
  falta_dos_fracos: { label: /^o que falta nos meses fracos$/, unit: 'R$' },
  guardar_por_mes: { label: /^o que separar em cada mes forte$/, unit: 'R$/mês' },
  sobra_antes: { label: /^o que (?:o mes deixa|sobra) antes das retiradas$/, unit: 'R$/mês' },
} as const satisfies Readonly<Record<string, Told>>
export type ToldId = keyof typeof TOLD
