/** More turns of a second hearing (`hearing.ts`): how owners speak of their money by the way. */

const TIME =
  '(?:mes (?:passado|retrasado)|es[st]e mes|semana passada|es[st]a semana|(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de 20\\d\\d| d[eo] ano passado)?)'
const STAFF = '(?:pessoal|equipe|funcionarios|turma|galera|time|equipe toda|pessoal todo)'

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
  // 'a última compra foi que dia', of who was spoken of
  [
    /^ (?:e |mas )*(?:a |o )?(ultim|primeir)[oa] (?:compra|vez|pagamento|deposito|visita|pedido)(?: del[ea]s?| que el[ea]s? fez)? (?:foi|e) (?:em )?(?:quando|que dia|qual dia|que mes|que data) $/,
    ' quando foi a $1a vez ',
  ],
  [
    /^ (?:e |mas )*(?:qual|quando|que dia) (?:foi |e )?(?:a |o )?(ultim|primeir)[oa] (?:compra|pedido|visita|pagamento|deposito) (?:del[ea]s?|que el[ea]s? fez) $/,
    ' quando foi a $1a vez ',
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
