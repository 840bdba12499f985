import { fold } from '#src/text/words.ts'
import type { Frame } from './frame.ts'
import type { Parts } from './reading.ts'

const PAID_BACK = 'parcela-emprestimo'
const OWED = /\b(?:parcelas?|prestac\w+|pag\w+|gast\w+|devolvi|quit\w+)\b/
const CAME: ReadonlySet<string> = new Set(['entradas', 'receita'])

/** 'desse valor quanto foi empréstimo', after what came in: the loan that came, and not what was paid back of one. */
export function ofSameFlow(parts: Parts, before: Frame | undefined, question: string): Parts {
  const { categories, metrics } = parts
  const loan = categories.length === 1 && categories[0] === PAID_BACK
  if (!before || !loan || !CAME.has(before.metrica) || OWED.test(fold(question))) return parts
  const { contrapartes, categorias } = before.filtros
  if (contrapartes.length + categorias.length > 0 || metrics.some((id) => !CAME.has(id))) return parts
  return { ...parts, categories: ['emprestimo-recebido'], widened: false, metrics: ['entradas'] }
}
