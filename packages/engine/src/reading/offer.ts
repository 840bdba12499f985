import type { SegmentAnswers } from '@norteia/contracts/diagnostic'

const QUESTIONS = [
  'service_offer',
  'retail_products',
  'industry_product',
  'food_offer',
  'health_specialty',
  'edu_offer',
  'agro_activity',
  'other_description',
  'tech_offer',
]

/** What she sells, in her words; '' where she didn't say. */
export const offerOf = (answers: SegmentAnswers): string =>
  QUESTIONS.flatMap((question) => (typeof answers[question] === 'string' ? [answers[question]] : [])).join(' ')
