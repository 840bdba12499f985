import { PHRASINGS } from './phrasings.data.ts'
import { SPOKEN } from './spoken.data.ts'

/** Id → the phrases of its line. */
const byId = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

const written = byId(PHRASINGS)
const spoken = byId(SPOKEN)

/** The other ways of putting an entry's question, apart by '|'. */
export const phrasingsOf = (id: string): string => [written.get(id), spoken.get(id)].filter(Boolean).join(' | ')
