import type { MarketSegment } from '@norteia/contracts/company'
import type { SegmentAnswers } from '@norteia/contracts/diagnostic'
import { fold, words } from '#src/text/words.ts'
import type { Activity } from './activity-types.ts'
import { type CostGroupId, groupOfCost } from './cost-groups.ts'
import type { CostItem, Costs } from './money.ts'

/** What tells the kind of a cost beside its name. */
export interface Trade {
  segment: MarketSegment
  activity: Activity
  answers: SegmentAnswers
}

/** They buy what they sell, or make it of what they buy. */
const BUYS: ReadonlySet<MarketSegment> = new Set(['Comércio Varejista', 'Alimentação', 'Indústria', 'Agronegócio'])
const OFFERS = [
  'retail_products',
  'industry_product',
  'service_offer',
  'agro_activity',
  'other_description',
  'food_type',
] as const
/** Kinds that a word of the offer overrules: a tyre shop's tyres are no transport, a pet shop's feed no farm's. */
const OVERRULED: ReadonlySet<CostGroupId> = new Set(['frete', 'racao', 'outros', 'energia'])
/** The work of carrying, whatever is sold. */
const CARRIES = /frete|transport|motoboy|entreg|logistic|correio|pedagio|diesel/
/** A party's costs come with the party. */
const BY_EVENT = /freela|diari|buffet|decora|garco|som\b|banda|dj\b/
const EVENTS: ReadonlySet<string> = new Set(['eventos', 'eventos_buffet'])
const WITH_PIECES =
  /\b(?:bordad|costur|facc|corte|estamp|galvan|pintura|acabament|usinag|serigraf|solda|lavander|montagem|impressa|sublima|tratament|revesti|laser|dobra|zincag|entreg)/

/** 'Acabamento fora', 'costura de fora' */
const MADE_OUTSIDE = /\bfora\b|\bfaccionist|\bfaccoes\b/

/** 'Equipamento, 60% da venda' */
const OF_SALES = /\bd[ae]s? (?:cada )?vendas?$|\b(?:sobre|por) (?:a |cada )?venda$/
/** Below this part of all costs a line without a kind isn't what a company lives of. */
const LEAST_SHARE = 0.1

/** 'pneus' and 'pneu' alike. */
const root = (word: string) => (word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word)

function offered({ answers, activity }: Trade): ReadonlySet<string> {
  const text = OFFERS.map((field) => answers[field])
    .filter((answer) => typeof answer === 'string')
    .join(' ')
  return new Set([...words(text, 60), ...words(activity.nome, 6)].filter((word) => word.length > 3).map(root))
}

function kindOf(item: CostItem, trade: Trade, offer: ReadonlySet<string>): CostGroupId {
  const { id, varia } = groupOfCost(item.nome)
  // What comes with each sale, whatever its name.
  if (varia !== true && (item.porUnidade || item.doFaturamento || OF_SALES.test(fold(item.nome)))) return 'variaveis'
  const plain = fold(item.nome)
  if (EVENTS.has(trade.activity.id) && BY_EVENT.test(plain)) return 'variaveis'
  // 'Bordado terceirizado': goes along with what is made.
  if ((id === 'terceiros' || (id === 'outros' && MADE_OUTSIDE.test(plain))) && WITH_PIECES.test(plain))
    return 'variaveis'
  if (id === 'comissao' && /salari|folha|func/.test(plain)) return 'folha'
  // 'peça e gás': of a trade that works with both.
  if (id === 'energia' && /\bpeca|\bmateria|\bproduto|\binsumo|\bmercadoria/.test(plain)) return 'mercadorias'
  // A riding school's horses eat whoever comes to the lesson.
  if (trade.segment === 'Educação' && (id === 'racao' || /\b(?:racao|feno|ferrador|veterinari[oa])\b/.test(plain)))
    return 'gerais'
  if (id === 'racao' && trade.segment !== 'Agronegócio') return 'mercadorias'
  // 'Cupom', 'promoção': given with each sale.
  if (id === 'outros' && /\b(?:cupo(?:m|ns)|promoc(?:ao|oes)|brindes?)\b/.test(plain)) return 'variaveis'
  // Tests that another laboratory makes come with each client.
  if (trade.segment === 'Saúde' && id === 'terceiros' && /\b(?:laboratori|exame|protes)/.test(plain)) return 'variaveis'
  // A bill that is called 'cartão' alone, where goods are sold, is the machine's fee.
  if (
    id === 'outros' &&
    /^(?:(?:taxa|maquina|maquininha) d[aeo] )?cart(?:ao|oes)$/.test(plain) &&
    BUYS.has(trade.segment)
  )
    return 'taxas_cartao'
  if (!OVERRULED.has(id)) return id
  const sold = words(plain, 12).some((word) => word.length > 3 && offer.has(root(word)))
  if (sold && !CARRIES.test(plain) && !/luz|energia|eletric|salario/.test(plain)) return 'mercadorias'
  if (id === 'outros' && item.detalhe && groupOfCost(item.detalhe).id === 'mercadorias') return 'mercadorias'
  return id
}

/** The declared costs with their kinds in this trade. */
export function withKinds(costs: Costs, trade: Trade): Costs {
  if (costs.items.length === 0) return costs
  const offer = offered(trade)
  const items = costs.items.map((item) => ({ ...item, grupo: kindOf(item, trade, offer) }))
  if (!BUYS.has(trade.segment)) return { ...costs, items }
  const sum = items.reduce((all, { valor }) => all + valor, 0)
  const most = (id: CostGroupId) =>
    items.filter(({ grupo }) => grupo === id).reduce<CostItem | null>((a, b) => (a && a.valor >= b.valor ? a : b), null)
  const unknown = most('outros')
  const goods = Math.max(most('mercadorias')?.valor ?? 0, most('racao')?.valor ?? 0)
  // What a shop or a factory pays most for without saying what it is, is what it sells.
  if (unknown && unknown.nome !== 'outros custos' && unknown.valor > goods && unknown.valor >= sum * LEAST_SHARE)
    unknown.grupo = 'mercadorias'
  return { ...costs, items }
}
