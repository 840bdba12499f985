import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { type FactBook, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { NO_CASE } from './texts.data.ts'

/** An answer whose texts still know which of their characters are facts. */
export interface Draft {
  answer: Text
  actionSteps: Text[]
  expectedResults: Text
  timeline: Text
  investment: Text
  roi: Text
  risks: Text[]
  successCases: Text
}

/** For answers that ask back or send elsewhere: nothing to estimate, and no field left blank. */
export const EMPTY_DRAFT: Draft = {
  answer: NOTHING,
  actionSteps: [],
  expectedResults: say`Não há resultado a estimar nesta resposta.`,
  timeline: say`Sem prazo: depende da sua próxima pergunta.`,
  investment: say`Sem investimento nesta etapa.`,
  roi: say`Não se aplica.`,
  risks: [],
  successCases: say`${NO_CASE}`,
}

/** The texts of a draft with the figures they name entered into the book. */
export function writeDraft(book: FactBook, draft: Draft): ConsultantAnswer {
  const list = (name: 'actionSteps' | 'risks') => draft[name].map((text, index) => book.write(`${name}.${index}`, text))
  return {
    answer: book.write('answer', draft.answer),
    actionSteps: list('actionSteps'),
    expectedResults: book.write('expectedResults', draft.expectedResults),
    timeline: book.write('timeline', draft.timeline),
    investment: book.write('investment', draft.investment),
    roi: book.write('roi', draft.roi),
    risks: list('risks'),
    successCases: book.write('successCases', draft.successCases),
    fatos: book.used(),
    referencias: book.references,
  }
}
