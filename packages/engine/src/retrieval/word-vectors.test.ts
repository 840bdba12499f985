import { describe, expect, it } from 'vitest'
import { stemsIn, vectorsFrom } from './word-vectors.ts'
import { WORDS } from './word-weights.data.ts'

const { placeOf } = vectorsFrom(WORDS)()
const like = (one: string, other: string) => {
  const [a, b] = [placeOf(one)!, placeOf(other)!]
  return a.reduce((sum, number, k) => sum + number * b[k]!, 0)
}

describe('words by the company that they keep', () => {
  it('reads two numbers from each byte, and how much each word counts', () => {
    const read = vectorsFrom({ names: btoa('ca lo'), counts: btoa('\xff\x00'), rows: btoa('\xf8\x81') })()
    expect(read.width).toBe(2)
    expect([...read.placeOf('ca')!]).toEqual([0, 1])
    expect([...read.placeOf('ca lo')!]).toEqual([0, 1])
    expect(read.placeOf('outra coisa')).toBeNull()
  })

  it('takes a word by its stem, as people type it, and any number for one', () => {
    expect(stemsIn('Qto cobro por 35 marmitas?')).toEqual(stemsIn('quanto cobro por 40 marmita'))
  })

  it('puts what means the same nearer than what does not', () => {
    for (const [word, same, other] of [
      ['freguês', 'cliente', 'serra'],
      ['torno', 'máquina', 'salário'],
      ['sumiu', 'desapareceu', 'imposto'],
      ['demitir', 'dispensar', 'vitrine'],
    ] as const)
      expect(like(word, same), word).toBeGreaterThan(like(word, other))
  })

  it('is of a modest size', () => {
    const { names, counts, rows } = WORDS
    expect(names.length + counts.length + rows.length).toBeLessThan(400_000)
  })
})
