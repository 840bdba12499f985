import type { MarketSegment } from '@norteia/contracts/company'
import {
  AI_USAGE,
  DIAGNOSTIC_TEXT,
  DiagnosticSubmission,
  diagnosticProblems,
  type Question,
  type QuestionSets,
} from '@norteia/contracts/diagnostic'
import * as z from 'zod/mini'
import { Entries } from './draft.ts'

/** Name of a field of the form: 'userEmail', 'general.…' or 'segment.…'. */
export type EntryName = 'userEmail' | `general.${string}` | `segment.${string}`

export interface Refusal {
  /** In form order. */
  fields: [EntryName, string][]
  /** For the banner; undefined where the fields say it all. */
  banner: string | undefined
}

type Answer = string | string[] | undefined
export const text = (value: Answer) => (typeof value === 'string' ? value : '')
const list = (value: Answer) => (Array.isArray(value) ? value : [])

export const asksOtherChannel = (channels: Answer) => list(channels).includes('Outro')
export const asksAiUse = (usage: Answer) => usage === AI_USAGE[0]

export function segmentQuestions(questions: QuestionSets, segment: string): readonly Question[] {
  return Object.hasOwn(questions.segments, segment) ? questions.segments[segment as MarketSegment] : []
}

/** The body of the call; what doesn't apply to the present answers is left out. */
export function bodyOf(entries: Entries, companyId: string, questions: QuestionSets): DiagnosticSubmission {
  const { general } = entries
  const answered = segmentQuestions(questions, text(general.market_segment)).flatMap(({ id }) => {
    const value = entries.segment[id]
    return value === undefined || value.length === 0 ? [] : [[id, value] as const]
  })
  const optional = {
    kpis: text(general.kpis).trim(),
    other_channel: asksOtherChannel(general.acquisition_channels) ? text(general.other_channel).trim() : '',
    ai_specification: asksAiUse(general.ai_usage) ? text(general.ai_specification).trim() : '',
  }
  return {
    userEmail: entries.userEmail.trim().toLowerCase(),
    companyId,
    formAnswers: {
      company_name: text(general.company_name).trim(),
      market_segment: text(general.market_segment),
      company_age: text(general.company_age),
      revenue: text(general.revenue),
      main_costs: text(general.main_costs).trim(),
      operational_flow: text(general.operational_flow).trim(),
      employees: text(general.employees),
      acquisition_channels: list(general.acquisition_channels),
      main_challenge: text(general.main_challenge).trim(),
      ai_usage: text(general.ai_usage),
      future_goals: text(general.future_goals).trim(),
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    },
    segmentSpecificAnswers: Object.fromEntries(answered),
  }
}

/** Why the body can't be sent, or undefined when it can. */
export function refusalOf(body: DiagnosticSubmission, ownEmail: string, questions: QuestionSets): Refusal | undefined {
  const fields: [EntryName, string][] = []
  if (!body.userEmail.includes('@')) fields.push(['userEmail', DIAGNOSTIC_TEXT.emailInvalid])
  else if (body.userEmail !== ownEmail.toLowerCase()) fields.push(['userEmail', DIAGNOSTIC_TEXT.emailOther])
  const problems = diagnosticProblems(body.formAnswers, body.segmentSpecificAnswers, questions)
  const found: Record<string, string> = { ...problems?.fields }
  for (const issue of DiagnosticSubmission.safeParse(body).error?.issues ?? []) {
    const name = String(issue.path[1] ?? issue.path[0])
    if (name !== 'userEmail') found[name] ??= issue.message
  }
  for (const { id } of questions.general) if (found[id]) fields.push([`general.${id}`, found[id]])
  for (const { id } of segmentQuestions(questions, body.formAnswers.market_segment))
    if (found[id]) fields.push([`segment.${id}`, found[id]])
  if (fields.length === 0) return undefined
  const message = problems?.message
  return { fields, banner: fields.some(([, sentence]) => sentence === message) ? undefined : message }
}

/** Entries of the form to the call's body; an issue for each field that `refusalOf` names, in form order. */
export const submissionSchema = (ownEmail: string, companyId: string, questions: QuestionSets) =>
  z.pipe(
    Entries,
    z.transform((entries, payload) => {
      const body = bodyOf(entries, companyId, questions)
      for (const [name, message] of refusalOf(body, ownEmail, questions)?.fields ?? [])
        payload.issues.push({ code: 'custom', path: name.split('.'), message, input: entries })
      return body
    }),
  )
