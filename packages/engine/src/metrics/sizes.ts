import type { Faixa } from './frame.ts'
import type { Rest } from './rest.ts'

/** 'acima de 500 reais', 'menores que R$ 100', 'entre 500 e 3.000 reais': how large a movement must be to count. */

const HUNDREDS: Readonly<Record<string, number>> = {
  cem: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  mil: 1_000,
}
const MONEY = `(?:reais_de )?(\\d{1,9}(?:[.,]\\d{1,3}){0,3}|${Object.keys(HUNDREDS).join('|')})( mil| k)?( reais| contos)?`
/** Counted things are no money. */
const NO_COUNT =
  '(?! (?:mil|meses|mes|dias?|semanas?|anos?|vezes|vez|por|lancamentos?|clientes?|fornecedor(?:es)?|vendas?|parcelas?|quinzenas?|trimestres?|horas?|de (?!vendas?|faturamento|receita|gastos?|despesas?|compras?|lucro|movimento|entradas?|saidas?|reais)))'
const SIZED =
  '(?:(?:(?<= (?:em|nas|nos|com) )(?:compras?|pagamentos?|recebimentos?|notas)|valor(?:es)?|lancamentos?|tamanho) )?'
const ABOVE = new RegExp(
  ` (?:de |com |em |nas |nos )?${SIZED}(?:acima d[eo]s?|maior(?:es)? (?:do )?(?:que|d[eo])|mais (?:de|(?:do )?que)|super(?:ior|iores) a|passa(?:ndo|ram|m)? de|a cima de|alem de) ${MONEY}${NO_COUNT} `,
)
const FROM = new RegExp(
  ` (?:de |com |em |nas |nos )?${SIZED}(?:a partir de|apartir de|no minimo|pelo menos|de no minimo) ${MONEY}${NO_COUNT} `,
)
const UPWARDS = new RegExp(` (?:de |com |em |nas |nos )?(?:valor )?de ${MONEY} (?:pra|para) cima `)
const BELOW = new RegExp(
  ` (?:de |com |em |nas |nos )?${SIZED}(?:abaixo d[eo]s?|menor(?:es)? (?:do )?(?:que|d[eo])|menos (?:de|(?:do )?que)|inferior(?:es)? a) ${MONEY}${NO_COUNT} `,
)
const UP_TO = new RegExp(` (?:de |com |em |nas |nos )?${SIZED}(?:de ate|no maximo|ate) ${MONEY}${NO_COUNT} `)
const BETWEEN = new RegExp(` (?:de |com |em |nas |nos )?${SIZED}entre ${MONEY} e ${MONEY}${NO_COUNT} `)
/** Without 'reais' smaller numbers may be days. */
const SURE = 100

/** Cents of what was typed; null: it may be no money. */
function centsOf(
  [number = '', thousands, unit]: readonly (string | undefined)[],
  mark: boolean,
  dated: boolean,
): number | null {
  const named = HUNDREDS[number]
  const text = /,\d{1,2}$/.test(number)
    ? number.replaceAll('.', '').replace(',', '.')
    : number.replace(/[.,](?=\d{3})/g, '')
  const reais = named ?? Number(text)
  if (!Number.isFinite(reais)) return null
  const cents = Math.round(reais * (thousands ? 1_000 : 1) * 100)
  const year = dated && !unit && !mark && /^20\d\d$/.test(number)
  return (cents >= SURE * 100 || unit || mark) && !year ? cents : null
}

/** Takes how large the movements must be; undefined: nothing is said of it. */
export function takeSizes(rest: Rest): Faixa | undefined {
  const marked = rest.has(/ reais_de | reais /)
  const between = BETWEEN.exec(rest.text)
  const ate = between && centsOf(between.slice(4), marked, true)
  // 'entre 2 e 5 mil'
  const shared = between && !between[2] && !between[3] && between[5] && Number(between[1]) < Number(between[4])
  const de = between && centsOf([between[1], shared ? between[5] : between[2], between[3]], true, true)
  if (de && ate && de <= ate) {
    rest.take(BETWEEN)
    return { de, ate }
  }
  const ways: readonly (readonly [RegExp, (cents: number) => Faixa])[] = [
    [ABOVE, (cents) => ({ de: cents + 1, ate: null })],
    [UPWARDS, (cents) => ({ de: cents, ate: null })],
    [FROM, (cents) => ({ de: cents, ate: null })],
    [BELOW, (cents) => ({ de: null, ate: cents - 1 })],
    [UP_TO, (cents) => ({ de: null, ate: cents })],
  ]
  for (const [pattern, make] of ways) {
    const found = pattern.exec(rest.text)
    const cents = found && centsOf(found.slice(1), marked, pattern === FROM || pattern === UP_TO)
    if (!cents) continue
    rest.take(pattern)
    return make(cents)
  }
  return undefined
}

const GOAL_VERBS = 'bater|chegar|atingir|dar|fechar|completar|alcancar|fazer|faturar|vender|receber'
const TARGETS = [
  new RegExp(
    ` (?:quanto )?(?:ainda )?(?:me )?(?:falt(?:ou|a|ava|aram|am)) (?:quanto |muito )?(?:para |pra |pro )(?:(?:eu|a gente|nos|a meta(?: de)?|meta(?: de)?|bater a meta(?: de)?) )*(?:(?:${GOAL_VERBS}) )?(?:(?:a|em|n?os|os|nos|aos|de|uns|meta) )*${MONEY} `,
  ),
  new RegExp(
    ` (?:quanto )?(?:eu )?(?:passei|passamos|passou|ultrapassei|ultrapassamos|ultrapassou|bati|batemos|cheguei|chegamos|chegou) (?:(?:d[eo]s?|a|em|n?os|aos) )+${MONEY}(?: por quanto)? `,
  ),
  new RegExp(`^ (?:e |mas )(?:para |pra |pro )(?:(?:bater|chegar|dar|completar)(?: a| em| os| nos)? )?${MONEY} $`),
] as const

const REACHED =
  'bati|batemos|passei|passamos|cheguei|chegamos|atingi|atingimos|completei|completamos|alcancei|alcancamos|ultrapassei|fechei|fiz|chegou|passou|bateu'
const REACH = new RegExp(
  ` (?:(?:em )?(?:que|qual) (?:foi o )?dia|quando)((?: [a-z0-9]+){0,4}?) (?:que )?(?:eu |a gente )?(?:${REACHED}) (?:(?:d[eo]s?|n?os|em|a|aos|as) )*${MONEY} `,
)
/** 'que dia bati 10 mil de venda': cents that a running total reached. */
export function takeReach(rest: Rest): number | null {
  const found = REACH.exec(rest.text)
  const cents = found && centsOf(found.slice(2), rest.has(/ reais_de | reais /), true)
  if (!cents) return null
  rest.take(REACH, `quanto${found[1]!}`)
  return cents
}

/** Cents of a goal that a figure is held against: 'quanto faltou pra 60 mil', 'passei de 55 mil?' */
export function takeTarget(rest: Rest): number | null {
  for (const pattern of TARGETS) {
    const found = pattern.exec(rest.text)
    const cents = found && centsOf(found.slice(1), rest.has(/ reais_de | reais /), true)
    if (!cents) continue
    // What is to be sold is the revenue.
    rest.take(pattern, /(?:faturar|vender) /.test(found[0]) ? 'faturei' : '·')
    return cents
  }
  return null
}
