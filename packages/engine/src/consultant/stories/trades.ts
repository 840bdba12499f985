import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { found, known, minus, over, partOf, plus, said, those, times, worked } from './expr.ts'
import { exactly, hasThing, mayCount, mayPay, type Numbers, numbersBy, numbersOf } from './read.ts'

const WORKERS =
  /^\s*(?:diaristas?|pessoas?|funcionari[oa]s?|ajudantes?|pedreiros?|costureiras?|homens|meninas?|peoes|trabalhadores|garcons|montadores|pintores|serventes|seguranc\w+|musicos|motoboys?|entregadores|cozinheir[oa]s|colhedores|promotor[ae]s|faxineiras?|recepcionistas?|monitor[ae]s|carregadores|vigias|auxiliares)\b/
const DAYS = /^\s*(?:dias?|diarias?|noites?)\b/
const A_DAY = /^\s*(?:reais )?(?:a|por|cada|na|de) (?:diaria|dia|noite)\b/
const WAGE_BEFORE =
  /\b(?:a|por|de|cada um|cada uma|diaria|pagando|ganhando|recebendo|ganham|recebem|cada)(?: (?:de|e|a|por))?\s*(?:r\$ ?)?$/

/** '3 diaristas a 140 por 5 dias' */
export const wagesOf = (question: string) =>
  exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (mayCount(number) && WORKERS.test(after)) return 'gente'
      if (mayCount(number) && DAYS.test(after)) return 'dias'
      return mayPay(number) && (A_DAY.test(after) || WAGE_BEFORE.test(before)) ? 'diaria' : undefined
    }),
    'gente',
    'dias',
    'diaria',
  )

export function wages(sheet: Sheet): Worked {
  const total = found(sheet, 'total', 'O que se paga', 'R$', those(sheet, 'gente', 'diaria', 'dias').reduce(times))
  return worked(
    total,
    say`São ${total.shown}.`,
    say`Some passagem, lanche e o que a lei manda pagar a quem trabalha para você.`,
  )
}

const SHARED_AT =
  /\b(?:fica com|ficam com|leva|recebe|ganha|pega|fico com|tem|tenho|entra com|com|e|eu com|do|da|pro|pra)\s*(?:a |o |os |uns |so )?$/

/** '60% pro tatuador e o estúdio com 40, sessão de 850' */
export function namedSharesOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got, previous) => {
    const { before, unit, scale, value, after } = number
    if (unit === '%') return got.parte1 === undefined ? 'parte1' : 'parte2'
    if (
      got.parte1 !== undefined &&
      got.parte2 === undefined &&
      previous?.value === got.parte1 &&
      unit === '' &&
      scale === 1 &&
      value + got.parte1 === 100 &&
      SHARED_AT.test(before)
    )
      return 'parte2'
    return mayPay(number) && got.base === undefined && !(mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(after))
      ? 'base'
      : undefined
  })
  if (!numbers || numbers.base === undefined || numbers.parte1 === undefined) return null
  if (numbers.parte2 !== undefined && numbers.parte1 + numbers.parte2 !== 100) return null
  return whoseShare(question) === null ? null : numbers
}

const WHO =
  /\bquanto (?:que |e |fica |vai |sobra |cabe |sai |eu pago |dou |pago |da )*(?:pr[ao]|para o|para a|d[oa]|ao|a) (?:meu |minha |dono d[oa] |dona d[oa] )?([a-z]{3,})\s*\??\s*$|\bquanto (?:que )?(?:o|a|meu|minha) ([a-z]{3,}) (?:recebe|leva|ganha|fica|pega)\s*\??\s*$/
/** Which of the shares is asked for: the one that stands with the same name. */
function whoseShare(question: string): 1 | 2 | null {
  const text = fold(question)
  const match = WHO.exec(text)
  const who = match?.[1] ?? match?.[2]
  if (!who || who === 'mim') return null
  const spots = numbersOf(question).filter(
    ({ unit, value }, n, list) =>
      unit === '%' || (n > 0 && list[n - 1]!.unit === '%' && value + list[n - 1]!.value === 100),
  )
  const near = (spot: Placed) => `${spot.before.split(/[,;]/).at(-1)!} | ${spot.after.split(/[,;]| e /)[0]!}`
  const named = spots.map((spot) => new RegExp(`\\b${who.slice(0, 5)}`).test(near(spot)))
  const hits = named.filter(Boolean).length
  return hits === 1 ? (named.indexOf(true) === 0 ? 1 : 2) : null
}

export function namedShare(sheet: Sheet): Worked | null {
  const which = whoseShare(sheet.text)
  if (which === null || !sheet.has(`parte${which}`)) return null
  const part = found(sheet, 'parte', 'A parte', 'R$', partOf(said(sheet, 'base'), said(sheet, `parte${which}`)))
  return worked(
    part,
    say`São ${part.shown}.`,
    say`Escreva a divisão e se ela sai antes ou depois dos gastos: é o que mais dá briga.`,
  )
}

const SMALL: readonly (readonly [RegExp, number, string, RegExp])[] = [
  [/^\s*(?:cm|centimetros?)\b/, 100, 'metros', /\bquant[oa]s? metros?\b/],
  [/^\s*(?:g|gr|gramas?)\b/, 1_000, 'kg', /\bquant[oa]s? (?:kg|quilos?|kilos?)\b/],
  [/^\s*(?:ml|mililitros?)\b/, 1_000, 'litros', /\bquant[oa]s? litros?\b/],
]

/** '14 cadeiras, 70 cm em cada, quantos metros?' */
export function stuffOf(question: string): Numbers | null {
  const text = fold(question)
  const kind = SMALL.find(([, , , asked]) => asked.test(text))
  if (!kind) return null
  const numbers = exactly(
    numbersBy(question, (number) => {
      if (number.unit !== '' || number.scale !== 1) return undefined
      if (kind[0].test(number.after)) return 'cada'
      return mayCount(number) && hasThing(number) ? 'quantos' : undefined
    }),
    'cada',
    'quantos',
  )
  return numbers && { ...numbers, por: kind[1] }
}

export function stuff(sheet: Sheet): Worked {
  const need = found(
    sheet,
    'total',
    'Ao todo',
    '',
    over(times(said(sheet, 'quantos'), said(sheet, 'cada')), said(sheet, 'por')),
  )
  const unit = SMALL.find(([, , , asked]) => asked.test(sheet.text))![2]
  return worked(need, say`São ${need.shown} ${unit}.`, say`Compre um pouco a mais: corte, emenda e erro também gastam.`)
}

const PACKS: readonly (readonly [RegExp, string, number, string])[] = [
  [/\bduzias?\b/, 'duzias?', 12, 'dúzia'],
  [/\bgrosas?\b/, 'grosas?', 144, 'grosa'],
  [/\bmilheiros?\b/, 'milheiros?', 1_000, 'milheiro'],
  [/\bcentos?\b/, 'centos?', 100, 'cento'],
]
const packOf = (text: string) => PACKS.filter(([pattern]) => pattern.test(text.replace(/por cento/g, ' ')))

/** '12 dúzias a 38 a dúzia', 'pago 0,35 por tijolo, o milheiro sai quanto' */
export function packsOf(question: string): Numbers | null {
  const [pack, other] = packOf(fold(question))
  if (!pack || other) return null
  const [, word] = pack
  const counted = new RegExp(`^\\s*(?:${word})\\b`)
  const of = new RegExp(`^\\s*(?:reais )?(?:a|o|por|cada) (?:${word})\\b`)
  const before = new RegExp(
    `\\b(?:a|o|cada|por|da|do) (?:${word})(?: de [a-z]+)?\\s*(?:a|por|sai|custa|ta|e|de|cobro)\\s*(?:r\\$ ?)?$`,
  )
  const asksPack = new RegExp(
    `\\b(?:a|o|cada|por|quanto (?:e|sai|da|fica|custa) (?:a|o)) (?:${word})(?: (?!quanto (?:paguei|gastei|da\\b|deu|pago|vou|foi|fica|gasto))[a-z]+){0,3}\\s*\\??\\s*$|\\bquanto (?:e|sai|da|fica|custa|cobro) (?:a|o|por|pel[oa]) (?:${word})`,
  ).test(fold(question))
  const numbers = numbersBy(question, (number) => {
    if (number.unit !== '%' && counted.test(number.after) && !/\ba\s*$/.test(number.before)) return 'pacotes'
    if (!mayPay(number)) return undefined
    if (of.test(number.after)) return 'preco'
    if (
      /^\s*(?:reais )?(?:cada|por|a unidade|o|a) ?[a-z]*/.test(number.after) &&
      asksPack &&
      !before.test(number.before)
    )
      return 'unidade'
    return before.test(number.before) ? 'preco' : undefined
  })
  if (!numbers) return null
  if (asksPack) return exactly(numbers, 'unidade')
  return exactly(numbers, 'pacotes', 'preco')
}

export function packTotal(sheet: Sheet): Worked | null {
  const next = say`Confira se o preço é o do pacote fechado: no avulso costuma ser outro.`
  if (sheet.has('pacotes')) {
    const total = found(sheet, 'total', 'Tudo', 'R$', times(said(sheet, 'pacotes'), said(sheet, 'preco')))
    return worked(total, say`São ${total.shown}.`, next)
  }
  const [pack] = packOf(sheet.text)
  if (!pack || !sheet.has('unidade')) return null
  const whole = found(
    sheet,
    'pacote',
    'O pacote',
    'R$',
    times(said(sheet, 'unidade'), known(sheet, 'tamanho', `Quantos tem cada ${pack[3]}`, pack[2])),
  )
  return worked(whole, say`Sai a ${whole.shown}.`, next)
}

/** '640 mais 10% do garçom, dividido em 8' */
export const tipOf = (question: string) =>
  exactly(
    numbersBy(question, (number, got) => {
      if (number.unit === '%') return 'parte'
      if (
        got.base !== undefined &&
        mayCount(number) &&
        (/\b(?:em|por|pra|entre|somos|para)\s*(?:os |as )?$/.test(number.before) ||
          /^\s*(?:pessoas|amigos|clientes)/.test(number.after))
      )
        return 'gente'
      return got.base === undefined && mayPay(number) ? 'base' : undefined
    }),
    'base',
    'parte',
    'gente',
  )

export function tipShared(sheet: Sheet): Worked {
  const base = said(sheet, 'base')
  const tip = found(sheet, 'acrescimo', 'Acréscimo', 'R$', partOf(base, said(sheet, 'parte')))
  if (/\bo resto\b|\bo que sobra\b|\bo restante\b/.test(sheet.text)) {
    const rest = found(sheet, 'resto', 'O resto', 'R$', minus(base, tip.amount))
    const part = found(sheet, 'cada', 'Para cada um', 'R$', over(rest.amount, said(sheet, 'gente')))
    return worked(
      part,
      say`São ${part.shown} para cada um.`,
      say`Escreva a divisão antes de fechar o negócio.`,
      tip,
      rest,
    )
  }
  if (!/\bmais \d|\+/.test(sheet.text)) {
    const one = found(sheet, 'cada', 'De cada um', 'R$', over(tip.amount, said(sheet, 'gente')))
    return worked(
      one,
      say`São ${one.shown} para cada um, de ${tip.shown}.`,
      say`Escreva a divisão antes de fechar o negócio.`,
      tip,
    )
  }
  const each = found(sheet, 'cada', 'De cada um', 'R$', over(plus(base, tip.amount), said(sheet, 'gente')))
  return worked(
    each,
    say`São ${each.shown} de cada um.`,
    say`A taxa de serviço é opcional para quem paga: deixe claro na conta.`,
    tip,
  )
}

const PER_DAY = /^(?:\s+(?:de )?[a-z]+){0,2}\s*(?:por|ao|a cada|cada|todo) dia\b/

/** 'Consulta 160, atendo 6 por dia, 22 dias' */
export const dailyOf = (question: string) =>
  exactly(
    numbersBy(question, (number, got) => {
      const { after, before } = number
      if (mayCount(number) && PER_DAY.test(after) && !/\b(?:a|por|de|custa|cobro|e)\s*(?:r\$ ?)?$/.test(before))
        return 'porDia'
      if (
        mayCount(number) &&
        /\b(?:por dia|dia)(?: [a-z]+){1,2}\s*$/.test(before) &&
        /^\s*(?:[a-z]+)?\s*[,.]/.test(after)
      )
        return 'porDia'
      if (mayCount(number) && /^\s*dias?\b/.test(after)) return 'dias'
      return got.preco === undefined &&
        mayPay(number) &&
        !(mayCount(number) && /^\s+[a-z]{3,}s\b(?<!reais)/.test(after))
        ? 'preco'
        : undefined
    }),
    'preco',
    'porDia',
    'dias',
  )

export function daily(sheet: Sheet): Worked {
  const total = found(sheet, 'total', 'O que entra', 'R$', those(sheet, 'porDia', 'dias', 'preco').reduce(times))
  return worked(
    total,
    say`Entram ${total.shown}. Disso ainda saem os custos.`,
    say`Conte falta, feriado e dia fraco: o mês cheio é o melhor dos casos.`,
  )
}

/** '40 camisetas por 720, quero ganhar 100% em cima' */
export const lotPriceOf = (question: string) =>
  exactly(
    numbersBy(question, (number) => {
      if (number.unit === '%')
        return /\b(?:ganhar|lucrar|ganho|lucro|botar|colocar|por|tirar|em cima|quero|mais)\s*(?:uns |de )?$/.test(
          number.before,
        )
          ? 'ganho'
          : undefined
      if (
        mayCount(number) &&
        /^\s+[a-z]{3,}/.test(number.after) &&
        !/\b(?:por|paguei|gastei|a)\s*(?:r\$ ?)?$/.test(number.before)
      )
        return 'quantos'
      return mayPay(number) &&
        /\b(?:por|paguei|gastei|custou|custaram|deu|sairam por|saiu por)\s*(?:r\$ ?)?$/.test(number.before) &&
        !/^\s*(?:reais )?(?:cada|a unidade)/.test(number.after)
        ? 'total'
        : undefined
    }),
    'total',
    'quantos',
    'ganho',
  )

export function lotPrice(sheet: Sheet): Worked {
  const each = found(sheet, 'custo', 'Custo de cada', 'R$', over(said(sheet, 'total'), said(sheet, 'quantos')))
  const more = found(sheet, 'ganho', 'Ganho em cada', 'R$', partOf(each.amount, said(sheet, 'ganho')))
  const price = found(sheet, 'preco', 'Preço', 'R$', plus(each.amount, more.amount))
  return worked(
    price,
    say`O preço é ${price.shown}, antes de taxa e imposto.`,
    say`Confira se o custo já tem frete, embalagem e a peça que encalha.`,
    each,
    more,
  )
}

/** '2 sacos por semana a 95, quanto por mês?' */
export const weeklyOf = (question: string) =>
  exactly(
    numbersBy(question, (number) => {
      const { before, after } = number
      if (
        mayCount(number) &&
        /^(?:\s+(?:de )?[a-z]+){0,4}?\s*(?:por|na|toda|cada|a cada) semana\b/.test(after) &&
        !/\b(?:a|por|de|custa)\s*(?:r\$ ?)?$/.test(before)
      )
        return 'quantos'
      return mayPay(number) && /\b(?:a|de|por|custa|cobro|cada|sai|preco|vale)\s*(?:a |por |de |r\$ ?)*$/.test(before)
        ? 'preco'
        : undefined
    }),
    'quantos',
    'preco',
  )

export function weekly(sheet: Sheet): Worked {
  const week = found(sheet, 'semana', 'Na semana', 'R$', times(said(sheet, 'quantos'), said(sheet, 'preco')))
  const year = times(week.amount, known(sheet, 'semanas', 'Semanas do ano', 52))
  const month = found(sheet, 'mes', 'No mês', 'R$', over(year, known(sheet, 'meses_do_ano', 'Meses do ano', 12)))
  return worked(
    month,
    say`São ${month.shown} por mês, e ${week.shown} por semana.`,
    say`Um mês tem pouco mais de quatro semanas: o mês de cinco sábados pesa mais.`,
    week,
  )
}

/** 'Guardar 10% do que entra: entrou 8.450' */
export const partSavedOf = (question: string) =>
  exactly(
    numbersBy(question, (number) =>
      number.unit === '%' ? 'parte' : mayPay(number) && number.value >= 100 ? 'base' : undefined,
    ),
    'parte',
    'base',
  )

export function partSaved(sheet: Sheet): Worked {
  const part = found(sheet, 'guardar', 'Guardar', 'R$', partOf(said(sheet, 'base'), said(sheet, 'parte')))
  return worked(
    part,
    say`São ${part.shown}.`,
    say`Guarde no dia em que entra, em outra conta: no fim do mês quase nunca sobra.`,
  )
}
