import type { QuestionSets } from '@norteia/contracts/diagnostic'
import type { EntryName } from './submission.ts'

/** The form's fields for the server's field names, which may be paths. */
export function fieldsOf(sent: Readonly<Record<string, string>>, questions: QuestionSets): [EntryName, string][] {
  return Object.entries(sent).map(([path, sentence]) => {
    const name = path.split('.').at(-1) ?? path
    if (name === 'userEmail') return ['userEmail', sentence]
    const general = questions.general.some(({ id }) => id === name)
    return [`${general ? 'general' : 'segment'}.${name}`, sentence]
  })
}
