import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { found, known, minus, partOf, plus, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { hire } from '#src/consultant/sums-of-month.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { fromRecord, inOrder, ofYear } from './relation.ts'
import { isCounted, isMonths, isPay, isPercent, isWhole, lead, near, type Role } from './roles.ts'

export const partRoles: readonly Role[] = [
  [
    'parte',
    (number) =>
      isPercent(number) &&
      /^\s*d[aoe]s? (?:minhas? |nossas? )?(?:venda|loja|faturamento|movimento|total|que)/.test(number.after),
  ],
  ['taxa', isPercent],
]
export function partOfSales(numbers: Numbers): Numbers | null {
  const { parte, taxa } = numbers
  if (taxa === undefined && parte === undefined) return null
  // '4% das vendas pra ela' is the commission itself.
  return taxa === undefined ? { taxa: parte! } : numbers
}

/** A commission on what is sold, or on the part that one person sells, of the month and of the year. */
export function commission(sheet: Sheet): Worked | null {
  if (sheet.value('taxa') > 50) return null
  const sold = sheet.has('parte')
    ? found(sheet, 'base', 'O que essa pessoa vende', 'R$', partOf(said(sheet, 'faturamento'), said(sheet, 'parte')))
    : null
  const month = found(
    sheet,
    'mes',
    'Comissão por mês',
    'R$',
    partOf(sold ? sold.amount : said(sheet, 'faturamento'), said(sheet, 'taxa')),
  )
  const year = ofYear(sheet, month, 'Comissão por ano')
  return inOrder(
    month,
    sold ? [sold, month, year] : [month, year],
    say`São ${month.shown} por mês, ${year.shown} por ano.${fromRecord(sheet, 'faturamento')}`,
    say`Comissão de empregado entra em férias, décimo terceiro e FGTS: conte com isso, e combine por escrito se vale na venda ou no recebimento.`,
  )
}

export const splitRoles: readonly Role[] = [
  [
    'taxa',
    (number) =>
      isPercent(number) && near(number, /\b(?:fica\w*|leva\w*|recebe\w*|ganha\w*|comiss\w+|del[ae]|pra (?:ela|ele))\b/),
  ],
  ['valor', (number) => isPay(number) && number.value >= 20],
]
export const splitOf = (numbers: Numbers): Numbers | null =>
  numbers.taxa !== undefined && numbers.valor !== undefined ? numbers : null

/** What somebody's part of an amount is, and what stays for the house. */
export function split(sheet: Sheet): Worked {
  const part = found(sheet, 'parte', 'A parte de quem fez', 'R$', partOf(said(sheet, 'valor'), said(sheet, 'taxa')))
  const rest = found(sheet, 'resto', 'O que fica na casa', 'R$', minus(said(sheet, 'valor'), part.amount))
  const asksRest = /\b(?:pro|pra|para o|na|no|para a) (?:salao|estudio|casa|loja|barbearia|clinica|empresa|mim)\b/.test(
    sheet.text,
  )
  return inOrder(
    asksRest && !/\bquanto (?:eu )?pago\b/.test(sheet.text) ? rest : part,
    [part, rest],
    say`A parte de quem fez é ${part.shown}, e ficam ${rest.shown} na casa, antes do produto, da taxa do cartão e das contas.`,
    say`Combine por escrito sobre o que a parte é contada: antes ou depois do produto e da maquininha.`,
  )
}

const BENEFIT =
  /\b(?:vale(?:s| transporte| refeicao| alimentacao)?|passage[nm]s?|transporte|conducao|vt|vr)\b[^,.;]{0,12}$/
export const hireRoles: readonly Role[] = [
  ['margem', (number) => isPercent(number) && near(number, /\b(?:margem|sobr\w+|lucr\w+|fica\w*)\b/)],
  [
    'pessoas',
    (number) =>
      isWhole(number) &&
      number.value <= 50 &&
      isCounted(number) &&
      /^\s*(?:pessoas|funcionari|ajudante|vendedor|atendente|empregad|garco|auxiliar|motoboy)/.test(number.after),
  ],
  [
    'vale',
    (number) =>
      isPay(number) &&
      (BENEFIT.test(lead(number)) ||
        /^\s*(?:reais )?(?:de |do |com )?(?:vale|passag|transporte|conduc|vr\b|vt\b|aliment|refeic)/.test(
          number.after,
        )),
  ],
  [
    'cada',
    (number) =>
      isPay(number) &&
      number.value < 500 &&
      /\bcada [a-z]+ (?:me |eu )?(?:sobra|deixa|rende|fica|da|lucr\w+)/.test(lead(number)),
  ],
  ['salario', (number) => number.unit !== '%' && !isMonths(number) && number.value >= 500 && number.value <= 50_000],
]

/** A person's cost by the month, and by the year where that is asked. */
export function hired(sheet: Sheet): Worked | null {
  const cost = hire(sheet)
  if (!cost || !/\b(?:por|no|ao|pro) ano\b|\banual/.test(sheet.text) || sheet.has('margem')) return cost
  const monthly = Number(cost.result.valor)
  const year = found(
    sheet,
    'ano',
    'Custo por ano',
    'R$',
    times(
      {
        value: monthly,
        text: say`${sheet.show(cost.result)}`,
        plain: sheet.show(cost.result).text,
        inputs: [cost.result],
        binds: 3,
      },
      known(sheet, 'meses_do_ano', 'Meses do ano', 12),
    ),
  )
  return {
    ...cost,
    result: year.fact,
    said: say`${cost.said} No ano são ${year.shown}.`,
    formula: say`${cost.formula} ${year.line}.`,
  }
}

export const fixedRoles: readonly Role[] = [
  ['taxa', isPercent],
  [
    'fixo',
    (number) =>
      isPay(number) &&
      number.value >= 300 &&
      (/\b(?:fix[oa]|salario|ganha\w*|contrat\w+|registr\w+)\b/.test(lead(number)) ||
        /^\s*(?:reais )?(?:de )?fixo/.test(number.after)),
  ],
  [
    'vendas',
    (number) => isPay(number) && near(number, /\b(?:vend(?:e|eu|er|em|endo|ia|eria|as|idos)|sobre|fatur\w+)\b/),
  ],
]
export const fixedOf = ({ taxa, vendas, fixo }: Numbers, question: string): Numbers | null =>
  taxa === undefined || fixo === undefined || /\b(?:menos|devol\w+)\b/.test(fold(question))
    ? null
    : { taxa, fixo, ...(vendas !== undefined && { vendas }) }

/** A fixed part and a share of what somebody sells. */
export function fixedAndShare(sheet: Sheet): Worked | null {
  if (sheet.value('taxa') > 50) return null
  const share = found(sheet, 'comissao', 'Comissão', 'R$', partOf(said(sheet, 'vendas'), said(sheet, 'taxa')))
  const all = found(sheet, 'ganho', 'Fixo e comissão', 'R$', plus(said(sheet, 'fixo'), share.amount))
  return worked(
    all,
    say`São ${all.shown} por mês: ${sheet.slot('fixo')} fixos e ${share.shown} de comissão.`,
    say`Some os encargos ao total: a comissão também entra em férias, décimo terceiro e FGTS.`,
    share,
  )
}
