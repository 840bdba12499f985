import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { bySign, plain, type Reckoning, type Term } from './plain.ts'

const SPAN = 'dia/semana/mes/ano'
const byBoth = (above: Text, below: Text) => (shown: Text, main: Term) => ({
  head: bySign(main, above, below),
  text: say`A diferença é de ${shown}${main.value.number > 0 ? '' : ' a menos'}.`,
})

/** 'De 38 pra 71': the new one stands in the place of the one before it; null: none stands there. */
function costsAfter(now: readonly Held[], next: readonly Held[]): readonly Held[] | null {
  const gone = next.map((one) => now.find((old) => one.at.place === old.at.place + 1))
  if (gone.some((one) => one === undefined)) return next.length === 0 ? now : null
  return [...now.filter((one) => !gone.includes(one)), ...next]
}

/** Where a price stands in the sentence of a rate, the rate is of the nearest. */
function isOf({ at }: Held, far: Held, near: Held): boolean {
  const from = (one: Held) => (one.at.sentence === at.sentence ? Math.abs(one.at.place - at.place) : Infinity)
  return from(far) < from(near) || from(near) === Infinity
}

const capped = (r: Reckoning, part: Held, of: Term, rotulo: string): Term =>
  part.role === 'p_margem' || part.role === 'p_parte' || part.role === 'p_ocupacao'
    ? r.times(of, r.of(part), rotulo)
    : r.rest(of, r.of(part), rotulo)

/** Two ways to sell, run or let the same, each with what it leaves. */
export const SIDES: readonly Way[] = [
  plain({
    id: 'canal_com_perda',
    topic: 'canal',
    narrow: true,
    decisions: ['entrar_app', 'vender_online', 'atacado', 'cliente_grande', 'sair_app', 'produto_novo'],
    needs: {
      far: 'preco/preco_novo/preco_outro/preco_oferta.unidade',
      near: 'preco/preco_oferta/preco_outro/preco_novo.unidade',
      loss: 'p_perda/p_comissao/p_desconto',
    },
    may: { many: `quantidade/quantidade_pedido/estoque_qtd/quantidade_nova.${SPAN}/ponto/vez` },
    lists: { costs: 'custo_unidade.unidade', rates: 'p_perda/p_comissao' },
    beside: ['custo_mes', 'tempo', 'prazo', 'faturamento', 'capacidade'],
    sum(r, { far, near, loss, many }, { costs, rates }) {
      if (far.role === near.role || far.said.value <= near.said.value || rates.length > 1) return null
      if (rates.some(({ role }) => role === loss.role) || !isOf(loss, far, near)) return null
      const each = r.minus(r.eachBefore(far, costs, [loss, ...rates]), r.of(near), 'O que cada um deixa a mais')
      return many ? r.sold(many, each, 'A diferença') : each
    },
    says: byBoth(
      say`Compensa o preço maior, se a perda não passar disso.`,
      say`Não: o preço menor, sem perda nem custo, deixa mais.`,
    ),
  }),
  plain({
    id: 'encalhe_por_dois_precos',
    topic: 'estoque',
    narrow: true,
    decisions: ['estoque_antes', 'baixar_preco'],
    needs: { many: 'estoque_qtd.ponto', far: 'preco_novo/preco.unidade', near: 'preco_oferta.unidade', once: 'custo_uma_vez.vez' }, // biome-ignore format: short
    beside: ['custo_unidade', 'custo_mes', 'faturamento', 'tempo', 'prazo'],
    sum(r, { many, far, near, once }) {
      const gap = r.minus(r.of(far), r.of(near), 'A diferença em cada um')
      return r.minus(
        r.times(r.of(many), gap, 'A diferença em todos'),
        r.of(once),
        'O que vender aos poucos deixa a mais',
      )
    },
    says: byBoth(
      say`Só se vender tudo pelo preço maior: o que encalhar come a diferença.`,
      say`Não: venda de uma vez a quem leva tudo.`,
    ),
  }),
  plain({
    id: 'preco_novo_com_queda',
    former: true,
    topic: 'preco',
    narrow: true,
    decisions: ['aumentar_preco', 'fornecedor', 'baixar_preco'],
    needs: {
      now: 'preco/ticket.unidade/mes',
      next: 'preco_novo.unidade/mes',
      many: 'quantidade/clientes.dia/semana/mes/ponto',
      fall: 'p_queda/p_perda/p_parte/clientes_perdidos',
    },
    lists: { costs: 'custo_unidade.unidade/mes', dear: 'custo_unidade_novo.unidade/mes' },
    beside: ['capacidade', 'custo_mes', 'faturamento', 'preco_outro', 'tempo'],
    sum(r, { now, next, many, fall }, { costs, dear }) {
      const spent = costsAfter(costs, dear)
      if (!spent || next.said.value <= now.said.value || fall.said.value >= many.said.value + 100) return null
      const [before, after] = [r.each(now, spent), r.each(next, spent)]
      const count = r.of(many)
      const stay =
        fall.role === 'clientes_perdidos'
          ? r.minus(count, { ...r.of(fall), flows: count.flows }, 'Quantos ficam')
          : r.rest(count, r.of(fall), 'Quantos ficam')
      if (before.flows && count.flows) return null
      const then = r.times(stay, after, 'O que fica depois')
      return r.minus(then, r.times(count, before, 'O que fica hoje'), 'A diferença')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Suba, se não sair mais gente do que isso.`, say`Não suba tanto: a queda leva o aumento.`),
      text: say`Com o preço novo e a queda que você espera, são ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'}.`,
    }),
  }),
  plain({
    id: 'ocupacao_e_preco',
    topic: 'preco',
    narrow: true,
    decisions: ['aumentar_preco', 'baixar_preco'],
    needs: { room: 'capacidade/quantidade.ponto/dia/mes', now: 'preco', next: 'preco_novo' },
    lists: { full: 'p_ocupacao', costs: 'custo_unidade.unidade/dia' },
    beside: ['custo_uma_vez', 'faturamento', 'custo_mes'],
    sum(r, { room, now, next }, { full, costs }) {
      if (full.length !== 2 || now.period !== next.period) return null
      const [a, b] = first(full) as [Held, Held]
      // The dearer price goes with the emptier house.
      const [low, high] = a.said.value < b.said.value ? [a, b] : [b, a]
      const [few, most] = next.said.value > now.said.value ? [low, high] : [high, low]
      const side = (price: Held, part: Held) => r.times(r.of(part), r.each(price, costs), 'O que cada lugar deixa')
      return r.sold(room, r.minus(side(next, few), side(now, most), 'A diferença em cada lugar'), 'A diferença')
    },
    says: byBoth(say`Compensa, se a ocupação for mesmo essa.`, say`Não: a ocupação de hoje deixa mais.`),
  }),
  plain({
    id: 'mais_por_conta_maior',
    topic: 'lugar',
    narrow: true,
    decisions: ['mudar_ponto', 'contratar', 'demitir', 'segunda_loja', 'aumento_salario'],
    needs: {
      now: 'quantidade/clientes.dia/semana/mes',
      after: 'quantidade_nova/capacidade.dia/semana/mes',
      each: 'sobra/ticket/preco.unidade',
    },
    may: { share: 'p_margem' },
    lists: { old: 'custo_mes.mes/dia', bills: 'custo_novo/parcela_nova.mes/dia' },
    beside: ['parcelas', 'investimento', 'custo_uma_vez', 'vida', 'faturamento', 'custo_unidade'],
    sum(r, { now, after, each, share }, { old, bills }) {
      if (old.length + bills.length === 0 || (share && each.role === 'sobra')) return null
      const grows = after.said.value > now.said.value
      // Fewer at no bill, or more at a dearer one.
      if (grows ? bills.length === 0 : bills.length > 0 && old.length === 0) return null
      const [more, fewer] = grows ? [after, now] : [now, after]
      const one = share ? r.times(r.of(each), r.of(share), 'O que cada um deixa') : r.of(each)
      const extra = r.times(r.minus(r.of(more), r.of(fewer), 'Quantos a mais'), one, 'O que vem a mais')
      const [dear, cheap] = grows || bills.length > 0 ? [bills, old] : [old, bills]
      if (!grows && bills.length > 0) return null
      const paid = r.after(extra, dear, 'A conta maior', 'O que fica')
      const back = r.all(cheap, 'A conta menor')
      return back ? r.plus(paid, back, 'O que fica') : paid
    },
    says: (shown, main, _r, { now, after }) => ({
      head:
        after.said.value > now.said.value
          ? bySign(main, say`Compensa, se vier mesmo o que esperam.`, say`Não: a conta nova leva mais do que vem.`)
          : bySign(main, say`Fique: vender menos tira mais do que a conta.`, say`Compensa sair dessa conta.`),
      text: say`O que se vende a mais, contra a conta, ${main.value.number > 0 ? say`deixa ${shown}` : say`deixa ${shown} a menos`}.`,
    }),
  }),
  plain({
    id: 'ceder_por_fixo',
    topic: 'lugar',
    narrow: true,
    decisions: ['vender_parar', 'terceirizar', 'imovel', 'cliente_grande'],
    needs: {
      offer: 'preco_oferta/contrato.mes/semana/ano/vez',
      price: 'preco.unidade/mes/semana/dia',
      many: `quantidade/clientes/capacidade.${SPAN}/ponto`,
    },
    may: { full: 'p_ocupacao', days: 'dias' },
    lists: { costs: 'custo_unidade.unidade/mes/semana', bills: `custo_mes/custo_uma_vez.${SPAN}/vez` },
    beside: ['capacidade', 'custo_uma_vez', 'prazo', 'vida', 'faturamento'],
    sum(r, { offer, price, many, full, days }, { costs, bills }) {
      if (costs.length + bills.length === 0) return null
      const one = costs.length > 0 ? r.eachBefore(price, costs) : { ...r.of(price), flows: false }
      const bare = (held: Held): Term => ({ ...r.of(held), flows: false })
      const filled = full ? capped(r, full, one, 'O que cada lugar deixa') : one
      const sold = r.times(bare(many), { ...filled, flows: false }, 'O que entra')
      const all = days ? r.times(sold, bare(days), 'O que entra') : sold
      const flows = offer.period !== 'vez'
      if (flows && offer.period !== 'mes' && ![price.period, many.period].includes(offer.period)) return null
      const own = r.after({ ...all, flows }, bills, 'As contas', 'O que deixa hoje')
      return r.minus(r.of(offer), own, 'A diferença')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Ceda, se essas contas acabarem mesmo e o contrato ficar por escrito.`,
        say`Não ceda por esse valor: por sua conta fica mais.`,
      ),
      text: say`Cedendo, são ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'} do que fica hoje depois das contas que você citou.`,
    }),
  }),
  plain({
    id: 'ceder_a_venda',
    topic: 'lugar',
    narrow: true,
    decisions: ['terceirizar', 'vender_parar'],
    needs: { offer: 'preco_oferta/contrato.mes', sales: 'faturamento.dia/mes' },
    may: { days: 'dias' },
    lists: { bills: 'custo_mes.dia/mes' },
    beside: ['p_parte', 'clientes', 'tempo'],
    sum(r, { offer, sales, days }, { bills }) {
      const { margin } = r.c
      if (!margin || (days && sales.period !== 'dia')) return null
      const kept = r.times(r.of(sales), { value: margin, account: say`${t(margin)}`, made: 'one', flows: false }, 'O que a venda deixa') // biome-ignore format: short
      return r.minus(r.of(offer), r.after(kept, bills, 'As contas', 'O que deixa hoje'), 'A diferença')
    },
    says: byBoth(say`Ceda, se as contas de hoje acabarem mesmo.`, say`Não ceda por esse valor.`),
  }),
  plain({
    id: 'margem_por_outra_parte',
    topic: 'parte',
    narrow: true,
    decisions: ['comissao', 'mudar_ponto', 'franquia', 'entrar_app', 'cliente_grande'],
    needs: { coming: 'ganho_esperado/faturamento_antes', now: 'faturamento' },
    may: { part: 'p_parte/p_comissao/p_outro', cost: 'investimento/custo_uma_vez.vez' },
    lists: { bills: 'custo_novo' },
    beside: ['estoque', 'clientes', 'tempo', 'data', 'sobra'],
    sum(r, { coming, now, part, cost }, { bills }) {
      const { margin } = r.c
      if (!margin || coming.period !== now.period) return null
      const kept: Term = { value: margin, account: say`${t(margin)}`, made: 'one', flows: false }
      const after = part ? r.minus(kept, r.of(part), 'O que fica de cada venda') : kept
      const gap = part
        ? r.minus(r.times(r.of(coming), after, 'Depois'), r.times(r.of(now), kept, 'Hoje'), 'A diferença')
        : r.times(r.minus(r.of(coming), r.of(now), 'A venda a mais'), kept, 'O que a venda a mais deixa')
      const rest = r.after(gap, bills, 'As contas novas', 'O que fica')
      return cost && rest.value.number > 0 ? r.over(r.of(cost), rest, 'Em quanto tempo se paga') : rest
    },
    says: (shown, main) =>
      main.value.kind === 'meses' || main.unit
        ? {
            head: say`Só se a venda prometida vier mesmo.`,
            text: say`O que se paga uma vez volta em ${shown}. Se vier só metade da venda a mais, demora muito mais: peça prova.`,
          }
        : byBoth(say`Compensa, se a venda subir mesmo.`, say`Não: a parte leva mais do que a venda traz.`)(shown, main),
  }),
]

const first = (helds: readonly Held[]): readonly Held[] => [...helds].sort((a, b) => a.at.place - b.at.place)
