import { CLASSROOM_GUIDES } from './care.data.ts'
import { COUNTER_GUIDES } from './counter.data.ts'
import { COURSE_GUIDES } from './course.data.ts'
import { CUSTOMER_GUIDES } from './customers.data.ts'
import { DAILY_GUIDES } from './daily.data.ts'
import { EDUCATION_GUIDES } from './education.data.ts'
import { EVERYDAY_GUIDES } from './everyday.data.ts'
import { FACTORY_GUIDES } from './factory.data.ts'
import { FARM_GUIDES } from './farm.data.ts'
import { FOOD_GUIDES } from './food.data.ts'
import { FOOD_ORDER_GUIDES } from './food-orders.data.ts'
import { HEALTH_GUIDES } from './health.data.ts'
import { INDUSTRY_GUIDES } from './industry.data.ts'
import { LOCAL_SERVICE_GUIDES } from './local-services.data.ts'
import { MEAL_GUIDES } from './meals.data.ts'
import { MONEY_GUIDES } from './money.data.ts'
import { OWNER_GUIDES } from './owner.data.ts'
import { PAPER_GUIDES } from './papers.data.ts'
import { PEOPLE_GUIDES } from './people.data.ts'
import { PEOPLE_TALK_GUIDES } from './people-talks.data.ts'
import { RETAIL_GUIDES } from './retail.data.ts'
import { RETAIL_STOCK_GUIDES } from './retail-stock.data.ts'
import { RURAL_GUIDES } from './rural.data.ts'
import { SERVICE_GUIDES } from './services.data.ts'
import { SHOP_GUIDES } from './shop.data.ts'
import { TECH_GUIDES } from './tech.data.ts'
import type { Guide } from './types.ts'
import { WORK_GUIDES } from './work.data.ts'

export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  [
    ...CUSTOMER_GUIDES,
    ...PEOPLE_GUIDES,
    ...MONEY_GUIDES,
    ...PAPER_GUIDES,
    ...WORK_GUIDES,
    ...EVERYDAY_GUIDES,
    ...SHOP_GUIDES,
    ...FOOD_GUIDES,
    ...SERVICE_GUIDES,
    ...FARM_GUIDES,
    ...FACTORY_GUIDES,
    ...OWNER_GUIDES,
    ...DAILY_GUIDES,
    ...CLASSROOM_GUIDES,
    ...MEAL_GUIDES,
    ...FOOD_ORDER_GUIDES,
    ...RETAIL_GUIDES,
    ...RETAIL_STOCK_GUIDES,
    ...LOCAL_SERVICE_GUIDES,
    ...COUNTER_GUIDES,
    ...HEALTH_GUIDES,
    ...EDUCATION_GUIDES,
    ...RURAL_GUIDES,
    ...TECH_GUIDES,
    ...INDUSTRY_GUIDES,
    ...PEOPLE_TALK_GUIDES,
    ...COURSE_GUIDES,
  ].map((guide) => [guide.id, guide]),
)
