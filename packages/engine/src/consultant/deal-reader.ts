import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Placed } from './calculator-slots.ts'
import { figuresOf, isHours, isInstalments, isPay, isPercent } from './relations/roles.ts'

/** What a number of a deal is: her price and what a buyer bids for one, what one costs and leaves, how many go in which time; what is bought, in how many parts of how much; what a job is worth, what is asked off it and what she gains on it; an order, its freight, from where on that is free; her material, hours and what an hour costs, the share that she wants left, the fee of the card; a wage and what it would be. */
export const DEAL_ROLES = [
  'price', 'bid', 'cost', 'each', 'many', 'bought', 'times', 'part', 'whole', 'cut', 'gain', 'order', 'freight', 'free',
  'material', 'hours', 'hour', 'margin', 'fee', 'wage', 'raise',
] as const // biome-ignore format: a list
export type DealRole = (typeof DEAL_ROLES)[number]
export type Period = 'dia' | 'semana' | 'mes'
export interface Deal {
  numbers: Partial<Record<DealRole, number>>
  period?: Period
  /** The roles of the newest message. */
  told: ReadonlySet<DealRole>
}

/** Who buys from her; of a supplier, a worker or a bank it would be a cost. */
const BUYER =
  '(?:mercad\\w+|supermercad\\w+|hipermercad\\w+|mercearia|quitanda|sacolao|emporio|restaurante|lanchonete|padaria|cafeteria|cafe|bar|hamburgueria|pizzaria|sorveteria|hotel|pousada|atravessador\\w*|atacad\\w+|revended\\w+|lojista|loja|boutique|distribuidora|cooperativa|laticinio|frigorifico|feirante|convenio|plano de saude|cliente|construtora|escola|prefeitura|comprador\\w*|floricultura|acougue|petshop|pet shop|farmacia|salao)'
const BID = new RegExp(
  `\\b${BUYER}(?: \\w+){0,4}? (?:quer(?:em|ia)?(?: (?:pagar|comprar|levar|me pagar))?|paga\\w*|me paga|ofere\\w+|propos|da|compra\\w*|fecha)(?: (?:so|por|a|ate|uns|r\\$|em|cada))* ?$`,
)
const SELLS = /\b(?:vendo|vendemos|cobro|cobramos|(?:meu|o) preco e)\b[^.;\d]{0,35}$/
const COSTS =
  /\b(?:custo(?: \w+){0,3} (?:e|da|fica|ta|sai)|me custa(?:m)?|custa (?:pra|para) (?:mim|fazer|produzir)|gasto|me sai(?: a| por)?|sai pra mim(?: a| por)?)(?: (?:uns|umas|r\$|de|a|so))* ?$/
const IN_MONTH = /^\s*(?:reais )?(?:por|no|ao|todo) mes\b/
const LEAVES = /\b(?:sobr\w+|deix\w+|fic\w+ com|tiro|lucr\w+|ganho)\b[^.;,\d]{0,14}$/
const ONE =
  /\b(?:em|de|por|pra|a) cada\b|\bcada (?!mes\b|semana\b|dia\b|parcela\b)[a-z]+|\bpor (?!mes\b|semana\b|dia\b|ano\b)(?:festa|servico|unidade|peca|venda|cliente|banho|corte|sessao|visita|entrega|marmita|aula|diaria|porcao|lanche|tosa|pedido|caixa|duzia|quilo|kg|hora|atendimento|viagem|show|evento|foto|conserto|troca|faxina)\b/
const EVERY = /^\s*(?:[a-z]+ ){0,3}?(?:por|na|no|toda|todo|cada|ao) (dia|semana|mes)\b/
const GOES =
  /\b(?:peg\w+|lev\w+|compr\w+|ped(?:ir|irem|isse|e|em)|quiser\w*|for(?:em)?|fiz\w+|fazer|fac\w+|atend\w+|vend(?:er|esse|o)|encomend\w+)(?: (?:uns|umas|so|ate|mais))* ?$/
const THING = /^\s*(?!reais\b|mil\b|conto|pila|por cento|a hora\b)[a-z]{2,}/
const BUYS = /\b(?:comprar|troco|trocar|investir|invisto|pegar)\b[^.;\d]{0,50}$/
const LOANED = /\bemprest|\bbanco\b|\bfinanc|\bcredito\b|\bentrada\b|\bjuros?\b/
/** Somebody else asks for it. */
const CUT = /\b(?:quer|querem|queria|pede|pedem|pediu|pediram|pedindo|exig\w+)\b/
const OFF = /\bdesconto|\babat/
const IS = /\b(?:e|custa|vale|fica|sai|deu|ficou|fechei|fechamos|cobrei|por|de)(?: (?:de|por|em|a|r\$))* ?$/
const GAINS = /\b(?:ganho|tiro|sobr\w+|lucr\w+|fico com|margem e)\b[^.;,\d]{0,16}$/
const ORDER = /\b(?:pedido|ticket|carrinho|compra|venda) medi[oa]\b[^.;,\d]{0,12}$/
const FREIGHT = /\b(?:frete|entrega|correio|envio)\b[^.;,\d]{0,18}$/
const FREE = /\b(?:acima|a partir|mais|passar|minimo) (?:de|for|dos)? ?(?:uns |r\$ ?)*$/
const MATERIAL = /^\s*(?:reais )?(?:de|em|so de|so em) (?!entrada|juros|desconto|lucro|margem)[a-z]{3,}/
const AN_HOUR =
  /^\s*(?:h|hs|hrs?|horas?)(?: (?:minhas?|de trabalho|de servico|de mao de obra|minha|do ajudante))?,? (?:a|por|de|cobrando) ?(?:r\$ ?)?$/
const MARGIN = /\b(?:margem|lucro)\b/
const FEE = /\b(?:maquin\w+|cartao|taxa)\b/
const WAGE = /\baument\w*\b/
const STAFF =
  /\b(?:recepcionista|secretari[ao]|funcionari[ao]|atendente|vendedor\w*|ajudante|auxiliar|balconista|cozinheir[ao]|garco\w+|motorista|gerente|caixa|acougueir[ao]|padeir[ao]|mecanic[ao]|pedreir[ao]|costureir[ao]|faxineir[ao]|estoquista|montador\w*|soldador\w*|professor\w*|estagiari[ao]|assistente|programador\w*|manicure|tosador\w*|entregador\w*|salario|confeiteir[ao]|operador\w*|repositor\w*|passadeira|empregad[ao]|menina|moca|rapaz|colaborador\w*)\b/
const FROM = /\b(?:de|ganha|recebe|dos|pago) ?(?:uns |hoje |r\$ ?)*$/
const TO = /\b(?:pra|para|pro|quer|pede|pediu|por)(?: (?:ganhar|receber|uns|r\$))* ?$/
const LEAST_WAGE = 800

const isBare = ({ unit, scale }: Placed) => unit === '' && scale === 1

type Got = Readonly<Partial<Record<DealRole, number>>>
interface At {
  number: Placed
  text: string
  got: Got
  before: Got
  /** All that was said. */
  talk: string
}

const countOf = ({ number, before }: At): boolean => {
  if (!isBare(number) || !Number.isInteger(number.value)) return false
  if (EVERY.test(number.after) && (THING.test(number.after.replace(EVERY, '').trim()) || GOES.test(number.before)))
    return true
  const goes = GOES.test(number.before)
  return goes && (THING.test(number.after) || before.bid !== undefined)
}

/** 'Sobra 30 em cada', 'cada festa me deixa 220': no amount of a month. */
export const isOfOne = (number: Placed) =>
  LEAVES.test(number.before) &&
  ONE.test(`${number.before} ${number.after}`) &&
  !/\b(?:por|no|ao) mes\b/.test(number.after)

/** So many that go in a time: 'pegar 300 por semana'. */
export const goesOften = (number: Placed) => isBare(number) && GOES.test(number.before) && EVERY.test(number.after)

/** Each part with what makes a number it; the first that holds takes it. */
const ROLES: readonly (readonly [DealRole, (at: At) => boolean])[] = [
  ['times', ({ number }) => isInstalments(number)],
  [
    'part',
    ({ number, got }) =>
      got.times !== undefined &&
      isPay(number) &&
      /^ ?(?:x|vezes|parcelas)(?: (?:iguais|fixas))? ?(?:de |por )?(?:r\$ ?)?$/.test(number.before),
  ],
  ['cut', ({ number, text, talk }) => isPercent(number) && !MARGIN.test(text) && OFF.test(talk) && CUT.test(text)],
  [
    'fee',
    ({ number, text, before, got }) => isPercent(number) && FEE.test(text) && (before.hour ?? got.hour) !== undefined,
  ],
  [
    'margin',
    ({ number, text, before, got }) =>
      isPercent(number) && MARGIN.test(text) && (before.hour ?? got.hour) !== undefined,
  ],
  [
    'hours',
    ({ number, before }) => isHours(number) && (MATERIAL_SAID.test(number.before) || before.hour !== undefined),
  ],
  ['hour', ({ number, got }) => got.hours !== undefined && isPay(number) && AN_HOUR.test(number.before)],
  ['material', ({ number, text }) => isPay(number) && MATERIAL.test(number.after) && /\b(?:h|hs|horas?)\b/.test(text)],
  [
    'wage',
    ({ number, text }) =>
      number.value >= LEAST_WAGE && isPay(number) && WAGE.test(text) && STAFF.test(text) && FROM.test(number.before),
  ],
  [
    'raise',
    ({ number, got }) => got.wage !== undefined && number.value > got.wage && isPay(number) && TO.test(number.before),
  ],
  ['bid', ({ number }) => !isPercent(number) && BID.test(number.before)],
  [
    'price',
    ({ number, text }) => !isPercent(number) && SELLS.test(number.before) && new RegExp(`\\b${BUYER}\\b`).test(text),
  ],
  ['each', ({ number }) => !isPercent(number) && isOfOne(number)],
  ['many', countOf],
  ['many', ({ number }) => isBare(number) && /^\s*[a-z]+ a mais\b/.test(number.after)],
  ['gain', ({ number, before }) => before.whole !== undefined && !isPercent(number) && GAINS.test(number.before)],
  [
    'cost',
    ({ number, before }) =>
      before.bid !== undefined && !isPercent(number) && COSTS.test(number.before) && !IN_MONTH.test(number.after),
  ],
  ['order', ({ number }) => !isPercent(number) && ORDER.test(number.before)],
  [
    'freight',
    ({ number, got, before }) =>
      (got.order ?? before.order) !== undefined && !isPercent(number) && FREIGHT.test(number.before),
  ],
  ['free', ({ number, before }) => before.freight !== undefined && !isPercent(number) && FREE.test(number.before)],
  ['bought', ({ number, text }) => isPay(number) && BUYS.test(number.before) && !LOANED.test(text)],
  [
    'whole',
    ({ number, text, got, before }) =>
      isPay(number) &&
      IS.test(number.before) &&
      ((got.cut ?? before.cut) !== undefined || OFF.test(text) || (/%|por cento/.test(text) && CUT.test(text))),
  ],
]
const MATERIAL_SAID = /\b(?:de|em) [a-z]{3,}(?: [a-z]+){0,3}$|\be (?:mais )?$/

/** The parts that the numbers of a message are; null: one of them has none, so nothing is sure. */
function rolesIn(message: string, before: Got, earlier: string): { got: Got; period?: Period } | null {
  const text = fold(message.slice(0, MAX_TALK))
  const talk = `${earlier} ${text}`
  const got: Partial<Record<DealRole, number>> = {}
  let period: Period | undefined
  for (const number of figuresOf(text)) {
    const role = ROLES.find(([id, is]) => got[id] === undefined && is({ number, text, got, before, talk }))?.[0]
    if (!role || !(number.value > 0)) return null
    got[role] = number.value
    if (role === 'many') period = EVERY.exec(number.after)?.[1] as Period | undefined
  }
  return { got, ...(period && { period }) }
}

/** The deal of a conversation, where the part of every number of the newest message is sure; null: none is told. */
export function dealIn(message: string, said: readonly string[]): Deal | null {
  let numbers: Got = {}
  let period: Period | undefined
  let talk = ''
  for (const one of said) {
    const read = rolesIn(one, numbers, talk)
    talk += ` ${fold(one)}`
    if (!read) continue
    numbers = { ...numbers, ...read.got }
    period = read.got.many === undefined ? period : read.period
  }
  const read = rolesIn(message, numbers, talk)
  const told = read && (Object.keys(read.got) as DealRole[])
  if (!read || !told || told.length === 0) return null
  if (read.got.many !== undefined) period = read.period
  return { numbers: { ...numbers, ...read.got }, told: new Set(told), ...(period && { period }) }
}
