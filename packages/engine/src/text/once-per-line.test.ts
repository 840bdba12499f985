import { expect, it } from 'vitest'
import { CALCULATORS } from '#src/consultant/calculators.data.ts'
import { QUESTIONS_ASKED, UNSEEN_QUESTIONS } from '#src/consultant/questions.fixture.ts'
import { TRADE_SUMS } from '#src/consultant/trade-sums.fixture.ts'
import { oncePerLine } from './once-per-line.ts'
import { fold } from './words.ts'

it('finds what the expression finds', () => {
  const texts = [...TRADE_SUMS, ...QUESTIONS_ASKED, ...UNSEEN_QUESTIONS].map((one) =>
    fold(String(Array.isArray(one) ? one[0] : one)),
  )
  expect(texts.length).toBeGreaterThan(150)
  let found = 0
  for (const { id, when } of CALCULATORS) {
    const once = oncePerLine(when)
    for (const text of texts.flatMap((one) => [one, `bom dia\n${one}`])) {
      if (when.test(text)) found += 1
      if (when.test(text) !== once.test(text)) expect.fail(`${id}: ${text}`)
    }
  }
  expect(found).toBeGreaterThan(100)
})
