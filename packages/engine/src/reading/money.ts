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

/** 1.234,56 | 1,234.56 | 1234,56 | 1234.56 | 1234 */
const NUMBER =
  /\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)|\d+/g
const SCALE = /^\s{0,2}(mil(?:h(?:ao|oes))?|mi|k)(?![a-z])/
const MONEY_AFTER = /^\s{0,2}(?:reais|real)(?![a-z])/
const PERCENT_AFTER = /^\s{0,2}(?:%|por cento)/
const QUANTITY_AFTER =
  /^\s{0,2}(?:[ºªo°](?![a-z])|x(?![a-z])|(?:func|colab|pesso|empreg|vended|socio|menino|motor|caminh|carro|veicul|lojas?|filia|unidad|dias?|mes|ano|hora|hrs?|h(?![a-z])|min|seman|quinz|client|aluno|pacient|mesa|turma|vez|kg|kilo|quilo|ton|litro|l(?![a-z])|km|m2|metro|hectar|ha(?![a-z])|cabec|saca|caixa|peca|item|itens|produt|contrato|parcel|fornec|sala|maquin|equip|prestador|freela|terceir|estagi|aprendiz|diarist|ajudant|gerent|atendent|cozinh|garco|professor|medic|dentist|licenc|projeto|pedid|nota|etc))/
const YEARLY = /^[^;\n\d]{0,24}?(?:por ano|ao ano|anual|\/\s?ano)/
const WEEKLY = /^[^;\n\d]{0,24}?(?:por semana|semanal|semanais|\/\s?semana)/
const NOT_A_COST = /^(?:o )?(?:faturamento|fatur\w*|receita|entrada)/
const ENDS_IN_REVENUE = /(?:faturamento|receita|vendas)(?: de| r\$)*$/
const SUM = /^(?:o )?(?:custo |gasto |despesa )?(?:total|soma|geral|ao todo|no total)/
const YEAR_BEFORE = /(?:desde|ano|em|de)\s*$/
const MONEY_BEFORE = /r\$\s*$/
const MAX_VALUE = 1e12
const MAX_ITEMS = 40

function toNumber(text: string): number {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return Number(text.replace(',', '.'))
}

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

function isMoney(raw: string, value: number, before: string, after: string): boolean {
  if (PERCENT_AFTER.test(after)) return false
  const marked = MONEY_BEFORE.test(before) || MONEY_AFTER.test(after)
  const scaled = SCALE.test(after)
  if (marked || (scaled && !QUANTITY_AFTER.test(after.replace(SCALE, '')))) return true
  if (QUANTITY_AFTER.test(after) || scaled) return false
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
  for (const match of plain.matchAll(NUMBER)) {
    if (items.length >= MAX_ITEMS) break
    const raw = match[0]
    const end = match.index + raw.length
    const before = plain.slice(Math.max(0, match.index - 12), match.index)
    const after = plain.slice(end, end + 48)
    let value = toNumber(raw)
    if (!isMoney(raw, value, before, after)) continue
    const scale = SCALE.exec(after)
    if (scale) value *= scale[1] === 'mil' || scale[1] === 'k' ? 1_000 : 1_000_000
    const rest = scale ? after.slice(scale[0].length) : after
    if (YEARLY.test(rest)) value /= 12
    else if (WEEKLY.test(rest)) value = (value * 52) / 12
    if (!(value > 0 && value <= MAX_VALUE)) continue
    const own = afterLastSeparator(source.slice(nameFrom, match.index))
    nameFrom = end + (scale ? scale[0].length : 0)
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
