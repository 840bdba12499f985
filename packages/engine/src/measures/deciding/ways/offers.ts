import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { paysBack } from '#src/measures/deciding/pays.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'
import { roomFor } from './room.ts'
import { isOnce, waitOf } from './terms.ts'

/** Nothing is of this. */
const NONE = 'outro.ano'

/** A buyer's offer against her own price, the same cost behind both. */
const otherPrice = (id: string, many: string, beside: readonly Role[], offer = 'preco_oferta.unidade'): Way =>
  way({
    id,
    topic: 'venda',
    decisions: ['cliente_grande', 'desconto', 'atacado', 'pedido_maior', 'maquina'],
    needs: { offer, now: 'preco.unidade', many },
    may: { wait: 'prazo', invest: 'investimento.vez', once: 'custo_uma_vez.vez', room: 'capacidade.dia/semana/mes' },
    lists: { today: id === 'pedido_abaixo' ? 'quantidade.dia/semana/mes' : NONE },
    beside,
    tell: (c, { offer: offered, now, many: count, wait, invest, once, room }, { today }) => {
      const [price, own] = [c.reais(offered, 'Preço oferecido'), c.reais(now, 'Preço de hoje')]
      const cost = invest ?? once
      // What others ask is an offer only where she would buy something to get it.
      if (price.number === own.number || (offered.role === 'preco_outro' && !(invest && price.number > own.number)))
        return null
      const flows = !isOnce(count)
      const days = wait ? waitOf(c, wait) : null
      const deal: Deal = {
        price,
        own,
        count: flows ? c.manyMonthly(count, 'Quantos') : c.count(count, 'Quantos'),
        many: count,
        kind: flows ? 'R$/mês' : 'R$',
        per: flows ? ' por mês' : '',
        late: days
          ? say` Antes de aceitar, conte o prazo de ${t(days)}: até lá quem paga as contas é o seu caixa.`
          : say``,
      }
      const fits = today.length > 1 ? null : roomFor(c, count, today[0], room, wait)
      if (price.number < own.number) return cost ? null : cheaper(c, deal, fits ? say` ${fits.text}` : say``)
      return cost ? paidBy(c, deal, cost) : dearer(c, deal)
    },
  })

interface Deal {
  price: Value<'R$'>
  own: Value<'R$'>
  count: Value<'qtd'>
  many: Held
  kind: 'R$' | 'R$/mês'
  per: string
  /** The wait until she is paid. */
  late: Text
}

const SAYS = ['custo_por_unidade', 'diferenca_preco'] as const

function gainOf(c: Case, { price, own, count, many, kind, per }: Deal) {
  const account = say`(${t(price)} − ${t(own)}) × ${c.many(count, many)}`
  const number = (price.number - own.number) * count.number
  const gain = c.make(kind, 'O que a diferença deixa a mais', number, account, [price, own, count])
  return { gain, line: say`A conta: ${account} = ${t(gain)}${per} a mais` }
}

function dearer(c: Case, deal: Deal): Told {
  const { gain, line } = gainOf(c, deal)
  const { price, own, count, many, per, late } = deal
  return {
    main: gain,
    head: late.text ? say`Sim, se o caixa aguentar o prazo.` : say`Sim, com o preço e a quantidade por escrito.`,
    text: say`A ${t(price)} em vez de ${t(own)} entram ${t(gain)} a mais${per} em ${c.many(count, many)}, antes do frete e do que mudar no custo.${c.today()}${late}`,
    line: say`${line}.`,
    says: SAYS,
  }
}

/** What has to be bought for it. */
function paidBy(c: Case, deal: Deal, cost: Held): Told {
  const { gain, line } = gainOf(c, deal)
  const { kind, late } = deal
  const spent = c.reais(cost, 'O que custa uma vez')
  if (kind === 'R$') {
    const account = say`${t(spent)} ÷ ${t(gain)}`
    const times = c.make('qtd', 'Quantas vezes até se pagar', spent.number / gain.number, account, [spent, gain])
    return {
      main: times,
      head: times.number <= 1 ? say`Compensa, se a venda for certa.` : say`Só se a venda se repetir.`,
      text: say`A diferença deixa ${t(gain)} de cada vez, e os ${t(spent)} se pagam em ${t(times)} vezes dessas.${late}`,
      line: say`${line}; ${account} = ${t(times)} vezes.`,
      says: SAYS,
    }
  }
  const condition = 'o preço e a quantidade ficarem por escrito e se mantiverem'
  const paid = paysBack(c, spent, gain as Value<'R$/mês'>, condition)
  return {
    main: gain,
    head: paid.head,
    text: say`A diferença de preço deixa ${t(gain)} a mais por mês, antes do que a compra gastar para funcionar: ${paid.core}.${paid.rest}${late}`,
    line: say`${line}; ${paid.line}.`,
    says: SAYS,
  }
}

function cheaper(c: Case, { price, own, count, many, kind, per, late }: Deal, room: Text): Told {
  const gap = c.minus(own, price, 'A diferença em cada um')
  const account = say`(${t(own)} − ${t(price)}) × ${c.many(count, many)}`
  const lost = c.make(kind, 'O que a diferença tira', gap.number * count.number, account, [own, price, count])
  const share = c.part(gap, own, 'Desconto que pedem')
  // What one costs stays, whatever is paid for it.
  const usual = c.keepOf(own)
  const terms = say`${t(usual.value)} − ${t(gap)}`
  const kept = c.make('R$', 'O que fica de cada um nesse preço', usual.value.number - gap.number, terms, [
    usual.value,
    gap,
  ])
  const gross = c.make(kind, 'O que entra', price.number * count.number, say`${t(count)} × ${t(price)}`, [count, price])
  const left = c.make(kind, 'O que fica', kept.number * count.number, say`${t(count)} × ${t(kept)}`, [count, kept])
  const head =
    usual.net && kept.number <= 0
      ? say`Não nesse preço.`
      : many.role === 'quantidade_pedido'
        ? say`Só por cima do que já vende, nunca no lugar.`
        : say`Só se não houver quem pague mais.`
  return {
    main: lost,
    head,
    text: say`São ${t(gap)} a menos em cada, ${t(share)} do seu preço: em ${c.many(count, many)} são ${t(lost)} a menos${per} do que no preço de hoje.${usual.net ? say` A ${t(price)} entram ${t(gross)}${per} e ${left.number > 0 ? 'ficam' : 'faltam'} ${t(left)}: ${t(kept)} em cada (${terms}).` : say` A ${t(price)} entram ${t(gross)}${per}. Veja antes quanto custa cada um: abaixo disso, recuse.`}${room}${c.today()}${late}`,
    line: say`A conta: ${account} = ${t(lost)} a menos${per}.`,
    says: SAYS,
  }
}

export const OFFERS: readonly Way[] = [
  otherPrice('pedido_abaixo', 'quantidade_pedido.vez/dia/semana/mes/nada/ponto', [
    'quantidade',
    'capacidade',
    'faturamento',
  ]),
  otherPrice(
    'outro_comprador',
    'quantidade.dia/semana/mes',
    ['capacidade', 'faturamento', 'custo_mes', 'p_parte', 'sobra'],
    'preco_oferta/preco_outro.unidade',
  ),
]
