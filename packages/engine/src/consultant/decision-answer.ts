import { decapitalize, join, say } from '#src/facts/fact-book.ts'
import { rolesIn } from '#src/measures/roles/roles-in.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { frameOfKind } from '#src/problems/decisions/decisions.ts'
import { likelyKind } from '#src/problems/decisions/kind.ts'
import type { Frame } from '#src/problems/frame.ts'
import { frameSteps } from '#src/problems/frames.ts'
import { findCard } from '#src/problems/match.ts'
import { REASONS } from '#src/problems/reasons.data.ts'
import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'
import { clausesWith } from '#src/writing/decision.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { quoted } from './other-answers.ts'

/** From this share on a decision is answered where nothing else is understood, before what only may be meant, and before a referral. */
export const DECIDED = { least: 0.32, likely: 0.45, surely: 0.45 }

/** The step that makes the account. */
const RECKONS = /\b(?:cont[ae]s?|some|soma|compare|calcule|custa|custo|deixa|ao lado|lado a lado|prec[oa])\b/
const STEPS = 4

/** 'Como negocio?' asks for a way, and decides nothing. */
const ASKS_HOW = /\b(?:como|de que jeito|por onde|o que (?:eu )?(?:digo|falo|respondo))\b[^.!?]{0,140}\?/
const HOW = 0.5

const heardIn = lately((question) => {
  const text = question.slice(0, MAX_TALK)
  const numbers = rolesIn(text)
  const likely = likelyKind(text, numbers)
  const frame = likely && frameOfKind(likely.kind)
  const share = frame && likely.share * (ASKS_HOW.test(fold(text)) ? HOW : 1)
  return share ? { frame, share, clauses: clausesWith(numbers, text) } : null
})

/** The decision that a question weighs, and how surely; null: none, or none with steps of its own. */
export const decisionAsked = (question: string, least: number): Frame | null => {
  const heard = heardIn(question)
  return heard && heard.share >= least ? heard.frame : null
}

/** What has to be compared, the numbers of it that she told, how the account is made, and the mistake that others make. */
export function decisionDraft(known: Known, question: string, frame: Frame): Draft {
  const { book } = known
  const tell = (text: string) => adviceText(book, text)
  const clauses = heardIn(question)?.clauses ?? []
  const card = findCard(frame.carta)!
  const steps = frameSteps(frame, null, card, { main_challenge: question, future_goals: '' })
  const account = steps.find(({ acao }) => RECKONS.test(fold(acao))) ?? steps[0]!
  const why = frame.porque ?? REASONS[card.id]
  const mistake = frame.cuidado ?? card.armadilha
  const whom = frame.quem ?? card.encaminha
  return {
    ...EMPTY_DRAFT,
    answer: join(
      [
        say`Entendi que você está diante de uma decisão: ${frame.nome ?? card.nome}.`,
        ...(why ? [tell(why)] : []),
        ...(clauses.length > 1
          ? [
              say`Para essa conta você já deu: ${join(
                clauses.map((clause) => quoted(known, clause)),
                '; ',
              )}.`,
            ]
          : []),
        tell(`${account.acao}. ${account.detalhes}`),
        tell(`Cuidado: ${decapitalize(mistake)}`),
        ...(whom ? [tell(`Com quem falar: ${decapitalize(whom.replace(/\.$/, ''))}.`)] : []),
      ],
      '\n\n',
    ),
    actionSteps: steps
      .filter((step) => step !== account)
      .slice(0, STEPS)
      .map(({ acao, detalhes }) => tell(`${acao}. ${detalhes}`)),
    expectedResults: tell(account.resultado),
    timeline: say`A conta primeiro; a resposta, na data que você combinou.`,
    roi: say`É a conta acima: o que a decisão deixa, ao lado do que você tem hoje.`,
    risks: [tell(mistake)],
  }
}
