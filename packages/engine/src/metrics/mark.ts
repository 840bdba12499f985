import { addMonths, dayName, dayNumber, firstOf, lastDayOf, lastOf, mondayOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { type Asked, type Frame, frameOf, NO_FILTERS } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import type { Reading } from './question.ts'
import { Rest } from './rest.ts'
import { isPlainSum } from './shown/shown.ts'
import { readTimes } from './times.ts'
import { questionWords } from './vocabulary.ts'

/** The days that run beside a time that is over: what is missing to reach it, and where they end at this pace. */

const WEEK = 7
const REACH =
  '(?:bater|alcancar|chegar|igualar|passar|superar|ultrapassar|atingir|cobrir|empatar|encostar|vender igual|faturar igual|fazer igual)'
const MISSING = new RegExp(
  `^(?:e |mas |entao )*(?:(?:quanto|o que|muito) )?(?:ainda )?(?:me |nos )?(?:faltam?|(?:ta|esta|tao) faltando)(?: muito| quanto| ainda)* (?:para|pra)(?: eu| a gente| nos| (?:n?es[st]e|o) mes)* ${REACH}(?: (.+))?$`,
)
const PASSED =
  /^(?:e |mas |sera que |eu |a gente |, |(?:n?es[st]e|o) (?:mes|ano) |n?es[st]a semana )*ja (?:passei|passou|passamos|bati|bateu|batemos|superei|superou|ultrapassei|ultrapassou|alcancei|alcancou|cheguei|chegou) (.+)$/
const NOW = / (?:n?es[st]e mes|n?es[st]e ano|nesta semana|nessa semana|agora|hoje|ainda|ate agora) /
const THAT = / (?:isso|esse valor|esse numero|el[ea]|la) /
const FILLING =
  / (?:o|a|os|as|de|d[oae]s?|em|n[oa]s?|aos?|que|eu|gente|meu|minha|mesm[oa]|total|valor|foi|igual|com|inteir[oa]|tod[oa]|chei[oa]) /
const SAID: readonly (readonly [RegExp, MetricId])[] = [
  [/ (?:vendi|vendemos|vendeu|vendas?|vendido|faturei|faturamos|faturamento|faturado|receita) /, 'receita'],
  [/ (?:entrou|entraram|entradas?|recebi|recebemos|recebido) /, 'entradas'],
  [/ (?:gastei|gastamos|gastos?|despesas?) /, 'despesas'],
  [/ (?:sobrou|lucro|lucrei|resultado) /, 'resultado'],
]
const FLOWS: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'despesas', 'saidas', 'resultado'])

const MISSING_LAST = new RegExp(
  `^(?:e |mas |entao )*(?:para|pra) (?:eu |a gente )?${REACH} (.+?) (?:ainda |me |nos )*(?:faltam?|(?:ta|esta) faltando)(?: (?:muito|quanto|pouco))?$`,
)

/** 'quanto falta pra bater o mês passado', 'e pra bater isso?': the days that run beside those. */
export function readMark(text: string, before: Frame | undefined, hoje: string): Reading | undefined {
  const found = MISSING.exec(text) ?? MISSING_LAST.exec(text) ?? PASSED.exec(text)
  const plain = before && !before.perdido && isPlainSum(before) && FLOWS.has(before.metrica) ? before : undefined
  if (!found) return undefined
  const rest = new Rest(questionWords(found[1] ?? 'isso'))
  const metric = SAID.find(([pattern]) => rest.take(pattern))?.[1]
  const that = rest.take(THAT) !== undefined
  const copy = new Rest(rest.words())
  while (copy.take(NOW));
  const alone = that || readTimes(new Rest(copy.words()), hoje, false).period !== null
  const times = readTimes(alone ? copy : rest, hoje, false)
  const left = alone ? copy : rest
  left.take(/ p0 /)
  while (left.take(FILLING));
  if (left.words().length > 0 || (that && !plain)) return undefined
  const mark =
    that && !times.period
      ? markBefore(plain!, hoje)
      : times.relative === 'anterior'
        ? lastBefore(text, before, hoje)
        : times.period
  const periodo = mark && runningBeside(mark, hoje)
  if (!periodo || times.comparison !== null || times.spans !== null) return undefined
  const same = plain && (that || /^(?:e|mas|entao) /.test(text) || isWhole(plain)) ? plain : undefined
  const metrica = metric ?? same?.metrica ?? 'receita'
  const filtros = same && (metric ?? same.metrica) === same.metrica ? same.filtros : NO_FILTERS
  const frame = frameOf(metrica, { filtros, periodo, comparacao: mark })
  const supplied = metric === undefined && !same
  return {
    ...{ kind: 'frame', frame, explicit: true, undated: false },
    assumed: ['falta', ...(supplied ? (['metrica'] as const) : [])],
  }
}

/** 'a passada', of weeks; else the month that is over. */
function lastBefore(text: string, before: Frame | undefined, hoje: string): Interval {
  const [de, ate] = [before?.periodo?.de, before?.periodo?.ate]
  const week =
    de !== undefined && dayNumber(ate!) - dayNumber(de) === WEEK - 1 && mondayOf(dayNumber(de)) === dayNumber(de)
  const last = addMonths(hoje.slice(0, 7), -1)
  const monday = mondayOf(dayNumber(hoje)) - WEEK
  return / semana /.test(` ${text} `) || (week && / passada| anterior/.test(text))
    ? { de: dayName(monday), ate: dayName(monday + WEEK - 1) }
    : { de: firstOf(last), ate: lastOf(last) }
}

/** What was spoken of last that is over. */
function markBefore({ periodo, metrica, filtros, antes }: Frame, hoje: string): Interval | null {
  if (periodo && periodo.ate < hoje) return periodo
  const same = (one: Asked) => one.metrica === metrica && JSON.stringify(one.filtros) === JSON.stringify(filtros)
  const other = antes.find((one) => same(one) && one.periodo !== null && one.periodo.ate < hoje && one.trechos === null)
  return other?.periodo ?? null
}

const isWhole = ({ filtros }: Frame) => Object.values(filtros).every((list) => list.length === 0)

/** Of a month, a year or a week that is over the one that runs. */
function runningBeside({ de, ate }: Interval, hoje: string): Interval | undefined {
  const mes = de.slice(0, 7)
  if (ate >= hoje) return undefined
  if (de === firstOf(mes) && ate === lastOf(mes)) return { de: firstOf(hoje.slice(0, 7)), ate: hoje }
  const year = de.slice(0, 4)
  if (de === `${year}-01-01` && ate === `${year}-12-31`) return { de: `${hoje.slice(0, 4)}-01-01`, ate: hoje }
  const monday = mondayOf(dayNumber(hoje))
  const week = dayNumber(ate) - dayNumber(de) === WEEK - 1 && mondayOf(dayNumber(de)) === dayNumber(de)
  return week ? { de: dayName(monday), ate: hoje } : undefined
}

const PACE = new RegExp(
  [
    '(?:se|caso) (?:(?:eu|a gente|isso|tudo|as vendas|o movimento|o mes) )*(?:continuar(?:mos|em)?|seguir(?:mos|em)?|manter(?:mos)?|mantiver|for|ficar|andar)(?: vendendo| indo| entrando)?(?: assim| igual| desse jeito| (?:n?esse|n?este|o|n?o mesmo) ritmo| nessa media)',
    '(?:continuando|seguindo|mantendo|indo)(?: vendendo)?(?: assim| igual| desse jeito| (?:n?esse|n?este|o|n?o mesmo) ritmo| (?:n?essa|a) media)',
    '(?:n?esse|n?este|no|pelo)(?: mesmo)? (?:ritmo|passo)(?: atual| de agora| que (?:ta|esta|vai|to|vou|estou))?|nessa toada',
  ]
    .map((one) => `(?: ${one} )`)
    .join('|'),
)
const ENDS =
  /^(?:e|mas|entao|agora|quanto|em|vou|vai|vamos|fecho|fecha|fechar|fechamos|termino|terminar|acabo|acabar|chego|chega|chegar|da|dar|daria|fica|ficar|ficaria|[oa]|mes|es[st]e|d?n?es[st]e|n?o|d[eo]|fim|final|ate|la|eu|gente|para|pra|,|que|qual|sera|seria|total|vender|faturar|vendo|faturo|vendas?|faturamento|receita|receber|entrar|entra|entradas)$/
const COSTS = /\b(?:gast\w+|despesas?|pag\w+|custos?|lucr\w+|sobr\w+|resultado|saldo|caixa|negativ\w+)\b/
const LEAST_DAYS = 7

/** 'e se continuar assim?', after the sales of the month that runs: where the month would end. */
export function readPace(text: string, before: Frame | undefined, hoje: string): Reading | undefined {
  const said = ` ${text} `
  if (!PACE.test(said)) return undefined
  const left = said.replace(PACE, ' ').trim()
  const plain = before && !before.perdido && isPace(before) ? before : undefined
  if (!plain && before && COSTS.test(left)) return { kind: 'unknown' }
  const words = left.split(' ').filter((word) => word !== '')
  if (!words.every((word) => ENDS.test(word))) return undefined
  const metric = SAID.slice(0, 2).find(([pattern]) => pattern.test(` ${left} `))?.[1]
  const sells = /\b(?:vender|faturar|vendo|faturo)\b/.test(left)
  const metrica =
    metric ?? (sells ? 'receita' : /\b(?:receber|entrar|entra)\b/.test(left) ? 'entradas' : plain?.metrica)
  // What isn't of sales comes and goes on days of its own.
  if (!metrica) return before && !before.perdido ? { kind: 'unknown' } : undefined
  const mes = hoje.slice(0, 7)
  const running = { de: firstOf(mes), ate: hoje }
  const others = plain && !metric && !sells && JSON.stringify(plain.periodo) !== JSON.stringify(running)
  if (!EARNS.has(metrica) || others || Number(hoje.slice(8)) < LEAST_DAYS) return { kind: 'unknown' }
  const frame = frameOf(metrica, { periodo: running, contagem: 'projecao' })
  return { kind: 'frame', frame, assumed: [], explicit: true, undated: false }
}

const EARNS: ReadonlySet<MetricId> = new Set(['receita', 'entradas'])
/** All that was sold in some days, or its mean by day. */
const isPace = (frame: Frame): boolean =>
  EARNS.has(frame.metrica) &&
  isWhole(frame) &&
  frame.faixa === null &&
  isPlainSum({ ...frame, comparacao: null, media: frame.media === 'dia' ? null : frame.media })

/** How many days there are of the month that runs, and how many of them are over. */
export const daysOfMonth = ({ de, ate }: Interval): { over: number; all: number } => ({
  over: Number(ate.slice(8)),
  all: lastDayOf(de.slice(0, 7)),
})
