import type { Frame } from './frame.ts'
import { takeMonthsBefore, takeNextMonth, takeSameDay, takeThatTime, takeTotalOfTime } from './merging-turns.ts'
import { nameTest } from './names.ts'
import type { QuestionContext } from './reading.ts'
import { takeGoods } from './reading-names.ts'
import { Rest } from './rest.ts'
import { reworded } from './rewording.ts'
import { isCostWord, isGrammarWord, questionWords } from './vocabulary.ts'

/** The words that a question is read from. */

/** 'lucro de outubro x lucro de setembro': the second says nothing new. */
const TWICE =
  /\b([a-z]{4,20})((?: \S{1,20}){1,6}) (x|versus|vs|contra|(?:do )?que|menos|ou|e) (?:[oa]s? )?\1 (?=d[eoa]s? )/

/** Somebody does: it is paid to him. */
const EARNS = / (?:ganh(?:ou|aram|ava|avam)|(ganham?|(?:ta|esta|tao|estao) ganhando)) /

/** 'o último aluguel': its payment. */
const LAST_COST = /\b((?:ultim|primeir)[oa]) ([a-z_]+)/

/** The question's words, in which names stay as they are written. */
export function wordsOf(question: string, context: QuestionContext, before: Frame | undefined): Rest {
  const { categorias, contas, contrapartes } = context
  const isName = nameTest([
    ...contas.map(({ apelido }) => apelido),
    ...categorias.map(({ nome }) => nome),
    ...contrapartes,
  ])
  const said = questionWords(question, (word) => !isGrammarWord(word) && isName(word)).join(' ')
  const isAccount = nameTest(contas.map(({ apelido }) => apelido))
  const isParty = nameTest(contrapartes)
  // 'quanto rendeu a cantina': what came from her, no yield of the bank's.
  const earned =
    / rende(?:u|ram) /.test(` ${said} `) && said.split(' ').some((word) => isParty(word) && !isAccount(word))
  const paid = EARNS.test(` ${said} `) && said.split(' ').some((word) => isParty(word) && !isAccount(word))
  const plain = paid
    ? ` ${said} `.replace(EARNS, (_, now) => (now ? ' recebe ' : ' recebeu ')).trim()
    : earned
      ? said.replace(/\brende(?:u|ram)\b/, 'recebi')
      : said
  const asked = reworded(plain)
    .replace(TWICE, '$1$2 $3 ')
    .replace(LAST_COST, (said, which, word) => (isCostWord(word) ? `${which} pagamento de ${word}` : said))
  const rest = new Rest(asked.split(' '))
  if (before) {
    takeNextMonth(rest, before, context)
    takeMonthsBefore(rest, before)
    takeThatTime(rest, before)
    takeTotalOfTime(rest, before)
  }
  takeSameDay(rest, context)
  takeGoods(rest, contrapartes)
  return rest
}
