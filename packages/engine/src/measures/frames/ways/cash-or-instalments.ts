import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { type Answer, type Month, monthOf, today } from '#src/measures/frames/frame.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { asked, challengeOf, purchaseOf } from './way.ts'

type Inputs = (Value<Kind> | null)[]

const AT_ONCE = /^ (?:reais )?(?:a vista|no dinheiro|no pix|de uma vez)\b/
const SAVED = /\b(?:guardad[oa]s?|reserva|em caixa|na poupanca|juntei|aplicad[oa]s?)\b/

/** 'Por 62 mil à vista ou em 36x de 2.350': what the time costs, and what paying at once leaves of what she has. */
export function cashOrInstalments(d: Deriver): Answer | null {
  const month = /\ba vista\b|\bno dinheiro\b|\bde uma vez\b/.test(asked(d)) ? monthOf(d) : null
  const plan = month && purchaseOf(d)
  if (!month || !plan) return null
  const { sentences } = d.ask.scene
  const all = challengeOf(d).filter(({ said }) => !plan.uses.includes(said))
  const price = only(all.filter((one) => isPlain(one) && one.value >= 500 && AT_ONCE.test(one.after)))
  if (!price || Math.abs(price.sentence - plan.at.sentence) > 1) return null
  const cash = d.ask.value('R$', price.said, 'Preço à vista')
  const total = d.own.times(plan.count, { ...plan.month, kind: 'R$' }, 'Soma das parcelas', 'R$')
  if (total.number <= cash.number || total.number > cash.number * 3) return null
  const cost = d.own.minus(total, cash, 'O que o prazo custa')
  const saved = only(
    all.filter((one) => one !== price && isPlain(one) && one.value >= 500 && SAVED.test(sentences[one.sentence]!.text)),
  )
  const inputs: Inputs = [cash, plan.month, plan.count, total, cost, month.left]
  const account = say`À vista são ${t(cash)}; a prazo, ${t(plan.count)} × ${t(plan.month)} = ${t(total)}: o prazo custa ${t(cost)} a mais.`
  const has = saved ? d.ask.value('R$', saved.said, 'O que você tem guardado') : null
  const rest = has ? restOf(d, month, has, cash, inputs) : null
  return {
    decisions: ['maquina', 'reforma', 'imovel', 'estoque_antes', 'emprestimo'],
    at: price,
    main: cost,
    inputs,
    line: account,
    verdict: join([
      rest?.head ??
        (month.left.number < plan.month.number
          ? say`Nem um nem outro por enquanto: a parcela não cabe no que sobra. `
          : say`À vista, se esse dinheiro não fizer falta. `),
      account,
      rest?.text ?? say` Pague à vista só se ainda ficarem guardados dois meses das suas contas.`,
      say` ${today(month)}, de onde sairia a parcela. Peça antes desconto no à vista e uma proposta com entrada maior e menos parcelas.`,
    ]),
    says: ['juros', 'divida'],
    topic: 'compra',
  }
}

/** What is left of what she has, beside a month of her bills. */
function restOf(
  d: Deriver,
  month: Month,
  has: Value<'R$'>,
  cash: Value<'R$'>,
  inputs: Inputs,
): { head: Text; text: Text } {
  const { own } = d
  const { costs } = own
  const rest = own.minus(has, cash, 'O que fica guardado pagando à vista')
  inputs.push(has, rest)
  if (rest.number < 0)
    return { head: say`À vista não dá: falta dinheiro. `, text: say` Dos ${t(has)} guardados faltariam ${t(rest)}.` }
  if (!costs || month.left.number < 0)
    return { head: say`Só se a reserva puder ficar assim. `, text: say` Dos ${t(has)} guardados ficariam ${t(rest)}.` }
  const bills = ofMonth({ ...costs, kind: 'R$' })
  const lasts = own.make(
    'meses',
    'Meses de contas que isso paga',
    round1(rest.number / bills.number),
    `${money(rest.number)} ÷ ${money(bills.number)}`,
    [rest, bills],
  )
  inputs.push(lasts, bills)
  if (lasts.number >= 2)
    return {
      head: say`À vista. `,
      text: say` Dos ${t(has)} guardados ficam ${t(rest)}, que pagam ${t(lasts)} de contas.`,
    }
  const entry = own.minus(has, { ...bills, kind: 'R$' }, 'Entrada que deixa um mês de contas guardado')
  if (entry.number > 0 && entry.number < cash.number) {
    inputs.push(entry)
    return {
      head: say`Nem tudo à vista: metade do caminho. `,
      text: say` À vista, dos ${t(has)} guardados ficam ${t(rest)}, menos do que um mês de contas (${t(bills)}). Com até ${t(entry)} de entrada, um mês de contas continua guardado.`,
    }
  }
  return {
    head: say`Não à vista: a reserva acabaria. `,
    text: say` Dos ${t(has)} guardados ficariam ${t(rest)}, e um mês de contas são ${t(bills)}.`,
  }
}
