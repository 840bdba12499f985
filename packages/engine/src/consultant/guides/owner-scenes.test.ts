import { expect, it } from 'vitest'
import { guideOf } from './guide-of.fixture.ts'
import { GUIDES } from './guides.ts'
import { OWNER_SCENES } from './owner-scenes.fixture.ts'

it('everyday questions of owners are mostly answered with a guide that speaks of them', { tags: 'corpus' }, () => {
  const named = OWNER_SCENES.flatMap(([, , guides = '']) => guides.split(' '))
  expect(named.filter((id) => !GUIDES.has(id))).toEqual([])
  const told = OWNER_SCENES.filter(([segment = '', question = '', guides = '']) =>
    guides.split(' ').includes(guideOf(segment, question) ?? ''),
  )
  expect(told.length / OWNER_SCENES.length).toBeGreaterThan(0.65)
})
