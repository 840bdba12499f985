import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken, taxOf, today } from './frame.ts'
import { nounAfter } from './sold.ts'
import { keepOf, listedUnitCost, unitCostOf } from './unit-cost.ts'

const WANTS = /\b(?:quer(?:em)?|ped(?:iu|em|e|indo)|compraria[m]?|encomend[a-z]+)\b/
const AT = /^ (?:[a-z]+ ){1,8}(?:a|por|pagando|de|paga|pagam)(?: so| uns| r\$)* $/
const SELLS =
  /\b(?:vendo|vendemos|cobro|cobramos|faco|meu preco e|normal e|preco normal e|normal (?:e|sai por|custa))(?: a| por| uns| r\$| cada (?:um|uma))* $/

/** So little of a price stays that nothing is won. */
const THIN = 0.1

/** 'Quer 20 cozinhas por 4.200 cada, eu vendo a 5.500; em cada uma gasto 2.300 e 900': what the order leaves. */
export function orderOnce(d: Deriver): Answer | null {
  const month = monthOf(d)
  const cost = month && (unitCostOf(d) ?? listedUnitCost(d))
  // One cost alone is weighed by the verdict of an order.
  const offer = cost && cost.parts > 1 && offerIn(d)
  if (!month || !cost || !offer) return null
  const { own } = d
  const many = d.ask.value('qtd', offer.count.said, 'Quantos o pedido quer')
  const price = d.ask.value('R$', offer.price.said, 'O preço do pedido')
  const tax = taxOf(d)
  if (price.number > cost.value.number * 6 || price.number < cost.value.number / 3) return null
  const then = keepOf(d, price, tax, cost.value, 'O que cada um do pedido deixa')
  const noun = nounAfter(d, offer.count)
  const all = own.make(
    'R$',
    'O que o pedido deixa',
    Math.round(many.number * then.number),
    `${many.number} × ${t(then).text}`,
    [many, then],
  )
  const inputs: (Value<Kind> | null)[] = [many, price, tax, cost.value, then, all, month.left]
  const account = say`De cada ${t(price)} ${then.number < 0 ? say`faltam ${t(then)}` : say`ficam ${t(then)}`} depois de ${t(cost.value)} de custo${tax ? ' e do imposto' : ''}: ${t(many)} ${noun} × ${t(then)} = ${t(all)}${then.number < 0 ? ' de prejuízo' : ' no pedido todo'}.`
  const usual = besideUsual(d, offer, { price, tax, cost: cost.value, then, all }, inputs)
  return {
    decisions: ['pedido_maior', 'cliente_grande', 'atacado', 'baixar_preco', 'desconto'],
    at: offer.count,
    main: then,
    inputs,
    line: account,
    verdict: join([
      then.number <= 0
        ? say`Não por esse preço. `
        : then.number < price.number * THIN
          ? say`Não a esse preço: peça mais, ou entregue menos por ele. `
          : say`Só com entrada que pague o material e prazo que não tire os outros. `,
      say`O pedido ${then.number < 0 ? say`tira ${t(all)}` : say`deixa ${t(all)}`}.`,
      ...usual,
      say` ${today(month)}.${then.number > 0 ? ' Veja quantas semanas da equipe ele ocupa, e o que deixaria de vender no preço cheio.' : ''}`,
    ]),
    says: ['custo_por_unidade', 'ticket_medio'],
    topic: 'pedido',
  }
}

interface Ordered {
  price: Value<'R$'>
  tax: Value<'%'> | null
  cost: Value<'R$'>
  then: Value<'R$'>
  all: Value<'R$'>
}

/** What one leaves at the price of every day, and how many of those leave as much as the order. */
function besideUsual(
  d: Deriver,
  offer: Offer,
  { price, tax, cost, then, all }: Ordered,
  inputs: (Value<Kind> | null)[],
): Text[] {
  const usual = only(
    spoken(d).filter(
      (one) =>
        one !== offer.price &&
        isPlain(one) &&
        one.value > price.number &&
        one.value < price.number * 4 &&
        SELLS.test(one.before),
    ),
  )
  if (!usual) return []
  const each = d.ask.value('R$', usual.said, 'O preço de hoje')
  const now = keepOf(d, each, tax, cost, 'O que cada um deixa hoje')
  const same =
    then.number > 0
      ? d.own.make(
          'qtd',
          'Quantos no preço de hoje deixam o mesmo',
          Math.ceil(all.number / now.number),
          `${t(all).text} ÷ ${t(now).text}`,
          [all, now],
        )
      : null
  inputs.push(each, now, same)
  return [
    say` No preço de ${t(each)} cada um deixa ${t(now)}${same ? say`: ${t(same)} vendidos assim deixam o mesmo` : ''}.`,
  ]
}

interface Offer {
  count: Spoken
  price: Spoken
}

function offerIn(d: Deriver): Offer | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  return (
    only(
      all.flatMap((count) => {
        const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
        return price &&
          count.said.kind === 'N' &&
          count.value >= 2 &&
          isPlain(price) &&
          price.value >= 1 &&
          AT.test(count.after) &&
          WANTS.test(count.before)
          ? [{ count, price }]
          : []
      }),
    ) ?? null
  )
}
