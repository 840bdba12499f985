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
import { takeDayBeside } from './same-day.ts'
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
/** 'ele comprava quanto por mês?' */
const USUALLY =
  '(?:comprava|pagava|dava|gastava|fazia|deixava|trazia|rendia|levava|cobrava|recebia|deixa|traz|rende|gasta)'
const EACH = '(?:por|ao|cada|todo) mes'
const USED_TO = new RegExp(
  ` (?:o que |quanto )?(?:el[ea]s? )?costumava[m]? (?:gastar|pagar|comprar|deixar|cobrar|receber)(?: quanto)? ${EACH} | (?:el[ea]s? )?(?:me )?${USUALLY} quanto ${EACH} | quanto (?:(?:el[ea]s? )?(?:me )?${USUALLY} ${EACH}|el[ea]s? (?:me )?${USUALLY}(?= $)) ?`,
)
const EARNED: ReadonlySet<string> = new Set(['receita', 'entradas', 'clientes'])
/** 'quanto ele deu no total?', of who pays her. */
const HE_GAVE =
  / (?:el[ea]s?|ess[ea] cliente) (?:me |ja )*(?:deu|deixou|gastou|trouxe|rendeu) (?!de volta)| (?:deixou|trouxe) (?=quanto )|(?<= quanto )(?:deixou|trouxe) /
const WITH_THAT = / (?:com isso|nisso)(?: ai| tudo)? (?!.*(?:por cento|%))/
const OF_THAT = / d(?:isso|es[st]e (?:dinheiro|valor|total|gasto|montante)) /
const FILLED_UP = /(?<! cada) (?:eu |a gente )?(?:abasteci|abastecemos) (?!n[oa] |com |de )/

/** Where an account holds what is paid in cash. */
const IN_CASH = /\b(?:em|de|no|com) (?:dinheiro vivo|especie)\b|\bem dinheiro\b/g

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
  const used = usedTo(withAccounts(plain, contas), before)
  const asked = reworded(sinceStart(used, context.mes))
    .replace(TWICE, '$1$2 $3 ')
    .replace(LAST_COST, (said, which, word) => (isCostWord(word) ? `${which} pagamento de ${word}` : said))
  const rest = new Rest(asked.split(' '))
  if (before) takeSpoken(rest, before, context)
  takeDayBeside(rest, context.hoje, before)
  takeSameDay(rest, context, before)
  takeGoods(rest, contrapartes)
  return rest
}

/** What goes on from the question before. */
function takeSpoken(rest: Rest, before: Frame, context: QuestionContext): void {
  takeNextMonth(rest, before, context)
  takeMonthsBefore(rest, before)
  takePartBefore(rest, before)
  takeOneToOther(rest, before)
  takeThatTime(rest, before)
  takeTotalOfTime(rest, before)
  // 'e no ano, quanto de taxa?', after what somebody keeps: nothing else.
  if (areFees(before)) rest.take(FEE)
  const { periodo } = before
  const longer = rest.has(/ (?:ano|20\d\d|meses|semestre|trimestre) /)
  if (longer || (periodo && periodo.de.slice(0, 7) < periodo.ate.slice(0, 7))) {
    rest.take(EACH_MONTH, 'em media por mes')
  }
  if (EARNED.has(before.metrica) && before.filtros.contrapartes.length > 0) rest.take(HE_GAVE, 'ele me pagou')
  // 'quem mais levou desse dinheiro?', after what was spent on something: of that.
  if (before.filtros.categorias.length > 0 && rest.has(/ quem /)) rest.take(OF_THAT, '')
  // 'e gastei quanto com isso', of what was asked before.
  if (before.filtros.categorias.length + before.filtros.contrapartes.length > 0) rest.take(WITH_THAT, 'ele')
  // Where that was, is known.
  if (before.filtros.contrapartes.length > 0) rest.take(FILLED_UP, 'ele')
}

/** 'na caixa' is the bank where an account is called so, 'no caixa' all that there is; cash is where an account keeps it. */
function withAccounts(text: string, contas: QuestionContext['contas']): string {
  const bank = contas.some(({ apelido }) => tellingWords(apelido).includes('caixa'))
  const till = contas.some(({ apelido }) => tellingWords(apelido).join(' ') === 'dinheiro')
  const banked = bank ? text.replace(/\bna caixa\b/g, 'na conta caixa') : text
  return till ? banked.replace(IN_CASH, 'na conta dinheiro') : banked
}

const usedTo = (text: string, before: Frame | undefined): string =>
  before && before.filtros.contrapartes.length > 0
    ? ` ${text} `.replace(USED_TO, ' ele em media por mes ').trim()
    : text
