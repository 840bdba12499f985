import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf } from './frame.ts'
import { asked, challengeOf } from './ways/way.ts'

const CHARGES = /\bcobr(?:ar|o|asse|aria)(?: (?:uns|umas|r\$|uma taxa de|taxa de|so))* $/
const OF_DELIVERY = /^ (?:reais )?(?:de|pel[ao]|por|a|na|pra) (?:taxa de )?(?:entrega|frete|viagem|levar|cada entrega)/
const DELIVERIES = /^ (?:entregas?|viagens|corridas|pedidos (?:na|de|pra) entrega)\b/
const SELLS_AT = /\b(?:vend[oe]|vendemos|cobro)\b[^;A-Z]{0,40} (?:a|por) (?:r\$ ?)?$/
const COSTS_AT = /\b(?:pago|custa|me custa|compro|sai)(?: (?:a|por|uns|r\$))* $/

/** A fee for what is brought for nothing today: what each delivery costs, what the fee brings, and how many may go elsewhere. */
export function deliveryFee(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !/\bentreg/.test(asked(d))) return null
  const all = challengeOf(d)
  const fee = only(
    all.filter((one) => isPlain(one) && one.value <= 100 && CHARGES.test(one.before) && OF_DELIVERY.test(one.after)),
  )
  const count = only(all.filter((one) => one.said.kind === 'N' && one.value >= 10 && DELIVERIES.test(one.after)))
  const group = d.own.sources.group('frete') ?? d.own.sources.group('comissao_entrega')
  if (!fee || !count || !group) return null
  const { own } = d
  const many = d.ask.value('qtd', count.said, 'Entregas por mês')
  const charged = d.ask.value('R$', fee.said, 'Taxa em que você pensa')
  const paid = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  const each = own.over(paid, many, 'O que cada entrega custa')
  const brings = own.times(many, charged, 'O que a taxa traz, se ninguém sair', 'R$/mês')
  const inputs: (Value<Kind> | null)[] = [many, charged, paid, each, brings, month.left]
  const margin = marginIn(
    d,
    all.filter((one) => isPlain(one) && one !== fee),
    month.revenue.number / 20,
  )
  const rest = margin && own.minus(margin, each, 'O que fica depois da entrega')
  const lose =
    margin &&
    own.make(
      'qtd',
      'Quantas entregas pode perder',
      Math.floor((many.number * charged.number) / (margin.number + charged.number)),
      `${many.number} × ${money(charged.number)} ÷ (${money(margin.number)} + ${money(charged.number)})`,
      [many, charged, margin],
    )
  const covers = own.make(
    '%',
    'Parte da entrega que a taxa paga',
    round2((charged.number / each.number) * 100),
    `${money(charged.number)} ÷ ${money(each.number)}`,
    [charged, each],
  )
  inputs.push(margin, rest, lose, covers)
  return {
    decisions: ['taxa_sinal', 'entrega_propria'],
    at: fee,
    main: each,
    inputs,
    verdict: join([
      say`Só em teste, e primeiro nos bairros longe. `,
      say`Cada entrega custa ${t(paid)} ÷ ${t(many)} = ${t(each)}${margin && rest ? say`: dos ${t(margin)} que cada um deixa ficam ${rest.number > 0 ? t(rest) : 'menos que nada'}` : ''}.`,
      say` Cobrando ${t(charged)} entram até ${t(brings)} por mês${lose ? say`, e dá para perder até ${t(lose)} entregas e ganhar o mesmo` : say`, e a taxa paga ${t(covers)} do que a entrega custa`}.`,
      say` Cobre por distância, ou dê esse valor de desconto a quem vem buscar, que o concorrente de graça não acompanha; conte os pedidos por sessenta dias${lose ? say` e volte atrás se a perda passar disso` : ''}.`,
    ]),
    says: ['frete', 'custos_fixos', 'conta_que_mais_pesa'],
    topic: 'entrega',
  }
}

/** 'Vendo a 118 e pago 92': what one leaves before it is brought. */
function marginIn(d: Deriver, all: readonly Spoken[], most: number): Value<'R$'> | null {
  const [price, cost] = [
    only(all.filter((one) => SELLS_AT.test(one.before))),
    only(all.filter((one) => COSTS_AT.test(one.before) && one.value < most)),
  ]
  if (!price || !cost || price.value <= cost.value) return null
  const [sold, bought] = [
    d.ask.value('R$', price.said, 'Preço de venda'),
    d.ask.value('R$', cost.said, 'O que você paga por um'),
  ]
  return d.own.minus(sold, bought, 'O que cada um deixa antes da entrega')
}
