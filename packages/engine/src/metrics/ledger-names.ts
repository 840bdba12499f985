import { editDistance } from '#src/retrieval/distance.ts'
import { words } from '#src/text/words.ts'
import { LEGAL, plainName, tellingWords } from './names.ts'
import { isCommonWord, isGrammarWord } from './vocabulary.ts'
import { FILLING } from './words.data.ts'

/**
 * Whom words mean among all names of the ledger, as they are typed in a hurry: slips, beginnings, abbreviations, words
 * left away. Only for what stayed unread when names had to be met word by word.
 */

/** A name of the movements, and how often it came in and went out. */
export interface LedgerName {
  nome: string
  entrou: number
  saiu: number
}

/** Words that statements and people shorten differently. */
const SHORT: readonly (readonly string[])[] = [
  ['santa', 'sta'],
  ['santo', 'sto'],
  ['sao', 's'],
  ['prefeitura', 'pref', 'prefeit'],
  ['municipal', 'mun', 'municipio'],
  ['nossa', 'n'],
  ['senhora', 's', 'sra'],
  ['doutor', 'dr'],
  ['doutora', 'dra'],
  ['comercio', 'com', 'comercial'],
  ['industria', 'ind', 'industrial'],
  ['servicos', 'serv', 'servico'],
  ['engenharia', 'eng'],
  ['construcoes', 'constr', 'construtora'],
  ['condominio', 'cond', 'condom'],
  ['associacao', 'assoc', 'ass'],
  ['representacoes', 'represent', 'repres'],
  ['administradora', 'adm', 'administracao'],
  ['escola', 'esc'],
  ['colegio', 'col'],
  ['hospital', 'hosp'],
  ['supermercado', 'supermerc', 'superm', 'mercado'],
  ['paroquia', 'igreja', 'par'],
  ['advogados', 'advocacia', 'adv', 'advogado'],
  ['contabilidade', 'contab', 'cont', 'contador', 'contadora'],
  ['sindicato', 'sind'],
  ['imobiliaria', 'imob', 'imoveis'],
  ['laboratorio', 'lab'],
  ['cooperativa', 'coop'],
  ['faculdade', 'fac'],
  ['universidade', 'univ'],
  ['material', 'mat', 'materiais'],
  ['auto', 'aut'],
]
const FORMS = new Map<string, Set<string>>()
for (const forms of SHORT) for (const form of forms) FORMS.set(form, new Set([...(FORMS.get(form) ?? []), ...forms]))

/** Two ways of shortening one word. */
export const isSameShort = (one: string, other: string): boolean => FORMS.get(one)?.has(other) === true

const plural = (word: string) =>
  word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/eis$/, 'el')
    .replace(/([rz])es$/, '$1')
    .replace(/([aeiou])s$/, '$1')

const LEAST_BEGINNING = 4
const LEAST_SLIP = 4
const LEAST_TWO = 8
/** 'mergulhou' is no short form of 'MERGULHO'. */
const VERB = /(?:[aeio]u|ei|[aei]r|aram|eram|iram|ando|endo|indo|ava|avam|amos)$/
/** How sure a typed word is a written one: 3 as written, 2 another form of it, 1 a slip. */
function likeness(asked: string, word: string): number {
  // Whatever else is alike begins alike.
  if (asked[0] !== word[0]) return FORMS.get(asked)?.has(word) ? 2 : 0
  if (asked === word || (asked.length >= LEAST_SLIP && !isCommonWord(asked) && plural(asked) === plural(word))) return 3
  if (asked.length > LEAST_SLIP && plural(asked) === plural(word)) return 3
  if (FORMS.get(asked)?.has(word)) return 2
  const begins = (one: string, other: string) => one.length >= LEAST_BEGINNING && other.startsWith(one)
  if (
    !isCommonWord(asked) &&
    (begins(asked, word) || (word.length > LEAST_BEGINNING && !VERB.test(asked) && begins(word, asked)))
  )
    return 2
  if (isCommonWord(asked) || asked.length < LEAST_SLIP || word.length < LEAST_SLIP) return 0
  const allowed = Math.min(asked.length, word.length) >= LEAST_TWO ? 2 : 1
  return editDistance(asked, word, allowed) <= allowed ? 1 : 0
}

export interface Met {
  /** Spellings of whom it is, the same person's. */
  nomes: string[]
  /** More than one fits, each once. */
  opcoes: string[]
  /** Places of its words among those that were typed. */
  from: number
  to: number
  /** The name is met by a slip or a short form. */
  guessed: boolean
}

const SMALL = /^(?:d[aeo]s?|e|n[ao]s?)$/
const MOST_PARTS = 5
const LEAST_EXACT = 3

/** Words that may be of a name: unknown to the grammar, or as they stand in a name of two such words. */
export function namesMet(said: readonly string[], names: readonly LedgerName[]): Met[] {
  const telling = names.map(({ nome }) => tellingWords(nome).filter((word) => !LEGAL.has(word)))
  const free = (word: string) => /^[a-z]{2,}$/.test(word) && !isGrammarWord(word) && !FILLING.has(word)
  const met: Met[] = []
  for (let at = 0; at < said.length; ) {
    const found = longest(said, at, names, telling, free)
    if (found) met.push(found)
    at = found ? found.to : at + 1
  }
  return met
}

function longest(
  said: readonly string[],
  from: number,
  names: readonly LedgerName[],
  telling: readonly string[][],
  free: (word: string) => boolean,
): Met | undefined {
  if (SMALL.test(said[from]!) || !/^[a-z]{2,}$/.test(said[from]!)) return undefined
  const whole = wholeName(said, from, names)
  if (whole) return whole
  let best: { score: number; count: number; all: number[]; to: number; guessed: boolean } | undefined
  for (let to = from + 1; to <= Math.min(said.length, from + MOST_PARTS + 2); to += 1) {
    if (SMALL.test(said[to - 1]!)) continue
    const words = said.slice(from, to).filter((word) => !SMALL.test(word))
    if (words.length > MOST_PARTS) break
    const scored = telling.map((own) => scoreOf(words, own))
    const score = Math.max(0, ...scored.map((one) => one?.score ?? 0))
    if (score === 0) break
    const own = words.filter(free)
    const all = scored.flatMap((one, place) => (one?.score === score ? [place] : []))
    // Everyday words name only where two of them stand side by side as they are written.
    const sure =
      own.length > 0
        ? own.some((word) => word.length >= LEAST_EXACT)
        : words.length > 1 && scored[all[0]!]!.exact === words.length && scored[all[0]!]!.beside
    if (sure) best = { score, count: words.length, all, to, guessed: scored[all[0]!]!.exact < words.length }
  }
  if (!best) return undefined
  const found = best.all.map((place) => names[place]!.nome)
  const each = new Map(found.map((nome) => [plainName(nome), nome]))
  return {
    nomes: found,
    opcoes: each.size > 1 ? [...each.values()] : [],
    from,
    to: best.to,
    guessed: best.guessed,
  }
}

/** 'conta azul': everyday words that are all of one name, as they are written there. */
function wholeName(said: readonly string[], from: number, names: readonly LedgerName[]): Met | undefined {
  const found = names.filter(({ nome }) => {
    const own = words(nome, MOST_PARTS).filter((word) => !LEGAL.has(word))
    return own.length > 1 && tellingWords(nome).length > 0 && own.every((word, at) => said[from + at] === word)
  })
  if (found.length === 0 || new Set(found.map(({ nome }) => plainName(nome))).size > 1) return undefined
  const count = words(found[0]!.nome, MOST_PARTS).filter((word) => !LEGAL.has(word)).length
  return { nomes: found.map(({ nome }) => nome), opcoes: [], from, to: from + count, guessed: false }
}

/** Every word is another one of the name. */
function scoreOf(
  words: readonly string[],
  own: readonly string[],
): { score: number; exact: number; beside: boolean } | undefined {
  const used = new Set<number>()
  let [score, exact] = [0, 0]
  const places: number[] = []
  for (const word of words) {
    let [place, most] = [-1, 0]
    own.forEach((of, at) => {
      const like = used.has(at) ? 0 : likeness(word, of)
      if (like > most) [place, most] = [at, like]
    })
    if (place < 0) return undefined
    used.add(place)
    places.push(place)
    score += most
    if (most === 3) exact += 1
  }
  // What is met by slips alone is met by one long word, or by several.
  const slips = score === words.length && exact === 0
  if (slips && words.length === 1 && (words[0]!.length <= LEAST_SLIP + 1 || used.has(1) || used.has(2)))
    if (!(words[0]!.length > LEAST_SLIP + 2)) return undefined
  return { score, exact, beside: places.every((place, at) => at === 0 || place === places[at - 1]! + 1) }
}
