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
  /\b(?:pagam|pagando|cada (?:um|uma) (?:paga|pagando|gasta|deixa|custa|ganha|recebe|leva|rende|faz|atende|produz|tem|da|deu|por|a|com))\s*(?:r\$ ?|uns )?$/

const BOUGHT = /\b(?:compr\w+|pagu?\w+|peguei)\b/

/** Of what one a number is said: its denominators; null: that can't be told. */
export function perOf(
  { number, money, noun }: Read,
  previous: Read | undefined,
  items: Item[],
  counted: string | null,
  { nouns, asked, heard }: { nouns: ReadonlySet<string>; asked: Unit; heard: string },
): Unit | null {
  const found = new Set<string>()
  // 'A 72 reais a caixa': the price names its own.
  let its = false
  // '1 litro a cada 9 km' is said of the next number.
  const clause = clauseAfter(number.after).replace(/ (?:a|de|em|para|pra|por) cada\s+$/, '')
  let ahead = noun && !money ? clause.replace(/^\s*(?:de )?[a-z]+[0-9]?/, '') : clause
  ahead = ahead.split(/ e (?=[a-z])/)[0]!
  for (let turn = 0; turn < 2; turn++) {
    const sure = PER_ANY.exec(ahead)
    const loose = PER_THE.exec(ahead)
    const hit = loose && (!sure || loose.index + loose[0].length <= sure.index) ? loose : sure
    if (!hit) break
    const thing = thingOf((hit[1] ?? hit[2])!)
    if (thing && hit === loose && (TIMES.has(thing.noun) ? /^\s*(?:reais )?a\b/.test(hit[0]) : nouns.has(thing.noun)))
      its = true
    if (
      thing &&
      (hit === sure || TIMES.has(thing.noun) || SIZES.has(thing.noun) || nouns.has(thing.noun)) &&
      thing.noun !== noun
    )
      found.add(thing.noun)
    ahead = ahead.slice(hit.index + hit[0].length)
  }
  const gap = number.before
  const counts = previous !== undefined && !previous.money && previous.number.unit !== '%'
  const rated = counts && previous.noun !== null && !TIMES.has(previous.noun)
  const rate = (rated || (counts && previous.noun === null)) && money && !its ? RATE_BEFORE.exec(gap) : null
  if (rate && previous && previous.noun === null) {
    // '5 por semana a 170'
    moveToCount(found, SOME, items)
    found.add(SOME)
  } else if (previous?.noun?.endsWith(AGAIN) && money) found.add(previous.noun)
  else if (rate && previous?.noun) {
    const word = rate[1] ?? rate[2]
    const bought = BOUGHT.test(heard)
    const wantsOne = asked[previous.noun] === -1
    // 'Comprei 8 kg por 480, quanto sai o quilo': all of them.
    const all = word === 'por' && (wantsOne || bought)
    const packed = Object.values(items.at(-1)?.unit ?? {}).includes(-1)
    if (all && !wantsOne && !packed && !SIZES.has(previous.noun)) return null
    if (!all) moveToCount(found, previous.noun, items)
    if (!all && previous.noun !== 'vez') found.add(previous.noun)
  } else if (
    rated &&
    !money &&
    previous.noun !== noun &&
    /^\s*[a-z]+(?: (?!(?:e|em|no|na) )[a-z]+){0,2} (?:de|com)\s*$/.test(gap)
  ) {
    // '15 caixas com 12 garrafas', '8 mesas de 4 lugares'
    found.add(previous.noun!)
  }
  // 'A 180 cada com 4 lugares'
  if (
    !money &&
    previous?.money &&
    counted !== null &&
    counted !== noun &&
    /\bcada (?:uma? )?(?:com|tem|de)\s*$/.test(gap)
  )
    found.add(counted)
  // '1 saco faz 12 blocos'
  if (rated && previous.number.value === 1 && previous.noun !== noun && ONE_DOES.test(gap)) found.add(previous.noun!)
  const pays = ONE_PAYS.test(gap)
  if (EACH_AFTER.test(clause.split(/ e (?=[a-z])/)[0]!) || pays) {
    if (counted === null) return null
    if (counted !== noun && (pays || ![...found].some((one) => !TIMES.has(one)))) found.add(counted)
  }
  const subject = subjectOf(gap.includes(',') ? `,${lastClause(gap)}` : gap, nouns)
  if (subject && subject !== noun && ![...found].some((one) => !TIMES.has(one))) found.add(subject)
  if (previous?.money && money && LISTED.test(gap) && found.size === 0)
    for (const [name, power] of Object.entries(items.at(-1)?.unit ?? {}))
      if (power === -1 && TIMES.has(name)) found.add(name)
  return Object.fromEntries([...found].map((one) => [one, 1]))
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

const ONE_DOES = /^\s*[a-z]+(?: de [a-z]+)? (?:faz|rende|da|tem|leva|custa|gasta|dura|pesa|vem com)\s*$/
/** 'Cada aluno falta 2 aulas' */
const EACH_DOES = /\bcada ([a-z]{3,}) (?:me )?[a-z]{2,}(?: (?:uns|umas|so))?\s*$/
const SUBJECT =
  /\b(?:o|a|um|uma|cada|d[oa]|pel[oa]|minha|meu) ([a-z]{2,})(?: (?:de|do|da) [a-z]+| (?!e\b)[a-z]+)? (?:me |ja |so |hoje )?(?:custa|custou|sai|saiu|ta|esta|e|eh|vale|a|por|cobro|fica|ganha|paga|leva|tem|rende|rendeu|deu|da|faz|dura|gasta|usa|consome|atende|produz|de|vem com)(?: (?:uns|umas|em media|r\$|a|por|de|so))*\s*$/
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
  return thing && nouns.has(thing.noun) ? thing.noun : null
}

const PRICE_OF_ONE =
  /\b(?:fac(?:o|emos)(?= [a-z]+ a\b)|consulta|sessao|corte|ingresso|passagem|entrada|vendo|vende|vendendo|cobro|cobrando|preco|vendi|alugo|revendo|mensalidade|plano|assinatura|ticket(?: medio)?)(?: (?!mil\b)[a-z]+){0,3}?(?: (?:a|por|de|e|r\$|cada|um|uma|hoje|ta|esta))* ?$/
const OF_ALL = /\b(?:tudo|total|mes|dia|semana|ano|ja|juntos?|ontem|hoje)\b/
const COST_OF_ONE =
  /^\s*,?\s*(?:e|mas|com|,)?\s*(?:me |eu |ele |ela )*(?:gasto|custa|pago|sai|compro|uso|gastando)\s*(?:a |por |r\$ ?|uns )*$/
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
  if (of !== undefined && last!.unit[MONEY] === 1 && value < last!.value && !WHOLE_BILL.test(after))
    if (COST_OF_ONE.test(before) || (LISTED.test(before) && sold)) return joined(own, { [of]: 1 }, -1)
  return own
}
