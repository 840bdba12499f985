import { fold } from '#src/text/words.ts'
import { isCount, type Placed, placed } from './calculator-slots.ts'

/** What a question wants to know of its numbers. */
export type Asked = 'share' | 'time' | 'count' | 'hour' | 'each' | 'price' | 'left' | 'total'
export type Time = 'hora' | 'dia' | 'semana' | 'mes'

/** What a number is in a sum, by the words round it. */
export type Role =
  | 'preco' // what one is sold for
  | 'custo' // what one costs
  | 'deixa' // what one leaves
  | 'taxa' // per cent of the price that somebody takes
  | 'quantidade'
  | 'comprados' // how many were bought, beside how many were sold
  | 'mais' // how many more
  | 'cada' // how many of what the quantity is said of each
  | 'ritmo' // how many in a time, beside how many in all
  | 'gasto' // what is paid besides, in the same time
  | 'total' // what all of it was paid with
  | 'meta'
  | 'dias'
  | 'horas'

export interface Speech {
  asked: Asked
  /** The time that the answer is asked for; null: not said. */
  within: Time | null
  numbers: Readonly<Partial<Record<Role, number>>>
  /** The time of which the quantity is said. */
  per: Time | null
}

const ASKS: readonly (readonly [Asked, RegExp])[] = [
  [
    'share',
    /\b(?:em|quant[oa]s?) ?(?:%|por ?cento\b)|\bqual (?:e |a |o |meu |minha |foi )*(?:taxa|churn|conversao|porcentagem|percentual|inadimplencia)\b/,
  ],
  ['time', /\b(?:em )?quant[oa]s? (?:tempo|dias|horas|semanas)\b(?! por)|\bquando (?:eu )?(?:entrego|termino|acabo)\b/],
  [
    'hour',
    /\bquanto (?:eu )?(?:tenho (?:que|de) |devo |preciso )?(?:cobrar|ganho|recebo|sobra|tiro|fica|da|to ganhando) (?:por|a|na|em cada|a cada) hora\b/,
  ],
  ['price', /\bpor quanto (?:eu )?(?:vendo|tenho|devo|posso|vender)\b/],
  [
    'count',
    /\bquant[oa]s\b(?: [a-z0-9.,]+){0,4}? (?:por (?:dia|semana|mes) )?(?:eu )?(?:precis\w+|tenho (?:que|de)|devo|pra|para|tem que|teria|empat\w+|pag(?:a|am)|vou ter)\b|\bquant[oa]s (?:por|na|no|ao) (?:dia|semana|mes)\b/,
  ],
  ['each', /\bquanto (?:me )?(?:custa|sai|fica|gasto) (?:em |por |pra |com )?cada\b/],
  [
    'left',
    /\bsobr(?:a|ou|am|aria)\b|\blucr(?:o|ei|ar|a)\b|\bganh(?:o|ei|amos)\b|\bta (?:bom|bem|certo)\b|\bcompensa\b|\bvale a pena\b|\bfica (?:pra|para) mim\b|\bquanto (?:eu )?tiro\b/,
  ],
  [
    'total',
    /\bquanto (?:[a-z]+ ){0,2}?(?:da|dao|fica|entra|entrou|faco|fatur\w+|receb\w+|vira|gasto|pago|rende|perco|perdi|seria|vai)\b|\bda quanto\b|\bqual (?:e |seria )?[oa] (?:maximo|total|renda|faturamento|receita)\b/,
  ],
]

/** Sums of another kind, with readers of their own. */
const OTHER =
  /desconto|emprest|parcel|juros|antecip|imposto|simples nacional|\bmei\b|(?<!\b(?:produto|material|luz) e )comiss|margem|markup|aument|reajust|subi[ru]?\b|baixar|demit|rescis|ferias|\b13[oº]|decimo|(?:horas?|hs) ex\w*tra|financ|estoque dura|duzia|(?<!por )\bcento\b|milheiro|metade|trocar?\b|\bou\b|por (?:fora|baixo)|sem (?:nota|registr)|qual (?:deles )?compensa|\bfornecedor [ab12]\b|\b(?:segunda|terca|quarta|quinta|sexta)(?:.feira)? (?:a|ate) (?:quarta|quinta|sexta|sabado|domingo)\b/
const WITHIN = /\b(?:por|no|na|ao|num|em um|de cada|do|da) (hora|dia|semana|mes)\b/

const TIME = '(?:(?:fim|final) de )?(hora|dia|noite|semana|mes)'
const PER_AFTER = new RegExp(
  `^(?:\\s+(?!e\\b|a\\b|mas\\b|com\\b)[a-z]+){0,3}?\\s*(?:por|ao|a cada|na|no|cada|toda|todo|p/|/)\\s*${TIME}\\b|^(?:\\s+[a-z]+)? (?:de leite )?(dia|diari[oa]s?|semana(?:l|is)|mensa(?:l|is))\\b`,
)
const DAYS = /^\s*dias?\b/
const HOURS = /^\s*(?:h\b|hs\b|hrs?\b|horas?\b)/
const TAKES = /(?:lev\w+|fica com|cobr\w+|desconta|com[eo]|taxa|repasse|morde|peg\w+|tira)[^,;.\d]{0,20}$/
const TAKEN = /^\s*(?:de taxa|pr[oa]|para|d[oa] (?:app|ifood|site|plataforma)|e dele)/
const GOAL =
  /(?:tirar|ganhar|quero|fazer|faturar|chegar|bater|sobrar|lucrar|retirar|juntar|meta|livres?|limpos?)\s*(?:pelo menos |uns |os |me |de |nos |em |a |e |eh |r\$ ?)*$/
/** 'Pra pagar a máquina de 3.900' */
const TO_PAY =
  /\bpagar (?:(?:o|a|os|as|meu|minha|essa|esse|uma|um) )?[a-z]+(?: de| que custa| que e| por)?\s*(?:r\$ ?)?$/
const BILL =
  /(?:custos?(?: fixos?)?|despesas?|contas?|gastos|aluguel|fixos?|folha|luz|energia|internet|salarios?|anuncios?)(?: (?:fixos?|mensa\w+|da loja|do mes|por mes|e|eh|de|da|dao|sao|somam|uns|total|ta|tao|em|meus?|minhas?))*\s*(?:r\$ ?)?$/
const BILL_AFTER =
  /^\s*(?:reais )?(?:por mes )?(?:de|em|com|no|na|pro) (?:custos?|despesas?|contas?|gastos?|aluguel|luz|energia|internet|anuncios?|trafego|material|materiais|tecido|madeira|tinta|pecas?|insumos?|ingredientes?|gasolina|combustivel|fixos?|frete|embalagem|produto|entregador|motoboy|ajudante|funcionari[oa])\b(?!\s*(?:de |e |eh |fix\w+ |ta )*$)/
const PAID_FOR_LOT = /(?:pag\w+|comprei|gastei)\s*(?:r\$ ?|uns )*$/
const LOT_AFTER = /^\s*(?:reais )?(?:num|no|em um|por um|pelo) (?:lote|fardo|pacote|kit)\b/
const LEAVES = /(?:deix\w+|sobr\w+|me (?:da|rende)|lucro de|rende|limpo)\s*(?:uns |limpos? |pra mim |de |r\$ ?)*$/
const COST =
  /(?:custo\b[^,;.\d]{0,20}|custa(?:m|ndo)?(?: me)?|me sai|sai (?:a|por)|gast\w+|produzo a|pra produzir|compr\w+[^,;.\d]{0,24} (?:a|por)|pag\w+[^,;.\d]{0,16} (?:a|por))\s*(?:da |ta |e |eh |esta |fica |em |de |uns |me |a |por |cada |um |uma |r\$ ?)*$/
const COST_AFTER =
  /^\s*(?:reais )?(?:em|por|pra fazer|para fazer|de custo|pra produzir|para produzir)(?: cada| produzir)?\b/
const PRICE_BEFORE =
  /(?:vend\w+|vendi|cobr\w+|preco|ticket|mensalidade|diaria|valor|hora|vale|litro|recebo|ganha[mr]?|pagam?|paga|coloquei|botei)[^,;.\d]{0,20}$|\b(?:a|por|de|pra)\s*(?:r\$ ?|uns |so )*$/
const COUNTS_BEFORE =
  /^\s*$|(?:fac[oa]|faz|fazem|dou|trabalh\w+|us[oa]|vend[eo]|vendi|atend\w+|produz\w*|tive|foram|sao|com|tenho|tem|entreg\w+|preciso de|pedido de|encomenda de|lote de|limp\w+|monto|alugo|tir[oa]|rod[oa]|fech\w+|compr\w+|peg\w+|pra|em|mais|perco|mandei|preciso)\s*(?:de |uns |umas |cerca de |mais |ate )*$/

const timeIn = (text: string): Time | null => {
  const found = PER_AFTER.exec(text)
  const word = found?.[1] ?? found?.[2]
  if (!word) return null
  if (/^(?:dia|noite)/.test(word)) return 'dia'
  return word.startsWith('h') ? 'hora' : word.startsWith('s') ? 'semana' : 'mes'
}

const isMoney = ({ unit, scale, after }: Placed) =>
  unit === 'R$' || scale > 1 || /^\s*(?:reais|conto|pila)\b/.test(after)

/** null: its words don't tell surely what the number is. */
function roleOf(number: Placed, found: ReadonlyMap<Role, number>): Role | null {
  const { unit, value, before, after } = number
  if (unit === '%') return TAKES.test(before) || TAKEN.test(after) ? 'taxa' : null
  const money = isMoney(number)
  if (!money && DAYS.test(after)) return /^\s*dias? (?:por|na|da) semana/.test(after) ? null : 'dias'
  if (!money && HOURS.test(after)) return 'horas'
  if (BILL_AFTER.test(after)) return 'gasto'
  const per = timeIn(after)
  const counted =
    !money &&
    !/\b(?:a|por|cobr\w+|vale de|custa|diaria|gasto|pago)\s*(?:r\$ ?)?$/.test(before) &&
    (isCount(number) ||
      per !== null ||
      /\b(?:precis[oa]|pedido|encomenda) de\s*$/.test(before) ||
      /^\s+(?:(?:de )?[a-z]{4,}|(?:a|por)\s*(?:r\$ ?)?$)/.test(after)) &&
    COUNTS_BEFORE.test(before)
  if (counted) return countRole(number, per, found)
  if ((GOAL.test(before) || TO_PAY.test(before)) && value >= 100) return 'meta'
  if (LOT_AFTER.test(after) && PAID_FOR_LOT.test(before)) return 'total'
  if (LEAVES.test(before)) return 'deixa'
  if (BILL.test(before) && !/\bcusto d(?:el[ae]|[ao])\b|\bcusto ta\b/.test(before) && value >= 100) return 'gasto'
  if (COST.test(before) || (COST_AFTER.test(after) && !PRICE_BEFORE.test(before))) return 'custo'
  if (PRICE_BEFORE.test(before) || /\bcada [a-z]+ (?:sai|e|eh)\s*(?:r\$ ?)?$/.test(before)) return 'preco'
  return null
}

function countRole({ before }: Placed, per: Time | null, found: ReadonlyMap<Role, number>): Role | null {
  if (/\bmais\s*$/.test(before) && found.has('quantidade')) return 'mais'
  if (!found.has('quantidade')) return 'quantidade'
  return per !== null && /\b(?:faz|faco|fazemos|produz\w*|entrego|monto)\s*$/.test(before) ? 'ritmo' : 'quantidade'
}

/** Two quantities of one question: what the one is to the other; null: nothing tells. */
function settled(
  found: Map<Role, number>,
  { value: second, before, after }: Placed,
  text: string,
  { pace, paidFor }: { pace: Time | null; paidFor: string },
): boolean {
  const noun = /^\s*([a-z]+)/.exec(after)?.[1] ?? ''
  const first = found.get('quantidade')!
  if (/\bcada (?:um|uma|[a-z]+)\b/.test(before)) {
    found.set('cada', first)
    found.set('quantidade', second)
    return true
  }
  // 'Alugo 4 chalés a 350 a diária, tive 38 diárias': what is paid for is what counts.
  if (paidFor !== '' && noun.startsWith(paidFor)) {
    found.set('quantidade', second)
    return true
  }
  // '25 por hora, preciso de 400'
  if (pace === 'dia' || pace === 'hora') {
    found.set('ritmo', first)
    found.set('quantidade', second)
    return true
  }
  if (/\bcompr|\bpeguei/.test(text) && /\bvend/.test(before) && second <= first) {
    found.set('comprados', first)
    found.set('quantidade', second)
    return true
  }
  return false
}

/** null: some number has no sure part in a sum, or none is asked for. */
export function speechOf(question: string): Speech | null {
  const text = fold(question)
  if (OTHER.test(text)) return null
  const asked = ASKS.find(([, pattern]) => pattern.test(text))?.[0]
  const numbers = placed(text)
  if (!asked || numbers.length < 2 || numbers.length > 6) return null
  const found = new Map<Role, number>()
  let per: Time | null = null
  let paidFor = ''
  if (asked === 'share') {
    // What it was before is no part of what it is.
    if (/\b(?:agora|antes|tinha|eram?|cresc\w+|aument\w+|passad[oa])\b/.test(text)) return null
    // 'Doze não voltaram, quantos % voltou': the others are asked for.
    const not = /\bnao ([a-z]{3})[a-z]*/.exec(text)?.[1]
    if (not && new RegExp(`(?<!nao )\\b${not}`).test(text)) return null
    const [one, two, ...more] = numbers
    if (more.length > 0 || !one || !two || [one, two].some((number) => isMoney(number) || number.unit !== ''))
      return null
    return { asked, within: null, numbers: { quantidade: one.value, cada: two.value }, per }
  }
  for (const number of numbers) {
    const role = roleOf(number, found)
    if (role === null) return null
    const own = timeIn(number.after)
    if (role === 'quantidade' && found.has('quantidade')) {
      if (!settled(found, number, text, { pace: asked === 'time' ? per : null, paidFor })) return null
      per = own ?? per
      continue
    }
    // 'Comprei 50 a 18 e vendi a 45': the first of two prices was the cost.
    if (role === 'preco' && found.has('preco') && !found.has('custo') && /\b(?:compr|pagu?|peguei)/.test(text)) {
      found.set('custo', found.get('preco')!)
    } else if (role === 'gasto' && found.has('gasto') && found.has('preco') && !found.has('custo')) {
      // 'Fixo de 6 mil; cobro 150 e gasto 50 de material': the second is paid for each.
      found.set('custo', number.value)
      continue
    } else if (found.has(role)) return null
    found.set(role, number.value)
    if (role === 'preco') paidFor = /^\s*(?:a|o|por|cada|pel[ao]) ([a-z]{4})/.exec(number.after)?.[1] ?? ''
    if (role === 'quantidade' || role === 'ritmo') per = own ?? per
    // What is said of a month is nothing of one.
    // 'Seis horas por semana' are those of no month.
    if (role === 'horas' && own !== null) return null
    if ((role === 'preco' || role === 'custo' || role === 'deixa') && own === 'mes') return null
  }
  const asking = text.slice(Math.max(0, text.search(/\bquant|\bsobra\b|\bqual|\bcompensa|\bvale a/)))
  const within = WITHIN.exec(asking)?.[1] ?? null
  return {
    asked,
    within: within as Time | null,
    numbers: Object.fromEntries(found),
    per,
  }
}
