import * as z from 'zod/mini'
import { type AnalysisField, Fact, FactReference, type FieldOf } from './analysis.ts'
import { LIMITS } from './limits.ts'
import { essential, type Tolerant, tolerant } from './tolerant.ts'

/** Beside the texts of the agent: where their figures came from, as in `AnalysisDetail`. Paths start at the reply's `data`. */
const provenance = { fatos: z.array(Fact), referencias: z.array(FactReference) }

/** Revenue of a month to come, in reais; `saldo` is the expected revenue minus the known costs. */
export const ForecastMonth = z.object({
  mes: z.string(),
  previsto: essential(z.number()),
  minimo: z.number(),
  maximo: z.number(),
  saldo: z.optional(z.number()),
})
export type ForecastMonth = z.infer<typeof ForecastMonth>

export const MarketOpportunity = z.object({
  opportunity: z.string(),
  timeframe: z.string(),
  /** Reais: twelve months of the estimated gain. */
  potentialRevenue: z.number(),
  /** Reais: middle of the range of its class of cost. */
  investmentRequired: z.number(),
  /** Fraction: (potentialRevenue − investmentRequired) ÷ investmentRequired. */
  roi: z.number(),
  /** Fraction, estimated from readiness; no statistic. */
  probability: z.number(),
})
export type MarketOpportunity = z.infer<typeof MarketOpportunity>

export const RISK_SEVERITIES = ['ALTA', 'MÉDIA', 'BAIXA'] as const

export const RiskAlert = z.object({
  risk: z.string(),
  impact: z.string(),
  mitigation: z.string(),
  deadline: z.string(),
  severity: z.enum(RISK_SEVERITIES),
})
export type RiskAlert = z.infer<typeof RiskAlert>

export const PredictiveResult = z.object({
  cashFlowPrediction: z.object({
    /** The three calendar months after the current one; empty when no revenue is known. */
    next3Months: z.array(ForecastMonth),
    recommendation: z.string(),
    confidence: z.enum(['alta', 'média', 'baixa']),
    /** How the months were made, for the owner; says 'cenário' where it is no statistical forecast. */
    metodo: z.string(),
  }),
  /** Two to four; none without revenue. */
  marketOpportunities: z.array(MarketOpportunity),
  riskAlerts: z.array(RiskAlert),
  ...provenance,
})
export type PredictiveResult = z.infer<typeof PredictiveResult>

/** Caption under the probability of an opportunity. */
export const PROBABILITY_CAPTION = 'chance estimada pela prontidão, não estatística'

export const SectorInsights = z.object({
  /** Segment that they speak of. */
  setor: z.string(),
  trends: z.array(z.string()),
  opportunities: z.array(z.string()),
  challenges: z.array(z.string()),
  ...provenance,
})
export type SectorInsights = z.infer<typeof SectorInsights>

export const CONSULTANT_TEXT = {
  questionRequired: 'Digite uma pergunta para o consultor IA',
  questionTooLong: `Use no máximo ${LIMITS.freeText} caracteres.`,
} as const

export const ConsultantQuestion = z.strictObject({
  question: z
    .string({ error: CONSULTANT_TEXT.questionRequired })
    .check(
      z.trim(),
      z.minLength(1, CONSULTANT_TEXT.questionRequired),
      z.maxLength(LIMITS.freeText, CONSULTANT_TEXT.questionTooLong),
    ),
  companyId: z.string({ error: 'Empresa não encontrada.' }),
  /** Of the answer before. Unknown, foreign or a day old: a new conversation begins, and the answer names it. */
  conversaId: z.optional(z.nullable(z.string())),
})
export type ConsultantQuestion = z.infer<typeof ConsultantQuestion>

/** `metrica` of a sum that a calculator did. */
export const SUM_METRIC = 'calculo'

/** The figures of an answer as a table. Shares ('%') are fractions, money is in reais. */
export const ConsultantData = z.object({
  /** What was measured; 'calculo': a sum over the figures of the question. */
  metrica: z.string(),
  /** Days 'AAAA-MM-DD', both included; null: the figures belong to no time. */
  periodo: z.nullable(z.object({ de: z.string(), ate: z.string() })),
  /** Dimension → the value that was kept ('categoria' → 'frete'). */
  filtros: z.record(z.string(), z.string()),
  /** null: there is nothing to measure, and the answer says so. */
  valor: z.nullable(z.number()),
  /** Of `valor` and of every row. */
  unidade: z.string(),
  linhas: z.array(z.object({ rotulo: z.string(), valor: z.nullable(z.number()) })),
  formula: z.nullable(z.string()),
})
export type ConsultantData = z.infer<typeof ConsultantData>

/** No field is ever empty text; `actionSteps` and `risks` are empty only where the answer asks a question back. */
export const ConsultantAnswer = z.object({
  answer: z.string(),
  actionSteps: z.array(z.string()),
  expectedResults: z.string(),
  timeline: z.string(),
  /** 'a definir (informe o faturamento)' while the revenue is unknown. */
  investment: z.string(),
  roi: z.string(),
  risks: z.array(z.string()),
  /** Public figures with organisation and year, never an invented case. */
  successCases: z.string(),
  /** null: the answer is words only. */
  dados: z.nullable(ConsultantData),
  ...provenance,
})
export type ConsultantAnswer = z.infer<typeof ConsultantAnswer>

/** What `expectedResults` says where nothing is to be estimated: the screen then leaves cost, time and return out. */
export const NOTHING_EXPECTED = {
  question: 'Não há resultado a estimar nesta resposta.',
  sum: 'Uma decisão com a conta na mão, antes de comprometer dinheiro.',
  danger: 'Uma saída segura, dentro da lei e sem pôr ninguém em risco.',
  numbers: 'Um número dos seus próprios lançamentos, com a fórmula ao lado.',
} as const

/** What `successCases` says where none is known: the screen leaves the line out. */
export const NO_CASE = 'Ainda não há caso verificado para este tema'

/** `conversaId` goes into the next question: what was said then is still known, for a day. */
export const ConsultantTurn = z.extend(ConsultantAnswer, { conversaId: z.string() })
export type ConsultantTurn = z.infer<typeof ConsultantTurn>

/** The same answers as the site reads them, whatever they leave out. */
export const ReadPredictive = tolerant(PredictiveResult)
export const ReadForecast = tolerant(z.object({ data: PredictiveResult }))
export type PredictiveRead = Tolerant<typeof PredictiveResult>
export const ReadSector = tolerant(SectorInsights)
export type SectorRead = Tolerant<typeof SectorInsights>
export const ReadConsultant = tolerant(ConsultantTurn)
export type ConsultantRead = Tolerant<typeof ConsultantTurn>

/** Paths that the references of these answers may hold. */
export type AgentField = FieldOf<PredictiveResult> | FieldOf<SectorInsights> | FieldOf<ConsultantAnswer>
/** Any path of a figure: one that leads nowhere doesn't compile. */
export type FactField = AnalysisField | AgentField

/** The agent's calls answer with the data and a sentence for the panel. */
export const ConsultantReply = z.object({ success: z.literal(true), data: ConsultantTurn, message: z.string() })
export const PredictiveReply = z.object({ success: z.literal(true), data: PredictiveResult, message: z.string() })
export const SectorReply = z.object({ success: z.literal(true), data: SectorInsights, message: z.string() })

export const AGENT_TEXT = {
  consulted: 'Consulta processada pelo Agente IA!',
  predicted: 'Análise preditiva gerada com sucesso!',
  sectorLoaded: 'Insights do setor carregados!',
} as const
