/** More turns of a second hearing (`hearing.ts`): how owners speak of their money by the way. */

const TIME =
  '(?:mes (?:passado|retrasado)|es[st]e mes|semana passada|es[st]a semana|(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de 20\\d\\d| d[eo] ano passado)?)'
const STAFF = '(?:pessoal|equipe|funcionarios|turma|galera|time|equipe toda|pessoal todo)'

const ONE_OF = '(ultim|primeir)[oa](?: (?:compra|vez|pagamento|deposito|visita|pedido|nota|entrega|servico))?'
const THERE =
  '(?: (?:la|ali|(?:n|d|com |com |pra |para )el[ea]s?|com el[ea]|que el[ea]s? (?:me )?(?:fez|fizeram|pagou|comprou|mandou)|que (?:eu |a gente )?(?:fiz|comprei|paguei|fui|compramos|pagamos)(?: la| ali| del[ea]| com el[ea]| pr[ao] el[ea])?))?'
const WHEN = '(?:quando|(?:em )?que dia|qual dia|que mes|que data|qual (?:foi |e )?(?:o dia|a data))'

export const TALK_TURNS: readonly (readonly [RegExp, string])[] = [
  // 'quanto tenho em cada conta'
  [
    /^ (?:e |mas )*(?:(?:quanto|qual|o que) )?(?:eu |a gente |dinheiro |grana )*(?:tenho|temos|tem|ta|esta|sobrou|ficou)(?: (?:de|o|saldo|dinheiro|grana|guardado|parado|hoje|agora))* (?:em cada|por|nas?) (?:uma das )?(?:minhas )?(?:contas?|bancos?)(?: (?:hoje|agora))? $/,
    ' saldo por conta ',
  ],
  // 'quanto o pessoal ganhou em outubro'
  [
    new RegExp(
      ` (?:quanto )?(?:foi que )?(?:o |a |os |as |meu |minha |meus )*${STAFF} (?:ganhou|ganharam|recebeu|receberam|levou|levaram|custou|custaram|me custou)(?: quanto)?(?= )`,
    ),
    ' quanto gastei com pessoal',
  ],
  // 'rendeu quanto setembro depois de pagar tudo'
  [
    new RegExp(
      ` (?:quanto )?(?:rendeu|deu)(?: quanto)? (?=(?:n?o |em )?${TIME} (?:, )?(?:depois|pagando|tirando|descontando|livre|limpo))`,
    ),
    ' quanto sobrou em ',
  ],
  // 'a última compra foi que dia', 'quando foi a última compra lá', of who was spoken of
  [new RegExp(`^ (?:e |mas )*(?:a |o )?${ONE_OF}${THERE} (?:foi|e) (?:em )?${WHEN} $`), ' quando foi a $1a vez '],
  [
    new RegExp(`^ (?:e |mas )*${WHEN}(?: que)? (?:foi |e |que )*(?:d?a |d?o )?${ONE_OF}${THERE} $`),
    ' quando foi a $1a vez ',
  ],
  [
    new RegExp(
      `^ (?:e |mas )*(?:qual (?:foi )?o valor|quanto|de quanto|por quanto|qual) (?:foi |deu |custou |saiu )*(?:d?[ao] )${ONE_OF}${THERE} $`,
    ),
    ' quanto foi a $1a vez ',
  ],
  // 'por que deu negativo': what it is made of.
  [
    /^ (?:e |mas |entao )*(?:por que|porque|qual (?:foi )?o motivo|como)(?: que)? (?:el[ea] |isso |o resultado |eu |a gente )?(?:deu|ficou|fechou|fechei|foi|ficamos|esta|ta) (?:no |em |de |tao )?(?:negativ[oa]|vermelho|prejuizo|no vermelho)(?: assim)? $/,
    ' e o resultado por categoria ',
  ],
  // 'e foi quanto da última vez'
  [
    /^ (?:e |mas )*(?:foi|deu|pagou|paguei|custou|comprou) (?:de )?quanto (?:d?a|na) (ultim|primeir)a(?: vez| compra)? $/,
    ' quanto foi a $1a vez ',
  ],
  // 'por que foi tão ruim?', after a month: what made it differ.
  [
    /^ (?:e |mas |entao )*(?:por que|porque|qual (?:foi )?o motivo)(?: que)? (?:el[ea] |isso |ess[ea] mes |o mes )?(?:foi|ficou|deu|esta|ta|tava|veio) (?:(?:tao|muito|bem|um mes|assim) )*(?:ruim|frac[oa]|baix[oa]|mal|pessimo|devagar)(?: assim)? $/,
    ' por que caiu ',
  ],
  [
    /^ (?:e |mas |entao )*(?:por que|porque|qual (?:foi )?o motivo)(?: que)? (?:el[ea] |isso |ess[ea] mes |o mes )?(?:foi|ficou|deu|esta|ta|tava|veio) (?:(?:tao|muito|bem|um mes|assim|mais) )*(?:bo[am]|forte|otim[oa]|melhor|car[oa]|alt[oa]|pesad[oa])(?: assim)? $/,
    ' por que subiu ',
  ],
  [/ os bancos(?= (?:me |ja )*(?:cobraram|levaram|comeram|tiraram|descontaram|ficaram))/, ' o banco'],
  // 'então no fim ela tirou quanto mesmo'
  [/^ (?:e |mas |entao |ai )*(?:no fim|no final)(?: das contas| de tudo)? (?=\S)/, ' e '],
  [/ quanto (?:mesmo|entao)(?= $)/, ' quanto'],
  // 'e de lucro mesmo deu quanto'
  [
    /^ ((?:e |mas |entao )*)(?:de |o |em |meu )?(lucro|prejuizo|resultado)(?: (?:mesmo|limpo|liquido|real|no fim|no final))*(?: (?:deu|foi|ficou|tive|sobrou|eu tive))? quanto(?: mesmo)? $/,
    ' e o $2 ',
  ],
  [
    /^ (?:e |mas |entao )*(?:quanto|qual) (?:deu|foi|ficou|tive) (?:de |o |em )?(lucro|prejuizo|resultado)(?: (?:mesmo|limpo|liquido|real|no fim|no final))* $/,
    ' e o $1 ',
  ],
  // 'vendas de outubro contra setembro em %': the change is told with its percentage.
  [/(?<= (?:contra|comparado|comparada|versus|vs|x|que) .*) (?:, )?em (?:por cento|porcentagem|percentual) $/, ' '],
  // 'cê sabe quanto saiu em setembro?'
  [
    /^ (?:e |mas |oi |entao )*(?:(?:voce|vc|ce|tu) )?(?:sabe|saberia|consegue|conseguiria|pode|poderia|da (?:pra|para)|tem como|queria|quero|preciso|gostaria de)(?: (?:me|saber|ver|dizer|falar|mostrar|contar|calcular|de|se|nos))* (?=(?:quant|qual|quem|quando|o que|em que|por que) ?)/,
    ' ',
  ],
  [
    /^ (?:me |pode |agora )*(?:divide|divida|separa|separe|quebra|abre|detalha|reparte)(?: (?:pra|para) mim)? (?:o |a |os |as )?(?=.* por (?:semana|dia|mes|cliente|fornecedor|categoria|nome)(?: |$))/,
    ' quanto foi ',
  ],
  // 'por causa de quem?', after a change
  [/^ (?:e |mas )*(?:foi )?(?:por causa|culpa|gracas a|em funcao) d?[eo]? ?(?:quem|que)(?: foi)? $/, ' por que '],
  [
    / (?:qual|quais|que|quem)(?: (?:foi|foram|sao|os|o))* clientes? nov[oa]s? (?:que )?(?:apareceu|apareceram|entrou|entraram|chegou|chegaram|veio|vieram|surgiu|surgiram|tive|tivemos|teve|comprou|compraram)(?= )/,
    ' clientes novos',
  ],
  [
    new RegExp(
      ` (quem|quais clientes|que clientes?) (?:que )?(nao (?:me )?(?:comprou|pagou|compraram|pagaram|veio)) (?:em )?(${TIME}) (?:e|mas) (?:que )?((?:me )?(?:comprou|pagou|compraram|pagaram|veio)) (?:em )?(${TIME}) $`,
    ),
    ' $1 $4 em $5 e $2 em $3 ',
  ],
  // 'qual o total dela', of who was spoken of
  [
    /^ (?:e |mas )*(?:qual|quanto) (?:e |foi |deu |da )?(?:[oa] )?total (?:d|com |de |pra |para )(el[ea]s?) $/,
    ' quanto foi com $1 ao todo ',
  ],
  // 'melhor ou pior que outubro então?', after a month
  [
    new RegExp(
      `^ (?:e |mas |entao )*(?:isso |el[ea] |ess[ea] mes )?(?:(?:foi|e|ta|esta|ficou|vai ser|fica|fechou|fecha) )?(?:melhor|pior|mais|menos)(?: ou (?:melhor|pior|mais|menos|igual))? (?:do )?que (?:em |n?o )?(${TIME})(?: entao| ne)? $`,
    ),
    ' e comparado com $1 ',
  ],
  // 'tô melhor ou pior?', after the same of two times
  [
    /^ (?:e |mas |entao )*(?:eu )?(?:to|tou|estou|estamos|tamo|ta|esta|ficou|fiquei|foi|fui|fomos) (?:indo )?(?:melhor|pior)(?: ou (?:pior|melhor|igual))? $/,
    ' melhorou ou piorou ',
  ],
  [
    /^ (?:e |mas |entao )*(?:el[ea]s? |isso |eu )?(?:(?:ta|esta|tao|estao|anda|andam|vem|to|tou|estou|estamos) )?(?:me )?(?:comprando|pagando|gastando|vendendo|entrando|saindo|recebendo|rendendo|faturando|cobrando|levando|comprou|pagou|gastou|gastei|vendi|entrou|saiu|recebi|rendeu|cobrou|levou|paguei) mais ou menos(?: (?:agora|hoje|(?:do )?que antes))? $/,
    ' aumentou ou diminuiu ',
  ],
  // 'deu diferença de quanto?'
  [
    /^ (?:e |mas )*(?:(?:deu|da|tem|foi|teve|ficou) (?:um[a] )?diferenca(?: de quanto)?|(?:quanto|qual) (?:que )?(?:deu|da|foi|ficou|e) (?:a |de )?diferenca) $/,
    ' qual foi a diferenca ',
  ],
  // 'sem a tinta fica quanto', after several
  [
    /^ ((?:e |mas |entao )*)(?:sem|tirando|fora|descontando|menos) (?:contar )?(.{3,40}?) (?:ia )?(?:fica|ficou|ficava|ficaria|da|deu|daria|sobra|seria|vai pra|cai pra)(?: em| pra)?(?: quanto)? $/,
    ' $1sem contar $2 quanto foi ',
  ],
  // 'papelaria, editora e gráfica em outubro, quanto foi cada'
  [
    /^ (?:e |mas )*(\S.{6,60}?) ,? ?(?:quanto )?(?:custou|gastei com|paguei pra|paguei de|paguei para)(?: quanto)? cada(?: uma?)?(?: del[ea]s)? $/,
    ' quanto saiu pra $1 por nome ',
  ],
  // 'quanto dependo da prefeitura, em %'
  [
    / (?:quanto )?(?:eu |a gente )?(?:depende|dependo|dependemos) (d[aeo]s?) (\S.{2,30}?) ,? ?(?:em |quantos )?(?:por cento|porcentagem|percentual)(?= )/,
    ' quantos por cento do faturamento veio $1 $2',
  ],
  [/ (?:foi|vai|vem|veio) parar (?=n[oa] )/, ' entrou '],
  // 'o Booking trouxe quanto'
  [/ (?:trouxe|trouxeram)(?: (?:pra|para) (?:mim|ca|nos|a gente))?(?= )/, ' me pagou'],
  [
    / qual d[oae]s (?:meus |minhas )?funcionari[oa]s (?:mais (?:recebe|ganha|custa|recebeu|ganhou|custou)|(?:recebe|ganha|custa|recebeu|ganhou|custou) mais)(?= )/,
    ' quem mais recebeu de salario',
  ],
  // 'disso, quanto foi gente'
  [/ (?:com|de|em|foi|e|pra|para|so) gente(?= (?:$|,))/, ' com pessoal'],
  [
    /^ (?:e |mas )*(?:diss[oa]|dess[ea] (?:total|valor|dinheiro|gasto)|desse tudo|de tudo isso) (?:, )?(?:quanto|o que) (?:foi|e|era|vai)(?= )/,
    ' e quanto foi',
  ],
  [
    / (segunda|terca|quarta|quinta|sexta|sabado|domingo)((?:-| )feira)? (?:rende|da|fatura|traz|entra)(?: dinheiro)? (mais|menos)(?= )/,
    ' $1$2 vende $3',
  ],
  [/ (?:livre|limp[oa]|liquid[oa])(?= (?:depois|de tudo|pra mim|$))/, ' '],
  // 'clientes que pararam'
  [
    /^ (?:e |mas |tem |teve |quant[oa]s |quais |qual |que |algum |alguma |os |meus )*(?:clientes?|fregues(?:es)?)(?: meus?| antigos?| bons?| bom)? (?:que )?(?:ja )?(?:parou|pararam|sumiu|sumiram|nao voltou|nao voltaram|nunca mais (?:veio|vieram|voltou|voltaram|comprou|compraram)|me largou|me largaram|me deixou|me deixaram|largou|largaram|abandonou|abandonaram)(?: a gente| nos)?(?: de (?:vir|comprar|pagar|aparecer))?(?: mais)? $/,
    ' que cliente parou de comprar ',
  ],
]
