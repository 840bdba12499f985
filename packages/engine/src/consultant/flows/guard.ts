import { TIMES, thingOf } from '#src/consultant/composed/words.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { fold } from '#src/text/words.ts'
import { type Asked, askedOf } from './asked.ts'
import { thingAfter } from './kinds.ts'
import type { Quantity } from './quantity.ts'
import { plainText, type Spot, spotsOf } from './text.ts'

const NUMBER = /\d[\d.]*(?:,\d+)?/g
const numberOf = (said: string) => Number(said.replaceAll('.', '').replace(',', '.'))
const moneyIn = (formula: string) =>
  [...formula.matchAll(/R\$ (\d[\d.]*(?:,\d+)?)/g)].map(([, said]) => numberOf(said!.replace(/\.$/, '')))

const PRICED = /(?:r\$|\b(?:a|por|gast\w+|cust\w+|pag\w+|cobr\w+|ganh\w+|receb\w+|vale|entr\w+|preco|val\w+ de)) ?$/
/** '19 anos', '140 redes': the number of something, whatever else it might be. */
function countsThing({ unit, scale, near, next }: Spot, nouns: ReadonlySet<string>): boolean {
  if (unit !== '' || scale !== 1 || PRICED.test(near)) return false
  const thing = thingAfter(next)
  if (!thing || thing.of) return false
  return TIMES.has(thing.noun) || nouns.has(thing.noun)
}

/** Things the message names more than once, so they are surely counted. */
const nounsOf = (text: string): ReadonlySet<string> => {
  const seen = new Map<string, number>()
  for (const [word] of text.matchAll(/\b[a-z]{3,}\b/g)) {
    const noun = thingOf(word)?.noun
    if (noun) seen.set(noun, (seen.get(noun) ?? 0) + 1)
  }
  return new Set([...seen].flatMap(([noun, times]) => (times > 1 ? [noun] : [])))
}

const RATES_MULTIPLIED = /\d% × \d[\d,]*%|% × [^;=]*× \d[\d,]*%/
const OF_REST =
  /\b(?:do|sobre o|em cima do) (?:que )?(?:sobr\w+|rest\w+|que fica|resto)|\bd[ao]s? (?:comissao|nascid\w+|que)\b/

/** Whether an older sum took a number of the message for what it isn't, or says another kind of figure than the one asked for. */
export function isMistaken(question: string, { answer, dados }: Pick<Draft, 'answer' | 'dados'>): boolean {
  if (!dados) return false
  const said = answer.text
  const formula = said.split('Conta: ')[1] ?? ''
  const text = plainText(question)
  const spots = spotsOf(text)
  const nouns = nounsOf(text)
  const reais = moneyIn(formula.split(' = ')[0] ?? '')
  for (const value of reais) {
    const like = spots.filter((spot) => Math.abs(spot.value - value) < 1e-9)
    if (like.length > 0 && like.every((spot) => countsThing(spot, nouns))) return true
  }
  if (takesOffPrice(text, formula)) return true
  if (KEEPS_WHAT_GOES.test(formula) && ASKS_WHAT_GOES.test(text)) return true
  if (takesPackForOne(text, spots, formula) || isOfOtherWhole(text, said, formula)) return true
  if (RATES_MULTIPLIED.test(formula) && !OF_REST.test(text)) return true
  if (mixesInterest(question, { answer })) return true
  if (addsWhatIsLost(question, { answer }) || isAbsurd(said) || lacksUse(text) || takesKiloForAll(text, formula))
    return true
  const asked = askedOf(text)
  return asked !== null && (isOtherKind(asked, said, dados.unidade) || paysByPiece(said, text, spots, formula))
}

const SOLD_AT =
  /\bvend(?:o|emos|endo) (?:cada |cada um |cada uma )?(?:a|por) (?:r\$ ?)?(\d[\d.]*(?:,\d+)?)(?! ?(?:mil|%))/g
/** 'A 1,20 de custo e vendo a 3,50': what it is sold for is no cost. */
const takesOffPrice = (text: string, formula: string) =>
  [...text.matchAll(SOLD_AT)].some(([, price]) =>
    new RegExp(`^\\(R\\$ [\\d.,]+ − R\\$ ${price!.replaceAll('.', '\\.')}\\)`).test(formula.replaceAll('\u00a0', ' ')),
  )

/** 'A taxa é 3%, quanto vai embora por ano?' asks for the part, not for what is left of it. */
const KEEPS_WHAT_GOES = /^[^;=]*R\$ [\d.,]+ − [\d,]+%/
const ASKS_WHAT_GOES = /\bquant[oa] (?:[a-z]+ ){0,3}(?:vai embora|perco|come|(?:de|em) (?:taxa|imposto|comissao))\b/
const PERCENT_ASKED = /\bquant[oa]s? ?(?:%|por ?cento|porcent)|\b(?:percentual|porcentagem)\b/
const OF_COST = /\b(?:em|por) cima d[oa] (?:custo|que)|\bsobre o (?:custo|investi|que (?:eu )?(?:paguei|gastei))/
const OF_BOTH = /\b(?:de tudo|(?:do|no) total|d[ao]s duas|dos dois|juntos)\W*$/
const NOT_DONE = /(?:%|por ?cento|percentual|porcentagem)(?: que)? nao \w+\W*$/
/** 'Paguei 25 e vendi por 64, ganhei quantos % em cima do que paguei?' is no part of the 64; two parts make the whole of both; who didn't come is none of those who did. */
function isOfOtherWhole(text: string, said: string, formula: string): boolean {
  if (!PERCENT_ASKED.test(text)) return false
  const [, part, whole] = /^([\d.,]+) ÷ ([\d.,]+) =/.exec(formula) ?? []
  if (OF_COST.test(text)) {
    const [, more, less, by] = /^\(([\d.,]+) − ([\d.,]+)\) ÷ ([\d.,]+) =/.exec(formula) ?? []
    return said.startsWith('Sobram R$') || part !== undefined || (by !== undefined && by === more && less !== more)
  }
  if (part === undefined || whole === undefined) return false
  return (
    (OF_BOTH.test(text) && !/\btotal (?:de |foi |deu )?\d/.test(text)) ||
    (NOT_DONE.test(text) && !/\bnao\b.*\bnao\b/.test(text))
  )
}

/** 'Quanto de juros em 12x de 1.290?' takes the parts and the loan, and nothing that is rented beside it. */
export const mixesInterest = (question: string, { answer: { text } }: Pick<Draft, 'answer'>): boolean =>
  /\bjuros?\b/.test(plainText(question)) && (text.split('Conta: ')[1]?.split(';')[0]?.match(/×/g)?.length ?? 0) > 1

export const isOtherShare = (question: string, { answer: { text } }: Pick<Draft, 'answer'>): boolean =>
  isOfOtherWhole(plainText(question), text, text.split('Conta: ')[1] ?? '')

const PACK = /\b(?:cento|duzia|milheiro)\b/
/** 'O salgado custa 1,10 e vendo o cento a 180': one price is of a hundred, the other of one. */
const takesPackForOne = (text: string, spots: readonly Spot[], formula: string) =>
  spots.length === 2 &&
  PACK.test(text) &&
  /^R\$ [\d.,]+ − R\$ [\d.,]+ =/.test(formula) &&
  spots.filter(({ near, next }) => PACK.test(near) || PACK.test(next.slice(0, 12))).length === 1

const LOST_SHARE =
  /\b(?:perd\w+|ca(?:i|ir|irem|isse)|sum(?:ir|irem|a)|desist\w+|cancel\w+|ir(?:em)? embora)\b[^,;.\d]{0,18}(\d[\d.]*(?:,\d+)?) ?(?:%|por ?cento)/
/** 'Se eu subir pra 33 e perder 5%': what is lost is added to nothing. */
export const addsWhatIsLost = (question: string, { answer }: Pick<Draft, 'answer'>): boolean => {
  const lost = LOST_SHARE.exec(plainText(question))?.[1]
  return lost !== undefined && answer.text.includes(`+ ${lost}%`)
}

const MOST_MONTHS = 600
/** Nobody waits fifty years for a machine to pay for itself: a quantity lacks. */
/** Reais that each of many has of a cost. */
const LEAST_SHARED = 0.1
export const isAbsurd = (said: string): boolean => {
  // One sale pays no bills of a month; cents of what costs a few reais are of one, and aren't shared among many.
  if (/\bSão [01] para pagar tudo\b/.test(said)) return true
  // Nobody sells for a twentieth of what it costs.
  if (/−\d[\d.]*\d{3}(?:,\d+)?%/.test(said)) return true
  const shared = [...said.matchAll(/R\$ ([\d.,]+) ÷ ([\d.]+)(?![\d.,%]| ×)/g)]
  if (shared.some(([, all, many]) => numberOf(all!) < LEAST_SHARED * numberOf(many!))) return true
  const [, months] = /^(?:Se paga|Paga-se) em ([\d.]+)(?:,\d+)? meses/.exec(said) ?? []
  return months !== undefined && numberOf(months) > MOST_MONTHS
}
/** Fuel by the litre and a way in km need what the car does with a litre. */
const lacksUse = (text: string) =>
  /\b(?:diesel|gasolina|etanol|alcool|gnv)\b/.test(text) &&
  /\bkm\b/.test(text) &&
  !/\blitros?\b|\bkm ?(?:por|\/|com|no) ?(?:1 |um )?l\b|\b(?:faz|fazendo|faco|rende|consome|consumo|bebe|gast\w+|media)\b[^.;?]{0,20}\d|\d[\d.,]* (?:reais )?(?:por|o|a cada) km\b/.test(
    text,
  )
/** '12 kg a 34,90 o kg' is no 12 kg for 34,90. */
const takesKiloForAll = (text: string, formula: string) =>
  /÷ \([\d.,]+ × 1\.000\)/.test(formula) && /\d (?:reais )?(?:o|por|cada|a|\/) ?(?:kg|quilo|kilo|litro)\b/.test(text)

const COMES = /\b(?:vend|cobr|receb|entr|fatur|sobr|deix|ganh|rend|lucr|preco)/
const isOtherKind = ({ wish, text, whole, before }: Asked, said: string, unit: string) =>
  (wish === 'percent' && /quant[oa]s? ?(?:%|por ?cento)/.test(text) && !said.includes('%')) ||
  // Bought at so much, and sold at nobody knows what.
  (wish === 'left' &&
    said.startsWith('São R$') &&
    /\b(?:ganh|lucr|sobr)/.test(whole) &&
    /\bcompr/.test(before) &&
    !COMES.test(before)) ||
  // All that comes in, where what an hour or each brings is asked for.
  (/^O que (?:entra|sai): R\$/.test(said) && /\b(?:por|a|da|cada) hora\b|\bcada (?:unidade|um|uma)\b/.test(whole)) ||
  (/\beconomiz/.test(whole) && said.startsWith('A taxa leva')) ||
  (wish === 'left' &&
    !/^(?:em )?quant[oa]s? ?(?:%|por ?cento)/.test(text) &&
    /^São [\d.,]+%/.test(said) &&
    /\b(?:sobr|lucr|marge|ganh)/.test(whole)) ||
  (wish === 'percent' &&
    said.startsWith('Sobram R$') &&
    /(?:%|por ?cento) d[oa] (?:que |meu |minha )?(?:fatur|vend|entr)/.test(text) &&
    !/\b(?:sobr|lucr|marge|ganh)/.test(text)) ||
  (wish === 'even' && unit.startsWith('R$') && /^(?:com |em |de )?quant[oa]s /.test(text))

/** What one piece saves pays for nothing as long as nobody says how many there are in a month. */
const paysByPiece = (said: string, text: string, spots: readonly Spot[], formula: string) =>
  /\b(?:tempo|meses|anos|dias)\b/.test(text) &&
  /^(?:Se paga|Paga-se) em [\d.,]+ (?:m[eê]s|ano|dia|semana)/.test(said) &&
  spots.length === 2 &&
  /\b(?:cada|por) [a-z]+ (?:me |eu |nos )?(?:deix|econom|sobr|da|rend|lucr)\w* (?:uns |r\$ ?)?\d|\b(?:econom|poup|deix|sobr|ganh|lucr)\w+ (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: reais)?(?: [a-z]+){0,3} (?:por|em cada|cada) (?!dia|semana|mes|ano)[a-z]+/.test(
    text,
  ) &&
  (formula.match(NUMBER)?.length ?? 0) <= 3

const UNSAID =
  /\b(?:fora|mais|menos|sem contar) o que (?:eu |a gente )?(?:pago|gasto|pagamos|gastamos|vai)(?: (?:na|no|nos|nas|com|de|da|do|em|pra|pro))?(?: (?:a|o|os|as))? ([a-z]{3,}(?: [a-z]+)?)(?=[^\d,.;?!]*(?:[,.;?!]|$))|\b(?:tirando|descontando) (?:o |a |os |as )?([a-z]{4,}(?: e (?:o |a )?[a-z]{4,})?)(?: del[ea]s?)?(?= quant|,| da | fica | sobra |\?|$)/
const OF_ALL =
  /^(?:desp|cust|cont|gast|tudo|iss|ess|est|dia|temp|dele|dela|material|rest|outr|dinh|val|sal|imp|tax|mesm|min|nad|del|folga|feriad|domingo|sabado)/
/** Whether a cost is named that has no number, nor is told elsewhere. */
export function hasUnsaidCost(question: string): boolean {
  const text = plainText(question)
  const found = UNSAID.exec(text)
  const named = found?.[1] ?? found?.[2]
  if (!found || !named || OF_ALL.test(named)) return false
  const rest = new Set(
    fold(text.replace(found[0], ' '))
      .match(/[a-z]{3,}/g)
      ?.map((word) => thingOf(word, true)?.noun ?? word),
  )
  const words = named.split(/ (?:e (?:o |a )?)?/).filter((word) => word.length > 3)
  return words.length > 0 && !words.some((word) => rest.has(thingOf(word, true)?.noun ?? word))
}

const GONE = /\b(?:azed\w+|perd\w+|morr\w+|quebr\w+|estrag\w+|sobr\w+|sai\w*|murch\w+|encalh\w+)\b/
const upOf = ({ unit, kind }: Quantity) =>
  kind === 'count' && Object.keys(unit).length === 1 ? Object.keys(unit)[0] : undefined
/** 'Trouxe 60, 8 azedaram, as 52 vendi': the 8 are told by the others. */
export function withoutRest(all: readonly Quantity[]): readonly Quantity[] {
  const gone = all.find(
    (one) =>
      GONE.test(one.label) &&
      upOf(one) !== undefined &&
      all.some(
        (whole) =>
          whole.value > one.value &&
          upOf(whole) !== undefined &&
          all.some(
            (rest) =>
              rest !== one && rest !== whole && upOf(rest) !== undefined && whole.value - one.value === rest.value,
          ),
      ),
  )
  return gone ? all.filter((one) => one !== gone) : all
}

/** Instalments of a price that is said once change nothing of it. */
export const withoutTerms = (all: readonly Quantity[], { whole }: Asked): readonly Quantity[] =>
  /\bparcelas?\b|\bprestac|\bpor mes\b|\bcada\b/.test(whole) || all.some(({ unit }) => unit.parcela === -1)
    ? all
    : all.filter(({ unit }) => unit.parcela !== 1)

/** '820 lanches a 28 com custo de 12': a cost below the price of one, where many are sold, may be of each. */
export const mayBeOfEach = (
  { value, label, unit }: Quantity,
  comes: readonly { quantity: Quantity; value: number }[],
  main: string,
) =>
  Object.keys(unit).length === 1 &&
  UNIT_COST.test(label) &&
  comes.some(({ quantity, value: all }) => quantity.unit[main] === -1 && value < quantity.value && all > quantity.value)
const UNIT_COST = /\b(?:cust(?:o|a|am|ando|ou)|cada)(?: (?:de|me|por|a|r\$))* {2,}/
