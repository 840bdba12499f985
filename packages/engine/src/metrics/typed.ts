import { fold } from '#src/text/words.ts'
import { COUNTRY_SPEECH } from './dialect.ts'
import { MONTHS } from './period-points.ts'
import { LAID_OUT } from './rewording-laid.ts'
import { inDigits } from './said-numbers.ts'

/** What owners type on the phone, spelt out once before anything is read. Over folded words parted by single spaces. */

const MOST_CHARACTERS = 300
const SHORT_MONTH = '(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)'
const MONTH = `(?:${MONTHS.join('|')})`
const MONEY_VERB =
  '(?:sobrou|ficou|restou|rendeu|deu|pagou|paguei|pagamos|gastei|gastamos|entrou|saiu|caiu|recebi|vendi|trouxe|levou|mandou|comprou|comprei|custou|cobrou|depositou|repassou|recebeu)'

type Change = readonly [RegExp, string]

const YEAR_SAID = '(20[1-3]\\d|d?es[st]e ano|(?:o )?ano passado|passado)'
const INCOME = '(?:faturamento|receita|vendas?)'
const INCOME_DONE = '(?:o )?que (?:eu |a gente )?(?:faturo|faturei|faturamos|vendo|vendi|vendemos)'
const GOES =
  '(?:vai|foi|fica|ficou|some|sumiu|escorre)(?: (?:embora|toda?|tudo))? (?:so )?(?:em|com|de|para|pra|pro|n[ao]s?|pr[ao]s?)(?: (?:pagar|pagamento d[eo]))?(?: [oa]s?)?'
const STILL = '(?:ainda|continua|segue)(?: (?:ta|esta|vem|me))*'
const PAYS_YET = '(?:paga|pagam|pagando|compra|compram|comprando|deposita|depositando|contrata|contratando)'
const LAST_ONE =
  '(?:(?:e )?(?:quando|que dia|qual) (?:que )?(?:foi |e )?)(?:[oa] )?ultim[oa](?: (?:vez|pagamento|compra|deposito))?(?: que (?:el[ea] )?(?:me )?(?:pagou|comprou|depositou))?'

const STOPPED =
  '(?:parou|pararam|deixou)(?: de (?:me )?(?:comprar|pagar|vir|aparecer|contratar|depositar|chamar|pedir))?'
const IN_WHICH = '(?:em |n[oa] )?(?:qual|que) (?:mes|dia|data|epoca)(?: foi)?'
const STILL_PAY =
  '(?:(?:ainda|continuo|sigo)(?: (?:to|tou|estou|ta|a gente|eu))* (?:pago|pagando|pagamos|assinando)|(?:to|tou|estou) (?:ainda )?pagando ainda)'

/** One word for another. */
const WORDS: readonly Change[] = [
  [/ (?:pfv|pfvr|pf|plz|pls|obg|blz|vlw|fzv|faz favor|por favor|por gentileza)(?= )/g, ''],
  [/ q q(?= )/g, ' o que'],
  [/ (?:oq|oque|oqe)(?= )/g, ' o que'],
  [/ (?:q|qe|ki)(?= )/g, ' que'],
  [/^ que (?:que )?(?=(?:eu|a gente) (?:ja )?(?:paguei|gastei|recebi|comprei|vendi)\b)/, ' o que '],
  [/ (?:pq|porq|pork)(?= )/g, ' por que'],
  [/ (?:qto|qnto|qnt|qt|qtu|qntu|kuanto)(?= )/g, ' quanto'],
  [/ (?:qtos|qntos|qnts|qts|qtus)(?= )/g, ' quantos'],
  [/ (?:qtas|qntas)(?= )/g, ' quantas'],
  [/ (?:qdo|qnd|qndo|qd)(?= )/g, ' quando'],
  [/ (?:qm|qem|kem)(?= )/g, ' quem'],
  [/ (?:mt|mto|mtu)(?= )/g, ' muito'],
  [/ (?:tb|tbm|tmb)(?= )/g, ' tambem'],
  [/ hj(?= )/g, ' hoje'],
  [/ msm(?= )/g, ' mesmo'],
  [/ (?:cresci|crescemos)(?= (?:em )?quant)/g, ' cresceu'],
  [/ (?:melhorei|melhoramos)(?= (?:em )?quant)/g, ' melhorou'],
  [/ (?:piorei|pioramos)(?= (?:em )?quant)/g, ' piorou'],
  [/ (?:porcento|pcento|porcent)(?= )/g, ' por cento'],
  [/ (?:(?:de|na) verdade|na real|de fato)(?= )/g, ''],
  [/ (mes|ano|semana|dia) de (?:tras|antes)(?= )/g, ' $1 anterior'],
  [/ (segunda|terca|quarta|quinta|sexta|sabado|domingo)((?: feira)?) de tras(?= )/g, ' $1$2 retrasada'],
  [/ (?:agr|agra)(?= )/g, ' agora'],
  [/ (?:pgto|pagto|pgt)(?= )/g, ' pagamento'],
  [/ (?:pgtos|pagtos|pgts)(?= )/g, ' pagamentos'],
  [/ (?:grana|bufunfa|din din)(?= )/g, ' dinheiro'],
  [/ fds(?= )/g, ' fim de semana'],
  [/ seg(?:unda)? a sex(?:ta)?(?= )/g, ' segunda a sexta'],
  [/ c\/(?= ?[a-z])/g, ' com '],
  [/ p\/(?= ?[a-z])/g, ' para '],
  [/(\d)[ºª]/g, '$1o'],
  [/ \+ou- /g, ' mais ou menos '],
  [/(?<!\d) ?% /g, ' por cento '],
  [/ 2 ?x(?= )/g, ' duas vezes'],
  [new RegExp(` ${SHORT_MONTH}\\.? ?[-/a] ?${SHORT_MONTH}(?= )`, 'g'), ' $1 a $2'],
  [/ sobro(?= )/g, ' sobrou'],
  // 'quem mais pagô', and not 'a quem pago'.
  [/(?<! (?:a|ao|com|de|pra|pro|para)) quem (que )?(mais |menos )?pago(?= )/g, ' quem $1$2pagou'],
  // The tax's bill, not 'of the'.
  [/ (de|do|o|pro|no|guia|ultimo|esse) das(?= )(?! [a-z]{4,}s )/g, ' $1 simples'],
]

const FEAST = '(?:dia d[aeo]s? (?:maes|pais|namorados|criancas)|natal|pascoa|carnaval|black friday)'

/** What somebody put into the company: 'sem contar o dinheiro que a Márcia colocou'. */
const PUT_IN =
  '(?:colocou|botou|pos|aportou|injetou|investiu|coloquei|botei|pus|aportei|injetei|colocamos|botamos|aportamos)'

/** Turns of phrase in which something is left away. */
const TURNS: readonly Change[] = [
  // 'o iFood caiu hoje?': whether it came in; sales that fell are another question.
  [
    /^(?!.* (?:vend|fatur|receit|lucr|result|marg|moviment|despes|gast|cust|sald|porque|por que|quanto|mais|menos)[a-z]*)(.*\S) (?:ja )?caiu (hoje|ontem|anteontem)(?= )/,
    '$1 entrou $2',
  ],
  [
    new RegExp(
      ` (?:o |a )?(?:dinheiro|valor|capital|aporte) que (?:(?:o |a |os |as |meu |minha )?(?:[a-z]+ ){1,2}?)${PUT_IN}(?: (?:n[ao] (?:empresa|caixa|loja|firma)|do bolso|aqui))?(?= )`,
    ),
    ' o aporte',
  ],
  // 'quem foi o cliente que mais comprou'
  [
    / quem (?:foi|e|sao|foram) (?:[oa]s? )?(?:meus? |minhas? |noss[oa]s? )?(cliente|fornecedor)(?:es|s)? (?:que )?(mais|menos)(?= )/g,
    ' qual $1 $2',
  ],
  // 'lista os clientes do maior pro menor'
  [/ (?:d[oa] )?maior (?:pro|pra|para [oa]|ao) menor(?= )/g, ' por valor'],
  [
    / (?:(?:me )?(?:faz|manda|mostra|da|quero) )?(?:uma? |[oa] )?(?:lista|listar|liste|ranking|relacao) (?:d[eo]s? |[oa]s )?(?:meus |principais )?(clientes|fornecedores)((?: [a-z0-9]+){0,4}?)(?: por (?:valor|tamanho))(?= )/g,
    ' quais os 8 maiores $1$2',
  ],
  // 'quantos % das vendas são do iFood': what came from there.
  [
    / quantos por cento d(as?|os?) (vendas?|faturamento|receita|entradas) (?:sao|e|foi|foram|vem|saem) (?=d[aoe]s? [a-z])/g,
    ' quantos por cento d$1 $2 veio ',
  ],
  // 'quem compra mais, a Rita ou a Cida': as they do usually, and not in one month.
  [
    new RegExp(
      `^(?=.* (?:ou|x|vs|versus) )(?=.* (?:quem|qual) (?:d[oa]s (?:dois|duas) )?(?:me )?(?:paga|compra|gasta|rende|traz) mais )(?!.* (?:20\\d\\d|ano|mes|semana|trimestre|semestre|hoje|ontem|dias?|meses|${MONTHS.join('|')}) )(.*) $`,
      'g',
    ),
    '$1 nos ultimos 12 meses ',
  ],
  // 'dia das mães deste ano x o do ano passado, fim de semana inteiro': of both the same feast, and its weekend.
  [
    new RegExp(
      ` (${FEAST}) (d?es[st]e ano|d?[eo]? ?20\\d\\d) (x|contra|vs|versus|ou|e|com|comparado com|(?:do )?que) (?:n?o |ao )?(?:d[eo] )?(ano passado|20\\d\\d)(?= )`,
      'g',
    ),
    ' $1 $2 x em $1 de $4',
  ],
  [
    new RegExp(
      ` (${FEAST}) (.{6,20}) x (?:em )?(${FEAST}) (de \\S+(?: passado)?) ,? ?(?:n?o |d?o )?(?:fim|final) de semana(?: (?:inteiro|todo|completo))?(?= )`,
      'g',
    ),
    ' vendas fimdesemana do $1 $2 x no fimdesemana do $3 $4',
  ],
  [new RegExp(` (?:fim|final) de semana d[aeo]s? (?=${FEAST} )`, 'g'), ' fimdesemana do '],
  // 'rendeu o quê esse mês': how much.
  [new RegExp(`( ${MONEY_VERB}) o que(?= )(?! (?:mais|menos|a mais|a menos|eu|ele|ela) )`, 'g'), '$1 quanto'],
  // 'o que eu paguei essa semana': to whom, and how much.
  [
    /^ (?:e |me (?:fala|diz|mostra) |mostra )*o que (?:foi que |que )?(?:eu |a gente )?(?:ja )?(paguei|pagamos|gastei|gastamos|recebi|recebemos|entrou|saiu|caiu|vendi|comprei)(?= (?:(?:em|n[ao]|d[ao]|n?es[st][ea]) |hoje|ontem|anteontem|semana|mes|dia |ate ))/,
    ' quanto $1 por nome ',
  ],
  [/ quanto (?:paguei|pagamos) por nome(?= )/g, ' quanto saiu por nome'],
  // 'esse mês ou no passado', 'semana passada foi melhor que essa'
  [
    / (n?es[st][ea]) (mes|ano|semana)((?: [a-z]+){0,4}?) (ou|e|que|x|contra|vs) (?:[on]o? |[an]a? |d[oa] )?(passad[oa])(?= )/g,
    ' $1 $2$3 $4 $2 $5',
  ],
  [/ (n?es[st][ea]) (?:ou|x|contra|vs) (?:n?[oa] )?(mes|ano|semana) (passad[oa])(?= )/g, ' $1 $2 ou $2 $3'],
  [
    / (mes|ano|semana) (passad[oa])((?: [a-z]+){0,4}?) (ou|e|que|x|contra|vs) (n?es[st][ea])(?= $)/g,
    ' $1 $2$3 $4 $5 $1',
  ],
  // 'qual quinzena vendeu mais, a primeira ou a segunda'
  [/(?<= qual quinzena .*),? ?,? a (?:primeira|1 ?a) ou a? ?(?:segunda|2 ?a)(?= )/g, ''],
  [/ mais ou menos (?:do )?que(?= )/g, ' mais que'],
  [
    /(?: (?:ta|esta|tao|estao|vem|anda))? (?:me )?(?:paga|pagam|pagando|compra|compram|comprando)(?= (?:mais|menos) (?:do )?que antes )/g,
    ' pagou',
  ],
  [/ mais (?:do )?que antes(?= )/g, ' subiu nos ultimos 3 meses'],
  [/ menos (?:do )?que antes(?= )/g, ' caiu nos ultimos 3 meses'],
  [/ em vez d[eoa] (?:por )?[a-z]{4,15}(?= $)/g, ''],
  [/ (?:a )?mesma coisa(?= )/g, ''],
  [/ (?:hoje em dia|atualmente)(?= )/g, ''],
  // 'quanto dá tudo?', after two or more
  [
    /^ ((?:e |mas |entao )*)(?:quanto (?:que )?(?:da|deu|fica|ficou) tudo|tudo (?:da|deu|fica|ficou) quanto)(?: isso)? $/g,
    ' $1somando tudo ',
  ],
  [
    / isso (e|da|deu|foi|representa) (?:que|qual|qual a|quanto) (?:parte|fatia|pedaco) (?=d[aeo]s? )/g,
    ' isso $1 quantos por cento ',
  ],
  // 'e o mais fraco?', after the strongest
  [/^ ((?:e |mas |qual (?:foi )?)*[oa]) mais (?:frac[oa]|parad[oa]|vazi[oa]) $/g, ' $1 pior '],
  [/^ ((?:e |mas |qual (?:foi )?)*[oa]) mais (?:forte|chei[oa]|movimentad[oa]) $/g, ' $1 melhor '],
  // 'que pai parou de pagar': who pays is a customer, whatever the trade calls him.
  [
    /( (?:que|qual|quais|algum|alguma)) (?:pais?|maes?|alun[oa]s?|familias?|pacientes?|convenios?|hospedes?|morador(?:es)?|soci[oa]s?|mensalistas?|assinantes?|freguesa?s?|empresas?|tutor(?:es)?)(?= (?:que )?(?:me |ja )*(?:parou|pararam|sumiu|sumiram|desapareceu|desapareceram|(?:deixou|deixaram) de) )/g,
    '$1 cliente',
  ],
  // Came in.
  [/ (?:caiu|cairam|cai)(?= (?:.{0,40} )?(?:n[ao]|em) (?:minha |nossa )?(?:conta|banco|caixa)(?: |$))/g, ' entrou'],
  [
    /(?<= entrou (?:.{0,40} )?)(?:n[ao]|em) (?:minha |nossa )?(?:conta|banco|caixa)(?= (?:ontem|hoje|anteontem|es[st][ea]|ness[ea]|mes|semana|em|n[oa]|$))/g,
    '',
  ],
  // Was debited.
  [/ (quando|que dia)(?: foi)?(?: que)? (?:caiu|cairam|cai|venceu|bateu)(?= [oa]s? (?:ultim|primeir))/g, ' $1 foi'],
  // 'imposto tá levando quantos % do faturamento', 'a luz tá pesando?'
  [
    / (?:(?:ta|esta|tao|estao|vem|anda) )?(?:levando|comendo|consumindo|pesando|tomando|leva|come|comem|consome|toma)(?= (?:quant[oa]s? |que |qual )?(?:por cento|porcentagem|percentual) )/g,
    ' representa',
  ],
  [
    / (?:(?:ta|esta|tao|estao|vem|anda) pesando|pesa|pesam)(?: muito| demais| bastante)?(?= $)/g,
    ' representa quantos por cento das despesas',
  ],
  // 'a folha tá comendo quanto do faturamento'
  [
    / (?:(?:ta|esta|tao|estao|vem|anda) )?(?:levando|comendo|consumindo|pesando|tomando|leva|come|comem|consome|pesa)(?= quanto (?:d[aeo]s?|n[ao]s?) (?:faturamento|receita|vendas|despesas?|gastos?) ) quanto/g,
    ' representa quantos por cento',
  ],
  [/ (?:em )?(?:que|qual) dia (?=.* (?:ultim|primeir)[oa] )/g, ' quando '],
  [/ (?:de |do |no )?boletos? (?=d[aeo]s? [a-z])/g, ' '],
  [
    / (?:quais|que) contas (?=(?:mais )?(?:subiram|aumentaram|cresceram|cairam|diminuiram|baixaram) )/g,
    ' quais despesas ',
  ],
  [/ quanto por cento(?= )/g, ' quantos por cento'],
  [
    / (?:comeu|comeram|mordeu|morderam|engoliu|engoliram|sugou|abocanhou|torrou)(?= )(?! (?:de |em )?(?:taxas?|comissao|tarifas?) )/g,
    ' levou',
  ],
  [/ em relacao (?:a|ao) (?=(?:ano|mes|semana) )/g, ' comparado com '],
  [/(?<= fim de semana .*) n?o?s? ?dias? de semana(?= )/g, ' durante a semana'],
  // 'cresci em relação ao ano passado?': what was sold.
  [
    /^ ((?:e |sera que |eu )*)(?:cresci|crescemos|to crescendo|estou crescendo)(?= .*(?:ano|mes|semestre|trimestre) )(?!.* (?:receita|lucro|vendas?|faturamento) )/g,
    ' $1a receita cresceu',
  ],
  [
    / (?:to|tou|estou|estamos|tamo) vendendo mais (?:do )?que (?:n?o )?ano passado(?= )/g,
    ' a receita cresceu comparado com ano passado',
  ],
  // 'e de quanto', beside when: the answer says both.
  [
    /(?<= (?:ultim|primeir)[oa] .*),? e (?:de |por )?(?:quanto|que valor|qual valor|qual o valor)(?: (?:foi|deu))?(?= $)/g,
    '',
  ],
  [/(?<= (?:maior|menor) .*),? e (?:de|para|pra|com) quem (?:veio|foi|saiu)(?= $)/g, ''],
  // 'preciso vender quanto'
  [
    / (preciso|precisa|precisamos|tenho (?:de|que)|temos (?:de|que)|devo) (vender|faturar) quanto(?= )/g,
    ' quanto $1 $2',
  ],
  [/ (tinha|tenho|tem|temos|havia|tinhamos) quanto(?= (?:em|n[oa]s?|de|guardado|eu) )/g, ' quanto $1'],
  [/ (?:ta|esta|tava|anda|fica) em quanto(?= )/g, ' quanto'],
  [
    / o dinheiro que (?:eu |a gente )?(?:tenho|temos|ta|esta)(?: (?:n[ao]|em) (?:conta|caixa|banco)| guardado)?(?= (?:dura|da|aguenta|acaba|vai) )/g,
    ' o dinheiro',
  ],
  [/ (?:ficar|fechar|sair|chegar|dar) (?:n?o )?zero a zero(?= )/g, ' zero a zero'],
  // 'os 3 que mais me pagaram': who pays are customers.
  [
    /(?: os| as)? (\d|dois|duas|tres|quatro|cinco) (?:clientes |empresas |pessoas |nomes )?(?:que )?mais (?:me )?(?:pagaram|deram (?:dinheiro|lucro|retorno)|renderam|compraram|trouxeram(?: dinheiro)?|depositaram)(?= )/g,
    ' os $1 maiores clientes',
  ],
  [
    /(?: os| as)? (\d|dois|duas|tres|quatro|cinco) fornecedores (?:que )?mais (?:levaram|receberam|ganharam|cobraram|comeram)(?: dinheiro)?(?= )/g,
    ' os $1 maiores fornecedores',
  ],
  [
    / (maior|menor) (receita|venda|vendas|entrada|faturamento|gasto|despesa|saida) (?:num|em um|de um|n[ou]m so) dia(?= )/g,
    ' dia de $1 $2',
  ],
  // 'soma as duas', after both are named.
  [/(?<=[a-z]) (?:, )?(?:soma|somando|somar|junta|juntando|somad[oa]s) (?:[oa]s )?(?:dois|duas)(?= )/g, ' somados'],
  // 'taxa do iFood + taxa da Stone'
  [
    / (taxas?|tarifas?|comissao|comissoes) (d[aoe]s? [a-z ]{2,25}?) (?:\+|mais|e) (?:a )?\1 (?=d[aoe]s? )/g,
    ' $1 $2 e ',
  ],
  // 'ticket médio das entradas': of each of them. Of a sale the statement doesn't say it.
  [
    / (?:ticket|tiquete|tique|valor) medio (?:d[aoe]s? |de cada |por )(?:(?:minhas|meus) )?(entradas?|recebimentos?|saidas?|pagamentos?)(?= )/g,
    ' media por lancamento $1',
  ],
  [
    / media (?:de |do )?(?:valor )?(?:por|de) cada (entrada|recebimento|saida|pagamento)(?= )/g,
    ' media por lancamento $1s',
  ],
  // 'tira os salários'
  [/^ ((?:e |agora |entao )*)(?:tira|tire|tirar|desconta|exclui)(?= [oa]s? )/g, ' $1sem contar'],
  [/^ (?:e |entao |mas |agora )*(?:e )?(?:comparando|comparado|compara) com(?= )/g, ' e comparando com'],
  // 'outubro deste ano e do ano passado': one beside the other, and no sum.
  [
    new RegExp(
      `^(?!.*(?: media| somad| soma | total | junt| por | cada | mes a mes | x | ou )) (.*?)(${MONTH}) d?[eo]? ?${YEAR_SAID} e (?:(?:em |n?o |d[eo] )?\\2 )?(?:d?[eo] )?(?:mesmo mes d[eo] )?${YEAR_SAID} $`,
      'g',
    ),
    ' $1$2 $3 comparado com $2 $4 ',
  ],
  [/(?<= comparado com (?!(?:mes|semana|ano|[tbs][a-z]+mestre) )[a-z]+) passado(?= )/g, ' ano passado'],
  [/(?<= comparado com [a-z]+) (?:o )?(?=ano passado )/g, ' de '],
  [/ d?es[st]e ano (?=comparado com )/g, ' de este ano '],
  // 'quanto do meu faturamento vai embora em mercadoria'
  [
    new RegExp(
      ` (?:quanto|que parte|qual (?:e )?(?:a )?(?:parte|fatia|pedaco)) d[aeo]s? (?:(?:meu|minha|minhas|noss[oa]s?|toda?|total d[aeo]s?) )*(${INCOME})((?: d[eo] \\S+| (?:d?es[st]e|desse) (?:ano|mes)| em \\S+)?) (?:que )?${GOES}(?= )`,
      'g',
    ),
    ' quantos por cento do $1$2 foi para',
  ],
  [
    new RegExp(
      ` (?:quanto d|d)(?:e tudo )?${INCOME_DONE}((?: em \\S+| d[eo] \\S+)?) ,? ?(?:quanto )?${GOES}(?= )`,
      'g',
    ),
    ' quantos por cento do faturamento$1 foi para',
  ],
  // 'o João ainda me paga? quando foi a última': the last time that he did.
  [
    new RegExp(
      `^ (?:e |mas |sera que )*((?:[oa] )?\\S.{1,40}?) ${STILL} ${PAYS_YET}(?: (?:aqui|comigo|d?a gente|de mim|nada))* ,? ?${LAST_ONE} $`,
      'g',
    ),
    ' quando foi a ultima vez que $1 me pagou ',
  ],
  [
    new RegExp(
      `^ ((?:[oa] )?\\S.{1,40}?) ${STOPPED} ${IN_WHICH} $|^ ${IN_WHICH} (?:que )?((?:[oa] )?\\S.{1,40}?) ${STOPPED} $`,
      'g',
    ),
    ' quando foi a ultima vez que $1$2 pagou ',
  ],
  // 'ainda tô pagando a Conta Azul?'
  [
    new RegExp(
      `^ (?:(?:e|mas|eu|a gente|sera que) )*${STILL_PAY} (?:com |n?[oa]s? |d[aeo]s? |pr[ao]s? |para )?(\\S.{1,40}?) $`,
      'g',
    ),
    ' quando foi a ultima vez que paguei $1 ',
  ],
  // 'o último pagamento do João pra mim': he paid.
  [
    / (?:[oa] )?ultim[oa] (?:pagamento|deposito|transferencia|compra) (?:feit[oa] )?(?:d[eoa]s?|pel[oa]) (\S.{1,40}?) (?:pra|para) (?:mim|nos|ca|a gente|gente)(?= )/g,
    ' a ultima vez que $1 me pagou',
  ],
  // 'abre por mês', of what was told before.
  [
    /^ (?:(?:e|agora|entao|me|pode|da pra|so) )*(?:abre|abra|abrir|detalha|detalhe|quebra|separa|separe|divide|mostra|mostre|discrimina|desmembra)(?: (?:isso|esse valor|tudo|ai|pra mim))* (?=(?:por (?:mes|categoria|nome|conta|semana|dia|trimestre|fornecedor|cliente)|mes a mes|cada mes|de cada) )/g,
    ' ',
  ],
  // What is still to be sorted is what the next question asks for.
  [
    /^ (?:quanto|o que|quais|quantos|tem algo que)(?: (?:que|ainda|gasto|lancamentos?))* (?:falta|faltam|tem)(?: (?:para|pra|ainda|eu))* (?:categorizar|classificar|por categoria) ,? ?(?=(?:e )?(?:quanto|qual) )/g,
    ' ',
  ],
  [
    / (?:que )?(?:ainda )?(?:(?:ta|esta|estao|tao|ficou|ficaram|foi|foram) )?(?:ainda )?(?=sem (?:categoria|classificacao|classificar) )/g,
    ' ',
  ],
  // Came in.
  [/ (?:cai|caem)(?= (?:mais|menos) (?:dinheiro|vendas?|pix|receita|cartao) )/g, ' entra'],
  [/ (entra|vem) (mais|menos) dinheiro d[aeo]s? (?=cart|maquin)/g, ' $1 $2 no '],
  [/ (?:sozinh|apenas )[oa]s?(?= )/g, ''],
  [
    /(?<= (?:gastos?|gastei|despesas?|custos?|pago|paguei|quanto) (?:\S+ ){0,2})com gente(?= (?!que|boa|nova|ou))/g,
    'com pessoal',
  ],
  // 'ficou com quanto de taxa'
  [/ fic(?:ou|aram|a|am) com (?=(?:quanto )?(?:\S+ ){0,2}(?:taxas?|comissao|comissoes|tarifas?) )/g, ' cobrou '],
  // 'quanto veio e quanto foi'
  [
    /(?<= (?:veio|entrou|recebi) (?:.{0,30} )?)e (?:quanto )?foi(?: quanto)?(?= (?:embora )?$| (?:pr[ao] |para |em |n[oa] |d[ao] ))/g,
    'e quanto saiu',
  ],
  // To somebody, or into an account of her own.
  [/ (?:mandei|enviei|mandamos|enviamos)(?= (?:quanto )?(?:pr[ao]s?|para) )/g, ' transferi'],
  // 'e eu pra ele', after what he paid.
  [/^ (?:e |mas )*(?:quanto )?eu (?:pra|pro|para|a) (?=el[ea]s? $)/g, ' e quanto paguei para '],
  [/^ (?:e |mas )*(?:quanto )?(el[ea]) (?:pra|para|a) (?:mim|gente|nos) $/g, ' e quanto $1 me pagou '],
  // 'em que dia da semana eu recebo mais'
  [new RegExp(` (?:o |a )?(?:maior|mais) (?=${MONTH} $)`, 'g'), ' '],
]

const typedOf = (question: string): string =>
  ` ${fold(question.slice(0, MOST_CHARACTERS))
    .replace(/[?!;:]+|\.(?= |$)/g, ' ')
    .replace(/,(?=\D)/g, ' , ')
    .replace(/\s+/g, ' ')
    .trim()} `
const changed = (text: string, changes: readonly Change[]): string =>
  changes.reduce((said, [from, to]) => said.replace(from, to).replace(/ +/g, ' '), inDigits(text)).trim()

export const spelledPlain = (question: string): string =>
  changed(typedOf(question), [...WORDS, ...COUNTRY_SPEECH, ...LAID_OUT, ...TURNS])

/** Its short forms alone spelt out: as it was worded. */
export const spelledWords = (question: string): string => changed(typedOf(question), WORDS)
