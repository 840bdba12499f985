import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, told } from '#src/measures/derived/spoken.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { channelOf, goalOf } from './unit.ts'
import { type Line, volumeOf } from './volume.ts'

const COSTS_ME =
  /\b(?:cada|uma?)(?: [a-z]+){0,2} (?:me |nos |aqui )?(?:custa|sai|fica|gasta)(?: a| por| em| uns| pra mim| de custo)* $/
const OUT_OF_APP = /^ ?(?:[a-z]+ ){0,3}(?:pel[oa]|n[oa]|via|por|d[oa])\b/
const SAME = 0.06

/** '1.440 a 21,90, mil no aplicativo que leva 27%, cada uma me custa 9,60' where the goods of a month are just those: one by each way it is sold. */
export function byChannel(d: Deriver): void {
  const line = only(volumeOf(d))
  const { own } = d
  const { costs } = own.sources.reading
  const goods = own.sources.group('mercadorias')
  const channel = channelOf(d)
  if (!line || !goods || !channel || costs.porUnidade?.length) return
  const { each, many } = line
  const all = told(d.ask)
  const said = only(all.filter((one) => isPlain(one) && COSTS_ME.test(one.before) && one.value < each.number))
  // Only what the month's list proves is the cost of one.
  if (!said || Math.abs((said.value * many.number) / goods.valor - 1) > SAME) return
  const cost = d.ask.value('R$', said.said, 'Custo de cada um')
  const taken = own.portion(channel.fee, each, 'O que o aplicativo leva de cada um')
  const direct = own.minus(each, cost, 'O que fica de cada um na venda direta')
  const byApp = own.minus(direct, taken, 'O que fica de cada um pelo aplicativo')
  const inputs: Value<Kind>[] = [each, cost, direct, channel.fee, taken, byApp]
  const app =
    byApp.number > 0
      ? say`ficam ${t(direct)} na venda direta e ${t(byApp)} pelo aplicativo`
      : say`ficam ${t(direct)} na venda direta e faltam ${t(byApp)} pelo aplicativo`
  const texts: Text[] = [
    say`De cada ${t(each)}, depois dos ${t(cost)} de custo, ${app}, que leva ${t(taken)}; a entrega e as contas do mês ainda saem daí.`,
  ]
  const rise = byApp.number > 0 ? appRise(d, line, channel.fee, byApp, inputs) : null
  if (rise) texts.push(rise)
  d.add(byApp, inputs, join(texts, ' '), {
    weight: 21,
    topic: 'unidade.0',
    related: true,
    says: ['custo_por_unidade', 'ticket_medio', 'comissao_entrega', 'queda_de_volume'],
  })
}

/** What more on the app alone gives her goal, and how many of its orders may go. */
function appRise(
  d: Deriver,
  { many, each, count }: Line,
  fee: Value<'%'>,
  byApp: Value<'R$'>,
  inputs: Value<Kind>[],
): Text | null {
  const { own, left } = d
  const part = only(
    told(d.ask).filter(
      (one) =>
        one !== count &&
        (one.said.kind === 'N' || one.said.kind === 'R') &&
        Number.isInteger(one.value) &&
        one.value >= 10 &&
        one.value < many.number &&
        APPS.test(one.after) &&
        OUT_OF_APP.test(one.after),
    ),
  )
  const goal = left && goalOf(d, left)
  if (!part || !goal) return null
  const { aim, gap } = goal
  const orders = d.ask.value('qtd', part.said, 'Quantos saem pelo aplicativo')
  const kept = 1 - fee.number / 100
  const more = own.make(
    'R$',
    'Aumento só no aplicativo que dá a meta',
    round2(gap.number / (orders.number * kept)),
    `${money(gap.number)} ÷ (${orders.number} × (100% − ${percent(fee.number)}))`,
    [gap, orders, fee],
  )
  if (more.number > each.number * MOST_RISE) return null
  const stays = round2(more.number * kept)
  const fewer = own.make(
    '%',
    'Pedidos do aplicativo que podem faltar',
    round1((stays / (stays + byApp.number)) * 100),
    `${money(stays)} ÷ (${money(stays)} + ${money(byApp.number)})`,
    [more, byApp],
  )
  inputs.push(orders, aim, left, gap, more, fewer)
  return say`Para os ${t(aim)} que você quer faltam ${t(gap)}: ${t(more)} a mais só no preço do aplicativo, nos ${t(orders)} de lá. Você só ganha menos do que hoje se, por isso, perder mais de ${t(fewer)} desses pedidos.`
}
const MOST_RISE = 0.3
