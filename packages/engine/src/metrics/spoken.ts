import { dayNumber } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { weekdaysIn, weekdaysOf } from './calendar-points.ts'
import { type Asked, type Filtros, type Frame, MOST_ASKED, MOST_SPANS, type Spoken } from './frame.ts'
import type { Rest } from './rest.ts'
import { LEAVING_OUT } from './turns.ts'

/** Goes on from whom or what the answers before were about: 'tirando ele', 'e dos dois juntos?' */

/** Whom 'ele' means; null: nobody that is sure. */
export function spokenOf(before: Frame): Spoken | null {
  const { categorias, contrapartes } = before.filtros
  // 'quando o João me pagou a última vez?': he is named, whichever payment it was.
  const named = before.unico !== null && contrapartes.length > 0 && categorias.length === 0
  if (!named && (before.unico !== null || before.maiores !== null)) return before.eleito
  return categorias.length > 0 !== contrapartes.length > 0 ? { categorias, contrapartes } : null
}

const IT =
  '(?:ele|ela|eles|elas|isso|ess[ea]s? (?:ai|cliente|fornecedor|gasto|despesa|categoria|nome)|(?:ess[ea]|[oa] primeir[oa])(?= $))'
const WITHOUT_IT = new RegExp(` (?:${LEAVING_OUT}|sem|fora|exceto|menos)(?: com| de| d)? (?:${IT}) `)

/** 'sem contar ele': what the answer before was about is left out. */
export function takeWithout(rest: Rest, before: Frame): { categories: string[]; parties: string[] } | undefined {
  // 'tirando ela também', after who was left out: who was left out.
  const { semCategorias, semContrapartes } = before.filtros
  if (semCategorias.length + semContrapartes.length > 0) {
    rest.take(WITHOUT_IT)
    return undefined
  }
  const spoken = before.unico === null ? spokenOf(before) : null
  if (!spoken || !rest.take(WITHOUT_IT)) return undefined
  return { categories: spoken.categorias, parties: spoken.contrapartes }
}

const BOTH = 'dois|duas|tres|2|3'
const SUMS = 'somam|somaram|juntos|juntas|junto|somad[oa]s|somando|soma|juntando|total'
const JOINING = `${SUMS}|dias|meses|semanas|contas|clientes|fornecedores|bancos`
const TOGETHER = new RegExp(
  `^ (?:(?:e|mas|quanto|qual|deu|da|dao|fica|ficou|foi|foram|o|a|os|as|em|no|ao|de|do|dos|das|que|eu|isso|ai|gastei|paguei|vendi|recebi|entrou|saiu|${BOTH}|${JOINING}) )+$`,
)
const SAYS_BOTH = new RegExp(
  ` (?:${BOTH}) .*(?:${SUMS}) | (?:${SUMS}) .*(?:${BOTH}) | d[oa]s (?:${BOTH}) | juntos | juntas `,
)

const SUM_OF_BOTH =
  /^ (?:e |mas )?(?:quanto )?(?:deu|foi|da|ficou|somou|deram|foram) (?:n?[oa]s |d[oa]s )?(?:dois|duas|tres|2|3) $/
/** 'os dois somados', and then the days. */
const BOTH_IN =
  /^ (?:e |mas )?(?:somando|juntando|soma|junta|somar) [oa]s (dois|duas|tres)(?= (?:em|n[oa]s?|d[eoa]s?) )|^ (?:e |mas )?(?:n?[oa]s|d[oa]s) (dois|duas|tres)(?: (?:juntos|juntas|somados|somadas))?(?= (?:em|n[oa]s?|d[eoa]s?) )| [oa]s (dois|duas|tres) (?:juntos|juntas|somados|somadas)(?= (?:em|n[oa]s?|d[eoa]s?) )/

/** 'e no mês passado os dois?' */
const IN_DAYS_BOTH =
  /(?<=^ (?:e |mas )?(?:em|n[oa]s?|d[eoa]s?) .*) [oa]s (dois|duas|tres)(?: (?:juntos|juntas|somados|somadas))? $/

/** 'juntos são quantos % do faturamento' */
const SHARE_OF_BOTH =
  /^ (?:e |os |as |dois |duas )*(?:juntos|juntas|somados|somadas|(?:somando|juntando)(?: [oa]s dois| [oa]s duas| tudo| ambos| ambas)?) (?=.*(?:por cento|porcentagem|percentual|representa))/

const ALL_ASKED =
  /^ (?:e |mas |entao )?(?:somando|soma|juntando|somad[oa]s|juntos|juntas|soma tudo|tudo somado|tudo junto)(?: tudo)? $/
/** After two months. */
const MEAN_OF_BOTH =
  /^ (?:e |mas )?(?:qual |quanto )?(?:foi |e |da |deu |ficou )?(?:n?a |em )?media (?:(?:d[oe]s|entre [oa]s|d[ao]s|n[oa]s) )?(?:dois|duas|tres|2|3)(?: meses| juntos)? $/
/** As many as were asked. */
export const EVERY = 0

/** How many of the questions before are meant as one; null: none. */
export function takeTogether(rest: Rest): number | null {
  if (rest.take(ALL_ASKED)) return EVERY
  const mean = rest.take(MEAN_OF_BOTH, 'em media por mes')
  if (mean) return / (?:tres|3) /.test(mean[0]) ? MOST_ASKED : 2
  const share = rest.take(SHARE_OF_BOTH)
  if (share) return 2
  const inDays = rest.take(BOTH_IN) ?? rest.take(IN_DAYS_BOTH) ?? rest.take(SUM_OF_BOTH)
  if (inDays) return / (?:tres|3) /.test(`${inDays[0]} `) ? MOST_ASKED : 2
  if (!rest.has(SAYS_BOTH)) return null
  const found = rest.take(TOGETHER)
  if (!found) return null
  return / (?:tres|3) /.test(found[0]) ? MOST_ASKED : 2
}

export const askedOf = ({ metrica, filtros, faixa, periodo, trechos }: Frame): Asked => ({
  ...{ metrica, filtros, faixa, periodo, trechos },
})

/** The frame with what the last questions asked as one; undefined where they differ in more than one respect. */
export function joined(before: Frame, count: number): Frame | undefined {
  const asked = [askedOf(before), ...before.antes].slice(0, count)
  const plain = before.media === null && before.unico === null && before.comparacao === null && before.sobre === null
  const one = areSame(asked.map(({ metrica }) => metrica))
  if (asked.length < count || !plain || !one || !areSame(asked.map(({ faixa }) => faixa))) return undefined
  const keys = (Object.keys(before.filtros) as (keyof Filtros)[]).filter(
    (key) => !areSame(asked.map(({ filtros }) => filtros[key])),
  )
  const days = !areSame(asked.map(({ periodo, trechos }) => [periodo, trechos]))
  if (keys.length + (days ? 1 : 0) !== 1) return undefined
  if (days) return withDays(before, asked)
  const lists = asked.map(({ filtros }) => filtros[keys[0]!])
  // One of them was narrowed to nothing: all of it holds the others.
  if (lists.some((list) => list.length === 0)) return undefined
  return { ...before, filtros: { ...before.filtros, [keys[0]!]: [...new Set(lists.flat())] }, antes: [] }
}

/** 'os dois somados em setembro': whom or what the last questions were about, in the days that are said. */
export function joinedIn(before: Frame, count: number, periodo: Interval): Frame | undefined {
  const asked = [askedOf(before), ...before.antes]
  const distinct = asked.filter((one, i) => asked.findIndex((other) => areSame([one.filtros, other.filtros])) === i)
  // 'os dois juntos em setembro', of Saturdays and of Sundays.
  const days = asked.slice(0, count).map(({ trechos }) => weekdaysOf(trechos))
  if (
    days.every((one) => one !== null) &&
    areSame(asked.slice(0, count).map(({ filtros, metrica }) => [filtros, metrica]))
  ) {
    const trechos = weekdaysIn(periodo, [...new Set(days.flat())] as number[])
    return trechos.length > 0 && trechos.length <= MOST_SPANS ? { ...before, periodo, trechos, antes: [] } : undefined
  }
  if (distinct.length < count || distinct.slice(0, count).some(({ trechos }) => trechos !== null)) return undefined
  const [first, ...others] = distinct.map((one) => ({ ...one, periodo, trechos: null }))
  return joined({ ...before, ...first!, antes: others }, count)
}

const areSame = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size === 1

function withDays(before: Frame, asked: readonly Asked[]): Frame | undefined {
  const spans: Interval[] = asked
    .flatMap(({ periodo, trechos }) => trechos ?? (periodo ? [periodo] : []))
    .toSorted((a, b) => (a.de < b.de ? -1 : 1))
  const overlap = spans.some(({ de }, i) => i > 0 && de <= spans[i - 1]!.ate)
  if (overlap || spans.length < asked.length || spans.length > MOST_SPANS) return undefined
  const whole = spans.every(({ de }, i) => i === 0 || dayNumber(de) === dayNumber(spans[i - 1]!.ate) + 1)
  const periodo = { de: spans[0]!.de, ate: spans.at(-1)!.ate }
  return { ...before, periodo, trechos: whole ? null : spans, antes: [] }
}
