import { fold } from '#src/text/words.ts'
import { heardIn, toldIn } from './danger.ts'
import { intentOf } from './intents.ts'

const MOST_PARTS = 3
/** A question only together with its neighbour: 'ta bom?', 'o que eu faço?' */
const VAGUE =
  /^(?:(?:e|mas|entao|ai|dai|pra mim|por favor|me diz|me fala|ou|sera que) )*(?:(?:isso |assim |eu )*(?:ta|esta|e|eh) (?:bom|boa|certo|ruim|caro|cara|barato|errado|normal|muito|pouco|alto|baixo|ok|bem|mal|correto|possivel|verdade)(?: (?:assim|ou nao|ne|isso))*|(?:o )?(?:que|q) (?:eu )?(?:faco|fazer|devo fazer|posso fazer|voce acha|vc acha|acha)(?: agora| com isso| nesse caso)?|como (?:faco|fazer|resolvo|resolver|eu faco|melhorar)|(?:pode |consegue )?me ajud(?:a|ar)|ajuda|pode|posso|da|compensa|vale a pena|faz sentido|sim ou nao|certo|ne|tudo bem|ok|e agora|qual|quanto|por ?que|pq|como|tem jeito|o que acha|tem como|concorda)$/

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What was paid, received or sold already is a figure, whatever law it obeyed: 'quanto paguei de imposto em outubro?' */
const PAID =
  /^(?:e |mas |me diz |me fala )*(?:quanto|qto|qnto)\b.{0,40}\b(?:paguei|pagamos|gastei|gastamos|foi|foram|fui|deu|saiu|entrou|entraram|recebi|recebemos|vendi|vendemos|faturei|faturamos|sobrou)\b/

/** Law and taxes are answered by their form, like danger, before anything is looked up. */
export function isReserved(question: string): boolean {
  const done = PAID.test(bare(question))
  // 'Quanto foi a receita sem contar o cartão?' only recalls who hides sales.
  if (heardIn(question) && (!done || toldIn(question))) return true
  const intent = intentOf(question)
  return (intent === 'labour' || intent === 'tax') && !done
}

/**
 * The questions of a message, in order, at most three. What leads to a question stays with it; one with danger in it
 * is alone, so that nothing comes between it and its answer.
 */
export function questionsOf(message: string): string[] {
  if (heardIn(message)) return [message]
  const pieces = (message.match(/[^?]+\?*/g) ?? [message])
    .map((piece) => piece.trim())
    .filter((piece) => bare(piece) !== '')
  const questions: string[] = []
  for (const piece of pieces) {
    const vague = VAGUE.test(bare(piece))
    const last = questions.at(-1)
    const lastVague = last !== undefined && VAGUE.test(bare(last))
    // A remark after the last question, and a vague question, belong to what precedes them.
    if (last !== undefined && (vague || lastVague || !piece.endsWith('?')))
      questions[questions.length - 1] = `${last} ${piece}`
    else questions.push(piece)
  }
  if (questions.length <= 1) return [message]
  const rest = questions.slice(MOST_PARTS - 1).join(' ')
  return [...questions.slice(0, MOST_PARTS - 1), rest].filter((question) => question !== '')
}
