import { categoriesById } from '#src/ledger/types.ts'
import { weighing } from './amounts.ts'
import { type Frame, frameOf } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import type { Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** 'somando', after two figures of other kinds in the same days; undefined: they have something in common, or are no plain sums. */
export function addedUp(before: Frame, { categorias }: QuestionContext): Reading | undefined {
  const [last] = before.antes
  if (!last) return undefined
  const { metrica, filtros, faixa, periodo, trechos } = last
  const other = frameOf(metrica, { filtros, faixa, periodo, trechos })
  const sameDays = JSON.stringify([periodo, trechos]) === JSON.stringify([before.periodo, before.trechos])
  const { media, unico, comparacao, sobre, contagem, dimensao, alvo } = before
  const plain = [media, unico, comparacao, sobre, contagem, dimensao, alvo, faixa, before.faixa].every(
    (one) => one === null,
  )
  if (!sameDays || !plain || !isSummed(other) || !isSummed(before)) return undefined
  if (filtros.contrapartes.length + before.filtros.contrapartes.length > 0) return undefined
  const known = categoriesById(categorias)
  const [one, two] = [weighing(other, known), weighing(before, known)]
  const ids = [...known.keys(), null]
  if (ids.some((id) => counts(one(id)) && counts(two(id)))) return undefined
  const sign = (frame: Frame) => Math.sign(sinalOf(frame))
  if (sign(other) !== sign(before)) return undefined
  return { kind: 'both', frames: [other, { ...before, antes: [] }], assumed: [], explicit: true, conta: 'soma' }
}

const counts = ({ entradas, saidas }: { entradas: number; saidas: number }) => entradas !== 0 || saidas !== 0
const sinalOf = ({ metrica }: Frame) => {
  const { como } = metricOf(metrica)
  return 'sinal' in como ? como.sinal : 0
}
const isSummed = ({ metrica }: Frame) => {
  const { como, unidade } = metricOf(metrica)
  return unidade === 'R$' && (como.de === 'linha' || como.de === 'fluxo')
}
