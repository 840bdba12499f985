import { joined, MONEY, renamed, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES, WORKER } from '#src/consultant/composed/words.ts'
import { SERVED } from '#src/quantities/words.data.ts'
import type { Asked } from './asked.ts'
import type { Modifier, Quantity } from './quantity.ts'

const isThing = (noun: string) => noun !== MONEY && noun !== SOME && !TIMES.has(noun) && !SIZES.has(noun)
const OF_ONE =
  /\b(?:(?:re)?vend(?:o|e|emos|endo|ia|er|i)|cobr(?:o|a|amos|ando|ar|ei)|preco|mensalidades?|plano|ticket|aula|sessao|consulta|ingresso|assinatura|tabela|visita|alugo|granel|oferec(?:o|emos)|corte|passagem|corrida|subir|for|por|diaria|paga|pagam|pagando)\b/
const OF_ALL =
  /\b(?:fatur\w+|entr(?:a|ou|am)|no total|ao todo|mes passado|ja vendi|frete (?:pra|de|para)|deu|receb(?:i|o)|lote|pedido de|contrato de|obra)\b/
/** What takes place once for each client. */
const OCCASION =
  /^(?:festa|locaca|event|alugue|viagen|entrega|corrida|visita|diaria|servic|pedid|atendiment|sessa|aula|consult|cort|procediment|chamad)$/
const ONCE = '1'
/** A price for all of it. */
const AGREED = /\b(?:fechei|fechamos|combinei|combinamos|acertei|orcei) (?:tudo )?(?:por|em)\b/
const USED_UP = /\b(?:uso|usa|usei|usamos|gasto|gasta|leva|preciso de)(?: (?:de|com|uns|umas))? {2}/
const labelsOf = (all: readonly Quantity[], noun: string) =>
  all.flatMap(({ kind, unit, label }) => (kind === 'count' && unit[noun] === 1 ? [label] : [])).join(' · ')
const TRIP = /^(?:said|saida|viagen|passei|passeio|volta|excursa)$/
const FOR_ALL =
  /\b(?:cobrei|fechei|combinei|acertei|orcei|pediram|deu) (?:tudo |por |em )?(?:r\$ ?)?(?:instalad|mont|$)|\b(?:cobrei|fechei|combinei|acertei) /
/** What one uses up: 'gasta 2 litros' */
const USED = /\b(?:gasta|gasto|leva|usa|uso|vai|come|consome)(?: (?:de|com))? \d/

/** The quantities by what they are of, once it is known what the sum is about. */
export interface Prepared {
  money: readonly Quantity[]
  counts: readonly Quantity[]
  shares: readonly Quantity[]
  /** What is sold or made: the noun that nobody need name. */
  main: string
  rename: (unit: Unit) => Unit
}

const upOf = (all: readonly Quantity[]) =>
  new Set(
    all.flatMap(({ unit, kind }) => (kind === 'count' ? Object.keys(unit).filter((noun) => unit[noun] === 1) : [])),
  )
const downOf = (all: readonly Quantity[]) =>
  new Set(all.flatMap(({ unit }) => Object.keys(unit).filter((noun) => unit[noun] === -1 && !TIMES.has(noun))))

/** Nouns that what is sold may have, the surest first. */
export function mainsOf(all: readonly Quantity[], asked: Asked): string[] {
  const own = all.filter(({ scenery }) => !scenery)
  const named = (noun: string | null | undefined): string[] =>
    noun && noun !== SOME && noun !== 'tempo' && !TIMES.has(noun) ? [noun] : []
  const prices = own
    .filter(({ kind, way }) => kind === 'money' && way === 'in')
    .flatMap(({ unit }) => Object.keys(unit).filter((noun) => unit[noun] === -1 && !TIMES.has(noun) && noun !== SOME))
  // What is used up is not what is sold: '4 novelos de 17,50'.
  const stuff = new Set(
    own.flatMap(({ kind, way, unit }) =>
      kind === 'money' && way === 'out'
        ? Object.keys(unit).filter(
            (noun) => unit[noun] === -1 && (WORKER.test(noun) || USED_UP.test(labelsOf(own, noun))),
          )
        : [],
    ),
  )
  const counted = [...upOf(own)].filter((noun) => noun !== SOME && !TIMES.has(noun) && !stuff.has(noun))
  const all2 = [
    ...new Set([
      ...named(asked.one),
      ...named(asked.wish === 'even' || asked.wish === 'many' ? asked.thing : null),
      ...prices,
      ...counted,
      ...[...downOf(own)].filter((noun) => noun !== SOME && !stuff.has(noun)),
    ]),
  ]
  const unnamed = own.some(({ unit, kind }) => kind === 'count' && unit[SOME] === 1)
  // 'Em cada uma', where only freezers are counted.
  return all2.length === 0 || (asked.one === SOME && !unnamed && !asked.compares) ? [...all2, SOME] : all2
}

/** `single`: all is said of one of what is sold, so it needn't be named. */
export function prepare(all: readonly Quantity[], asked: Asked, main: string, single: boolean): Prepared {
  const own = ofMonth(
    all.filter(({ scenery }) => !scenery),
    asked,
  )
  const alias = aliasesOf(own, asked, main)
  const dropped = droppedOf(own, asked)
  const rename = (unit: Unit): Unit =>
    renamed(unit, (noun) => {
      const name = alias.get(noun) ?? noun
      return name === ONCE || noun === dropped || (single && name === main) ? null : name
    })
  const inWay = withWays(own, asked)
  const placed = single
    ? inWay.map((one): Quantity => ({ ...one, unit: rename(one.unit) }))
    : withEach(inWay, asked, main, rename)
  return {
    money: placed.filter(({ kind }) => kind === 'money'),
    counts: placed.filter(({ kind }) => kind === 'count'),
    shares: placed.filter(({ kind }) => kind === 'share'),
    main,
    rename,
  }
}

/** '55 por dia, 22 dias: quanto no mês?': the days of a month, where a month is asked for and never named. */
function ofMonth(own: readonly Quantity[], { time }: Asked): Quantity[] {
  const spans = own.filter(
    ({ unit, kind }) => kind === 'count' && TIMES.has(Object.keys(unit)[0]!) && Object.keys(unit).length === 1,
  )
  const [span] = spans
  const within = time === 'mes' ? ['dia', 'semana'] : time === 'semana' ? ['dia'] : []
  return span &&
    spans.length === 1 &&
    time &&
    within.includes(Object.keys(span.unit)[0]!) &&
    !own.some(({ unit }) => time in unit)
    ? own.map((one) => (one === span ? { ...one, unit: { ...one.unit, [time]: -1 } } : one))
    : [...own]
}

/** A cost below the price, said of what holds each one. */
function isSmallCost(own: readonly Quantity[], noun: string): boolean {
  const price = own.filter(({ kind, way }) => kind === 'money' && way === 'in')
  const of = own.filter(({ unit }) => unit[noun] === -1)
  return price.length === 1 && of.length === 1 && of[0]!.way === 'out' && of[0]!.value < price[0]!.value
}

/** Nouns that stand for what is sold, or for once. */
function aliasesOf(own: readonly Quantity[], asked: Asked, main: string): ReadonlyMap<string, string> {
  const counted = upOf(own)
  const priced = downOf(own)
  const alias = new Map<string, string>([[SOME, main]])
  const apart = (noun: string) => own.some(({ unit }) => noun in unit && main in unit)
  const alike = (noun: string) => noun === main || ((SERVED.test(noun) || OCCASION.test(noun)) && !apart(noun))
  for (const noun of priced)
    if (noun !== main && !counted.has(noun) && isThing(noun) && asked.one !== noun && alike(noun) && alike(main))
      alias.set(noun, main)
  for (const noun of counted)
    if (noun !== main && !counted.has(main) && isThing(noun) && alike(noun) && (alike(main) || main === SOME))
      alias.set(noun, main)
  // 'O copo 0,30', of each that is sold and never named.
  if (main === SOME)
    for (const noun of priced)
      if (!counted.has(noun) && isThing(noun) && asked.one !== noun && !alias.has(noun) && isSmallCost(own, noun))
        alias.set(noun, main)
  // 'Quantas viagens?', where a load is what the truck takes.
  if (asked.wish === 'many' && main === asked.thing && !counted.has(main) && !priced.has(main)) {
    const others = [...priced].filter((noun) => isThing(noun) && !counted.has(noun))
    if (others.length === 1) alias.set(others[0]!, main)
  }
  // Once, where it is never said how often.
  for (const noun of priced)
    if (
      OCCASION.test(noun) &&
      noun !== main &&
      !alias.has(noun) &&
      !counted.has(noun) &&
      asked.one !== noun &&
      asked.thing !== noun &&
      asked.compares
    )
      alias.set(noun, ONCE)
  // 'Cada saída gasto 145': the people of one outing pay for it.
  for (const noun of priced)
    if (
      asked.wish === 'even' &&
      TRIP.test(noun) &&
      noun !== main &&
      noun !== asked.thing &&
      !counted.has(noun) &&
      !alias.has(noun)
    )
      alias.set(noun, ONCE)
  return alias
}

/** A month that everything is said of needn't be said. */
function droppedOf(own: readonly Quantity[], asked: Asked): string | null {
  const power = (time: string, sign: 1 | -1) => own.some(({ unit }) => unit[time] === sign)
  const timed = [...TIMES].some((time) => power(time, 1) || power(time, -1))
  const free = ['ano', 'mes', 'semana', 'dia'].find(
    (time) => power(time, 1) || power(time, -1) || (asked.time === time && !timed),
  )
  return free && !power(free, 1) && asked.thing !== free && asked.wish !== 'payback' && asked.thing !== 'tempo'
    ? free
    : null
}

const isPrice = ({ way, loose, label }: Quantity) =>
  (way === 'in' || way === null) && loose === true && OF_ONE.test(label) && !OF_ALL.test(label) && !AGREED.test(label)

/** 'Barraca 120', and what it is called when it comes in. */
const BILLED =
  /^(?:e |mais |fora )?(?:o |a |os |as |minha |meu )?[a-z]{4,}(?: d[aeo] [a-z]+)?(?:$| {2}(?:\W|$|por mes|quanto))/
const TAKEN_IN =
  /\b(?:pix|dinheiro|cartao|credito|debito|gorjetas?|caixinha|sinal|entrada|bonus|vendas?|meta|total|preco|valor|fiado|encomendas?|balcao|delivery|lucro|sobra\w*)\b/

/** 'Pacote de festa 2.500, custa 1.400 pra fazer': what comes in, where all else goes out of it. */
function wholeOf(own: readonly Quantity[], asked: Asked): Quantity | undefined {
  const outs = own.filter(({ kind, way }) => kind === 'money' && way === 'out')
  const [one, ...more] = own.filter(({ kind, way }) => kind === 'money' && way === null)
  if (!one || more.length > 0 || outs.length === 0 || asked.compares || asked.wish !== 'left') return undefined
  const asMany = outs.every(({ unit }) => Object.keys(unit).length === Object.keys(one.unit).length)
  return asMany && one.value > outs.reduce((sum, { value }) => sum + value, 0) ? one : undefined
}

/** Whether reais come in or go out, where it is the others that tell. */
function withWays(own: readonly Quantity[], asked: Asked): Quantity[] {
  const counted = upOf(own)
  const priceOf = Math.max(
    0,
    ...own.filter(({ kind, way }) => kind === 'money' && way === 'in').map(({ value }) => value),
  )
  const comes = own.some(({ kind, way }) => kind === 'money' && (way === 'in' || way === 'keep'))
  const unsaid = own.filter(
    ({ kind, way, unit }) =>
      kind === 'money' &&
      way === null &&
      Object.keys(unit).some(
        (noun) => unit[noun] === -1 && (counted.has(noun) || noun === asked.thing) && !TIMES.has(noun),
      ),
  )
  // '200 números a 10', where nothing else comes in.
  const sold =
    !comes && !asked.compares && unsaid.length === 1 && (asked.wish === 'left' || asked.wish === 'even')
      ? unsaid[0]
      : undefined
  // 'Ferradura e cravo 38', beside a price of 120
  const fixed = own.some(({ kind, way, label }) => kind === 'money' && way === 'in' && AGREED.test(label))
  const spent = ({ kind, way, loose, value, label }: Quantity) =>
    kind === 'money' &&
    way === null &&
    (loose === true || fixed) &&
    value < priceOf &&
    (asked.wish === 'left' || asked.wish === 'even') &&
    !OF_ONE.test(label)
  // 'Gasto 14 de cada, barraca 120': named as what is spent is, in a list after it.
  const listed = ({ kind, way, label, at }: Quantity) =>
    kind === 'money' &&
    way === null &&
    (asked.wish === 'left' || asked.wish === 'cost') &&
    comes &&
    BILLED.test(label) &&
    !TAKEN_IN.test(label) &&
    own.some((one) => one.kind === 'money' && one.way === 'out' && one.at < at)
  const whole = comes ? undefined : wholeOf(own, asked)
  return own.map((one) =>
    one === sold || one === whole
      ? { ...one, way: 'in' as const }
      : spent(one) || listed(one)
        ? { ...one, way: 'out' as const }
        : one.kind === 'money' && one.way === null && isPrice(one)
          ? { ...one, way: 'in' as const }
          : one,
  )
}

/** '2 litros', where it is one that uses them. */
const isUsed = ({ kind, unit, label }: Quantity) =>
  kind === 'count' &&
  Object.keys(unit).length === 1 &&
  SIZES.has(Object.keys(unit)[0]!) &&
  USED.test(`${label.slice(0, 30)} 1`)

/** What is said of one of what is sold without naming it. */
function withEach(inWay: readonly Quantity[], asked: Asked, main: string, rename: Prepared['rename']): Quantity[] {
  const prices = inWay.filter(({ kind, way }) => kind === 'money' && way === 'in')
  const hasPrice = prices.some((one) =>
    one.loose ? isPrice(one) && !(SIZES.has(main) && FOR_ALL.test(one.label)) : rename(one.unit)[main] === -1,
  )
  const most = Math.max(0, ...prices.map(({ value }) => value))
  const counts = inWay.some(({ kind, unit }) => kind === 'count' && (unit[main] === 1 || unit[SOME] === 1))
  const sum = inWay
    .filter(({ kind, way, loose, bill, value }) => kind === 'money' && way === 'out' && loose && !bill && value < most)
    .reduce((all, { value }) => all + value, 0)
  return inWay.map((one): Quantity => {
    const { kind, way, value, bill, loose, label } = one
    let unit = rename(one.unit)
    const each = () => {
      if (!(main in unit)) unit = joined(unit, { [main]: 1 }, -1)
    }
    if (kind === 'money' && loose) {
      // '980 instalado' is of the whole of it, not of a square metre.
      if (isPrice(one) && !(SIZES.has(main) && FOR_ALL.test(label))) each()
      else if (way === 'keep' && asked.wish !== 'percent' && !bill) each()
      else if (way === 'out' && !bill && hasPrice && value < most && sum < most * 1.2) each()
      else if (
        way === 'out' &&
        !bill &&
        prices.length === 0 &&
        asked.one !== null &&
        !counts &&
        asked.wish !== 'payback'
      )
        each()
    }
    if (hasPrice && counts && isUsed(one)) each()
    return { ...one, unit }
  })
}

/** Puts a per cent on the count or the reais that stand nearest before it (or after, where none does). */
export function withShares(prepared: Prepared): Prepared & { rates: readonly Quantity[] } {
  const rates: Quantity[] = []
  let { money, counts } = prepared
  const put = (list: readonly Quantity[], on: Quantity, mod: Modifier) =>
    list.map((one) => (one.id === on.id ? { ...one, mods: [...(one.mods ?? []), mod] } : one))
  for (const by of prepared.shares) {
    const near = (list: readonly Quantity[]) => [...list].sort((a, b) => distance(a, by) - distance(b, by))[0]
    const onCount = (kind: Modifier['kind']): boolean => {
      const on = near(counts)
      if (on) counts = put(counts, on, { kind, by })
      return on !== undefined
    }
    const onMoney = (kind: Modifier['kind']): boolean => {
      const on = near(money)
      if (on) money = put(money, on, { kind, by })
      return on !== undefined
    }
    // What is taken off is taken off a price.
    const onPrice = (): boolean => {
      const on = near(money.filter(({ way }) => way !== 'out')) ?? near(money)
      if (on) money = put(money, on, { kind: 'less', by })
      return on !== undefined
    }
    const done =
      by.share === 'loss'
        ? onCount('less')
        : by.share === 'use'
          ? onCount('of')
          : by.share === 'off'
            ? onPrice()
            : by.share === 'more'
              ? near([...counts, ...money])?.kind === 'count'
                ? onCount('more')
                : onMoney('more')
              : false
    if (!done) rates.push(by)
  }
  return { ...prepared, money, counts, rates }
}

const distance = (one: Quantity, by: Quantity) =>
  Math.abs(one.clause - by.clause) * 100 + (one.at > by.at ? 30 : 0) + Math.abs(one.at - by.at) / 1_000
