import { formatMoney } from '@norteia/contracts/format'
import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count, WEEKS } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { say } from '#src/facts/fact-book.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const WAS =
  /\b(?:de|era|eram|custava|pagava|saia|comprava|tava|estava|vinha|antes|cobro|cobrava|pago|pagam|pagando|cobrando|hoje|a|por)(?: (?:a|por|de|uns|r\$))*\s*$/
const IS =
  /\b(?:pra|para|pro|por|agora|hoje|foi|passou|subiu|aumentou|ta|esta|virou)(?: (?:pra|para|pro|a|por|de|ta|esta|custa|e|eh|r\$))*\s*$/
const TAKES =
  /\b(?:uso|usa|usamos|gasto|gastamos|compro|compramos|consumo|consumimos|pego|peco|levo|vai|vao|vendo|rodo|preciso de|sao|us[oa]r|comprar)\s*(?:uns |umas |cerca de )?$/
const PERIOD = /\b(?:por|no|na|ao|todo|toda|cada|esse|essa) (dia|semana|mes|ano)\b/
const lastOf = (all: string) => PERIOD.exec(all)?.[1]

/** 'O mel subiu de 28 pra 32 e uso 45 quilos, quanto a mais?' */
export function dearerOf(question: string): Numbers | null {
  const found = numbersBy(question, (number, got) => {
    if (number.unit === '%') return undefined
    if (number.unit === '' && TAKES.test(number.before) && hasThing(number)) return 'quantidade'
    if (!mayPay(number)) return undefined
    if (got.antes === undefined) return WAS.test(number.before) ? 'antes' : undefined
    return IS.test(number.before) || /^\s*(?:[oa] [a-z]+ )?(?:e|,) (?:[a-z]+ )?a\s*$/.test(number.before)
      ? 'depois'
      : undefined
  })
  if (!found || Object.keys(found).length !== 3 || found.antes === found.depois) return null
  return found.depois! < found.antes! * MOST_RISE && found.antes! < found.depois! * MOST_RISE ? found : null
}
/** A price that grew by more than this is of another thing. */
const MOST_RISE = 5

const WORDS: Readonly<Record<string, string>> = {
  dia: ' por dia',
  semana: ' por semana',
  mes: ' por mês',
  ano: ' por ano',
}

export function dearer(sheet: Sheet): Worked | null {
  const [before, now, many] = ['antes', 'depois', 'quantidade'].map((slot) => sheet.value(slot)) as [
    number,
    number,
    number,
  ]
  const at = sheet.text.search(/\bquant[oa]s?\b/)
  const told = lastOf(sheet.text.slice(0, at < 0 ? undefined : at)) ?? lastOf(sheet.text)
  const asked = at < 0 ? undefined : lastOf(sheet.text.slice(at))
  const weekly = told === 'semana' && asked === 'mes'
  const yearly = told === 'mes' && asked === 'ano'
  if (asked !== undefined && told !== asked && !weekly && !yearly) return null
  const value = (now - before) * many * (weekly ? WEEKS : yearly ? 12 : 1)
  const by = sheet.result(
    'por_um',
    'Diferença de cada um',
    now - before,
    'R$',
    `${formatMoney(now)} − ${formatMoney(before)}`,
    inputsOf(sheet, 'antes', 'depois'),
  )
  const result = sheet.result(
    'diferenca',
    'Diferença no total',
    value,
    'R$',
    `${formatMoney(Math.abs(now - before))} × ${count(many)}${weekly ? ' × 52 ÷ 12' : yearly ? ' × 12' : ''}`,
    [by, sheet.fact('quantidade')],
  )
  const time = WORDS[asked ?? told ?? ''] ?? ''
  return {
    result,
    said: say`São ${sheet.show(result)} a ${value < 0 ? 'menos' : 'mais'}${time}: ${sheet.show(by)} em cada um.`,
    formula: say`(${sheet.slot('depois')} − ${sheet.slot('antes')}) × ${sheet.slot('quantidade')}${yearly ? say` × ${sheet.rule('meses_do_ano', 'Meses do ano', 12, '12')}` : weekly ? ' × 52 ÷ 12' : ''} = ${value < 0 ? '−' : ''}${sheet.show(result)}${time}.`,
    next: say`Veja quanto isso pesa em cada venda: se passa de alguns centavos, leve ao preço na próxima tabela.`,
  }
}

const PEOPLE =
  /^\s*(?:(?!que|e)[a-z]+ )?(?:alun|client|mensalist|assinant|pacient|fregues|associad|soci[oa]s|turm|contrat|crianc|morador|tutor|hospede|pessoa)/
const LEAVE_AFTER =
  /^\s*(?!e )(?:[a-z]+ ){0,2}(?:sa(?:i|ir|em|irem|irao|irem)|desist\w*|cancel\w*|forem embora|for embora|deix\w*)\b/
const LEAVE_BEFORE =
  /\b(?:perd\w+|sa(?:ir|irem|em|i)|desist\w+|cancel\w+|for(?:em)? embora|fico sem|ficar sem)\s*(?:uns |umas |so |ate )?$/
const RAISED =
  /\b(?:sub\w+|aument\w+|reajust\w+|pass\w+|mud\w+|cobr\w+|bot\w+|coloc\w+|for|fosse)\b[^.;\d]{0,24}\b(?:pra|para|pro|a|por)\s*(?:r\$ ?)?$|\b(?:cobrar|cobrando|cobrasse)\s*(?:r\$ ?)?$|^\s*(?:reais )?(?:pra|para|pro)\s*(?:r\$ ?)?$/

const MANY = /\b(?:dou|faco|atendo|vendo|tenho|sao|com|entrego|faz)\s*(?:uns |umas )?$/

const isPeople = (number: Placed) =>
  mayCount(number) && (PEOPLE.test(number.after) || (MANY.test(number.before) && hasThing(number)))

/** 'Se subir de 160 pra 180 e perder 3 dos 25 alunos' */
export function raisedOf(question: string): Numbers | null {
  const found = numbersBy(question, (number, got) => {
    const { before, after, unit } = number
    const leaves = LEAVE_BEFORE.test(before) || LEAVE_AFTER.test(after)
    if (unit === '%')
      return leaves ? 'perda' : /\b(?:sub|aument|reajust)\w*[^.;\d]{0,24}$/.test(before) ? 'aumento' : undefined
    if (leaves && mayCount(number)) return 'perdidos'
    if (isPeople(number)) return 'base'
    if (!mayPay(number)) return undefined
    if (RAISED.test(before) && (got.antes !== undefined || /\b(?:pra|para|pro)\s*$/.test(before))) return 'depois'
    return WAS.test(before) ? 'antes' : undefined
  })
  if (!found || found.base === undefined || found.antes === undefined) return null
  if ((found.depois === undefined) === (found.aumento === undefined)) return null
  if ((found.perdidos === undefined) === (found.perda === undefined)) return null
  if ((found.perdidos ?? 0) >= found.base || (found.perda ?? 0) >= 100) return null
  return (found.depois ?? Number.POSITIVE_INFINITY) > found.antes ? found : null
}

export function raised(sheet: Sheet): Worked {
  const [base, before] = [sheet.value('base'), sheet.value('antes')]
  const now = sheet.has('depois') ? sheet.value('depois') : before * (1 + sheet.value('aumento') / 100)
  const stay = sheet.has('perdidos') ? base - sheet.value('perdidos') : base * (1 - sheet.value('perda') / 100)
  const inputs = inputsOf(sheet, 'base', 'antes')
  const old = sheet.result('hoje', 'Entra hoje', base * before, 'R$', `${count(base)} × ${formatMoney(before)}`, inputs)
  const later = sheet.result(
    'depois',
    'Entra com o preço novo',
    stay * now,
    'R$',
    `${count(stay)} × ${formatMoney(now)}`,
    [...inputs, ...inputsOf(sheet, 'depois', 'aumento', 'perdidos', 'perda')],
  )
  const more = stay * now - base * before
  const change = sheet.result(
    'diferenca',
    'Diferença',
    more,
    'R$',
    `${formatMoney(stay * now)} − ${formatMoney(base * before)}`,
    [old, later],
  )
  const gone = sheet.has('perdidos') ? sheet.slot('perdidos') : sheet.slot('perda')
  const price = sheet.has('depois')
    ? say`${sheet.slot('depois')}`
    : say`(${sheet.slot('antes')} + ${sheet.slot('aumento')})`
  const told = Math.abs(more) < 0.005 ? say`dá no mesmo` : say`${sheet.show(change)} ${more > 0 ? 'a mais' : 'a menos'}`
  return {
    result: later,
    said: say`Hoje entram ${sheet.show(old)}; com o preço novo e menos gente, ${sheet.show(later)}: ${told}.`,
    formula: say`${sheet.slot('base')} × ${sheet.slot('antes')} = ${sheet.show(old)}; (${sheet.slot('base')} − ${gone}) × ${price} = ${sheet.show(later)}.`,
    next: say`Conte também o que cada um custa: quem sai leva junto o gasto com ele. Avise o preço novo com um mês de antecedência.`,
  }
}
