import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { type FactBook, say } from '#src/facts/fact-book.ts'
import { smallTalk } from '#src/faq/small-talk.ts'
import { fold } from '#src/text/words.ts'
import { speaksOfBusiness } from './business-words.ts'
import { calculatorDraft } from './calculators.ts'
import { cardDraft, cardFor } from './card-answer.ts'
import { type ConsultantInput, type Known, readCompany } from './company.ts'
import { dangerDraft, dangerOf } from './danger.ts'
import { type Draft, EMPTY_DRAFT, writeDraft } from './draft.ts'
import { REFERRAL_ENTRIES } from './faq-rules.data.ts'
import { intentOf } from './intents.ts'
import { elsewhereDraft, overviewDraft, productDraft, referralDraft, unclearDraft } from './other-answers.ts'
import { ruleDraft } from './rule-answer.ts'
import { type Topic, topicOf } from './topics.ts'

export type { ConsultantInput } from './company.ts'

const MAX_TALK = 1_000
/** The card of an owner who suffers: care comes before its steps. */
const SORROW = 'depressao_sofrimento'
const PRODUCT_WORDS =
  /\b(?:norteia|diagnostico|dashboard|painel|relatorio|pdf|login|senha|assinatura|score|nota|previsao)\b/

/**
 * Answers an owner's question from the action library, with what this company itself said. Pure; the question is only
 * searched with, never obeyed or repeated.
 */
export const answerConsultant = (input: ConsultantInput): ConsultantAnswer => answerFor(input, undefined)

/** The same; `numbers` is what the ledger says to it, which comes before advice. */
export function answerFor(input: ConsultantInput, numbers: ((book: FactBook) => Draft) | undefined): ConsultantAnswer {
  const known = readCompany(input)
  return writeDraft(known.book, numbers?.(known.book) ?? draftFor(known, input.question))
}

/** Whether a problem card says more on the question than its topic: nothing of her own is known of the topic's rule. */
function saysMore({ results }: Known, topic: Topic, question: string): boolean {
  switch (topic.kind) {
    case 'rule':
      return topic.entry === undefined && !results.has(topic.rule)
    case 'unclear':
      return true
    case 'product':
      return speaksOfBusiness(question) && !PRODUCT_WORDS.test(fold(question.slice(0, MAX_TALK)))
    default:
      return false
  }
}

function draftFor(known: Known, question: string): Draft {
  const danger = dangerOf(question)
  if (danger) return dangerDraft(known, danger)
  const sum = calculatorDraft(known, question)
  if (sum) return sum
  const intent = intentOf(question)
  if (intent === 'overview') return overviewDraft(known)
  if (intent === 'labour') return referralDraft('trabalhista', REFERRAL_ENTRIES.trabalhista!)
  if (intent === 'tax') return referralDraft('impostos', REFERRAL_ENTRIES.impostos!)
  const talk = smallTalk(fold(question.slice(0, MAX_TALK)))
  if (talk) return { ...EMPTY_DRAFT, answer: say`${talk.consulta ?? talk.resposta}` }
  const topic = topicOf(question, known.reading.segment, known.weak)
  const card = cardFor(known, question)
  if (card?.id === SORROW) return dangerDraft(known, 'despair')
  if (card && saysMore(known, topic, question)) return cardDraft(known, card)
  switch (topic.kind) {
    case 'rule':
      return ruleDraft(known, topic)
    case 'referral':
      return referralDraft(topic.entry, topic.professional)
    case 'product':
      return productDraft(known, topic.entry)
    case 'elsewhere':
      return elsewhereDraft()
    case 'unclear':
      return unclearDraft(known, topic.nearest)
  }
}
