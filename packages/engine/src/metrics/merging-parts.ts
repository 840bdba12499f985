import { fold } from '#src/text/words.ts'
import { completed } from './completing.ts'
import { type Frame, frameOf } from './frame.ts'
import { directed } from './framing.ts'
import { plainName } from './names.ts'
import type { Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { groupOf } from './turns.ts'

/** Goes on with a part of the figure before: what is in it already, and what moved in it. */

const UNKNOWN: Reading = { kind: 'unknown' }

const ADDED = /^(?:e |mas |agora )*(?:com|mais|incluindo|somando|contando|juntando)(?: com)?(?: [oa]s?)? /
export function isWithinBefore(
  parts: Parts,
  before: Frame,
  { categorias }: QuestionContext,
  question: string,
): boolean {
  const only = parts.metrics.length === 0 && parts.times.period === null && parts.parties.length === 0 && !parts.share
  return (
    only &&
    before.metrica === 'pessoal' &&
    before.filtros.categorias.length === 0 &&
    parts.categories.length > 0 &&
    parts.categories.every(
      (id) => groupOf(id, categorias) === 'pessoal' && !before.filtros.semCategorias.includes(id),
    ) &&
    ADDED.test(fold(question).trim())
  )
}

/** 'por que mudou?', after what weighed most in a month and in another: of that part between them. */
export function whyOfElected(parts: Parts, before: Frame, context: QuestionContext): Reading {
  const { eleito, antes, periodo, trechos } = before
  const [last] = antes
  const days = [last?.periodo, periodo].toSorted((a, b) => ((a?.de ?? '') < (b?.de ?? '') ? -1 : 1))
  const [then, now] = days
  const apart = then && now && then.ate < now.de && last?.metrica === before.metrica && trechos === null
  if (!apart || !parts.change || !eleito || eleito.categorias.length + eleito.contrapartes.length === 0) return UNKNOWN
  const filtros = { ...before.filtros, ...eleito }
  const frame = frameOf(
    directed(before.metrica, { ...parts, ...filtros, parties: filtros.contrapartes, categories: filtros.categorias }),
    {
      ...{ filtros, porque: true },
    },
  )
  const times = { ...parts.times, period: now, comparison: then }
  return completed(frame, { ...parts, parties: filtros.contrapartes, categories: filtros.categorias, times }, context)
}

/** 'por que?', after the best or the worst month: what made it differ from the one before. */
export function whyOfMonth(parts: Parts, before: Frame, context: QuestionContext): Reading | undefined {
  const { dimensao, maiores, quando, par, porque } = before
  if (dimensao !== 'mes' || maiores === null || !quando || par || porque) return undefined
  const frame = { ...before, antes: [], dimensao: null, maiores: null, posicao: null, menores: false, porque: true }
  const { categorias, contrapartes } = before.filtros
  const times = { ...parts.times, period: quando, comparison: null }
  return completed(frame, { ...parts, categories: categorias, parties: contrapartes, times }, context)
}

/** 'quanto a mais', after which of two names is first: what lies between them. */
export function betweenTwo({ metrica, filtros, periodo, maiores }: Frame): Reading | undefined {
  const names = [...Map.groupBy(filtros.contrapartes, plainName).values()]
  const [one, other] = names.map((contrapartes) => frameOf(metrica, { filtros: { ...filtros, contrapartes }, periodo }))
  if (!one || !other || names.length > 2 || maiores !== 1) return undefined
  return { kind: 'both', frames: [one, other], assumed: [], explicit: true, conta: 'compara' }
}
