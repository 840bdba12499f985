import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { bySign, COST, plain, type Reckoning, type Term } from './plain.ts'

/** What is kept costs so much a week or month, for so long. */
function keptFor(r: Reckoning, hold: Held, wait: Held): Term | null {
  const one = { ...r.of(hold), flows: false }
  if (hold.period !== 'mes' && hold.period !== 'semana') return one
  const unit = hold.period === 'mes' ? 'meses' : 'semanas'
  const cost = r.c.reais(hold, 'O que guardar cada um custa')
  const each = { ...one, value: cost, account: say`${t(cost)}` }
  return wait.said.unit === unit ? r.times(each, { ...r.of(wait), flows: false }, 'Guardar cada um') : null
}

const LARGER = 3

/** A price that is waited for, a buyer who pays late, a discount that a bank's money bridges. */
export const WAITS: readonly Way[] = [
  plain({
    id: 'esperar_preco',
    topic: 'estoque',
    narrow: true,
    decisions: ['guardar_safra', 'estoque_antes', 'vender_parar'],
    needs: {
      many: 'estoque_qtd/quantidade_pedido/quantidade.ponto/vez',
      now: 'preco/preco_oferta.unidade',
      later: 'preco_novo/preco_outro.unidade',
      wait: 'prazo',
    },
    may: {
      hold: 'custo_unidade/custo_novo.unidade/semana/mes',
      loss: 'p_perda/p_queda',
      bill: 'custo_mes/custo_novo.mes',
      rate: 'p_juros',
      owed: 'divida.ponto/vez',
      size: 'medida',
    },
    beside: ['caixa', 'faturamento'],
    sum(r, { many, now, later, wait, hold, loss, bill, rate, owed, size }) {
      if ((!hold && !loss && !bill && !rate) || (owed && !rate)) return null
      const then = loss ? r.rest(r.of(later), r.of(loss), 'O preço depois da quebra') : r.of(later)
      const gain = r.minus(then, r.of(now), 'O que o preço sobe')
      if (Math.abs(later.said.value / now.said.value - 1) > LARGER) return null
      const sized = size ? r.times({ ...r.of(size), flows: false }, gain, 'O que um ganha') : gain
      const kept = hold ? keptFor(r, hold, wait) : null
      if (hold && !kept) return null
      const each = kept ? r.minus(sized, kept, 'O que um ganha esperando') : sized
      const count = { ...r.of(many), flows: false }
      const all = r.times(count, each, 'O que esperar traz')
      const paid = bill && r.span({ ...wait }).value.number > 0 ? r.times({ ...r.of(bill), flows: false }, { ...r.of(wait), flows: false }, 'Guardar custa') : null // biome-ignore format: short
      const after = paid ? r.minus(all, { ...paid, flows: false }, 'O que esperar deixa') : all
      if (!rate) return after
      const base = owed ? r.of(owed) : r.times(count, r.of(now), 'O dinheiro parado')
      const interest = r.interest(base, rate, wait, 'Os juros até lá')
      return interest && r.minus(after, { ...interest, flows: false }, 'O que esperar deixa')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Só se o preço vier mesmo: espere com uma parte, e venda a outra já.`,
        say`Não espere: guardar custa mais do que o preço sobe.`,
      ),
      text: say`Esperando, ${main.value.number > 0 ? say`ficam ${shown} a mais` : say`ficam ${shown} a menos`} do que vendendo agora, se o preço for o que dizem.`,
    }),
  }),
  plain({
    id: 'pedido_com_juros',
    topic: 'prazo',
    narrow: true,
    decisions: ['pedido_maior', 'cliente_grande', 'antecipar', 'prazo_fiado'],
    needs: {
      many: 'quantidade/quantidade_pedido/quantidade_nova/clientes.dia/semana/mes/vez',
      price: 'preco/preco_oferta.unidade',
      rate: 'p_juros',
    },
    may: { wait: 'prazo', due: 'a_receber.ponto' },
    lists: { costs: `${COST}.unidade` },
    beside: ['caixa', 'faturamento', 'capacidade', 'a_receber', 'parcelas'],
    sum(r, { many, price, rate, wait, due }, { costs }) {
      if (costs.length === 0 || (!wait && !due)) return null
      const keeps = r.sold(many, r.each(price, costs), 'O que fica')
      const flows = keeps.flows && due !== undefined
      const base = due ? r.of(due) : r.sold(many, r.of(price), 'O que se vende a prazo')
      const interest = due
        ? { ...r.times(base, r.of(rate), 'Os juros do mês'), flows }
        : r.interest(base, rate, wait!, 'Os juros até receber')
      if (!interest || (due && (!flows || r.time !== 'mes' || rate.period === 'ano'))) return null
      return r.minus(keeps, interest, 'O que fica depois dos juros')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Só se pagarem no prazo: cada mês de atraso leva mais juros.`,
        say`Não assim: os juros levam mais do que a venda deixa.`,
      ),
      text: say`Depois do custo e dos juros ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}. Ponha o juro no preço, ou peça uma parte na entrega.`,
    }),
  }),
  plain({
    id: 'desconto_com_banco',
    topic: 'compra',
    narrow: true,
    decisions: ['estoque_antes', 'fornecedor', 'emprestimo', 'desconto'],
    needs: { off: 'p_desconto', rate: 'p_juros', wait: 'prazo' },
    may: {
      many: 'quantidade_pedido/quantidade.vez/ponto/mes',
      each: 'custo_unidade.unidade',
      once: 'custo_uma_vez/custo_mes/investimento/divida.vez/mes/ponto',
    },
    beside: ['caixa', 'faturamento', 'parcelas', 'preco', 'ticket', 'estoque'],
    sum(r, { off, rate, wait, many, each, once }) {
      if (!many !== !each || !many === !once) return null
      const whole = many && each ? r.times(r.of(many), r.of(each), 'A compra') : r.of(once!)
      const base = { ...whole, flows: false }
      const saved = r.times(base, r.of(off), 'O desconto')
      const paid = r.rest(base, r.of(off), 'A compra com desconto')
      const interest = r.interest(paid, rate, wait, 'Os juros até vender tudo')
      return interest && r.minus(saved, interest, 'O que o desconto deixa')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Compensa, se tudo for vendido nesse prazo.`, say`Não: os juros levam o desconto.`),
      text: say`Pegando o dinheiro no banco, ${main.value.number > 0 ? say`ainda ficam ${shown} do desconto` : say`faltam ${shown}`}. Se a venda demorar mais, os juros continuam.`,
    }),
  }),
  plain({
    id: 'compra_antes_da_alta',
    topic: 'compra',
    narrow: true,
    decisions: ['estoque_antes', 'fornecedor', 'emprestimo'],
    needs: {
      many: 'quantidade_pedido/quantidade/quantidade_nova.vez/mes/ponto',
      now: 'custo_unidade.unidade',
      next: 'custo_unidade_novo.unidade',
      rate: 'p_juros',
      wait: 'prazo',
    },
    beside: ['contrato', 'preco', 'caixa', 'faturamento'],
    sum(r, { many, now, next, rate, wait }) {
      if (next.said.value <= now.said.value) return null
      const count = { ...r.of(many), flows: false }
      const saved = r.times(count, r.minus(r.of(next), r.of(now), 'A alta de cada um'), 'O que a alta levaria')
      const interest = r.interest(r.times(count, r.of(now), 'A compra'), rate, wait, 'Os juros até lá')
      return interest && r.minus(saved, interest, 'O que comprar antes deixa')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Compensa, se a alta vier mesmo.`, say`Não: os juros levam mais do que a alta.`),
      text: say`Comprando já e pagando os juros, ${main.value.number > 0 ? say`são ${shown} a menos` : say`são ${shown} a mais`} do que comprando depois da alta.`,
    }),
  }),
  plain({
    id: 'perda_em_juros',
    topic: 'estoque',
    narrow: true,
    decisions: ['estoque_antes', 'renegociar', 'baixar_preco'],
    needs: { goods: 'estoque.ponto/vez', offer: 'preco_oferta.vez', debt: 'divida.ponto', rate: 'p_juros' },
    beside: ['faturamento', 'caixa', 'parcela', 'parcelas'],
    sum(r, { goods, offer, debt, rate }) {
      const lost = r.minus(r.of(goods), r.of(offer), 'O que se perde no estoque')
      if (lost.value.number <= 0 || rate.period === 'ano') return null
      const interest = r.times(r.of(debt), r.of(rate), 'Os juros do mês')
      return { ...r.over(lost, interest, 'A perda em meses de juros'), unit: 'meses' }
    },
    says(shown, main, r, { offer, debt }) {
      const rest = r.minus(r.of(offer), r.of(debt), 'Depois de quitar')
      return {
        head:
          main.value.number <= 12
            ? say`Solte e quite: a perda volta em menos de um ano de juros.`
            : say`Não tudo de uma vez: a perda é maior do que um ano de juros.`,
        text: say`O que se perde no estoque são ${shown} de juros. ${rest.value.number >= 0 ? say`Quitada a dívida, sobram ${t(rest.value)}` : say`Da dívida ainda ficam ${t(rest.value)}`}.`,
      }
    },
  }),
]
