import { expect, test } from 'vitest'
import { shopTest, type Told, type Verdict } from '#src/features/questions/asking.fixture.ts'
import type { Account } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { BAKERY_AND_SCHOOL } from './bakery-school.fixture.ts'
import { BREWERY_ASKED } from './brewery.fixture.ts'
import { BREWERY_AND_DANCE } from './brewery-dance.fixture.ts'
import { BREWERY_MORE_ASKED } from './brewery-more.fixture.ts'
import { BY_THE_WAY_FIFTH } from './by-the-way-fifth.fixture.ts'
import { BY_THE_WAY_FIRST } from './by-the-way-first.fixture.ts'
import { BY_THE_WAY_FOURTH } from './by-the-way-fourth.fixture.ts'
import { BY_THE_WAY_SECOND } from './by-the-way-second.fixture.ts'
import { BY_THE_WAY_THIRD } from './by-the-way-third.fixture.ts'
import { CARPENTER_ASKED } from './carpenter.fixture.ts'
import { CLINIC_ASKED } from './clinic.fixture.ts'
import { ASKED_MORE } from './clinic-bakery-school-more.fixture.ts'
import { COSTUMES_ASKED } from './costumes.fixture.ts'
import { IN_THE_COUNTRY } from './country.fixture.ts'
import { COURTS_ASKED } from './courts.fixture.ts'
import { DAIRY_ASKED } from './dairy.fixture.ts'
import { DANCE_ASKED } from './dance.fixture.ts'
import { DIVING_ASKED } from './diving.fixture.ts'
import { DRAINS_ASKED } from './drains.fixture.ts'
import { FISHING_ASKED } from './fishing.fixture.ts'
import { FIVE_FIRST } from './five-first.fixture.ts'
import { FIVE_FOURTH } from './five-fourth.fixture.ts'
import { FIVE_SECOND } from './five-second.fixture.ts'
import { FIVE_THIRD } from './five-third.fixture.ts'
import { FLORIST_ASKED } from './florist.fixture.ts'
import { FLORIST_AND_COURTS } from './florist-courts.fixture.ts'
import { FOUR_LAST } from './four-last.fixture.ts'
import { FOUR_MORE } from './four-more.fixture.ts'
import { FOUR_OWNERS } from './four-owners.fixture.ts'
import { GARAGE_ASKED } from './garage.fixture.ts'
import { HOSTEL_ASKED } from './hostel.fixture.ts'
import { IN_A_HURRY } from './in-a-hurry.fixture.ts'
import { KITCHEN_ASKED } from './kitchen.fixture.ts'
import { LAUNDRY_ASKED } from './laundry.fixture.ts'
import { type ApartCompany, apartLedger } from './ledgers/ledger.fixture.ts'
import { MENDED } from './mended.fixture.ts'
import { NINTH } from './ninth.fixture.ts'
import { ONLINE_ASKED } from './online.fixture.ts'
import { ORDINARY } from './ordinary.fixture.ts'
import { PETSHOP_AND_BUILDER } from './petshop-builder.fixture.ts'
import { SALON_ASKED } from './salon.fixture.ts'
import { SIGNS_ASKED } from './signs.fixture.ts'
import { STATIONER_ASKED } from './stationer.fixture.ts'
import { IN_STRANGERS_WORDS } from './strangers-words.fixture.ts'
import { type Apart, type ApartSet, judgeApart, type Sums, sums } from './sums.fixture.ts'
import { SUPPOSED } from './supposed.fixture.ts'
import { TALKS_FIRST } from './talks-first.fixture.ts'
import { TALKS_FOURTH } from './talks-fourth.fixture.ts'
import { TALKS_SECOND } from './talks-second.fixture.ts'
import { TALKS_THIRD } from './talks-third.fixture.ts'
import { THREE_OWNERS } from './three-owners.fixture.ts'
import { TWO_AT_ONCE } from './two-at-once.fixture.ts'
import { TYPED } from './typed.fixture.ts'
import { TYPED_MORE } from './typed-more.fixture.ts'
import { VANS_ASKED } from './vans.fixture.ts'
import { WORKS_ASKED } from './works.fixture.ts'

const GOALS = { right: 0.9, chains: 0.85, elsewhere: 0.95 }

const ASKED = [
  CLINIC_ASKED,
  GARAGE_ASKED,
  BAKERY_AND_SCHOOL,
  PETSHOP_AND_BUILDER,
  SALON_ASKED,
  ONLINE_ASKED,
  WORKS_ASKED,
  ASKED_MORE,
  KITCHEN_ASKED,
  CARPENTER_ASKED,
  BREWERY_ASKED,
  DAIRY_ASKED,
  VANS_ASKED,
  FLORIST_ASKED,
  BREWERY_MORE_ASKED,
  DIVING_ASKED,
  FISHING_ASKED,
  SIGNS_ASKED,
  COURTS_ASKED,
  COSTUMES_ASKED,
  STATIONER_ASKED,
  HOSTEL_ASKED,
  DRAINS_ASKED,
  DANCE_ASKED,
  FIVE_FIRST,
  TYPED,
  TYPED_MORE,
  TWO_AT_ONCE,
  IN_STRANGERS_WORDS,
  IN_A_HURRY,
  IN_THE_COUNTRY,
  LAUNDRY_ASKED,
  MENDED,
  SUPPOSED,
].flatMap((sets) => Object.entries(sets))

/** Few questions by each of several owners: the goals are of all of them. */
const ASKED_AGAIN = [
  FIVE_SECOND,
  FIVE_THIRD,
  FIVE_FOURTH,
  FOUR_OWNERS,
  THREE_OWNERS,
  FOUR_MORE,
  FOUR_LAST,
  NINTH,
].flatMap((sets) => Object.entries(sets))

const FEW: readonly [string, typeof ASKED_AGAIN][] = [
  [
    'owners who have never asked before',
    [BREWERY_AND_DANCE, FLORIST_AND_COURTS].flatMap((sets) => Object.entries(sets)),
  ],
  ['owners who ask again', ASKED_AGAIN],
  ['owners by the way', Object.entries(ORDINARY)],
  [
    'owners who talk on by the way',
    [BY_THE_WAY_FIRST, BY_THE_WAY_SECOND, BY_THE_WAY_THIRD, BY_THE_WAY_FOURTH, BY_THE_WAY_FIFTH].flatMap((sets) =>
      Object.entries(sets),
    ),
  ],
  [
    'owners in long talks',
    [TALKS_FIRST, TALKS_SECOND, TALKS_THIRD, TALKS_FOURTH].flatMap((sets) => Object.entries(sets)),
  ],
]

interface Loaded {
  ask(question: string, conversaId?: string): Promise<Told>
  figures: Sums
}

onBothEngines('questions whose values plain sums know', (t) => {
  const { companyOf, account } = shopTest(t)
  let owner: Promise<Account> | undefined
  const loaded = new Map<ApartCompany, Promise<Loaded>>()

  /** Sets of one company ask the same one: no question changes its ledger, and each set begins conversations of its own. */
  const companyAsked = (company: ApartCompany): Promise<Loaded> => loaded.getOrInsertComputed(company, load)

  async function load(company: ApartCompany): Promise<Loaded> {
    owner ??= account()
    const ledger = (own: string) => apartLedger(company, own)
    const { ask, lines } = await companyOf(company.contas, company.propria, ledger, await owner)
    return { ask, figures: sums(lines, company) }
  }

  /** Asks everything, and says what came of it. */
  async function judged(name: string, { company, questions, chains, nothing }: ApartSet) {
    const { ask, figures } = await companyAsked(company)
    const said: Record<Verdict, string[]> = { right: [], refused: [], wrong: [] }
    const note = (one: Apart, told: Told, after = '') => {
      const verdict = judgeApart(one, told, figures)
      said[verdict].push(`${after}${one[0]} [${one[1](figures)}] → ${told.dados?.valor} ${told.answer.slice(0, 240)}`)
      return verdict === 'right'
    }
    for (const one of questions) note(one, await ask(one[0]))
    let whole = 0
    for (const chain of chains) {
      let conversation: string | undefined
      let all = true
      for (const one of chain) {
        const told = await ask(one[0], conversation)
        conversation = told.conversaId
        all = note(one, told, `${chain[0]![0]} … `) && all
      }
      if (all) whole += 1
    }
    const { right, refused, wrong } = said
    const count = right.length + refused.length + wrong.length
    reportFault(
      `Questions of ${name}, ${t.engine}`,
      `${right.length} of ${count} right, ${wrong.length} wrong; ${whole} of ${chains.length} conversations.\n${wrong.map((one) => `WRONG ${one}\n`).join('')}${refused.join('\n')}`,
    )
    const told: string[] = []
    for (const one of nothing) {
      const { dados, answer } = await ask(one)
      if (dados !== null && dados.metrica !== 'calculo') told.push(`${one} → ${answer}`)
    }
    return { ...said, count, whole, chains: chains.length, told, nothing: nothing.length }
  }

  function expectGoals(all: readonly Awaited<ReturnType<typeof judged>>[]): void {
    const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
    const refused = all.flatMap((one) => one.refused).join('\n')
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(
      sum(({ right }) => right.length),
      refused,
    ).toBeGreaterThanOrEqual(GOALS.right * sum(({ count }) => count))
    expect(
      sum(({ whole }) => whole),
      refused,
    ).toBeGreaterThanOrEqual(GOALS.chains * sum(({ chains }) => chains))
    const told = all.flatMap((one) => one.told)
    expect(told.length, told.join('\n')).toBeLessThanOrEqual((1 - GOALS.elsewhere) * sum(({ nothing }) => nothing))
  }

  test.each(ASKED)(
    'of %s are answered rightly or not at all',
    async (name, asked) => expectGoals([await judged(name, asked)]),
    240_000,
  )

  test.each(FEW)(
    'of %s are answered rightly or not at all',
    async (_, sets) => {
      const all = []
      for (const [name, asked] of sets) all.push(await judged(name, asked))
      expectGoals(all)
    },
    240_000,
  )
})
