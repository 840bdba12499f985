import { formatMoney } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Placed, placed } from './calculator-slots.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

const money = formatMoney
const LAND = '(?:hectares?|ha|alqueires?)\\b'
const MEASURE = '(?:sacas?|sacos?|sc|kg|quilos?|toneladas?|arrobas?|caixas?|litros?)\\b'
const YIELD = new RegExp(`^\\s*${MEASURE}[^\\d,;.]{0,16}(?:por|em cada|cada|\\/)\\s*${LAND}`)
const PER_LAND = new RegExp(`^\\s*(?:reais )?(?:por|em cada|cada|\\/)\\s*${LAND}`)
const AREA = new RegExp(`^\\s*${LAND}`)
const PER_MEASURE = new RegExp(`^\\s*(?:reais )?(?:por |cada |a |\\/ ?)?${MEASURE}`)
const PRICED = /(?:vend\w+|preco|pag\w+|\ba|\bpor)\s*(?:a |por |de |r\$ ?)*$/

type Role = 'produtividade' | 'custo' | 'area' | 'preco'

function roleOf({ unit, before, after }: Placed): Role | null {
  if (unit === '%') return null
  if (YIELD.test(after)) return 'produtividade'
  if (PER_LAND.test(after)) return 'custo'
  if (AREA.test(after)) return 'area'
  return PER_MEASURE.test(after) || PRICED.test(before) ? 'preco' : null
}

/** What each hectare gave and cost, how many there were and the price; null: a number of the question stays unexplained. */
export function harvestOf(question: string): Record<string, number> | null {
  const found: Partial<Record<Role, number>> = {}
  for (const number of placed(question)) {
    const role = roleOf(number)
    if (!role || found[role] !== undefined) return null
    found[role] = number.value
  }
  const whole = found.produtividade !== undefined && found.area !== undefined && found.preco !== undefined
  return whole && (found.custo !== undefined || !/\b(?:gast\w+|cust\w+)/.test(fold(question))) ? found : null
}

/** Area × (yield × price − cost). */
export function harvest(sheet: Sheet): Worked | null {
  const [area, each, price] = [sheet.value('area'), sheet.value('produtividade'), sheet.value('preco')]
  if (area <= 0 || each <= 0 || price <= 0) return null
  const income = sheet.result(
    'receita',
    'Venda da colheita',
    area * each * price,
    'R$',
    `${count(area)} × ${count(each)} × ${money(price)}`,
    inputsOf(sheet, 'area', 'produtividade', 'preco'),
  )
  const sold = say`${sheet.slot('area')} × ${sheet.slot('produtividade')} × ${sheet.slot('preco')} = ${sheet.show(income)}`
  const next = say`Ponha na conta o que costuma ficar de fora: frete, secagem, arrendamento, juros do custeio e o seu trabalho.`
  if (!sheet.has('custo'))
    return { result: income, said: say`A colheita vende ${sheet.show(income)}.`, formula: say`${sold}.`, next }
  const spent = sheet.result(
    'gasto',
    'Custo da lavoura',
    area * sheet.value('custo'),
    'R$',
    `${count(area)} × ${money(sheet.value('custo'))}`,
    inputsOf(sheet, 'area', 'custo'),
  )
  const value = area * (each * price - sheet.value('custo'))
  const left = sheet.result(
    'sobra',
    value < 0 ? 'Prejuízo da lavoura' : 'Sobra da lavoura',
    value,
    'R$',
    `${money(area * each * price)} − ${money(area * sheet.value('custo'))}`,
    [income, spent],
  )
  return {
    result: left,
    said: say`${value < 0 ? 'Faltam' : 'Sobram'} ${sheet.show(left)} na área toda: vende ${sheet.show(income)} e gasta ${sheet.show(spent)}.`,
    formula: say`${sold}; ${sheet.slot('area')} × ${sheet.slot('custo')} = ${sheet.show(spent)}; ${sheet.show(income)} − ${sheet.show(spent)} = ${value < 0 ? '−' : ''}${sheet.show(left)}.`,
    next,
  }
}
