import { describe, expect, it } from 'vitest'
import { learnedFrom, STEP, sharesOf } from './learned.ts'

const inBase64 = (numbers: readonly number[]) => btoa(String.fromCharCode(...Uint8Array.from(numbers)))
const ONE = 1 / STEP

const model = learnedFrom({
  classes: btoa('pao leite'),
  features: btoa('forno vaca'),
  rarities: inBase64([ONE, ONE]),
  // Two numbers for each class, then for each feature.
  rows: inBase64([ONE, 0, 0, ONE, ONE, 0, 0, ONE]),
})

describe('what was learned', () => {
  it('gives most to the class whose features a text has', () => {
    const { classes, sharesOf } = model()
    expect(classes).toEqual(['pao', 'leite'])
    const { shares, heard } = sharesOf(
      new Map([
        ['vaca', 1],
        ['burro', 1],
      ]),
    )
    expect(heard).toBe(1)
    expect(shares[1]).toBeGreaterThan(0.9)
    expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  })

  it('knows nothing of a text without known features', () => {
    expect(model().sharesOf(new Map([['burro', 1]]))).toEqual({ shares: [0.5, 0.5], heard: 0 })
  })

  it('makes shares of a whole of any weights', () => {
    expect(sharesOf([1_000, 1_000])).toEqual([0.5, 0.5])
  })
})
