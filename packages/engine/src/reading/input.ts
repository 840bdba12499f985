import type { Fact } from '@norteia/contracts/analysis'
import type { MarketSegment } from '@norteia/contracts/company'
import { EMPLOYEE_BANDS, type FormAnswers, REVENUE_BANDS, type SegmentAnswers } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { EMPLOYEE_BAND_VALUES, REVENUE_BAND_VALUES } from '#src/rules.ts'
import { type ActivityReading, activityOf } from './activity.ts'
import { type Amounts, readAmounts } from './amounts.ts'
import { withKinds } from './cost-kinds.ts'
import { withShares } from './cost-shares.ts'
import { withUnitCosts } from './costs-by-unit.ts'
import { withCostsOfOne } from './costs-of-one.ts'
import { withUntold } from './costs-untold.ts'
import { type Costs, readCosts } from './money.ts'
import { segmentOf } from './segment.ts'
import {
  answersByStatements,
  type Disagreement,
  type LedgerFacts,
  ledgerFactsOf,
  type StatementAnswer,
} from './statement-answers.ts'
import { measuredRevenueOf, statementCosts, withMeasuredCosts } from './statement-revenue.ts'

export interface MonthRevenue {
  /** 'AAAA-MM' */
  mes: string
  valor: number
  /** Where the statements say so; absent: typed, or from the company's record. */
  origem?: string
}

export interface AnalysisInput {
  /** Nothing that names the company: advice must not depend on it. */
  company: { setor: string; faturamento: number | null; funcionarios: number | null }
  formAnswers: FormAnswers
  segmentSpecificAnswers: SegmentAnswers
  /** Oldest first. */
  history: readonly MonthRevenue[]
  /** Today's month, 'AAAA-MM'. */
  referenceMonth: string
  /** Id of the problem card that the owner chose herself. */
  chosenCard?: string
  /** Id of the account that she confirmed, or NO_ACCOUNT; see `OpenAccounts`. */
  chosenAccount?: string
  /** What the statements measured, see `ledgerFacts`; absent: too little of them is known. */
  measuredFacts?: readonly Fact[]
  /** Factor > 1 by which the forecast's band is widened, because past ones held too few months; absent: 1. */
  bandWidening?: number
}

/** A figure of the company, exact from its record or estimated from a band of the form. */
export interface Measure {
  value: number
  exact: boolean
  fact: Fact
}

export interface Divergence {
  fact: Fact
  band: Fact
}

/** The input, read: which segment, how much, how many, what it costs. */
export interface Reading {
  segment: MarketSegment
  form: FormAnswers
  answers: SegmentAnswers
  /** Reais a month; null: unknown. A recorded revenue of (nearly) zero counts as not informed. */
  revenue: Measure | null
  people: Measure | null
  costs: Costs
  activity: ActivityReading
  /** What she says in figures in her free answers. */
  amounts: Amounts
  divergences: Divergence[]
  /** What the statements measured; empty without them. */
  ledger: LedgerFacts
  /** Questions answered by bank statements instead of the owner; their options are in `answers`. */
  byStatement: ReadonlyMap<string, StatementAnswer>
  /** Where the statements say something else than the owner. */
  disagreements: Disagreement[]
  /** Exact figures that no band of the form confirms. */
  unverified: boolean
  referenceMonth: string
  /** The account that she confirmed, or NO_ACCOUNT; null: she hasn't said. */
  chosenAccount: string | null
  /** Factor ≥ 1 of the forecast's band. */
  bandWidening: number
  /** Complete months only, oldest first: the current one is still running. */
  history: readonly MonthRevenue[]
}

interface Band {
  min: number
  max: number
  middle: number
}

interface Source {
  key: 'faturamento' | 'pessoas'
  rotulo: string
  unidade: string
  registro: string
  pergunta: string
  write(value: number): string
}

const REVENUE: Source = {
  key: 'faturamento',
  rotulo: 'Faturamento mensal',
  unidade: 'R$/mês',
  registro: 'Cadastro da empresa, campo “Faturamento mensal (R$)”',
  pergunta: 'Diagnóstico, pergunta “Faturamento mensal”',
  write: formatMoney,
}
const PEOPLE: Source = {
  key: 'pessoas',
  rotulo: 'Pessoas na empresa',
  unidade: 'pessoas',
  registro: 'Cadastro da empresa, campo “Número de funcionários”',
  pergunta: 'Diagnóstico, pergunta “Número de funcionários”',
  write: (value) => formatNumber(value),
}

interface Resolved {
  measure: Measure | null
  divergence: Divergence | null
  bandMissing: boolean
}

function resolve(
  source: Source,
  exact: number | null,
  answer: string,
  labels: readonly string[],
  bands: readonly Band[],
): Resolved {
  const band = bands[labels.indexOf(answer)]
  const bandFact: Fact = {
    id: `resposta.${source.key}`,
    rotulo: `${source.rotulo} (faixa)`,
    valor: answer,
    unidade: '',
    tipo: 'informado',
    origem: source.pergunta,
  }
  if (exact !== null) {
    const fact: Fact = {
      id: `empresa.${source.key}`,
      rotulo: source.rotulo,
      valor: exact,
      unidade: source.unidade,
      tipo: 'informado',
      origem: source.registro,
    }
    const differs = band !== undefined && (exact < band.min || exact > band.max)
    return {
      measure: { value: exact, exact: true, fact },
      divergence: differs ? { fact, band: bandFact } : null,
      bandMissing: band === undefined,
    }
  }
  if (!band) return { measure: null, divergence: null, bandMissing: true }
  return {
    measure: {
      value: band.middle,
      exact: band.min === band.max,
      fact: {
        id: `empresa.${source.key}`,
        rotulo: source.rotulo,
        valor: band.middle,
        unidade: source.unidade,
        tipo: band.min === band.max ? 'informado' : 'estimado',
        origem: source.pergunta,
        ...(band.min !== band.max && {
          formula: `Estimado pela faixa “${answer}”: usamos um valor do meio dela, ${source.write(band.middle)}. Informe o valor exato no cadastro da empresa para contas mais precisas.`,
        }),
      },
    },
    divergence: null,
    bandMissing: false,
  }
}

/** Whether the owner works alone; advice must then not mention a team. */
export const worksAlone = ({ people }: Pick<Reading, 'people'>): boolean => people?.value === 1

/** Reais; less can't be a month of a company and counts as not informed. */
const LEAST_REVENUE = 100

const isRevenue = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value >= LEAST_REVENUE

/**
 * The month's revenue that she wrote ('faturo 62 mil'), where the record holds none and the band that she ticked agrees:
 * nearer than the band's middle.
 */
function writtenRevenue({ itens }: Amounts, band: Measure): Measure | null {
  const said = itens.find(
    ({ assunto, unidade, tempo, campo, por, substantivo }) =>
      assunto === 'faturamento' &&
      unidade === 'R$' &&
      tempo === 'hoje' &&
      campo !== 'future_goals' &&
      (por === null || por === 'mes' || por === 'ano') &&
      // 'vendo 75 mil' alone may be a day or a deal: only amounts per month or year are revenue.
      (por === null ? /^(?:fatur|receita)/ : /^(?:fatur|receita|vend|faco|fazemos|gir|entra|moviment)/).test(
        substantivo ?? '',
      ),
  )
  if (!said || said.ate !== said.valor) return null
  const value = said.por === 'ano' ? Math.round((said.valor / 12) * 100) / 100 : said.valor
  const place = REVENUE_BAND_VALUES.find(({ middle }) => middle === band.value)
  if (!place || value < place.min || value > place.max || !isRevenue(value)) return null
  return {
    value,
    exact: true,
    fact: {
      id: band.fact.id,
      rotulo: REVENUE.rotulo,
      valor: value,
      unidade: REVENUE.unidade,
      tipo: said.por === 'ano' ? 'calculado' : 'informado',
      origem: `Diagnóstico, o que você escreveu: “${said.trecho}”`,
      ...(said.por === 'ano' && { formula: `${formatMoney(said.valor)} ÷ 12 = ${formatMoney(value)}` }),
    },
  }
}

const isUnverified = ({ measure, divergence, bandMissing }: Resolved) =>
  divergence !== null || (measure?.exact === true && bandMissing)

/** Prefers exact figures to bands, reports contradictions, uses only complete months before the reference month. */
export function readInput(input: AnalysisInput): Reading {
  const { company, formAnswers: form } = input
  const revenue = resolve(
    REVENUE,
    isRevenue(company.faturamento) ? company.faturamento : null,
    form.revenue,
    REVENUE_BANDS,
    REVENUE_BAND_VALUES,
  )
  // A record of 0 employees is an owner who works alone.
  const people = resolve(
    PEOPLE,
    company.funcionarios === null || !(company.funcionarios >= 0)
      ? null
      : Math.max(1, Math.round(company.funcionarios)),
    form.employees,
    EMPLOYEE_BANDS,
    EMPLOYEE_BAND_VALUES,
  )
  const amounts = readAmounts(
    form,
    input.segmentSpecificAnswers,
    REVENUE_BAND_VALUES[REVENUE_BANDS.indexOf(form.revenue as (typeof REVENUE_BANDS)[number])],
  )
  if (revenue.measure && !revenue.measure.exact)
    revenue.measure = writtenRevenue(amounts, revenue.measure) ?? revenue.measure
  const segment = segmentOf(form.market_segment, company.setor)
  const ledger = ledgerFactsOf(input.measuredFacts)
  const byStatements = answersByStatements(segment, input.segmentSpecificAnswers, ledger)
  const measured = measuredRevenueOf(ledger, revenue.measure, REVENUE_BANDS.indexOf(form.revenue as never))
  const known = measured?.measure ?? revenue.measure
  const activity = activityOf(segment, form, input.segmentSpecificAnswers)
  const listed = withShares(readCosts(form.main_costs), known?.value ?? null)
  const sales = known?.value ?? null
  const typed = withUntold(withCostsOfOne(withUnitCosts(listed, form, sales), form, sales), form, sales)
  return {
    segment,
    activity,
    form,
    answers: byStatements.answers,
    revenue: known,
    people: people.measure,
    costs: withMeasuredCosts(
      withKinds(typed, { segment, activity: activity.activity, answers: input.segmentSpecificAnswers }),
      statementCosts(ledger),
    ),
    amounts,
    ledger,
    byStatement: byStatements.known,
    disagreements: [...(measured?.disagreements ?? []), ...byStatements.disagreements],
    divergences: [measured ? null : revenue.divergence, people.divergence].filter((found) => found !== null),
    // What the bank has seen needs no band to confirm it.
    unverified: (!measured && isUnverified(revenue)) || isUnverified(people),
    referenceMonth: input.referenceMonth,
    chosenAccount: input.chosenAccount ?? null,
    bandWidening: input.bandWidening ?? 1,
    history: input.history.filter(({ mes }) => mes < input.referenceMonth).toSorted((a, b) => (a.mes < b.mes ? -1 : 1)),
  }
}
