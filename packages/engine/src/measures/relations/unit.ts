import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked.ts'
import { costFact } from '#src/measures/asked-unit.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { IN_ITS_OWN, nameOf, WAGES } from '#src/measures/derived/unit-parts.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { worksAlone } from '#src/reading/input.ts'
import { back, clauseOf, isPlain, only, type Spoken, told, wished } from './spoken.ts'
import { type Line, volumeOf } from './volume.ts'

/** What one sold leaves by each way it is sold, what a rise brings and how many may go, hours and the goal. */
export function unit(d: Deriver): void {
  const line = only(volumeOf(d))
  if (!line) return
  const inputs: Value<Kind>[] = [line.many, line.each]
  const costs = costsOf(d, line)
  const texts: Text[] = []
  const uses: Spoken[] = [line.count, line.price]
  if (costs) texts.push(...margin(d, line, costs, inputs, uses))
  const hours = hoursText(d, line, inputs, uses)
  if (hours) texts.push(hours)
  if (texts.length === 0) return
  const main = inputs.find(({ fact }) => fact.rotulo === LEAVES) ?? inputs.at(-1)!
  d.add(main, inputs, join(texts, ' '), {
    weight: 20,
    topic: 'unidade.0',
    related: true,
    ...(main.number < 0 && { proves: 'preço abaixo do custo' as const }),
    says: ['custo_por_unidade', 'ticket_medio', 'custo_hora', 'queda_de_volume', 'comissao_entrega', 'sobra_mes'],
  })
}

const LEAVES = 'O que sobra de cada um'

interface Costs {
  parts: readonly Value<'R$'>[]
  sum: Value<'R$'>
  names: string
}

const MOST_ASIDE = 0.08

/** What she lists as the cost of one; null: none, or of several things. */
function costsOf(d: Deriver, { each }: Line): Costs | null {
  const all = d.own.sources.reading.costs.porUnidade ?? []
  const { sources } = d.own
  const unlisted = (sources.group('mercadorias')?.valor ?? 0) + (sources.group('outros')?.valor ?? 0)
  // A part of what one costs is listed by the month.
  if (d.revenue && unlisted > d.revenue.number * MOST_ASIDE) return null
  if (all.length === 0 || new Set(all.map(({ coisa }) => coisa).filter((one) => one !== '')).size > 1) return null
  const parts: Value<'R$'>[] = []
  const names: string[] = []
  for (const [place, part] of all.entries()) {
    const name = nameOf(part.texto)
    if (WAGES.test(name) || IN_ITS_OWN.test(part.coisa)) return null
    const fact = costFact(part, place)
    parts.push(part.valor === null ? d.own.portion(d.own.known('%', fact), each, name) : d.own.known('R$', fact))
    names.push(name)
  }
  const sum = only(parts) ?? {
    ...d.own.make(
      'R$',
      'Custo de cada um',
      round2(parts.reduce((total, { number }) => total + number, 0)),
      parts.map(({ number }) => money(number)).join(' + '),
      parts,
    ),
  }
  return sum.number > 0 && sum.number < each.number * 2 ? { parts, sum, names: listed(names) } : null
}

const listed = (names: readonly string[]): string => {
  const all = [...new Set(names.filter((name) => name !== ''))]
  return all.length < 2 ? (all[0] ?? 'custo direto') : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`
}

/** What an app keeps of each, and which part goes that way; null: no app. */
function channelOf(d: Deriver): { fee: Value<'%'>; share: Value<'%'> | null; used: Spoken[] } | null {
  const fees = told(d.ask).filter(
    (one) => one.said.kind === 'P' && one.value < 45 && APPS.test(one.left) && TAKES.test(back(one)),
  )
  const fee = only(fees)
  if (!fee) return null
  const share = told(d.ask).filter(
    (one) =>
      one.said.kind === 'P' &&
      one !== fee &&
      one.sentence === fee.sentence &&
      one.value >= 5 &&
      APPS.test(one.after) &&
      /\b(?:pel[oa]|n[oa]|por|via|do)\b/.test(one.after),
  )
  const part = only(share)
  return {
    fee: d.ask.value('%', fee.said, 'O que o aplicativo leva'),
    share: part ? d.ask.value('%', part.said, 'O que sai pelo aplicativo') : null,
    used: part ? [fee, part] : [fee],
  }
}
const TAKES =
  /\b(?:com[ea]m?|fica[m]?(?: com)?|leva[m]?|cobra[m]?|tira[m]?|morde[m]?|desconta[m]?|pega[m]?|taxa(?: de)?)(?: [a-z]+){0,2} $/

function margin(d: Deriver, line: Line, costs: Costs, inputs: Value<Kind>[], uses: Spoken[]): Text[] {
  const { own } = d
  const { each, many } = line
  const left = own.minus(each, costs.sum, LEAVES)
  inputs.push(...costs.parts, costs.sum, left)
  if (left.number <= 0) {
    const month = own.times(many, left, 'O que falta por mês, antes das outras contas', 'R$/mês')
    inputs.push(month)
    return [
      say`Cada um de ${t(each)} custa ${t(costs.sum)} de ${costs.names}: ${left.number < 0 ? say`faltam ${t(left)} em cada, ${t(month)} nos ${t(many)} do mês, antes das outras contas` : say`não sobra nada`}.`,
    ]
  }
  const texts: Text[] = []
  const channel = channelOf(d)
  let average = left
  if (channel) {
    const { fee, share } = channel
    uses.push(...channel.used)
    const taken = own.portion(fee, each, 'O que o aplicativo leva de cada um')
    const byApp = own.minus(left, taken, 'O que sobra de cada um pelo aplicativo')
    inputs.push(fee, taken, byApp)
    texts.push(
      byApp.number > 0
        ? say`De cada ${t(each)} ficam ${t(left)} na venda direta, depois de ${t(costs.sum)} de ${costs.names}, e ${t(byApp)} pelo aplicativo, que leva ${t(taken)}.`
        : say`De cada ${t(each)} ficam ${t(left)} na venda direta, depois de ${t(costs.sum)} de ${costs.names}; pelo aplicativo, que leva ${t(taken)}, faltam ${t(byApp)}.`,
    )
    if (!share) return texts
    inputs.push(share)
    average = own.make(
      'R$',
      'O que sobra de cada um em média',
      round2(left.number - (taken.number * share.number) / 100),
      `${money(left.number)} − ${money(taken.number)} × ${percent(share.number)}`,
      [left, taken, share],
    )
    inputs.push(average)
    if (average.number <= 0) return texts
  } else texts.push(say`De cada ${t(each)} ficam ${t(left)} depois de ${t(costs.sum)} de ${costs.names}.`)
  texts.push(...rise(d, line, left, average, channel, inputs))
  return texts
}

/** What is left of the month, and what a rise of each brings: so much as her goal lacks, else a small one. */
function rise(
  d: Deriver,
  { each, many }: Line,
  left: Value<'R$'>,
  average: Value<'R$'>,
  channel: ReturnType<typeof channelOf>,
  inputs: Value<Kind>[],
): Text[] {
  const { own } = d
  // The fee may be among the bills already.
  const listsFee = own.sources.group('comissao_entrega') !== undefined
  const all = own.times(many, channel && listsFee ? left : average, 'O que isso deixa por mês', 'R$/mês')
  const bills = listedBills(d)
  const rest = bills && own.minus(all, bills, 'O que sobra depois das contas do mês')
  inputs.push(all)
  if (rest) inputs.push(bills, rest)
  const month = !rest
    ? say`Em ${t(many)} por mês são ${t(all)} para as outras contas.`
    : rest.number >= 0
      ? say`Em ${t(many)} por mês são ${t(all)}; pagas as contas de ${t(bills!)}, sobram ${t(rest)}.`
      : say`Em ${t(many)} por mês são ${t(all)}; as contas são de ${t(bills!)}, faltam ${t(rest)}.`
  // Of a rise the app takes its part, too.
  const part = channel?.share ? 1 - (channel.fee.number * channel.share.number) / 10_000 : 1
  const goal = rest && goalOf(d, rest)
  if (goal) {
    const { aim, gap } = goal
    const more = own.make(
      'R$',
      'Aumento que dá a meta',
      round2(gap.number / (many.number * part)),
      part === 1
        ? `${money(gap.number)} ÷ ${t(many).text}`
        : `${money(gap.number)} ÷ (${t(many).text} × ${percent(round1(part * 100))})`,
      [gap, many, ...(channel?.share ? [channel.fee, channel.share] : [])],
    )
    if (more.number <= each.number) {
      inputs.push(aim, gap, more)
      return [
        month,
        say`Para os ${t(aim)} que você quer faltam ${t(gap)}: com a mesma venda, ${t(more)} a mais em cada.${bears(d, more, part, average, inputs)}`,
      ]
    }
  }
  const rate = own.known('%', {
    id: 'regra.reajuste_de_exemplo',
    rotulo: 'Reajuste de exemplo',
    valor: RISE,
    unidade: '%',
    tipo: 'estimado',
    origem: 'Hipótese do motor: um reajuste pequeno',
  })
  const more = own.portion(rate, each, 'Reajuste em cada um')
  const gained = own.make(
    'R$/mês',
    'O que o reajuste traz por mês',
    round2(many.number * more.number * part),
    `${t(many).text} × ${money(more.number)}${part === 1 ? '' : ` × ${percent(round1(part * 100))}`}`,
    [many, more, ...(channel?.share ? [channel.fee, channel.share] : [])],
  )
  inputs.push(rate, more, gained)
  return [
    month,
    say`${t(more)} a mais em cada, com a mesma venda, são ${t(gained)} por mês.${bears(d, more, part, average, inputs)}`,
  ]
}

const RISE = 10
/** How many fewer she may sell at the higher price. */
function bears(d: Deriver, more: Value<'R$'>, part: number, average: Value<'R$'>, inputs: Value<Kind>[]): Text {
  const kept = more.number * part
  const fewer = d.own.make(
    '%',
    'Vendas que podem faltar',
    round1((kept / (kept + average.number)) * 100),
    `${money(round2(kept))} ÷ (${money(round2(kept))} + ${money(average.number)})`,
    [more, average],
  )
  inputs.push(fewer)
  return say` Você só ganha menos do que hoje se, por isso, vender mais de ${t(fewer)} a menos.`
}

/** All bills that she lists by the month; null: one of them has no amount. */
function listedBills(d: Deriver): Value<'R$/mês'> | null {
  const { sources } = d.own
  const { items, semValor } = sources.reading.costs
  if (items.length === 0 || semValor?.length) return null
  const values = items.map((_, place) => d.own.known('R$/mês', sources.costFacts[place]!))
  return (
    only(values) ??
    d.own.make(
      'R$/mês',
      'Contas do mês que você listou',
      round2(values.reduce((sum, { number }) => sum + number, 0)),
      values.map(({ number }) => money(number)).join(' + '),
      values,
    )
  )
}

const FOR_HER =
  /\b(?:tirar|tirando|sobrar|sobrando|ganhar|ganhando|salario|renda|lucr[a-z]+|livres?|retirada|pro.?labore)\b/

/** What she wants for herself, and how much of it is lacking; null: not said, or a part of it is among her costs. */
function goalOf(d: Deriver, rest: Value<'R$/mês'>): { aim: Value<'R$/mês'>; gap: Value<'R$/mês'> } | null {
  if (d.own.sources.group('retirada')) return null
  const goal = only(
    wished(d.ask).filter(
      (one) => isPlain(one) && one.value >= 500 && FOR_HER.test(one.left) && /\bmes\b/.test(one.right),
    ),
  )
  if (!goal || goal.value <= rest.number) return null
  const aim = ofMonth(d.ask.value('R$', goal.said, 'O que você quer tirar por mês'))
  return { aim, gap: d.own.minus(aim, rest, 'O que falta para a meta') }
}

const EACH = /\b(?:cada|por|num|numa|em um|em uma)\b/
const WORK = /\b(?:lev[ao][a-z]*|demor[a-z]+|gast[ao][a-z]*|tom[ao][a-z]*|sao|da|faco em|pede|consome)\b/
const SALES = /\b(?:fatur[a-z]+|vend[a-z]+|entr(?:ar|e|em)|faturamento)\b/
const MONTH_HOURS = 220

/** How long one takes, all of a month, and what her goal for sales would take at this price. */
function hoursText(d: Deriver, { each, many }: Line, inputs: Value<Kind>[], uses: Spoken[]): Text | null {
  const { own } = d
  const long = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'H' &&
        one.value >= 0.1 &&
        one.value <= 200 &&
        EACH.test(clauseOf(one)) &&
        WORK.test(back(one)) &&
        !/\b(?:por|ao) dia\b/.test(one.after),
    ),
  )
  const goal = only(
    wished(d.ask).filter(
      (one) => (one.said.kind === 'R' || one.value >= 1_000) && SALES.test(one.before) && one.value > each.number * 2,
    ),
  )
  const aim =
    goal && d.revenue && goal.value > d.revenue.number ? d.ask.value('R$/mês', goal.said, 'Sua meta de venda') : null
  const need =
    aim &&
    own.make(
      'qtd',
      'Quantos pede a meta',
      Math.ceil(round2(aim.number / each.number)),
      `${money(aim.number)} ÷ ${money(each.number)}`,
      [aim, each],
    )
  if (need && need.number < many.number) return null
  if (!long) {
    if (!need || many.number < 3) return null
    inputs.push(aim, need)
    return say`Para entrarem ${t(aim)} por mês a ${t(each)} cada são ${t(need)} vendas, contra ${t(many)} de hoje.`
  }
  uses.push(long)
  const hour = d.ask.value('horas', long.said, 'Horas em cada um')
  const total = (count: Value<'qtd'>, rotulo: string) =>
    own.make('horas', rotulo, round1(count.number * hour.number), `${t(count).text} × ${t(hour).text}`, [count, hour])
  const now = total(many, 'Horas do mês')
  inputs.push(hour, now)
  if (!need) return say`A ${t(hour)} em cada, o mês pede ${t(now)} de trabalho.`
  const then = total(need, 'Horas que a meta pede')
  inputs.push(aim, need, then)
  const tooLong = worksAlone(own.sources.reading) && then.number > MONTH_HOURS
  return say`A ${t(hour)} em cada, o mês pede ${t(now)}; ${t(aim)} a ${t(each)} são ${t(need)} e ${t(then)}${tooLong ? ', mais do que cabe no mês de uma pessoa' : ''}: a meta pede preço, e não só mais venda.`
}
