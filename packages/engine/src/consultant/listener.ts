import { bytesOf } from '#src/text/base64.ts'
import { STEP, scaleOf, shareOf } from './voice-model.ts'

/** What was learned: three bytes for each feature in order, a byte for each of `biases` of each feature, in base64. */
export interface ListenerData {
  biases: readonly number[]
  features: string
  weights: string
}

interface Model {
  /** In order. */
  names: Int32Array
  weights: Int8Array
}

function readModel({ features, weights }: ListenerData): Model {
  const named = bytesOf(features)
  const names = Int32Array.from(
    { length: named.length / 3 },
    (_, n) => (named[3 * n]! << 16) | (named[3 * n + 1]! << 8) | named[3 * n + 2]!,
  )
  return { names, weights: new Int8Array(bytesOf(weights).buffer) }
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

/** How likely, 0 to 1, each of `biases` is, by the features of a text; the weights are read at the first question. */
export function listenerOf(data: ListenerData): (parts: ReadonlyMap<number, number>) => number[] {
  let read: Model | undefined
  return (parts) => {
    read ??= readModel(data)
    const { names, weights } = read
    const known = [...parts].flatMap(([name, part]) => {
      const place = placeOf(name, names)
      return place === undefined ? [] : [{ place, part }]
    })
    const scale = scaleOf(known.map(({ part }) => part))
    return data.biases.map((bias, n) =>
      shareOf(
        known.reduce(
          (sum, { place, part }) => sum + part * scale * weights[place * data.biases.length + n]! * STEP,
          bias,
        ),
      ),
    )
  }
}
