import { type Placed, placed, sharingScale } from '#src/consultant/calculator-slots.ts'
import { deedOf } from '#src/quantities/around.ts'
import { alike } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { isLabelled, isMoney, signOf } from './money.ts'
import { ofOne, perOf } from './per.ts'
import { AGAIN, LISTED, RATE_BEFORE, type Read } from './read.ts'
import { takeShare } from './shares.ts'
import { type Item, itemOf, type Quantity, type Sign } from './solve.ts'
import type { Target } from './target.ts'
import { joined, MONEY, PURE, SOME, sameUnit, type Unit } from './units.ts'
import { TIMES, thingOf } from './words.ts'

const MOST_NUMBERS = 7
/** Smaller ones take no part in the thousands of the others. */
const LEAST_SCALED = 10

/** What is said before a number that counts something unnamed. */
const COUNTED =
  /\b(?:rend\w+|deu|da|vem|veio|tem|tinha|tenho|sao|eram|fiz|fez|fac[oa]|faz|fazem|fazer|fizer|vend[io]|nasc\w+|fech\w+|mand\w+|atend\w+|receb[oi]|queim\w+|perc?d?[oi]|lev[ao]|cabem?|produz\w*|us[oa]|sobr\w+|cada|colh\w+|tir[oa]|quer|pediu|encomendou|precis[ao](?: de)?|dura|gasta|entreg\w+|(?:pedido|encomenda|lote|tiragem|contrato) (?:de|com))\s*(?:uns |umas |so |tipo )?$/
/** 'Amolei 47': what she did so many times. */
const DONE =
  /\b(?!(?:tir|junt|guard|emprest|peg|lucr|sac|retir|deposit|economiz|d|us|pass|coloqu)u?ei\b)[a-z]{2,}ei\s*(?:uns |umas |so )?$/
const wordAfter = (after: string) => /^\s*(?:de )?([a-z]+[0-9]?)(?=$|[^a-z0-9])/.exec(after)?.[1] ?? ''

/** 'Cada apostila gasta 70 folhas' */
const eachOf = (text: string): string[] =>
  [...text.matchAll(/\bcada ([a-z]{3,}) [a-z]/g)].flatMap(([, word]) => thingOf(word!)?.noun ?? [])

const OF_EACH = /\b(?:pagando|a|por|cobrando|cada|paga|pagam)\s*$/
/** 'Cada corte deixa 23' */
const EACH_SAID = /\bcada\b[^,;.]*$/
const isThing = (after: string) => !/^\s*de /.test(after) && thingOf(wordAfter(after)) !== null

/** What each number is by itself. */
function readAll(numbers: readonly Placed[], target: Target): Read[] {
  const read: Read[] = []
  for (const [place, number] of numbers.entries()) {
    const thing = number.unit === '' ? thingOf(wordAfter(number.after)) : null
    const again = countedAgain(number, read)
    const money = again === null && number.unit !== '%' && isMoney(number, thing?.noun ?? null, read.at(-1), target)
    const kind = number.unit === '%' ? 'p' : money ? 'r' : 'n'
    read.push({
      number,
      slot: `${kind}${place + 1}`,
      noun: again ?? (money || number.unit === '%' ? null : (thing?.noun ?? null)),
      factor: money ? 1 : (thing?.factor ?? 1),
      money,
    })
  }
  if (target.unit[MONEY] === 1 && read.length > 1 && read.every(isLabelled))
    return read.map((one) => ({ ...one, money: true, slot: one.slot.replace('n', 'r') }))
  return read
}

/** '30 mensalistas de 130 e 15 de 90': others of them. */
const countedAgain = ({ before, after, unit }: Placed, read: readonly Read[]): string | null => {
  const [counted, price] = [read.at(-2), read.at(-1)]
  return unit === '' &&
    price?.money &&
    counted?.noun &&
    LISTED.test(before) &&
    /^ (?:de|a|por|de [a-z]+ (?:a|por)) (?:r\$ ?)?$/.test(after)
    ? `${counted.noun}${AGAIN}`
    : null
}

/** Every number of a question as a quantity; null: one of them can't be told. */
export function quantitiesOf(text: string, target: Target): Item[] | null {
  const plain = placed(text)
  const numbers = sharingScale(plain).map((number, place) =>
    plain[place]!.value < LEAST_SCALED ||
    OF_EACH.test(number.before) ||
    EACH_SAID.test(number.before) ||
    isThing(number.after)
      ? plain[place]!
      : number,
  )
  if (numbers.length < 1 || numbers.length > MOST_NUMBERS) return null
  const { unit: asked } = target
  const wanted = Object.keys(asked).filter((noun) => noun !== MONEY && noun !== SOME)
  const read = readAll(numbers, target)
  const nouns = new Set([...wanted, ...read.flatMap(({ noun }) => noun ?? []), ...eachOf(text)])
  if (nouns.has('kw')) nouns.add('kwh')
  // Something is counted, or its number is asked for.
  const many =
    asked[MONEY] !== 1 ||
    read.some(({ noun, money, number }) => !money && number.unit !== '%' && (noun === null || !TIMES.has(noun)))
  const items: Item[] = []
  let sign: Sign = null
  for (const [place, one] of read.entries()) {
    const { number, noun, money, slot, factor } = one
    const list = listedBy(read, place)
    if (list === 'count') continue
    if (number.unit === '%' || (noun === 'dia' && TERM.test(number.before))) continue
    const counted = read.slice(0, place).findLast((other) => other.noun !== null && !TIMES.has(other.noun))
    const unnamed = read.some((other) => !other.money && other.noun === null && other.number.unit === '') ? SOME : null
    const oneOf = counted?.noun ?? wanted.find((name) => !TIMES.has(name)) ?? unnamed
    const heard = read
      .slice(0, place)
      .map((other) => other.number.before)
      .join(' ')
    const per =
      list === 'amount' ? {} : perOf(one, { previous: read[place - 1], items, counted: oneOf, nouns, asked, heard })
    if (per === null) return null
    sign = signFor(one, read[place - 1], sign)
    const own = joined(money ? { [MONEY]: 1 } : numeratorOf(noun), per, -1)
    const base = isPart(one, items) ? items.findLast(({ unit }) => unit[MONEY] === undefined) : undefined
    const quantity: Quantity = {
      slot,
      value: number.value * factor,
      scale: factor,
      unit:
        base && (noun === null || !(noun in base.unit)) ? base.unit : money ? ofOne(own, one, items, sign, many) : own,
      sign: money ? sign : null,
      part: base !== undefined,
      asked: number.start >= target.at,
    }
    if (!(quantity.value > 0)) return null
    // '60 kg que viraram 50': the same ones again.
    if (!money && BECAME.test(number.before) && items.some(({ unit }) => sameUnit(unit, quantity.unit))) return null
    if (isOfEvery(quantity, read[place - 1], one, items, target)) continue
    const timed = /^\s*(?:por|ao) (?:dia|noite|semana|mes)\b/.test(number.after)
    const sure = money || noun !== null || base || target.share !== undefined || timed
    const done = DONE.test(number.before) && Number.isInteger(number.value)
    const goal = asked[MONEY] !== 1 && /\b(?:pra|para)\s*$/.test(number.before)
    if (!sure && !goal && !done && !COUNTED.test(number.before)) return null
    items.push(itemOf(quantity))
  }
  for (const { number, slot } of read) if (number.unit === '%' && !takeShare(number, slot, items, target)) return null
  return ofEachDay(items, text, asked)
}

const ONLY_LISTED = /^\s*(?:e|,|, e|e a outra|e o outro|e outra|e outro)\s*(?:r\$ ?)?$/

/** '3 filiais com aluguel de 2.400, 1.900 e 3.100': a count, and as many amounts after it. */
function listedBy(read: readonly Read[], place: number): 'count' | 'amount' | null {
  const isList = (at: number): boolean => {
    const many = read[at]!.number.value
    const list = read.slice(at + 1, at + 1 + many)
    return (
      !read[at]!.money &&
      many >= 2 &&
      many <= 5 &&
      list.length === many &&
      list.every(({ money }) => money) &&
      list
        .slice(1)
        .every(
          ({ number }) => ONLY_LISTED.test(number.before) && !/^\s*(?:reais )?(?:de|pra|pro) [a-z]/.test(number.after),
        )
    )
  }
  if (isList(place)) return 'count'
  return read.some((one, at) => at < place && at + one.number.value >= place && isList(at)) ? 'amount' : null
}

/** What so many are bought or sold at goes by the verb before their number; a list goes on as it began. */
function signFor({ number, money }: Read, previous: Read | undefined, before: Sign): Sign {
  if (!money) return LISTED.test(number.before) ? before : null
  const rated = previous?.money === false && RATE_BEFORE.test(number.before)
  return signOf(number, rated ? signOf(previous.number, before, true) : before)
}

/** 'E paga em 30 dias' */
const TERM = /\b(?:paga|pagam|pagar|recebo|prazo|boleto|fiado|vencimento)(?: (?:so|em|de|pra|com|a|depois))*\s*$/
const BECAME =
  /\b(?:vir(?:ou|aram)|sobr(?:ou|aram)|rest(?:ou|aram)|fic(?:ou|aram)|rend(?:eu|eram))(?: (?:so|com|em|uns|umas))*\s*$/
const WORKED = /\b(?:trabalh\w+|ligad[oa]s?|abert[oa]|abr[oe]|funciona|roda|atendo|rende)\b/
/** '8 horas 30 dias', 'trabalho 7 horas, em quantos dias?': hours of each day. */
function ofEachDay(items: Item[], text: string, asked: Unit): Item[] {
  const day = items.some(({ unit }) => unit.dia === 1) || asked.dia !== undefined
  const bare = items.filter(({ unit }) => sameUnit(unit, { hora: 1 }))
  if (!day || bare.length !== 1 || asked.hora !== undefined || !WORKED.test(text)) return items
  return items.map((item) => (item === bare[0] ? { ...item, unit: { hora: 1, dia: -1 } } : item))
}

const EVERY_BEFORE = /\b(?:a|de|em|para|pra) cada\s*$/
const EVERY_BETWEEN = /^\s*(?:[a-z]+ )?(?:a|de|em|para|pra|por) cada\s*$/

/** '50 kg dão 800 pães' */
const GIVES = /^\s*[a-z]+(?: de [a-z]+)? (?:da|dao|deu|deram|rende|rendem|renderam|fazem|viram)\s*$/

/** 'A cada 100 pães queimo 6', '8 de cada 200', '1 litro a cada 9 km': both make one rate. */
function isOfEvery(
  quantity: Quantity,
  previous: Read | undefined,
  { number }: Read,
  items: Item[],
  { mode }: Target,
): boolean {
  const last = items.at(-1)
  if (!previous || last?.tree.kind !== 'number' || last.unit[MONEY] === 1 || quantity.unit[MONEY] === 1) return false
  const dims = [last.tree.quantity.unit, quantity.unit].map((unit) => Object.keys(unit).join())
  const gives = dims[0] !== dims[1] && last.value > 1 && GIVES.test(number.before) && !dims.includes(SOME)
  const between = EVERY_BETWEEN.test(number.before) || gives
  if (!between && !EVERY_BEFORE.test(previous.number.before)) return false
  const [part, whole] = between ? [last.tree.quantity, quantity] : [quantity, last.tree.quantity]
  const [many, of] = [Object.keys(part.unit)[0]!, Object.keys(whole.unit)[0]!]
  const same = many === of || many === SOME || of === SOME
  if (same && part.value >= whole.value) return false
  items[items.length - 1] = {
    value: part.value / whole.value,
    unit: same ? PURE : { [many]: 1, [of]: -1 },
    sign: null,
    part: same && mode === 'part',
    tree: { kind: '÷', left: itemOf(part).tree, right: itemOf(whole).tree },
  }
  return true
}

function numeratorOf(noun: string | null): Unit {
  if (noun === 'vez') return PURE
  if (noun === 'kw') return { kwh: 1, hora: -1 }
  return { [noun ?? SOME]: 1 }
}

const PARTS = new Set(['left', 'unpaid', 'missed', 'wasted', 'refused', 'idle', 'redone'])
const PART_SAID =
  /^\s*(?:[a-z]+ )?(?:sao |eram )?(?:bolsistas?|isent\w+|nao pagam|gratuit\w+|cortesias?|de graca|vazi[oa]s?|saiu|sairam)\b/

/** Fifteen of the two hundred and fifty that cancelled. */
function isPart({ number, noun, money }: Read, items: readonly Item[]): boolean {
  if (money) return false
  const base = items.findLast(({ unit, part }) => !part && unit[MONEY] === undefined && Object.keys(unit).length > 0)
  if (!base || base.value <= number.value) return false
  const of = Object.keys(base.unit)[0]!
  const deed = deedOf({ before: ` ${number.before.trim()} `, after: number.after, place: 1 })
  if (!PART_SAID.test(number.after) && (deed === null || !PARTS.has(deed))) return false
  return (
    noun === null ||
    noun === of ||
    of === SOME ||
    alike(noun, of) ||
    MEMBERS.test(noun) ||
    /^(?:bolsist|isent|cortes)/.test(noun)
  )
}
