import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import type { MeasureId } from './measure-ids.ts'

export interface Given {
  segment?: MarketSegment
  revenue?: number
  people?: number
  form?: Partial<FormAnswers>
  answers?: SegmentAnswers
  history?: { mes: string; valor: number }[]
}

export type Case = readonly [id: MeasureId, given: Given, value: number | null]

const challenge = (main_challenge: string, main_costs: string): Pick<Given, 'form'> => ({
  form: { main_challenge, main_costs },
})

const PIES = 'vendo 900 tortas por mes a 20 reais, gasto 8 de recheio e massa em cada e não sobra nada'
const PARTIES = 'Cobro 1.500 por festa, faço 6 por mes e de cada uma sai 300 dos monitores'

/** What costs once a sale is no cost of the month. Computed by hand. */
export const SOLD_ONE_BY_ONE: readonly Case[] = [
  // What one sale costs isn't in the list of the month: its sum isn't all that a month costs.
  ['sobra_mes', { revenue: 18_000, ...challenge(PIES, 'aluguel 1.500, ajudante 1.900') }, null],
  ['conta_que_mais_pesa', { revenue: 18_000, ...challenge(PIES, 'aluguel 1.500, ajudante 1.900') }, null],
  ['ponto_equilibrio', { revenue: 18_000, ...challenge(PIES, 'aluguel 1.500, ajudante 1.900') }, null],
  ['sobra_mes', { revenue: 18_000, ...challenge(PIES, 'recheio e massa 7.200, aluguel 1.500') }, 9_300],
  // Helpers paid once a party are no fixed cost.
  ['queda_de_volume', { revenue: 9_000, ...challenge(PARTIES, 'monitores 1.800, gasolina 500, aluguel 900') }, null],
  ['custos_fixos', { revenue: 9_000, ...challenge(PARTIES, 'monitores 1.800, gasolina 500, aluguel 900') }, null],
  [
    'queda_de_volume',
    { revenue: 9_000, ...challenge('Cobro 1.500 por festa e quero reajustar 10%', 'monitores 1.800, gasolina 500') },
    10,
  ],
]
