import type { Challenge as ChallengeWire } from '@norteia/contracts/analysis'
import type { FactBook } from '#src/facts/fact-book.ts'
import { adviceText, type Challenge, figureText, quoteText } from '#src/problems/challenge.ts'
import { OPEN_QUESTION } from './summary.ts'

const FIELD = 'insights.analiseCompleta.desafio'

/** The challenge on the wire: what she wrote, what was understood, and what else it may be. */
export function writeChallenge(
  book: FactBook,
  { quote, card, question, alternatives, figure }: Challenge,
): ChallengeWire {
  const named = ({ id, nome }: { id: string; nome: string }) => ({ id, nome: book.inOwnWords(nome) })
  const quoted = quoteText(book, quote)
  // Without the quotation marks of a sentence.
  const citacao = { text: quote, spans: quoted.spans.map(({ fato }) => ({ inicio: 0, fim: quote.length, fato })) }
  return {
    citacao: book.write(`${FIELD}.citacao`, citacao),
    problema: card && named(card),
    alternativas: alternatives.map(named),
    numero: figure && book.write(`${FIELD}.numero`, figureText(book, figure)),
    pergunta: card ? question && book.write(`${FIELD}.pergunta`, adviceText(book, question)) : OPEN_QUESTION,
  }
}
