import type { Features } from '#src/retrieval/learned.ts'
import { DRAWN_OUT, spelledOut } from '#src/retrieval/tokens.ts'
import { stem } from '#src/text/stem.ts'
import { words } from '#src/text/words.ts'
import { MOVE_WORDS } from './move-words.data.ts'

/** What a message asks of what was said before; 'outra': something else, told by its words. */
export const MOVES = [
  'dizer', 'recusa', 'tentei', 'custo', 'semverba', 'tempo', 'escrito', 'comeco', 'porque', 'exemplo', 'pode', 'quanto', 'vale', 'medir',
  'quem', 'parente', 'unico', 'medo', 'semprova', 'ameaca', 'pena', 'briga', 'sozinho', 'aceitou', 'proposta', 'outra',
] as const // biome-ignore format: a list
export type Move = (typeof MOVES)[number]

const MOST_CHARACTERS = 400
const MOST_WORDS = 40
const PARTS = { word: 0.8, stem: 0.6, pair: 0.7, far: 0.4, first: 0.6, kind: 1.2, kinds: 0.8 } as const
/** So many letters may lie between the words of a far pair. */
const NEAR = 3
const SHORT = 5
const isNumber = /^\d/

const kinds = Object.entries(MOVE_WORDS).map(([name, all]) => ({
  name,
  words: new RegExp(`^(?:${all.replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})$`, 'u'),
}))
const kindsOf = (word: string) => kinds.flatMap((kind) => (kind.words.test(word) ? [kind.name] : []))

/** Small words stay: 'como', 'quanto' and 'não' tell what is asked. */
export function moveFeatures(message: string): Features {
  const spelled = words(message.slice(0, MOST_CHARACTERS).replace(DRAWN_OUT, '$1'), MOST_WORDS).map((word) =>
    isNumber.test(word) ? '#' : spelledOut(word),
  )
  const stems = spelled.map((word) => (word === '#' ? word : stem(word)))
  const found = new Map<string, number>()
  const put = (feature: string, part: number) => {
    if (part > (found.get(feature) ?? 0)) found.set(feature, part)
  }
  spelled.forEach((word, n) => {
    put(word, PARTS.word)
    put(`${stems[n]!}-`, PARTS.stem)
    for (let other = n + 1; other <= n + NEAR && other < spelled.length; other++)
      put(`${stems[n]!}${other === n + 1 ? '+' : '~'}${stems[other]!}`, other === n + 1 ? PARTS.pair : PARTS.far)
  })
  for (const [n, word] of stems.slice(0, 2).entries()) put(`^${n}${word}`, PARTS.first)
  const said = spelled.map(kindsOf)
  const present = [...new Set(said.flat())].sort()
  present.forEach((kind, n) => {
    put(`.${kind}`, PARTS.kind)
    for (const other of present.slice(n + 1)) put(`.${kind}&${other}`, PARTS.kinds)
  })
  if (spelled.length <= SHORT) put('.short', PARTS.kind)
  if (spelled.includes('#')) put('.number', PARTS.kind)
  return found
}
