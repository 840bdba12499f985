import { categoriesById } from '@norteia/engine/ledger/types'
import { namesOfCategory } from '@norteia/engine/metrics/accounted'
import { amountOf } from '@norteia/engine/metrics/amounts'
import type { Figures } from '@norteia/engine/metrics/answer'
import { type Frame, frameOf } from '@norteia/engine/metrics/frame'
import type { Reading } from '@norteia/engine/metrics/question'
import type { Company } from '#src/platform/identity/company-access.ts'
import { type Deps, type Known, readFigures } from './figures.service.ts'
import { findLedgerNames } from './questions.repo.ts'

/** What a frame is narrowed to and no movement ever was of. */

export type Framed = Extract<Reading, { kind: 'frame' }>

const MOST_NAMED = 3
/**
 * 'combustível', of a category in which nothing ever was: those whose names hold the word, where they are few; else the same
 * figure, with what it says nothing of. Undefined: something is in the category.
 */
export async function byNameInstead(
  deps: Deps,
  company: Company,
  known: Known,
  { reading, found }: { reading: Framed & { text?: string }; found: { frame: Frame; figures: Figures } },
): Promise<Framed | undefined> {
  const { text, ...asked } = reading
  const { filtros, metrica } = asked.frame
  const { primeiro, hoje } = known.context
  const narrowed = filtros.categorias.length > 0 && filtros.contrapartes.length === 0
  if (text === undefined || !narrowed || !primeiro || !holdsNothing(found.frame, found.figures, known)) return undefined
  const ever = frameOf(metrica, { filtros, periodo: { de: primeiro, ate: hoje } })
  if (!holdsNothing(ever, await readFigures(deps, company, known, ever), known)) return undefined
  const earns = metrica === 'receita' || metrica === 'entradas'
  const names = (await findLedgerNames(deps.db, company.id)).filter(({ entrou, saiu }) => (earns ? entrou : saiu) > 0)
  const near = namesOfCategory(
    text,
    filtros.categorias,
    names.map(({ nome }) => nome),
  )
  if (near.length === 0 || near.length > MOST_NAMED) return { ...asked, assumed: [...asked.assumed, 'vazia'] }
  const frame: Frame = {
    ...asked.frame,
    metrica: earns ? 'entradas' : 'saidas',
    filtros: { ...filtros, categorias: [], contrapartes: near },
  }
  return { ...asked, frame, assumed: [...asked.assumed.filter((one) => one !== 'categoria'), 'nome'] }
}

/** A name that never moved money in that direction, or never in that category: it isn't what was meant. */
export async function neverMet(
  deps: Deps,
  company: Company,
  { context, contas }: Known,
  { frame, figures }: { frame: Frame; figures: Figures },
): Promise<boolean> {
  const { hoje, primeiro } = context
  const named = frame.filtros.contrapartes.length > 0 && frame.periodo !== null && primeiro !== null
  if (!named || !holdsNothing(frame, figures, { context, contas })) return false
  const plain = frameOf(frame.metrica, { filtros: frame.filtros, periodo: { de: primeiro, ate: hoje } })
  return holdsNothing(plain, await readFigures(deps, company, { context, contas }, plain), { context, contas })
}

export const holdsNothing = (frame: Frame, { rows, movements }: Figures, { context }: Known): boolean =>
  frame.unico === null ? amountOf(frame, rows, categoriesById(context.categorias)) === 0 : movements.length === 0
