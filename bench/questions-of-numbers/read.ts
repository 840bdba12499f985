import { readdirSync, readFileSync } from 'node:fs'
import type { Category } from '@norteia/engine/ledger/types'
import { withoutAsides } from '@norteia/engine/metrics/asking/asides'
import {
  ACTS,
  type Act,
  BYS,
  FLOWS,
  HEAD_FROM,
  OUT_AT,
  TAG_FROM,
  TAGS,
  TAKE_FROM,
  TAKES,
  TIMES,
} from '@norteia/engine/metrics/asking/labels'
import {
  ACCOUNT,
  type MarkContext,
  markedTokens,
  NUMBER,
  PERCENT,
  tokensOf,
  WHAT,
  WHEN,
  WHO,
} from '@norteia/engine/metrics/asking/marks'
import { pastOf } from '@norteia/engine/metrics/asking/past'
import { type Past, signsOfWhole, signsOfWords } from '@norteia/engine/metrics/asking/signs'
import { Rest } from '@norteia/engine/metrics/rest'
import { fixedCategories } from '@norteia/engine/metrics/turns'
import { questionWords } from '@norteia/engine/metrics/vocabulary'

/** Questions of owners on their numbers, as strangers wrote and labelled them for companies that they made up. */

/** A question as it is learned from: signs, each with the columns that are right and those that they are chosen among. */
export interface Lesson {
  author: string
  text: string
  /** Of the whole question; empty: it teaches words alone. */
  whole: readonly number[]
  /** By head; -1: nothing is taught. */
  right: readonly number[]
  takes: readonly boolean[]
  words: readonly (readonly number[])[]
  /** The same as of words that never were met. */
  unmet: readonly (readonly number[])[]
  tags: readonly number[]
  out: readonly boolean[]
  tokens: readonly string[]
}

export { HEAD_FROM, OUT_AT, TAG_FROM, TAKE_FROM }

export interface Piece {
  text: string
  tag: string
  out: boolean
}
const SPAN = /\[([^[\]|]*)\|(-?)([a-z0-9]+)\]/g
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let last = 0
  for (const { 0: whole, 1: text = '', 2: minus, 3: tag = '-', index } of line.matchAll(SPAN)) {
    pieces.push({ text: line.slice(last, index), tag: '-', out: false }, { text, tag, out: minus === '-' })
    last = index + whole.length
  }
  return [...pieces, { text: line.slice(last), tag: '-', out: false }]
}

interface Typed {
  token: string
  tag: string
  out: boolean
}
const typedOf = (pieces: readonly Piece[]): Typed[] =>
  pieces.flatMap(({ text, tag, out }) => tokensOf(text).map((token) => ({ token, tag, out })))

const MARK_OF: Readonly<Record<string, string>> = { quem: WHO, cat: WHAT, tempo: WHEN, tempo2: WHEN, conta: ACCOUNT }
const SMALL = /^(?:[oa]s?|d[aeo]s?|n[ao]s?|pr[ao]s?|pel[ao]s?|ao?s?|com|pra|para|em|meus?|minhas?|noss[ao]s?|um|uma)$/

/** Each marked thing as one mark; its small words stay. */
function asMarked(pieces: readonly Piece[]): Typed[] {
  return pieces.flatMap(({ text, tag, out }) => {
    const tokens = tokensOf(text)
    const mark = MARK_OF[tag]
    if (!mark) return tokens.map((token) => ({ token: numbered(token), tag, out }))
    const from =
      mark === WHEN
        ? 0
        : Math.max(
            0,
            tokens.findIndex((token) => !SMALL.test(token)),
          )
    return [...tokens.slice(0, from).map((token) => ({ token, tag: '-', out: false })), { token: mark, tag, out }]
  })
}
const numbered = (token: string) => (/^\d.*%$/.test(token) ? PERCENT : /^\d/.test(token) ? NUMBER : token)

/** As a company's ledger marks it, with what each word is. */
function asHeard(typed: readonly Typed[], context: MarkContext): Typed[] {
  const { tokens } = markedTokens(
    typed.map(({ token }) => token),
    context,
  )
  let at = 0
  return tokens.map((token, n) => {
    const found = typed.findIndex((one, k) => k >= at && numbered(one.token) === token)
    if (found >= 0) {
      at = found + 1
      return { ...typed[found]!, token }
    }
    const next = typed.findIndex((one, k) => k >= at && one.token === tokens[n + 1])
    const within = typed.slice(at, next < 0 ? typed.length : next)
    const told = within.find(({ tag }) => tag !== '-')
    if (next >= 0) at = next
    return { token, tag: told?.tag ?? '-', out: told?.out ?? false }
  })
}

export interface Labelled {
  author: string
  line: string
  past: Past | undefined
  right: number[]
  takes: boolean[]
  context: MarkContext
  /** In a talk, from 1 on after its first. */
  place: number
}

const TALK = 4
/** Stands for the question before, of which the labels alone are known. */
const UNSAID = 'x'
const HOJE = '2026-11-29'
const EMPTY: MarkContext = {
  hoje: HOJE,
  mes: '2026-10',
  primeiro: '2026-01-02',
  categorias: [],
  contas: [],
  contrapartes: [],
  nomes: [],
}

const upper = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .trim()
const listed = (text: string) => text.split(';').map((one) => one.split('=')[0]!.trim())

/** Her own categories, those that the product has left out: the way of its money is that of most questions on it alone. */
function categoriesOf(all: string, text: string): Category[] {
  return listed(all)
    .filter((nome) => fixedCategories(new Rest(questionWords(nome)), null).ids.length === 0)
    .map((nome, n) => {
      const asked = [...text.matchAll(SPAN)]
        .filter(({ 1: said = '', 3: tag }) => tag === 'cat' && upper(said) === upper(nome))
        .map(({ index }) => FLOW.exec(text.slice(index))?.[1])
      const came = asked.filter((flow) => flow === 'entrou').length
      return { id: `own-${n}`, nome, grupo: 2 * came > asked.length ? 'receita' : 'despesas-fixas' }
    })
}
const FLOW = /^.* # \S+ (\S+)/

export function labelledOf(author: string, text: string): Labelled[] {
  const found: Labelled[] = []
  let context = EMPTY
  let place = TALK
  let past: Past | undefined
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const head = /^! *(empresa|cliente|fornecedor|pessoa|conta|cat) *: *(.*)$/.exec(line)
    if (head) {
      const [, kind, all = ''] = head
      if (kind === 'empresa') context = EMPTY
      const names = listed(all)
      const [entrou, saiu] = kind === 'cliente' ? [5, 0] : [0, 5]
      if (kind === 'conta') context = { ...context, contas: names.map((apelido, n) => ({ id: `c${n}`, apelido })) }
      else if (kind === 'cat') context = { ...context, categorias: categoriesOf(all, text) }
      else if (kind !== 'empresa')
        context = {
          ...context,
          nomes: [...context.nomes, ...names.map((nome) => ({ nome: upper(nome), entrou, saiu }))],
        }
      continue
    }
    if (line === '---' || line === '===') {
      place = line === '---' ? 0 : TALK
      past = undefined
      continue
    }
    const [said, labels] = line.split('#').map((one) => one.trim())
    const fields = labels?.split(/\s+/)
    if (!said || fields?.length !== 5) continue
    const [act, flow, by, time, take] = fields as [string, string, string, string, string]
    const right = [ACTS, FLOWS, BYS, TIMES].map((list, n) =>
      (list as readonly string[]).indexOf([act, flow, by, time][n]!),
    )
    if (fields.some((field) => !/^[a-z,?-]+$/.test(field))) continue
    const took = take.split(',')
    if (said !== UNSAID)
      found.push({
        ...{ author, line: said, context, right, takes: TAKES.map((one) => took.includes(one)) },
        past: place > 0 && place < TALK ? past : undefined,
        place: place < TALK ? place : 0,
      })
    place += 1
    if (place < TALK)
      past = pastOf(act as Act, by, past, /\|(?:quem|cat|coisa)\]/.test(said) || /quem|cat|coisa/.test(take))
  }
  return found
}

/** What is asked, in words. */
export const labelsOf = ({ line, right, takes }: Labelled) => ({
  line,
  ...{ act: ACTS[right[0]!]!, flow: FLOWS[right[1]!]!, by: BYS[right[2]!]!, time: TIMES[right[3]!]! },
  takes: TAKES.filter((_, n) => takes[n]),
})

/** Its pieces without what is said beside the question; the same, where nothing is. */
function coreOf(pieces: readonly Piece[], context: MarkContext): readonly Piece[] {
  const core = withoutAsides(pieces.map(({ text }) => text).join(''), context)?.split(' ')
  if (!core) return pieces
  let [at, place] = [0, 0]
  const whole = pieces.map(({ text }) => text).join('')
  const kept = new Set<number>()
  for (const { 0: word, index } of whole.matchAll(/\S+/g))
    if (word === core[at]) {
      at += 1
      for (let n = index; n <= index + word.length; n++) kept.add(n)
    }
  return pieces.map((piece) => {
    const from = place
    place += piece.text.length
    return {
      ...piece,
      text: [...Array(piece.text.length).keys()].map((n) => (kept.has(from + n) ? piece.text[n] : '')).join(''),
    }
  })
}

function lessonsOf(labelled: Labelled): Lesson[] {
  const pieces = piecesOf(labelled.line)
  const core = coreOf(pieces, labelled.context)
  return core === pieces
    ? lessonsFrom(labelled, pieces)
    : [...lessonsFrom(labelled, pieces), ...lessonsFrom(labelled, core)]
}

function lessonsFrom({ author, past, right, takes, context }: Labelled, pieces: readonly Piece[]): Lesson[] {
  const typed = typedOf(pieces)
  const text = pieces.map((piece) => piece.text).join('')
  const lesson = (all: readonly Typed[], whole: boolean): Lesson => {
    const tokens = all.map(({ token }) => token)
    return {
      ...{ author, text, right, takes, tokens },
      whole: whole ? signsOfWhole(tokens, past) : [],
      words: signsOfWords(tokens, past !== undefined),
      unmet: signsOfWords(tokens, past !== undefined, true),
      tags: all.map(({ tag }) => Math.max(0, (TAGS as readonly string[]).indexOf(tag))),
      out: all.map(({ out }) => out),
    }
  }
  const marked = lesson(asMarked(pieces), true)
  // What a grammar reads says nothing of each word.
  if (author === 'heard') return [{ ...marked, words: [], unmet: [], tags: [], out: [] }]
  return [lesson(asHeard(typed, context), true), marked, lesson(typed, false)]
}

/** By author; of a stranger's question the first of three is as it is heard. */
export function readLessons(folder: URL = new URL('.', import.meta.url), ext = '.txt'): Lesson[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ext) && !name.startsWith('beside'))
    .sort()
    .flatMap((name) => labelledOf(name.replace(ext, ''), readFileSync(new URL(name, folder), 'utf8')))
    .flatMap(lessonsOf)
}

/** What owners ask that is no question on their numbers. */
export function besideLessons(texts: readonly string[]): Lesson[] {
  const right = [ACTS.indexOf('fora'), FLOWS.indexOf('-'), BYS.indexOf('-'), TIMES.indexOf('-')]
  return texts.map((text) => {
    const { tokens } = markedTokens(tokensOf(text), EMPTY)
    return {
      ...{
        author: 'beside',
        text,
        tokens,
        right,
        takes: TAKES.map(() => false),
        words: [],
        unmet: [],
        tags: [],
        out: [],
      },
      whole: signsOfWhole(tokens, undefined),
    }
  })
}
