import { deedOf, lastClause } from '#src/quantities/around.ts'
import { alike } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { type Placed, placed, sharingScale } from '../calculator-slots.ts'
import { takeShare } from './shares.ts'
import { type Item, itemOf, type Quantity, type Sign } from './solve.ts'
import type { Target } from './target.ts'
import { joined, MONEY, PURE, SOME, sameUnit, type Unit } from './units.ts'
import { SIZES, TIMES, thingOf, WORKER } from './words.ts'

const MOST_NUMBERS = 7

const BILL =
  'aluguel|luz|energia|agua|internet|contador|telefone|sistema|frete|embalagem|material|combustivel|gasolina|diesel|imposto|seguro|salarios?|folha|condominio|despesas?|contas?|boletos?|parcela|prestacao|gas|mercadoria|manutencao|taxa|iptu|das|racao|adubo|insumos?|tinta|comissao|ajudante|fixos?'
const GOES = new RegExp(
  `\\b(?:gast\\w+|pag(?:o|a|amos|uei|ar|ando)|cust\\w+|compr\\w+|perd\\w+|sai(?:u|ram|em)?|leva|devo|divida|saque|retirei|invest\\w+|produtos?|pecas?|custos?|gastos?|(?:me|eles|el[ae]|fornecedor|loja|site|banco|tecnico|diarista|motoboy) cobr\\w+|cobram|${BILL})\\b`,
  'g',
)
const COMES =
  /\b(?:vend\w+|cobr\w+|receb\w+|entr(?:a|ou|am|aram)|fatur\w+|ganh(?:o|ei|amos)|pagam|pagando|(?:um|uma|aluno|alunos|cliente|clientes|pessoa|crianca|criancas|outr[oa]s) paga|rende|mensalidade|preco|(?:mesa|cliente|pessoa|turista|hospede|familia|casal) (?:gasta|consome)|(?:fac(?:o|emos)|fiz) [a-z]+ (?:a|por)|ticket|alug(?:o|amos|uei)|tinha|tenho|consulta|ingresso|assinatura|tirei|deposit\w+|sobra|deixa|lucro de)\b/g
const WISHED =
  /\b(?:quero|queria|meta|pretendo|preciso|pra|para) (?:de )?(?:tirar|ganhar|faturar|fazer|juntar|guardar|receber|lucrar|sobrar|retirar|pagar|cobrir|bater)?(?: (?:pelo menos|uns|os|as|me|de|um|uma|o|a|minha|meu))*(?: [a-z]+ de)? ?$|\b(?:tirar|ganhar|faturar|juntar|guardar|lucrar|sobrar|retirar|pagar (?:o|a|um|uma) [a-z]+ de)(?: (?:uns|de|pelo menos))* ?$/
const PAID_FOR = new RegExp(
  `^\\s*(?:reais )?(?:de|em|com|pra|pro|no|na) (?:o |a |um |uma )?(?!taxa|comissao)(?:${BILL}|produtos?|pecas?|materiais|despesas?|custos?|gastos?|contas?)\\b`,
)
const IN_ACCOUNT = /^\s*(?:reais )?(?:na conta|no caixa|no banco)\b/
const MONEY_BEFORE =
  /\b(?:cobr\w+|pag\w+|gast\w+|cust\w+|receb\w+|ganh\w+|fatur\w+|saiu?|fica|vale|preco|valor|mensalidade|diaria|hora|ticket|ta|esta|entrou|entra|deixa|investi\w*|devo|divida|kwh|tirar|juntar|guardar|guardo|junto|poupo|resto|r\$)(?: (?:de|em|a|por|e|eh|uns|umas|me|so|cada|um|uma|hoje|meu|minha|ta|esta|da|do|total|r\$))* ?$/
const BILL_BEFORE = new RegExp(
  `\\b(?:${BILL})(?: (?:de|a|e|eh|uns|umas|ta|esta|da|do|fixo|mensal|r\\$|por|total|sao|custa|sai))* ?$`,
)
const COUNT_BEFORE = /\b(?:rende|rendeu|rendem|da pra|dao|tem|sao|com|faz|vem|veio|vieram|dura)\s*(?:uns |umas )?$/
/** What is said before a number that counts something unnamed. */
const COUNTED =
  /\b(?:rend\w+|deu|da|vem|veio|tem|tinha|tenho|sao|eram|fiz|fez|fac[oa]|faz|fazem|fazer|fizer|vend[io]|nasc\w+|fech\w+|mand\w+|atend\w+|receb[oi]|queim\w+|perc?d?[oi]|lev[ao]|cabem?|produz\w*|us[oa]|sobr\w+|com|cada|colh\w+|tir[oa]|dura|gasta|entreg\w+)\s*(?:uns |umas |so |tipo )?$/
const RATE_BEFORE =
  /^\s*(?!e )[a-z]+(?: (?!e )[a-z]+){0,2} (a|por|de|cobrando|custando|pagando|valendo)(?: r\$| uns| so)?\s*$|^\s*(?:e )?(?:(?:vendi|vendo|cobro|cobrei|paguei|pago|comprei|saiu) )?(a|por)(?: r\$)?\s*$/
const LISTED =
  /^(?:\s*(?:de|em|com) [a-z]+)?\s*(?:e|,|mais|\+|e mais|e a outra|e o outro|e outra|e outro|, a outra|, o outro)\s*(?:r\$ ?)?$/
/** ', internet 100', 'e o entregador 1.500' */
const LABELLED =
  /^\s*(?:,|;|:|e|mais|\+|, e)?\s*(?:(?:o|a|os|as|da|do|de|na|no|pra|pro|meu|minha) )?(?!e\b|a\b|de\b)[a-z]{2,}(?: (?:de|da|do) [a-z]+)?\s*(?:r\$ ?)?$/

interface Read {
  number: Placed
  slot: string
  noun: string | null
  factor: number
  money: boolean
}

const wordAfter = (after: string) => /^\s*(?:de )?([a-z]+[0-9]?)(?=$|[^a-z0-9])/.exec(after)?.[1] ?? ''
export const clauseAfter = (after: string) => after.split(/[,;?]|\.(?=\s|$)| (?:mas|que|quant[oa]s?|qual)\b/)[0]!

function isMoney(
  number: Placed,
  noun: string | null,
  previous: Read | undefined,
  { share, unit: asked }: Target,
): boolean {
  const forMoney = asked[MONEY] === 1
  const { unit, scale, after, before, value } = number
  if (unit === 'R$' || /^\s*(?:reais|conto|pila|pratas)\b/.test(after)) return true
  const direct = noun !== null && !/^\s*de /.test(after)
  if (scale > 1) return !direct
  if (BILL_BEFORE.test(before) && !(direct && (TIMES.has(noun) || SIZES.has(noun)))) return true
  if (direct) return false
  if (noun !== null && (TIMES.has(noun) || SIZES.has(noun))) return false
  if (share !== undefined && Number.isInteger(value)) return false
  if (COUNT_BEFORE.test(before)) return false
  if (MONEY_BEFORE.test(before)) return true
  const bare =
    noun === null &&
    !/^\s*(?!(?:e|com|mais|reais|ess[ea]|est[ea]|ness[ea]|no|na|por|em|de|do|da|ao|ontem|hoje|semana|mes)\b|quant|qua[li])[a-z]/.test(
      after,
    )
  if (forMoney && bare && value >= 1_000) return true
  if (previous?.money && (LISTED.test(before) || (forMoney && bare && LABELLED.test(before)))) return true
  if (previous && !previous.money && RATE_BEFORE.test(before)) return true
  if (/\b(?:a|por)\s*$/.test(before) && !/\b(?:mais|menos|cerca|perto|em torno) (?:a|por)\s*$/.test(before)) return true
  if (!Number.isInteger(value) && noun === null) return true
  return noun !== null && /^\s*de (?!cada|uma?\b)/.test(after)
}

/** The nearest verb or bill before a number tells whether reais come or go. */
function signOf({ before, after }: Placed, inherited: Sign, verb = false): Sign {
  if (!verb && IN_ACCOUNT.test(after)) return 'in'
  if (!verb && PAID_FOR.test(after)) return 'out'
  if (!verb && WISHED.test(before)) return 'goal'
  const last = (pattern: RegExp) => {
    const hit = [...before.matchAll(pattern)].at(-1)
    return hit ? { start: hit.index, end: hit.index + hit[0].length } : { start: 0, end: -1 }
  }
  const [out, comes] = [last(GOES), last(COMES)]
  if (out.end < 0 && comes.end < 0) return inherited
  // 'Me cobra' goes, 'cada mesa gasta' comes: the longer of two at one place.
  return out.end > comes.end || (out.end === comes.end && out.start <= comes.start) ? 'out' : 'in'
}

/** Every number of a question as a quantity; null: one of them can't be told. */
export function quantitiesOf(text: string, target: Target): Item[] | null {
  const { unit: asked } = target
  const plain = placed(text)
  const numbers = sharingScale(plain).map((number, place) => (plain[place]!.value < 10 ? plain[place]! : number))
  if (numbers.length < 1 || numbers.length > MOST_NUMBERS) return null
  const wanted = Object.keys(asked).filter((noun) => noun !== MONEY && noun !== SOME)
  const read: Read[] = []
  for (const [place, number] of numbers.entries()) {
    const thing = number.unit === '' ? thingOf(wordAfter(number.after)) : null
    const money = number.unit !== '%' && isMoney(number, thing?.noun ?? null, read.at(-1), target)
    const kind = number.unit === '%' ? 'p' : money ? 'r' : 'n'
    read.push({
      number,
      slot: `${kind}${place + 1}`,
      noun: money || number.unit === '%' ? null : (thing?.noun ?? null),
      factor: money ? 1 : (thing?.factor ?? 1),
      money,
    })
  }
  if (asked[MONEY] === 1 && read.length > 1 && read.every(isLabelled))
    for (const one of read) Object.assign(one, { money: true, slot: one.slot.replace('n', 'r') })
  const nouns = new Set([...wanted, ...read.flatMap(({ noun }) => noun ?? [])])
  if (nouns.has('kw')) nouns.add('kwh')
  // Something is counted, or its number is asked for.
  const many = asked[MONEY] !== 1 || read.some(({ noun }) => noun !== null && !TIMES.has(noun) && !SIZES.has(noun))
  const items: Item[] = []
  let sign: Sign = null
  for (const [place, one] of read.entries()) {
    const { number, noun, money, slot, factor } = one
    if (number.unit === '%') continue
    const counted = read.slice(0, place).findLast((other) => other.noun !== null && !TIMES.has(other.noun))
    const per = perOf(one, read[place - 1], items, counted?.noun ?? wanted.find((name) => !TIMES.has(name)) ?? null, {
      nouns,
      asked,
    })
    if (per === null) return null
    // What so many are bought or sold at goes by the verb before their number.
    const rated = money && RATE_BEFORE.test(number.before) && read[place - 1]?.money === false
    sign = money
      ? signOf(number, rated ? signOf(read[place - 1]!.number, sign, true) : sign)
      : LISTED.test(number.before)
        ? sign
        : null
    const own = joined(money ? { [MONEY]: 1 } : numeratorOf(noun), per, -1)
    const unit = money ? ofOne(own, one, items.at(-1), sign, many) : own
    const part = !money && isPart(one, items)
    const base = part ? items.findLast(({ unit: whole }) => whole[MONEY] === undefined) : undefined
    const quantity: Quantity = {
      slot,
      value: number.value * factor,
      scale: factor,
      unit: base && (noun === null || !(noun in base.unit)) ? base.unit : unit,
      sign,
      part,
    }
    if (!(quantity.value > 0)) return null
    if (!money && noun === null && !part && target.share === undefined && !COUNTED.test(number.before)) return null
    // '8 horas 30 dias': hours of each day.
    const hours = items.at(-1)
    if (
      noun === 'dia' &&
      hours &&
      sameUnit(hours.unit, { hora: 1 }) &&
      /^ ?[a-z]+,? ?(?:x |em |por |durante )?$/.test(number.before)
    )
      items[items.length - 1] = { ...hours, unit: { hora: 1, dia: -1 } }
    // 'A cada 100 pães queimo 6'
    const whole = items.at(-1)
    if (
      whole &&
      whole.tree.kind === 'number' &&
      !money &&
      OF_EVERY.test(read[place - 1]!.number.before) &&
      quantity.value < whole.value
    ) {
      items[items.length - 1] = {
        value: quantity.value / whole.value,
        unit: PURE,
        sign: null,
        part: target.mode === 'part',
        tree: { kind: '÷', left: itemOf(quantity).tree, right: whole.tree },
      }
      continue
    }
    items.push(itemOf(quantity))
  }
  for (const { number, slot } of read) if (number.unit === '%' && !takeShare(number, slot, items, target)) return null
  return items
}

/** 'Segunda 430, terça 380' */
const isLabelled = ({ number: { unit, before, after }, noun, money }: Read): boolean =>
  !money &&
  noun === null &&
  unit === '' &&
  LABELLED.test(before.split(/[,:]/).at(-1)!) &&
  /^\s*(?:$|[,;.?]|e |quant)/.test(after)

const PRICE_OF_ONE =
  /\b(?:vendo|vende|vendendo|cobro|cobrando|preco|vendi|alugo|revendo|mensalidade|ticket(?: medio)?)(?: (?!mil\b)[a-z]+){0,3}?(?: (?:a|por|de|e|r\$|cada|um|uma|hoje|ta|esta))* ?$/
const OF_ALL = /\b(?:tudo|total|mes|dia|semana|ano|ja|juntos?|ontem|hoje)\b/
const COST_OF_ONE =
  /^\s*,?\s*(?:e|mas|com|,)?\s*(?:me |eu |ele |ela )*(?:gasto|custa|pago|sai|compro|uso|gastando)\s*(?:a |por |r\$ ?|uns )*$/
const WHOLE_BILL =
  /^\s*(?:reais )?(?:de|em|com|pra|pro|no|na) (?:o |a )?(?:aluguel|luz|energia|agua|internet|gas|gasolina|diesel|combustivel|salario|funcionari|ajudante|contador|anuncio|imposto|frete|pedagio|barraca|espaco)/

/** 'Vendo a 10', where so many are counted: each of them. */
function ofOne(
  own: Unit,
  { number: { value, before, after } }: Read,
  last: Item | undefined,
  sign: Sign,
  many: boolean,
): Unit {
  if (Object.keys(own).length > 1 || !many) return own
  if (sign === 'in' && PRICE_OF_ONE.test(before) && !OF_ALL.test(after.split(/[,;?]/)[0]!) && value < 1_000)
    return joined(own, { [SOME]: 1 }, -1)
  // 'Vendo a 35 e gasto 9 de material'
  const of =
    last && Object.keys(last.unit).find((noun) => last.unit[noun] === -1 && !TIMES.has(noun) && !SIZES.has(noun))
  if (of !== undefined && last!.unit[MONEY] === 1 && value < last!.value && !WHOLE_BILL.test(after))
    if (COST_OF_ONE.test(before) || LISTED.test(before)) return joined(own, { [of]: 1 }, -1)
  return own
}

function numeratorOf(noun: string | null): Unit {
  if (noun === 'vez') return PURE
  if (noun === 'kw') return { kwh: 1, hora: -1 }
  return { [noun ?? SOME]: 1 }
}

const PER_ANY =
  /\b(?:em cada|pra cada|por cada|de cada|cada|por)\s+(?!por\b|no\b|na\b|um\b|uma\b|a\b|e\b|com\b)([a-z]+[0-9]?)\b|\/\s*([a-z]+)/
const PER_THE =
  /^\s*(?:reais )?(?:(?!(?:com|e|mas|que) )[a-z]+ ){0,2}?(?:a|o|ao|na|no|pel[ao]|toda|todo|da|do)\s+([a-z]+[0-9]?)\b/
const EACH_AFTER =
  /^\s*(?:reais )?(?:[a-z]+ ){0,2}?(?:em |por |pra |de )?cada(?: (?:um|uma))?(?: d[ae]l[ae]s?)?\s*(?:$|(?:,| (?:e|por|no|na|com|sai|a|o|em|da|ao)\b))/
const ONE_PAYS =
  /\b(?:pagam|pagando|cada (?:um|uma) (?:paga|pagando|gasta|deixa|custa|ganha|recebe|leva|rende|faz|atende|produz|tem|por|a|com))\s*(?:r\$ ?|uns )?$/

/** Of what one a number is said: its denominators; null: that can't be told. */
function perOf(
  { number, money, noun }: Read,
  previous: Read | undefined,
  items: Item[],
  counted: string | null,
  { nouns, asked }: { nouns: ReadonlySet<string>; asked: Unit },
): Unit | null {
  const found = new Set<string>()
  // 'A 72 reais a caixa': the price names its own.
  let its = false
  const clause = clauseAfter(number.after)
  let ahead = noun && !money ? clause.replace(/^\s*(?:de )?[a-z]+[0-9]?/, '') : clause
  ahead = ahead.split(/ e (?=[a-z])/)[0]!
  for (let turn = 0; turn < 2; turn++) {
    const sure = PER_ANY.exec(ahead)
    const loose = PER_THE.exec(ahead)
    const hit = loose && (!sure || loose.index + loose[0].length <= sure.index) ? loose : sure
    if (!hit) break
    const thing = thingOf((hit[1] ?? hit[2])!)
    if (thing && hit === loose && !TIMES.has(thing.noun) && nouns.has(thing.noun)) its = true
    if (
      thing &&
      (hit === sure || TIMES.has(thing.noun) || SIZES.has(thing.noun) || nouns.has(thing.noun)) &&
      thing.noun !== noun
    )
      found.add(thing.noun)
    ahead = ahead.slice(hit.index + hit[0].length)
  }
  const gap = number.before
  const rated =
    previous && !previous.money && previous.number.unit !== '%' && previous.noun !== null && !TIMES.has(previous.noun)
  const rate = rated && money && !its ? RATE_BEFORE.exec(gap) : null
  if (rate && previous?.noun) {
    const word = rate[1] ?? rate[2]
    const wantsOne = asked[previous.noun] === -1
    // 'Comprei 8 kg por 480, quanto sai o quilo': all of them.
    const all = word === 'por' && (wantsOne || /\b(?:compr\w+|pagu?\w+)\b/.test(previous.number.before))
    if (all && !wantsOne) return null
    if (!all) moveToCount(found, previous.noun, items)
    if (!all) found.add(previous.noun)
  } else if (rated && !money && previous.noun !== noun && /^\s*[a-z]+(?: (?!e )[a-z]+){0,2} (?:de|com)\s*$/.test(gap)) {
    // '15 caixas com 12 garrafas', '8 mesas de 4 lugares'
    found.add(previous.noun!)
  }
  const pays = ONE_PAYS.test(gap)
  if (EACH_AFTER.test(clause) || pays) {
    if (counted === null) return null
    if (counted !== noun && (pays || ![...found].some((one) => !TIMES.has(one)))) found.add(counted)
  }
  const subject = subjectOf(gap.includes(',') ? `,${lastClause(gap)}` : gap, nouns)
  if (subject && subject !== noun && ![...found].some((one) => !TIMES.has(one))) found.add(subject)
  if (previous?.money && money && LISTED.test(gap) && found.size === 0)
    for (const [name, power] of Object.entries(items.at(-1)?.unit ?? {})) if (power === -1) found.add(name)
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

const SUBJECT =
  /\b(?:o|a|um|uma|cada|d[oa]|pel[oa]|minha|meu) ([a-z]{2,})(?: (?:de|do|da) [a-z]+| (?!e\b)[a-z]+)? (?:me |ja |so |hoje )?(?:custa|custou|sai|saiu|ta|esta|e|eh|vale|a|por|cobro|fica|ganha|paga|leva|tem|rende|rendeu|deu|da|faz|dura|gasta|usa|consome|atende|produz|de|vem com)(?: (?:uns|umas|em media|r\$|a|por|de|so))*\s*$/
const NAMED_RATE =
  /(?:(?:\b(?:o|a|da|do|pel[oa]|minha|cada|com o|com a) |, ?)(hora|litro|quilo|kg|km|kwh|metro|m2)|\b(kwh|gasolina|diesel|etanol|alcool|diaria)) (?:d[aeo] [a-z]+ )?(?:(?:custa|sai|ta|esta|e|eh|vale|a|por|de|cobro) )*(?:r\$)?$/

function subjectOf(clause: string, nouns: ReadonlySet<string>): string | null {
  const rate = NAMED_RATE.exec(`${clause.trim()} `)
  if (rate) {
    const word = (rate[1] ?? rate[2])!
    const noun = /^(?:gas|die|eta|alc)/.test(word) ? 'litro' : thingOf(word)!.noun
    if (nouns.has(noun) || TIMES.has(noun) || noun === 'litro') return noun
  }
  const word = SUBJECT.exec(clause)?.[1]
  const thing = word ? thingOf(word) : null
  return thing && nouns.has(thing.noun) ? thing.noun : null
}

const OF_EVERY = /\b(?:a|de|em|para|pra) cada\s*$/
const PARTS = new Set(['left', 'unpaid', 'missed', 'wasted', 'refused', 'idle', 'redone'])
const PART_SAID =
  /^\s*(?:[a-z]+ )?(?:sao |eram )?(?:bolsistas?|isent\w+|nao pagam|gratuit\w+|cortesias?|de graca|vazi[oa]s?|saiu|sairam)\b/

/** Fifteen of the two hundred and fifty that cancelled. */
function isPart({ number, noun }: Read, items: readonly Item[]): boolean {
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
