import type { Frame } from '@norteia/engine/metrics/frame'
import type { Company } from '#src/platform/identity/company-access.ts'
import { holdsNothing } from './empty.service.ts'
import { type Deps, type Known, readFigures } from './figures.service.ts'

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
  const moved: Frame[] = []
  for (const way of ways) {
    const figures = await readFigures(deps, company, known, way)
    if (!holdsNothing({ ...way, unico: null }, figures, known)) moved.push(way)
  }
  // 'ipva quanto foi': in none of the usual days.
  if (moved.length === 0 && undated && primeiro)
    return directedFrame(deps, company, known, {
      frame: { ...frame, periodo: { de: primeiro, ate: hoje } },
      undated: false,
    })
  return moved.length === 1 ? moved[0] : undefined
}
