import type { ConsultantAnswer } from '@norteia/contracts/agent'
import { fold } from '#src/text/words.ts'
import type { CHAINS } from './chains.fixture.ts'
import { answerParts, partsOf, readTalk, type TalkState } from './turn.ts'

/** A conversation about one company; its state goes through JSON as it does between two requests. */
export function talk(setor = 'Varejo') {
  const company = { setor, faturamento: null, funcionarios: 3 }
  let state: TalkState = {}
  return (question: string): ConsultantAnswer => {
    const told = answerParts({ company, diagnostic: null, referenceMonth: '2026-11' }, partsOf(question), state)
    state = readTalk(JSON.parse(JSON.stringify(told.state)))
    return told.answer
  }
}

const body = (step: string | undefined) => (step ?? 'sem passo').replace(/^Em até \d+ dias?: /, '')
const UNCLEAR = 'Ainda não entendi'

function meets(
  answer: ConsultantAnswer,
  expected: (typeof CHAINS)[number][number][1],
  first: ConsultantAnswer,
): boolean {
  const text = answer.answer
  if (typeof expected !== 'string') return text.includes(body(first.actionSteps[expected.step]))
  switch (expected) {
    case 'custo':
      return text.includes(first.investment) || text.includes('de trabalho, pela nossa estimativa')
    case 'prazo':
      return text.includes(first.timeline)
    case 'risco':
      return first.risks.some((risk) => text.includes(risk))
    case 'motivo':
      return /Por trás disso|Por isso o primeiro passo|vem antes porque/.test(text)
    case 'outro caminho':
      return /tropeço: .+siga por aqui|Os passos que eu tinha/s.test(text)
    default:
      return !text.includes(UNCLEAR) || expected === 'É sobre' ? fold(text).includes(fold(expected)) : false
  }
}

/** The chain's turns that fail, as 'question: answer'. */
export function chainFaults(chain: (typeof CHAINS)[number]): string[] {
  const say = talk(/ifood|cozinheiro|comida/.test(chain[0]![0]) ? 'Alimentação' : 'Varejo')
  let first: ConsultantAnswer | undefined
  return chain.flatMap(([question, expected]) => {
    const answer = say(question)
    // Of a chain that begins with a choice, the advice comes second.
    if (!first || first.actionSteps.length === 0) first = answer
    return meets(answer, expected, first) ? [] : [`${question}: ${answer.answer.slice(0, 160)}`]
  })
}
