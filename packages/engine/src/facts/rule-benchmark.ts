import { COMPANY_AGES } from '@norteia/contracts/diagnostic'
import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import {
  ACTIVITY_BENCHMARKS,
  AGE_BENCHMARKS,
  type BenchmarkUse,
  RULE_BENCHMARKS,
  SEGMENT_BENCHMARKS,
} from '#src/data/rule-benchmarks.data.ts'
import type { Reading } from '#src/reading/input.ts'

/** The public figure that a rule's answer is read against: of the trade, else the segment, else in general. null: none fits. */
export function ruleBenchmark(rule: string, { form, segment, activity, referenceMonth }: Reading): BenchmarkUse | null {
  const own = ACTIVITY_BENCHMARKS[activity.activity.id]
  const use =
    rule === 'company_age'
      ? AGE_BENCHMARKS[(COMPANY_AGES as readonly string[]).indexOf(form.company_age)]
      : own && Object.hasOwn(own, rule)
        ? own[rule]
        : (SEGMENT_BENCHMARKS[segment]?.[rule] ?? RULE_BENCHMARKS[rule])
  return use && referenceMonth <= BENCHMARKS[use.id].expira ? use : null
}
