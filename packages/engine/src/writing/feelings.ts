import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'

/** What she feels about it, one sentence for it, and what makes the first step lighter. Folded words, the gravest first. */
export interface Feeling {
  says: RegExp
  /** Words that tell of another case. */
  unless?: RegExp
  sentence: string
  lighter: string
}

const FEELINGS: readonly Feeling[] = [
  {
    says: /\b(?:morreu|faleceu|falecimento|luto\b|perdi (?:o |a )?(?:meu|minha) (?:pai|mae|marido|esposa|mulher|filh|irma|irmao|espos)|fiquei viuv)/,
    unless:
      /\b(?:peixe|bicho|animal|animais|gado|bezerro|vaca|cavalo|cachorr|gato|galinha|frango|porco|abelha|colmeia|muda|planta|pe de|motor|celular|bateria|vai|quem) (?:\w+ )?(?:morreu|morrer)|coroa|velorio|funeraria/,
    sentence:
      'Sentimos a sua perda. Nenhuma decisão grande precisa sair neste mês, e o que segue cabe em pedaços pequenos.',
    lighter: 'Se hoje só couber um pedaço, separe os papéis em uma pasta e pare aí: o resto espera a semana que vem.',
  },
  {
    says: /\b(?:exaust[oa]|esgotad[oa]|nao aguento mais|no meu limite|sem forcas?|nao durmo|sem dormir|morr(?:o|endo) de cansa\w+|acabad[oa]\b|mort[oa] de cansad[oa])/,
    sentence: 'Você já está no limite, e um plano pesado só pioraria: nesta semana vale um passo só.',
    lighter:
      'Com o cansaço de hoje, marque só este passo, na hora mais calma da semana, e deixe os outros para a semana que vem.',
  },
  {
    says: /\b(?:vergonha|constrangid[oa]|fico sem jeito|sem graca de|humilhad[oa])/,
    sentence:
      'A vergonha que você contou é comum em quem trabalha bem e perto do cliente; a conta abaixo fala no seu lugar.',
    lighter: 'Para começar sem se expor, faça hoje só a parte de papel e deixe a conversa para amanhã cedo.',
  },
  {
    // Of losing customers, of leaving a job, of a brother: a date and a sum would be no answer to these.
    says: /\b(?:medo|pavor|apavorad[oa]|assustad[oa]|desesper\w+|perdendo o sono|tira (?:o )?meu sono)\b(?=[^.!?]{0,40}\b(?:banco|divida\w*|dev(?:o|er|endo)|boletos?|contas?|pagar|folha|juros|emprestimo|agiota|protesto|cartorio)\b)/,
    sentence: 'O medo encolhe quando ganha data e valor, e é disso que trata o primeiro passo.',
    lighter: 'Se der aperto só de olhar, comece por uma linha: o valor e a data do que mais assusta, em um papel.',
  },
  {
    says: /\b(?:triste\w*|desanimad[oa]|desanimo|sozinh[oa] (?:com|em|nessa|nisso)|choro|chorando)\b/,
    sentence: 'É pesado carregar isso, e você não precisa resolver tudo de uma vez.',
    lighter: 'Escolha para hoje só o primeiro pedaço e conte a alguém de confiança que vai fazê-lo.',
  },
]
/** Cards that speak to how she is themselves. */
const SPEAKS_ITSELF = new Set(['depressao_sofrimento', 'burnout_dono'])
const MOST_TEXT = 1_500

/** null: she names no feeling, or her problem's card speaks of it. */
export function feelingOf({ form }: Pick<Reading, 'form'>, card: string | undefined): Feeling | null {
  if (card && SPEAKS_ITSELF.has(card)) return null
  const said = fold(form.main_challenge.slice(0, MOST_TEXT))
  return FEELINGS.find(({ says, unless }) => says.test(said) && !unless?.test(said)) ?? null
}
