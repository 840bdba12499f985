import { readdirSync } from 'node:fs'
import { linesOf } from '../owners/scenes.ts'

const KEPT_OF = 7
const folder = new URL('strangers/', import.meta.url)

/**
 * What strangers who knew the guides and no code told of each, from three words to a story, in the order of the files. One of the seven of
 * each guide is kept as a measure, another length for each: nothing may be learned from it.
 */
export const strangersTold = (): { id: string; text: string; kept: boolean }[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('guides'))
    .sort()
    .flatMap((name) => linesOf(new URL(name, folder)))
    .flatMap(({ id, texts }, guide) => texts.map((text, n) => ({ id, text, kept: (guide + n) % KEPT_OF === 0 })))
