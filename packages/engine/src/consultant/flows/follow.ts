import type { Known } from '#src/consultant/company.ts'
import { keyOf, MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { TIMES, thingOf } from '#src/consultant/composed/words.ts'
import { SERVED } from '#src/quantities/words.data.ts'
import { type Asked, askedOf } from './asked.ts'
import { type FlowMemory, type FlowSum, flowSum } from './flow-sum.ts'
import { missingFor } from './missing.ts'
import type { Quantity } from './quantity.ts'
import { readLedger } from './reader.ts'
import { solve } from './solve.ts'
import { plainText } from './text.ts'
import { quantitiesIn } from './tree.ts'

const MOST_WORDS = 26
/** 'E se', 'e em 10x', 'e por mês?', 'mas nos 4 meses de frio' */
const FOLLOWS =
  /^(?:(?:ok|ta|bom|entao|entendi|certo|blz|beleza|hum|ah|e ai|legal|valeu|opa|eh|e|uai|sim|isso|olha)[ ,]+)*(?:e\b|mas\b|se\b|agora\b|entao\b|ai\b|sem\b|com\b|em\b|por\b|pra\b|so que\b|qual\b|quanto\b|a parcela\b|sao\b|uns?\b|umas\b|da\b|tirando\b|vendendo\b|ficando\b|fazendo\b|amanha\b|\d)/
const WITHOUT = /\bsem (?:o |a |os |as |contar (?:o |a )?|pagar (?:o |a )?)?([a-z]{3,})/
const PRICE_CHANGES =
  /\b(?:subir|sub(?:o|isse)|passar|cobrar|cobrasse|vender|baixar|aumentar|preco|for|fosse|botar|colocar|por) (?:o preco )?(?:pra|para|a|por|de)? ?$/

/** 'E se o custo for 11?' */
const NAMES_COST = /\bcusto (?:dele |dela |disso )?(?:for|fosse|subir|cair|ficar|passar|virar)\b/

const upOf = (unit: Unit) => Object.keys(unit).find((noun) => unit[noun] === 1)
const downsOf = (unit: Unit) => Object.keys(unit).filter((noun) => unit[noun] === -1)
/** Stems of what a number is called; what stands before it of its neighbour isn't its own. */
const wordsIn = (label: string) =>
  new Set((label.replace(OF_OTHER, ' ').match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, STEM)))
const STEM = 4
const OF_OTHER = /^(?:de|d[oa]s?|em|n[oa]|com) [a-z ]*?\be +(?=[a-z ]* {2}|$)/
const EMPTY = new Set(
  'quanto quantos quantas para pela pelo cada mesmo agora esse essa isso vendo cobro gasto custa preco reais meses'
    .split(' ')
    .map((word) => word.slice(0, STEM)),
)

/** 'A 20 reais' each, though nobody says who pays. */
const isPriced = ({ way, unit }: Quantity) => way === 'in' || (way === null && downsOf(unit).length > 0)

/** How surely a number of a follow-up is the new value of one that was said; 0: it isn't. */
function likeness(now: Quantity, old: Quantity, text: string): number {
  if (old.scenery) return 0
  if (NAMES_COST.test(now.label) && now.kind !== 'share')
    return old.kind === 'money' && old.way === 'out'
      ? 3 + (wordsIn(old.label).has('custo') || /\bcust/.test(old.label) ? 2 : 0)
      : 0
  // What is sold for so much doesn't cost it.
  if ((now.way === 'in' && old.way === 'out') || (now.way === 'out' && old.way === 'in')) return 0
  // 'E se a diária for 1.320?': what it is of tells that it is reais.
  const bare = now.kind === 'count' && keyOf(now.unit) === keyOf({ [SOME]: 1 })
  if (bare && old.kind === 'money') {
    const words = [...wordsIn(now.label)].filter((word) => !EMPTY.has(word) && wordsIn(old.label).has(word)).length
    return words > 0 ? 3 + words : PRICE_CHANGES.test(text.slice(0, Math.max(0, now.at))) && isPriced(old) ? 2 : 0
  }
  if (now.kind !== old.kind) return 0
  if (now.kind === 'share') return now.share === old.share || now.share === null ? 2 : 0
  const shared = [...wordsIn(now.label)].filter((word) => !EMPTY.has(word) && wordsIn(old.label).has(word)).length
  const downs = downsOf(now.unit)
  const same = downs.filter((noun) => old.unit[noun] === -1).length
  if (now.kind === 'count') {
    const [a, b] = [upOf(now.unit), upOf(old.unit)]
    if (a !== b && a && b && SERVED.test(a) && SERVED.test(b)) return 2
    if (a === b) return 4 + same - (downs.length > 0 && same === 0 ? 2 : 0)
    if (a === SOME && downs.length > 0 && same === downs.length) return 3
    if (a === SOME && downs.length === 0 && downsOf(old.unit).length === 0) return 1
    return 0
  }
  if (keyOf(now.unit) === keyOf(old.unit) && downs.length > 0) return 3 + shared * 2 + (now.way === old.way ? 1 : 0)
  if (shared > 0) return 3 + shared
  if (PRICE_CHANGES.test(text.slice(0, Math.max(0, now.at))) && isPriced(old)) return 3
  if (now.way !== null && now.way === old.way && same > 0) return 2
  // '45 por dia a 24'
  if (/\ba $/.test(text.slice(0, Math.max(0, now.at))) && old.way === 'in' && now.way !== 'out') return 2
  return now.loose && now.way === old.way && now.way === 'in' ? 2 : 0
}

const PRICE_WORD =
  /r\$|\breais\b|\bconto|\b(?:a|por|pra|para|custa\w*|cobr\w+|gast\w+|pag\w+|preco|ganh\w+|receb\w+) ?$/
/** 'E se eu fizer só 60 por mês?': a bare number is of what was counted, where nothing says it is reais. */
function asCounted(now: Quantity, all: readonly Quantity[], text: string): Quantity {
  if (now.kind !== 'money' || now.bill || moneyChange(now, text) || !Number.isInteger(now.value)) return now
  const near = text.slice(0, Math.max(0, now.at))
  const same = all.find((one) => one.kind === 'count' && one.value === now.value)
  if (same && /\bn?ess[ea]s $/.test(near)) return { ...same, label: now.label, at: now.at }
  if (now.scale !== 1 && !MADE.test(near)) return now
  const after = text.slice(now.at)
  if (TAKES.test(text) || PRICE_WORD.test(near) || /^[\d.,]+ ?(?:reais|conto)/.test(after) || /^r\$/.test(after))
    return now
  const { loose: _, bill: __, ...rest } = now
  const { [MONEY]: ___, ...downs } = now.unit
  const counted: Quantity = { ...rest, kind: 'count', way: null, unit: { ...downs, [SOME]: 1 } }
  const fits = (one: Quantity) => all.some((old) => likeness(one, old, text) > 0)
  return fits(counted) && (MADE.test(near) || !fits(now)) ? counted : now
}
const MADE =
  /\b(?:forem|fiz\w*|fazer|faco|produz\w*|fabric\w*|atend\w*|entreg\w*|plant\w*|colh\w*|lav\w*|assar|cort\w*)(?: (?:so|mais|uns|umas|ate))* $/
const TAKES = /\b(?:tirando|descontando|menos|pagando|fora) (?:disso |ainda |mais |dai )?(?:os |as |uns )?\d/
/** 'Mais 10 jogos' are added; '2 não quiserem' are fewer. */
const changeOf = (text: string, { at, label }: Quantity): 1 | -1 | undefined =>
  /\bmais (?:uns |umas )?$/.test(text.slice(0, at))
    ? 1
    : /\b(?:nao (?:quis\w*|vier\w*|receb\w*|for\w*|pag\w*|entra\w*)|sairem|desistir\w*|faltar\w*|a menos)\b/.test(
          label,
        ) || /\b(?:perder|menos|faltar\w*) $/.test(text.slice(0, at))
      ? -1
      : undefined
/** Says by itself what is asked. */
const WISHED = /\b(?:sobr|lucr|gast|cust|cobr|pag[ao]|entra|fatur)/
/** What is asked after a follow-up: what it says of it, and the rest as it was. */
function askedNow(before: Asked, text: string, hasNumbers: boolean): Asked {
  const now = askedOf(text)
  const time = /\b(?:por|ao|no|na|de) (dia|semana|mes|ano)\b/.exec(text)?.[1]
  const period = time ? thingOf(time)!.noun : null
  // 'Vai pra quanto?' asks the same again.
  const asks = now !== null && /quant|qual/.test(now.text) && !/^(?:pra|para|em) quanto$/.test(now.text)
  if (!asks && /\bem reais\b/.test(text)) return { ...before, whole: `${text} quanto cobrar`, share: false }
  // 'E por mês?'
  if (
    !asks ||
    (!WISHED.test(now.whole) && /^(?:quanto|qual)(?: (?:fica|da|e|seria|vai|ficaria|daria))* *$/.test(now.text))
  ) {
    if (period && (!hasNumbers || new RegExp(`^(?:e |mas |ai )*(?:por|no|na|ao) ${time}\\b`).test(text)))
      return {
        ...before,
        time: period,
        one: before.wish === 'left' || before.wish === 'cost' || before.wish === 'income' ? null : before.one,
      }
    return before
  }
  const vague =
    /^(?:em )?quant[oa]s?(?: (?:muda|fica|da|seria|custa|sai|ficaria|daria))?(?: (?:pra|por|no|na))?/.test(now.text) &&
    !WISHED.test(now.whole)
  return {
    ...before,
    ...(vague && now.wish === 'left' && before.wish !== 'left'
      ? {}
      : { wish: now.wish, thing: now.thing ?? (now.wish === before.wish ? before.thing : null) }),
    one:
      now.one ??
      (now.time || /\bcaixa toda|total|tudo\b/.test(now.text) ? null : now.wish === before.wish ? before.one : null),
    time: now.time ?? (now.wish === before.wish ? before.time : null),
    share: now.share,
    text: now.text,
    whole: now.whole,
  }
}

/** 'E em porcentagem?', of nothing else. */
const AS_PART = /^(?!.*\b(?:desconto|aument\w+|taxa|comiss\w+|maximo|minimo)\b)(?:\S+ ?){1,9}$/
const PART_WORD = /\bporcent\w*|\bpercent\w*|\bquant[oa]s? ?(?:%|por ?cento)|\bem %/
/** All of the time that is asked for: '20 dias', of what is asked by the day. */
const spans = ({ unit }: Quantity, time: string | null) => Object.keys(unit).length === 1 && unit[time ?? ''] === 1

/** What is added stands after all that was said. */
const LAST = { at: 10_000, clause: 1_000, sentence: 1_000 } as const

/** 'Se o aluguel subir 800', 'se eu cortar 1.500 de gasto': more or less of what is paid. */
function moneyChange({ kind, at }: Quantity, text: string): 1 | -1 | null {
  const near = text.slice(0, Math.max(0, at))
  if (kind !== 'money') return null
  if (/\b(?:cort|reduz|diminu|economiz|enxug)\w+ (?:mais |uns )?$/.test(near)) return -1
  return /\b(?:aluguel|luz|energia|folha|salarios?|custo|gasto|despesas?|contas?|agua|contador|condominio|parcela|material|frete)\b[a-z ]* (?:sub|aument|cresc)\w+ (?:mais |uns |em )?$/.test(
    near,
  )
    ? 1
    : null
}
/** The bill that is meant: by its name, or the only one; −1: none, or several. */
function changedBill(now: Quantity, quantities: readonly Quantity[]): number {
  const bills = quantities.flatMap((old, n) => (old.kind === 'money' && old.way === 'out' ? [n] : []))
  const named = bills.filter((n) =>
    [...wordsIn(now.label)].some((word) => !EMPTY.has(word) && wordsIn(quantities[n]!.label).has(word)),
  )
  return named.length === 1 ? named[0]! : bills.length === 1 ? bills[0]! : -1
}

/** Puts a number of a follow-up in the place of the one it is the new value of, or adds it; false: it has no place. */
function put(now: Quantity, quantities: Quantity[], text: string, { time, wish }: Asked): boolean {
  const by = moneyChange(now, text)
  const changed = by ? changedBill(now, quantities) : -1
  if (by && changed >= 0) {
    const old = quantities[changed]!
    const value = old.value + by * now.value
    if (value > 0) quantities[changed] = { ...old, value, before: false }
    return value > 0
  }
  // 'E se eu der 3% de comissão também?', 'e pra sobrar 6 mil pra mim?'
  if (now.kind === 'share' && now.share === 'fee' && wish === 'sale') {
    quantities.push({ ...now, ...LAST, id: `p${50 + quantities.length}` })
    return true
  }
  if (now.kind === 'money' && now.way === 'goal' && wish === 'even') {
    quantities.push({ ...now, ...LAST, bill: true, id: `r${50 + quantities.length}` })
    return true
  }
  const ranked = quantities
    .map((old, place) => ({ place, like: likeness(now, old, text) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
  const [best, second] = ranked
  if (best && (!second || second.like < best.like)) {
    const old = quantities[best.place]!
    const change = now.kind === 'count' ? (now.change ?? changeOf(text, now)) : undefined
    const value = change ? old.value + change * now.value : now.value
    if (value <= 0) return false
    // It stands where the other stood.
    quantities[best.place] = { ...old, value, scale: now.kind === 'count' ? now.scale : old.scale, before: false }
  } else if (best) return false
  else if (now.kind === 'money') {
    // 'E vendendo a 14?', 'tirando disso 480': one amount more, whose way is said.
    const isNew =
      now.way === 'in'
        ? !quantities.some(({ way, kind }) => kind === 'money' && way === 'in')
        : now.way === 'out' || TAKES.test(text)
    if (!isNew) return false
    quantities.push({
      ...now,
      ...LAST,
      way: now.way === 'in' ? 'in' : 'out',
      ...(now.way !== 'in' && { bill: true }),
      id: `r${50 + quantities.length}`,
    })
  } else if (now.kind !== 'count') return false
  else quantities.push({ ...now, ...LAST, id: `${spans(now, time) ? 'n' : now.id[0]}${50 + quantities.length}` })
  return true
}

/** 'E em 4 semanas?': of all of them. */
function paceOf(said: readonly Quantity[], all: readonly Quantity[]): string | undefined {
  const pace = said.find(
    ({ kind, unit }) =>
      kind === 'count' &&
      Object.keys(unit).length === 2 &&
      Object.keys(unit).some((noun) => TIMES.has(noun) && unit[noun] === -1),
  )
  return pace && !all.some(({ kind, unit }) => kind === 'count' && Object.keys(unit).some((noun) => TIMES.has(noun)))
    ? Object.keys(pace.unit).find((noun) => TIMES.has(noun))
    : undefined
}

/** The last sum with what a follow-up says: new values, another time, one number less; null: it is no follow-up, or leaves two ways. */
export function flowFollowed(known: Known, question: string, memory: FlowMemory): FlowSum | null {
  const text = plainText(question)
  if (text.split(' ').length > MOST_WORDS || !FOLLOWS.test(text)) return null
  const nouns = [...new Set(memory.quantities.flatMap(({ unit }) => Object.keys(unit)))].filter(
    (noun) => noun !== MONEY && noun !== SOME && !TIMES.has(noun),
  )
  const without = WITHOUT.exec(text)?.[1]
  const said = readLedger(question, nouns)
  let quantities: Quantity[] = memory.quantities.map((one) => ({ ...one, before: true }))
  let changed = false
  let spanned = false
  if (without && !said) {
    const kept = quantities.filter(({ label }) => !wordsIn(label).has(without.slice(0, STEM)))
    if (kept.length === quantities.length - 1) {
      quantities = kept
      changed = true
    }
  }
  if (!said && /\d/.test(text)) return null
  // What was no sum, and lacks no single number, is none with another value either.
  const before = solve(memory.quantities, memory.asked)
  const wish = before?.wish ?? memory.asked.wish
  for (const told of said?.quantities ?? []) {
    const now = asCounted(told, quantities, text)
    changed = true
    const count = quantities.length
    if (!put(now, quantities, text, { ...memory.asked, wish })) return null
    if (quantities.length > count && now.kind === 'count' && spans(now, memory.asked.time)) spanned = true
  }
  // What had to be paid for goes out, whatever its verb.
  const bills = new Set(
    before?.wish === 'even' && before.tree.kind === '÷' ? [...quantitiesIn(before.tree.left)].map(({ id }) => id) : [],
  )
  quantities = quantities.map((one) =>
    bills.has(one.id) && one.way !== 'goal' ? { ...one, way: 'out' as const } : one,
  )
  if (!before && missingFor(memory.quantities, memory.asked) === null) return null
  const now = askedNow(memory.asked, text, (said?.quantities.length ?? 0) > 0)
  const paceTime = paceOf(said?.quantities ?? [], memory.quantities)
  const asked = spanned
    ? { ...now, time: null }
    : paceTime && now.wish === 'left'
      ? { ...now, one: null, time: paceTime }
      : now
  // What pays for what isn't in a part of a hundred.
  if ((asked.wish === 'even' || asked.wish === 'many') && (memory.asked.share || memory.asked.wish === 'percent'))
    return null
  if (!said && wish === 'left' && AS_PART.test(text) && PART_WORD.test(text))
    return flowSum(known, { quantities, asked: { ...memory.asked, wish, share: true } })
  // Without a new number only another time may be asked for, or which of two.
  if (!changed && !/\bem reais\b/.test(text) && (asked.time === memory.asked.time || asked.wish !== memory.asked.wish))
    return null
  const sum = flowSum(known, { quantities, asked })
  // A law that takes no notice of the time would say the same again.
  return !changed && sum?.result && asked.time && sum.result.unit[asked.time] !== -1 ? null : sum
}
