/** For what somebody is written or told, with the words for it: those of a theme, or its own. */
export interface Occasion {
  said: RegExp
  /** Id of a theme. */
  theme: string
  /** What the theme's own words don't say. */
  words?: string
}

const STAFF = '(?:funcionari\\w+|atendente|ajudante|vendedor\\w*|menina|rapaz|barbeiro|garcom|colaborador\\w*|equipe)'

/** The first that fits. */
export const OCCASIONS: readonly Occasion[] = [
  {
    theme: 'caixa',
    said: /\bprazo\b.*\bfornecedor|\bfornecedor\w*\b.*\b(?:mais prazo|pedir prazo|adiar|parcelar|atrasar o pagamento)\b/,
  },
  {
    theme: 'fornecedor',
    said: /\bfornecedor\w*\b.*\b(?:atras|nao (?:entreg|cheg|mand)|demor|errad|falt|defeito)|\b(?:atras|demor)\w*\b.*\bfornecedor/,
    words:
      'Pergunte a data e diga o que fará sem ela: “Oi, [nome]. O pedido de [data] não chegou como combinamos e tenho cliente esperando. Que dia você entrega com certeza? Se não der até [data], compro esta parte em outro lugar e acertamos a diferença.”',
  },
  { theme: 'fornecedor', said: /\bfornecedor/ },
  { theme: 'divida', said: /\bbanco\b|\bgerente d[oe]\b|\bcredor/ },
  {
    theme: 'ponto',
    said: /\b(?:dono|proprietari[oa]) d[oae] (?:imovel|ponto|predio|sala|loja|casa|salao)\b|\bimobiliaria\b|\baluguel\b/,
  },
  { theme: 'reputacao', said: /\bavalia(?:cao|coes|cso)\b|\bcomentario\b|\bgoogle\b/ },
  { theme: 'faltas', said: new RegExp(`\\b${STAFF}\\b.*\\b(?:atras|falt)`) },
  {
    theme: 'dono',
    said: /\bferias\b|\brecesso\b|\bfolga\b|\bviaj/,
    words:
      'Avise cedo, com a data da volta e um jeito de se garantir antes: “Oi, [nome]! De [data] a [data] estarei de férias e volto no dia [data]. Antes disso ainda tenho horário até [data]. Quer que eu reserve o seu?”',
  },
  { theme: 'horario', said: /\bmud\w+ (?:o |de )?horario|\bnao (?:vou )?abr|\bfech\w+ (?:mais cedo|na|no|aos?)\b/ },
  {
    theme: 'reajuste',
    said: /\b(?:sub\w+|aument\w+|reajust\w+|nov[oa]s?) (?:d?[oea]s? )?(?:meus? |minhas? )?(?:precos?|valor\w*|mensalidade|tabela)\b|\breajuste\b|\baumento d[oe] preco/,
  },
  {
    theme: 'agenda',
    said: /\bvag[ao]s?\b.*\bagenda\b|\bagenda (?:livre|vazia|aberta)|\bhorarios? (?:livres?|vag[oa]s?|sobrando)/,
    words:
      'Diga o dia e a hora, e peça só uma resposta: “Abriram horários nesta semana: [dia] às [hora] e [dia] às [hora]. Quer que eu guarde um para você? É só responder aqui.”',
  },
  {
    theme: 'prazo',
    said: /\b(?:entrega|pedido|servico|obra|encomenda)\b.*\batras|\batras\w*\b.*\b(?:entrega|pedido|servico|obra|encomenda)\b/,
  },
  { theme: 'orcamento', said: /\borcamento|\bproposta\b/ },
  { theme: 'volta', said: /\bsumi(?:u|d|ram)|\bnao volt|\bvoltar\b|\binativ/ },
  {
    theme: 'calote',
    said: /\b(?:me )?dev(?:e|em|endo)\b|\bcobr(?:o|ar|anca)\b|\bfiado\b|\bcaloteir|\bpagamento atrasado|\bmensalidade\b.*\b(?:venc|atras|aberto)/,
  },
  {
    theme: 'cliente-dificil',
    said: /\b(?:recus|dispens)\w*\b.*\bclient|\bclient\w*\b.*\b(?:chat[oa]|grosseir[oa]|abusad[oa]|mal.?educad[oa])/,
    words:
      'Agradeça, diga não uma vez e indique outro, sem explicar demais: “[nome], obrigado por me procurar. Agora não consigo pegar este serviço com a atenção que ele pede, e prefiro dizer logo. Posso indicar [nome], que faz isso bem.”',
  },
  {
    theme: 'divulgar',
    said: /\b(?:promoc\w+|desconto|liquidac\w+|queima)\b/,
    words:
      'Uma oferta só, com prazo e pergunta no fim: “Oi, [nome]! Até [data], [produto ou serviço] sai com [tanto]% de desconto, só para quem já é cliente. Quer que eu separe o seu?”',
  },
  { theme: 'divulgar', said: /\b(?:novidade|lancamento|produto novo|cardapio|divulg\w+)\b/ },
]
