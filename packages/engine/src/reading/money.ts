import { numbersIn, type WrittenNumber } from '@norteia/contracts/amounts'
import { fold } from '#src/text/words.ts'

export interface CostItem {
  nome: string
  /** Reais a month. */
  valor: number
}

export interface Costs {
  items: CostItem[]
  /** Reais a month; null: the text holds no sum of money. */
  total: number | null
}

/** On its own line: the next line is the next item. */
const QUANTITY_AFTER =
  /^[^\S\n]{0,2}(?:x(?![a-z])|(?:func|colab|pesso|empreg|vended|socio|menino|motor|caminh|carro|veicul|lojas?|filia|unidad|dias?|mes|ano|hora|hrs?|h(?![a-z])|min|seman|quinz|client|aluno|pacient|mesa|turma|vez|kg|kilo|quilo|ton|litro|l(?![a-z])|km|m2|metro|hectar|ha(?![a-z])|cabec|saca|caixa|peca|item|itens|produt|contrato|parcel|fornec|sala|maquin|equip|prestador|freela|terceir|estagi|aprendiz|diarist|ajudant|gerent|atendent|cozinh|garco|professor|medic|dentist|licenc|projeto|pedid|nota|etc))/
const YEARLY = /^[^;\n\d]{0,24}?(?:por ano|ao ano|anual|\/\s?ano)/
const WEEKLY = /^[^;\n\d]{0,24}?(?:por semana|semanal|semanais|\/\s?semana)/
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

/** 'de folha de pagamento:' → 'folha de pagamento'; at most five words and no digits. */
function cleanName(text: string): string {
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

/** What stands between the last separator and the number. */
function afterLastSeparator(text: string): string {
  const own = text.replace(/[\s,;:–-]{1,8}$/, '')
  let from = 0
  for (const found of own.matchAll(SEPARATOR)) from = found.index + found[0].length
  return own.slice(from)
}

/** The words after a sum that has none before it: '12 mil de folha, …'. */
const NAME_AFTER = /^(?:(?! e )[^;\n,.|\d])*/

function isMoney({ value, unit, scale }: WrittenNumber, raw: string, named: boolean, before: string, after: string) {
  if (unit !== '') return unit === 'R$'
  const counts = QUANTITY_AFTER.test(after) && !(named && value >= 100 && NEXT_ITEM.test(after))
  if (counts) return false
  if (scale > 1) return true
  if (/^(?:19|20)\d\d$/.test(raw) && YEAR_BEFORE.test(before)) return false
  return value >= 100
}

/**
 * Sums of money in a free text such as 'folha 12.000; aluguel 3,5 mil'. Percentages, quantities ('3 funcionários')
 * and years don't count, a yearly sum counts a twelfth, and a line named 'total' only when it stands alone.
 */
export function parseCosts(text: string): Costs {
  const plain = fold(text)
  // Folding may change the length (ligatures); names then come from the folded text.
  const source = plain.length === text.length ? text : plain
  const items: CostItem[] = []
  let total: number | null = null
  let nameFrom = 0
  for (const number of numbersIn(plain, 'text')) {
    if (items.length >= MAX_ITEMS) break
    const { start, end } = number
    const before = plain.slice(Math.max(0, start - 12), start)
    const after = plain.slice(end, end + 48)
    const own = afterLastSeparator(source.slice(nameFrom, start))
    if (!isMoney(number, plain.slice(start, end), cleanName(own) !== '', before, after)) continue
    let { value } = number
    if (YEARLY.test(after)) value /= 12
    else if (WEEKLY.test(after)) value = (value * 52) / 12
    if (!(value > 0 && value <= MAX_VALUE)) continue
    nameFrom = end
    let name = cleanName(own)
    if (name === '') {
      const following = NAME_AFTER.exec(source.slice(nameFrom, nameFrom + 60))?.[0] ?? ''
      name = cleanName(following)
      nameFrom += following.length
    }
    const key = fold(own.trim())
    if (NOT_A_COST.test(key) || ENDS_IN_REVENUE.test(key)) continue
    value = Math.round(value * 100) / 100
    if (SUM.test(key)) total = value
    else items.push({ nome: name || 'outros custos', valor: value })
  }
  if (items.length > 0) total = Math.round(items.reduce((sum, item) => sum + item.valor, 0) * 100) / 100
  return { items, total }
}
