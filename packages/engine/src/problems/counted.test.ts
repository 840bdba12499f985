import { describe, expect, test } from 'vitest'
import { sceneOf } from '#src/reading/scene.ts'
import { blankForm } from '#src/testing/companies.ts'
import { COUNTED } from './counted.fixture.ts'
import { countedIn } from './counted.ts'

/** The last of the cards that may say it is made for every company. */
const shownBy = (told: string) =>
  countedIn(sceneOf({ ...blankForm, main_challenge: told, future_goals: '' })).map((cards) => cards.at(-1)!)

describe.each(COUNTED)('what shows %s', (card, told) => {
  test.each(told)('%s', (text) => {
    expect(shownBy(text)).toEqual(card === '' ? [] : [card])
  })
})
