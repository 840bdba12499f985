import { formatMoney } from '@norteia/contracts/format'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { say } from '#src/facts/fact-book.ts'
import { mayPay, type Numbers, numbersBy } from './read.ts'

const SIDE_AFTER = /^\s*(?:m|mts?|metros?)?\s*(?:por|x|de largura por|de comprimento por)\s*$/
const LENGTH = /^\s*(?:m|mts?|metros?)\b/
const EACH_METRE = /^\s*(?:reais )?(?:o|por|cada|no) (?:m\b|m2|metros?(?: quadrados?)?)|^\s*(?:reais )?(?:o )?m2/
const METRE_BEFORE = /\b(?:metros?(?: quadrados?)?|m2)\s*(?:a|por|de|custa|sai|e|eh|ta|cobro|r\$| )*$/

/** 'Uma parede de 6 por 4 metros a 35 o metro' */
export function areaOf(question: string): Numbers | null {
  const found = numbersBy(question, (number, got, previous) => {
    const { unit, scale, after, before } = number
    if (unit === '' && scale === 1 && got.lado1 === undefined && SIDE_AFTER.test(after)) return 'lado1'
    if (unit === '' && got.lado2 === undefined && previous && got.lado1 === previous.value && SIDE_AFTER.test(before))
      return 'lado2'
    if (!mayPay(number) || (unit === '' && LENGTH.test(after))) return undefined
    return EACH_METRE.test(after) || METRE_BEFORE.test(before) ? 'preco' : undefined
  })
  return found?.lado2 === undefined ? null : found
}

export function ofArea(sheet: Sheet): Worked {
  const [one, two] = [sheet.value('lado1'), sheet.value('lado2')]
  const area = sheet.result(
    'area',
    'Área',
    one * two,
    'm²',
    `${count(one)} × ${count(two)}`,
    inputsOf(sheet, 'lado1', 'lado2'),
  )
  const shown = sheet.show(area, count(Math.round(one * two * 100) / 100))
  const base = say`${sheet.slot('lado1')} × ${sheet.slot('lado2')} = ${shown} m²`
  const next = say`Some a sobra do corte e desconte portas e janelas antes de comprar o material.`
  if (!sheet.has('preco')) return { result: area, said: say`São ${shown} m².`, formula: say`${base}.`, next }
  const price = sheet.value('preco')
  const result = sheet.result(
    'valor',
    'Valor',
    one * two * price,
    'R$',
    `${count(one * two)} × ${formatMoney(price)}`,
    [area, sheet.fact('preco')],
  )
  return {
    result,
    said: say`São ${shown} m²: ${sheet.show(result)}.`,
    formula: say`${base}; × ${sheet.slot('preco')} = ${sheet.show(result)}.`,
    next,
  }
}
