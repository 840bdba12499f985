/** A feature is known by a number alone. */
export function nameOf(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return mixed(hash, 1)
}

/** The name of two that go together. */
export function mixed(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}

/** So many names are told apart. */
export const NAMES = 2 ** 22
export const placeOf = (name: number) => name & (NAMES - 1)
