/**
 * A step of a card beyond the three to five that its answers show: title, instructions, what she sees when it worked, her
 * hours and those of whoever helps. `lugar`: its place among all steps of the card; absent: after those before it.
 */
export type LaterStep = readonly [
  acao: string,
  detalhes: string,
  resultado: string,
  dono: number,
  equipe: number,
  rest?: { lugar?: number; compra?: readonly [item: string, min: number, max: number]; mensal?: number },
]
