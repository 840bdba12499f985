import { fold } from './words.ts'

/** How owners write on a phone, in whole words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  n: 'nao', nn: 'nao', naum: 'nao', num: 'nao', q: 'que', ke: 'que', oq: 'o que', pq: 'porque', pqe: 'porque', porq: 'porque',
  p: 'para', pra: 'para', pro: 'para o', pras: 'para as', pros: 'para os', ta: 'esta', to: 'estou', tou: 'estou', tao: 'estao',
  tava: 'estava', tavam: 'estavam', tamo: 'estamos', tamos: 'estamos', vc: 'voce', ce: 'voce', hj: 'hoje', tb: 'tambem',
  tbm: 'tambem', qto: 'quanto', qnto: 'quanto', qdo: 'quando', qnd: 'quando', td: 'tudo', tds: 'todos', tdo: 'tudo',
  dps: 'depois', dpois: 'depois', ngm: 'ninguem', msm: 'mesmo', zap: 'whatsapp', wpp: 'whatsapp', whats: 'whatsapp',
  zapzap: 'whatsapp', insta: 'instagram', face: 'facebook', gnt: 'gente', mt: 'muito', mto: 'muito', nf: 'nota', nfe: 'nota',
  nfs: 'nota', nfse: 'nota', nfce: 'nota', notinha: 'nota', dindin: 'dinheiro', func: 'funcionario', funcs: 'funcionarios',
  eh: 'e', neh: 'ne', c: 'com', frila: 'freela', frilas: 'freelas', free: 'freela', boy: 'rapaz', grana: 'dinheiro',
  dimdim: 'dinheiro', trampo: 'trabalho', trampa: 'trabalha', trampam: 'trabalham', trampar: 'trabalhar', cmg: 'comigo',
  mina: 'moca', minas: 'mocas', guria: 'menina', gurias: 'meninas', fds: 'fim de semana',
} // biome-ignore format: a table

/** Folded, punctuation gone, abbreviations written out. */
export const spelledOut = (text: string): string =>
  fold(text)
    .replace(/\bs\/ ?/g, 'sem ')
    .replace(/\bc\/ ?/g, 'com ')
    .replace(/\bp\/ ?/g, 'para ')
    .replace(/%/g, ' por cento ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')

const GAP = '(?: [a-z0-9]+){0,3} '
/** A verb in any person and tense, a noun in either number. */
const ENDING =
  '(?:[aei]?(?:r|rei|ra|rao|ria|riam|mos|ndo|d[oa]s?|va|vam|sse|ssem|ram|rmos|rem)|o|a|e|i|ei|ou|eu|iu|ia|iam|as|es|os|am|em)?'

const compile = (way: string) =>
  new RegExp(
    `(?<![a-z0-9])(?:${way
      .replaceAll('~', GAP.replaceAll('+', '\u0000'))
      .replaceAll('_', ' ')
      .replaceAll('*', '[a-z0-9]*')
      .replaceAll('+', ENDING)
      .replaceAll('\u0000', '+')})(?![a-z0-9])`,
  )

/** Letters by which a group is passed over without looking closer. */
const KEY = 6

/** A short word that every text has, as in 'o_carro', is passed over for the one beside it. */
const KEYED = /^(?:[a-z0-9]{1,3}_)?([a-z0-9]{1,6})/

/** The ways of a group; what stands in brackets is of one way. */
function waysOf(words: string): string[] {
  const ways: string[] = []
  for (const piece of words.split('|')) {
    const last = ways.at(-1)
    if (last !== undefined && last.split('(').length > last.split(')').length)
      ways[ways.length - 1] = `${last}|${piece}`
    else ways.push(piece)
  }
  return ways
}

/** Whether a text holds a group. */
export type Has = (group: number) => boolean

const MISSES = 0
const HOLDS = 1
const MAY_HOLD = 2

/** Beginnings of the words of a text, of every length that a key has. */
function keysOf(text: string): ReadonlySet<string> {
  const keys = new Set([''])
  for (const word of new Set(text.split(' ')))
    for (let length = 1; length <= Math.min(KEY, word.length); length++) keys.add(word.slice(0, length))
  return keys
}

interface Group {
  words: string
  ways: readonly number[]
}

/** What has one of these beginnings. */
interface Begun {
  ways: number[]
  groups: Set<number>
}

/**
 * Groups of words that a spelled out text is looked through for. 'a|b' is either, 'vend*' any word that begins so, 'vend+'
 * that verb in any person and tense, '_' joins words that stand side by side, '~' those with up to three others between.
 */
export class WordGroups {
  /** Groups and ways that many share are looked for once. */
  private readonly shared = new Map<string, number>()
  private readonly sharedWays = new Map<string, number>()
  private readonly groups: Group[] = []
  private readonly ways: string[] = []
  /** By way; made when first looked for. */
  private readonly patterns: RegExp[] = []
  /** By the beginning of a word. */
  private readonly byKey = new Map<string, Begun>()

  add(words: string): number {
    const found = this.shared.get(words)
    if (found !== undefined) return found
    const group = this.groups.length
    this.shared.set(words, group)
    this.groups.push({ words, ways: waysOf(fold(words)).map((way) => this.addWay(way, group)) })
    return group
  }

  private addWay(way: string, group: number): number {
    const key = KEYED.exec(way)?.[1] ?? ''
    const begun = this.byKey.get(key) ?? { ways: [], groups: new Set() }
    this.byKey.set(key, begun)
    begun.groups.add(group)
    const found = this.sharedWays.get(way)
    if (found !== undefined) return found
    const number = this.ways.push(way) - 1
    this.sharedWays.set(way, number)
    begun.ways.push(number)
    return number
  }

  wordsOf(group: number): string {
    return this.groups[group]!.words
  }

  private stands(way: number, text: string): boolean {
    this.patterns[way] ??= compile(this.ways[way]!)
    return this.patterns[way].test(text)
  }

  holds(group: number, text: string): boolean {
    return this.groups[group]!.ways.some((way) => this.stands(way, text))
  }

  /** Looks for each group and each way at most once in a text. */
  lookIn(text: string): Has {
    const { groups, byKey } = this
    const ofWay = new Uint8Array(this.ways.length)
    const ofGroup = new Uint8Array(groups.length)
    for (const key of keysOf(text)) {
      const begun = byKey.get(key)
      if (!begun) continue
      for (const way of begun.ways) ofWay[way] = MAY_HOLD
      for (const group of begun.groups) ofGroup[group] = MAY_HOLD
    }
    const stands = (way: number) => {
      if (ofWay[way] === MAY_HOLD) ofWay[way] = this.stands(way, text) ? HOLDS : MISSES
      return ofWay[way] === HOLDS
    }
    return (group) => {
      if (ofGroup[group] === MAY_HOLD) ofGroup[group] = groups[group]!.ways.some(stands) ? HOLDS : MISSES
      return ofGroup[group] === HOLDS
    }
  }
}
