import { MONTHS } from './period-points.ts'

/** How owners speak of their money, by classes: what only fills, what things are called, which way the money went. */

type Rule = readonly [RegExp, string]

const MONTH = `(?:${MONTHS.join('|')})`
const TIME = `(?:mes (?:passado|retrasado|anterior)|es[st]e mes|semana passada|es[st]a semana|${MONTH})`

/** Calls, cries, oaths and what is said to whom one asks. */
const CRY =
  '(?:po|valha(?: (?:me )?(?:deus|minha nossa senhora))?|(?:oxe|oxente|oxi|vixe|vixi|virgem|ave|eita|egua)(?: maria| mae| santa)?|misericordia|nossa(?: senhora)?|minha (?:nossa senhora|nossa|santa|mae|filha|flor|gente|querida)|meu (?:deus|pai|filho|povo|bem|querido|amigo|amor|jesus)|pelo amor de deus|deus (?:me livre|do ceu|me defenda|e pai)|graças a deus|jesus|credo|cruzes?|caramba|caraca|carai|caralho|cacete|puts|putz|poxa|porra|eita|ixe|uai|ue|so(?= $)|home|homi|hom|mulher(?= ,)|mano|mana|vei|veio(?= $)|cara(?= ,)|bicho|tche|bah|tipo assim|slk|slc|sla|pqp|mds|mdss|lol|tlgd|fala serio|fala a verdade|na moral|na real|na lata|papo reto|deixa (?:eu )?ver|ta ligado|bora|eai|e ai|opa|alo|escuta|sabe|entende|entendeu|viu|ta bom|ta|hein|ne|ne nao|ne mesmo|fi|parca|ze|gente boa)'
/** Asks to be told. */
const TELL =
  '(?:(?:(?:me|nos|voce|tu|vc|pode|podia|consegue|vai|agora|so|ve|poderia|da pra|tem como) )*(?:diz|diga|dizer|fala|fale|falar|conta|conte|contar|lembra|lembre|lembrar|explica|explique|mostra|mostrar|responde|informa|ve|veja|ver|soma|calcula|bota|joga|passa|solta|manda)(?: (?:ai|aqui|la|so|uma coisa|pra mim|pra nos|pra gente|logo|direito|certinho|ja|por favor|se|o valor|os valores|quanto foi(?= $)))*)'
/** Roundly, honestly. */
const ABOUT =
  '(?:assim )?(?:por alto|por cima|no chute|meio por alto|grosso modo|mais ou menos|arredondando|no olho|de cabeca|na ponta do lapis|no duro|no frigir dos ovos|no fim das contas|no final das contas|no fundo|de verdade|na verdade|a verdade|pra valer|com certeza|sinceridade|sem mentira)'

export const PLAINER_FILLERS: readonly Rule[] = [
  [/ gnt(?= )/g, ' gente'],
  [/ dps(?= )/g, ' depois'],
  [/ td(?= )/g, ' tudo'],
  [/ d(?= [a-z])/g, ' de'],
  [/ p(?= [a-z])/g, ' para'],
  [/ (?:nao e )?(?:ne nao|ne|foi)(?= (?:de )?quanto)/g, ''],
  [/ tds(?= )/g, ' todos'],
  [/ inda(?= )/g, ' ainda'],
  [/ num(?= (?:tivesse|fosse|vendi|entrou|pagou|tirei|gastei) )/g, ' nao'],
  [/ vc(?= )/g, ' voce'],
  [/ n(?= )/g, ' nao'],
  [/ c(?= )/g, ' com'],
  [/ (d|n)?aquel([ae])(s?)(?= (?!quant|que |foi |custou |deu |e )[a-z]{3,})/g, ' $1$2$3'],
  [/ (d|n)?e(s?)(?= (?:emprestimo|conserto|mes|dia|cliente|pagamento|fornecedor))/g, ' $1o$2'],
  [/ ou (?:foi )?(?:so )?(?:prejuizo|faltou|no vermelho)(?= )/g, ' '],
  [/ nov(?= )/g, ' novembro'],
  [/ out(?= )/g, ' outubro'],
  [/ (tod|sozinh)inh([oa]s?)(?= )/g, ' $1$2'],
  [/ real(?= que)/g, ' reais'],
  [new RegExp(`^ (?:(?:e|mas|oh|ai|ei) )?(?:${CRY}(?: ,)? )+`, 'g'), ' '],
  [new RegExp(`(?: ,)? ${CRY}(?= (?:,|$))`, 'g'), ''],
  [new RegExp(`(?: ,)? ${CRY}(?= (?:,|$))`, 'g'), ''],
  [new RegExp(`^ (?:e )?${TELL}(?: ,| e| que)? (?=\\S)`), ' '],
  [new RegExp(`(?<! (?:[nd]?[ao]|minha|em|por|uma))(?: ,)? (?:e )?${TELL} $`), ' '],
  [new RegExp(` ${ABOUT}(?= )`, 'g'), ' '],
  [new RegExp(`(?: ,)? ${CRY}(?= (?:,|$))`, 'g'), ''],
  [/^ (?:,|mas|entao|ai|olha|oh)(?= )/, ' '],
  // All the time that the ledger knows.
  [
    / (?:n?(?:ess[ae]s?|est[ae]s?)|d?ess[ae]s?|n?[oa]) (?:meses|tempo|periodo|anos|dias) (?:tod[oa]s?|tudo|inteir[oa]s?)(?: mesmo)?(?= )/g,
    ' ate hoje',
  ],
  [/ (?:nesse|neste|esse) tempo(?= (?:,|$))/g, ' ate hoje'],
  [
    / (?:juntando|somando|contando) (?:tudo|todos?(?: os)?(?: meses)?|todas?|ate hoje)(?= )| tudo (?:junto|somado)(?= )| (?:no|de modo) geral(?= )| tudo em tudo(?= )/g,
    ' ao todo',
  ],
  [/ (?:d[eo] )?(?:primeiro|inicio|comeco) d[eo] tudo(?= )/g, ' '],
  [/ desde que (?:chegou|comecou|entrou|abri|abriu|apareceu|e cliente)(?= )/g, ' ate hoje'],
  [/ ate agora(?= )/g, ' ate hoje'],
  [/ tod[oa] sant[oa] (mes|dia|semana)(?= )/g, ' por $1'],
  [/ hoje (?:, )?por mes(?= )| por mes (?:hoje|agora)(?= )/g, ' por mes'],
  [new RegExp(` de (${MONTH}) (?:pra|para) agora(?= )`, 'g'), ' desde $1'],
  [/ (?:2 ?a|segunda) metade d[eo] (?=[a-z])/g, ' segunda quinzena de '],
  [/ (?:1 ?a|primeira) metade d[eo] (?=[a-z])/g, ' primeira quinzena de '],
  [
    / (?:d?n?ess[ea]s|d?n?[oa]s|est[ea]s) (tres|3|dois|2|quatro|4|seis|6) ultim[oa]s?(?= )(?! mes)/g,
    ' os ultimos $1 meses',
  ],
  [/ que (?:ta |esta )?acabando(?= )/g, ' '],
  [/ (?:, )?que eu (?:quase|nem) .{3,40}?(?= ,| $)/g, ' '],
  [/ (?:fazendo|tirando|tirar|fazer) (?:uma |a )?media(?= )/g, ' em media'],
  [/ (?:de um[a]? so )?(?:lapada|tacada|pancada)(?: so)?(?= )/g, ' '],
]

const PEOPLE =
  '(?:povo|pessoal|galera|turma|gente|homem|moc[oa]|cara|mulher|menin[oa]|rapaz|don[oa]|firma|empresa|companhia|senhor|senhora|negocio|historia|bendit[oa]|danad[oa]|bichinh[oa])'
const STAFF =
  '(?:as|minhas|os|meus|das|dos|com as|pras|pros|pelas|pelos) (?:minhas |meus |duas |dois |tres )?(?:menin[oa]s|moc[oa]s|rapazes|funcionari[oa]s|empregad[oa]s|ajudantes|colabora\\w+|costureiras|atendentes)'
const MINE =
  '(?:a |o |com |da |do )*(?:minha retirada|minha parte|meu salario|meu pro ?labore|que eu (?:pego|tiro|puxo|retiro) (?:pra|para) mim|meu)'

export const PLAINER_CALLED: readonly Rule[] = [
  [new RegExp(` (d)?([oa])s? (?:bendit[oa] )?${PEOPLE} d[aeo]s? (?=[a-z])`, 'g'), ' $1$2 '],
  [new RegExp(` (?:com|para|pra|pro|por) (?:${STAFF})(?= )`, 'g'), ' com salarios'],
  [/ (?:pras|pros|com as|com os) (?:menin[oa]s|funcionari[oa]s|moc[oa]s)(?= )/g, ' com salarios'],
  [new RegExp(` ${STAFF}(?= )`, 'g'), ' salarios'],
  [/ (?:o )?(?:leao|fisco)(?= )/g, ' imposto'],
  [/ (d?o|n?o|pro) ponto(?= )/g, ' $1 aluguel'],
  [/ (?:crediamigo|pronampe|consignado|bndes|agroamigo|microcredito)(?= )/g, ' emprestimo'],
  [/ (prestac(?:ao|oes)|parcelas?) d[eo]? ?banco(?= )/g, ' parcela do emprestimo'],
  [/ prestac(?:ao|oes)(?= )/g, ' parcelas'],
  [
    / (?:meu |o |no |do |minha |a |na |da )*(?:cartao|maquininha|maquina (?:de|do) cartao)(?: (?:d?n?[oa]|aqui d[oa]) (?:balcao|loja|caixa))?(?= )/g,
    ' a maquininha',
  ],
  [/ (?:o|no|do|meu) balcao(?= )/g, ' a maquininha'],
  [
    / (?:paulada|pancada|facada|porrada) maior(?= )| maior (?:paulada|pancada|facada|porrada|tombo)(?= )/g,
    ' maior pagamento',
  ],
  [/ (?:bolada maior|maior bolada)(?: que (?:ja )?entrou)?(?= )/g, ' maior recebimento'],
  [
    /(?<= (?:maior|menor) (?:entrada|saida|recebimento|pagamento|venda|gasto)) (?:que )?(?:eu )?(?:ja )?(?:teve|tive|houve|levei|fiz|tivemos)(?: ai)?(?: (?:, )?de uma vez(?: so)?)?(?= )/g,
    '',
  ],
  [/(?<= (?:maior|menor) (?:entrada|saida|recebimento|pagamento|venda|gasto).*) foi (?:o que|qual)(?= $)/, ''],
  [/ fregues(?= )/g, ' cliente'],
  [/ (?:freguesia|fregueses)(?= )/g, ' clientes'],
  [/(?<= mais .* ou .*|(?=.* ou )) com fornecedor(?:es)?(?= )/g, ' com mercadorias'],
  [/ (?:com )?anuncios? (?:de|d?n?[oa]|em) (instagram|insta|face|facebook)(?= )/g, ' com $1'],
  [/ (?:ess[ae]s?|aquel[ae]s?|[oa]s?) (?:besteir[a-z]+|mixari[a-z]+|porcari[a-z]+|coisinhas?|trecos?) d[aeo]s? /g, ' '],
  [/ (?:d[eo]s? |[oa]s? )?(?:fornecedor)(?= que)/g, ' fornecedor'],
  [/ (?:grana|dindin|bufunfa|tutu|cascalho|trocado|faz me rir|verba|cobre|dinheirama)(?= )/g, ' dinheiro'],
  [
    new RegExp(` (?:sem(?: contar)?|tirando|fora|descontando|menos|antes d[ae]) ${MINE}(?= )`, 'g'),
    ' sem contar o pro labore',
  ],
  [/ (?:minha|a minha) retirada(?= )/g, ' meu pro labore'],
  [/ retiradas(?= )/g, ' pro labore'],
]

/** Verbs of the hand that pays, by their stems; of what costs; of who pays her. */
const I_PAY =
  '(?:torr|queim|larg|desembols|despej|enterr|derram|solt|sapequ|gast|invest|descarreg|empurr|entreg|botei? fora|joguei? fora|enfi|deposit|raspi?)'
const IT_TAKES =
  '(?:com|mord|pap|sug|sangr|mam|engol|abocanh|rasp|dren|consum|arranc|chup|tom|lev|peg|pux|carreg|garf|beliscou?)'
const SHE_GETS = '(?:embols|abocanh)'
const HE_PAYS = '(?:ping|bot|mand|pux|larg|solt|deix|despej|deposit|entreg|derram|rend|desembols|pag)'
const PAST3 = '(?:ou|eu|iu|aram|eram|iram)'
export const HEIGHT =
  '(?:brab[oa]|bombad[oa]|alt[oa]|fort[ea]|gord[oa]|pesad[oa]|salgad[oa]|car[oa]|generos[oa]|mao aberta|lascad[oa])'
export const DEPTH =
  '(?:flopad[oa]|mirrad[oa]|minguad[oa]|magr[oa]|murch[oa]|barat[oa]|frac[oa]|fraquinh[oa]|parad[oa]|ruim|baix[oa])'
const ME = '(?: (?:de mim|da gente|do meu bolso|do caixa|d?o meu dinheiro|meu dinheiro|o meu dinheiro))?'
const HERE =
  '(?: (?:aqui dentro|aqui|pra ca|na minha mao|em caixa|no caixa|na conta|pra mim|pra gente|na loja|no meu bolso))?'

export const PLAINER_VERBS: readonly Rule[] = [
  [/ (?:levou|pegou|comeu|papou|tomou|pega|leva|come) (?=quantos por cento d[aeo]s? )/g, ' e '],
  [/ quantos por cento das saidas(?= )/g, ' quantos por cento das despesas'],
  [/ (?:eu )?cheguei a (?:botar|fazer|pagar|gastar|por)(?: dinheiro)?(?: com| em)?(?= [a-z])/g, ' teve gasto com'],
  [/ (?:rende|traz|deixa|bota|larga|solta|manda)(?= (?:quanto|em media|por mes))/g, ' paga'],
  // What came and went.
  [/ mexeu (?:o que|quanto)(?: n?a)?(?: minha)?(?: conta)?(?= )/g, ' quanto entrou e quanto saiu '],
  // What she takes for herself.
  [
    / (?:puxei|peguei|tirei|saquei|embolsei|retirei|botei|guardei|separei|levei|passei) (quanto )?(?:dinheiro )?(?:pra|para|pro|no|em) (?:mim(?: mesma?)?|(?:o )?(?:meu )?bolso|minha casa|casa)(?= )/g,
    ' tirei $1pra mim',
  ],
  [
    / (?:botando|tirando|puxando|pegando) (quanto )?(?:dinheiro )?(?:pra mim|no bolso|pro bolso|no meu bolso)(?= )/g,
    ' tiro $1pra mim',
  ],
  [/ (?:puxei|peguei|tirei) (mais|menos) dinheiro pra mim(?= )/g, ' $1 tirei pra mim'],
  // Where it went, what took most.
  [
    / (?:(?:o )?(?:meu )?dinheiro (?:de|em|d[eo]) )?(.{3,20}?) foi tod[oa]s? (?:pra|para) onde(?= )/g,
    ' em que gastei mais em $1',
  ],
  [
    / (?:qual|que) (?:categoria|tipo de gasto|despesa) (?:que )?mais (?:\S+ou|\S+eu)(?: (?:meu|o meu|o|de))*(?: dinheiro)?(?= )/g,
    ' em que gastei mais',
  ],
  [
    new RegExp(
      ` (?:qual|quem)(?: d[eo]s?)?(?: meus)? (fornecedor(?:es)?) (?:que )?mais (?:me )?(?:${IT_TAKES}[a-z]{1,4}|cobr[a-z]+)${ME}(?: dinheiro)?(?= )`,
      'g',
    ),
    ' qual fornecedor levou mais',
  ],
  // Money that came.
  [/ (?:pingou|pingaram|gotejou|bateu na conta|caiu na conta|cairam na conta|pintou)(?= )/g, ' entrou'],
  [/ (?:pinga|pingando)(?= )/g, ' entra'],
  [
    new RegExp(
      ` ${HE_PAYS}${PAST3}( quanto)? (?:dinheiro )?(?:aqui dentro|aqui|pra ca|na minha mao|em caixa|no caixa|na conta|pra mim|pra gente|na loja)(?= )`,
      'g',
    ),
    ' pagou$1',
  ],
  [new RegExp(` (?:botou|mandou|soltou|largou|pingou|despejou|desembolsou)${HERE}(?= )`, 'g'), ' pagou'],
  [/ (?:soltaram|mandaram|botaram|largaram)(?= )/g, ' pagaram'],
  [new RegExp(` ${SHE_GETS}ou(?= quant)`, 'g'), ' recebeu'],
  [new RegExp(` (quanto (?:ja )?)${SHE_GETS}ou(?= )`, 'g'), ' $1recebeu'],
  [/ (?:embolsou|abocanhou)(?= )/g, ' recebeu'],
  // Money that she pays.
  [new RegExp(` ${I_PAY}(?:ei|amos|i|imos)(?= )`, 'g'), ' gastei'],
  [/ (?:dei|larguei|soltei|entreguei)(?= quanto)/g, ' paguei'],
  [/ (?:eu )?(?:dou|solto|largo|entrego)(?= )/g, ' pago'],
  [/ desembolso(?= )/g, ' gasto'],
  [/ honrei(?= )|(?<= (?:parcelas?|emprestimo) .*)(?:matei|quitei)(?= )/g, ' paguei'],
  [/ (?:pro|do|ao|no) banco d[oe] emprestimo(?= )/g, ' do emprestimo'],
  [/ (?:de|em|com|no|na) com(?= )/g, ' com'],
  [/^ quem (.*) d[oe]s? (?:meus )?clientes $/, ' quem $1 '],
  [/ (?:pesa|come|representa|leva|pega)(?: com)? quantos por cento n(as?|os?)(?= )/g, ' e quantos por cento d$1'],
  [/ (?:ja )?passou quanto da minha mao (?:pra|para) mao d[aeo](?= )/g, ' quanto paguei para'],
  [/ passou(?= (?:quanto )?(?:no|na|a) maquininha)|(?<= maquininha) passou(?= )/g, ' entrou'],
  [
    / (?:botei|coloquei|pus|meti)(?= (?:quanto )?(?:dinheiro )?(?:em|n[oa]s?|com) (?!bolso|caixa|conta|empresa|loja))/g,
    ' gastei',
  ],
  [/ devolvi( quanto)? (?=pr[ao]s? |para )/g, ' paguei$1 '],
  [/(?<= (?:paguei|gastei|recebi) .*) por causa d[aeo]s? \S+(?= $)/, ''],
  [/ (?:ta |da )quanto(?= (?:ao todo|$|no total|por mes))/g, ' foi quanto'],
  [/ (?:to|tou|estou) (?=(?:tiro|pago|gasto) )/g, ' '],
  [/ por que (?:e|foi) que(?= )/g, ' por que'],
  [/(?<= por que .*) (?:desse tanto|desse jeito|assim)(?= )/g, ''],
  // What took it.
  [
    new RegExp(
      ` (?:ta |esta )?(?:me )?(?:${IT_TAKES}${PAST3}|comendo|levando|sugando|mordendo|papando)${ME}(?= )(?! quantos por cento)`,
      'g',
    ),
    ' levou',
  ],
  [new RegExp(` levou quanto${ME}(?= )`, 'g'), ' levou quanto'],
  [/ foi embora(?= )/g, ' saiu'],
  // What a bill came to.
  [
    /(?: (?:ta|esta))? (?:morreu|bateu|fechou|virou|veio|saiu|saindo|ficou|deu|custou)(?: (?:em|por|de|pra))? quanto(?= )/g,
    ' foi quanto',
  ],
  [/ quanto (?:morreu|bateu|virou|veio|deu)(?= )/g, ' quanto foi'],
  [/ bateu(?= )/g, ' foi'],
  [/ (?:me )?(?:custam|custa|saem|saia) (?:em |por )?quanto(?= )/g, ' gasto quanto'],
  // What was left.
  [
    / (?:no |em )?(?:azul ou (?:no )?vermelho|lucro ou (?:foi )?(?:so )?prejuizo)(?: e (?:de )?quanto)?(?= )/g,
    ' sobrou quanto',
  ],
  [
    new RegExp(
      ` (${TIME}) (?:ta |esta )?(?:fechando|fechou|ficou|fecha|terminou|acabou)(?: (?:em|com|no|de))? quanto(?= )`,
      'g',
    ),
    ' quanto sobrou em $1',
  ],
  [/ o que (?:ficou|sobrou|restou) (?:pra contar historia|no fim)(?= )/g, ' quanto sobrou'],
  [/ (?:sobrou|ficou|restou)(?: so)? (?:algo|alguma coisa|alguma|algum|coisa)(?: d[eo])?(?= )/g, ' sobrou quanto em'],
  [
    new RegExp(
      ` por que (?:o mes de )?(${TIME}) (?:foi|deu|ficou|fechou|terminou) (?:(?:tao|muito|bem|meio|tanto) )*(?:ruim|frac[oa]|mal|feio|no vermelho|negativo|no prejuizo|prejuizo)(?= )`,
    ),
    ' por que o resultado caiu em $1',
  ],
  // What moved it.
  [
    / (?:quem|o que) (?:foi que )?(?:mais )?(?:puxou|jogou|levou|empurrou|botou)(?: [oa]s?)?(?: meus?| minhas?)? (\S+) (?:pra|para) cima(?= )/,
    ' por que $1 subiu',
  ],
  [
    / (?:quem|o que) (?:foi que )?(?:mais )?(?:puxou|jogou|levou|empurrou|botou)(?: [oa]s?)?(?: meus?| minhas?)? (\S+) (?:pra|para) baixo(?= )/,
    ' por que $1 caiu',
  ],
  [new RegExp(` (?:o )?que fez (${TIME}) (?:gastar|custar) (?:tanto|mais)(?= )`), ' por que gastei tanto em $1'],
  // Up and down.
  [
    / (?:deu um (?:pulo|salto)|encareceu|encareceram|bombou|bombaram|tornou a subir|voltou a subir|recuperou|reagiu|dobrou|triplicou|inchou|engordou)(?: demais| muito| ne)?(?= )/g,
    ' subiu',
  ],
  [
    / (?:fraquej(?:ou|aram)|mingu(?:ou|aram)|murch(?:ou|aram)|encolh(?:eu|eram)|esfri(?:ou|aram)|mirr(?:ou|aram)|deu uma caida)(?= )/g,
    ' caiu',
  ],
  [/ (?:so )?faz subir(?= )/g, ' subiu'],
  [
    / (subiu|aumentou|caiu|baixou) (?:foi )?(?:ne )?(?:de )?quanto (?:pra|para|e) quanto(?: e quando)?(?= )/g,
    ' $1 quanto',
  ],
  [/ (subiu|aumentou|caiu|baixou) (?:ou (?:caiu|subiu|baixou|diminuiu)(?= ))/g, ' $1'],
  // The larger ones, one after another.
  [
    /^ (?:.* )?(clientes|fornecedores)(?: .*)? que (?:mais )?(?:paga|compra|vende|rende|cobra|leva)(?: mais)? pr?[oa]?(?:ra [oa])? que (?:menos )?(?:paga|compra|vende|rende|cobra|leva)(?: menos)? $/,
    ' quais os 8 maiores $1 ',
  ],
  [
    / top (\d+) (clientes|fornecedores)(?: que .{3,40}?)?(?= (?:em |de |n[oa] |desde |,)| $)/g,
    ' quais os $1 maiores $2',
  ],
  [/ (?:, )?(?:vai )?(?:dizendo|botando|listando)? ?do maior (?:pro|para o|ao) menor(?= )(?<= gasto mais.*)/g, ' '],
  // Highest and lowest month.
  [
    new RegExp(
      ` (?:em )?(?:que|qual) mes (?:[oa]s? )?(?:minhas? |meus? )?(?:despesas?|gastos?|custos?|saidas?) (?:foi|foram|veio|vieram|ficou|deu) (?:[ao]s? )?mais ${HEIGHT}(?= )`,
    ),
    ' em que mes gastei mais',
  ],
  [
    new RegExp(
      ` (?:em )?(?:que|qual) mes (?:[oa]s? )?(?:minhas? |meus? )?(?:faturamento|vendas?|receita|movimento) (?:foi|foram|veio|vieram|ficou|deu) (?:[ao]s? )?mais ${HEIGHT}(?= )`,
    ),
    ' em que mes vendi mais',
  ],
  [
    new RegExp(
      ` (?:em )?(?:que|qual) mes (?:[oa]s? )?(?:minhas? |meus? )?(?:faturamento|vendas?|receita|movimento) (?:foi|foram|veio|vieram|ficou|deu) (?:[ao]s? )?mais ${DEPTH}(?= )`,
    ),
    ' em que mes vendi menos',
  ],
  [
    / (?:em )?(?:que|qual) mes (.{2,30}?) (?:foi|veio|deu|ficou) (?:a |o )?mais (?:salgad[oa]|pesad[oa]|car[oa])(?= )/,
    ' em que mes $1 foi mais cara',
  ],
  [
    new RegExp(
      ` (?:em )?(?:que|qual) mes (.{2,30}?) (?:foi|veio|deu|pagou|rendeu|ficou|ta) (?:a |o )?mais (?:${HEIGHT})(?= )(?: comigo)?`,
    ),
    ' qual o melhor mes d$1',
  ],
  [
    new RegExp(
      ` (?:em )?(?:que|qual) mes (.{2,30}?) (?:foi|veio|deu|pagou|rendeu|ficou|ta) (?:a |o )?mais (?:${DEPTH})(?= )(?: comigo)?`,
    ),
    ' qual o pior mes d$1',
  ],
  [new RegExp(` (?:o )?mes mais (?:${HEIGHT}) d(?=[aeo]s? )`), ' qual o melhor mes d'],
  [new RegExp(` (?:o )?mes mais (?:${DEPTH}) d(?=[aeo]s? )`), ' qual o pior mes d'],
  [/ qual (?:foi )?(?:o )?(?:meu )?qual /g, ' qual '],
  [
    / (?:qual )?(?:foi )?(?:e )?(?:o )?mes (?:em )?que (?:eu )?(?:.{0,24} e )?(?:(mais|menos) (?:tirei|peguei|puxei)(?: dinheiro)?|(?:tirei|peguei|puxei) (mais|menos))(?: (?:pra|para) mim)?(?: foi)?(?: qual)?(?:(?: ,)? e quanto)?(?= )/,
    ' qual foi o mes que $1$2 tirei pra mim',
  ],
  // As if she had taken nothing.
  [
    /^ (?:e )?se (?:eu )?nao (?:tivesse|tinha) (?:tirado|mexido|pegado|pego|puxado) (?:(?:n?o )?meu|nada pra mim|minha retirada|o meu dinheiro|nada)(?: (?:em|n[oa]|de) (\S+))? (?:, )?(?:quanto )?(?:sobrava|sobraria|ficava|ficaria|fechava|teria)(?: (?:quanto|alguma coisa|algo|sobrando|em quanto))*(?: hoje)? $/,
    ' quanto sobrou em $1 sem contar o pro labore ',
  ],
  [/^ (.*)sobrou em +sem contar/, ' $1sobrou ate hoje sem contar'],
]
