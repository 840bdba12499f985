import { expect, it } from 'vitest'
import { learnedFrom } from '#src/retrieval/learned.ts'
import { WEIGHTS } from './guide-weights.data.ts'
import { GUIDES } from './guides.ts'

it('what was learned is of these guides; more than a few new ones must be learned too', () => {
  const { classes } = learnedFrom(WEIGHTS)()
  expect(classes.filter((id) => !GUIDES.has(id))).toEqual([])
  const known = new Set(classes)
  expect([...GUIDES.keys()].filter((id) => !known.has(id)).length).toBeLessThan(GUIDES.size / 20)
})
