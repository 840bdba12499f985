import { fold } from '#src/text/words.ts'
import { type Placed, placed } from './calculator-slots.ts'

/** The numbers of one operation: so many units at a price and a cost, on so many days, and what is paid besides. */
export type Operation = Partial<
  Record<'quantidade' | 'preco' | 'custo' | 'dias' | 'ocupacao' | 'horas' | 'gasto1' | 'gasto2' | 'gasto3', number>
>
type Role = keyof Operation | 'gasto'

const DAYS = /^\s*dias?\b(?!\s*(?:por|na|da) semana)/
const HOURS = /^\s*(?:horas?\b|h\b)/
/** How large one is. */
const SMALL = /^\s*(?:ml|g|gr|gramas?|cm|mm)\b/
/** A part of an hour is no quantity. */
const MINUTES = /^\s*min(?:\.|s?\b|utos?\b)/
/** A word or two between the number and its period: '30 cortes por dia', '200 litros de leite por dia'. */
const A_DAY = /^(?:\s+(?:de )?[a-z]+){0,3}\s+(?:por|ao|a cada|cada) (?:dia|noite)\b/
const A_PERIOD = /^(?:\s+(?:de )?[a-z]+){0,3}\s+(?:(?:por|ao|na|no|essa|esta|esse|este) (?:semana|mes))\b/
const COUNTED =
  /^\s+(?!(?:reais|mais|menos|mas|vezes|mes|meses|anos?|dias?|horas?|parcelas|pros|pras|dos|das|pra|pro|para|por|de|da|do|no|na|em|e|cada|com|que|o|a|os|as|ao|faco|so|quanto|ja)\b)(?:km\b|kg\b|quilos?\b|litros?\b|[a-z]{3,}s\b)/
const FIXED =
  /^\s*(?:reais )?(?:por mes )?(?:de |no |na |com (?:o |a )?|pro |pra |em )(?:aluguel|luz|energia|agua|gas\b|internet|salario|funcionari\w+|ajudante|professor\w*|contador|gasolina|diesel|combustivel|pasto|racao|imposto|condominio|material|madeira|peca|frete|pedagio|sal\b|adubo|embalagem|barraca|taxa)/
const EACH =
  /^[^\d,;.]{0,24}\b(?:em cada|cada|por (?:unidade|peca)|pra fazer|para fazer|a peca|o quilo|a duzia)\b|^\s*(?:por|a) (?:km|hora|quilo|litro|par)\b/
const SPENT =
  /(?:gast\w+|cust\w+|compr\w+|pag(?:o|uei|amos)|sai (?:a|por)|me sai)\s[^,;.\d]{0,26}$|(?:gast\w+|cust\w+|compr\w+|pag(?:o|uei|amos))\s*$/
const PRICED =
  /(?:vend\w+|cobr\w+|receb\w+|ganh\w+|pagando|mensalidade|diaria|preco|vale|por|\ba|entrega|[a-z]{3,}s (?:de|a))\s*(?:e |eh |de |por |a |tudo a |uns |r\$ ?)*$|(?:vend\w+|cobr\w+|ganh\w+|diaria)\s[^,;.\d]{0,20}(?:\ba|por|de)?\s*$/
const BOUGHT = /\b(?:compr(?:o|ei|ad[oa]s?|amos)|paguei)\b.*\b(?:vend\w+|revend\w+)\b/
const SOLD = /\b(?:vend\w+|revend\w+)\b/
const OCCUPIED = /ocup\w*|lotac\w*|taxa de/
const TOTAL = /^\s*(?:reais )?(?:no total|ao todo|por tudo|no lote)/

/** What each number is, one at a time; null: its words don't tell, or not surely. */
function roleOf({ value, unit, scale, before, after }: Placed, whole: string): Role | null {
  if (unit === '%') return OCCUPIED.test(before) || /^\s*(?:de )?(?:ocup|lotac)/.test(after) ? 'ocupacao' : null
  const money = unit === 'R$' || scale > 1
  if (!money && DAYS.test(after)) return 'dias'
  if (!money && HOURS.test(after)) return 'horas'
  if (MINUTES.test(after) || SMALL.test(after)) return null
  if (!money && /^\s*ocupad/.test(after)) return 'quantidade'
  if (FIXED.test(after) && !EACH.test(after)) return 'gasto'
  if (
    !money &&
    !/^\s*(?:reais|por km|por hora)/.test(after) &&
    (A_DAY.test(after) || A_PERIOD.test(after) || COUNTED.test(after))
  )
    return Number.isFinite(value) ? 'quantidade' : null
  if (TOTAL.test(after)) return 'gasto'
  if (SPENT.test(before)) return 'custo'
  if (PRICED.test(before) || EACH.test(after)) return 'preco'
  return /\bpor dia\b/.test(whole) && /^\s*(?:reais )?(?:de gasto )?por dia/.test(after) ? 'preco' : null
}

/** What the sum may not stand for: rates, loans, comparisons, goals. */
const OTHER =
  /desconto|\bduzia|\b(?:o|por|cada) cento\b(?<!por cento)|milheiro|emprest|parcel|comiss|juros|maquininha|cartao|\btaxa d[oa]\b|imposto|simples|margem|markup|\bmeta\b|estoque|a mais\b|aument|subi[ru]|\bca(?:i|iu|indo)\b|demit|rescis|salario|contrat|financ|economiz|se paga\b|tenho que (?:vender|atender|fazer)|preciso (?:vender|atender|fazer)|quantos? .{0,20}(?:precis|tenho que)|\bem cima\b|por hora eu|minha hora|qual (?:deles )?compensa|\bfornecedor [ab12]\b/
const PROFIT = /\b(?:lucr\w+|sobr\w+|ganhei|de lucro)\b/
const PER_MONTH = /\b(?:por|no|ao) mes\b/

/** null: some number has no sure role, or they make no such sum. */
export function operationOf(question: string): Operation | null {
  const text = fold(question)
  if (OTHER.test(text)) return null
  const numbers = placed(question)
  if (numbers.length < 2 || numbers.length > 7) return null
  const found: Operation = {}
  let spent = 0
  const rooms = numbers.some(({ after }) => /^\s*ocupad/.test(after))
  for (const number of numbers) {
    // 'Tenho 12 quartos, 9 ocupados': the empty ones bring nothing in.
    if (rooms && /^\s*(?:quartos?|mesas?|salas?|cadeiras?|vagas?)\b/.test(number.after)) continue
    const role = roleOf(number, text)
    if (!role) return null
    // 'Comprei 50 a 18 e vendi a 45': the first of the two was the cost.
    if (
      role === 'preco' &&
      found.preco !== undefined &&
      found.custo === undefined &&
      SOLD.test(number.before) &&
      BOUGHT.test(text)
    ) {
      found.custo = found.preco
      delete found.preco
    }
    const slot = role === 'gasto' ? (`gasto${++spent}` as keyof Operation) : role
    if (spent > 3 || found[slot] !== undefined) return null
    found[slot] = number.value
  }
  return makesSum(found, text, numbers) ? found : null
}

function makesSum(found: Operation, text: string, numbers: readonly Placed[]): boolean {
  const { quantidade, preco, custo, dias, gasto1 } = found
  const each = preco ?? custo
  if (each === undefined || each <= 0) return false
  // Hours count where one is paid for.
  if (found.horas !== undefined && !/\bhora\b/.test(text)) return false
  // What is earned isn't known from what is spent, nor what is left from what comes in.
  if (PROFIT.test(text) && (preco === undefined || (custo === undefined && gasto1 === undefined))) return false
  if (preco !== undefined && custo !== undefined && custo > preco * MOST_COST) return false
  const daily = numbers.some(({ after }) => A_DAY.test(after) || /^\s*(?:reais )?(?:de gasto )?por dia/.test(after))
  const weekly = numbers.some(({ after }) =>
    /^(?:\s+[a-z]+){0,3}\s+(?:por|na|no) (?:(?:fim|final) de )?semana\b/.test(after),
  )
  if ((daily || weekly) && dias === undefined && PER_MONTH.test(text)) return false
  if (quantidade === undefined) return dias !== undefined && daily && custo === undefined && gasto1 === undefined
  if (dias !== undefined && !daily && found.ocupacao === undefined) return false
  return numbers.length >= 3 || (/\bperd\w+/.test(text) && /\bquanto\b/.test(text)) || /\bkm\b/.test(text)
}

/** A cost of this many prices is what all of them cost. */
const MOST_COST = 3
