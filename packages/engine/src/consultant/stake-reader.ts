import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Placed } from './calculator-slots.ts'
import { isOfOne } from './deal-reader.ts'
import { figuresOf, isInstalments, isPay, isPercent, lead, tail } from './relations/roles.ts'

/** What an amount of a conversation is: owed to her, owed by her, paid by the month or week, left to her, saved, a price, what is paid now and what is asked or offered, the interest of a month in per cent, what a thing to sell is worth, what a partner brings and the per cent of the company that he asks. */
export const STAKES = [
  'owed',
  'debt',
  'monthly',
  'weekly',
  'times',
  'left',
  'saved',
  'price',
  'now',
  'asked',
  'offer',
  'rate',
  'worth',
  'capital',
  'equity',
] as const
export type Stake = (typeof STAKES)[number]
export type Stakes = Readonly<Partial<Record<Stake, number>>>

const LEAST = 10
/** What is said before a number; the nearest word holds. */
const BEFORE: readonly (readonly [Stake, RegExp])[] = [
  ['left', /\b(?:sobra\w*|lucr[oa]\w*|fico com|tiro limpo|limpo)\b/g],
  ['saved', /\b(?:guardei|juntei|guardad[oa]s?|poupanca|reserva|economizei|de entrada)\b/g],
  ['monthly', /\b(?:parcela\w*|prestac\w+|mensalidade|por mes|mensal)\b/g],
  [
    'debt',
    /\b(?:devo|devemos|(?:estou|to|tou|estamos|tamo|fiquei|ficamos) devendo|(?:a gente|(?:(?:minha|nossa)|^a) (?:loja|empresa|firma)) (?:deve|ta devendo|esta devendo)|(?:minha|nossa) divida|divida (?:com|no|na|de))\b/g,
  ],
  [
    'owed',
    /(?<!\b(?:estou|to|tou|estamos|tamo|fiquei|ficamos|gente(?: ta| esta)?|(?:minha|nossa|^a) (?:loja|empresa|firma)(?: ta| esta)?) )\b(?:deve|devem|deveu|devendo)\b|\b(?:calote|em aberto|atras(?:ou|aram|ad\w+)|nao pag\w+|receber|pendurad\w+|fiado|divida del[ae]|a divida (?:ja )?(?:ta|esta|deu|chegou) (?:em|a))\b/g,
  ],
  [
    'offer',
    /\b(?:oferec\w+|ofert\w+|propos|quita\w*|aceita pagar|so tem|paga(?= (?:so )?(?:uns )?\d)|fecha\w* por|acordo (?:de|por))\b/g,
  ],
  [
    'asked',
    /\b(?:quer(?:em|endo)?|ped\w+|exig\w+|subi\w*|aument\w+|reajust\w+|passa(?:r|ria)?|passou|aluguel (?:seria|ficaria|vai))\b/g,
  ],
  [
    'now',
    /\b(?:hoje (?:eu )?(?:pago|e|ta|esta|ganha|recebe|cobro)|pago|ganha|recebe|atual|agora (?:e|ta|pago)|de(?= [\d.,]+(?: mil)? (?:pra|para)))\b/g,
  ],
  ['price', /\b(?:custa\w*|nov[oa]s?|usad[oa]s?|seminov[oa]s?|preco|valor|sai(?:ria)? por|financ\w+|compra\w*)\b/g],
]
/** 'Vale 15 mil' is a price, unless it is what she would sell. */
const WORTH = /\b(?:vale|valem|valendo|avaliad[oa]s? em|dao|da) (?:uns |umas |mais ou menos |cerca de |r\$ ?)*$/
const SELLS = /\bvend(?:o|er|esse|endo|i)\b/
/** 'Entrar de sócio com 30 mil' */
const CAPITAL =
  /\b(?:soci[oa]|sociedade|entr(?:a|ar|ando|aria)|coloc(?:a|ar)|invest(?:e|ir)|bota(?:r)?|por|poe)\b(?: \w+){0,5} (?:com )?(?:uns |r\$ ?)*$/
const PARTNER = /\b(?:soci[oa]s?|sociedade|investidor\w*)\b/
const OF_COMPANY =
  /^ ?(?:por cento )?(?:d[ao] |de participacao |das cotas |da sociedade )(?:minha |nossa )?(?:empresa|firma|loja|negocio|sociedade|oficina|serralheria|padaria|restaurante|lanchonete|pizzaria|salao|barbearia|clinica|fabrica|confeccao|academia|escola|pousada|mercadinho|mercado|farmacia|transportadora|lavanderia|grafica|participacao|cotas?|partes?)\b/
const A_MONTH = /^ ?(?:de juros? )?(?:ao mes|por mes|a\.? ?m\b|mensa(?:l|is)|no mes|todo mes)/

const AFTER: readonly (readonly [Stake, RegExp])[] = [
  ['saved', /^\s*(?:reais |mil )?(?:\w+ )?(?:guardad\w+|na poupanca|na reserva|juntad\w+|de entrada|de reserva)\b/],
  ['weekly', /^\s*(?:reais |conto |mil )?(?:por|toda|na|cada) semana\b/],
  [
    'monthly',
    /^\s*(?:reais |conto |mil )?(?:por mes|ao mes|todo mes|mensa\w+|no mes|de parcela|cada (?:mes|parcela)|a parcela)\b/,
  ],
  ['offer', /^\s*(?:reais |mil )?(?:pra|para) (?:quitar|fechar|acertar|encerrar|zerar)\b/],
]

/** The part that the nearest word before a number gives it. */
function ledBy(before: string): Stake | undefined {
  let best: { stake: Stake; at: number } | undefined
  for (const [stake, words] of BEFORE)
    for (const { index } of before.matchAll(words)) if (!best || index > best.at) best = { stake, at: index }
  return best?.stake
}
/** 'E hoje me sobra 4.200 por mês' is left, whatever stands behind it. */
const LEADS: ReadonlySet<Stake> = new Set(['left', 'debt'])

/** 'Me deve 3.600 faz dois meses', '1.500 pra quitar': what follows is no thing that is counted. */
const NO_THING =
  /^\s*(?:faz|ha|desde|ja|no|na|nao|nunca|quer\w*|oferec\w+|so|mas|que|pra|para|guardad\w+|atrasad\w+|de entrada)\b/
/** '12x de 860' */
const EACH = /^ ?(?:x|vezes|parcelas|prestacoes) (?:iguais )?(?:de )?(?:r\$ ?)?$/
/** 'Ele compra uns 4 mil por mês' is no payment of what is owed. */
const SPENDS =
  /\b(?:ele|ela|eles|elas|cliente|client\w+) (?:\w+ )?(?:compra\w*|gasta\w*|fatura\w*|vende\w*|leva\w*|consom\w+)\b[^,.;]{0,14}$/
/** Instalments of what she would buy are of no debt. */
const BUYS = /\bcompr(?:o|ar|ei|amos|ando|aria)\b/
/** 'Já mandei mensagem umas 10 vezes', 'liguei 5 vezes': how often something was done. */
const HOW_OFTEN =
  /\b(?:mand(?:ei|o|amos|ou)|lig(?:uei|o|ou|amos)|cobr(?:ei|amos|ou)|fal(?:ei|ou|amos)|cham(?:ei|ou)|escrev(?:i|eu)|pedi|pediu|avis(?:ei|ou)|tent(?:ei|ou|amos)|fui|foi|vi(?:m|sitei)|proc?urei|expliquei|falt(?:ou|a)|atras(?:ou|a)|remarc(?:ou|a)|mensage\w+|recad\w+|ligac\w+)\b/
const LEAST_BARE = 100
const isAmount = (number: Placed) =>
  number.value >= LEAST &&
  (isPay(number) || (number.value >= LEAST_BARE && number.unit === '' && NO_THING.test(number.after)))

function stakeOf(number: Placed, text: string): Stake | undefined {
  if (isInstalments(number)) return HOW_OFTEN.test(lead(number)) || HOW_OFTEN.test(tail(number)) ? undefined : 'times'
  if (isPercent(number))
    return A_MONTH.test(number.after) ? 'rate' : OF_COMPANY.test(number.after) ? 'equity' : undefined
  if (isPay(number) && EACH.test(number.before)) return BUYS.test(text) ? undefined : 'monthly'
  if (!isAmount(number)) return undefined
  if (WORTH.test(number.before) && SELLS.test(text)) return 'worth'
  if (PARTNER.test(text) && CAPITAL.test(lead(number))) return 'capital'
  if (SPENDS.test(lead(number))) return undefined
  const after = tail(number)
  const led = ledBy(lead(number))
  // What one sale leaves is not what the month leaves.
  if (isOfOne(number)) return undefined
  if (led && LEADS.has(led)) return led
  return AFTER.find(([, words]) => words.test(after))?.[0] ?? led
}

/** The amounts of a message by what they are; the first of each. */
export function stakesIn(question: string): Stakes {
  const found: Partial<Record<Stake, number>> = {}
  const text = fold(question.slice(0, MAX_TALK))
  for (const number of figuresOf(text)) {
    const stake = stakeOf(number, text)
    if (stake && found[stake] === undefined) found[stake] = number.value
  }
  return found
}

/** Whatever was stored. */
export const readStakes = (stored: Readonly<Record<string, number>>): Stakes =>
  Object.fromEntries(
    STAKES.flatMap((stake) => (stored[stake] !== undefined && stored[stake] > 0 ? [[stake, stored[stake]]] : [])),
  )
