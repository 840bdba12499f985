import { formatMoney } from '@norteia/contracts/format'
import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count, percent } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { say } from '#src/facts/fact-book.ts'
import { hasThing, mayPay, type Numbers, numbersBy, numbersOf } from './read.ts'

const CARRIED = '(?:frete|entrega|carreto|transporte|motoboy|sedex|pedagio)'
const CARRIED_BEFORE = new RegExp(`\\b${CARRIED}(?: (?:de|a|e|eh|por|custa|sai|la|dele|dela|fica|mais|r\\$))*\\s*$`)
const CARRIED_AFTER = new RegExp(`^\\s*(?:reais )?(?:de|do|pelo|no|pra) (?:o )?${CARRIED}\\b`)
const NEEDS =
  /\b(?:compr\w+|uso|usamos|gasto|precis\w+|peg\w+|lev\w+|peco|pedir|consum\w+|quero|fazer|imprimir|encomend\w+|mandar|sao|pra|para)(?: (?:de|uns|umas|por mes|no mes))*\s*$/
const PRICED =
  /(?:\b(?:a|por|faz|fazem|cobra|cobram|vende|vendem|sai|custa|de|e|eh|ta|tem|preco|pede|outr[oa]|pago)|[:,])\s*(?:uns |r\$ ?)*$/
/** 'E na fábrica 2,75' */
const PLACE = /\b(?:na|no|da|do|pela|pelo|um|uma|outr[oa]|o|a|fornecedor[a]?|loja) [a-z]+\s*$/
const TERM = /^\s*dias?\b/
const SIZE_OF_PRICE =
  /^\s*(?:reais )?(?:(?:o|a|por|cada) )(quilo|kg|metro|litro|saco|saca|caixa|fardo|pacote|unidade|milheiro|duzia|cento|peca|rolo|galao|lata)\b/

/** Two prices of one thing, what carrying costs, and how much is bought. */
export function offersOf(question: string): Numbers | null {
  let offer = 0
  const sizes: (string | undefined)[] = []
  const found = numbersBy(question, (number) => {
    const { unit, before, after } = number
    if (unit === '%') return undefined
    if (TERM.test(after)) return offer > 0 ? `prazo${offer}` : undefined
    if (!mayPay(number)) return undefined
    if (CARRIED_BEFORE.test(before) || CARRIED_AFTER.test(after)) return offer > 0 ? `frete${offer}` : undefined
    if (unit === '' && NEEDS.test(before) && (hasThing(number) || offer === 2)) return 'quantidade'
    if (!(PRICED.test(before) || PLACE.test(before)) || offer === 2) return undefined
    offer += 1
    sizes.push(SIZE_OF_PRICE.exec(after)?.[1])
    return `preco${offer}`
  })
  if (!found || found.preco2 === undefined || found.quantidade === undefined) return null
  const [one, two] = [found.preco1!, found.preco2]
  // A sack and a kilo can't be compared, nor what is many times the price of the other.
  if (sizes[0] !== undefined && sizes[1] !== undefined && sizes[0] !== sizes[1]) return null
  return one < two * MOST_APART && two < one * MOST_APART ? found : null
}
const MOST_APART = 3

export function cheaper(sheet: Sheet): Worked | null {
  const many = sheet.value('quantidade')
  const total = (offer: 1 | 2) => {
    const price = sheet.value(`preco${offer}`)
    const carried = sheet.has(`frete${offer}`) ? sheet.value(`frete${offer}`) : 0
    const fact = sheet.result(
      `total${offer}`,
      `Total do ${offer === 1 ? 'primeiro' : 'segundo'}`,
      price * many + carried,
      'R$',
      `${count(many)} × ${formatMoney(price)}${carried ? ` + ${formatMoney(carried)}` : ''}`,
      inputsOf(sheet, 'quantidade', `preco${offer}`, `frete${offer}`),
    )
    const text = carried
      ? say`${sheet.slot('quantidade')} × ${sheet.slot(`preco${offer}`)} + ${sheet.slot(`frete${offer}`)} = ${sheet.show(fact)}`
      : say`${sheet.slot('quantidade')} × ${sheet.slot(`preco${offer}`)} = ${sheet.show(fact)}`
    return { fact, text, value: price * many + carried }
  }
  const [one, two] = [total(1), total(2)]
  const apart = Math.abs(one.value - two.value)
  const difference = sheet.result(
    'diferenca',
    'Diferença',
    apart,
    'R$',
    `${formatMoney(Math.max(one.value, two.value))} − ${formatMoney(Math.min(one.value, two.value))}`,
    [one.fact, two.fact],
  )
  const first = one.value < two.value
  const terms = [1, 2].filter((offer) => sheet.has(`prazo${offer}`)).map((offer) => sheet.slot(`prazo${offer}`))
  const aside =
    terms.length === 0
      ? ''
      : terms.length === 1
        ? say` Não usei: o prazo de ${terms[0]!} dias.`
        : say` Não usei: os prazos de ${terms[0]!} e ${terms[1]!} dias.`
  return {
    result: first ? one.fact : two.fact,
    said:
      apart < 0.005
        ? say`Dá no mesmo: ${sheet.show(one.fact)} nos dois.${aside}`
        : say`O ${first ? 'primeiro' : 'segundo'} sai mais barato: ${sheet.show(first ? one.fact : two.fact)} contra ${sheet.show(first ? two.fact : one.fact)}, ${sheet.show(difference)} a menos.${aside}`,
    formula: say`${one.text}; ${two.text}.`,
    next: say`Compare também prazo, troca e entrega no dia: um atraso seu com o cliente custa mais que a diferença.`,
  }
}

const TIMES_AFTER = /^\s*(?:x\b|vez(?:es)?\b|parcelas?|prestac\w+|pagamentos)/
const EACH_BEFORE =
  /^\s*(?:x|vez(?:es)?|parcelas?|prestac\w+|pagamentos)?\s*(?:iguais )?(?:de|por)\s*(?:r\$ ?)?$|^\s*(?:x|vezes)\s*(?:r\$ ?)?$/
const AT_ONCE = /\ba vista\b|\bno pix\b|\bpix\b|\bno dinheiro\b|\bde uma vez\b/
const ENTRY = /\bentrada (?:de )?(?:r\$ ?)?$/

/** 'À vista 4.300 ou 10 de 489' */
export function instalmentsOf(question: string): Numbers | null {
  const numbers = numbersOf(question)
  const isTimes = (number: Placed, next: Placed | undefined) =>
    number.unit === '' &&
    number.scale === 1 &&
    Number.isInteger(number.value) &&
    number.value >= 2 &&
    number.value <= MOST_TIMES &&
    next !== undefined &&
    EACH_BEFORE.test(next.before) &&
    (TIMES_AFTER.test(number.after) || next.value > number.value)
  const at = numbers.findIndex((number, place) => isTimes(number, numbers[place + 1]))
  if (at < 0) return null
  const found = numbersBy(question, ({ start, unit, before, after }) => {
    if (unit === '%') return /\bdesconto\b/.test(after) || /\bdesconto (?:de )?$/.test(before) ? 'desconto' : undefined
    if (start === numbers[at]!.start) return 'parcelas'
    if (start === numbers[at + 1]!.start) return 'parcela'
    if (ENTRY.test(before) || /^\s*(?:reais )?de entrada\b/.test(after)) return 'entrada'
    return 'vista'
  })
  if (!found || found.vista === undefined) return null
  const total = found.parcelas! * found.parcela! + (found.entrada ?? 0)
  return total > found.vista * LEAST_OF && total < found.vista * MOST_OF ? found : null
}

/** 'Peguei 5.000 e pago 10 de 610' */
export function loanOf(question: string): Numbers | null {
  const found = instalmentsOf(question)
  if (!found || Object.keys(found).length !== 3) return null
  const { vista, ...rest } = found
  return { ...rest, valor: vista! }
}

const MOST_TIMES = 72
const LEAST_OF = 0.8
const MOST_OF = 3

export function atOnceOrLater(sheet: Sheet): Worked | null {
  if (!AT_ONCE.test(sheet.text)) return null
  const [times, each] = [sheet.value('parcelas'), sheet.value('parcela')]
  const entry = sheet.has('entrada') ? sheet.value('entrada') : 0
  const off = sheet.has('desconto') ? sheet.value('desconto') : 0
  const paid = sheet.value('vista') * (1 - off / 100)
  const total = sheet.result(
    'parcelado',
    'Total parcelado',
    times * each + entry,
    'R$',
    `${entry ? `${formatMoney(entry)} + ` : ''}${count(times)} × ${formatMoney(each)}`,
    inputsOf(sheet, 'entrada', 'parcelas', 'parcela'),
  )
  const cash = off
    ? sheet.result(
        'a_vista',
        'À vista',
        paid,
        'R$',
        `${formatMoney(sheet.value('vista'))} − ${percent(off)}`,
        inputsOf(sheet, 'vista', 'desconto'),
      )
    : sheet.fact('vista')
  const more = times * each + entry - paid
  const result = sheet.result(
    'diferenca',
    'Diferença',
    more,
    'R$',
    `${formatMoney(times * each + entry)} − ${formatMoney(paid)}`,
    [total, cash],
  )
  const share = sheet.result(
    'a_mais',
    'A mais sobre o à vista',
    (more / paid) * 100,
    '%',
    `${formatMoney(Math.abs(more))} ÷ ${formatMoney(paid)}`,
    [result, cash],
  )
  const first = entry ? say`${sheet.slot('entrada')} + ` : ''
  return {
    result,
    said:
      Math.abs(more) < 0.005
        ? say`Dá no mesmo: ${sheet.show(total)}. Sem juros, parcelar guarda o seu dinheiro por mais tempo.`
        : say`Parcelado sai por ${sheet.show(total)}: ${sheet.show(result)} a ${more > 0 ? 'mais' : 'menos'} que à vista (${sheet.show(cash)}), ${sheet.show(share)}.`,
    formula: say`${first}${sheet.slot('parcelas')} × ${sheet.slot('parcela')} = ${sheet.show(total)}; menos ${sheet.show(cash)} = ${more < 0 ? '−' : ''}${sheet.show(result)}.`,
    next: say`Só pague à vista se o caixa aguenta o mês: dinheiro que falta depois custa mais que a diferença.`,
  }
}
