import { BOUTIQUE_CHAINS, BOUTIQUE_ELSEWHERE, BOUTIQUE_QUESTIONS } from '@norteia/engine/metrics/boutique.fixture'
import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { judgeSaid, shopTest, type Told, type Verdict } from './asking.fixture.ts'
import { BOUTIQUE_ACCOUNTS, BOUTIQUE_CATEGORY, boutiqueLedger } from './boutique.fixture.ts'

const GOALS = { right: 0.9, chains: 0.85, elsewhere: 0.95 }

onBothEngines('a hundred questions about another shop', (t) => {
  const { companyOf } = shopTest(t)
  const boutique = () => companyOf(BOUTIQUE_ACCOUNTS, BOUTIQUE_CATEGORY, boutiqueLedger)
  type Judged = { asked: string; verdict: Verdict; told: Told }
  const of = (all: readonly Judged[], verdict: Verdict) =>
    all
      .filter((one) => one.verdict === verdict)
      .map(({ asked, told }) => `${asked} → ${told.answer.slice(0, 260)} ${JSON.stringify(told.dados)?.slice(0, 260)}`)
  const count = (all: readonly Judged[], verdict: Verdict) => all.filter((one) => one.verdict === verdict).length

  test('are answered rightly, alone and in conversations, or not at all', async () => {
    const { ask } = await boutique()
    const all: Judged[] = []
    for (const [asked, said] of BOUTIQUE_QUESTIONS) {
      const told = await ask(asked)
      all.push({ asked, verdict: judgeSaid(said, told), told })
    }
    let chains = 0
    for (const chain of BOUTIQUE_CHAINS) {
      let conversation: string | undefined
      const turns: Judged[] = []
      for (const [place, [asked, said]] of chain.entries()) {
        const told = await ask(asked, conversation)
        conversation = told.conversaId
        turns.push({ asked: `${chain[0]![0]} … ${place}: ${asked}`, verdict: judgeSaid(said, told), told })
      }
      if (turns.every(({ verdict }) => verdict === 'right')) chains += 1
      all.push(...turns)
    }
    expect(all).toHaveLength(100)
    reportFault(
      `A hundred questions about another shop, ${t.engine}`,
      `${count(all, 'right')} right, ${count(all, 'refused')} not answered, ${count(all, 'wrong')} wrong; ${chains} of ${BOUTIQUE_CHAINS.length} conversations right throughout. ${[...of(all, 'wrong').map((one) => `WRONG ${one}`), ...of(all, 'refused').map((one) => `REFUSED ${one}`)].join('\n')}`,
    )
    expect(of(all, 'wrong')).toEqual([])
    expect(count(all, 'right'), of(all, 'refused').join('\n')).toBeGreaterThanOrEqual(GOALS.right * all.length)
    expect(chains, of(all, 'refused').join('\n')).toBeGreaterThanOrEqual(GOALS.chains * BOUTIQUE_CHAINS.length)
  }, 120_000)

  test('of elsewhere get no number', async () => {
    const { ask } = await boutique()
    const answered: string[] = []
    for (const asked of BOUTIQUE_ELSEWHERE) {
      const { dados, answer } = await ask(asked)
      if (dados !== null && dados.metrica !== 'calculo') answered.push(`${asked} → ${answer}`)
    }
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual((1 - GOALS.elsewhere) * BOUTIQUE_ELSEWHERE.length)
  }, 60_000)
})
