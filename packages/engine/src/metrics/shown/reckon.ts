import type { Interval } from '#src/ledger/types.ts'
import { type Frame, frameOf, isOfTime, MOST_ASKED, NO_FILTERS } from '#src/metrics/frame.ts'
import { metricOf } from '#src/metrics/metrics.data.ts'
import { plainName, tellingWords } from '#src/metrics/names.ts'
import type { Reading } from '#src/metrics/question.ts'
import { askedOf, joined } from '#src/metrics/spoken.ts'
import { type Referring, readReferring } from './referring.ts'
import { isList, isPart, isPlainSum, listBehind, partsShown, type Shown, sumOfPart } from './shown.ts'

/** What a turn of references asks of what was shown: reckoned from those figures, or asked anew where a frame can say it. */
export interface Reckoned {
  kind: 'reckoned'
  op: Exclude<Referring['op'], 'posto' | 'outro' | 'extremo' | 'base'>
  /** The figures that it speaks of; of a difference the later one, or the one shown last, is the last. */
  of: Shown[]
  /** What they are a part of. */
  base: Frame | null
  least: boolean
  /** The one figure has to be asked for in other days than it was shown of. */
  anew: Frame | null
  /** The next question goes on from here. */
  frame: Frame
}

/** Undefined: it is no such turn, or what it speaks of isn't sure. */
export function readReckoned(
  question: string,
  memory: { shown: readonly Shown[]; before: Frame },
  hoje: string,
): Reading | undefined {
  const { shown, before } = memory
  const asked = shown.length === 0 || before.perdido ? undefined : readReferring(question, hoje, kindTest(shown))
  if (!asked) return undefined
  if (asked.period) return inDays(asked, asked.period, shown)
  switch (asked.op) {
    case 'soma':
      return summed(asked, shown, before)
    case 'media':
      return meanOf(asked, shown, before)
    case 'diferenca':
    case 'variacao':
      return between(asked, shown, before)
    case 'escolha':
      // 'qual delas', right after a sum of several: of those.
      return asked.count === null
        ? (withinGroup(asked, shown) ?? chosen(asked, shown))
        : (chosen(asked, shown) ?? withinGroup(asked, shown))
    case 'parte':
      return shareOf(asked, shown, before)
    case 'resto':
      return restOf(asked, shown, before)
    case 'posto':
    case 'outro':
      return firstOfAll(asked, before) ?? placed(asked, shown)
    case 'base':
      return ofAnotherBase(asked, before)
    case 'extremo':
      return otherEnd(asked, before) ?? chosenAgain(asked, shown)
  }
}

const reading = (op: Reckoned['op'], of: Shown[], rest: Partial<Reckoned> & { frame: Frame }): Reckoned => ({
  ...{ kind: 'reckoned', op, of, base: null, least: false, anew: null },
  ...rest,
})
const frameReading = (frame: Frame): Reading => ({ kind: 'frame', frame, assumed: [], explicit: true, undated: false })

const text = (...values: unknown[]) => JSON.stringify(values)
const sameDays = (one: Frame, other: Frame) => text(one.periodo, one.trechos) === text(other.periodo, other.trechos)
const sameWhat = (one: Frame, other: Frame) =>
  text(one.metrica, one.filtros, one.faixa, one.media, one.contagem, one.sobre) ===
  text(other.metrica, other.filtros, other.faixa, other.media, other.contagem, other.sobre)
const sinalOf = ({ metrica }: Frame) => {
  const { como } = metricOf(metrica)
  return 'sinal' in como ? como.sinal : 0
}
export const isOutgo = (frame: Frame): boolean => sinalOf(frame) < 0

/** Nothing is in both. */
function areApart(one: Shown, other: Shown): boolean {
  const [a, b] = [one.frame, other.frame]
  if (a.unico !== null || b.unico !== null) return one.nome !== other.nome
  if (one.conta !== other.conta || (one.conta && one.nome !== other.nome)) return false
  if (!isPlainSum(a) || !isPlainSum(b) || sinalOf(a) !== sinalOf(b) || sinalOf(a) === 0) return false
  if (sameWhat(a, b))
    return !a.trechos && !b.trechos && (a.periodo!.ate < b.periodo!.de || b.periodo!.ate < a.periodo!.de)
  if (!sameDays(a, b) || text(a.filtros.contas) !== text(b.filtros.contas)) return false
  const none = (list: readonly string[], of: readonly string[]) =>
    list.length > 0 && of.length > 0 && !list.some((id) => of.includes(id))
  const [names, categories] = (['contrapartes', 'categorias'] as const).map((key) =>
    none(a.filtros[key], b.filtros[key]),
  )
  return Boolean(names) || Boolean(categories)
}

/** The same of two times, or two things of one time. */
const areBeside = (one: Shown, other: Shown): boolean =>
  one.unidade === other.unidade &&
  (!one.conta || one.nome === other.nome) &&
  text(one.frame, one.nome) !== text(other.frame, other.nome) &&
  (sameWhat(one.frame, other.frame) || sameDays(one.frame, other.frame))

/** The figures that are spoken of: the parts of the list that was shown last, or what was shown last, each once. */
function spokenOf(
  { op, count, first, months, named }: Referring,
  all: readonly Shown[],
  usual?: number,
): Shown[] | undefined {
  // Shares are set beside each other; what they are of is added up.
  const shares = all[0]?.unidade === '%' && (op === 'escolha' || op === 'extremo' || op === 'diferenca')
  const shown = all.filter(({ unidade }) => (unidade === '%') === shares)
  const [last] = shown
  // 'os dois postos' are no categories of one.
  const inside = named && last?.frame.dimensao !== 'contraparte'
  if (last && isList(last) && !inside) {
    const parts = partsShown(last)
    const wanted = count ?? parts.length
    const bySize = !isOfTime(last.frame.dimensao)
    return wanted === parts.length || (first && bySize && wanted < parts.length) ? parts.slice(0, wanted) : undefined
  }
  // One less another is spoken of with such others.
  const plain = shown.filter(
    ({ conta, partes }) => (conta === null || conta === 'par') && (inside || partes.length < 2),
  )
  const told = plain.filter(({ conta }) => conta === plain[0]?.conta)
  const each = told.filter(
    (one, at) =>
      told.findIndex((other) => text(other.frame, other.nome) === text(one.frame, one.nome)) === at &&
      // What was made of others isn't one of them.
      !told.some((other) => holds(one.frame, other.frame)),
  )
  const alike: Shown[] = []
  for (const one of each) if (alike.every((other) => areBeside(other, one))) alike.push(one)
  const wanted = count ?? usual ?? alike.length
  if (wanted < 2 || alike.length < wanted) return undefined
  const of = alike.slice(0, wanted)
  // What was added up since stands for its parts.
  const oldest = Math.max(...of.map((one) => shown.indexOf(one)))
  if (last?.conta !== 'soma' && shown.slice(0, oldest).some(({ conta }) => conta === 'soma')) return undefined
  if (of.some(({ unidade }) => unidade !== (shares ? '%' : 'R$'))) return undefined
  return months && !of.every(({ frame }) => sameWhat(frame, of[0]!.frame)) ? undefined : of
}

/** Whether what one is of is several, and the other's is among it. */
function holds({ filtros }: Frame, { filtros: other }: Frame): boolean {
  const within = (key: 'categorias' | 'contrapartes') =>
    other[key].length > 0 &&
    filtros[key].length > other[key].length &&
    other[key].every((id) => filtros[key].includes(id))
  return within('contrapartes') || (within('categorias') && filtros.contrapartes.length === 0)
}

const MOST_SUMMED = 8
function summed(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  const of = asked.several || asked.op === 'soma' ? spokenOf(asked, shown) : undefined
  if (!of || of.length > MOST_SUMMED) return undefined
  const apart = of.every((one, at) => of.slice(at + 1).every((other) => areApart(one, other)))
  if (!apart) return undefined
  const frame = joinedOf(of)
  if (frame) return frameReading(frame)
  const [late, early] = of.map((one) => one.frame)
  const pair = of.length === 2 && of.every(({ conta }) => conta === null)
  return reading('soma', of, {
    frame: pair ? { ...late!, par: { frame: early!, conta: 'soma' } } : { ...before, antes: [] },
  })
}

/** One frame of what several ask; undefined: none has it. */
function joinedOf(of: readonly Shown[]): Frame | undefined {
  const [first, ...others] = of.map(({ frame }) => frame)
  if (!first || others.length >= MOST_ASKED || of.some(({ frame, conta }) => conta || !isPlainSum(frame)))
    return undefined
  return joined({ ...first, antes: others.map(askedOf) }, of.length)
}

function meanOf(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  const of = spokenOf(asked, shown)
  return of?.every((one, at) => of.slice(at + 1).every((other) => areApart(one, other)))
    ? reading('media', of, { frame: before })
    : undefined
}

function between(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  if (asked.count !== null && asked.count !== 2) return undefined
  const two = spokenOf({ ...asked, count: 2 }, shown)
  if (!two || !areBeside(two[0]!, two[1]!)) return undefined
  const times = sameWhat(two[0]!.frame, two[1]!.frame)
  // Of two names no time tells which of them moved.
  if (asked.op === 'variacao' && !times) return undefined
  // 'subiu ou caiu?': of a plain figure a question of its own.
  if (!(asked.several || asked.apart) && asked.op === 'diferenca' && !(times && two[0]!.conta)) return undefined
  const later = ({ frame }: Shown) => frame.periodo?.de ?? ''
  const of = times ? two.toSorted((a, b) => (later(a) < later(b) ? -1 : 1)) : two.toReversed()
  const [then, now] = of.map(({ frame }) => frame.periodo)
  if (times && (!then || !now || then.ate >= now.de)) return undefined
  if (times && !of[1]!.conta && isPlainSum(of[1]!.frame) && of.every(({ frame }) => frame.trechos === null))
    return frameReading({ ...of[1]!.frame, comparacao: then! })
  return reading(asked.op === 'variacao' ? 'variacao' : 'diferenca', of, { frame: before })
}

function chosen(asked: Referring, shown: readonly Shown[]): Reading | undefined {
  const of = spokenOf(asked, shown)
  const [first] = of ?? []
  if (!of || !first || !of.every((one) => one === first || areBeside(first, one))) return undefined
  const [late, early, ...more] = of
  if (early && more.length === 0 && of.every(({ frame, conta }) => !conta && isPlainSum(frame)))
    return {
      ...{ kind: 'both', assumed: [], explicit: true, conta: 'compara' },
      frames: [early.frame, late!.frame],
    }
  // The worst of what is paid is the dearest.
  const least = asked.judged && isOutgo(first.frame) ? !asked.least : asked.least
  const best = of.toSorted((a, b) => (least ? 1 : -1) * (a.valor - b.valor))[0]!
  return reading('escolha', of, { least, frame: best.frame })
}

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
function shareOf(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
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

function restOf({ base, whose }: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
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
  const filtros = {
    ...NO_FILTERS,
    contas,
    semContrapartes: contrapartes,
    semCategorias: contrapartes.length > 0 ? [] : categorias,
  }
  return frameReading({ ...whole, filtros, dimensao: 'contraparte' })
}

/** 'e do que gastei?', after a share of what was sold. */
function ofAnotherBase({ base, period }: Referring, before: Frame): Reading | undefined {
  const other = base === null || base === 'mesmo' || period !== null ? undefined : base
  if (!other || before.sobre === null || before.sobre === other || before.par) return undefined
  return frameReading({ ...before, antes: [], sobre: other })
}

/** 'qual dos dois postos levou mais', of a sum of both. */
function withinGroup({ count, least }: Referring, [last]: readonly Shown[]): Reading | undefined {
  if (!last || last.conta || isList(last) || !isPlainSum(last.frame)) return undefined
  const { contrapartes, categorias } = last.frame.filtros
  const names = new Set(contrapartes.map(plainName)).size
  const several = contrapartes.length > 0 ? names : categorias.length
  if (several < 2 || (count !== null && count !== several)) return undefined
  const dimensao = contrapartes.length > 0 ? 'contraparte' : 'categoria'
  return frameReading({ ...last.frame, dimensao, maiores: 1, menores: least })
}

/** What those that were shown are called, more than one: 'os dois postos', 'os bancos'. */
function kindTest(shown: readonly Shown[]): (word: string) => boolean {
  const own = new Set(shown.flatMap(({ frame }) => frame.filtros.contrapartes.flatMap(tellingWords)))
  return (word) => /^bancos?$/.test(word) || (word.endsWith('s') && own.has(word.slice(0, -1)))
}

/** 'e o pior?', after the best month: the other end of the same. */
function otherEnd({ least, judged, base }: Referring, before: Frame): Reading | undefined {
  const { maiores, posicao, menores, metrica, unico } = before
  const ranked = maiores === 1 && posicao === null && unico === null && !before.porque && !before.par
  const same = base === null || isOutgo(before) === (base === 'despesas') || metrica === 'resultado'
  const wanted = judged && isOutgo(before) ? !least : least
  if (!ranked || !same || wanted === menores) return undefined
  return frameReading({ ...before, antes: [], eleito: null, quando: null, menores: wanted })
}

/** 'e o pior?', after one of several was chosen: among the same. */
const chosenAgain = (asked: Referring, shown: readonly Shown[]): Reading | undefined => {
  const [last, ...others] = shown
  const again = others.some((one) => text(one.frame, one.nome) === text(last?.frame, last?.nome))
  return again && asked.base === null ? chosen(asked, shown) : undefined
}

/** 'qual das duas pagou mais no ano', 'os três juntos em setembro': the same figures in the days that are said. */
function inDays(asked: Referring, periodo: Interval, shown: readonly Shown[]): Reading | undefined {
  if (!['soma', 'escolha', 'diferenca'].includes(asked.op) || asked.months) return undefined
  const inDaysSaid = (one: Shown): Shown => ({ ...one, frame: { ...one.frame, periodo, trechos: null } })
  const [last] = shown
  const usual = asked.op === 'diferenca' ? 2 : undefined
  // In the same days the same of other days is one figure: 'as duas juntas no ano', after one of two in two months.
  const moved =
    last && isList(last)
      ? spokenOf(asked, shown, usual)?.map(inDaysSaid)
      : spokenOf(asked, shown.map(inDaysSaid), usual)
  const apart = moved?.every((one, at) => moved.slice(at + 1).every((other) => areApart(one, other)))
  if (!moved || !apart || !moved.every(({ frame }) => isPlainSum(frame))) return undefined
  const [late, early] = moved.map(({ frame }) => frame)
  if (asked.op !== 'soma' && moved.length === 2)
    return { kind: 'both', assumed: [], explicit: true, conta: 'compara', frames: [early!, late!] }
  const all = joinedOf(moved)
  if (!all || asked.op === 'diferenca') return undefined
  if (asked.op === 'soma') return frameReading(all)
  const byName = all.filtros.contrapartes.length > 0
  if (!byName && all.filtros.categorias.length < 2) return undefined
  const least = asked.judged && isOutgo(all) ? !asked.least : asked.least
  return frameReading({ ...all, dimensao: byName ? 'contraparte' : 'categoria', maiores: 1, menores: least })
}

/** 'e a primeira?', after the last payment: the first one. */
const firstOfAll = ({ place, op }: Referring, before: Frame): Reading | undefined =>
  op === 'posto' && place === 1 && before.unico === 'ultimo' && before.maiores === null
    ? frameReading({ ...before, antes: [], unico: 'primeiro' })
    : undefined

function placed({ place, op }: Referring, shown: readonly Shown[]): Reading | undefined {
  const list = listBehind(shown)
  const part = op === 'outro' ? otherPart(list, shown) : list?.partes[(place ?? 1) - 1]
  return list && part && (part.quem || part.dias) ? frameReading(sumOfPart(list.frame, part)) : undefined
}

/** 'e a outra?', of two of which one was told. */
function otherPart(list: Shown | undefined, [last]: readonly Shown[]) {
  if (!list || !last || list === last || list.partes.length !== 2) return undefined
  const left = list.partes.filter((part) => !isPart(last, part))
  return left.length === 1 ? left[0] : undefined
}
