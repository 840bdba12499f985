import type { Interval } from '#src/ledger/types.ts'
import type { Frame } from '#src/metrics/frame.ts'
import { plainName, tellingWords } from '#src/metrics/names.ts'
import type { Reading } from '#src/metrics/question.ts'
import { areApart, areBeside, isOutgo, joinedOf, sameWhat, spokenOf, text } from './figures.ts'
import { type Referring, readReferring } from './referring.ts'
import type { Scale } from './scale.ts'
import { restOf, shareInDays, shareOf } from './shares.ts'
import { isList, isPart, isPlainSum, listBehind, type Shown, sumOfPart } from './shown.ts'

/** What a turn of references asks of what was shown: reckoned from those figures, or asked anew where a frame can say it. */
export interface Reckoned {
  kind: 'reckoned'
  op: Exclude<Referring['op'], 'posto' | 'outro' | 'extremo' | 'base'> | 'escala'
  /** The figures that it speaks of; of a difference the later one, or the one shown last, is the last. */
  of: Shown[]
  /** What they are a part of. */
  base: Frame | null
  least: boolean
  /** The one figure has to be asked for in other days than it was shown of. */
  anew: Frame | null
  /** What is supposed of the figure. */
  scale?: Scale
  /** No days were said of the figure that is asked for anew. */
  undated?: boolean
  /** The next question goes on from here. */
  frame: Frame
}

export interface Memory {
  shown: readonly Shown[]
  before: Frame
}

/** Undefined: it is no such turn, or what it speaks of isn't sure. */
export function readReckoned(question: string, memory: Memory, hoje: string): Reading | undefined {
  const { shown, before } = memory
  const asked = shown.length === 0 || before.perdido ? undefined : readReferring(question, hoje, kindTest(shown))
  if (!asked) return undefined
  if (asked.period)
    return asked.op === 'parte' ? shareInDays(asked, asked.period, memory) : inDays(asked, asked.period, shown)
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
      return shareOf(asked, memory, hoje)
    case 'resto':
      return restOf(asked, shown, before)
    case 'posto':
    case 'outro':
      return firstOfAll(asked, before) ?? placed(asked, shown)
    case 'base':
      return ofAnotherBase(asked, before)
    case 'extremo':
      return otherEnd(asked, before) ?? chosenAgain(asked, shown) ?? amongTimes(asked, shown)
  }
}

export const reading = (op: Reckoned['op'], of: Shown[], rest: Partial<Reckoned> & { frame: Frame }): Reckoned => ({
  ...{ kind: 'reckoned', op, of, base: null, least: false, anew: null },
  ...rest,
})
export const frameReading = (frame: Frame): Reading => ({
  kind: 'frame',
  frame,
  assumed: [],
  explicit: true,
  undated: false,
})

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

function meanOf(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  const of = spokenOf(asked, shown)
  return of?.every((one, at) => of.slice(at + 1).every((other) => areApart(one, other)))
    ? reading('media', of, { frame: before })
    : undefined
}

export function between(asked: Referring, shown: readonly Shown[], before: Frame): Reading | undefined {
  if (asked.count !== null && asked.count !== 2) return undefined
  const two = spokenOf({ ...asked, count: 2 }, shown)
  if (!two || !areBeside(two[0]!, two[1]!)) return undefined
  if (two.every(({ dia }) => dia !== undefined))
    return reading(
      'diferenca',
      two.toSorted((a, b) => (a.dia! < b.dia! ? -1 : 1)),
      { frame: before },
    )
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

/** A sum and the same without a part of it aren't two of which one is chosen. */
const isLess = ({ frame }: Shown, of: readonly Shown[]) =>
  frame.filtros.semCategorias.length + frame.filtros.semContrapartes.length > 0 &&
  of.some((other) => other.frame.metrica === frame.metrica && text(other.frame.filtros) !== text(frame.filtros))

function chosen(asked: Referring, shown: readonly Shown[]): Reading | undefined {
  const of = spokenOf(asked, shown)
  const [first] = of ?? []
  if (of?.some((one) => isLess(one, of))) return undefined
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
  // One payment that is told twice is no second one.
  const again =
    last?.frame.unico === null && others.some((one) => text(one.frame, one.nome) === text(last?.frame, last?.nome))
  return again && asked.base === null ? chosen(asked, shown) : undefined
}

/** 'qual foi a mais cara?', right after the bill of several months: the month, and no payment of the last one. */
function amongTimes(asked: Referring, shown: readonly Shown[]): Reading | undefined {
  const [last, next] = shown
  const month = ({ frame }: Shown) => frame.periodo && frame.periodo.de.slice(0, 7) === frame.periodo.ate.slice(0, 7)
  const isMonth = (one: Shown) => isPlainSum(one.frame) && !isList(one) && !one.conta && month(one)
  const apart =
    last && next && isMonth(last) && isMonth(next) && sameWhat(last.frame, next.frame) && areApart(last, next)
  if (!apart || asked.base !== null || !asked.elects) return undefined
  const run = shown.findIndex((one) => !isMonth(one) || !sameWhat(one.frame, last.frame))
  return chosen({ ...asked, count: null, several: true }, run < 0 ? shown : shown.slice(0, run))
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
