import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { asObject } from './read-analysis.ts'

interface Provenance {
  fatos: Fact[]
  referencias: FactReference[]
}

export interface ForecastMonthView {
  mes: string
  previsto: number
  minimo: number | null
  maximo: number | null
  saldo: number | null
}

/** A predictive result with every list present, whatever the answer left out. */
export interface PredictiveView extends Provenance {
  months: ForecastMonthView[]
  recommendation: string
  confidence: string
  method: string
  opportunities: {
    opportunity: string
    timeframe: string
    potentialRevenue: number | null
    investmentRequired: number | null
    roi: number | null
    probability: number | null
  }[]
  risks: { risk: string; impact: string; mitigation: string; deadline: string; severity: string }[]
}

export interface ConsultantView extends Provenance {
  answer: string
  actionSteps: string[]
  expectedResults: string
  timeline: string
  investment: string
  roi: string
  risks: string[]
  successCases: string[]
}

export interface SectorView extends Provenance {
  setor: string
  trends: string[]
  opportunities: string[]
  challenges: string[]
}

const text = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const objects = (value: unknown) => list(value).map(asObject)
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : [text(value)]).filter(Boolean)

const provenance = (data: Record<string, unknown>): Provenance => ({
  fatos: objects(data.fatos) as unknown as Fact[],
  referencias: objects(data.referencias) as unknown as FactReference[],
})

export function readPredictive(value: unknown): PredictiveView {
  const data = asObject(value)
  const cash = asObject(data.cashFlowPrediction)
  return {
    ...provenance(data),
    months: objects(cash.next3Months).flatMap((month) => {
      const previsto = number(month.previsto)
      if (previsto === null) return []
      return [
        {
          mes: text(month.mes),
          previsto,
          minimo: number(month.minimo),
          maximo: number(month.maximo),
          saldo: number(month.saldo),
        },
      ]
    }),
    recommendation: text(cash.recommendation),
    confidence: text(cash.confidence),
    method: text(cash.metodo),
    opportunities: objects(data.marketOpportunities).map((item) => ({
      opportunity: text(item.opportunity),
      timeframe: text(item.timeframe),
      potentialRevenue: number(item.potentialRevenue),
      investmentRequired: number(item.investmentRequired),
      roi: number(item.roi),
      probability: number(item.probability),
    })),
    risks: objects(data.riskAlerts).map((item) => ({
      risk: text(item.risk),
      impact: text(item.impact),
      mitigation: text(item.mitigation),
      deadline: text(item.deadline),
      severity: text(item.severity).toUpperCase(),
    })),
  }
}

export function readConsultant(value: unknown): ConsultantView {
  const data = asObject(value)
  return {
    ...provenance(data),
    answer: text(data.answer),
    actionSteps: texts(data.actionSteps),
    expectedResults: text(data.expectedResults),
    timeline: text(data.timeline),
    investment: text(data.investment),
    roi: text(data.roi),
    risks: texts(data.risks),
    successCases: texts(data.successCases),
  }
}

export function readSector(value: unknown): SectorView {
  const data = asObject(value)
  return {
    ...provenance(data),
    setor: text(data.setor),
    trends: texts(data.trends),
    opportunities: texts(data.opportunities),
    challenges: texts(data.challenges),
  }
}
