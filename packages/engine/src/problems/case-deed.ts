import type { MarketSegment } from '@norteia/contracts/company'
import type { CardStep } from './types.ts'

/** A deed for one particular situation, whatever card names the problem. */
export interface CaseDeed {
  id: string
  /** Card that the step carries on. */
  carta: string
  /** Groups of words, every one of which she uses, in any order; the first tells the situation. Written as `WordGroups` reads them. */
  ouve: readonly string[]
  /** Who uses one of these tells of something else. */
  fora: string | null
  /** null: every segment. */
  segmentos: readonly MarketSegment[] | null
  passo: Omit<CardStep, 'dia'>
}

const AREAS = {
  vendas: { categoria: 'Vendas e marketing', papel: 'vendas' },
  financas: { categoria: 'Finanças', papel: 'financas' },
  operacoes: { categoria: 'Operações', papel: 'operacoes' },
  pessoas: { categoria: 'Pessoas e produtividade', papel: 'dono' },
  gestao: { categoria: 'Gestão', papel: 'dono' },
} as const

/** `horas`: of the owner and of whoever helps. */
export const caseDeed = (
  [id, carta, area, ...horas]: readonly [string, string, keyof typeof AREAS, number, number],
  ouve: readonly string[],
  [acao, detalhes, resultado]: readonly [string, string, string],
  rest: Partial<Pick<CaseDeed, 'fora' | 'segmentos'> & Pick<CardStep, 'compra' | 'mensal'>> = {},
): CaseDeed => {
  const { fora = null, segmentos = null, compra = null, mensal = null } = rest
  const [dono, equipe] = horas
  return {
    id,
    carta,
    ouve,
    fora,
    segmentos,
    passo: { acao, detalhes, resultado, ...AREAS[area], horas: { dono, equipe }, compra, mensal },
  }
}
