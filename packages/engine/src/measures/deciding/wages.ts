import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import type { Case } from './case.ts'
import type { Held } from './held.ts'

const STEM = 5

/** So many people of a kind that her list pays: '2 vendedoras', by '3 vendedoras 7.800'; null: it pays none of these. */
export function wageFor(c: Case, people: Held): Value<'R$/mês'> | null {
  const word = /^ ([a-z]{5,})/.exec(people.at.after)?.[1]
  if (!word) return null
  const { sources } = c.d.own
  const { items } = sources.reading.costs
  const found = items.flatMap(({ nome, quantos }, at) =>
    quantos && fold(nome).includes(word.slice(0, STEM)) ? [{ at, quantos }] : [],
  )
  const [one] = found
  const fact = one && sources.costFacts[one.at]
  if (found.length !== 1 || !fact) return null
  const all = c.known(c.d.own.known('R$/mês', fact))
  const each = c.make(
    'R$/mês',
    'O que cada um custa',
    all.number / one.quantos,
    say`${t(all)} ÷ ${String(one.quantos)}`,
    [all],
  )
  const count = c.count(people, 'Pessoas')
  return count.number === 1
    ? each
    : c.make('R$/mês', 'O que essas pessoas custam', each.number * count.number, say`${t(count)} × ${t(each)}`, [
        count,
        each,
      ])
}
