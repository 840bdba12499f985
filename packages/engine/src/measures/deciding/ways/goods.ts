import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any } from '#src/measures/deciding/case.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'

/** Pieces that stand, sold below their price. */
const clearance = way({
  id: 'estoque_por_menos',
  topic: 'estoque',
  decisions: ['baixar_preco', 'cortar_produto', 'desconto', 'guardar_safra', 'estoque_antes'],
  needs: { many: 'estoque_qtd.ponto', next: 'preco_novo/preco_oferta.unidade' },
  may: { cost: 'custo_unidade.unidade', now: 'preco.unidade' },
  beside: ['quantidade', 'faturamento', 'capacidade', 'clientes', 'estoque'],
  tell(c, { many, next, cost, now }) {
    if (!cost && !now) return null
    const count = c.count(many, 'Quantos estão parados')
    const price = c.reais(next, 'O preço agora')
    const comes = c.make(
      'R$',
      'O que entra vendendo tudo',
      count.number * price.number,
      say`${c.many(count, many)} × ${t(price)}`,
      [count, price],
    )
    const paid = cost ? c.reais(cost, 'Custo de cada um') : null
    const own = now ? c.reais(now, 'O preço de sempre') : null
    const rest = paid
      ? c.make(
          'R$',
          'O que fica acima do custo',
          count.number * (price.number - paid.number),
          say`${t(count)} × (${t(price)} − ${t(paid)})`,
          [count, price, paid],
        )
      : null
    const less =
      own && own.number > price.number
        ? c.make(
            'R$',
            'O que deixa de ganhar',
            count.number * (own.number - price.number),
            say`${t(count)} × (${t(own)} − ${t(price)})`,
            [count, own, price],
          )
        : null
    const main: Any = rest ?? less ?? comes
    return {
      main,
      head:
        rest && rest.number < 0
          ? say`Só se esse dinheiro fizer mais falta do que a perda.`
          : say`Sim, se não sair pelo preço cheio tão cedo.`,
      text: say`Vendendo tudo a ${t(price)} entram ${t(comes)}${rest && paid ? say`: ${rest.number >= 0 ? say`${t(rest)} acima` : say`${t(rest)} abaixo`} dos ${t(paid)} que cada um custou` : ''}.${less && own ? say` No preço de ${t(own)} seriam ${t(less)} a mais, se vendesse.` : ''} Parado, o dinheiro não paga conta nenhuma: ponha data para acabar.`,
      line: say`A conta: ${rest && paid ? say`${c.many(count, many)} × (${t(price)} − ${t(paid)}) = ${rest.number < 0 ? say`perda de ${t(rest)}` : t(rest)}` : less && own ? say`${c.many(count, many)} × (${t(own)} − ${t(price)}) = ${t(less)} a menos` : say`${c.many(count, many)} × ${t(price)} = ${t(comes)}`}.`,
      says: ['estoque_parado', 'dias_de_estoque'],
    }
  },
})

/** To sell now, or to wait for a better price. */
const wait = way({
  id: 'guarda_ou_vende',
  topic: 'estoque',
  decisions: ['guardar_safra', 'estoque_antes'],
  needs: { many: 'estoque_qtd.ponto', now: 'preco_oferta/preco.unidade', later: 'preco_outro/preco_novo.unidade' },
  may: { bill: 'custo_mes/custo_novo.mes', months: 'prazo' },
  beside: ['faturamento', 'capacidade'],
  tell(c, { many, now, later, bill, months }) {
    const [price, high] = [c.reais(now, 'O preço de agora'), c.reais(later, 'O preço esperado')]
    if (high.number <= price.number || (bill && months?.said.unit !== 'meses')) return null
    const count = c.count(many, 'Quantos')
    const gain = c.make(
      'R$',
      'O que a espera traz',
      count.number * (high.number - price.number),
      say`${t(count)} × (${t(high)} − ${t(price)})`,
      [count, high, price],
    )
    const cost = bill ? c.monthly(bill, 'O que guardar custa') : null
    const wrote = months ? months.said.written : 0
    const all = cost
      ? c.make('R$', 'Guardar até lá', cost.number * wrote, say`${t(cost)} × os meses até lá`, [cost])
      : null
    const rest = all ? c.minus(gain, all, 'O que fica depois de guardar') : gain
    return {
      main: rest,
      head:
        rest.number <= 0
          ? say`Não: guardar custa mais do que traz.`
          : say`Só com uma parte, e se o caixa aguentar até lá.`,
      text: say`Esperando, ${c.many(count, many)} dariam ${t(gain)} a mais${all ? say`; guardar custa ${t(all)}, e ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}` : ''}. O preço de depois ninguém garante: venda agora o que paga as contas.`,
      line: say`A conta: ${c.many(count, many)} × (${t(high)} − ${t(price)})${all ? say` − ${t(all)}` : ''} = ${t(rest)}.`,
    }
  },
})

/** Goods that stand beside a bill that has to be paid. */
const standing = way({
  id: 'estoque_e_conta',
  topic: 'estoque',
  decisions: ['estoque_antes', 'cortar_produto', 'renegociar', 'emprestimo', 'baixar_preco'],
  needs: {},
  may: { bill: 'divida.ponto/vez', cash: 'caixa.ponto', paid: 'juros.mes' },
  lists: { goods: 'estoque.ponto' },
  beside: ['faturamento', 'vida', 'quantidade', 'quantidade_antes'],
  tell(c, { bill, cash, paid }, { goods }) {
    if (goods.length === 0 || goods.length > 2 || !(bill || paid || goods.length === 2)) return null
    const values = goods.map((one) => c.reais(one, 'Mercadoria parada')).sort((a, b) => a.number - b.number)
    const stands = values[0]!
    const all = values.length === 2 ? values[1]! : null
    const share = all ? c.part(stands, all, 'Parte parada') : null
    const half = c.make('R$', 'O parado por metade do custo', stands.number / 2, say`${t(stands)} ÷ dois`, [stands])
    const owes = bill ? c.reais(bill, 'A conta a pagar') : null
    const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
    const rest = owes ? c.minus(half, owes, 'O que sobra depois de pagar') : null
    const cost = paid ? c.monthly(paid, 'Juros') : null
    return {
      main: rest ?? half,
      head:
        rest && rest.number < 0
          ? say`Não dá para pagar só com isso: venda o parado e parcele o resto.`
          : say`Venda o parado, mesmo abaixo do custo.`,
      text: say`Por metade do custo, os ${t(stands)} parados trazem ${t(half)}${owes && rest ? say`: ${rest.number >= 0 ? say`pagam os ${t(owes)} e sobram ${t(rest)}` : say`faltam ${t(rest)} para os ${t(owes)}`}` : ''}.${share && all ? say` São ${t(share)} dos ${t(all)} em mercadoria.` : ''}${has ? say` Em caixa há ${t(has)}.` : ''}${cost ? say` Enquanto fica parado, os juros levam ${t(cost)} por mês.` : ''}${c.today()} Corte as compras ao que gira e ofereça o parado a quem revende, até com devolução ao fornecedor.`,
      line: say`A conta: ${t(stands)} ÷ dois = ${t(half)}${owes && rest ? say`; ${t(half)} − ${t(owes)} = ${rest.number < 0 ? say`faltam ${t(rest)}` : t(rest)}` : ''}.`,
      says: ['estoque_parado', 'dias_de_estoque'],
    }
  },
})

/** A course, a party: each pays, and it costs so much to hold. */
const event = way({
  id: 'evento',
  topic: 'evento',
  decisions: ['produto_novo', 'anunciar', 'mais_horas'],
  needs: { many: 'capacidade/quantidade/quantidade_nova.vez', price: 'preco/preco_novo.unidade/vez' },
  lists: { each: 'custo_unidade.unidade', once: 'custo_uma_vez.vez' },
  beside: ['faturamento', 'pessoas'],
  tell(c, { many, price }, { each, once }) {
    if (once.length === 0) return null
    const count = c.count(many, 'Quantos')
    const fee = c.reais(price, 'O que cada um paga')
    const keep = c.keepOf(
      fee,
      each.map((one) => c.reais(one, 'Custo de cada um')),
    )
    if (keep.value.number <= 0) return null
    const bills = once.map((one) => c.reais(one, 'Custo de uma vez'))
    const [first] = bills
    const bill =
      bills.length === 1
        ? first!
        : c.make(
            'R$',
            'Tudo o que custa',
            bills.reduce((sum, { number }) => sum + number, 0),
            bills.map((one) => say`${t(one)}`).reduce((a, b) => say`${a} + ${b}`),
            bills,
          )
    const rest = c.make(
      'R$',
      'O que sobra com todos',
      count.number * keep.value.number - bill.number,
      say`${t(count)} × ${t(keep.value)} − ${t(bill)}`,
      [count, keep.value, bill],
    )
    const even = c.needed(bill, keep.value, 'Quantos empatam')
    return {
      main: rest,
      head: rest.number <= 0 ? say`Não assim: nem cheio se paga.` : say`Só com o suficiente já pago antes de gastar.`,
      text: say`Cada um deixa ${t(keep.value)}${keep.net ? say` (${keep.terms})` : ''}: com ${c.many(count, many)}, pagos os ${t(bill)}, ${rest.number > 0 ? 'sobram' : 'faltam'} ${t(rest)}. Empata com ${t(even)}; abaixo disso sai do seu bolso.${c.today()}`,
      line: say`A conta: ${c.many(count, many)} × ${t(keep.value)} − ${t(bill)} = ${rest.number < 0 ? say`falta de ${t(rest)}` : t(rest)}; ${t(bill)} ÷ ${t(keep.value)} = ${t(even)} para empatar.`,
    }
  },
})

/** What she takes, against what is left for her. */
const ownPay = way({
  id: 'retirada',
  topic: 'retirada',
  decisions: ['aumento_salario', 'largar_emprego'],
  needs: { takes: 'retirada.mes', sales: 'faturamento.mes' },
  lists: { bills: 'custo_mes/parcela.mes' },
  beside: ['caixa', 'meta'],
  tell(c, { takes, sales }, { bills }) {
    if (bills.length === 0) return null
    const comes = c.monthly(sales, 'O que entra')
    if (c.revenue && Math.abs(comes.number / c.revenue.number - 1) > 0.1) return null
    const pay = c.monthly(takes, 'O que você tira')
    const costs = bills.map((one) => c.monthly(one, 'Conta do mês'))
    const before = c.make(
      'R$/mês',
      'O que há para você tirar',
      comes.number - costs.reduce((sum, { number }) => sum + number, 0),
      costs.reduce((text, one) => say`${text} − ${t(one)}`, say`${t(comes)}`),
      [comes, ...costs],
    )
    const rest = c.minus(before, pay, 'O que fica na empresa')
    return {
      main: rest,
      head:
        rest.number < 0
          ? say`Não nesse valor: a empresa não tem de onde tirar.`
          : say`Cabe, com valor fixo e dia certo.`,
      text: say`Pagas as contas que você citou há ${t(before)} por mês; tirando ${t(pay)}, ${rest.number < 0 ? 'faltam' : 'ficam'} ${t(rest)}. Fixe um valor que caiba num mês fraco e deixe o resto na conta da empresa.`,
      line: say`A conta: ${costs.reduce((text, one) => say`${text} − ${t(one)}`, say`${t(comes)}`)} − ${t(pay)} = ${rest.number < 0 ? say`falta de ${t(rest)}` : t(rest)} por mês.`,
    }
  },
})

/** From today to what she wants to reach, in sales. */
const goal = way({
  id: 'meta',
  topic: 'meta',
  decisions: ['anunciar', 'aumentar_preco', 'contratar'],
  needs: { goal: 'meta.mes', now: 'faturamento.mes', price: 'ticket/preco.unidade/mes' },
  beside: ['clientes', 'quantidade', 'capacidade'],
  tell(c, { goal: wants, now, price }) {
    const [next, today] = [c.monthly(wants, 'A meta'), c.monthly(now, 'O que entra hoje')]
    if (next.number <= today.number) return null
    const gap = c.minus(next, today, 'O que falta')
    const each = c.reais(price, 'O que cada um paga')
    const needed = c.needed(gap, each, 'Quantos a mais por mês')
    const share = c.part(gap, today, 'Quanto a mais')
    return {
      main: needed,
      head: share.number > 50 ? say`Ainda não de uma vez: em etapas.` : say`Só com um plano para essas vendas a mais.`,
      text: say`De ${t(today)} para ${t(next)} faltam ${t(gap)} por mês (${t(share)} a mais): a ${t(each)} cada, são ${t(needed)} a mais por mês.`,
      line: say`A conta: (${t(next)} − ${t(today)}) ÷ ${t(each)} = ${t(needed)} a mais por mês.`,
      says: ['distancia_meta', 'clientes_para_meta', 'ticket_medio'],
    }
  },
})

/** What an hour of her work leaves. */
const perHour = way({
  id: 'por_hora',
  topic: 'hora',
  decisions: ['aumentar_preco', 'desconto', 'cortar_produto'],
  needs: { price: 'preco/preco_oferta.unidade/vez', hours: 'horas.unidade/vez/nada' },
  lists: { costs: 'custo_unidade/custo_uma_vez.unidade/vez' },
  beside: ['quantidade', 'faturamento', 'prazo'],
  tell(c, { price, hours }, { costs }) {
    if (hours.said.kind !== 'H' || hours.said.unit === 'minutos' || hours.said.value < 1) return null
    const paid = c.reais(price, 'Preço')
    const keep = c.keepOf(
      paid,
      costs.map((one) => c.reais(one, 'Custo de cada um')),
    )
    const time: Value<'horas'> = c.known(c.d.ask.value('horas', hours.said, 'Horas'))
    const hour = c.make(
      'R$',
      'O que fica por hora',
      keep.value.number / time.number,
      say`${t(keep.value)} ÷ ${t(time)}`,
      [keep.value, time],
    )
    return {
      main: hour,
      head:
        keep.value.number <= 0
          ? say`Suba: assim trabalha de graça.`
          : say`Só mantenha se essa hora valer mais do que a de outro serviço seu.`,
      text: say`De ${t(paid)} ficam ${t(keep.value)}${keep.net ? say` (${keep.terms})` : ''}: em ${t(time)} são ${t(hour)} por hora. Compare com a hora do serviço que mais deixa, e cobre à parte o que passa do combinado.`,
      line: say`A conta: ${keep.net ? say`(${keep.terms})` : t(keep.value)} ÷ ${t(time)} = ${t(hour)} por hora.`,
    }
  },
})

/** What she has beside what has to be paid once. */
const cashFor = way({
  id: 'caixa_falta',
  topic: 'caixa',
  decisions: ['emprestimo', 'reforma', 'mudar_ponto', 'maquina', 'estoque_antes'],
  needs: { cost: 'custo_uma_vez/investimento/divida.vez/ponto', cash: 'caixa.ponto' },
  may: { due: 'a_receber.ponto' },
  beside: ['preco', 'quantidade', 'faturamento', 'data', 'capacidade'],
  tell(c, { cost, cash, due }) {
    const spent = c.reais(cost, cost.role === 'divida' ? 'O que tem a pagar' : 'O que custa uma vez')
    const comes = due ? c.reais(due, 'O que devem a você') : null
    const has = c.reais(cash, 'Dinheiro guardado')
    const gap =
      spent.number > has.number ? c.minus(spent, has, 'O que falta') : c.minus(has, spent, 'O que fica guardado')
    const short = spent.number > has.number
    const months = short && c.left && c.left.number > 0 ? c.months(gap, c.left, 'Meses juntando a sobra') : null
    return {
      main: gap,
      head: short ? say`Ainda não com o que tem guardado.` : say`Cabe, se ficar uma reserva.`,
      text: say`Dos ${t(spent)} ${short ? say`faltam ${t(gap)}` : say`tudo cabe nos ${t(has)} guardados, e ficam ${t(gap)}`}.${comes ? say` A receber há ${t(comes)}: cobre primeiro o que cobre essa falta.` : ''}${months ? say`${c.today()} Juntando tudo são ${t(months)}.` : c.today()}`,
      line: say`A conta: ${short ? say`${t(spent)} − ${t(has)} = ${t(gap)} que faltam` : say`${t(has)} − ${t(spent)} = ${t(gap)}`}.`,
    }
  },
})

/** Pieces that stand, at what they cost. */
const tiedUp = way({
  id: 'estoque_ao_custo',
  loose: true,
  topic: 'estoque',
  decisions: ['estoque_antes', 'cortar_produto', 'baixar_preco', 'guardar_safra'],
  needs: { many: 'estoque_qtd.ponto', cost: 'custo_unidade.unidade' },
  may: { price: 'preco.unidade', rate: 'p_perda', uses: 'quantidade.mes/semana' },
  beside: ['vida', 'p_desconto', 'faturamento', 'custo_mes', 'quantidade', 'p_aumento'],
  tell(c, { many, cost, price, rate, uses }) {
    const [count, each] = [c.count(many, 'Quantos estão parados'), c.reais(cost, 'Custo de cada um')]
    const stands = c.make(
      'R$',
      'Dinheiro parado',
      count.number * each.number,
      say`${c.many(count, many)} × ${t(each)}`,
      [count, each],
    )
    const pace = uses ? c.count(uses, 'Quantos saem') : null
    const lasts =
      pace && pace.number > 0
        ? c.make('qtd', 'Quanto tempo dura', count.number / pace.number, say`${t(count)} ÷ ${t(pace)}`, [count, pace])
        : null
    const full = price ? c.reais(price, 'O preço de sempre') : null
    const gain = full
      ? c.make(
          'R$',
          'O que deixariam vendidos',
          count.number * (full.number - each.number),
          say`${t(count)} × (${t(full)} − ${t(each)})`,
          [count, full, each],
        )
      : null
    const lost = rate ? c.portion(c.share(rate, 'Parte que se perde'), stands, 'O que se perde') : null
    return {
      main: stands,
      head: say`Venda o parado antes de comprar mais, mesmo perto do custo.`,
      text: say`São ${t(stands)} parados ao preço de custo${full && gain ? say`; a ${t(full)} deixariam ${t(gain)}` : ''}.${lasts ? say` No ritmo de hoje são ${t(lasts)} ${uses!.period === 'mes' ? 'meses' : 'semanas'} de venda.` : ''}${lost ? say` Do que se perde, são ${t(lost)}.` : ''}${c.today()} Ponha data para acabar e corte a compra do que não gira.`,
      line: say`A conta: ${c.many(count, many)} × ${t(each)} = ${t(stands)} parados.`,
      says: ['estoque_parado'],
    }
  },
})

export const GOODS: readonly Way[] = [wait, clearance, standing, event, ownPay, goal, perHour, cashFor, tiedUp]
