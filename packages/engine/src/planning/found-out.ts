import { join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import type { Step } from '#src/library/types.ts'
import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'
import { FIND_OUT, type FindsOut } from './found-out.data.ts'
import { isKnownId, type Known } from './known.ts'

/** What the plan needn't ask her to find out any more. */
export interface FoundOut {
  /** Nothing of the step is left to do. */
  settles(title: string): boolean
  /** The step without what is known: what is left of it. */
  left<Of extends Pick<Step, 'acao' | 'detalhes'>>(step: Of): Of
  /** 'Você já contou: …'; undefined: nothing that the step asks for is known. */
  says(title: string): Text | undefined
}

export const NOTHING_FOUND: FoundOut = { settles: () => false, left: (step) => step, says: () => undefined }

const PLACE = /\{(\w+)\}/

/** Titles of steps are few, and asked for in every plan. */
const MOST_TITLES = 4_000
const entriesFor = lately((acao) => {
  const folded = fold(acao)
  return FIND_OUT.filter(({ title, left }) => title.test(folded) || left?.acao === acao)
}, MOST_TITLES)

export function foundOut(known: Known): FoundOut {
  const isFound = ({ finds }: FindsOut) => finds.some((all) => all.every((id) => known.of(id) !== null))
  const entryOf = (title: string) => entriesFor(title).find(isFound)
  const said = new Set<string>()
  return {
    settles: (title) => entryOf(title)?.left === null,
    left: (step) => ({ ...step, ...entryOf(step.acao)?.left }),
    says: (title) => {
      for (const sentence of entryOf(title)?.says ?? []) {
        const made = written(sentence, known)
        if (!made) continue
        // Of several steps that begin with it, the first says it.
        if (said.has(sentence)) return undefined
        said.add(sentence)
        return made
      }
      return undefined
    },
  }
}

/** A sentence with its figures; null: one isn't known. */
function written(sentence: string, known: Known): Text | null {
  const parts: (string | Mention)[] = []
  for (const [at, piece] of sentence.split(PLACE).entries()) {
    const figure = at % 2 === 1 && isKnownId(piece) ? known.of(piece) : null
    if (at % 2 === 1 && !figure) return null
    parts.push(figure ?? piece)
  }
  return say`${join(parts)}`
}
