import type { Reading } from './question.ts'

/** 'desde quando pago 3.450 de aluguel', 'o salário foi para 2.100 quando': the first payment of just that amount. */

const WHEN =
  '(?:desde quando|desde que (?:mes|dia|data|epoca)|a partir de (?:quando|que (?:mes|dia))|(?:ha|faz|tem) quanto tempo|quando|em (?:que|qual) (?:mes|dia|data)|(?:que|qual) (?:mes|dia))(?: foi)?(?: que)?'
const AMOUNT = '(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d{1,2})?)( mil)?(?: reais| contos?)?'
const BECAME = new RegExp(` (?:(?:pra|para|a|por|de|em|valendo) )?${AMOUNT}(?=(?: por mes)? )`)
const DOES =
  / (?:eu|a gente|ele|ela|to|tou|estou|estamos|ta|esta|venho|vem|ja|me|pago|pagamos|pagando|paga|gasto|gastando|ganha|ganhando|recebe|recebendo|custa|custando|passou|foi|subiu|aumentou|mudou|virou|comecou|comecei|ficou|cobra|cobrando|cobrar|pagar|ganhar|receber|custar|ser|vale|por mes|a|e|que|isso)(?= )/g
const LOOSE = /^(?:(?:[dn][eoa]s?|com|pr[ao]|para|[oa]s?) )+|(?: (?:[dn][eoa]s?|com|pr[ao]|para|[oa]s?))+$/g

const HUNDRED = 100
const LEAST = 20
const isYear = (said: string) => /^(?:19[89]|20[0-3])\d$/.test(said)

/** @param read how a question without the amount is read */
export function sinceAmount(text: string, read: (question: string) => Reading): Reading | undefined {
  const said = ` ${text} `
  const when = new RegExp(` ${WHEN}(?= )`).exec(said)
  const amount = when && BECAME.exec(said)
  if (!amount) return undefined
  const reais = Number(amount[1]!.replaceAll('.', '').replace(',', '.')) * (amount[2] ? 1000 : 1)
  const bare = `${said.replace(when[0], ' ').replace(amount[0], ' ')}`.replace(/ ,(?= )/g, ' ').replace(/ +/g, ' ')
  if (reais < LEAST || /\d/.test(bare)) return undefined
  // 'quando paguei o aluguel de 2026' names a year.
  if (isYear(amount[1]!) && / (?:de|em) (?:r\$ ?)?\d{4} /.test(`${amount[0]} `)) return undefined
  const thing = bare.replace(DOES, ' ').replace(DOES, ' ').replace(/ +/g, ' ').trim().replace(LOOSE, '').trim()
  if (thing.length < 3) return undefined
  const found = read(`quando foi o primeiro pagamento de ${thing}`)
  if (found.kind !== 'frame' || found.frame.unico !== 'primeiro') return undefined
  const { categorias, contrapartes } = found.frame.filtros
  if (categorias.length + contrapartes.length === 0 || found.frame.faixa !== null) return undefined
  const cents = Math.round(reais * HUNDRED)
  return { ...found, frame: { ...found.frame, faixa: { de: cents, ate: cents } } }
}
