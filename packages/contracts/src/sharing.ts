import * as z from 'zod/mini'
import { Chart } from './chart.ts'

export const SHARE_KINDS = ['analise', 'resultado', 'caixa'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]
/** Days that a link may live. */
export const SHARE_DAYS = [1, 7, 30, 90] as const
export type ShareDays = (typeof SHARE_DAYS)[number]
export const DEFAULT_SHARE_DAYS: ShareDays = 7

export const SHARE_LIMITS = {
  /** Links of a company that are neither expired nor revoked. */
  living: 100,
  passwordMin: 4,
  passwordMax: 128,
} as const

export const SHARE_TEXT = {
  kind: 'Escolha o que compartilhar: análise, resultado ou caixa.',
  days: 'Escolha a validade: 1, 7, 30 ou 90 dias.',
  password: `A senha deve ter de ${SHARE_LIMITS.passwordMin} a ${SHARE_LIMITS.passwordMax} caracteres.`,
  reference: 'Informe o que compartilhar.',
  month: 'Informe o mês como AAAA-MM, por exemplo 2026-10.',
  words: 'Informe verdadeiro ou falso.',
  wordsAlone: 'Só uma análise traz as suas palavras.',
  token: 'Informe o código do link.',
  gone: 'Este link não existe ou expirou.',
  passwordNeeded: 'Informe a senha do link.',
  passwordWrong: 'Senha incorreta.',
  noAnalysis: 'Análise não encontrada.',
  noShare: 'Link não encontrado.',
  tooMany: `Sua empresa já tem ${SHARE_LIMITS.living} links valendo. Revogue um para criar outro.`,
} as const

const password = z
  .string({ error: SHARE_TEXT.password })
  .check(
    z.minLength(SHARE_LIMITS.passwordMin, SHARE_TEXT.password),
    z.maxLength(SHARE_LIMITS.passwordMax, SHARE_TEXT.password),
  )

export const CreateShare = z.strictObject({
  tipo: z.enum(SHARE_KINDS, { error: SHARE_TEXT.kind }),
  /** The analysis's id, the result's month 'AAAA-MM' or the scenario's id; left out: the newest, or the base. */
  referencia: z.optional(
    z
      .string({ error: SHARE_TEXT.reference })
      .check(z.minLength(1, SHARE_TEXT.reference), z.maxLength(64, SHARE_TEXT.reference)),
  ),
  dias: z.union(
    SHARE_DAYS.map((days) => z.literal(days)),
    { error: SHARE_TEXT.days },
  ),
  senha: z.optional(password),
  /** Of an analysis: with what the owner wrote, where it is quoted. Left out: without. */
  incluirPalavras: z.optional(z.boolean({ error: SHARE_TEXT.words })),
})
export type CreateShare = z.infer<typeof CreateShare>

/** The address is given once: only a hash of its token is kept. */
export const CreatedShareReply = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string(), url: z.string() }),
})

export const Partilha = z.object({
  id: z.string(),
  tipo: z.enum(SHARE_KINDS),
  criadaEm: z.string(),
  expiraEm: z.string(),
  /** How often it was opened. */
  vistas: z.number(),
  temSenha: z.boolean(),
  revogadaEm: z.nullable(z.string()),
})
export type Partilha = z.infer<typeof Partilha>
/** Newest first, ended ones too. */
export const SharesReply = z.object({ success: z.literal(true), data: z.array(Partilha) })

export const OpenShare = z.strictObject({
  token: z.string({ error: SHARE_TEXT.token }),
  senha: z.optional(z.string({ error: SHARE_TEXT.password }).check(z.maxLength(1_000, SHARE_TEXT.passwordWrong))),
})
export type OpenShare = z.infer<typeof OpenShare>

// The page of a link carries no other schema of an analysis: it is the lightest of all.
const MoneyRange = z.object({ min: z.number(), max: z.number() })

/** Of this action and of a whole analysis: what is optional is missing in copies that were made without it. */
const SharedAction = z.object({
  acao: z.string(),
  detalhes: z.string(),
  responsavel: z.string(),
  prazoDias: z.number(),
  resultadoEsperado: z.string(),
  categoria: z.optional(z.string()),
  /** 'ALTA', 'MÉDIA' or 'BAIXA'. */
  prioridade: z.optional(z.string()),
  /** Hours and purchases in words. */
  esforco: z.optional(z.string()),
  investimento: z.optional(z.nullable(MoneyRange)),
  material: z.optional(z.object({ titulo: z.string(), texto: z.string() })),
})
export type SharedAction = z.infer<typeof SharedAction>

/** What a link shows of an analysis: no ids, no facts, no words of the owner unless she said so. */
export const SharedAnalysis = z.object({
  tipo: z.literal('analise'),
  feitaEm: z.string(),
  setor: z.string(),
  nota: z.number(),
  nivel: z.string(),
  resumo: z.string(),
  /** `nota` null: not assessed. */
  dimensoes: z.array(z.object({ nome: z.string(), nota: z.nullable(z.number()) })),
  /** What the owner wrote as her challenge; null: there is nothing, or she kept it. */
  palavras: z.nullable(z.string()),
  problema: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  pontos: z.array(
    z.object({
      /** 'risco', 'oportunidade' or 'força'. */
      tipo: z.string(),
      /** 'alto', 'médio' or 'baixo'. */
      impacto: z.optional(z.string()),
      titulo: z.string(),
      valor: z.string(),
      benchmark: z.string(),
      recomendacao: z.string(),
    }),
  ),
  /** Actions of the first 30, then 60, then 90 days. */
  plano: z.array(z.object({ titulo: z.string(), acoes: z.array(SharedAction) })),
  /** Reais a month. */
  ganhoMensal: z.nullable(z.number()),
  investimento: z.nullable(MoneyRange),
  paybackMeses: z.optional(z.nullable(MoneyRange)),
  roi: z.optional(z.nullable(MoneyRange)),
  explicacao: z.optional(z.string()),
  /** Reais a month that the product's references are shares of; `estimado`: the company's record has none. */
  faturamento: z.optional(z.object({ valor: z.number(), estimado: z.boolean() })),
  graficos: z.optional(z.array(Chart)),
  /** The report's text. */
  relatorio: z.optional(z.string()),
  /** Fraction: how complete the data was. */
  confianca: z.optional(z.number()),
})
export type SharedAnalysis = z.infer<typeof SharedAnalysis>

/** What a link shows of a month's result: categories and sums, no movement and no account. */
export const SharedResult = z.object({
  tipo: z.literal('resultado'),
  mes: z.string(),
  frase: z.string(),
  linhas: z.array(
    z.object({
      nome: z.string(),
      /** A sum of the lines above it. */
      soma: z.boolean(),
      valor: z.number(),
      parcela: z.nullable(z.number()),
      anterior: z.nullable(z.number()),
      categorias: z.array(z.object({ nome: z.string(), valor: z.number(), quantidade: z.number() })),
    }),
  ),
  margemSeguranca: z.nullable(z.number()),
  variacaoSaldo: z.number(),
  semCategoria: z.object({ quantidade: z.number(), entradas: z.number(), saidas: z.number() }),
  lacunas: z.array(z.object({ de: z.string(), ate: z.string() })),
  serie: z.array(
    z.object({ mes: z.string(), receita: z.number(), margem: z.nullable(z.number()), resultado: z.number() }),
  ),
})
export type SharedResult = z.infer<typeof SharedResult>

/** What a link shows of the cash forecast: lines by their category, never by their counterparty. */
export const SharedCash = z.object({
  tipo: z.literal('caixa'),
  hoje: z.string(),
  /** The scenario's name; null: the base. */
  cenario: z.nullable(z.string()),
  frase: z.string(),
  cautela: z.nullable(z.string()),
  saldoInicial: z.number(),
  reserva: z.number(),
  pontoMaisBaixo: z.nullable(z.object({ data: z.string(), saldo: z.number() })),
  semanas: z.array(
    z.object({
      inicio: z.string(),
      fim: z.string(),
      entradas: z.number(),
      saidas: z.number(),
      saldoFinal: z.number(),
      minimo: z.number(),
      maximo: z.number(),
      linhas: z.array(
        z.object({
          /** 'certo', 'repete' or 'estimado'. */
          camada: z.string(),
          categoria: z.string(),
          data: z.string(),
          valor: z.number(),
        }),
      ),
    }),
  ),
})
export type SharedCash = z.infer<typeof SharedCash>

export const SharedContent = z.union([SharedAnalysis, SharedResult, SharedCash])
export type SharedContent = z.infer<typeof SharedContent>

export const OpenedShare = z.object({
  tipo: z.enum(SHARE_KINDS),
  /** The company's name. */
  empresa: z.string(),
  criadaEm: z.string(),
  conteudo: SharedContent,
})
export type OpenedShare = z.infer<typeof OpenedShare>
export const OpenedShareReply = z.object({ success: z.literal(true), data: OpenedShare })
