import * as z from 'zod/mini'
import { Fact } from './analysis.ts'
import { moneyField, requiredText } from './fields.ts'
import { formatDay, formatMoney } from './format.ts'
import { LIMITS } from './limits.ts'
import { isCalendarDay, StatementGap } from './result.ts'

export const CASH_WEEKS = 13
/** How sure a line is: agreed, seen to repeat, or an average of what is left. Shown apart, never mixed. */
export const CASH_LAYERS = ['certo', 'repete', 'estimado'] as const
export type CashLayer = (typeof CASH_LAYERS)[number]
export const COMMITMENT_KINDS = ['pagar', 'receber'] as const
export const COMMITMENT_RHYTHMS = ['nao', 'semanal', 'mensal'] as const
export type CommitmentRhythm = (typeof COMMITMENT_RHYTHMS)[number]

export const CASH_LIMITS = {
  percentMin: -100,
  percentMax: 300,
  rateMax: 0.2,
  instalmentsMax: 120,
  delayMax: 90,
  cuts: 50,
  scenarios: 50,
  commitments: 500,
} as const

export const CASH_TEXT = {
  percent: 'Informe uma porcentagem de -100 a 300.',
  cut: 'Informe uma porcentagem de 0 a 100.',
  rate: 'Informe a taxa ao mês de 0 a 0,2 (20%).',
  instalments: 'Informe de 1 a 120 parcelas.',
  delay: 'Informe de 0 a 90 dias.',
  category: 'Escolha uma categoria.',
  cuts: `Corte no máximo ${CASH_LIMITS.cuts} categorias.`,
  cutTwice: 'Esta categoria aparece mais de uma vez.',
  levers: 'Informe o que muda no cenário.',
  list: 'Informe uma lista.',
  scenarioName: 'Dê um nome ao cenário.',
  description: 'Descreva o compromisso.',
  kind: 'Escolha se é a pagar ou a receber.',
  rhythm: 'Escolha se repete: não, por semana ou por mês.',
  due: 'Informe o vencimento como AAAA-MM-DD, por exemplo 2026-11-30.',
  until: 'A data final não pode vir antes do vencimento.',
  untilAlone: 'Só um compromisso que repete tem data final.',
  tooManyScenarios: `Sua empresa já tem ${CASH_LIMITS.scenarios} cenários. Apague um para salvar outro.`,
  tooManyCommitments: `Sua empresa já tem ${CASH_LIMITS.commitments} compromissos. Apague um para adicionar outro.`,
  noScenario: 'Cenário não encontrado.',
  noCommitment: 'Compromisso não encontrado.',
} as const

const number = (min: number, max: number, text: string) =>
  z.number({ error: text }).check(z.minimum(min, text), z.maximum(max, text))
const percent = () => number(CASH_LIMITS.percentMin, CASH_LIMITS.percentMax, CASH_TEXT.percent)
const category = () =>
  z.string({ error: CASH_TEXT.category }).check(z.minLength(1, CASH_TEXT.category), z.maxLength(64, CASH_TEXT.category))
const day = (text: string) => z.string({ error: text }).check(z.refine(isCalendarDay, { error: text, abort: true }))

/** What a scenario changes; what is missing stays as it is. Percentages in percent, the rate as a fraction a month. */
export const Alavancas = z.strictObject(
  {
    precoPct: z.optional(percent()),
    volumePct: z.optional(percent()),
    contratar: z.optional(z.nullable(z.strictObject({ salario: moneyField(0.01), encargosPct: percent() }))),
    emprestimo: z.optional(
      z.nullable(
        z.strictObject({
          valor: moneyField(0.01),
          taxaMes: number(0, CASH_LIMITS.rateMax, CASH_TEXT.rate),
          parcelas: z
            .int({ error: CASH_TEXT.instalments })
            .check(z.minimum(1, CASH_TEXT.instalments), z.maximum(CASH_LIMITS.instalmentsMax, CASH_TEXT.instalments)),
        }),
      ),
    ),
    cortar: z.optional(
      z
        .array(z.strictObject({ categoria: category(), pct: number(0, 100, CASH_TEXT.cut) }), { error: CASH_TEXT.list })
        .check(
          z.maxLength(CASH_LIMITS.cuts, CASH_TEXT.cuts),
          z.refine((cuts) => new Set(cuts.map(({ categoria }) => categoria)).size === cuts.length, {
            error: CASH_TEXT.cutTwice,
          }),
        ),
    ),
    atrasoDias: z.optional(
      z
        .int({ error: CASH_TEXT.delay })
        .check(z.minimum(0, CASH_TEXT.delay), z.maximum(CASH_LIMITS.delayMax, CASH_TEXT.delay)),
    ),
    reserva: z.optional(moneyField()),
  },
  { error: CASH_TEXT.levers },
)
export type Alavancas = z.infer<typeof Alavancas>

export const SimulateCash = z.strictObject({ alavancas: Alavancas })
export type SimulateCash = z.infer<typeof SimulateCash>

export const SaveScenario = z.strictObject({ nome: requiredText(CASH_TEXT.scenarioName, 80), alavancas: Alavancas })
export type SaveScenario = z.infer<typeof SaveScenario>

/** Levers under a name: their outcome is recomputed each time. */
export const Cenario = z.object({ id: z.string(), nome: z.string(), alavancas: Alavancas, criadoEm: z.string() })
export type Cenario = z.infer<typeof Cenario>
export const ScenarioReply = z.object({ success: z.literal(true), data: Cenario })
export const ScenariosReply = z.object({ success: z.literal(true), data: z.array(Cenario) })

const commitmentFields = {
  tipo: z.enum(COMMITMENT_KINDS, { error: CASH_TEXT.kind }),
  descricao: requiredText(CASH_TEXT.description, LIMITS.name),
  /** Reais, always positive: `tipo` gives the sign. */
  valor: moneyField(0.01),
  vencimento: day(CASH_TEXT.due),
  repete: z.enum(COMMITMENT_RHYTHMS, { error: CASH_TEXT.rhythm }),
  /** Last day on which it may still be due; null: without an end. */
  ate: z.optional(z.nullable(day(CASH_TEXT.due))),
  categoria: z.optional(z.nullable(category())),
}

export const AddCommitment = z.strictObject(commitmentFields)
export type AddCommitment = z.infer<typeof AddCommitment>
export const ChangeCommitment = z.partial(z.strictObject(commitmentFields))
export type ChangeCommitment = z.infer<typeof ChangeCommitment>

/** What the two dates of a commitment say together, as field → sentence; null: fine. */
export function commitmentProblem({
  repete,
  vencimento,
  ate,
}: Pick<AddCommitment, 'repete' | 'vencimento' | 'ate'>): Record<string, string> | null {
  if (!ate) return null
  if (repete === 'nao') return { ate: CASH_TEXT.untilAlone }
  return ate < vencimento ? { ate: CASH_TEXT.until } : null
}

export const Compromisso = z.object({
  id: z.string(),
  tipo: z.enum(COMMITMENT_KINDS),
  descricao: z.string(),
  valor: z.number(),
  vencimento: z.string(),
  repete: z.enum(COMMITMENT_RHYTHMS),
  ate: z.nullable(z.string()),
  categoria: z.nullable(z.string()),
})
export type Compromisso = z.infer<typeof Compromisso>
export const CommitmentReply = z.object({ success: z.literal(true), data: Compromisso })
export const CommitmentsReply = z.object({ success: z.literal(true), data: z.array(Compromisso) })

/** Reais at the end of a day. */
const DayBalance = z.object({ data: z.string(), saldo: z.number() })

export const CashLine = z.object({
  camada: z.enum(CASH_LAYERS),
  descricao: z.string(),
  categoria: z.nullable(z.string()),
  /** An estimated line spreads over its week: the first of its days. */
  data: z.string(),
  /** Reais, signed. */
  valor: z.number(),
})
export type CashLine = z.infer<typeof CashLine>

/** Monday to Sunday, the first one from today. Reais; `saidas` ≤ 0; minimo and maximo are the band at its end. */
export const Semana = z.object({
  inicio: z.string(),
  fim: z.string(),
  saldoInicial: z.number(),
  entradas: z.number(),
  saidas: z.number(),
  saldoFinal: z.number(),
  minimo: z.number(),
  maximo: z.number(),
  piorDia: DayBalance,
  linhas: z.array(CashLine),
})
export type Semana = z.infer<typeof Semana>

export const CashAccount = z.object({
  contaId: z.string(),
  saldo: z.number(),
  /** The day at whose end the balance stood. */
  em: z.string(),
  provado: z.boolean(),
})
export type CashAccount = z.infer<typeof CashAccount>

const revenueRole = z.enum(['receita', 'deducoes', 'custos-variaveis', 'outro'])

/** Everything that a cash forecast is computed from, without a movement: whole cents, signed. */
export const CashBase = z.object({
  hoje: z.string(),
  contas: z.array(CashAccount),
  /** Dated lines of the layers 'certo' and 'repete', by day. `papel` says what a change of price or volume does to it. */
  linhas: z.array(
    z.object({
      camada: z.enum(['certo', 'repete']),
      descricao: z.string(),
      categoria: z.nullable(z.string()),
      papel: revenueRole,
      data: z.string(),
      centavos: z.int(),
    }),
  ),
  /** Cents of a whole week by category and direction. */
  estimado: z.array(
    z.object({
      descricao: z.string(),
      categoria: z.nullable(z.string()),
      papel: revenueRole,
      centavosSemana: z.int(),
    }),
  ),
  /** How far each of the last complete weeks was from the estimated week, oldest first. */
  residuos: z.array(z.int()),
  /** Half-width of the band after one week, down and up; it grows with the square root of the weeks. */
  faixa: z.object({ abaixo: z.int(), acima: z.int() }),
  /** Factor ≥ 1 by which the band was widened because past forecasts missed too often. */
  alargamento: z.number(),
  /** Complete weeks that the estimate was computed from. */
  semanasEstimadas: z.number(),
  /** Days without a statement in the months that the estimate may look at: their weeks are left out of it. */
  lacunas: z.array(StatementGap),
  dados: z.object({ semanas: z.number(), suficiente: z.boolean(), falta: z.nullable(z.string()) }),
})
export type CashBase = z.infer<typeof CashBase>

export const Caixa = z.object({
  hoje: z.string(),
  saldoInicial: z.number(),
  reserva: z.number(),
  contas: z.array(CashAccount),
  /** Thirteen; none while the data isn't enough. */
  semanas: z.array(Semana),
  /** First day on which the expected balance is below the reserve; null: not in these weeks, or unknown. */
  duraAte: z.nullable(z.string()),
  /** The same for the lower end of the band. */
  comCautelaAte: z.nullable(z.string()),
  pontoMaisBaixo: z.nullable(DayBalance),
  dados: CashBase.shape.dados,
  alavancas: Alavancas,
  base: CashBase,
  fatos: z.array(Fact),
})
export type Caixa = z.infer<typeof Caixa>
export const CashReply = z.object({ success: z.literal(true), data: Caixa })
export const CashQuery = z.strictObject({ cenario: z.optional(z.string({ error: CASH_TEXT.noScenario })) })

/** How past forecasts of revenue did. Fractions; null until three months are graded, or where it can't be computed. */
export const Placar = z.object({
  avaliadas: z.number(),
  erroMedio: z.nullable(z.number()),
  /** How many of the graded months fell inside of their range. */
  dentroDoIntervalo: z.number(),
  /** Positive: forecasts were too high. */
  vies: z.nullable(z.number()),
  /** Error ÷ error of repeating the month before; under 1 the forecast was worth it. */
  contraIngenua: z.nullable(z.number()),
  meses: z.array(
    z.object({
      mes: z.string(),
      previsto: z.number(),
      minimo: z.number(),
      maximo: z.number(),
      realizado: z.number(),
    }),
  ),
  frase: z.string(),
})
export type Placar = z.infer<typeof Placar>
export const ScorecardReply = z.object({ success: z.literal(true), data: Placar })

/** The sentence that 'Caixa' begins with. */
export function cashSentence({
  dados,
  duraAte,
  pontoMaisBaixo,
}: Pick<Caixa, 'dados' | 'duraAte' | 'pontoMaisBaixo'>): string {
  if (!dados.suficiente || !pontoMaisBaixo) return dados.falta ?? ''
  if (duraAte) return `Seu caixa dura até ${formatDay(duraAte)}`
  return `Seu caixa não acaba nas próximas ${CASH_WEEKS} semanas. O ponto mais baixo é ${formatMoney(pontoMaisBaixo.saldo)} em ${formatDay(pontoMaisBaixo.data)}.`
}

/** 'Com cautela, até 22/01/2027'; null where even the cautious line holds. */
export const cautionSentence = ({ comCautelaAte }: Pick<Caixa, 'comCautelaAte'>): string | null =>
  comCautelaAte === null ? null : `Com cautela, até ${formatDay(comCautelaAte)}`
