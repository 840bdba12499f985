import * as z from 'zod/mini'
import type { MarketSegment } from './company.ts'
import { emailField } from './fields.ts'
import { LIMITS } from './limits.ts'

export const ACQUISITION_CHANNELS = [
  'Google Ads',
  'Redes Sociais (Orgânico)',
  'Redes Sociais (Pago)',
  'E-mail Marketing',
  'Indicações',
  'Prospecção Ativa (Outbound)',
  'Eventos/Feiras',
  'Mídia Tradicional (TV, Rádio, Impresso)',
  'Parcerias',
  'Outro',
] as const

/** The option of a list for who has none of its items; it excludes the others. */
export const NONE_OF_THESE = 'Nenhum destes'

export const AI_USAGE = [
  'Já utilizo (especificar)',
  'Tenho planos de integrar',
  'Ainda não considerei',
  'Não tenho interesse',
] as const

export const COMPANY_AGES = ['Menos de 1 ano', '1 a 2 anos', '3 a 5 anos', '6 a 10 anos', 'Mais de 10 anos'] as const

export const REVENUE_BANDS = [
  'Até R$ 6.750 (MEI)',
  'R$ 6.751 a R$ 30.000',
  'R$ 30.001 a R$ 100.000',
  'R$ 100.001 a R$ 400.000',
  'Acima de R$ 400.000',
] as const

export const EMPLOYEE_BANDS = ['Só eu', '2 a 4', '5 a 9', '10 a 19', '20 a 49', '50 ou mais'] as const

export const DIAGNOSTIC_TEXT = {
  emailInvalid: 'Por favor, digite um e-mail válido.',
  emailOther: 'Use o e-mail da sua conta.',
  companyMissing: 'Erro: ID da empresa não encontrado. Por favor, selecione ou crie uma empresa.',
  otherChannel: 'Por favor, especifique o Outro Canal de Aquisição.',
  aiSpecification: 'Por favor, especifique como já utiliza IA.',
  requiredAnswer: 'Resposta obrigatória.',
  unknownProblem: 'Escolha um dos problemas da lista.',
  unknownAccount: 'Escolha uma das contas desta análise.',
  noDiagnostic: 'Responda primeiro o diagnóstico desta empresa.',
  segmentPhrase: 'perguntas do segmento',
  unknownOption: 'Escolha uma das opções da lista.',
  unknownQuestion: 'Esta pergunta não faz parte do segmento escolhido.',
  tooLong: `Use no máximo ${LIMITS.freeText} caracteres.`,
  done: 'Diagnóstico enviado com sucesso! Redirecionando para o seu painel...',
  missing: (phrases: readonly string[]) => `Por favor, preencha: ${phrases.join(', ')}.`,
} as const

export const QUESTION_TYPES = ['text', 'textarea', 'select', 'multiselect'] as const

/** A question of the form, as data. `options` is set on select and multiselect only. */
export const Question = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  help: z.optional(z.string()),
  options: z.optional(z.array(z.string())),
})
export type Question = z.infer<typeof Question>

export const QuestionsReply = z.object({
  success: z.literal(true),
  data: z.object({ general: z.array(Question), segments: z.record(z.string(), z.array(Question)) }),
})
export type QuestionSets = { general: Question[]; segments: Record<MarketSegment, Question[]> }

const answer = z
  .string({ error: DIAGNOSTIC_TEXT.requiredAnswer })
  .check(z.trim(), z.maxLength(LIMITS.freeText, DIAGNOSTIC_TEXT.tooLong))

/** Shape only; what is missing or not on a list is found by `diagnosticProblems`. */
export const FormAnswers = z.strictObject({
  company_name: z._default(answer, ''),
  market_segment: z._default(answer, ''),
  company_age: z._default(answer, ''),
  revenue: z._default(answer, ''),
  main_costs: z._default(answer, ''),
  kpis: z.optional(answer),
  operational_flow: z._default(answer, ''),
  employees: z._default(answer, ''),
  acquisition_channels: z._default(z.array(answer).check(z.maxLength(20)), []),
  other_channel: z.optional(answer),
  main_challenge: z._default(answer, ''),
  ai_usage: z._default(answer, ''),
  ai_specification: z.optional(answer),
  future_goals: z._default(answer, ''),
})
export type FormAnswers = z.infer<typeof FormAnswers>

/** Question id → answer: a text or one option, or the list of ticked options of a multiselect. */
export const SegmentAnswers = z.record(z.string(), z.union([answer, z.array(answer).check(z.maxLength(40))]))
export type SegmentAnswers = z.infer<typeof SegmentAnswers>

export const DiagnosticSubmission = z.strictObject({
  userEmail: emailField(DIAGNOSTIC_TEXT.emailInvalid, DIAGNOSTIC_TEXT.emailInvalid),
  companyId: z.string({ error: DIAGNOSTIC_TEXT.companyMissing }).check(z.minLength(1, DIAGNOSTIC_TEXT.companyMissing)),
  formAnswers: FormAnswers,
  segmentSpecificAnswers: z._default(SegmentAnswers, {}),
})
export type DiagnosticSubmission = z.infer<typeof DiagnosticSubmission>

export const DiagnosticReply = z.object({
  success: z.literal(true),
  data: z.object({ analysisId: z.string(), status: z.literal('completed') }),
})

/** Required general fields in form order, with the phrase each adds to the 'Por favor, preencha' message. */
export const REQUIRED_PHRASES = [
  ['company_name', 'nome da empresa'],
  ['market_segment', 'segmento de mercado'],
  ['company_age', 'tempo de mercado'],
  ['revenue', 'faturamento mensal'],
  ['main_costs', 'principais custos'],
  ['operational_flow', 'fluxo operacional'],
  ['employees', 'número de funcionários'],
  ['acquisition_channels', 'canais de aquisição de clientes'],
  ['main_challenge', 'principal desafio'],
  ['ai_usage', 'uso de inteligência artificial'],
  ['future_goals', 'objetivos futuros'],
] as const satisfies readonly (readonly [keyof FormAnswers, string])[]

const isBlank = (value: string | readonly string[] | undefined) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0)

export interface DiagnosticProblems {
  /** Field or question id → sentence, in form order. */
  fields: Record<string, string>
  /** One sentence for the banner; the missing fields come together. */
  message: string
}

/**
 * What keeps a diagnostic from being sent, or undefined when nothing does. Form and server both ask here.
 * `segmentQuestions` are those of the chosen segment, empty while none is chosen.
 */
export function diagnosticProblems(
  form: FormAnswers,
  segmentAnswers: SegmentAnswers,
  questions: QuestionSets,
): DiagnosticProblems | undefined {
  const fields: Record<string, string> = {}
  const phrases: string[] = []
  const general = new Map(questions.general.map((question) => [question.id, question]))
  for (const [field, phrase] of REQUIRED_PHRASES) {
    const value = form[field]
    if (isBlank(value)) {
      phrases.push(phrase)
      fields[field] = DIAGNOSTIC_TEXT.requiredAnswer
    } else if (!isOffered(value, general.get(field)?.options)) fields[field] = DIAGNOSTIC_TEXT.unknownOption
    if (field === 'acquisition_channels' && form.acquisition_channels.includes('Outro') && isBlank(form.other_channel))
      fields.other_channel = DIAGNOSTIC_TEXT.otherChannel
    if (field === 'ai_usage' && form.ai_usage === AI_USAGE[0] && isBlank(form.ai_specification))
      fields.ai_specification = DIAGNOSTIC_TEXT.aiSpecification
  }
  const segment = Object.hasOwn(questions.segments, form.market_segment)
    ? questions.segments[form.market_segment as MarketSegment]
    : []
  let segmentMissing = false
  for (const question of segment) {
    const value = Object.hasOwn(segmentAnswers, question.id) ? segmentAnswers[question.id] : undefined
    if (isBlank(value)) {
      if (!question.required) continue
      segmentMissing = true
      fields[question.id] = DIAGNOSTIC_TEXT.requiredAnswer
    } else if (Array.isArray(value) !== (question.type === 'multiselect') || !isOffered(value!, question.options))
      fields[question.id] = DIAGNOSTIC_TEXT.unknownOption
  }
  if (segmentMissing) phrases.push(DIAGNOSTIC_TEXT.segmentPhrase)
  const known = new Set(segment.map((question) => question.id))
  for (const id of Object.keys(segmentAnswers)) if (!known.has(id)) fields[id] = DIAGNOSTIC_TEXT.unknownQuestion
  const first = Object.values(fields)[0]
  if (first === undefined) return undefined
  return { fields, message: phrases.length > 0 ? DIAGNOSTIC_TEXT.missing(phrases) : first }
}

function isOffered(value: string | readonly string[], options: readonly string[] | undefined): boolean {
  if (!options) return true
  const chosen = typeof value === 'string' ? [value] : value
  return new Set(chosen).size === chosen.length && chosen.every((item) => options.includes(item))
}
