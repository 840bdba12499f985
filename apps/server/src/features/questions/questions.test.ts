import { OWNERS_QUESTIONS } from '@norteia/engine/metrics/owners.fixture'
import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { shopTest, type Verdict } from './asking.fixture.ts'

onBothEngines('questions over the numbers', (t) => {
  const { shop, judge } = shopTest(t)

  async function verdicts(asked: readonly (readonly [string, string])[]) {
    const one = await shop()
    const told: { question: string; said: string; verdict: Verdict; answer: string }[] = []
    for (const [question, said] of asked) {
      const answer = await one.ask(question)
      told.push({
        question,
        said,
        verdict: await judge(one, said, answer),
        answer: `${answer.answer} ${JSON.stringify(answer.dados)}`,
      })
    }
    return told
  }

  test('of owners who do not know the grammar are answered rightly or not at all', async () => {
    const told = await verdicts(OWNERS_QUESTIONS)
    if (process.env.SHOW)
      for (const { question, said, verdict, answer } of told)
        console.log(verdict, '|', question, '|', said, '\n     ', answer.slice(0, 700))
    const of = (verdict: Verdict) =>
      told
        .filter((one) => one.verdict === verdict)
        .map(({ question, answer }) => `${question} → ${answer.slice(0, 200)}`)
    expect(of('wrong')).toEqual([])
    expect(
      told.filter(({ verdict }) => verdict === 'right').length / told.length,
      of('refused').join('\n'),
    ).toBeGreaterThanOrEqual(0.9)
  }, 120_000)
})
