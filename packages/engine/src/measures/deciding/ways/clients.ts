import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { orLack, PER, timeOf, togetherOf } from '#src/measures/deciding/sums.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'

const FLOW = 'dia/semana/mes'

/** What one client pays: told, or what comes in by how many they are. */
function feeOf(c: Case, told: Value<'R$'> | null, now: Value<'qtd'> | null): Value<'R$'> | null {
  const { revenue: comes } = c
  // Another's price is no fee of hers: all that pay it make what comes in.
  if (told && now && comes && Math.abs((told.number * now.number) / comes.number - 1) > 0.2) return null
  if (told) return told
  const { revenue } = c
  return revenue && now && now.number >= 5
    ? c.make('R$', 'O que cada um paga, em média', revenue.number / now.number, say`${t(revenue)} ÷ ${t(now)}`, [
        revenue,
        now,
      ])
    : null
}

/** Who goes and who comes, and a rival's price for all. */
const churn = way({
  id: 'saem_e_entram',
  topic: 'clientes',
  decisions: ['baixar_preco', 'desconto', 'anunciar', 'contratar'],
  needs: { gone: 'clientes_perdidos.mes/vez' },
  may: {
    come: 'quantidade_nova/quantidade.mes',
    now: 'clientes.ponto',
    price: 'preco.mes/unidade',
    other: 'preco_outro/preco_novo.mes/unidade',
    bill: 'custo_novo.mes',
  },
  beside: ['faturamento', 'capacidade', 'clientes_antes', 'investimento', 'p_parte'],
  tell(c, { gone, come, now, price, other, bill }) {
    const left = c.count(gone, 'Quantos saíram')
    const won = come ? c.count(come, 'Quantos entraram') : null
    const many = now ? c.count(now, 'Quantos são') : null
    const fee = feeOf(c, price ? c.reais(price, 'O que cada um paga') : null, many)
    if (!fee) return null
    const net = won
      ? c.make('qtd', 'Clientes a menos', left.number - won.number, say`${t(left)} − ${t(won)}`, [left, won])
      : left
    if (net.number <= 0) return null
    const monthly = gone.period === 'mes'
    const lost = c.make(
      'R$/mês',
      'O que deixa de entrar por mês',
      net.number * fee.number,
      say`${t(net)} × ${t(fee)}`,
      [net, fee],
    )
    const rest = c.left
    const gonein = monthly && rest && rest.number > 0 ? c.months(rest, lost, 'Meses até a sobra acabar') : null
    const rate =
      many && many.number > 0
        ? c.make(
            '%',
            'Parte que sai',
            (left.number / (many.number + net.number)) * 100,
            say`${t(left)} ÷ (${t(many)} + ${t(net)})`,
            [left, many, net],
          )
        : null
    const account = say`${won ? say`(${t(left)} − ${t(won)})` : t(left)} × ${t(fee)}`
    const line = say`A conta: ${account} = ${t(lost)} a menos por mês`
    const flow = won
      ? say`Saíram ${t(left)} e entraram ${t(won)}: ${t(net)} a menos, ${t(lost)} por mês que deixam de entrar${monthly ? ', e de novo a cada mês assim' : ''}${rate ? say`; saem ${t(rate)} dos clientes` : ''}.`
      : say`São ${t(left)} a menos${rate ? say` (${t(rate)} dos clientes)` : ''}: ${t(lost)} por mês que deixam de entrar${monthly ? ', e de novo a cada mês assim' : ''}.`
    if (bill) return other ? null : kept(c, c.monthly(bill, 'O custo novo'), fee, lost, flow)
    if (other && many) {
      const cheap = c.reais(other, 'O preço do outro')
      if (cheap.number >= fee.number) return null
      const cut = c.make(
        'R$/mês',
        'O que baixar para todos tira',
        (fee.number - cheap.number) * many.number,
        say`(${t(fee)} − ${t(cheap)}) × ${t(many)}`,
        [fee, cheap, many],
      )
      const same = c.needed(cut, fee, 'Quantos perdidos custam o mesmo')
      return {
        main: cut,
        head: say`Não baixe para todos.`,
        text: say`A ${t(cheap)} para os ${t(many)} entram ${t(cut)} a menos por mês: é o mesmo que perder ${t(same)} clientes. ${flow}${gonein ? c.todayAnd(say`nesse ritmo isso acaba em ${t(gonein)}`) : c.today()} Ofereça condição só a quem pede para sair, com fidelidade, e pergunte por que saíram.`,
        line: say`A conta: (${t(fee)} − ${t(cheap)}) × ${t(many)} = ${t(cut)} a menos por mês; ${account} = ${t(lost)}.`,
        says: ['cancelamento', 'diferenca_preco', 'desconto', 'queda_de_volume'],
        proves: 'concorrente mais barato',
        topic: 'rival',
      }
    }
    return {
      main: lost,
      head: say`Só segurando quem sai antes de gastar para trazer outros.`,
      text: say`${flow}${gonein ? c.todayAnd(say`nesse ritmo isso acaba em ${t(gonein)}`) : c.today()} Ligue para quem saiu e pergunte o motivo antes de mexer no preço.`,
      line: say`${line}.`,
      says: ['cancelamento'],
    }
  },
})

/** A bill that would keep some of them: so many pay it. */
function kept(c: Case, bill: Value<'R$/mês'>, fee: Value<'R$'>, lost: Value<'R$/mês'>, flow: Text): Told {
  const needed = c.needed(bill, fee, 'Quantos a segurar pagam isso')
  const rest = c.minus(lost, bill, 'O que fica segurando todos')
  return {
    main: needed,
    head: rest.number > 0 ? say`Só se segurar ${t(needed)} por mês.` : say`Não: nem segurando todos se paga no mês.`,
    text: say`${flow} Os ${t(bill)} se pagam segurando ${t(needed)}; segurando todos ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}.${c.today()} Ligue antes para quem saiu e pergunte o motivo.`,
    line: say`A conta: ${t(bill)} ÷ ${t(fee)} = ${t(needed)} a segurar; ${t(lost)} − ${t(bill)} = ${orLack(rest)} por mês.`,
    says: ['cancelamento'],
  }
}

/** Fewer than before, at a price. */
const fewer = way({
  id: 'menos_que_antes',
  topic: 'clientes',
  decisions: ['baixar_preco', 'anunciar', 'desconto', 'demitir'],
  needs: {
    before: 'clientes_antes/quantidade_antes.ponto/dia/semana/mes/ano',
    now: 'clientes/quantidade.ponto/dia/semana/mes/ano',
    price: 'preco/ticket/sobra.mes/unidade',
  },
  lists: { costs: 'custo_unidade.unidade', bills: 'custo_mes/parcela.dia/semana/mes' },
  beside: [
    'faturamento',
    'preco_outro',
    'clientes_perdidos',
    'capacidade',
    'preco_novo',
    'caixa',
    'prazo',
    'parcelas',
    'estoque_qtd',
  ],
  tell(c, { before, now, price }, { costs, bills }) {
    if (before.period !== now.period) return null
    const [next, today] = [c.count(before, 'Quantos antes'), c.count(now, 'Quantos agora')]
    if (next.number <= today.number) return null
    const full = c.reais(price, 'O que cada um paga')
    const keep =
      costs.length > 0
        ? c.keepOf(
            full,
            costs.map((one) => c.reais(one, 'Custo de cada um')),
          )
        : null
    const fee = keep?.value ?? full
    if (fee.number <= 0) return null
    const gone = c.make('qtd', 'Quantos a menos', next.number - today.number, say`${t(next)} − ${t(today)}`, [
      next,
      today,
    ])
    const per =
      { ponto: '', dia: ' por dia', semana: ' por semana', mes: ' por mês', ano: ' por ano' }[now.period as 'ponto'] ||
      (price.period === 'mes' ? ' por mês' : '')
    const kind = per === ' por mês' ? 'R$/mês' : per === ' por ano' ? 'R$/ano' : 'R$'
    const lost = c.make(
      kind,
      'O que deixou de entrar',
      gone.number * fee.number,
      say`(${t(next)} − ${t(today)}) × ${t(fee)}`,
      [next, today, fee],
    )
    const share = c.part(gone, next, 'Quanto caiu')
    return {
      main: lost,
      head: say`Só depois de saber por que caiu.`,
      text: say`De ${t(next)} para ${t(today)} são ${t(gone)} a menos (${t(share)}): ${t(lost)}${per} que deixaram de entrar.${paidOf(c, { now, price, fee, bills })}${c.today()} Pergunte a dez que sumiram o motivo antes de baixar o preço ou gastar com anúncio.`,
      line: say`A conta: (${t(next)} − ${t(today)}) × ${t(fee)} = ${t(lost)} a menos${per}.`,
      says: ['queda_faturamento', 'cancelamento'],
    }
  },
})

interface Paid {
  now: Held
  price: Held
  fee: Value<'R$'>
  bills: readonly Held[]
}

/** ' Com 33 entram R$ 6.930 e, pagos R$ 2.900, ficam R$ 4.030.' */
function paidOf(c: Case, { now, price, fee, bills }: Paid): Text {
  const time = timeOf([now]) ?? (price.period === 'mes' ? 'mes' : null)
  const spent = time && timeOf(bills) === time ? togetherOf(c, bills, time, 'As contas') : null
  if (!time || !spent) return say``
  const many = c.count(now, 'Quantos agora')
  const comes = c.make(spent.value.kind, 'O que entra hoje', many.number * fee.number, say`${t(many)} × ${t(fee)}`, [
    many,
    fee,
  ])
  const rest = c.make(
    spent.value.kind,
    'O que fica hoje',
    comes.number - spent.value.number,
    say`${t(comes)} − ${spent.account}`,
    [comes, spent.value],
  )
  return say` Com ${t(many)} entram ${t(comes)}${PER[time]} e, pagos ${t(spent.value)}, ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}.`
}

/** A contract alone is no loss: she tells that it ends, or that she hangs on it. */
const LEAVES =
  /\b(?:avisou|avisaram|sair|saindo|saiu|encerr[a-z]+|cancel[a-z]+|renov[a-z]+|rescin[a-z]+|perder|perco|larg[a-z]+|dispens[a-z]+|equipe propria|gente propria|depend[a-z]+|ir embora|na mao dele|termina|acaba)\b/

/** One client is so much of what comes in. */
const bigOneGoes = way({
  id: 'cliente_grande_sai',
  topic: 'cliente',
  decisions: ['demitir', 'largar_cliente', 'contratar', 'desconto'],
  needs: { contract: 'contrato.mes' },
  may: { sales: 'faturamento.mes', wait: 'prazo', others: 'clientes.ponto', cost: 'custo_mes.mes' },
  beside: ['p_parte', 'pessoas', 'dias', 'quantidade', 'capacidade'],
  tell(c, { contract, sales, wait, others, cost }) {
    if (!c.d.ask.says(LEAVES, ['main_challenge'])) return null
    const pays = c.monthly(contract, 'O que esse cliente paga')
    const told = sales ? c.monthly(sales, 'O que entra') : null
    const all = c.revenue ?? told
    if (
      !all ||
      (told && Math.abs(told.number / all.number - 1) > 0.1) ||
      pays.number >= all.number * 0.98 ||
      pays.number < all.number * 0.1
    )
      return null
    const share = c.part(pays, all, 'Parte do que entra')
    const rest = c.minus(all, pays, 'O que entra sem ele')
    const { after = null, less = null } = c.without(pays, 'O mês sem ele') ?? {}
    const { left } = c
    const many = others ? c.count(others, 'Os outros clientes') : null
    const mean =
      many && many.number > 0
        ? c.make('R$', 'O que cada um dos outros paga', rest.number / many.number, say`${t(rest)} ÷ ${t(many)}`, [
            rest,
            many,
          ])
        : null
    const net = mean ? c.keepOf(mean) : null
    const needed =
      net && after && after.number < 0 && net.value.number > 0
        ? c.needed({ ...after, number: -after.number }, net.value, 'Clientes novos para o mês não faltar')
        : null
    const months =
      wait && wait.said.kind === 'D' && left && left.number > 0 && wait.said.value >= 28
        ? c.make(
            'R$',
            'O que dá para guardar até lá',
            left.number * Math.round(wait.said.value / 30),
            say`${t(left)} × os meses até lá`,
            [left],
          )
        : null
    const bill = cost ? c.monthly(cost, 'O custo que pode sair') : null
    return {
      main: after ?? rest,
      head:
        after === null
          ? say`Só conte com o que entra sem ele.`
          : after.number < 0
            ? say`Não dá para esperar: sem ele o mês não fecha.`
            : say`Cabe ficar sem ele, mas com folga pequena.`,
      text: say`São ${t(pays)} de ${t(all)} por mês, ${t(share)} do que entra: sem ele ficam ${t(rest)}.${after ? say`${c.todayAnd(say`sem ele ${after.number < 0 ? 'faltariam' : 'sobrariam'} ${t(after)}${less ? ', já com menos imposto' : ''}`)}` : ''}${needed && mean ? say` São precisos ${t(needed)} clientes novos do tamanho dos outros (${t(mean)} cada, em média) para o mês não faltar.` : ''}${bill ? say` O custo de ${t(bill)} por mês é o primeiro a rever.` : ''}${months ? say` Guardando a sobra até lá são ${t(months)}.` : ''}`,
      line: say`A conta: ${t(all)} − ${t(pays)} = ${t(rest)} por mês sem ele${after && left ? say`; ${t(left)} − ${t(pays)}${less ? say` + ${t(less)} de imposto` : ''} = ${after.number < 0 ? say`falta de ${t(after)}` : t(after)}` : ''}.`,
      says: ['maior_cliente'],
      ...(share.number >= 50 && { proves: 'um comprador só' as const }),
    }
  },
})

/** Who doesn't come, or what breaks. */
const missed = way({
  id: 'faltas',
  loose: true,
  topic: 'faltas',
  decisions: ['taxa_sinal', 'desconto', 'maquina'],
  needs: { missed: `faltas.${FLOW}/vez` },
  may: {
    price: 'preco/ticket.unidade',
    cost: 'custo_unidade.unidade',
    invest: 'investimento.vez',
    sign: 'p_sinal',
    all: 'quantidade',
  },
  beside: ['capacidade', 'faturamento', 'clientes', 'preco_novo', 'custo_mes', 'p_ocupacao'],
  tell(c, { missed: lost, price, cost, invest, sign, all }) {
    // So many of each time, and so many times.
    if (all && lost.period === 'vez') return null
    // What is thrown away is worth what it cost; who doesn't come, what he would have paid.
    const worth = cost ?? price
    // A deposit that goes back is no cost of what is thrown away.
    if (worth && /\bsinal(?: d[eao])? (?:uns )?$/.test(worth.at.before)) return null
    // What no-shows alone cost is told by older readers, with what comes back of it.
    if (!worth || (cost && sign) || !(invest || sign || cost)) return null
    const full = c.reais(worth, 'O que cada um vale')
    const margin = cost ? null : c.margin
    const each = margin ? c.keepOf(full).value : full
    const flows = lost.period !== 'vez'
    const count = flows ? c.manyMonthly(lost, 'Quantos se perdem') : c.count(lost, 'Quantos se perderam')
    const per = flows ? ' por mês' : ''
    const sum = c.make(
      flows ? 'R$/mês' : 'R$',
      'O que se perde',
      count.number * each.number,
      say`${c.many(count, lost, cost ? '' : 'faltas')} × ${t(each)}`,
      [count, each],
    )
    if (invest && !flows) return null
    const sold = cost && price ? c.reais(price, 'O preço') : null
    const unsold = sold
      ? c.make(sum.kind, 'O que deixou de vender', count.number * sold.number, say`${t(count)} × ${t(sold)}`, [
          count,
          sold,
        ])
      : null
    const spent = invest ? c.reais(invest, 'O que custa uma vez') : null
    const months = spent ? c.months(spent, sum, 'Meses até se pagar, se a perda acabar') : null
    const rate = sign ? c.share(sign, 'Sinal') : null
    const back = rate ? c.portion(rate, sum as Value<'R$/mês'>, 'O que o sinal segura') : null
    return {
      main: sum,
      head: months
        ? months.number <= 24
          ? say`Compensa, se a perda acabar mesmo.`
          : say`Ainda não: demora demais para se pagar.`
        : rate
          ? say`Sim, cobre o sinal de quem marca agora.`
          : cost
            ? say`Só fazendo menos, ou vendendo antes o que sobra.`
            : say`Sim, isso vem primeiro: é dinheiro que já era seu.`,
      text: say`São ${t(sum)}${per} que se perdem (${c.many(count, lost, cost ? '' : 'faltas')} × ${t(each)}${cost ? ' de custo' : ''}).${unsold ? say` No preço de venda seriam ${t(unsold)}.` : ''}${months && spent ? say` Os ${t(spent)} se pagam em ${t(months)} se a perda acabar, e no dobro se cair pela metade.` : ''}${back && rate ? say` Com ${t(rate)} de sinal, ${t(back)}${per} ficam com você mesmo quando não vêm.` : ''}${c.today()}`,
      line: say`A conta: ${c.many(count, lost, cost ? '' : 'faltas')} × ${t(each)} = ${t(sum)}${per}${months && spent ? say`; ${t(spent)} ÷ ${t(sum)} = ${t(months)}` : ''}.`,
      says: ['faltas', 'perdas'],
      ...(cost && { topic: 'perda' }),
    }
  },
})

/** A part of what is made or bought goes lost. */
const partLost = way({
  id: 'parte_perdida',
  loose: true,
  topic: 'perda',
  decisions: ['maquina', 'produto_novo', 'estoque_antes', 'fornecedor'],
  needs: { rate: 'p_perda', many: `quantidade.${FLOW}`, price: 'preco/custo_unidade.unidade' },
  may: { invest: 'investimento.vez', bill: 'custo_novo.mes' },
  beside: ['faturamento', 'clientes', 'capacidade', 'vida'],
  tell(c, { rate, many, price, invest, bill }) {
    const part = c.share(rate, 'Parte que se perde')
    if (part.number >= 80) return null
    const count = c.manyMonthly(many, 'Quantos')
    const each = c.reais(price, 'O que cada um vale')
    const sum = c.make(
      'R$/mês',
      'O que se perde por mês',
      (count.number * each.number * part.number) / 100,
      say`${t(part)} × ${c.many(count, many)} × ${t(each)}`,
      [part, count, each],
    )
    const spent = invest ? c.reais(invest, 'O que custa uma vez') : null
    const months = spent ? c.months(spent, sum, 'Meses até se pagar, se a perda acabar') : null
    const cost = bill ? c.monthly(bill, 'O custo novo') : null
    return {
      main: months ?? sum,
      head: months
        ? months.number <= 24
          ? say`Compensa, se a perda acabar mesmo.`
          : say`Ainda não: demora demais para se pagar.`
        : cost
          ? cost.number < sum.number
            ? say`Compensa, se a perda cair mesmo.`
            : say`Não: custa mais do que a perda.`
          : say`Sim, vale atacar a perda antes de vender mais.`,
      text: say`São ${t(sum)} por mês que se perdem: ${t(part)} de ${c.many(count, many)} a ${t(each)}.${months && spent ? say` Os ${t(spent)} se pagam em ${t(months)} se a perda acabar, e no dobro se cair pela metade.` : ''}${cost ? say` Contra ${t(cost)} por mês do custo novo.` : ''}${c.today()}`,
      line: say`A conta: ${t(part)} × ${c.many(count, many)} × ${t(each)} = ${t(sum)} por mês${months && spent ? say`; ${t(spent)} ÷ ${t(sum)} = ${t(months)}` : ''}.`,
      says: ['perdas'],
    }
  },
})

export const CLIENTS: readonly Way[] = [churn, fewer, bigOneGoes, missed, partLost]
