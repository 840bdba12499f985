import { formatMoney } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count, percent } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

const MONTH_DAYS = 30
const monthDays = (sheet: Sheet) => sheet.rule('mes', 'Dias do mês', MONTH_DAYS, String(MONTH_DAYS))

/** What is used up in a month of something that lasts so many days. */
export function usedInMonth(sheet: Sheet): Worked | null {
  const [price, days] = [sheet.value('preco'), sheet.value('dias')]
  const result = sheet.result(
    'mes',
    'Gasto no mês',
    (price / days) * MONTH_DAYS,
    'R$',
    `${formatMoney(price)} ÷ ${count(days)} × ${MONTH_DAYS}`,
    inputsOf(sheet, 'preco', 'dias'),
  )
  return {
    result,
    said: say`São ${sheet.show(result)} por mês, usando no mesmo passo todos os dias.`,
    formula: say`${sheet.slot('preco')} ÷ ${sheet.slot('dias')} dias × ${monthDays(sheet)} = ${sheet.show(result)}.`,
    next: say`Se fecha alguns dias na semana, anote quantos duram três seguidos e refaça com a média.`,
  }
}

/** What comes in when each table is taken more than once. */
export function tablesTurned(sheet: Sheet): Worked | null {
  const [tables, turns, spent] = [sheet.value('mesas'), sheet.value('giros'), sheet.value('gasto')]
  const result = sheet.result(
    'total',
    'Faturamento',
    tables * turns * spent,
    'R$',
    `${count(tables)} × ${count(turns)} × ${formatMoney(spent)}`,
    inputsOf(sheet, 'mesas', 'giros', 'gasto'),
  )
  return {
    result,
    said: say`Entram ${sheet.show(result)} com a casa cheia nos dois sentidos: todas as mesas e todos os giros.`,
    formula: say`${sheet.slot('mesas')} mesas × ${sheet.slot('giros')} × ${sheet.slot('gasto')} = ${sheet.show(result)}.`,
    next: say`Conte por uma semana quantas mesas giram de verdade e por quanto tempo ficam vazias.`,
  }
}

/** Offers to make, where so many of so many are taken. */
export function offersToMake(sheet: Sheet): Worked | null {
  const [taken, of, goal] = [sheet.value('fecha'), sheet.value('cada'), sheet.value('meta')]
  if (taken > of) return null
  const result = sheet.result(
    'orcamentos',
    'Orçamentos a fazer',
    Math.ceil((goal * of) / taken - 1e-9),
    '',
    `${count(goal)} × ${count(of)} ÷ ${count(taken)}`,
    inputsOf(sheet, 'meta', 'cada', 'fecha'),
  )
  const shown = () => sheet.show(result, count(Number(result.valor)))
  return {
    result,
    said: say`Faça ${shown()} orçamentos.`,
    formula: say`${sheet.slot('meta')} × ${sheet.slot('cada')} ÷ ${sheet.slot('fecha')} = ${shown()}.`,
    next: say`Falar de novo com quem não respondeu em dois dias custa menos do que achar outro: comece por esses.`,
  }
}

/** A bill with its penalty, and interest for the days. */
export function lateBill(sheet: Sheet): Worked | null {
  const [value, days, penalty, interest] = [
    sheet.value('valor'),
    sheet.value('dias'),
    sheet.value('multa'),
    sheet.value('juros'),
  ]
  if (penalty > 30 || interest > 20) return null
  const fine = sheet.result(
    'daMulta',
    'Multa',
    (value * penalty) / 100,
    'R$',
    `${formatMoney(value)} × ${percent(penalty)}`,
    inputsOf(sheet, 'valor', 'multa'),
  )
  const late = (value * interest * days) / 100 / MONTH_DAYS
  const cost = sheet.result(
    'dosJuros',
    'Juros',
    late,
    'R$',
    `${formatMoney(value)} × ${percent(interest)} ÷ ${MONTH_DAYS} × ${count(days)}`,
    inputsOf(sheet, 'valor', 'juros', 'dias'),
  )
  const result = sheet.result(
    'total',
    'Total',
    value + (value * penalty) / 100 + late,
    'R$',
    `${formatMoney(value)} + multa + juros`,
    [sheet.fact('valor'), fine, cost],
  )
  return {
    result,
    said: say`São ${sheet.show(result)}: ${sheet.show(fine)} de multa e ${sheet.show(cost)} de juros pelos dias.`,
    formula: say`${sheet.slot('valor')} × ${sheet.slot('multa')} = ${sheet.show(fine)}; ${sheet.slot('valor')} × ${sheet.slot('juros')} ÷ ${monthDays(sheet)} × ${sheet.slot('dias')} = ${sheet.show(cost)}.`,
    next: say`Peça a segunda via atualizada no banco de quem cobra: é ela que vale no dia do pagamento.`,
  }
}

/** What a lower rate saves. */
export function cheaperRate(sheet: Sheet): Worked | null {
  const [before, after, volume] = [sheet.value('antes'), sheet.value('depois'), sheet.value('volume')]
  if (after >= before) return null
  const result = sheet.result(
    'economia',
    'Economia',
    (volume * (before - after)) / 100,
    'R$',
    `${formatMoney(volume)} × (${percent(before)} − ${percent(after)})`,
    inputsOf(sheet, 'volume', 'antes', 'depois'),
  )
  return {
    result,
    said: say`Você economiza ${sheet.show(result)} sobre esse valor.`,
    formula: say`${sheet.slot('volume')} × (${sheet.slot('antes')} − ${sheet.slot('depois')}) = ${sheet.show(result)}.`,
    next: say`Desconte aluguel da máquina nova, antecipação e multa de saída da antiga antes de trocar.`,
  }
}
