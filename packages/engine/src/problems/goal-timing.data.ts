/** Why growth comes after a problem, and when it is time. */
export interface GoalTiming {
  /** Ids of cards. */
  cartas: readonly string[]
  /** Goals that relieve this problem instead. */
  exceto?: 'contratar'
  porque: string
}

export const GOAL_TIMINGS: readonly GoalTiming[] = [
  {
    cartas: [
      'preco_sem_conta',
      'medo_reajuste',
      'custo_insumo_subiu',
      'guerra_preco',
      'desconto_demais',
      'cmv_alto',
      'lucro_some',
      'dependencia_convenio',
      'convenio_glosa',
      'frete_entrega',
      'recuperar_prejuizo',
      'caixa_vazio_fim_mes',
      'nao_tiro_salario',
      'taxa_maquininha',
      'comissao_injusta',
      'parceria_salao',
      'consulta_gratis',
      'gestao_rural_sem_custo',
      'transporte_frota',
      'impressao_margem_industria',
      'deslocamento_horas',
    ],
    porque:
      'o tamanho multiplica o que cada venda deixa, para mais ou para menos. Primeiro o preço e o custo de cada venda; cresça quando uma venda comum pagar o que custa e ainda sobrar.',
  },
  {
    cartas: [
      'horas_nao_cobradas',
      'contrato_cliente',
      'retrabalho',
      'pos_venda_garantia',
      'devolucao_troca',
      'avaliacao_ruim',
      'atendimento_ruim',
      'suporte_afoga',
      'divida_tecnica',
    ],
    porque:
      'com mais volume, o que hoje volta ou passa da conta aumenta junto. Cresça quando isso tiver caído por dois meses seguidos.',
  },
  {
    cartas: ['inadimplencia_clientes', 'inadimplencia_escola', 'fiado', 'pagamento_grande_cliente'],
    porque:
      'quem entra paga como os de hoje pagam, e o custo do que é novo começa antes. Cresça quando os atrasados tiverem acordo escrito e o mês fechar com o que de fato entra.',
  },
  {
    cartas: [
      'capacidade_ociosa',
      'vaga_ociosa_escola',
      'mesa_vazia',
      'turismo_hospedagem',
      'no_show',
      'falta_cliente',
      'vendas_caindo',
    ],
    porque:
      'ainda há lugar e hora vazios no que já existe, e o novo custa também quando está vazio. Encha primeiro o que já é pago; amplie quando faltar lugar nas semanas comuns, não só nas cheias.',
  },
  {
    cartas: ['estoque_parado', 'compra_mal', 'sem_controle_estoque', 'perda_perecivel', 'furto_perda'],
    porque:
      'mais espaço e mais compra prendem mais do mesmo dinheiro. Venda antes o que está parado; cresça quando a compra seguir o que sai.',
  },
  {
    cartas: [
      'sazonalidade',
      'entressafra',
      'safra_caixa',
      'divida_banco',
      'juros_cartao_rotativo',
      'capital_de_giro',
      'decimo_terceiro',
      'emprestar_para_crescer',
      'emprestimo_negado',
      'imposto_atrasado',
    ],
    porque:
      'uma parcela ou uma conta fixa nova vence também nos meses em que já falta. Só assine o que couber no pior mês do ano, com três parcelas guardadas.',
  },
  {
    cartas: [
      'atravessador_venda_direta',
      'preco_commodity',
      'ifood_dependencia',
      'marketplace_taxa',
      'plataforma_parceira',
    ],
    porque:
      'fazer mais sem outro caminho de venda aumenta justamente o que sai pelo pior preço. Abra primeiro o caminho que paga melhor; cresça quando ele levar o que já é seu.',
  },
  {
    cartas: ['concentracao_cliente', 'cliente_pressiona'],
    porque:
      'mais venda do mesmo tipo aumenta a dependência, e só vale se cada venda dessas deixar dinheiro. Faça antes a conta deste cliente, com tudo o que ele custa.',
  },
  {
    cartas: [
      'burnout_dono',
      'volta_pausa',
      'tempo_dono',
      'delegar',
      'rotatividade',
      'equipe_desmotivada',
      'falta_absenteismo',
      'crescer_desorganizado',
      'sem_processo',
      'professor_troca',
    ],
    exceto: 'contratar',
    porque:
      'o volume novo cai sobre quem já não dá conta. Tire antes horas do seu dia: o que parar, o que simplificar, o que outro resolve. Cresça quando uma semana comum couber nelas.',
  },
  {
    cartas: ['devolucao_da_rede'],
    porque:
      'produzir mais enquanto tanto volta sem pagamento aumenta o que volta e a parcela. Amplie quando o que já colhe ou fabrica for pago, com pedido firme para o aumento.',
  },
  {
    cartas: ['estrela_saindo'],
    porque:
      'outra casa tira você daqui justamente quando uma pessoa segura boa parte do que entra. Acerte antes o futuro dela, por escrito, e cresça quando a casa aguentar sem ela.',
  },
  {
    cartas: ['troca_online'],
    porque:
      'cada pedido a mais leva junto a parte que volta e os dois fretes. Diminua as voltas e o frete grátis primeiro; venda mais quando cada pedido deixar dinheiro.',
  },
  {
    cartas: ['fila_preco_baixo'],
    porque:
      'lugar maior e mais clientes no preço de hoje pedem ainda mais das suas horas. Suba o preço e feche as horas que quer livres; depois veja se ainda precisa crescer.',
  },
]
