import type { Reading } from '#src/metrics/question.ts'
import type { Heard } from './asking.ts'
import { isSameReading, trustIn } from './trust.ts'

/** Which of two readings of a question is told: what the grammar read, or what learned weights hear. */

/** Shares from which on what the weights hear is told, alone and in the place of what the grammar read, and the least share of what is asked. */
const TOLD = {
  alone: { trust: 0.85, act: 0.7 },
  /** Nothing speaks against it. */
  clear: { trust: 0.7, act: 0.8 },
  talk: { trust: 0.9, act: 0.7 },
  instead: { trust: 0.8, act: 0.8 },
}
/** What the grammar read gives way below the first to what is surely heard, and below the second to a question back. */
const DOUBTED = { replaced: 0.3, unsaid: 0.2 }
/** Nothing is told past these, however likely it is: a word or number that may narrow the figure, a form that no frame holds. */
const VETOES: ReadonlySet<string> = new Set([
  ...['number', 'kinds', 'apart', 'takenOver', 'laidSum', 'laidMean', 'meanUnit', 'several', 'by', 'leftFrom'],
  ...['otherFlow', 'impossible', 'other', 'turn', 'elected', 'kind'],
])
const NARROWS = 0.1

interface Settled {
  reading: Reading | undefined
  byWeights: boolean
}

/** `grammar`: undefined where it read nothing. Undefined reading: neither is sure enough. */
export function settled(grammar: Reading | undefined, heard: Heard): Settled {
  const { reading } = heard
  if (!grammar) {
    const clear = heard.doubts.length === 0 && isSure(heard, undefined, TOLD.clear)
    const told = heard.owed || clear || isSure(heard, undefined, heard.talk ? TOLD.talk : TOLD.alone)
    return { reading: told ? reading : undefined, byWeights: told }
  }
  if (standsAsRead(grammar, heard.talk) || (reading && isSameReading(grammar, reading)))
    return { reading: grammar, byWeights: false }
  const trust = trustIn('grammar', grammar, reading, heard)
  if (trust < DOUBTED.replaced && isSure(heard, grammar, TOLD.instead)) return { reading, byWeights: true }
  return { reading: trust < DOUBTED.unsaid ? undefined : grammar, byWeights: false }
}

/** Whatever is heard: a talk goes on in ways that no question alone teaches, and what lays a figure out says so in words. */
export const standsAsRead = (grammar: Reading, talk: boolean): boolean => talk || isLaidOut(grammar)
const isLaidOut = (reading: Reading): boolean => reading.kind === 'frame' && reading.frame.dimensao !== null

function isSure(heard: Heard, grammar: Reading | undefined, least: { trust: number; act: number }): boolean {
  const { reading, doubts, asked } = heard
  return (
    reading !== undefined &&
    asked.act.share >= least.act &&
    !doubts.some((one) => VETOES.has(one)) &&
    !mayNarrow(heard) &&
    trustIn('weights', reading, grammar, heard) >= least.trust
  )
}

/** A word that nothing knows, and that may say of whom or what the figure is; '': something that can't be told. */
const mayNarrow = ({ things, tokens, tags }: Heard): boolean =>
  things.missing.some((word) => word === '' || (tags[tokens.indexOf(word)]?.narrows ?? 1) >= NARROWS)
