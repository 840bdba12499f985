import { MONTHS } from './period-points.ts'
import { TIME_WAYS } from './rewording-times.ts'
import { VERB_WAYS } from './rewording-verbs.ts'
import { besideYear } from './rewording-years.ts'

/** Turns of phrase that mean the same as another that the grammar takes. In their order; over words parted by single spaces. */

const MONTH = `(?:${MONTHS.join('|')})`
/** 'acima de 2000' is no year. */
const YEAR =
  '(?<!(?:acima|abaixo|mais|menos|maior|menor|partir|passou|passei|ate|entre|reais_de|de \\d+|e)(?: d[eo]| que)? )(ano passado|ano retrasado|este ano|esse ano|20[1-3]\\d)'
const RANGE = `(?:de |do |entre )?${MONTH} (?:a|ate|e) ${MONTH}`
const THIS_YEAR = '(?:n?[ed]?es[st]e ano|em 20\\d\\d)'
const BESIDE = '(?:ou|(?:do )?que|contra|x|versus|vs|comparado com|comparado a)'

const WEEKDAYS = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)'
const UNTIL_NOW = '(?:agora|hoje|aqui|o momento|o dia de hoje)'

/** '1º trimestre' */
const NTH_PART =
  '(?= (?:(?:ou|e|x|com|contra|que) (?:n?[oa] )?(?:[1-4]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]) |(?:tri|se|bi)mestre|quinzena))'

/** 'tá pesando' is 'pesa'. */
const ONGOING = [
  ...([
    ['pesando', 'representa'],
    ['custando', 'gasto'],
    ['gastando', 'gasto'],
    ['vendendo', 'vende'],
  ] as const),
  ...([
    ['saindo', 'sai'],
    ['entrando', 'entra'],
    ['rendendo', 'rende'],
    ['levando', 'leva'],
  ] as const),
  ...([
    ['cobrando', 'cobra'],
    ['comendo', 'gasta'],
    ['representando', 'representa'],
    ['ganhando', 'ganha'],
    ['recebendo', 'recebe'],
  ] as const),
]

/** 'ganhou quanto somando comissão' */
const EXTRA = '(?:comissao|comissoes|salario|bonus|ferias|extras?|13 ?o?(?: salario)?|decimo(?: terceiro)?|vales?)'
export const ALL_OF_PAY = new RegExp(
  `^(?=.* (?:ganhou|recebeu|ganha|receberam|ganharam) )(.*) (?:somando|incluindo|contando|juntando)(?: com)?(?: [ao]s?)? ${EXTRA}(?:(?: e| mais| ,)? ${EXTRA})*(?: e tudo)?(?= )`,
)

const WAYS: readonly (readonly [RegExp, string])[] = [
  ...['primeir', 'segund', 'terceir', 'quart'].map(
    (word, i) => [new RegExp(` ${i + 1} ([oa])${NTH_PART}`), ` ${word}$1`] as const,
  ),
  ...['primeir', 'segund', 'terceir', 'quart'].map(
    (word, i) => [new RegExp(` ${i + 1} ([oa])${NTH_PART}`), ` ${word}$1`] as const,
  ),
  // 'esse mês até agora tá melhor que o mês passado até o mesmo dia'
  [
    / (?:d?[oe] |n[oe] )?mes (?:passado|anterior) (?:ate|n|no|a|ao)(?: [oa]| ess[ea]| est[ea])? (?:mesm[oa] )?(?:dia|data|ponto|altura|periodo)(?= )/,
    ' o mesmo periodo do mes passado',
  ],
  [/ (?:o )?mesm[oa] (?:dia|data|ponto|altura) d[oe] mes (?:passado|anterior)(?= )/, ' o mesmo periodo do mes passado'],
  [
    new RegExp(` ((?:n?es[st]e|n?o|no|d?es[st]e) )?mes ate ${UNTIL_NOW}(?= (?:.* )?mesmo periodo do mes passado )`),
    ' esse mes',
  ],
  [
    new RegExp(` (?:ate ${UNTIL_NOW} )(?=(?:.* )?mesmo periodo do mes passado )(?!.* (?:es[st]e|nesse|neste|no) mes )`),
    ' esse mes ',
  ],
  [
    / (?:ta|esta|foi|vai|tamo|estamos)? ?(?:melhor|pior|maior|menor|acima|abaixo) (?:ou (?:melhor|pior|maior|menor|acima|abaixo) )?(?:(?:do )?que|d)(?= (?:o )?mesmo periodo do mes passado )/,
    ' comparado com',
  ],
  // '2025 de abril a outubro'
  [new RegExp(` (?:em )?(20\\d\\d) (${RANGE})(?= )(?! (?:d[eo] )?(?:20|ano))`), ' $2 de $1'],
  // 'o último mês que o cartório pagou', 'quando a padaria parou de comprar': the last time that it did.
  [/ ultim[oa] (?:mes|dia|semana) (?:em )?que(?= )/, ' ultima vez que'],
  [/ primeir[oa] (?:mes|dia|semana) (?:em )?que(?= )/, ' primeira vez que'],
  [
    /^ (?:(?:desde )?quando |faz quanto tempo |ha quanto tempo |tem quanto tempo )(?:que )?((?:[oa] )?\S.{1,40}?) (?:nao (?:me )?(?:compra|paga|comprou|pagou|aparece)(?: mais| nada)?|(?:parou|deixou) de (?:me )?(?:comprar|pagar|vir|aparecer|contratar|depositar|chamar|pedir|usar|alugar|mandar(?: [a-z]{3,12})?)|sumiu|sumiram|desapareceu|saiu) $/,
    ' quando foi a ultima vez que $1 pagou ',
  ],
  [
    /^ ((?:[oa] )?\S.{1,40}?) (?:nao (?:me )?(?:compra|paga|comprou|pagou|aparece)(?: mais| nada)?|(?:parou|deixou) de (?:me )?(?:comprar|pagar|vir|aparecer|contratar|depositar|chamar|pedir|usar|alugar|mandar(?: [a-z]{3,12})?)|sumiu|sumiram|desapareceu|saiu) (?:desde quando|quando|faz quanto tempo|ha quanto tempo) $/,
    ' quando foi a ultima vez que $1 pagou ',
  ],
  // 'a última Tattoo Week custou quanto'
  [
    /^ (?:a |o )?ultim[oa] (?!mes |dia |semana |ano |trimestre |semestre |bimestre |quinzena |vez |\d|pagamento |compra |venda |conta )(.{3,40}?) (?:custou|foi|saiu|deu) (?:por )?quanto $/,
    ' quanto foi o ultimo pagamento de $1 ',
  ],
  [/ (?:gasto|despesa)s? de uma (?:so )?vez(?: so)?(?= )/, ' pagamento'],
  // 'média de vendas por sábado'
  [new RegExp(`^(?=.* (?:media|medias) )(.*) (?:por|num|numa|em um|em uma) (${WEEKDAYS})s?(?= )`), '$1 cada $2'],
  // 'quanto a CVC mandou pra gente'
  [/ (?:me|nos) (?:mandou|mandaram|enviou|transferiu|passou|passaram)(?= (?!d[eo]s? (?:\d|mil|reais)))/, ' me pagou'],
  [
    / (?:mandou|mandaram|enviou|enviaram|transferiu|transferiram|passou|passaram)(?= (?:quanto )?(?:pra|para) (?:gente|mim|nos|ca) )/,
    ' me pagou',
  ],
  // 'outubro e setembro, qual foi maior'
  [
    new RegExp(
      ` (${MONTH}) e (?:em |n[oa] )?(${MONTH}) (?:em )?(?:qual|que)(?: mes)?(?: foi| deu| saiu| veio| ficou)? (?:[oa] )?(?:maior|melhor|pior|menor|mais(?: car[oa]| alt[oa])?|menos)(?= )`,
    ),
    ' $1 ou $2',
  ],
  // 'terceiro trimestre contra o segundo'
  [
    /( (?:primeir|segund|terceir|quart)[oa]) (trimestre|semestre|bimestre)((?: d[eo] (?:20\d\d|ano passado|este ano|esse ano))?)((?: [a-z]+){0,4}?) (ou|contra|x|com|(?:do )?que) (?:n?[oa] )?((?:primeir|segund|terceir|quart)[oa])(?= )(?! (?:tri|se|bi)mestre)/,
    '$1 $2$3$4 $5 $6 $2$3',
  ],
  [/ (?:n?o )?feriado d[eo] (?:dia )?(?=\d)/, ' dia '],
  [
    /^(?=.* (?:emprestimos?|financiamentos?|consorcio) )(.*) quant[oa]s parcelas (?:eu )?(?:ja )?(?:paguei|pagamos|foram)(?= )/,
    '$1 quantas vezes ja paguei',
  ],
  [
    /^ (lucro|lucros|vendas?|faturamento|receita|despesas?|gastos?|resultado) (?:d[eo]s? )?(\d{1,2}|dois|tres|quatro|cinco|seis) meses $/,
    ' $1 dos ultimos $2 meses ',
  ],
  [new RegExp(` (${MONTH}) (2[3-9]) (x|vs|contra|ou|e|que) \\1 (2[3-9])(?= )`), ' $1 de 20$2 $3 $1 de 20$4'],
  [/ (?:alugou|alugaram|locou|contratou|contrataram|encomendou|encomendaram|reservou|reservaram)(?= )/, ' comprou'],
  [/ (subiu|aumentou) (?:d|n)a ultima vez(?= )/, ' $1'],
  // 'de quanto é o aluguel hoje': of the day there is no bill.
  [
    /^((?: de)? (?:quanto|qual) (?:e|esta|ta|custa)(?: o valor)?(?: d?[oa]s?)? .{2,40}) (?:hoje|agora|atualmente) $/,
    '$1 ',
  ],
  [
    / (algum|teve|houve)( algum)? mes ((?:d?es[st]e ano|d[eo] ano|de 20\d\d)) ((?:com|no|de|em) (?:prejuizo|vermelho|negativo))(?= )/,
    ' $1$2 mes $4 $3',
  ],
  [/ se eu (?:nao contar|nao considerar|desconsiderar|descontar)(?= )/, ' sem contar'],
  [/ (?:mandou|enviou|transferiu)(?= quanto )/, ' me pagou'],
  [/ quantas vezes (?:eu )?(?:fui|parei|usei|chamei)(?= (?:n?[oa]s?) )/, ' quantas vezes paguei'],
  // 'até dia 15 de novembro comparado com até dia 15 de outubro'
  [
    new RegExp(
      ` (?:ate|de 1(?: o)? (?:a|ate))(?: o)?(?: dia)? (\\d{1,2}) de (${MONTH})((?: [a-z]+){1,5}) (?:ate|de 1(?: o)? (?:a|ate))(?: o)?(?: dia)? \\1 de (${MONTH})(?= )`,
    ),
    ' de 1 de $2 a $1 de $2$3 de 1 de $4 a $1 de $4',
  ],
  [
    /^ (?:os )?(meses|dias|semanas) (?:em )?que (?:eu )?(?=(?:vendi|faturei|gastei|paguei|recebi|lucrei|entrou|saiu) (?:mais|menos|acima|abaixo))/,
    ' quantos $1 ',
  ],
  // 'por mês dá quanto'
  [/ (?:por|ao) mes (?:da|deu|dao|fica|sai)(?: quanto)?(?= $)/, ' em media por mes'],
  [/ (?:quanto )?(?:da|deu|dao|fica|sai) (?:quanto )?(?:por|ao) mes(?= $)/, ' em media por mes'],
  [/ quant[oa]s? (?=(?:\S+ ){1,6}(?:da|deu|dao|fica|sai) por mes $)/, ' quanto em media '],
  // 'quanto rende um sábado'
  [
    new RegExp(
      ` quanto (?:rende|vende|vendo|da|fatura|faturo|faz|entra) (?:(?:em|de) media )?(?:um|uma|cada|n?[oa]|num|numa|de|d[oa]|aos?) (${WEEKDAYS})s?(?: (?:em|de) media)?(?= )`,
    ),
    ' quanto vendo em media cada $1',
  ],
  // 'monitores x vendas, quantos por cento'
  [/ (?:x|versus|vs) (?:as |o |a )?(vendas|faturamento|receita)(?= .*por cento)/, ' das $1'],
  // 'gastei mais do que ganhei?'
  [
    / (?:gastei|gastamos|gasto) mais (?:do )?que (?:eu )?(?:ganhei|ganhamos|ganho|vendi|vendemos|faturei|faturamos)(?= )/,
    ' deu lucro ou prejuizo',
  ],
  [
    / (?:ganhei|ganhamos|vendi|vendemos|faturei|faturamos) mais (?:do )?que (?:eu )?(?:gastei|gastamos)(?= )/,
    ' deu lucro ou prejuizo',
  ],
  // 'movimento de domingo': what was sold then.
  [
    new RegExp(
      ` (?:o |do )?movimento (?=(?:d[eoa]s?|n[oa]s?|aos?|pel[oa]s?|cada) (?:${WEEKDAYS}|fim de semana|fins de semana))`,
    ),
    ' ',
  ],
  // 'de junho a outubro vendi mais esse ano ou ano passado'
  [
    new RegExp(
      `^(?=.* ${MONTH} )(.*?) ${THIS_YEAR} ${BESIDE} (?:n?[oa] |d[oe] |em )?ano passado(?= )(?!.* (?:20\\d\\d|ano) )`,
    ),
    '$1 comparado com o mesmo periodo do ano passado',
  ],
  // 'ano passado vendi quanto de junho a dezembro'
  [
    new RegExp(
      ` (?:n?[oa] |d[oe] |em )?${YEAR}((?: (?!${MONTH})[a-z]+){1,6}) (${RANGE})(?= )(?! (?:d[eo] )?(?:20|ano|es[st]e ano))`,
    ),
    '$2 $3 de $1',
  ],
  [
    new RegExp(
      ` (?:n?[oa] |em )?${YEAR} (?:em|n[oa]|d[eo]) (${MONTH})(?= )(?! (?:d[eo] )?(?:20|ano|e |ou |contra|x ))`,
    ),
    ' em $2 de $1',
  ],
  [/ (acima|fora|abaixo|mais|menos|maior|menor)( d| que | do que )o normal(?= )/, ' $1$2a media'],
  [/ (?:comeu|mordeu|abocanhou|tomou)(?= (?:de |em )?(?:taxas?|comissao|tarifas?) )/, ' cobrou'],
  [/ (?:fica|ficam|ficou|ficaram)(?= (?:de|com) (?:\S+ )?(?:taxas?|comissao) )/, ' cobrou'],
  [/ (?:come|comem|engole|engolem)(?= )/, ' gasta'],
  // 'que dia fatura mais'; 'a fatura mais alta' is a card's.
  [/ fatura(?= (?:mais|menos|melhor)(?! (?:alta|cara|baixa|pesada)) )/, ' vende'],
  [
    / (folha|pessoal|equipe)((?: \S+){0,4}?) (?:com|mais|incluindo)(?: os)? encargos(?: e (?:tudo|beneficios))?(?= )/,
    ' $1$2',
  ],
  [/ (?:subiu|aumentou|cresceu|melhorou) ou (?:caiu|diminuiu|baixou|desceu|piorou)(?= )/, ' mudou'],
  [/ (?:caiu|diminuiu|baixou|desceu|piorou) ou (?:subiu|aumentou|cresceu|melhorou)(?= )/, ' mudou'],
  [/^ (?:o |a )?(.{2,60}) (comprou|pagou|compraram|pagaram) ate quando $/, ' quando foi a ultima vez que $1 $2 '],
  [/ (?:deixo|deixei|deixamos)(?= (?:n[oa]s?|com|pra|pro) )/, ' gastei'],
  [/ (?:leva|levam|levou)(?= (?:quant[oa]s? )?(?:por cento|porcentagem|percentual) )/, ' representa'],
  [/ quanto(?= por cento )/, ''],
  [
    / media (?:d[oe] |que )*(?:o )?que (?=.* (?:paga|pagam|compra|compram|recebe|recebo|gasto|vendo)(?: |$))/,
    ' em media ',
  ],
  [/ (?<! me )(?:paga|pagam)(?= (?:por (?:mes|semana|ano|vez)|(?:de |a |em )?cada vez) )/, ' me paga'],
  [/ (?:passaram|passou) d[eo]s? (?=(?:reais_de )?(?:\d|mil|cem|quinhentos))/, ' acima de '],
  [/^ (?:os )?meses (?=(?:n[oa]|com|de|em) (?:vermelho|prejuizo|azul|lucro|negativo) )/, ' quantos meses '],
  [/ qual (?:conta|gasto|despesa|custo) (?:pesou|pesa|levou) mais(?= )/, ' o que mais pesou'],
  [/^ (.*(?:maiores|principais|melhores) .*) os ([2-9]|tres|cinco) $/, ' os $2 $1 '],
  [
    / (?:n?[oa] )?(primeir[oa]|segund[oa]|terceir[oa]|[1-4] [oa]) (e|ou|com|contra|x|(?:do )?que) (?:n?[oa] )?(segund[oa]|terceir[oa]|quart[oa]|primeir[oa]|[1-4] [oa]) (trimestre|semestre|bimestre|quinzena)((?: d[eo] (?:20\d\d|ano passado|este ano|esse ano))?)(?= )/,
    ' $1 $4$5 $2 $3 $4$5',
  ],
  [
    /^(?=.* quant[oa]s (?:dias|mes|meses|semanas|segundas|tercas|quartas|quintas|sextas|sabados|domingos) )(.*) (?:passei|passamos) d[eo]s? (?=\d|mil|reais_de)/,
    '$1 acima de ',
  ],
  [/^ (.{2,60}(?:mais|menos).{0,40}) em (?:qual|que) mes $/, ' em qual mes $1 '],
  [/ contas(?= (?:acima|maiores|abaixo|menores|entre \d|de mais))/, ' pagamentos'],
  [/ quant[oa]s parcelas(?= d[aeo]s? [a-z]{3,} .*(?:paguei|pagamos|foram))/, ' quantas vezes paguei'],
  [/^ (?:a |o )?(?:mensalidade|boleto) d[aeo]s?(?= [a-z])/, ' quanto foi'],
  [/ sobra(?= d[eo] (?:faturamento|receita|vendas?) )/, ' deu'],
  [new RegExp(` (?:d?[ao]s )?ferias d[eo] (?=${MONTH} )`), ' em '],
  [/ (?:custa|custam)(?= por (?:mes|semana|ano) )/, ' gasto'],
  [
    /^ (?:o |a |aos? |n[oa]s? |de )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)s? (?:vende|vendo|fatura|rende) (?:quanto )?(?:em|de) media(?= )/,
    ' quanto vendo em media cada $1',
  ],
  [/ (?:ta|esta|estao|tao) (?:comprando)(?= )/, ' comprou'],
  [/ (?:ta|esta|estao|tao) (?:pagando)(?= )/, ' pagou'],
  [/ pagava(?= )/, ' pagou'],
  [/ comprava(?= (?!e |mas ))/, ' comprou'],
  [/ (entrou|recebi|peguei) quanto d[eo](?= )/, ' quanto $1 de'],
  // 'veio mais cara'
  [/ (?:veio|vieram)(?= (?:mais|menos|maior|menor|acima|abaixo|fora|alt[oa]|car[oa]) )/, ' foi'],
  [/ como (?:ficou|fica|ficaram|foi|foram|ta|esta|anda)(?= $)/, ' '],
  [/ quant[oa]s parcelas(?= (?:\S+ ){0,6}(?:empresti|financia))/, ' quantas vezes paguei'],
  [/ (?:custa|custam)(?= (?:a |o |os |as |minha |meu |nossa )?(?:equipe|folha|pessoal|funcionarios|time) )/, ' gasto'],
  [
    /(?<! (?:ficou|fiquei|ficaram|ficamos|passou|passei)) (?:sem|antes d[eo]) (?:descontar|abater|tirar|pagar|deduzir)(?= )/,
    ' sem contar',
  ],
  [/ (?:em cima|por cima) d(?=[aoe]s? )/, ' sobre '],
  [/ (?:ta|esta|tem|vem|anda|tao|estao) vindo(?= )/, ' gasto'],
  [
    /^ (.*(?:melhor|pior|maior|menor)(?: dia| mes| semana)?) (?:d(?:el[ea]s|ess[ea]s|est[ea]s)|entre el[ea]s)(?: dias| meses| semanas| todos)? $/,
    ' $1 ',
  ],
  [/^ (?:e |mas )(segunda|terca|quarta|quinta|sexta)s $/, ' e nas $1s '],
  [/^ (?:e |mas )(sabado|domingo)s $/, ' e nos $1s '],
  [/ (?:ja )?(?:ta|esta|passou|passaram|chegou|chegaram|foi|vai) (?:em|de|a|n[oa]s?) (?:mais )?quanto(?= )/, ' quanto'],
  [/ ganhava(?= )/, ' ganhou'],
  // 'trimestre com mais despesa'
  [/ (mes|dia|semana|trimestre|semestre|bimestre) com (?:o |a )?(?:mais|maior|maiores) (?=[a-z])/, ' $1 que mais '],
  [/ (mes|dia|semana|trimestre|semestre|bimestre) com (?:o |a )?(?:menos|menor|menores) (?=[a-z])/, ' $1 que menos '],
  // 'ganhou quanto somando comissão': all that was paid.
  [ALL_OF_PAY, '$1'],
  [
    / (?:valor |ticket )?(?:media|medio|media d[eo] valor) por (?:pagamento|compra|deposito|recebimento|repasse|nota|visita|servico|corrida|entrega)(?= )/,
    ' em media por vez',
  ],
  [/ (custou|custaram)(?: quanto)? (?:pr[ao]|para|n?a) (?:comprar|compra)(?= )/, ' $1'],
  [
    /^ (?:[oa] )?(\S.{1,40}) (?:entrou|comecou)(?: a (?:trabalhar|pagar|comprar|receber|vir)| aqui| na empresa| comigo)* (?:quando|em que mes|desde quando) $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  [
    /^ (?:as? )?(?:prestacao|prestacoes|parcelas?) d([aeo]s?) (.{2,40}) quantas (?:eu )?(?:ja )?(?:paguei|pagamos|foram)(?= )/,
    ' quantas vezes ja paguei $2',
  ],
  [/ prestac(?:ao|oes)(?= )/, ' parcela'],
  [/^ (?:o )?total (?:ja )?(pago|recebido|gasto)(?= (?:n|d|a|pr|para|com))/, ' quanto ja $1'],
  [
    new RegExp(
      ` (?:de |d[eo]s? dias? |dias? )?(\\d{1,2}) ao?(?: dia)? (\\d{1,2}) de (${MONTH}) (contra|x|vs|versus|comparad[oa] com|que|ou) (?:d[eo]s? |d?[oe]s? dias? )?(\\d{1,2}) ao?(?: dia)? (\\d{1,2}) de (${MONTH})(?= )`,
    ),
    ' de $1 de $3 a $2 de $3 $4 de $5 de $7 a $6 de $7',
  ],
  [/ (?:qual|que) categoria (?:que )?(?:mais )?(?:cresceu|subiu|aumentou)(?: mais)?(?= )/, ' quais despesas subiram'],
  [
    new RegExp(
      ` (?:(?:n?a |da )?(?:(?:alta|baixa) temporada|safra|entressafra|colheita)|(?:n?o |do |no )?(?:verao|inverno)(?: passado)?)(?= .*${MONTH})`,
    ),
    ' ',
  ],
  [/ mais ou menos (?=(?:do )?que )/, ' mais '],
  [/ anual(?= (?:de |em )?20\d\d )/, ' '],
  [
    new RegExp(`^(?=.* (?:fim de semana|fins de semana|${WEEKDAYS}s?) )(.*) (?:rendeu|renderam|rende)(?= )`),
    '$1 vendi',
  ],
  [/ sobrou (quanto )?(?:limpo|livre|liquido)(?= )/, ' sobrou $1'],
  [
    / (maior|menor) (?:gasto|despesa|saida|pagamento) (?:unic[oa]|individual|isolad[oa]|avuls[oa])(?= )/,
    ' $1 pagamento',
  ],
  [
    /^ (?:a |qual (?:e )?(?:a )?)?conta que mais (?:recebe|recebeu|entra|entrou)(?: dinheiro)?(?= )/,
    ' qual conta entrou mais dinheiro',
  ],
  [/ nao (?:contando|considerando|incluindo|somando)(?= )/, ' sem contar'],
  // Of a mean the months after would count.
  [
    /^(?!.* (?:media|medio|mes|mensal|sempre) )(.*) (?:(?:antes de|ate) (?:(?:parar|deixar) de (?:me )?(?:comprar|pagar|vir|trabalhar|depositar)|sair|parar|ir embora|acabar|fechar|sumir)|enquanto (?:foi|era|trabalhou|comprou|pagou|ficou)(?: [a-z]{3,12})?)(?= )/,
    '$1',
  ],
  ...ONGOING.map(
    ([said, plain]) =>
      [new RegExp(` (?:ta|esta|tao|estao|vem|anda|andam) (me |nos )?${said}(?= )`), ` $1${plain}`] as const,
  ),
  // 'tá mais cara que ano passado'
  [
    / (?:ta|esta|tao|estao|ficou|ficaram|saiu) mais (?:car|barat)[oa]s? (?:do )?que (?:n?o )?(ano|mes) passado(?= )(?!.* (?:ano|mes|20\d\d) )/,
    ' este $1 comparado com $1 passado',
  ],
  [/ (melhor|pior|maior|menor) (vendas?|faturamento|receita|gasto|despesa|lucro) mensal(?= )/, ' $1 mes de $2'],
  [
    /^ (.*(?:(?:\d|tres|quatro|cinco) (?:maiores|menores|melhores|piores|ultim[oa]s)|(?:maiores|menores|melhores|piores|ultim[oa]s) (?:\d|tres|quatro|cinco)) .*?)(?: (?:somad[oa]s|junt[oa]s|no total))? (?:(?:que )?(?:dao|deram|somam|somaram|da|deu) quanto|somad[oa]s|junt[oa]s) $/,
    ' $1 ',
  ],
  [/^ (?:e |mas )(?:(?:qual |o )?(?:que )?(?:foi |vendi |vendeu |gastei |deu )*)(?:o |a )?menos $/, ' e o menor '],
  [/^ (?:e |mas )(?:(?:qual |o )?(?:que )?(?:foi |vendi |vendeu |gastei |deu )*)(?:o |a )?mais $/, ' e o maior '],
  [/^ (?:qual (?:e |foi )?)?(?:o )?(?:total|valor) que (?=\S)(?!.* quant[oa]s? )/, ' quanto '],
  [/ (?:quitei|quitamos|amortizei|amortizamos|liquidei|abati)(?= )/, ' paguei'],
  [
    /^ (?!.* (?:quanto|quantos|quantas|qual|quais) )(.{3,50}) (custou|custaram|saiu por|sairam por) $/,
    ' quanto $1 custou ',
  ],
  // 'sexta e sábado juntos'
  [new RegExp(` (${WEEKDAYS}s?) e (?:n?[oa]s? |d[eo]s? )?(${WEEKDAYS}s?) (?:junt[oa]s|somad[oa]s)(?= )`), ' $1 e $2'],
  // 'aluguel comparado com ano passado em outubro'; the year was put after its month above.
  [
    new RegExp(
      `^(?!.* ${MONTH} .* ${MONTH} )(.*) (?:comparad[oa]s?|em relacao|versus|contra|x) (?:com |a |ao |com o )?em (${MONTH}) de ano passado(?= )`,
    ),
    '$1 em $2 comparado com $2 de ano passado',
  ],
  [
    / cada (?:corrida|entrega|viagem|visita|remessa|pedido|servico|diaria|nota fiscal)(?= (?:d[aeo]s? ))/,
    ' cada pagamento',
  ],
  [/ por (?:corrida|entrega|viagem|visita|remessa|diaria)(?= )(?=.* (?:media|medio) )/, ' por vez'],
  // 'o que a gente paga de juros': how much.
  [
    /^ o que (?:que )?(?:eu |a gente |nos )?(pago|paga|pagamos|paguei|gasto|gasta|gastei|gastamos) (?=(?:de|com|em|pr[ao]|para) )(?!.* (?:mais|menos) )/,
    ' quanto gasto ',
  ],
  // 'novembro até dia 20 comparado com outubro até dia 20'
  [
    new RegExp(
      `(?<! de| a| ate) (?:em )?(${MONTH}) ate(?: o)?(?: dia)? (\\d{1,2})(?= )(?! de)(.*) (?:em )?(${MONTH}) ate(?: o)?(?: dia)? (\\d{1,2}|o mesmo dia)(?= )(?! de)`,
    ),
    ' de 1 de $1 a $2 de $1$3 de 1 de $4 a $2 de $4',
  ],
  // 'juros que o banco comeu'
  [
    / (juros|tarifas?|taxas?|iof) que (?:o banco|el[ea]s?) (?:me )?(?:comeu|levou|cobrou|tirou|mordeu|descontou|gasta)(?= )/,
    ' $1',
  ],
  // 'quando começou o Igor'
  [
    /^ (?:desde )?quando (?:foi )?(?:que )?(?:comecou|comecei|entrou|iniciou|contratei|comecamos)(?: (?:a|de|com|pagar|comprar|vender|trabalhar|pr[ao]|d[aeo]))*(?: [oa])? (\S.{1,40}) $/,
    ' quando foi o primeiro pagamento de $1 ',
  ],
  // 'ticket médio do bar': of what somebody pays each time.
  [/ (?:ticket|tiquete|tique) medio(?= d[aeo]s? | del[ea]s? )/, ' media por vez'],
]

const ALL_WAYS = [...VERB_WAYS, ...TIME_WAYS, ...WAYS]

export const reworded = (said: string): string =>
  ALL_WAYS.reduce(
    (text, [from, to]) => text.replace(from, to as string).replace(/ +/g, ' '),
    besideYear(` ${said} `),
  ).trim()
