import type { FactBook, Text } from '#src/facts/fact-book.ts'
import type { Sources } from '#src/measures/measured.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { badConduct } from './conduct.ts'
import type { DecisionId } from './decisions.data.ts'
import { fullAgenda } from './full-agenda.ts'
import { openSentences } from './hearing.ts'
import { idlePartner } from './idle-partner.ts'
import type { Candidate } from './on-question.ts'
import { Weighing } from './weighing.ts'

/** What she tells leaves one decision, whatever deed she names: it is answered as a whole, and not by the sum of the deed. */
export interface Situation {
  id: DecisionId
  /** Where she tells it; its words are quoted. */
  at: RegExp
  /** Of her whole challenge, folded, with its numbers as tokens. */
  fits: (text: string) => boolean
  answer: (w: Weighing, text: string) => Text | null
}

const SITUATIONS: readonly Situation[] = [idlePartner, badConduct, fullAgenda]

/** The situation that her challenge tells; null: none. */
export function situationOf(book: FactBook, sources: Sources): Candidate | null {
  const { form } = sources.reading
  const text = sceneOf(form)
    .sentences.filter(({ field }) => field === 'main_challenge')
    .map((one) => one.text)
    .join('; ')
  for (const { id, at, fits, answer } of SITUATIONS) {
    if (!fits(text)) continue
    const [place] = openSentences(form, at).filter(({ field }) => field === 'main_challenge')
    if (!place) continue
    const heard = { ...place, id }
    const told = answer(new Weighing(book, sources, heard, false), text)
    if (told) return { heard, answer: told }
  }
  return null
}
