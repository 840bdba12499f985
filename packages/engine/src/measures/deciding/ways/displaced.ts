import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { FAR } from './nets.ts'
import { bySign, COST, LOST, plain, type Reckoning, type Term } from './plain.ts'

/** 'Uns 25 dos meus migram pro convênio': they stay, at the other price. */
const MIGRATES = /\b(?:migr[a-z]+|passa(?:r|m|riam|rao)? (?:a |pro|pra|para)|troca(?:r|m|riam)? (?:pro|pra|para|pel))/

/** What goes away by it: so many, each at what one leaves or pays. */
function lostBy(r: Reckoning, lost: Held, worth: Held, costs: readonly Held[] = []): Term {
  const each = worth.role === 'preco' && costs.length > 0 ? r.each(worth, costs) : { ...r.of(worth) }
  return r.sold(lost, each, 'O que se perde com isso')
}

/** The cost that is told nearest to a price. */
const nearestTo = ({ at }: Held, costs: readonly Held[]): Held =>
  [...costs].sort((a, b) => Math.abs(a.at.place - at.place) - Math.abs(b.at.place - at.place))[0]!

const alike = (a: Term, b: Term): boolean => a.flows === b.flows

const told = (loss: Term) => (shown: ReturnType<typeof say>, main: Term) => ({
  head: bySign(
    main,
    say`Compensa, se não sair mais gente do que isso.`,
    say`Não: o que se perde é mais do que o que entra.`,
  ),
  text: say`O que se perde com isso são ${t(loss.value)}; descontado, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}.`,
})

/** What is gained, less what it pushes out: places, customers, days. */
export const DISPLACED: readonly Way[] = [
  plain({
    id: 'novos_menos_perdidos',
    topic: 'cliente',
    narrow: true,
    decisions: ['cliente_grande', 'pedido_maior', 'produto_novo', 'atacado'],
    needs: {
      many: 'quantidade_nova/quantidade_pedido',
      price: 'preco_oferta/preco_novo.unidade/mes',
      lost: LOST,
      worth: 'sobra/ticket/preco.unidade/mes',
    },
    may: { bill: 'custo_novo.dia/semana/mes' },
    lists: { costs: `${COST}.unidade/mes` },
    beside: ['prejuizo', 'investimento', 'custo_uma_vez', 'faturamento', 'capacidade', 'quantidade', 'clientes', 'prazo', 'custo_mes'], // biome-ignore format: a list
    sum(r, { many, price, lost, worth, bill }, { costs }) {
      const moves = worth.role === 'preco' && r.c.d.ask.says(MIGRATES, ['main_challenge'])
      const gain = r.sold(many, r.each(price, costs), 'O que os novos deixam')
      const less = moves
        ? r.sold(lost, r.minus(r.of(worth), r.of(price), 'O que cada um paga a menos'), 'O que se perde')
        : lostBy(r, lost, worth)
      // What is pushed out is of the same time.
      const same = { ...less, flows: gain.flows }
      if (less.flows && !gain.flows) return null
      const rest = r.minus(gain, same, 'O que fica')
      return bill ? r.minus(rest, r.of(bill), 'O que fica') : rest
    },
    says: (shown, main, r, { lost, worth }) => told(lostBy(r, lost, worth))(shown, main),
  }),
  plain({
    id: 'servico_tira_vagas',
    topic: 'contrato',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'produto_novo'],
    needs: { pays: 'contrato/preco_oferta.vez', lost: `${LOST}/quantidade.vez/dia/semana`, worth: 'sobra.unidade' },
    may: { crew: 'pessoas', daily: 'custo_unidade/custo_novo/custo_mes.dia', days: 'dias' },
    lists: { once: 'custo_uma_vez/custo_novo.vez' },
    beside: ['prazo', 'preco', 'ticket', 'quantidade_pedido', 'p_sinal', 'faturamento', 'capacidade'],
    sum(r, { pays, lost, worth, crew, daily, days }, { once }) {
      if (!daily && (crew || days)) return null
      const bare = (held: Held): Term => ({ ...r.of(held), flows: false })
      const team = daily && crew ? r.times(bare(crew), bare(daily), 'A equipe por dia') : daily && bare(daily)
      const work = team && days ? r.times(team, bare(days), 'A equipe') : team
      const net = r.after(r.of(pays), once, 'O que custa', 'O que o serviço deixa')
      const left = work ? r.minus(net, { ...work, flows: false }, 'O que o serviço deixa') : net
      const count = r.c.count(lost, 'Quantos saem')
      const out = r.times(
        { value: count, account: r.c.many(count, lost), made: 'one', flows: false },
        bare(worth),
        'O que deixa de ganhar',
      )
      return r.minus(left, out, 'O que fica a mais')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Compensa, se couber no prazo e o pagamento ficar por escrito.`,
        say`Não por esse preço: o que sai do lugar deixa mais.`,
      ),
      text: say`Depois dos gastos e do que deixa de fazer, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'poupa_mas_perde',
    topic: 'lugar',
    narrow: true,
    decisions: ['mudar_ponto', 'fornecedor', 'demitir', 'sair_app'],
    needs: {
      now: 'custo_mes.mes',
      next: 'custo_novo.mes',
      lost: 'clientes_perdidos/faltas',
      worth: 'ticket/preco/sobra.mes/unidade',
    },
    beside: ['custo_uma_vez', 'investimento', 'prazo', 'clientes', 'faturamento', 'vida', 'quantidade', 'capacidade'],
    sum(r, { now, next, lost, worth }) {
      const saved = r.minus(r.of(now), r.of(next), 'O que poupa')
      const less = lostBy(r, lost, worth)
      return alike(saved, less) ? r.minus(saved, less, 'O que fica') : null
    },
    says: (shown, main, r, { lost, worth }) => told(lostBy(r, lost, worth))(shown, main),
  }),
  plain({
    id: 'servico_pelos_dias',
    topic: 'contrato',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'largar_cliente'],
    needs: { pays: 'contrato/preco_oferta/ganho_esperado.vez', days: 'dias/prazo', daily: 'sobra/faturamento.dia' },
    lists: { once: 'custo_uma_vez/custo_novo.vez' },
    beside: ['preco', 'quantidade', 'capacidade', 'p_sinal', 'faturamento', 'custo_mes'],
    sum(r, { pays, days, daily }, { once }) {
      // Of a trip the fuel is missing.
      if (days.said.unit !== 'dias' || r.c.d.ask.says(FAR, ['main_challenge'])) return null
      const net = r.after(r.of(pays), once, 'O que custa', 'O que o serviço deixa')
      const day = { ...r.of(daily), value: r.c.reais(daily, 'O que um dia deixa'), flows: false }
      const away = r.times({ ...r.of(days), flows: false }, { ...day, account: say`${t(day.value)}` }, 'Os dias parado')
      return r.minus(net, away, 'O que fica a mais')
    },
    says: (shown, main, _r, _n, { once }) => ({
      head: bySign(
        main,
        say`Compensa, se não levar mais dias do que isso.`,
        say`Não por esse preço: os dias de sempre deixam mais.`,
      ),
      text: say`Descontado o que esses dias deixariam, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}${once.length > 0 ? '' : ', antes do que o serviço gasta'}.`,
    }),
  }),
  plain({
    id: 'pedido_no_lugar_da_venda',
    topic: 'pedido',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'atacado'],
    needs: {
      order: 'quantidade_pedido.dia/semana/mes/ano/vez/ponto',
      offer: 'preco_oferta.unidade/dia/mes',
      now: 'quantidade/clientes/faltas.dia/semana/mes/ano/vez/ponto',
      price: 'preco.unidade/dia/mes',
    },
    may: { bill: 'custo_novo.dia/semana/mes/vez' },
    lists: { costs: 'custo_unidade.unidade/dia/mes' },
    beside: ['capacidade', 'quantidade', 'prazo', 'vida', 'faturamento', 'clientes', 'custo_mes'],
    sum(r, { order, offer, now, price, bill }, { costs }) {
      if (order.period !== now.period || offer.period !== price.period || costs.length === 0 || costs.length > 2)
        return null
      const of = (one: Held) => (costs.length === 2 ? nearestTo(one, costs) : costs[0])
      const [here, there] = [of(offer), of(price)]
      if (costs.length === 2 && here === there) return null
      const comes = r.sold(order, r.eachBefore(offer, here ? [here] : []), 'O que o pedido deixa')
      const gone = r.sold(now, r.eachBefore(price, there ? [there] : []), 'O que a venda de hoje deixa')
      const rest = r.minus(comes, gone, 'A diferença')
      return bill ? r.minus(rest, { ...r.of(bill), flows: rest.flows }, 'A diferença') : rest
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Pegue, se o pedido for certo: ele deixa mais do que a venda que sai.`,
        say`Não no lugar da venda de hoje: ela deixa mais.`,
      ),
      text: say`Se o pedido tomar o lugar dessas vendas, são ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'}. Se couberem os dois, o pedido vem por cima.`,
    }),
  }),
  plain({
    id: 'contrato_ou_avulsos',
    topic: 'contrato',
    narrow: true,
    decisions: ['largar_cliente', 'cliente_grande', 'pedido_maior'],
    needs: { pays: 'contrato/preco_oferta.mes', many: 'quantidade.mes/semana/dia', price: 'preco/ticket.unidade' },
    may: { bill: 'custo_novo/custo_mes.mes' },
    lists: { costs: 'custo_unidade.unidade' },
    beside: ['prazo', 'vida', 'faturamento', 'capacidade', 'quantidade'],
    sum(r, { pays, many, price, bill }, { costs }) {
      if (costs.length === 0) return null
      const singles = r.sold(many, r.eachBefore(price, costs), 'O que os avulsos deixam')
      const fixed = bill ? r.minus(r.of(pays), r.of(bill), 'O que o contrato deixa') : r.of(pays)
      return r.minus(singles, fixed, 'A diferença')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Fique com os avulsos, se vierem todo mês.`,
        say`Fique com o contrato: ele deixa mais, e é certo.`,
      ),
      text: say`Os avulsos deixam ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'} do que o contrato, se não der para ter os dois.`,
    }),
  }),
]
