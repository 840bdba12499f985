import { CLASSROOM_GUIDES } from './care.data.ts'
import { COUNTER_GUIDES } from './counter.data.ts'
import { EDUCATION_GUIDES } from './education.data.ts'
import { FACTORY_GUIDES } from './factory.data.ts'
import { FARM_GUIDES } from './farm.data.ts'
import { FOOD_GUIDES } from './food.data.ts'
import { FOOD_ORDER_GUIDES } from './food-orders.data.ts'
import { GENERAL_GUIDES } from './general-guides.ts'
import { HEALTH_GUIDES } from './health.data.ts'
import { INDUSTRY_GUIDES } from './industry.data.ts'
import { MEAL_GUIDES } from './meals.data.ts'
import { RETAIL_GUIDES } from './retail.data.ts'
import { RETAIL_STOCK_GUIDES } from './retail-stock.data.ts'
import { RURAL_GUIDES } from './rural.data.ts'
import { SHOP_GUIDES } from './shop.data.ts'
import type { Guide } from './types.ts'

export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  [
    ...GENERAL_GUIDES,
    ...SHOP_GUIDES,
    ...FOOD_GUIDES,
    ...FARM_GUIDES,
    ...FACTORY_GUIDES,
    ...CLASSROOM_GUIDES,
    ...MEAL_GUIDES,
    ...FOOD_ORDER_GUIDES,
    ...RETAIL_GUIDES,
    ...RETAIL_STOCK_GUIDES,
    ...COUNTER_GUIDES,
    ...HEALTH_GUIDES,
    ...EDUCATION_GUIDES,
    ...RURAL_GUIDES,
    ...INDUSTRY_GUIDES,
  ].map((guide) => [guide.id, guide]),
)
