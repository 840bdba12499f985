import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { Measures } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import { boughtTooMuch } from './bought-too-much.ts'
import type { Frame } from './frame.ts'
import { frameNear, frameOf, placeOf } from './frames.ts'
import { findCard, type ProblemMatch } from './match.ts'
import { quotesOf } from './quotes.ts'
import { sentencesOf } from './sentences.ts'
import type { ProblemCard } from './types.ts'

type Named = Pick<ProblemMatch, 'card' | 'sure' | 'alternatives'>

/** Whose whole cost is a part of a hundred of what comes in. */
const COST_OF: Readonly<Record<string, MeasureId>> = {
  taxa_maquininha: 'taxas_cartao',
  energia_cara: 'energia',
  frete_entrega: 'frete',
}
const LITTLE = 0.015
/** A second problem whose whole cost is small is none. */
export function weighsLittle(card: ProblemCard | null, measures: Measures, reading: Reading): boolean {
  const figure = card && COST_OF[card.id] ? measures.get(COST_OF[card.id]!) : null
  const revenue = reading.revenue?.value ?? 0
  if (!figure || !revenue) return false
  const value = Number(figure.fact.valor)
  return figure.fact.unidade.startsWith('%') ? value < LITTLE * 100 : value < LITTLE * revenue
}

/** The decision that is due, by her words or by her own numbers. */
export function frameFor(reading: Reading, heard: Named): Frame | null {
  const told = frameOf(reading.form, ({ acompanha, kin }) => !acompanha || kin.includes(heard.card?.id ?? ''))
  if (told) return told
  return (heard.card && frameNear(reading.form, heard.card.id)) ?? boughtTooMuch(reading, heard)
}

/** What she has to decide names the problem, unless a card of the same subject was heard. */
export function framed({ card, alternatives }: Named, { carta, nome, kin }: Frame): Named {
  const own = card !== null && kin.includes(card.id) ? card : findCard(carta)!
  const others = alternatives.filter((other) => other !== own)
  return {
    card: nome === undefined ? own : { ...own, nome },
    sure: true,
    alternatives: card && card !== own ? [card, ...others] : others,
  }
}

export const quotesAt = (challenge: string, frame: Frame) =>
  quotesOf(sentencesOf(challenge), placeOf(frame, challenge), frame.ouve.slice(0, 1))
