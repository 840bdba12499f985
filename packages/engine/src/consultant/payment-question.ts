import { words } from '#src/text/words.ts'

/** What a question of a payment is made of. */
const ITS_WORDS = new Set(
  'ja eu quando quanto quantos quantas qual quem foi fiz dei mandei tem teve ainda e o a os as um uma que ultimo ultima ultimos primeira primeiro vez vezes mais alguma algum coisa algo nada pra para pro por pela pelo da do das dos de dela dele deles com no na em nesse neste esse este mes ano semana ele ela eles valor data dia hoje ontem'.split(
    ' ',
  ),
)
const PAYS =
  /^(?:pag(?:o|ei|uei|ou|amos|amento|amentos|ando)|receb(?:i|eu|emos|imento)|deposit\w+|transfer\w+|pix|boleto|fatura|parcela|compr(?:ei|ou|amos|as?))$/
/** Of whom she asks. */
const NAMES = 1
const NO_NAME = /^(?:vida|morte|deus|alma|pecado|preco|tudo|erro)$/

/** 'Já paguei alguma coisa pra Vivo?', 'último pagamento pra ele': a payment is asked for, and nothing else is said. */
export function asksOfPayment(question: string): boolean {
  const said = words(question)
  if (said.length > 12 || !said.some((word) => PAYS.test(word))) return false
  const others = said.filter((word) => !ITS_WORDS.has(word) && !PAYS.test(word))
  return others.length <= NAMES && !others.some((word) => NO_NAME.test(word))
}
