import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import { costFact } from '#src/measures/asked/unit.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, isPlain, only, told, wished } from '#src/measures/derived/spoken.ts'
import { goodsByMonth, IN_ITS_OWN, nameOf, WAGES } from '#src/measures/derived/unit-parts.ts'
import { goalText, IS_MORE } from '#src/measures/goal-text.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { type Line, volumeOf } from './volume.ts'

/** What one sold leaves by each way it is sold and what is left of the month; then what a rise brings and how many may go. */
export function unit(d: Deriver): void {
  const line = only(volumeOf(d))
  const costs = line && costsOf(d, line)
  if (!line || !costs) return
  const { own } = d
  const { each, many } = line
  const left = own.minus(each, costs.sum, 'O que sobra de cada um')
  const inputs: Value<Kind>[] = [many, each, ...costs.parts, costs.sum]
  const says = ['custo_por_unidade', 'ticket_medio', 'custo_hora'] as const
  if (left.number <= 0) {
    const month = own.times(many, left, 'O que falta por mês, antes das outras contas', 'R$/mês')
    const text = say`Cada um de ${t(each)} custa ${t(costs.sum)} de ${costs.names}: ${left.number < 0 ? say`faltam ${t(left)} em cada, ${t(month)} nos ${t(many)} do mês, antes das outras contas` : say`não sobra nada`}.`
    const proves = 'preço abaixo do custo' as const
    d.add(left, [...inputs, month], text, { weight: 20, topic: 'unidade.0', related: true, proves, says })
    return
  }
  const channel = channelOf(d)
  const text = leaves(d, line, costs, left, channel, inputs)
  const average = averageLeft(d, left, each, channel)
  const month = average && monthOf(d, line, left, average, channel, inputs)
  d.add(left, inputs, month ? join([text, month.text], ' ') : text, {
    weight: 20,
    topic: 'unidade.0',
    related: true,
    says: [...says, 'comissao_entrega', 'sobra_mes', 'margem'],
  })
  if (average && average.number > 0) rise(d, line, average, month?.rest ?? null, channel)
}

interface Costs {
  parts: readonly Value<'R$'>[]
  sum: Value<'R$'>
  names: string
}

const MOST_ASIDE = 0.08

/** What she lists as the cost of one; null: none, or of several things. */
function costsOf(d: Deriver, { each }: Line): Costs | null {
  const all = d.own.sources.reading.costs.porUnidade ?? []
  // A part of what one costs is listed by the month.
  if (d.revenue && goodsByMonth(d) > d.revenue.number * MOST_ASIDE) return null
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
export function channelOf(d: Deriver): { fee: Value<'%'>; share: Value<'%'> | null } | null {
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
      ((APPS.test(one.after) && /\b(?:pel[oa]|n[oa]|por|via|do)\b/.test(one.after)) ||
        (one.place === fee.place - 1 && APPS.test(one.before) && MAKES_UP.test(one.before))),
  )
  const part = only(share)
  return {
    fee: d.ask.value('%', fee.said, 'O que o aplicativo leva'),
    share: part ? d.ask.value('%', part.said, 'O que sai pelo aplicativo') : null,
  }
}
/** 'O iFood é 60%' */
const MAKES_UP =
  /\b(?:e|sao|da|dao|faz|fazem|representam?|respondem? por|leva com ele)(?: uns| umas| quase| cerca de)? $/
const TAKES =
  /\b(?:com[ea]m?|fica[m]?(?: com)?|leva[m]?|cobra[m]?|tira[m]?|morde[m]?|desconta[m]?|pega[m]?|taxa(?: de)?)(?: [a-z]+){0,2} $/

type Channel = ReturnType<typeof channelOf>

function leaves(
  d: Deriver,
  { each }: Line,
  costs: Costs,
  left: Value<'R$'>,
  channel: Channel,
  inputs: Value<Kind>[],
): Text {
  if (!channel) return say`De cada ${t(each)} ficam ${t(left)} depois de ${t(costs.sum)} de ${costs.names}.`
  const { fee, share } = channel
  const taken = d.own.portion(fee, each, 'O que o aplicativo leva de cada um')
  const byApp = d.own.minus(left, taken, 'O que sobra de cada um pelo aplicativo')
  inputs.push(fee, taken, byApp, ...(share ? [share] : []))
  const direct = say`De cada ${t(each)} ficam ${t(left)} na venda direta, depois de ${t(costs.sum)} de ${costs.names}`
  return byApp.number > 0
    ? say`${direct}, e ${t(byApp)} pelo aplicativo, que leva ${t(taken)}.`
    : say`${direct}; pelo aplicativo, que leva ${t(taken)}, faltam ${t(byApp)}.`
}

/** What one leaves whichever way it goes; null: nobody said how many go through the app. */
function averageLeft(d: Deriver, left: Value<'R$'>, each: Value<'R$'>, channel: Channel): Value<'R$'> | null {
  if (!channel) return left
  const { fee, share } = channel
  return (
    share &&
    d.own.make(
      'R$',
      'O que sobra de cada um em média',
      round2(left.number - (each.number * fee.number * share.number) / 10_000),
      `${money(left.number)} − ${money(each.number)} × ${percent(fee.number)} × ${percent(share.number)}`,
      [left, each, fee, share],
    )
  )
}

/** What is left of the month, where all her bills are listed. */
function monthOf(
  d: Deriver,
  { many }: Line,
  left: Value<'R$'>,
  average: Value<'R$'>,
  channel: Channel,
  inputs: Value<Kind>[],
): { text: Text; rest: Value<'R$/mês'> | null } {
  const { own } = d
  // The fee may be among the bills already.
  const listsFee = own.sources.group('comissao_entrega') !== undefined
  const all = own.times(many, channel && listsFee ? left : average, 'O que isso deixa por mês', 'R$/mês')
  const bills = listedBills(d)
  const rest = bills && own.minus(all, bills, 'O que sobra depois das contas do mês')
  inputs.push(all)
  if (!rest) return { text: say`Em ${t(many)} por mês são ${t(all)} para as outras contas.`, rest }
  inputs.push(bills, rest)
  const short = rest.number < 0
  return {
    text: say`Em ${t(many)} por mês são ${t(all)}; ${short ? say`as contas são de ${t(bills)}, faltam` : say`pagas as contas de ${t(bills)}, sobram`} ${t(rest)}.`,
    rest,
  }
}

/** What a rise of each brings: so much as her goal lacks, else a small one; and how many fewer she may sell at it. */
function rise(
  d: Deriver,
  { each, many }: Line,
  average: Value<'R$'>,
  rest: Value<'R$/mês'> | null,
  channel: Channel,
): void {
  const { own } = d
  // Of a rise the app takes its part, too.
  const part = channel?.share ? 1 - (channel.fee.number * channel.share.number) / 10_000 : 1
  const fees = channel?.share ? [channel.fee, channel.share] : []
  const saying = { weight: 19, topic: 'aumento', related: true, says: ['queda_de_volume', 'meta_sobra'] as const }
  const goal = rest && (goalOf(d, rest) ?? jobOf(d, rest))
  if (goal) {
    const { aim, gap } = goal
    const kept = part === 1 ? t(many).text : `(${t(many).text} × ${percent(round1(part * 100))})`
    const value = round2(gap.number / (many.number * part))
    const more = own.make('R$', 'Aumento que dá a meta', value, `${money(gap.number)} ÷ ${kept}`, [gap, many, ...fees])
    if (more.number <= each.number) {
      const fewer = bears(d, more, part, average)
      const text = say`${goal.lead} faltam ${t(gap)}: com a mesma venda, ${t(more)} a mais em cada. Você só ganha menos do que hoje se, por isso, vender mais de ${t(fewer)} a menos.`
      d.add(more, [aim, gap, many, fewer], text, saying)
      return
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
  const times = `${t(many).text} × ${money(more.number)}${part === 1 ? '' : ` × ${percent(round1(part * 100))}`}`
  const gained = own.make('R$/mês', 'O que o reajuste traz por mês', round2(many.number * more.number * part), times, [
    many,
    more,
    ...fees,
  ])
  const fewer = bears(d, more, part, average)
  const text = say`${t(more)} a mais em cada, com a mesma venda, são ${t(gained)} por mês. Você só ganha menos do que hoje se, por isso, vender mais de ${t(fewer)} a menos.`
  d.add(gained, [more, fewer], text, saying)
}

const RISE = 10
/** How many fewer she may sell at the higher price. */
function bears(d: Deriver, more: Value<'R$'>, part: number, average: Value<'R$'>): Value<'%'> {
  const kept = round2(more.number * part)
  return d.own.make(
    '%',
    'Vendas que podem faltar',
    round1((kept / (kept + average.number)) * 100),
    `${money(kept)} ÷ (${money(kept)} + ${money(average.number)})`,
    [more, average],
  )
}

/** All bills that she lists by the month, without what follows from the cost of one; null: none, or one has no amount. */
function listedBills(d: Deriver): Value<'R$/mês'> | null {
  const { sources } = d.own
  const { items, semValor } = sources.reading.costs
  if (semValor?.length) return null
  const values = items.flatMap(({ porUnidade }, place) =>
    porUnidade ? [] : [d.own.known('R$/mês', sources.costFacts[place]!)],
  )
  if (values.length === 0) return null
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
export function goalOf(d: Deriver, rest: Value<'R$/mês'>): Goal | null {
  const { sources } = d.own
  if (sources.group('retirada') || IS_MORE.test(goalText(sources.reading.form))) return null
  const goal = only(
    wished(d.ask).filter(
      (one) => isPlain(one) && one.value >= 500 && FOR_HER.test(one.left) && /\bmes\b/.test(one.right),
    ),
  )
  if (!goal || goal.value <= rest.number) return null
  const aim = ofMonth(d.ask.value('R$', goal.said, 'O que você quer tirar por mês'))
  return { aim, gap: d.own.minus(aim, rest, 'O que falta para a meta'), lead: say`Para os ${t(aim)} que você quer` }
}

interface Goal {
  aim: Value<'R$/mês'>
  gap: Value<'R$/mês'>
  /** 'Para os R$ 3.000 que você quer' */
  lead: Text
}

const JOB = /\b(?:emprego|clt|carteira assinada)\b/
const LEAVES = /\b(?:sair|largar|deixar|pedir (?:as )?contas?|pedir demissao)\b/

/** 'Tenho emprego que paga 2.300, quero sair': what the business has to leave with what it leaves today. */
function jobOf(d: Deriver, rest: Value<'R$/mês'>): Goal | null {
  if (rest.number <= 0 || !d.ask.says(LEAVES)) return null
  const wage = only(
    told(d.ask).filter(
      (one) =>
        isPlain(one) &&
        one.value >= 900 &&
        one.value < 30_000 &&
        JOB.test(one.left) &&
        /\b(?:pag|ganh|receb|salario)[a-z]*\b/.test(back(one)),
    ),
  )
  if (!wage) return null
  const gap = ofMonth(d.ask.value('R$', wage.said, 'O que o emprego paga'))
  const aim = d.own.plus(rest, gap, 'O que o negócio tem de deixar')
  return { aim, gap, lead: say`Para largar o emprego sem perder renda o negócio tem de deixar ${t(aim)} por mês, e` }
}
