import { namedAccounts } from '#src/metrics/accounts.ts'
import { type LedgerName, type Met, namesMet } from '#src/metrics/ledger-names.ts'
import { MONTHS, type Point, takePoints } from '#src/metrics/period-points.ts'
import { PLAINER_CALLED } from '#src/metrics/plainer-words.data.ts'
import type { QuestionContext } from '#src/metrics/reading.ts'
import { Rest } from '#src/metrics/rest.ts'
import { readTimes, type Times } from '#src/metrics/times.ts'
import { fixedCategories, ownCategories } from '#src/metrics/turns.ts'
import { spelledWords } from '#src/metrics/typed.ts'
import { questionWords } from '#src/metrics/vocabulary.ts'
import { editDistance } from '#src/retrieval/distance.ts'
import { words } from '#src/text/words.ts'
import { isMetAsCalled, withCalled } from './called.ts'

/** A question's words, with a mark in the place of whom, what and when the ledger knows. */

export const WHO = '§'
export const WHAT = '¤'
export const WHEN = '†'
export const ACCOUNT = '@'
export const NUMBER = '#'
export const PERCENT = '%'
const MARKS: ReadonlySet<string> = new Set([WHO, WHAT, WHEN, ACCOUNT, NUMBER, PERCENT])
export const isMark = (token: string): boolean => MARKS.has(token)

export interface MarkContext extends QuestionContext {
  nomes: readonly LedgerName[]
}

export interface Marked {
  tokens: string[]
  /** By the marks in their order. */
  names: Met[]
  categories: { ids: string[]; said: string }[]
  accounts: string[]
  times: Times
  /** Each time that is named, by the marks in their order. */
  points: Point[]
  widened: boolean
}

/** What is taken leaves the same mark, whoever takes it; of categories each its own. */
class MarkingRest extends Rest {
  mark = WHEN
  /** The words of each category. */
  said: string[] = []
  override take(pattern: RegExp, mark?: string): RegExpExecArray | undefined {
    const found = super.take(pattern, mark ?? (this.mark === WHAT ? `${WHAT}${this.said.length}` : this.mark))
    if (found && this.mark === WHAT) this.said.push(found[0].trim())
    return found
  }
}

const called = (text: string): string =>
  PLAINER_CALLED.reduce((said, [from, to]) => said.replace(from, to as string).replace(/ +/g, ' '), ` ${text} `).trim()

const LEAST_MONTH = 6
/** 'setenbro', 'otubro': a slip of the finger in a month. */
const ofMonth = (word: string): string =>
  word.length < LEAST_MONTH
    ? word
    : (MONTHS.find(
        (month) => month.length >= LEAST_MONTH && month[0] === word[0] && editDistance(word, month, 1) === 1,
      ) ?? word)

export const tokensOf = (text: string): string[] =>
  parted(
    questionWords(called(spelledWords(text)).replace(/\bpor que\b/g, 'porque'), undefined, false)
      .filter((word) => word !== 'reais_de')
      .map(ofMonth),
  )

const UNIT = /^(?:dia|mes|semana|ano)s?$/
const PARTS =
  /^(?:por|cada|ao|que|qual|quais|quant[oa]s?|tod[oa]s?|algum[a]?|alguns|melhor|pior|maior|menor|outro|santo|um|uns)$/
/** 'a pousada rendeu', 'quanto devolvi': what was done, and no yield of the bank's, no refund of hers. */
const DONE = /^(?:rende(?:u|ram|m)?|rendendo|rendia|devolv(?:i|eu|emos|eram))$/
/** A month that is counted or chosen is none of the calendar's: 'por mês', 'em que mês'. */
const parted = (tokens: readonly string[]): string[] =>
  tokens.map((token, at) => {
    if (DONE.test(token)) return `${token}_`
    if (!UNIT.test(token)) return token
    const before = tokens[at - 1] ?? ''
    // 'do dia 10 ao dia 20'
    if (token === 'dia' && /^\d/.test(tokens[at + 1] ?? '')) return token
    const counted =
      PARTS.test(before) ||
      (/^(?:[oa]|foi|meu)$/.test(before) && /^(?:qual|foi|quais|e|que)$/.test(tokens[at - 2] ?? ''))
    const chosen =
      /^(?:que|mais|menos|foi|d[ea])$/.test(tokens[at + 1] ?? '') &&
      !/^(?:es[st][ea]|n?es[st][ea]|d?es[st][ea]|aquel[ea])$/.test(before)
    const months = tokens[at + 1] === 'de' && !/^semana/.test(tokens[at + 2] ?? '')
    return counted || (chosen && !months) ? `${token}_` : token
  })

const replaced = (tokens: readonly string[], met: readonly Met[]): string[] => {
  const all = [...tokens]
  for (const { from, to } of met.toReversed()) all.splice(from, to - from, WHO)
  return all
}

export function markedTokens(typed: readonly string[], context: MarkContext): Marked {
  const names = withCalled(namesMet(typed, context.nomes), typed, context.nomes).map((met) => {
    // 'flor' is no 'FLORES SITE': what isn't written so is guessed.
    const own = new Set(met.nomes.flatMap((nome) => words(nome)))
    const written = typed.slice(met.from, met.to).some((word) => own.has(word))
    return { ...met, guessed: (met.guessed || !written) && !isMetAsCalled(met, typed) }
  })
  const rest = new MarkingRest(replaced(typed, names))
  rest.mark = ACCOUNT
  const accounts = namedAccounts(rest, context.contas, true)
  rest.mark = WHEN
  const points = takePoints(new Rest(rest.text.trim().split(' ')), context.hoje, false)
  const times = readTimes(rest, context.hoje, false)
  rest.mark = WHAT
  const own = ownCategories(rest, context.categorias)
  const fixed = fixedCategories(rest, null)
  const ids = [...own, ...fixed.ids]
  const raw = rest.text.trim().split(' ')
  const apart = rest.said.length === ids.length
  const places = raw.flatMap((token) => (token.startsWith(WHAT) ? [Number(token.slice(1))] : []))
  return {
    tokens: withoutTwins(withNumbers(raw.map(plainMark))),
    names,
    categories: places.map((place) => ({ ids: apart ? [ids[place]!] : ids, said: rest.said[place]! })),
    accounts,
    times: raw.some((token) => POINT.test(token)) ? { ...times, impossible: true } : times,
    widened: fixed.widened,
    points,
  }
}

const POINT = /^p\d$/
const plainMark = (token: string): string => (POINT.test(token) ? WHEN : token.startsWith(WHAT) ? WHAT : token)

/** A number that is counted and one of a hundred. */
function withNumbers(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token === '·') return []
    if (/^\d+(?:[.,]\d+)*%$/.test(token)) return [PERCENT]
    if (/^\d/.test(token)) return [tokens[at + 1] === 'por' && tokens[at + 2] === 'cento' ? PERCENT : NUMBER]
    return [token]
  })
}

/** One time is one mark, however many words it had. */
const withoutTwins = (tokens: readonly string[]): string[] =>
  tokens.filter((token, at) => token !== WHEN || tokens[at - 1] !== WHEN)
