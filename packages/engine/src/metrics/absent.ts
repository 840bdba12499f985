import { fold } from '#src/text/words.ts'
import type { Heard } from './loose-hearing.ts'
import { isGrammarWord } from './vocabulary.ts'

/** Whom or what a question names, and no movement does: that is said plainly, in place of 'não sei' or of advice. */

export interface Absent {
  /** As it was typed. */
  palavra: string
  /** In whose movements it was looked for; null: in all. */
  de: string | null
  /** What was bought, rather than whom it was paid to: a statement seldom says that. */
  coisa: boolean
}

const MOST_WORDS = 12
const MOST_ABSENT = 2
const LEAST = 3
const BEFORE = /^(?:d[aeo]s?|n[ao]s?|pr[ao]s?|para|com|pel[ao]s?|ao?s?)$/
const HAS_MOVEMENT =
  'tem (?:algum |alguma )?(?:pagamento|gasto|despesa|compra|lancamento|recebimento|deposito|saida|entrada|debito|cobranca)'
const ASKED = new RegExp(
  ` (?:quant[oa]s?|quando|algum[a]?|algo|alguma coisa|ja|teve|tive|houve|sera que|${HAS_MOVEMENT}) `,
)
const DONE = new RegExp(
  ` (?:recebi|recebemos|entrou|entraram|caiu|veio|paguei|pagamos|gastei|gastamos|comprei|compramos|saiu|teve|tive|houve|mandei|transferi|cobrou|cobraram|depositou|comprou|pagou|${HAS_MOVEMENT}) `,
)
/** What was sold, no name says. */
const SOLD = / (?:vend\w+|fatur\w+) /
const SURE = / (?:algum[a]?|algo|alguma coisa|quant[oa]s?) /
/** What somebody may be paid for, and what no statement tells from the rest. */
const SORT_OF_PAY =
  /^(?:ferias|decimo|abono|bonus|gratificac\w+|estornos?|reembolsos?|devoluc\w+|adiantamentos?|vales?|multas?|caucao|sinal|fianca|bonificac\w+|juros)$/

/** Undefined: what was left unread isn't just a name, or no movement is asked for. */
export function absentOf(
  { named, unread, operations, times, aside, categories }: Heard,
  text: string,
  question: string,
): Absent | undefined {
  const said = ` ${text} `
  const tokens = text.split(' ')
  const dated = times.period !== null || times.always
  const done = DONE.test(said) || (named.who.length > 0 && / (?:foi|deu|ficou) /.test(said))
  if (tokens.length > MOST_WORDS || !(ASKED.test(said) || question.includes('?')) || !done || named.options.length > 0)
    return undefined
  if ((!dated && !SURE.test(said)) || SOLD.test(said)) return undefined
  if (times.impossible || times.comparison !== null || named.without.length > 0 || operations.length > 0)
    return undefined
  const words = unread.filter(
    (word) =>
      !/^(?:tem|gastos?|despesas?|lancamentos?|pix|boletos?|pagamentos?|depositos?|transferencias?|compras?|recebimentos?|entradas?)$/.test(
        word,
      ),
  )
  if (words.length === 0 || words.length > MOST_ABSENT || aside.length > 0) return undefined
  if (named.who.length > 0) {
    const [word] = words
    const pay = words.length === 1 && SORT_OF_PAY.test(word!) && categories.length === 0
    return pay ? { palavra: typed(word!, question), de: named.who[0]!, coisa: false } : undefined
  }
  const places = words.map((word) => tokens.indexOf(word))
  const isName = (word: string) => /^[a-z]+$/.test(word) && word.length >= LEAST && !isGrammarWord(word)
  // 'hotel em viagem'
  const follows = (at: number, last: number) =>
    at === last + 1 || (at === last + 2 && /^(?:d[aeo]s?|em|n[ao]s?|para|pra)$/.test(tokens[at - 1]!))
  const together = places.every((at, n) => (n === 0 ? BEFORE.test(tokens[at - 1] ?? '') : follows(at, places[n - 1]!)))
  if (!words.every(isName) || !together) return undefined
  const palavra = tokens
    .slice(places[0], places.at(-1)! + 1)
    .map((word) => typed(word, question))
    .join(' ')
  return { palavra, de: null, coisa: /^(?:de|com)$/.test(tokens[places[0]! - 1]!) }
}

/** The word with its marks. */
const typed = (word: string, question: string): string =>
  question.split(/[\s,.?!]+/).find((one) => fold(one) === word) ?? word
