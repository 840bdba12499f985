import { plainText, type Spot, spotsOf } from '#src/consultant/flows/text.ts'
import { type Estimate, type Line, MOST_LINES } from './estimate.ts'

const ASKS = /\b(?:quanto|qto|qual)\b/
const WHOLE =
  /\b(?:orcamento|total|tudo|ao todo|por tudo|inteir[oa]|tod[oa])\b|\bquanto (?:que )?(?:isso )?(?:da|deu|fica|ficou|sai|vai dar|vai ficar)(?: isso)?\s*\??$/
/** What is taken away, earned or paid in part. */
const NO_LINES =
  /%|\b(?:vend\w+|fatur\w+|lucr\w+|sobr\w+|ganh\w+|receb\w+|entr(?:a|ou|am|ada)|sinal|adiant\w+|falt\w+|devol\w+|troco|descont\w+|menos|tirando|perd\w+|margem|juros|parcel\w+|cobro|cobrei|comissao|imposto|por (?:mes|dia|semana|hora)|media|cada pessoa|dividi\w*|quant[oa]s|diferenca|estoque|rende\w*|fiado)\b/
/** '3 horas a 90' beside what else goes into a job: all of it is asked for. */
const JOB =
  /\bquanto (?:que )?(?:isso |eu )?(?:da|deu|fica|ficou|sai|vai dar|vai ficar|vai sair|cobro|cobrar|passo|fecho)\b|\bpor quanto (?:eu )?(?:faco|fecho|cobro)\b/
const BY_THE_HOUR = /\b(?:por|a) hora\b/g
const LABOUR =
  /\bquanto (?:eu )?cobro\b|\bcobro (?=(?:r\$ ?)?[\d.,]+ (?:reais )?(?:d[ae]|pela) (?:minha )?mao de obra\b)/g

/** One of many: 'metros' is 'metro'. */
export const stemOf = (word: string) => word.replace(/(?:s)$/, '')
const NAMED = '([a-z]{3,}(?: de (?!\\d)[a-z]{3,})?)'
const OWN = '(?:(?:a|o|minha|meu|minhas|meus|as|os) )?'
/** '180 de espuma', '350 da minha mão de obra' */
const NAME_AFTER = new RegExp(`^ ?(?:reais )?(?:d[aeo]s?|pr[ao]|em|com|pel[ao]) ${OWN}${NAMED}`)
/** 'Espuma 180', 'mão de obra fica 350' */
const NAME_BEFORE = new RegExp(
  `(?:^|^.* (?:e|se|mais|que|com)) ?${OWN}${NAMED}(?: (?:e|eh|de|por|pra|a|for|fosse|fica|ficou|custa|sai|foi|subiu|passou|baixou|caiu))* ?(?:r\\$ ?)?$`,
)
const COUNTED = /^ ?([a-z]{2,}|m[23]|h)(?: de ([a-z]{3,}))?\b/
const NO_UNIT =
  /^(?:reais|real|mil|conto|dias?|mes|meses|anos?|horas?|vezes|parcelas?|x|d[aeo]s?|por|pra|pro|com|em|a|o|e|que)$/
const AT = /(?:^| )(?:a|por) ?(?:r\$ ?)?$/
const EACH = /^ ?(?:reais )?(?:o|a|cada|por|pel[oa]) (?!mais\b|com\b|n[oa]\b)([a-z]{2,}|m[23])/
/** '320 cada e' */
const BARE_EACH = /^ ?(?:reais )?cada\b/
const isBare = ({ unit, scale }: Spot) => unit === '' && scale === 1

const nameAfter = ({ next }: Spot) => NAME_AFTER.exec(next)?.[1]
const nameBefore = ({ near }: Spot) => NAME_BEFORE.exec(near)?.[1]
/** Of what a price is: 'o metro', 'cada unidade'. */
export const priceOf = ({ next }: Spot): string | undefined => {
  const word = EACH.exec(next)?.[1]
  if (word !== undefined) return stemOf(word)
  return BARE_EACH.test(next) ? 'unidade' : undefined
}

/** So many at a price that is said of one of them. */
function pairOf(count: Spot, price: Spot | undefined): Line | null {
  const counted = COUNTED.exec(count.next)
  const hours = counted !== null && HOURS.test(counted[1]!)
  if (!isBare(count) || !counted || (NO_UNIT.test(counted[1]!) && !hours) || !price || price.unit === '%') return null
  const unit = hours ? 'hora' : stemOf(counted[1]!)
  const of = priceOf(price)
  const said = of === unit || of === 'unidade'
  if (!said && (of !== undefined || !AT.test(price.near))) return null
  return { name: counted[2] ?? (hours ? HAND : counted[1]!), many: count.value, unit, price: price.value }
}
const SPENDS = /\b(?:gast\w+|pag(?:o|uei|amos)|trabalh\w+|dou aula)\b/
const HOURS = /^(?:horas?|h|hs|hrs)$/
/** What hours of work are called where nothing else is said. */
const HAND = 'mao de obra'
const isOfHours = ({ unit }: Line) => unit === 'hora'

/** Something is counted by it. */
function isCount(spot: Spot): boolean {
  const thing = COUNTED.exec(spot.next)?.[1]
  return isBare(spot) && thing !== undefined && !NO_UNIT.test(thing) && !/^(?:agora|cada)$/.test(thing)
}

/** An amount by what it is for. */
export function amountOf(spot: Spot): Line | null {
  if (spot.unit === '%') return null
  // 'Bolo de 3 andares'
  const name = nameAfter(spot) ?? (isCount(spot) ? undefined : nameBefore(spot))
  return name === undefined || NO_UNIT.test(name) ? null : { name, price: spot.value }
}

/** The lines of an estimate that is asked for as a whole; null: a number has no part in it. */
export function firstEstimate(question: string): Estimate | null {
  const text = plainText(question)
  const said = text.replace(LABOUR, '').replace(BY_THE_HOUR, '')
  if (!ASKS.test(text) || !(WHOLE.test(text) || JOB.test(text)) || NO_LINES.test(said)) return null
  const spots = spotsOf(text)
  const lines: Line[] = []
  for (let n = 0; n < spots.length; n++) {
    const spot = spots[n]!
    if (!(spot.value > 0)) return null
    const pair = pairOf(spot, spots[n + 1])
    const line = pair ?? amountOf(spot)
    if (!line || lines.some(({ name }) => name === line.name)) return null
    lines.push(line)
    if (pair) n++
  }
  const mixed = lines.some(({ many }) => many !== undefined) && lines.some(({ many }) => many === undefined)
  // What she spends may be taken from the hours, or charged beside them.
  const whole = lines.some(isOfHours) ? !SPENDS.test(text) || /\bcobr/.test(text) : WHOLE.test(text)
  return mixed && whole && lines.length <= MOST_LINES ? { lines } : null
}

/** What a follow-up says of an estimate. */
export interface EstimateTurn {
  estimate: Estimate
  times: number | null
  /** What a card takes of it. */
  fee: number | null
  text: string
}

const OTHER =
  /\bemprest|\bfinanci|\bjuros\b|\blucr|\bsobr|\bganh|\bmargem|\bimposto|\bfuncionari|\bvizinh|\bfornecedor|\beconomi|\bconcorren|\bcomiss|\bmetade|\bentrada|\bsinal\b|\bsem (?:a|o|as|os|ess[ea]) |\btirando|\bcust(?:o|a) (?:pra|para) mim|\bme custa|\bpor (?:mes|semana|dia|hora)\b|\bacrescimo|\baument/
const NO_CUT = /\bsem (?:o |esse )?desconto\b/
const CUT = /\bdescont\w*|\babat\w*|\boff\b|\btir(?:ar?|o|ando)\b/
const TAKEN_BY_CARD = /\btaxa|\bcart[ao]|\bmaquin|\bcredito\b|\bdebito\b/
const MORE = /\bmais\b|\btambem\b|\besque\w+|\bfaltou\b|\binclu\w+|\bsomar\b/
const IN_PARTS = /^ ?(?:parcelas?|vezes|x)\b/
/** 'A barra subiu pra 92' */
const MOVED = /\b(?:for|fosse|subiu|passou|foi|ficou|baixou|caiu|custa|sai|ta|esta)\b|\bpra ?(?:r\$ ?)?$/
const MOST_LEAP = 4
const leaps = (value: number, before: number) => Math.max(value / before, before / value) > MOST_LEAP
const isSame = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < 0.006

type Change = (estimate: Estimate) => Estimate
const withLine =
  (at: number, change: Partial<Line>): Change =>
  (estimate) => ({ ...estimate, lines: estimate.lines.map((line, n) => (n === at ? { ...line, ...change } : line)) })

const OF_ALL = '(?:total|orcamento|tudo|valor|preco|servico|trabalho|pix|dinheiro|geral|final|fim|conta|a vista|avista)'
/** Of one line, or of something else: 'desconto no tecido', '10%, mas só dou na mão de obra'. */
const CUT_OF_PART = new RegExp(
  `\\b(?:descont\\w*|abat\\w*|tir(?:ar?|o|ando)) (?:de )?(?:\\d[\\d,]* ?% ?)?(?:so )?(?:n[oa]s?|d[oa]s?|pel[oa]s?|em cima d[oa]s?|sobre [oa]s?) (?:minhas? |meus? )?(?!${OF_ALL}\\b)([a-z ]{3,24})|\\bso (?:(?:dou|faco|vale|posso|da) )*(?:n[oa]s?|d[oa]s?|em cima d[oa]s?|sobre [oa]s?) (?:minhas? |meus? )?(?!${OF_ALL}\\b)([a-z ]{3,24})`,
)
/** The one line that words name. */
function lineNamed(words: string, lines: readonly Line[]): number | null {
  const named = lines.flatMap(({ name, unit }, at) =>
    words.startsWith(name) || (unit !== undefined && stemOf(words.split(' ')[0]!) === unit) ? [at] : [],
  )
  return named.length === 1 ? named[0]! : null
}
function cutOf(value: number, text: string, { lines }: Estimate): Change | null {
  const part = CUT_OF_PART.exec(text)
  if (!part) return (estimate) => ({ ...estimate, cut: value })
  const at = lineNamed((part[1] ?? part[2])!.trim(), lines)
  return at === null ? null : withLine(at, { cut: value })
}

/** What one number changes; null: nothing says it. */
function changeOf(spot: Spot, text: string, { lines, cut }: Estimate): Change | null {
  const { value, next, near, unit } = spot
  if (unit === '%') {
    return CUT.test(`${near} ${next}`) && value < 100 ? cutOf(value, text, { lines }) : null
  }
  const pairs = lines.flatMap((line, at) => (line.many === undefined ? [] : [{ ...line, at }]))
  const of = priceOf(spot)
  const priced = of === undefined ? [] : pairs.filter((line) => line.unit === of || of === 'unidade')
  if (priced.length === 1) return leaps(value, priced[0]!.price) ? null : withLine(priced[0]!.at, { price: value })
  const moved = nameBefore(spot)
  const named = moved === undefined ? [] : pairs.filter((line) => line.name === moved || line.unit === stemOf(moved))
  if (named.length === 1 && MOVED.test(near) && !isCount(spot))
    return leaps(value, named[0]!.price) ? null : withLine(named[0]!.at, { price: value })
  const counted = isBare(spot) ? COUNTED.exec(next)?.[1] : undefined
  const more = counted === undefined ? [] : pairs.filter((line) => line.unit === stemOf(counted))
  if (more.length === 1 && !MORE.test(text))
    return leaps(value, more[0]!.many!) ? null : withLine(more[0]!.at, { many: value })
  const known = lines.some(({ many, price }) => isSame(many, value) || isSame(price, value)) || isSame(cut, value)
  if (known) return (estimate) => estimate
  const amount = amountOf(spot)
  if (!amount) return null
  const at = lines.findIndex(({ name }) => name === amount.name)
  if (at >= 0) return MORE.test(text) || leaps(value, lines[at]!.price) ? null : withLine(at, { price: value })
  const added = MORE.test(text) && nameAfter(spot) !== undefined && lines.length < MOST_LINES
  return added ? (estimate) => ({ ...estimate, lines: [...estimate.lines, amount] }) : null
}

/** The estimate with what a follow-up says of it; null: a number has no sure part. */
export function nextEstimate(question: string, before: Estimate): EstimateTurn | null {
  const text = plainText(question)
  const said = text.replace(/\bsem juros?\b/g, '').replace(NO_CUT, '')
  if (
    OTHER.test(said) ||
    !(GOES_ON.test(text) || CUT.test(text) || (HOURS_SAID.test(text) && before.lines.some(isOfHours)))
  )
    return null
  let estimate = before
  if (NO_CUT.test(text)) {
    const { cut: _, ...whole } = estimate
    estimate = whole
  }
  let times: number | null = null
  let fee: number | null = null
  for (const spot of spotsOf(text)) {
    if (!(spot.value > 0)) return null
    if (spot.unit === '%' && !CUT.test(`${spot.near} ${spot.next}`) && TAKEN_BY_CARD.test(text)) {
      if (fee !== null || spot.value >= 100) return null
      fee = spot.value
      continue
    }
    if (isBare(spot) && IN_PARTS.test(spot.next)) {
      if (times !== null || !Number.isInteger(spot.value)) return null
      times = spot.value
      continue
    }
    const change = changeOf(spot, text, before)
    if (!change) return null
    estimate = change(estimate)
  }
  // What a card takes, or how it is paid, only a figure tells.
  if (fee === null && times === null && TAKEN_BY_CARD.test(text)) return null
  return estimate === before && times === null && fee === null ? null : { estimate, times, fee, text }
}
const GOES_ON =
  /\b(?:quanto|qto|qual|parcela|total|fica)\b|^(?:e|se|mas) [^?.]*\?$|^(?:e |mas )?se \b|\b(?:subiu|baixou|caiu|passou|foi|vai) (?:pra|para|pro) /
const HOURS_SAID = /\d ?(?:horas?|h|hs|hrs)\b/
