import type { Conta, Frame } from './frame.ts'
import { merge } from './merging.ts'
import type { Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { isPlainSum } from './shown/shown.ts'
import { EVERY } from './spoken.ts'

/** What goes on from two figures is said of both: 'Mercado Livre ou Shopee em outubro?', 'e em setembro?' */

const UNKNOWN: Reading = { kind: 'unknown' }

export function mergePair(
  parts: Parts,
  before: Frame,
  context: QuestionContext,
  question: string,
): Reading | undefined {
  const { par } = before
  if (!par || parts.left.length > 0) return undefined
  const frames: [Frame, Frame] = [{ ...before, par: null }, par.frame]
  const both = (conta: Conta | null): Reading => ({
    ...{ kind: 'both', frames, assumed: [], explicit: true },
    ...(conta && { conta }),
  })
  const alike = frames[0].metrica === frames[1].metrica
  if (parts.together === 2 || parts.together === EVERY) return alike ? both('soma') : UNKNOWN
  // 'por mês dá quanto?', after one less the other: of each its mean.
  const monthly = parts.mean === 'mes' && par.conta !== null && par.conta !== 'compara'
  // Which of the two, isn't said.
  if ((parts.pronoun && !monthly) || parts.together !== null || parts.nth !== null) return UNKNOWN
  // 'e o Ademir, tudo', after both kinds of payment to another: all that is his.
  if (par.conta === 'soma' && parts.parties.length > 0) {
    const plain = frames.find(({ filtros }) => filtros.categorias.length === 0)
    return plain ? merge(parts, { ...plain, antes: [] }, context, question) : UNKNOWN
  }
  const shaped = [
    parts.one,
    parts.counts,
    monthly ? null : parts.mean,
    parts.dimension,
    parts.top,
    parts.alvo,
    parts.norma,
  ].some((one) => one !== null)
  if (parts.why && !shaped && !parts.share && parts.metrics.length === 0) return whyApart(frames)
  if (shaped || parts.share || parts.why || parts.turnover) return UNKNOWN
  if (parts.loose && parts.metrics.length === 0 && parts.times.period === null) return both('compara')
  const [one, other] = frames.map((frame) => merge(parts, frame, context, question))
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return one && other ? UNKNOWN : undefined
  // 'só a Amazon': what takes the place of both is one.
  if (JSON.stringify(one.frame) === JSON.stringify(other.frame)) return one
  return {
    ...{ kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true },
    ...(par.conta && { conta: par.conta }),
  }
}

/** 'por que?', after the same of two times side by side: what makes the later differ. */
function whyApart(frames: readonly [Frame, Frame]): Reading {
  const [then, now] = frames.toSorted((a, b) => ((a.periodo?.de ?? '') < (b.periodo?.de ?? '') ? -1 : 1)) as [
    Frame,
    Frame,
  ]
  const what = ({ metrica, filtros, faixa }: Frame) => JSON.stringify([metrica, filtros, faixa])
  const apart = then.periodo && now.periodo && then.periodo.ate < now.periodo.de
  if (!apart || what(then) !== what(now) || !frames.every(isPlainSum) || then.trechos || now.trechos) return UNKNOWN
  const frame = { ...now, par: null, antes: [], comparacao: then.periodo, porque: true }
  return { kind: 'frame', frame, assumed: [], explicit: true, undated: false }
}
