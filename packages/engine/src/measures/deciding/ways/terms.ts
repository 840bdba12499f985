import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'

/** An order of one time. */
export const isOnce = ({ period }: Held): boolean => period === 'vez' || period === 'nada' || period === 'ponto'

/** ' até receber, em 90 dias' */
export const waitOf = (c: Case, wait: Held | undefined) =>
  wait && wait.said.kind === 'D' && wait.said.unit === 'dias' && wait.said.value >= 15
    ? c.known(c.d.ask.value('dias', wait.said, 'Prazo até receber'))
    : null

/** 'Fecho a filial?' */
export const CLOSES = /\b(?:fech(?:ar|o|amos|aria)|encerr[a-z]+)\b/

/** Two rents may both be paid. */
export const ADDS = /\b(?:segund[ao]|filial|outra loja|outra unidade|abrir|mais um[a]?|tambem|alem d[eo])\b/
