import { lastClause } from '#src/quantities/around.ts'
import { AGAIN, clauseAfter, LISTED, RATE_BEFORE, type Read } from './read.ts'
import { type Item, itemOf, type Sign } from './solve.ts'
import { joined, MONEY, SOME, type Unit } from './units.ts'
import { SIZES, TIMES, thingOf, WORKER } from './words.ts'

const PER_ANY =
  /\b(?:em cada|pra cada|por cada|de cada|cada|por)\s+(?!por\b|no\b|na\b|um\b|uma\b|a\b|e\b|com\b)([a-z]+[0-9]?)\b|\/\s*([a-z]+)/
const PER_THE =
  /^\s*(?:reais )?(?:(?!(?:com|e|mas|que) )[a-z]+ ){0,2}?(?:a|o|ao|na|no|pel[ao]|toda|todo|da|do)\s+([a-z]+[0-9]?)\b/
const EACH_AFTER =
  /^\s*(?:reais )?(?:[a-z]+ ){0,2}?(?:em |por |pra |de )?cada(?: (?:um|uma))?(?: d[ae]l[ae]s?)?\s*(?:$|(?:,| (?:e|por|no|na|com|sai|a|o|em|da|ao)\b))/
const ONE_PAYS =
  /\b(?:que (?:me )?(?:gasta(?:m|va|vam)?|paga(?:m|va|vam)?|deixa(?:m|va|vam)?)|pagam|gastam|consomem|deixam|pagando|cada (?:um|uma) (?:paga|pagando|gasta|deixa|custa|ganha|recebe|leva|rende|faz|atende|produz|tem|da|deu|por|a|com))\s*(?:r\$ ?|uns )?$/

const BOUGHT = /\b(?:compr\w+|pagu?\w+|peguei)\b/

/** What is known of a question beside the number that is read. */
export interface Around {
  previous: Read | undefined
  items: Item[]
  /** What was counted last; null: nothing. */
  counted: string | null
  nouns: ReadonlySet<string>
  asked: Unit
  /** All that was said before the number. */
  heard: string
}

const CONTAINER =
  /^(?:caixa|pacote|saco|fardo|rolo|gala|lata|bandeja|resma|cartela|balde|pote|frasco|bombona|barra|pacot)$/
const DOES = 'faz|fazem|fez|rende|rendem|rendeu|da|dao|deu|tem|leva|custa|gasta|dura|pesa|vem|vem com'
/** '1 saco faz 12 blocos' */
const ONE_DOES = new RegExp(`^\\s*[a-z]+(?: de [a-z]+)? (?:${DOES})\\s*$`)
/** '15 caixas com 12 garrafas', '8 mesas de 4 lugares' */
const HOLDS = /^\s*[a-z]+ (?:de [a-z]+ )?(?:de|com)\s*$|^\s*[a-z]+ (?:de )?(?!em |no |na |e )[a-z]+ com\s*$/
const DAYS_OF = /^\s*dias? (?:de|com|x|a|por)\s*$/

/** Of rooms not all are let each day. */
const ROOM = /^(?:quart|chal|cabana|suit|casa|kitnet|apartament|box|sala|vaga|leit|cadeir|quadra|maquina)/
const thingOnly = (name: string) => name !== MONEY && name !== SOME && !TIMES.has(name)

/** 'Quantos pastéis de 9' */
function askedAt(gap: string): string | null {
  const priced = /\bquant[oa]s ([a-z]{3,}) (?:de|a)\s*(?:r\$ ?)?$/.exec(gap)
  return (priced && thingOf(priced[1]!)?.noun) ?? null
}

/** Of what one a number is said: its denominators; null: that can't be told. */
export function perOf(one: Read, around: Around): Unit | null {
  const { number, money, noun } = one
  const { previous, items, counted, nouns, asked } = around
  // '1 litro a cada 9 km' is said of the next number.
  const clause = clauseAfter(number.after).replace(/ (?:a|de|em|para|pra|por) cada\s+$/, '')
  const { found, its } = saidAfter(one, clause, nouns)
  if (!rateOf(one, found, its, around)) return null
  const gap = number.before
  const counts = previous !== undefined && !previous.money && previous.noun !== null
  const bare = () => ![...found].some((name) => !TIMES.has(name))
  if (counts && !money && previous.noun !== noun) {
    // 'Fiz 48 sabonetes com 3 kg': all of them.
    const whole =
      SIZES.has(noun ?? '') &&
      /com\s*$/.test(gap) &&
      /\b(?:fiz|fizemos|deu|deram|rend\w+|sai\w*) *$/.test(previous.number.before)
    const held = !TIMES.has(previous.noun!) && HOLDS.test(gap) && !whole
    if (held || (noun === 'hora' && previous.noun === 'dia' && DAYS_OF.test(gap))) found.add(previous.noun!)
    if (previous.number.value === 1 && ONE_DOES.test(gap)) found.add(previous.noun!)
  }
  // 'A 180 cada com 4 lugares'
  if (
    !money &&
    previous?.money &&
    counted !== noun &&
    counted !== null &&
    /\bcada (?:uma? )?(?:com|tem|de)\s*$/.test(gap)
  )
    found.add(counted)
  const pays = ONE_PAYS.test(gap)
  if (EACH_AFTER.test(clause.split(/ e (?=[a-z])/)[0]!) || pays) {
    const one =
      counted !== null && counted === noun
        ? Object.keys(asked).find((name) => thingOnly(name) && name !== noun)
        : counted
    if (one === null) return null
    if (one !== undefined && one !== noun && (pays || bare())) found.add(one)
  }
  // 'Ganha por peça 7'
  const ahead = money ? /\bpor ([a-z]{3,}) (?:de |uns |r\$ ?)*$/.exec(gap) : null
  const ofAhead = ahead && thingOf(ahead[1]!, true)
  if (ofAhead && bare()) found.add(ofAhead.noun)
  const ofAsked = money && asked[MONEY] !== 1 ? askedAt(gap) : null
  if (ofAsked) found.add(ofAsked)
  const subject = subjectOf(gap.includes(',') ? `,${lastClause(gap)}` : gap, nouns)
  if (subject && subject !== noun && bare()) found.add(subject)
  // 'A caixa vem 48 por 96 reais': of the same box.
  const pack = Object.keys(items.at(-1)?.unit ?? {}).find(
    (name) => CONTAINER.test(name) && items.at(-1)!.unit[name] === -1,
  )
  if (
    money &&
    pack &&
    bare() &&
    !items.some(({ unit }) => unit[pack] === 1) &&
    /^\s*(?:[a-z]+ )?(?:e )?(?:por|custa|custou|sai|saiu|a|paguei)\s*$/.test(gap)
  )
    found.add(pack)
  if (previous?.money && money && LISTED.test(gap) && found.size === 0)
    for (const [name, power] of Object.entries(items.at(-1)?.unit ?? {}))
      if (power === -1 && TIMES.has(name)) found.add(name)
  return Object.fromEntries([...found].map((name) => [name, 1]))
}

/** '40 minutos pra amolar um alicate' */
const FOR_ONE = /^\s*[a-z]+ (?:pra|para|em|por)(?: [a-z]+)? (?:um|uma|cada|1) ([a-z]{3,})\b/

/** 'Por pedido', 'a hora', 'no mês', said after a number. `its`: the price names its own, 'a 72 reais a caixa'. */
function saidAfter(
  { noun, money }: Read,
  clause: string,
  nouns: ReadonlySet<string>,
): { found: Set<string>; its: boolean } {
  const found = new Set<string>()
  let its = false
  const single = noun === 'hora' || noun === 'dia' ? FOR_ONE.exec(clause) : null
  const one = single && thingOf(single[1]!, true)
  if (one && !TIMES.has(one.noun)) found.add(one.noun)
  let ahead = (noun && !money ? clause.replace(/^\s*(?:de )?[a-z]+[0-9]?/, '') : clause).split(/ e (?=[a-z])/)[0]!
  for (let turn = 0; turn < 2; turn++) {
    const sure = PER_ANY.exec(ahead)
    const loose = PER_THE.exec(ahead)
    const hit = loose && (!sure || loose.index + loose[0].length <= sure.index) ? loose : sure
    if (!hit) break
    const thing = thingOf((hit[1] ?? hit[2])!, hit === sure)
    const time = thing !== null && TIMES.has(thing.noun)
    if (thing && hit === loose && (time ? /^\s*(?:reais )?a\b/.test(hit[0]) : nouns.has(thing.noun))) its = true
    if (thing && thing.noun !== noun && (hit === sure || time || SIZES.has(thing.noun) || nouns.has(thing.noun)))
      found.add(thing.noun)
    ahead = ahead.slice(hit.index + hit[0].length)
  }
  return { found, its }
}

/** '3 caixas com 12 por 60': of one box, or of all, where she doesn't say. */
const isWhole = (after: string, items: readonly Item[]): boolean => {
  const [pack] = Object.entries(items.at(-1)?.unit ?? {}).find(([, power]) => power === -1) ?? ['']
  const boxes = items.find(({ unit }) => unit[pack] === 1)
  return !boxes || boxes.value === 1 || /^\s*(?:reais )?(?:por |no |em |ao )?(?:tudo|total|todo)\b/.test(after)
}

/** '70 camisetas a 45': what one of those before costs; false: one or all of them, nobody knows. */
function rateOf(
  { number, money }: Read,
  found: Set<string>,
  its: boolean,
  { previous, items, asked, heard }: Around,
): boolean {
  if (!previous || previous.money || previous.number.unit === '%' || !money) return true
  const { noun } = previous
  if (noun?.endsWith(AGAIN)) {
    found.add(noun)
    return true
  }
  // '9 cachorros a 60 a diária': each of them; a wage is said of one already.
  const timed = its && found.size > 0 && [...found].every((name) => TIMES.has(name))
  const each = RATE_BEFORE.exec(number.before)
  if (
    timed &&
    noun !== null &&
    thingOnly(noun) &&
    !WORKER.test(noun) &&
    !ROOM.test(noun) &&
    /^(?:a|de)$/.test(each?.[1] ?? '')
  ) {
    found.add(noun)
    return true
  }
  const daily = noun === 'dia' && /^\s*diarias?\b/.test(number.before)
  const rate = its || (noun !== null && TIMES.has(noun) && !daily) ? null : RATE_BEFORE.exec(number.before)
  if (!rate) return true
  const packed = Object.values(items.at(-1)?.unit ?? {}).includes(-1)
  if ((rate[1] ?? rate[2]) === 'por') {
    // 'Comprei 8 kg por 480, quanto sai o quilo': all of them.
    const wantsOne = asked[noun ?? SOME] === -1 || asked[SOME] === -1
    const bought = BOUGHT.test(heard)
    if (packed && (noun === null || bought)) return isWhole(number.after, items)
    if (wantsOne || (bought && noun !== null && SIZES.has(noun))) return true
    if (bought) return false
  }
  moveToCount(found, noun ?? SOME, items)
  if (noun !== 'vez') found.add(noun ?? SOME)
  return true
}

/** '3 embalagens de 0,40 por pedido', '30 marmitas a 18 por dia': said of how many, not of the price; a wage's day is its own. */
function moveToCount(found: Set<string>, counted: string, items: Item[]): void {
  if (WORKER.test(counted)) return
  const last = items.at(-1)
  for (const one of [...found]) {
    if (one === counted) continue
    found.delete(one)
    if (last && !(one in last.unit)) {
      const unit = joined(last.unit, { [one]: 1 }, -1)
      items[items.length - 1] =
        last.tree.kind === 'number' ? itemOf({ ...last.tree.quantity, unit }) : { ...last, unit }
    }
  }
}

/** 'Cada aluno falta 2 aulas' */
const EACH_DOES = /\bcada ([a-z]{3,}) (?:me )?[a-z]{2,}(?: (?:uns|umas|so))?\s*$/
const SUBJECT =
  /\b(?:o|a|um|uma|cada|d[oa]|pel[oa]|minha|meu) ([a-z]{2,})(?: (?:de|do|da) [a-z]+| (?!e\b)[a-z]+)? (?:me |ja |so |hoje )?(?:custa|custou|sai|saiu|ta|esta|e|eh|vale|a|por|cobro|fica|ganha|paga|leva|tem|rende|rendeu|deu|da|faz|dura|gasta|usa|consome|atende|produz|de|vem|vem com)(?: (?:uns|umas|em media|r\$|a|por|de|so))*\s*$/
const NAMED_RATE =
  /(?:(?:\b(?:o|a|da|do|pel[oa]|minha|cada|com o|com a) |, ?)(hora|litro|quilo|kg|km|kwh|metro|m2)|\b(?<!de )(kwh|gasolina|diesel|etanol|alcool|diaria)) (?:d[aeo] [a-z]+ )?(?:(?:custa|sai|ta|esta|e|eh|vale|a|por|de|cobro) )*(?:r\$)?$/

function subjectOf(clause: string, nouns: ReadonlySet<string>): string | null {
  const rate = NAMED_RATE.exec(`${clause.trim()} `)
  if (rate) {
    const word = (rate[1] ?? rate[2])!
    const noun = /^(?:gas|die|eta|alc)/.test(word) ? 'litro' : thingOf(word)!.noun
    if (nouns.has(noun) || TIMES.has(noun) || noun === 'litro') return noun
  }
  const word = EACH_DOES.exec(clause)?.[1] ?? SUBJECT.exec(clause)?.[1]
  const thing = word ? thingOf(word) : null
  return thing && (nouns.has(thing.noun) || CONTAINER.test(thing.noun)) ? thing.noun : null
}

const PRICE_OF_ONE =
  /\b(?:fac(?:o|emos)(?= [a-z]+ a\b)|(?:curso|passeio|aula|oficina) (?:custa|sai)|consulta|sessao|corte|ingresso|passagem|entrada|vendo|vende|vendendo|cobro|cobra|(?:laticinio|mercado|cooperativa|usina|frigorifico|atravessador) (?:me )?paga|cobrando|preco|vendi|alugo|revendo|mensalidade|plano|assinatura|ticket(?: medio)?)(?: (?!mil\b)[a-z]+){0,3}?(?: (?:a|por|de|e|r\$|cada|um|uma|hoje|ta|esta))* ?$/
const OF_ALL = /\b(?:tudo|total|mes|dia|semana|ano|ja|juntos?|ontem|hoje)\b/
const COST_OF_ONE =
  /^\s*(?:,\s*)?(?:(?:e|mas|com|,)\s*)?(?:me |eu |ele |ela )*(?:gasto|custa|pago|sai|compro|uso|gastando)\s*(?:a |por |r\$ ?|uns )*$/
const WHOLE_BILL =
  /^\s*(?:reais )?(?:de|em|com|pra|pro|no|na) (?:o |a )?(?:aluguel|luz|energia|agua|internet|gas|gasolina|diesel|combustivel|salario|funcionari|ajudante|contador|anuncio|imposto|frete|pedagio|barraca|espaco)/

/** 'Vendo a 10', where so many are counted: each of them. */
export function ofOne(
  own: Unit,
  { number: { value, before, after } }: Read,
  items: readonly Item[],
  sign: Sign,
  many: boolean,
): Unit {
  if (Object.keys(own).length > 1 || !many) return own
  if (sign === 'in' && PRICE_OF_ONE.test(before) && !OF_ALL.test(after.split(/[,;?]/)[0]!) && value < 1_000)
    return joined(own, { [SOME]: 1 }, -1)
  const last = items.at(-1)
  const sold = items.some((item) => item.sign === 'in' && Object.values(item.unit).includes(-1))
  // 'Vendo a 35 e gasto 9 de material'
  const of =
    last && Object.keys(last.unit).find((noun) => last.unit[noun] === -1 && !TIMES.has(noun) && !SIZES.has(noun))
  // 'Cada evento gasto 480 e cobro 1.150'
  if (
    of !== undefined &&
    last!.sign === 'out' &&
    sign === 'in' &&
    /\b(?:cobro|vendo)\s*(?:a |por |r\$ ?)*$/.test(before)
  )
    return joined(own, { [of]: 1 }, -1)
  if (of !== undefined && last!.unit[MONEY] === 1 && value < last!.value && !WHOLE_BILL.test(after))
    if (COST_OF_ONE.test(before) || (LISTED.test(before) && sold)) return joined(own, { [of]: 1 }, -1)
  return own
}
