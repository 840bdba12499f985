import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import { eachThing } from './cost-units.ts'

/** What a number of a list of costs is. `count`: of people, things or times; `note`: a day, a year, a size. */
export type Role = 'money' | 'share' | 'count' | 'note' | 'unclear'

/** A number of the list, with its upper end where it begins a range. */
export interface ListNumber extends WrittenNumber {
  role: Role
  /** In brackets, beside a sum outside of them. */
  inside: boolean
  /** Upper end of a range in its scale; absent: no range. */
  upTo?: number
}

/** People, things and measures that are counted, not paid. */
const COUNTED =
  /^[^\S\n]{0,2}(?:func|colab|pesso|empreg|vended|socio|menin|moca|rapaz|motor|caminh|carro|moto(?![a-z])|veicul|lojas?(?![a-z])|filia|unidad|client|aluno|pacient|mesa|turma|item|itens|produt|contrato|parcel|prestac|fornec|sala|quarto|maquin|equip|prestador|freela|terceir|estagi|aprendiz|diarist|ajudant|gerent|atendent|cozinh|garco|profess|instrut|barbeir|costureir|mecanic|pedreir|servent|medic|dentist|licenc|projeto|pedid|nota|festa|corrida|entrega|etc|pro-?labores?(?![a-z])|tecnic|soldador|recepc|enfermeir|secretari|eletricist|marceneir|pintor|porteir|vigilant|caseir|tosador|manicur|cabeleir|desenvolved|analist|confeiteir|padeir|acougueir|operador|repositor)/
/** What is measured, whatever follows it. */
const MEASURED =
  /^[^\S\n]{0,2}(?:dias?(?![a-z])|mes(?![a-z])|meses|anos?(?![a-z])|hora|hrs?(?![a-z])|h(?![a-z])|min(?![a-z])|seman|quinz|vez|mega|giga|gb(?![a-z])|kg|kilo|quilo|ton|litro|l(?![a-z])|km|m2|metro|hectar|alqueir|ha(?![a-z])|cabec|saca|saco|caixas?(?![a-z])|peca|botij|aulas(?![a-z])|sess(?:ao|oes)(?![a-z])|plant(?:ao|oes)(?![a-z])|diarias(?![a-z]))/
const INSTALMENTS = /^[^\S\n]{0,2}(?:parcel|prestac)/
const TIMES = /^[^\S\n]{0,2}x(?![a-z])/
/** The next item of a list without commas: 'seguro 1350 licença vistoria e outros 650'. */
const NEXT_ITEM =
  /^[^\S\n]{0,2}[a-z]+(?:[^\S\n][a-z]+){0,4}[^\S\n:=-]{0,2}[:=-]?[^\S\n]{0,2}(?:r\$[^\S\n]{0,2})?\d[\d.]{2}/
const COUNT_BEFORE =
  /(?:funcionari|colaborador|empregad|pessoa|loja|mesa|quarto|aluno|client|carro|moto|unidade|filia|caixa)\w{0,2}[:=\s]*$/
const DAY_BEFORE = /\bdia $/
/** Of whole words: 'embalagem 1900' and 'mensalidade 2000' are sums. */
const YEAR_BEFORE = /(?<![a-z])(?:desde|ano|em)[^\S\n]*$/
/** 'Salário de 2000' is a sum, 'reajuste de 2024' a year. */
const NEAR_YEAR = /^20[12]\d$/
const YEAR_OF = /(?<![a-z])de[^\S\n]*$/
const FOREIGN = /\b(?:us|usd|u\$|euro|eur|dolar)\$?[^\S\n]*$/
const A_WHILE = /^[^\S\n]{0,2}(?:por|ao|\/|a)[^\S\n]?(?:dia|seman)/
/** A whole number below is a count, a day, a size or a slip rather than a month's cost. */
const LEAST_BARE = 20

/** In digits and in letters, in their order. */
export function numbersOf(plain: string): WrittenNumber[] {
  const digits = numbersIn(plain, 'text')
  const letters = numbersInWords(plain).filter(
    ({ start, end, scale, unit, value }) =>
      // 'luz trezentos' is a sum; 'dois motoristas' are counted; other small words are no numbers of a list.
      (scale > 1 ||
        unit === 'R$' ||
        (unit === '' && value >= 100 && !/\d ?mil e $/.test(plain.slice(Math.max(0, start - 10), start))) ||
        COUNTED.test(plain.slice(end, end + 24))) &&
      !digits.some((one) => start >= one.start && start < one.end),
  )
  const all = letters.length > 0 ? [...digits, ...letters].sort((a, b) => a.start - b.start) : digits
  return all.map((number) => halfThousand(plain, number) ?? number)
}

/** '2 mil e quinhentos' */
function halfThousand(plain: string, number: WrittenNumber): WrittenNumber | null {
  if (number.scale !== 1_000) return null
  const more =
    /^ e (cem|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos)(?![a-z])/.exec(
      plain.slice(number.end, number.end + 24),
    )
  if (!more) return null
  return { ...number, value: number.value + HUNDREDS.indexOf(more[1]!) * 100, end: number.end + more[0].length }
}
const HUNDREDS = [
  '',
  'cem',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
]

const RANGE = /^[^\S\n]{0,2}(?:a|ate|ou|-|–)[^\S\n]{0,2}(?:r\$[^\S\n]?)?$/
const AND = /^[^\S\n]e[^\S\n](?:r\$[^\S\n]?)?$/
const BETWEEN = /entre[^\S\n](?:r\$[^\S\n]?)?$/
/** Ends of a range are of one size: '3 a 2.500' is three of them. */
const WIDEST = 4

/** Upper end of a range that `number` begins: '2.000 a 2.500', '15-18 mil', 'entre 8 e 9 mil'. */
function rangeOf(plain: string, number: WrittenNumber, next: WrittenNumber | undefined): WrittenNumber | null {
  if (!next || number.unit === '%' || next.unit === '%') return null
  const between = plain.slice(number.end, next.start)
  if (
    !RANGE.test(between) &&
    !(AND.test(between) && BETWEEN.test(plain.slice(Math.max(0, number.start - 9), number.start)))
  )
    return null
  const lower = number.scale === 1 ? number.value * next.scale : number.value
  return lower < next.value && next.value <= lower * WIDEST ? { ...number, value: lower, scale: next.scale } : null
}

/** Every number of the list, with its role as far as its own neighbourhood tells. `end`: of its piece; `named`: words stand before it. */
export function rolesOf(plain: string, brackets: readonly (readonly [number, number])[]): ListNumber[] {
  const numbers = numbersOf(plain)
  const found: ListNumber[] = []
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!
    const inside = brackets.some(([from, to]) => number.start > from && number.start < to)
    const range = rangeOf(plain, number, numbers[i + 1])
    if (range) {
      const top = numbers[++i]!
      found.push({ ...range, unit: range.unit || top.unit, end: top.end, upTo: top.value, inside, role: 'money' })
      continue
    }
    found.push({ ...number, inside, role: 'unclear' })
  }
  for (let i = 0; i < found.length; i++)
    if (found[i]!.upTo === undefined) found[i]!.role = roleOf(plain, found[i]!, found[i - 1], found[i + 1])
  return found
}

/** '10800', '7.900': no end of a number that a space parts. */
const isWhole = (plain: string, { start, end }: ListNumber) => /^\d{4}|\./.test(plain.slice(start, end))
const gapOf = (plain: string, from: ListNumber, to: ListNumber) => plain.slice(from.end, to.start)
const SAME_PIECE = /^[^;\n|,•]*$/

function roleOf(
  plain: string,
  number: ListNumber,
  previous: ListNumber | undefined,
  next: ListNumber | undefined,
): Role {
  const { value, unit, scale, start, end } = number
  if (unit === '%') return 'share'
  const before = plain.slice(Math.max(0, start - 24), start)
  const after = plain.slice(end, end + 48)
  if (FOREIGN.test(before)) return 'unclear'
  const raw = plain.slice(start, end)
  const named = namedBefore(plain, number, previous)
  if (unit === 'R$' || (named && scale === 1 && eachThing(after, value) !== null)) return 'money'
  if (TIMES.test(after) && value < 100) return 'count'
  if (MEASURED.test(after) && !/^[^\S\n]{0,2}(?:mes|caixas?|pecas?)[^\S\n]/.test(after)) return 'count'
  // 'luz 900 parcela da caminhonete 1450'
  if (named && value >= 100 && INSTALMENTS.test(after)) return 'money'
  if ((COUNTED.test(after) || MEASURED.test(after)) && !(named && value >= 100 && NEXT_ITEM.test(after))) return 'count'
  if (scale > 1) return 'money'
  if (DAY_BEFORE.test(before) && value <= 31) return 'note'
  if (/^(?:19|20)\d\d$/.test(raw) && YEAR_BEFORE.test(before)) return 'note'
  if (NEAR_YEAR.test(raw) && YEAR_OF.test(before)) return 'note'
  const closes = next !== undefined && SAME_PIECE.test(gapOf(plain, number, next))
  // '2 500' may be two numbers or one.
  if (closes && value < 100 && /^[^\S\n]$/.test(gapOf(plain, number, next)) && !isWhole(plain, next)) return 'unclear'
  if (previous && previous.role === 'unclear' && /^[^\S\n]$/.test(gapOf(plain, previous, number))) return 'unclear'
  if (value >= 100) return 'money'
  if (/[.,]\d\d$/.test(raw) && named) return 'money'
  if (named && value >= 5 && A_WHILE.test(after)) return 'money'
  // '3 meninas 6.900', 'folha 6 func 19.500', 'salário 3 x 2.050'
  if (closes && (value < LEAST_BARE || !named)) return 'count'
  if (!named) return 'unclear'
  if (COUNT_BEFORE.test(before)) return 'count'
  return value >= LEAST_BARE ? 'money' : 'unclear'
}

function namedBefore(plain: string, { start }: ListNumber, previous: ListNumber | undefined): boolean {
  const gap = plain.slice(previous?.end ?? Math.max(0, start - 60), start)
  return /[a-z]{2}/.test(/[^;\n|,•]*$/.exec(gap)![0].replace(/\br\$/g, ''))
}
