import { plainText, type Spot, spotsOf } from '#src/consultant/flows/text.ts'
import { isCounted } from '#src/consultant/relations/roles.ts'

/** What a number is of a sale: the price of one and what it would be, what one costs her, how many go, the bills of the month, those of each day or fair, what she wants beside them, what is taken off or kept of the price, what others take of it, the freight of an order, days of a month; how many more or fewer, in per cent or things; a figure that was told, said again. */
export const SALE_ROLES = [
  'price', 'to', 'cost', 'many', 'fixed', 'dues', 'wanted', 'cut', 'margin', 'fee', 'freight', 'days', 'more', 'less', 'lost', 'gained', 'same',
] as const // biome-ignore format: a list
export type SaleRole = (typeof SALE_ROLES)[number]
export type SaleNumbers = Readonly<Partial<Record<SaleRole, number>>>
/** Times that come so often in a month: days, fairs. */
export const TURNS = ['dia', 'feira', 'evento'] as const
export type Period = (typeof TURNS)[number] | 'semana' | 'mes'
/** Of a time that comes again. */
export const isTurn = (per: Period | 'ano' | null) => TURNS.some((one) => one === per)

export interface SaleRead {
  got: SaleNumbers
  /** In which time so many go. */
  per: Period | null
  /** Of which times days and bills were said. */
  times: ReadonlySet<Period>
  text: string
}

/** The last word before a number that says what it is. */
const WORDS: readonly (readonly [SaleRole, string])[] = [
  ['price', 'vend[aeio]\\w*|revend\\w+|cobr[aeo]\\w*|precos?|mensalidade|tabela|anunci[oa]'],
  [
    'cost',
    'cust[aeo]\\w*|gast\\w+|pago|pagamos|paguei|compr[aeo]\\w*|material|insumos?|mercadoria|ingredientes?|produzir|fornecedor|me sai|sai pra mim|pra fazer',
  ],
  ['fixed', 'fix[ao]s?|contas?|aluguel|despesas?'],
  ['wanted', 'sobrar|sobrem|tirar|lucrar|ganhar|retirar'],
  ['freight', 'frete|entrega|correio'],
]
const WORD = new RegExp(`\\b(?:${WORDS.map(([, words]) => `(${words})`).join('|')})\\b`, 'g')
const FIXED_AFTER =
  /^ ?(?:reais )?(?:por mes )?(?:fix[ao]s?\b|(?:de|em|so de) (?:contas?|fix[ao]s?|aluguel|despesas?|(?:custos?|gastos?) fix))/
const COST_AFTER =
  /^ ?(?:reais )?(?:de|pra|para) (?:custo|material|produtos?|insumos?|ingredientes?|fazer|produzir)\b(?! fix)/
const FREIGHT_AFTER = /^ ?(?:reais )?(?:de|do|da|com|pra|no) (?:frete|entrega|correio)\b/
const EVERY = /^ ?(?:[a-z]+ ){0,2}?(?:por|no|na|ao|todo|toda|cada) (dia|semana|mes|feira|evento)\b/
const TURN_AFTER = /^ ?(dia|feira|evento)s?\b/
/** '90 da barraca cada feira' */
const DUES_AFTER =
  /^ ?(?:reais )?(?:(?:d[aeo]s?|pr[ao]|com|na|no) (?:[a-z]+ ){1,3}?(?:cada|em cada|por|toda|todo) (dia|feira|evento)\b|(?:cada|em cada|por|toda|todo) (dia|feira|evento) (?:d[aeo]|pr[ao]|com) [a-z]+|d[ae] [a-z]+ d[ao] (feira|evento)\b)/
const BARE_PRICE = /(?:^| )(?:a|por|de) ?(?:r\$ ?)?$/
const WEAK_PRICE = /(?:^| )(?:a|por) ?(?:r\$ ?)?$/
const NO_PRICE = /\b(?:cust|gast|pag|compr|abr|dia|dias|das|ate|desde)\w* [a-z ]*$/
/** 'Se eu baixar pra 40' */
const MOVES =
  /\b(?:sub|baix|aument|pass|reajust|cai|ca|abaix)(?:o|ir|ar|indo|ando|isse|asse|irem|arem|ir pra|esse|ei|i|iu|ou)?(?: [a-z]+){0,3} (?:pra|para|pro|a) ?(?:r\$ ?)?$|\bse (?:o preco )?(?:for|fosse) (?:pra|para|a|por) ?(?:r\$ ?)?$/
const SAME = /\bmesm[oa]s? (?:r\$ ?)?$/
const LOSES = /\b(?:perd\w+|cancel\w+|desist\w+)(?: (?:so|uns|umas|mais))* ?$/
const LEAVES = /\bsa(?:ir(?:em|am|ao)?|em)(?: (?:so|uns|umas|mais))* ?$/
const PEOPLE = /^ ?(?:alun|client|pacient|assinant|mensalist|soci|pesso|crianc)[a-z]*\b/
/** 'Quer comprar 30 por mês', 'vender 150' */
const WANTS = /\b(?:quer\w*|ped(?:e|em|iu)|encomend\w+)(?: (?:comprar|levar|pegar|uns|umas|mais))* ?$/
const SELLS = /\b(?:vend(?:er|esse|endo)|fizer|fazer|sairem|atender|entregar)(?: (?:so|uns|umas|ate))* ?$/
const GOES =
  /\b(?:sai|saem|saiu|sairam|vend\w+|fa[cz]\w*|atend\w+|lav\w+|produz\w+|entreg\w+|dou|dei|tenho|n[oa]s|[oa]s|mesm[oa]s|perd\w+)(?: (?:so|uns|umas|ate))* ?$/
const MADE = /\b(?:fiz|vendi|faco|vendo|fizemos|vendemos|saem|sairam)(?: (?:so|uns|umas))* ?$/
const PLURAL = /^ ?[a-z]{2,}s\b/
/** 'Quero tirar 4.000' */
const AIMS = /\b(?:sobrar|sobrem|tirar|lucrar|ganhar|retirar)(?: (?:mais|uns|r\$))* ?$/
const FALLS = /\b(?:cai\w*|diminu\w+|reduz\w+)(?: (?:uns|umas))* (?:pra|para|a) ?$/
const GAINS = /^ ?(?:[a-z]+ )?a mais\b/
const SOON = /^ ?(?:horas?|h|hs|hrs|min|minutos?|mes|meses|anos?|semanas?|vezes|x|parcelas?|km|ml|g|kg)\b/
const VERB = /^ ?(?:cust|vend|gast|sa[ie]|compr|cobr|pag|sobr|fic)[a-z]*\b/
const OFF = /\bdescont\w*|\babat\w+|\bpromoc\w+/
const TAKES =
  /\b(?:taxa|maquin\w+|cartao|credito|app|apps|aplicativ\w+|ifood|plataform\w+|comiss\w+|marketplace|shopee|site|imposto|simples)\b/
const KEPT = /\b(?:margem|lucro|ganho|lucr\w+|fique|ficar|sobre|sobrar|sobrem|livres?|limp\w+|pra mim|ganhar)\b/
const ON_COST = /\b(?:em cima|encima|por cima|sobre o (?:custo|que)|do custo|markup|acresc\w+|mais)\b/

/** The words right before a number, since the last 'e'. */
const leadOf = ({ near }: Spot) => near.replace(/^.*[(,]/, '').replace(/^.* (?:e|mas|porem) (?=.)/, ' ')

function lastWord(lead: string): SaleRole | undefined {
  let role: SaleRole | undefined
  for (const hit of lead.matchAll(WORD)) role = WORDS[hit.slice(1).findIndex((one) => one !== undefined)]![0]
  return role
}

function shareRole({ near, next }: Spot, sentence: string): SaleRole | undefined {
  const own = `${near} ${next}`
  if (/^ ?(?:a |de )?mais\b/.test(next)) return /\bvend/.test(near) ? 'more' : undefined
  if (/^ ?(?:a |de )?menos\b/.test(next)) return /\bvend/.test(near) ? 'less' : undefined
  if (OFF.test(own)) return 'cut'
  if (TAKES.test(own)) return 'fee'
  if (ON_COST.test(own)) return undefined
  if (KEPT.test(own)) return 'margin'
  return OFF.test(sentence) ? 'cut' : TAKES.test(sentence) ? 'fee' : undefined
}

const isBare = ({ unit, scale, value }: Spot) => unit === '' && scale === 1 && Number.isInteger(value)

function countRole(
  spot: Spot,
  lead: string,
  got: SaleNumbers,
  known: Before | undefined,
): SaleRole | 'unsure' | undefined {
  if (!isBare(spot)) return undefined
  if (TURN_AFTER.test(spot.next)) return 'days'
  if (SOON.test(spot.next)) return undefined
  if (VERB.test(spot.next)) return undefined
  if (known && LEAVES.test(lead) && PEOPLE.test(spot.next)) return 'lost'
  if (WANTS.test(lead) && EVERY.test(spot.next)) return 'many'
  if (AIMS.test(lead)) return undefined
  // 'Cobrar 70 e cair pra 100': the price was said.
  if (known && (got.price !== undefined || got.to !== undefined) && FALLS.test(lead)) return 'many'
  // 'Cair pra 70 pastel'
  if (known?.isMany(spot.value) && MOVES.test(lead) && isCounted({ ...spot, after: spot.next })) return 'many'
  const thing = isCounted({ ...spot, after: spot.next }) && (PLURAL.test(spot.next) || GOES.test(lead))
  const counted = thing && !BARE_PRICE.test(lead)
  const every = EVERY.test(spot.next) && !BARE_PRICE.test(lead) && (lastWord(lead) ?? 'price') === 'price'
  // 'Cobro 90, fiz 25': one price and one cost were said.
  const made = got.price !== undefined && got.cost !== undefined && got.many === undefined && MADE.test(lead)
  if (!known && made && !/^ ?reais\b/.test(spot.next)) return 'many'
  if (!counted && !every)
    return known && SELLS.test(lead) && got.many === undefined ? soldRole(spot, got, known) : undefined
  if (LOSES.test(lead)) return 'lost'
  return GAINS.test(spot.next) ? 'gained' : 'many'
}

/** 'Vender 85' may be a price. */
function soldRole({ value, after, next }: Spot, got: SaleNumbers, known: Before): SaleRole | 'unsure' | undefined {
  const priced = got.price !== undefined || got.to !== undefined
  if (priced || PRICED_NEXT.test(after) || known.isMany(value)) return 'many'
  if (/^ ?(?:reais|cada)\b/.test(next)) return undefined
  return known.isPrice(value) ? 'price' : 'unsure'
}

/** 'Subir 2 reais', '2 a mais': a difference. */
const STEP = /\b(?:sub|aument|baix|abaix|reduz|diminu|cai(?!x)|economiz)[a-z]*\b|\bcort(?:ar|asse|ando|o)\b/
const TO_THERE = /\b(?:pra|para|pro|a|por) ?(?:r\$ ?)?$/
const IS_STEP = /^ ?(?:reais |real |conto )?(?:(?:a|de) (?:mais|menos)|mais (?:car|barat)|de desconto)/
/** 'Comprar 50' may be so many. */
const BUYS_SO_MANY = /\bcompr\w+(?: (?:mais|uns|umas|so|logo))* ?$/

function moneyRole(spot: Spot, lead: string): SaleRole | 'unsure' | undefined {
  const { next } = spot
  if (SOON.test(next)) return undefined
  if (IS_STEP.test(next) || (STEP.test(lead) && !TO_THERE.test(lead))) return 'unsure'
  if (BUYS_SO_MANY.test(lead) && isBare(spot)) return 'unsure'
  if (DUES_AFTER.test(next)) return 'dues'
  if (FIXED_AFTER.test(next)) return 'fixed'
  if (FREIGHT_AFTER.test(next)) return 'freight'
  if (COST_AFTER.test(next)) return 'cost'
  if (SAME.test(lead)) return 'same'
  const word = lastWord(lead)
  if (MOVES.test(lead)) return word === undefined || word === 'price' ? 'to' : word
  return word
}

const PRICED_NEXT = /^ ?(?:[a-z]+ )?(?:a|por) ?(?:r\$ ?)?$/
/** What was told of the sale before. */
export interface Before {
  /** Which part a number had. */
  role: (value: number) => SaleRole | 'told' | undefined
  /** Whether it is rather so many than a price, and the other way round. */
  isMany: (value: number) => boolean
  isPrice: (value: number) => boolean
}

/** The part that a number has by its words, or that it had before; undefined: they don't say. */
function roleOf(
  spot: Spot,
  text: string,
  got: SaleNumbers,
  known: Before | undefined,
): SaleRole | 'told' | 'unsure' | undefined {
  if (spot.unit === '%') return shareRole(spot, text)
  const lead = leadOf(spot)
  const role = countRole(spot, lead, got, known) ?? moneyRole(spot, lead)
  if (role !== undefined) return role
  const before = known?.role(spot.value)
  if (before !== undefined) return 'told'
  // '12 carros por dia a 50'
  const own = lead.replace(/\bpor (?:dia|semana|mes)(?= a )/, '')
  return WEAK_PRICE.test(lead) && !NO_PRICE.test(own) && !SOON.test(spot.next) && got.price === undefined
    ? 'price'
    : undefined
}

/** Of which time such days or bills are. */
function timeOf(role: SaleRole, { next }: Spot): Period | undefined {
  const hit = role === 'days' ? TURN_AFTER.exec(next) : role === 'dues' ? DUES_AFTER.exec(next) : null
  return (hit?.[1] ?? hit?.[2] ?? hit?.[3]) as Period | undefined
}

const YEARS = /^(?:19|20)\d\d$/
/** The numbers of a message by their parts of a sale; null: one has none, or two have the same. */
export function readSaleRoles(question: string, known?: Before): SaleRead | null {
  const text = plainText(question)
  const got: Partial<Record<SaleRole, number>> = {}
  let per: Period | null = null
  const times = new Set<Period>()
  let loose: Spot | undefined
  for (const spot of spotsOf(text)) {
    if (!(spot.value > 0) || YEARS.test(text.slice(spot.start, spot.end).trim())) return null
    const role = roleOf(spot, text, got, known)
    if (role === 'told') continue
    if (role === 'unsure') return null
    if (role === undefined) {
      if (loose) return null
      loose = spot
      continue
    }
    if (got[role] !== undefined && got[role] !== spot.value) return null
    got[role] = spot.value
    const time = timeOf(role, spot)
    if (time) times.add(time)
    if (role === 'many') per = (EVERY.exec(spot.next)?.[1] as Period | undefined) ?? per
  }
  if (known && got.price !== undefined && got.to !== undefined) return null
  if (loose) {
    // 'O corte é 35 e gasto 5 em cada': the one that is left is the price.
    const { cost, price } = got
    const isPrice = known === undefined && price === undefined && cost !== undefined && loose.value > cost
    if (!isPrice || loose.unit === '%' || !IS.test(leadOf(loose))) return null
    got.price = loose.value
  }
  return { got, per, times, text }
}
const IS = /\b(?:e|eh|sai|fica|da|custa|vale)(?: (?:por|a|em|de|r\$))* ?$|^ ?(?:[a-z]+ ){1,3}(?:de )?(?:r\$ ?)?$/
