/** What a question on the numbers asks, in the words of `bench/questions-of-numbers`. */

export const ACTS =
  'soma vezes nomes partes media fatia maior menor ultimo primeiro mais menos lista mudou lado porque junta tira se falta saldo futuro passou houve igual fora'.split(
    ' ',
  ) as readonly Act[]
export type Act =
  | ('soma' | 'vezes' | 'nomes' | 'partes' | 'media' | 'fatia' | 'maior' | 'menor' | 'ultimo' | 'primeiro')
  | ('mais' | 'menos' | 'lista' | 'mudou' | 'lado' | 'porque' | 'junta' | 'tira' | 'se' | 'falta' | 'saldo')
  | ('futuro' | 'passou' | 'houve' | 'igual' | 'fora')
export const FLOWS = ['entrou', 'saiu', 'sobrou', 'margem', '-'] as const
export type Flow = (typeof FLOWS)[number]
export const BYS = ['quem', 'cat', 'mes', 'dia', 'semana', 'diasemana', 'conta', 'vez', 'mov', '-'] as const
export type By = (typeof BYS)[number]
export const TIMES = ['nada', 'tudo', 'dito', 'mesmo', '-'] as const
export type Time = (typeof TIMES)[number]
/** What is taken over from the question before; each may be. */
export const TAKES = ['quem', 'cat', 'coisa', 'numero', 'lista', 'outro'] as const
export type Take = (typeof TAKES)[number]

/** What a word says: of what the figure is, or nothing of it. */
export const TAGS = ['-', 'quem', 'cat', 'coisa', 'tempo', 'tempo2', 'conta', 'num', 'ref', 'reftempo'] as const
export type Tag = (typeof TAGS)[number]

/** Heads of the whole question, each a choice of one; then what is taken over, each by itself. */
const HEADS = [ACTS, FLOWS, BYS, TIMES] as const
export const HEAD_FROM = HEADS.map((_, n) => HEADS.slice(0, n).reduce((sum, head) => sum + head.length, 0))
export const TAKE_FROM = HEADS.reduce((sum, head) => sum + head.length, 0)
export const TAG_FROM = TAKE_FROM + TAKES.length
/** A thing that is left out of the figure. */
export const OUT_AT = TAG_FROM + TAGS.length
export const COLUMNS = OUT_AT + 1
