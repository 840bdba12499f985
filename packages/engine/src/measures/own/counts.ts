import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { money, of, reais } from '#src/measures/measured.ts'
import type { Quantity } from '#src/reading/quantity-place.ts'
import { fold } from '#src/text/words.ts'
import type { Own, OwnGain, OwnSum, Value } from './algebra.ts'
import { priceOf } from './unit.ts'

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

/** 'Faço 40 orçamentos no mês e fecham 9, o serviço médio dá 2.100' */
export function closing(own: Own): OwnSum | null {
  const sent = own.first('orca', 'qtd')
  const won = own.first('fecha', 'qtd')
  if (!sent || !won || won.value >= sent.value || won.value <= 0) return null
  // Quotes of a year, and what closed in a month.
  if ((sent.period === 'ano') !== (won.period === 'ano') && sent.period && won.period) return null
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
  // Nobody sells twice as much by one more in ten.
  if (!(count > 0) || target > sent.value || (hers === null && count > won.value / 2)) return null
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
