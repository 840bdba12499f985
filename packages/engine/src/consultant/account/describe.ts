import { nameOf } from '#src/consultant/word-sums/names.ts'
import { worth } from '#src/consultant/word-sums/node.ts'
import type { Question } from '#src/consultant/word-sums/quantities.ts'
import type { Leaf } from './account.ts'
import { cuesAfter, cuesBefore, cuesOf, rolesIn } from './cues.ts'
import { nounOf } from './said.ts'
import type { Said, Sum } from './sums.ts'

const names = (...all: string[]) => all.map(nameOf)
export const ALWAYS = nameOf('always')

/** What a message says as a whole. */
export function ofMessage(
  { text, all, asked, wish }: Question,
  numbers: number,
): { plain: readonly number[]; cues: readonly number[]; words: readonly number[] } {
  const cues = cuesOf(text)
  const said = [
    ...cues.map((cue) => `m ${cue}`),
    `numbers ${Math.min(3, numbers)}`,
    `wish ${wish.share ? 'share' : wish.thing ? 'thing' : wish.per ? 'per' : ''}`,
    ...(text.split(/\s+/).length <= 4 ? ['short'] : []),
  ]
  const pairs = cues.flatMap((one, n) => cues.slice(n + 1).map((two) => `m ${one} & ${two}`))
  const plain = [ALWAYS, ...names(...said)]
  return { plain, cues: [...plain, ...names(...pairs)], words: [...all, ...asked] }
}

const bucket = (ratio: number) => {
  const size = Math.abs(Math.log2(Math.max(1e-9, Math.abs(ratio))))
  return `${ratio < 1 ? '-' : '+'}${size < 0.05 ? 0 : size < 0.4 ? 1 : size < 0.8 ? 2 : size < 1.4 ? 3 : size < 2.2 ? 4 : size < 3.4 ? 5 : size < 6 ? 6 : 7}`
}
const sizeOf = (value: number) => String(Math.min(6, Math.floor(Math.log10(Math.max(0.01, Math.abs(value))))))

const A_TIME = /^(?:dia|semana|mes|ano)/
/** 'Isso dá quantos por dia, abrindo 22 dias?', '28 horas, sai a quanto a hora?' */
function asksOfOne(text: string, noun: string): boolean {
  if (noun === '') return false
  const asked = /(?<!\d )(?<!\d [a-z]{3,} )\b(?:por|cada|a|minha|pra cada|de) ([a-z]{3,})(?=[^a-z]|$)/g
  return [...text.matchAll(asked)].some((hit) => nounOf(hit[1]!) === noun)
}

/** What is said of one number, and how it stands to the sum. */
export function ofNumber(said: Said, whole: Sum, held: string): readonly number[] {
  const { quantity, before, after, text } = said
  const [left, right] = [cuesBefore(before), cuesAfter(after)]
  const value = worth(
    whole.node,
    whole.leaves.map((leaf) => leaf.value),
  )
  const { unit, noun } = quantity
  const own = asksOfOne(text, noun)
  const counted = whole.leaves.some((leaf) => noun !== '' && leaf.noun === noun)
  const time = A_TIME.exec(noun)?.[0] ?? ''
  return [
    ALWAYS,
    ...names(
      `own ${own} ${unit}`,
      `counted ${counted} ${unit}`,
      `counted ${counted} ${own} ${whole.kind}`,
      `time ${time} of ${time && whole.time ? whole.time.startsWith(time) : whole.time}`,
      `time ${time} ${whole.time} ${own}`,
      `leads ${cuesOf(text.slice(0, 14)).join(' ')}`,
      `u ${unit}`,
      `held ${held}`,
      ...left.map((cue) => `b ${cue}`),
      ...left.map((cue) => `b ${cue} ${unit}`),
      ...right.map((cue) => `a ${cue}`),
      ...right.flatMap((cue) => left.map((other) => `b ${other} a ${cue}`)),
      ...rolesIn(`${before.slice(-30)} # ${after.slice(0, 20)}`).map((role) => `role ${role}`),
      `size ${unit} ${sizeOf(quantity.value)}`,
      `to whole ${unit} ${bucket(quantity.value / (value || 1))}`,
      `whole ${whole.kind} ${whole.gain}`,
      `whole ${whole.kind} ${whole.gain} ${unit}`,
      `per ${quantity.per !== ''}`,
      `int ${Number.isInteger(quantity.value)}`,
    ),
  ]
}

const COMMON =
  /^(?:cada|unidade|semana|mais|para|quanto|fica|esse|essa|pelo|pela|agora|tambem|entao|reais|fosse|forem)$/
function wordsShared(before: string, { words }: Leaf): number {
  const own = new Set(words.match(/[a-z]{4,}/g))
  return (before.slice(-26).match(/[a-z]{4,}/g) ?? []).filter((word) => own.has(word) && !COMMON.test(word)).length
}

/** How a number goes with one of the sum. */
export function ofLeaf(said: Said, whole: Sum, place: number, pulled: number): readonly number[] {
  const { quantity, before, after, text } = said
  const leaf = whole.leaves[place]!
  const { unit, noun } = quantity
  const around = rolesIn(`${before.slice(-30)} # ${after.slice(0, 20)}`)
  const own = rolesIn(leaf.words)
  const alike =
    noun !== '' && leaf.noun !== ''
      ? noun === leaf.noun
        ? 'same'
        : 'other'
      : noun === ''
        ? leaf.noun === ''
          ? 'none'
          : 'unsaid'
        : 'unheld'
  const shared = Math.max(quantity.near.filter((stem) => leaf.near.includes(stem)).length, wordsShared(before, leaf))
  const roles = around.filter((role) => own.includes(role)).length
  const size = bucket(quantity.value / leaf.value)
  const others = whole.leaves.map((other, n) => ({
    n,
    leap: other.kind === leaf.kind ? Math.abs(Math.log(quantity.value / other.value)) : 99,
  }))
  const nearest = others.every(({ n, leap }) => n === place || leap >= others[place]!.leap)
  const sameNoun = whole.leaves.filter((other) => other.noun === leaf.noun).length
  const old = new RegExp(`(?<![\\d.,])${String(leaf.value).replace('.', '[.,]')}(?![\\d,]|\\.\\d)`).test(
    text.replace(/\.(?=\d{3})/g, ''),
  )
  const left = cuesBefore(before)
  return [
    ALWAYS,
    ...names(
      `l ${unit} ${leaf.kind}`,
      `noun ${alike} ${unit}`,
      `noun ${alike} ${sameNoun > 1 ? 'many' : 'one'}`,
      `shared ${Math.min(2, shared)}`,
      `shared ${Math.min(2, shared)} ${unit} ${alike}`,
      `roles ${Math.min(2, roles)} ${around.length > 0} ${own.length > 0}`,
      ...around.flatMap((role) => own.map((other) => `role ${role} ${other}`)),
      `size ${size}`,
      `size ${size} ${leaf.kind}`,
      `nearest ${nearest}`,
      `pull ${pulled} ${leaf.kind}`,
      `int ${Number.isInteger(leaf.value) && !Number.isInteger(quantity.value)} ${leaf.kind}`,
      `per ${quantity.per !== '' && quantity.per === leaf.per}`,
      `old ${old}`,
      `of kind ${whole.leaves.filter(({ kind }) => kind === leaf.kind).length}`,
      ...left.map((cue) => `b ${cue} ${leaf.kind}`),
      ...left.map((cue) => `b ${cue} pull ${pulled} ${leaf.kind}`),
      ...own.map((role) => `own ${role}`),
      ...(leaf.noun ? [`leaf ${leaf.noun}`] : []),
    ),
  ]
}

/** A number of the sum that the message counts by, without a number of its own. */
export function ofPlace(text: string, wish: Question['wish'], whole: Sum, place: number): readonly number[] {
  const leaf = whole.leaves[place]!
  const said = leaf.noun.length > 2 && new RegExp(`\\b${leaf.noun}`).test(text)
  const shared = wordsShared(text, { ...leaf }) > 0 || leaf.near.some((stem) => stem.length > 3 && text.includes(stem))
  const counts = whole.leaves.filter(({ kind }) => kind === leaf.kind).length
  return [
    ALWAYS,
    ...names(
      `k ${leaf.kind}`,
      `said ${said}`,
      `wish ${wish.per !== '' && wish.per === leaf.noun} ${wish.thing !== '' && wish.thing === leaf.noun}`,
      `shared ${shared}`,
      `of kind ${Math.min(3, counts)}`,
      `said ${said} of ${Math.min(3, counts)}`,
      `noun ${leaf.noun}`,
      ...rolesIn(leaf.words).map((role) => `own ${role}`),
      ...rolesIn(text).flatMap((role) => rolesIn(leaf.words).map((own) => `own ${own} ${role}`)),
    ),
  ]
}

/** What comes of it, beside what there was. */
export function ofResult(
  whole: Sum,
  value: number,
  before: number,
  { wish }: Question,
  repeats: boolean,
): readonly number[] {
  const asked = wish.share
    ? 'share'
    : wish.thing
      ? /^(?:dia|seman|mes|ano|hor)/.test(wish.thing)
        ? 'time'
        : 'thing'
      : 'money'
  return [
    ALWAYS,
    ...names(
      `fit ${asked} ${whole.kind}`,
      `ratio ${whole.kind} ${bucket(value / (before || 1))}`,
      `sign ${value < 0} ${whole.gain} ${whole.kind}`,
      `repeats ${repeats}`,
      `whole ${whole.kind === 'count' && Math.abs(value - Math.round(value)) > 1e-6}`,
      `most ${whole.kind} ${sizeOf(value)}`,
    ),
  ]
}
