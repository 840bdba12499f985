import { say, type Text } from '#src/facts/fact-book.ts'
import type { Num, Wanted, Weighing } from './weighing.ts'

/** 'De capital de giro', 'pra pagar os boletos' */
export const FOR_A_HOLE =
  /\bcapital de giro\b|\bpagar (?:[ao]s? )?(?:contas?|boletos?|fornecedor|folha|impostos?|salarios?|atrasad)|\b(?:cobrir|tapar|folego|respirar|sufoco|buraco|fechar o mes)\b/
const DEAREST: Wanted = {
  kinds: 'RN',
  min: 300,
  away: 4,
  before: /\b(?:cheque especial|rotativo|agiota|limite)\b[^;]{0,30} $/,
}
const ITS_RATE: Wanted = { kinds: 'P', max: 30, away: 4, after: /^ (?:de juros? )?(?:ao|por) mes/ }

/** Money for a hole: only the dearest debt is worth being changed. */
export function holeLoan(w: Weighing, sum: Num | null): Text {
  const { room } = w
  const months = sum && room && w.monthsOf(sum, room, 'Meses para devolver, sem contar juros')
  const debt = w.said('R$', 'Dívida mais cara', DEAREST)
  const rate = debt && w.said('%', 'Juro dela por mês', ITS_RATE)
  const swap = debt
    ? say` O que pode valer é trocar só os ${debt} da dívida mais cara${rate ? say`, a ${rate} ao mês,` : ''} por um parcelamento com juro menor.`
    : say``
  return say`Não para tapar prazo ou conta: se o dinheiro continua saindo antes de entrar, o buraco volta, com a parcela junto.${months ? say` Com metade do que sobra por mês (${room!}), ${sum} levam ${months} para devolver, sem contar os juros.` : ''}${swap} Antes, peça entrada ao cliente e prazo ao fornecedor, e escreva o que entra e o que sai nas próximas oito semanas.`
}

/** 'Aí eu quitava o cheque e o cartão', 'cobre as duas coisas' */
export const REPLACES =
  /\b(?:cobr(?:e|ia|iria)|quit[a-z]+|pag(?:ava|aria|ar)|junt[a-z]+|limp[a-z]+)\b[^.;?]{0,30}\b(?:as duas|os dois|tudo|todas|dividas?|cheque|cartao|cartoes|rotativo)\b/

/** 'Pago 2.900 por mês de juros', 'os juros levam 1.400' */
const INTEREST: readonly Wanted[] = [
  { kinds: 'RN', min: 50, away: 4, after: /^ (?:reais )?(?:(?:por|ao|todo) mes )?(?:so )?de juros?\b/ },
  {
    kinds: 'RN',
    min: 50,
    away: 4,
    before: /\bjuros? (?:que )?(?:ja )?(?:me )?(?:lev|com|cust|tir|da|dao|sao)[a-z]* (?:uns )?$/,
  },
]

/** A loan that takes the place of debts that cost something every month; `cost`: what it costs in all. */
export function replacing(w: Weighing, month: Num, cost: Text): Text {
  const end = say`${cost} Pegue só o que quita as dívidas, e no mesmo dia cancele o limite, para ele não encher de novo.`
  const interest = w.said('R$/mês', 'Juros de hoje por mês', ...INTEREST)
  if (!interest || interest.value === month.value)
    return say`Só se a parcela for menor do que o que essas dívidas tiram por mês. Some os juros e as parcelas que o empréstimo faz parar e compare com ${month}: menor, alivia; maior, aperta.${end}`
  if (interest.value < month.value) {
    const more = w.minus(month, interest, 'R$/mês', 'O que a parcela pede além dos juros')
    return say`Só se couber num mês fraco. A parcela de ${month} pede ${more} a mais por mês do que os ${interest} de juros de hoje, mas acaba, e os juros não baixam a dívida.${end}`
  }
  const less = w.minus(interest, month, 'R$/mês', 'O que a troca alivia por mês')
  return say`Sim, se quitar tudo. A parcela de ${month} é ${less} menor do que os ${interest} de juros que saem hoje por mês sem baixar a dívida, e ela acaba.${end}`
}
