import { earlierOf, firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { type Frame, frameOf, NO_FILTERS } from '#src/metrics/frame.ts'
import { plainName } from '#src/metrics/names.ts'
import type { Reading } from '#src/metrics/question.ts'
import { areApart, isOutgo, joinedOf, sameDays, sinalOf, spokenOf } from './figures.ts'
import { between, frameReading, type Memory, reading } from './reckon.ts'
import type { Referring } from './referring.ts'
import { isList, isPlainSum, listBehind, partsShown, type Shown } from './shown.ts'

/** What part of another figure one is, and what the rest of it is. */

/** All of which a figure is a part: the same of the same days, whoever and whatever it is of; of a name's part of a category that. */
const wholeOf = ({ metrica, filtros, periodo, trechos }: Frame): Frame => {
  const { contas, contrapartes, categorias } = filtros
  const within = contrapartes.length > 0 ? categorias : []
  return frameOf(metrica, { filtros: { ...NO_FILTERS, contas, categorias: within }, periodo, trechos })
}

const isNarrowed = ({ filtros }: Frame) => filtros.categorias.length + filtros.contrapartes.length > 0

/** 'os três juntos são quantos %', after a list and some of its parts: all of it. */
function allOfList({ count }: Referring, shown: readonly Shown[]): Shown[] | undefined {
  const list = listBehind(shown)
  const parts = list ? partsShown(list) : []
  return count !== null && count > 2 && parts.length === count ? parts : undefined
}

const moneyOf = (shown: readonly Shown[]) => shown.filter(({ unidade }) => unidade !== '%')
/** What a share or a rest is of: several that are spoken of, or what was shown last. */
function targetOf(asked: Referring, shown: readonly Shown[]): Shown[] | undefined {
  const of =
    asked.several || asked.together ? (spokenOf(asked, shown) ?? allOfList(asked, shown)) : moneyOf(shown).slice(0, 1)
  if (!of || of.length === 0 || of.some(({ unidade }) => unidade !== 'R$')) return undefined
  return of.every((one, at) => of.slice(at + 1).every((other) => areApart(one, other))) ? of : undefined
}

const OF_DAYS = ({ frame }: Shown) => frame.periodo !== null && frame.media === null
export function shareOf(asked: Referring, { shown, before }: Memory, hoje: string): Reading | undefined {
  const one = shareOfOne(asked, { shown, before }, hoje)
  if (one) return one
  const bare = asked.base === null && !asked.several && !asked.together
  // 'e em %?', after how much it rose.
  if (bare && before.comparacao !== null && before.media === null)
    return between({ ...asked, op: 'variacao', count: 2 }, shown, before)
  const of = targetOf(asked, shown)
  const frame = of?.[0]?.frame
  if (!of || !frame || !of.every(OF_DAYS) || !of.every((one) => sameDays(one.frame, frame))) return undefined
  const single = of.length === 1 && isPlainSum(frame) && !isList(of[0]!) && !of[0]!.conta ? frame : joinedOf(of)
  const base = asked.base === 'mesmo' || asked.base === null ? null : asked.base
  const his = base === 'entradas' || asked.base === null ? (cameFromHim(of, shown) ?? cameByCard(of, shown)) : undefined
  if (his) return reading('parte', of, { base: his, frame: before })
  // Of what it is a share, isn't said, and what it would be of a sum is no whole.
  if (
    base === null &&
    !(asked.base === 'mesmo' && of.every((one) => isNarrowed(one.frame) || one.conta || one.frame.maiores !== null))
  )
    return undefined
  if (single && (base !== null || isNarrowed(single)))
    return frameReading({ ...single, antes: [], sobre: base ?? single.metrica })
  const whole = wholeOf(frame)
  // Of all that was sold, whatever category the part is of.
  const filtros = { ...NO_FILTERS, contas: frame.filtros.contas }
  return reading('parte', of, { base: base === null ? whole : { ...whole, metrica: base, filtros }, frame: before })
}

/** 'quanto é isso do que vendi no mês', after one payment: of what its month brought; of no base, of all that it is one of. */
function shareOfOne(asked: Referring, { shown, before }: Memory, hoje: string): Reading | undefined {
  const { base, months, several, together } = asked
  const [one] = shown
  if (!one?.dia || one.unidade !== 'R$' || several || together) return undefined
  const { frame, dia } = one
  const periodo = months
    ? { de: firstOf(dia.slice(0, 7)), ate: earlierOf(lastOf(dia.slice(0, 7)), hoje) }
    : frame.periodo
  const own = base === null || base === 'mesmo'
  const metrica = own ? frame.metrica : base
  const filtros = own ? frame.filtros : { ...NO_FILTERS, contas: frame.filtros.contas }
  const trechos = months ? null : frame.trechos
  return reading('parte', [one], { base: frameOf(metrica, { filtros, periodo, trechos }), frame: before })
}

/** 'isso é quanto das vendas de outubro?': of what those days brought. */
export function shareInDays(
  { base, several, together }: Referring,
  periodo: Interval,
  { shown, before }: Memory,
): Reading | undefined {
  const [one] = moneyOf(shown)
  const plain = one && one.unidade === 'R$' && OF_DAYS(one) && one.frame.contagem === null && !isList(one)
  if (!plain || several || together || base === null || base === 'mesmo') return undefined
  const filtros = { ...NO_FILTERS, contas: one.frame.filtros.contas }
  return reading('parte', [one], { base: frameOf(base, { filtros, periodo }), frame: before })
}

/** 'quantos % do que veio', after what came from somebody and what he kept: of what came from him. */
function cameFromHim(of: readonly Shown[], shown: readonly Shown[]): Frame | undefined {
  const [one] = of
  if (!one || of.length > 1 || !isOutgo(one.frame) || one.frame.filtros.contrapartes.length === 0) return undefined
  const names = ({ frame }: Shown) => new Set(frame.filtros.contrapartes.map(plainName))
  const his = (other: Shown) => names(other).symmetricDifference(names(one)).size === 0
  const came = shown.find((other) => his(other) && sinalOf(other.frame) > 0 && isPlainSum(other.frame))?.frame
  return came && sameDays(came, one.frame) && came.filtros.categorias.length === 0 ? came : undefined
}

/** 'isso dá quantos %', after what came by card and what its fees were: of what came by card. */
function cameByCard([one, ...more]: Shown[], shown: readonly Shown[]): Frame | undefined {
  const isOnly = ({ filtros }: Frame, id: string) =>
    filtros.contrapartes.length === 0 && filtros.categorias.join() === id
  if (!one || more.length > 0 || !isOnly(one.frame, 'taxas-cartao')) return undefined
  return shown.find(
    ({ frame }) => isOnly(frame, 'recebimento-cartao') && isPlainSum(frame) && sameDays(frame, one.frame),
  )?.frame
}

export function restOf({ base, whose }: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  const [last] = moneyOf(shown)
  const days = last && last.unidade === 'R$' && OF_DAYS(last) && last.frame.contagem === null
  if (!last || !days || !(isNarrowed(last.frame) || last.frame.maiores !== null) || last.frame.unico !== null)
    return undefined
  const metrica = base === null || base === 'mesmo' ? (before.sobre ?? last.frame.metrica) : base
  const whole: Frame = { ...wholeOf(last.frame), metrica }
  if (isOutgo(whole) !== isOutgo(last.frame)) return undefined
  if (!whose) return reading('resto', [last], { base: whole, frame: before })
  const { contrapartes, categorias, contas } = last.frame.filtros
  if (last.conta || isList(last)) return undefined
  const named = contrapartes.length > 0
  const filtros = {
    ...NO_FILTERS,
    contas,
    categorias: named ? categorias : [],
    semContrapartes: contrapartes,
    semCategorias: named ? [] : categorias,
  }
  return frameReading({ ...whole, filtros, dimensao: named || whose === 'quem' ? 'contraparte' : 'categoria' })
}
