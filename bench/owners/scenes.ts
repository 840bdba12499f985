import { readdirSync, readFileSync } from 'node:fs'

/** A line of a file of tellings: what it is of, and ways of telling it. */
export interface Told {
  id: string
  texts: readonly string[]
}

const folder = new URL('scenes/', import.meta.url)

export const linesOf = (file: URL): Told[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', all = ''] = line.split('\t')
      return { id, texts: all.split(' | ') }
    })

const inFiles = (ending: string) =>
  readdirSync(folder)
    .sort()
    .filter((name) => name.endsWith(ending))
    .flatMap((name) => linesOf(new URL(name, folder)))

/** Whole tellings of the problems of the cards, and fragments of such. */
export const scenes = (): Told[] => inFiles('.tsv')
export const fragments = (): Told[] => inFiles('.frag')
