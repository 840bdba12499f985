import type { Unit } from '#src/consultant/composed/units.ts'
import type { Asked } from './asked.ts'
import type { FlowMemory, Result } from './flow-sum.ts'
import type { Modifier, Quantity } from './quantity.ts'

type Stored = Record<string, unknown>
const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const MOST_WORDS = 120
const MOST_SAID = 1_000
const MOST_QUANTITIES = 16
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_WORDS) : '')
const textOrNull = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_WORDS) : null)
const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null

const WISHES = [
  'versus',
  'extra',
  'left',
  'cost',
  'income',
  'even',
  'payback',
  'price',
  'percent',
  'many',
  'less',
  'average',
  'sale',
  'both',
  'net',
  'cut',
  'rise',
  'adds',
  'becomes',
  'parts',
  'gains',
  'loses',
] as const
const KINDS = ['money', 'count', 'share'] as const
const WAYS = ['in', 'out', 'keep', 'goal'] as const
const SHARES = ['fee', 'loss', 'use', 'off', 'more', 'profit', 'markup', 'rate'] as const
const MODIFIERS = ['less', 'more', 'of', 'times'] as const

function readUnit(stored: unknown): Unit {
  if (!isObject(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([noun, power]) =>
      power === 1 || power === -1 ? [[noun.slice(0, MOST_WORDS), power]] : [],
    ),
  )
}

function readQuantity(stored: unknown): Quantity | null {
  if (!isObject(stored)) return null
  const kind = oneOf(stored.kind, KINDS)
  const [value, scale, clause, sentence] = [stored.value, stored.scale, stored.clause, stored.sentence].map(Number)
  if (!kind || !(value! > 0) || !(scale! > 0) || !Number.isFinite(value) || !/^[nrpq]\d{1,3}$/.test(text(stored.id)))
    return null
  const mods = (Array.isArray(stored.mods) ? stored.mods : []).flatMap((mod): Modifier[] => {
    const by = isObject(mod) ? readQuantity(mod.by) : null
    const is = isObject(mod) ? oneOf(mod.kind, MODIFIERS) : null
    return by && is ? [{ kind: is, by }] : []
  })
  return {
    id: text(stored.id),
    kind,
    value: value!,
    scale: scale!,
    unit: readUnit(stored.unit),
    way: oneOf(stored.way, WAYS),
    share: oneOf(stored.share, SHARES),
    label: text(stored.label),
    clause: clause || 0,
    sentence: sentence || 0,
    at: Number(stored.at) || 0,
    ...(stored.change === 1 || stored.change === -1 ? { change: stored.change } : {}),
    ...(stored.before === true && { before: true }),
    ...(stored.scenery === true && { scenery: true }),
    ...(stored.loose === true && { loose: true }),
    ...(stored.bill === true && { bill: true }),
    ...(mods.length > 0 && { mods }),
  }
}

/** What the last sum came to; null: it can't be read. */
export function readResult(stored: unknown): Result | null {
  if (!isObject(stored)) return null
  const [kind, wish, value] = [oneOf(stored.kind, KINDS), oneOf(stored.wish, WISHES), Number(stored.value)]
  return kind && wish && Number.isFinite(value) ? { kind, wish, value, unit: readUnit(stored.unit) } : null
}

/** Whatever was stored; null: it makes no sum. */
export function readFlowMemory(stored: unknown): FlowMemory | null {
  if (!isObject(stored) || !isObject(stored.asked) || !Array.isArray(stored.quantities)) return null
  const { asked } = stored
  const wish = oneOf(asked.wish, WISHES)
  const quantities = stored.quantities.slice(0, MOST_QUANTITIES).flatMap((one) => readQuantity(one) ?? [])
  if (!wish || quantities.length === 0) return null
  const read: Asked = {
    wish,
    one: textOrNull(asked.one),
    time: textOrNull(asked.time),
    thing: textOrNull(asked.thing),
    compares: asked.compares === true,
    decides: asked.decides === true,
    share: asked.share === true,
    text: text(asked.text),
    whole: text(asked.whole),
    before: text(asked.before),
    said: typeof asked.said === 'string' ? asked.said.slice(0, MOST_SAID) : '',
    at: Number(asked.at) || 0,
  }
  return { quantities, asked: read }
}
