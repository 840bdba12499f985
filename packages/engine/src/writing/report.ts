import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { addDoubt, type Doubt } from '#src/doubts/doubt.ts'
import { decapitalize, type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact, days, outOfHundred, ruleFact } from '#src/facts/figures.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import { FREE_FROM } from '#src/planning/plan.ts'
import { adviceText, figureText } from '#src/problems/challenge.ts'
import type { Reading } from '#src/reading/input.ts'
import { RISK_BELOW, RULES_VERSION } from '#src/rules.ts'
import { fitsTrade } from '#src/scoring/fit.ts'
import { dimensionFact } from '#src/scoring/total.ts'
import { diagnosisTexts, toldFindings } from './diagnosis.ts'
import type { Finding } from './insights.ts'
import { byScore, type Overview, openingText } from './summary.ts'

export interface ReportParts extends Overview {
  figures: readonly MeasuredFigure[]
  contradictions: readonly Doubt[]
  absurdities: readonly Doubt[]
  reading: Reading
  findings: readonly Finding[]
  recommendations: readonly Text[]
  ownAccount: Text
  confidence: number
  guarded: boolean
  /** Her own date within the plan; null: none. */
  date: string | null
}

const MAX_DOUBTS = 3

function dimensionLines(book: FactBook, { dimensions, reading }: ReportParts): Text[] {
  const { activity } = reading
  const told = byScore(dimensions).filter(({ results }) => results.length > 1 || results[0]!.points < RISK_BELOW)
  const lines = told.map((dimension) => {
    const fitting = dimension.results.filter(({ rule }) => fitsTrade(rule, activity.activity))
    const results = fitting.length > 0 ? fitting : dimension.results
    const worst = results.reduce((a, b) => (b.points < a.points ? b : a))
    const best = results.reduce((a, b) => (b.points > a.points ? b : a))
    const score = say`${dimension.nome}: ${book.mention(dimensionFact(dimension), formatNumber(dimension.nota!))} de ${outOfHundred(book)}.`
    const spoken =
      worst.points < 75
        ? say`Mais fraco: ${RULE_TEXTS[worst.rule]!.nome}.`
        : say`Destaque: ${RULE_TEXTS[best.rule]!.nome}.`
    return join([score, spoken], ' ')
  })
  return lines
}

function planLines(book: FactBook, { actions, guarded }: ReportParts): Text[] {
  const lines = actions.map(
    ({ day, step, responsavel, cost }) =>
      say`Até ${days(book, day)}, ${responsavel}: ${adviceText(book, decapitalize(step.acao))}; ${costClause(cost.text)}.`,
  )
  const free = actions.every(({ day, step }) => day > FREE_FROM || (!step.compra && !step.mensal))
  return guarded && free ? [say`Até ${days(book, FREE_FROM)}, nada que peça desembolso.`, ...lines] : lines
}

/** 'Cerca de 4 horas suas' after a semicolon. */
const costClause = (text: Text): Text => ({ ...text, text: decapitalize(text.text) })

/** What the first step looks like, and her own date that the plan keeps to. */
function howLines(book: FactBook, { actions, date }: ReportParts): Text[] {
  const [first] = actions
  if (!first) return []
  const { detalhes, resultado } = first.step
  const kept = date ? [say`A sua data é ${date}: o que trata do problema vem antes de todo o resto.`] : []
  return [say`${adviceText(book, detalhes)} ${adviceText(book, resultado)}`, ...kept]
}

function problemLines(book: FactBook, { challenge }: ReportParts): Text[] {
  const { card } = challenge
  if (!card) return []
  const lines = [
    say`Para confirmar: ${decapitalize(card.confirma)}`,
    say`Cuidado: ${adviceText(book, decapitalize(card.armadilha))}`,
  ]
  return card.encaminha === null
    ? lines
    : [...lines, say`Com quem falar: ${adviceText(book, decapitalize(card.encaminha.replace(/\.$/, '')))}.`]
}

const doubtLines = (book: FactBook, doubts: readonly Doubt[]): Text[] =>
  doubts.slice(0, MAX_DOUBTS).map((doubt) => {
    addDoubt(book, doubt)
    return doubt.texto
  })

function materialLines(book: FactBook, { actions }: ReportParts): Text[] {
  return actions.flatMap(({ material }) =>
    material ? [say`${adviceText(book, material.titulo)}\n${adviceText(book, material.texto)}`] : [],
  )
}

function sourceLines(book: FactBook, findings: readonly Finding[]): Text[] {
  const cited = new Map(findings.flatMap(({ source }) => (source ? [[source.id, source] as const] : [])))
  if (cited.size === 0) return []
  return [...cited.values()].map(({ id, texto }) => {
    const { orgao, ano } = BENCHMARKS[id]
    return say`${orgao}, ${book.mention(benchmarkFact(id), String(ano))}: ${decapitalize(texto)}.`
  })
}

/** What of this analysis is estimated, and how much of it was known. */
function methodLines(book: FactBook, { confidence, reading, dimensions }: ReportParts): Text[] {
  const percent = Math.round(confidence * 100)
  const lines = [
    say`Confiança dos dados: ${book.mention(
      {
        id: 'completude',
        rotulo: 'Confiança dos dados',
        valor: percent,
        unidade: '%',
        tipo: 'calculado',
        origem:
          'Quanto das perguntas foi respondido, se o faturamento e o número de pessoas são exatos e se os custos estão em reais',
      },
      `${percent}%`,
    )}.`,
    say`Regras: ${reading.segment}, versão ${book.mention({ ...ruleFact('versao', 'Versão das regras', 0, ''), valor: RULES_VERSION }, RULES_VERSION)}.`,
  ]
  const { unread } = reading.costs
  if (unread)
    lines.push(
      say`Não consegui ler nos seus custos: ${join(
        unread.map((words, place) => quotedCost(book, words, place)),
        ', ',
      )}. Escreva o nome e o valor em reais por mês para entrarem na conta.`,
    )
  const missing = dimensions.filter(({ nota }) => nota === null).map(({ nome }) => nome)
  if (missing.length > 0) lines.push(say`Sem resposta: ${missing.join(', ')}.`)
  if (reading.revenue && !reading.revenue.exact)
    lines.push(
      say`Faturamento estimado pela faixa: ${book.mention(reading.revenue.fact, formatMoney(reading.revenue.value))} por mês.`,
    )
  return lines
}

const quotedCost = (book: FactBook, words: string, place: number): Text =>
  say`${book.mention(
    {
      id: `custo_nao_lido.${place}`,
      rotulo: 'Palavras suas',
      valor: words,
      unidade: '',
      tipo: 'informado',
      origem: 'Diagnóstico, pergunta “Principais custos”',
    },
    `“${words}”`,
  )}`

/** Plain text: the opening paragraph, then sections under headings in capitals; empty sections are left out. */
export function reportText(book: FactBook, parts: ReportParts): Text {
  const bullets = (lines: readonly Text[]) =>
    join(
      lines.map((text) => say`• ${text}`),
      '\n',
    )
  const sections: [heading: string, body: Text][] = [
    ['ANTES DE TUDO, CONFIRA', bullets(doubtLines(book, parts.absurdities))],
    ['OS NÚMEROS QUE DECIDEM', bullets(parts.figures.map((figure) => figureText(book, figure)))],
    ['AS TRÊS DECISÕES', bullets(parts.recommendations)],
    ['COMO DAR O PRIMEIRO PASSO', join(howLines(book, parts), '\n')],
    ['SOBRE O PROBLEMA', bullets(problemLines(book, parts))],
    ['RESPOSTAS QUE NÃO COMBINAM', bullets(doubtLines(book, parts.contradictions))],
    ['DIAGNÓSTICO', join(diagnosisTexts(book, parts), '\n\n')],
    ['DIMENSÕES, DA MAIS FRACA À MAIS FORTE', bullets(dimensionLines(book, parts))],
    ['PLANO', bullets(planLines(book, parts))],
    ['NOSSA CONTA', parts.ownAccount],
    ['MATERIAL PRONTO PARA COPIAR', join(materialLines(book, parts), '\n\n')],
    ['FONTES', bullets(sourceLines(book, toldFindings(parts.findings, parts.challenge)))],
    ['COMO CHEGAMOS AQUI', bullets(methodLines(book, parts))],
  ]
  const written = sections.filter(([, body]) => body.text !== '').map(([heading, body]) => say`${heading}\n${body}`)
  return join([openingText(book, parts), ...written], '\n\n')
}
