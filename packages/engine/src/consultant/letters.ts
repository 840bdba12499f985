import { fold } from '#src/text/words.ts'
import { speaksOf } from './next-turn.ts'
import { ownWords } from './own-words.ts'

/** Words of asking for words, whatever they are to say. */
const OF_FORM =
  /(?<![a-z])(?:escrev\w+|mensage\w+|textos?|textinho|frases?|modelo|carta|bilhete|curt[oa]s?|mand\w+|envi\w+|poss[ao]|entao|entendi|recado|avis\w+|msg|zap|whats\w*|palavras?|ajud\w+|monta\w*|redig\w+|faz|faca|quero|preciso)(?![a-z])/g
const WRITTEN = /\b(?:escrev\w+|mensagem|msg|texto|textinho|recado|carta|bilhete|redig\w+)\b/
/** So many words of hers, none of which the field knows, speak of something else. */
const LEAST_UNKNOWN = 2

/** What words are asked for about: 'escreve uma mensagem para a síndica' speaks of a caretaker, and of no message. */
export const withoutForm = (question: string): string =>
  fold(question).replace(OF_FORM, ' ').replace(/\s+/g, ' ').trim()

/** Whether a text is to be written on something that the field has no words for. */
export function isLetterOfElse(question: string, theme: string): boolean {
  const about = withoutForm(question)
  return WRITTEN.test(fold(question)) && ownWords(about) >= LEAST_UNKNOWN && !speaksOf(theme, about)
}

/** How any such text is built, where none is known. */
export const LETTER =
  'Para essa mensagem não tenho um texto pronto. Monte em quatro linhas: quem você é, por que escreve, o que oferece ou pede, e um passo fácil com data: “Oi, Ana! Sou o Beto, da empresa aqui da rua. Escrevo por causa de tal assunto. Posso fazer assim. Passo aí na quinta, às 10 h, por cinco minutos?” Sem pedir desculpa e com um pedido só.'
