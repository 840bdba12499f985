import { categoriesById } from '@norteia/engine/ledger/types'
import { amountOf } from '@norteia/engine/metrics/amounts'
import type { Frame } from '@norteia/engine/metrics/frame'
import type { Company } from '#src/platform/identity/company-access.ts'
import { holdsNothing } from './empty.service.ts'
import { type Deps, type Known, readFigures } from './figures.service.ts'

interface Moved {
  way: Frame
  cents: number
}

/** Who gave back a little of what he paid is a part of what came in; of what comes and goes alike nothing is sure. */
const LEAST_OF = 4
function mostlyCame(moved: readonly Moved[]): Frame | undefined {
  const [out, came] = moved
  const share = came?.way.sobre === 'receita' || came?.way.sobre === 'entradas'
  return share && came.cents >= LEAST_OF * out!.cents ? came.way : undefined
}

/** In the direction in which its names moved money; undefined: in both, or in none. */
export async function directedFrame(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, undated }: { frame: Frame; undated: boolean },
): Promise<Frame | undefined> {
  if (frame.filtros.categorias.length > 0) return frame
  // What is left out is of one direction, which isn't said.
  if (frame.filtros.semCategorias.length > 0) return undefined
  const { hoje, primeiro } = known.context
  const ways: Frame[] = [
    { ...frame, metrica: 'saidas' },
    { ...frame, metrica: 'entradas' },
  ]
  const moved: Moved[] = []
  for (const way of ways) {
    const figures = await readFigures(deps, company, known, way)
    const cents = amountOf({ ...way, unico: null, sobre: null }, figures.rows, categoriesById(known.context.categorias))
    if (!holdsNothing({ ...way, unico: null }, figures, known)) moved.push({ way, cents: cents ?? 0 })
  }
  // 'ipva quanto foi': in none of the usual days.
  if (moved.length === 0 && undated && primeiro)
    return directedFrame(deps, company, known, {
      frame: { ...frame, periodo: { de: primeiro, ate: hoje } },
      undated: false,
    })
  return moved.length === 1 ? moved[0]!.way : mostlyCame(moved)
}
