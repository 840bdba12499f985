import { NOTHING_EXPECTED } from '@norteia/contracts/agent'
import { formatDay } from '@norteia/contracts/format'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Absent } from './absent.ts'
import type { Named } from './names.ts'
import { clipped, plainText } from './told.ts'
import { UNTOLD, type Untold } from './untold.ts'

/** What can't be answered from the numbers, and what to do then. */

export const CANNOT = 'Não sei responder isso com os seus dados.'

/** 'Não sei', and the nearest questions that the data answers. */
export function cannotDraft(
  nearest: readonly string[],
  { missing = [], untold, first }: { missing?: readonly string[]; untold?: Untold; first?: Text } = {},
): Draft {
  const words = missing.map((word) => plainText(`“${word}”`))
  const questions = nearest.map((question) => plainText(`“${question}”`))
  return {
    ...EMPTY_DRAFT,
    answer: join(
      [
        first ?? CANNOT,
        ...(untold ? [plainText(UNTOLD[untold])] : []),
        ...(words.length === 0 || untold || first ? [] : [join(['Faltou entender ', join(words, ', '), '.'])]),
        ...(questions.length === 0 ? [] : [join(['Sei responder, por exemplo: ', join(questions, ' '), ''])]),
      ],
      ' ',
    ),
    actionSteps: nearest.map((question) => plainText(question)),
    expectedResults: say`${NOTHING_EXPECTED.numbers}`,
  }
}

/** What a question names is in no movement of the days that there are. */
export const absentText = ({ palavra, de, coisa }: Absent, primeiro: string, hoje: string): Text => {
  const days = `de ${formatDay(primeiro)} a ${formatDay(hoje)}`
  if (coisa)
    return plainText(
      `${CANNOT} Não achei “${clipped(palavra)}” nos nomes dos seus movimentos ${days}, e o extrato não diz o que foi comprado.`,
    )
  return plainText(
    de === null
      ? `Não achei “${clipped(palavra)}” nos seus movimentos ${days}. Se no extrato aparece com outro nome, pergunte por esse nome.`
      : `Não achei “${clipped(palavra)}” nos lançamentos de ${clipped(de)} ${days}. O extrato diz a quem foi pago, e nem sempre por quê.`,
  )
}

/** A name that several have: the asker chooses. @param figures what each of them comes to, where a sum is asked for */
export function whichDraft(word: string, options: readonly Named[], figures?: readonly Text[]): Draft {
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  const names = options.map(({ nome }) => plainText(clipped(nome)))
  const told = figures ? names.map((one, at) => join([one, ' (', figures[at]!, ')'])) : names
  const last = told.at(-1)!
  return {
    ...EMPTY_DRAFT,
    actionSteps: names,
    answer: join(['Qual ', plainText(name), '? ', join(told.slice(0, -1), ', '), ' ou ', last, '.']),
    expectedResults: say`${NOTHING_EXPECTED.numbers}`,
    timeline: say`Responda só com o nome.`,
  }
}

/** Own numbers are asked for, and nothing was imported yet. */
export const emptyDraft = (): Draft => ({
  ...EMPTY_DRAFT,
  answer: say`Ainda não há movimentações desta empresa, então não tenho esse número. Importe o extrato do banco (OFX, CSV ou Excel) em Finanças, Movimentações, e pergunte de novo.`,
  actionSteps: [
    say`Abra Finanças, Movimentações e toque em Importar extrato.`,
    say`Confira a prévia e confirme: a categoria de cada lançamento aparece ao lado dele.`,
    say`Volte aqui e repita a pergunta.`,
  ],
  expectedResults: say`${NOTHING_EXPECTED.numbers}`,
  timeline: say`Importar um extrato leva poucos minutos.`,
  investment: say`Não custa nada.`,
})
