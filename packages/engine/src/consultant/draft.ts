import { type ConsultantAnswer, type ConsultantData, NO_CASE, NOTHING_EXPECTED } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import { type FactBook, NOTHING, say, type Text } from '#src/facts/fact-book.ts'

/** The figures of an answer, before their facts are entered into the book. */
export interface DraftData {
  metrica: string
  periodo: ConsultantData['periodo']
  filtros: ConsultantData['filtros']
  valor: Fact | null
  /** A share's facts are in percent; the wire has fractions. */
  unidade: string
  /** Named by what their facts are called. */
  linhas: readonly Fact[]
  formula: Text | null
}

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
  /** Absent: words only. */
  dados?: DraftData
}

/** For answers that ask back or send elsewhere: nothing to estimate, and no field left blank. */
export const EMPTY_DRAFT: Draft = {
  answer: NOTHING,
  actionSteps: [],
  expectedResults: say`${NOTHING_EXPECTED.question}`,
  timeline: say`Sem prazo: depende da sua próxima pergunta.`,
  investment: say`Sem investimento nesta etapa.`,
  roi: say`Não se aplica.`,
  risks: [],
  successCases: say`${NO_CASE}`,
}

function writeData(book: FactBook, { valor, unidade, linhas, formula, ...rest }: DraftData): ConsultantData {
  // A percent has at most six decimals: dividing it must not add any.
  const reading = (fact: Fact) => (unidade === '%' ? Number((Number(fact.valor) / 100).toFixed(8)) : Number(fact.valor))
  if (valor) book.number('dados.valor', book.add(valor))
  return {
    ...rest,
    unidade,
    valor: valor && reading(valor),
    linhas: linhas.map((fact, index) => {
      book.number(`dados.linhas.${index}.valor`, book.add(fact))
      return { rotulo: fact.rotulo, valor: reading(fact) }
    }),
    formula: formula && book.write('dados.formula', formula),
  }
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
    dados: draft.dados ? writeData(book, draft.dados) : null,
    fatos: book.used(),
    referencias: book.references,
  }
}
