import { PHRASINGS } from './phrasings.data.ts'

const phrasings = new Map(
  PHRASINGS.trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
)

/** The other ways of putting an entry's question, apart by '|'. */
export const phrasingsOf = (id: string): string => phrasings.get(id) ?? ''
