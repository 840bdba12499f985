import { fold } from '#src/text/words.ts'
import { fits, inUnit, names, type Placed, placed, type Slot, type Slots } from './calculator-slots.ts'
import { goesOften, isOfOne } from './deal-reader.ts'
import type { SumMemory } from './memory.ts'
import { likestBySize } from './sum-numbers.ts'

type Numbers = Record<string, number>

/** Ends right before a number that is the new value and no difference. */
const SETS = /\b(?:pra|para|pro|por|em|a|de|for|fosse|forem|com)\s*(?:uns |umas |r\$ ?)*$/
const UP = /\b(?:mais|aument\w+|sub(?:ir|isse|indo|irem|iu)|cresc\w+)\b[^,;.\d]{0,18}$/
const DOWN =
  /\b(?:menos|ca(?:i|ir|irem|isse|indo|em)|baix\w+|reduz\w+|cort\w+|diminu\w+|perd\w+|econom\w+)\b[^,;.\d]{0,18}$/
const MOST_MONTHS = 60
const INCOME = /vend|fatur|entra|receb|receita|client|moviment/
const COST = /gast|cort|despes|cust|alug|conta|luz|energia|agua|salari|impost|folha|pag|compr|econom|frete|sai/

/** −1 or 1 where the number is a difference. */
function direction({ before, after }: Placed): 1 | -1 | undefined {
  if (/^\s*(?:reais )?(?:por cento )?(?:a |de )?mais\b/.test(after)) return 1
  if (/^\s*(?:reais )?(?:por cento )?(?:a |de )?menos\b/.test(after)) return -1
  if (/\b(?:mais|outros)\s*(?:uns |umas |r\$ ?)*$/.test(before)) return 1
  if (SETS.test(before)) return undefined
  return UP.test(before) ? 1 : DOWN.test(before) ? -1 : undefined
}

/** The amount of money that a difference changes. */
function moneySlot(slots: readonly Slot[], number: Placed, numbers: Numbers): Slot | undefined {
  const money = slots.filter(({ id, unit }) => unit === 'R$' && numbers[id] !== undefined)
  const words = number.before + number.after
  const named = money.find(({ before, after }) => before?.test(number.before) || after?.test(number.after))
  const by = (id: string, test: RegExp) => money.find((slot) => slot.id === id && test.test(words))
  return named ?? by('faturamento', INCOME) ?? by('gastos', COST) ?? (money.length === 1 ? money[0] : undefined)
}

const cents = (value: number) => Math.round(value * 100) / 100

/** 'e se eu gastar 55?' where thousands are spoken of. */
function inScale({ sharesScale }: Slots, slot: Slot, number: Placed, numbers: Numbers): number {
  const value = inUnit(slot, number)
  if (!sharesScale || slot.unit !== 'R$' || slot.id === 'ticket') return value
  if (number.unit !== '' || number.scale !== 1 || value >= 1_000) return value
  const near = numbers[slot.id] ?? Math.max(0, ...Object.values(numbers))
  return near >= 1_000 && value * 1_000 <= near * 5 && value * 1_000 >= near / 5 ? value * 1_000 : value
}

const LABELS: readonly (readonly [label: RegExp, words: RegExp])[] = [
  [/gast|cust|paga|despes/, /\b(?:gast|cust|despes|pag(?:o|ar|ando)|compr)/],
  [
    /prec|valor|diaria|mensal|parcela/,
    /\b(?:prec|vend|(?<!\b(?:me|nos) )cobr|valor|diaria|mensalidade|parcela|sub(?:ir|isse|o) (?:pra|para|a)\b)/,
  ],
  [/traz|sobra|rende/, /\b(?:der|dar|desse|traz|troux|rend|sobr|deix)/],
  [/saem|perd/, /\b(?:perd|sair|saem|sai|cancel|desist)/],
  [/fatur|entr|recei/, /\b(?:fatur|entra|entrar|recei|receb)/],
  [
    /^numero|quant|client|pessoa|dias|alun|gente/,
    /\b(?:quantidade|client|pessoa|dias|alun|gente|forem|fizer|fazer|fizesse|produzir|atender)/,
  ],
]
/** Whether the words round a number are those of a slot that has none of its own. */
const isLabelled = ({ rotulo, before, after }: Slot, number: Placed) =>
  !before &&
  !after &&
  LABELS.some(([label, words]) => label.test(fold(rotulo)) && words.test(`${number.before} ${number.after}`))

const PRICED = /\b(?:eu|a gente) (?:sub|aument|baix|reajust|cobr)\w*(?: (?:o preco|pra|para|a|por|uns|r\$))*\s*$/
const SAME_RATE = /\b(?:a|essa|minha) taxa (?:for|fosse|subir|cair|baixar|aumentar|passar)\b/
/** The slot whose new value a number is. `loose`: the sum is certainly meant, so the number's unit may decide. */
function slotOf(
  { slots, varies }: Slots,
  number: Placed,
  { missing, newest }: SumMemory,
  numbers: Numbers,
  loose: boolean,
) {
  const named = slots.find(
    (slot) => names(slot, number) || (slot.again?.test(number.before) && fits(slot, number, true)),
  )
  if (named) {
    // 'E se a taxa for 6%?': the one that was said, not another beside it.
    const said = slots.filter(({ id, unit }) => unit === '%' && numbers[id] !== undefined)
    const instead = number.unit === '%' && numbers[named.id] === undefined && said.length === 1
    return instead && SAME_RATE.test(number.before) ? said[0] : named
  }
  // 'E se forem 200?', and no '20 mil', which may be the money.
  const counts = slots.filter(({ id, unit }) => unit !== 'R$' && unit !== '%' && numbers[id] !== undefined)
  const counted = number.unit === '' && number.scale === 1
  if (counted && counts.length === 1 && /\b(?:forem|fossem) (?:so |uns |umas )?$/.test(number.before)) return counts[0]
  const of = (id: string | null | undefined) => slots.find((slot) => slot.id === id && fits(slot, number, true))
  const asked = of(missing)
  if (asked) return asked
  // 'Se eu subir pra 150': it is the price that goes up, whatever changed last.
  const prices = PRICED.test(number.before)
    ? slots.filter((slot) => slot.unit === 'R$' && numbers[slot.id] !== undefined && fits(slot, number, false))
    : []
  if (prices.length === 1) return prices[0]
  const labelled = slots.filter(
    (slot) => numbers[slot.id] !== undefined && isLabelled(slot, number) && fits(slot, number, true),
  )
  if (labelled.length === 1) return labelled[0]
  if (!loose) return undefined
  const open = slots.filter((slot) => numbers[slot.id] !== undefined && fits(slot, number, false))
  const latest = of(newest)
  // '2400' is no number of instalments.
  const plausible = latest?.unit === 'meses' && number.value > MOST_MONTHS ? undefined : latest
  return of(varies) ?? plausible ?? (open.length === 1 ? open[0] : likeOne(slots, number, numbers))
}

/** 'E com 3?' of 2 machines, 45 pieces and an order of 1,260: the one number that it may replace by its size. */
function likeOne(slots: readonly Slot[], number: Placed, numbers: Numbers): Slot | undefined {
  const said = slots.filter((slot) => (numbers[slot.id] ?? 0) > 0 && fits(slot, number, true))
  return likestBySize(said, number.value, ({ id }) => numbers[id]!)
}

const PERIOD = /\b(?:por|ao|a cada|na|no|cada) (dia|semana|mes)\b/
const periodOf = (words: string) =>
  /\b(?:por|no|na|ao|em um) (dia|semana|mes)\b(?!.*\b(?:por|no|na|ao) (?:dia|semana|mes)\b)/.exec(words)?.[1]

/** 'Faço 3 por dia', where how many in the month was asked. */
export function otherPeriod(question: string, { missing, words }: SumMemory): { said: string; asked: string } | null {
  const [said, asked] = [PERIOD.exec(fold(question))?.[1], periodOf(words)]
  return missing === 'quantos' && said && asked && said !== asked ? { said, asked } : null
}

const LEAVE = '(?:perd|sair|saem|sai|cancel|desist|larg)\\w*'
const LEAVES = new RegExp(`\\b${LEAVE}[^,;.\\d]{0,12}$`)
const LEAVES_AFTER = new RegExp(`^\\s*(?:[a-z]+ )?${LEAVE}\\b`)
/** 'Se 6 saírem': so many fewer than before. */
const leaves = ({ before, after }: Placed) => LEAVES.test(before) || LEAVES_AFTER.test(after)
/** 'E se eu perder 6?': of those who pay, not of what they pay. */
function lostCount(slots: readonly Slot[], number: Placed, numbers: Numbers): Slot | undefined {
  if (number.unit !== '' || number.scale !== 1 || !leaves(number)) return undefined
  // Where the sum has a number for those who leave, it is that.
  if (slots.some(({ rotulo }) => /saem|perd/.test(fold(rotulo)))) return undefined
  const counts = slots.filter(({ id, unit }) => unit !== 'R$' && unit !== '%' && (numbers[id] ?? 0) > number.value)
  return counts.length === 1 ? counts[0] : undefined
}

/** What others take of her is none of her prices. */
export const CHARGED = /\b(?:me|nos) (?:cobra\w*|tira\w*|descont\w+|leva\w*)\b/
/** What she wants to be left with is no number of the sum before. */
const WANTED = /\b(?:pra|para) (?:me |eu |a gente )?(?:ficar|sobrar|tirar|ganhar|restar|sair com)\b[^\d]{0,15}$/
const OF_WANTED = /lucr|retirad|sobr|tirar|quer/
/** Paid otherwise: a sum of its own. */
const OVERTIME = /\bhoras? extras?\b/
/** The numbers of a sum after what a follow-up says of them; undefined: it has none, or one that could mean two. */
export function changeSlots(
  question: string,
  rules: Slots,
  memory: SumMemory,
  loose: boolean,
): { numbers: Numbers; newest: string } | undefined {
  const numbers: Numbers = { ...memory.values }
  let newest: string | undefined
  const set = new Set<string>()
  if (otherPeriod(question, memory) || OVERTIME.test(fold(question))) return undefined
  for (const number of placed(question)) {
    // What one sale leaves is of another sum.
    if (isOfOne(number) && !rules.slots.some((slot) => names(slot, number))) return undefined
    const way = direction(number)
    const target = way && moneySlot(rules.slots, number, numbers)
    const percent = number.unit === '%'
    const share =
      percent && rules.slots.some((slot) => slot.unit === '%' && (names(slot, number) || slot.id === memory.missing))
    const count = way === -1 || LEAVES_AFTER.test(number.after) ? lostCount(rules.slots, number, numbers) : undefined
    if (count) {
      numbers[count.id] = numbers[count.id]! - number.value
      newest = count.id
      continue
    }
    if (way && target && !share) {
      const old = numbers[target.id]!
      // '2' may be two thousand.
      if (number.unit === '' && number.scale === 1 && number.value < 100 && old >= 10_000) return undefined
      numbers[target.id] = cents(percent ? old * (1 + (way * number.value) / 100) : old + way * number.value)
      newest = target.id
      continue
    }
    const slot = slotOf(rules, number, memory, numbers, loose)
    // 'E se eu vender 40 por dia?' says no price.
    if (slot?.unit === 'R$' && goesOften(number)) return undefined
    // Two numbers for one part: nobody knows which.
    if (!slot || set.has(slot.id)) return undefined
    if (CHARGED.test(number.before) && !names(slot, number)) return undefined
    if (WANTED.test(number.before) && !OF_WANTED.test(fold(slot.rotulo))) return undefined
    set.add(slot.id)
    numbers[slot.id] = inScale(rules, slot, number, numbers)
    newest = slot.id
  }
  return newest === undefined ? undefined : { numbers, newest }
}
