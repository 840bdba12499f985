import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Amount, added, found, known, minus, over, partOf, said, times, worked } from './expr.ts'
import { mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const PARTS: readonly (readonly [word: string, up: number, down: number])[] = [
  ['dois tercos|2 ?/ ?3', 2, 3],
  ['tres quartos|3 ?/ ?4', 3, 4],
  ['um terco|uma terca parte|a terca parte|1 ?/ ?3', 1, 3],
  ['um quarto|a quarta parte|1 ?/ ?4', 1, 4],
  ['um quinto|a quinta parte|1 ?/ ?5', 1, 5],
  ['um decimo', 1, 10],
  ['metade', 1, 2],
]
export const FRACTION = PARTS.map(([word]) => word).join('|')
const FRACTION_AT = new RegExp(`(?<![\\w/])(?:${FRACTION})(?![\\w/])`)

/** The part that the words name, and where; null: none, or two. */
export function fractionIn(text: string): { up: number; down: number; at: number; end: number } | null {
  const all = [...text.matchAll(new RegExp(FRACTION_AT, 'g'))]
  if (all.length !== 1) return null
  const { 0: word, index } = all[0]!
  const [, up, down] = PARTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(word))!
  return { up, down, at: index, end: index + word.length }
}

/** A text whose '1/3' holds no numbers. */
export const withoutFraction = (question: string) => fold(question).replace(new RegExp(FRACTION_AT, 'g'), ' parte ')

/** How many of each: `base` × 2 ÷ 3. */
export function fractionOf(sheet: Sheet, base: Amount, { up, down }: { up: number; down: number }): Amount {
  const by = known(sheet, 'partes', 'Em quantas partes', down)
  return over(up === 1 ? base : times(base, known(sheet, 'partes_tomadas', 'Quantas partes', up)), by)
}

const GIVEN_AFTER =
  /^ (?:d[ae]l[ea]s? )?(?:e |eh |foi |vai |fica |ficou |da venda |do valor |disso )*(?:pr[ao]s?|para|d[ao]s?|com) (?!mim\b)(?:o |a |os |as |meu |minha )?[a-z]{2,}|^ (?:del[ea]s? )?(?:estrag|quebr|perd|morr|murch|apodrec|queim|furt|foi embora|nao vend|sumi|mof|encalh|azed|derret|leva|sai|come)/
const GIVEN_BEFORE =
  /\b(?:dou|pago|repasso|deixo|entrego|perdi|perco|gasto|separo|guardo|descarto|joguei(?: fora)?|leva|fica com|ganha|cobra|vai|quebrou|estragou|morreu|doei)(?: (?:com|uns|quase))? $/
const MINE_BEFORE = /\b(?:fico|fiquei|ficamos|recebo|minha parte e|minha parte|ganho)(?: so)?(?: com| de)? (?:so )?$/
const MINE_AFTER = /^ (?:e |eh |fica |da venda |do valor )*(?:pra|para) mim\b|^ (?:e )?(?:meu|minha)\b/
const ASKS_REST =
  /\bquant[oa]s?(?: [a-z]+)?? (?:que |e que |eu |ainda )*(?:me |pra mim )?(?:sobr\w+|resta\w*|fica(?:m|ou)?\b(?! pr[ao]\b)|fico|recebo|ganho|tenho|embolso)|\bcom quanto (?:eu )?fico|\bquanto e meu|\bquanto (?:fica )?(?:pra|para) mim/
const ASKS_PART =
  /\bquanto (?:que |e que |eu |e |vai |fica |sai |dou |pago |repasso |da )*(?:pr[ao]|para|d[ao]) (?!mim)(?:o |a |meu |minha )?[a-z]{2,}|\bquant[oa]s?(?: [a-z]+)?? (?:eu )?(?:dou|pago|repasso|deixo|separo|guardo|perdi|perco|estrag\w+|joguei|morreram|quebraram)|\bquanto (?:ele|ela|o [a-z]+|a [a-z]+) (?:leva|ganha|recebe|fica)|\bquanto (?:e|da|fica) (?:um|uma|dois|tres|a metade|metade)/
const COUNTED_AT = /^\s*(?:de )?[a-z]+(?: [a-z]+){0,2} (?:a|por|de)\s*(?:r\$ ?)?$|^\s*a\s*(?:r\$ ?)?$/

/** Whose part the fraction is. */
function sideOf(text: string, { at, end }: { at: number; end: number }): 'mine' | 'given' | null {
  const [before, after] = [text.slice(Math.max(0, at - 40), at), text.slice(end, end + 40)]
  if (asksNamed(text)) return 'given'
  if (MINE_BEFORE.test(before) || MINE_AFTER.test(after)) return 'mine'
  return GIVEN_AFTER.test(after) || GIVEN_BEFORE.test(before) ? 'given' : null
}

/** 'Um terço foi fiado, quanto foi fiado?' */
const NAMED_ASKED = /\bquanto (?:foi|e|era|ficou|esta|ta) (?:de |em |no |na |pr[ao] )?([a-z]{4,})\s*\??\s*$/
function asksNamed(text: string): boolean {
  const [name, part] = [NAMED_ASKED.exec(text)?.[1], fractionIn(text)]
  return !!name && !!part && text.slice(part.end, part.end + 44).includes(name)
}
const asksPart = (text: string) =>
  asksNamed(text) || ASKS_PART.test(text) ? true : ASKS_REST.test(text) ? false : null

/** 'Cobro 380, um terço vai pro ajudante, quanto fica pra mim?' */
export function fractionTaken(question: string): Numbers | null {
  const text = fold(question)
  const part = fractionIn(text)
  if (!part || sideOf(text, part) === null || asksPart(text) === null) return null
  const numbers = numbersBy(withoutFraction(question), (number, got, previous) => {
    if (previous && got.quantidade === previous.value && COUNTED_AT.test(number.before)) return 'preco'
    if (!mayPay(number)) return undefined
    const next = /^\s*(?:de )?[a-z]+(?: [a-z]+){0,2} (?:a|por|de)\s*(?:r\$ ?)?$/.test(number.after)
    return mayCount(number) && next ? 'quantidade' : got.total === undefined ? 'total' : undefined
  })
  if (!numbers) return null
  const whole = numbers.total !== undefined && numbers.quantidade === undefined && numbers.preco === undefined
  const product = numbers.total === undefined && numbers.quantidade !== undefined && numbers.preco !== undefined
  return whole || product ? numbers : null
}

export function takenFraction(sheet: Sheet): Worked | null {
  const part = fractionIn(sheet.text)
  const side = part && sideOf(sheet.text, part)
  const wantsPart = asksPart(sheet.text)
  if (!part || !side || wantsPart === null) return null
  const product = sheet.has('quantidade')
    ? found(sheet, 'total', 'O que entra', 'R$', times(said(sheet, 'quantidade'), said(sheet, 'preco')))
    : null
  const base = product ? product.amount : said(sheet, 'total')
  const unit = product || !/\bquant[oa]s\b/.test(sheet.text) ? 'R$' : ''
  const taken = found(sheet, 'parte', 'A parte', unit, fractionOf(sheet, base, part))
  const next = say`Combine por escrito se a parte sai do total ou do que sobra depois dos gastos: muda o valor.`
  const lines = product ? [product] : []
  // 'Fico com um terço, quanto fica pra mim?' wants the part itself.
  const isPart = side === 'mine' ? !wantsPart : wantsPart
  if (isPart) return worked(taken, say`São ${taken.shown}.`, next, ...lines)
  const rest = found(sheet, 'resto', 'O resto', unit, minus(base, taken.amount))
  return worked(rest, say`Ficam ${rest.shown}; a outra parte é ${taken.shown}.`, next, ...lines, taken)
}

const REST = /\b(?:o resto|o restante|os outros|as outras|a outra metade|o que sobrou|a outra parte|o resto tudo)\b/
const REST_BEFORE =
  /\b(?:o resto|o restante|os outros|as outras|a outra metade|o que sobrou|a outra parte)(?: [a-z]+){0,3} (?:a|por|de|foi|vendi|cobrei)\s*(?:r\$ ?)?$|\b(?:o resto|o restante|os outros|as outras|a outra metade)\s*$/
const GOT_BEFORE =
  /\b(?:tirei|colhi|fiz|fizemos|tinha|tenho|produzi|comprei|peguei|assei|sao|tive|pesquei|faco|vendi|recebi|levei|atendi|aluguei|plantei|pescamos|tiramos|colhemos|d[oa]s)\s*(?:uns |umas )?$|\bparte d[oa]s $|^\s*$/
const FIRST_PRICE = /\b(?:a|por|de|cada)\s*(?:r\$ ?)?$/

/** 'Metade a 18 e metade a 22' */
const secondHalf = (text: string) =>
  text.replace('outra metade', 'outra parte').replace(/(metade\b.*?)\bmetade\b/, '$1o resto')

/** 'Tirei 84 kg, vendi metade a 35 e o resto a 28' */
export function twoPrices(question: string): Numbers | null {
  const text = secondHalf(fold(question))
  if (!REST.test(text)) return null
  const part = fractionIn(text)
  const numbers = numbersBy(withoutFraction(text), (number, got) => {
    if (number.unit === '%') return 'porcento'
    if (got.todos === undefined) return number.unit === '' && GOT_BEFORE.test(number.before) ? 'todos' : undefined
    if (REST_BEFORE.test(number.before)) return 'preco2'
    if (
      !part &&
      got.porcento === undefined &&
      got.vendidos === undefined &&
      number.unit === '' &&
      !/\b(?:a|por)\s*(?:r\$ ?)?$/.test(number.before)
    )
      return 'vendidos'
    return got.preco1 === undefined && mayPay(number) && FIRST_PRICE.test(number.before) ? 'preco1' : undefined
  })
  if (!numbers || numbers.todos === undefined || numbers.preco1 === undefined || numbers.preco2 === undefined)
    return null
  const parts = [part, numbers.porcento, numbers.vendidos].filter((one) => one !== null && one !== undefined)
  if (parts.length !== 1 || (numbers.porcento ?? 0) >= 100) return null
  return (numbers.vendidos ?? 0) < numbers.todos ? numbers : null
}

export function soldAtTwo(sheet: Sheet): Worked | null {
  const all = said(sheet, 'todos')
  const part = fractionIn(secondHalf(sheet.text))
  const many = sheet.has('vendidos')
    ? null
    : found(
        sheet,
        'primeiros',
        'Os primeiros',
        '',
        sheet.has('porcento') ? partOf(all, said(sheet, 'porcento')) : fractionOf(sheet, all, part!),
      )
  const first = many ? many.amount : said(sheet, 'vendidos')
  const rest = found(sheet, 'outros', 'Os outros', '', minus(all, first))
  const total = found(
    sheet,
    'total',
    'O que entra',
    'R$',
    added([times(first, said(sheet, 'preco1')), times(rest.amount, said(sheet, 'preco2'))]),
  )
  return worked(
    total,
    say`Entram ${total.shown}.`,
    say`Desconte o que custou: é o que entra, e ainda não o que sobra.`,
    ...(many ? [many, rest] : [rest]),
  )
}
