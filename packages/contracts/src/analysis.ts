import * as z from 'zod/mini'
import { Chart } from './chart.ts'
import { Company } from './company.ts'
import { FACT_KINDS } from './fact-kind.ts'
import { timeField } from './fields.ts'
import { Pagination } from './pagination.ts'
import { asSent, essential, estimated, otherwise } from './tolerant.ts'

/** Defaults for fields that an answer lacks; the site marks it '(estimado)'. */
export const ESTIMATED = {
  /** Reais a month. */
  faturamento: 50_000,
  scoreTotal: 78,
  nivelConfianca: 0.95,
  modeloIA: 'Google Gemini Pro',
  estrategiaUtilizada: 'Análise Especializada',
} as const

/** One figure and where it came from. Every number in a stored text resolves to one of these. */
export const Fact = z.object({
  /** Unique in its analysis, for example 'empresa.faturamento'. */
  id: essential(z.string()),
  rotulo: z.string(),
  valor: essential(z.union([z.number(), z.string()])),
  /** 'R$', '%', 'pontos', 'pessoas', 'meses', 'dias', 'R$/mês' … ; '' for a bare number or text. */
  unidade: z.string(),
  tipo: essential(z.enum(FACT_KINDS)),
  /** In words for the owner: the form's question, the company's record, the rule or the public source. */
  origem: z.string(),
  /** How it was computed, with the inputs in it. Present on calculado and estimado. */
  formula: z.optional(z.string()),
  /** Ids of the facts that the formula takes. */
  entradas: z.optional(z.array(z.string())),
  /** Filters of the movements that it was measured from, as the address of 'Movimentações' has them. */
  consulta: z.optional(z.string()),
  /** Present on referência, except for what the product itself sets (deadlines, weights, planning references). */
  fonte: z.optional(z.object({ orgao: essential(z.string()), ano: essential(z.number()), url: essential(z.string()) })),
})
export type Fact = z.infer<typeof Fact>

/** Paths of a document's fields: 'resultado.resposta', 'insights.analiseCompleta.insights.0.valor'. */
export type FieldOf<T> = T extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldOf<Item>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${FieldOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never

/** Says that characters [inicio, fim) of the text at `campo` are the figure `fato`. A number field has 0 and 0: the whole of it. */
export const FactReference = z.object({
  /** Path from the analysis, for example 'insights.analiseCompleta.insights.0.valor'. */
  campo: essential(z.string()),
  inicio: essential(z.number()),
  fim: essential(z.number()),
  fato: essential(z.string()),
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
  scoreTotal: estimated(z.number(), ESTIMATED.scoreTotal),
  classificacao: z.object({ nivel: z.string(), emoji: z.string() }),
  resumo: z.string(),
  dimensoes: z.array(ScoreDimension),
})
export type OverallScore = z.infer<typeof OverallScore>

export const Insight = z.object({
  /** Rule that gave it, for example 'retail_turnover'. */
  id: z.string(),
  tipo: otherwise(z.enum(['risco', 'oportunidade', 'força']), 'oportunidade'),
  impacto: otherwise(z.enum(['alto', 'médio', 'baixo']), 'médio'),
  titulo: z.string(),
  valor: z.string(),
  benchmark: z.string(),
  recomendacao: z.string(),
})
export type Insight = z.infer<typeof Insight>

/** Reais, both ends included. */
export const MoneyRange = z.object({ min: essential(z.number()), max: essential(z.number()) })
export type MoneyRange = z.infer<typeof MoneyRange>

export const PlanAction = z.object({
  acao: z.string(),
  detalhes: z.string(),
  categoria: z.string(),
  prioridade: otherwise(z.enum(['ALTA', 'MÉDIA', 'BAIXA']), 'MÉDIA'),
  responsavel: z.string(),
  prazoDias: z.number(),
  /** null: the revenue is unknown. */
  investimento: z.nullable(MoneyRange),
  resultadoEsperado: z.string(),
  /** Id of the rule or problem card that gave it. This and the fields below are missing in older analyses. */
  regra: z.optional(z.string()),
  /** 1 to 3: place among the steps of its rule or card. */
  passo: z.optional(z.number()),
  /** Hours of work; null: not known. */
  horas: z.optional(z.nullable(z.object({ dono: essential(z.number()), equipe: essential(z.number()) }))),
  /** What has to be bought once, in reais; null: nothing. */
  compra: z.optional(
    z.nullable(z.object({ item: z.string(), min: essential(z.number()), max: essential(z.number()) })),
  ),
  /** Reais a month that it costs; null: nothing. */
  mensal: z.optional(z.nullable(z.number())),
  /** The same in words, figures with their facts: 'Cerca de 20 horas da equipe (R$ 300)'. */
  esforco: z.optional(z.string()),
  /** What can be copied and used for it: a sheet (lines of cells parted by ';'), a message, a script. */
  material: z.optional(
    z.object({ tipo: z.enum(['planilha', 'mensagem', 'roteiro']), titulo: z.string(), texto: z.string() }),
  ),
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

const ProblemName = z.object({ id: essential(z.string()), nome: z.string() })

/** The challenge that the owner wrote, as it was understood. */
export const Challenge = z.object({
  /** The owner's own words, at most 120 characters. */
  citacao: z.string(),
  /** The problem card that fits; null: none does, and `pergunta` asks. */
  problema: z.nullable(ProblemName),
  /** Other cards that the owner may choose instead. */
  alternativas: z.array(ProblemName),
  /** The figure that decides, in words; null: it can't be computed from what is known. */
  numero: z.nullable(z.string()),
  /** What would confirm it; null: she has said all of it. */
  pergunta: z.nullable(z.string()),
})
export type Challenge = z.infer<typeof Challenge>

/** A sum that the numbers of her challenge may come to, which she has to confirm: they may be read otherwise. */
const OpenAccount = z.object({
  /** The same for the same words and rules: what she chooses is kept by it. */
  id: essential(z.string()),
  /** What each number was taken for: 'R$ 14 é o preço oferecido; …' */
  leitura: z.string(),
  /** 'A conta: 120 × (R$ 14 − R$ 11,20) = R$ 336 por dia.' */
  conta: z.string(),
  /** What follows if it is hers; null: the account stands alone. */
  resposta: z.nullable(z.string()),
})
export type OpenAccount = z.infer<typeof OpenAccount>

export const OpenAccounts = z.object({
  /** The likeliest first, the chosen one among them. */
  itens: z.array(OpenAccount),
  /** Id of the one that she confirmed; null: she hasn't said. */
  escolhida: z.nullable(z.string()),
})
export type OpenAccounts = z.infer<typeof OpenAccounts>

/** Chosen where none of the accounts is hers. */
export const NO_ACCOUNT = 'nenhuma'

export const FullAnalysis = z.object({
  scoreGeral: OverallScore,
  insights: z.array(Insight),
  recomendacoes: z.array(z.string()),
  planoAcao: ActionPlan,
  nossaConta: OwnAccount,
  charts: z.array(asSent(Chart)),
  /** Missing in analyses from before problem cards, and in those without a challenge. */
  desafio: z.optional(Challenge),
  /** Missing where her numbers leave nothing to confirm, and in analyses from before it. */
  contas: z.optional(OpenAccounts),
})
export type FullAnalysis = z.infer<typeof FullAnalysis>

export const ANALYSIS_ORIGINS = ['diagnostico', 'agendada', 'ferramenta'] as const

/** One analysis of one company, as lists send it: whole, without `fatos` and `referencias`. */
export const Analysis = z.object({
  id: z.string(),
  createdAt: timeField,
  origem: z.enum(ANALYSIS_ORIGINS),
  setor: z.string(),
  modeloIA: estimated(z.string(), ESTIMATED.modeloIA),
  estrategiaUtilizada: estimated(z.string(), ESTIMATED.estrategiaUtilizada),
  /** Fraction in [0, 1]: how complete the data was, not how true the text is. */
  nivelConfianca: estimated(z.number(), ESTIMATED.nivelConfianca),
  /** Who wrote text of the answer, the engine included. */
  providersUtilizados: z.array(z.string()),
  /** Wall milliseconds of the whole computation. */
  tempoProcessamento: z.number(),
  versaoRegras: z.string(),
  resultado: z.object({ resposta: z.string() }),
  insights: z.object({
    analiseBot: z.object({ resposta: z.string(), charts: z.array(asSent(Chart)) }),
    analiseCompleta: FullAnalysis,
  }),
})
export type Analysis = z.infer<typeof Analysis>

export const AnalysisDetail = z.extend(Analysis, { fatos: z.array(Fact), referencias: z.array(FactReference) })
export type AnalysisDetail = z.infer<typeof AnalysisDetail>
/** A path that `FactReference.campo` may hold. */
export type AnalysisField = FieldOf<Analysis>

export const AnalysisReply = z.object({ success: z.literal(true), analise: AnalysisDetail })

export const AnalysisPage = z.object({
  success: z.literal(true),
  analises: z.array(Analysis),
  pagination: Pagination,
})

/** `analises` holds at most the newest analysis that counts (diagnostic or scheduled), whole. */
export const DashboardReply = z.object({
  success: z.literal(true),
  empresa: z.extend(Company, {
    faturamento: estimated(z.nullable(z.number()), ESTIMATED.faturamento),
    analises: z.array(Analysis),
  }),
  dashboard: z.object({ totalAnalises: z.number(), ultimaAnalise: z.nullable(timeField) }),
})
export type DashboardReply = z.infer<typeof DashboardReply>

/** Path of a call on one analysis. */
export const AnalysisParams = z.object({ id: z.string(), analysisId: z.string() })

/** Which problem the owner means, of `alternativas` or any other card. */
export const ChooseChallenge = z.strictObject({ problema: z.string().check(z.maxLength(100)) })
/** Which account is hers, of those of the analysis, or `NO_ACCOUNT`. */
export const ChooseAccount = z.strictObject({ conta: z.string().check(z.maxLength(100)) })
export const ChallengeReply = z.object({ success: z.literal(true), data: z.object({ analysisId: z.string() }) })
