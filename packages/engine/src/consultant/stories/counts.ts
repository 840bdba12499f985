import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { added, found, known, minus, over, partOf, plus, said, times, worked } from './expr.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy, numbersOf } from './read.ts'

const NOUN =
  /^\s*(?:de )?(?!(?:reais|e|a|o|por|pra|para|cada|mas|em|no|na|que|da|dao|quanto|com|mais|custa\w*|sai|saem)\b)([a-z]{2,})/
const nounOf = ({ after }: Pick<Placed, 'after'>) => root(NOUN.exec(after)?.[1] ?? '')
/** '100 litros de garapa': of what, where a measure is said of two things. */
const thingOf = ({ after }: Placed) => root(/^\s*[a-z]+ d[eo] ([a-z]{3,})/.exec(after)?.[1] ?? '')
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:kg|kgs|quilo|quilos|kilo|kilos)$/, 'kg'],
  [/^(?:l|lt|litro|litros)$/, 'litro'],
  [/^(?:m|metro|metros)$/, 'metro'],
]
const root = (word: string) =>
  SAME.find(([pattern]) => pattern.test(word))?.[1] ??
  word
    .replace(/(?:oes|aes|aos)$/, 'a')
    .replace(/[aeo]?s$/, '')
    .slice(0, 6)
const alike = (a: string, b: string) => a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))

const GIVES =
  /\b(?:sai|saem|saiu|sairam|rende|rendem|rendeu|da|dao|deu|deram|faz|faco|fazemos|fiz|tiro|tirei|produz|produzo|vira|viram|virou|uso|usa|usamos|gasto|gasta|leva|levo|vai|vao|precisa|preciso|consigo|atende|serve|alimenta|dura|duram|pra|para|com|alimento|cobre|pinta|lava|pinto|lavo|por)\b/

const ASKED = /\bquant[oa]s? (?:de )?([a-z]{2,})/g
/** What is asked for, when it isn't the verb. */
const askedIn = (text: string) => [...text.matchAll(ASKED)].map((found) => root(found[1]!)).at(-1) ?? ''

/** 'De 10 kg saem 60, pra 210 quantos kg?' */
export function threeOf(question: string): Numbers | null {
  const text = fold(question)
  const numbers = numbersOf(question)
  if (numbers.length !== 3 || numbers.some(({ unit, scale }) => unit !== '' || scale > 1_000)) return null
  const [a, b, c] = numbers as [Placed, Placed, Placed]
  const measured = alike(nounOf(a), nounOf(b)) && thingOf(a) !== thingOf(b)
  const nouns = measured
    ? ([thingOf(a), thingOf(b), thingOf(c)] as const)
    : ([nounOf(a), nounOf(b), nounOf(c)] as const)
  if (
    nouns[1] === '' &&
    !/\b(?:sai|saem|saiu|sairam|rend\w+|dao?|deu|deram|faz|faco|fazemos|fiz|tir\w+|produz\w*|vir\w+|consigo|atende|serve)\s*(?:uns |umas )?$/.test(
      b.before,
    )
  )
    return null
  if (nouns[0] === '' || alike(nouns[0], nouns[1]) || !GIVES.test(`${a.after} `)) return null
  // 'Por dia', 'a 6 reais': another number would be needed.
  if (/\b(?:por (?:dia|mes|semana|hora)|reais|cada (?:um|uma)|r\$)\b/.test(text)) return null
  const other = nouns[2] !== '' && alike(nouns[2], nouns[0]) ? nouns[1] : nouns[0]
  const asked = measured && alike(askedIn(text), nounOf(a)) ? other : askedIn(text)
  const values = { a: a.value, b: b.value, c: c.value }
  const third = nouns[2]
  if (
    third !== '' &&
    alike(third, nouns[0]) &&
    (alike(asked, nouns[1]) || (nouns[1] === '' && !alike(asked, nouns[0])))
  )
    return { ...values, para_a: 1 }
  if ((third === '' || (nouns[1] !== '' && alike(third, nouns[1]))) && alike(asked, nouns[0]))
    return { ...values, para_b: 1 }
  return null
}

export function ruleOfThree(sheet: Sheet): Worked {
  const [a, b, c] = [said(sheet, 'a'), said(sheet, 'b'), said(sheet, 'c')]
  const byA = sheet.has('para_a')
  const result = found(sheet, 'resultado', 'Resultado', '', byA ? over(times(c, b), a) : over(times(c, a), b))
  return worked(
    result,
    say`São ${result.shown}, se o rendimento for o mesmo.`,
    say`Meça uma leva de verdade: o rendimento muda com a matéria-prima, e a sobra e a quebra também contam.`,
  )
}

const PAYS_FOR =
  /\b(?:custa|custou|custam|paguei|comprei|de|e|sai|saiu|por|foi|da|pagar|no valor de|sao|quitar|cobrir)\s*(?:uns |r\$ ?)*$/
const LEAVES =
  /\b(?:deixa|sobra|rende|me da|da|lucro de|ganho|tiro|lucro|limpo|me deixa|me sobra|me rende)(?: (?:uns|limpos?|cerca de|so|em cada|por [a-z]+))*\s*(?:r\$ ?)?$/
const LEAVES_AFTER = /^\s*(?:reais )?(?:limpos? |d[eo] )*(?:lucro|sobra|ganho|limpos?|livres?)\b/

/** 'O torno custa 26 mil e cada peça deixa 13, quantas pra pagar?' */
export function payersOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, unit } = number
    if (unit === '%') return undefined
    if (/^\s*(?:reais )?(?:por|no|ao|de|na) (?:mes|dia|semana)/.test(after)) return undefined
    if (LEAVES.test(before) || LEAVES_AFTER.test(after)) return 'deixa'
    return got.custa === undefined && mayPay(number) && !hasCountAfter(number) && PAYS_FOR.test(before)
      ? 'custa'
      : undefined
  })
  return numbers?.custa !== undefined && numbers.deixa !== undefined && numbers.deixa < numbers.custa ? numbers : null
}
const hasCountAfter = (number: Placed) => mayCount(number) && hasThing(number) && number.value < 1_000

export function payers(sheet: Sheet): Worked {
  const exact = found(sheet, 'exato', 'Antes de completar', '', over(said(sheet, 'custa'), said(sheet, 'deixa')))
  const whole = Math.ceil(exact.value - 1e-9)
  const result = sheet.result('quantos', 'Quantos pagam', whole, '', exact.amount.plain, exact.amount.inputs)
  return {
    result,
    said: say`São ${sheet.show(result)}.`,
    formula: whole === exact.value ? say`${exact.line}.` : say`${exact.line}, ou ${sheet.show(result)} inteiros.`,
    next: say`Veja em quantas semanas faz esse tanto: é o prazo até o gasto se pagar, sem contar a manutenção.`,
  }
}

const MEAN_BY =
  /^\s*(?:dias?|vendas?|client\w+|semanas?|mes(?:es)?|atendimentos?|pedidos?|entregas?|visitas?|alun[oa]s?|notas?|compras?|comandas?|mesas?|corridas?|viagens|horas?|eventos?|festas?|shows?|pessoas?)\b/

/** The numbers of a list whose mean is asked for. */
export function meanOf(question: string): Numbers | null {
  const numbers = numbersOf(question)
  if (numbers.length < 2 || numbers.length > 8) return null
  const counted = numbers.filter(({ after, unit, scale }) => unit === '' && scale === 1 && MEAN_BY.test(after))
  if (numbers.length === 2 && counted.length === 1) {
    const [total] = numbers.filter((number) => number !== counted[0])
    return total!.unit === '%' || counted[0]!.value < 2 ? null : { total: total!.value, vezes: counted[0]!.value }
  }
  if (numbers.length === 2 && counted.length === 0 && !/\bmedia\b/.test(fold(question))) return null
  const nouns = new Set(numbers.map(nounAfter))
  const least = Math.min(...numbers.map(({ value }) => value))
  // 'Em 3 dias fiz 340, 280 e 400'
  const said = numbers.find((number) => counted.includes(number) && number.value === numbers.length - 1)
  const list = said ? numbers.filter((number) => number !== said) : numbers
  if (list.some(({ unit, value }) => unit === '%' || !(value > 0)) || list.length < 2) return null
  if (nouns.size > (said ? 2 : 1) + list.filter((one) => nounAfter(one) === '').length) return null
  const top = Math.max(...list.map(({ value }) => value))
  if (!said && top > least * MOST_APART) return null
  return Object.fromEntries(list.map(({ value }, n) => [`v${n + 1}`, value]))
}
const MOST_APART = 8
const WHEN =
  /^(?:reai|segund|terc|quart|quint|sext|sabad|doming|ontem|hoje|janeir|fevere|marc|abril|mai|junh|julh|agost|setemb|outubr|novemb|dezemb|depoi|outr|semana|mes|uma?|dia)/
const nounAfter = (number: Placed) => {
  const noun = nounOf(number)
  return WHEN.test(noun) ? '' : noun
}

export function mean(sheet: Sheet): Worked {
  const next = say`Anote por mais algumas semanas: um dia fora do comum puxa a média, e poucos números enganam.`
  const unit = MONEY_ASKED.test(sheet.text) ? 'R$' : ''
  if (sheet.has('total')) {
    const each = found(sheet, 'media', 'Média', unit, over(said(sheet, 'total'), said(sheet, 'vezes')))
    return worked(each, say`A média é de ${each.shown}.`, next)
  }
  const all = SLOTS.filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  const each = found(
    sheet,
    'media',
    'Média',
    unit,
    over(added(all), known(sheet, 'quantos', 'Quantos números', all.length)),
  )
  return worked(each, say`A média é de ${each.shown}.`, next)
}
export const SLOTS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'] as const
const MONEY_ASKED = /\b(?:fatur\w+|reais|ticket|gast\w+|paguei|r\$)/

const OF_THING = /^\s*(?:kg|kgs|quilos?|kilos?|litros?|l|g|gramas?|sacos?|sacas?|metros?|partes?|latas?|caixas?)\b/
const RATE = /\b(?:a|de|por|custa\w*|que custa|que sai|sai|ta|cada)\s*(?:a |por |r\$ ?)*$/

/** '3 kg de milho a 1,50 com 2 kg de girassol a 6' */
export function mixtureOf(question: string): Numbers | null {
  let pairs = 0
  let open = false
  const units = new Set<string>()
  const numbers = numbersBy(question, (number) => {
    const { before, after, unit, scale } = number
    const measured = OF_THING.exec(after)
    if (!open) {
      if (!measured || unit !== '' || scale !== 1) return undefined
      units.add(root(measured[0].trim()))
      pairs += 1
      open = true
      return pairs <= 4 ? `quanto${pairs}` : undefined
    }
    if (!mayPay(number) || !RATE.test(before)) return undefined
    open = false
    return `preco${pairs}`
  })
  return numbers && !open && pairs >= 2 && units.size === 1 ? numbers : null
}

export function mixture(sheet: Sheet): Worked {
  const ids = ['1', '2', '3', '4'].filter((id) => sheet.has(`quanto${id}`))
  const total = found(
    sheet,
    'total',
    'O que custa tudo',
    'R$',
    added(ids.map((id) => times(said(sheet, `quanto${id}`), said(sheet, `preco${id}`)))),
  )
  const next = say`Pese antes e depois de misturar: o que se perde encarece cada quilo do que fica.`
  if (!EACH_ASKED.test(sheet.text)) return worked(total, say`A mistura toda custa ${total.shown}.`, next)
  const many = found(sheet, 'quanto', 'Quanto dá', '', added(ids.map((id) => said(sheet, `quanto${id}`))))
  const each = found(sheet, 'cada', 'Cada um', 'R$', over(total.amount, many.amount))
  return worked(each, say`Sai a ${each.shown} cada, na mistura.`, next, total, many)
}
const EACH_ASKED =
  /\bquanto (?:me |que )?(?:sai|custa|fica|custou|saiu|ficou|e|vale)(?: a| o| por| cada| um| uma)* (?:kg|quilo|kilo|litro|metro|saco|saca|unidade|cada)\b|\b(?:o|do|por|pelo) (?:kg|quilo|kilo|litro) (?:da|do|dessa|desse)\b/

const TIMES_AFTER = /^\s*(?:x\b|vez(?:es)?\b|parcelas?|prestac\w+|pagamentos)/
const ENTRY = /\b(?:entrada|sinal) (?:de |e |eh |r\$ ?)*$|\b(?:dou|dei|pago|paguei|adianto)\s*(?:r\$ ?)?$/
const ENTRY_AFTER = /^\s*(?:reais )?(?:de |na |como )(?:entrada|sinal)\b/

/** 'Moto de 9.600, 2.400 de entrada e o resto em 12 vezes sem juro' */
export function entryOf(question: string): Numbers | null {
  return numbersBy(question, (number, got) => {
    const { before, after, unit, value } = number
    if (TIMES_AFTER.test(after) && Number.isInteger(value) && value >= 2 && value <= 120) return 'parcelas'
    if (unit === '%')
      return ENTRY_AFTER.test(after) || /\b(?:entrada|sinal) (?:de )?$/.test(before) ? 'parte' : undefined
    if (!mayPay(number)) return undefined
    if (ENTRY_AFTER.test(after) || (got.valor !== undefined && ENTRY.test(before))) return 'entrada'
    return got.valor === undefined ? 'valor' : undefined
  })
}

export function restInParts(sheet: Sheet): Worked | null {
  if (!sheet.has('valor') || !sheet.has('parcelas') || sheet.has('entrada') === sheet.has('parte')) return null
  const price = said(sheet, 'valor')
  const first = sheet.has('parte')
    ? found(sheet, 'entrada', 'Entrada', 'R$', partOf(price, said(sheet, 'parte')))
    : null
  const entry = first ? first.amount : said(sheet, 'entrada')
  if (entry.value >= price.value) return null
  const rest = found(sheet, 'resto', 'O resto', 'R$', minus(price, entry))
  const each = found(sheet, 'parcela', 'Cada parcela', 'R$', over(rest.amount, said(sheet, 'parcelas')))
  return worked(
    each,
    say`Cada parcela fica em ${each.shown}, sem juros.`,
    say`Some as parcelas ao que já paga por mês antes de assinar, e pergunte se há juros, seguro ou tarifa.`,
    ...(first ? [first] : []),
    rest,
  )
}

const HOW_MANY =
  /\b(?:sao|foram|eram|preciso(?: de)?|quero|queria|levei|levo|tenho|vendi|vendo|compr(?:ei|o|ar|amos)|fiz|vou fazer|faco|uso|peguei|pedi|pediu|pediram|encomendou|encomendaram|entreguei|aluguei|fechei|mandei|[a-z]{3,}(?:ei|amos|emos|imos))\s*(?:uns |umas |so |hoje |ontem )?$/
const PRICE_AT =
  /\b(?:custa|custam|sai|e|cobro|cobra|vendo|por|a|vale|preco|esta|ta|fica|de|cobrando|pago)\s*(?:por |a |de |uns |r\$ ?)*$/

/** 'A cadeira custa 240 e são 9' */
export function somePriced(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, unit, scale, value } = number
    if (unit === '%' || /^\s*(?:por|ao|no|na|a) (?:dia|mes|semana|hora|ano)\b/.test(after)) return undefined
    if (got.quantos === undefined && unit === '' && scale === 1 && /^\s*vez(?:es)?\b/.test(after)) return 'quantos'
    if (got.preco === undefined)
      return mayPay(number) &&
        !hasCountAfter(number) &&
        PRICE_AT.test(before) &&
        !/\b(?:reais |^)\s*(?:a |o |por )?(?:cento|duzia|milheiro)/.test(after)
        ? 'preco'
        : undefined
    // 'Fiz 16 hoje e 21 ontem'
    if (
      got.quantos !== undefined &&
      got.mais === undefined &&
      mayCount(number) &&
      /^(?:\s+[a-z]+){0,2}\s*(?:e|mais|,)(?: mais)?\s*$/.test(before) &&
      /^\s*(?:ontem|hoje|de tarde|de manha|a tarde|a noite|no|na|depois|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.test(
        after,
      )
    )
      return 'mais'
    return got.quantos === undefined &&
      unit === '' &&
      scale === 1 &&
      Number.isInteger(value) &&
      mayCount(number) &&
      HOW_MANY.test(before)
      ? 'quantos'
      : undefined
  })
  return numbers?.preco !== undefined && numbers.quantos !== undefined ? numbers : null
}

export function pricedAll(sheet: Sheet): Worked {
  const total = found(
    sheet,
    'total',
    'Tudo',
    'R$',
    times(
      sheet.has('mais') ? plus(said(sheet, 'quantos'), said(sheet, 'mais')) : said(sheet, 'quantos'),
      said(sheet, 'preco'),
    ),
  )
  return worked(
    total,
    say`São ${total.shown}.`,
    say`Confira se o preço é de cada um e se falta frete, taxa ou desconto.`,
  )
}
