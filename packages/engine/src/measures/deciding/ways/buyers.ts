import { join, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { paysBack } from '#src/measures/deciding/pays.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own-algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'

const isOnce = ({ period }: Held): boolean => period === 'vez' || period === 'nada' || period === 'ponto'

/** ' até receber, em 90 dias' */
const waitOf = (c: Case, wait: Held | undefined) =>
  wait && wait.said.kind === 'D' && wait.said.unit === 'dias' && wait.said.value >= 15
    ? c.known(c.d.ask.value('dias', wait.said, 'Prazo até receber'))
    : null

/** A buyer's offer with what one costs her. */
const order = way({
  id: 'pedido',
  topic: 'pedido',
  decisions: ['pedido_maior', 'cliente_grande', 'atacado', 'desconto', 'mais_horas'],
  needs: { offer: 'preco_oferta.unidade', many: 'quantidade_pedido.vez/dia/semana/mes/nada/ponto' },
  may: {
    once: 'custo_uma_vez/investimento.vez',
    wait: 'prazo',
    now: 'preco.unidade',
    bill: 'custo_novo.mes',
    cash: 'caixa.ponto',
  },
  lists: { costs: 'custo_unidade.unidade' },
  beside: ['capacidade', 'quantidade', 'p_margem', 'faturamento'],
  tell(c, { offer, many, once, wait, now, bill, cash }, { costs }) {
    if (costs.length === 0 || (bill && (isOnce(many) || once))) return null
    // What is spent once for an order of every month is a purchase, weighed as one.
    if (once && !isOnce(many)) return null
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
    const least =
      extra && !bill
        ? c.make(
            'R$',
            'O preço que empata',
            price.number - keep.value.number + extra.number / count.number,
            say`${t(price)} − ${t(keep.value)} + ${t(extra)} ÷ ${t(count)}`,
            [price, keep.value, extra, count],
          )
        : null
    if (least && kind === 'R$') parts.push(say`Com menos de ${t(least)} em cada você paga para entregar.`)
    if (now && now.said.value > price.number) {
      const own = c.reais(now, 'O seu preço')
      const usual = c.keepOf(own, spent)
      parts.push(
        say`No seu preço de ${t(own)} ficam ${t(usual.value)}: o pedido só vale por cima do que já vende, nunca no lugar disso.`,
      )
    }
    const ahead = aheadOf(c, spent, count, once ? (extra as Value<'R$'>) : null, waitOf(c, wait), cash, !isOnce(many))
    if (ahead) parts.push(ahead.text)
    else {
      const today = c.today()
      parts.push(partOf(today, Math.min(1, today.text.length)))
    }
    const thin = ahead?.short === true
    const head =
      rest.number <= 0
        ? say`Não nesse preço.`
        : thin || rest.number < gross.number * 0.5
          ? say`Só com sinal ou prazo menor, e por escrito.`
          : say`Sim, se couber no tempo que a freguesia de hoje não usa.`
    return {
      main: rest,
      head,
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
  const text = say`Até receber${wait ? say`, em ${t(wait)}` : ''}, saem ${t(paid)} do seu caixa${has ? say`, e há ${t(has)}` : left ? say`, e hoje ${left.number < 0 ? 'faltam' : 'sobram'} ${t(left)} por mês` : ''}.`
  return { text, short }
}

/** A buyer's offer against her own price, the same cost behind both. */
const otherPrice = (id: string, many: string, beside: readonly Role[], offer?: string): Way =>
  way({
    id,
    topic: 'venda',
    decisions: ['cliente_grande', 'desconto', 'atacado', 'pedido_maior', 'maquina'],
    needs: { offer: offer ?? 'preco_oferta.unidade', now: 'preco.unidade', many },
    may: { wait: 'prazo', invest: 'investimento.vez', once: 'custo_uma_vez.vez' },
    beside,
    tell: (c, n) => offered(c, n),
  })

function offered(
  c: Case,
  {
    offer,
    now,
    many,
    wait,
    invest,
    once,
  }: Record<'offer' | 'now' | 'many', Held> & Partial<Record<'wait' | 'invest' | 'once', Held>>,
): Told | null {
  const [price, own] = [c.reais(offer, 'Preço oferecido'), c.reais(now, 'Preço de hoje')]
  const gap = c.minus(
    ...(price.number >= own.number ? ([price, own] as const) : ([own, price] as const)),
    'A diferença em cada um',
  )
  // What others ask is an offer only where she would buy something to get it.
  if (gap.number === 0 || (offer.role === 'preco_outro' && !(invest && price.number > own.number))) return null
  const flows = !isOnce(many)
  const count = flows ? c.manyMonthly(many, 'Quantos') : c.count(many, 'Quantos')
  const kind = flows ? 'R$/mês' : 'R$'
  const per = flows ? ' por mês' : ''
  const account = say`(${t(price.number >= own.number ? price : own)} − ${t(price.number >= own.number ? own : price)}) × ${c.many(count, many)}`
  const days = wait ? waitOf(c, wait) : null
  const late = days
    ? say` Antes de aceitar, conte o prazo de ${t(days)}: até lá quem paga as contas é o seu caixa.`
    : say``
  if (price.number > own.number) {
    const gain = c.make(kind, 'O que a diferença deixa a mais', gap.number * count.number, account, [price, own, count])
    const line = say`A conta: ${account} = ${t(gain)}${per} a mais`
    const cost = invest ?? once
    const says = ['custo_por_unidade', 'diferenca_preco'] as const
    if (!cost)
      return {
        main: gain,
        head: days ? say`Sim, se o caixa aguentar o prazo.` : say`Sim, com o preço e a quantidade por escrito.`,
        text: say`A ${t(price)} em vez de ${t(own)} entram ${t(gain)} a mais${per} em ${c.many(count, many)}, antes do frete e do que mudar no custo.${c.today()}${late}`,
        line: say`${line}.`,
        says,
      }
    const spent = c.reais(cost, 'O que custa uma vez')
    if (gain.kind !== 'R$/mês') {
      const times = c.make(
        'qtd',
        'Quantas vezes até se pagar',
        spent.number / gain.number,
        say`${t(spent)} ÷ ${t(gain)}`,
        [spent, gain],
      )
      return {
        main: times,
        head: times.number <= 1 ? say`Compensa, se a venda for certa.` : say`Só se a venda se repetir.`,
        text: say`A diferença deixa ${t(gain)} de cada vez, e os ${t(spent)} se pagam em ${t(times)} vezes dessas.${late}`,
        line: say`${line}; ${t(spent)} ÷ ${t(gain)} = ${t(times)} vezes.`,
        says,
      }
    }
    const paid = paysBack(
      c,
      spent,
      gain as Value<'R$/mês'>,
      'o preço e a quantidade ficarem por escrito e se mantiverem',
    )
    return {
      main: gain,
      head: paid.head,
      text: say`A diferença de preço deixa ${t(gain)} a mais por mês, antes do que a compra gastar para funcionar: ${paid.core}.${paid.rest}${late}`,
      line: say`${line}; ${paid.line}.`,
      says,
    }
  }
  if (invest || once) return null
  const lost = c.make(kind, 'O que a diferença tira', gap.number * count.number, account, [own, price, count])
  // What one costs stays, whatever is paid for it.
  const usual = c.keepOf(own)
  const keeps = c.make(
    'R$',
    'O que fica de cada um nesse preço',
    usual.value.number - gap.number,
    say`${t(usual.value)} − ${t(gap)}`,
    [usual.value, gap],
  )
  const kept = { value: keeps, terms: say`${t(usual.value)} − ${t(gap)}`, net: usual.net }
  const share = c.part(gap, own, 'Desconto que pedem')
  const gross = c.make(kind, 'O que entra', price.number * count.number, say`${t(count)} × ${t(price)}`, [count, price])
  const left = kept.net
    ? c.make(kind, 'O que fica', kept.value.number * count.number, say`${t(count)} × ${t(kept.value)}`, [
        count,
        kept.value,
      ])
    : null
  return {
    main: lost,
    head:
      kept.net && kept.value.number <= 0 ? say`Não nesse preço.` : say`Só por cima do que já vende, nunca no lugar.`,
    text: say`São ${t(gap)} a menos em cada, ${t(share)} do seu preço: em ${c.many(count, many)} são ${t(lost)} a menos${per} do que no preço de hoje.${left ? say` A ${t(price)} entram ${t(gross)}${per} e ${left.number > 0 ? 'ficam' : 'faltam'} ${t(left)}: ${t(kept.value)} em cada (${kept.terms}).` : say` Veja antes quanto custa cada um: abaixo disso, recuse.`}${c.today()}${late}`,
    line: say`A conta: ${account} = ${t(lost)} a menos${per}.`,
    says: ['custo_por_unidade', 'diferenca_preco'],
  }
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

export const BUYERS: readonly Way[] = [
  order,
  otherPrice('pedido_abaixo', 'quantidade_pedido.vez/dia/semana/mes/nada/ponto', [
    'quantidade',
    'capacidade',
    'faturamento',
  ]),
  otherPrice(
    'outro_comprador',
    'quantidade.dia/semana/mes',
    ['capacidade', 'faturamento'],
    'preco_oferta/preco_outro.unidade',
  ),
  allOfHer,
]
