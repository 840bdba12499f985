import type { Fact, FactReference, Insight, OwnAccount, PlanAction } from '@norteia/contracts/analysis'

/** A value as the server told it, or the product's default in its place, which the screen marks '(estimado)'. */
export interface Told<T> {
  value: T
  estimated: boolean
}

export interface Plan {
  acoes30Dias: PlanAction[]
  acoes60Dias: PlanAction[]
  acoes90Dias: PlanAction[]
}

/** An analysis with every field present, whatever the answer left out. */
export interface AnalysisView {
  id: string
  createdAt: string | null
  origem: string
  setor: string
  modeloIA: Told<string>
  estrategia: Told<string>
  /** Fraction. */
  confianca: Told<number>
  providers: string[]
  /** Milliseconds; null when not told. */
  tempo: number | null
  /** Cleaned; '' when the answer has none. */
  texto: string
  score: Told<number>
  nivel: string
  emoji: string
  resumo: string
  dimensoes: { nome: string; nota: number | null; peso: number }[]
  insights: Insight[]
  recomendacoes: string[]
  plano: Plan | null
  nossaConta: OwnAccount | null
  charts: unknown[]
  fatos: Fact[]
  referencias: FactReference[]
}

/** What stands in for fields that an answer lacks. */
export const DEFAULTS = {
  faturamento: 50_000,
  score: 78,
  confianca: 0.95,
  modeloIA: 'Google Gemini Pro',
  estrategia: 'Análise Especializada',
} as const

export const MISSING_TEXT = 'Análise processada com sucesso, mas o conteúdo detalhado pode estar ausente.'

type Loose = Record<string, unknown>
export const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const asNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const objects = (value: unknown) =>
  asList(value).filter((item): item is Loose => typeof item === 'object' && item !== null)

/** The value, or the default where there is none. */
export const told = <T>(value: T | null | undefined | '', fallback: T): Told<T> =>
  value === null || value === undefined || value === ''
    ? { value: fallback, estimated: true }
    : { value, estimated: false }

export function readAnalysis(raw: unknown): AnalysisView {
  const analysis = asObject(raw)
  const result = asObject(analysis.resultado)
  const insights = asObject(analysis.insights)
  const bot = asObject(insights.analiseBot)
  const full = asObject(insights.analiseCompleta ?? result.analiseCompleta)
  const score = asObject(full.scoreGeral)
  const level = asObject(score.classificacao)
  const referencias = objects(analysis.referencias) as unknown as FactReference[]
  const text = [result.resposta, result.content, bot.resposta].map(asText).find((found) => found !== '') ?? ''
  const texto = referencias.length > 0 ? text : cleanText(text)
  const total = asNumber(score.scoreTotal) ?? scoreInText(texto)
  const recomendacoes = asList(full.recomendacoes).map(asText).filter(Boolean)
  return {
    id: asText(analysis.id),
    createdAt: validTime(analysis.createdAt),
    origem: asText(analysis.origem),
    setor: asText(analysis.setor),
    modeloIA: told(asText(analysis.modeloIA), DEFAULTS.modeloIA),
    estrategia: told(asText(analysis.estrategiaUtilizada), DEFAULTS.estrategia),
    confianca: told(asNumber(analysis.nivelConfianca), DEFAULTS.confianca),
    providers: asList(analysis.providersUtilizados).map(asText).filter(Boolean),
    tempo: asNumber(analysis.tempoProcessamento),
    texto,
    score: told(total, DEFAULTS.score),
    nivel: asText(level.nivel),
    emoji: asText(level.emoji),
    resumo: asText(score.resumo),
    dimensoes: objects(score.dimensoes).map((item) => ({
      nome: asText(item.nome),
      nota: asNumber(item.nota),
      peso: asNumber(item.peso) ?? 0,
    })),
    insights: objects(full.insights).map(readInsight),
    recomendacoes: (recomendacoes.length > 0 ? recomendacoes : recommendationsInText(texto)).slice(0, 3),
    plano: readPlan(full.planoAcao),
    nossaConta: readAccount(full.nossaConta),
    charts: [full.charts, bot.charts, result.charts].map(asList).find((list) => list.length > 0) ?? [],
    fatos: objects(analysis.fatos).filter((fact) => asText(fact.id) !== '') as unknown as Fact[],
    referencias,
  }
}

const validTime = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null)

function readInsight(item: Loose): Insight {
  const kind = asText(item.tipo)
  const impact = asText(item.impacto)
  return {
    id: asText(item.id),
    tipo: kind === 'risco' || kind === 'força' ? kind : 'oportunidade',
    impacto: impact === 'alto' || impact === 'baixo' ? impact : 'médio',
    titulo: asText(item.titulo),
    valor: asText(item.valor),
    benchmark: asText(item.benchmark),
    recomendacao: asText(item.recomendacao),
  }
}

export function readPlan(value: unknown): Plan | null {
  const plan = asObject(value)
  const periods = [plan.acoes30Dias, plan.acoes60Dias, plan.acoes90Dias].map((list) => objects(list).map(readAction))
  if (periods.every((list) => list.length === 0)) return null
  return { acoes30Dias: periods[0] ?? [], acoes60Dias: periods[1] ?? [], acoes90Dias: periods[2] ?? [] }
}

function readAction(item: Loose): PlanAction {
  const priority = asText(item.prioridade).toUpperCase()
  return {
    acao: asText(item.acao),
    detalhes: asText(item.detalhes),
    categoria: asText(item.categoria),
    prioridade: priority === 'ALTA' || priority === 'BAIXA' ? priority : 'MÉDIA',
    responsavel: asText(item.responsavel),
    prazoDias: asNumber(item.prazoDias) ?? 0,
    investimento: readRange(item.investimento),
    resultadoEsperado: asText(item.resultadoEsperado),
  }
}

function readRange(value: unknown): { min: number; max: number } | null {
  const { min, max } = asObject(value)
  const low = asNumber(min)
  const high = asNumber(max)
  return low === null || high === null ? null : { min: low, max: high }
}

function readAccount(value: unknown): OwnAccount | null {
  const account = asObject(value)
  if (Object.keys(account).length === 0) return null
  return {
    ganhoMensal: asNumber(account.ganhoMensal),
    investimento: readRange(account.investimento),
    paybackMeses: readRange(account.paybackMeses),
    roi: readRange(account.roi),
    explicacao: asText(account.explicacao),
  }
}

/** Takes marks of other formats out of a text: headings, bold, code fences, repeated blank lines. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}#{1,6}\s+/gm, '')
    .replace(/^```\w*$/gm, '')
    .replace(/(\*\*|__)(\S(?:[^\n]*?\S)?)\1/g, '$2')
    .replace(/^\s*[*-]\s+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** 'Score: 64/100', 'nota 58 de 100'. */
function scoreInText(text: string): number | null {
  const found = /(?:score|nota|pontua[çc][ãa]o)\D{0,40}?(\d{1,3})\s*(?:\/|de)\s*100/i.exec(text.slice(0, 20_000))
  const score = found ? Number(found[1]) : Number.NaN
  return score >= 0 && score <= 100 ? score : null
}

/** Lines longer than 30 characters; items of a list before others. */
function recommendationsInText(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const long = lines.filter((line) => line.replace(/^•\s*/, '').length > 30)
  const items = long.filter((line) => line.startsWith('•')).map((line) => line.replace(/^•\s*/, ''))
  return items.length > 0 ? items : long
}

/** The first characters of a text on one line, cut at a word. */
export function preview(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${beginning(line, length).replace(/[\s,;:.]+$/, '')}…`
}

/** The beginning of a text as it stands, cut at a word: places of figures in it stay true. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  return space > length * 0.7 ? cut.slice(0, space) : cut
}
