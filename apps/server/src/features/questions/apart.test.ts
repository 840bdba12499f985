import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { BREWERY_CHAINS, BREWERY_NOTHING, BREWERY_QUESTIONS } from './apart-brewery.fixture.ts'
import { BREWERY_MORE, BREWERY_MORE_CHAINS } from './apart-brewery-more.fixture.ts'
import { CARPENTER_CHAINS, CARPENTER_NOTHING, CARPENTER_QUESTIONS } from './apart-carpenter.fixture.ts'
import { CLINIC_CHAINS, CLINIC_QUESTIONS } from './apart-clinic.fixture.ts'
import { COSTUMES_CHAINS, COSTUMES_QUESTIONS } from './apart-costumes.fixture.ts'
import { COURTS_CHAINS, COURTS_QUESTIONS } from './apart-courts.fixture.ts'
import { DAIRY_CHAINS, DAIRY_NOTHING, DAIRY_QUESTIONS } from './apart-dairy.fixture.ts'
import { DANCE_CHAINS, DANCE_QUESTIONS } from './apart-dance.fixture.ts'
import { DIVING_CHAINS, DIVING_QUESTIONS } from './apart-diving.fixture.ts'
import { DRAINS_CHAINS, DRAINS_QUESTIONS } from './apart-drains.fixture.ts'
import { FISHING_CHAINS, FISHING_QUESTIONS } from './apart-fishing.fixture.ts'
import { FIVE_FIRST } from './apart-five.fixture.ts'
import { FIVE_FOURTH } from './apart-five-fourth.fixture.ts'
import { FIVE_SECOND } from './apart-five-second.fixture.ts'
import { FIVE_THIRD } from './apart-five-third.fixture.ts'
import { FLORIST_CHAINS, FLORIST_NOTHING, FLORIST_QUESTIONS } from './apart-florist.fixture.ts'
import { FOUR_OWNERS } from './apart-four.fixture.ts'
import {
  BAKERY_MORE,
  BAKERY_MORE_CHAINS,
  CLINIC_MORE,
  CLINIC_MORE_CHAINS,
  SCHOOL_MORE,
  SCHOOL_MORE_CHAINS,
} from './apart-fourth.fixture.ts'
import { GARAGE_CHAINS, GARAGE_QUESTIONS, NOTHING_TO_TELL } from './apart-garage.fixture.ts'
import { HEARD_DENTIST, HEARD_DENTIST_CHAINS, HEARD_STATIONER, HEARD_STATIONER_CHAINS } from './apart-heard.fixture.ts'
import { HOSTEL_CHAINS, HOSTEL_QUESTIONS } from './apart-hostel.fixture.ts'
import { KITCHEN_CHAINS, KITCHEN_NOTHING, KITCHEN_QUESTIONS } from './apart-kitchen.fixture.ts'
import { FOUR_LAST } from './apart-last.fixture.ts'
import { LAUNDRY_CHAINS, LAUNDRY_NOTHING, LAUNDRY_QUESTIONS } from './apart-laundry.fixture.ts'
import { type ApartCompany, apartLedger, CLINIC, GARAGE } from './apart-ledgers.fixture.ts'
import { BAKERY, SCHOOL } from './apart-ledgers-2.fixture.ts'
import { BUILDER, PETSHOP } from './apart-ledgers-3.fixture.ts'
import { ONLINE, SALON, WORKS } from './apart-ledgers-4.fixture.ts'
import { CARPENTER, KITCHEN } from './apart-ledgers-5.fixture.ts'
import { BREWERY, LAUNDRY } from './apart-ledgers-6.fixture.ts'
import { DAIRY, VANS } from './apart-ledgers-7.fixture.ts'
import { FLORIST } from './apart-ledgers-8.fixture.ts'
import { DIVING, FISHING } from './apart-ledgers-9.fixture.ts'
import { SIGNS } from './apart-ledgers-10.fixture.ts'
import { COURTS } from './apart-ledgers-11.fixture.ts'
import { COSTUMES } from './apart-ledgers-12.fixture.ts'
import { STATIONER } from './apart-ledgers-13.fixture.ts'
import { HOSTEL } from './apart-ledgers-14.fixture.ts'
import { DRAINS } from './apart-ledgers-15.fixture.ts'
import { DANCE } from './apart-ledgers-16.fixture.ts'
import { BUTCHER, DENTIST } from './apart-ledgers-17.fixture.ts'
import { CLEANING } from './apart-ledgers-19.fixture.ts'
import { LOOSE_DENTIST, LOOSE_DENTIST_CHAINS, LOOSE_SHOP, LOOSE_SHOP_CHAINS } from './apart-loosely.fixture.ts'
import { FOUR_MORE } from './apart-more.fixture.ts'
import { NINTH } from './apart-ninth.fixture.ts'
import { ONLINE_CHAINS, ONLINE_NOTHING, ONLINE_QUESTIONS } from './apart-online.fixture.ts'
import { ORDINARY } from './apart-ordinary.fixture.ts'
import { SAID_BUTCHER, SAID_BUTCHER_CHAINS, SAID_CLEANING, SAID_CLEANING_CHAINS } from './apart-said.fixture.ts'
import { SALON_CHAINS, SALON_NOTHING, SALON_QUESTIONS } from './apart-salon.fixture.ts'
import { BAKERY_QUESTIONS, SCHOOL_QUESTIONS, SECOND_CHAINS } from './apart-second.fixture.ts'
import { SIGNS_CHAINS, SIGNS_QUESTIONS } from './apart-signs.fixture.ts'
import { STATIONER_CHAINS, STATIONER_QUESTIONS } from './apart-stationer.fixture.ts'
import { type Apart, judgeApart, sums } from './apart-sums.fixture.ts'
import { BUILDER_QUESTIONS, PETSHOP_QUESTIONS, THIRD_CHAINS } from './apart-third.fixture.ts'
import { THREE_OWNERS } from './apart-three.fixture.ts'
import { TYPED_CHAINS, TYPED_QUESTIONS } from './apart-typed.fixture.ts'
import { MORE_CHAINS, MORE_QUESTIONS } from './apart-typed-more.fixture.ts'
import { VANS_CHAINS, VANS_NOTHING, VANS_QUESTIONS } from './apart-vans.fixture.ts'
import { WORKS_CHAINS, WORKS_NOTHING, WORKS_QUESTIONS } from './apart-works.fixture.ts'
import { shopTest, type Told, type Verdict } from './asking.fixture.ts'

const GOALS = { right: 0.9, chains: 0.85, elsewhere: 0.95 }

interface Asked {
  company: ApartCompany
  questions: readonly Apart[]
  chains: readonly (readonly Apart[])[]
  nothing: readonly string[]
}

const ASKED: Readonly<Record<string, Asked>> = {
  'a clinic': { company: CLINIC, questions: CLINIC_QUESTIONS, chains: CLINIC_CHAINS, nothing: [] },
  'a garage': { company: GARAGE, questions: GARAGE_QUESTIONS, chains: GARAGE_CHAINS, nothing: NOTHING_TO_TELL },
  'a bakery': { company: BAKERY, questions: BAKERY_QUESTIONS, chains: [], nothing: [] },
  'a school': { company: SCHOOL, questions: SCHOOL_QUESTIONS, chains: SECOND_CHAINS, nothing: [] },
  'a pet shop': { company: PETSHOP, questions: PETSHOP_QUESTIONS, chains: [], nothing: [] },
  'a builder’s merchant': { company: BUILDER, questions: BUILDER_QUESTIONS, chains: THIRD_CHAINS, nothing: [] },
  'a salon': { company: SALON, questions: SALON_QUESTIONS, chains: SALON_CHAINS, nothing: SALON_NOTHING },
  'an online shop': { company: ONLINE, questions: ONLINE_QUESTIONS, chains: ONLINE_CHAINS, nothing: ONLINE_NOTHING },
  'a builder of houses': { company: WORKS, questions: WORKS_QUESTIONS, chains: WORKS_CHAINS, nothing: WORKS_NOTHING },
  'a clinic, asked more': { company: CLINIC, questions: CLINIC_MORE, chains: CLINIC_MORE_CHAINS, nothing: [] },
  'a bakery, asked more': { company: BAKERY, questions: BAKERY_MORE, chains: BAKERY_MORE_CHAINS, nothing: [] },
  'a school, asked more': { company: SCHOOL, questions: SCHOOL_MORE, chains: SCHOOL_MORE_CHAINS, nothing: [] },
  'a kitchen': { company: KITCHEN, questions: KITCHEN_QUESTIONS, chains: KITCHEN_CHAINS, nothing: KITCHEN_NOTHING },
  'a carpenter': {
    ...{ company: CARPENTER, questions: CARPENTER_QUESTIONS },
    ...{ chains: CARPENTER_CHAINS, nothing: CARPENTER_NOTHING },
  },
  'a brewery': { company: BREWERY, questions: BREWERY_QUESTIONS, chains: BREWERY_CHAINS, nothing: BREWERY_NOTHING },
  'a dairy farm': { company: DAIRY, questions: DAIRY_QUESTIONS, chains: DAIRY_CHAINS, nothing: DAIRY_NOTHING },
  'school vans': { company: VANS, questions: VANS_QUESTIONS, chains: VANS_CHAINS, nothing: VANS_NOTHING },
  'a florist': { company: FLORIST, questions: FLORIST_QUESTIONS, chains: FLORIST_CHAINS, nothing: FLORIST_NOTHING },
  'a brewery, asked more': { company: BREWERY, questions: BREWERY_MORE, chains: BREWERY_MORE_CHAINS, nothing: [] },
  'a diving school': { company: DIVING, questions: DIVING_QUESTIONS, chains: DIVING_CHAINS, nothing: [] },
  'a fishing pond': { company: FISHING, questions: FISHING_QUESTIONS, chains: FISHING_CHAINS, nothing: [] },
  'a maker of signs': { company: SIGNS, questions: SIGNS_QUESTIONS, chains: SIGNS_CHAINS, nothing: [] },
  'football courts': { company: COURTS, questions: COURTS_QUESTIONS, chains: COURTS_CHAINS, nothing: [] },
  'costumes for hire': { company: COSTUMES, questions: COSTUMES_QUESTIONS, chains: COSTUMES_CHAINS, nothing: [] },
  'a stationer': { company: STATIONER, questions: STATIONER_QUESTIONS, chains: STATIONER_CHAINS, nothing: [] },
  'a hostel': { company: HOSTEL, questions: HOSTEL_QUESTIONS, chains: HOSTEL_CHAINS, nothing: [] },
  'a cleaner of drains': { company: DRAINS, questions: DRAINS_QUESTIONS, chains: DRAINS_CHAINS, nothing: [] },
  'a school of dance': { company: DANCE, questions: DANCE_QUESTIONS, chains: DANCE_CHAINS, nothing: [] },
  ...FIVE_FIRST,
  'a shop of cleaning goods': { company: CLEANING, questions: TYPED_QUESTIONS, chains: TYPED_CHAINS, nothing: [] },
  'a butcher, typed': { company: BUTCHER, questions: MORE_QUESTIONS, chains: MORE_CHAINS, nothing: [] },
  'a butcher, two things at once': {
    ...{ company: BUTCHER, questions: SAID_BUTCHER, chains: SAID_BUTCHER_CHAINS, nothing: [] },
  },
  'a shop of cleaning goods, two things at once': {
    ...{ company: CLEANING, questions: SAID_CLEANING, chains: SAID_CLEANING_CHAINS, nothing: [] },
  },
  'a stationer, in strangers’ words': {
    ...{ company: STATIONER, questions: HEARD_STATIONER, chains: HEARD_STATIONER_CHAINS, nothing: [] },
  },
  'a dentist, in strangers’ words': {
    ...{ company: DENTIST, questions: HEARD_DENTIST, chains: HEARD_DENTIST_CHAINS, nothing: [] },
  },
  'a dentist, in a hurry': {
    ...{ company: DENTIST, questions: LOOSE_DENTIST, chains: LOOSE_DENTIST_CHAINS, nothing: [] },
  },
  'a shop of cleaning goods, in a hurry': {
    ...{ company: CLEANING, questions: LOOSE_SHOP, chains: LOOSE_SHOP_CHAINS, nothing: [] },
  },
  'a laundry': { company: LAUNDRY, questions: LAUNDRY_QUESTIONS, chains: LAUNDRY_CHAINS, nothing: LAUNDRY_NOTHING },
}

/** Sets of few questions by each of several owners: the goals are of all of them. */
const SETS: Readonly<Record<string, Readonly<Record<string, Asked>>>> = {
  'owners who ask again': {
    ...FIVE_SECOND,
    ...FIVE_THIRD,
    ...FIVE_FOURTH,
    ...FOUR_OWNERS,
    ...THREE_OWNERS,
    ...FOUR_MORE,
    ...FOUR_LAST,
    ...NINTH,
  },
  'owners by the way': ORDINARY,
}

onBothEngines('questions whose values plain sums know', (t) => {
  const { companyOf } = shopTest(t)

  /** Asks everything, and says what came of it. */
  async function judged(name: string, { company, questions, chains, nothing }: Asked) {
    const { ask, lines } = await companyOf(company.contas, company.propria, (own) => apartLedger(company, own))
    const figures = sums(lines, company)
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

  test.each(Object.entries(ASKED))(
    'of %s are answered rightly or not at all',
    async (name, asked) => expectGoals([await judged(name, asked)]),
    240_000,
  )

  test.each(Object.entries(SETS))(
    'of %s are answered rightly or not at all',
    async (_, owners) => {
      const all = []
      for (const [name, asked] of Object.entries(owners)) all.push(await judged(name, asked))
      expectGoals(all)
    },
    240_000,
  )
})
