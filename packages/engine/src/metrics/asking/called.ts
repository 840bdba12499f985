import { isSameShort, type LedgerName, type Met } from '#src/metrics/ledger-names.ts'
import { isAcquirer } from '#src/metrics/loose-names.ts'
import { LEGAL, plainName, tellingWords } from '#src/metrics/names.ts'
import { namesCalled } from '#src/metrics/nicknames.data.ts'
import { isCommonWord, isGrammarWord } from '#src/metrics/vocabulary.ts'
import { words } from '#src/text/words.ts'
import { namesOfTrade } from './trades.data.ts'

/** Whom people call otherwise than statements do: 'Zefinha' for JOSEFA, 'o areeiro' for PORTO DE AREIA, 'a Thay' for THAYNARA. */

const TITLE =
  /^(?:don[ao]|seu|sr|sra|senhora?|dr|dra|doutora?|ti[oa]|prof|professora?|mestre|irmao|irma|compadre|comadre|padre|pastora?)$/
const ARTICLE = /^(?:[oa]s?|d[ao]s?|n[ao]s?|pr[ao]s?|pel[ao]s?|aos?|com|de|para|e|mais|ou)$/
const LEAST = 3
const MOST_BETWEEN = 3
const LEAST_CUT = 4

/** A person by all that a name tells: several words, none of a trade's. */
const isPerson = (own: readonly string[], nome: string): boolean =>
  own.length > 1 && !own.some((word) => isCommonWord(word)) && !words(nome, 20).some((word) => LEGAL.has(word))

/** 'thay' of 'THAYNARA SOUZA', 'nildo' of 'JOSENILDO', 'demi' of 'ADEMIR', and not 'flor' of 'FLORES'. */
function isCut(word: string, nome: string): boolean {
  const own = tellingWords(nome)
  const [before, after] = (own[0] ?? '').split(word)
  return (
    word.length >= LEAST_CUT &&
    before !== undefined &&
    after !== undefined &&
    !(before === '' && /^(?:e?s)?$/.test(after)) &&
    !isCommonWord(word) &&
    isPerson(own, nome)
  )
}

const SMALL = /^([a-z]{3,}?)z?inh([oa])s?$/
/** 'escolinha' of 'ESCOLA', 'padoquinha' of nothing. */
function unshrunk(word: string): string[] {
  const [, root, end] = SMALL.exec(word) ?? []
  return root ? [root + end, root, `${root}e`, `${root.replace(/qu$/, 'c')}${end}`] : []
}

const CHARGE = /^(?:taxas?|tarifas?|aluguel|mensalidade|conserto|juros)$/
/** 'a maquininha': who pays out what cards paid. */
const isMachine = (said: readonly string[], at: number): boolean =>
  said[at] === 'maquininha' && !said.slice(Math.max(0, at - MOST_BETWEEN), at).some((word) => CHARGE.test(word))

function isCalled(word: string, nome: string): boolean {
  const own = tellingWords(nome)
  const first = own[0] ?? ''
  const trade = namesOfTrade(word)
  if (trade) return own.slice(0, 2).some((of) => trade.has(of))
  return (
    namesCalled(word).includes(first) || isCut(word, nome) || (first.length >= LEAST && unshrunk(word).includes(first))
  )
}

/** Who is met by a nickname, a short form of the given name or of the first word, or by a trade is no guess. */
export const isMetAsCalled = ({ nomes, from, to }: Met, said: readonly string[]): boolean => {
  const own = said.slice(from, to).filter((word) => !ARTICLE.test(word) && !TITLE.test(word))
  const [word = ''] = own
  return (
    own.length === 1 &&
    nomes.every(
      (nome) =>
        (word === 'maquininha' && isAcquirer(nome)) ||
        isCalled(word, nome) ||
        tellingWords(nome)
          .slice(0, 1)
          .some((of) => isSameShort(word, of)),
    )
  )
}

/** With those who are met by what they are called, and their titles within. */
export function withCalled(met: readonly Met[], said: readonly string[], names: readonly LedgerName[]): Met[] {
  const taken = new Set(met.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
  const called = said.flatMap((word, at): Met[] => {
    const before = said[at - 1] ?? ''
    const introduced = at === 0 || TITLE.test(before) || ARTICLE.test(before)
    if (taken.has(at) || word.length < LEAST - 1 || TITLE.test(word) || !introduced) return []
    if (isMachine(said, at)) {
      const paying = names.filter(({ nome, entrou, saiu }) => entrou > saiu && isAcquirer(nome))
      const nomes = paying.map(({ nome }) => nome)
      return new Set(nomes.map(plainName)).size === 1
        ? [{ nomes, opcoes: [], from: at, to: at + 1, guessed: false }]
        : []
    }
    if (isGrammarWord(word) && !TITLE.test(before)) return []
    const nomes = names.map(({ nome }) => nome).filter((nome) => isCalled(word, nome))
    if (nomes.length === 0) return []
    const each = new Map(nomes.map((nome) => [plainName(nome), nome]))
    return [{ nomes, opcoes: each.size > 1 ? [...each.values()] : [], from: at, to: at + 1, guessed: false }]
  })
  return [...met, ...called].sort((a, b) => a.from - b.from).map((one) => titled(one, said))
}

function titled(one: Met, said: readonly string[]): Met {
  const before = said[one.from - 1] ?? ''
  return TITLE.test(before) ? { ...one, from: one.from - 1 } : one
}
