import type { Reading } from '#src/metrics/question.ts'
import type { Heard } from './asking.ts'
import { flowOf, SHAPES, shapeOf } from './fits.ts'
import { ACTS, FLOWS, TAKES } from './labels.ts'
import { TRUST } from './trust-weights.data.ts'

/** How far a reading is to be trusted, by what learned weights hear in the question; `bench/weigh-trust.ts` learns it. */

/** What the grammar read, and what learned weights hear. */
export type By = 'grammar' | 'weights'

const BINS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]
/** One sign for each bound that a share reaches: more of it adds. */
const reached = (name: string, share: number): string[] =>
  BINS.filter((least) => share >= least).map((least) => `${name}>${least}`)

/** The names of what speaks for or against a reading. */
export function trustSigns(by: By, reading: Reading, other: Reading | undefined, heard: Heard): string[] {
  const signs = by === 'grammar' ? ofGrammar(reading, heard) : ofWeights(reading, heard)
  const beside = other === undefined ? 'alone' : isSameReading(reading, other) ? 'same' : 'differs'
  return [...signs, beside, ...(heard.talk ? ['talk', `talk ${beside}`] : [])].map((sign) => `${by}: ${sign}`)
}

/** How likely a reading says what is asked, 0 to 1. */
export function trustIn(
  by: By,
  reading: Reading,
  other: Reading | undefined,
  heard: Heard,
  weights: Readonly<Record<string, number>> = TRUST,
): number {
  const sum = trustSigns(by, reading, other, heard).reduce((all, sign) => all + (weights[sign] ?? 0), weights[by] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Both are computed alike, whatever is remembered of the talk. */
export function isSameReading(one: Reading, other: Reading): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'frame' && other.kind === 'frame')
    return FIGURE.every((key) => JSON.stringify(one.frame[key]) === JSON.stringify(other.frame[key]))
  return true
}
const FIGURE = [
  ...(['metrica', 'periodo', 'filtros', 'dimensao', 'media', 'unico', 'contagem', 'sobre', 'comparacao'] as const),
  ...(['porque', 'maiores', 'menores', 'limiar', 'trechos'] as const),
]

/** The share of what is heard that a reading agrees with. */
function agreement(reading: Reading, { asked }: Heard): { act: number; flow: number } {
  if (reading.kind !== 'frame') return { act: 1 - asked.act.of('fora'), flow: 1 }
  const shape = shapeOf(reading.frame)
  const own = flowOf(reading.frame)
  const fitting = ACTS.filter((act) => act === 'igual' || SHAPES[act]?.includes(shape))
  return {
    act: fitting.reduce((sum, act) => sum + asked.act.of(act), 0),
    flow: own === undefined ? 1 : FLOWS.reduce((sum, flow) => sum + (flow === own ? asked.flow.of(flow) : 0), 0),
  }
}

function ofGrammar(reading: Reading, heard: Heard): string[] {
  const { act, flow } = agreement(reading, heard)
  const shape = reading.kind === 'frame' ? shapeOf(reading.frame) : reading.kind
  return [
    ...[...reached('act', act), ...reached('flow', flow), ...reached('advice', heard.asked.act.of('fora')), shape],
    ...(heard.asked.time.is === 'dito' && reading.kind === 'frame' && reading.assumed.includes('periodo')
      ? reached('undated', heard.asked.time.share)
      : []),
  ]
}

function ofWeights(reading: Reading, { asked, things, tokens, tags, doubts, talk }: Heard): string[] {
  const { act, flow, by, time, takes } = asked
  const named = things.who.length + things.categories.length + things.options.length > 0
  const dated = things.times.period !== null || things.times.always
  const missing = things.missing.filter((word) => word !== '')
  const narrows = missing.map((word) => tags[tokens.indexOf(word)]?.narrows ?? 0.5)
  const open = tags.filter((_, at) => /^[a-z]{3}/.test(tokens[at]!))
  const unmet = open.filter(({ met }) => !met).length
  const unsure = talk ? Math.max(...TAKES.map((one) => Math.min(takes(one), 1 - takes(one)))) : 0
  return [
    ...[...reached('act', act.share), ...reached(named ? 'named flow' : 'flow', flow.share)],
    ...[...reached('by', by.share), ...reached('time', time.share), ...reached('advice', act.of('fora'))],
    ...[
      ...reached('narrows', Math.max(0, ...narrows)),
      ...reached('open', Math.max(0, ...open.map((one) => one.narrows))),
    ],
    ...[1, 2, 3, 4].flatMap((least) => [
      ...(missing.length >= least ? [`missing ${least}`] : []),
      ...(unmet >= least ? [`unmet ${least}`] : []),
    ]),
    ...reached('unsure', unsure),
    ...doubts.flatMap((doubt) => [doubt, `${doubt} ${act.is}`, ...(talk ? [`${doubt} talk`] : [])]),
    ...[act.is, ...(act.share >= 0.8 ? [`${act.is} sure`] : []), flow.is, `time ${time.is}`, reading.kind],
    ...[`${act.is} ${flow.is}`, `${act.is} ${dated ? 'dated' : 'undated'}`, named ? 'named' : 'unnamed'],
    ...(things.missing.length > missing.length ? ['unclear'] : []),
    ...(things.without.length + things.withoutCategories.length > 0 ? ['without'] : []),
    ...(things.options.length > 0 ? ['options'] : []),
    ...(!dated && time.is === 'dito' ? ['days unread'] : []),
    ...(reading.kind === 'frame' ? [shapeOf(reading.frame), `of ${reading.frame.metrica}`] : []),
    ...('assumed' in reading ? reading.assumed.map((one) => `assumed ${one}`) : []),
  ]
}
