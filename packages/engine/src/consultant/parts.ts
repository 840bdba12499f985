import { greets } from '#src/faq/small-talk.ts'
import { fold } from '#src/text/words.ts'
import { heardIn, toldIn } from './danger.ts'
import { intentOf } from './intents.ts'

const MOST_PARTS = 3
/** A question only together with its neighbour: 'ta bom?', 'o que eu faço?' */
const VAGUE =
  /^(?:(?:e|mas|entao|ai|dai|pra mim|por favor|me diz|me fala|ou|sera que) )*(?:(?:isso |assim |eu )*(?:ta|esta|e|eh) (?:bom|boa|certo|ruim|caro|cara|barato|errado|normal|muito|mt|mto|mta|demais|pouco|alto|baixo|ok|bem|mal|correto|possivel|verdade)(?: (?:assim|ou nao|ne|isso))*|(?:o ?)?(?:que|q) (?:eu |voces? |vcs? )?(?:faco|fazer|devo fazer|posso fazer|voce acha|vc acha|acha|acham|faria|fariam)(?: agora| com isso| nesse caso)?|como (?:faco|fazer|resolvo|resolver|eu faco|melhorar)|(?:pode |consegue )?me ajud(?:a|ar)|ajuda|pode|posso|da|compensa|vale a pena|faz sentido|sim ou nao|certo|ne|tudo bem|ok|e agora|quais(?: foram| sao)?|qual(?: foi)?|quanto|por ?que|pq|como|tem jeito|o que acha|tem como|concorda)$/

/** A share that is asked for, also without its mark: no remark on what precedes it. */
const ASKS_SHARE = /\b(?:quant[oa]s?|qn?ts|qual) (?:por cento|porcentagem|percentual|%)/

/** 'a Ana ainda compra? Quando foi a última vez?' is one question. */
const STILL_DOES = /\b(?:ainda|continua|segue)\b.*\b(?:paga|pagam|pagando|compra|compram|comprando|deposita|contrata)\b/
const LAST_TIME = /^(?:e )?(?:quando|qdo|qual|que dia) (?:que )?(?:foi |e )?(?:a |o )?ultim[oa]\b/

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

/** Where a second subject begins, whatever the first was. */
const ANOTHER =
  /(?:^|[,.;:]\s*|\s+(?=(?:e|mas) )|(?<!\d(?: mil| reais)?)\s+(?=(?:al[eé]m|fora|tb|tbm|tamb|ainda|aproveit)))(?:e |mas |ah,? )?(?:(?:uma? )?outra (?:coisa|d[uú]vida|pergunta)|mais uma (?:coisa|d[uú]vida|pergunta)|al[eé]m disso|fora isso|ainda por cima|aproveitando|segund[oa](?=\s*[:,])|e outra(?=\s*[,:])|(?:tb|tbm|tamb[eé]m)(?=\s+(?:n[aã]o sei|queria|quero|como|se\b|qual|quanto|quando|o que|oq|ser[aá]|vale|posso|preciso|trocar|mudar|abrir|contratar|tenho|t[oô]\b)))\s*[,:]?\s*/giu
/** 'Como cobro e como divulgo?': two questions with a word of asking each. */
const ASKS =
  '(?:como|qual|quais|quando|quanto (?:antes|tempo)|onde|o que|oq|sera que|sera q|vale a pena|posso|devo|compensa)'
const TWO_ASKED = new RegExp(`^(.*\\b${ASKS}\\b.{12,}?)\\s+e\\s+(?=${ASKS}\\b)(.{12,})$`, 'u')
const SORTS = /^qua(?:l|is) (?:so|nao|e|sao|da|dao|ocupa|vale|vao|devo)\b/
const BEGINS_ASKING = new RegExp(`^(?:e |mas |outra )?${ASKS}\\b`)
/** 'Duas coisas: o cliente não paga e a equipe falta'. */
const TWO_TOLD =
  /^\s*(?:tenho |(?:es)?t[oô]u? com |s[aã]o )?(?:2|duas) (?:coisas?|d[uú]vidas?|perguntas?|quest[oõ]es)\s*[:,]\s*(.{12,}?)\s+e\s+(.{12,})$/iu
/** The second speaks of what the first named. */
const POINTS_BACK = /\b(?:el[ea]s?|dele|dela|deles|delas|isso|nisso|disso|ess[ea]s?|desse|dessa|nele|nela|lá|la)\b/
/** Whom the second half names itself is no one of the first: 'como faço minha instrutora ficar sem perder ela'. */
const NAMES_WHOM =
  /\b(?:d?[oa]s?|pr[oa]s?|minhas?|meus?|uma?) (?:funcionari\w+|client\w+|instrutor\w*|professor\w*|alun\w+|pacient\w+|fornecedor\w*|soci\w+|equipe|vendedor\w*|ajudant\w+|recepcionist\w+|gerent\w+|menin\w+|rapaz|moca|pai|mae|pessoal)\b.*$/
const pointsBack = (text: string) => POINTS_BACK.test(bare(text).replace(NAMES_WHOM, ' '))
const LEAST_WORDS = 3
const stands = (text: string) => bare(text).split(' ').length >= LEAST_WORDS && !VAGUE.test(bare(text))

/** Whether a question may be understood without the one before it. */
export const standsAlone = (text: string) => stands(text) && !pointsBack(text)

/** Whether a question brings up somebody of whom the one before it says nothing. */
export const bringsUp = (before: string, text: string) => NAMES_WHOM.test(bare(text)) && !NAMES_WHOM.test(bare(before))

/** 'Duas coisas', 'outra dúvida': she says that she asks more than one. */
export const namesSecond = (message: string) => message.search(ANOTHER) >= 0 || TWO_TOLD.test(message)

/** A piece as the questions that it holds, each understood by itself; numbers belong to one sum, however it is told. */
function apart(piece: string): string[] {
  const pieces = piece
    .split(ANOTHER)
    .map((it) => it.trim())
    .filter((it) => it !== '')
  if (pieces.every(stands) && pieces.join('').length < piece.length) return pieces
  const two = TWO_TOLD.exec(piece)
  if (two && !pointsBack(two[2]!)) return [two[1]!, two[2]!]
  if (/\d/.test(piece)) return [piece]
  // Folding keeps every letter's place.
  const text = fold(piece)
  const asked = text.length === piece.length ? TWO_ASKED.exec(text) : null
  // 'Quais dão dinheiro e quais só dão trabalho' sorts one thing.
  if (asked && SORTS.test(asked[2]!) && /\bqua(?:l|is)\b/.test(asked[1]!)) return [piece]
  if (!asked || pointsBack(asked[2]!) || !stands(asked[2]!)) return [piece]
  return [piece.slice(0, asked[1]!.length), piece.slice(piece.length - asked[2]!.length)]
}

/**
 * The questions of a message, in order, at most three. What leads to a question stays with it; one with danger in it
 * is alone, so that nothing comes between it and its answer.
 */
export function questionsOf(message: string): string[] {
  if (heardIn(message)) return [message]
  const pieces = (message.match(/[^?]+\?*/g) ?? [message])
    .map((piece) => piece.trim())
    // A greeting before what is asked is no question.
    .filter((piece, n) => bare(piece) !== '' && !(n === 0 && greets(bare(piece)) && piece !== message.trim()))
    .flatMap((piece) => {
      const each = apart(piece)
      return each.map((text) => ({
        text,
        asks:
          each.length > 1 ||
          each[0] !== piece ||
          text.endsWith('?') ||
          BEGINS_ASKING.test(bare(text)) ||
          ASKS_SHARE.test(fold(text)),
      }))
    })
  const questions: string[] = []
  for (const { text: piece, asks } of pieces) {
    const vague = VAGUE.test(bare(piece))
    const last = questions.at(-1)
    const lastVague = last !== undefined && VAGUE.test(bare(last))
    const ofLast = last !== undefined && STILL_DOES.test(bare(last)) && LAST_TIME.test(bare(piece))
    // A remark after the last question, and a vague question, belong to what precedes them.
    if (last !== undefined && (vague || lastVague || ofLast || !asks))
      questions[questions.length - 1] = `${last} ${piece}`
    else questions.push(piece)
  }
  if (questions.length <= 1) return [message]
  const rest = questions.slice(MOST_PARTS - 1).join(' ')
  return [...questions.slice(0, MOST_PARTS - 1), rest].filter((question) => question !== '')
}
