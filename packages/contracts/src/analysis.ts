import * as z from 'zod/mini'
import { Chart } from './chart.ts'
import { Company } from './company.ts'

/** informado ●, importado ■, calculado ƒ, estimado ≈, referência § */
export const FACT_KINDS = ['informado', 'importado', 'calculado', 'estimado', 'referência'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** One figure and where it came from. Every number in a stored text resolves to one of these. */
export const Fact = z.object({
  /** Unique in its analysis, for example 'empresa.faturamento'. */
  id: z.string(),
  rotulo: z.string(),
  valor: z.union([z.number(), z.string()]),
  /** 'R$', '%', 'pontos', 'pessoas', 'meses', 'dias', 'R$/mês' … ; '' for a bare number or text. */
  unidade: z.string(),
  tipo: z.enum(FACT_KINDS),
  /** In words for the owner: the form's question, the company's record, the rule or the public source. */
  origem: z.string(),
  /** How it was computed, with the inputs in it. Stands on calculado and estimado. */
  formula: z.optional(z.string()),
  /** Ids of the facts that the formula takes. */
  entradas: z.optional(z.array(z.string())),
  /** Stands on referência, but for what the product itself sets (deadlines, weights, planning references). */
  fonte: z.optional(z.object({ orgao: z.string(), ano: z.number(), url: z.string() })),
})
export type Fact = z.infer<typeof Fact>

/** Says that characters [inicio, fim) of the text at `campo` are the figure `fato`. A number field has 0 and 0: the whole of it. */
export const FactReference = z.object({
  /** Path from the analysis, for example 'insights.analiseCompleta.insights.0.valor'. */
  campo: z.string(),
  inicio: z.number(),
  fim: z.number(),
  fato: z.string(),
})
export type FactReference = z.infer<typeof FactReference>

export const DIMENSIONS = [
  { id: 'FIN', nome: 'Finanças' },
  { id: 'VEN', nome: 'Vendas e marketing' },
  { id: 'OPE', nome: 'Operações' },
  { id: 'GES', nome: 'Gestão' },
  { id: 'PES', nome: 'Pessoas e produtividade' },
  { id: 'DIG', nome: 'Digital e IA' },
] as const
export type DimensionId = (typeof DIMENSIONS)[number]['id']

export const ScoreDimension = z.object({
  id: z.enum(['FIN', 'VEN', 'OPE', 'GES', 'PES', 'DIG']),
  nome: z.string(),
  /** 0 to 100; null: not assessed, and left out of the total. */
  nota: z.nullable(z.number()),
  /** Share of the total in percent. */
  peso: z.number(),
})

export const OverallScore = z.object({
  /** Whole number, 0 to 100. */
  scoreTotal: z.number(),
  classificacao: z.object({ nivel: z.string(), emoji: z.string() }),
  resumo: z.string(),
  dimensoes: z.array(ScoreDimension),
})
export type OverallScore = z.infer<typeof OverallScore>

export const Insight = z.object({
  /** Rule that gave it, for example 'retail_turnover'. */
  id: z.string(),
  tipo: z.enum(['risco', 'oportunidade', 'força']),
  impacto: z.enum(['alto', 'médio', 'baixo']),
  titulo: z.string(),
  valor: z.string(),
  benchmark: z.string(),
  recomendacao: z.string(),
})
export type Insight = z.infer<typeof Insight>

/** Reais, both ends included. */
export const MoneyRange = z.object({ min: z.number(), max: z.number() })
export type MoneyRange = z.infer<typeof MoneyRange>

export const PlanAction = z.object({
  acao: z.string(),
  detalhes: z.string(),
  categoria: z.string(),
  prioridade: z.enum(['ALTA', 'MÉDIA', 'BAIXA']),
  responsavel: z.string(),
  prazoDias: z.number(),
  /** null: the revenue is unknown. */
  investimento: z.nullable(MoneyRange),
  resultadoEsperado: z.string(),
})
export type PlanAction = z.infer<typeof PlanAction>

export const ActionPlan = z.object({
  acoes30Dias: z.array(PlanAction),
  acoes60Dias: z.array(PlanAction),
  acoes90Dias: z.array(PlanAction),
})
export type ActionPlan = z.infer<typeof ActionPlan>

/** 'Nossa conta': computed from this company, beside the product's planning references. null: revenue unknown. */
export const OwnAccount = z.object({
  ganhoMensal: z.nullable(z.number()),
  investimento: z.nullable(MoneyRange),
  /** Months, investment ÷ monthly gain. */
  paybackMeses: z.nullable(MoneyRange),
  /** Fraction over 12 months: 12 × gain ÷ investment − 1; min belongs to the larger investment. */
  roi: z.nullable(MoneyRange),
  explicacao: z.string(),
})
export type OwnAccount = z.infer<typeof OwnAccount>

export const FullAnalysis = z.object({
  scoreGeral: OverallScore,
  insights: z.array(Insight),
  recomendacoes: z.array(z.string()),
  planoAcao: ActionPlan,
  nossaConta: OwnAccount,
  charts: z.array(Chart),
})
export type FullAnalysis = z.infer<typeof FullAnalysis>

export const ANALYSIS_ORIGINS = ['diagnostico', 'agendada', 'ferramenta'] as const

/** One analysis of one company, as lists send it: whole, without `fatos` and `referencias`. */
export const Analysis = z.object({
  id: z.string(),
  createdAt: z.string(),
  origem: z.enum(ANALYSIS_ORIGINS),
  setor: z.string(),
  modeloIA: z.string(),
  estrategiaUtilizada: z.string(),
  /** Fraction in [0, 1]: how complete the data was, not how true the text is. */
  nivelConfianca: z.number(),
  /** Whose text stands in the answer, the engine included. */
  providersUtilizados: z.array(z.string()),
  /** Wall milliseconds of the whole computation. */
  tempoProcessamento: z.number(),
  versaoRegras: z.string(),
  resultado: z.object({ resposta: z.string() }),
  insights: z.object({
    analiseBot: z.object({ resposta: z.string(), charts: z.array(Chart) }),
    analiseCompleta: FullAnalysis,
  }),
})
export type Analysis = z.infer<typeof Analysis>

export const AnalysisDetail = z.extend(Analysis, { fatos: z.array(Fact), referencias: z.array(FactReference) })
export type AnalysisDetail = z.infer<typeof AnalysisDetail>

export const AnalysisReply = z.object({ success: z.literal(true), analise: AnalysisDetail })

export const Pagination = z.object({
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
})
export type Pagination = z.infer<typeof Pagination>

export const AnalysisPage = z.object({
  success: z.literal(true),
  analises: z.array(Analysis),
  pagination: Pagination,
})

const digits = (min: number, max: number, fallback: number, text: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/, text)), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, text), z.maximum(max, text))),
  )

export const PageQuery = z.object({
  page: digits(1, 1_000_000, 1, 'Informe uma página a partir de 1.'),
  limit: digits(1, 50, 10, 'Informe um limite de 1 a 50.'),
})
export type PageQuery = z.infer<typeof PageQuery>

/** `analises` holds at most the newest analysis that counts (diagnostic or scheduled), whole. */
export const DashboardReply = z.object({
  success: z.literal(true),
  empresa: z.extend(Company, { analises: z.array(Analysis) }),
  dashboard: z.object({ totalAnalises: z.number(), ultimaAnalise: z.nullable(z.string()) }),
})
export type DashboardReply = z.infer<typeof DashboardReply>
