import { sharesOf } from '#src/consultant/amount-readers.ts'
import { fold } from '#src/text/words.ts'
import { quantitiesOf } from './reader.ts'
import { type Reading, readings } from './readings.ts'
import { type Effort, type Item, itemOf, type Mode, newEffort, type Solution, solutions, type Tree } from './solve.ts'
import { type Target, targetOf } from './target.ts'
import { isMoney, joined, keyOf, MONEY, renamed, SOME, sameUnit, type Unit } from './units.ts'
import { plain, SIZES, TIMES } from './words.ts'

/** What was found, before it is said. */
export interface Composed extends Pick<Solution, 'tree' | 'value' | 'unit'> {
  mode: Mode
  /** Per cent are asked for. */
  share: boolean
}

/** Sums with a law, a rate or a comparison of their own. */
const OTHER =
  /desconto|\bde cada (?:r\$ ?)?(?:100|cem)\b|\d (?:o|a|por|cada) (?:metro|kg|quilo|kilo|litro|hora|m2)(?:,| e) (?:r\$ ?)?\d[\d.,]* d[eo] |\d e (?:o |a )?[a-z]+ (?:r\$ ?)?\d[\d.,]* (?:por|cada) |\d [a-z]+ (?:na|no|hoje|ontem|de)(?: [a-z]+)? e \d+ (?:na|no|hoje|ontem|de|depois)\b|\bas \d{1,2} ?h|\d ?h (?:e|ate)\b|\d vezes (?:no|na|por|a|ao|em)\b|\bem \d+ ?(?:x\b|vez)|\bse (?:eu |a gente |for )?(?:cobr|sub|pass|aument|baix|mud|bot|coloc)\w*|\d ?(?:m2?|metros?|cm)? (?:por|x) \d[\d,.]* ?(?:m2?|metros?|cm)\b|emprest|juros|(?<!sem )juro\b|multa|antecip|simples nacional|\bmei\b|margem|markup|reajust|demit|rescis|ferias|(?<![.,])\b13[oº]?\b(?![.,]\d)|decimo|(?:horas?|hs) ex\w*tra|financ|duzia(?=.*\bcada\b)|(?<!por )\bcento\b|milheiro|\bou\b|por (?:fora|baixo)|sem (?:nota|registr)|\bdobro\b|\btriplo\b|\bmetade\b|compensa|vale (?:mais|a pena)|socio|parcel(?:ar|ad|and|as)|\d parcela|a mais\b|a menos\b|economiz|\bantes\b|aument|subi[ru]?\b|baix(?:ar|ou)|em cima|cresc|mais (?:barat|em conta|vantaj)|\b(?:o|a|no|na|num|numa|pelo|um|uma) outr[oa] (?:faz|cobra|vende|tem|da|sai|fica|fornecedor|me|a|por)\b|qual (?:sai|compensa|e melhor|vale)|falta(?:m|va)? quanto|\bca(?:iu|iram|i)\b/

/** 'Tinha 400 e hoje tem 346, quantos % perdi?' */
const STILL =
  /\b(?:hoje|agora|so|ainda)? ?(?:tem|tenho|temos|fiquei com|ficaram|ficou|restam|restaram|sobraram|estou com|to com)\s*(?:so |uns )?\d[\d.]*(?![^?]*\d)/
const LOST_ASKED = /\bperd\w+|\bsa(?:iu|iram)\b|\bevasao\b|\bcancel\w+/
const PACKS = /\b(?:a|o|por|cada) (duzi|cent|milheir)[ao]s?\b(?<!por cento)/

/** 'Vendi um carro de 32 mil por 35.500': the first is what it cost. */
const WORTH_FOR = /\bde (?:r\$ ?)?\d[\d.,]*(?: mil)? por (?:r\$ ?)?\d/

/** 'Quanto preciso vender pra não ter prejuízo?' */
const SOLD_ASKED = /\b(?:vend\w+|fatur\w+|entrar)\b/
const EVEN =
  /\b(?:empat\w+|prejuizo|zerar|zero a zero|vermelho|minim[ao]|preciso|precisa|tenho (?:que|de|q)|devo|equilibrio)\b/
/** Bills alone are what sales have to leave: how much has to be sold also needs the margin. */
const lacksMargin = ({ asked, unit }: Target, items: readonly Item[]) =>
  unit[MONEY] === 1 &&
  SOLD_ASKED.test(asked) &&
  EVEN.test(asked) &&
  items.every((item) => sameUnit(item.unit, { [MONEY]: 1 }) && item.sign !== 'in')

/** The one result that the numbers of a question have in the unit that it asks for; null: none, or more than one. */
export function composed(question: string): Composed | null {
  const text = plain(fold(question))
  if (OTHER.test(text) || WORTH_FOR.test(text)) return null
  // 'Eu 55% e ela 45%': each has a part, and nobody a part of a part.
  if ((text.match(/%|por ?cento/g)?.length ?? 0) > 1 && sharesOf(text)) return null
  const target = targetOf(text)
  const items = target && quantitiesOf(text, target)
  if (!items || lacksMargin(target, items)) return null
  // A dozen that no number is said of would be taken for one.
  const packed = PACKS.exec(text)?.[1]
  if (packed && ![target, ...items].some(({ unit }) => packed in unit)) return null
  const not = target.share ? /\bnao ([a-z]{3})[a-z]*/.exec(text)?.[1] : undefined
  if (not && new RegExp(`(?<!nao )\\b${not}`).test(text)) return null
  if (target.share) return shareOf(items, STILL.test(text) && LOST_ASKED.test(target.asked) ? 'gone' : target.share)
  const mode = modeOf(target, items, text)
  // 'Deu 1.800 litros com 25 vacas, quanto por vaca?': no reais are spoken of.
  const noMoney = target.unit[MONEY] === 1 && !items.some(({ unit }) => unit[MONEY] === 1)
  const asked = noMoney ? renamed(target.unit, (noun) => (noun === MONEY ? SOME : noun)) : target.unit
  // A price that nothing says more of comes in.
  for (const [at, item] of items.entries())
    if (
      (mode === 'left' || mode === 'need') &&
      item.sign === null &&
      item.unit[MONEY] === 1 &&
      Object.keys(item.unit).length > 1
    )
      items[at] = { ...item, sign: 'in' }
  if ((mode === 'left' || mode === 'need') && !costsOfOne(items, text)) return null
  // Those that were lost were paid for too: one number would count twice.
  if (
    mode === 'left' &&
    items.some(({ part }) => part) &&
    items.some(
      ({ sign, unit }) => sign === 'out' && Object.keys(unit).some((noun) => unit[noun] === -1 && !TIMES.has(noun)),
    )
  )
    return null
  const effort = newEffort()
  for (const reading of readings(items, asked)) {
    const found = differing(reading.flatMap((one) => attempt(one, mode, target.unit.tempo === undefined, effort)))
    if (effort.left < 0) return null
    if (found.length > 1) return null
    if (found.length === 1) return isSaid(found[0]!) ? { mode, share: false, ...found[0]! } : null
  }
  return null
}

/** Of what is counted there is at least one. */
const isSaid = ({ unit, value }: Solution) =>
  value >= 1 || unit[MONEY] !== undefined || Object.keys(unit).some((noun) => TIMES.has(noun) || SIZES.has(noun))

const COST_OF_ONE =
  /\b(?:(?:pra|para) (?:fazer|produzir|montar|comprar)|numa?|em cada|cada (?:um|uma)|meu custo|custo de|me custa|custa|compro|compramos|de material|de custo)\b/

/** Less than one is sold for was spent on one, where she says so; false: on one or on all, nobody knows. */
function costsOfOne(items: Item[], text: string): boolean {
  const price = items.find(({ sign, unit }) => sign === 'in' && unit[MONEY] === 1 && soldBy(unit) !== undefined)
  if (!price) return true
  for (const [at, { sign, unit, value, tree }] of items.entries()) {
    if (sign !== 'out' || unit[MONEY] !== 1 || Object.keys(unit).length > 1 || value >= price.value) continue
    if (tree.kind !== 'number' || !COST_OF_ONE.test(text)) return false
    items[at] = itemOf({ ...tree.quantity, unit: joined(unit, { [soldBy(price.unit)!]: 1 }, -1) })
  }
  return true
}

const soldBy = (unit: Unit) => Object.keys(unit).find((noun) => unit[noun] === -1 && !TIMES.has(noun))

const differing = (all: readonly Solution[]): Solution[] => {
  const found: Solution[] = []
  for (const one of all)
    if (!found.some(({ value }) => Math.abs(value - one.value) <= 1e-9 * Math.abs(value))) found.push(one)
  return found
}

const KEPT = /\d(?: reais)? de (?:lucro|sobra)\b|\b(?:deixa|sobra|sobram|lucro|ganho) (?:de |uns )?(?:r\$ ?)?\d/

/** The numbers may tell what the question leaves open. */
function modeOf({ mode, asked }: Target, items: Item[], text: string): Mode {
  if (mode === 'part' && !items.some(({ part, unit }) => part || SOME in unit)) return 'any'
  // 'Quanto falta?' of what has to be paid or is wanted.
  if (/\bfalta/.test(asked))
    for (const [at, one] of items.entries()) if (one.sign === 'goal') items[at] = { ...one, sign: 'out' }
  // 'Fiz 18 de lucro em cada'
  if (mode === 'left' && KEPT.test(text) && !items.some(({ sign }) => sign === 'out')) return 'in'
  if (mode !== 'left' && mode !== 'part' && items.some(({ sign }) => sign === 'goal')) return 'need'
  if (mode === 'earned') return items.some(({ sign }) => sign === 'out') ? 'left' : 'in'
  // 'Quanto fica?' of what comes in and what goes out.
  const rated = items.some(
    ({ sign, unit }) => sign === 'in' || (sign === null && unit[MONEY] === 1 && Object.keys(unit).length > 1),
  )
  if (mode === 'any' && /\bfica/.test(asked) && rated && items.some(({ sign }) => sign === 'out')) return 'left'
  return mode
}

/** Known of the calendar alone. */
const CALENDAR: readonly (readonly [slot: string, value: number, unit: Unit])[] = [
  ['12', 12, { mes: 1, ano: -1 }],
  ['52', 52, { semana: 1, ano: -1 }],
  ['52 ÷ 12', 52 / 12, { semana: 1, mes: -1 }],
]

function attempt({ items, wanted }: Reading, mode: Mode, calendar: boolean, effort: Effort): Solution[] {
  const found = solutions(items, wanted, mode, effort)
  if (found.length > 0) return found
  for (const [slot, value, unit] of calendar ? CALENDAR : []) {
    const known = itemOf({ slot, value, scale: 1, unit, sign: null, part: false, known: true })
    const more = solutions([...items, known], wanted, mode, effort)
    if (more.length > 0) return more
  }
  for (const spare of items) {
    if (!isSpare(spare, items, wanted, mode)) continue
    const less = solutions(
      items.filter((item) => item !== spare),
      wanted,
      mode,
      effort,
    )
    if (less.length > 0) return less
  }
  return []
}

/** How many boxes were bought doesn't change what a bottle costs; how heavy a sack is doesn't change how long it lasts. */
function isSpare({ unit, part, value }: Item, items: readonly Item[], wanted: Unit, mode: Mode): boolean {
  if (unit[MONEY] !== undefined) return false
  if (mode === 'part' && !part) return true
  const nouns = Object.keys(unit)
  const others = items.filter((item) => item.unit !== unit)
  const elsewhere = (noun: string) => noun in wanted || others.some((item) => noun in item.unit)
  if (nouns.some((noun) => SIZES.has(noun) && unit[noun] === 1 && !elsewhere(noun))) return true
  if (nouns.length !== 1 || unit[nouns[0]!] !== 1) return false
  // '1 saco faz 12 blocos'
  if (value === 1 && others.some((item) => item.unit[nouns[0]!] === -1)) return true
  if (nouns[0]! in wanted) return false
  // 'Duas meninas: uma ganha 1.800 e a outra 2.200'
  const amounts = items.filter(
    (item) => item.unit[MONEY] === 1 && Object.keys(item.unit).every((noun) => noun === MONEY || TIMES.has(noun)),
  )
  if (value > 1 && value === amounts.length) return true
  return others.filter((item) => item.unit[nouns[0]!] === -1).length > 1
}

function shareOf(items: readonly Item[], asked: 'part' | 'rest' | 'gone'): Composed | null {
  if (items.length !== 2) return null
  const [one, two] = items as [Item, Item]
  const unnamed = [one, two].some(({ unit }) => keyOf(unit) === `${SOME}^1`)
  const ofThem = Object.keys(one.unit).some((noun) => one.unit[noun] === 1 && two.unit[noun] === -1)
  if ((!sameUnit(one.unit, two.unit) && !unnamed && !ofThem) || isMoney(one.unit) || one.value === two.value)
    return null
  const [whole, part] = one.value > two.value ? [one, two] : [two, one]
  const ratio: Tree = { kind: '÷', left: part.tree, right: whole.tree }
  const rest = asked === 'gone' || (asked === 'rest' && !part.part)
  return {
    mode: 'any',
    share: true,
    unit: {},
    value: (rest ? whole.value - part.value : part.value) / whole.value,
    tree: rest ? { kind: '÷', left: { kind: '−', left: whole.tree, right: part.tree }, right: whole.tree } : ratio,
  }
}
