import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import { eachOf } from '#src/measures/deciding/effects.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import {
  countIn,
  type Each,
  lessOf,
  orLack,
  PER,
  type Sum,
  type Time,
  timeOf,
  timesOf,
  togetherOf,
} from '#src/measures/deciding/sums.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'

const SPAN = 'dia/semana/mes/ano'

const soldOf = (
  c: Case,
  price: Held,
  costs: readonly Held[],
  fee: readonly Held[],
  many: Held,
  time: Time,
  rotulo: string,
): (Sum & { each: Each }) | null => {
  const each = eachOf(c, price, costs, fee)
  if (!each || c.impossible) return null
  return { ...timesOf(c, each, countIn(c, many, undefined, time), time, rotulo), each }
}

const IN_PLACE =
  /\b(?:no lugar|em vez|larg[a-z]+|deix[a-z]+ (?:de|os|as|meus|minha)|par[ao] de|tir[a-z]+ d[aeo]s?|so (?:pra|para|com) el[ea]s?|exclusiv[a-z]+)\b/

/** What would be sold instead, or beside, against what is sold today. */
const instead = way({
  id: 'novo_contra_hoje',
  topic: 'venda',
  wide: true,
  decisions: ['cliente_grande', 'produto_novo', 'baixar_preco', 'aumentar_preco', 'atacado', 'entrar_app'],
  needs: {
    many: `quantidade.${SPAN}`,
    price: 'preco/ticket.unidade',
    more: `quantidade_nova/quantidade_pedido.${SPAN}`,
  },
  may: { next: 'preco_novo/preco_oferta.unidade' },
  lists: {
    costs: 'custo_unidade.unidade',
    nextCosts: 'custo_unidade_novo.unidade',
    fee: 'p_comissao',
    bills: `custo_novo/parcela_nova.${SPAN}`,
  },
  beside: ['prazo', 'parcelas', 'faturamento', 'capacidade', 'p_ocupacao'],
  tell(c, { many, price, more, next }, { costs, nextCosts, fee, bills }) {
    if (fee.length > 1 || (!next && nextCosts.length + fee.length === 0)) return null
    // An order comes beside what she sells, unless she says that it takes its place.
    if (more.role === 'quantidade_pedido' && !c.d.ask.says(IN_PLACE, ['main_challenge'])) return null
    const time = timeOf([many, more, ...bills])!
    // Both are of one thing only where one cost is told.
    const today = soldOf(c, price, costs, [], many, time, 'O que fica hoje')
    const after = soldOf(c, next ?? price, nextCosts.length > 0 ? nextCosts : costs, fee, more, time, 'O que ficaria')
    const spent = bills.length > 0 ? togetherOf(c, bills, time, 'O custo novo') : null
    if (!today || !after || (bills.length > 0 && !spent)) return null
    const net = lessOf(c, after, spent, 'O que ficaria depois do custo novo')
    const rest = lessOf(c, net, today, 'A diferença para hoje')
    const per = PER[time]
    const { value } = rest
    return {
      main: value,
      head: value.number > 0 ? say`Compensa, se essa quantidade vier mesmo.` : say`Não: assim fica menos do que hoje.`,
      text: say`Hoje ficam ${t(today.value)}${per} (${today.account}); assim ficariam ${t(net.value)} (${net.account}): ${t(value)} a ${value.number > 0 ? 'mais' : 'menos'}.${time === 'mes' ? c.today() : ''}`,
      line: say`A conta: ${net.account} − ${today.account} = ${orLack(value)}${per}.`,
    }
  },
})

/** A dearer or cheaper price, and how many she says would go or come with it. */
const withLoss = way({
  id: 'preco_e_perda',
  topic: 'preco',
  decisions: ['aumentar_preco', 'baixar_preco'],
  needs: {
    now: 'preco/ticket.unidade/mes',
    next: 'preco_novo.unidade/mes',
    many: `quantidade/clientes/clientes_antes.${SPAN}/ponto`,
  },
  may: { rate: 'p_queda/p_perda', gone: 'clientes_perdidos' },
  lists: { costs: 'custo_unidade.unidade/mes' },
  beside: ['preco_outro', 'custo_mes', 'faturamento', 'sobra'],
  tell(c, { now, next, many, rate, gone }, { costs }) {
    if (
      (rate === undefined) === (gone === undefined) ||
      now.period !== next.period ||
      costs.some(({ period }) => period !== now.period && !(period === 'unidade' && now.period === 'mes'))
    )
      return null
    // What each client costs beside a month's price is of a month as well.
    const monthly = now.period === 'mes'
    const told = timeOf([many])
    // Clients who stand there pay each time, of whatever period.
    if (monthly ? told !== null : told === null && many.role !== 'clientes') return null
    const time: Time = monthly ? 'mes' : (told ?? 'vez')
    const all = countIn(c, many, undefined, monthly ? 'vez' : time)
    const lost = gone
      ? c.count(gone, 'Quantos sairiam')
      : c.make(
          'qtd',
          'Quantos sairiam',
          (all.value.number * c.share(rate!, 'Parte que sairia').number) / 100,
          say`${t(all.value)} × ${t(c.share(rate!, 'Parte que sairia'))}`,
          [all.value],
        )
    if (lost.number >= all.value.number) return null
    const stay = c.make('qtd', 'Quantos ficariam', all.value.number - lost.number, say`${t(all.value)} − ${t(lost)}`, [
      all.value,
      lost,
    ])
    const [own, other] = [eachOf(c, now, costs, []), eachOf(c, next, costs, [])]
    if (!own || !other || other.value.number <= 0) return null
    const today = timesOf(c, own, all, time, 'O que fica hoje')
    const after = timesOf(c, other, { value: stay, text: say`${t(stay)}` }, time, 'O que ficaria')
    const rest = lessOf(c, after, today, 'A diferença')
    const even = c.needed(today.value, other.value, 'Quantos bastam no preço novo')
    const per = PER[time]
    const { value } = rest
    return {
      main: value,
      head: value.number > 0 ? say`Sim, mesmo perdendo esses.` : say`Não, se tantos forem embora.`,
      text: say`Hoje ficam ${t(today.value)}${per}; com ${t(stay)} no preço novo, ${t(after.value)}: ${t(value)} a ${value.number > 0 ? 'mais' : 'menos'}. Para dar o mesmo bastam ${t(even)}.${c.today()}`,
      line: say`A conta: ${after.account} − ${today.account} = ${orLack(value)}${per}.`,
      says: ['queda_de_volume'],
    }
  },
})

const DAYS_OF_MONTH = 30

/** Beds, rooms, hours: what they bring by how full they are. */
const howFull = way({
  id: 'ocupacao',
  topic: 'vaga',
  wide: true,
  decisions: ['fechar_unidade', 'baixar_preco', 'anunciar', 'mudar_ponto'],
  needs: {
    room: 'capacidade.ponto/dia/nada',
    rate: 'p_ocupacao',
    price: 'preco/preco_oferta/preco_novo.unidade/mes/dia',
  },
  lists: { bills: `custo_mes/custo_novo.${SPAN}`, costs: 'custo_unidade.unidade', fee: 'p_comissao' },
  beside: ['dias', 'prazo', 'preco_outro', 'meta'],
  tell(c, { room, rate, price }, { bills, costs, fee }) {
    if (fee.length > 1 || (bills.length > 0 && timeOf(bills) !== 'mes')) return null
    const share = c.share(rate, 'Quanto fica ocupado')
    const all = c.count(room, 'Quantas vagas')
    const used = c.make('qtd', 'Vagas ocupadas', (all.number * share.number) / 100, say`${t(all)} × ${t(share)}`, [
      all,
      share,
    ])
    const each = eachOf(c, price, costs, fee)
    if (!each) return null
    const monthly = price.period === 'mes'
    const days = monthly ? 1 : DAYS_OF_MONTH
    const account = say`${t(used)} × ${each.made ? say`(${each.terms})` : t(each.value)}${monthly ? '' : ' × trinta dias'}`
    const gross = c.make('R$/mês', 'O que a ocupação deixa', used.number * each.value.number * days, account, [
      used,
      each.value,
    ])
    const spent = bills.length > 0 ? togetherOf(c, bills, 'mes', 'As contas') : null
    if (bills.length > 0 && !spent) return null
    const sum: Sum = { value: gross, account, made: true }
    const rest = lessOf(c, sum, spent, 'O que fica')
    const { value } = rest
    return {
      main: value,
      head: spent
        ? value.number > 0
          ? say`Paga-se, com o que você citou.`
          : say`Não se paga com essa ocupação.`
        : null,
      text: say`Com ${t(share)} ocupado entram ${t(gross)} por mês${spent ? say`; pagos ${t(spent.value)}, ${value.number > 0 ? 'ficam' : 'faltam'} ${t(value)}` : ''}.${c.today()}`,
      line: say`A conta: ${rest.account} = ${orLack(value)} por mês.`,
    }
  },
})

export const AGAINST_TODAY: readonly Way[] = [withLoss, instead, howFull]
