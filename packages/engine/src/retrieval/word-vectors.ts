import { bytesOf } from '#src/text/base64.ts'
import { stem } from '#src/text/stem.ts'
import { words } from '#src/text/words.ts'
import { spelledOut } from './tokens.ts'

/** Numbers of a word are kept by half a byte each, from -7 to 7 beside this. */
export const MIDDLE = 8
/** How much a word counts is kept by a byte, of this. */
export const WHOLE = 255

/** What was learned of words, as it is kept: names apart by spaces in base64, then a byte for each word, then their numbers, two in a byte. */
export interface WordTable {
  names: string
  counts: string
  rows: string
}

export interface WordVectors {
  width: number
  /** The direction in which the words of a text point together; null: none of them is known. */
  placeOf(text: string): Float32Array | null
}

const MOST_WORDS = 200
const NUMBER = /^\d/

/** Every word of a text by its stem; small words too, as they tell what is asked of a subject. */
export const stemsIn = (text: string): string[] =>
  words(text, MOST_WORDS).map((word) => (NUMBER.test(word) ? '#' : stem(spelledOut(word))))

/** Made to be of length 1. */
export function unit(place: Float32Array): Float32Array {
  const length = Math.sqrt(place.reduce((sum, number) => sum + number * number, 0)) || 1
  for (let n = 0; n < place.length; n++) place[n]! /= length
  return place
}

/** `table` is read when first asked. */
export function vectorsFrom(table: WordTable): () => WordVectors {
  let read: WordVectors | undefined
  return () => (read ??= readTable(table))
}

function readTable(table: WordTable): WordVectors {
  const names = new TextDecoder().decode(bytesOf(table.names)).split(' ')
  const counts = bytesOf(table.counts)
  const halves = bytesOf(table.rows)
  const width = (2 * halves.length) / names.length
  const rows = new Float32Array(names.length * width)
  for (let n = 0; n < names.length; n++) {
    const row = rows.subarray(n * width, (n + 1) * width)
    for (let k = 0; k < width; k++) {
      const both = halves[(n * width + k) >> 1]!
      row[k] = (k % 2 === 0 ? both & 15 : both >> 4) - MIDDLE
    }
    unit(row)
  }
  const places = new Map(names.map((name, n) => [name, n]))
  return {
    width,
    placeOf(text) {
      const place = new Float32Array(width)
      let known = false
      for (const word of stemsIn(text)) {
        const n = places.get(word)
        if (n === undefined) continue
        known = true
        const count = counts[n]! / WHOLE
        for (let k = 0, from = n * width; k < width; k++) place[k]! += count * rows[from + k]!
      }
      return known ? unit(place) : null
    },
  }
}
