import { formatMoney } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { isCount, type Placed, placed } from './calculator-slots.ts'
import type { Sheet, Worked } from './calculators.ts'
import { count } from './sum-numbers.ts'
import { inputsOf } from './sums-of-count.ts'

const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'.split('|')
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days of work by which a month counts for the thirteenth salary (law 4.090, article 1). */
const DAYS_OF_MONTH = 15
const LEAST_WAGE = 500
const MOST_WAGE = 50_000

/** '13º', '1/3' and 'o terço' are names here, no numbers. */
const NAMES = /\b13 ?(?:o\b|°|º)?(?! ?(?:mil|reais|dias?|mes|h\b|horas?|,|\.\d|%))|\b1 ?\/ ?3\b|\bum terco\b/g
const WAGE =
  /\b(?:ganh\w+|salario|receb\w+|registrad[oa]|carteira|pag\w+|por|d[aeo])\s*(?:e |eh |de |por mes |uns |ele |ela |dele |dela |bruto |com |mensal |r\$ ?)*$/
const NO_WAGE =
  /^\s*(?:reais )?(?:(?:por|a|ao|na|no) (?:dia|hora|semana|diaria|quinzena)|horas?\b|h\b|dias?\b|mes(?:es)?\b)/

const isWage = (number: Placed) =>
  number.unit !== '%' &&
  !isCount(number) &&
  number.value >= LEAST_WAGE &&
  number.value <= MOST_WAGE &&
  WAGE.test(number.before) &&
  !NO_WAGE.test(number.after)

/** Each number by its part; null: one has none, or there is no wage. */
function read(question: string, part: (number: Placed) => string | undefined): Record<string, number> | null {
  const found: Record<string, number> = {}
  for (const number of placed(fold(question).replace(NAMES, 'terco'))) {
    const id = isWage(number) ? 'salario' : part(number)
    if (!id || found[id] !== undefined || number.value <= 0) return null
    found[id] = number.value
  }
  return found.salario === undefined ? null : found
}

const bare = ({ unit, scale, value }: Placed) => unit === '' && scale === 1 && Number.isInteger(value)

export const holidaysOf = (question: string) =>
  read(question, (number) => (bare(number) && /^\s*dias?\b/.test(number.after) ? 'dias' : undefined))

const ENTRY = new RegExp(
  `\\b(?:entr\\w+|comec\\w+|admitid[oa]|contrat\\w+|registrad[oa]|registrei|desde|assinei)\\b[^.;?]{0,40}?\\b(?:em|de|desde|dia \\d{1,2}(?: de)?|\\d{1,2} de)\\s+(?:o |inicio de |comeco de )?(${MONTHS.join('|')})\\b`,
)
const WHOLE_YEAR = /\b(?:ano (?:inteiro|todo|completo)|12 meses|doze meses)\b/

export function thirteenthOf(question: string): Record<string, number> | null {
  const text = fold(question)
  const found = read(question, (number) => {
    if (!bare(number)) return undefined
    if (/^\s*(?:mes(?:es)?\b|\/ ?12)/.test(number.after)) return 'meses'
    return new RegExp(`^\\s*(?:de )?(?:${MONTHS.join('|')})\\b`).test(number.after) ? 'dia' : undefined
  })
  if (!found) return null
  const month = ENTRY.exec(text)?.[1]
  if (found.meses !== undefined) return month || found.dia ? null : found
  if (WHOLE_YEAR.test(text)) return month || found.dia ? null : { ...found, meses: 12 }
  return month ? { ...found, entrada: MONTHS.indexOf(month) + 1 } : null
}

/** Holidays of some days, with the third of the constitution. */
export function holidayPay(sheet: Sheet): Worked | null {
  const wage = sheet.value('salario')
  const days = sheet.has('dias') ? sheet.value('dias') : 30
  if (days > 30 || days < 5) return null
  const whole = days === 30
  const pay = sheet.result(
    'dias_de_ferias',
    'Dias de férias, sem o terço',
    (wage / 30) * days,
    'R$',
    whole ? formatMoney(wage) : `${formatMoney(wage)} ÷ 30 × ${count(days)}`,
    inputsOf(sheet, 'salario', 'dias'),
  )
  const third = sheet.result(
    'terco',
    'Terço das férias',
    ((wage / 30) * days) / 3,
    'R$',
    `${formatMoney(Number(pay.valor))} ÷ 3`,
    [pay],
  )
  const total = sheet.result(
    'ferias',
    'Férias com o terço, bruto',
    ((wage / 30) * days * 4) / 3,
    'R$',
    `${formatMoney(Number(pay.valor))} + ${formatMoney(Number(third.valor))}`,
    [pay, third],
  )
  const base = whole
    ? say`${sheet.slot('salario')}`
    : say`${sheet.slot('salario')} ÷ ${sheet.rule('dias_do_mes', 'Dias do mês, pela lei', 30, '30')} × ${sheet.slot('dias')} dias = ${sheet.show(pay)}; ${sheet.show(pay)}`
  return {
    result: total,
    said: say`As férias de ${sheet.has('dias') ? sheet.slot('dias') : sheet.rule('dias_inteiros', 'Dias de férias do ano', 30, '30')} dias com o terço dão ${sheet.show(total)}, bruto: ainda saem INSS e, conforme o valor, imposto de renda.`,
    formula: say`${base} + ${sheet.show(third)} de terço = ${sheet.show(total)}.`,
    next: say`Confira com o contador: faltas, média de horas extras e comissões mudam o valor, e o pagamento sai até dois dias antes do começo das férias.`,
  }
}

/** The thirteenth salary of the months worked until December. */
export function thirteenth(sheet: Sheet): Worked | null {
  const wage = sheet.value('salario')
  const entry = sheet.has('entrada') ? sheet.value('entrada') : 0
  const day = sheet.has('dia') ? sheet.value('dia') : 1
  const worked = entry ? DAYS[entry - 1]! - day + 1 : 0
  if (entry && worked < 1) return null
  const months = entry ? 12 - entry + (worked >= DAYS_OF_MONTH ? 1 : 0) : sheet.value('meses')
  if (months < 1 || months > 12 || !Number.isInteger(months)) return null
  const counted = entry
    ? sheet.result(
        'meses',
        'Meses que contam até dezembro',
        months,
        'meses',
        `12 − ${count(entry)}${worked >= DAYS_OF_MONTH ? ' + 1' : ''}`,
        inputsOf(sheet, 'entrada', 'dia'),
      )
    : sheet.fact('meses')
  const total = sheet.result(
    'decimo',
    'Décimo terceiro, bruto',
    (wage / 12) * months,
    'R$',
    `${formatMoney(wage)} ÷ 12 × ${count(months)}`,
    [counted, ...inputsOf(sheet, 'salario')],
  )
  const least = sheet.rule('dias_que_contam', 'Dias de trabalho para o mês contar', DAYS_OF_MONTH, `${DAYS_OF_MONTH}`)
  const until = entry ? say`, se ficar até dezembro` : ''
  return {
    result: total,
    said: say`O décimo terceiro dá ${sheet.show(total)}, bruto: ${sheet.show(counted)} de doze meses${until}. Conta como mês o que teve ${least} dias ou mais de trabalho.`,
    formula: say`${sheet.slot('salario')} ÷ 12 × ${sheet.show(counted)} = ${sheet.show(total)}.`,
    next: say`Confira com o contador: horas extras, comissões e faltas mudam o valor; a primeira metade sai até o fim de novembro e o resto em dezembro.`,
  }
}
