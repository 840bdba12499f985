import type { NumbersDraft } from '@norteia/engine/consultant/turn'
import { FactBook } from '@norteia/engine/facts/fact-book'
import { reais } from '@norteia/engine/ledger/spread'
import { categoriesById } from '@norteia/engine/ledger/types'
import { amountOf } from '@norteia/engine/metrics/amounts'
import type { Frame } from '@norteia/engine/metrics/frame'
import type { Reckoned } from '@norteia/engine/metrics/shown/reckon'
import { reckonedDraft, shownOfReckoned } from '@norteia/engine/metrics/shown/reckoned-draft'
import type { Shown } from '@norteia/engine/metrics/shown/shown'
import type { Company } from '#src/platform/identity/company-access.ts'
import { type Deps, type Known, readFigures } from './figures.service.ts'

/** The ledger's answer to a question, and what the next one goes on from. */
export interface LedgerAnswer {
  write: NumbersDraft
  state: unknown
}

/** An answer with the frame that it was of, and what it shows. */
export interface Answered extends LedgerAnswer {
  shown?: Shown[]
}

/** What is asked of figures that were shown; undefined: what they are a part of is nothing. */
export async function answerReckoned(
  deps: Deps,
  company: Company,
  known: Known,
  reading: Reckoned,
): Promise<Answered | undefined> {
  const { base, anew, frame } = reading
  const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
  const centsOf = async (one: Frame) =>
    amountOf(one, (await readFigures(deps, company, known, one)).rows, names.categorias)
  const whole = base && (await centsOf(base))
  if (base && (whole === null || whole <= 0)) return undefined
  const of = anew ? [{ ...reading.of[0]!, frame: anew, valor: reais((await centsOf(anew)) ?? 0) }] : reading.of
  const reckoned = { ...reading, of }
  const write = (book: FactBook) => reckonedDraft(book, { reckoned, names, whole })
  const value = Number(write(new FactBook()).dados?.valor?.valor)
  return { write, state: { ...frame, perdido: false }, shown: shownOfReckoned(reckoned, value) }
}
