import { MONTHS } from './period-points.ts'

/** Turns of phrase that mean the same as another that the grammar takes. In their order; over words parted by single spaces. */

const MONTH = `(?:${MONTHS.join('|')})`
/** 'acima de 2000' is no year. */
const YEAR =
  '(?<!(?:acima|abaixo|mais|menos|maior|menor|partir|passou|passei|ate|entre|reais_de|de \\d+|e)(?: d[eo]| que)? )(ano passado|ano retrasado|este ano|esse ano|20[1-3]\\d)'
const RANGE = `(?:de |do |entre )?${MONTH} (?:a|ate|e) ${MONTH}`
const THIS_YEAR = '(?:n?[ed]?es[st]e ano|em 20\\d\\d)'
const BESIDE = '(?:ou|(?:do )?que|contra|x|versus|vs|comparado com|comparado a)'

const WAYS: readonly (readonly [RegExp, string])[] = [
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
  [/ (?:fica|ficam|ficou)(?= (?:de|com) (?:\S+ )?(?:taxas?|comissao) )/, ' cobrou'],
  [/ (?:come|comem|engole|engolem)(?= )/, ' gasta'],
  // 'que dia fatura mais'; 'a fatura mais alta' is a card's.
  [/ fatura(?= (?:mais|menos|melhor)(?! (?:alta|cara|baixa|pesada)) )/, ' vende'],
  [
    / (folha|pessoal|equipe)((?: \S+){0,4}?) (?:com|mais|incluindo)(?: os)? encargos(?: e (?:tudo|beneficios))?(?= )/,
    ' $1$2',
  ],
  [/ (?:subiu|aumentou|cresceu|melhorou) ou (?:caiu|diminuiu|baixou|desceu|piorou)(?= )/, ' mudou'],
  [/ (?:caiu|diminuiu|baixou|desceu|piorou) ou (?:subiu|aumentou|cresceu|melhorou)(?= )/, ' mudou'],
  [
    / o que (?:foi que )?(?:mais (?:subiu|aumentou|encareceu)|(?:subiu|aumentou|encareceu) mais)(?= )/,
    ' quais despesas subiram',
  ],
  [/^ (?:o |a )?(.{2,60}) (comprou|pagou|compraram|pagaram) ate quando $/, ' quando foi a ultima vez que $1 $2 '],
  [/ (?:deixo|deixei|deixamos)(?= (?:n[oa]s?|com|pra|pro) )/, ' gastei'],
  [/ (?:leva|levam|levou)(?= (?:quant[oa]s? )?(?:por cento|porcentagem|percentual) )/, ' representa'],
  [/ quanto(?= por cento )/, ''],
  [
    / media (?:d[oe] |que )*(?:o )?que (?=.* (?:paga|pagam|compra|compram|recebe|recebo|gasto|vendo)(?: |$))/,
    ' em media ',
  ],
  [/ (?<! me )(?:paga|pagam)(?= por (?:mes|semana|ano) )/, ' me paga'],
  [/ (?:passaram|passou) d[eo]s? (?=(?:reais_de )?(?:\d|mil|cem|quinhentos))/, ' acima de '],
  [/^ (?:os )?meses (?=(?:n[oa]|com|de|em) (?:vermelho|prejuizo|azul|lucro|negativo) )/, ' quantos meses '],
  [/ qual (?:conta|gasto|despesa|custo) (?:pesou|pesa|levou) mais(?= )/, ' o que mais pesou'],
  [/^ (.*(?:maiores|principais|melhores) .*) os ([2-9]|tres|cinco) $/, ' os $2 $1 '],
  [
    / (?:o )?(primeir[oa]|segund[oa]|terceir[oa]) (?:e|com|contra|x) (?:[oa] )?(segund[oa]|terceir[oa]|quart[oa]) (trimestre|semestre|bimestre|quinzena)(?= )/,
    ' $1 $3 e $2 $3',
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
  [/ (?:sem|antes d[eo]) (?:descontar|abater|tirar|pagar|deduzir)(?= )/, ' sem contar'],
  [/ (?:em cima|por cima) d(?=[aoe]s? )/, ' sobre '],
]

export const reworded = (said: string): string =>
  WAYS.reduce((text, [from, to]) => text.replace(from, to).replace(/ +/g, ' '), ` ${said} `).trim()
