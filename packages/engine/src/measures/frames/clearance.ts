import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { markupOf } from '#src/measures/relations/goods.ts'
import { type Answer, sums } from './frame.ts'

const OFF = /^ (?:de )?(?:desconto|off|a menos)\b/
const SALE = /\b(?:liquid[a-z]+|queima[a-z]*|promoc[a-z]+|desconto|outlet|saldao|bazar)\b/
const DEBT = /\b(?:devo|devendo|divida de|atrasad[oa]s?)(?: uns| de| r\$| ja)* $/

/** Goods that lie still, at cost, and a sale with so much off: what it brings beside what they cost, and what it pays. */
export function clearance(d: Deriver): Answer | null {
  const markup = markupOf(d)
  const all = told(d.ask)
  const stuck = only(sums(d, 1_000).filter((one) => one.field === 'main_challenge' && one.said.role === 'parado'))
  const off = only(
    all.filter((one) => one.said.kind === 'P' && one.value >= 5 && one.value <= 80 && OFF.test(one.after)),
  )
  if (!markup || !stuck || !off || !d.ask.says(SALE)) return null
  const { own } = d
  const [cost, rate] = [
    d.ask.value('R$', stuck.said, 'Mercadoria parada, a preço de custo'),
    d.ask.value('%', off.said, 'Desconto da liquidação'),
  ]
  const margin = markup.said ? d.ask.value('%', markup.said.said, 'Quanto você põe em cima do custo') : null
  const ofCost = round1(markup.times * (100 - rate.number))
  const price = own.make(
    '%',
    'Preço da liquidação, parte do custo',
    ofCost,
    `${markup.times} × (100% − ${percent(rate.number)})`,
    [rate, ...(margin ? [margin] : [])],
  )
  const brings = own.make(
    'R$',
    'O que tudo traria',
    reais((cost.number * ofCost) / 100),
    `${money(cost.number)} × ${percent(ofCost)}`,
    [cost, price],
  )
  const half = own.make('R$', 'O que metade traria', reais(brings.number / 2), `${money(brings.number)} ÷ 2`, [brings])
  const inputs: (Value<Kind> | null)[] = [cost, rate, margin, price, brings, half]
  const parts: Text[] = [
    say`Com ${t(rate)} a menos a peça ainda sai por ${t(price)} do que custou: os ${t(cost)} parados trariam ${t(brings)} se tudo sair, ${t(half)} se sair metade, antes do imposto e do cartão.`,
  ]
  const debt = only(all.filter((one) => one !== stuck && isPlain(one) && one.value >= 500 && DEBT.test(one.before)))
  if (debt) {
    const owed = d.ask.value('R$', debt.said, 'O que você deve')
    inputs.push(owed)
    parts.push(
      half.number >= owed.number
        ? say` Metade já paga os ${t(owed)} que você deve.`
        : brings.number >= owed.number
          ? say` Tudo vendido, paga os ${t(owed)} que você deve.`
          : say` Não paga sozinha os ${t(owed)} que você deve.`,
    )
  }
  return {
    decisions: ['desconto', 'baixar_preco', 'estoque_antes'],
    at: off,
    main: brings,
    inputs,
    verdict: join([
      say`Sim, só no que está parado e com data para acabar. `,
      ...parts,
      say` Mande o dinheiro direto ao fornecedor atrasado, e compre menos do que vende até a prateleira baixar; o que gira fica no preço.`,
    ]),
    says: ['desconto', 'queda_de_volume', 'estoque_parado', 'dias_de_estoque', 'divida'],
    topic: 'parado',
  }
}
