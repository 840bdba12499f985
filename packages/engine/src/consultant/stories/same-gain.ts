import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { found, known, minus, over, said, times } from './expr.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersOf } from './read.ts'

/** As much as before is to be left. */
export const SAME_ASKED =
  '\\bnao (?:ganhar|sobrar|lucrar|entrar|receber|tirar|faturar)\\w* menos|\\bsem (?:ganhar|lucrar|faturar|entrar) menos|\\bnao perder (?:dinheiro|lucro)|\\bganhar? (?:o mesmo|igual|a mesma)|\\b(?:dar|sobrar|ficar|entrar|tirar) (?:o mesmo|a mesma coisa|igual|na mesma|o que (?:da|entra|sobra) hoje)|\\bficar na mesma|\\b(?:o mesmo|a mesma coisa) (?:de|que) (?:antes|hoje)'
const NEW_PRICE =
  /\b(?:sub\w*|aument\w*|baix\w*|ca(?:ir|i|isse)|pass\w*|mud\w*|for|fosse|cobr(?:ar|asse|o|ando)|agora)(?: (?!custo)[a-z]+){0,3}? (?:pra|para|pro|a|por)?\s*(?:r\$ ?)?$|\bquant[oa]s(?: [a-z]+)? (?:a|de|por)\s*(?:r\$ ?)?$/
const COST = /\b(?:cust\w+|gast\w+|material)(?: (?:de|e|em|me|por|cada|a|um|uma))*\s*(?:r\$ ?)?$/
const COST_AFTER = /^\s*(?:reais )?(?:de|pra) (?:custo|material|gasto)\b/
const PRICE = /(?:^|\s)(?:a|por|de|e|eh)\s*(?:r\$ ?)?$/
const MANY_AFTER = /^\s*(?:[a-z]+ )?(?:por|no|ao) (?:mes|dia|semana)\b/
const MADE = /\b(?:vend\w+|fa[cz]\w*|fiz|atend\w*|cort\w*|lav\w*|sao|sai|saem|tenho|dou)(?: (?:uns|umas|hoje))*\s*$/

const GONE = /\b(?:perd\w+|sa(?:ir|iram|em)|cancel\w+)(?: (?:uns|umas))*\s*$/
function roleOf(one: Placed, got: Readonly<Numbers>): string | undefined {
  const { unit, before, after } = one
  if (unit === '%' || !mayPay(one)) return undefined
  if (GONE.test(before)) return 'perdidos'
  if (COST.test(before) || COST_AFTER.test(after)) return 'custo'
  const counted = mayCount(one) && got.quantos === undefined
  if (counted && (MANY_AFTER.test(after) || (MADE.test(before) && hasThing(one)))) return 'quantos'
  if (got.antes !== undefined && NEW_PRICE.test(before)) return 'depois'
  return got.antes === undefined && PRICE.test(before) ? 'antes' : undefined
}

/** So many at a price, and another price: how many of these leave the same. */
export function sameGainOf(question: string): Numbers | null {
  const numbers: Numbers = {}
  for (const number of numbersOf(question)) {
    const role = roleOf(number, numbers)
    // 'Agora cobro 70, quantos a 70': it is said again.
    if (role === undefined || (numbers[role] ?? number.value) !== number.value || !(number.value > 0)) return null
    numbers[role] = number.value
  }
  if (numbers.quantos === undefined || numbers.antes === undefined || numbers.depois === undefined) return null
  const cost = numbers.custo ?? 0
  const { perdidos: _, ...asked } = numbers
  return numbers.depois > cost && numbers.antes > cost && numbers.depois !== numbers.antes ? asked : null
}

export function sameGain(sheet: Sheet): Worked {
  const many = said(sheet, 'quantos')
  const each = (id: 'antes' | 'depois', label: string) =>
    sheet.has('custo') ? found(sheet, `cada_${id}`, label, 'R$', minus(said(sheet, id), said(sheet, 'custo'))) : null
  const [was, now] = [each('antes', 'Sobra de cada um hoje'), each('depois', 'Sobra de cada um no preço novo')]
  const all = found(
    sheet,
    'hoje',
    sheet.has('custo') ? 'Sobra de hoje' : 'Entra hoje',
    'R$',
    times(many, was ? was.amount : said(sheet, 'antes')),
  )
  const exact = found(
    sheet,
    'exato',
    'Antes de completar',
    '',
    over(all.amount, now ? now.amount : said(sheet, 'depois')),
  )
  const whole = Math.ceil(exact.value - 1e-9)
  const result = sheet.result('bastam', 'Quantos', whole, '', exact.amount.plain, exact.amount.inputs)
  const left = Math.round(many.value - whole)
  const lines = [...(was && now ? [was, now] : []), all, exact].map(({ line }) => line)
  const spare =
    left > 0
      ? say` Pode perder até ${found(sheet, 'folga', 'Quantos pode perder', '', minus(many, known(sheet, 'bastam_ate', 'Quantos bastam', whole))).shown}: até aí não entra menos do que hoje.`
      : say``
  return {
    result,
    said: say`São ${sheet.show(result)} para ficar no mesmo que hoje (${all.shown}).${spare}${sheet.has('custo') ? say`` : say` Se cada um também tem custo, diga quanto é: a conta muda.`}`,
    formula: say`${lines.reduce((before, line) => say`${before}; ${line}`)}.`,
    next: say`Suba primeiro para quem chega agora e conte por um mês quantos ficam antes de mudar para todos.`,
  }
}
