import type { Fact } from '@norteia/contracts/analysis'
import { fold } from '#src/text/words.ts'
import { type CostGroupId, groupOfCost } from './cost-groups.ts'
import { ListReader, round2 } from './cost-list.ts'
import { costText } from './cost-pieces.ts'
import type { UnitCost } from './cost-units.ts'

export interface CostItem {
  /** As she typed it. */
  nome: string
  /** Reais a month. */
  valor: number
  /** How it became a month's sum: 'R$ 2.400 ÷ 12'; absent: written as it is. */
  conta?: string
  /** Computed from the month's revenue. */
  doFaturamento?: true
  /** What she says it becomes: '5.900 (vai pra 8.400)'. Reais a month. */
  depois?: number
  /** How many people or things she says it is for: '3 mecânicos 9.600'. */
  quantos?: number
  /** The text in brackets after its name. */
  detalhe?: string
  /** Its kind in this company; absent: by its name alone. */
  grupo?: CostGroupId
  /** Paid once for each sale, by the numbers of her challenge. */
  porVenda?: true
  /** What one thing costs, times what she sells of it. */
  porUnidade?: true
}

export interface Costs {
  items: CostItem[]
  /** Reais a month: as measured, else declared; null: the text holds no sum of money. */
  total: number | null
  /** By the statements; absent: declared. */
  medido?: MeasuredCosts
  /** Her words with a number that no account could be made of. */
  unread?: readonly string[]
  /** What one thing costs that she sells or makes: no costs of a month. */
  porUnidade?: readonly UnitCost[]
  /** Large costs that she names without a sum. */
  semValor?: readonly string[]
  /** Her words for money that comes in, among the costs. */
  entram?: readonly string[]
}

/** A cost said as a part of what is sold, or of all costs. */
export interface CostShare {
  nome: string
  percentual: number
  de: 'faturamento' | 'custo'
  /** Nothing says of what: of what is sold, as owners mean it. */
  bare?: true
}

export interface CostList extends Costs {
  shares: CostShare[]
  unread: string[]
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

/** Whether a debt or a stock was listed among the monthly costs: more than all of them together. */
function isStock({ nome, valor }: CostItem, others: number): boolean {
  return /d[ií]vida|\bdevo\b|devemos/i.test(nome) && !/parcela|mensal/i.test(nome) && valor > others
}

/**
 * Costs in a free text such as 'folha 12.000; aluguel 3,5 mil': every sum has its name, an account where it was said for
 * another period or for several, and what holds a number without being understood is in `unread`. Debts, stocks, counts and
 * dates are no costs of a month, and a line named 'total' counts only as a separate word. Linear in the length of the text.
 */
export function readCosts(text: string): CostList {
  const reader = new ListReader(costText(text))
  reader.read()
  const { unread } = reader
  const { items, unpriced } = withoutUnpricedGoods(reader.items)
  // Beside a part of all costs a bare percentage may be one, too.
  const ofCosts = reader.shares.some(({ de }) => de === 'custo')
  const shares = ofCosts ? reader.shares.filter(({ de, bare }) => de === 'custo' || !bare) : reader.shares
  const unclear = reader.shares.filter((share) => !shares.includes(share))
  unread.push(...unclear.map(({ nome, percentual }) => `${nome} ${percentual}%`))
  const sum = items.reduce((all, { valor }) => all + valor, 0)
  const monthly = items.filter((item) => !isStock(item, sum - item.valor))
  const porUnidade = reader.perUnit
  const semValor = unpricedLarge([...reader.unpriced, ...unpriced], [...monthly, ...shares])
  // What is known to be missing keeps the rest from being all that a month costs.
  const isWhole = porUnidade.length === 0 && semValor.length === 0
  const ofAll = round2(monthly.reduce((all, { valor }) => all + valor, 0))
  // 'Frete 8.500 no total' is of the freight: no total is less than its parts.
  const declared = reader.total !== null && reader.total >= ofAll ? reader.total : null
  const total = monthly.length > 0 && isWhole ? ofAll : declared
  return {
    items: monthly,
    total,
    shares,
    unread,
    ...(porUnidade.length > 0 && { porUnidade }),
    ...(semValor.length > 0 && { semValor }),
    ...(reader.comesIn.length > 0 && { entram: reader.comesIn }),
  }
}

const GOODS: ReadonlySet<CostGroupId> = new Set(['mercadorias', 'racao'])
/** Bills whose sum holds no goods. */
const OF_THEIR_OWN: ReadonlySet<CostGroupId> = new Set(['folha', 'aluguel', 'energia', 'retirada'])
/** So many lines that have one name and one sum show how she writes. */
const ONE_BY_ONE = 2

/** 'Comida e embalagem, uma ajudante 2.300, aluguel 1.200, luz 600': the goods have no sum; 'carne, pão e gás 9 mil' is one of all. */
function withoutUnpricedGoods(all: readonly CostItem[]): { items: CostItem[]; unpriced: string[] } {
  const unpriced: string[] = []
  const single = all.filter(({ nome }) => !nome.includes(', ')).length
  const items = all.map((item) => {
    const [first = '', last, ...more] = item.nome.split(', ')
    if (last === undefined || more.length > 0 || single < ONE_BY_ONE || / e /.test(last)) return item
    if (!GOODS.has(groupOfCost(first).id) || !OF_THEIR_OWN.has(groupOfCost(last).id)) return item
    unpriced.push(first)
    return { ...item, nome: last }
  })
  return { items, unpriced }
}

/** Without these no sum of costs is a month's. */
const LARGE: ReadonlySet<CostGroupId> = new Set(['mercadorias', 'folha', 'aluguel', 'impostos', 'racao'])

/** 'Aluguel não pago que o ponto é meu': no bill at all. */
const NOT_OWED =
  /\bnao$|\bnao (?:pag|tem|tenho|ha|existe|gast)|\bsem (?:aluguel|funcionari|custo|imposto)|\b(?:e|eh) (?:meu|minha|proprio|propria|nosso|nossa|do meu|da minha|da familia)\b|\b(?:proprio|propria|isent[oa]|de graca|nenhum)\b|\bcasa propria\b/

function unpricedLarge(names: readonly string[], priced: readonly { nome: string }[]): string[] {
  const known = new Set(priced.map(({ nome }) => groupOfCost(nome).id))
  return names.filter((name) => {
    if (NOT_OWED.test(fold(name))) return false
    const { id } = groupOfCost(name)
    return LARGE.has(id) && !known.has(id)
  })
}
