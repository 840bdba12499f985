import { dayName, dayNumber } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { type Absent, absentOf } from './absent.ts'
import { type Frame, frameOf } from './frame.ts'
import { metricOfGroups } from './framing.ts'
import { type Heard, hear, type Way } from './loose-hearing.ts'
import type { LooseContext, Named } from './loose-names.ts'
import type { MetricId } from './metrics.data.ts'
import { tellingWords } from './names.ts'
import type { Operation } from './operations.ts'
import { MONTHS } from './period-points.ts'
import { plainParts } from './plain-parts.ts'
import { frameAlone, type Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { Rest } from './rest.ts'
import { askedOf } from './spoken.ts'
import { sumBesideCount } from './sum-beside-count.ts'
import { NOTHING_SAID, type Times } from './times.ts'
import { spelledPlain } from './typed.ts'
import { cantBeTold, isNobodysFigure } from './unknown.ts'
import { untoldOf } from './untold.ts'
import { isGrammarWord, questionWords } from './vocabulary.ts'
import { ADVICE, FUTURE } from './words.data.ts'

/**
 * A third hearing, of what no grammar of sentences took: whom the ledger knows, which days, which category, what is done with
 * the figure, wherever these words stand. Only where all that is left means nothing for the figure; a word that might narrow
 * it leaves the question unread.
 */

export interface Loose {
  /** Undefined: it is on her own numbers, and not to be read. */
  reading?: Reading
  /** Words that were left aside. */
  aside: string[]
  /** What it names is in no movement. */
  absent?: Absent
}

const TELLS =
  / (?:vale a pena|ajuda|ajudar|dica|funcionari[oa]s? (?:quer|pediu|faltou)|cliente (?:quer|pediu|reclam[a-z]+)|tenho que|preciso|quero|queria (?!saber|ver)|medo|acho|advogado|imposto de renda|mei|lei|obrigad[oa]|contratar|demitir|abrir|vender mais|cobrar) /
const FIGURE =
  / (?:quant[oa]s?|qual|quais|quem|quando|total|soma|media|medio|ultim[oa]|primeir[oa]|saldo|lucro|resultado|margem|receita|faturamento|vendas?|gastos?|despesas?|entradas?|saidas?|por que|comparar?|lista|ranking|melhor|pior|maior|menor|teve|tem (?:algum |alguma )?(?:pagamento|gasto|despesa|compra|lancamento)|ja|passa|passou|o que|margem|algum|alguma) /

const DAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)'
const DISMISSED =
  / (?:[oa] )?(?:rescis(?:ao|oes)|acerto(?: final)?(?= d[aeo]s? [a-z]{3,} (?:foi|deu|ficou|saiu)))(?: (?:de contrato|contratual))? (?=(?:d[aeo]s? |pr[ao] )?[a-z])/
const LOOSE_WORDS: readonly (readonly [RegExp, string])[] = [
  // Whose contract ended was paid for it last.
  [DISMISSED, ' ultimo pagamento '],
  [/(?<= pro ?_?labore e (?:d[eo]s? )?)lucros?(?= )/, 'distribuicao de lucros'],
  [new RegExp(` (?:por|cada|ao|a cada) ${DAY}(?:-feira| feira)?(?= )`), ' nos $1s'],
  [new RegExp(`(?<! de| desde| a) (${MONTHS.join('|')}) (?:pra|para) ca(?= )`), ' desde $1'],
]
/** No slips of verbs. */
const AS_TYPED = /^(?:depositos?|pagamentos?|recebimentos?|compras?|parcelas?|banhos?)$/
const WHICH_THING =
  ' (?:qual|quais)(?: (?:e|foi|era|sera|sao|seria))?(?: mesmo)?(?: [oa]s?)?(?: (?:meus?|minhas?|nossos?|nossas?))? '
const MOST_UNREAD = 3

/** Reads what is there; undefined: nothing tells that it is on her own past money. */
export function readLoosely(question: string, context: LooseContext, before?: Frame): Loose | undefined {
  if (isNobodysFigure(question) || cantBeTold(question) || untoldOf(question)) return undefined
  const text = LOOSE_WORDS.reduce((all, [from, to]) => all.replace(from, to), ` ${spelledPlain(question)} `).trim()
  const written = new Set(context.nomes.flatMap(({ nome }) => tellingWords(nome)))
  const said = questionWords(text, (word) => (!isGrammarWord(word) && written.has(word)) || AS_TYPED.test(word))
  const rest = new Rest(said)
  if (rest.has(ADVICE) || rest.has(TELLS) || rest.has(FUTURE)) return undefined
  const heard = hear(rest, context, before)
  if (!heard) return undefined
  // 'qual o signo da Amanda': what is asked isn't left aside.
  if (heard.aside.some((word) => new RegExp(`${WHICH_THING}${word} d[aeo]s? `).test(` ${text} `))) return undefined
  const loose = isOnHers(heard, rest, text, before) ? looseOf(heard, text, context, before) : undefined
  const reading = loose?.reading
  const absent = reading ? undefined : absentOf(heard, text, question)
  if (!loose || absent) return absent && { aside: [], absent }
  if (reading?.kind !== 'frame' || !DISMISSED.test(` ${spelledPlain(question)} `)) return loose
  return { ...loose, reading: { ...reading, assumed: [...reading.assumed, 'rescisao'] } }
}

/** Whether it is on her own past money. */
function isOnHers(heard: Heard, rest: Rest, text: string, before: Frame | undefined): boolean {
  const { named, operations, times, result, margin, way, categories } = heard
  const isNamed = named.who.length + named.options.length > 0
  const hers =
    (isElliptic(text, before) && isNamed) ||
    (before !== undefined && / outr[oa] /.test(` ${text} `)) ||
    rest.has(FIGURE) ||
    / (?:quant|qual|quem|quando|total|media) ?/.test(text) ||
    operations.length > 0 ||
    FIGURE.test(` ${text} `)
  const dated =
    / p\d /.test(rest.text) ||
    times.impossible ||
    times.period !== null ||
    times.always ||
    times.comparison !== null ||
    times.weekdays !== null
  return (
    hers &&
    (isNamed ||
      operations.some(
        ({ id, shape }) => id === 'sumidos' || id === 'lista' || id === 'ordem' || shape.dimension === 'conta',
      ) ||
      (operations.length > 0 && categories.length > 0) ||
      ((named.without.length > 0 ||
        result ||
        margin ||
        way !== undefined ||
        categories.length > 0 ||
        operations.length > 0) &&
        dated))
  )
}

/** 'e o da moça do Instagram, a Verso', after a figure. */
const isElliptic = (text: string, before: Frame | undefined): boolean =>
  before !== undefined && !before.perdido && before.opcoes.length === 0 && /^(?:e|mas) /.test(text)

const unreadOf = (unread: readonly string[]): Loose => ({
  aside: unread.filter((word) => /^[a-z]{3,20}$/.test(word)).slice(0, MOST_UNREAD),
})

function looseOf(heard: Heard, text: string, context: LooseContext, before: Frame | undefined): Loose {
  const { named, accounts, result, margin, operations, times, way, categories, sales, unread, aside, widened } = heard
  const bare =
    !named.who.length &&
    !named.options.length &&
    !named.without.length &&
    !categories.length &&
    !result &&
    !margin &&
    !way
  if (heard.hopeless || (bare && operations.every(({ metric, id }) => !metric && id !== 'sumidos')))
    return unreadOf(unread)
  if (before && / outr[oa] /.test(` ${text} `) && named.who.length > 0 && operations.length === 0 && before.periodo) {
    const filtros = { ...before.filtros, categorias: [], contrapartes: named.who }
    const frame = frameOf(named.flows.entrou > named.flows.saiu ? 'entradas' : 'saidas', {
      filtros,
      ...{ periodo: before.periodo, media: before.media, contagem: before.contagem },
    })
    return {
      reading: { kind: 'frame', frame, assumed: ['periodo'], explicit: true, undated: before.suposto !== false },
      aside,
    }
  }
  const untimed = times.period === null && !times.always && times.comparison === null && times.weekdays === null
  if (
    before &&
    isElliptic(text, before) &&
    named.who.length > 0 &&
    operations.length === 0 &&
    untimed &&
    isPlainSum(before)
  )
    return { reading: ofAnother(named, before), aside }
  const [first, second] = operations
  const metric = margin
    ? 'margem-lucro'
    : result
      ? 'resultado'
      : (metricFor(named, categories, way, sales, context) ?? first?.metric)
  if (!metric || operations.length > 2) return unreadOf(unread)
  const days = before?.suposto === false && before.trechos === null ? before.periodo : null
  const base = { named, categories, accounts, times, metric, widened, days }
  const one = framed(base, first, context)
  const wantsSum = first?.id === 'primeiro' && / quanto /.test(` ${text} `) && !second
  const other = second
    ? framed(base, second, context)
    : wantsSum
      ? framed({ ...base, always: true }, undefined, context)
      : undefined
  if (!other) return one ? { reading: sumBesideCount(text, one) ?? one, aside } : { aside: unread }
  if (one?.kind !== 'frame' || other.kind !== 'frame') return unreadOf(unread)
  return {
    reading: { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true },
    aside,
  }
}

const isPlainSum = ({ periodo, dimensao, unico, contagem, comparacao, sobre, par, limiar }: Frame): boolean =>
  periodo !== null && [dimensao, unico, contagem, comparacao, sobre, par, limiar].every((one) => one === null)

/** The same figure of somebody else. */
function ofAnother({ who, flows }: Named, before: Frame): Reading {
  const filtros = { ...before.filtros, categorias: [], contrapartes: who, semCategorias: [], semContrapartes: [] }
  const metrica = flows.entrou > flows.saiu ? 'entradas' : 'saidas'
  const { periodo, comAno, trechos, media } = before
  const frame = frameOf(metrica, { filtros, periodo, comAno, trechos, media, antes: [askedOf(before)] })
  return { kind: 'frame', frame, assumed: ['periodo'], explicit: true, undated: false }
}

function metricFor(
  { who, options, without }: Named,
  categories: readonly string[],
  way: Way,
  sales: boolean,
  context: QuestionContext,
): MetricId | undefined {
  if (categories.length > 0) return metricOfGroups(categories, context)
  if (who.length + options.length > 0) return way === 'in' ? 'entradas' : way === 'out' ? 'saidas' : undefined
  if (way === 'in') return sales || without.length > 0 ? 'receita' : 'entradas'
  return way === 'out' ? 'despesas' : undefined
}

interface Base {
  named: Named
  categories: string[]
  accounts: string[]
  times: Times
  metric: MetricId
  widened: boolean
  always?: boolean
  /** Those that were said before. */
  days: Interval | null
}

const YEAR_OF_DAYS = 363
/** The frame of a plain sum, with what an operation makes of it. */
function framed(base: Base, operation: Operation | undefined, context: LooseContext): Reading | undefined {
  const { named, categories, accounts, metric, widened } = base
  if (operation?.id === 'sumidos') {
    const asked = readParts('que cliente parou de comprar', { ...context, contrapartes: [] })
    return asked && frameAlone({ ...asked, times: base.times }, context)
  }
  const parts: Parts = {
    ...plainParts(context),
    metrics: [operation?.metric && metric === undefined ? operation.metric : metric],
    times: timesFor(base, operation, context),
    categories,
    accounts,
    widened,
    parties: named.options.length > 0 ? [] : named.who,
    options: named.options.map((nome) => ({ id: nome, nome })),
    optionWord: named.word,
    excluded: named.without.length > 0 ? { categories: [], parties: named.without } : undefined,
    asks: true,
    goesOn: false,
    ...operation?.shape,
  }
  const reading = frameAlone(parts, { ...context, contrapartes: context.nomes.map(({ nome }) => nome) })
  if (reading.kind === 'none' || reading.kind === 'unknown') return undefined
  return reading
}

function timesFor(
  { times, always, named, days }: Base,
  operation: Operation | undefined,
  { hoje }: QuestionContext,
): Times {
  const said = times.period !== null || times.always || times.comparison !== null || times.relative !== null
  if (said && !always) return times
  if (times.weekdays) {
    const de = dayName(dayNumber(hoje) - YEAR_OF_DAYS)
    return { ...times, period: { de, ate: hoje }, assumed: true }
  }
  // The days that the conversation is of.
  if (days && !always && operation === undefined) return { ...times, period: days, assumed: true }
  const whole = always || operation?.days === 'todos' || (operation === undefined && named.who.length > 0)
  return whole ? { ...NOTHING_SAID, always: true } : times
}
