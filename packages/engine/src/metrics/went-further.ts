import { addMonths, firstOf, lastOf } from '#src/ledger/days.ts'
import { isOneMonth } from './completing.ts'
import { type Frame, frameOf, isOfTime, type Unico } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { MONTHS } from './period-points.ts'
import type { Assumption, Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'
import { isPlainSum } from './shown/shown.ts'

/** What is asked of the one movement, of the two times or of the mean that was just told. Over plain words without their signs. */
export function wentFurther(text: string, before: Frame, context: QuestionContext): Reading | undefined {
  return (
    tellsOne(text, before) ??
    whenItMoved(text, before, context) ??
    nextOfOne(text, before) ??
    largestOfSum(text, before) ??
    sameAgain(text, before) ??
    eachOfThem(text, before) ??
    besideItsBefore(text, before) ??
    moreNow(text, before) ??
    besideMonths(text, before)
  )
}

const plainReading = (frame: Frame, assumed: Assumption[] = []): Reading => ({
  kind: 'frame',
  frame: { ...frame, antes: [], eleito: null, quando: null },
  assumed,
  explicit: true,
  undated: false,
})

const isOne = ({ unico, maiores }: Frame) => unico !== null && maiores === null

const WHO =
  /^(?:e |mas )*(?:(?:isso |esse |essa |ele |ela )?(?:foi |era |e |veio |paguei |recebi )?(?:pra|para|de|do que|a|com) (?:quem|que)(?: (?:foi|era|e|veio))?|(?:quem|qual|o que) (?:foi|era|e)(?: (?:isso|ess[ea]|el[ea]|que (?:me )?(?:pagou|recebeu|levou)))?|de qual (?:cliente|fornecedor)|quem (?:me )?(?:pagou|recebeu|levou)(?: isso| ess[ea])?)$/
const WHEN =
  /^(?:e |mas )*(?:(?:foi |e )?(?:quando|(?:em )?que dia|que data|qual (?:foi )?(?:o dia|a data))|que mes)(?: que)?(?: (?:foi|era|e|aconteceu))?(?: (?:isso|el[ea]|ess[ea](?: (?:pagamento|compra|gasto|despesa|entrada|venda))?))?$/
/** 'foi pra quem?', 'quando foi?', after the largest payment: it is told with its name and day. */
const tellsOne = (text: string, before: Frame): Reading | undefined =>
  isOne(before) && !before.perdido && (WHO.test(text) || WHEN.test(text)) ? plainReading(before) : undefined

const SINCE = /^(?:e |mas )*desde (?:quando|que mes)(?: (?:e|foi|ta|esta|pago|isso|assim))*$/
/** 'quando?', after how much the rent rose: its one rise, wherever it was. */
const whenItMoved = (text: string, before: Frame, { primeiro, hoje }: QuestionContext): Reading | undefined => {
  const { metrica, filtros, comparacao, porque, degrau } = before
  const one = filtros.categorias.length === 1 || filtros.contrapartes.length > 0
  if (!(WHEN.test(text) || SINCE.test(text)) || !(comparacao || degrau) || porque || !one || !primeiro || before.par)
    return undefined
  const periodo = { de: primeiro, ate: hoje }
  return plainReading(frameOf(metrica, { filtros, periodo, degrau: true, dimensao: 'mes' }))
}

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const NEXT =
  /^(?:e |mas )*(?:qual (?:foi |e |o |a )*)?[oa] (segund|terceir|quart|quint)[oa](?: (?:maior|menor|mais (?:car|alt)[oa]))?(?: (?:pagamento|compra|gasto|despesa|entrada|recebimento|venda|saida))?(?: (?:foi|era|e)(?: (?:quanto|qual))?)?$/
const LATE = /^(?:e |mas )*(?:qual (?:foi )?)?[oa] (ante)?penultim[oa](?: (?:compra|vez|pagamento|foi|quanto|quando))*$/
const OTHER_END =
  /^(?:e |mas )*(?:qual (?:foi |e )?)?[oa] (maior|menor)(?: (?:del[ea]s|de tod[oa]s|pagamento|compra|gasto|despesa|entrada|recebimento|venda))?(?: foi(?: quanto| qual)?)?$/
/** 'e o segundo?', 'e o menor?', after the largest payment: of the same. */
function nextOfOne(text: string, before: Frame): Reading | undefined {
  const { unico } = before
  const late = LATE.exec(text)
  if (isOne(before) && unico === 'ultimo' && late) return plainReading({ ...before, posicao: late[1] ? 3 : 2 })
  if (!isOne(before) || (unico !== 'maior' && unico !== 'menor')) return undefined
  const place = NEXT.exec(text)?.[1]
  if (place) return plainReading({ ...before, posicao: ORDINALS.indexOf(place) + 1 })
  const end = OTHER_END.exec(text)?.[1] as Unico | undefined
  return end && end !== unico ? plainReading({ ...before, unico: end, posicao: null }) : undefined
}

const LARGEST =
  /^(?:e |mas )*(?:qual (?:foi |e |era )?)?[oa] (maior|menor) (?:del[ea]s|dess[ea]s|d[ao]s (?:gastos|despesas|pagamentos|compras|entradas|saidas|vendas|recebimentos)|de tod[oa]s)(?: (?:todos|todas|ai))*$/
/** 'qual foi o maior deles?', after what a month cost: one payment of it, without what was left out. */
function largestOfSum(text: string, before: Frame): Reading | undefined {
  const unico = LARGEST.exec(text)?.[1] as Unico | undefined
  const { metrica, filtros, faixa, periodo, trechos } = before
  const whole = filtros.categorias.length + filtros.contrapartes.length === 0
  // Of the same two things that were told the larger is meant.
  const only = before.antes.every(({ filtros: other }) => other.categorias.length + other.contrapartes.length === 0)
  const times = before.antes.some((one) => JSON.stringify(one.periodo) !== JSON.stringify(periodo))
  if (!unico || !whole || !only || times || !isPlainSum(before) || before.par || !periodo) return undefined
  const flow = { despesas: 'saidas', saidas: 'saidas', receita: 'entradas', entradas: 'entradas' } as const
  const of = flow[metrica as keyof typeof flow]
  return of && plainReading(frameOf(of, { filtros, faixa, periodo, trechos, unico }))
}

const HOW_MUCH =
  /^(?:e )*(?:(?:de |por |em )?quanto(?: que)?(?: (?:foi|deu|era|custou|paguei|recebi|saiu|ficou|veio|entrou))?(?: (?:isso|tudo|ao todo|no total|mesmo))*|(?:foi|deu|paguei|recebi|saiu|ficou|veio|entrou) (?:de |por )?quanto|(?:qual (?:foi )?)?o valor)$/
const WHICH = /^(?:e )?(?:qual|quem|em que mes|que mes)(?: (?:foi|e))?(?: el[ea])?$/
/** 'quanto foi?', after what was dearest or whether something was paid: what was paid. */
function sameAgain(text: string, before: Frame): Reading | undefined {
  const first = before.maiores === 1 && before.dimensao !== null && !before.porque
  const told = first || (isPlainSum(before) && isNarrowed(before))
  const asked =
    HOW_MUCH.test(text) || (first && WHICH.test(text) && (before.dimensao === 'contraparte' || !/quem/.test(text)))
  return asked && told && !before.par && !before.perdido && before.periodo ? plainReading(before) : undefined
}
const isNarrowed = ({ filtros }: Frame) => filtros.categorias.length + filtros.contrapartes.length > 0

const EACH =
  /^(?:e |mas )*(?:(?:em |n)?(?:quais|que|qual)(?: foram| sao)?(?: as| os)? (?:datas?|dias?|valores|pagamentos|lancamentos)(?: (?:foram|foi|de cada(?: um)?))?|quando foi cada(?: uma?)?|qual (?:foi )?(?:o )?valor de cada(?: um[a]?)?|quanto foi cada(?: uma?)?|(?:me )?(?:mostra|lista|fala|diz) (?:cada|tod[oa]s|os pagamentos|um por um|uma por uma)(?: uma?)?|quais foram(?: el[ea]s)?|quais)$/
const MOST_LISTED = 8
/** 'em que datas?', after how often somebody was paid: each payment with its day. */
function eachOfThem(text: string, before: Frame): Reading | undefined {
  const counted = before.contagem === 'lancamentos' && before.dimensao === null
  if (!EACH.test(text) || !isNarrowed(before) || before.par || !before.periodo || before.perdido) return undefined
  const listed = before.unico === 'ultimo' && before.maiores === MOST_LISTED
  if (!counted && !listed && !isPlainSum(before)) return undefined
  return plainReading({ ...before, contagem: null, unico: 'ultimo', maiores: MOST_LISTED, posicao: null })
}

const BESIDE_BEFORE =
  /^(?:e |mas )*(?:(?:em relacao|comparad[oa]|comparando|perto|contra) (?:a|ao|com|com o|do|o)? ?(?:mes )?(?:anterior|de antes|passado)(?: (?:subiu|caiu|aumentou|mudou|foi|da|deu))*(?: quanto)?|(?:subiu|caiu|aumentou|diminuiu|mudou)(?: quanto)? (?:em relacao|comparado|perto) (?:a|ao|com o|do) (?:mes )?(?:anterior|de antes))$/
/** 'e em relação ao mês anterior?', after the dearest month: that one beside the month before it. */
function besideItsBefore(text: string, before: Frame): Reading | undefined {
  const { dimensao, maiores, quando, par, metrica, filtros } = before
  if (!BESIDE_BEFORE.test(text) || dimensao !== 'mes' || maiores !== 1 || !quando || par) return undefined
  const mes = addMonths(quando.de.slice(0, 7), -1)
  return plainReading(
    frameOf(metrica, { filtros, periodo: quando, comparacao: { de: firstOf(mes), ate: lastOf(mes) } }),
  )
}

const VERB =
  '(gastei|gastamos|paguei|pagamos|gastando|pagando|vendi|vendemos|faturei|recebi|recebemos|entrou|vendendo|recebendo|saiu|foi|deu|veio|custou)'
const NOW = `(?:agora|n?es[st]e mes|hoje|des[st]a vez|(?:do )?que (?:antes|o outro|la|naquele mes)|entao|em (${MONTHS.join('|')}))`
const MORE_NOW = new RegExp(
  `^(?:e |mas |entao |ai )*(?:(?:eu|a gente|foi|ela|ele|deu|ta|esta) )*(?:${VERB} )?(?:mais|menos)(?: ou menos)?(?: ${NOW})*(?: (?:foi |de )?quanto(?: (?:a mais|a menos|foi|deu))*)?$`,
)
const SPENT = /^(?:gast|pag|saiu|custou)/
const EARNED = /^(?:vend|fatur|receb|entrou)/
/** 'então gastei mais agora? quanto', after the same of two times: what lies between them. */
function moreNow(text: string, before: Frame): Reading | undefined {
  const found = MORE_NOW.exec(text)
  const [other] = before.antes
  const { periodo, metrica } = before
  const same =
    other?.metrica === metrica &&
    JSON.stringify([other.filtros, other.faixa]) === JSON.stringify([before.filtros, before.faixa]) &&
    before.trechos === null &&
    other.trechos === null
  if (!found || !same || !periodo || !other.periodo || before.par || before.unico || before.media) return undefined
  const { como } = metricOf(metrica)
  const sign = 'sinal' in como ? como.sinal : 0
  const verb = found[1] ?? ''
  if (sign === 0 || (SPENT.test(verb) && sign > 0) || (EARNED.test(verb) && sign < 0)) return undefined
  const [then, now] = [other.periodo, periodo].toSorted((a, b) => (a.de < b.de ? -1 : 1)) as [
    typeof periodo,
    typeof periodo,
  ]
  const named = found[2] === undefined ? undefined : MONTHS.indexOf(found[2]) + 1
  const ofBoth = named === undefined || [then, now].some(({ de }) => Number(de.slice(5, 7)) === named)
  if (then.ate >= now.de || !ofBoth) return undefined
  const plain = { filtros: before.filtros, faixa: before.faixa, periodo: now, comparacao: then }
  return plainReading(frameOf(metrica, plain))
}

const ABOVE =
  /^(?:e |mas )*(?:(?:em )?(?:quais|quantos|que|qual)(?: (?:foram|sao|os))* )?(?:os )?mes(?:es)? (?:(?:em )?que )?(?:(?:eu |a gente |el[ea] )*(?:ficou|ficaram|foi|foram|deu|deram|passou|passaram|teve|tiveram|veio|vieram|pagou|vendi|gastei|recebi|entrou|estao|esta|tao|ta|sao) )?(?:(?:(acima)|(abaixo)) (?:d(?:isso|ess[ea]|el[ea]|a)(?: (?:media|valor|mediana))?|d?ess[ea] (?:media|valor))|(?:d(?:isso|ess[ea] media|essa|a media))|(?:(mais|maior(?:es)?)|(menos|menor(?:es)?)) (?:do )?que (?:isso|ess[ea](?: media| valor)?|a media))$/
/** 'quais meses ficaram acima disso?', after a mean by month: those of its months. */
function besideMonths(text: string, before: Frame): Reading | undefined {
  const found = ABOVE.exec(text)
  const { media, dimensao, periodo } = before
  const monthly = media === 'mes' && dimensao === null && before.comparacao === null && before.trechos === null
  if (!found || !monthly || !periodo || isOneMonth(periodo) || isOfTime(dimensao)) return undefined
  const below = (found[2] ?? found[4]) !== undefined
  const limiar = { de: null, ate: null, media: below ? ('abaixo' as const) : ('acima' as const) }
  return plainReading({ ...before, media: null, dimensao: 'mes', contagem: 'partes', limiar })
}
