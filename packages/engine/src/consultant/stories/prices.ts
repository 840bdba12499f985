import { formatMoney } from '@norteia/contracts/format'
import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { percent } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { join, say } from '#src/facts/fact-book.ts'
import { mayPay, type Numbers, numbersBy } from './read.ts'

/** Rates of the price, by the words that name them. */
const RATES: readonly (readonly [slot: string, words: string])[] = [
  ['imposto', 'impostos?|simples|das|nota|tributos?'],
  [
    'comissao',
    'comiss\\w+|vendedora?|app|aplicativo|ifood|shopee|mercado livre|plataforma|site|marketplace|franquia|royalt\\w+',
  ],
  ['cartao', 'maquininha|maquina|cartao|credito|debito|taxas?|parcelamento'],
  ['margem', 'margem|lucr\\w+|sobr\\w+|ganh\\w+|ficar com|fique|fica comigo|tirar|livres?|limp[oa]s?|quero'],
]
const SMALL =
  'fica|morde|desconta|tira|de|do|da|e|eh|a|o|uns|com|no|na|pro|pra|pros|ainda|ser|vai|leva|cobra|come|pago|tem|pelo menos|seja|minha|meu|me'
const NAMED_BEFORE = RATES.map(([slot, words]) => [slot, new RegExp(`\\b(?:${words})(?: (?:${SMALL}))*\\s*$`)] as const)
const NAMED_AFTER = RATES.map(
  ([slot, words]) =>
    [slot, new RegExp(`^(?! e\\b)(?:\\s*(?:${SMALL}|fica|sai|sao|desconta)\\b)*\\s*(?:${words})\\b`)] as const,
)

/** '6% de imposto e 4%': what follows a rate names it before what stands before it. */
const rateOf = ({ before, after }: Placed): string | undefined =>
  (NAMED_AFTER.find(([, words]) => words.test(after)) ?? NAMED_BEFORE.find(([, words]) => words.test(before)))?.[0]

const BESIDE =
  /^\s*(?:reais )?(?:de|do|da|com|pra|pro) (?:embalagem|frete|caixa|sacola|rotulo|etiqueta|entrega|motoboy|material)\b/
const BESIDE_BEFORE = /\b(?:embalagem|frete|sacola|rotulo|etiqueta|entrega)\s*(?:de |a |e |custa |sai |r\$ ?)*$/
const COST = /\b(?:cust\w+|gast\w+|pag\w+|compr\w+|sai|saiu|fica|ficou|vai|custo|material)\b[^.;%\d]{0,32}$/
const WANTED = /\b(?:ganhar|tirar|lucrar|lucro de|sobrar|sobre|quero)\s*(?:uns |limpo |r\$ ?|de )*$/

/** What one costs, and the parts of its price that go elsewhere. */
export function pricedOf(question: string): Numbers | null {
  const found = numbersBy(question, (number, got) => {
    if (number.unit === '%') return rateOf(number)
    if (!mayPay(number)) return undefined
    if (BESIDE.test(number.after) || BESIDE_BEFORE.test(number.before))
      return got.custo === undefined ? 'custo' : 'outro'
    if (WANTED.test(number.before)) return 'ganho'
    return COST.test(number.before) ? 'custo' : undefined
  })
  if (!found || found.custo === undefined) return null
  if ((found.margem === undefined) === (found.ganho === undefined)) return null
  return TAKEN.some((slot) => found[slot] !== undefined) ? found : null
}
const TAKEN = ['imposto', 'cartao', 'comissao']
const MOST_TAKEN = 95

export function priced(sheet: Sheet): Worked | null {
  const rates = ['margem', ...TAKEN].filter((slot) => sheet.has(slot))
  const taken = rates.reduce((sum, slot) => sum + sheet.value(slot), 0)
  if (taken >= MOST_TAKEN) return null
  const costs = ['custo', 'outro', 'ganho'].filter((slot) => sheet.has(slot))
  const cost = costs.reduce((sum, slot) => sum + sheet.value(slot), 0)
  const rest = sheet.result(
    'resto',
    'Parte do preço que paga o custo',
    100 - taken,
    '%',
    ['100%', ...rates.map((slot) => percent(sheet.value(slot)))].join(' − '),
    inputsOf(sheet, ...rates),
  )
  const found = sheet.result(
    'preco',
    'Preço',
    cost / (1 - taken / 100),
    'R$',
    `${costs.map((slot) => formatMoney(sheet.value(slot))).join(' + ')} ÷ ${percent(100 - taken)}`,
    [rest, ...inputsOf(sheet, ...costs)],
  )
  const sum = join(
    costs.map((slot) => say`${sheet.slot(slot)}`),
    ' + ',
  )
  const percents = join(
    rates.map((slot) => say`${sheet.slot(slot)}`),
    ' − ',
  )
  const wants = sheet.has('margem') ? say`sobrar ${sheet.slot('margem')} do preço` : say`sobrar ${sheet.slot('ganho')}`
  return {
    result: found,
    said: say`Para pagar o que sai do preço e ${wants}, cobre ${sheet.show(found)}.`,
    formula: say`${sheet.rule('inteiro', 'O preço inteiro', 100, '100%', '%')} − ${percents} = ${sheet.show(rest)}; ${costs.length > 1 ? say`(${sum})` : sum} ÷ ${sheet.show(rest)} = ${sheet.show(found)}.`,
    next: say`O aluguel e as outras contas fixas saem dessa sobra: veja se ela os paga com o que vende no mês.`,
  }
}

const KEPT = /\b(?:lucro|margem|sobra|ganho)(?: (?:e|eh|de|da|media|liquid[ao]|fica|em|uns))*\s*$/
const KEPT_AFTER = /^\s*(?:de (?:lucro|margem|sobra)|e lucro|sobra|fica pra mim)\b/
const CAME = /\b(?:fatur\w+|vend\w+|entr\w+)(?: [a-z]+){0,3}\s*(?:r\$ ?)?$/

/** 'Meu lucro é 22% e faturei 45 mil' */
export const earnedOf = (question: string): Numbers | null => {
  const found = numbersBy(question, ({ unit, before, after }) =>
    unit === '%'
      ? KEPT.test(before) || KEPT_AFTER.test(after)
        ? 'margem'
        : undefined
      : CAME.test(before)
        ? 'vendas'
        : undefined,
  )
  return found?.margem === undefined || found.vendas === undefined || found.margem >= 100 ? null : found
}

export function earned(sheet: Sheet): Worked {
  const [share, sold] = [sheet.value('margem'), sheet.value('vendas')]
  const result = sheet.result(
    'sobra',
    'O que sobra',
    (sold * share) / 100,
    'R$',
    `${formatMoney(sold)} × ${percent(share)}`,
    inputsOf(sheet, 'vendas', 'margem'),
  )
  return {
    result,
    said: say`Sobram ${sheet.show(result)}. Se os ${sheet.slot('margem')} não contam aluguel, salários e outras contas fixas, elas ainda saem daí.`,
    formula: say`${sheet.slot('vendas')} × ${sheet.slot('margem')} = ${sheet.show(result)}.`,
    next: say`Confira os ${sheet.slot('margem')} com as contas de um mês inteiro: a sobra de memória costuma ser maior que a do extrato.`,
  }
}
