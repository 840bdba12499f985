import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Quantity } from '#src/reading/quantity-place.ts'
import { fold } from '#src/text/words.ts'
import { money, of, reais } from './measured.ts'
import type { Own, OwnGain, OwnSum, Value } from './own-algebra.ts'
import { priceOf, sameThing } from './own-unit.ts'

/** Of how many the counted are a part; undefined: not said for sure. */
export function wholeOf({ said }: Own, part: Quantity): Quantity | undefined {
  const place = said.indexOf(part)
  return said
    .slice(0, place)
    .reverse()
    .find(
      ({ unit, role, value, sentence }) =>
        unit === 'qtd' &&
        value > part.value &&
        (role === 'base' || (sentence === part.sentence && NOTHING_DONE.has(role))),
    )
}
const NOTHING_DONE = new Set<Quantity['role']>([null, 'base', 'vende'])

/** The part and its whole as a percentage. */
function rateOf(
  own: Own,
  part: Quantity,
  count: Value<'qtd'>,
  name: string,
): { whole: Value<'qtd'>; rate: Value<'%'> } | null {
  if (part.of !== undefined) {
    const place = own.said.indexOf(part)
    const said = own.said[place + 1]
    if (said?.value !== part.of) return null
    const whole = own.of('qtd', said, 'Total')
    return { whole, rate: own.share(count, whole, name) }
  }
  const found = wholeOf(own, part)
  if (!found) return null
  const whole = own.of('qtd', found, 'Total')
  return { whole, rate: own.share(count, whole, name) }
}

/** How many fewer she wants: her own goal, else half. */
function wanted(own: Own, part: Quantity): { count: number; text: string; goal: boolean } {
  const goals = own.wished.filter(
    ({ unit, role, noun }) =>
      unit === 'qtd' &&
      (role === part.role || (role === null && noun === '') || (role === 'base' && part.role === 'deve')),
  )
  const goal = goals.length === 1 && goals[0]!.value < part.value ? goals[0] : undefined
  return goal
    ? {
        count: part.value - goal.value,
        text: `(${formatNumber(part.value, 1)} − ${formatNumber(goal.value, 1)} da sua meta)`,
        goal: true,
      }
    : { count: part.value / 2, text: `${formatNumber(part.value, 1)} × metade`, goal: false }
}

/** 'Cada refeito me custa 160, voltam uns 7 por mês': what happens × what it costs. */
export function eventCost(own: Own): OwnSum | null {
  const cost = own.said.find(({ role, event }) => role === 'custo' && event !== undefined)
  if (!cost) return null
  const happens = own.first(cost.event!, 'qtd') ?? (cost.event === 'entra' ? own.first('cancela', 'qtd') : undefined)
  const each = own.of('R$', cost, 'Custo de cada vez')
  if (happens && happens.period === null) return partCost(own, happens, each)
  if (happens?.period === 'mes' && happens.of === undefined) {
    const count = own.of('qtd', happens, 'Vezes por mês')
    const month = own.times(count, each, 'Custo disso por mês', 'R$/mês')
    if (own.sources.revenue !== null && month.number > own.sources.revenue) return null
    const sold = own.said.find(
      ({ role, unit, period, value }) =>
        unit === 'qtd' && role !== cost.event && period === 'mes' && value > happens.value * 2,
    )
    const rate =
      sold && cost.event === 'volta' ? own.share(count, own.of('qtd', sold, 'De quantos'), 'Parte do total') : null
    const said = say`${of(count.fact)} por mês, a ${of(each.fact)} cada vez, custam ${of(month.fact)} por mês`
    return own.sum(
      month,
      [count, each, rate],
      rate ? say`${said}: acontece em ${of(rate.fact)} dos casos.` : say`${said}.`,
      ['perdas', 'ticket_medio', 'custo_hora', 'custo_por_cliente'],
      cost.event === 'entra' ? undefined : gainOf(own, happens, each, [count], 'custo que deixa de se repetir'),
    )
  }
  return null
}

/** 'De cada dez serviços três voltam, faço 60 por mês e cada volta me custa 95' */
function partCost(own: Own, happens: Quantity, each: Value<'R$'>): OwnSum | null {
  const whole = wholeOf(own, happens)
  const sold = own.said.find(({ role, period }) => role === 'vende' && period === 'mes')
  if (!whole || !sold || whole === sold) return null
  const [part, all, made] = [
    own.of('qtd', happens, 'Quantos'),
    own.of('qtd', whole, 'De cada'),
    own.of('qtd', sold, 'Quantos por mês'),
  ]
  const count = own.outOf(part, all, made, 'Vezes por mês')
  const month = own.times(count, each, 'Custo disso por mês', 'R$/mês')
  if (own.sources.revenue !== null && month.number > own.sources.revenue) return null
  return own.sum(
    month,
    [part, all, made, count, each],
    say`${of(part.fact)} de cada ${of(all.fact)} são ${of(count.fact)} dos ${of(made.fact)} por mês: a ${of(each.fact)} cada vez, custam ${of(month.fact)} por mês.`,
    ['perdas', 'ticket_medio', 'custo_hora'],
    gainOf(own, { ...happens, value: count.number, period: 'mes' }, each, [count], 'custo que deixa de se repetir'),
  )
}

const TIMES = { dia: 26, semana: 52 / 12, mes: 1, ano: 1 / 12, hora: 0 } as const

export function gainOf(
  own: Own,
  part: Quantity,
  price: Value<'R$'>,
  facts: readonly Value<'qtd'>[],
  rotulo: string,
  more: { once?: boolean; share?: number } = {},
): OwnGain | undefined {
  const { count, text, goal } = wanted(own, part)
  const times = more.once ? 1 : part.period ? TIMES[part.period] : 1
  const share = more.share ?? 1
  const exact = count * price.number * times * share
  const value = times === 1 && share === 1 && goal ? Math.round(exact * 100) / 100 : reais(exact)
  if (!(value > 0)) return undefined
  const per = part.period === 'dia' ? ' × 26 dias' : part.period === 'semana' ? ' × 52 ÷ 12' : ''
  const part_ = share < 1 ? ` × ${formatNumber(share * 100, 1)}% que sobram depois dos custos da venda` : ''
  return {
    value,
    formula: `${text} × ${money(price.number)}${more.once ? '' : per}${part_} = ${money(value)}`,
    inputs: [price.fact, ...facts.map(({ fact }) => fact)],
    rotulo: goal ? `${rotulo}, pela sua meta` : `${rotulo}, contando metade`,
    once: more.once ?? false,
  }
}

const PER: Record<string, string> = { dia: 'por dia', semana: 'por semana', mes: 'por mês', ano: 'no ano' }

type Reais = 'R$' | 'R$/mês' | 'R$/ano'

/** '6 festas' */
const many = (count: Value<'qtd'>, { word }: Quantity): Text =>
  word === '' ? say`${of(count.fact)}` : say`${of(count.fact)} ${word}`

/** The count times its price, and what that is a month. */
export function worth(
  own: Own,
  part: Quantity,
  count: Value<'qtd'>,
  price: Value<'R$'>,
): { values: Value<Reais>[]; text: Text; month: Value<Reais> } {
  const { period } = part
  const label = 'Quantidade vezes o valor de cada um'
  if (period === null || period === 'mes' || period === 'ano') {
    const total = own.times(count, price, label, period === 'mes' ? 'R$/mês' : period === 'ano' ? 'R$/ano' : 'R$')
    return { values: [total], month: total, text: say`${of(total.fact)}${period ? ` ${PER[period]}` : ''}` }
  }
  const once = own.times(count, price, label, 'R$')
  const month = own.aMonth(once, period, 'O mesmo em um mês')
  return {
    values: [month, once],
    month,
    text: say`${of(once.fact)} ${PER[period]!}, cerca de ${of(month.fact)} por mês`,
  }
}

/** '13 furos de 60 horários na semana, a consulta é 190' */
export function missed(own: Own): OwnSum | null {
  const part = own.first('falta', 'qtd')
  if (!part || part.period === 'hora') return null
  const count = own.of('qtd', part, 'Faltas')
  const rate = rateOf(own, part, count, 'Parte que falta')
  const price = priceOf(own)
  if (!rate && !price) return null
  const said = rate
    ? say`Faltam ${of(count.fact)} de ${of(rate.whole.fact)}, ${of(rate.rate.fact)}`
    : say`Faltam ${of(count.fact)}`
  if (!price || part.period === null)
    return rate && own.sum(rate.rate, [count, rate.whole], say`${said}.`, ['ociosidade'])
  const each = own.of('R$', price, 'Valor de cada horário')
  const sum = worth(own, part, count, each)
  return own.sum(
    sum.month,
    [...sum.values, count, each, rate?.whole, rate?.rate],
    say`${said}: a ${of(each.fact)} cada, são ${sum.text} que não entram.`,
    ['faltas', 'ociosidade', 'ticket_medio'],
    gainOf(own, part, each, [count], 'horários recuperados'),
  )
}

/** '6 festas de 650 recusadas no mês', '8 clientes por semana a 55' */
export function refusedSales(own: Own): OwnSum | null {
  const part = own.first('recusa', 'qtd')
  const price = part && (priceOf(own, part.noun) ?? priceOf(own))
  if (!part || !price || part.period === 'hora' || price.period === 'hora') return null
  const period = part.period ?? price.period
  const count = own.of('qtd', part, 'Recusados')
  const each = own.of('R$', price, 'Valor de cada um')
  const sum = worth(own, { ...part, period }, count, each)
  const left = own.contribution
  return own.sum(
    sum.month,
    [...sum.values, count, each],
    say`${many(count, part)} que você recusa ou perde${period === null ? '' : ` ${PER[period]!}`}, a ${of(each.fact)} cada, são ${sum.text} de venda que não entrou.`,
    ['ticket_medio', 'custo_hora'],
    left === null
      ? undefined
      : gainOf(own, { ...part, period }, each, [count], 'o que sobra das vendas que deixam de ser recusadas', {
          share: left,
        }),
  )
}

/** 'Todo dia vão pro lixo 3 caixas, cada caixa paguei 55' */
export function thrownAway(own: Own): OwnSum | null {
  const part = own.first('descarta', 'qtd')
  if (!part || part.period === null || part.period === 'hora' || part.noun === '') return null
  const cost =
    own.said.find(({ role, noun }) => role === 'custo' && sameThing(noun, part.noun)) ?? priceOf(own, part.noun)
  if (!cost) return null
  const count = own.of('qtd', part, 'O que vai fora')
  const each = own.of('R$', cost, 'Valor de cada um')
  const sum = worth(own, part, count, each)
  return own.sum(
    sum.month,
    [...sum.values, count, each],
    say`${many(count, part)} que vão fora ${PER[part.period]!}, a ${of(each.fact)} cada, são ${sum.text}.`,
    ['perdas', 'ticket_medio'],
    gainOf(own, part, each, [count], 'mercadoria que deixa de ir fora'),
  )
}

/** 'Faço 40 orçamentos no mês e fecham 9, o serviço médio dá 2.100' */
export function closing(own: Own): OwnSum | null {
  const sent = own.first('orca', 'qtd')
  const won = own.first('fecha', 'qtd')
  if (!sent || !won || won.value >= sent.value || won.value <= 0) return null
  const all = own.of('qtd', sent, 'Orçamentos')
  const closed = own.of('qtd', won, 'Fechados')
  const rate = own.share(closed, all, 'Parte que fecha')
  const said = say`De ${of(all.fact)} ${sent.word || 'orçamentos'}, ${of(closed.fact)} fecham: ${of(rate.fact)}.`
  const price = priceOf(own)
  const monthly = (won.period ?? sent.period) === 'mes'
  if (!price || !monthly) return own.sum(rate, [all, closed], said, ['conversao'])
  const each = own.of('R$', price, 'Valor de cada serviço')
  const more = closedMore(own, won, sent)
  if (!more) return own.sum(rate, [all, closed, each], said, ['conversao', 'ticket_medio'])
  const extra: Value<'qtd'> = { kind: 'qtd', number: more.count, fact: more.fact, inputs: [closed.fact] }
  const worthOf = own.times(extra, each, 'Venda a mais por mês', 'R$/mês')
  const left = own.contribution
  const value = left === null ? 0 : reais(worthOf.number * left)
  return own.sum(
    rate,
    [all, closed, each, extra, worthOf],
    join(
      [said, say`${more.lead} ${of(more.fact)} a mais por mês, a ${of(each.fact)} cada: ${of(worthOf.fact)} de venda.`],
      ' ',
    ),
    ['conversao', 'ticket_medio', 'clientes_para_meta'],
    value > 0
      ? {
          value,
          formula: `${money(worthOf.number)} × ${formatNumber(left! * 100, 1)}% que sobram depois dos custos da venda = ${money(value)}`,
          inputs: [worthOf.fact, ...worthOf.inputs],
          rotulo: more.rotulo,
          once: false,
        }
      : undefined,
  )
}

const DOUBLE = /\b(?:dobrar|o dobro|duplicar)\b/

/** Her goal for what closes, else one more in ten. */
function closedMore(own: Own, won: Quantity, sent: Quantity) {
  const goals = own.wished.filter(({ unit, role, value }) => unit === 'qtd' && role === 'fecha' && value > won.value)
  const wish = fold(own.sources.reading.form.future_goals)
  const doubled = DOUBLE.test(wish) && /fech|venda|client|orcament|servic/.test(wish)
  const parts = own.wished.filter(({ unit }) => unit === '%')
  const part = parts.length === 1 && /fech/.test(wish) ? Math.round((sent.value * parts[0]!.value) / 100) : null
  const hers = goals.length === 1 ? goals[0]!.value : doubled ? won.value * 2 : part
  const target = hers ?? won.value + Math.round(sent.value / 10)
  const count = target - won.value
  if (!(count > 0) || target > sent.value) return null
  const mine = hers !== null
  return {
    count,
    lead: mine ? 'A sua meta pede' : 'Fechar um a mais em cada dez traz',
    rotulo: mine
      ? 'o que sobra das vendas a mais, pela sua meta'
      : 'o que sobra das vendas a mais, com um fechado a mais em cada dez',
    fact: {
      id: 'medida.conta_dela.a_mais',
      rotulo: 'Fechados a mais por mês',
      valor: count,
      unidade: '',
      tipo: mine ? ('calculado' as const) : ('estimado' as const),
      origem: mine ? 'A sua meta menos o que fecha hoje' : 'Um a mais em cada dez orçamentos',
      formula: `${formatNumber(target)} − ${formatNumber(won.value)} = ${formatNumber(count)}`,
    },
  }
}
