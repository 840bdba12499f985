import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { fold } from '#src/text/words.ts'

export interface CostItem {
  nome: string
  /** Reais a month. */
  valor: number
  /** How it became a month's sum: 'R$ 2.400 ÷ 12'; absent: written as it is. */
  conta?: string
  /** Computed from the month's revenue. */
  doFaturamento?: true
}

export interface Costs {
  items: CostItem[]
  /** Reais a month: as measured, else declared; null: the text holds no sum of money. */
  total: number | null
  /** By the statements; absent: declared. */
  medido?: MeasuredCosts
}

export interface MeasuredCosts {
  fact: Fact
  /** Inputs of `fact`. */
  entradas: readonly Fact[]
  /** The sum that she declared; null: none. */
  declarado: number | null
}

/** As she declared them, whatever was measured. */
export const declaredCosts = ({ items, total, medido }: Costs): Costs => ({
  items,
  total: medido ? medido.declarado : total,
})

/** On its own line: the next line is the next item. */
const QUANTITY_AFTER =
  /^[^\S\n]{0,2}(?:x(?![a-z])|(?:func|colab|pesso|empreg|vended|socio|menino|motor|caminh|carro|veicul|lojas?|filia|unidad|dias?|mes|ano|hora|hrs?|h(?![a-z])|min|seman|quinz|client|aluno|pacient|mesa|turma|vez|kg|kilo|quilo|ton|litro|l(?![a-z])|km|m2|metro|hectar|ha(?![a-z])|cabec|saca|caixa|peca|item|itens|produt|contrato|parcel|fornec|sala|maquin|equip|prestador|freela|terceir|estagi|aprendiz|diarist|ajudant|gerent|atendent|cozinh|garco|professor|medic|dentist|licenc|projeto|pedid|nota|etc))/
const YEARLY = /^[^;,\n\d]{0,24}?(?:por ano|ao ano|anual|\/\s?ano)/
const WEEKLY = /^[^;,\n\d]{0,24}?(?:por semana|semanal|semanais|\/\s?semana)/
const DAILY = /^[^;,\n\d]{0,24}?(?:por dia|ao dia|diari[oa]s?(?![a-z])|\/\s?dia)/
/** The product's hypothesis: a company opens 26 days a month. */
const OPEN_DAYS = 26
/** '4 professores a 2.500': so many times. */
const EACH = /(?:^|[^\d.,])(\d{1,2}) ([a-z]+) (?:a|de|com|ganhando|por)(?: r\$)?$/
const PEOPLE =
  /^(?:func|colab|empreg|profess|atendent|vended|diarist|motor|garc|cozinh|pesso|ajudant|estagi|medic|dentist|tecnic)/
const SHORT = /^[^\S\n](?:de|com|para|pra) [a-z]/
const IDLE = /^[^;,\n]{0,30}(?:parad|encalhad)/
const SUM_AFTER = /^[^\S\n]{0,2}(?:no total|ao todo|de custos? no total|por mes no total)/
const NOT_A_COST = /^(?:o )?(?:faturamento|fatur\w*|receita|entrada)/
const ENDS_IN_REVENUE = /(?:faturamento|receita|vendas)(?: de| r\$)*$/
const SUM = /^(?:o )?(?:custo |gasto |despesa )?(?:total|soma|geral|ao todo|no total)/
const YEAR_BEFORE = /(?:desde|ano|em|de)[^\S\n]*$/
/** 'funcionários 14.000' after a number: the quantity's word names the next item. */
const NEXT_ITEM = /^[^\S\n]{0,2}[a-z]+[^\S\n:=-]{0,2}[:=-]?[^\S\n]{0,2}(?:r\$[^\S\n]{0,2})?\d[\d.]{2}/
const MAX_VALUE = 1e12
const MAX_ITEMS = 40

const FILLER = new Set([
  'r',
  'de',
  'do',
  'da',
  'com',
  'e',
  'o',
  'a',
  'os',
  'as',
  'em',
  'no',
  'na',
  'por',
  'mais',
  'cerca',
  'uns',
  'media',
  'aproximadamente',
  'reais',
  'mil',
  'mes',
  'mensal',
  'sao',
  'custa',
  'pago',
  'gasto',
  'gastamos',
  'ate',
  'total',
])

/** The name of a cost: 'de folha de pagamento:' → 'folha de pagamento'; at most five words and no digits. */
export function cleanName(text: string): string {
  const words = text
    .replace(/[\d$]+/g, ' ')
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '' && word !== '-')
  while (words.length > 0 && FILLER.has(fold(words[0]!))) words.shift()
  while (words.length > 0 && FILLER.has(fold(words[words.length - 1]!))) words.pop()
  return words.slice(0, 5).join(' ').slice(0, 40)
}

/** Where the item that ends before the next number is cut from it. */
const SEPARATOR = /[;\n|]|,(?!\d)|\.(?:\s|$)|\s(?:e|mais)\s|\s[-–+]\s/g

/** The text between the last separator and the number. */
export function afterLastSeparator(text: string): string {
  const own = text.replace(/[\s,;:–-]{1,8}$/, '')
  // '; boi e frango 88.000': what begins an item is its whole name.
  const item = /(?:^|[;\n|]|,(?!\d))\s*((?:\p{L}+ ){0,2}\p{L}+ e (?:\p{L}+ ?){1,3})$/u.exec(own)
  if (item && (item.index > 0 || /^[;,\n|\p{L}]/u.test(text))) return item[1]!
  let from = 0
  for (const found of own.matchAll(SEPARATOR)) from = found.index + found[0].length
  return own.slice(from)
}

/** The words after a sum that has none before it: '12 mil de folha, …'. */
export const NAME_AFTER = /^(?:(?! e )[^;\n,.|\d])*/

function isMoney({ value, unit, scale }: WrittenNumber, raw: string, named: boolean, before: string, after: string) {
  if (unit !== '') return unit === 'R$'
  const counts = QUANTITY_AFTER.test(after) && !(named && value >= 100 && NEXT_ITEM.test(after))
  if (counts) return false
  if (scale > 1) return true
  if (/^(?:19|20)\d\d$/.test(raw) && YEAR_BEFORE.test(before)) return false
  // 'internet 99,90', 'gasolina 80 por dia'
  return value >= 100 || (named && (/[.,]\d\d$/.test(raw) || (value >= 5 && (DAILY.test(after) || WEEKLY.test(after)))))
}

/** In digits and in letters, in their order. */
function numbersOf(plain: string): WrittenNumber[] {
  const digits = numbersIn(plain, 'text')
  const letters = numbersInWords(plain).filter(
    ({ start, scale, unit }) =>
      (scale > 1 || unit === 'R$') && !digits.some((one) => start >= one.start && start < one.end),
  )
  return letters.length > 0 ? [...digits, ...letters].sort((a, b) => a.start - b.start) : digits
}

/** What a written sum is a month, and the account that made it so. */
function perMonth(value: number, own: string, after: string): Pick<CostItem, 'valor' | 'conta'> {
  const each = EACH.exec(own)
  const people = each && (PEOPLE.test(each[2]!) || /^[^\S\n]{0,2}cada(?![a-z])/.test(after)) ? Number(each[1]) : 1
  const [times, words] = YEARLY.test(after)
    ? [1 / 12, ' ÷ 12']
    : WEEKLY.test(after)
      ? [52 / 12, ' × 52 ÷ 12']
      : DAILY.test(after)
        ? [OPEN_DAYS, ` × ${OPEN_DAYS} dias`]
        : [1, '']
  const valor = Math.round(value * people * times * 100) / 100
  const conta = `${people > 1 ? `${people} × ` : ''}${formatMoney(value)}${words}`
  return people > 1 || words !== '' ? { valor, conta } : { valor }
}

/** 'mercadoria 46 mil, folha 12': costs that nobody pays with twelve reais, and no larger than what was said in thousands. */
const isBigCost = (own: string, after: string, value: number, items: readonly CostItem[]) =>
  BIG.test(fold(own).trim()) &&
  !QUANTITY_AFTER.test(after) &&
  !/^\s?(?:%|por\b|x\b)/.test(after) &&
  items.some((item) => item.valor >= value)
const BIG =
  /^(?:(?:a|o|as|os|de|da|do|com|em) )?(?:folha|salario|salarios|funcionarios|aluguel|mercadoria|mercadorias|fornecedor|fornecedores|imposto|impostos|insumo|insumos|compras|cartao|parcela|parcelas|comissao|comissoes|banco)(?: de pagamento)?$/

/** Whether a debt or a stock was listed among the monthly costs: more than all of them together. */
function isStock({ nome, valor }: CostItem, others: number): boolean {
  const plain = fold(nome)
  return /\b(?:divid\w{1,3}|devo|devemos)\b/.test(plain) && !/parcela|mensal/.test(plain) && valor > others
}

/**
 * Sums of money in a free text such as 'folha 12.000; aluguel 3,5 mil'. Percentages, quantities ('3 funcionários')
 * and years don't count, a yearly sum counts a twelfth, a debt or an idle stock isn't a month's cost, and a line named
 * 'total' counts only as a separate word.
 */
export function parseCosts(text: string): Costs {
  const plain = fold(text)
  // Folding may change the length (ligatures); names then come from the folded text.
  const source = plain.length === text.length ? text : plain
  const items: CostItem[] = []
  let total: number | null = null
  let nameFrom = 0
  let scaleSaid = 1
  for (const number of numbersOf(plain)) {
    if (items.length >= MAX_ITEMS) break
    const { start, end } = number
    const before = plain.slice(Math.max(0, start - 12), start)
    const after = plain.slice(end, end + 48)
    const gap = source.slice(nameFrom, start)
    const own = afterLastSeparator(gap)
    // 'gasto 12 mil com folha e 4 de aluguel': the scale is said once.
    const bare = scaleSaid > 1 && number.unit === '' && number.scale === 1 && number.value < 100
    const short = bare && (SHORT.test(after) || isBigCost(own, after, number.value * scaleSaid, items))
    if (!short && !isMoney(number, plain.slice(start, end), cleanName(own) !== '', before, after)) continue
    const value = number.value * (short ? scaleSaid : 1)
    if (number.scale > 1) scaleSaid = number.scale
    const item = perMonth(value, fold(own), after)
    if (!(item.valor > 0 && item.valor <= MAX_VALUE)) continue
    nameFrom = end
    // 'e 4 de aluguel, 20 mil de mercadoria': what ends in a comma belongs to its own number.
    let name = /\d/.test(own) && /[,;\n][^\S\n]*$/.test(gap) ? '' : cleanName(own)
    if (name === '') {
      const following = NAME_AFTER.exec(source.slice(nameFrom, nameFrom + 60))?.[0] ?? ''
      name = cleanName(following)
      nameFrom += following.length
    }
    const key = fold(own.trim())
    if (NOT_A_COST.test(key) || ENDS_IN_REVENUE.test(key)) continue
    if (/^(?:o |em )?estoque/.test(key) && IDLE.test(after)) continue
    if (SUM.test(key) || SUM_AFTER.test(after)) total = item.valor
    else items.push({ nome: name || 'outros custos', ...item })
  }
  const sum = items.reduce((all, { valor }) => all + valor, 0)
  const monthly = items.filter((item) => !isStock(item, sum - item.valor))
  if (monthly.length > 0) total = Math.round(monthly.reduce((all, { valor }) => all + valor, 0) * 100) / 100
  return { items: monthly, total }
}
