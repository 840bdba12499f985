import { formatMoney } from '@norteia/contracts/format'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { GONE, hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const GONE_AFTER = new RegExp(`^\\s*(?:(?!reais\\b|e\\b|mas\\b|vend)[a-z]+ ){0,3}(?:${GONE})[a-z]*\\b`)
const GONE_BEFORE = new RegExp(`\\b(?:${GONE})[a-z]*(?: fora)? *(?:uns |umas |so |em )?$`)
const SOLD = /\b(?:re)?vend\w+\b[^.;\d]{0,32}?\b(?:a|por|de|cada|sai)\s*(?:r\$ ?|uns )?$|\b(?:re)?vend\w+\s*(?:r\$ ?)?$/
const GOT =
  /\b(?:compr\w+|pegu?\w+|fiz|fizemos|faco|trouxe|produzi|assei|plantei|paguei por|encomendei|tirei|colhi|tinha|d[oa]s)\s*(?:uns |umas )?$/
const EACH_AFTER = /^\s*(?:reais )?(?:(?:por |em )?cada|a unidade|[oa] (?:quilo|kg|peca|par|muda))\b/
const RATE = /^\s*(?:de )?[a-z]+(?: [a-z]+){0,4} (?:a|de)\s*(?:r\$ ?)?$|^\s*a\s*(?:r\$ ?)?$/
const ALL = /\b(?:por|gastei|paguei|custou|custaram|tudo)(?: tudo)?\s*(?:r\$ ?)?$/

const CAME_IN = /\bquanto (?:que )?(?:eu |me )?(?:entrou|entra|recebi|faturei|fiz|arrecadei|rendeu)\b/

/** 'Comprei 300 a 1,35, 24 derreteu, vendi o resto a 3' */
export function spoiltOf(question: string): Numbers | null {
  const found = numbersBy(question, (number, got, previous) => {
    const { unit, before, after } = number
    if (unit === '%') return GONE_BEFORE.test(before) || GONE_AFTER.test(after) ? 'perda' : undefined
    if (mayPay(number) && SOLD.test(before)) return 'preco'
    if (previous !== undefined && got.comprados === previous.value && RATE.test(before)) return 'custo'
    if (mayCount(number) && (GONE_AFTER.test(after) || GONE_BEFORE.test(before))) return 'perdidos'
    if (mayCount(number) && GOT.test(before) && (hasThing(number) || /^\s*(?:a|por)\s*$/.test(after)))
      return 'comprados'
    if (!mayPay(number)) return undefined
    const afterCount = previous !== undefined && got.comprados === previous.value
    if (EACH_AFTER.test(after) && (afterCount || /\b(?:cust\w+|pag\w+|compr\w+)\b/.test(before))) return 'custo'
    return afterCount && ALL.test(before) ? 'total' : undefined
  })
  if (!found || found.comprados === undefined || found.preco === undefined) return null
  if ((found.perda === undefined) === (found.perdidos === undefined)) return null
  if (found.custo !== undefined && found.total !== undefined) return null
  // What was left isn't known from what came in.
  if (found.custo === undefined && found.total === undefined && !CAME_IN.test(fold(question))) return null
  if ((found.perdidos ?? 0) >= found.comprados || (found.perda ?? 0) >= 100) return null
  // 'Por 40', less than one is sold for: of one or of all, nobody knows.
  if (found.total !== undefined && found.total <= found.preco) return null
  return found
}

export function soldTheRest(sheet: Sheet): Worked | null {
  const bought = sheet.value('comprados')
  const price = sheet.value('preco')
  const lost = sheet.has('perdidos') ? sheet.value('perdidos') : (bought * sheet.value('perda')) / 100
  const left = sheet.result(
    'vendidos',
    'Vendidos',
    bought - lost,
    '',
    sheet.has('perdidos') ? `${count(bought)} − ${count(lost)}` : `${count(bought)} − ${count(sheet.value('perda'))}%`,
    inputsOf(sheet, 'comprados', 'perdidos', 'perda'),
  )
  const comes = sheet.result(
    'entrou',
    'O que entrou',
    (bought - lost) * price,
    'R$',
    `${count(bought - lost)} × ${formatMoney(price)}`,
    [left, sheet.fact('preco')],
  )
  const gone = sheet.has('perdidos') ? sheet.slot('perdidos') : sheet.slot('perda')
  const next = say`Ponha a perda no preço: o que se perde também foi pago, e quem compra o resto é quem cobre.`
  const base = say`(${sheet.slot('comprados')} − ${gone}) × ${sheet.slot('preco')} = ${sheet.show(comes)}`
  if (!sheet.has('total') && !sheet.has('custo'))
    return {
      result: comes,
      said: say`Entraram ${sheet.show(comes)}, de ${sheet.show(left, count(bought - lost))} vendidos. Disso ainda sai o que tudo custou.`,
      formula: say`${base}.`,
      next,
    }
  const paid = sheet.has('total')
    ? sheet.fact('total')
    : sheet.result(
        'pago',
        'O que custou tudo',
        bought * sheet.value('custo'),
        'R$',
        `${count(bought)} × ${formatMoney(sheet.value('custo'))}`,
        inputsOf(sheet, 'comprados', 'custo'),
      )
  const value = (bought - lost) * price - Number(paid.valor)
  const result = sheet.result(
    'lucro',
    'O que sobrou',
    value,
    'R$',
    `${formatMoney(Number(comes.valor))} − ${formatMoney(Number(paid.valor))}`,
    [comes, paid],
  )
  return {
    result,
    said: say`${value < 0 ? 'Faltaram' : 'Sobraram'} ${sheet.show(result)}: ${sheet.show(left, count(bought - lost))} vendidos trouxeram ${sheet.show(comes)}, e os ${sheet.slot('comprados')} custaram ${sheet.show(paid)}. Disso ainda saem as contas que você não citou.`,
    formula: say`${base}; menos ${sheet.show(paid)} = ${value < 0 ? '−' : ''}${sheet.show(result)}.`,
    next,
  }
}
