import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** What a reader does with a field that an answer lacks, or holds in another type. */
type Rule =
  | { kind: 'estimated' | 'otherwise'; value: unknown }
  /** Without it the object around says nothing: a list drops it, a nullable field is null. */
  | { kind: 'essential' }
  /** Handed over unread. */
  | { kind: 'asSent' }
declare const KIND: unique symbol
type Ruled<S, K extends Rule['kind']> = S & { readonly [KIND]: K }

const rules = z.registry<Rule>()
const ruled = <S extends Schema, K extends Rule['kind']>(schema: S, rule: Rule & { kind: K }) => {
  rules.add(schema, rule)
  return schema as Ruled<S, K>
}

/** The product's default for a missing field; the object that is read names the field in `estimados`. */
export const estimated = <S extends Schema>(schema: S, value: z.output<S>) =>
  ruled(schema, { kind: 'estimated', value })
/** A default that needs no mark. */
export const otherwise = <S extends Schema>(schema: S, value: z.output<S>) =>
  ruled(schema, { kind: 'otherwise', value })
export const essential = <S extends Schema>(schema: S) => ruled(schema, { kind: 'essential' })
export const asSent = <S extends Schema>(schema: S) => ruled(schema, { kind: 'asSent' })

type EstimatedKeys<Shape> = {
  [K in keyof Shape]: Shape[K] extends Ruled<unknown, 'estimated'> ? K : never
}[keyof Shape]
type Flat<T> = { [K in keyof T]: T[K] }
type TolerantObject<Shape> = Flat<
  { [K in keyof Shape as Shape[K] extends z.core.$ZodOptional ? never : K]: Tolerant<Shape[K]> } & {
    [K in keyof Shape as Shape[K] extends z.core.$ZodOptional ? K : never]?: Shape[K] extends z.core.$ZodOptional<
      infer Inner
    >
      ? Tolerant<Inner> | undefined
      : never
  } & ([EstimatedKeys<Shape>] extends [never]
      ? unknown
      : {
          /** The fields that hold the product's default. */
          estimados: EstimatedKeys<Shape>[]
        })
>

/**
 * What `tolerant` makes of an answer: texts may be '', lists empty, and numbers, choices and flags null, where the
 * answer has none. Fields with a default have it; essential ones are there.
 */
export type Tolerant<S> =
  S extends Ruled<unknown, 'asSent'>
    ? unknown
    : S extends Ruled<Schema, 'estimated' | 'otherwise' | 'essential'>
      ? z.output<S>
      : S extends z.core.$ZodNullable<infer Inner>
        ? Tolerant<Inner> | null
        : S extends z.core.$ZodArray<infer Item>
          ? Tolerant<Item>[]
          : S extends z.core.$ZodObject<infer Shape>
            ? TolerantObject<Shape>
            : S extends z.core.$ZodString
              ? string
              : z.output<S> | null

/**
 * Reads an answer that a contract describes and that may come from an older or another server: whatever is missing or
 * malformed takes its default, and nothing throws. Only an answer without something essential is refused.
 */
export function tolerant<S extends Schema>(schema: S): z.ZodMiniType<Tolerant<S>> {
  return z.pipe(
    z.unknown(),
    z.transform((value, payload): Tolerant<S> => {
      const filled = fill(schema, value)
      if (filled !== ABSENT) return filled as Tolerant<S>
      payload.issues.push({ code: 'custom', message: 'Resposta incompleta.', input: value })
      return z.NEVER
    }),
  )
}

const ABSENT = Symbol('absent')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as its schema says, or its default; ABSENT where it has none. */
function fill(schema: Schema, value: unknown): unknown {
  const found = read(schema, value)
  if (found !== ABSENT) return found
  const rule = rules.get(schema)
  if (rule && 'value' in rule) return rule.value
  return rule?.kind === 'essential' ? ABSENT : blank(schema)
}

function blank(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return ''
  if (def.type === 'array') return []
  if (def.type === 'object') return readObject(def.shape, {})
  if (def.type === 'optional') return undefined
  return def.type === 'literal' ? ABSENT : null
}

function read(schema: Schema, value: unknown): unknown {
  if (rules.get(schema)?.kind === 'asSent') return value
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'nullable':
      return value === null ? null : read(def.innerType, value)
    case 'optional':
      return read(def.innerType, value)
    case 'string':
      return readText(schema, value)
    case 'enum':
      return readChoice(Object.values(def.entries), value)
    case 'array':
      return readList(def.element, value)
    case 'object':
      return isObject(value) ? readObject(def.shape, value) : ABSENT
    case 'union':
      return def.options.map((option) => read(option, value)).find((found) => found !== ABSENT) ?? ABSENT
    default: {
      const parsed = z.safeParse(schema, value)
      return parsed.success ? parsed.data : ABSENT
    }
  }
}

/** Trimmed; a number is a text too, a blank one is none. */
function readText(schema: Schema, value: unknown): unknown {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text !== '' && z.safeParse(schema, text).success ? text : ABSENT
}

function readChoice(options: readonly unknown[], value: unknown): unknown {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : value
  const same = (option: unknown) => (typeof option === 'string' ? option.toLowerCase() : option) === wanted
  return options.find(same) ?? ABSENT
}

/** A lone text where a list of texts is due is a list of one. */
function readList(element: Schema, value: unknown): unknown {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? [value] : undefined
  return list ? list.map((item) => read(element, item)).filter((item) => item !== ABSENT) : ABSENT
}

function readObject(shape: Readonly<Record<string, Schema>>, value: Record<string, unknown>): unknown {
  const object: Record<string, unknown> = {}
  const estimados: string[] = []
  let marks = false
  for (const [key, schema] of Object.entries(shape)) {
    const sent = Object.hasOwn(value, key) ? value[key] : undefined
    const filled = fill(schema, sent)
    if (filled === ABSENT) return ABSENT
    if (filled !== undefined) object[key] = filled
    if (rules.get(schema)?.kind !== 'estimated') continue
    marks = true
    if (read(schema, sent) === ABSENT) estimados.push(key)
  }
  return marks ? { ...object, estimados } : object
}
