import { fold } from '#src/text/words.ts'
import { type ListNumber, rolesOf } from './cost-numbers.ts'

/** A list of costs, taken apart: her text and its folded form agree in every place. */
export interface CostText {
  source: string
  plain: string
  numbers: ListNumber[]
  brackets: (readonly [number, number])[]
}

/** The text between two separators. */
export interface Piece {
  from: number
  to: number
  /** A line, a sentence or a semicolon begins it: what came before belongs to something else. */
  hard: boolean
  line: boolean
  /** 'e' begins it: 'linha e zíper 2.300' may be one name. */
  and: boolean
}

const MAX_TEXT = 5_000
const MARKER = /(^|\n)([^\S\n]*)(\d{1,2}[.)])(?=[^\S\n]+[a-z])/g
const GLUED = /([a-z]{3,})(\d{3,}|\d{1,3}\.\d{3})(?![a-z])/gi

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** 'São 310 alunos a 110': who pays her, and what. */
const WHO_PAYS =
  /(?<![a-z])(?:(?:hoje )?(?:sao|tenho|temos|somos|atendo|atendemos|com) )?(?:uns |umas )?\d+ (?:alun|client|pacient|assinant|soci[oa]s|mensalist|hosped|associad|condomini|inquilin|membro)[a-z]* (?:que pagam |pagando )?(?:a|de|por) (?:uns )?(?:r\$ ?)?\d[\d.,]*\d(?:,\d\d)?(?: reais)?(?: (?:por mes|cada|de mensalidade))?/g

/** 'Diárias: 700 na festa pequena, 1.050 na grande, total 8.750': what each is, before what the line comes to. */
const TOTALLED =
  /(?<=^[ \t]*[a-z][a-z ]{2,40}):(?: ?(?:r\$ ?)?\d[\d.,]{0,9} (?:em|n[ao]s?|por|cada|pra|para|d[aoe]s?) [a-z ]{2,30},){1,5} ?(?:no |ao |e )?total (?:de |do mes |mensal )?(?=(?:r\$ ?)?\d)/gm

const AMOUNT = '(?:r\\$ ?)?\\d(?:[\\d.,]*\\d)?(?: ?mil)?'
const A_MONTH = `\\((?:uns |da |dao |sao |total )*${AMOUNT} ?(?:reais )?(?:por|no|ao|todo) mes`

/** What stands beside a sum and is none of a month's: a part of it, what it is for one, what it would take to be rid of a debt. */
const ASIDE: readonly RegExp[] = [
  // 'energia 9 mil no total, sendo 3.800 num açude'
  new RegExp(`(?: no total)?,? ?\\b(?:sendo|d[oa]s quais) (?:uns |umas )?${AMOUNT}(?! ?%)[^,;.()\\n]*`, 'g'),
  // 'Booking cobra 17% e traz uns 60% das reservas (R$ 9.000 por mês)', 'material 4.400 por peça (92 mil no mês)'
  new RegExp(`\\d+(?:,\\d+)? ?%[^;.()\\n]{0,60}(?=${A_MONTH})`, 'g'),
  new RegExp(`${AMOUNT} (?:reais )?(?:por|cada|o|a) [a-z ]{2,30}(?=${A_MONTH})`, 'g'),
]
/** Whole pieces that are no cost of a month. */
const NO_PIECE: readonly RegExp[] = [
  // '(92 mil no mês), a do locador é mais simples 4.150'
  new RegExp(`(?<=mes\\)), ?[ao] d[aeo]s? [a-z ]{2,30}${AMOUNT}`, 'g'),
  // 'devo 62 mil e pago 2,1% ao mês'
  new RegExp(
    `(?<=[,;.(] ?|^| e )(?:eu |ainda |hoje )*(?:devo|devemos|devendo)(?: uns| umas)? ${AMOUNT}(?! ?(?:reais )?(?:por|no|ao|todo) mes)`,
    'g',
  ),
  // 'vasilhame novo quando precisa, 210 cada'
  new RegExp(`[^;.()\\n]*\\bquando (?:precisa|quebra|acaba|falta)\\b[^;.()\\n\\d]*${AMOUNT} (?:reais )?cada\\b`, 'g'),
  // 'o giro se quitar hoje dá 39 mil', 'saldo devedor de 40 mil'
  new RegExp(`[^,;.()\\n]*\\b(?:quitar|saldo devedor|quitacao)\\b[^,;.()\\n\\d]*${AMOUNT}`, 'g'),
]

/** 'Água 1.750 galão a 6,50 11.375': how many and what each is, before what they come to. */
const PRODUCT = /(\d[\d.]*) [a-z]{2,20} (?:a|de|por|x) (?:r\$ ?)?(\d[\d.,]*\d|\d)(?= ?=? ?(?:r\$ ?)?(\d[\d.,]*\d))/g
const amountOf = (digits: string): number => Number(digits.replaceAll('.', '').replace(',', '.'))
const ROUNDED = 0.01
const products = (folded: string) =>
  [...folded.matchAll(PRODUCT)].flatMap(({ index, 0: all, 1: count = '', 2: each = '', 3: total = '' }) => {
    const whole = amountOf(total)
    return Math.abs(amountOf(count) * amountOf(each) - whole) <= whole * ROUNDED ? [[index, blank(all)] as const] : []
  })

/** Parts of what is sold, in words as long as the digits that stand for them. */
const FRACTIONS = [
  [/\bmetade(?= d[aeo]s? (?:vend|fatur|que (?:vend|entra|fatur)))/g, '50%   '],
  [/\bum terco(?= d[aeo]s? (?:vend|fatur|que (?:vend|entra|fatur)))/g, '33%     '],
  [/\bum quarto(?= d[aeo]s? (?:vend|fatur|que (?:vend|entra|fatur)))/g, '25%      '],
] as const

const inDigits = (folded: string, text: string): string =>
  FRACTIONS.reduce(
    (rest, [said, digits]) =>
      [...folded.matchAll(said)].reduce(
        (all, { index }) => all.slice(0, index) + digits + all.slice(index + digits.length),
        rest,
      ),
    text,
  )

/** Folded where that keeps every place, numbers with their roles, brackets that close on their line. */
export function costText(text: string): CostText {
  const cut = text.slice(0, MAX_TEXT).replace(GLUED, '$1 $2')
  const folded = fold(cut)
  const typed = inDigits(folded, folded.length === cut.length ? cut : folded)
  const found = (patterns: readonly RegExp[], left: (text: string) => string) =>
    patterns.flatMap((pattern) => [...folded.matchAll(pattern)].map(({ index, 0: all }) => [index, left(all)] as const))
  const asides = [
    ...found([WHO_PAYS, TOTALLED, ...ASIDE], blank),
    ...products(folded),
    ...found(NO_PIECE, (all) => blank(all).replace(/.$/, ';')),
  ]
  const withoutAsides = (whole: string) =>
    asides.reduce((rest, [index, left]) => rest.slice(0, index) + left + rest.slice(index + left.length), whole)
  const source = withoutAsides(typed)
  const plain = withoutAsides(inDigits(folded, folded))
    .replace(MARKER, (_, line: string, space: string, mark: string) => line + space + blank(mark))
    .replace(/\brs(?=[^\S\n]?\d)/g, 'r$')
  const brackets = [...plain.matchAll(/\([^()\n]*\)/g)].map(({ index, 0: all }) => [index, index + all.length] as const)
  return { source, plain, brackets, numbers: rolesOf(plain, brackets) }
}

const SEPARATOR =
  /[;\n|•]|,|\.(?=\s|$)|[^\S\n](?:e|mais)(?=[^\S\n])(?! ou menos)|[^\S\n][-–+/](?=[^\S\n])|[/+](?=[a-z])/g
const PERIOD = /^[/+](?:mes|ano|dia|semana|quinzena)(?![a-z])/

/** Where one item may end and the next begin: never inside a number or brackets. */
export function piecesOf({ plain, source, numbers, brackets }: CostText): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let hard = true
  let line = true
  let and = false
  let number = 0
  let bracket = 0
  for (const { 0: mark, index } of plain.matchAll(SEPARATOR)) {
    while (number < numbers.length && numbers[number]!.end <= index) number++
    while (bracket < brackets.length && brackets[bracket]![1] <= index) bracket++
    if (numbers[number] && numbers[number]!.start < index) continue
    if (brackets[bracket] && brackets[bracket]![0] < index) continue
    const before = numbers[number - 1]
    // 'luz/água' is one name, '900/água' ends an item.
    if (/^[/+]$/.test(mark) && (before?.end !== index || PERIOD.test(plain.slice(index)))) continue
    if (mark.endsWith('e') && source[index + 1] === 'é') continue
    if (mark === '.' && !endsSentence(source, plain, index)) continue
    pieces.push({ from, to: index, hard, line, and })
    from = index + mark.length
    hard = /[;\n|•.]/.test(mark)
    line = mark === '\n'
    and = mark.endsWith('e')
  }
  pieces.push({ from, to: plain.length, hard, line, and })
  return pieces
}

/** 'manut. e seguro' goes on; '2.000. folha' and 'luz. Folha' end. */
const endsSentence = (source: string, plain: string, index: number) =>
  /[\d)%]|\bmil|reais|mes$|\bdia$|\bano$/.test(plain.slice(Math.max(0, index - 4), index)) ||
  /^\.\s+\p{Lu}/u.test(source.slice(index, index + 4))

/** 'Vendedor 2.500 fixo + 3%': a share without a name goes with the item before. */
export const onTopOf = (plain: string, from: number, nome: string | undefined): string =>
  nome !== undefined && /(?:\+|\bmais)[^\S\n]*$/.test(plain.slice(Math.max(0, from - 8), from))
    ? `comissão de ${nome}`
    : ''

const FILLER = new Set(
  'r rs de do da dos das com e ou o a os as em no na nos nas por mais menos cerca uns umas um media aproximadamente reais real mil mes mensal mensais sao eh custa custam cobra pago pagamos paga gasto gastos gastamos ate total tenho temos entre era subiu so pra para cada ao tudo tambem outros'.split(
    ' ',
  ),
)
const MAX_NAME = 60

/** A cost's name as she typed it: without brackets, numbers and the small words around it; '' when nothing is left. */
export function nameOf(text: string): string {
  const typed = text
    .replace(/\([^()\n]*\)/g, ' ')
    .replace(/\bdia \d{1,2}\b|\d+ ?(?:x|vez|vezes) (?:por|na|a) semana/gi, ' ')
    .replace(/(?:r\$\s?)?\d[\d.,]*(?:\s?%|\s?[hx](?!\p{L}))?/giu, ' ¤ ')
    .replace(/[()$%~±"“”•|=]+|[-–]+>|→|\.{2,}(?=\s*(?:$|¤))|_{2,}/g, ' ')
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const counted = words.includes('¤')
  const empty = (word: string, first: boolean) =>
    !/\p{L}/u.test(word) ||
    (counted && /^x$/i.test(word)) ||
    // 'fornecedor A' is a name.
    (FILLER.has(fold(word).replace(/[^a-z]/g, '')) && (first || !/^\p{Lu}$/u.test(word)))
  // 'Nós dois'; elsewhere 'nos' is 'em' + 'os'.
  if (/^n[oó]s$/i.test(words[0] ?? '') && /^(?:dois|duas|tr[eê]s)$/i.test(words[1] ?? ''))
    words.splice(0, 2, `${words[0]} ${words[1]}`)
  const das = words.find((word) => /^das$/i.test(word))
  while (words.length > 0 && empty(words[0]!, true)) words.shift()
  while (words.length > 0 && empty(words[words.length - 1]!, false)) words.pop()
  // The tax form; elsewhere 'das' is 'de' + 'as'.
  if (words.length === 0 && das !== undefined) return das
  let name = ''
  for (const word of words) {
    if (word === '¤') continue
    if (name.length + word.length >= MAX_NAME) break
    name = name === '' ? word : `${name} ${word}`
  }
  // 'Folha dos 5 com encargo', 'Pronaf que já': what a number held together doesn't stand alone.
  return name
    .replace(counted ? / d[aeo]s (?=com |sem |fora )/gi : /(?!)/, ' ')
    .replace(/ (?:que|onde|quando)(?: j[áa])?$/i, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/ ,/g, ',')
}
