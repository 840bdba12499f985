import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { found, known, minus, over, partOf, said, times } from './expr.ts'
import { mayPay, type Numbers, numbersBy } from './read.ts'

const SPEND = /\b(?:tenho|gastar|gasto|verba de|orcamento de|com|dispon\w+ de|so)(?: (?:so|ate|uns|r\$))*\s*(?:r\$ ?)?$/
const OF_ONE = /\b(?:custa|sai|e|eh|a|por|de)(?: (?:por|a))?\s*(?:r\$ ?)?$/
/** 'Tenho 1.500 pra gastar, cada kit custa 37, quantos dá?' */
export function fitsOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    if (!mayPay(number) || number.unit === '%') return undefined
    if (got.verba === undefined && SPEND.test(number.before)) return 'verba'
    return got.custo === undefined && OF_ONE.test(number.before) ? 'custo' : undefined
  })
  return numbers?.verba !== undefined && numbers.custo !== undefined && numbers.custo < numbers.verba ? numbers : null
}

export function fitting(sheet: Sheet): Worked {
  const exact = found(sheet, 'exato', 'Antes de cortar', '', over(said(sheet, 'verba'), said(sheet, 'custo')))
  const whole = Math.floor(exact.value + 1e-9)
  const result = sheet.result('cabem', 'Quantos cabem', whole, '', exact.amount.plain, exact.amount.inputs)
  const many = known(sheet, 'cabem_inteiros', 'Quantos cabem', whole)
  const rest = found(
    sheet,
    'resto',
    'Sobra da verba',
    'R$',
    minus(said(sheet, 'verba'), times(many, said(sheet, 'custo'))),
  )
  return {
    result,
    said:
      rest.value > 0
        ? say`Dá para ${sheet.show(result)}, e sobram ${rest.shown}.`
        : say`Dá para ${sheet.show(result)}.`,
    formula: say`${exact.line}; ${rest.line}.`,
    next: say`Veja antes se entrega ou taxa entram na conta.`,
  }
}

const OFF = /\b(?:desconto|abatimento|menos|da|tira|ganho|a)(?: (?:uns|de))*\s*$/
/** '4% à vista ou 60 dias' */
export function nowOrLaterOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { unit, before, after } = number
    if (unit === '%')
      return OFF.test(before) ||
        /^\s*(?:de )?(?:desconto|abatimento|off|a vista|avista|no pix|se)/.test(after) ||
        /^\s*$/.test(before)
        ? 'desconto'
        : undefined
    if (/^\s*dias?\b/.test(after)) return 'dias'
    if (/^\s*mes(?:es)?\b/.test(after)) return 'meses'
    return mayPay(number) && number.value >= 100 ? 'valor' : undefined
  })
  if (numbers?.desconto === undefined || numbers.desconto >= 50) return null
  return (numbers.dias === undefined) !== (numbers.meses === undefined) ? numbers : null
}

const DAYS = 30
export function nowOrLater(sheet: Sheet): Worked {
  const time = sheet.has('meses')
    ? said(sheet, 'meses')
    : found(
        sheet,
        'prazo',
        'Prazo em meses',
        '',
        over(said(sheet, 'dias'), known(sheet, 'dias_do_mes', 'Dias do mês', DAYS)),
      ).amount
  const whole = known(sheet, 'inteiro', 'O preço inteiro', 100)
  const paid = found(sheet, 'pago', 'O que se paga à vista, de cada 100', '', minus(whole, said(sheet, 'desconto')))
  const ratio = over(over(said(sheet, 'desconto'), paid.amount), time)
  const rate = found(sheet, 'ao_mes', 'O que pagar à vista rende ao mês', '%', { ...ratio, value: ratio.value * 100 })
  const saves = sheet.has('valor')
    ? found(sheet, 'economia', 'O que se deixa de pagar', 'R$', partOf(said(sheet, 'valor'), said(sheet, 'desconto')))
    : null
  return {
    result: saves ? saves.fact : rate.fact,
    said: say`${saves ? say`À vista você deixa de pagar ${saves.shown}. ` : say``}É como render ${rate.shown} ao mês: pague à vista se o dinheiro está parado e rende menos que isso, e se o mês continua fechando sem ele. Se teria de pegar emprestado mais caro, ou usar a reserva, fique com o prazo.`,
    formula: saves ? say`${saves.line}; ${rate.line}.` : say`${rate.line}.`,
    next: say`Compare com o que o banco cobra de você ao mês, e peça os dois juntos: prazo menor com parte do desconto.`,
  }
}
