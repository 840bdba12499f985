import { fold } from '#src/text/words.ts'
import { CLIENT_DEEDS, FOOD_DEEDS } from './danger-deeds-clients.data.ts'
import { HEALTH_DEEDS, LAND_DEEDS } from './danger-deeds-health.data.ts'
import { DATA_DEEDS, URGENT_DEEDS } from './danger-deeds-people.data.ts'
import { STAFF_DEEDS } from './danger-deeds-staff.data.ts'
import { TAX_DEEDS } from './danger-deeds-tax.data.ts'
import { WORK_DEEDS } from './danger-deeds-work.data.ts'
import type { Deed } from './danger-types.ts'
import { LAWFUL, SUFFERED } from './danger-words.data.ts'

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
export function plain(question: string): string {
  return fold(question)
    .replace(/\bs\/ ?/g, 'sem ')
    .replace(/\bc\/ ?/g, 'com ')
    .replace(/\bp\/ ?/g, 'para ')
    .replace(/%/g, ' por cento ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
}

const GAP = '(?: [a-z0-9]+){0,3} '
/** A verb in any person and tense, a noun in either number. */
const ENDING =
  '(?:[aei]?(?:r|rei|ra|rao|ria|riam|mos|ndo|d[oa]s?|va|vam|sse|ssem|ram|rmos|rem)|o|a|e|i|ei|ou|eu|iu|ia|iam|as|es|os|am|em)?'

const compile = (words: string) =>
  new RegExp(
    `(?<![a-z0-9])(?:${fold(words)
      .replaceAll('~', GAP.replaceAll('+', '\u0000'))
      .replaceAll('_', ' ')
      .replaceAll('*', '[a-z0-9]*')
      .replaceAll('+', ENDING)
      .replaceAll('\u0000', '+')})(?![a-z0-9])`,
  )

/** Letters by which a group is passed over without looking closer. */
const KEY = 3

interface Group {
  pattern: RegExp
  /** Beginnings of its words; null: one of them has none of its own. */
  keys: ReadonlySet<string> | null
}

/** Groups that many deeds share are looked for once. */
const shared = new Map<string, number>()
const groups: Group[] = []
function groupOf(words: string): number {
  const found = shared.get(words)
  if (found !== undefined) return found
  shared.set(words, groups.length)
  const keys = fold(words)
    .split('|')
    .map((way) => /^[a-z0-9]{1,3}/.exec(way)?.[0] ?? '')
  return groups.push({ pattern: compile(words), keys: keys.includes('') ? null : new Set(keys) }) - 1
}

/** Beginnings of the words of a text, of every length that a key has. */
const keysOf = (text: string) =>
  new Set(text.split(' ').flatMap((word) => Array.from({ length: KEY }, (_, n) => word.slice(0, n + 1))))

/** The gravest first, the particular before the general. */
export const DEEDS: readonly Deed[] = [
  ...URGENT_DEEDS,
  ...HEALTH_DEEDS,
  ...WORK_DEEDS,
  ...LAND_DEEDS,
  ...FOOD_DEEDS,
  ...TAX_DEEDS,
  ...DATA_DEEDS,
  ...STAFF_DEEDS,
  ...CLIENT_DEEDS,
]
const compiled = DEEDS.map((deed) => ({
  deed,
  when: deed.when.map((each) => each.map(groupOf)),
  unless: deed.unless ? groupOf(deed.unless) : undefined,
}))
const lawful = groupOf(LAWFUL)
const suffered = groupOf(SUFFERED)
const byId = new Map(DEEDS.map((deed) => [deed.id, deed]))

export const deedById = (id: string): Deed | undefined => byId.get(id)

/** The gravest deed that a plain text tells of; undefined: none. `urgent`: only where life is at stake. */
export function deedIn(text: string, urgent = false): Deed | undefined {
  const begun = [...keysOf(text)]
  const seen = new Map<number, boolean>()
  const has = (group: number): boolean => {
    const known = seen.get(group)
    if (known !== undefined) return known
    const { pattern, keys } = groups[group]!
    const found = (keys === null || begun.some((key) => keys.has(key))) && pattern.test(text)
    seen.set(group, found)
    return found
  }
  const among = urgent ? compiled.slice(0, URGENT_DEEDS.length) : compiled
  return among.find(
    ({ deed, when, unless }) =>
      when.some((each) => each.every(has)) &&
      !(unless !== undefined && has(unless)) &&
      (deed.always || !(has(lawful) || has(suffered))),
  )?.deed
}

/** Whether the right way is asked for. */
export const asksLawfully = (text: string) => groups[lawful]!.pattern.test(text)
