import { describe, expect, test } from 'vitest'
import { PROBLEM_CARDS } from './cards.ts'
import { WIDTH } from './scene-model.ts'
import { CARDS, FEATURES, RARITIES, ROWS } from './scene-weights.data.ts'
import { likelyCards } from './scenes.ts'

describe('the problem that a telling is likely to be of', () => {
  test('the weights hold every card, and a row of each card and feature', () => {
    const cards = atob(CARDS.replaceAll('\n', '')).split(' ')
    const features = atob(FEATURES.replaceAll('\n', '')).split(' ')
    expect(cards).toEqual(PROBLEM_CARDS.map(({ id }) => id))
    expect(new Set(features).size).toBe(features.length)
    expect(atob(RARITIES.replaceAll('\n', '')).length).toBe(features.length)
    expect(atob(ROWS.replaceAll('\n', '')).length).toBe((cards.length + features.length) * WIDTH)
  })

  test('shares come best first and never exceed the whole', () => {
    const likely = likelyCards('a freguesia leva e diz que acerta depois, e tem gente que muda de calçada')
    expect(likely.map(({ share }) => share)).toEqual(likely.map(({ share }) => share).toSorted((a, b) => b - a))
    expect(likely.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001)
  })

  test('too few words tell nothing', () => {
    for (const text of ['', 'bom dia', 'xyz qwrt zzz', 'mais movimento']) expect(likelyCards(text)).toEqual([])
  })
})
