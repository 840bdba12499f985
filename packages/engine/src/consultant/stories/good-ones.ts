import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { found, minus, over, said, times, without, worked } from './expr.ts'
import { GONE, hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

/** What is bought and can't be sold, also where it came so. */
export const SPOILT = `${GONE}|defeit|avari|danific|podre|furad|estrag|jog(?=o\\b|ar\\b|a\\b)|nao prest|imprest|ruins?\\b`
const SPOILT_AFTER = new RegExp(
  `^\\s*(?:(?!reais\\b|e\\b|mas\\b|vend|boas?\\b|bons?\\b|quant|qual|desist|cancel|sa[ií])[a-z]+ ){0,3}(?:${SPOILT})[a-z]*`,
)
const SPOILT_BEFORE = new RegExp(`\\b(?:${SPOILT})[a-z]*(?: fora)? *(?:uns |umas |so |em |uns? |de )?$`)
const ALL = /\b(?:por|gastei|paguei|pago|custou|custaram|tudo|deu|foi|saiu por)(?: tudo)?\s*(?:r\$ ?)?$/
const RATE = /(?:^|\s)(?:a|de)\s*(?:r\$ ?)?$/
const EACH_AFTER =
  /^\s*(?:reais )?(?:(?:por |em )?cada|a unidade|[oa] (?:quilo|kilo|kg|litro|peca|caixa|par|saca|metro|duzia|muda|pacote))\b/

/** What each one costs that is left is asked, or the least that pays them. */
export const OF_GOOD_ASKED =
  /\bcada\b|\bquanto\b[^?]{0,24}\b(?:saiu|sai|sairam|saem|custou|custa|custaram|ficou|fica)\b|\b(?:saiu|sai|custou|custa|ficou|fica)\b[^?]{0,16}\bquanto\b|\bmini?m[oa]\b|\bnao (?:perder|ter preju|tomar preju|ficar no preju|sair no preju)|\bempat\w+|\bpor quanto\b|\ba quanto\b/
const LEAST_ASKED = /\bmini?m[oa]\b|\bnao (?:perder|ter|tomar|ficar|sair)|\bempat/

/** '30 caixas por 2.400 e perdi 4', '40 kg a 5, estraga 20%' */
export function goodOnesOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { unit, before, after } = number
    if (unit === '%') return SPOILT_BEFORE.test(before) || SPOILT_AFTER.test(after) ? 'perda' : undefined
    if (mayCount(number) && (SPOILT_BEFORE.test(before) || SPOILT_AFTER.test(after))) return 'perdidos'
    const each = EACH_AFTER.test(after)
    if (mayCount(number) && hasThing(number) && !each && got.comprados === undefined) return 'comprados'
    if (!mayPay(number)) return undefined
    if (each || (got.comprados !== undefined && RATE.test(before))) return 'custo'
    return ALL.test(before) ? 'total' : undefined
  })
  if (!numbers || numbers.comprados === undefined) return null
  const { comprados, perdidos, perda, custo, total } = numbers
  if ((perda === undefined) === (perdidos === undefined) || (custo === undefined) === (total === undefined)) return null
  // 'Trinta por 20': of one or of all, nobody knows.
  if (total !== undefined && total < comprados) return null
  return (perdidos ?? 0) < comprados && (perda ?? 0) < 100 ? numbers : null
}

export function goodOnes(sheet: Sheet): Worked {
  const bought = said(sheet, 'comprados')
  const left = found(
    sheet,
    'bons',
    'Os que ficaram bons',
    '',
    sheet.has('perdidos') ? minus(bought, said(sheet, 'perdidos')) : without(bought, said(sheet, 'perda')),
  )
  const paid = sheet.has('total')
    ? null
    : found(sheet, 'pago', 'O que custou tudo', 'R$', times(bought, said(sheet, 'custo')))
  const each = found(
    sheet,
    'cada',
    'Custo de cada um que ficou bom',
    'R$',
    over(paid ? paid.amount : said(sheet, 'total'), left.amount),
  )
  const lines = paid ? [left, paid] : [left]
  const text = LEAST_ASKED.test(sheet.text)
    ? say`O mínimo para não perder é ${each.shown} cada um: os ${left.shown} que sobram pagam também os perdidos. Disso ainda não saíram imposto, taxa e as outras contas.`
    : say`Cada um que ficou bom saiu a ${each.shown}: os ${left.shown} que sobraram pagam também os perdidos.`
  return worked(
    each,
    text,
    say`Peça troca ou abatimento do que veio ruim, e ponha a perda no preço: o que se perde também foi pago.`,
    ...lines,
  )
}
