import { formatMoney } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

/** What each must cost for what she wants to keep. */
export function priceForGoal(sheet: Sheet): Worked | null {
  const cost = sheet.has('gasto') ? sheet.value('gasto') : 0
  const result = sheet.result(
    'preco',
    'Preço de cada',
    (sheet.value('meta') + cost) / sheet.value('quantidade'),
    'R$',
    `(${formatMoney(sheet.value('meta'))}${cost > 0 ? ` + ${formatMoney(cost)}` : ''}) ÷ ${count(sheet.value('quantidade'))}`,
    inputsOf(sheet, 'meta', 'gasto', 'quantidade'),
  )
  const needed = cost > 0 ? say`(${sheet.slot('meta')} + ${sheet.slot('gasto')})` : say`${sheet.slot('meta')}`
  return {
    result,
    said: say`Pelo menos ${sheet.show(result)} em cada, se vender todos; imposto, taxa e material entram por cima.`,
    formula: say`${needed} ÷ ${sheet.slot('quantidade')} = ${sheet.show(result)}.`,
    next: say`Conte um mês fraco: com menos horários vendidos, o preço de cada um sobe.`,
  }
}

/** A pack of so many with a discount. */
export function discountedPack(sheet: Sheet): Worked | null {
  const [price, many, rate] = [sheet.value('preco'), sheet.value('quantidade'), sheet.value('desconto')]
  if (rate >= 100) return null
  const full = sheet.result(
    'cheio',
    'Sem desconto',
    price * many,
    'R$',
    `${formatMoney(price)} × ${count(many)}`,
    inputsOf(sheet, 'preco', 'quantidade'),
  )
  const result = sheet.result(
    'pacote',
    'Preço do pacote',
    price * many * (1 - rate / 100),
    'R$',
    `${formatMoney(price * many)} − ${percent(rate)}`,
    [full, sheet.fact('desconto')],
  )
  const each = sheet.result(
    'cada',
    'Cada um no pacote',
    price * (1 - rate / 100),
    'R$',
    `${formatMoney(price * many * (1 - rate / 100))} ÷ ${count(many)}`,
    [result, sheet.fact('quantidade')],
  )
  return {
    result,
    said: say`O pacote fica em ${sheet.show(result)}, ${sheet.show(each)} cada.`,
    formula: say`${sheet.slot('preco')} × ${sheet.slot('quantidade')} = ${sheet.show(full)}; − ${sheet.slot('desconto')} = ${sheet.show(result)}.`,
    next: say`Receba antes e escreva até quando vale: o desconto paga a certeza, e não só a quantidade.`,
  }
}

/** What a piece of land, a plant or an animal gave. */
export function yieldOf(sheet: Sheet): Worked | null {
  const result = sheet.result(
    'rendimento',
    'Rendimento',
    sheet.value('colhido') / sheet.value('area'),
    '',
    `${count(sheet.value('colhido'))} ÷ ${count(sheet.value('area'))}`,
    inputsOf(sheet, 'colhido', 'area'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)} de cada um.`,
    formula: say`${sheet.slot('colhido')} ÷ ${sheet.slot('area')} = ${sheet.show(result)}.`,
    next: say`Compare com a safra passada e com a da região antes de mudar o manejo.`,
  }
}
