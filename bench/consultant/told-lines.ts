/**
 * What people write, with what is meant: of despair, of their lives beside the business, of what is no business, of what would
 * harm, and all that owners ask elsewhere in the bench. '{a|b}' in a line is one or the other.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { CHAINS } from '@norteia/engine/consultant/chains.fixture'
import { toldIn } from '@norteia/engine/consultant/danger'
import { DANGEROUS, INNOCENT } from '@norteia/engine/consultant/danger.fixture'
import {
  DEEDS_NEARBY,
  DESPAIR_ASKANCE,
  LIFE_OF_BUSINESS,
  NEIGHBOURS,
} from '@norteia/engine/consultant/danger-askance.fixture'
import { DEEDS } from '@norteia/engine/consultant/danger-deeds'
import { GUIDES } from '@norteia/engine/consultant/guides/guides'
import { QUESTIONS_ASKED, UNSEEN_QUESTIONS } from '@norteia/engine/consultant/questions.fixture'
import { TRADE_QUESTIONS } from '@norteia/engine/consultant/trade-questions.fixture'
import { DANGEROUS_A, ORDINARY_A } from '@norteia/engine/consultant/unseen-danger-a.fixture'
import { DANGEROUS_B, ORDINARY_B } from '@norteia/engine/consultant/unseen-danger-b.fixture'
import { DANGEROUS_C, ORDINARY_C } from '@norteia/engine/consultant/unseen-danger-c.fixture'
import { DANGEROUS_D } from '@norteia/engine/consultant/unseen-danger-d.fixture'
import { DANGEROUS_E, ORDINARY_E } from '@norteia/engine/consultant/unseen-danger-e.fixture'
import { DANGEROUS_F, ORDINARY_F } from '@norteia/engine/consultant/unseen-danger-f.fixture'
import { DANGEROUS_G, ORDINARY_G } from '@norteia/engine/consultant/unseen-danger-g.fixture'
import { DANGEROUS_H, ORDINARY_H } from '@norteia/engine/consultant/unseen-danger-h.fixture'
import { DANGEROUS_I, ORDINARY_I } from '@norteia/engine/consultant/unseen-danger-i.fixture'
import { DANGEROUS_J, ORDINARY_J } from '@norteia/engine/consultant/unseen-danger-j.fixture'
import { UNSEEN_SUMS } from '@norteia/engine/consultant/unseen-sums.fixture'
import type { Voice } from '@norteia/engine/consultant/voice-model'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { ADVICE } from './advice.data.ts'

export type Meant = Voice | 'danger'

export interface TellingLine {
  /** Undefined: said of business. */
  meant: Meant | undefined
  source: string
  text: string
  /** The deed or kind of danger. */
  of?: string
  /** How much more it counts. */
  weight: number
  /** Not learned from for these. */
  unsure: readonly Meant[]
}

/** Of the fragments, which are many. */
const ONE_OF = 4
/** How much more a line counts that was written for this. */
const WRITTEN = 3
const MOST_READINGS = 8
/** Cards of an owner who suffers: some of their tellings are despair, some are not. */
const UNSURE = new Set(['depressao_sofrimento'])
/** Cards of which some tellings are a danger, some are not. */
const NEAR_DANGER = new Set(['informal_sem_registro', 'propina_ilicito', 'acidente_seguranca', 'protecao_dados'])
/** Who despairs or asks what a doctor is asked is in danger too, and heard otherwise. */
const OTHERWISE: readonly Meant[] = ['danger']

/** Readings of '{a|b}': the nth takes the nth of each. */
export function readingsOf(line: string): string[] {
  const groups = [...line.matchAll(/\{([^}]*)\}/g)].map(([, ways]) => ways!.split('|'))
  const count = Math.min(MOST_READINGS, Math.max(1, ...groups.map((ways) => ways.length)))
  return Array.from({ length: count }, (_, n) => {
    let group = 0
    return line.replace(/\{[^}]*\}/g, () => {
      const ways = groups[group++]!
      return ways[(n + (group > 1 ? Math.floor(n / ways.length) : 0)) % ways.length]!
    })
  })
}

const lineOf = (
  meant: Meant | undefined,
  source: string,
  text: string,
  weight = 1,
  unsure: readonly Meant[] = meant === 'despair' || meant === 'elsewhere' ? OTHERWISE : [],
): TellingLine => ({ meant, source, text, weight, unsure })

const folder = new URL('voices/', import.meta.url)
const scenes = new URL('../owners/scenes/', import.meta.url)
const linesIn = (base: URL, begins: string) =>
  readdirSync(base)
    .sort()
    .filter((name) => name.startsWith(begins) || name.endsWith(begins))
    .flatMap((name) => readFileSync(new URL(name, base), 'utf8').split('\n').filter(Boolean))

const kindOfDeed = new Map<string, string>(DEEDS.map(({ id, kind }) => [id, kind]))
const fixtures = [
  DANGEROUS_A,
  DANGEROUS_B,
  DANGEROUS_C,
  DANGEROUS_D,
  DANGEROUS_E,
  DANGEROUS_F,
  DANGEROUS_G,
  DANGEROUS_H,
  DANGEROUS_I,
  DANGEROUS_J,
]
const others = new Set(['alguem_em_desespero'])
const meantBy = (name: string): Meant | undefined => {
  const kind = kindOfDeed.get(name) ?? name
  return kind === 'despair' ? 'despair' : kind === 'help' ? undefined : 'danger'
}
const dangerous = [
  ...Object.entries(DANGEROUS).flatMap(([kind, questions]) => questions.map((question) => [kind, question] as const)),
  ...fixtures.flatMap((set) => set.map(([names, question]) => [names.split('|')[0]!, question] as const)),
]
const told = (card: string, source: string, text: string): TellingLine[] => {
  if (UNSURE.has(card)) return []
  const kind = toldIn(text)?.kind
  if (kind === 'despair') return [lineOf(undefined, source, text, 1, ['despair', 'danger'])]
  // A guide may be asked just what is dangerous, and a fragment says too little.
  const near = NEAR_DANGER.has(card) || (kind !== undefined && source !== 'story')
  return [lineOf(undefined, source, text, 1, near ? OTHERWISE : [])]
}

export const TELLING_LINES: readonly TellingLine[] = [
  ...linesIn(folder, 'despair').map((text) => lineOf('despair', 'despair', text, WRITTEN)),
  ...linesIn(folder, 'living').map((text) =>
    lineOf(undefined, 'living', text, WRITTEN, readingsOf(text).some(toldIn) ? OTHERWISE : []),
  ),
  ...linesIn(folder, 'elsewhere').map((text) => lineOf('elsewhere', 'elsewhere', text, WRITTEN)),
  ...linesIn(folder, 'trades').map((text) => lineOf(undefined, 'trades', text, WRITTEN)),
  ...linesIn(folder, 'dangers').map((line) => {
    const [name, text] = line.split('\t') as [string, string]
    return { ...lineOf(meantBy(name), 'dangers', text, WRITTEN), of: name }
  }),
  ...linesIn(folder, 'harmless').map((text) => lineOf(undefined, 'harmless', text, WRITTEN)),
  ...linesIn(folder, 'beside').map((text) => lineOf(undefined, 'beside', text, WRITTEN)),
  ...DESPAIR_ASKANCE.map((text) => lineOf('despair', 'askance', text, WRITTEN)),
  ...[...LIFE_OF_BUSINESS, ...NEIGHBOURS].map((text) => lineOf(undefined, 'askance', text, WRITTEN)),
  ...DEEDS_NEARBY.map((text) => lineOf('danger', 'askance', text, WRITTEN)),
  ...dangerous.flatMap(([name, text]) => {
    const meant = meantBy(name)
    if (others.has(name)) return []
    return [{ ...lineOf(meant, 'fixtures', text, 2, meant === 'danger' ? [] : OTHERWISE), of: name }]
  }),
  ...[
    INNOCENT,
    ORDINARY_A,
    ORDINARY_B,
    ORDINARY_C,
    ORDINARY_E,
    ORDINARY_F,
    ORDINARY_G,
    ORDINARY_H,
    ORDINARY_I,
    ORDINARY_J,
    TRADE_QUESTIONS,
  ]
    .flat()
    .map((text) => lineOf(undefined, 'ordinary', text, 2)),
  ...[...QUESTIONS_ASKED, ...UNSEEN_QUESTIONS].flatMap(([, text, about]) =>
    ['evasion', 'health'].includes(about) || about.includes('elsewhere') ? [] : [lineOf(undefined, 'asked', text)],
  ),
  ...ADVICE.map(([, text]) => lineOf(undefined, 'asked', text)),
  ...CHAINS.flatMap((chain) => chain.map(([text]) => lineOf(undefined, 'asked', text))),
  ...UNSEEN_SUMS.map(([text]) => lineOf(undefined, 'asked', text)),
  ...PROBLEM_CARDS.flatMap(({ id, frases }) => frases.flatMap((text) => told(id, 'way', text))),
  ...[...GUIDES.values()].flatMap(({ id, frases }) => frases.flatMap((text) => told(id, 'way', text))),
  ...linesIn(scenes, '.tsv').flatMap((line) => told(line.split('\t')[0]!, 'story', line.split('\t')[1]!)),
  ...linesIn(scenes, '.frag').flatMap((line) => {
    const [card = '', all = ''] = line.split('\t')
    return all
      .split(' | ')
      .filter((_, n) => n % ONE_OF === 0)
      .flatMap((text) => told(card, 'fragment', text))
  }),
]
