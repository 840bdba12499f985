import { ACCOUNT_MUTANTS } from './account.data.ts'
import { COST_MUTANTS } from './cost.data.ts'
import { HTTP_MUTANTS } from './http.data.ts'
import { JOB_MUTANTS } from './jobs.data.ts'
import { KEEPING_MUTANTS } from './keeping.data.ts'
import type { Mutant } from './mutant.ts'
import { REACH_MUTANTS } from './reach.data.ts'
import { RECOVERY_MUTANTS } from './recovery.data.ts'
import { SHARING_MUTANTS } from './sharing.data.ts'

/** Every defence that `npm run test:mutants` takes away. */
export const MUTANTS: readonly Mutant[] = [
  ...HTTP_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...RECOVERY_MUTANTS,
  ...JOB_MUTANTS,
  ...KEEPING_MUTANTS,
  ...REACH_MUTANTS,
  ...COST_MUTANTS,
  ...SHARING_MUTANTS,
]
