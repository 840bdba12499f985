import { readdirSync, readFileSync } from 'node:fs'

/** What owners ask of other things than their numbers, as strangers wrote it for the consultant. */

const EACH = 4
const LEAST = 8
const read = (path: string) => readFileSync(new URL(`../consultant/${path}`, import.meta.url), 'utf8').split('\n')
const tables = (folder: string, ways: (line: string) => string[]) =>
  readdirSync(new URL(`../consultant/${folder}/`, import.meta.url))
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => read(`${folder}/${name}`).flatMap(ways))

/** So many of each. */
export const besideTexts = (): string[] =>
  [
    ...tables('asked', (line) => (line.split('\t')[1] ?? '').split(' | ').slice(0, EACH)),
    ...tables('strangers', (line) => (line.split('\t')[1] ?? '').split(' | ').slice(0, EACH)),
    ...tables('sums', (line) => [line.split('\t')[0] ?? '']),
    ...read('turns/first.txt'),
    ...read('turns/second.txt'),
  ]
    .filter((text) => text.length > LEAST && !text.startsWith('#'))
    .filter((_, n) => n % EACH === 0)
