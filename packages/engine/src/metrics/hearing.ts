import type { Frame } from './frame.ts'
import { COUNTRY_TURNS } from './hearing-country.ts'
import { TALK_TURNS } from './hearing-talk.ts'
import { MONTHS } from './period-points.ts'
import { whenOfSpoken } from './when-of-spoken.ts'

/**
 * A second hearing of what the grammar didn't take: the same question in other words of hers. Only what stayed unread is
 * heard again, so that no turn here changes a question that is read as it stands. Over words as `spelledPlain` leaves them.
 */

const MONTH = `(?:${MONTHS.join('|')}|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)`
const YEAR = '(?:d?[eo]? ?(?:20\\d\\d|ano passado|este ano|esse ano|deste ano|desse ano))'
/** Days by a name, as short as it can be. */
const TIME = `(?:mes (?:passado|retrasado|anterior)|d?es[st]e mes|semana (?:passada|retrasada)|es[st]a semana|ano passado|(?:d?es[st]e|o) ano|(?:o )?(?:[1-4] ?o|primeiro|segundo|terceiro|quarto|ultimo) (?:trimestre|semestre|bimestre)(?: ${YEAR})?|(?:o )?(?:mes de )?${MONTH}(?: ${YEAR})?)`
const IN_TIME = `(?:(?:em|n?[oa]|d[eoa]) )?(${TIME})`

const LOW =
  '(?:caiu|caimos|cai|piorou|despencou|afundou|diminuiu|baixou|desceu|(?:foi|ficou|ta|esta|deu|foi um mes) (?:tao |muito |bem |meio |super |mais )*(?:fraco|fraca|ruim|pessim[oa]|baix[oa]|pior|devagar|parad[oa]|mal|feio|apertad[oa]|no vermelho|negativo|prejuizo))'
const HIGH =
  '(?:subiu|melhorou|cresceu|aumentou|disparou|bombou|(?:foi|ficou|ta|esta|deu) (?:tao |muito |bem |super |mais )*(?:bom|boa|forte|otim[oa]|melhor|alt[oa]|bem))'
const MOVED = '(?:mudou|variou|oscilou)'
const MUCH = '(?: tanto| muito| assim| desse jeito)*'
const WHY = '(?:por que|porque|qual (?:foi )?o motivo(?: de)?|o que fez)(?: que)?'

/** What is done for somebody who pays for it: one payment each, where they are told at all. */
const DONE =
  '(?:manutenc(?:ao|oes)|reparos?|instalac(?:ao|oes)|limpezas?|vistorias?|pedidos?|encomendas?|servicos?|atendimentos?|trabalhos?|consertos?|visitas?|idas?|fretes?|corridas?|aulas?|sessoes|consultas?|festas?|eventos?)'
const HAS =
  '(?:a gente |eu |nos |que )*(?:usa|uso|usamos|pago|pagamos|compro|compramos|contrato|contratamos|tem|tenho|temos|trabalho|trabalhamos)'
const SINCE = '(?:quando|desde quando|faz quanto tempo|ha quanto tempo)'
const RANKED = '(?:melhores|maiores|piores|menores|principais)'
const SIDES = '(?:clientes|fornecedores|despesas|gastos|categorias|custos|contas|meses|dias|vendas)'

type Turn = readonly [RegExp, string]

const TURNS: readonly Turn[] = [
  // 'os fornecedores que mais pesaram': the largest of them
  [
    / (fornecedores|clientes) (?:que )?(?:mais (?:pesaram|pesam|custaram|custam|levaram|renderam|rendem)|(?:pesaram|pesam|custaram|custam|levaram|renderam|rendem) mais)(?= )/,
    ' maiores $1',
  ],
  // 'compara outubro com setembro, entrou mais ou menos'
  [/(?<=^ compara.*) , (?:entrou|entraram|recebi) mais ou (?:foi )?menos $/, ' , entradas '],
  [/(?<=^ compara.*) , (?:vendi|vendemos|faturei) mais ou (?:foi )?menos $/, ' , vendas '],
  [/(?<=^ compara.*) , (?:gastei|gastamos|saiu|paguei) mais ou (?:foi )?menos $/, ' , gastos '],
  // 'faturamento' behind what it is asked of
  [
    / (.{6,80}) , (?:(?:o|a|meu|minha|so|em|de) )*(faturamento|receita|vendas|lucro|resultado|despesas|gastos|entradas|saidas|margem) $/,
    ' $2 $1 ',
  ],
  [/ (?:em|de|para|pra) (?:vender|faturar)(?= (?:,|$))/, ' em vendas'],
  [/ (?:compara[a-z]*|comparacao(?: d[aeo])?) (?:o |a |os |as )?(\S.{1,40}?)(?= (?:com|contra|x|e) )/, ' $1 comparado'],
  [/ comparado (?:contra|x|e) /, ' comparado com '],
  [
    / ([1-4]) ?o (trimestre|semestre|bimestre) (comparado com|x|vs|contra|e|ou|que) (?:o )?([1-4]) ?o(?= (?:,|$))/,
    ' $1o $2 $3 $4o $2',
  ],
  // 'o outro ano', beside this one
  [/(?<= (?:d?es[st]e ano|20\d\d) .*)(?:d?[oe]|n?o) outro ano(?= )/, 'do ano passado'],
  [/(?<= (?:d?es[st]e mes) .*)(?:d?[oe]|n?o) outro mes(?= )/, 'do mes passado'],
  // 'pior dia do mês de agosto e por quê': the day can be told.
  [/ , ?(?=e (?:por que|porque|qual o motivo) $)/, ' '],
  [
    /(?<= (?:melhor|pior|maior|menor|mais|menos|quando|qual) .*) e (?:por que|porque|qual (?:foi )?o motivo)(?: foi)? $/,
    ' ',
  ],
  [/ (?:d[oe] |n?o )?mes de (?=[a-z])/, ' de '],
  // 'ranking dos 5 clientes que mais pagaram'
  [
    new RegExp(
      ` (?:(?:me )?(?:faz|faca|monta|mostra|da|quero|manda) )?(?:[oa] |um |uma )?(?:ranking|rank|classificacao|top|podio) (?:d[eoa]s? )?(?:os |meus |minhas )?(?=(?:\\d+ |tres |cinco |dez )?(?:${SIDES} (?:que )?mais |${RANKED} ))`,
    ),
    ' os ',
  ],
  [
    new RegExp(
      ` (?:(?:me )?(?:faz|faca|monta|mostra|da|quero|manda) )?(?:[oa] |um |uma )?(?:ranking|rank|classificacao|podio) (?:d[eoa]s? )?(?:meus |minhas )?(\\d+ |tres |cinco |dez )?(?:${RANKED} )?(${SIDES})(?= )`,
    ),
    ' os $1maiores $2',
  ],
  [
    / (?:[oa] |um )?(?:ranking|rank|lista|podio) d[eo]s? (?:quem|que)(?: mais)?(?: me)? (?:pagou|pagaram|paga|comprou|compraram|compra|deu dinheiro)(?: mais)?(?= )/,
    ' os 5 maiores clientes',
  ],
  [
    / (?:[oa] |um )?(?:ranking|rank|lista|podio) d[eo]s? (?:quem|que)(?: eu)?(?: mais)? (?:recebeu|receberam|levou|cobrou|paguei|pago|vendeu pra mim)(?: mais)?(?= )/,
    ' os 5 maiores fornecedores',
  ],
  // 'mês que vendi mais em 2025'
  [
    /^ (?:o |a )?(mes|dia|semana|trimestre|ano|cliente|fornecedor|categoria) que (?=.*(?:mais|menos|maior|menor|melhor|pior) )/,
    ' qual $1 que ',
  ],
  [
    / (cliente|clientes|quem)((?: que)?) mais (?:gastou|gastaram|deixou dinheiro|consumiu)(?: (?:comigo|aqui|na (?:loja|oficina)|com a gente))?(?= )/,
    ' $1$2 mais me pagou',
  ],
  [
    /^ (?:quem|quais clientes|que clientes?|qual cliente|clientes) (?:que )?(?:nao|nunca mais) (?:me )?(?:compra|compram|paga|pagam|aparece|aparecem|vem|comprou|pagou|veio|apareceu)(?: (?:mais|nada|aqui))* (?:ha|faz|tem|desde)(?: mais de)? (?:(?:3|tres|2|dois) meses|(?:um |muito )?tempo) $/,
    ' que cliente parou de comprar ',
  ],
  [
    / quantos por cento (?:vai|foi|fica|ficou|some|e) (?:so )?(?:pr[ao]s?|para|em|com|de|no|na) (?=(?:[a-z]+ ?){1,4}(?:em .*)?$)/,
    ' quantos por cento do faturamento foi para ',
  ],
  [
    / (?:teve|houve|tem|tive) (?:algum |alguma |um |uma )?(dia|semana|mes) (?:que )?(?:eu )?(?:sem (?:nenhuma )?(?:vendas?|vender|faturar)|(?:que )?(?:nao|n) (?:vendi|entrou|faturei)(?: nada)?)(?= )/,
    ' quantos $1s sem vender',
  ],
  [/ quantos meses? sem| quantos mess sem/, ' quantos meses sem'],
  [
    / (?:cobraram|cobrou|descontaram|caiu|debitaram|veio|paguei)(?: (?:alguma coisa|algo|algum boleto))? (?:2 ?x?|duas vezes|em dobro|dobrad[oa]|repetid[oa])(?: (?:alguma coisa|algo|algum boleto))?(?= )/,
    ' teve cobranca repetida',
  ],
  [/ ganh(?:ou|aram)(?= )/, ' recebeu'],
  [/^ das (?=d[eo] |desse |deste |em )/, ' quanto paguei do simples '],
  [/ (?:tirei|tiramos|retirei|saquei) (quanto )?(?:de |em |como )(?=pro ?labore|pro_labore|lucros? )/, ' paguei $1de '],
  [
    new RegExp(` (${MONTH} (?:a|ate) ${MONTH}) (?:de )?(?:20)?(2\\d) (?:x|vs|contra|e|com) (?:de )?(?:20)?(2\\d)(?= )`),
    ' $1 de 20$3 comparado com $1 de 20$2',
  ],
  [
    new RegExp(
      `^ ${IN_TIME} (?:ta|esta|foi|ficou|anda) (?:tao |muito |bem |meio )*(?:frac[oa]|ruim|devagar|parad[oa]|bom|boa|forte)(?: de vendas?)? $`,
    ),
    ' vendas em $1 comparado com o mes anterior ',
  ],
  [/ o que (?:que )?(?:pesou|pesa|levou|puxou) mais(?= )/, ' em que gastei mais'],
  [
    /^ (?:e |mas )*(?:(?:pra|para) )?(?:onde|aonde) (?:que )?(?:foi parar|foi|vai|esta indo|ta indo|anda indo|some|sumiu)(?: (?:[oa]|meu|todo|tanto))* dinheiro(?: (?:d[eo]|em|n[oa]))?(?: (?=\S)| $)/,
    ' em que gastei mais em ',
  ],
  [/ em que gastei mais em (?=$|ess|est|dess|dest|no |na )/, ' em que gastei mais '],
  [
    /^ (?:quem|quais (?:pessoas|funcionarios)) (?:que )?(?:trabalha|trabalham|e funcionario|sao funcionarios|ta na folha|esta na folha)(?: (?:aqui|comigo|pra mim|na empresa|com a gente))*(?: e (?:quanto (?:recebe|recebem|ganha|ganham)|o salario))?(?= )/,
    ' quanto gastei com salarios por nome',
  ],
  [
    / (?:qual )?(?:o |a )?(?:meu |minha )?funcionari[oa] (?:que )?(?:(?:e |foi )?mais car[oa]|(?:recebe|ganha|custa|recebeu|custou|ganhou) mais|mais (?:recebe|ganha|custa|recebeu|ganhou))(?= )/,
    ' quem mais recebeu de salario',
  ],
  // A figure that is named and not asked for: 'vendas sem contar a locadora'.
  [
    /^ (?!.* (?:quant[oa]s?|qual|quais|quem|quando|onde|por que|como|caiu|cairam|subiu|subiram|baix[a-z]+|aument[a-z]+|diminu[a-z]+) )(vendas|faturamento|receita|gastos?|despesas|entradas|saidas|resultado) (?=(?:d[eoa]s?|em|n[oa]s?|sem|fora|tirando|com|esse|este|ano|mes|total) )/,
    ' quanto foi $1 ',
  ],
  // 'desde quando a locadora é minha cliente? primeira compra'
  [
    /^( (?:desde quando|quando|ha quanto tempo) .{6,60}?) (?:, )?(?:qual (?:foi )?)?(?:a |o )?primeir[oa] (?:compra|vez|pagamento|pedido) $/,
    '$1 ',
  ],
  // 'quem comprava e sumiu'
  [
    /^ (?:(?:quem|quais|qual|que|os|meus|clientes?|pessoas?) )+(?:que )?(?:sempre |antes |ja |me )*(?:comprava|compravam|pagava|pagavam|vinha|vinham|era|eram|comprou|compraram|pagou|pagaram|vieram|veio)(?: (?:cliente|clientes|muito|sempre|aqui|direto|antes|de mim|comigo|todo mes))* (?:e|mas|que) (?:depois |agora |ja )*(?:sumiu|sumiram|desapareceu|desapareceram|parou|pararam|largou|nao (?:vem|compra|paga|aparece|veio|voltou|comprou|pagou)(?: mais)?|nunca mais (?:veio|voltou|comprou|apareceu))(?: de (?:vir|comprar|pagar))? $/,
    ' que cliente parou de comprar ',
  ],
  [
    /^ (?:quem|quais clientes|que clientes?|qual cliente)(?: foi)?(?: que)? (?:sumiu|sumiram|desapareceu|desapareceram|abandonou|me largou|debandou) $/,
    ' que cliente parou de comprar ',
  ],
  // 'por que caiu agosto', 'por que setembro foi tão fraco': of what was earned.
  [new RegExp(`^ (?:e )?${WHY} ${IN_TIME} ${LOW}${MUCH} $`), ' por que o resultado caiu em $1 '],
  [new RegExp(`^ (?:e )?${WHY} ${IN_TIME} ${HIGH}${MUCH} $`), ' por que o resultado subiu em $1 '],
  [new RegExp(`^ (?:e )?${WHY} ${LOW}${MUCH} ${IN_TIME} $`), ' por que o resultado caiu em $1 '],
  [new RegExp(`^ (?:e )?${WHY} ${HIGH}${MUCH} ${IN_TIME} $`), ' por que o resultado subiu em $1 '],
  [new RegExp(`^ (?:e )?${WHY} ${IN_TIME} ${MOVED}${MUCH} $`), ' por que o resultado mudou em $1 '],
  [
    new RegExp(
      `^ (?:e |mas )*o que (?:foi que )?(?:aconteceu|houve|rolou|pegou|deu errado|deu) (?:(?:em|n?[oa]|com|com o|com a) )?(${TIME})(?: (?:que|para|pra) (?:caiu|cair|foi (?:tao )?(?:ruim|fraco)|ficar (?:tao )?(?:ruim|fraco)))? $`,
    ),
    ' por que o resultado mudou em $1 ',
  ],
  // 'sobrou quanto pra mim tirando tudo'
  [
    /(?<= (?:sobr[a-z]+|lucr[a-z]+|resultado|ficou|limpo) .*) (?:, )?(?:tirando|descontando|pagando|pago|pagas|depois d[eo]|ja|fora)(?: (?:pagar|pago|pagos|pagas|descontar|descontad[oa]s?|tirar|de))*(?: (?:tud[oa]|todas?|todos|as|os|contas?|despesas|custos|gastos))+(?= )/,
    ' ',
  ],
  // 'to gastando mais com gás que antes'
  [
    /(?: (?:to|tou|estou|estamos|ta|esta|ando|venho|sera que|eu|a gente))* (?:gasto|gastei|gastando|gastamos|pago|pagando|paguei|compro|comprando) (mais|menos) ((?:com|de|em|n[ao]s?|d[aeo]s?|pr[ao]s?|para) .{2,40}?) (?:do )?que (?:antes|antigamente|eu gastava|gastava|o normal|pagava|eu pagava) $/,
    ' gasto $2 $1que_antes ',
  ],
  [/ maisque_antes(?= )/, ' subiu nos ultimos 3 meses'],
  [/ menosque_antes(?= )/, ' caiu nos ultimos 3 meses'],
  // 'o peso do bar no que eu recebo, em %'
  [
    / (?:quanto )?((?:[oa]s? )?\S.{1,50}?) (?:pesa|pesam|representa|representam|significa|equivale|e)(?: (?:a|em))?(?: quanto)? (?:n?d?[oe] )?(?:tudo )?(?:n?d?o )?que (?:eu |a gente |me )*(?:recebo|recebi|recebe|entra|entrou|ganho|ganhei)(?: ,)?(?: em)?(?: (?:por cento|porcentagem|percentual))? $/,
    ' quantos por cento das entradas veio de $1 ',
  ],
  [
    /(?!.* (?:la|ali|del[ea]s?) ) (?:quanto )?((?:[oa]s? )?\S.{1,50}?) (?:pesa|pesam|representa|representam|significa)(?: quanto)? n[oa]s? (?:meu |minha |minhas )?(faturamento|receita|vendas|entradas|despesas|gastos)(.*?)(?: ,)?(?: em)?(?: (?:por cento|porcentagem|percentual))? $/,
    ' $1 representa quantos por cento d $2$3 ',
  ],
  [/ por cento d (?=[a-z])/, ' por cento do '],
  // 'valor médio de cada encomenda da Larissa', 'quantos pedidos em nome da Ana': one payment each.
  [
    new RegExp(
      ` (?:valor|ticket|tiquete|gasto|preco)(?: da)? medi[oa] (?:(?:de|por|d[ao]s?) )*(?:cada |todas as |todos os )?${DONE}(?= d[aeo]s? )`,
    ),
    ' media por vez',
  ],
  [
    / media (?:de valor )?(?:(?:de|por|d[ao]s?) )*(?:cada |todas as |todos os )?(?:pedidos?|encomendas?|compras?|servicos?|visitas?|consertos?)(?= d[aeo]s? )/,
    ' media por vez',
  ],
  [
    new RegExp(
      ` quant[oa]s ${DONE} (?:(?:foram|teve|tive|fiz|tem|sao) )?(?:(?:em|n[oa]) nome )?(?:para |pr[ao]s? |d[aeo]s? )(\\S.{2,40}?)(?= (?:em |n[oa] |es[st]e |d?es[st]e |ano |mes |ate |desde |$))`,
    ),
    ' $1 pagou quantas vezes ',
  ],
  [
    new RegExp(
      ` quant[oa]s ${DONE} (?:que )?((?:[oa] )?\\S.{2,40}?) (?:ja )?(?:fez|fizeram|pediu|pediram|encomendou|teve)(?= )`,
    ),
    ' $1 pagou quantas vezes',
  ],
  [
    / quant[oa]s vezes ((?:[oa] )?\S.{2,40}?) (?:veio|vieram|apareceu|esteve aqui|passou aqui|foi atendid[oa])(?= )/,
    ' quantas vezes $1 pagou',
  ],
  // 'a funilaria ainda me paga?': the last time that she did.
  [
    /^ (?:e |mas |sera que )*((?:[oa] )?\S.{1,40}?) (?:ainda|continua|segue)(?: (?:ta|esta|vem|me|sendo|e|meu|minha|nosso|nossa))* (?:paga|pagam|pagando|compra|compram|comprando|deposita|depositando|contrata|contratando|vem|vindo|cliente|fregues|freguesa|alun[oa]|paciente|assinante|mensalista|hospede|soci[oa])(?: (?:aqui|comigo|d?a gente|de mim|nada))* $/,
    ' quando foi a ultima vez que $1 me pagou ',
  ],
  [
    /^ (?:e |mas )*((?:[oa] )?\S.{2,40}?) (?:que dia|quando)(?: foi)?(?: que)? (?:me )?(?:pagou|comprou|depositou|veio) (?:a |pela |de )?ultim[oa](?: vez)? $/,
    ' quando foi a ultima vez que $1 pagou ',
  ],
  [
    /^ (?:e |mas |sera que )*(?!.*\b(?:quem|que|qual|quais|clientes?|fornecedor(?:es)?) )((?:[oa] )?\S.{2,40}?) (?:sumiu|desapareceu|parou)(?: (?:mesmo|de vez|de (?:vir|comprar|pagar)))? $/,
    ' quando foi a ultima vez que $1 pagou ',
  ],
  [
    /^ (?:e |mas )*((?:[oa] )?\S.{2,40}?) desde quando (?:e cliente|compra|paga|vem|trabalha|e (?:meu|minha) (?:cliente|fornecedor))(?: (?:aqui|comigo|de mim|com a gente))* $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    /(?<= (?:paguei|recebi|gastei|pagou|comprou|recebeu|entrou) (?:.{0,30} )?)e (?:quando|que dia|em que dia)(?: foi)? $/,
    '',
  ],
  [
    / (\S.{2,30}?) (?:x|ou|vs|versus) (\S.{2,30}?) ,? ?(?:qual|quem) (?:vende|rende|fatura|da|traz|deixa) mais(?: dinheiro)?(?= )/,
    ' quem me paga mais , $1 ou $2',
  ],
  [
    /^ (?:os |quais |quais os )?(meses|dias|semanas) (?:em )?que (?=(?:deu|deram|fiquei|fechei|tive|vendi|gastei|nao) )/,
    ' quantos $1 ',
  ],
  [
    /^ (?:a |minha )?meta (?:e |de |era )*((?:reais_de )?\d\S*(?: mil)?) ,? ?(?:quanto falta|falta quanto|falta muito) $/,
    ' quanto falta para $1 esse mes ',
  ],
  // 'a Sulamerica parou quando'
  [
    new RegExp(
      `^ (?:e |mas )*((?:[oa] )?\\S.{2,40}?) (?:parou|deixou) ${SINCE} $|^ (?:e |mas )*${SINCE} (?:foi )?(?:que )?((?:[oa] )?\\S.{2,40}?) parou $`,
    ),
    ' quando foi a ultima vez que $1$2 pagou ',
  ],
  // 'o aluguel aumentou quando e quanto': the day is told with it.
  [
    / (aumentou|aumentaram|subiu|subiram|mudou|reajustou) (quando|em que mes) e (?:de |para |pra )?quanto(?: foi)? $/,
    ' $1 $2 ',
  ],
  [/ (aumentou|aumentaram|subiu|subiram|mudou|reajustou) (?:de )?quanto e (quando|em que mes)(?: foi)? $/, ' $1 $2 '],
  // 'a folha sem a minha retirada'
  [
    /(?<= (?:folha|pessoal|equipe|funcionarios|salarios) .*)sem (?:contar )?(?:com )?(?:a |o )?(?:minha retirada|meu salario|minha parte|meu pagamento|que eu tiro|meu|mim)(?= )/,
    'sem o pro labore',
  ],
  // 'já terminei de pagar o forno?': what was paid; what is owed no statement says.
  [
    /^ (?:e |mas |sera que |eu |ja |nos )*(?:(?:terminei|terminamos|acabei|acabamos) de pagar|quitei|quitamos|falta pagar|ainda falta pagar)(?: (?:tud[oa]|muito|quanto))? ((?:[oa]s? )?\S.{2,40}?) $/,
    ' quando foi a ultima vez que paguei $1 ',
  ],
  // 'o que ficou sem categoria'
  [
    /^ (?:.* )?(?:o|o que|que|quais(?: lancamentos)?|quais sao os|que lancamentos)(?: (?:que|ainda|voce|vc|ficou|ficaram|esta|estao|ta|tao|foi|foram|tem|deixou|lancamentos))* sem (?:categoria|classificacao|classificar)(?= )/,
    ' quanto ficou sem categoria',
  ],
  // 'semana que vem tem que conta pra pagar e dá quanto'
  [
    /^ (?:e |mas )*(.*?(?:que vem|proxim[oa] \S+|amanha)) (?:(?:tem|tenho|temos|vence|vencem|quais|qual|que) )+(?:de )?contas?(?: (?:para|pra|a))?(?: (?:pagar|vencer))?(?: (?:e )?(?:da|dao|soma|somam|e|sao|de) (?:em )?quanto) $/,
    ' quanto vou pagar $1 ',
  ],
  [
    /^ (?:e |mas )*(?:(?:quais|qual|que|quantas) )contas? (?:(?:eu|que|ja) )*(?:tem|tenho|temos|vence|vencem|vou ter)(?: (?:para|pra|a|de|que))?(?: (?:pagar|vencer))? (.*(?:que vem|proxim[oa] \S+|amanha))(?: (?:e )?(?:da|dao|soma|somam) (?:em )?quanto) $/,
    ' quanto vou pagar $1 ',
  ],
  // 'jan a out deste ano contra jan a out do outro'
  [/(?<= (?:d?es[st]e ano|20\d\d) .*)(?:d|n)?o (?:outro|anterior) $/, 'do ano passado '],
  // 'junta as duas no ano'
  [
    /^ (?:e |agora |entao )*(?:junta|juntando|junte|soma|some|somando|somar|juntar) ([oa])s (dois|duas|tres|2|3)(?= )/,
    ' $1s $2 junt$1s',
  ],
  [/ (?:d[ae]s|n?as) (?:2|duas|3|tres|minhas|todas as) contas(?= )(?<= saldo .*)/, ''],
  [/ (?:vem|veio) mais vezes(?= )/, ' pagou mais vezes'],
  // 'o aluguel subiu quando? era quanto antes': what it was is told with it.
  [
    / (aumentou|aumentaram|subiu|subiram|mudou|reajustou) (quando|(?:em )?que mes) ,? ?(?:e )?(?:era|tava|estava|custava|pagava|foi) (?:de )?quanto(?: antes)? $/,
    ' $1 $2 ',
  ],
  // 'minha margem de setembro foi de quantos por cento'
  [
    / (?:a |minha |nossa )*(margem(?: liquida| bruta| de lucro)?)((?: \S+){0,4}?) (?:foi|e|deu|ficou|ta|esta) (?:de |em )?quantos por cento $/,
    ' qual foi a $1$2 ',
  ],
  // 'tem muita coisa sem categoria em outubro? soma quanto'
  [
    /^ (?:.* )?(?:muit[oa]s?|alguma?s?|tant[oa]s?|pouc[oa]s?) (?:coisas?|lancamentos?|dinheiro) sem categoria(?= )/,
    ' quanto ficou sem categoria',
  ],
  [/(?<= sem categoria .*) (?:soma|somam|da|deu|sao) quanto $/, ' '],
  // Into an account of her own, or to somebody.
  [
    / quanto (?:foi|mandei|guardei|coloquei|botei|passei|guardamos|mandamos|colocamos) (?:pr[ao]|para [ao]|n[ao]) (?:minha |nossa )?(?:(reserva) n[ao] )?(?=\S)/,
    ' quanto transferi para $1 ',
  ],
  [/(?<= ultima vez .*) e (?:quanto|qual) (?:custou|foi|paguei|deu|cobrou|ficou|saiu)(?: o valor)? $/, ' '],
  [
    /(?<= (?:vez|vezes) (?:que )?(?:eu |a gente )?)(?:chamei|chamamos|contratei|contratamos|acionei|usei)(?= )/,
    'paguei',
  ],
  [
    /^ (?:e |mas |sera que )*((?:[oa] )?\S.{1,40}?) (?:ainda|continua|segue)(?: (?:e|sendo|meu|minha|nosso|nossa|ta|esta))* (?:funcionari[oa]|empregad[oa]|registrad[oa]|contratad[oa]) $/,
    ' quando foi a ultima vez que $1 recebeu ',
  ],
  // 'a Monique recebeu até quando'
  [
    /^ (?:e |mas )*((?:[oa] )?\S.{1,40}?) (recebeu|pagou|comprou) ate (?:quando|que (?:dia|mes)) $/,
    ' quando foi a ultima vez que $1 $2 ',
  ],
  [
    /^ (?:e |mas )*ate (?:quando|que (?:dia|mes)) (?:foi que )?((?:[oa] )?\S.{1,40}?) (recebeu|pagou|comprou) $/,
    ' quando foi a ultima vez que $1 $2 ',
  ],
  // 'desde quando a gente usa o corte a laser'
  [
    new RegExp(`^ (?:e |mas )*(?:[oa] |d[oae] )*(\\S.{1,40}?) desde quando ${HAS} $`),
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    new RegExp(`^ (?:e |mas )*desde quando ${HAS} (?:[oa] |com |d[oae] |n[oa] )*(\\S.{1,40}) $`),
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    /^ (?:e |mas )*((?:[oa] )?\S.{1,40}?) (?:compra|paga|deposita|trabalha|recebe)(?: (?:aqui|comigo|de mim|a gente|pra mim))* desde quando $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    /^ (?:e |mas )*desde quando ((?:[oa] )?\S.{1,40}?) (?:e (?:meu |minha )?(?:cliente|aluno|aluna|paciente)|compra|paga|deposita)(?: (?:aqui|comigo|de mim|a gente))* $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    / quantas compras? (?:que )?(?:eu |a gente |ja )*(?:fiz|fizemos) (?:n[ao]s?|com [ao]|d[ao]s?) (?=\S)/,
    ' quantas vezes paguei ',
  ],
  // 'quem é esse Marcos V que recebe pix e quanto já foi'
  [
    /^ quem (?:e|sao) (?:ess[ea] |est[ea] |[oa] )*(\S.{1,30}?)(?: que .{1,30}?)? e (?:quanto (?:que )?(?:ja )?(?:foi|deu|levou)|(?:ja )?(?:foi|deu) quanto)(?: (?:ate agora|no total|pr[ao] el[ea]))* $/,
    ' quanto ja foi $1 ',
  ],
  // 'de quem eu mais comprei'
  [
    /^ (?:e |mas )*de quem (?:foi que )?(?:eu |a gente )?(?:mais (?:comprei|compramos|compro)|(?:comprei|compramos|compro) mais)(?= )/,
    ' qual fornecedor levou mais',
  ],
  // 'quem me vende lenha'
  [
    / (?:de )?quem (?:e |que )?(?:me |nos )?(?:(?:vende|vendem|fornece|fornecem|entrega|vendeu|forneceu)(?: (?:pra|para) (?:mim|gente))?|(?:eu |a gente )?(?:compro|compramos|comprei))(?: mais)?(?: (?:meu|minha|o|a|os|as))? ([a-z]{3,20}) $/,
    ' quanto gastei com $1 por fornecedor ',
  ],
  // 'a última vez que fui lá', of who was spoken of
  [
    / (?:a )?(ultima|primeira) vez que (?:eu |a gente )?(?:fui|fomos|passei|paguei|pagamos|comprei|compramos|chamei|usei|recebi|abasteci)(?: (?:la|ali|n?el[ea]|com el[ea]|del[ea]|pr[ao] el[ea]|isso))? $/,
    ' a $1 vez ',
  ],
  // 'dia das mães deste ano x o do ano passado'
]

/** The same question in other words; undefined: it has none. */
export function heardAgain(text: string, before: Frame | undefined): string | undefined {
  const said = ` ${text} `
  const elliptic = whenOfSpoken(said, before)
  const again = [...TURNS, ...TALK_TURNS, ...COUNTRY_TURNS].reduce(
    (all, [from, to]) => all.replace(from, to).replace(/ +/g, ' '),
    elliptic,
  )
  return again === said ? undefined : again.trim()
}
