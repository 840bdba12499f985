import * as z from 'zod/mini'
import { PredictiveResult } from './agent.ts'
import { ActionPlan, Fact, FactReference, Insight, OverallScore } from './analysis.ts'
import { Chart } from './chart.ts'
import { ALL_SECTORS } from './company.ts'
import { employeesField, lineField, moneyField, optionalLine, requiredText } from './fields.ts'
import { LIMITS } from './limits.ts'

/** Labels of the tool's fields, in the order of the form. */
export const TOOL_LABELS = {
  nomeEmpresa: 'Nome da empresa',
  setor: 'Setor',
  faturamento: 'Faturamento mensal (R$)',
  funcionarios: 'Funcionários',
  tempoMercado: 'Tempo de mercado',
  desafios: 'Principais desafios',
  objetivos: 'Objetivos',
  custos: 'Custos mensais (R$)',
  nomeUsuario: 'Nome do responsável',
  emailUsuario: 'E-mail do responsável',
  telefoneUsuario: 'Telefone do responsável',
  cnpj: 'CNPJ',
  localizacao: 'Localização',
} as const

const required = (field: keyof typeof TOOL_LABELS) => `${TOOL_LABELS[field]} é obrigatório.`

const sector = z.string({ error: required('setor') }).check(
  z.minLength(1, required('setor')),
  z.refine((value) => ALL_SECTORS.includes(value), { error: 'Escolha um setor da lista.' }),
)

/** A missing number says that it is required; a wrong one what is wrong with it. */
const requiredNumber = (field: keyof typeof TOOL_LABELS, schema: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.custom<number, number | null>((value) => value !== undefined && value !== null, {
      error: required(field),
      abort: true,
    }),
    schema,
  )

/** What the analysis tool sends. The responsible person's data is for the form alone: it is checked and not stored. */
export const CompanyAnalysisInput = z.strictObject({
  nomeEmpresa: lineField(required('nomeEmpresa')),
  setor: sector,
  faturamento: requiredNumber('faturamento', moneyField()),
  funcionarios: requiredNumber('funcionarios', employeesField(1)),
  tempoMercado: optionalLine(),
  desafios: requiredText(required('desafios'), LIMITS.freeText),
  objetivos: requiredText(required('objetivos'), LIMITS.freeText),
  custos: z.optional(z.nullable(moneyField())),
  nomeUsuario: optionalLine(),
  emailUsuario: optionalLine(LIMITS.email),
  telefoneUsuario: optionalLine(40),
  cnpj: optionalLine(40),
  localizacao: optionalLine(),
})
export type CompanyAnalysisInput = z.infer<typeof CompanyAnalysisInput>

/** The facts behind an answer; their paths are those of the analysis that it is a part of. */
const facts = { fatos: z.array(Fact), referencias: z.array(FactReference) }
export const ToolAnalysis = z.object({
  resposta: z.string(),
  scoreGeral: OverallScore,
  insights: z.array(Insight),
  ...facts,
})
export const ToolPlan = z.object({ scoreGeral: OverallScore, planoAcao: ActionPlan, ...facts })
export const ToolCharts = z.object({ charts: z.array(Chart), ...facts })

const reply = <T extends z.core.$ZodType>(data: T) => z.object({ success: z.literal(true), data })
export const ToolAnalysisReply = reply(ToolAnalysis)
export const ToolPlanReply = reply(ToolPlan)
export const ToolChartsReply = reply(ToolCharts)
export const ToolPredictiveReply = reply(PredictiveResult)
