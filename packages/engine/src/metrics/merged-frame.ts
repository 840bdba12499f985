import { isOneMonth, NOW_METRICS } from './completing.ts'
import { type Filtros, type Frame, frameOf, isOfTime, NO_FILTERS } from './frame.ts'
import { directed, isNarrowed, shapeOf } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import type { Parts } from './reading.ts'

/** The frame before with what a question says in the place of what stood there. */

/** What the question narrows to in place of what stood there; an account beside it. */
function keptFilters(parts: Parts, { metrica, filtros }: Frame, everywhere: boolean): Filtros {
  const { metrics, excluded } = parts
  const kept = parts.entire && !parts.pronoun ? { ...NO_FILTERS, contas: filtros.contas } : filtros
  const sameMetric = metrics.length === 0 || metrics[0] === metrica
  const named = isNarrowed({ ...parts, accounts: [] })
  const stays = sameMetric && !named && !isWhole(parts)
  // 'e o da Kelly?', after somebody's wage: hers.
  const likewise = metrics.length === 0 && parts.goesOn && parts.categories.length === 0 && parts.parties.length > 0
  // 'quanto disso foi pra Roseane?', after what a category cost.
  const part = parts.ofThat && metrics.length === 0 && parts.categories.length === 0 && parts.parties.length > 0
  const both = kept.categorias.length > 0 && (part || (likewise && kept.contrapartes.length > 0))
  const categorias = named ? (both ? kept.categorias : parts.categories) : sameMetric ? kept.categorias : []
  // 'e devolveu quanto', after what somebody bought: what she gave back.
  const his =
    parts.parties.length + parts.options.length === 0 &&
    ((parts.charged && metrics.length === 0) || (parts.subjectless && parts.pronoun))
  const contrapartes =
    named && !(his && kept.categorias.length === 0)
      ? parts.parties
      : sameMetric || parts.pronoun || his
        ? kept.contrapartes
        : []
  const lessCategories = leftIn(categorias, excluded?.categories)
  const lessParties = leftIn(contrapartes, excluded?.parties)
  return {
    categorias: lessCategories.of,
    contrapartes: lessParties.of,
    contas: parts.accounts.length > 0 ? parts.accounts : everywhere ? [] : kept.contas,
    semCategorias: [...lessCategories.out, ...(stays ? kept.semCategorias : [])],
    semContrapartes: [...lessParties.out, ...(stays ? kept.semContrapartes : [])],
  }
}

/** 'sem a tinta', after paint, iron and cement: the two that are left, of which nothing is left out. */
function leftIn(kept: readonly string[], excluded: readonly string[] = []): { of: string[]; out: string[] } {
  const of = kept.filter((one) => !excluded.includes(one))
  const among = of.length > 0 && excluded.every((one) => kept.includes(one))
  return { of, out: among ? [] : [...excluded] }
}

/** 'e no total, quanto gastei?' is of all, neither ranked nor without anything. */
const isWhole = ({ ever, metrics }: Parts) => ever && metrics.length > 0

export function mergedFrame(parts: Parts, before: Frame, metric: MetricId, everywhere: boolean): Frame {
  const { metrics, times } = parts
  const narrowed = isNarrowed(parts)
  const sameMetric = metrics.length === 0 || metrics[0] === before.metrica
  const whole = isWhole(parts)
  const elected = electedOf(parts, before)
  const filtros = { ...keptFilters(parts, before, everywhere), ...elected }
  const changes = parts.change || times.relative !== null || times.comparison !== null
  const reshapes =
    parts.why ||
    parts.mean !== null ||
    parts.dimension !== null ||
    parts.one !== null ||
    parts.counts !== null ||
    parts.share
  // 'sem a tinta fica quanto', after which of them is the largest: all of the others.
  const summed = parts.excluded !== undefined && parts.without === null && parts.asks && before.maiores !== null
  const keepsShape = !summed && !narrowed && !changes && !reshapes && sameMetric && !whole && parts.without !== 'soma'
  // 'e de água?', after the largest bill or a mean: the same of another.
  const likewise = narrowed && !changes && !reshapes && metric === before.metrica
  const implied = parts.implied && before.dimensao !== null
  // 'qual foi a pior?', after a mean by week: its weeks.
  const ofMean = parts.implied && before.dimensao === null ? MEAN_PARTS[before.media ?? ''] : undefined
  // 'e qual foi a maior?', of what was paid to somebody: one payment.
  const single =
    before.unico !== null ||
    (before.dimensao === null && (before.faixa !== null || filtros.categorias.length + filtros.contrapartes.length > 0))
  const one = parts.one ?? (parts.implied && !ofMean && single ? (parts.smallest ? 'menor' : 'maior') : null)
  // 'e de despesa?', after the worst month of revenue: its worst month.
  const again =
    parts.goesOn &&
    !narrowed &&
    !changes &&
    !reshapes &&
    !sameMetric &&
    before.maiores !== null &&
    isOfTime(before.dimensao)
  return frameOf(directed(metric, { ...parts, parties: filtros.contrapartes, categories: filtros.categorias }), {
    ...shapeOf(parts),
    ...(keepsShape && keptShape(parts, before)),
    faixa: before.limiar ? null : (parts.sizes ?? (sameMetric && !whole ? before.faixa : null)),
    ...(likewise && {
      ...{ unico: before.unico, contagem: before.contagem, media: before.media, sobre: before.sobre },
      ...(before.unico !== null && { maiores: before.maiores, posicao: before.posicao }),
    }),
    ...(likewise && isOnlyPlace(parts) && rankOf(before)),
    ...(before.limiar && (keepsShape || likewise) && counted(parts, before)),
    alvo: parts.alvo ?? (sameMetric && !reshapes && !changes && !whole ? before.alvo : null),
    destino: parts.destino ?? (sameMetric && !reshapes && !changes ? before.destino : null),
    ...(again && { dimensao: before.dimensao, maiores: before.maiores, menores: before.menores, media: before.media }),
    filtros: NOW_METRICS.has(metric) ? { ...NO_FILTERS, contas: filtros.contas } : filtros,
    ...(one !== null && {
      ...{ unico: one, dimensao: null, maiores: parts.many, posicao: parts.nth, menores: false, contagem: null },
    }),
    ...(ofMean && { dimensao: ofMean, media: null, unico: null }),
    ...(implied && { dimensao: before.dimensao, menores: parts.smallest || (parts.nth !== null && before.menores) }),
    ...(parts.share && { sobre: wholeOf(parts.share, metric, elected) }),
    porque: parts.why || keepsWhy(parts, before, changes, Boolean(reshapes)),
  })
}

/** 'quanto isso dá em %?', after who is second: of that one. */
const electedOf = (parts: Parts, before: Frame) =>
  parts.share && !isNarrowed(parts) && before.maiores !== null ? before.eleito : null

/** Of what a share is, where that isn't said: of the revenue, or of all that is spent. */
const wholeOf = ({ of, same }: NonNullable<Parts['share']>, metric: MetricId, elected: Frame['eleito']): MetricId =>
  of ?? (same ? metric : elected && !EARNS.has(metric) ? 'despesas' : 'receita')

/** 'e comparando com agosto?', after what made a difference: what makes that one. */
const keepsWhy = ({ times, metrics, parties, top }: Parts, { porque }: Frame, changes: boolean, reshapes: boolean) =>
  porque &&
  // 'e a Camila, quanto recebeu?' asks for a sum.
  !(metrics.length > 0 && parties.length > 0) &&
  (!changes || (times.comparison !== null && metrics.length === 0)) &&
  !reshapes &&
  top === null

const EARNS: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes'])

const keptShape = (parts: Parts, before: Frame): Partial<Frame> => ({
  dimensao: before.dimensao,
  maiores: parts.top ?? before.maiores,
  menores: before.menores,
  posicao: parts.nth ?? (parts.top === null ? before.posicao : null),
  // 'e no ano já foi quanto', after a mean: all of it.
  media:
    before.media === 'mes' && (isOneMonth(parts.times.period) || (parts.already && parts.asks)) ? null : before.media,
  unico: before.unico,
  contagem: before.contagem,
  sobre: before.sobre,
})

const MEAN_PARTS: Readonly<Record<string, Frame['dimensao']>> = { semana: 'semana', dia: 'dia', mes: 'mes' }

/** 'e mais de 2 mil?', after days that were counted by their figure. */
const counted = ({ sizes }: Parts, { limiar, dimensao, contagem }: Frame): Partial<Frame> => ({
  ...{ dimensao, contagem },
  limiar: sizes ? { ...sizes, media: null } : limiar,
})

/** 'e no Bradesco?', after the largest of another account: its largest. */
const isOnlyPlace = ({ accounts, categories, parties, options }: Parts) =>
  accounts.length > 0 && categories.length + parties.length + options.length === 0
const rankOf = ({ dimensao, maiores, menores, posicao }: Frame): Partial<Frame> =>
  dimensao === 'conta' ? {} : { dimensao, maiores, menores, posicao }
