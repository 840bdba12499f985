import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case, Keep } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { afterCost } from '#src/measures/deciding/pays.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import { flowingOf } from '#src/measures/frames/sold-costs.ts'
import type { DecisionId } from '#src/verdicts/decisions.data.ts'

const HIRES: readonly DecisionId[] = [
  'contratar',
  'anunciar',
  'terceirizar',
  'segunda_loja',
  'mudar_ponto',
  'entrega_propria',
  'vender_online',
  'produto_novo',
  'maquina',
  'mais_horas',
  'regularizar',
]
const FLOW = 'dia/semana/mes'

/** A new bill every month: so many sales pay it. */
const newBill = way({
  id: 'custo_novo',
  topic: 'pessoa',
  decisions: HIRES,
  needs: { bill: 'custo_novo.mes', price: 'preco/ticket/preco_novo/sobra.unidade/mes' },
  may: { many: `quantidade.${FLOW}`, more: `quantidade_nova.${FLOW}` },
  lists: { costs: 'custo_unidade.unidade/mes' },
  beside: [
    'faturamento',
    'capacidade',
    'clientes',
    'quantidade_antes',
    'horas',
    'parcelas',
    'investimento',
    'emprestimo',
  ],
  tell(c, { bill, price, many, more }, { costs }) {
    const cost = c.monthly(bill, 'O custo novo')
    const each = c.reais(price, 'O que cada um paga')
    const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
    const keep = price.role === 'sobra' ? { value: each, terms: say`${t(each)}`, net: true } : c.keepOf(each, spent)
    if (keep.value.number <= 0 || cost.number < keep.value.number) return null
    const needed = c.needed(cost, keep.value, 'Quantos a mais por mês pagam isso')
    const now = many ? c.manyMonthly(many, 'Quantos hoje') : null
    const share = now && now.number > 0 ? c.part(needed, now, 'Parte do que faz hoje') : null
    const new_ = more ? c.moreOf(more, many, 'Quantos a mais') : null
    const rest = new_
      ? c.make(
          'R$/mês',
          'O que fica depois de pagar',
          new_.number * keep.value.number - cost.number,
          say`${t(new_)} × ${t(keep.value)} − ${t(cost)}`,
          [new_, keep.value, cost],
        )
      : null
    const fits = rest ? rest.number > 0 : c.month ? c.month.left.number >= cost.number : false
    const head = rest
      ? fits
        ? say`Sim, se essa venda a mais vier mesmo.`
        : say`Ainda não: o que viria a mais não paga.`
      : share && share.number > 30
        ? say`Ainda não, sem essa venda à vista.`
        : fits
          ? say`Cabe, mas só se trouxer essa venda a mais.`
          : say`Só com essa venda a mais garantida antes.`
    return {
      main: needed,
      head,
      text: say`Cada um deixa ${t(keep.value)}${keep.net && price.role !== 'sobra' ? say` (${keep.terms})` : keep.net ? '' : ', antes de material e imposto'}: os ${t(cost)} por mês pedem ${t(needed)} a mais por mês só para pagar${share ? say`, ${t(share)} do que faz hoje` : ''}.${rest && new_ ? say` Com ${t(new_)} a mais ${rest.number > 0 ? 'sobram' : 'faltam'} ${t(rest)}.` : ''}${afterCost(c, cost, 'sem nenhuma venda a mais')}`,
      line: say`A conta: ${t(cost)} ÷ ${t(keep.value)} = ${t(needed)} a mais por mês para empatar.`,
      says: ['custo_vaga', 'ticket_medio'],
    }
  },
})

/** 'De 1.100 pra 1.650' */
const BECOMES = /^[^\d]{0,16}\b(?:pra|para|a|ate|por)\b[^\d]{0,10}$/

/** 'O dono quer 4.900', 'pra renovar pede 10.700' */
const ASKS =
  /\b(?:renov[a-z]*|reajust[a-z]*|aument[a-z]*|subi[a-z]*|sobe|passar|corrig[a-z]*|ped[ei][a-z]*|quer|querem|exig[a-z]*|propo[a-z]*)\b[^.;]{0,50}$/

/** What one leaves: told so, or her price less what it costs; null: what is left is of the month. */
function eachOf(c: Case, price: Held, costs: readonly Held[]): Keep | null {
  const value = c.reais(price, price.role === 'sobra' ? 'O que cada um deixa' : 'O que cada um paga')
  const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
  if (price.role !== 'sobra') return c.keepOf(value, spent)
  return price.period === 'mes' ? null : { value, terms: say`${t(value)}`, net: true }
}

/** 'subiu para 6.500': said before a bill. */
export const RISEN = /\b(?:sub|aument|reajust)/

/** A bill that rises. */
const billRises = way({
  id: 'conta_sobe',
  loose: true,
  topic: 'aluguel',
  decisions: ['mudar_ponto', 'renegociar', 'aumento_salario', 'fornecedor', 'contratar', 'terceirizar', 'imovel'],
  needs: { now: 'custo_mes.mes', next: 'custo_novo.mes' },
  may: { price: 'preco/ticket/sobra.unidade/mes', once: 'custo_uma_vez.vez', cash: 'caixa.ponto' },
  lists: { costs: 'custo_unidade.unidade' },
  beside: ['faturamento', 'quantidade', 'clientes', 'capacidade', 'prazo', 'preco_novo'],
  tell(c, { now, next, price, once, cash }, { costs }) {
    // Two rents may both be paid: one of them becomes the other only where she says so.
    const becomes =
      (next.at.place === now.at.place + 1 && next.at.sentence === now.at.sentence && BECOMES.test(next.at.before)) ||
      ASKS.test(next.at.left)
    if (!becomes) return null
    const [before, after] = [c.monthly(now, 'A conta de hoje'), c.monthly(next, 'A conta nova')]
    if (before.number === after.number || after.number > before.number * 5 || before.number > after.number * 5)
      return null
    const rises = after.number > before.number
    // 'o aluguel subiu para 6.500 e os funcionários custam 13 mil': another bill.
    if (!rises && RISEN.test(next.at.left)) return null
    const gap = rises ? c.minus(after, before, 'A diferença por mês') : c.minus(before, after, 'A diferença por mês')
    const { revenue } = c
    const shares = revenue
      ? ([c.part(before, revenue, 'Parte do que entra hoje'), c.part(after, revenue, 'Parte do que entraria')] as const)
      : null
    const of = shares && shares[1].number < 100 ? say`, de ${t(shares[0])} para ${t(shares[1])} do que entra` : say``
    const spent = once ? c.reais(once, 'O que custa uma vez') : null
    if (cash && !spent) return null
    const back = spent && !rises ? c.months(spent, gap, 'Meses até se pagar') : null
    const has = cash && spent ? c.reais(cash, 'Dinheiro guardado') : null
    const lack = has && spent ? c.minus(spent, has, 'O que falta') : null
    const each = price ? eachOf(c, price, costs) : null
    const needed =
      rises && each && each.value.number > 0
        ? c.needed(gap, each.value, 'Quantos a mais por mês pagam a diferença')
        : null
    const flowing = rises && !needed ? flowingOf(c.d) : null
    const sales = flowing
      ? c.make(
          'R$/mês',
          'Venda a mais que paga a diferença',
          (gap.number / flowing.kept.number) * 100,
          say`${t(gap)} ÷ ${t(c.known(flowing.kept))}`,
          [gap, flowing.kept],
        )
      : null
    const onceText = back
      ? say` Os ${t(spent!)} que custa uma vez se pagam em ${t(back)}.`
      : lack && lack.number > 0
        ? say` Dos ${t(spent!)} que custa uma vez faltam ${t(lack)}.`
        : spent
          ? say` Some os ${t(spent)} que custa uma vez.`
          : say``
    return {
      main: needed ?? gap,
      head: rises
        ? c.left && c.left.number < gap.number
          ? say`Não sem cortar outra conta ou vender mais.`
          : say`Dá para pagar, mas só depois de negociar.`
        : say`Compensa, se nada do que vende se perder com a troca.`,
      text: say`A conta vai de ${t(before)} para ${t(after)}: ${t(gap)} ${rises ? 'a mais' : 'a menos'} por mês${of}.${needed && each ? say` Cada um deixa ${t(each.value)}${price?.role === 'sobra' ? '' : each.net ? say` (${each.terms})` : ', antes de material e imposto'}: são ${t(needed)} a mais por mês só para pagar a diferença.` : sales && flowing ? say` Para ficar como está são precisos ${t(sales)} a mais em vendas por mês (ficam ${t(flowing.kept)} de cada uma).` : ''}${onceText}${rises ? afterCost(c, gap, 'pagando a diferença') : c.today()}`,
      line: say`A conta: ${needed && each ? say`(${t(after)} − ${t(before)}) ÷ ${t(each.value)} = ${t(needed)} a mais por mês` : say`${rises ? t(after) : t(before)} − ${rises ? t(before) : t(after)} = ${t(gap)} ${rises ? 'a mais' : 'a menos'} por mês`}.`,
      says: ['aluguel'],
    }
  },
})

/** A share that an app or seller takes of what is sold there; a new bill that would win it back. */
const appShare = way({
  id: 'comissao_do_canal',
  loose: true,
  topic: 'app',
  decisions: [
    'contratar',
    'sair_app',
    'entrar_app',
    'vender_online',
    'anunciar',
    'comissao',
    'entrega_propria',
    'terceirizar',
  ],
  needs: { rate: 'p_comissao', sales: 'faturamento.mes', bill: 'custo_novo.mes' },
  may: { part: 'p_parte' },
  beside: ['capacidade', 'clientes', 'quantidade'],
  tell(c, { rate, sales, bill, part: of }) {
    const share = c.share(rate, 'Comissão')
    const whole = c.monthly(sales, 'O que se vende')
    const sold = of ? c.portion(c.share(of, 'Parte que sai por lá'), whole, 'O que se vende por lá') : whole
    const { revenue } = c
    if (revenue && sold.number > revenue.number * 1.05) return null
    const taken = c.portion(share, sold, 'O que a comissão leva por mês')
    const line = say`A conta: ${t(sold)} × ${t(share)} = ${t(taken)} por mês de comissão`
    const cost = c.monthly(bill, 'O custo novo')
    const moved = c.make(
      'R$/mês',
      'Quanto teria de passar para a venda direta',
      (cost.number / share.number) * 100,
      say`${t(cost)} ÷ ${t(share)}`,
      [cost, share],
    )
    const part = c.part(moved, sold, 'Parte do que se vende por lá')
    return {
      main: moved,
      head:
        part.number > 100
          ? say`Não: nem trazendo tudo se paga.`
          : say`Só se uma boa parte dessa venda passar para o direto.`,
      text: say`A comissão leva ${t(taken)} por mês (${t(share)} de ${t(sold)}); para pagar os ${t(cost)}, teriam de vir direto ${t(moved)} por mês, ${t(part)} do que se vende por lá.${afterCost(c, cost, 'sem trazer nada')} Faça um teste de três meses com essa meta, ou pague uma parte por venda direta.`,
      line: say`${line}; ${t(cost)} ÷ ${t(share)} = ${t(moved)} por mês de venda direta para empatar.`,
      says: ['comissao_entrega', 'custo_vaga'],
    }
  },
})

/** Commission of hers or of who works there, from one rate to another. */
const commissionRises = way({
  id: 'comissao_sobe',
  topic: 'comissao',
  decisions: ['comissao', 'aumento_salario'],
  needs: { sales: 'faturamento.mes' },
  lists: { rates: 'p_comissao' },
  beside: ['p_margem', 'clientes', 'custo_mes'],
  tell(c, { sales }, { rates }) {
    if (rates.length !== 2) return null
    const [a, b] = [c.share(rates[0]!, 'Comissão de hoje'), c.share(rates[1]!, 'Comissão pedida')]
    if (b.number <= a.number) return null
    const sold = c.monthly(sales, 'O que essa pessoa vende')
    if (c.revenue && sold.number > c.revenue.number * 1.05) return null
    const gap = c.make(
      'R$/mês',
      'O que a comissão leva a mais',
      (sold.number * (b.number - a.number)) / 100,
      say`${t(sold)} × (${t(b)} − ${t(a)})`,
      [sold, a, b],
    )
    const kept = c.make(
      'R$/mês',
      'O que fica com a comissão nova',
      sold.number * (1 - b.number / 100),
      say`${t(sold)} − ${t(b)}`,
      [sold, b],
    )
    return {
      main: gap,
      head: say`Só com meta: o percentual maior sobre o que passar de hoje.`,
      text: say`De ${t(a)} para ${t(b)} são ${t(gap)} a mais por mês; de ${t(sold)} ainda ficam ${t(kept)}, que somem se essa pessoa sair com os clientes.${afterCost(c, gap, 'pagando isso')}`,
      line: say`A conta: ${t(sold)} × (${t(b)} − ${t(a)}) = ${t(gap)} a mais por mês.`,
    }
  },
})

/** More can't be put on a price. */
const MOST_PASSED = 30

/** What a channel leaves of one. */
const channelOfOne = way({
  id: 'comissao_de_um',
  loose: true,
  topic: 'app',
  decisions: ['entrar_app', 'sair_app', 'vender_online', 'comissao', 'aumentar_preco'],
  needs: { price: 'preco/ticket.unidade', rate: 'p_comissao' },
  may: { more: 'quantidade_nova.dia/semana/mes' },
  lists: { costs: 'custo_unidade.unidade' },
  beside: [
    'p_parte',
    'capacidade',
    'quantidade',
    'clientes',
    'faturamento',
    'parcelas',
    'prazo',
    'quantidade_antes',
    'quantidade_pedido',
  ],
  tell(c, { price, rate, more }, { costs }) {
    const each = c.reais(price, 'Preço')
    const fee = c.share(rate, 'Comissão')
    const keep = c.keepOf(
      each,
      costs.map((one) => c.reais(one, 'Custo de cada um')),
      fee,
    )
    const taken = c.portion(fee, each, 'Comissão de cada um')
    const count = more ? c.manyMonthly(more, 'Quantos por mês') : null
    const all = count
      ? c.make(
          'R$/mês',
          'O que ficaria por mês',
          count.number * keep.value.number,
          say`${t(count)} × ${t(keep.value)}`,
          [count, keep.value],
        )
      : null
    const same =
      fee.number > MOST_PASSED
        ? null
        : c.make(
            'R$',
            'O preço que deixa o mesmo',
            each.number / (1 - fee.number / 100),
            say`${t(each)} ÷ (tudo − ${t(fee)})`,
            [each, fee],
          )
    return {
      main: all ?? (costs.length > 0 ? keep.value : taken),
      head:
        keep.value.number <= 0
          ? say`Não por esse preço: cada venda assim perde dinheiro.`
          : say`Só se o que fica pagar o custo e o trabalho.`,
      text: say`De cada ${t(each)} a comissão leva ${t(taken)} e ficam ${t(keep.value)} (${keep.terms})${costs.length > 0 ? '' : ', antes do que custa fazer'}.${all && count ? say` Com ${t(count)} por mês são ${t(all)}.` : ''}${same ? say` Para ficar com o mesmo de quem compra direto, o preço teria de ser ${t(same)}.` : ''}`,
      line: say`A conta: ${keep.terms} = ${keep.value.number < 0 ? say`perda de ${t(keep.value)}` : t(keep.value)} em cada.`,
    }
  },
})

/** A new bill, and the part that stays of each sale: so much has to be sold. */
const billByMargin = way({
  id: 'custo_novo_pela_margem',
  topic: 'pessoa',
  decisions: [...HIRES, 'renegociar'],
  needs: { bill: 'custo_novo/parcela_nova.mes', margin: 'p_margem' },
  may: { now: 'custo_mes.mes', sales: 'faturamento.mes' },
  beside: ['capacidade', 'quantidade', 'quantidade_antes', 'parcelas'],
  tell(c, { bill, margin, now, sales }) {
    const after = c.monthly(bill, 'O custo novo')
    const before = now ? c.monthly(now, 'O custo de hoje') : null
    if (before && before.number >= after.number) return null
    const cost = before ? c.minus(after, before, 'O custo a mais') : after
    const rate = c.share(margin, 'O que fica de cada venda')
    if (rate.number < 2 || rate.number > 95) return null
    const needed = c.make(
      'R$/mês',
      'Venda a mais que paga isso',
      (cost.number / rate.number) * 100,
      say`${t(cost)} ÷ ${t(rate)}`,
      [cost, rate],
    )
    const told = sales ? c.monthly(sales, 'O que entra') : null
    const share = told ? c.part(needed, told, 'Parte do que vende hoje') : null
    return {
      main: needed,
      head:
        share && share.number > 30
          ? say`Ainda não, sem essa venda à vista.`
          : say`Só com essa venda a mais garantida antes.`,
      text: say`${before ? say`São ${t(cost)} a mais por mês. ` : ''}Ficam ${t(rate)} de cada venda: para pagar os ${t(cost)} são precisos ${t(needed)} a mais em vendas por mês${share ? say`, ${t(share)} do que vende hoje` : ''}.${afterCost(c, cost, 'sem nenhuma venda a mais')}`,
      line: say`A conta: ${before ? say`(${t(after)} − ${t(before)})` : t(cost)} ÷ ${t(rate)} = ${t(needed)} a mais em vendas por mês.`,
      says: ['custo_vaga'],
    }
  },
})

export const COSTS: readonly Way[] = [billByMargin, newBill, billRises, appShare, commissionRises, channelOfOne]
