import type { Period } from './amounts.ts'
import {
  ADS,
  APPS,
  BILLS,
  BUYERS,
  BUYS,
  COST_NOUNS,
  COST_OF,
  COUNT_WORDS,
  FEE,
  GOODS,
  INTEREST,
  IS_PRICED,
  MEASURES,
  MEMBERS,
  NO_NOUN,
  OVERDUE,
  OWED,
  PARKED,
  PAYS_HER,
  RIVALS,
  type Role,
  SELLS,
  SERVICES,
  STOPPED,
  SUPPLIERS,
  TAKES,
} from './quantities.data.ts'
import { type Place, type Quantity, rootOf } from './quantity-place.ts'

const VAGUE = /^(?:uns|umas|cerca|mais|menos|quase|so|apenas|tipo|perto|ate|por|a|em|de|com)$/

/** The first word before that says what the number does; 'a', 'por', 'uns' lead to it. */
function verbOf(place: Place): { word: string; steps: number } | null {
  for (const [index, { text }] of place.back.slice(0, 7).entries()) {
    if (SELLS.test(text) || PAYS_HER.test(text) || BUYS.test(text) || IS_PRICED.test(text))
      return { word: text, steps: index }
    if (/^[a-z]{2,}(?:am|em|ei|ou)$/.test(text) && !NO_NOUN.test(text) && index > 2) return null
  }
  return null
}

/** A price or a cost by the verb before; null: neither for sure. `counted`: the count that stands before it. */
export function priceRole(place: Place, bare: boolean, counted: Quantity | undefined): Role | null {
  const first = place.before()
  const next = place.ahead[0]?.text ?? ''
  const of =
    next === 'de' || next === 'so'
      ? (place.ahead.find(({ text }) => !/^(?:de|so|do|da)$/.test(text))?.text ?? '')
      : next
  if (INTEREST.test(of)) return 'juros'
  if (ADS.test(first) || place.ahead.slice(0, 3).some(({ text }) => ADS.test(text))) return 'anuncio'
  if (FEE.test(of)) return 'taxa'
  const led = /^(?:a|de|por)$/.test(place.back.find(({ text }) => !/^(?:uns|umas|cerca)$/.test(text))?.text ?? '')
  // 'lavar o enxoval a 4,50 o kilo'
  const measured = MEASURES.test(place.ahead[1]?.text ?? '') && /^(?:o|a)$/.test(next)
  if (first === 'a' && measured && place.back.every(({ text }) => !BUYS.test(text))) return 'preco'
  // '610 assinantes a 89,90', '6 festas de 650'
  if (led && first !== 'por' && counted && place.back.every(({ text }) => !SELLS.test(text) && !BUYS.test(text)))
    return place.back.length <= 8 &&
      !INSTALMENTS.test(counted.noun) &&
      !(bare && first === 'de' && MEMBERS.test(counted.noun))
      ? 'preco'
      : null
  // 'eles vendem a 30 e eu a 35'
  if (led && place.before(2) === 'eu') return 'preco'
  if (SERVICES.test(first) && place.number.value >= 10) return 'preco'
  const verb = verbOf(place)
  if (verb) {
    const { word, steps } = verb
    if (
      !FIRST_PERSON.test(word) &&
      place.back.slice(steps + 1, steps + 4).some(({ text }) => RIVALS.test(text)) &&
      !PAYS_HER.test(word)
    )
      return null
    const me = place.back[steps + 1]?.text
    if (SELLS.test(word)) return !bare || led || /^(?:cob|pre|tic|tiq|men)/.test(word) ? 'preco' : null
    if (PAYS_HER.test(word)) return 'preco'
    if (TAKES.test(word) && place.back.some(({ text }) => APPS.test(text))) return 'taxa'
    if (BUYS.test(word))
      return place.ahead.slice(0, 4).some(({ text }) => BILLS.test(text)) && !isOfOne(place) ? null : 'custo'
    if (me === 'me' || place.ahead.slice(0, 3).some(({ text }) => text === 'mim')) return 'custo'
    if (next === 'de' && COST_OF.test(of)) return 'custo'
    if (/^custa/.test(word)) return SERVICES.test(place.back[steps + 1]?.text ?? '') ? 'preco' : null
    return priced(place, steps, bare) ? 'preco' : null
  }
  return next === 'cada' && !place.around(COST_NOUNS) ? 'preco' : null
}

const INSTALMENTS = /^(?:parcel|prestac|mensalidade|boleto|cheque|vez|conta|nota|folha|pessoa|funcionari)/

/** '15 pro menino por carro', '8 do ajudante em cada um' */
const isOfOne = (place: Place): boolean => place.number.value < 300 || nounOfPrice(place).each

/** 'Cada consulta dá', 'a sessão é': something that is sold stands before the verb. */
function priced(place: Place, steps: number, bare: boolean): boolean {
  const before = place.back.slice(steps + 1, steps + 5)
  if (before.some(({ text }) => COST_NOUNS.test(text))) return false
  if (place.ahead[0]?.text === 'cada') return true
  const thing = before.find(({ text }) => !NO_NOUN.test(text))
  return thing !== undefined && (!bare || place.number.value >= 10)
}

/** 'Peça que não vende' */
const sellsNothing = ({ ahead, back }: Place): boolean =>
  [ahead, back.toReversed()].some((words) =>
    words.some(
      ({ text }, at) => text === 'nao' && /^(?:vende|vendem|sai|saem|roda|rodam)$/.test(words[at + 1]?.text ?? ''),
    ),
  )

/** 'Me devem 9 mil', 'tá me devendo 4.300'; not 'chego em agosto devendo'. */
export const owesHer = ({ back }: Place): boolean => {
  const debt = back.findIndex(({ text }) => /^(?:deve|devem|devendo|devia|deviam)$/.test(text))
  return debt >= 0 && debt <= 3 && back.slice(debt + 1, debt + 3).some(({ text }) => text === 'me' || text === 'nos')
}

/** What large sums are by the words around them. */
export function sumRole(place: Place): Role | null {
  const { ahead, number } = place
  if (number.value < 300) return null
  const near = ahead.slice(0, 4).some(({ text }) => OVERDUE.test(text))
  if (near && !place.ahead.slice(0, 3).some(({ text }) => OWED.test(text))) return 'vencido'
  if (place.around(OWED) || owesHer(place)) return 'aberto'
  return place.around(PARKED) || ((place.around(STOPPED) || sellsNothing(place)) && place.around(GOODS))
    ? 'parado'
    : null
}

/** 'R$ 12 por carro', '2,20 no litro', 'cada caixa eu paguei 55': what one of it is. */
export function nounOfPrice(place: Place): { noun: string; each: boolean } {
  const [article, thing] = place.ahead.filter(({ clause }) => clause === place.number.clause).map(({ text }) => text)
  if (thing === 'hora' || place.back.slice(0, 3).some(({ text }) => text === 'hora'))
    return { noun: 'hora', each: true }
  if (article === 'cada' && (thing === undefined || NO_NOUN.test(thing))) return { noun: '', each: true }
  if (article === undefined || thing === undefined) return namedBefore(place)
  if (
    /^(?:por|cada)$/.test(article) &&
    (thing.length > 2 || MEASURES.test(thing)) &&
    !/^(?:mes|dia|semana|ano|hora)$/.test(thing)
  )
    return { noun: rootOf(thing), each: true }
  if (/^(?:o|a|no|na|pelo|pela)$/.test(article) && MEASURES.test(thing)) return { noun: rootOf(thing), each: true }
  return namedBefore(place)
}

/** 'Cada refeito', 'cada um refeito', 'ligar um novo': the cost of what happens, not of what is sold. */
export function eventOf({ back }: Place): Role | undefined {
  for (const [at, { text }] of back.entries()) {
    if (text !== 'cada' && text !== 'um' && text !== 'uma') continue
    for (const word of back.slice(Math.max(0, at - 2), at).toReversed())
      if (!NO_NOUN.test(word.text) || word.text === 'volta') return eventNamed(word.text)
  }
  return undefined
}

const eventNamed = (word: string): Role | undefined =>
  /^volta/.test(word) ? 'volta' : EVENTS.find(([, pattern]) => pattern.test(word))?.[0]
const EVENTS = COUNT_WORDS.filter(([role]) => role === 'volta' || role === 'falta' || role === 'entra')

/** 'Cada consulta dá uns 190' */
function namedBefore(place: Place): { noun: string; each: boolean } {
  const at = place.back.findIndex(({ text }) => text === 'cada')
  const named = at > 0 ? place.back[at - 1]!.text : ''
  return named !== '' && !NO_NOUN.test(named) ? { noun: rootOf(named), each: true } : { noun: '', each: false }
}

const FIRST_PERSON = /^(?:(?![a-z]{2,}(?:ando|indo)$)[a-z]{2,}(?:o|amos|emos)|tirando)$/
const NO_DEED =
  /^(?:passado|certo|muito|pouco|tempo|tenho|temos|quero|queremos|preciso|precisamos|pago|pagamos|gasto|gastamos|compro|devo|acho|sendo|quando|cobro|perco|perdi|como|mundo|ano|so|no|do|ao|todo|uso|mesmo|tudo)$/
const OTHERS_DEEDS = /^(?:sai|saem|sao|foram)$/

/** What a count does, by its noun and the words beside it. */
export function countRole(place: Place, noun: string, period: Period | null): Role | null {
  const { next } = place
  if (INSTALMENTS.test(next)) return null
  const denied = place.ahead.slice(0, 4).findIndex(({ text }) => text === 'nao')
  const undone = denied >= 0 ? (place.ahead[denied + 1]?.text ?? '') : ''
  if (/^(?:aparec|comparec|vem$|vieram|veio|chega)/.test(undone)) return 'falta'
  if (/^(?:paga|pagou|pagaram)/.test(undone)) return 'deve'
  if (/^(?:volta|retorn|renov)/.test(undone)) return 'cancela'
  for (const [role, pattern] of COUNT_WORDS) if (next !== '' && pattern.test(next)) return role
  for (const [role, pattern] of COUNT_WORDS) if (place.near(pattern)) return role
  if (/^pagando$|^pagantes?$/.test(next)) return 'base'
  const back = place.back.slice(0, 4).map(({ text }) => text)
  const deed = back.find((text) => !VAGUE.test(text))
  if (deed === undefined) return MEMBERS.test(next) && period === null ? 'base' : null
  if (refuses(place, deed, next)) return 'recusa'
  if (/^(?:sai|saem|sairam|perco|perdi|perdemos)$/.test(deed) && (noun === '' || MEMBERS.test(next)))
    return leavingRole(place, deed, period)
  if (MEMBERS.test(next) && (period === null || !FIRST_PERSON.test(deed) || NO_DEED.test(deed))) return 'base'
  if (period === null) return null
  if (noun === '' && NO_DEED.test(deed)) return null
  return (FIRST_PERSON.test(deed) && !NO_DEED.test(deed)) || OTHERS_DEEDS.test(deed) ? 'vende' : null
}

/** 'Perco umas 4 vendas por dia', 'digo não pra uns 20 pedidos' */
function refuses(place: Place, deed: string, next: string): boolean {
  const lost = /^(?:perco|perdemos|perdi)$/.test(deed) && /^(?:venda|pedido|encomenda|orcamento|servico)/.test(next)
  return lost || place.back.slice(0, 5).some(({ text }, at, words) => text === 'nao' && words[at + 1]?.text === 'digo')
}

/** 'Sai 24 por mês' of members; 'sai uns 120 por mês' of what is sold; 'a cortina sai 1.400' is a price. */
function leavingRole(place: Place, deed: string, period: Period | null): Role | null {
  const { numbers, words } = place.parsed
  const subject = place.back[place.back.findIndex(({ text }) => text === deed) + 1]
  const nobody =
    !subject || subject.clause !== place.number.clause || NO_NOUN.test(subject.text) || SPAN_WORD.test(subject.text)
  if (!nobody || subject?.text === 'me') return null
  if (numbers.some(({ at }) => MEMBERS.test(words[at]?.text ?? ''))) return 'cancela'
  return period !== null && deed.startsWith('sa') ? 'vende' : null
}

const SPAN_WORD = /^(?:mes|semana|dia|ano|gente|passado|passada)$/

/** Days: until she is paid, until she pays, or how late it is; by who stands in the same clause. */
export function termRole(place: Place): Role | null {
  const { number } = place
  const clause = [...place.back, ...place.ahead]
    .filter(({ clause }) => clause === number.clause)
    .map(({ text }) => text)
  const has = (pattern: RegExp) => clause.some((text) => pattern.test(text))
  if (place.back.slice(0, 3).some(({ text }) => /^(?:passou|passaram|atrasad[oa]s?|vencid[oa]s?|atraso)$/.test(text)))
    return 'prazo_atraso'
  const [pays, hers] = [has(/^(?:pago|pagamos)$/), has(PAYS_HER) || has(/^(?:recebo|receber|recebemos)$/)]
  if (pays !== hers) return pays ? 'prazo_fornecedor' : 'prazo_cliente'
  const [supplier, buyer] = [has(SUPPLIERS), has(BUYERS)]
  return supplier === buyer ? null : supplier ? 'prazo_fornecedor' : 'prazo_cliente'
}
