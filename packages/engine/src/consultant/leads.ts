import { decapitalize } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import type { Guide } from './guides/types.ts'
import { THEMES, themeOf } from './themes/themes.ts'
import { isAllowedAsked, weighsIn } from './themes/wishes.ts'

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

/** Whether a guide begins by telling what is allowed or owed. */
export const beginsWithRule = ({ resposta }: Guide): boolean => RULES.test(fold(resposta.split(SENTENCE)[0] ?? ''))

/** The yes or no that was asked for, where the guide doesn't begin with it. */
export function leadOf(question: string, guide: Guide): string {
  const { id, resposta } = guide
  if (isAllowedAsked(question) && !beginsWithRule(guide)) {
    const theme = themeOf(id) ?? ''
    const rule = OF_RULES.has(theme) && THEMES.get(theme)!.pode.split(SENTENCE).slice(0, MOST_SENTENCES).join(' ')
    if (rule) return `Depende do combinado e da lei: ${decapitalize(rule)} `
  }
  return weighsIn(question) && !DECIDES.test(fold(resposta)) ? DEPENDS : ''
}
