import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Month, monthOf, spoken, taxOf, today } from './frame.ts'
import { nounAfter } from './sold.ts'

const LESS = /\b(?:desconto|a menos|de menos|abatimento|baixar)\b/
const CHARGES = /\b(?:cobr(?:o|amos)|vend(?:o|emos)|meu preco|preco (?:hoje )?e|sai)(?: (?:a|por|hoje|uns|cada|r\$))* $/
const COSTS = /\b(?:cust[a-z]+|gast(?:o|amos)|sai)(?: (?:me|uns|por|em|hoje|r\$))* $/
const FROM = /\bde(?: uns| umas)? $/
const TO = /^ ?(?:[a-z]+ )?(?:pra|para|a)(?: uns| umas)? $/
const MONTHLY = /\b(?:por|ao|todo|no) mes\b/

interface Told {
  rate: Spoken
  from: Spoken
  to: Spoken
  price: Spoken
  cost: Spoken
}

/** What he asks and promises, with her price and her cost; null: one lacks, or two fit. */
function told(d: Deriver): Told | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rate = only(
    all.filter(
      (one) => one.said.kind === 'P' && one.value >= 2 && one.value <= 60 && LESS.test(one.after.slice(0, 30)),
    ),
  )
  const pair = only(
    all.flatMap((from) => {
      const to = all.find((one) => one.place === from.place + 1 && one.sentence === from.sentence)
      return to &&
        from.said.kind === 'N' &&
        to.said.kind === 'N' &&
        from.value >= 2 &&
        to.value > from.value &&
        to.value <= from.value * 5 &&
        FROM.test(from.before) &&
        TO.test(from.after) &&
        MONTHLY.test(to.after)
        ? [{ from, to }]
        : []
    }),
  )
  if (!rate || !pair) return null
  const sums = all.filter((one) => isPlain(one) && one !== pair.from && one !== pair.to && one.value >= 0.5)
  const price = only(sums.filter((one) => CHARGES.test(one.before)))
  const cost = price && only(sums.filter((one) => one !== price && one.value < price.value && COSTS.test(one.before)))
  // Another sum could change what one leaves.
  return price && cost && sums.length === 2 ? { rate, ...pair, price, cost } : null
}

/** '15% de desconto e passa de 30 para 45 por mês; cobro 280 e me custa 150': both months of this client. */
export function volumeDiscount(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  if (!month || !found) return null
  const rate = d.ask.value('%', found.rate.said, 'O desconto pedido')
  const [from, to] = [
    d.ask.value('qtd', found.from.said, 'Quantos ele compra hoje'),
    d.ask.value('qtd', found.to.said, 'Quantos ele promete'),
  ]
  const [price, cost] = [
    d.ask.value('R$', found.price.said, 'O preço de hoje'),
    d.ask.value('R$', found.cost.said, 'Custo de cada um'),
  ]
  const tax = taxOf(d)
  const months = monthsOf(d, { rate, from, to, price, cost, tax })
  return months && answerOf(d, month, found, { rate, from, to, price, cost, tax }, months)
}

interface Asked {
  rate: Value<'%'>
  from: Value<'qtd'>
  to: Value<'qtd'>
  price: Value<'R$'>
  cost: Value<'R$'>
  tax: Value<'%'> | null
}

/** Both months of this client; null: at her price of today nothing stays. */
function monthsOf(d: Deriver, { rate, from, to, price, cost, tax }: Asked) {
  const { own } = d
  const lower = own.make(
    'R$',
    'O preço com o desconto',
    round2(price.number * (1 - rate.number / 100)),
    `${money(price.number)} × (100% − ${percent(rate.number)})`,
    [price, rate],
  )
  const left = (of: Value<'R$'>, rotulo: string): Value<'R$'> =>
    own.make(
      'R$',
      rotulo,
      round2(of.number * (1 - (tax?.number ?? 0) / 100) - cost.number),
      `${money(of.number)}${tax ? ` × (100% − ${percent(tax.number)})` : ''} − ${money(cost.number)}`,
      [of, ...(tax ? [tax] : []), cost],
    )
  const [now, then] = [left(price, 'O que cada um deixa hoje'), left(lower, 'O que cada um deixaria')]
  if (now.number <= 0) return null
  const total = (many: Value<'qtd'>, each: Value<'R$'>, rotulo: string): Value<'R$/mês'> =>
    own.make('R$/mês', rotulo, Math.round(many.number * each.number), `${many.number} × ${money(each.number)}`, [
      many,
      each,
    ])
  const [before, after] = [total(from, now, 'O que ele deixa hoje'), total(to, then, 'O que ele deixaria')]
  const gain = own.minus(after, before, 'O que muda por mês')
  const more = own.minus(to, from, 'Quantos a mais')
  const onlyMore = total(more, then, 'O que os a mais deixariam, com o desconto só neles')
  return { lower, now, then, before, after, gain, more, onlyMore }
}

function answerOf(
  d: Deriver,
  month: Month,
  found: Told,
  { rate, from, to, price, cost, tax }: Asked,
  { lower, now, then, before, after, gain, more, onlyMore }: NonNullable<ReturnType<typeof monthsOf>>,
): Answer {
  const noun = nounAfter(d, found.to)
  const inputs: (Value<Kind> | null)[] = [
    rate,
    from,
    to,
    price,
    cost,
    tax,
    lower,
    now,
    then,
    before,
    after,
    gain,
    more,
    onlyMore,
    month.left,
  ]
  const worth = gain.number > before.number * 0.15
  return {
    decisions: ['desconto', 'baixar_preco', 'cliente_grande', 'pedido_maior', 'atacado'],
    at: found.rate,
    main: gain,
    inputs,
    line: say`Hoje ${t(from)} × ${t(now)} = ${t(before)}; com ${t(rate)} de desconto, ${t(to)} × ${t(then)} = ${after.number < 0 ? say`uma falta de ${t(after)}` : t(after)} por mês, depois do custo${tax ? ' e do imposto' : ''}.`,
    verdict: say`${worth ? 'Só com o volume por escrito' : 'Não em tudo'}. São ${t(more)} ${noun} a mais por mês para ${gain.number < 0 ? say`ganhar ${t(gain)} a menos` : say`ganhar só ${t(gain)} a mais`}.${then.number > 0 ? say` Ofereça o desconto só no que passar de ${t(from)}: aí os ${t(more)} a mais deixam ${t(onlyMore)} por mês, e o que já compra segue no preço de hoje.` : ''} Antes, veja se a equipe dá conta sem hora extra. ${today(month)}.`,
    says: ['desconto', 'queda_de_volume', 'custo_por_unidade', 'ticket_medio'],
    topic: 'pedido',
  }
}
