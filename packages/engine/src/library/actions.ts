import { AGRICULTURE_ACTIONS } from './agriculture.data.ts'
import { ALONE_ACTIONS } from './alone.data.ts'
import { EDUCATION_ACTIONS } from './education.data.ts'
import { FOOD_ACTIONS } from './food.data.ts'
import { GENERAL_ACTIONS } from './general.data.ts'
import { GROWTH_ACTIONS } from './growth.data.ts'
import { HEALTH_ACTIONS } from './health.data.ts'
import { INDUSTRY_ACTIONS } from './industry.data.ts'
import { OTHER_ACTIONS } from './other.data.ts'
import { RETAIL_ACTIONS } from './retail.data.ts'
import { SERVICES_ACTIONS } from './services.data.ts'
import { TECHNOLOGY_ACTIONS } from './technology.data.ts'
import type { RuleActions } from './types.ts'

const ALL: RuleActions[] = [
  ...GENERAL_ACTIONS,
  ...GROWTH_ACTIONS,
  ...SERVICES_ACTIONS,
  ...RETAIL_ACTIONS,
  ...INDUSTRY_ACTIONS,
  ...TECHNOLOGY_ACTIONS,
  ...HEALTH_ACTIONS,
  ...EDUCATION_ACTIONS,
  ...FOOD_ACTIONS,
  ...AGRICULTURE_ACTIONS,
  ...OTHER_ACTIONS,
]

/** Three steps and the consultant's knowledge for every scoring rule, by rule id. */
export const ACTIONS: ReadonlyMap<string, RuleActions> = new Map(ALL.map((entry) => [entry.rule, entry]))

/** The same for an owner who works alone. */
export const ACTIONS_ALONE: ReadonlyMap<string, RuleActions> = new Map(
  ALL.map((entry) => {
    const { medir, corrigir, fixar, conhecimento } = ALONE_ACTIONS[entry.rule] ?? {}
    return [
      entry.rule,
      {
        ...entry,
        medir: { ...entry.medir, ...medir },
        corrigir: { ...entry.corrigir, ...corrigir },
        fixar: { ...entry.fixar, ...fixar },
        conhecimento: conhecimento ?? entry.conhecimento,
      },
    ]
  }),
)
