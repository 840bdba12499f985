import type { Fact } from '@norteia/contracts/analysis'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalizeText, decapitalize, type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { insteadOf } from '#src/planning/tried.ts'
import { adviceText, type Challenge, quoteText, UNEVEN } from '#src/problems/challenge.ts'
import { flowCause } from '#src/problems/flow-cause.ts'
import { goalTiming } from '#src/problems/goal-timing.ts'
import { REASONS } from '#src/problems/reasons.data.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { serves } from '#src/scoring/fit.ts'
import { fold } from '#src/text/words.ts'
import { withoutSaid } from './decision.ts'
import type { Finding } from './insights.ts'

/** Findings beside the problem: enough to act on, not the list of all that could be better. */
const MOST = { withProblem: 2, without: 4 }

/** A better answer explains nothing, and neither does how much of a list she ticked. */
const GOOD_FROM = 60
/** A flow told in few words says nothing of her company. */
const SAYS_LITTLE = /diz pouco/
const explains = ({ result }: Finding) =>
  !(result && SAYS_LITTLE.test(result.frase.text)) &&
  (!result || result.measured || (result.points < GOOD_FROM && result.list !== 'ticked') || result.rule === MARGIN)
const MARGIN = 'margem_declarada'

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
  const weak = findings.filter(({ tipo, id }) => tipo !== 'força' && !SAYS_NOTHING.has(id))
  if (!card) {
    const known = weak.filter(({ result }) => !result || result.measured)
    return [...known, ...weak.filter((finding) => !known.includes(finding))].slice(0, MOST.without)
  }
  const told = weak
    .filter(explains)
    .filter(
      ({ result }) =>
        !result ||
        result.measured ||
        serves({ rule: result.rule, dimension: result.dimension, gain: 0, priority: 0, result }, card),
    )
  const isCause = ({ id }: Finding) => card.causas.includes(id)
  const measured = told.filter((finding) => finding.result?.measured && !isCause(finding))
  return [...told.filter(isCause), ...measured].slice(0, MOST.withProblem + measured.length)
}

/** How her problem comes about: what leads to it, where her own words show it, what was tried. */
function reasonText(book: FactBook, { challenge, reading, said }: Diagnosed): Text[] {
  const { card, told, frame } = challenge
  if (!card) return []
  const parts: Text[] = []
  if (told.more) parts.push(say`Você também contou: ${quoteText(book, told.more, 'mais')}.`)
  const reason = withoutSaid(frame?.porque ?? REASONS[card.id] ?? '', said)
  if (reason !== '') parts.push(adviceText(book, reason))
  const cause = flowCause(reading.form.operational_flow, card.id)
  if (cause) parts.push(say`No dia a dia: “${book.mention(flowFact(cause.quote), cause.quote)}”. ${cause.why}.`)
  if (told.tried) parts.push(say`Você já tentou: ${quoteText(book, told.tried, 'tentou')}. ${insteadOf(told.tried)}`)
  return [join(parts, ' ')]
}

function findingText({ titulo, valor, result, benchmark, source }: Finding): Text {
  const parts = result
    ? [
        ...(result.measured ? [say`${titulo}.`] : []),
        say`${capitalizeText(result.frase)}. ${result.porque ?? RULE_TEXTS[result.rule]!.porque}`,
      ]
    : [say`${titulo}. ${capitalizeText(valor)}.`]
  if (source) parts.push(say`${benchmark}.`)
  return join(parts, ' ')
}

/** Age is neither a cause nor a merit. */
const SAYS_NOTHING = new Set(['company_age'])
/** Said to one person they praise a team that isn't there, or the money that she lives on. */
const OF_A_TEAM = new Set(['food_team', 'receita_por_funcionario', 'margem_declarada'])
const SHORT_OF_MONEY =
  /nao (?:me )?sobra|sobra nada|devendo|no vermelho|sem dinheiro|falta dinheiro|fechar o mes|nao tiro|prejuizo|pagando atrasado|dinheiro (?:\w+ )?nao (?:aparece|acompanha|entra)|nao tem dinheiro|nao (?:me )?pag(?:a|am|ou|aram)\b|cheque especial|atrasad|cartao estourado|nao fecha|so paga as contas/
/** Praise of what she complains of, or of what somebody else decides. */
const OF_MONEY = new Set(['margem_declarada', 'retail_credit', 'service_payment', 'industry_margin'])
const OF_CLIENTS = /concentra|dependenc|biggest|client_share/
const ONE_BUYER =
  /\b(?:maior|principal|unico|um) (?:cliente|comprador)|dos (?:meus|nossos) \d|\batravessador|\bconstrutoras?\b|\bcontrato (?:vence|acaba)|\bperder (?:esse|ele|o contrato)/
const GOAL_PLAIN =
  /\d.{0,60}\b(?:ate|em|por) (?:\w+ ){0,2}(?:\d|mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dois|tres|seis|natal)|\b(?:ate|em) (?:\w+ ){0,2}(?:\d+|um|dois|tres|seis) (?:mes|ano|dia|semana)\w*.{0,60}\d/

/** What works, as far as her own words don't say otherwise. */
function worksText(findings: readonly Finding[], { card }: Challenge, reading: Reading): Text[] {
  const said = fold(`${reading.form.main_challenge}. ${reading.form.future_goals}`)
  const short = SHORT_OF_MONEY.test(said)
  const early = card !== null && goalTiming(reading, card) !== null
  const strong = findings.filter(
    ({ tipo, id }) =>
      tipo === 'força' &&
      !SAYS_NOTHING.has(id) &&
      !(worksAlone(reading) && OF_A_TEAM.has(id)) &&
      !((short || (card && UNEVEN.has(card.id))) && OF_MONEY.has(id)) &&
      !(ONE_BUYER.test(said) && OF_CLIENTS.test(id)) &&
      !(id === 'future_goals' && !GOAL_PLAIN.test(fold(reading.form.future_goals.split(/(?<=[.!?;])\s+/)[0] ?? ''))) &&
      !(early && id === 'future_goals') &&
      !(card && (card.contradiz.includes(id) || card.causas.includes(id))),
  )
  return strong.length === 0
    ? []
    : [say`O que já funciona: ${strong.map(({ titulo }) => decapitalize(titulo.text)).join('; ')}.`]
}

export interface Diagnosed {
  findings: readonly Finding[]
  challenge: Challenge
  reading: Reading
  /** What the report has said before. */
  said: Text
}

export function diagnosisTexts(book: FactBook, diagnosed: Diagnosed): Text[] {
  const { findings, challenge, reading } = diagnosed
  const weak = toldFindings(findings, challenge)
  const paragraphs = [...reasonText(book, diagnosed), ...weak.map(findingText)]
  if (paragraphs.length === 0)
    paragraphs.push(
      say`Nenhuma resposta sua apontou um ponto fraco. A casa está em ordem, e você pode escolher onde crescer.`,
    )
  return [...paragraphs, ...worksText(findings, challenge, reading)]
}
