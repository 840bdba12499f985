/**
 * Subjects that a question names by a plain word of business, for those that search finds nothing near enough for:
 * folded text → entry of the help. The first that holds is taken.
 */
export const PLAIN_SUBJECTS: readonly (readonly [words: RegExp, entry: string])[] = [
  [
    /\bfiado\b|crediario|calote|inadimpl|nao (?:me )?paga|\batrasa\w* (?:o |a |os |as |no |na )?(?:pagament|mensalidade|parcela|boleto|aluguel|prestac)|\b(?:client|fregues|alun|pais?\b|mae|familia|pacient|inquilin|tomador)\w*[^,.;]{0,24}\batras(?:a|am|ou|aram|ado|ada)\b(?! (?:n[ao] (?:hora|horario|consulta|corte)|pra aula))|mensalidades? em atraso|\bcobrar (?:quem|cliente|sem)/,
    'inadimplencia',
  ],
  [/\bmarge(?:m|ns)\b/, 'margem'],
  [
    /\bquanto (?:eu )?(?:cobr|peco|pedir)|nao sei (?:cobrar|o preco|por preco)|(?:calcular|definir|fazer|achar|montar|por) (?:o |um |meu )?preco|\bpreco (?:d[aoe]|certo|justo)|\btabela de precos?|precific|honorario|pacote ou avulso|cobrar por |\bdiaria\b/,
    'preco-de-venda',
  ],
  [/\bfornecedor|\bcomprar (?:mais barato|melhor)|\bcotac/, 'fornecedores'],
  [
    /\bsobrando\b|\bsobra todo dia|\bperd(?:e|o|emos|endo|a) (?:\w+ ){0,2}(?:flor|flores|frutas?|pao|paes|comida|tecido|material|mercadoria)|estrag|desperd|joga\w* fora|\bquebra de/,
    'desperdicio',
  ],
  [
    /(?:vazi|parad|frac)[oa]s? (?:na|no|de|a|durante a) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|tarde|noite|manha)/,
    'vender-mais',
  ],
  [
    /\bvazi[oa]s?\b|sem movimento|parad[oa]s? (?:na|no|durante|de)|dia de chuva|baixa temporada|\bfrac[oa] (?:na|no|de)|so vende n[oa]|temporada/,
    'sazonalidade',
  ],
  [
    /\btrein\w+|feedback|\bbrig(?:a|am|ando)\b|no celular|\bmotiv\w+|desmotiv|preguic|\bbonus\b|premiac/,
    'motivar-equipe',
  ],
  [
    /\bcontrat(?:ar|amos|ando)\b|\bcontrato (?:um|uma|mais|alguem|gente|outro|funcion\w*)\b|aprendiz|estagiari|primeira pessoa|\bvaga\b/,
    'contratar',
  ],
  [
    /influenc|divulg|anunci\w*|instagram|propaganda|\bpost\w*|tiktok|\bfacebook|panfleto|google|\bsite\b/,
    'marketing-digital',
  ],
  [/produtividade|desempenho|\bindicador|\bmedir\b|\bmetric/, 'indicadores'],
  [/assinatura|recorren|fideliz|\bclube\b|volt(?:a|ar|em) (?:mais|sempre)|cliente fixo|pos venda/, 'fidelizar'],
  [/\btroca\b|devoluc|reclam\w+|satisf|garantia/, 'satisfacao'],
  [/software|\bsistema\b|\bplanilha|\bprograma\b|automatiz|processo|organiz\w+|padroniz/, 'processos'],
  [/concorren/, 'concorrencia'],
  [/\bestoque\b|encalh|mercadoria/, 'estoque'],
  [/\bcustos?\b|\bgastos?\b|despesa|\bconta de (?:luz|agua|gas)|energia|\baluguel/, 'reduzir-custos'],
  [
    /\b(?:fluxo de|no|do|em|meu|o) caixa\b(?! (?:de|com|err\w+|trat\w+))|\breserva de (?:caixa|dinheiro)/,
    'fluxo-de-caixa',
  ],
  [
    /\bvend(?:e|em|o|er|endo|emos) (?:pouco|mal|mais|nada|menos)|nao vende|como vender|\bclientes?\b (?:novos?|sumiu|sumiram)|\bmovimento\b|mais client/,
    'vender-mais',
  ],
  [/da (?:dinheiro|lucro)|\blucr\w+/, 'vendo-e-nao-sobra'],
]
