import * as z from 'zod/mini'
import { FormAnswers, SegmentAnswers } from './diagnostic.ts'

/** The company's newest answers; null: it has none yet. */
export const AnswersReply = z.object({
  success: z.literal(true),
  data: z.nullable(
    z.object({ createdAt: z.iso.datetime(), formAnswers: FormAnswers, segmentSpecificAnswers: SegmentAnswers }),
  ),
})
export type KeptAnswers = NonNullable<z.infer<typeof AnswersReply>['data']>

/** 'unchanged': nothing is known today that the newest analysis didn't know; `analysisId` is that one. */
export const ReanalysisReply = z.object({
  success: z.literal(true),
  data: z.object({ analysisId: z.string(), status: z.enum(['completed', 'unchanged']) }),
})
