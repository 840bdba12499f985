import type { Unit } from '#src/consultant/composed/units.ts'
import { TIMES, thingOf } from '#src/consultant/composed/words.ts'
import { BILL, kindOf, thingAfter } from './kinds.ts'
import { persOf, unitOf } from './pers.ts'
import type { Ledger, Modifier, Quantity, Way } from './quantity.ts'
import { plainText, type Spot, spotsOf } from './text.ts'
import { shareOf, wayOf } from './ways.ts'

const MOST = 14
/** Sums with a law of their own, and packs that hold so many of what is counted. */
const OTHER_LAW =
  /\bdemit\w+|\brescis\w+|\bferias\b|\b(?:o|meu|seu) 13\b|\bdecimo terceiro|\bhoras? extras?\b|\bfgts\b|\baviso previo|(?<!por )\bcento\b(?! e (?:um|dois|duas|tr|quat|quar|cinc|seis|sess|set|oit|nov|dez|onz|doz|quin|vint)\w*)/
/** Overtime with its per cent on the hour. */
const EXTRA_HOURS = /\d ?%/
/** 'Uso 4 novelos de 17,50' */
const USES =
  /\b(?:uso|usa|usei|usamos|gast[oa]|gastei|precis[oa] de|vai|vao|leva|peguei|comprei|compro)(?: (?:de|com|uns|umas|mais|[a-z]+))? {2}/
const ANY_BILL = new RegExp(`\\b(?:${BILL})\\b`)
/** Of others, or of another time. */
const SCENERY =
  /\b(?:sogr[oa]|vizinh[oa]|concorren\w+|cunhad[oa]|avo|falecid\w+|d[ao] (?:frente|lado|esquina|rua|centro)) (?:cobra\w*|vend\w*|faz\w*|pag\w*|tem|tinha)|\bem (?:19|20)\d\d\b|\bantigamente\b/
const SINCE = /\b(?:desde|em|de|ano|fundad\w+|modelo|e|eh) ?$/
const OF_LIFE = /^\s*anos?\b(?! (?:de (?:financ|contrato|uso))| de garantia)/
const PLACE = /\b(?:a|rua|avenida|numero|br|km|andar|quadra|lote|sala|loja|fico a|moro a|casa) ?$/
const PLACE_AFTER =
  /^\s*(?:km|quadras?|metros?|quarteir\w+|minutos?) d(?:[aeo]|aqui|ali|aqui de casa)\b|^\s*(?:andar|habitante\w*|seguidor\w*|quarteir\w+)\b|^\s*(?:o )?andar\b/

/** 'Quadra 1.400' is paid, and no address. */
const LEAST_PAID = 1_000

function isScenery(spot: Spot, said: string, text: string): boolean {
  const { near, next, value, unit, scale } = spot
  // An age, or how long ago: whoever reckons with so many years says for what.
  if (
    scale === 1 &&
    value >= 10 &&
    /^\s*anos?\b(?! de (?:financ|contrato|uso|garantia))/.test(next) &&
    !/\b(?:em|por|dura|durou|aguenta|durante|pagar|cada|pra) ?$/.test(near) &&
    !/\bquant[oa]s? (?:[a-z]+ ){0,4}anos?\b|\bpor ano\b/.test(text)
  )
    return true
  if (unit === '' && /\bnumero ?$/.test(near)) return true
  if (
    unit === '' &&
    scale === 1 &&
    /^(?:19|20)\d\d$/.test(said.trim()) &&
    SINCE.test(near) &&
    !/^\s*(?:reais|por|[a-z]+s\b)/.test(next)
  )
    return true
  if (
    OF_LIFE.test(next) &&
    /\b(?:faz|ha|tem|tenho|com|de|sao|a|fiz|existe|aberta|uns|desde|meu|minha)[a-z ]{0,14}$/.test(near) &&
    !/\b(?:em|por|dura|aguenta|pagar) ?$/.test(near)
  )
    return true
  if (
    unit === '' &&
    PLACE.test(near) &&
    value < LEAST_PAID &&
    !/^\s*(?:reais|conto|por|o |a |cada|no |na )/.test(next) &&
    /\b(?:rua|avenida|numero|br|fico a|moro a|quadra|lote) ?[a-z]* ?$/.test(near)
  )
    return true
  if (PLACE_AFTER.test(next) && !/\b(?:rodo|roda|gasto|faz|pinto|percurso|rota|da)\b/.test(near)) return true
  if (/\bdas? ?$/.test(near) && /^\s*(?:as|h|ate)\b/.test(next)) return true
  const sentence = text.slice(Math.max(0, spot.start - near.length), spot.end + next.length)
  void value
  return SCENERY.test(sentence) || /\bmas (?:esse|essa|isso) (?:eu )?ja (?:recebi|paguei|foi|ta pag\w+)/.test(next)
}

/** '40% pro barbeiro em cima de 6 mil que ele fez': a cost by itself, beside what else is told. */
const OF_THAT = /^ ?%?[a-z ]{0,40}\b(?:em cima d[eo]s?|sobre(?: os?)?) (?:r\$ ?)?$/
function withBases(all: readonly Quantity[], text: string): Quantity[] {
  if (all.length < 3) return [...all]
  const gone = new Set<Quantity>()
  const made = all.map((one, n): Quantity => {
    const by = all[n - 1]
    const own =
      one.kind === 'money' &&
      by?.kind === 'share' &&
      OF_THAT.test(text.slice(endOf(text, by.at), one.at)) &&
      /\b(?:pag\w+|comiss\w+|repass\w+|dou|leva|fica)\b/.test(by.label)
    if (!own) return one
    gone.add(by)
    const { loose: _, ...rest } = one
    return { ...rest, way: 'out', bill: true, mods: [{ kind: 'of', by }] }
  })
  return made.filter((one) => !gone.has(one))
}

/** '6,40 por 4,25 com 1,4 de fundo': one face, or one body. */
const FACE = /^ ?(?:m|m2|metros?)? ?(?:x|por) ?$/
const DEEP = /^ ?(?:m|m2|metros?)?(?: de (?:area|largura|altura))? ?(?:x|por|com|e) ?$/
const DEPTH = /^ ?(?:m|m2|metros?)? ?de (?:fundo|profundidade|altura|espessura)/
function withFaces(all: readonly Quantity[], text: string): Quantity[] {
  const made: Quantity[] = []
  for (let n = 0; n < all.length; n++) {
    const [one, two, three] = [all[n]!, all[n + 1], all[n + 2]]
    const between = (a: Quantity, b: Quantity) => text.slice(endOf(text, a.at), b.at)
    if (
      !two ||
      one.kind === 'share' ||
      two.kind === 'share' ||
      // 'Cobro 280 por 4 aulas'
      one.way !== null ||
      !FACE.test(between(one, two)) ||
      two.value > 200 ||
      /\d ?(?:dias?|horas?)/.test(text.slice(two.at, two.at + 12))
    ) {
      made.push(one)
      continue
    }
    const side = (by: Quantity): Modifier => ({
      kind: 'times',
      by: { ...by, kind: 'count', way: null, unit: { m2: 1 } },
    })
    const body = three && DEEP.test(between(two, three)) && DEPTH.test(text.slice(endOf(text, three.at)))
    const { loose: _, bill: __, ...face } = one
    made.push({
      ...face,
      kind: 'count',
      way: null,
      unit: body ? { m3: 1 } : { m2: 1 },
      mods: body ? [side(two), side(three)] : [side(two)],
    })
    n += body ? 2 : 1
  }
  return made
}
const endOf = (text: string, at: number) => at + (/^(?:r\$ ?)?\d[\d.,]*\d|^\d/.exec(text.slice(at))?.[0].length ?? 1)

/** 'A conta cai de 1.050 pra 180': what it was is spared, what it becomes is spent. */
function withDrops(all: readonly Quantity[], text: string): Quantity[] {
  return all.map((one, n) => {
    const [before, after] = [all[n - 1], all[n + 1]]
    const first =
      after &&
      one.kind === 'money' &&
      DROPS.test(text.slice(0, one.at)) &&
      TO.test(text.slice(endOf(text, one.at), after.at))
    const second =
      before &&
      one.kind === 'money' &&
      DROPS.test(text.slice(0, before.at)) &&
      TO.test(text.slice(endOf(text, before.at), one.at))
    return first
      ? { ...one, way: 'keep' as const, bill: true }
      : second
        ? { ...one, way: 'out' as const, bill: true }
        : one
  })
}
const DROPS = /\b(?:cai|caiu|cair|caiu|baixa|baixou|baixar|diminui|reduz) (?:de|dos) $/
const TO = /^ ?(?:reais )?(?:pra|para|a|por) $/

/** '10 litros de leite … leite eu conto a 2,60': a litre of it. '260 por 5 dias': as long as one is let. */
function ofStuff(all: readonly Quantity[]): Quantity[] {
  const stuff = all.flatMap(({ kind, unit, label }) => {
    const noun = Object.keys(unit).find(
      (one) => unit[one] === 1 && (one === 'kg' || one === 'litro' || one === 'metro'),
    )
    const of =
      noun && kind === 'count'
        ? /\b(?:kg|quilos?|litros?|l|metros?|gramas?|g|ml) d[eao] ([a-z]{4,})/.exec(label)?.[1]
        : undefined
    return noun && of ? [[of, noun] as const] : []
  })
  return all.map((one, n) => {
    const of =
      one.kind === 'money' && one.loose
        ? stuff.find(
            ([word]) =>
              new RegExp(`\\b${word}\\b[^,;.]*$`).test(one.label.slice(0, 40)) && !/\bd[eao] $/.test(one.label),
          )
        : undefined
    if (of && new RegExp(`^(?:[a-z]+ )?(?:o |a |do |da )?${of[0]}\\b`).test(one.label))
      return { ...one, unit: { ...one.unit, [of[1]]: -1 }, loose: false }
    const before = all[n - 1]
    if (
      one.unit.dia === 1 &&
      Object.keys(one.unit).length === 1 &&
      before?.kind === 'money' &&
      before.way === 'in' &&
      /^por\b/.test(one.label)
    )
      return { ...one, scenery: true }
    return one
  })
}

/** 'Rota de 148 km, 3 vezes por semana': so far each time. */
function ofTurns(all: readonly Quantity[]): Quantity[] {
  const turns = all.find(({ unit }) => unit.vez === 1)
  if (!turns) return [...all]
  const one = all
    .filter(({ kind, unit, at }) => kind !== 'share' && at < turns.at && Object.keys(unit).length === 1)
    .at(-1)
  return all.map((it) => (it === one ? { ...it, unit: { ...it.unit, vez: -1 }, loose: false } : it))
}

/** '410 a grama': of a kilo a thousand times as much. */
function ofSmall(next: string): number {
  const word = /^\s*(?:reais )?(?:a|o|por|cada) (grama|gramas|g|ml)\b/.exec(next)?.[1]
  return word ? Math.round(1 / (thingOf(word)?.factor ?? 1)) : 1
}
/** '680 das peças + 60 da montagem', 'uso 4 novelos de 17,50': as what stands before it. */
function wayLike(spot: Spot, before: Quantity | undefined, ofOne: boolean): Way {
  if (!before) return null
  if (before.kind === 'money') return /\+ ?$/.test(spot.near) ? before.way : null
  return before.kind === 'count' && ofOne && USES.test(before.label) ? 'out' : null
}
/** 'Cobro 35 por pessoa e cabe 12': so many of them. */
function seatsOf({ near, next }: Spot, before: Quantity | undefined): Unit | null {
  if (!/\bcab(?:e|em) $/.test(near) || thingAfter(next) || before?.kind !== 'money') return null
  const noun = Object.keys(before.unit).find((one) => before.unit[one] === -1 && !TIMES.has(one))
  return noun ? { [noun]: 1 } : null
}
/** Nouns of all that is counted, priced or asked for. */
function nounsOf(spots: readonly Spot[], asked: readonly string[]): ReadonlySet<string> {
  const nouns = new Set<string>(asked)
  for (const spot of spots) {
    const thing = thingAfter(spot.next)
    if (thing && !thing.of && spot.unit === '') nouns.add(thing.noun)
    for (const found of spot.next.matchAll(/\b(?:por|cada) ([a-z]{2,})/g)) {
      const noun = thingOf(found[1]!, true)?.noun
      if (noun) nouns.add(noun)
    }
  }
  return nouns
}

/** A number with what is known of it when its turn comes. */
interface Turn {
  n: number
  spot: Spot
  kind: Quantity['kind']
  thing: ReturnType<typeof thingAfter>
  /** The quantity before it in its sentence, and where that stands. */
  near: Quantity | undefined
  previousSpot: Spot | undefined
  scenery: boolean
  nouns: ReadonlySet<string>
  text: string
}

/** The noun that a number counts. */
function ownOf({ spot, kind, thing, near, text }: Turn): string | null {
  const km = thing === null && /^\s*(?:por|com 1|cada) litro\b/.test(spot.next) && /(?:\b|\d)km\b/.test(text)
  const listed = kind === 'count' && thing === null && near?.kind === 'count' && /(?:\be|,) ?$/.test(spot.near)
  if (listed) return Object.keys(near.unit).find((noun) => near.unit[noun] === 1) ?? null
  if (km) return 'km'
  return thing === null || /^(?:unidad|igual)$/.test(thing.noun) ? null : thing.noun
}

function factorOf({ spot, kind, thing }: Turn): number {
  if (kind !== 'money') return thing?.factor ?? 1
  // 'Pedágio de 9,80 na ida e na volta'
  return /^\s*(?:reais )?na ida e (?:outr[oa] )?na volta\b/.test(spot.next) ? 2 : ofSmall(spot.next)
}

/** 'Economizo quanto nessas 340?' */
const isAgain = ({ spot, kind, thing }: Turn, quantities: readonly Quantity[]) =>
  kind === 'count' &&
  thing === null &&
  /\b(?:n?ess[ae]s|dess[ae]s) $/.test(spot.near) &&
  quantities.some((one) => one.value === spot.value && one.kind === 'count')

/** 'Cobro 280 por 4 aulas': for all of them. */
const OF_SO_MANY = /^\s*(?:reais )?(?:por|pel[oa]s) \d+ (?!dias?\b|mes|semanas?\b|horas?\b)[a-z]+/
function quantityOf(turn: Turn): Quantity {
  const { n, spot, kind, thing, near, previousSpot, scenery, nouns, text } = turn
  const own = ownOf(turn)
  const money = kind === 'money'
  const factor = factorOf(turn)
  const rest = thing ? thing.rest : spot.next
  const { per, total } =
    kind === 'share'
      ? { per: new Set<string>(), total: false }
      : persOf(spot, rest, { previous: near, previousSpot: near ? previousSpot : undefined, nouns, own, money, text })
  // '35 quentinhas por dia a 20 reais': the price is of each, on whatever day.
  if (money && near?.kind === 'count' && [...per].some((noun) => near.unit[noun] === 1))
    for (const noun of [...per]) if (TIMES.has(noun) && near.unit[noun] === -1) per.delete(noun)
  const way = money
    ? wayOf(
        spot,
        near?.kind === 'money' && /^\s*(?:(?:,|e|mais|\+|ou)\s*)?[a-z ]{0,24}$/.test(spot.near) ? near.way : null,
      )
    : null
  const label = `${spot.near} ${spot.next}`.trim()
  return {
    id: `${money ? 'r' : kind === 'share' ? 'p' : 'n'}${n + 1}`,
    kind,
    value: spot.value * factor,
    scale: factor,
    unit: kind === 'share' ? {} : (seatsOf(spot, near) ?? unitOf(own, money, per)),
    way: way ?? (money ? wayLike(spot, near, per.size > 0) : null),
    share: kind === 'share' ? shareOf(spot) : null,
    label,
    clause: spot.clause,
    sentence: spot.sentence,
    at: spot.start,
    ...(scenery && { scenery }),
    ...(money && per.size === 0 && !total && !OF_SO_MANY.test(text.slice(spot.end, spot.end + 40)) && { loose: true }),
    ...(money && ANY_BILL.test(`${spot.near.slice(-40)}${spot.next.slice(0, 24)}`) && { bill: true }),
    ...(/^[a-z ]{0,24}\ba mais\b/.test(spot.next) && !money && { change: 1 as const }),
    ...(/\bperc?[do]\w* ?$|\bperder\w* ?$/.test(spot.near) && !money && kind === 'count' && { change: -1 as const }),
  }
}

/** The quantities of a message; null: there are too many, or one of them can't be told. */
export function readLedger(question: string, asked: readonly string[]): Ledger | null {
  const text = plainText(question)
  const spots = spotsOf(text)
  if (
    spots.length === 0 ||
    spots.length > MOST ||
    OTHER_LAW.test(EXTRA_HOURS.test(text) ? text.replace(/\bhoras? extras?\b/g, 'hora a mais') : text)
  )
    return null
  const nouns = nounsOf(spots, asked)
  const quantities: Quantity[] = []
  let previousSpot: Spot | undefined
  for (const [n, spot] of spots.entries()) {
    const said = text.slice(spot.start, spot.end)
    if (!(spot.value > 0)) continue
    const scenery = isScenery(spot, said, text)
    const previous = quantities.at(-1)
    const near = previous && previousSpot?.sentence === spot.sentence ? previous : undefined
    const kind = kindOf(spot, said, near?.kind ?? null)
    if (kind === null) {
      if (scenery) continue
      return null
    }
    const thing = kind === 'count' ? thingAfter(spot.next) : null
    const turn: Turn = { n, spot, kind, thing, near, previousSpot, scenery, nouns, text }
    if (isAgain(turn, quantities)) continue
    quantities.push(quantityOf(turn))
    previousSpot = spot
  }
  return { quantities: ofStuff(ofTurns(withFaces(withDrops(withBases(quantities, text), text), text))), text }
}
