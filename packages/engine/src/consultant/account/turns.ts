import { joined, type Node, renumbered, slotsOf } from '#src/consultant/word-sums/node.ts'
import type { Time } from './account.ts'
import { placesOf } from './acts.ts'
import { knownNode, product, sum, without } from './figures.ts'
import { packIn } from './packs.ts'
import { replaced, type Sum, slotAt, withNode } from './sums.ts'

/** What a message may do to a sum without a number. */
export interface Turn {
  op: string
  at: number | null
  sum: Sum
  /** The figure that it is told beside, by its place among those before. */
  beside?: number
}

/** How many of one time another has. */
const PER: Readonly<Record<string, readonly number[]>> = {
  'mes ano': [12], 'semana mes': [4], 'semana ano': [52], 'dia semana': [7, 6, 5], 'dia mes': [30, 26, 22], 'dia ano': [365],
} // biome-ignore format: a table
const DAYS_SAID: readonly (readonly [number, RegExp])[] = [
  [5, /\bsegunda a sexta\b|\b5 dias?\b/],
  [6, /\b(?:segunda|terca) a (?:sabado|domingo)\b|\b6 dias?\b/],
]
const TIME_SAID = /\b(dia|semana|mes|ano)\b/g
export const timesSaid = (text: string): Time[] => [
  ...new Set([...text.matchAll(TIME_SAID)].map((hit) => hit[1] as Time)),
]
const FROM: readonly Time[] = ['dia', 'semana', 'mes']

/** The whole over another time. */
function overTimes(whole: Sum, text: string): Turn[] {
  if (whole.kind === 'share') return []
  return timesSaid(text).flatMap((time) => {
    const froms = whole.time ? [whole.time] : FROM
    return froms.flatMap((from): Turn[] => {
      if (from === time) return []
      const known = whole.time ? '' : '?'
      const longer = PER[`${from} ${time}`]
      const all = longer ?? PER[`${time} ${from}`] ?? []
      const said = DAYS_SAID.filter(([days, words]) => all.includes(days) && words.test(text)).map(([days]) => days)
      const factors = said.length > 0 ? said : from === 'dia' || time === 'dia' ? all.slice(0, 1) : all
      return factors.map((factor) => ({
        op: longer ? `time${known}` : `less time${known}`,
        at: null,
        sum: withNode(whole, product(whole.node, knownNode(factor), longer !== undefined), { time }),
      }))
    })
  })
}

/** How far it is from a figure before. */
function apart(whole: Sum, past: readonly Sum[]): Turn[] {
  return past.flatMap((other, n): Turn[] => {
    if (other.kind !== whole.kind || other === whole) return []
    const second = renumbered(other.node, (slot) => slot + whole.leaves.length)
    return [
      {
        op: `apart ${Math.min(3, past.length - n)}`,
        at: null,
        beside: n,
        sum: { ...withNode(whole, sum(whole.node, second, false)), leaves: [...whole.leaves, ...other.leaves] },
      },
    ]
  })
}

/** One of so many that are counted, or all of them. */
function ofEach(whole: Sum): Turn[] {
  return placesOf(whole)
    .filter((place) => whole.leaves[place]!.kind === 'count')
    .flatMap((place) => [
      { op: 'of each', at: place, sum: withNode(whole, product(whole.node, slotAt(place), false), { time: null }) },
      ...(whole.kind === 'money'
        ? [{ op: 'of all', at: place, sum: withNode(whole, product(whole.node, slotAt(place))) }]
        : []),
    ])
}

/** So many of what were counted first, fewer now: 'as 3 que vieram'. */
const countsIn = (node: Node, { leaves }: Sum): Node[] =>
  node.kind === 'slot' || node.kind === 'known'
    ? []
    : node.kind === 'sum' &&
        node.parts.every(({ node: part }) => part.kind === 'slot' && leaves[part.slot]!.kind === 'count')
      ? [node]
      : node.parts.flatMap(({ node: part }) => countsIn(part, { leaves } as Sum))
const ofRest = (whole: Sum): Turn[] =>
  countsIn(whole.node, whole).map((many) => ({
    op: 'of each',
    at: slotsOf(many)[0]!,
    sum: withNode(whole, product(whole.node, many, false), { time: null }),
  }))

/** In dozens, or of a dozen. */
function inPacks(whole: Sum, text: string): Turn[] {
  const many = packIn(text)
  return many === undefined
    ? []
    : [
        {
          op: whole.kind === 'count' ? 'in packs' : 'of a pack',
          at: null,
          sum: withNode(whole, product(whole.node, knownNode(many), whole.kind !== 'count')),
        },
      ]
}

/** How much of a price or of a figure before it is. */
function inHundred(whole: Sum, past: readonly Sum[]): Turn[] {
  if (whole.kind !== 'money') return []
  const share = { kind: 'share', time: null } as const
  const gross = placesOf(whole).filter((place) => whole.leaves[place]!.kind === 'money')
  return [
    ...gross.map((place) => ({
      op: 'of leaf %',
      at: place,
      sum: withNode(whole, product(whole.node, slotAt(place), false), share),
    })),
    ...past.flatMap((other, n) => {
      if (other.kind !== 'money' || other === whole) return []
      const second = renumbered(other.node, (slot) => slot + whole.leaves.length)
      return [
        {
          op: `of past % ${past.length - n}`,
          at: null,
          sum: {
            ...withNode(whole, product(whole.node, second, false), share),
            leaves: [...whole.leaves, ...other.leaves],
          },
        },
      ]
    }),
  ]
}

/** What is left of a whole that a part was taken of. */
function rest(whole: Sum): Turn[] {
  const { node } = whole
  if (node.kind !== 'product') return []
  const parts = node.parts.filter((part) => part.up && part.node.kind === 'slot' && part.node.part)
  return parts.map((part) => ({
    op: 'rest',
    at: null,
    sum: withNode(
      whole,
      { kind: 'product', parts: node.parts.map((one) => (one === part ? { up: true, node: without(one.node) } : one)) },
      { gain: true },
    ),
  }))
}

/** 'Se eu tirar o álbum': without one of what is added up. */
function dropped(whole: Sum): Turn[] {
  const { node } = whole
  if (node.kind !== 'sum' || node.parts.length < 2) return []
  return node.parts.flatMap((part, n): Turn[] =>
    n === 0
      ? []
      : [
          {
            op: 'without',
            at: part.node.kind === 'slot' ? part.node.slot : null,
            sum: withNode(
              whole,
              joined(
                'sum',
                node.parts.filter((one) => one !== part),
              ),
            ),
          },
        ],
  )
}

const SCALES: readonly (readonly [name: string, words: RegExp, factor: number])[] = [
  ['double', /\b(?:o dobro|dobr(?:ar|o|asse|ando|e)|em dobro|pelo dobro|ida e volta)\b/, 2],
  ['triple', /\b(?:o triplo|triplic\w+)\b/, 3],
  ['half', /\b(?:metade|meio a meio|(?:no|ao|pelo) meio|meia)\b/, 0.5],
]
/** Twice or half of the whole, or of one of its numbers. */
function scaled(whole: Sum, text: string): Turn[] {
  return SCALES.filter(([, words]) => words.test(text)).flatMap(([name, , factor]) => [
    { op: name, at: null, sum: withNode(whole, product(whole.node, knownNode(factor))) },
    ...placesOf(whole).map((place) => {
      const leaf = whole.leaves[place]!
      const half = name === 'half' && leaf.kind === 'share'
      return half
        ? {
            op: 'half share',
            at: place,
            sum: withNode(
              { ...whole, leaves: whole.leaves.map((one, n) => (n === place ? { ...one, value: 50 } : one)) },
              whole.node,
            ),
          }
        : {
            op: `${name} leaf`,
            at: place,
            sum: withNode(
              whole,
              replaced(whole.node, place, product(slotAt(place, leaf.kind === 'share'), knownNode(factor))),
            ),
          }
    }),
  ])
}

const MAY = {
  apart:
    /\bmais\b|\bmenos\b|diferenc|econom|per[dc]|deix|\bantes\b|compens|ganh|abaix|acima|melhor|compar|\bmeu\b|\bminha\b|resto|sobr|falta/,
  each: /\bcada\b|\bpor\b|\bum[a]?\b|pessoa|unidade|tudo|tod[oa]s|total|\d|lote|\b[oa]s? [a-z]{3,}/,
  share: /%|cento|percent|porcent|margem/,
  drop: /\btir|\bsem\b|\bcort|esquec|\bnao\b/,
} as const

/** All that may be done to a sum by what a message says without a number; each only where a word of it is said at all. */
export const turnsOf = (whole: Sum, past: readonly Sum[], text: string): Turn[] => [
  ...overTimes(whole, text),
  ...(MAY.apart.test(text) ? apart(whole, past) : []),
  ...(MAY.each.test(text) ? [...ofEach(whole), ...ofRest(whole)] : []),
  ...(MAY.share.test(text) ? inHundred(whole, past) : []),
  ...(MAY.drop.test(text) ? dropped(whole) : []),
  ...rest(whole),
  ...inPacks(whole, text),
  ...scaled(whole, text),
]
