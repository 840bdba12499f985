/** Verbs of money as owners say them, in the forms that the grammar has. Over words parted by single spaces. */

const ON = '(?:to|tou|ta|esta|estou|tao|estao|estamos|tamos|tava|estava|vem|venho|vinha|anda|ando|andam|fico|fica)'

/** By the one who speaks: what he does goes out but for what he sells and takes. */
const OWN_NOW: Readonly<Record<string, string>> = {
  ...{ gastando: 'gasto', pagando: 'pago', desembolsando: 'gasto', deixando: 'gasto', torrando: 'gasto' },
  ...{ recebendo: 'recebi', faturando: 'faturei', vendendo: 'vendi', comprando: 'comprei', lucrando: 'lucrei' },
}
const GERUNDS = Object.keys(OWN_NOW).join('|')

const IMPERFECT = [
  ...([
    ['rendia', 'rendeu'],
    ['vendia', 'vendi'],
    ['gastava', 'gastei'],
    ['recebia', 'recebeu'],
    ['faturava', 'faturei'],
  ] as const),
  ...([
    ['custava', 'custou'],
    ['cobrava', 'cobrou'],
    ['entrava', 'entrou'],
    ['sobrava', 'sobrou'],
    ['comprava', 'comprou'],
  ] as const),
] as const

const TRANSFERRED =
  'depositou|depositaram|repassou|repassaram|rendeu|renderam|trouxe|trouxeram|gerou|geraram|contribuiu|contribuiram'

type Change = readonly [RegExp, string | ((...found: string[]) => string)]

/** 'X não tivesse pago': without X. */
const HAD_NOT =
  '(?:o |a |os |as )?([a-z][^·]{2,40}?) nao (?:tivesse|tivessem|houvesse|existisse|existissem)(?: (?:me |nos )?(?:pago|comprado|entrado|depositado|vindo|aparecido|fechado|contratado|repassado))?'
const WOULD: Readonly<Record<string, string>> = {
  ...{ entrado: 'entrou', vendido: 'vendi', faturado: 'faturei', recebido: 'recebi', sobrado: 'sobrou' },
  ...{ gasto: 'gastei', saido: 'saiu', lucrado: 'lucrei', sido: 'foi', dado: 'deu', ficado: 'ficou' },
}
const WOULD_HAVE = new RegExp(` (?:eu |a gente )?(?:teria|tinha|teriamos) (${Object.keys(WOULD).join('|')})(?= )`)

/** Days are said. */
const DATED =
  '(?:20\\d\\d|ano|anos|mes passado|mes retrasado|es[st]e mes|es[st]a semana|semana passada|semestre|trimestre|bimestre|ultim[oa]s|ontem|hoje|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
/** 'em algum mês passei de 7 mil?': whenever that was. */
const EVER_SOME: readonly Change[] = [
  [
    / (?:ja |por acaso )*(?:teve|houve|tem|tiveram|existe|existiu|ja) (?:algum |alguma |um |uma )?(mes|semana|dia) (?:em )?que (?=.*\d)/,
    (_, unit) => (unit === 'semana' ? ' em alguma semana ' : ` em algum ${unit} `),
  ],
  [
    new RegExp(`^(?=.* (?:n?algum|nalgum|alguma|qualquer) (?:mes|semana|dia) )(?=.* \\d)(?!.* ${DATED} )(.*) $`),
    '$1 desde sempre ',
  ],
  [/ (?:em|n)? ?(?:alguma|qualquer) semana(?= )(?=.* \d|.*desde sempre)/, ' em quantas semanas'],
]

export const VERB_WAYS: readonly Change[] = [
  // 'a celesc tá vindo mais cara?'
  [/ (?:ta|esta|tao|estao|vem|anda|andam) (?:vindo|ficando|saindo|custando) mais (?:car|alt)[oa]s?(?= $)/, ' aumentou'],
  [
    / (?:ta|esta|tao|estao|vem|anda|andam) (?:vindo|ficando|saindo|custando) mais (?:barat|baix)[oa]s?(?= $)/,
    ' diminuiu',
  ],
  // 'e o mês que foi mais', after a mean
  [
    /^ ((?:e |mas )+)(?:o |em que |n?o |qual (?:foi )?o )?mes (?:em )?que (?:foi |deu |veio |gastei |paguei |vendi |tirei |recebi )?(?:o )?(mais|menos) $/,
    ' $1qual mes foi $2 ',
  ],
  // 'a maior despesa desde junho, uma só'
  [
    /^(.*) (maior|menor) (?:gasto|despesa|saida|conta)( .*)? (?:um[a]? so|unic[oa])(?: vez)?(?= $)/,
    '$1 $2 pagamento$3',
  ],
  ...EVER_SOME,
  // 'qual foi o maior prejuízo do ano': of which month.
  [
    / qual (?:foi |e )?(?:o |meu )?(maior|menor|melhor|pior) (lucro|prejuizo)(?= (?:d[eo] |d?es[st]e |em |n[oa] |$))/,
    ' qual mes deu $1 $2',
  ],
  // 'o mês com maior prejuízo': of the least result.
  [/( (?:mes|semana|dia|trimestre|semestre|bimestre) (?:\S+ ){0,3}?)(?:maior|pior) prejuizo(?= )/, '$1menor lucro'],
  [/( (?:mes|semana|dia|trimestre|semestre|bimestre) (?:\S+ ){0,3}?)mais prejuizo(?= )/, '$1menos lucro'],
  // 'quanto coloquei na empresa': what the owner put in.
  [
    / (?:coloquei|botei|aportei|injetei|pus|colocamos|botamos|aportamos)(?: (?:de )?(?:dinheiro|grana|capital))?(?: d[oe] (?:meu )?bolso)?(?: n[ao]s? (?:empresa|firma|loja|negocio))(?= )/,
    ' entrou de aporte',
  ],
  // 'faz quantos meses que a agência não compra'
  [
    /^ (?:e |mas )*(?:(?:faz|ha|tem) (?:uns )?quant[oa]s? (?:meses|dias|semanas|tempo)|quant[oa]s? (?:meses|dias|semanas|tempo) faz) que ((?:[oa] )?\S.{1,40}?) nao (?:me )?(?:compra|paga|comprou|pagou|aparece|vem|deposita|contrata)(?: (?:mais|nada|aqui|comigo))* $/,
    ' quando foi a ultima vez que $1 me pagou ',
  ],
  // 'os 3 meses de mais venda'
  [
    / ((?:\d|dois|tres|quatro|cinco) )?(meses|dias|semanas) (?:de|com) (mais|menos|maior|menor|maiores|menores) (vendas?|faturamento|receita|gastos?|despesas?|lucro)(?= )/,
    (_, count, unit, how, of) =>
      ` ${count ?? ''}${/^m(?:ai|aior)/.test(how!) ? 'maiores' : 'menores'} ${unit} de ${of}`,
  ],
  // 'quanto devolvi pra clientes', 'gasto fixo ou variável'
  [
    / (?:devolvi|devolvemos|estornei)(?: (?:de )?dinheiro)?(?: (?:pr[ao]s|para (?:[oa]s )?|aos?) ?(?:meus )?clientes?)?(?= (?:$|em |n[ao] |d?es[st]e |ate |20))/,
    ' gastei com devolucoes',
  ],
  [
    / (?:os |o )?(?:gastos?|custos?|despesas?) fix[oa]s? (ou|x|que|e) (?:(?:os |o |com )?(?:gastos?|custos?|despesas?) )?variave(?:l|is)(?= )/,
    ' despesas fixas $1 custos variaveis',
  ],
  // 'o que aumentou de setembro pra outubro': the part that did most.
  [
    / o que (?:foi que |que )?(aumentou|subiu|cresceu|encareceu|caiu|diminuiu|baixou)(?= (?:$|de |em |n[ao]s? |d[ao] |entre |es[st]e ))/,
    ' o que mais $1',
  ],
  // 'qual dia a loja mais fatura': what it sells; a card's bill has no days.
  [/ (mais|menos) fatura(?= (?:$|em |n[ao] |d[eao] |es[st]e |por ))/, ' $1 vende'],
  [/ (?:a loja|a empresa|a gente|o negocio|a firma) fatura(?= )/, ' vende'],
  // 'quanto a Denise colocou': what came in from her.
  [
    / (?:ja )?(?:colocou|colocaram|botou|botaram|aportou|injetou)(?: (?:de )?(?:dinheiro|grana|capital))?(?: (?:n[ao] (?:empresa|loja|firma|caixa|negocio)|aqui))?(?= (?!em promocao|a venda))/,
    ' me pagou',
  ],
  // 'vendi mais esse ano ou no passado, quanto a mais': it is told with it.
  [
    /(?<= (?:ou|que|contra|comparado|x) .*),? (?:e )?(?:de )?quanto (?:a mais|a menos|de diferenca|foi a diferenca|deu a diferenca)(?= $)/,
    '',
  ],
  // 'se a clínica não tivesse pago, quanto teria entrado'
  [new RegExp(`^ (?:e )?se ${HAD_NOT} (?=.*(?:quanto|qual) )(.*) $`), ' $2 sem $1 '],
  [new RegExp(`^ (.*(?:quanto|qual) .*) se ${HAD_NOT} $`), ' $1 sem $2 '],
  [WOULD_HAVE, (_, verb) => ` ${WOULD[verb!]}`],
  [new RegExp(` (?:to|tou|estou|estamos|tamos|venho|ando|fico) (${GERUNDS})(?= )`), (_, verb) => ` ${OWN_NOW[verb!]}`],
  // 'onde tá gastando mais', with nobody named before it.
  [
    new RegExp(` ((?:onde|em que|com que|quanto)(?: (?:eu|que|a gente))?) ${ON} (gastando|pagando|comprando)(?= )`),
    (_, lead, verb) => ` ${lead} ${OWN_NOW[verb!]}`,
  ],
  // 'maquininha comeu quanto em taxa'
  [
    / (maquininhas?|maquinas?|cartao|cartoes) ((?:\S+ ){0,4}?)(?:de|em|com|na|nas) (taxas?)(?= )(?! (?:d[aeo]s? )?(?:maquin|cartao|cartoes))/,
    ' $2de $3 de $1',
  ],
  [
    / (?:comeu|come|mordeu|morde|abocanhou|abocanha|tomou|engoliu|tirou)(?= (?:\S+ ){0,3}(?:de |em )?(?:taxas?|comissao|tarifas?|juros) )/,
    ' cobrou',
  ],
  // 'luz de outubro somou quanto'
  [
    / (?:somou|somaram|totalizou|totalizaram|bateu|bateram|chegou a|chegaram a|fechou em|fecharam em) quanto(?= )/,
    ' quanto',
  ],
  [/ quanto (?:que )?(?:somou|somaram|totalizou|totalizaram|bateu|bateram)(?= )/, ' quanto'],
  // 'desde que o Diego entrou'
  [
    / desde que (?:o |a |os |as )?([a-z]+(?: [a-z]+){0,2}?) (?:entrou|entraram|comecou|comecaram|chegou|veio|iniciou|foi contratad[oa]|virou cliente|abriu)(?: (?:aqui|na empresa|na firma|comigo|com a gente|a (?:trabalhar|comprar|pagar|vir)))*(?= )/,
    ' $1 desde sempre',
  ],
  [
    / desde que (?:eu )?(?:contratei|contratamos|comecei com|comecei a comprar d[aeo]|comecei a pagar)(?= )/,
    ' desde sempre',
  ],
  // 'quanto me custa o Wesley': what is paid to him.
  [/ quanto (?:me |nos )?custam? (?=(?:[oa]s? )(?!\S+ $)?[a-z])/, ' quanto gasto com '],
  [/ (?:me|nos) custam? quanto(?= )/, ' gasto quanto'],
  ...IMPERFECT.map(([said, plain]) => [new RegExp(` ${said}(?= )`), ` ${plain}`] as const),
  // 'o buffet é meu cliente desde quando'
  [
    /^ (?:[oa] )?(\S.{1,40}?) (?:e|esta|ta|virou) (?:meu |minha |nosso |nossa )?(?:cliente|fornecedora?|aqui|com a gente|comigo) (?:desde quando|ha quanto tempo|faz quanto tempo) $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    /^ (?:desde quando|ha quanto tempo|faz quanto tempo que) (?:[oa] )?(\S.{1,40}?)(?<! nao) (?:e (?:meu |minha |nosso |nossa )?(?:cliente|fornecedora?)|compra(?: de mim| aqui| comigo)?|me paga|trabalha (?:aqui|comigo)) $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  // 'quanto sobrou no caixa ao final de setembro'
  [
    / (?:sobrou|ficou|restou|havia|tinha) (?:de dinheiro )?(?:n[oa]|em) (?:caixa|banco|conta)s? (?:n?o|ao|em) (fim|final) (?=d[eoa] )/,
    ' saldo no $1 ',
  ],
  [/ (falta|faltam|faltou|faltava) quanto(?= )/, ' quanto $1'],
  [
    / (?:para|pra) (?:eu |a gente |gente |nos )?(?:bater|chegar (?:em|a|n[oa]s?)|atingir|alcancar|fechar|completar|fazer|dar)(?: [oa]s?)?(?= (?:reais_de )?\d)/,
    ' para',
  ],
  [/ (?:alguma coisa|algum dinheiro|algum valor|alguma grana|algo)(?= )/, ''],
  // 'semana passada vendi quanto a mais que na outra'
  [
    / ((?:semana|mes|ano|trimestre) passad[oa] .*?) (?:a )?(?:mais|menos) (?:do )?que (?:n?[oa]|em|d?[oa]) (?:outr[oa]|anterior)(?: semana| mes)?(?= )/,
    ' $1 comparado com a anterior',
  ],
  [/ (?:ta |esta )?(?:sobrando|sobrou|sobra) ou (?:faltando|faltou|falta)(?: (?:dinheiro|grana))?(?= )/, ' sobrou'],
  // 'ficou quanto então', after what came and what went back.
  [
    /^ (?:e |no fim |entao )*(?:ficou|fica|restou|resta) (?:com |em )?quanto(?: (?:entao|no fim|limpo|liquido|no final|de saldo))* $/,
    ' sobrou quanto ',
  ],
  [
    /(?: em|^)? ?n?(?:algum|qualquer) (mes|dia)(?= .*(?:passou|passaram|passei|acima|mais|menos|abaixo)| desde sempre)/,
    (_, unit) => ` em quantos ${unit === 'mes' ? 'meses' : 'dias'}`,
  ],
  // 'o movimento de ontem': what was sold then.
  [
    / (?:o |do )?movimento (?=(?:d[eoa]s? |n[oa]s? )?(?:ontem|anteontem|hoje|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)? passad[oa]) )/,
    ' vendas ',
  ],
  // 'quanto pago de aluguel hoje': of the day there is no bill.
  [
    /^ (.*quanto (?:eu |a gente )?(?:pago|pagamos|gasto|gastamos) (?:de|com|pr[ao]|para) .{3,40}) (?:hoje|atualmente|agora|hoje em dia) $/,
    ' $1 ',
  ],
  // 'os 3 clientes que mais pagaram'
  [
    / (?:os |as )?(\d|dois|duas|tres|quatro|cinco|seis|oito|dez) (clientes|fornecedores) que (?:eu )?(?:mais|melhor) (?:me |nos )?(?:pagaram|pagam|compraram|compram|receberam|recebem|venderam|gastaram|renderam|custaram|paguei|cobraram)(?= )/,
    ' os $1 maiores $2',
  ],
  [
    / (falta|faltam|faltou) (?:para|pra) (?:[oa]s? )?(receita|vendas?|faturamento)((?: d[eo] \S+){0,2}) (?:chegar (?:a|em|n?os|aos)|bater|atingir|dar|completar|passar de)(?: os)? ((?:reais_de )?\d\S*(?: mil)?)(?= )/,
    ' $1 para $4 de $2$3',
  ],
  [
    / quem (?:mais )?me (?:deu|da|trouxe|traz) (?:mais )?(?:dinheiro|grana|receita|retorno)(?= )/,
    ' quem mais me pagou',
  ],
  // 'ganhou com comissão e tudo': all that was paid.
  [
    / (?:com|mais) (?:comissao|comissoes|salario|bonus|ferias|extras?|vales?)(?:(?: e| mais) (?:comissao|salario|bonus|ferias|extras?|vales?))* e tudo(?: mais)?(?= )/,
    '',
  ],
  [/ (?:ficou|fica|restou|sobrou) (?:pra|para) (?:mim|gente|nos)(?= )/, ' sobrou'],
  [/ (mais|menos) dinheiro d[ao] (?:empresa|loja|firma|gente|negocio|clinica)(?= )/, ' $1'],
  // 'dia de maior gasto'
  [
    / (dia|mes|semana|trimestre) d[eo] (maior|menor) (?=(?:receita|faturamento|gasto|venda|vendas|despesa|despesas|entrada|entradas|saida|saidas) )/,
    (_, unit, how) => ` qual ${unit} que ${how === 'maior' ? 'mais' : 'menos'} `,
  ],
  // 'quanto era por mês': what a month usually was.
  [/ quanto (?:que )?(?:era|ficava|dava|fica|da) (?=por mes )/, ' quanto em media '],
  // 'limpou quanto': what was left.
  [/ (?:limpou|limpei|limpamos)(?= )/, ' sobrou limpo'],
  [/ (?:desembolsei|desembolsamos|torrei|torramos|larguei|despejei)(?= )/, ' gastei'],
  [/ (?:embolsei|embolsamos|apurei|apuramos)(?= )/, ' recebi'],
  [new RegExp(` (${TRANSFERRED}) (?:pra|para) (?:gente|mim|nos|empresa|loja|clinica)(?= )`), ' me pagou'],
]
