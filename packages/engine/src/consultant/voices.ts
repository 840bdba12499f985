import { featuresOf, STEP, scaleOf, shareOf, VOICES, type Voice } from './voice-model.ts'
import { BIASES, FEATURES, WEIGHTS } from './voice-weights.data.ts'

const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('\n', '')), (letter) => letter.charCodeAt(0))

interface Model {
  /** In order. */
  names: Int32Array
  weights: Int8Array
}

let read: Model | undefined
/** Read at the first question. */
function model(): Model {
  if (read) return read
  const named = bytes(FEATURES)
  const names = Int32Array.from(
    { length: named.length / 3 },
    (_, n) => (named[3 * n]! << 16) | (named[3 * n + 1]! << 8) | named[3 * n + 2]!,
  )
  read = { names, weights: new Int8Array(bytes(WEIGHTS).buffer) }
  return read
}

function placeOf(name: number, names: Int32Array): number | undefined {
  let low = 0
  let high = names.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (names[middle] === name) return middle
    if (names[middle]! < name) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

export type Shares = Readonly<Record<Voice, number>>

/** A question is listened to several times over. */
const heard = new Map<string, Shares>()
const MOST_HEARD = 16

/** How likely, 0 to 1, a question is said in despair or asks for what is no business; `weigh-voices` learned it. */
export function voicesIn(question: string): Shares {
  const before = heard.get(question)
  if (before) return before
  const { names, weights } = model()
  const known = [...featuresOf(question)].flatMap(([name, part]) => {
    const place = placeOf(name, names)
    return place === undefined ? [] : [{ place, part }]
  })
  const scale = scaleOf(known.map(({ part }) => part))
  const shareAt = (n: number) =>
    shareOf(
      known.reduce(
        (sum, { place, part }) => sum + part * scale * weights[place * VOICES.length + n]! * STEP,
        BIASES[n]!,
      ),
    )
  const shares = Object.fromEntries(VOICES.map((voice, n) => [voice, shareAt(n)])) as Record<Voice, number>
  if (heard.size === MOST_HEARD) heard.clear()
  heard.set(question, shares)
  return shares
}
