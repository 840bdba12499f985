import { meaningsOf } from '#src/retrieval/features.ts'
import { DRAWN_OUT, spelledOut } from '#src/retrieval/tokens.ts'
import { stem } from '#src/text/stem.ts'
import { words } from '#src/text/words.ts'
import { VOICE_WORDS } from './voice-words.data.ts'

/** What is listened for in a question, as the weights are ordered. */
export const VOICES = ['despair', 'elsewhere'] as const
export type Voice = (typeof VOICES)[number]

/** A feature is kept by a number of three bytes instead of its name. */
const NAMES = 2 ** 24
/** Weights are kept as whole numbers of this. */
export const STEP = 1 / 24
/** Brings sums of a whole text to where shares differ. */
const SCALE = 6
const LEAST_TOLD = 10

const MOST_CHARACTERS = 1_000
const MOST_WORDS = 120
/** Words so near each other are also read together, in their order. */
const NEAR = 3
const FAR = 6
const PARTS = {
  word: 1,
  beginning: 0.5,
  meaning: 0.5,
  pair: 0.7,
  far: 0.4,
  kind: 1,
  kinds: 0.5,
  mixed: 0.4,
  together: 0.5,
} as const
/** Inflections and slips mostly keep these letters. */
const BEGINNING = 4
const SPOKEN = new Map([
  ['num', 'nao'], ['guento', 'aguento'], ['qria', 'queria'], ['quiria', 'queria'], ['i', 'ir'], ['morre', 'morrer'], ['vo', 'vou'],
]) // biome-ignore format: a table

const isNumber = /^\d/

/** A feature is known by a number alone. */
export function nameOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < feature.length; n++) hash = Math.imul(hash ^ feature.charCodeAt(n), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % NAMES
}

/** Classes by whole word, and by how words of theirs begin. */
const classes = { whole: new Map<string, string[]>(), begins: new Map<string, string[]>() }
for (const [name, all] of Object.entries(VOICE_WORDS))
  for (const word of all.split(' ')) {
    const among = word.endsWith('*') ? classes.begins : classes.whole
    const key = word.replace('*', '')
    among.set(key, [...(among.get(key) ?? []), name])
  }
const LEAST_BEGINNING = 2
const classesOf = (word: string): string[] => {
  const found = new Set(classes.whole.get(word))
  for (let n = LEAST_BEGINNING; n <= word.length; n++)
    for (const name of classes.begins.get(word.slice(0, n)) ?? []) found.add(name)
  return [...found]
}

/** What a question holds, by `nameOf`, each with its part: words, meanings, and words near each other; small words too, as 'me' and 'eu' decide. */
export function featuresOf(question: string): Map<number, number> {
  const spelled = words(question.slice(0, MOST_CHARACTERS).replace(DRAWN_OUT, '$1'), MOST_WORDS).map((word) =>
    isNumber.test(word) ? '#' : (SPOKEN.get(word) ?? spelledOut(word)),
  )
  const said = spelled.map((word) => (word === '#' ? word : stem(word)))
  const parts = new Map<number, number>()
  const put = (feature: string, part: number) => {
    const name = nameOf(feature)
    if (part > (parts.get(name) ?? 0)) parts.set(name, part)
  }
  said.forEach((word, n) => {
    put(word, PARTS.word)
    if (word.length > BEGINNING) put(`${word.slice(0, BEGINNING)}-`, PARTS.beginning)
    for (const meaning of meaningsOf(word)) put(`${meaning}m`, PARTS.meaning)
    for (let other = n + 1; other <= n + NEAR && other < said.length; other++)
      put(`${word}${other === n + 1 ? ' ' : '~'}${said[other]!}`, other === n + 1 ? PARTS.pair : PARTS.far)
  })
  const kinds = spelled.map(classesOf)
  kinds.forEach((own, n) => {
    for (const kind of own) {
      put(`.${kind}`, PARTS.kind)
      for (let other = n + 1; other <= n + FAR && other < said.length; other++) {
        for (const next of kinds[other]!) put(`.${kind}>${next}`, PARTS.kinds)
        if (other <= n + NEAR) put(`.${kind}>${said[other]!}`, PARTS.mixed)
      }
      for (let other = Math.max(0, n - NEAR); other < n; other++) put(`${said[other]!}>.${kind}`, PARTS.mixed)
    }
  })
  const present = [...new Set(kinds.flat())].sort()
  present.forEach((kind, n) => {
    for (const other of present.slice(n + 1)) put(`.${kind}&${other}`, PARTS.together)
  })
  return parts
}

/** How far each known feature counts: many count less each, and few tell little. */
export function scaleOf(parts: Iterable<number>): number {
  let squares = LEAST_TOLD
  for (const part of parts) squares += part * part
  return SCALE / Math.sqrt(squares)
}

export const shareOf = (sum: number): number => 1 / (1 + Math.exp(-sum))
