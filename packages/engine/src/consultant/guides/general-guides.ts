import { ASKED_GUIDES } from './asked-guides.ts'
import { BANK_DEBT_GUIDES } from './bank-debts.data.ts'
import { CLIENT_SCENE_GUIDES } from './client-scenes.data.ts'
import { SALES_TALK_GUIDES } from './closing-sales.data.ts'
import { COMPANY_PAPER_GUIDES } from './company-papers.data.ts'
import { COMPLAINT_GUIDES } from './complaints.data.ts'
import { COURSE_GUIDES } from './course.data.ts'
import { CUSTOMER_TROUBLE_GUIDES } from './customer-trouble.data.ts'
import { CUSTOMER_GUIDES } from './customers.data.ts'
import { DAILY_GUIDES } from './daily.data.ts'
import { DAILY_CUSTOMER_GUIDES } from './daily-customers.data.ts'
import { DAILY_SUPPLIE_GUIDES } from './daily-supplies.data.ts'
import { DEBT_GUIDES } from './debts.data.ts'
import { DAY_DOUBT_GUIDES } from './doubts-of-the-day.data.ts'
import { EVERYDAY_GUIDES } from './everyday.data.ts'
import { EVERYDAY_DEALING_GUIDES } from './everyday-dealings.data.ts'
import { FAMILY_FIELD_GUIDES } from './family-and-fields.data.ts'
import { LABOUR_RULE_GUIDES } from './labour-rules.data.ts'
import { LIFE_AND_KIN_GUIDES } from './life-and-kin.data.ts'
import { LOCAL_PRICE_GUIDES } from './local-prices.data.ts'
import { LOCAL_SERVICE_GUIDES } from './local-services.data.ts'
import { MISHAP_GUIDES } from './mishaps.data.ts'
import { MONEY_GUIDES } from './money.data.ts'
import { ONLINE_PRESENCE_GUIDES } from './online-presence.data.ts'
import { OWNER_GUIDES } from './owner.data.ts'
import { OWNER_DECISION_GUIDES } from './owner-decisions.data.ts'
import { OWNER_MONEY_GUIDES } from './owner-money.data.ts'
import { PAPER_GUIDES } from './papers.data.ts'
import { PARTNER_FAMILY_GUIDES } from './partners-family.data.ts'
import { PEOPLE_GUIDES } from './people.data.ts'
import { PEOPLE_AND_HEIR_GUIDES } from './people-and-heirs.data.ts'
import { PEOPLE_TALK_GUIDES } from './people-talks.data.ts'
import { PLAIN_FACT_GUIDES } from './plain-facts.data.ts'
import { PLAIN_MANAGEMENT_GUIDES } from './plain-management.data.ts'
import { PREMISES_GUIDES } from './premises.data.ts'
import { RIGHT_DEBT_GUIDES } from './rights-and-debts.data.ts'
import { RIVAL_GUIDES } from './rivals-and-neighbours.data.ts'
import { RUNNING_THE_WORK_GUIDES } from './running-the-work.data.ts'
import { SAFETY_AND_PERMIT_GUIDES } from './safety-and-permits.data.ts'
import { SERVICE_DISPUTE_GUIDES } from './service-disputes.data.ts'
import { SERVICE_PRICE_GUIDES } from './service-prices.data.ts'
import { SERVICE_GUIDES } from './services.data.ts'
import { STAFF_CHANGE_GUIDES } from './staff-and-change.data.ts'
import { STAFF_CASE_GUIDES } from './staff-cases.data.ts'
import { STAFF_DAILY_GUIDES } from './staff-daily.data.ts'
import { STAFF_HIRING_GUIDES } from './staff-hiring.data.ts'
import { STEADY_CLIENT_GUIDES } from './steady-clients.data.ts'
import { TAXES_AND_CASH_GUIDES } from './taxes-and-cash.data.ts'
import { TAX_MEI_GUIDES } from './taxes-and-mei.data.ts'
import { TECH_GUIDES } from './tech.data.ts'
import { TURNOVER_GUIDES } from './turning-over.data.ts'
import type { Guide } from './types.ts'
import { WORK_GUIDES } from './work.data.ts'

/** Subjects that every company meets, whatever it sells. */
export const GENERAL_GUIDES: readonly Guide[] = [
  ...ASKED_GUIDES,
  ...EVERYDAY_GUIDES,
  ...CUSTOMER_GUIDES,
  ...MONEY_GUIDES,
  ...PEOPLE_GUIDES,
  ...PEOPLE_TALK_GUIDES,
  ...OWNER_GUIDES,
  ...PAPER_GUIDES,
  ...PLAIN_FACT_GUIDES,
  ...WORK_GUIDES,
  ...DAILY_GUIDES,
  ...TECH_GUIDES,
  ...SERVICE_GUIDES,
  ...LOCAL_SERVICE_GUIDES,
  ...COURSE_GUIDES,
  ...CUSTOMER_TROUBLE_GUIDES,
  ...EVERYDAY_DEALING_GUIDES,
  ...TAXES_AND_CASH_GUIDES,
  ...PEOPLE_AND_HEIR_GUIDES,
  ...OWNER_MONEY_GUIDES,
  ...SAFETY_AND_PERMIT_GUIDES,
  ...RUNNING_THE_WORK_GUIDES,
  ...DAILY_CUSTOMER_GUIDES,
  ...DAILY_SUPPLIE_GUIDES,
  ...SERVICE_PRICE_GUIDES,
  ...LOCAL_PRICE_GUIDES,
  ...DEBT_GUIDES,
  ...COMPLAINT_GUIDES,
  ...SALES_TALK_GUIDES,
  ...ONLINE_PRESENCE_GUIDES,
  ...MISHAP_GUIDES,
  ...STAFF_CASE_GUIDES,
  ...STAFF_CHANGE_GUIDES,
  ...STAFF_HIRING_GUIDES,
  ...PARTNER_FAMILY_GUIDES,
  ...BANK_DEBT_GUIDES,
  ...PREMISES_GUIDES,
  ...COMPANY_PAPER_GUIDES,
  ...OWNER_DECISION_GUIDES,
  ...SERVICE_DISPUTE_GUIDES,
  ...STAFF_DAILY_GUIDES,
  ...LIFE_AND_KIN_GUIDES,
  ...RIVAL_GUIDES,
  ...CLIENT_SCENE_GUIDES,
  ...STEADY_CLIENT_GUIDES,
  ...TURNOVER_GUIDES,
  ...LABOUR_RULE_GUIDES,
  ...TAX_MEI_GUIDES,
  ...RIGHT_DEBT_GUIDES,
  ...FAMILY_FIELD_GUIDES,
  ...DAY_DOUBT_GUIDES,
  ...PLAIN_MANAGEMENT_GUIDES,
]
