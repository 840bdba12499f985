import { join, type Text } from '#src/facts/fact-book.ts'
import { centsOf, type SumRow } from './amounts.ts'
import type { Frame } from './frame.ts'
import type { Told } from './told.ts'

const PRO_LABORE = 'pro-labore'

interface Part {
  rows: readonly SumRow[]
  /** Months of which it is the mean. */
  parts?: number
}

/** What the staff costs holds the owner's pay, which may not be meant: the same figure, or both of two times, without it. */
export function ownersPay(told: Told, frame: Frame, times: readonly Part[]): Text[] {
  const { categorias, semCategorias, contrapartes } = frame.filtros
  if (frame.metrica !== 'pessoal' || categorias.length + contrapartes.length > 0) return []
  if (semCategorias.includes(PRO_LABORE)) return []
  const amounts = times.map(({ rows, parts = 1 }) => {
    const all = centsOf(frame, rows, told.names.categorias)
    const own = centsOf(
      frame,
      rows.filter(({ categoria }) => categoria === PRO_LABORE),
      told.names.categorias,
    )
    return { own: Math.round(own / parts), left: Math.round((all - own) / parts) }
  })
  if (amounts.every(({ own }) => own === 0)) return []
  const fact = (nome: string, cents: number) =>
    told.show(told.fact(nome, cents, frame.periodo, { tipo: 'calculado', formula: `${nome}, do gasto com pessoal` }))
  const [first, second] = amounts
  if (!second)
    return [
      join([
        'Nele está o pró-labore, ',
        fact('Pró-labore', first!.own),
        '; sem ele, são ',
        fact('Sem pró-labore', first!.left),
        '.',
      ]),
    ]
  return [
    join([
      'Nele está o pró-labore; sem ele, foi de ',
      fact('Antes, sem pró-labore', first!.left),
      ' para ',
      fact('Sem pró-labore', second.left),
      '.',
    ]),
  ]
}
