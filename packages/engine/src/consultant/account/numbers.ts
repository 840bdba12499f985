import type { Account, Figure } from './account.ts'
import { nodeOf, worthOf } from './account.ts'
import { extended, figureOf, product, pull, sum, withValue } from './figures.ts'
import { countMeant, isNamed, isOtherShare, leafMeant, moneyMeant, type Said } from './leaf-meant.ts'
import { isOfOne, leftOfMany, movedLeaf, newLeaf, onLeaf, partOf, timeAsked, timesFigure, withAmount } from './ops.ts'
import { nounOf } from './said.ts'

/** A sum while a message is read. */
export interface State {
  now: Figure
  told: Figure
  newest: number | null
  /** A number of the sum was changed. */
  changed: boolean
  /** An earlier figure is spoken of again. */
  restored?: boolean
  /** So many times the figure. */
  many?: Said
}

export const APART =
  /\bquant[oa]s? (?:[a-z]+ ){0,4}?(?:a )?(?:mais|menos)\b|\bdiferenca\b|\bquanto (?:[a-z]+ ){0,3}(?:economiz|perc|perd|ganh)\w* (?:[a-z]+ ){0,3}(?:a mais|a menos|em relacao|de um|do que)|\b(?:a|de) (?:mais|menos) (?:que|do que)\b|\beconomizo\b|\babaixo d|\bacima d/

export const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-6
export const holds = (figure: Figure, { quantity: { value } }: Said) =>
  figure.leaves.some((leaf) => isSame(leaf.value, value))

const STRONG_SPLIT = /\b(?:somos|divid\w+|sociedade|rach\w+|repart\w+)\b/
const SPLITS =
  /\b(?:somos|divid\w+|soci[oa]s?|rach\w+|repart\w+|(?:pra|para|por) cada(?: um| uma| unidade)?\b|(?:fica |sai )?(?:qto|quanto) cada|cada (?:um|uma|unidade|parcela|vez)|parcel\w+|(?:em|de) \d+ (?:parcelas|vezes|x))/
const MOVES_DOWN =
  /\b(?:perc[oa]|perd\w+|menos|sai(?:r|rem|em)|falt(?:a|ar|arem)|quebr\w+|estrag\w+|vazi[oa]s?|cancel\w+|desist\w+|ca(?:ir|i|indo|irem)|baix\w+|diminu\w+|reduz\w+)\b[^\d]{0,18}$/
const MOVES_UP =
  /\b(?:mais|outr[oa]s|a mais|peg\w+ mais|contrat\w+ mais|sub\w+|aument\w+|cresc\w+|entr\w+ mais)\b[^\d]{0,14}$/
const AFTER_DOWN =
  /^\s*(?:reais |[a-z]+ )?(?:a menos|menos|vazi[oa]s?|falt\w+|quebr\w+|estrag\w+|sair\w*|sai\b|cancel\w+|desist\w+)/
const AFTER_UP = /^\s*(?:reais |[a-z]+ )?(?:a mais|mais)\b/
const SETS = /\b(?:pra|pro|para|por|em|a|for|fosse|forem|fossem|de) (?:uns |umas |r\$ ?|so )*$/
const ADDS =
  /\b(?:mais|bot\w+|coloc\w+|acrescent\w+|som\w+|inclu\w+|junt\w+|esquec\w+|faltou|tem (?:tambem|ainda)|tambem|pag(?:o|uei|ar|ando)|gast\w+|precis\w+|alem|frete|taxa|cust\w+|cobrou|cobra|peguei|compr\w+)\b/
const PUTS = /\b(?:mais|bot\w+|coloc\w+|acrescent\w+|som\w+|esquec\w+|faltou|tambem|alem)\b/
const TAKES = /\b(?:tir\w+|descont\w+|abat\w+|menos|deduz\w+|sai(?:u)?|come[mu]?|retir\w+)\b/
const COMES =
  /\b(?:receb\w+|fech\w+ (?:em|por)|cobr(?:o|ar|ei|asse)|vend\w+|pagou|pagaram|entr(?:a|ou)|ganh(?:o|ei) mais|gorjeta)\b/
const LEFT = /\b(?:sobr\w+|lucr\w+|ganho|fica|resta\w*|limpo|livre|rende)\b/
const EACH = /\b(?:cada|por (?:unidade|peca|pessoa|cabeca|dia|hora|um)|(?:em|pra) todos)\b/
export const CORRECTS =
  /\b(?:err\w+|engan\w+|na verdade|quis dizer|corrig\w+|nao e \d|e nao|em vez d[eoa]s?|alias|confundi)\b/

/** What each number of a message does to the sum. */
export function numbered(start: State, account: Account, text: string, all: readonly Said[]): State | 'unsure' | null {
  if (CORRECTS.test(text)) {
    // The number that was wrong may have moved since.
    for (const base of [start.now, ...account.past.toReversed()]) {
      const old = all.findLast((one) => holds(base, one))
      const now = all.find((one) => one !== old)
      if (!old || !now || all.length !== 2) continue
      const place = base.leaves.findIndex(({ value }) => isSame(value, old.quantity.value))
      return put({ ...start, now: base }, place, now)
    }
  }
  let state: State = dropped(start, text)
  for (let n = 0; n < all.length; n++) {
    const said = all[n]!
    if (holds(state.now, said)) continue
    if (APART.test(text) && account.past.some((figure) => holds(figure, said))) continue
    const next = all[n + 1]
    const counted = state.now.leaves.some(({ noun }) => noun !== '' && noun === said.quantity.noun)
    const pair = next && !counted ? pairOf(said, next) : null
    const step = pair ? amount(state, pair.said, text, pair) : oneNumber(state, said, text)
    if (step === null) return 'unsure'
    if (pair) n++
    state = step
  }
  return state === start ? null : state
}

export const droppedOnly = (state: State, text: string): State | null => {
  const next = dropped(state, text)
  return next === state ? null : next
}
const DROPS = /\b(?:tir(?:ar|o|asse|ando)|sem|cort(?:ar|o|asse|ando)) (?:[oa]s? )?([a-z]{4,})(?! de \d)/
/** 'Se eu tirar o álbum': the sum without what is named. */
function dropped(state: State, text: string): State {
  const word = DROPS.exec(text)?.[1]
  const places = state.now.leaves.flatMap(({ words, kind }, n) =>
    word && kind === 'money' && words.includes(` ${word} `) ? [n] : [],
  )
  const node = nodeOf(state.now)
  if (node.kind !== 'sum' || places.length === 0) return state
  // The word may stand beside two numbers: it names the one before it.
  const place =
    places.find((n) => new RegExp(`${word} (?:de |d[ao] |por |a )?\\W*\\d`).test(state.now.leaves[n]!.words)) ??
    places[0]!
  const parts = node.parts.filter((part) => !(part.node.kind === 'slot' && part.node.slot === place))
  if (parts.length === node.parts.length || parts.length < 2) return state
  const now = figureOf(state.now, { kind: 'sum', parts }, state.now.leaves)
  return { now, told: now, newest: null, changed: true }
}

/** 'E se eu gastar 55?' where thousands are spoken of. */
function inScale({ quantity: { value, unit } }: Said, before: number): number {
  const thousands = value * 1_000
  return unit === 'bare' && value < 1_000 && before >= 5_000 && thousands <= before * 5 && thousands >= before / 5
    ? thousands
    : value
}

const put = (state: State, place: number, said: Said): State => {
  const { noun } = said.quantity
  const now = withValue(state.now, place, inScale(said, state.now.leaves[place]!.value), noun ? { noun } : {})
  return { now, told: now, newest: place, changed: true }
}

/** '2 lavador de 2.100', '8 dia a 140', '120 pra cada uma das 2 ajudantes' */
function pairOf(one: Said, two: Said): { said: Said; many: Said } | null {
  if ([one, two].some(({ quantity }) => quantity.unit === 'part')) return null
  const isMany = ({ quantity: { unit, noun } }: Said) => (unit === 'count' || unit === 'time') && noun !== ''
  if (isMany(one) && !isMany(two) && /\b(?:de|a|por|com)\s*(?:r\$ ?)?$/.test(two.before))
    return { said: two, many: one }
  if (isMany(two) && !isMany(one) && /\bcada\b|\bpra (?:[oa]s|meus|minhas)\b/.test(two.before))
    return { said: one, many: two }
  return null
}

/** Something more is paid or comes in. */
function amount(state: State, said: Said, text: string, pair?: { many: Said }): State | null {
  const { told } = state
  const takes = TAKES.test(said.before) || TAKES.test(text)
  const comes = COMES.test(said.before) && !/\bme cobr/.test(said.before)
  const leaf = newLeaf(said, 'money')
  // What is sold for so much, of what it was found to cost.
  if (!told.gain && told.kind === 'money' && comes && LEFT.test(text) && leaf.value > worthOf(told)) {
    const next = extended(told, leaf, (node, price) => sum(price, node, false), { gain: true })
    return { now: next, told: next, newest: null, changed: false }
  }
  if (pair) {
    const many = newLeaf(pair.many, 'count')
    const place = told.leaves.length
    const up = !takes && told.gain === comes
    const both = extended(told, leaf, (node, one) => node && sum(node, one, up))
    const next = extended(both, many, (_, count) =>
      sum(nodeOf(told), product({ kind: 'slot', slot: place, part: false }, count), up),
    )
    return { now: next, told: next, newest: null, changed: false }
  }
  const up = !takes && (comes || !told.gain)
  const each = manyOf(told, `${said.before.slice(-20)} # ${said.after}`)
  const next = withAmount(told, leaf, { each, up: told.kind === 'count' ? true : up })
  return next && { now: next, told: next, newest: null, changed: false }
}

/** Of which counted things the cost is one of each: 'por dia pra cada um'; null: of none. */
function manyOf(figure: Figure, words: string): number[] | null {
  const named = [...words.matchAll(/\b(?:cada|por) ([a-z]{3,})/g)].flatMap((hit) => {
    const noun = nounOf(hit[1]!)
    const place = figure.leaves.findIndex((leaf) => noun !== '' && leaf.kind === 'count' && leaf.noun === noun)
    return place >= 0 ? [place] : []
  })
  const people = /\b(?:cada|pra cada|por) (?:um|uma|unidade|pessoa|cabeca)\b|\bcada\W*$/.test(words)
  const count =
    people || (named.length === 0 && EACH.test(words) && /\bcada\b/.test(words)) ? countMeant('', figure) : null
  const all = [...new Set([...named, ...(count === null || pull(figure, count) === 0 ? [] : [count])])]
  return all.length > 0 ? all : null
}

/** What is plain of a number by itself. */
interface Plain {
  ofWhat: boolean
  instalment: boolean
  paid: boolean
  isAmount: boolean
  isThing: boolean
  sets: boolean
}
function plainOf({ quantity, before, after }: Said, text: string): Plain {
  // '150 da barraca' is money, and so is what one instalment is.
  const ofWhat = quantity.unit === 'bare' && /^\s*(?:reais )?(?:d[aeo]s?|pr[ao]) /.test(after)
  const instalment = /\bparcelas? de (?:r\$ ?)?$/.test(before)
  const paid = ofWhat || instalment || ((ADDS.test(before) || TAKES.test(before)) && !STRONG_SPLIT.test(text))
  return {
    ofWhat,
    instalment,
    paid,
    isAmount: quantity.unit === 'money' || (quantity.unit === 'bare' && (paid || !SPLITS.test(text))),
    isThing: quantity.unit === 'count' || quantity.unit === 'bare' || quantity.unit === 'time',
    sets: SETS.test(before),
  }
}

/** Among so many it is shared, or for each of so many; undefined: it isn't. */
function shared(state: State, said: Said, text: string, plain: Plain): State | null | undefined {
  const { quantity, before } = said
  if (isPerOwn(said, text)) {
    const count = /\bem cada\b/.test(text) ? countMeant('', state.now) : null
    const per = split(state, said)
    if (count === null) return /\bem cada\b/.test(text) ? null : per
    const told = extended(per.told, state.now.leaves[count]!, (node, many) => product(node, many, false))
    return { ...per, now: told, told }
  }
  const own = state.now.leaves.findIndex(({ noun }) => noun !== '' && noun === quantity.noun)
  if (own >= 0 && /^parcel/.test(quantity.noun)) return put(state, own, said)
  if (STRONG_SPLIT.test(text) && Number.isInteger(quantity.value) && !plain.ofWhat) return split(state, said)
  if (
    SPLITS.test(text) &&
    plain.isThing &&
    !plain.paid &&
    (!plain.sets || /\bem $/.test(before)) &&
    !(quantity.unit === 'bare' && quantity.value > 60)
  )
    return split(state, said)
  return undefined
}

/** So many more or fewer, or a price that goes up by so much. */
function movedBy(state: State, said: Said, plain: Plain): State | null | undefined {
  const { quantity, before, after } = said
  const { sets, isThing, isAmount, ofWhat } = plain
  const down = MOVES_DOWN.test(before) || AFTER_DOWN.test(after)
  const up = (MOVES_UP.test(before) && !ADDS.test(before.replace(/\b(?:peg\w+ )?mais\b/g, ''))) || AFTER_UP.test(after)
  if (!sets && (down || up) && isThing && !(ofWhat && !down) && quantity.unit !== 'time') {
    const place = countMeant(quantity.noun, state.now)
    const leaf = place === null ? null : state.now.leaves[place]!
    const fits = leaf !== null && (up || leaf.value > quantity.value) && quantity.value < leaf.value * 2
    const named = quantity.unit === 'count' || down || !/\b(?:sub|aument|baix)/.test(before)
    if (fits && named && !(up && isAmount && quantity.unit !== 'bare' && !AFTER_UP.test(after)))
      return moved(state, said, place!, up && !down)
  }
  if (!sets && (up || down) && isAmount && /\b(?:sub|aument|baix|reajust|ca[ií]r?)\w*\b/.test(before)) {
    const place = moneyMeant(said, state.now)
    return place === null ? null : moved(state, said, place, !/\bbaix|\bcai/.test(before))
  }
  return undefined
}

function oneNumber(state: State, said: Said, text: string): State | null {
  const { quantity, before, after } = said
  if (quantity.unit === 'part') return shareNumber(state, said, text)
  const plain = plainOf(said, text)
  const { isAmount, isThing, instalment } = plain
  const among = shared(state, said, text, plain)
  if (among !== undefined) return among
  const by = movedBy(state, said, plain)
  if (by !== undefined) return by
  const income = COMES.test(before) && state.told.gain && leafMeant(said, state.now, state.newest)
  if (typeof income === 'number' && pull(state.now, income) > 0 && state.now.leaves[income]!.kind === 'money')
    return put(state, income, said)
  if (/\b(?:lote|pedido|encomenda) de (?:uns |umas )?$/.test(before)) return multiplied(state, said, text)
  const price = COMES.test(before) && LEFT.test(text) && !/\bme cobr/.test(before)
  if (price && !state.told.gain && state.told.kind === 'money' && quantity.value > worthOf(state.told))
    return amount(state, said, text)
  const left = state.told.kind === 'count' && LEFT.test(text) && isThing ? leftOfMany(state.told, said) : null
  if (left) return { now: left, told: left, newest: null, changed: false }
  if (quantity.unit === 'count' && MANY_BARE.test(before) && isOfOne(state.told, quantity.noun))
    return multiplied(state, said, text)
  const meant = leafMeant(said, state.now, state.newest)
  const adds =
    isAmount &&
    (ADDS.test(before) || ADDS.test(after.slice(0, 12)) || TAKES.test(text) || (COMES.test(before) && LEFT.test(text)))
  // 'Se eu gastar 55', where 57 are spent: not 55 more.
  if (typeof meant === 'number' && isNamed(said, state.now, meant) && !PUTS.test(before) && !TAKES.test(text))
    return put(state, meant, said)
  if (adds && (!SETS.test(before) || instalment)) return amount(state, said, text)
  if (adds && /\b(?:frete|taxa|esquec\w+|mais|bot\w+) (?:[a-z]+ )*(?:de|por) (?:r\$ ?)?$/.test(before))
    return amount(state, said, text)
  // A number without a word of its own takes a place only where she says that it does.
  if (typeof meant === 'number' && (isNamed(said, state.now, meant) || SETS.test(before) || PUTS.test(before)))
    return put(state, meant, said)
  if (adds) return amount(state, said, text)
  if (meant !== null) return null
  // So many of what the figure is one of.
  return isThing && quantity.value > 1 && state.told.kind !== 'share' ? multiplied(state, said, text) : null
}

/** What is told says how it came; the next message finds the number as it is now. */
function moved(state: State, said: Said, place: number, up: boolean): State {
  const value = state.now.leaves[place]!.value + (up ? 1 : -1) * said.quantity.value
  return {
    now: withValue(state.now, place, value),
    told: movedLeaf(state.now, said, place, up),
    newest: place,
    changed: true,
  }
}

/** 'Isso dá quantos por dia, abrindo 22 dias?', '28 horas, sai a quanto a hora?' */
function isPerOwn({ quantity: { noun, unit } }: Said, text: string): boolean {
  if (noun === '' || unit === 'bare') return false
  const asked = /(?<!\d )(?<!\d [a-z]{3,} )\b(?:por|cada|a|minha|pra cada|de) ([a-z]{3,})(?=[^a-z]|$)/g
  return [...text.matchAll(asked)].some((hit) => !/^\d/.test(hit[1]!) && nounOf(hit[1]!) === noun)
}

function split(state: State, said: Said): State {
  const told = timesFigure(state.told, said, false)
  return { now: told, told, newest: null, changed: false }
}

const MANY_ONLY =
  /\b(?:forem|fossem|com|fac[oa]|fizer|fazendo|vend\w+|(?:lote|pedido|encomenda) de|atend\w+) (?:uns |umas )?$/
export const MANY_BARE = /\b(?:forem|fossem|com|fac[oa]|fizer|fazendo|vend\w+|em|lote de|pra|atend\w+) (?:uns |umas )?$/
function multiplied(state: State, said: Said, text: string): State | null {
  const { noun, unit } = said.quantity
  if (unit === 'bare' && !MANY_ONLY.test(said.before)) return null
  if (/\bparcel/.test(noun)) return null
  const time = /^(?:dia|seman|mes|ano)/.exec(noun)?.[0].slice(0, 3)
  if (time && state.told.time && state.told.time.slice(0, 3) !== time) return null
  const told: Figure = {
    ...timesFigure(state.told, said, true),
    time: timeAsked(text) ?? (time ? null : state.told.time),
  }
  return { now: told, told, newest: null, changed: false, many: said }
}

const ON_TOP = /\bem cima\b|\bde lucro\b|\bacrescim|\bmarkup\b/
function shareNumber(state: State, said: Said, text: string): State | null {
  const { before, after } = said
  const own = state.now.leaves.flatMap(({ kind }, place) => (kind === 'share' ? [place] : []))
  const anew = /\b(?:diss[oe]|dess[ea]|do total|do lucro|em cima d[oae]|esse valor)\b/.test(after)
  if (own.length > 0 && !anew && /\b(?:sub|aument|reajust|baix)\w* (?:mais |uns )*$/.test(before)) return null
  if (own.length > 0 && !anew) {
    const meant = leafMeant(said, state.now, state.newest)
    if (typeof meant === 'number') {
      if (!isOtherShare(said, state.now.leaves[meant]!)) return put(state, meant, said)
    } else if (meant === 'two') return null
  }
  const tell = (told: Figure, changed = false): State => ({ now: told, told, newest: null, changed })
  if (ON_TOP.test(after) && !state.told.gain && !/\bem cima d[oa] q/.test(after))
    return tell(partOf(state.told, said, 'top'))
  if (/\bmargem\b/.test(`${before} ${after}`) && !state.told.gain) return tell(partOf(state.told, said, 'within'))
  const up = /\b(?:sub|aument|reajust)\w*/.test(before) || AFTER_UP.test(after)
  const discount = /\bdescont|\babat/.test(`${before} ${after}`)
  const fee = /\bimpost|\bmaquin|\btaxa|\bcomiss/.test(`${before} ${after}`)
  // How much of the cost goes with what is sold, nobody said.
  if (up && /\bvend/.test(before)) return null
  if (up || discount || (fee && state.told.gain)) {
    const place = moneyMeant(up ? said : { ...said, before: 'preco', after: '' }, state.now)
    if (place !== null && state.now.gain) return tell(onLeaf(state.now, said, place, up), true)
    if (up) return place === null ? null : tell(onLeaf(state.now, said, place, true), true)
    return discount ? tell(partOf(state.told, said, 'off')) : null
  }
  const leaves = LEFT.test(text) || /\b(?:tir|descont)\w*\b/.test(before) || /\bcai\b|\breceb/.test(text)
  if (!leaves && !anew && !/\bquant|\bqual\b/.test(text)) return null
  const told = partOf(state.told, said, leaves ? 'off' : 'of')
  return leaves ? tell(told) : { ...state, told }
}
