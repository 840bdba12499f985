import { formatMoney } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { plainText } from '#src/planning/sheets.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { findCard } from '#src/problems/match.ts'
import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import { asksHowToSay } from './continued.ts'
import { GUIDES } from './guides/guides.ts'
import type { Memory, Subject } from './memory.ts'
import { OCCASIONS } from './occasions.data.ts'
import { speechIn } from './quotes.ts'
import { themeSpokenOf } from './spoken-theme.ts'
import type { Told } from './sum-told.ts'
import { THEME_TURNS } from './themes/theme-turns.data.ts'

/** 'Escreve a resposta', 'como recuso um cliente', 'que texto eu mando'. */
const WRITES =
  /\b(?:escrev[ae]|redige|redija|monta|faz|manda|me da|me passa|sugere|preciso de|quero) (?:pra mim |ai |aqui )?(?:um |uma |o |a |esse |essa )?(?:mensagem|msg|mensagi?nha|texto|textinho|recado|aviso|resposta|script|fala|comunicado|zap)\b|\bcomo (?:e que |eu |a gente )?(?:recus[oa]r?|neg(?:o|ar)|dispens(?:o|ar)|anunci(?:o|ar)|convid(?:o|ar)|agradec(?:o|er))\b|\bcomo (?:eu )?cobr(?:o|ar) (?:um |uma |o |a |meu |minha |os |as )?(?:cliente|amig[oa]|vizinh[oa]|parente|devedor|fiado|divida|quem)\b/
const SPOKEN = /“[^”]{25,}”/
/** What may be meant instead comes after it. */
const OTHERS = 'Se a sua pergunta era sobre'
const MOST_SAME = 40
const SUM = /\b(?:o valor tal|valor tal)\b/

/** Whether an answer holds words to say, beside the questions that it names. */
function holdsWords(answer: string, { subject, choices }: Memory): boolean {
  const named = [subject, ...choices].flatMap((one) => (one?.kind === 'guide' ? GUIDES.get(one.id)!.pergunta : []))
  const [told = ''] = answer.split(OTHERS)
  return SPOKEN.test(named.reduce((text, question) => text.replaceAll(`“${question}”`, ''), told))
}

/** The words that a subject itself has. */
function ofSubject(subject: Subject | null): string | null {
  if (subject?.kind === 'guide') return speechIn(GUIDES.get(subject.id)!)
  const material = subject?.kind === 'card' ? findCard(subject.id)?.material : undefined
  return material && material.tipo !== 'planilha' ? `${material.titulo}:\n${plainText(material)}` : null
}

/** Her amount in the place of one that isn't named. */
function filled({ book }: Known, words: string, { stakes }: Memory): Text {
  const place = SUM.exec(words)
  if (!place || stakes.owed === undefined) return adviceText(book, words)
  const owed = book.mention(
    {
      id: 'conversa.devido',
      rotulo: 'O que devem a você',
      valor: stakes.owed,
      unidade: 'R$',
      tipo: 'informado',
      origem: 'O que você disse nesta conversa',
    },
    formatMoney(stakes.owed),
  )
  const [before, after] = [words.slice(0, place.index), words.slice(place.index + place[0].length)]
  return join([adviceText(book, before), say`o valor de ${owed}`, adviceText(book, after)])
}

/** Whether words for somebody are asked for. */
export const asksForWords = (question: string): boolean =>
  asksHowToSay(question) || WRITES.test(fold(question.slice(0, MAX_TALK)))

/** Who asks for words to say or to send is given some, where what was told holds none. */
export function withWords(known: Known, question: string, told: Told): Told {
  const { draft, memory } = told
  if (memory.focus === 'sum' || memory.subject?.kind === 'danger' || !asksForWords(question)) return told
  const text = fold(question.slice(0, MAX_TALK))
  const occasion = OCCASIONS.find(({ said }) => said.test(text))
  const spoken = memory.subject ? themeSpokenOf(memory.subject)?.id : undefined
  const fits = occasion === undefined || (occasion.theme === spoken && !occasion.words)
  // What is told may hold them; of another occasion they are no answer.
  if (fits && holdsWords(draft.answer.text, memory)) return told
  const words =
    (fits ? ofSubject(memory.subject) : null) ?? occasion?.words ?? THEME_TURNS[occasion?.theme ?? spoken ?? '']?.dizer
  if (words === undefined || draft.answer.text.includes(words.slice(-MOST_SAME))) return told
  const answer = join([say`Você pode dizer assim. ${filled(known, words, memory)}`, draft.answer], '\n\n')
  return { ...told, draft: { ...draft, answer } }
}
