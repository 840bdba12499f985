import { areFees, FEE } from './fees.ts'
import type { Frame } from './frame.ts'
import {
  takeMonthsBefore,
  takeNextMonth,
  takeOneToOther,
  takePartBefore,
  takeSameDay,
  takeThatTime,
  takeTotalOfTime,
} from './merging-turns.ts'
import { nameTest, tellingWords } from './names.ts'
import { MONTHS } from './period-points.ts'
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

const CAME = /\b(?:caiu|cairam) (d[aeo]s?) (\S+)/
const START =
  /\b(?:desde|a partir d[eo]|d[eo])(?: [oa])? (?:comeco|inicio|virada) d(?:o|es[st]e) ano(?: (?:pra|para) ca| ate (?:agora|hoje))?(?= |$)/
const SINCE = new RegExp(`\\bde (${MONTHS.join('|')}) (?:pra|para) ca\\b`)
const MOVED = /\b(?:aumentou|aumentaram|subiu|subiram|cresceu|caiu|diminuiu|baixou|melhorou|piorou)\b/
/** 'a luz aumentou do começo do ano pra cá?': from its first month to the newest whole one. */
const sinceStart = (said: string, mes: string): string =>
  MOVED.test(said) && !/\bquant[oa]s?\b/.test(said) && mes.slice(5) !== '01'
    ? said
        .replace(START, `de janeiro para ${MONTHS[Number(mes.slice(5)) - 1]}`)
        .replace(SINCE, (all, from) =>
          MONTHS.indexOf(from) < Number(mes.slice(5)) - 1 ? `de ${from} para ${MONTHS[Number(mes.slice(5)) - 1]}` : all,
        )
    : said

/** 'o último aluguel': its payment. */
const LAST_COST = /\b((?:ultim|primeir)[oa]) ([a-z_]+)/

/** Of what was asked before: its mean, and not its months. */
const EACH_MONTH =
  / (?:isso |el[ea] )?(?:da|dava|fica|ficou|sai|saiu|deu) (?:em )?(?:quanto |uns? quanto )?(?:por|a cada|cada|ao) mes(?: isso| el[ea]s?)? | quanto (?:isso |el[ea] )?(?:da|fica|ficou|sai|deu) (?:isso )?(?:por|a cada|cada|ao) mes(?: isso)? | (?:por|ao|cada) mes (?:isso |el[ea] )?(?:da|dava|fica|ficou|sai|saiu|deu) (?:isso |el[ea] )?(?:em )?quanto /
const WITH_THAT = / (?:com isso|nisso)(?: ai| tudo)? (?!.*(?:por cento|%))/
const OF_THAT = / d(?:isso|es[st]e (?:dinheiro|valor|total|gasto|montante)) /
const FILLED_UP = /(?<! cada) (?:eu |a gente )?(?:abasteci|abastecemos) (?!n[oa] |com |de )/

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
  // 'quanto caiu da Stone ontem': what came from her.
  const came = said.replace(CAME, (all, of, name) => (isParty(name) && !isAccount(name) ? `entrou ${of} ${name}` : all))
  const paid = EARNS.test(` ${said} `) && said.split(' ').some((word) => isParty(word) && !isAccount(word))
  const plain = paid
    ? ` ${came} `.replace(EARNS, (_, now) => (now ? ' recebe ' : ' recebeu ')).trim()
    : earned
      ? came.replace(/\brende(?:u|ram)\b/, 'recebi')
      : came
  // 'na caixa' is the bank where an account is called so, 'no caixa' all that there is.
  const bank = contas.some(({ apelido }) => tellingWords(apelido).includes('caixa'))
  const banked = bank ? plain.replace(/\bna caixa\b/g, 'na conta caixa') : plain
  const asked = reworded(sinceStart(banked, context.mes))
    .replace(TWICE, '$1$2 $3 ')
    .replace(LAST_COST, (said, which, word) => (isCostWord(word) ? `${which} pagamento de ${word}` : said))
  const rest = new Rest(asked.split(' '))
  if (before) {
    takeNextMonth(rest, before, context)
    takeMonthsBefore(rest, before)
    takePartBefore(rest, before)
    takeOneToOther(rest, before)
    takeThatTime(rest, before)
    takeTotalOfTime(rest, before)
    // 'e no ano, quanto de taxa?', after what somebody keeps: nothing else.
    if (areFees(before)) rest.take(FEE)
    const { periodo } = before
    if (periodo && periodo.de.slice(0, 7) < periodo.ate.slice(0, 7)) rest.take(EACH_MONTH, 'em media por mes')
    // 'quem mais levou desse dinheiro?', after what was spent on something: of that.
    if (before.filtros.categorias.length > 0 && rest.has(/ quem /)) rest.take(OF_THAT, '')
    // 'e gastei quanto com isso', of what was asked before.
    if (before.filtros.categorias.length + before.filtros.contrapartes.length > 0) rest.take(WITH_THAT, 'ele')
    // Where that was, is known.
    if (before.filtros.contrapartes.length > 0) rest.take(FILLED_UP, 'ele')
  }
  takeSameDay(rest, context, before)
  takeGoods(rest, contrapartes)
  return rest
}
