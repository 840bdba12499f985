import type { Known } from '#src/consultant/company.ts'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { guideFigure } from '#src/consultant/own-figure.ts'
import { diagnosisText } from '#src/consultant/rule-answer.ts'
import { THEMES, themeOf } from '#src/consultant/themes/themes.ts'
import { isAllowedAsked, weighsIn } from '#src/consultant/themes/wishes.ts'
import { decapitalize, join, say } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Guide } from './types.ts'

const ONE_AT_A_TIME = 'Mudar várias coisas ao mesmo tempo e não saber qual delas funcionou.'

/** How surely a guide is what was asked: 'near' has others beside it, 'likely' may not be her case at all. */
export type Surety = 'sure' | 'near' | 'likely'

const HEARD: Readonly<Record<Surety, string>> = {
  sure: 'Entendi assim:',
  near: 'O mais próximo do que você contou:',
  likely: 'Não tenho certeza de que é este o seu caso. O mais provável:',
}

/** A text that begins by deciding, or says that it depends. */
const DECIDES =
  /^(?:sim|nao|depende|quase sempre|vale|compensa|so |em geral|na maioria|raramente|pode|e (?:muito|caro|alto|pouco|barato|normal)|\w+ quando)\b/

/** The form of a question is answered before how to find out: 'é muito?', 'vale a pena?', 'tiro ou não?'. */
const DEPENDS = 'Depende, e dá para decidir sem chute. '

/** Somewhere in its first sentence a guide tells what is allowed or owed. */
const RULES = /\b(?:pode\w*|nao|sim|obrigad\w+|direito|dever?|deve|lei|proibid\w+|permitid\w+|depende)\b/
const SENTENCE = /(?<=[.!?]”?) +(?=[“"A-ZÀ-Ü])/
const MOST_SENTENCES = 2
/** Themes whose rule holds for all that is asked of them. */
const OF_RULES: ReadonlySet<string> = new Set(['sinal', 'troca', 'agenda', 'reclamacao', 'contrato'])

/** The yes or no that was asked for, where the guide doesn't begin with it. */
function leadOf(question: string, id: string, resposta: string): string {
  const [first = ''] = resposta.split(SENTENCE)
  if (isAllowedAsked(question) && !RULES.test(fold(first))) {
    const theme = themeOf(id) ?? ''
    const rule = OF_RULES.has(theme) && THEMES.get(theme)!.pode.split(SENTENCE).slice(0, MOST_SENTENCES).join(' ')
    if (rule) return `Depende do combinado e da lei: ${decapitalize(rule)} `
  }
  return weighsIn(question) && !DECIDES.test(fold(resposta)) ? DEPENDS : ''
}

/** What the guide says, as it was understood; its text, steps and warning are of one hand. */
export function guideDraft(
  known: Known,
  { id, regras = [], pergunta, resposta, passos, cuidado, quem }: Guide,
  surety: Surety = 'sure',
  question = '',
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
        adviceText(book, `${leadOf(question, id, resposta)}${resposta}`),
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
