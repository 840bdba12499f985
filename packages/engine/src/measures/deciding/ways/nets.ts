import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { bySign, COST, plain, type Reckoning, type Term } from './plain.ts'

const SPAN = 'dia/semana/mes/ano'
const leaves = (above: Text, below: Text, before: string) => (shown: Text, main: Term) => ({
  head: bySign(main, above, below),
  text: say`${before} ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}.`,
})

/** What comes in of it, after her tax. */
function taxed(r: Reckoning, comes: Term): Term {
  const { tax } = r.c
  return tax ? r.rest(comes, { value: tax, account: say`${t(tax)}`, made: 'one', flows: false }, 'Depois do imposto') : comes // biome-ignore format: short
}

const bare = (r: Reckoning, held: Held): Term => ({ ...r.of(held), flows: false })
/** What it costs beside isn't told as a number. */
const UNTOLD =
  /\bfora (?:[oa]s? )?(?:almoco|material|merenda|lanche|comida|uniforme|frete|imposto|encargo|combustivel|produto)/
export const FAR = /\bkms?\b|\bquilometros?\b/
const BURNS = /\blitros?\b|\bdiesel\b|\bgasolina\b/

/** What a contract, order, trip or month leaves, after all that exists only for it. */
export const NETS: readonly Way[] = [
  plain({
    id: 'contrato_por_contas',
    topic: 'contrato',
    narrow: true,
    decisions: ['cliente_grande', 'contratar', 'pedido_maior', 'largar_cliente'],
    needs: { pays: 'preco_oferta/contrato.mes/ano' },
    may: { off: 'p_desconto' },
    lists: { bills: 'custo_novo/custo_mes.mes/ano/dia' },
    beside: ['contrato', 'quantidade', 'custo_mes', 'faturamento', 'clientes', 'parcela', 'preco', 'prazo', 'capacidade', 'p_parte', 'meta'], // biome-ignore format: a list
    sum(r, { pays, off }, { bills }) {
      const coming = bills.filter(({ role }) => role === 'custo_novo')
      // Of today's bills nobody knows whether they are for it.
      if (coming.length === 0 || coming.length !== bills.length) return null
      const comes = off ? r.rest(r.of(pays), r.of(off), 'Com o desconto') : r.of(pays)
      return r.minus(taxed(r, comes), r.all(coming, 'O que é só para ele')!, 'O que fica')
    },
    says: leaves(
      say`Compensa, se os gastos novos forem só esses.`,
      say`Não por esse preço.`,
      'Pago o que é só para ele,',
    ),
  }),
  plain({
    id: 'carteira_por_contas',
    topic: 'contrato',
    narrow: true,
    decisions: ['cliente_grande', 'contratar', 'pedido_maior'],
    needs: {
      many: 'quantidade_pedido/quantidade_nova.mes/ponto/semana/dia',
      price: 'preco_oferta/preco_novo.mes/unidade',
    },
    may: { room: 'capacidade.ponto/mes/semana/dia' },
    lists: { costs: `${COST}.unidade/mes`, bills: 'custo_novo/parcela_nova.mes' },
    beside: ['preco', 'quantidade', 'custo_mes', 'faturamento', 'clientes', 'prazo', 'investimento', 'parcelas'], // biome-ignore format: a list
    sum(r, { many, price }, { costs, bills }) {
      // 'Fora o almoço': not all that it costs is told.
      if (bills.length === 0 || r.c.d.ask.says(UNTOLD, ['main_challenge'])) return null
      const comes = r.sold(many, r.each(price, costs), 'O que entra')
      return r.minus(comes, r.all(bills, 'As contas novas')!, 'O que fica')
    },
    says(shown, main, r, { price, room }, { costs, bills }) {
      const each = r.each(price, costs)
      if (each.value.number <= 0) return { head: say`Não nesse preço.`, text: say`Cada um custa mais do que paga.` }
      const even = r.needed(r.all(bills, 'As contas novas')!, each, 'Quantos empatam')
      const most = room ? r.of(room) : null
      const full = most !== null && even.value.number > most.value.number
      return {
        head: full
          ? say`Não nesse preço: nem cheio se paga.`
          : bySign(main, say`Compensa, se vier mesmo tudo isso.`, say`Não assim: as contas novas levam mais.`),
        text: say`Pagas as contas novas, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}. Empata com ${t(even.value)}${most ? say`, e cabem ${t(most.value)}` : ''}.`,
      }
    },
  }),
  plain({
    id: 'pedido_com_descontos',
    topic: 'pedido',
    narrow: true,
    decisions: ['cliente_grande', 'pedido_maior', 'vender_online', 'entrar_app', 'desconto'],
    needs: { price: 'preco_oferta/preco/preco_novo.unidade' },
    may: { many: `quantidade_pedido/quantidade/quantidade_nova.${SPAN}/vez` },
    lists: { rates: 'p_desconto/p_comissao/p_outro/p_perda', costs: `${COST}.unidade` },
    beside: ['preco', 'quantidade', 'prazo', 'preco_outro', 'parcelas', 'capacidade', 'sobra', 'faturamento'],
    sum(r, { price, many }, { rates, costs }) {
      if (rates.length < 2 || costs.length === 0 || rates.every(({ role }) => role === rates[0]!.role)) return null
      const each = r.each(price, costs, rates)
      return many ? r.sold(many, each, 'O que fica') : each
    },
    says: leaves(
      say`Só se houver folga para fazer isso sem largar quem paga mais.`,
      say`Não nesse preço.`,
      'Tirado tudo o que pedem,',
    ),
  }),
  plain({
    id: 'pedido_e_gastos',
    former: true,
    topic: 'pedido',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'fornecedor'],
    needs: {
      many: 'quantidade_pedido.vez/ponto',
      price: 'preco_oferta/preco.unidade',
      next: 'custo_unidade_novo.unidade',
    },
    may: { fine: 'multa.vez' },
    lists: { costs: 'custo_unidade.unidade', once: 'custo_uma_vez/custo_novo.vez' },
    beside: ['prazo', 'p_outro', 'preco', 'capacidade', 'quantidade'],
    sum(r, { many, price, next, fine }, { costs, once }) {
      const old = costs.find(({ at }) => at.place === next.at.place - 1)
      if (!old) return null
      const spent = [...costs.filter((one) => one !== old), next]
      const all = r.times(r.of(many), r.each(price, spent), 'O que o pedido deixa')
      const rest = r.after(all, once, 'Os gastos do pedido', 'O que fica')
      // Who gives it up pays the fine and has nothing of it.
      return fine ? r.plus(rest, r.of(fine), 'O que cumprir deixa a mais') : rest
    },
    says: leaves(
      say`Cumpra: mesmo com o custo novo não se perde.`,
      say`Renegocie antes de entregar: com o custo novo se perde.`,
      'Com o custo novo',
    ),
  }),
  plain({
    id: 'pedido_com_quebra',
    topic: 'pedido',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande'],
    needs: { many: 'quantidade_pedido.vez/mes', price: 'preco_oferta.unidade', loss: 'p_perda' },
    may: { once: 'custo_uma_vez.vez' },
    lists: { costs: 'custo_unidade.unidade' },
    beside: ['preco', 'quantidade', 'prazo', 'capacidade', 'horas', 'p_outro'],
    sum(r, { many, price, loss, once }, { costs }) {
      if (costs.length === 0 || loss.said.value >= 50) return null
      const good = r.c.make('%', 'O que sai bom', 100 - loss.said.value, say`tudo − ${r.of(loss).account}`, [r.of(loss).value]) // biome-ignore format: short
      const each = r.all(costs, 'O que cada um custa')!
      const shown = each.made === 'sum' ? say`(${each.account})` : each.account
      // Those that break are made as well.
      const made = r.c.make('R$', 'O que um bom custa', (each.value.number / good.number) * 100, say`${each.account} ÷ ${t(good)}`, [each.value, good]) // biome-ignore format: short
      const cost: Term = { value: made, account: say`${shown} ÷ ${t(good)}`, made: 'product', flows: false }
      const all = r.times(r.of(many), r.minus(r.of(price), cost, 'O que cada um deixa'), 'O que o pedido deixa')
      return once ? r.minus(all, { ...r.of(once), flows: all.flows }, 'O que fica') : all
    },
    says: leaves(
      say`Compensa, se a quebra não passar disso.`,
      say`Não nesse preço: a quebra come o ganho.`,
      'Contando o que quebra,',
    ),
  }),
  plain({
    id: 'empreitada',
    topic: 'contrato',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'aumentar_preco'],
    needs: { pays: 'contrato/preco_oferta.vez', daily: 'custo_unidade/custo_mes/custo_novo.dia', days: 'dias/prazo' },
    may: { crew: 'pessoas', many: 'quantidade_pedido.vez', each: 'custo_unidade.unidade', held: 'p_parte/p_outro' },
    lists: { once: 'custo_uma_vez/custo_novo.vez' },
    beside: ['preco_outro', 'prazo', 'medida', 'p_sinal', 'tempo', 'faturamento'],
    sum(r, { pays, daily, days, crew, many, each, held }, { once }) {
      if (!many !== !each || days.said.unit === 'meses') return null
      const pay = { ...bare(r, daily), value: r.c.reais(daily, 'A diária') }
      const day: Term = { ...pay, account: say`${t(pay.value)}` }
      const team = crew ? r.times(bare(r, crew), day, 'A equipe por dia') : day
      const work = r.times(bare(r, days), team, 'A equipe')
      const comes = held ? r.rest(r.of(pays), r.of(held), 'O que recebe agora') : r.of(pays)
      const net = r.minus(comes, work, 'Depois da equipe')
      const goods = many && each ? r.minus(net, r.times(r.of(many), r.of(each), 'O material'), 'O que fica') : net
      return r.after(goods, once, 'Os outros gastos', 'O que fica do serviço')
    },
    says: leaves(say`Só se não passar desses dias.`, say`Não por esse preço.`, 'Pagas a equipe e as compras,'),
  }),
  plain({
    id: 'viagem',
    anyUnit: true,
    topic: 'viagem',
    narrow: true,
    decisions: ['desconto', 'baixar_preco', 'pedido_maior', 'cliente_grande'],
    needs: {
      pays: 'preco_oferta/preco_outro/preco/contrato.vez/unidade',
      far: 'quantidade/medida/outro',
      burns: 'medida/outro/quantidade',
      fuel: 'custo_unidade.unidade',
    },
    may: { load: 'capacidade/quantidade_pedido' },
    lists: { once: 'custo_uma_vez.vez' },
    beside: ['parcela', 'preco_outro', 'tempo', 'quantidade', 'custo_mes'],
    sum(r, { pays, far, burns, fuel, load }, { once }) {
      const says = (word: RegExp, { at }: Held) => word.test(at.after.slice(0, 20))
      if (!says(FAR, far) || far.said.value <= burns.said.value * 3 || burns.said.value > 20) return null
      if (!r.c.d.ask.says(BURNS, ['main_challenge'])) return null
      const [long, yields] = [bare(r, far), bare(r, burns)]
      const litres = r.over(
        { ...long, account: say`${t(long.value)} km` },
        { ...yields, account: say`${t(yields.value)}` },
        'Os litros da viagem',
      )
      const diesel = r.times({ ...litres, flows: false }, r.of(fuel), 'O combustível')
      const comes = load ? r.times(bare(r, load), r.of(pays), 'O frete') : r.of(pays)
      return r.after(r.minus(comes, diesel, 'Depois do combustível'), once, 'Os outros gastos', 'O que a viagem deixa')
    },
    says: leaves(
      say`Vá, se não voltar rodando à toa.`,
      say`Não por esse preço.`,
      'Pagos o combustível e os gastos da viagem,',
    ),
  }),
  plain({
    id: 'mes_pelo_que_vende',
    topic: 'mes',
    narrow: true,
    decisions: ['fechar_unidade', 'vender_parar', 'aumentar_preco', 'franquia', 'renegociar'],
    needs: { many: `quantidade/clientes.${SPAN}/ponto`, price: 'preco/ticket.unidade/mes' },
    lists: { costs: 'custo_unidade.unidade/mes', bills: `custo_mes/parcela.${SPAN}` },
    beside: ['preco_oferta', 'investimento', 'custo_uma_vez', 'meta', 'parcelas', 'clientes_antes', 'custo_novo', 'preco_outro', 'caixa', 'prejuizo', 'p_parte', 'vida'], // biome-ignore format: a list
    sum(r, { many, price }, { costs, bills }) {
      if (bills.length === 0 || (price.period === 'mes') !== (many.period === 'ponto')) return null
      const comes = r.sold(many, costs.length > 0 ? r.each(price, costs) : r.of(price), 'O que as vendas deixam')
      return r.minus(comes, r.all(bills, 'As contas')!, 'O mês de hoje')
    },
    says: leaves(
      say`Hoje se paga: só troque por algo que deixe mais do que isso.`,
      say`Assim não se paga: ou o preço e o número mudam, ou pare.`,
      'Pagas as contas que você citou,',
    ),
  }),
  plain({
    id: 'assinatura_com_usos',
    topic: 'pacote',
    narrow: true,
    decisions: ['aumentar_preco', 'largar_cliente', 'produto_novo', 'cliente_grande'],
    needs: { whole: 'preco/preco_oferta/contrato.mes', uses: 'quantidade.mes/semana', cost: `${COST}.unidade` },
    may: { clients: 'clientes/quantidade_pedido.ponto/mes', old: 'custo_unidade.unidade' },
    beside: ['preco_outro', 'clientes_perdidos', 'capacidade', 'faturamento', 'parcelas'],
    sum(r, { whole, uses, cost, clients, old }) {
      if (old && (cost.role !== 'custo_unidade_novo' || old.at.place !== cost.at.place - 1)) return null
      const used = r.times(bare(r, uses), r.of(cost), 'O que os usos custam')
      const one = r.minus(r.of(whole), { ...used, flows: true }, 'O que cada um deixa')
      return clients ? r.times(bare(r, clients), one, 'O que todos deixam') : one
    },
    says: leaves(say`Continue, com o número de vezes por escrito.`, say`Não por esse preço.`, 'Pago o que usam,'),
  }),
  plain({
    id: 'caixa_para_o_pedido',
    topic: 'caixa',
    narrow: true,
    decisions: ['pedido_maior', 'estoque_antes', 'emprestimo', 'cliente_grande'],
    needs: { many: 'quantidade_pedido.vez/dia', each: `${COST}.unidade`, cash: 'caixa.ponto' },
    may: { off: 'p_desconto', days: 'dias' },
    beside: ['preco_oferta', 'prazo', 'p_juros', 'quantidade', 'preco', 'faturamento'],
    sum(r, { many, each, cash, off, days }) {
      if (!off && !days) return null
      const one = off ? r.rest(r.of(each), r.of(off), 'O que cada um custa') : r.of(each)
      const count = r.c.count(many, 'Quantos')
      const of: Term = { value: count, account: r.c.many(count, many), made: 'one', flows: false }
      const all = r.times(days ? r.times(of, bare(r, days), 'Quantos ao todo') : of, one, 'O que o pedido custa')
      return r.minus(all, r.of(cash), 'O que falta')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Só com sinal ou prazo do fornecedor: o caixa não paga.`,
        say`Cabe no caixa, se ficar uma reserva.`,
      ),
      text: say`${main.value.number > 0 ? 'Faltam' : 'Sobram'} ${shown} no caixa.`,
    }),
  }),
  plain({
    id: 'montar_com_o_caixa',
    topic: 'caixa',
    narrow: true,
    decisions: ['segunda_loja', 'reforma', 'maquina', 'emprestimo', 'produto_novo'],
    needs: { cash: 'caixa.ponto' },
    lists: { once: 'investimento/custo_uma_vez/multa.vez' },
    beside: ['p_juros', 'faturamento', 'custo_novo', 'custo_mes', 'prazo', 'parcelas', 'sobra'],
    sum(r, { cash }, { once }) {
      return once.length < 2 ? null : r.minus(r.all(once, 'O que se gasta')!, r.of(cash), 'O que falta')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Ainda não só com o que há guardado.`, say`Cabe, se ficar um mês de contas de reserva.`),
      text: say`${main.value.number > 0 ? 'Faltam' : 'Sobram'} ${shown}.`,
    }),
  }),
]
