import { type CategoryId, FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { CATEGORY_WORDS } from './category-words.data.ts'
import { literalWords } from './patterns.ts'
import type { Parts } from './reading.ts'
import { isCommonWord, questionWords } from './vocabulary.ts'

/** What is paid for people, to the state or comes in: whose it is makes another figure. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(
  FINANCE_CATEGORIES.filter(({ grupo }) => ['receita', 'pessoal', 'deducoes', 'financeiras'].includes(grupo)).map(
    ({ id }) => String(id),
  ),
)

/** 'conserto de máquina': of what, no movement tells, so that the whole category is taken and said. */
export function thingAside(parts: Parts, question: string): Parts {
  const [category, ...more] = parts.categories
  const [thing, ...others] = parts.left
  if (!category || !thing || more.length + others.length + parts.parties.length + parts.options.length > 0) return parts
  // 'aluguel de carro': what names a category whole may be in another with a thing.
  const own = literalWords(CATEGORY_WORDS[category as CategoryId]?.tambem ?? [])
  const said = questionWords(question)
  const at = said.indexOf(thing)
  const of = /^d[eoa]s?$/.test(said[at - 1] ?? '') && own.includes(said[at - 2] ?? '')
  return of && isCommonWord(thing) && !OF_SOMEBODY.has(category) ? { ...parts, left: [], widened: true } : parts
}
