import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandsOf, linearScale } from './scales.ts'

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 100_000_000 }),
  fc.double({ min: -1, max: 1, noNaN: true }).map((value) => Number(value.toFixed(4))),
)

describe('scales', () => {
  test('place values, and choose domain and ticks, as d3 does', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 2, max: 8 }), (one, other, count) => {
        fc.pre(one !== other)
        const domain: [number, number] = [Math.min(one, other), Math.max(one, other)]
        const ours = linearScale(domain, [320, 12], count)
        const theirs = scaleLinear().domain(domain).nice(count).range([320, 12])
        expect(ours.domain).toEqual(theirs.domain())
        expect(ours.ticks(count)).toEqual(theirs.ticks(count))
        for (const value of [...domain, 0, (one + other) / 2]) expect(ours(value)).toBeCloseTo(theirs(value), 9)
      }),
      { numRuns: 2_000 },
    )
  })

  test('lay bands and points as d3 does', () => {
    for (const count of [0, 1, 2, 7, 40]) {
      const places = Array.from({ length: count }, (_, index) => index)
      const band = scaleBand<number>().domain(places).range([30, 430]).paddingInner(0.28).paddingOuter(0.14)
      const bands = bandsOf(count, [30, 430], 0.28, 0.14)
      expect(bands.width).toBeCloseTo(band.bandwidth(), 9)
      const point = scalePoint<number>().domain(places).range([30, 430])
      const points = bandsOf(count, [30, 430], 1, 0)
      for (const index of places) {
        expect(bands.start + bands.step * index).toBeCloseTo(band(index) ?? Number.NaN, 9)
        expect(points.start + points.step * index).toBeCloseTo(point(index) ?? Number.NaN, 9)
      }
    }
  })
})
