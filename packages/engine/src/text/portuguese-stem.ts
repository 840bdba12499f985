/**
 * The Portuguese stemmer of the Snowball project for folded words (a-z and figures): written out, as its suffixes with
 * accents never meet such a word, and the generated one took most of the time in which an index is built.
 */

const list = (words: string) => new Set(words.trim().split(/\s+/))
/** Taken off where they stand in R2. */
const NOUN =
  list(`ica osa ista eza ante ico ismo oso amento imento ador adora icas adoras osas istas ezas adores antes icos
  ismos osos amentos imentos`)
const VERB =
  list(`ada ida ia aria eria iria ara era ira ava asse esse isse aste este iste ei arei erei irei am iam ariam
  eriam iriam aram eram iram avam em arem erem irem assem essem issem ado ido ando endo indo ar er ir as adas idas ias
  arias erias irias aras eras iras avas es ardes erdes irdes ares eres ires asses esses isses astes estes istes is ais
  eis areis ereis ireis ados idos amos emos aremos eremos iremos imos armos ermos irmos eu iu ou`)
const BEFORE_AMENTE = list('ic ad os iv')
const BEFORE_MENTE = list('ante avel')
const BEFORE_IDADE = list('ic abil iv')
const STANDARD = new Set([...NOUN, ...list('logia logias ira iras amente mente idade idades iva ivo ivas ivos')])
const LONGEST = 7

const VOWELS = 0b1_0000_0100_0001_0001_0001
/** Figures are no vowels. */
function isVowel(word: string, at: number): boolean {
  const letter = word.charCodeAt(at) - 97
  return letter >= 0 && letter < 26 && ((VOWELS >> letter) & 1) === 1
}

/** The place after the next vowel (or consonant) from `at` on; -1: there is none. */
function past(word: string, at: number, vowel: boolean): number {
  if (at < 0) return -1
  for (let n = at; n < word.length; n++) if (isVowel(word, n) === vowel) return n + 1
  return -1
}

function verbRegion(word: string): number {
  if (word.length < 2) return word.length
  const [first, second] = [isVowel(word, 0), isVowel(word, 1)]
  const found = second ? (first ? past(word, 2, false) : word.length > 2 ? 3 : -1) : past(word, 2, true)
  return found < 0 ? word.length : found
}

/** Where R1 and R2 begin. */
function regions(word: string): [first: number, second: number] {
  const first = past(word, past(word, 0, true), false)
  const second = past(word, past(word, first, true), false)
  return [first < 0 ? word.length : first, second < 0 ? word.length : second]
}

/** The longest suffix of `word` that is held and begins at `from` or later; '': none. */
function suffixOf(word: string, from: number, held: ReadonlySet<string>): string {
  for (let length = Math.min(LONGEST, word.length - from); length > 0; length--) {
    const suffix = word.slice(-length)
    if (held.has(suffix)) return suffix
  }
  return ''
}

const without = (word: string, suffix: string) => word.slice(0, word.length - suffix.length)
/** The word without a suffix that begins at `from` or later. */
const cut = (word: string, suffix: string, from: number) =>
  word.endsWith(suffix) && word.length - suffix.length >= from ? without(word, suffix) : word

function cutOne(word: string, suffixes: ReadonlySet<string>, from: number): string {
  const suffix = suffixOf(word, 0, suffixes)
  return suffix === '' ? word : cut(word, suffix, from)
}

/** null: no standard suffix was taken off. */
function withoutStandard(word: string, verb: number): string | null {
  const suffix = suffixOf(word, 0, STANDARD)
  if (suffix === '') return null
  const [first, second] = regions(word)
  const at = word.length - suffix.length
  const rest = without(word, suffix)
  switch (suffix) {
    case 'ira':
    case 'iras':
      return at >= verb && rest.endsWith('e') ? `${rest}ir` : null
    case 'amente': {
      if (at < first) return null
      const shorter = cutOne(rest, BEFORE_AMENTE, second)
      return shorter !== rest && rest.endsWith('iv') ? cut(shorter, 'at', second) : shorter
    }
  }
  if (at < second) return null
  switch (suffix) {
    case 'logia':
    case 'logias':
      return `${rest}log`
    case 'mente':
      return cutOne(rest, BEFORE_MENTE, second)
    case 'idade':
    case 'idades':
      return cutOne(rest, BEFORE_IDADE, second)
    case 'iva':
    case 'ivo':
    case 'ivas':
    case 'ivos':
      return cut(rest, 'at', second)
    default:
      return rest
  }
}

function withoutVerb(word: string, verb: number): string | null {
  const suffix = suffixOf(word, verb, VERB)
  return suffix === '' ? null : without(word, suffix)
}

function withoutResidue(word: string, verb: number): string {
  const suffix = word.endsWith('os') ? 'os' : /[aio]$/.test(word) ? word.slice(-1) : ''
  return suffix === '' ? word : cut(word, suffix, verb)
}

export function portugueseStem(word: string): string {
  const verb = verbRegion(word)
  const taken = withoutStandard(word, verb) ?? withoutVerb(word, verb)
  const stem = taken === null ? withoutResidue(word, verb) : taken.endsWith('ci') ? cut(taken, 'i', verb) : taken
  if (!stem.endsWith('e') || stem.length - 1 < verb) return stem
  const bare = stem.slice(0, -1)
  return bare.endsWith('gu') || bare.endsWith('ci') ? cut(bare, bare.slice(-1), verb) : bare
}
