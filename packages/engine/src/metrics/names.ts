import { editDistance } from '#src/retrieval/distance.ts'
import { stem } from '#src/text/stem.ts'
import { words } from '#src/text/words.ts'
import { calledOf, namesCalled } from './nicknames.data.ts'
import { isCommonWord } from './vocabulary.ts'

/** Words that stand in many names and tell none apart. */
const COMMON = new Set(
  'ltda me epp eireli sa s a mei cia de da do das dos e o os as no na em com para conta banco corrente pix ted boleto pagamento'.split(
    ' ',
  ),
)
const KINDS_OF_NAMES = new Set(['banco'])
const LEAST_TYPO = 5
const BEGINNING = 4
const LEAST_OTHER = 3
export const MOST_OPTIONS = 5

const MOST_KNOWN = 10_000
const known = new Map<string, readonly string[]>()

/** The words that tell a name: of each read once, since a question holds all names of a ledger against its words. */
export function tellingWords(name: string): readonly string[] {
  const before = known.get(name)
  if (before) return before
  const own = words(name, 20).filter((word) => word.length > 1 && !COMMON.has(word))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, own)
  return own
}

export interface Named {
  id: string
  nome: string
  /** Other words that it goes by. */
  tambem?: readonly string[]
}

export type Match = { one: string[] } | { options: Named[]; all: string[] } | undefined

/** Companies add these to their names or leave them away. */
export const LEGAL = new Set(['ltda', 'me', 'mei', 'epp', 'eireli', 'sa', 'ss', 'cia'])

/** Said before a name that the statement writes without them. */
const TITLES = new Set([
  'dona',
  'seu',
  'sr',
  'sra',
  'senhor',
  'senhora',
  'dr',
  'dra',
  'doutor',
  'doutora',
  'tio',
  'tia',
  'prof',
  'professor',
  'professora',
])

/** All spellings of a name that tell the same. */
export const spellingsOf = (nome: string, names: readonly string[]): string[] => {
  const key = (one: string) => tellingWords(one).toSorted().join('')
  return names.filter((other) => key(other) === key(nome))
}

/** A name without legal form, marks and spaces: the same in all spellings of one name, and in no other name. */
export const plainName = (name: string): string => {
  const all = words(name.replace(/[./-]/g, ''), 20)
  const own = all.filter((word) => !LEGAL.has(word))
  return (own.length > 0 ? own : all).join('')
}

export const alike = (asked: string, word: string) =>
  asked === word ||
  isOther(asked, word) ||
  namesCalled(asked).includes(word) ||
  (!isCommonWord(asked) && isSlip(asked, word))

/** 'rações' of 'ração'. */
const singular = (word: string) =>
  word
    .replace(/(?:oes|aes|aos)$/, 'ao')
    .replace(/([ae])is$/, '$1l')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/s$/, '')

/** 'hotéis', where names have 'HOTEL'. */
export const isPluralOf = (word: string, written: ReadonlySet<string>): boolean =>
  word.endsWith('s') && word.length >= LEAST_TYPO && written.has(singular(word))

/** One of the two is the plural of the other. */
const isOther = (asked: string, word: string) =>
  (asked.length >= LEAST_TYPO && word.length >= LEAST_TYPO && singular(asked) === singular(word)) ||
  (/^[a-z]{1,3}oes$/.test(asked) && singular(asked) === word) ||
  // 'as duas Anas'
  (word.length >= LEAST_OTHER && asked === `${word}s` && !isCommonWord(asked))

const isSlip = (asked: string, word: string) =>
  // 'viver' isn't 'VIVO'.
  (asked.length >= LEAST_TYPO - 1 &&
    stem(asked) === stem(word) &&
    // 'peixe' isn't 'PEIXARIA'.
    Math.abs(asked.length - word.length) < LEAST_OTHER &&
    asked.slice(0, BEGINNING) === word.slice(0, BEGINNING)) ||
  (asked.length >= LEAST_TYPO &&
    word.length >= LEAST_TYPO &&
    asked[0] === word[0] &&
    editDistance(asked, word, 1) === 1)

/**
 * Who is meant by the words that nothing else explained: every word must be of the name. Several names that hold them all
 * are one where they only differ in their legal form, or where the words are one's whole name; else the asker is to choose.
 */
export function matchName(said: readonly string[], names: readonly Named[]): Match {
  const written = new Set(names.flatMap(({ nome }) => tellingWords(nome)))
  const told = said.filter((word) => !LEGAL.has(word) && (written.has(word) || !TITLES.has(word) || said.length === 1))
  // 'Banco do Nordeste': what stands in many names only tells among those that the other words tell.
  const kinds = told.filter((word) => KINDS_OF_NAMES.has(word))
  const asked = joinedWords(
    told.filter((word) => kinds.length === told.length || !KINDS_OF_NAMES.has(word)),
    written,
  )
  if (asked.length === 0) return undefined
  const found = names.flatMap((named) => {
    const own = tellingWords(named.nome)
    if (asked.length === 1 && named.tambem?.includes(asked[0]!)) return [{ named, own: [...asked], exact: 1 }]
    const exact = asked.filter((word) => own.includes(word)).length
    const meant = holdsAll(asked, own, written, named.nome) && isTold(asked, own)
    return own.length > 0 && meant ? [{ named, own, exact }] : []
  })
  if (found.length === 0) return undefined
  const most = Math.max(...found.map(({ exact }) => exact))
  const best = found.filter(({ exact }) => exact === most)
  const ofKind = best.filter(({ named }) => kinds.every((kind) => words(named.nome, 20).includes(kind)))
  if (kinds.length > 0 && ofKind.length === 0) return undefined
  const told2 = kinds.length > 0 ? ofKind : best
  const whole = told2.filter(({ own }) => own.length === asked.length)
  const pool = whole.length > 0 ? whole : told2
  const distinct = new Map(pool.map(({ named, own }) => [own.toSorted().join(''), named]))
  if (distinct.size === 1) return { one: pool.map(({ named }) => named.id) }
  return { options: [...distinct.values()].slice(0, MOST_OPTIONS), all: pool.map(({ named }) => named.id) }
}

/** 'a Enel e a Sabesp': the names that words name one after another; undefined: some of them name nobody sure. */
export function eachName(words: readonly string[], names: readonly Named[]): string[] | undefined {
  const found: string[] = []
  for (let from = 0; from < words.length; ) {
    let to = words.length
    let who: string[] | undefined
    for (; to > from && !who; to -= 1) who = oneName(words.slice(from, to), names)
    if (!who) return undefined
    found.push(...who)
    from = to + 1
  }
  return found
}

const oneName = (words: readonly string[], names: readonly Named[]): string[] | undefined => {
  const who = matchName(words, names)
  return who && 'one' in who ? who.one : undefined
}

/** 'auto peças' where a name is written in one word. */
function joinedWords(said: readonly string[], written: ReadonlySet<string>): string[] {
  const asked: string[] = []
  for (const word of said) {
    const both = `${asked.at(-1) ?? ''}${word}`
    if (asked.length > 0 && written.has(both)) asked.splice(-1, 1, both)
    else asked.push(word)
  }
  return asked
}

/**
 * Each word is another one of the name: 'Márcia e Marcos' isn't twice 'MARCIA'. What stands in a name as it was typed
 * is no slip of another, and a letter alone begins a word: 'Carlos H.'
 */
function holdsAll(
  asked: readonly string[],
  own: readonly string[],
  written: ReadonlySet<string>,
  nome: string,
): boolean {
  const free = [...own]
  const claim = (is: (of: string) => boolean) => {
    const at = free.findIndex(is)
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  }
  const others = asked.filter((word) => !claim((of) => of === word))
  return others.every((word) =>
    word.length === 1
      ? asked.length > 1 && (claim((of) => of.startsWith(word)) || words(nome, 20).includes(word))
      : !written.has(word) &&
        (claim((of) => alike(word, of)) ||
          (asked.length > 1 && isBeginning(word) && claim((of) => of.startsWith(word))) ||
          (others.length < asked.length && claim((of) => isNear(word, of)))),
  )
}

/** 'peça' of 'PECAS', 'pua' of 'POA': sure only beside a word that stands there as it was typed. */
const isNear = (word: string, of: string) =>
  word.length >= LEAST_OTHER &&
  of.length >= LEAST_OTHER &&
  (`${word}s` === of ||
    word === `${of}s` ||
    (!isCommonWord(word) && word[0] === of[0] && editDistance(word, of, 1) === 1))

/** 'distrib sul', where names have 'DISTRIBUIDORA SUL'. */
const isBeginning = (word: string) => word.length >= LEAST_TYPO && !isCommonWord(word)

/** 'flor' isn't 'GIULIANA FLORES'. */
const isShortSlip = (asked: readonly string[], own: readonly string[]) =>
  asked.length === 1 &&
  asked[0]!.length < LEAST_TYPO &&
  !own.includes(asked[0]!) &&
  !alike(asked[0]!, own[0]!) &&
  !own.some((of) => namesCalled(asked[0]!).includes(of))

/** 'AUTO POSTO XAVANTE' is one of the 'posto'. */
const firstOf = (own: readonly string[]) => (own[0] === 'auto' && own[1] === 'posto' ? own[1] : own[0]!)

/** Words that everybody uses tell a name only from its beginning: 'cheque' isn't 'JUROS CHEQUE ESPECIAL'. */
const isTold = (asked: readonly string[], own: readonly string[]) =>
  !isShortSlip(asked, own) &&
  (asked.some((word) => !isCommonWord(word)) ||
    alike(asked[0]!, firstOf(own)) ||
    alike(asked[0]!, own[0]!) ||
    own.every((word) => asked.includes(word)))

/** What 'MOTO PECAS' or 'AUTO CENTER' sell is for such a thing, and not the thing. */
export const isTradeOfParts = (word: string): boolean =>
  /^(?:pecas?|acessorios|center|shop|service|servicos?|eletric[oa]|mecanica|park|lavagem|wash)$/.test(word)

/** Whether a word is of one of the names, as it is written. */
export function nameTest(names: readonly string[]): (word: string) => boolean {
  const written = names.flatMap(tellingWords)
  const all = new Set([...written, ...written.flatMap(calledOf)])
  const ones = new Set([...all].filter((word) => word.length >= LEAST_TYPO).map(singular))
  return (word) => all.has(word) || (word.length >= LEAST_TYPO && ones.has(singular(word)))
}

/** A till's money taken to the bank: nobody's name. */
export const isDeposit = (name: string) =>
  /^DEP(?:OSITO|ÓSITO|\.)?\b.*(?:DINHEIRO|ESPECIE|ESPÉCIE|DIN\b|CAIXA ELETR|ENVELOPE)/i.test(name)

/** Just before a name: it is left out. */
export const LEFT_OUT =
  / (?:sem|tirar|tirasse|tirando|fora|exceto|menos|contar|contando|ser|alem|excluindo|descontando|considerar)(?: (?:com|d[aeo]s?|[oa]s?))* $/
