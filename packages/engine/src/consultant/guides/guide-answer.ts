import type { Known } from '#src/consultant/company.ts'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { guideFigure } from '#src/consultant/own-figure.ts'
import { diagnosisText } from '#src/consultant/rule-answer.ts'
import { decapitalize, join, say } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import type { Guide } from './types.ts'

const ONE_AT_A_TIME = 'Mudar várias coisas ao mesmo tempo e não saber qual delas funcionou.'

/** How surely a guide is what was asked: 'near' has others beside it, 'likely' may not be her case at all. */
export type Surety = 'sure' | 'near' | 'likely'

const HEARD: Readonly<Record<Surety, string>> = {
  sure: 'Entendi assim:',
  near: 'O mais próximo do que você contou:',
  likely: 'Não tenho certeza de que é este o seu caso. O mais provável:',
}

/** What the guide says, as it was understood; its text, steps and warning are of one hand. `lead`: the yes or no before it. */
export function guideDraft(
  known: Known,
  { id, regras = [], pergunta, resposta, passos, cuidado, quem }: Guide,
  surety: Surety = 'sure',
  { question = '', lead = '' }: { question?: string; lead?: string } = {},
): Draft {
  const { book } = known
  const likely = surety === 'likely'
  const figure = likely ? null : guideFigure(known, id, question)
  const answered = regras.map((rule) => diagnosisText(known, rule)).find((text) => text !== null)
  return {
    ...EMPTY_DRAFT,
    answer: join(
      [
        say`${HEARD[surety]} “${pergunta}”`,
        ...(answered ? [answered] : []),
        adviceText(book, `${lead}${resposta}`),
        ...(figure ? [figure] : []),
        ...(quem ? [adviceText(book, `Com quem falar: ${decapitalize(quem)}.`)] : []),
      ],
      '\n\n',
    ),
    actionSteps: passos.map((step) => adviceText(book, step)),
    expectedResults: say`Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.`,
    timeline: say`O primeiro passo cabe nesta semana; siga na ordem.`,
    investment: say`O primeiro passo custa só o seu tempo.`,
    risks: [adviceText(book, cuidado), say`${ONE_AT_A_TIME}`],
  }
}
