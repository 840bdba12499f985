import { fold } from '#src/text/words.ts'
import { canBeside, isBesideMean, monthsBeside } from './beside-mean.ts'
import { INCOMING } from './completing.ts'
import { type Frame, frameOf, isOfTime, NO_FILTERS, type Spoken } from './frame.ts'
import { isNarrowed } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import { allOfFirst, paidBack } from './paid-back.ts'
import { periodBefore } from './periods.ts'
import { type Assumption, frameAlone, type Reading } from './question.ts'
import { type QuestionContext, readParts } from './reading.ts'
import { spokenOf } from './spoken.ts'
import { groupOf } from './turns.ts'
import { wentFurther } from './went-further.ts'
import { leftOfTwo } from './which-of-many.ts'

/** Questions that go on from an answer in a way of their own: without somebody, the others, what was so dear, more than the rent. */

export function wentOn(question: string, before: Frame, context: QuestionContext): Reading | undefined {
  const text = fold(question)
    .replace(/[?!.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    wentFurther(text, before, context) ??
    pointedAt(text, before) ??
    theNames(text, before) ??
    theOther(text, before) ??
    resultWithout(text, before, context) ??
    resultLess(text, before, context) ??
    theOthers(text, before) ??
    theDearest(text, before) ??
    whatWeighed(text, before) ??
    toWhom(text, before) ??
    isMuch(text, before, context) ??
    leftOfHim(text, before) ??
    againstAnother(text, before, context)
  )
}

function pointedAt(text: string, before: Frame): Reading | undefined {
  const frame = paidBack(text, before) ?? allOfFirst(text, before)
  return frame && plainReading(frame, [])
}

const plainReading = (frame: Frame, assumed: Assumption[] = ['periodo']): Reading => ({
  kind: 'frame',
  frame,
  assumed,
  explicit: true,
  undated: false,
})

const NAMES =
  /^(?:e |mas )*(?:(?:quem|quais|qual)(?: (?:e|sao|foi|foram|era|eram))?(?: (?:o nome|os nomes|el[ea]s?|ess[ea]s?))*(?: del[ea]s?)?|(?:me )?(?:fala|diz|mostra) (?:o nome|os nomes|quem)(?: del[ea]s?)?)$/
/** 'quem são?', after how many stayed away or came: the answer names them. */
const theNames = (text: string, before: Frame): Reading | undefined =>
  before.ausente && NAMES.test(text) ? plainReading(before) : undefined

const OTHER =
  /^(?:e |mas )*(?:(?:qual|quanto) (?:e|foi|deu|levou) )?(?:[oa] |d[oa] |pr[ao] )?outr[oa](?: (?:foi|deu|levou|recebeu|ganhou|pagou|comprou))?(?: quanto)?$/
/** 'e a outra?', after who is first: who comes next, told with the place. */
const theOther = (text: string, before: Frame): Reading | undefined =>
  before.maiores === 1 &&
  before.posicao === null &&
  before.dimensao === 'contraparte' &&
  before.eleito &&
  OTHER.test(text)
    ? plainReading({ ...before, maiores: 2, posicao: 2, antes: [], eleito: null })
    : undefined

const INCOMES: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes'])
const isSum = ({ media, unico, contagem, sobre, comparacao, alvo, limiar, par }: Frame) =>
  [media, unico, contagem, sobre, comparacao, alvo, limiar, par].every((one) => one === null)

const WITHOUT =
  /^(?:e |mas )*(?:sem|tirando|descontando|fora)(?: contar)?(?: com)? (?:el[ea]s?|d?ess[ea]s?(?: (?:cliente|dinheiro|valor|entrada|pagamento))?|isso)(?: ai)? (.{0,30}?) ?(?:(?:eu|a gente|o mes|ainda) )*(?:teria|tinha|ficava|ficaria|fechava|fecharia|estaria|ficou|fechou|dava|daria|sobrava|sobraria|seria)(?: (?:fechado|ficado|sido|dado|sobrado|tido|quanto|n?o|em|um|de|resultado))*(?: (?:positiv[oa]|azul|lucro|vermelho|negativ[oa]|prejuizo))?$/
/** 'sem ele setembro teria fechado no positivo?': the result less what came from him, the costs as they were. */
function resultWithout(text: string, before: Frame, context: QuestionContext): Reading | undefined {
  const found = WITHOUT.exec(text)
  const spoken = found && spokenOf(before)
  if (!found || !spoken || !INCOMES.has(before.metrica) || before.par) return undefined
  const result = dated('resultado', found[1]!, before, context)
  if (!result) return undefined
  const his = frameOf('entradas', { filtros: { ...NO_FILTERS, ...spoken }, periodo: result.periodo })
  return { kind: 'both', frames: [result, his], assumed: [], explicit: true, conta: 'menos' }
}

const LESS =
  /^(?:e |mas |entao )*(?:quanto (?:sobra|fica|sobrou|ficou|da) )?(?:sem|tirando|descontando|menos|fora|pagando|depois d[eo](?: pagar)?)(?: contar)?(?: com)? (?:[oa]s? )?(.{4,40}?)(?: (?:quanto )?(?:que )?(?:sobra|sobrou|fica|ficou|da|daria|seria|deu))?(?: quanto)?$/
/** Of which loan, no category says. */
const LOAN =
  /^(?:parcelas?|prestac(?:ao|oes)|financiamentos?)(?: d[eoa]s? (?:emprestimos?|financiamentos?|banco))?(.*)$/
/** 'e tirando a parcela?', after the profit: of what isn't in it, which is paid all the same. */
function resultLess(text: string, before: Frame, context: QuestionContext): Reading | undefined {
  const said = LESS.exec(text)?.[1]
  const narrowed = before.filtros.categorias.length + before.filtros.contrapartes.length > 0
  if (!said || before.metrica !== 'resultado' || narrowed || !isSum(before) || before.dimensao !== null)
    return undefined
  const loan = LOAN.exec(said)?.[1]
  const parts = readParts(`quanto paguei de ${loan === undefined ? said : 'parcela de emprestimo'}`, context)
  const outside = (parts?.categories ?? []).filter((id) => groupOf(id, context.categorias) === 'fora')
  if (!parts || parts.parties.length > 0 || outside.length !== 1 || parts.categories.length !== 1) return undefined
  if (parts.times.period !== null || !before.periodo) return undefined
  // 'sem o aporte': what came in is in no result, and can only be left out of all that moved.
  if (INCOMING.has(outside[0]!))
    return plainReading({ ...before, antes: [], eleito: null, filtros: { ...before.filtros, semCategorias: outside } })
  const less = frameOf('saidas', { filtros: { ...NO_FILTERS, categorias: outside }, periodo: before.periodo })
  const whole = parts.left.length === 0 && !parts.widened && (loan ?? '') === ''
  const frames: [Frame, Frame] = [{ ...before, antes: [], eleito: null }, less]
  return { kind: 'both', frames, assumed: whole ? [] : ['categoria'], explicit: true, conta: 'menos' }
}

/** A figure in the days that are said, else in those of the answer before. */
function dated(metrica: MetricId, said: string, before: Frame, context: QuestionContext): Frame | undefined {
  if (said.trim() === '') return before.periodo ? frameOf(metrica, { periodo: before.periodo }) : undefined
  const parts = readParts(`resultado em ${said}`, context)
  const reading = parts && parts.left.length === 0 && parts.times.period ? frameAlone(parts, context) : undefined
  return reading?.kind === 'frame' && reading.frame.comparacao === null
    ? frameOf(metrica, { periodo: reading.frame.periodo })
    : undefined
}

const OTHERS =
  /^(?:e )?(?:[oa]s|tod[oa]s [oa]s) (?:outr[oa]s|demais)(?: (?:ficaram|foram|deram|levaram|receberam|pagaram|custaram|somaram|somam|em|de))*(?: quanto)?(?: (?:cada(?: um)?|ao todo|juntos|no total))?$|^(?:e )?quanto (?:deram|foram|levaram|receberam|pagaram|custaram|ficaram) [oa]s (?:outr[oa]s|demais)$/
/** 'e os outros?', after who took most: all but that one, each. */
function theOthers(text: string, before: Frame): Reading | undefined {
  const { eleito, dimensao, maiores, filtros } = before
  const ranked = maiores !== null && (dimensao === 'contraparte' || dimensao === 'categoria')
  if (!OTHERS.test(text) || !ranked || !eleito || before.porque || before.par) return undefined
  return plainReading({
    ...before,
    ...{ antes: [], maiores: null, menores: false, posicao: null, eleito: null },
    filtros: {
      ...filtros,
      semCategorias: [...filtros.semCategorias, ...eleito.categorias],
      semContrapartes: [...filtros.semContrapartes, ...eleito.contrapartes],
    },
  })
}

const DEAREST =
  /^(?:e |mas |nossa )*(?:qual |quem )?(?:foi )?(?:o )?(?:que|qual)(?: (?:que|foi|custou|pesou|saiu|ficou|deu|e|ta|de))* (?:tao |mais |assim )?(?:car[oa]|alt[oa]|pesad[oa]|grande)(?: assim)?$/
/** 'e o que foi tão caro?', after what a month cost: its largest payments, whatever they are. */
function theDearest(text: string, before: Frame): Reading | undefined {
  const { filtros, periodo } = before
  const spent = before.metrica === 'despesas' || before.metrica === 'saidas'
  const whole = filtros.categorias.length + filtros.contrapartes.length === 0
  const sum = isSum(before) || (before.porque && isBesideMean(before))
  if (!DEAREST.test(text) || !spent || !whole || !periodo || before.dimensao !== null || !sum) return undefined
  return plainReading(frameOf('saidas', { filtros, periodo, unico: 'maior' }))
}

const WEIGHED =
  /^(?:e |mas )*o que (?:que |foi que |mais )*pes(?:ou|a)(?: mais)?(?: (?:n(?:ele|ela|isso)|n?ess[ea] mes))?$/
/** 'o que pesou nele?', after the worst month: what made it differ from the one before. */
function whatWeighed(text: string, { metrica, dimensao, quando, periodo, filtros, par }: Frame): Reading | undefined {
  const days = dimensao === 'mes' ? quando : dimensao === null ? periodo : null
  const narrowed = filtros.categorias.length + filtros.contrapartes.length > 0
  if (!WEIGHED.test(text) || metrica !== 'resultado' || narrowed || par || !days) return undefined
  if (days.de.slice(0, 7) !== days.ate.slice(0, 7) || !days.de.endsWith('-01')) return undefined
  const frame = frameOf('resultado', { filtros, periodo: days, comparacao: periodBefore(days), porque: true })
  return plainReading(frame, ['periodo', 'comparacao'])
}

const TO_WHOM =
  /^(?:e |mas )*(?:(?:foi |vai |e )?(?:pra|para) quem(?: (?:foi|que foi|vai))?|de quem (?:eu |a gente )?(?:comprei|compramos|compro) mais|quem (?:mais )?levou(?: mais)?)$/
/** 'foi pra quem?', after the category that cost most: who was paid most of it. */
function toWhom(text: string, before: Frame): Reading | undefined {
  const { eleito, dimensao, maiores, filtros, metrica, periodo } = before
  const elected = dimensao === 'categoria' && maiores === 1 ? (eleito?.categorias ?? []) : filtros.categorias
  const spent = metrica === 'despesas' || metrica === 'saidas'
  const plain = (dimensao === null && before.comparacao === null && isSum(before)) || elected !== filtros.categorias
  if (!TO_WHOM.test(text) || !spent || !plain || elected.length === 0 || filtros.contrapartes.length > 0)
    return undefined
  const narrowed = { ...filtros, categorias: elected }
  return plainReading(frameOf(metrica, { filtros: narrowed, periodo, dimensao: 'contraparte', maiores: 1 }))
}

const LEFT =
  /^(?:e |mas |entao |no fim |no final )*(?:quanto )?(?:(?:me )?(?:sobrou|sobra|ficou|fica|restou|resta)|(?:da|deu) (?:limpo|liquido))(?: (?:limpo|liquido|livre|quanto|d?el[ea]s?|disso|nisso|com el[ea]|pra mim|pra gente|no fim|no final))*$/
/** 'então sobrou quanto dele?', after what came from somebody and what he kept. */
function leftOfHim(text: string, before: Frame): Reading | undefined {
  const { contrapartes } = before.filtros
  const same = before.antes[0]?.filtros.contrapartes.join() === contrapartes.join()
  const reading = contrapartes.length > 0 && same && LEFT.test(text) ? leftOfTwo(before) : undefined
  return reading?.kind === 'both' ? reading : undefined
}

const MUCH =
  /^(?:e |mas |nossa |ta )*(?:isso |el[ea] |esse valor )?(?:(?:e|eh|ser|ta|foi|esta|nao e) )?(?:muit[oa]|pouc[oa]|alt[oa]|baix[oa]|car[oa]|barat[oa]|demais|bastante)(?: (?:isso|assim|ou (?:pouco|nao|normal)|ne|demais|dinheiro|pra um mes))*$/
/** 'isso é muito?', after what a month cost or brought: beside a usual month. */
function isMuch(text: string, before: Frame, context: QuestionContext): Reading | undefined {
  if (!MUCH.test(text) || before.par || before.comparacao !== null || before.trechos !== null) return undefined
  const beside = canBeside(before) ? monthsBeside(before.periodo, 'usual', context) : undefined
  return beside && plainReading({ ...before, antes: [], eleito: null, media: 'mes', comparacao: beside }, [])
}

const AGAINST =
  /^(?:e |mas )*(?:isso|esse valor|ess[ea]|el[ea]|da|tudo isso|isso tudo)(?: (?:e|foi|da|deu|fica|ficou|ja))* (?:mais|menos|maior|menor)(?: car[oa])? (?:do )?que (?:o |a |os |as |com |que )*(?:(?:eu |a gente )?(?:gasto|gastei|pago|paguei) (?:de |com |no |na )?)?(.{3,40})$/
/** 'isso é mais que o aluguel?', after a sum: both in the same days. */
function againstAnother(text: string, before: Frame, context: QuestionContext): Reading | undefined {
  const found = AGAINST.exec(text)
  const { periodo, dimensao } = before
  if (!found || !periodo || dimensao !== null || before.trechos !== null || !isSum(before)) return undefined
  const parts = readParts(`quanto foi ${found[1]}`, context)
  if (!parts || parts.left.length > 0 || parts.times.comparison || parts.widened) return undefined
  if (!isNarrowed(parts) || parts.times.period !== null || parts.options.length > 0) return undefined
  const other = frameAlone({ ...parts, asks: true, times: { ...parts.times, period: periodo } }, context)
  if (other.kind !== 'frame' || other.undirected || INCOMES.has(other.frame.metrica) !== INCOMES.has(before.metrica))
    return undefined
  const frames: [Frame, Frame] = [{ ...before, antes: [], eleito: null }, other.frame]
  return { kind: 'both', frames, assumed: [], explicit: true, conta: 'compara' }
}

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const PLACED = new RegExp(`\\b[oa] (${ORDINALS.join('|')})[oa]\\b(?! (?:tri|se|bi|quin))`)
/** 'o primeiro levou quanto em outubro', after a list: the one at that place. */
export function placedIn(question: string, before: Frame): Frame {
  const place = before.postos.length > 0 ? PLACED.exec(fold(question))?.[1] : undefined
  const at = place === undefined ? -1 : ORDINALS.indexOf(place)
  const eleito: Spoken | undefined = before.postos[at]
  return eleito && !isOfTime(before.dimensao) ? { ...before, eleito, posicao: at + 1 } : before
}

const ABOUT_HIM =
  /\b(?:quando|quanto|qual|el[ea]|del[ea]|primeir[oa]|ultim[oa]|total|media|pag\w+|compr\w+)\b|\bquantas vezes\b/
/** 'quando foi a última vez?', after the one customer who stayed away or came: of him, in all days. */
export function ofWhoLeft(before: Frame, question: string, { primeiro, hoje }: QuestionContext): Frame {
  // What the month would end in is of that month alone.
  if (before.contagem === 'projecao') return { ...before, contagem: null }
  const { ausente, eleito } = before
  const text = fold(question)
  if (!ausente || !eleito || !primeiro || !ABOUT_HIM.test(text) || /\b(?:clientes?|quem|quantos)\b/.test(text))
    return before
  const filtros = { ...NO_FILTERS, contrapartes: eleito.contrapartes }
  return frameOf('entradas', { filtros, periodo: { de: primeiro, ate: hoje }, suposto: true, eleito })
}
