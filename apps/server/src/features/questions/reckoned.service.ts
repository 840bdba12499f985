import type { NumbersDraft } from '@norteia/engine/consultant/turn'
import { FactBook } from '@norteia/engine/facts/fact-book'
import { firstOf } from '@norteia/engine/ledger/days'
import { reais } from '@norteia/engine/ledger/spread'
import { categoriesById } from '@norteia/engine/ledger/types'
import { amountOf } from '@norteia/engine/metrics/amounts'
import { isBill, ownRows } from '@norteia/engine/metrics/bills'
import { nameOf } from '@norteia/engine/metrics/both-answer'
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
  if (reading.scale) return answerSupposed(deps, company, known, reading)
  const of = anew ? [{ ...reading.of[0]!, frame: anew, valor: reais((await centsOf(anew)) ?? 0) }] : reading.of
  const reckoned = { ...reading, of }
  const write = (book: FactBook) => reckonedDraft(book, { reckoned, names, whole })
  const value = Number(write(new FactBook()).dados?.valor?.valor)
  return { write, state: { ...frame, perdido: false }, shown: shownOfReckoned(reckoned, value) }
}

/** What a figure would be; undefined: there is none to suppose anything of. */
async function answerSupposed(
  deps: Deps,
  company: Company,
  known: Known,
  reading: Reckoned,
): Promise<Answered | undefined> {
  const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
  const read = (frame: Frame) => readFigures(deps, company, known, frame)
  const centsOf = async (frame: Frame) => amountOf(frame, (await read(frame)).rows, names.categorias) ?? 0
  /** As it was last: one payment of its day, or the sum of its days. */
  async function asked(frame: Frame, one: Shown): Promise<Shown> {
    const nome = nameOf({ frame, names })
    if (frame.unico === null) return { ...one, frame, nome, valor: reais(await centsOf(frame)) }
    const [movement] = (await read(frame)).movements
    const periodo = movement ? { de: movement.data, ate: movement.data } : frame.periodo
    return { ...one, frame: { ...frame, periodo }, nome, valor: reais(movement?.valor ?? 0) }
  }
  const { anew, undated } = reading
  const last = reading.of[0]!
  const of = anew ? await asked(undated ? await newestBill(anew, known, read) : anew, last) : last
  const { frame, valor } = of
  if (anew && valor === 0) return undefined
  const whole = frame.metrica === 'resultado' && Object.values(frame.filtros).every((list) => list.length === 0)
  const left = whole
    ? (await centsOf({ ...frame, metrica: 'entradas' })) - (await centsOf({ ...frame, metrica: 'saidas' }))
    : null
  const write = (book: FactBook) =>
    reckonedDraft(book, { reckoned: { ...reading, of: [of] }, names, whole: null, left })
  return { write, state: { ...reading.frame, perdido: false }, shown: [] }
}

/** 'se a luz subir 10%': of the month that runs, where its bill has come. */
async function newestBill(
  frame: Frame,
  { context: { hoje } }: Known,
  read: (frame: Frame) => ReturnType<typeof readFigures>,
): Promise<Frame> {
  const running = { ...frame, periodo: { de: firstOf(hoje.slice(0, 7)), ate: hoje } }
  if (frame.unico !== null || !isBill(frame)) return frame
  const count = async (one: Frame) =>
    ownRows(one, (await read(one)).rows).reduce((sum, { quantidade }) => sum + quantidade, 0)
  const usual = await count(frame)
  return usual > 0 && (await count(running)) >= usual ? running : frame
}
