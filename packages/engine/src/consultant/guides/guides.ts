import { BAKERY_GUIDES } from './bakery.data.ts'
import { BEAUTY_GUIDES } from './beauty.data.ts'
import { BEES_AND_FISH_GUIDES } from './bees-and-fish.data.ts'
import { CAKE_GUIDES } from './cakes.data.ts'
import { CARE_GUIDES } from './care.data.ts'
import { CLASSROOM_GUIDES } from './classroom.data.ts'
import { CLINIC_GUIDES } from './clinic.data.ts'
import { CODE_DEVICE_GUIDES } from './code-and-devices.data.ts'
import { COUNTER_GUIDES } from './counter.data.ts'
import { CROP_GUIDES } from './crops.data.ts'
import { DELIVERY_GUIDES } from './delivery.data.ts'
import { DINING_GUIDES } from './dining.data.ts'
import { EDUCATION_GUIDES } from './education.data.ts'
import { ENROLMENT_GUIDES } from './enrolment.data.ts'
import { EVENT_GUIDES } from './events.data.ts'
import { EXCHANGE_GUIDES } from './exchanges.data.ts'
import { FACTORY_GUIDES } from './factory.data.ts'
import { FACTORY_ORDER_GUIDES } from './factory-orders.data.ts'
import { FARM_GUIDES } from './farm.data.ts'
import { FASHION_GUIDES } from './fashion.data.ts'
import { FOOD_GUIDES } from './food.data.ts'
import { FOOD_ORDER_GUIDES } from './food-orders.data.ts'
import { GENERAL_GUIDES } from './general-guides.ts'
import { GYM_GUIDES } from './gym.data.ts'
import { HARDWARE_GUIDES } from './hardware.data.ts'
import { HEALTH_GUIDES } from './health.data.ts'
import { INDUSTRY_GUIDES } from './industry.data.ts'
import { LAND_HERD_GUIDES } from './land-and-herd.data.ts'
import { LIVESTOCK_GUIDES } from './livestock.data.ts'
import { LODGING_GUIDES } from './lodging.data.ts'
import { MARKET_GUIDES } from './market.data.ts'
import { MEAL_GUIDES } from './meals.data.ts'
import { MEAT_AND_CHEESE_GUIDES } from './meat-and-cheese.data.ts'
import { MENU_GUIDES } from './menu.data.ts'
import { NURSERY_GUIDES } from './nursery.data.ts'
import { PATIENT_RULE_GUIDES } from './patients-and-rules.data.ts'
import { PET_GUIDES } from './pets.data.ts'
import { PLAIN_TRADE_GUIDES } from './plain-trades.data.ts'
import { PRINT_GUIDES } from './print.data.ts'
import { REPLENISHMENT_GUIDES } from './replenishment.data.ts'
import { RETAIL_GUIDES } from './retail.data.ts'
import { RETAIL_STOCK_GUIDES } from './retail-stock.data.ts'
import { ROOM_DOOR_GUIDES } from './rooms-and-doors.data.ts'
import { RURAL_GUIDES } from './rural.data.ts'
import { SCHOOL_GUIDES } from './school.data.ts'
import { SCHOOL_FAMILY_GUIDES } from './school-and-family.data.ts'
import { SELLING_CROPS_GUIDES } from './selling-crops.data.ts'
import { SELLING_LIVESTOCK_GUIDES } from './selling-livestock.data.ts'
import { SHOP_GUIDES } from './shop.data.ts'
import { SHOP_FLOOR_GUIDES } from './shop-floor.data.ts'
import { SPARE_PART_GUIDES } from './spare-parts.data.ts'
import { STUDIO_GUIDES } from './studio.data.ts'
import { TREATMENT_GUIDES } from './treatments.data.ts'
import type { Guide } from './types.ts'
import { VET_GUIDES } from './vet.data.ts'
import { WORKSHOP_GUIDES } from './workshop.data.ts'

/** @throws where two have one id: the second would hide the first. */
export function guidesById(guides: readonly (readonly [id: string, guide: Guide])[]): ReadonlyMap<string, Guide> {
  const byId = new Map(guides)
  const twin = guides.find(([id, guide]) => byId.get(id) !== guide)
  if (twin) throw new Error(`two guides are called ${twin[0]}`)
  return byId
}

export const GUIDES: ReadonlyMap<string, Guide> = guidesById(
  [
    ...GENERAL_GUIDES,
    ...PATIENT_RULE_GUIDES,
    ...SCHOOL_FAMILY_GUIDES,
    ...LAND_HERD_GUIDES,
    ...CODE_DEVICE_GUIDES,
    ...ROOM_DOOR_GUIDES,
    ...SHOP_GUIDES,
    ...FOOD_GUIDES,
    ...FARM_GUIDES,
    ...FACTORY_GUIDES,
    ...CARE_GUIDES,
    ...MEAL_GUIDES,
    ...FOOD_ORDER_GUIDES,
    ...RETAIL_GUIDES,
    ...RETAIL_STOCK_GUIDES,
    ...COUNTER_GUIDES,
    ...HEALTH_GUIDES,
    ...EDUCATION_GUIDES,
    ...RURAL_GUIDES,
    ...INDUSTRY_GUIDES,
    ...BAKERY_GUIDES,
    ...BEAUTY_GUIDES,
    ...BEES_AND_FISH_GUIDES,
    ...CLASSROOM_GUIDES,
    ...CLINIC_GUIDES,
    ...CROP_GUIDES,
    ...DINING_GUIDES,
    ...FASHION_GUIDES,
    ...HARDWARE_GUIDES,
    ...LIVESTOCK_GUIDES,
    ...LODGING_GUIDES,
    ...MARKET_GUIDES,
    ...NURSERY_GUIDES,
    ...PET_GUIDES,
    ...PLAIN_TRADE_GUIDES,
    ...PRINT_GUIDES,
    ...REPLENISHMENT_GUIDES,
    ...SCHOOL_GUIDES,
    ...STUDIO_GUIDES,
    ...WORKSHOP_GUIDES,
    ...CAKE_GUIDES,
    ...GYM_GUIDES,
    ...TREATMENT_GUIDES,
    ...SELLING_CROPS_GUIDES,
    ...DELIVERY_GUIDES,
    ...EXCHANGE_GUIDES,
    ...SPARE_PART_GUIDES,
    ...EVENT_GUIDES,
    ...MEAT_AND_CHEESE_GUIDES,
    ...FACTORY_ORDER_GUIDES,
    ...MENU_GUIDES,
    ...SELLING_LIVESTOCK_GUIDES,
    ...ENROLMENT_GUIDES,
    ...SHOP_FLOOR_GUIDES,
    ...VET_GUIDES,
  ].map((guide) => [guide.id, guide] as const),
)
