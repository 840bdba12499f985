import { describe, expect, test } from 'vitest'
import { PROBLEM_CARDS } from './cards.ts'
import { OFFER_CARDS } from './offers.data.ts'
import { WEIGHTS } from './scene-weights.data.ts'
import { likelyCards } from './scenes.ts'

describe('the problem that a telling is likely to be of', () => {
  test('the weights hold every card, and a row of each card and feature', () => {
    const cards = atob(WEIGHTS.classes.replaceAll('\n', '')).split(' ')
    const features = atob(WEIGHTS.features.replaceAll('\n', '')).split(' ')
    expect(cards).toEqual(PROBLEM_CARDS.filter((card) => !OFFER_CARDS.includes(card)).map(({ id }) => id))
    expect(new Set(features).size).toBe(features.length)
    expect(atob(WEIGHTS.rarities.replaceAll('\n', '')).length).toBe(features.length)
    expect(atob(WEIGHTS.rows.replaceAll('\n', '')).length % (cards.length + features.length)).toBe(0)
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
