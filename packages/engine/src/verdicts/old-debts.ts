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
  /\b(?:cobr(?:e|ia|iria)|quit[a-z]+|pag(?:o|a|ava|aria|ar)|junt[a-z]+|limp[a-z]+)\b[^.;?]{0,30}\b(?:as duas|os dois|tudo|todas|dividas?|cheque|cartao|cartoes|rotativo)\b/

/** A loan that takes the place of debts that cost something every month. */
export const replacing = (month: Num, cost: Text): Text =>
  say`Só se a parcela for menor do que o que essas dívidas tiram por mês. Some os juros e as parcelas que o empréstimo faz parar e compare com ${month}: menor, alivia; maior, aperta.${cost} Pegue só o que quita as dívidas, e no mesmo dia cancele o limite, para ele não encher de novo.`
