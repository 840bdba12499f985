/** Verbs of money as owners say them, in the forms that the grammar has. Over words parted by single spaces. */

const ON = '(?:to|tou|ta|esta|estou|tao|estao|estamos|tamos|tava|estava|vem|venho|vinha|anda|ando|andam|fico|fica)'

/** By the one who speaks: what he does goes out but for what he sells and takes. */
const OWN_NOW: Readonly<Record<string, string>> = {
  ...{ gastando: 'gasto', pagando: 'pago', desembolsando: 'gasto', deixando: 'gasto', torrando: 'gasto' },
  ...{ recebendo: 'recebi', faturando: 'faturei', vendendo: 'vendi', comprando: 'comprei', lucrando: 'lucrei' },
}
const GERUNDS = Object.keys(OWN_NOW).join('|')

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

export const VERB_WAYS: readonly Change[] = [
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
  // 'limpou quanto': what was left.
  [/ (?:limpou|limpei|limpamos)(?= )/, ' sobrou limpo'],
  [/ (?:desembolsei|desembolsamos|torrei|torramos|larguei|despejei)(?= )/, ' gastei'],
  [/ (?:embolsei|embolsamos|apurei|apuramos)(?= )/, ' recebi'],
  [new RegExp(` (${TRANSFERRED}) (?:pra|para) (?:gente|mim|nos|empresa|loja|clinica)(?= )`), ' me pagou'],
]
