import { AT_STAKE_CARDS } from './at-stake.data.ts'
import { CHANNEL_CARDS } from './channels.data.ts'
import { COSTS_CARDS } from './costs.data.ts'
import { DEPENDENCE_CARDS } from './dependence.data.ts'
import { EVERYDAY_CARDS } from './everyday.data.ts'
import { EXPANSION_CARDS } from './expansion.data.ts'
import { FOOD_AGRICULTURE_CARDS } from './food-agriculture.data.ts'
import { HEALTH_EDUCATION_CARDS } from './health-education.data.ts'
import { MARKET_CARDS } from './market.data.ts'
import { MONEY_CARDS } from './money.data.ts'
import { OFFER_CARDS } from './offers.data.ts'
import { OPERATIONS_CARDS } from './operations.data.ts'
import { OWNER_LIFE_CARDS } from './owner-life.data.ts'
import { PEOPLE_CARDS } from './people.data.ts'
import { PERMIT_CARDS } from './permits.data.ts'
import { SALES_CARDS } from './sales.data.ts'
import { TEAM_CARDS } from './team.data.ts'
import { TECHNOLOGY_CARDS } from './technology.data.ts'
import { TRADES_CARDS } from './trades.data.ts'
import type { ProblemCard } from './types.ts'
import { UNPAID_CARDS } from './unpaid.data.ts'

/** Every problem that an owner's words are matched against. */
export const PROBLEM_CARDS: readonly ProblemCard[] = [
  ...AT_STAKE_CARDS,
  ...CHANNEL_CARDS,
  ...COSTS_CARDS,
  ...DEPENDENCE_CARDS,
  ...EVERYDAY_CARDS,
  ...EXPANSION_CARDS,
  ...FOOD_AGRICULTURE_CARDS,
  ...HEALTH_EDUCATION_CARDS,
  ...MARKET_CARDS,
  ...MONEY_CARDS,
  ...OFFER_CARDS,
  ...OPERATIONS_CARDS,
  ...OWNER_LIFE_CARDS,
  ...PEOPLE_CARDS,
  ...PERMIT_CARDS,
  ...SALES_CARDS,
  ...TEAM_CARDS,
  ...TECHNOLOGY_CARDS,
  ...TRADES_CARDS,
  ...UNPAID_CARDS,
]
