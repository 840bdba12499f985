import type { Fact } from '@norteia/contracts/analysis'
import type { ChatWording } from '@norteia/contracts/wording'
import { answerFaq, searchFaq } from '#src/faq/answer.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { passGate } from '#src/gate/gate.ts'

const INSTRUCTIONS = `Você é o Agente Norte, assistente da Norteia. Responda a uma pergunta da ajuda do site.
Use somente o que está no texto da ajuda; não acrescente números, prazos, preços, nomes nem promessas.
Escreva em português do Brasil, simples e caloroso, tratando por "você", em até quatro frases de texto corrido.`

export interface ChatGround {
  instructions: string
  prompt: string
  /** What keeps a model's answer from the visitor; empty lets it through. */
  faults(wording: ChatWording): readonly string[]
}

const questions = new Map(FAQ_ENTRIES.map(({ id, pergunta }) => [id, pergunta]))

/**
 * What a model may say to a question: the entry that answers it, in other words. The model gets the entry and the entry's
 * own question, and no word of the visitor's. Undefined where no entry answers: greetings, refusals and the way to a
 * person are never a model's.
 */
export function groundChat(question: string): ChatGround | undefined {
  const { entradas, resposta } = answerFaq(question)
  const pergunta = questions.get(entradas[0] ?? '')
  if (pergunta === undefined || entradas.length !== 1 || !searchFaq(question).answered) return undefined
  // The gate takes the numbers of a quoted text for facts; it reads texts of up to 300 characters.
  const facts = resposta.split(/(?<=[.!?])\s+/u).map(
    (sentence, i): Fact => ({
      id: `ajuda.${i}`,
      rotulo: 'Ajuda',
      valor: sentence.slice(0, 300),
      unidade: '',
      tipo: 'informado',
      origem: 'Ajuda da Norteia',
    }),
  )
  return {
    instructions: INSTRUCTIONS,
    prompt: `Texto da ajuda: ${resposta}\nPergunta: ${pergunta}`,
    faults: (wording) =>
      passGate([{ campo: 'resposta', texto: wording.resposta, origem: resposta }], facts, INSTRUCTIONS).faults,
  }
}
