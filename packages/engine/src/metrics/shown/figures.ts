import { type Frame, isOfTime, MOST_ASKED } from '#src/metrics/frame.ts'
import { metricOf } from '#src/metrics/metrics.data.ts'
import { askedOf, joined } from '#src/metrics/spoken.ts'
import type { Referring } from './referring.ts'
import { isList, isPlainSum, partsShown, type Shown } from './shown.ts'

/** Which of the figures that were shown a turn speaks of, and how they stand to each other. */

export const text = (...values: unknown[]) => JSON.stringify(values)
export const sameDays = (one: Frame, other: Frame) =>
  text(one.periodo, one.trechos) === text(other.periodo, other.trechos)
export const sameWhat = (one: Frame, other: Frame) =>
  text(one.metrica, one.filtros, one.faixa, one.media, one.contagem, one.sobre) ===
  text(other.metrica, other.filtros, other.faixa, other.media, other.contagem, other.sobre)
export const sinalOf = ({ metrica }: Frame) => {
  const { como } = metricOf(metrica)
  return 'sinal' in como ? como.sinal : 0
}
export const isOutgo = (frame: Frame): boolean => sinalOf(frame) < 0

/** Nothing is in both. */
export function areApart(one: Shown, other: Shown): boolean {
  const [a, b] = [one.frame, other.frame]
  // One payment is in the sum of its days.
  if ((a.unico === null) !== (b.unico === null)) return false
  if (a.unico !== null) return one.nome !== other.nome
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
export const areBeside = (one: Shown, other: Shown): boolean =>
  one.unidade === other.unidade &&
  (!one.conta || one.nome === other.nome) &&
  text(one.frame, one.nome) !== text(other.frame, other.nome) &&
  (sameWhat(one.frame, other.frame) || sameDays(one.frame, other.frame))

/** The figures that are spoken of: the parts of the list that was shown last, or what was shown last, each once. */
export function spokenOf(
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

/** One frame of what several ask; undefined: none has it. */
export function joinedOf(of: readonly Shown[]): Frame | undefined {
  const [first, ...others] = of.map(({ frame }) => frame)
  if (!first || others.length >= MOST_ASKED || of.some(({ frame, conta }) => conta || !isPlainSum(frame)))
    return undefined
  return joined({ ...first, antes: others.map(askedOf) }, of.length)
}
