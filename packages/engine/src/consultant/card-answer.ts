import { formatNumber } from '@norteia/contracts/format'
import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { days, ruleFact } from '#src/facts/figures.ts'
import { measuresOf } from '#src/measures/measures.ts'
import { adviceText, figureText } from '#src/problems/challenge.ts'
import { matchProblem } from '#src/problems/match.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import { worksAlone } from '#src/reading/input.ts'
import { hasTeamWords } from '#src/text/team.ts'
import { words } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { ALONE_RISKS, AREA_RISKS } from './texts.data.ts'

/** Words of these say nothing about a subject. */
const PLAIN = new Set(
  'como quanto quando qual quais para porque sobre minha minhas meus muito muita mais menos tanto todo toda esta este isso nada tudo tenho faco fazer quero posso devo preciso vale pena sempre ainda agora vendo empresa loja negocio'.split(
    ' ',
  ),
)
const STEM = 5
const stemsOf = (text: string, length = STEM) =>
  new Set(
    words(text)
      .filter((word) => word.length >= 4 && !PLAIN.has(word))
      .map((word) => word.slice(0, length)),
  )
/** 'Desperdício' and 'despesa' begin alike. */
const WHOLE_STEM = 7
/** One shared word is a trade's name or an accident, unless it is all that was asked. */
const SHARED = { words: 2, part: 0.5, ofPhrase: 0.6 }

/** Whether the card's ways of saying its problem hold enough of the question's own words; a trade's card in one phrase. */
function speaksOf({ nome, frases, atividades }: ProblemCard, question: string): boolean {
  const asked = stemsOf(question)
  if (asked.size === 0) return false
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => asked.has(stem)).length
  const phrases = [nome, ...frases]
  const short = atividades === null && asked.size <= SHARED.words
  const most = short ? shared(phrases.join(' ')) : Math.max(...phrases.map(shared))
  const part = atividades === null ? SHARED.part : SHARED.ofPhrase
  return most >= Math.min(SHARED.words, asked.size) && most >= part * asked.size
}

/** Whether one of the phrases holds every word of the question that has a subject. */
export function holdsAll(phrases: readonly string[], question: string): boolean {
  const asked = stemsOf(question)
  return phrases.some((phrase) => {
    const said = stemsOf(phrase)
    return [...asked].every((stem) => said.has(stem))
  })
}

/** Whether one of the phrases holds a word of the question that names a subject. */
export function sharesStem(phrases: readonly string[], question: string): boolean {
  const asked = stemsOf(question, WHOLE_STEM)
  return phrases.some((phrase) => [...stemsOf(phrase, WHOLE_STEM)].some((stem) => asked.has(stem)))
}

/** The problem card that a question speaks of; null: none is near enough, or it supposes a team that isn't there. */
export function cardFor({ reading, weak }: Known, question: string): ProblemCard | null {
  const { segment, activity } = reading
  const alone = worksAlone(reading)
  const { card } = matchProblem({
    challenge: question,
    goals: '',
    segment,
    activity: activity.lida ? activity.activity : null,
    weak,
    alone,
  })
  if (!card || !speaksOf(card, question)) return null
  const texts = [card.armadilha, ...card.passos.flatMap(({ acao, detalhes, resultado }) => [acao, detalhes, resultado])]
  return alone && texts.some(hasTeamWords) ? null : card
}

/** Her own figure that decides the problem; null: her answers give none. */
function decidingFigure({ book, reading }: Known, { numeros }: ProblemCard): Text | null {
  const measures = measuresOf(reading)
  for (const id of numeros) {
    const figure = measures.get(id)
    if (figure && figure.fact.tipo !== 'referência') return figureText(book, figure)
  }
  return null
}

/** What people do about this problem, with the asker's own figure before it. */
export function cardDraft(known: Known, card: ProblemCard): Draft {
  const { book, reading } = known
  const { nome, passos, armadilha, confirma, encaminha } = card
  const figure = decidingFigure(known, card)
  const hours = passos.reduce((sum, step) => sum + step.horas.dono + step.horas.equipe, 0)
  const bought = passos.flatMap(({ compra }) => (compra ? [decapitalize(compra.item)] : []))
  const time = book.mention(
    { ...ruleFact(`horas.${card.id}`, 'Horas dos passos, estimadas', hours, 'horas'), tipo: 'estimado' },
    `${formatNumber(hours)} horas`,
  )
  const first = passos[0]!
  const risks = (worksAlone(reading) && ALONE_RISKS.PES) || AREA_RISKS.OPE
  return {
    answer: join(
      [
        say`Entendi que o assunto é ${nome}.${figure ? ' ' : ''}${figure ?? ''}`,
        join(['Comece por aqui: ', adviceText(book, decapitalize(first.acao)), '. ', adviceText(book, first.detalhes)]),
        ...(encaminha
          ? [join(['Com quem falar: ', adviceText(book, `${decapitalize(encaminha.replace(/\.$/, ''))}.`)])]
          : []),
        join(['Para acertar o caminho, me conte: ', adviceText(book, confirma)]),
      ],
      '\n\n',
    ),
    actionSteps: passos
      .slice(0, 5)
      .map((step) =>
        join([say`Em até ${days(book, step.dia)}: `, adviceText(book, `${decapitalize(step.acao)}. ${step.detalhes}`)]),
      ),
    expectedResults: adviceText(book, [...new Set([first.resultado, passos.at(-1)!.resultado])].join(' ')),
    timeline: say`O primeiro passo em até ${days(book, first.dia)}; o último em até ${days(book, passos.at(-1)!.dia)}.`,
    investment: join([
      say`Cerca de ${time} de trabalho, pela nossa estimativa`,
      ...(bought.length > 0 ? [adviceText(book, `, e a compra de ${bought.join(' e ')}`)] : []),
      '.',
    ]),
    roi: say`Compare o que muda depois do primeiro passo com as horas que ele custou, antes de seguir.`,
    risks: [adviceText(book, armadilha), say`${risks[0]}`],
    successCases: EMPTY_DRAFT.successCases,
  }
}
