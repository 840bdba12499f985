import type { Features } from '#src/retrieval/learned.ts'
import { learnedWords } from '#src/retrieval/learned-words.ts'
import { DRAWN_OUT, spelledOut } from '#src/retrieval/tokens.ts'
import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'
import { MOVE_WORDS } from './move-words.data.ts'

/** What a message asks of what was said before; 'outra': something else, told by its words. */
export const MOVES = [
  'dizer', 'recusa', 'tentei', 'custo', 'semverba', 'tempo', 'escrito', 'comeco', 'porque', 'exemplo', 'pode', 'quanto', 'vale', 'medir',
  'quem', 'parente', 'unico', 'medo', 'semprova', 'ameaca', 'pena', 'briga', 'sozinho', 'aceitou', 'proposta', 'outra',
] as const // biome-ignore format: a list
export type Move = (typeof MOVES)[number]

const MOST_CHARACTERS = 400
const MOST_WORDS = 40
const PARTS = {
  word: 0.8,
  stem: 0.6,
  pair: 0.7,
  far: 0.4,
  first: 0.6,
  kind: 1.2,
  kinds: 0.8,
  form: 1,
  meaning: 20,
} as const
/** So many letters may lie between the words of a far pair. */
const NEAR = 3
const SHORT = 5
const isNumber = /^\d/

/** Ends of verbs: of what was done, and of what is to be done or might be. */
const DONE = /.(?:ei|ou|aram|eram|iram|amos|emos|imos)$/
const TO_DO = /.(?:asse|esse|isse|ar|er|ir)$/
/** What a message is by its form; by each, its words or itself must say so. */
const WORD_FORMS: readonly (readonly [form: string, said: RegExp])[] = [
  ['asks', /^(?:como|quant[oa]s?|quando|quem|qual|quais|onde|porque|que)$/],
  ['did', DONE],
  ['does', TO_DO],
  ['me', /^(?:eu|meu|minha|me|mim|tenho|sou|estou)$/],
  ['they', /^(?:ele|ela|dele|dela|eles|elas)$/],
]
const GOES_ON = /^(?:e|mas|se|so que|mesmo)\b/
const LENGTHS = [5, 10, 16] as const
function formsOf(message: string, said: readonly string[]): string[] {
  const found = WORD_FORMS.flatMap(([form, word]) => (said.some((one) => word.test(one)) ? [form] : []))
  const mark = message.includes('?') ? 'mark' : 'plain'
  const asks = mark === 'mark' || found.includes('asks') ? [] : ['tells']
  const size = LENGTHS.find((most) => said.length <= most) ?? 'more'
  return [...found, mark, ...asks, ...(GOES_ON.test(fold(message)) ? ['on'] : []), `to${size}`]
}

const kinds = Object.entries(MOVE_WORDS).map(([name, all]) => ({
  name,
  words: new RegExp(`^(?:${all.replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})$`, 'u'),
}))
const kindsOf = (word: string) => kinds.flatMap((kind) => (kind.words.test(word) ? [kind.name] : []))

/** What is learned is too sure of what it never met: with this power of them shares are as often right as they say. */
const EVENED = 0.45
export function evened(shares: readonly number[]): number[] {
  const powers = shares.map((share) => share ** EVENED)
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

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
  for (const form of formsOf(message, spelled)) put(`/${form}`, PARTS.form)
  // What no line held has a place among words that one did.
  learnedWords()
    .placeOf(message.slice(0, MOST_CHARACTERS))
    ?.forEach((number, n) => {
      found.set(`@${n}`, PARTS.meaning * number)
    })
  if (spelled.length <= SHORT) put('.short', PARTS.kind)
  if (spelled.includes('#')) put('.number', PARTS.kind)
  return found
}
