import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent } from './sum-numbers.ts'

const FACTORS = ['quantidade', 'ocupacao', 'horas', 'dias'] as const
const EXPENSES = ['gasto1', 'gasto2', 'gasto3'] as const
const LOST = /\b(?:perd\w+|deixo de|deixei de|desperd\w+)\b/
const PAYS = /\bquanto (?:eu )?(?:pag\w+|gast\w+|custa|da de gasto)\b|\bde gasto\b/

/** What the amounts add up to is called by what was asked. */
function nameOf(sheet: Sheet): string {
  if (LOST.test(sheet.text)) return 'O que se perde'
  return PAYS.test(sheet.text) || !sheet.has('preco') ? 'O que sai' : 'O que entra'
}

/** Units × (price − cost) × days − what is paid besides. */
export function operation(sheet: Sheet): Worked | null {
  const factors = FACTORS.filter((slot) => sheet.has(slot))
  const times = factors.reduce((product, slot) => product * sheet.value(slot) * (slot === 'ocupacao' ? 0.01 : 1), 1)
  if (times <= 0 || times > 10_000_000) return null
  const shown = factors.map((slot) => (slot === 'dias' ? say`${sheet.slot(slot)} dias` : say`${sheet.slot(slot)}`))
  const each = sheet.has('preco') ? 'preco' : 'custo'
  const inputs = [sheet.fact(each), ...factors.map((slot) => sheet.fact(slot))]
  const written = factors.map((slot) => (slot === 'ocupacao' ? `${sheet.value(slot)}%` : count(sheet.value(slot))))
  const label = nameOf(sheet)
  const total = sheet.result(
    'total',
    label,
    sheet.value(each) * times,
    'R$',
    [formatMoney(sheet.value(each)), ...written].join(' × '),
    inputs,
  )
  const line = (amount: Text, result: Fact) => join([join([amount, ...shown], ' × '), say` = ${sheet.show(result)}`])
  const base = line(say`${sheet.slot(each)}`, total)
  const paid = EXPENSES.filter((slot) => sheet.has(slot))
  const hasCost = sheet.has('custo') && each === 'preco'
  // Less than one is sold for: spent on one or on all, nobody knows.
  if (each === 'preco' && paid.some((slot) => sheet.value(slot) < sheet.value('preco'))) return null
  if (!hasCost && paid.length === 0)
    return {
      result: total,
      said: say`${label}: ${sheet.show(total)}.`,
      formula: join([base, '.']),
      next:
        label === 'O que entra'
          ? say`Conte também quanto custa cada unidade e as contas do período: são elas que dizem quanto disso sobra.`
          : say`Confira os números em uma semana anotada antes de decidir por eles.`,
    }
  const cost = hasCost ? sheet.value('custo') : 0
  const expenses = paid.reduce((sum, slot) => sum + sheet.value(slot), 0)
  const value = (sheet.value(each) - cost) * times - expenses
  const minus = join(paid.map((slot) => say` − ${sheet.slot(slot)}`))
  const left = sheet.result(
    'sobra',
    'O que sobra',
    value,
    'R$',
    `(${formatMoney(sheet.value(each))} − ${formatMoney(cost)}) × ${written.join(' × ')}${paid.map((slot) => ` − ${formatMoney(sheet.value(slot))}`).join('')}`,
    [...inputs, ...(hasCost ? [sheet.fact('custo')] : []), ...paid.map((slot) => sheet.fact(slot))],
  )
  const amount = hasCost ? say`(${sheet.slot(each)} − ${sheet.slot('custo')})` : say`${sheet.slot(each)}`
  return {
    result: left,
    said: say`${value < 0 ? 'Faltam' : 'Sobram'} ${sheet.show(left)}: entram ${sheet.show(total)}, já tirado o que você disse que gasta. Disso ainda saem as contas que você não citou.`,
    formula: join([join([amount, ...shown], ' × '), minus, say` = ${value < 0 ? '−' : ''}${sheet.show(left)}.`]),
    next: say`Compare o que sobra com as contas que ficaram de fora (imposto, taxas, aluguel, a sua hora): só o que passa delas é lucro.`,
  }
}

/** 'Quero ganhar 60% em cima': of the cost, not of the price. */
export function onCost(sheet: Sheet): Worked | null {
  const cost = sheet.value('custo')
  const extra = sheet.value('acrescimo')
  if (cost <= 0 || extra <= 0 || extra > 1_000) return null
  const price = sheet.result(
    'preco',
    'Preço',
    cost * (1 + extra / 100),
    'R$',
    `${formatMoney(cost)} × (1 + ${percent(extra)})`,
    [sheet.fact('custo'), sheet.fact('acrescimo')],
  )
  const margin = sheet.result(
    'margem',
    'Margem sobre o preço',
    (extra / (100 + extra)) * 100,
    '%',
    `${formatMoney(cost * (extra / 100))} ÷ ${formatMoney(cost * (1 + extra / 100))}`,
    [price],
  )
  return {
    result: price,
    said: say`Com ${sheet.slot('acrescimo')} em cima do custo de ${sheet.slot('custo')}, o preço é ${sheet.show(price)}. Sobre o preço, isso é uma margem de ${sheet.show(margin)}.`,
    formula: say`${sheet.slot('custo')} + ${sheet.slot('acrescimo')} de ${sheet.slot('custo')} = ${sheet.show(price)}.`,
    next: say`Desconte imposto e taxa do cartão antes de chamar essa diferença de lucro: os dois se pagam sobre o preço.`,
  }
}

/** What was left of what was sold. */
export function leftShare(sheet: Sheet): Worked | null {
  const sold = sheet.value('vendas')
  const left = sheet.value('sobra')
  if (sold <= 0 || left < 0 || left > sold) return null
  const inputs = [sheet.fact('sobra'), sheet.fact('vendas')]
  const found = sheet.result(
    'margem',
    'Margem',
    (left / sold) * 100,
    '%',
    `${formatMoney(left)} ÷ ${formatMoney(sold)}`,
    inputs,
  )
  return {
    result: found,
    said: say`A margem foi de ${sheet.show(found)}: sobraram ${sheet.slot('sobra')} de ${sheet.slot('vendas')} vendidos.`,
    formula: say`${sheet.slot('sobra')} ÷ ${sheet.slot('vendas')} = ${sheet.show(found)}.`,
    next: say`Refaça a conta com três meses seguidos e já com o seu pró-labore tirado: um mês só engana.`,
  }
}
