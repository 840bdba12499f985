import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { added, type Found, found, known, minus, over, partOf, said, those, times, worked } from './expr.ts'
import { exactly, mayCount, mayPay, type Numbers, numbersBy, numbersOf } from './read.ts'

/** 'Inteiro a 96 ou em 12 fatias a 11' */
export const slicesOf = (question: string) =>
  exactly(
    numbersBy(question, (number, got) => {
      const { before, after } = number
      if (
        mayCount(number) &&
        /^\s*(?:fatias?|pedacos?|porcoes|porcao|unidades?|doses?|copos?|partes|potes?|pecas?|tacas?)\b/.test(after)
      )
        return 'partes'
      if (!mayPay(number)) return undefined
      if (got.partes !== undefined && /\b(?:a|por|de)\s*(?:r\$ ?)?$/.test(before)) return 'preco'
      return got.partes === undefined && /\b(?:a|por|inteir[oa]|fechad[oa]|de)\s*(?:r\$ ?)?$/.test(before)
        ? 'inteiro'
        : undefined
    }),
    'inteiro',
    'partes',
    'preco',
  )

export function slices(sheet: Sheet): Worked {
  const parts = found(sheet, 'em_partes', 'Em partes', 'R$', times(said(sheet, 'partes'), said(sheet, 'preco')))
  const more = parts.value >= sheet.value('inteiro')
  const by = found(
    sheet,
    'diferenca',
    'Diferença',
    'R$',
    more ? minus(parts.amount, said(sheet, 'inteiro')) : minus(said(sheet, 'inteiro'), parts.amount),
  )
  return worked(
    by,
    say`Em partes são ${parts.shown}: ${by.shown} a ${more ? 'mais' : 'menos'}.`,
    say`Conte a embalagem, o corte e o que sobra sem vender: em partes se perde mais.`,
    parts,
  )
}

/** '1 chaveiro em 40 minutos, em 8 horas quantos' */
export function paceOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { after, value, unit } = number
    if (unit !== '') return undefined
    if (/^\s*min(?:\.|s?\b|utos?\b)/.test(after)) return 'minutos'
    if (/^\s*(?:h\b|hs\b|horas?\b)/.test(after)) return 'horas'
    if (/^\s*dias?\b/.test(after)) return 'dias'
    return mayCount(number) && value === 1 ? 'um' : undefined
  })
  if (!numbers) return null
  const { um, ...rest } = numbers
  return exactly(rest, 'minutos', 'horas') ?? exactly(rest, 'minutos', 'horas', 'dias')
}

export function pace(sheet: Sheet): Worked {
  const minutes = times(said(sheet, 'horas'), known(sheet, 'minutos_da_hora', 'Minutos de uma hora', 60))
  const whole = found(sheet, 'tempo', 'Minutos', '', sheet.has('dias') ? times(minutes, said(sheet, 'dias')) : minutes)
  const exact = found(sheet, 'exato', 'Antes de arredondar', '', over(whole.amount, said(sheet, 'minutos')))
  const many = Math.floor(exact.value + 1e-9)
  const result = sheet.result('quantos', 'Quantos dá', many, '', exact.amount.plain, exact.amount.inputs)
  return {
    result,
    said: say`São ${sheet.show(result)}, um logo depois do outro.`,
    formula:
      many === exact.value
        ? say`${whole.line}; ${exact.line}.`
        : say`${whole.line}; ${exact.line}, ou ${sheet.show(result)} inteiros.`,
    next: say`Conte pausa, preparo e limpeza: prometa um pouco menos.`,
  }
}

/** 'Meta de 15 mil, já fiz 8, faltam 9 dias' */
export const goalOf = (question: string) => {
  const numbers = exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (/^\s*dias?\b/.test(after) && mayCount(number)) return 'dias'
      if (!mayPay(number)) return undefined
      if (
        /\b(?:meta|objetivo|preciso|quero|tenho que)(?: (?:e|eh|de|do mes|fazer|faturar|vender|chegar|bater|em|a|ta|dia|uns))*\s*(?:r\$ ?)?$/.test(
          before,
        )
      )
        return 'meta'
      return /\b(?:ja|to com|estou com|fiz|vendi|faturei|entrou|tenho|consegui|bati|juntei)(?: (?:fiz|vendi|faturei|entrou|entraram|tenho|em|foram|consegui|juntei))*\s*(?:so |uns |r\$ ?)*$/.test(
        before,
      )
        ? 'feito'
        : undefined
    }),
    'meta',
    'feito',
    'dias',
  )
  return numbers && numbers.feito! < numbers.meta! ? numbers : null
}

export function goalLeft(sheet: Sheet): Worked {
  const rest = found(sheet, 'falta', 'O que falta', 'R$', minus(said(sheet, 'meta'), said(sheet, 'feito')))
  const each = found(sheet, 'por_dia', 'Por dia', 'R$', over(rest.amount, said(sheet, 'dias')))
  return worked(
    each,
    say`São ${each.shown} por dia; faltam ${rest.shown}.`,
    say`Compare com o seu melhor dia do mês: se passa dele, reveja a meta ou o preço.`,
    rest,
  )
}

/** 'De 80 por 68, quantos % de desconto?' */
export const discountOf = (question: string) => {
  const numbers = exactly(
    numbersBy(question, (number, got) => {
      const { before } = number
      if (!mayPay(number) || (mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(number.after))) return undefined
      if (got.antes !== undefined)
        return /\b(?:por|a|pra|para|deixei|fiz|vendi|cobrei|agora|fechei|em)(?: (?:por|a|em))?\s*(?:r\$ ?)?$/.test(
          before,
        )
          ? 'agora'
          : undefined
      return /\b(?:de|era|custa|custava|preco|vale|valia|normal|tabela|vendo a|por)(?: (?:e|de|a|por))?\s*(?:r\$ ?)?$/.test(
        before,
      )
        ? 'antes'
        : undefined
    }),
    'antes',
    'agora',
  )
  return numbers && numbers.agora! < numbers.antes! ? numbers : null
}

export function discountGiven(sheet: Sheet): Worked {
  const by = found(sheet, 'desconto', 'Desconto', 'R$', minus(said(sheet, 'antes'), said(sheet, 'agora')))
  const ratio = over(by.amount, said(sheet, 'antes'))
  const share = found(sheet, 'parte', 'Desconto', '%', { ...ratio, value: ratio.value * 100 })
  return worked(
    share,
    say`O desconto é de ${share.shown}: ${by.shown}.`,
    say`O desconto sai inteiro do que sobra: veja quanto resta depois do custo.`,
    by,
  )
}

/** 'Adulto paga 30 e criança 15, vieram 12 adultos e 8 crianças' */
export function twoKindsOf(question: string): Numbers | null {
  const root = (word: string) => word.replace(/s$/, '').slice(0, 5)
  const nounAt = (text: string) => {
    const word = /^\s*([a-z]{4,})/.exec(text)?.[1]
    return word && root(word)
  }
  const nounsBefore = (text: string) => text.match(/[a-z]{4,}/g)?.map(root) ?? []
  const prices: { noun: string; value: number }[] = []
  const counts: { noun: string; value: number }[] = []
  const numbers = numbersOf(question)
  if (numbers.length !== 4) return null
  const counted = new Map<Placed, string>()
  for (const number of numbers) {
    const noun = nounAt(number.after)
    const said =
      mayCount(number) && noun && numbers.some((other) => other !== number && nounsBefore(other.before).includes(noun))
    if (said && !/^\s*(?:paga|custa|[a-z]+ei\b)/.test(number.after)) counted.set(number, noun)
  }
  for (const number of numbers) {
    const noun = counted.get(number)
    if (noun) counts.push({ noun, value: number.value })
    else {
      const own = nounsBefore(number.before).filter((word) => [...counted.values()].includes(word))
      if (
        own.length === 0 ||
        !mayPay(number) ||
        !/\b(?:a|por|paga|pagam|custa|e|de|cobro|sai|inteira|meia)\s*(?:r\$ ?)?$/.test(number.before) ||
        /\bas\s*$/.test(number.before)
      )
        return null
      prices.push({ noun: own.at(-1)!, value: number.value })
    }
  }
  if (counts.length !== 2 || prices.length !== 2) return null
  const price = (noun: string) => prices.find((one) => one.noun === noun)?.value
  const [one, two] = counts as [(typeof counts)[0], (typeof counts)[0]]
  const [a, b] = [price(one.noun), price(two.noun)]
  return a === undefined || b === undefined || one.noun === two.noun
    ? null
    : { quantos1: one.value, preco1: a, quantos2: two.value, preco2: b }
}

export function twoKinds(sheet: Sheet): Worked {
  const total = found(
    sheet,
    'total',
    'Tudo',
    'R$',
    added([
      times(said(sheet, 'quantos1'), said(sheet, 'preco1')),
      times(said(sheet, 'quantos2'), said(sheet, 'preco2')),
    ]),
  )
  return worked(total, say`São ${total.shown}.`, say`É o que entra: desconte os custos antes de contar com o dinheiro.`)
}

const SIDE =
  /^\s*(?:m|mts?|metros?)?\s*(?:por|x|de largura(?: por)?|de comprimento(?: por)?|de altura|de fundo|de profundidade)\b/
/** 'Tanque de 2 por 3 por 1,5, quantos litros?' */
export function volumeOf(question: string): Numbers | null {
  const numbers = numbersOf(question)
  if (numbers.length !== 3 || numbers.some(({ unit, scale }) => unit !== '' || scale !== 1)) return null
  if (!numbers.slice(0, 2).every(({ after }) => SIDE.test(after))) return null
  if (/\d ?(?:cm|centimetros)\b/.test(fold(question))) return null
  const [a, b, c] = numbers.map(({ value }) => value)
  return { lado1: a!, lado2: b!, lado3: c! }
}

export function volume(sheet: Sheet): Worked {
  const cubic = found(sheet, 'volume', 'Volume', 'm³', those(sheet, 'lado1', 'lado2', 'lado3').reduce(times))
  const next = say`Meça por dentro e desconte a borda livre: cheio até em cima ele não trabalha.`
  if (!/\blitros?\b/.test(sheet.text)) return worked(cubic, say`São ${cubic.shown} m³.`, next)
  const litres = found(
    sheet,
    'litros',
    'Litros',
    '',
    times(cubic.amount, known(sheet, 'litros_do_metro', 'Litros de um metro cúbico', 1_000)),
  )
  return worked(litres, say`São ${litres.shown} litros.`, next, cubic)
}

/** 'Peça de 35 dólares, dólar a 5,40' */
export const exchangeOf = (question: string) =>
  exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (/^\s*(?:dolares|dolar|euros?|usd)\b/.test(after)) return 'moeda'
      return mayPay(number) &&
        /\b(?:dolar|euro|cotacao)(?: (?:a|ta|esta|de|e|hoje|em|custa))*\s*(?:r\$ ?)?$/.test(before)
        ? 'cotacao'
        : undefined
    }),
    'moeda',
    'cotacao',
  )

export function exchanged(sheet: Sheet): Worked {
  const total = found(sheet, 'reais', 'Em reais', 'R$', times(said(sheet, 'moeda'), said(sheet, 'cotacao')))
  return worked(
    total,
    say`São ${total.shown}, antes de imposto, frete e tarifa do cartão.`,
    say`Some o imposto de importação e a tarifa: na conta final pesam muito.`,
  )
}

/** 'Gasto 30% em material e 25% em gente, sobra quantos %?' */
export function restOf(question: string): Numbers | null {
  const numbers = numbersOf(question)
  if (numbers.length < 1 || numbers.length > 6 || numbers.some(({ unit }) => unit !== '%')) return null
  return numbers.reduce((sum, { value }) => sum + value, 0) < 100
    ? Object.fromEntries(numbers.map(({ value }, n) => [`v${n + 1}`, value]))
    : null
}

export function restInShares(sheet: Sheet): Worked {
  const parts = those(sheet, 'v1', 'v2', 'v3', 'v4', 'v5', 'v6')
  const whole: Found['amount'] = known(sheet, 'inteiro', 'O inteiro, em %', 100)
  const rest = found(sheet, 'resto', 'O que sobra', '%', parts.reduce(minus, whole))
  return worked(
    rest,
    say`Sobram ${rest.shown}.`,
    say`Veja se algum gasto ficou de fora: imposto, taxa do cartão e a sua retirada são os mais esquecidos.`,
  )
}

/** 'O boleto de 1.340 e o de 860, quanto pago no total?' */
export function totalOf(question: string): Numbers | null {
  const numbers = numbersOf(question)
  if (numbers.length < 2 || numbers.length > 6) return null
  const money = numbers.every(
    (number) =>
      mayPay(number) &&
      number.value >= LEAST_BILL &&
      !/\b(?:a|cada|em)\s*(?:r\$ ?)?$/.test(number.before) &&
      !/^\s*(?:reais )?(?:cada|por|x\b|parcel|[a-z]{3,}s (?:de|a) \d)/.test(number.after) &&
      !(mayCount(number) && number.value < 1_000 && /^\s+[a-z]{3,}s\b(?<!reais)/.test(number.after)),
  )
  return money ? Object.fromEntries(numbers.map(({ value }, n) => [`v${n + 1}`, value])) : null
}
const LEAST_BILL = 30

export function total(sheet: Sheet): Worked {
  const sum = found(sheet, 'total', 'Tudo', 'R$', added(those(sheet, 'v1', 'v2', 'v3', 'v4', 'v5', 'v6')))
  return worked(
    sum,
    say`São ${sum.shown} ao todo.`,
    say`Confira se não ficou nenhuma conta de fora: as que vêm uma vez por ano são as que se esquece.`,
  )
}

/** 'Com desconto de 15% o berço de 680 sai por quanto?' */
export const discountedOf = (question: string) => {
  const numbers = exactly(
    numbersBy(question, (number) =>
      number.unit === '%'
        ? /\bdesconto (?:de |e |a vista de )?$|\b(?:dou|dei|dar|der|com|menos|da)\s*$/.test(number.before) ||
          /^\s*(?:de )?(?:desconto|off)\b/.test(number.after)
          ? 'desconto'
          : undefined
        : mayPay(number) && !(mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(number.after))
          ? 'preco'
          : undefined,
    ),
    'desconto',
    'preco',
  )
  return numbers && numbers.desconto! < 100 ? numbers : null
}

export function discounted(sheet: Sheet): Worked {
  const by = found(sheet, 'desconto', 'Desconto', 'R$', partOf(said(sheet, 'preco'), said(sheet, 'desconto')))
  const price = found(sheet, 'preco', 'Preço com desconto', 'R$', minus(said(sheet, 'preco'), by.amount))
  return worked(
    price,
    say`Sai por ${price.shown}, ${by.shown} a menos.`,
    say`O desconto sai inteiro do que sobra: veja quanto resta depois do custo.`,
    by,
  )
}

/** 'Preciso de 36 mil, guardo 1.500 por mês, quanto tempo?' */
export const savingOf = (question: string) => {
  const numbers = exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (!mayPay(number)) return undefined
      if (
        /^\s*(?:reais )?(?:por|ao|todo|no|cada) (?:mes|semana|dia)\b/.test(after) ||
        /\b(?:guardo|guardando|junto|juntando|separo|economizo|pago|abato|deposito|guardar|juntar)\s*(?:uns |r\$ ?)?$/.test(
          before,
        )
      )
        return 'ritmo'
      return 'total'
    }),
    'total',
    'ritmo',
  )
  return numbers && numbers.ritmo! < numbers.total! ? numbers : null
}

export function saving(sheet: Sheet): Worked {
  const time = found(sheet, 'tempo', 'Tempo', '', over(said(sheet, 'total'), said(sheet, 'ritmo')))
  const unit = /\bsemana/.test(sheet.text) ? 'semanas' : /\bdia\b/.test(sheet.text) ? 'dias' : 'meses'
  return worked(
    time,
    say`São ${time.shown} ${unit}, sem contar juros.`,
    say`Conte com meses fracos: um prazo um pouco maior evita desistir no meio.`,
  )
}

/** 'Quanto vender pra sobrar 4 mil com margem de 25%?' */
export const marginGoalOf = (question: string) =>
  exactly(
    numbersBy(question, (number) =>
      number.unit === '%'
        ? /\bmargem\b[^,;\d]{0,16}$|\bsobra\w*\s*$/.test(number.before) ||
          /^\s*(?:de )?(?:margem|lucro)/.test(number.after)
          ? 'margem'
          : undefined
        : mayPay(number) &&
            /\b(?:sobrar|lucrar|tirar|ganhar|ficar com|lucro de|sobre)\s*(?:uns |r\$ ?)*$/.test(number.before)
          ? 'meta'
          : undefined,
    ),
    'margem',
    'meta',
  )

export function marginGoal(sheet: Sheet): Worked {
  const ratio = over(said(sheet, 'meta'), said(sheet, 'margem'))
  const sales = found(sheet, 'vendas', 'O que precisa vender', 'R$', {
    ...ratio,
    value: (sheet.value('meta') / sheet.value('margem')) * 100,
  })
  return worked(
    sales,
    say`É preciso vender ${sales.shown}, se a margem já desconta tudo, inclusive as contas fixas.`,
    say`Se a margem é só da venda, some antes as contas fixas ao que quer que sobre.`,
  )
}
