import fc from 'fast-check'
import type { RouteAccess } from '#src/platform/identity/guard.ts'
import { HOSTILE_IDS, HOSTILE_KEYS, HOSTILE_QUERIES, hostileHeaders, hostileValue, RAW_BODIES } from './values.ts'

export interface HostileRequest {
  route: RouteAccess
  method: string
  /** Query included; ':own' marks where the test puts a company of the caller. */
  url: string
  headers: Record<string, string>
  /** Undefined: none. */
  payload: string | undefined
  signedIn: boolean
}

type Path = (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}

/** The body with one place of it changed. */
function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, n) => (String(n) === key ? changed(item, rest, change) : item))
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([name, inner]) => [name, name === key ? changed(inner, rest, change) : inner]))
}

/** JSON with a key that an object literal would take for its prototype. */
const withKey = (body: unknown, key: string, value: unknown) => {
  const rest = JSON.stringify(body)
  const own = `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`
  return rest.startsWith('{') ? `{${own}${rest === '{}' ? '' : ','}${rest.slice(1)}` : `{${own}}`
}

/** A right body with one or two places made wrong; now and then nonsense altogether. */
function hostileBody(sample: unknown): fc.Arbitrary<string | undefined> {
  const paths = pathsOf(sample)
  const place = fc.tuple(fc.constantFrom(...paths), hostileValue)
  const swapped = fc.array(place, { minLength: 1, maxLength: 2 }).map((places) => {
    let body = sample
    for (const [path, value] of places) {
      const stands = pathsOf(body).some((other) => other.join('\n') === path.join('\n'))
      if (stands) body = changed(body, path, () => value)
    }
    return JSON.stringify(body)
  })
  return fc.oneof(
    { weight: 8, arbitrary: swapped },
    { weight: 2, arbitrary: place.map(([path]) => JSON.stringify(changed(sample, path, () => undefined))) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileValue).map(([k, v]) => withKey(sample, k, v)),
    },
    { weight: 2, arbitrary: fc.constantFrom<string | undefined>(undefined, ...RAW_BODIES) },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(sample)) },
  )
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Requests over all routes, each route as often as the others. `sampleOf` gives the right body of a route. */
export function hostileRequest(
  routes: readonly RouteAccess[],
  sampleOf: (route: RouteAccess) => unknown,
): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...routes).chain((route) =>
    fc.record({
      route: fc.constant(route),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      url: fc
        .tuple(
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(':own') },
            { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
          ),
          fc.constantFrom(...HOSTILE_IDS),
          fc.oneof(
            { weight: 2, arbitrary: fc.constant('') },
            { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_QUERIES) },
          ),
          fc.oneof(
            { weight: 30, arbitrary: fc.constant('') },
            { weight: 1, arbitrary: fc.constantFrom('/', '//', '/../', '%2f', ';a=1', '#x') },
          ),
        )
        .map(
          ([company, other, query, tail]) =>
            route.url.replace(/:(companyId|id)\b/, company).replace(/:(?!own)\w+/g, other) + tail + query,
        ),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileHeaders }),
      payload: hostileBody(sampleOf(route)),
      signedIn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
  )
}
