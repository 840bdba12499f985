import { join, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any, Case, Keep } from '#src/measures/deciding/case.ts'
import { isOnTop } from '#src/measures/deciding/effects.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { OFFERS } from './offers.ts'
import { roomFor } from './room.ts'
import { isOnce, waitOf } from './terms.ts'

/** A buyer's offer with what one costs her. */
const order = way({
  id: 'pedido',
  topic: 'pedido',
  decisions: ['pedido_maior', 'cliente_grande', 'atacado', 'desconto', 'mais_horas'],
  needs: { offer: 'preco_oferta.unidade', many: 'quantidade_pedido.vez/dia/semana/mes/nada/ponto' },
  may: {
    cost: 'custo_uma_vez/investimento/custo_novo.vez/mes',
    now: 'preco.unidade',
    cash: 'caixa.ponto',
    today: 'quantidade.dia/semana/mes',
    room: 'capacidade.dia/semana/mes',
  },
  lists: { making: 'custo_unidade.unidade', outside: 'custo_unidade_novo.unidade', waits: 'prazo' },
  beside: ['capacidade', 'quantidade', 'p_margem', 'faturamento', 'p_ocupacao', 'estoque_qtd'],
  tell(c, { offer, many, cost, now, cash, today, room }, { making, outside, waits }) {
    if (making.length === 0 || (outside.length > 0 && !isOnTop(outside))) return null
    const costs = [...making, ...outside]
    // Of an order of one time every new cost is its own; of one of every month, a cost of once is a purchase, weighed as one.
    const once = isOnce(many) ? cost : undefined
    const bill = !once && cost?.role === 'custo_novo' ? cost : undefined
    if (cost && !once && !bill) return null
    // The longer of two is until she is paid.
    const wait = [...waits].sort((a, b) => b.said.value - a.said.value)[0]
    const price = c.reais(offer, 'Preço oferecido')
    const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
    const keep = c.keepOf(price, spent)
    // Who sells to her asks less than she pays now: no buyer of hers.
    if (!now && keep.value.number <= 0) return null
    const count = isOnce(many) ? c.count(many, 'Quantos pedem') : c.manyMonthly(many, 'Quantos pedem')
    const kind = isOnce(many) ? 'R$' : 'R$/mês'
    const per = kind === 'R$' ? '' : ' por mês'
    const gross = c.make(
      kind,
      'O que o pedido deixa',
      count.number * keep.value.number,
      say`${t(count)} × ${t(keep.value)}`,
      [count, keep.value],
    )
    const extra = once ? c.reais(once, 'Custo do pedido, uma vez') : bill ? c.monthly(bill, 'O custo novo') : null
    const rest =
      extra && (bill || kind === 'R$')
        ? c.make(kind, 'O que sobra do pedido', gross.number - extra.number, say`${t(gross)} − ${t(extra)}`, [
            gross,
            extra,
          ])
        : gross
    const of = keep.value.fact.id === price.fact.id ? say`` : say` (${keep.terms})`
    const parts = [
      rest.number <= 0
        ? say`De cada ${t(price)} ${keep.value.number < 0 ? 'faltam' : 'ficam'} ${t(keep.value)}${of}: em ${c.many(count, many)} ${gross.number < 0 ? 'são' : 'ficam'} ${t(gross)}${gross.number < 0 ? ' de perda' : ''}${per}${extra ? say`, e os ${t(extra)} de gasto do pedido deixam ${rest.number < 0 ? say`uma perda de ${t(rest)}` : say`nada`}` : ''}.`
        : say`De cada ${t(price)} ficam ${t(keep.value)}${of}: em ${c.many(count, many)} são ${t(gross)}${per}${extra && rest !== gross ? say`, e tirados os ${t(extra)} sobram ${t(rest)}` : ''}.`,
    ]
    parts.push(...besides(c, { price, keep, spent, count, once: once && extra, now }))
    const fits = roomFor(c, many, today, room, wait)
    if (fits) parts.push(fits.text)
    const ahead = aheadOf(c, spent, count, once ? (extra as Value<'R$'>) : null, waitOf(c, wait), cash, !isOnce(many))
    if (ahead) parts.push(ahead.text)
    else {
      const today = c.today()
      parts.push(partOf(today, Math.min(1, today.text.length)))
    }
    return {
      main: rest,
      head:
        fits?.short && rest.number > 0
          ? say`Só com mais prazo, mais gente ou em partes.`
          : headOf(rest, gross, ahead?.short === true, keep.value.number < price.number * THIN),
      text: join(
        parts.filter(({ text }) => text.trim() !== ''),
        ' ',
      ),
      line: say`A conta: ${keep.value.fact.id === price.fact.id ? keep.terms : say`(${keep.terms})`} × ${c.many(count, many)}${extra && rest !== gross ? say` − ${t(extra)}` : ''} = ${rest.number < 0 ? say`perda de ${t(rest)}` : t(rest)}${per}.`,
      says: ['custo_por_unidade'],
      ...(keep.value.number < 0 && { proves: 'preço abaixo do custo' as const }),
    }
  },
})

/** Less of a price is work for nothing. */
const THIN = 0.05

function headOf(rest: Any, gross: Any, short: boolean, thin: boolean): Text {
  if (rest.number <= 0) return say`Não nesse preço.`
  if (thin) return say`Não nesse preço: quase nada fica de cada um.`
  return short || rest.number < gross.number * 0.5
    ? say`Só com sinal ou prazo menor, e por escrito.`
    : say`Sim, se couber no tempo que a freguesia de hoje não usa.`
}

interface Besides {
  price: Value<'R$'>
  keep: Keep
  spent: readonly Value<'R$'>[]
  count: Value<'qtd'>
  once: Any | null | undefined
  now: Held | undefined
}

/** The least that it may be sold at, and what her own price leaves. */
function besides(c: Case, { price, keep, spent, count, once, now }: Besides): Text[] {
  const parts: Text[] = []
  if (once) {
    const least = c.make(
      'R$',
      'O preço que empata',
      price.number - keep.value.number + once.number / count.number,
      say`${t(price)} − ${t(keep.value)} + ${t(once)} ÷ ${t(count)}`,
      [price, keep.value, once, count],
    )
    parts.push(say`Com menos de ${t(least)} em cada você paga para entregar.`)
  }
  if (now && now.said.value > price.number) {
    const own = c.reais(now, 'O seu preço')
    const usual = c.keepOf(own, spent)
    parts.push(
      say`No seu preço de ${t(own)} ficam ${t(usual.value)}: o pedido só vale por cima do que já vende, nunca no lugar disso.`,
    )
  }
  return parts
}

/** What she has to put in before she is paid. */
function aheadOf(
  c: Case,
  spent: readonly Value<'R$'>[],
  count: Value<'qtd'>,
  extra: Value<'R$'> | null,
  wait: Value<'dias'> | null,
  cash: Held | undefined,
  monthly: boolean,
): { text: Text; short: boolean } | null {
  const each = spent.reduce((sum, { number }) => sum + number, 0)
  const { left } = c
  // Who is paid after three months has made three months of it by then.
  const times = monthly && wait ? Math.max(1, wait.number / 30) : 1
  const number = each * count.number * times + (extra?.number ?? 0)
  const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
  if (!wait && !has && (!left || number < left.number * 2)) return null
  const paid = c.make(
    'R$',
    'O que sai do caixa antes de receber',
    number,
    say`${t(count)} × ${
      spent.length === 1
        ? t(spent[0]!)
        : say`(${join(
            spent.map((one) => say`${t(one)}`),
            ' + ',
          )})`
    }${extra ? say` + ${t(extra)}` : ''}${times > 1 ? ' × os meses até receber' : ''}`,
    [count, ...spent, ...(extra ? [extra] : [])],
  )
  const short = has ? has.number < number : left !== null && left.number * 3 < number
  const month =
    times > 1
      ? c.make('R$/mês', 'O que sai por mês', each * count.number, say`${t(paid)} ÷ os meses até receber`, [paid])
      : null
  const text = say`${month ? say`São ${t(month)} de custo por mês. ` : ''}Até receber${wait ? say`, em ${t(wait)}` : ''}, saem ${t(paid)} do seu caixa${has ? say`, e há ${t(has)}` : left ? say`, e hoje ${left.number < 0 ? 'faltam' : 'sobram'} ${t(left)} por mês` : ''}.`
  return { text, short }
}

/** So much a month for all of her, against what she keeps of each. */
const allOfHer = way({
  id: 'exclusivo',
  topic: 'venda',
  decisions: ['cliente_grande', 'largar_emprego', 'comissao'],
  needs: { offer: 'preco_oferta.mes', price: 'preco.unidade' },
  may: { many: 'quantidade.dia/semana/mes' },
  lists: { costs: 'custo_unidade.unidade' },
  tell(c, { offer, price, many }, { costs }) {
    const month = c.monthly(offer, 'O que oferecem')
    const own = c.reais(price, 'Preço de hoje')
    const keep = c.keepOf(
      own,
      costs.map((one) => c.reais(one, 'Custo de cada um')),
    )
    if (keep.value.number <= 0) return null
    const needed = c.needed(month, keep.value, 'Quantos por mês dão o mesmo')
    const now = many ? c.manyMonthly(many, 'Quantos hoje') : null
    return {
      main: needed,
      head: now
        ? now.number > needed.number
          ? say`Não por esse valor.`
          : say`Sim, se os custos ficarem com quem contrata.`
        : say`Só se hoje você faz menos do que isso.`,
      text: say`De cada ${t(own)} ficam ${t(keep.value)}${keep.net ? say` (${keep.terms})` : ''}: ${t(month)} por mês valem ${t(needed)} por mês${now ? say`, e hoje são ${t(now)}` : ''}. O que os custos continuarem com você sai desse valor.${c.today()}`,
      line: say`A conta: ${t(month)} ÷ ${t(keep.value)} = ${t(needed)} por mês para dar o mesmo.`,
    }
  },
})

export const BUYERS: readonly Way[] = [order, ...OFFERS, allOfHer]
