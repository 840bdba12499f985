import { PHRASINGS } from './phrasings.data.ts'
import { SCENES } from './scenes.data.ts'
import { SPOKEN } from './spoken.data.ts'

/** Id → the phrases of its line. */
const byId = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

const sources = [PHRASINGS, SPOKEN, SCENES].map(byId)

/** The other ways of putting an entry's question, apart by '|'. */
export const phrasingsOf = (id: string): string =>
  sources
    .map((lines) => lines.get(id))
    .filter(Boolean)
    .join(' | ')
