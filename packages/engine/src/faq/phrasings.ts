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

const plain = [PHRASINGS, SPOKEN].map(byId)
const all = [...plain, byId(SCENES)]

const joined = (sources: readonly Map<string, string>[], id: string): string =>
  sources
    .map((lines) => lines.get(id))
    .filter(Boolean)
    .join(' | ')

/** The other ways of putting an entry's question, apart by '|'. */
export const phrasingsOf = (id: string): string => joined(plain, id)

/** Including the scenes, for an index of the entries alone; beside texts with fewer phrases they would dominate. */
export const allPhrasingsOf = (id: string): string => joined(all, id)
