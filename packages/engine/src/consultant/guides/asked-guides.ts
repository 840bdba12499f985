import { ASKED_BANKING_GUIDES } from './asked-banking.data.ts'
import { ASKED_CHOICES_GUIDES } from './asked-choices.data.ts'
import { ASKED_CHOOSE_GUIDES } from './asked-choose.data.ts'
import { ASKED_CLIENTS_GUIDES } from './asked-clients.data.ts'
import { ASKED_COUNTER_GUIDES } from './asked-counter.data.ts'
import { ASKED_CRAFT_GUIDES } from './asked-craft.data.ts'
import { ASKED_DAILY_GUIDES } from './asked-daily.data.ts'
import { ASKED_EVENTS_GUIDES } from './asked-events.data.ts'
import { ASKED_FOOD_GUIDES } from './asked-food.data.ts'
import { ASKED_LAST_GUIDES } from './asked-last.data.ts'
import { ASKED_LEAVING_GUIDES } from './asked-leaving.data.ts'
import { ASKED_LIMITS_GUIDES } from './asked-limits.data.ts'
import { ASKED_MAKERS_GUIDES } from './asked-makers.data.ts'
import { ASKED_MEASURE_GUIDES } from './asked-measure.data.ts'
import { ASKED_MISSED_GUIDES } from './asked-missed.data.ts'
import { ASKED_MONEY_GUIDES } from './asked-money.data.ts'
import { ASKED_OFFERS_GUIDES } from './asked-offers.data.ts'
import { ASKED_PAPERS_GUIDES } from './asked-papers.data.ts'
import { ASKED_PEOPLE_GUIDES } from './asked-people.data.ts'
import { ASKED_PRICES_GUIDES } from './asked-prices.data.ts'
import { ASKED_REACH_GUIDES } from './asked-reach.data.ts'
import { ASKED_RULES_GUIDES } from './asked-rules.data.ts'
import { ASKED_SCENES_GUIDES } from './asked-scenes.data.ts'
import { ASKED_SHOP_GUIDES } from './asked-shop.data.ts'
import { ASKED_START_GUIDES } from './asked-start.data.ts'
import { ASKED_STOCK_GUIDES } from './asked-stock.data.ts'
import { ASKED_SUPPLIER_SIDE_GUIDES } from './asked-supplier-side.data.ts'
import { ASKED_SUPPLY_GUIDES } from './asked-supply.data.ts'
import { ASKED_TEAM_GUIDES } from './asked-team.data.ts'
import { ASKED_TRADES_GUIDES } from './asked-trades.data.ts'
import { ASKED_TURNS_GUIDES } from './asked-turns.data.ts'
import { ASKED_WORDS_GUIDES } from './asked-words.data.ts'
import { ASKED_WORK_GUIDES } from './asked-work.data.ts'
import { ASKED_WORKSHOP_GUIDES } from './asked-workshop.data.ts'
import type { Guide } from './types.ts'

/** What owners of shops, services, kitchens and small factories ask a consultant, each with the decisive thing first. */
export const ASKED_GUIDES: readonly Guide[] = [
  ...ASKED_BANKING_GUIDES,
  ...ASKED_CHOICES_GUIDES,
  ...ASKED_CHOOSE_GUIDES,
  ...ASKED_CLIENTS_GUIDES,
  ...ASKED_COUNTER_GUIDES,
  ...ASKED_CRAFT_GUIDES,
  ...ASKED_DAILY_GUIDES,
  ...ASKED_EVENTS_GUIDES,
  ...ASKED_FOOD_GUIDES,
  ...ASKED_LAST_GUIDES,
  ...ASKED_LEAVING_GUIDES,
  ...ASKED_LIMITS_GUIDES,
  ...ASKED_MAKERS_GUIDES,
  ...ASKED_MEASURE_GUIDES,
  ...ASKED_MISSED_GUIDES,
  ...ASKED_MONEY_GUIDES,
  ...ASKED_OFFERS_GUIDES,
  ...ASKED_PAPERS_GUIDES,
  ...ASKED_PEOPLE_GUIDES,
  ...ASKED_PRICES_GUIDES,
  ...ASKED_REACH_GUIDES,
  ...ASKED_RULES_GUIDES,
  ...ASKED_SCENES_GUIDES,
  ...ASKED_SHOP_GUIDES,
  ...ASKED_START_GUIDES,
  ...ASKED_STOCK_GUIDES,
  ...ASKED_SUPPLIER_SIDE_GUIDES,
  ...ASKED_SUPPLY_GUIDES,
  ...ASKED_TEAM_GUIDES,
  ...ASKED_TRADES_GUIDES,
  ...ASKED_TURNS_GUIDES,
  ...ASKED_WORDS_GUIDES,
  ...ASKED_WORKSHOP_GUIDES,
  ...ASKED_WORK_GUIDES,
]
