import { DIMENSIONS } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalizeText, decapitalize, type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact, days, outOfHundred, ruleFact } from '#src/facts/figures.ts'
import type { PlannedAction } from '#src/planning/plan.ts'
import type { Reading } from '#src/reading/input.ts'
import { DIMENSION_WEIGHTS, RULES_VERSION } from '#src/rules.ts'
import { dimensionFact } from '#src/scoring/total.ts'
import type { Finding } from './insights.ts'
import { byScore, type Overview, openingText } from './summary.ts'

export interface ReportParts extends Overview {
  reading: Reading
  findings: readonly Finding[]
  recommendations: readonly Text[]
  ownAccount: Text
  confidence: number
  guarded: boolean
}

const MAX_FINDINGS = 6

function diagnosis({ findings }: ReportParts): Text[] {
  const weak = findings.filter(({ tipo }) => tipo !== 'força').slice(0, MAX_FINDINGS)
  const strong = findings.filter(({ tipo }) => tipo === 'força')
  const paragraphs = weak.map(({ titulo, valor, result, benchmark, source }) => {
    const parts = [say`${titulo}.`, say`${capitalizeText(result?.frase ?? valor)}.`]
    if (result) parts.push(say`${result.porque ?? RULE_TEXTS[result.rule]!.porque}`)
    if (source) parts.push(say`${benchmark}.`)
    return join(parts, ' ')
  })
  if (weak.length === 0)
    paragraphs.push(
      say`Nenhuma resposta sua apontou um ponto fraco. A casa está em ordem, e você pode escolher onde crescer.`,
    )
  if (strong.length > 0)
    paragraphs.push(say`O que já funciona: ${strong.map(({ titulo }) => decapitalize(titulo.text)).join('; ')}.`)
  return paragraphs
}

function dimensionLines(book: FactBook, { dimensions }: ReportParts): Text[] {
  const lines = byScore(dimensions).map((dimension) => {
    const worst = dimension.results.reduce((a, b) => (b.points < a.points ? b : a))
    const best = dimension.results.reduce((a, b) => (b.points > a.points ? b : a))
    const score = say`${dimension.nome}: ${book.mention(dimensionFact(dimension), formatNumber(dimension.nota!))} de ${outOfHundred(book)}.`
    const spoken =
      worst.points < 75
        ? say`Puxa para baixo: ${RULE_TEXTS[worst.rule]!.nome}.`
        : say`Destaque: ${RULE_TEXTS[best.rule]!.nome}.`
    return join([score, spoken], ' ')
  })
  const missing = dimensions.filter(({ nota }) => nota === null).map(({ nome }) => nome)
  if (missing.length > 0) lines.push(say`Não avaliado por falta de respostas: ${missing.join(', ')}.`)
  return lines
}

const COST_NAMES = { baixa: 'baixo', média: 'médio', alta: 'alto' } as const

/** 'Custo baixo vai de … a …', once for each class that the plan uses. */
function costLine(book: FactBook, actions: readonly PlannedAction[]): Text {
  const ranges = (['baixa', 'média', 'alta'] as const).flatMap((custo) => {
    const range = actions.find(({ step }) => step.custo === custo)?.investment
    if (!range) return []
    return [
      say`custo ${COST_NAMES[custo]} vai de ${book.mention(range.minFact, formatMoney(range.min))} a ${book.mention(range.maxFact, formatMoney(range.max))} por ação`,
    ]
  })
  if (ranges.length === 0) return say`Custo de cada ação em reais: a definir (informe o faturamento).`
  return say`Pela referência do produto, ${join(ranges, '; ')}. São tetos calculados sobre um mês de faturamento, e não orçamentos: contar, anotar e conversar custam quase só tempo.`
}

function planLines(book: FactBook, { actions, guarded }: ReportParts): Text[] {
  const lines = actions.map(
    ({ day, step, responsavel }) =>
      say`Até ${days(book, day)}: ${decapitalize(step.acao)}. Quem cuida: ${responsavel}. Custo ${COST_NAMES[step.custo]}.`,
  )
  if (guarded) lines.unshift(say`O caixa pede cuidado: nos primeiros ${days(book, 60)}, priorize ações sem desembolso.`)
  return [...lines, costLine(book, actions)]
}

function sourceLines(book: FactBook, findings: readonly Finding[]): Text[] {
  const cited = new Map(findings.flatMap(({ source }) => (source ? [[source.id, source] as const] : [])))
  if (cited.size === 0)
    return [say`Nenhuma fonte pública foi usada: as notas vêm das suas respostas e das regras do produto.`]
  return [...cited.values()].map(({ id, texto }) => {
    const { orgao, ano } = BENCHMARKS[id]
    return say`${orgao}, ${book.mention(benchmarkFact(id), String(ano))}: ${decapitalize(texto)}.`
  })
}

function methodLines(book: FactBook, { confidence, reading, dimensions }: ReportParts): Text[] {
  const percent = Math.round(confidence * 100)
  const assessed = dimensions.filter(({ nota }) => nota !== null)
  const weights = assessed.map(({ id }) => {
    const { nome } = DIMENSIONS.find((dimension) => dimension.id === id)!
    const weight = DIMENSION_WEIGHTS[id]
    return say`${nome} ${book.mention(ruleFact(`peso.${id}`, `Peso de ${nome}`, weight, 'pontos'), String(weight))}`
  })
  const lines = [
    say`Cada resposta vale de ${book.mention(ruleFact('nota_minima', 'Menor nota possível', 0, 'pontos'), '0')} a ${outOfHundred(book)} pontos, pelas regras do segmento ${reading.segment} (versão ${book.mention({ ...ruleFact('versao', 'Versão das regras', 0, ''), valor: RULES_VERSION }, RULES_VERSION)}). A nota de cada dimensão é a média das respostas, em que as mais importantes pesam mais. A nota geral junta as dimensões avaliadas da mesma forma.`,
  ]
  if (weights.length > 0) lines.push(say`Pesos: ${join(weights, ', ')}.`)
  lines.push(
    say`Completude dos dados: ${book.mention(
      {
        id: 'completude',
        rotulo: 'Completude dos dados',
        valor: percent,
        unidade: '%',
        tipo: 'calculado',
        origem:
          'Quanto das perguntas foi respondido, se o faturamento e o número de pessoas são exatos e se os custos estão em reais',
      },
      `${percent}%`,
    )}. Este número diz quanto sabemos da empresa, não a chance de o conselho dar certo.`,
  )
  if (reading.revenue && !reading.revenue.exact)
    lines.push(
      say`O faturamento foi estimado pela faixa do diagnóstico (${book.mention(reading.revenue.fact, formatMoney(reading.revenue.value))} por mês). Com o valor exato no cadastro, as contas ficam mais precisas.`,
    )
  return lines
}

/** Plain text: the opening paragraph, then sections under headings in capitals. */
export function reportText(book: FactBook, parts: ReportParts): Text {
  const section = (heading: Text, lines: readonly Text[], separator = '\n') =>
    say`${heading}\n${join(lines, separator)}`
  const numbered = parts.recommendations.map((text) => say`• ${text}`)
  const bullets = (lines: readonly Text[]) => lines.map((text) => say`• ${text}`)
  return join(
    [
      openingText(book, parts),
      section(say`DIAGNÓSTICO`, diagnosis(parts), '\n\n'),
      section(say`DIMENSÕES, DA MAIS FRACA À MAIS FORTE`, bullets(dimensionLines(book, parts))),
      section(say`O QUE FAZER PRIMEIRO`, numbered),
      section(
        say`PLANO DE ${book.mention(ruleFact('dia.90', 'Prazo do plano', 90, 'dias'), '90 DIAS')}`,
        bullets(planLines(book, parts)),
      ),
      section(say`NOSSA CONTA`, [parts.ownAccount]),
      section(say`FONTES`, bullets(sourceLines(book, parts.findings))),
      section(say`COMO CHEGAMOS AQUI`, methodLines(book, parts)),
    ],
    '\n\n',
  )
}
