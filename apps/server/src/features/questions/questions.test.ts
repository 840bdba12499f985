import { CHAINS, ELSEWHERE_QUESTIONS, OWN_QUESTIONS } from '@norteia/engine/metrics/own.fixture'
import { OWNERS_QUESTIONS } from '@norteia/engine/metrics/owners.fixture'
import { FRESH_QUESTIONS, STRANGERS_CHAINS, STRANGERS_QUESTIONS } from '@norteia/engine/metrics/strangers.fixture'
import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { shopTest, type Told, type Verdict } from './asking.fixture.ts'

const GOALS = { right: 0.9, elsewhere: 0.95, chains: 0.85 }

onBothEngines('questions over the numbers', (t) => {
  const { shop, judge } = shopTest(t)
  type Judged = { asked: string; verdict: Verdict; told: Told }

  const of = (all: readonly Judged[], verdict: Verdict) =>
    all
      .filter((one) => one.verdict === verdict)
      .map(({ asked, told }) => `${asked} → ${told.answer.slice(0, 200)} ${JSON.stringify(told.dados)?.slice(0, 200)}`)
  const share = (all: readonly Judged[]) => all.filter(({ verdict }) => verdict === 'right').length / all.length
  const report = (what: string, all: readonly Judged[]) =>
    reportFault(
      `${what}, ${t.engine}`,
      `${all.length} asked: ${of(all, 'right').length} right, ${of(all, 'wrong').length} wrong, ${of(all, 'refused').length} not answered: ${all
        .filter(({ verdict }) => verdict === 'refused')
        .map(({ asked }) => asked)
        .join(' | ')}`,
    )

  test.each([
    ['of owners who do not know the grammar', OWNERS_QUESTIONS],
    ['of every metric, period and layout', OWN_QUESTIONS],
    ['of strangers', STRANGERS_QUESTIONS],
    ['written with their values before they were asked', FRESH_QUESTIONS],
  ])(
    '%s are answered rightly or not at all',
    async (what, questions) => {
      const one = await shop()
      const all: Judged[] = []
      for (const [asked, expected] of questions) {
        const told = await one.ask(asked)
        all.push({ asked, verdict: await judge(one, expected, told), told })
      }
      report(what, all)
      expect(of(all, 'wrong')).toEqual([])
      expect(share(all), of(all, 'refused').join('\n')).toBeGreaterThanOrEqual(GOALS.right)
    },
    120_000,
  )

  test('of elsewhere get no number', async () => {
    const one = await shop()
    const all: Judged[] = []
    for (const asked of ELSEWHERE_QUESTIONS) {
      const told = await one.ask(asked)
      const calculated = told.dados?.metrica === 'calculo'
      all.push({ asked, verdict: told.dados === null || calculated ? 'right' : 'wrong', told })
    }
    report('Questions of elsewhere', all)
    expect(share(all), of(all, 'wrong').join('\n')).toBeGreaterThanOrEqual(GOALS.elsewhere)
  })

  test('go on from the one before, four times', async () => {
    const one = await shop()
    const all: Judged[] = []
    for (const chain of [...CHAINS, ...STRANGERS_CHAINS]) {
      let conversation: string | undefined
      for (const [place, [asked, expected]] of chain.entries()) {
        const told = await one.ask(asked, conversation)
        conversation = told.conversaId
        all.push({ asked: `${chain[0]![0]} … ${place}: ${asked}`, verdict: await judge(one, expected, told), told })
      }
    }
    const whole = [...CHAINS, ...STRANGERS_CHAINS].map((chain, n) =>
      all.slice(n * chain.length, (n + 1) * chain.length),
    )
    const right = whole.filter((chain) => chain.every(({ verdict }) => verdict === 'right')).length
    report('Turns of conversations', all)
    reportFault(`Conversations of four, ${t.engine}`, `${right} of ${whole.length} right throughout`)
    expect(of(all, 'wrong')).toEqual([])
    expect(right / whole.length, of(all, 'refused').join('\n')).toBeGreaterThanOrEqual(GOALS.chains)
  })
})
