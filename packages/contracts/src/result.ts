import * as z from 'zod/mini'
import { Fact } from './analysis.ts'
import { formatDay, formatMoney, formatMonthName } from './format.ts'

/** Lines of the result, in order. */
export const RESULT_LINES = [
  { id: 'receita', nome: 'Receita' },
  { id: 'deducoes', nome: 'Deduções' },
  { id: 'receita-liquida', nome: 'Receita líquida' },
  { id: 'custos-variaveis', nome: 'Custos variáveis' },
  { id: 'margem-contribuicao', nome: 'Margem de contribuição' },
  { id: 'pessoal', nome: 'Pessoal' },
  { id: 'despesas-fixas', nome: 'Despesas fixas' },
  { id: 'resultado-operacional', nome: 'Resultado operacional' },
  { id: 'financeiras', nome: 'Financeiras' },
  { id: 'resultado', nome: 'Resultado' },
  { id: 'fora-do-resultado', nome: 'Fora do resultado' },
  { id: 'sem-categoria', nome: 'Sem categoria' },
] as const
export type ResultLineId = (typeof RESULT_LINES)[number]['id']

/** Stands for 'no category' where a category is asked for or named. */
export const NO_CATEGORY = { id: 'sem', nome: 'Sem categoria' } as const

/** Reais, signed: costs are negative. */
export const ResultLine = z.object({
  id: z.enum(RESULT_LINES.map(({ id }) => id)),
  nome: z.string(),
  valor: z.number(),
  /** Fraction: valor ÷ receita; null without revenue. */
  parcela: z.nullable(z.number()),
  /** The month before; null where it has no movement. */
  anterior: z.nullable(z.number()),
  /** Largest first; empty on lines that are sums of others. */
  categorias: z.array(z.object({ id: z.string(), nome: z.string(), valor: z.number(), quantidade: z.number() })),
})
export type ResultLine = z.infer<typeof ResultLine>

/** Days of an account that no statement covers, both ends included. */
export const StatementGap = z.object({ contaId: z.string(), de: z.string(), ate: z.string() })
export type StatementGap = z.infer<typeof StatementGap>

/** A month on cash basis. resultado + fora-do-resultado + sem-categoria = variacaoSaldo, to the cent. */
export const Resultado = z.object({
  /** 'AAAA-MM' */
  mes: z.string(),
  linhas: z.array(ResultLine),
  /** Fraction: margem-contribuicao ÷ receita; null without revenue. */
  margem: z.nullable(z.number()),
  /** Reais of revenue; null where the margin is zero, negative or unknown. */
  pontoEquilibrio: z.nullable(z.number()),
  /** The day on which the month's revenue reached the break-even; null: not reached, or there is none. */
  equilibrioEm: z.nullable(z.string()),
  /** Fraction of the revenue that may be lost before the month breaks even; null without break-even. */
  margemSeguranca: z.nullable(z.number()),
  semCategoria: z.object({ quantidade: z.number(), entradas: z.number(), saidas: z.number() }),
  variacaoSaldo: z.number(),
  lacunas: z.array(StatementGap),
  /** Up to 24 months without a hole, oldest first; the last one is `mes`. */
  serie: z.array(
    z.object({ mes: z.string(), receita: z.number(), margem: z.nullable(z.number()), resultado: z.number() }),
  ),
  fatos: z.array(Fact),
})
export type Resultado = z.infer<typeof Resultado>
export const ResultReply = z.object({ success: z.literal(true), data: Resultado })

/** No movements in any of its months. */
export const isEmptyResult = ({ linhas, serie }: Pick<Resultado, 'linhas' | 'serie'>): boolean =>
  serie.length <= 1 && linhas.every(({ categorias }) => categorias.length === 0)

export const RESULT_TEXT = {
  month: 'Informe o mês como AAAA-MM, por exemplo 2026-10.',
  day: 'Informe a data como AAAA-MM-DD, por exemplo 2026-10-31.',
  order: 'A data inicial não pode vir depois da final.',
  tooMany: 'São lançamentos demais para uma planilha. Escolha um período menor.',
  span: 'Escolha um período de até 24 meses.',
  noBreakEven: 'Cada venda custa mais do que traz: não há ponto de equilíbrio.',
  noRevenue: 'Sem receita no mês, não há ponto de equilíbrio.',
} as const

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/

export const ResultQuery = z.strictObject({
  mes: z.optional(z.string({ error: RESULT_TEXT.month }).check(z.regex(MONTH, RESULT_TEXT.month))),
})
export type ResultQuery = z.infer<typeof ResultQuery>

/** A day of the calendar: '2026-02-30' is none. */
export const isCalendarDay = (day: string): boolean => {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const day = () =>
  z.string({ error: RESULT_TEXT.day }).check(z.refine(isCalendarDay, { error: RESULT_TEXT.day, abort: true }))

/** Months from one day's month to the other's, both counted. */
const monthsSpanned = (de: string, ate: string) =>
  (Number(ate.slice(0, 4)) - Number(de.slice(0, 4))) * 12 + Number(ate.slice(5, 7)) - Number(de.slice(5, 7)) + 1

/** Missing dates are filled in by the server, which asks `spanProblem` again. */
export const SpreadsheetQuery = z.strictObject({ de: z.optional(day()), ate: z.optional(day()) })
export type SpreadsheetQuery = z.infer<typeof SpreadsheetQuery>

/** Field and sentence of a period that no sheet is made for; null: fine. */
export function spanProblem(de: string, ate: string): Record<string, string> | null {
  if (de > ate) return { de: RESULT_TEXT.order }
  return monthsSpanned(de, ate) > 24 ? { ate: RESULT_TEXT.span } : null
}

/** 'Você empata quando vende R$ 74.255,01 no mês; em outubro isso aconteceu no dia 21.' */
export function breakEvenSentence({
  mes,
  margem,
  pontoEquilibrio,
  equilibrioEm,
}: Pick<Resultado, 'mes' | 'margem' | 'pontoEquilibrio' | 'equilibrioEm'>): string {
  if (pontoEquilibrio === null) return margem === null ? RESULT_TEXT.noRevenue : RESULT_TEXT.noBreakEven
  const name = formatMonthName(mes)
  const reached = equilibrioEm
    ? `em ${name} isso aconteceu no dia ${Number(equilibrioEm.slice(8))}.`
    : `em ${name} isso não aconteceu.`
  return `Você empata quando vende ${formatMoney(pontoEquilibrio)} no mês; ${reached}`
}

/** 'Falta o extrato de 01/10/2026 a 12/10/2026.' */
export const gapSentence = ({ de, ate }: Pick<StatementGap, 'de' | 'ate'>): string =>
  de === ate ? `Falta o extrato de ${formatDay(de)}.` : `Falta o extrato de ${formatDay(de)} a ${formatDay(ate)}.`
