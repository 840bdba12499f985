import type { Fact } from '@norteia/contracts/analysis'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalizeText, decapitalize, type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText, type Challenge } from '#src/problems/challenge.ts'
import { flowCause } from '#src/problems/flow-cause.ts'
import { REASONS } from '#src/problems/reasons.data.ts'
import type { Reading } from '#src/reading/input.ts'
import { serves } from '#src/scoring/fit.ts'
import type { Finding } from './insights.ts'

/** Findings beside the problem: enough to act on, not the list of all that could be better. */
const MOST = { withProblem: 2, without: 4 }

const flowFact = (quote: string): Fact => ({
  id: 'fluxo.citacao',
  rotulo: 'Fluxo do trabalho, nas suas palavras',
  valor: quote,
  unidade: '',
  tipo: 'informado',
  origem: 'Diagnóstico, pergunta “Fluxo operacional”',
})

/** Weak findings that the report speaks of: what may cause her problem first, nothing that has no part in it. */
export function toldFindings(findings: readonly Finding[], { card }: Challenge): Finding[] {
  const weak = findings.filter(({ tipo }) => tipo !== 'força')
  if (!card) {
    const known = weak.filter(({ result }) => !result || result.measured)
    return [...known, ...weak.filter((finding) => !known.includes(finding))].slice(0, MOST.without)
  }
  const told = weak.filter(
    ({ result }) =>
      !result ||
      result.measured ||
      serves({ rule: result.rule, dimension: result.dimension, gain: 0, priority: 0, result }, card),
  )
  const isCause = ({ id }: Finding) => card.causas.includes(id)
  const measured = told.filter((finding) => finding.result?.measured && !isCause(finding))
  const others = told.filter((finding) => !finding.result?.measured && !isCause(finding))
  return [...told.filter(isCause), ...measured, ...others].slice(0, MOST.withProblem + measured.length)
}

/** How her problem comes about: the cause that she wrote herself, then what it leads to. */
function reasonText(book: FactBook, challenge: Challenge, reading: Reading): Text[] {
  const { card } = challenge
  if (!card) return []
  const reason = say`${adviceText(book, REASONS[card.id] ?? '')}`
  const quote = flowCause(reading.form.operational_flow)
  if (quote === null) return [reason]
  return [
    join(
      [
        reason,
        say`No seu dia a dia, você escreveu: “${book.mention(flowFact(quote), quote)}”. É uma porta aberta para ${card.nome}, e o primeiro passo só dura se ela se fechar.`,
      ],
      ' ',
    ),
  ]
}

function findingText({ titulo, valor, result, benchmark, source }: Finding): Text {
  const parts = [say`${titulo}.`, say`${capitalizeText(result?.frase ?? valor)}.`]
  if (result) parts.push(say`${result.porque ?? RULE_TEXTS[result.rule]!.porque}`)
  if (source) parts.push(say`${benchmark}.`)
  return join(parts, ' ')
}

export function diagnosisTexts(
  book: FactBook,
  { findings, challenge, reading }: { findings: readonly Finding[]; challenge: Challenge; reading: Reading },
): Text[] {
  const weak = toldFindings(findings, challenge)
  const strong = findings.filter(({ tipo }) => tipo === 'força')
  const paragraphs = [...reasonText(book, challenge, reading), ...weak.map(findingText)]
  if (paragraphs.length === 0)
    paragraphs.push(
      say`Nenhuma resposta sua apontou um ponto fraco. A casa está em ordem, e você pode escolher onde crescer.`,
    )
  if (strong.length > 0)
    paragraphs.push(say`O que já funciona: ${strong.map(({ titulo }) => decapitalize(titulo.text)).join('; ')}.`)
  return paragraphs
}
