import { NO_NOUN } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import { COUNT_DEEDS, type Deed } from './words.data.ts'

export type Per = 'dia' | 'semana' | 'mes' | 'ano'

/** One look spares a dozen where nothing happens. */
const ANY_DEED = new RegExp(COUNT_DEEDS.map(([, { source }]) => source).join('|'))

/** Where a number stands: its place among those of its sentence, and the words up to its neighbours, folded. */
export interface Frame {
  place: number
  before: string
  after: string
}

const CLAUSE = /,|:|\b(?:mas|porem|so que|sendo que|porque|pq|quando|enquanto)\b/
export const firstClause = (text: string): string => text.split(CLAUSE)[0]!
export const lastClause = (text: string): string => text.split(CLAUSE).at(-1)!

/** What happens to a count: said after it in its clause, else before it. */
export function deedOf({ before, after }: Frame): Deed | null {
  // What follows the last 'e' is said of the number behind it.
  const own = (after.endsWith(' ') ? after.replace(/ e [^,]*$/, '') : after).replace(/^ d[aeo]s que [a-z]+/, '')
  const [ahead, back] = [own.split(',')[0]!, lastClause(before)]
  return nearestDeed(firstClause(ahead).split(OTHER_VERB)[0]!, 1) ?? nearestDeed(back.split(OTHER_VERB).at(-1)!, -1)
}

const OTHER_VERB =
  /^ e | e (?=(?:metade|parte|um terco|uma parte|o resto|a maioria|alguns|algumas|quase|[PN]\d|gasto|pago|cobro|cada|eu|vendo|a gente|me|custa|o|minha|meu|so|tou|to|sai|hoje)\b)/

/** Done, and nobody comes for it. */
export const UNCOLLECTED = COUNT_DEEDS.find(([deed]) => deed === 'uncollected')![1]
/** The first deed of the words after a number, or the last of those before; of two at one place the longer one. */
function nearestDeed(text: string, side: 1 | -1): Deed | null {
  if (!ANY_DEED.test(text)) return null
  let best: Deed | null = null
  let [at, length] = [0, 0]
  for (const [deed, pattern] of COUNT_DEEDS) {
    const found = side === 1 ? pattern.exec(text) : lastFind(text, pattern)
    if (!found) continue
    const nearer = best === null || (side === 1 ? found.index < at : found.index > at)
    if (!nearer && !(found.index === at && found[0].length > length)) continue
    ;[best, at, length] = [deed, found.index, found[0].length]
  }
  // 'Parados na prateleira que ninguém vem buscar'
  return (best === 'idle' || best === 'queue') && UNCOLLECTED.test(text) ? 'uncollected' : best
}

/** What stands right after a number, past 'de' and small words; '' where nothing that is counted does. */
export function nounAt(after: string): { noun: string; word: string } {
  if (/^ (?:vez|vezes)\b/.test(after)) return { noun: 'vez', word: 'vezes' }
  const next = /^ (?:belos |boas? |bons |nov[oa]s |outr[oa]s )?([a-z]{2,})(?=$|[ ,:/)])/.exec(after)?.[1]
  if (
    next === undefined ||
    NO_NOUN.test(next) ||
    /(?:ando|endo|indo)$/.test(next) ||
    /^(?:mensal|mensais|anual|matriculad|hospedad|inscrit|cadastrad|agendad|confirmad|ocupad|faz|fazem|fora|para|cada|delas?|deles|desses|dessas|tranca|volta|fur|morre|quebra|estraga|some|sempre)/.test(
      next,
    )
  )
    return { noun: '', word: '' }
  // 'um terço tranca', '3 furam': a verb, where a deed stands alone.
  if (
    ANY_DEED.test(next) &&
    COUNT_DEEDS.slice(1).some(([, pattern]) => pattern.exec(next)?.[0] === next) &&
    (!/s$/.test(next) || /(?:ad|id|azi)[oa]s$/.test(next))
  )
    return { noun: '', word: '' }
  return { noun: rootOf(next), word: next }
}

const ONE =
  /^ (?:em |por |pra |de )?cada(?: um| uma)?(?: d[ao]s?)? ?([a-z]{3,})?|^ (?:por|pel[oa]|a|o|na|no|pra cada)\b ?([a-z]{2,})/
/** Where it is sold, not what it is the price of. */
const PLACE =
  /^(?:receber|pagar|mais|menos|shopee|ifood|app|aplicativo|feira|loja|balcao|internet|site|mercado|instagram|whats[a-z]*|zap|cartao|pix|vista|prazo|cooperativa|atravessador|media|salao|clinica|estudio|bar|shopping|hotel|rua|praia|casa)$/
const TIMES_WORD = /^(?:dia|semana|mes|ano|noite|vez)s?$/

/** 'por pessoa', 'a hora', 'cada chapa é 780': of what one it is said. */
export function oneOf({ before, after }: Frame): { noun: string; each: boolean } {
  const back = lastClause(before)
  const ahead_ = firstClause(after).replace(/^ em media/, '')
  // 'Cada horário é 460 o grupo': of the hour.
  const own = / (?:e|eh|custa|sai|fica)(?: uns| em| por| a)* $/.test(back)
    ? /\bcada ([a-z]{3,}) (?:e|eh|custa|sai|fica)\b/.exec(back)?.[1]
    : undefined
  if (own !== undefined && !NO_NOUN.test(own)) return { noun: rootOf(own), each: true }
  const ahead = ONE.exec(ahead_)
  const thing = ahead?.[1] ?? ahead?.[2]
  if (ahead && thing !== undefined && !PLACE.test(thing) && !NO_NOUN.test(thing) && !TIMES_WORD.test(thing))
    return { noun: /^h(?:ora)?$/.test(thing) ? 'hora' : rootOf(thing), each: true }
  if (/\bhora\b/.test(back)) return { noun: 'hora', each: true }
  // 'Cada faxina dessa é 220': of those that were counted.
  if (/\bcada [a-z]{3,} dess[ae]s?\b/.test(back)) return { noun: '', each: true }
  if (/\bcada dia\b|\bdia d[eo]l|\bdiaria\b|\bpor dia parad/.test(back)) return { noun: 'dia', each: true }
  if (/^ (?:(?:de|pra|para|a) [a-z]+ )?(?:em|por|pra|de) cada\b/.test(ahead_)) return { noun: '', each: true }
  const each = /\bcada ([a-z]{3,})/.exec(back)?.[1]
  if (each !== undefined && !NO_NOUN.test(each)) return { noun: rootOf(each), each: true }
  return {
    noun: '',
    each:
      (ahead !== null && thing === undefined) ||
      /\bcada\b|\bdel[ae]s?\b|\bum[a]? \w+ (?:e|eh|custa|sai|da|fica)\b/.test(back),
  }
}

const AFTER =
  /^(?: [a-z]+){0,4}? (?:por|ao|no|na|a|tod[oa]|cada|do meu|da minha|p\/|nesse|nessa|esse|essa|neste|nesta) (?:santo |santa )?(dia|noite|semana|mes|ano)\b|^ (?:[a-z]+ (?=diari)|(?=diarios?\b)|(?:[a-z]+ )?(?=semana|mensa))(diari[oa]s?|semana(?:l|is)|mensa(?:l|is))|^ ?\/ ?(dia|semana|mes|ano)\b|^(?: [a-z]+){0,4}? (mes|semana|ano) (?:passad[oa]|que passou)\b/
const BEFORE =
  /\b(?:tod[oa]|cada|por|na|no|ao|esse|essa|nesse|nessa|este|esta|neste|nesta|ultim[oa]) (?:santo |santa )?(dia|noite|semana|mes|ano)\b(?! que vem)(?: passad[oa]\b)?|\b(mes|semana|ano) (?:passad[oa]|que passou)\b/g

function perOf(found: RegExpExecArray | RegExpMatchArray): Per {
  const word = found.slice(1).find((one) => one !== undefined)!
  return /^[dn]/.test(word) ? 'dia' : word.startsWith('s') ? 'semana' : word.startsWith('a') ? 'ano' : 'mes'
}

const NEXT_TIME =
  /,| e (?=(?:tod[oa]|cada) (?:dia|semana|mes|ano) |(?:n[oa] )?(?:mes|semana|ano) passad|(?:n?ess[ea]|n?est[ea]) (?:mes|semana|ano)\b)/
export function timeAfter(after: string): Per | null {
  // 'Tenho 100 assinantes e todo mês perco 9': of the nine.
  const found = AFTER.exec(after.split(NEXT_TIME)[0]!)
  return found ? perOf(found) : null
}

/** Without the time of the number before. */
const rest = (before: string, place: number): string =>
  place > 0 && AFTER.test(before.split(NEXT_TIME)[0]!) ? before.replace(AFTER, '') : before

/** Said right after, else the nearest before it in its sentence. */
export function timeOf({ before, after, place }: Frame): Per | null {
  const own = timeAfter(after)
  if (own) return own
  // 'Rende 60 por mês, uns 25 param': that month is of the sixty.
  if (OTHER_SPAN.test(`${before} ${after}`)) return null
  const all = [...rest(before, place).matchAll(BEFORE)].at(-1)
  if (all && !/\bcada\b/.test(all[0])) return perOf(all)
  // 'No sábado recuso uns 6'
  return WEEKDAY.test(lastClause(before)) || WEEKDAY.test(before.split(/ e (?:recus|perc|falt|sobr)/)[0]!.slice(-40))
    ? 'semana'
    : null
}

const WEEKDAY = /(?:^|\baqui |\b(?:no|todo|cada|aos|nos) )(?:sabado|domingo)s?\b(?! e )/
const OTHER_SPAN = /\b(?:semestre|trimestre|bimestre|temporada|safra)\b/

/** 'No mês passado', 'este mês', before the number: once, not every month; null: every one. */
export function onceOf({ before, after, place }: Frame): 'passado' | 'este' | null {
  if (PAST.test(firstClause(after).split(NEXT_TIME)[0]!)) return 'passado'
  if (timeAfter(after)) return null
  const found = [...rest(before, place).matchAll(BEFORE)].at(-1)?.[0]
  return found === undefined
    ? null
    : PAST.test(found)
      ? 'passado'
      : /^(?:n?ess[ea]|n?est[ea])/.test(found)
        ? 'este'
        : null
}
const PAST = /\b(?:mes|semana|ano) (?:passad[oa]|que passou)\b/

/** The pattern whose last find is nearest to the number. */
export function lastOf(text: string, patterns: readonly (readonly [Deed, RegExp])[]): Deed | null {
  let best: Deed | null = null
  let at = -1
  for (const [deed, pattern] of patterns) {
    const place = lastFind(text, pattern)?.index ?? -1
    if (place > at) [best, at] = [deed, place]
  }
  return best
}

const everywhere = new Map<RegExp, RegExp>()

function lastFind(text: string, pattern: RegExp): RegExpExecArray | undefined {
  if (!pattern.test(text)) return undefined
  const all = everywhere.get(pattern) ?? new RegExp(pattern, 'g')
  everywhere.set(pattern, all)
  return [...text.matchAll(all)].at(-1)
}
