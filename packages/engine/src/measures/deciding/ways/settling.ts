import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { bySign, COST, LOST, PRICE, plain, type Reckoning, type Term } from './plain.ts'

/** A sum twelve times over, or its half. */
const halfYear = (r: Reckoning, month: Term) =>
  r.c.make('R$', 'Metade do que sobra no ano', month.value.number * 6, say`${month.account} × seis`, [month.value])

/** Goods for a debt, a half of a business, people who ask more, customers who leave, land to lease. */
export const SETTLING: readonly Way[] = [
  plain({
    id: 'estoque_quita_divida',
    topic: 'estoque',
    narrow: true,
    decisions: ['estoque_antes', 'renegociar', 'baixar_preco', 'cortar_produto'],
    needs: {
      goods: 'estoque.ponto/vez',
      debt: 'divida.ponto',
      rate: 'p_juros.mes',
      part: 'p_parte/p_outro/p_desconto/p_comissao',
    },
    beside: ['faturamento'],
    sum(r, { goods, debt, part }) {
      const all = r.of(goods)
      const paid =
        part.role === 'p_desconto'
          ? r.rest(all, r.of(part), 'O que o estoque traz')
          : r.times(all, r.of(part), 'O que o estoque traz')
      return r.minus(paid, r.of(debt), 'O que sobra depois da dívida')
    },
    says(shown, main, r, { debt, rate, goods, part }) {
      const interest = r.times(r.of(debt), r.of(rate), 'Juros por mês')
      const all = r.of(goods)
      const share = r.of(part)
      const lost =
        part.role === 'p_desconto'
          ? r.times(all, share, 'A perda no estoque')
          : r.rest(all, share, 'A perda no estoque')
      const months = r.c.months(lost.value, interest.value, 'A perda em meses de juros')
      return {
        head: bySign(main, say`Solte: o estoque quita a dívida.`, say`Solte, e parcele o que faltar.`),
        text: say`Os juros levam ${t(interest.value)} por mês. Vendido assim, o estoque paga a dívida e ${main.value.number >= 0 ? 'sobram' : 'faltam'} ${shown}; a perda de ${t(lost.value)} são ${t(months)} de juros.`,
        also: say`juros ${t(interest.value)} por mês`,
      }
    },
  }),
  plain({
    id: 'metade_do_socio',
    topic: 'sociedade',
    narrow: true,
    decisions: ['sair_sociedade', 'socio_novo', 'vender_parar'],
    needs: { ask: 'preco_oferta/custo_uma_vez/investimento.vez', left: 'sobra.mes' },
    may: { cash: 'caixa.ponto', debt: 'divida.ponto', goods: 'estoque/outro/investimento.ponto/nada/vez' },
    beside: ['parcelas', 'parcela_nova', 'prazo', 'tempo'],
    sum(r, { ask, left }) {
      if (!r.c.d.ask.says(PARTNER, ['main_challenge'])) return null
      const month = r.of(left)
      const half = halfYear(r, month)
      return {
        ...r.over(
          r.of(ask),
          { value: half, account: say`${month.account} × seis`, made: 'product', flows: false },
          'Em quantos anos',
        ),
        unit: 'anos',
      }
    },
    says(shown, main, r, { cash, debt, goods }) {
      const owned = [goods, cash].flatMap((one) => (one ? [r.owned(one)] : []))
      const own = owned.length === 2 ? r.plus(owned[0]!, owned[1]!, 'O que a empresa tem') : owned[0]
      const net = own && debt ? r.minus(own, r.of(debt), 'O que a empresa tem, menos a dívida') : own
      // Without what it owns the half isn't known.
      const half =
        goods &&
        net &&
        net.value.number > 0 &&
        r.c.make('R$', 'A metade do que há', net.value.number / 2, say`(${net.account}) ÷ dois`, [net.value])
      return {
        head:
          main.value.number <= 4
            ? say`Só parcelado, dentro do que a metade dela rende.`
            : say`Não por esse valor: a metade não rende isso.`,
        text: say`A metade do que sobra paga isso em ${shown}.${half ? say` Do que você citou que a empresa tem, a metade são ${t(half)}.` : ''} Feche valor e parcelas por escrito, com contador.`,
        ...(half && { also: say`(${net!.account}) ÷ dois = ${t(half)}` }),
      }
    },
  }),
  plain({
    id: 'cobrir_proposta',
    topic: 'pessoal',
    narrow: true,
    decisions: ['aumento_salario', 'contratar'],
    needs: {
      now: 'custo_mes.mes',
      next: 'custo_novo.mes',
      many: 'quantidade/quantidade_antes.mes/semana/dia',
      price: 'preco/ticket.unidade',
    },
    may: { cost: 'custo_unidade.unidade', all: 'quantidade_nova.mes' },
    beside: ['sobra', 'clientes', 'faturamento'],
    sum(r, { now, next }) {
      const [today, asked] = [r.of(now), r.of(next)]
      if (asked.value.number <= today.value.number || !r.c.d.ask.says(STAFF, ['main_challenge'])) return null
      return r.minus(asked, today, 'O aumento, antes dos encargos')
    },
    says(shown, main, r, { many, price, cost }) {
      const brings = r.times(r.of(many), r.of(price), 'O que ele traz')
      const keep = r.keep(price, cost)
      if (keep.value.number <= 0) return null
      const needed = r.c.needed(main.value, keep.value, 'Quantos pagam o aumento')
      return {
        head: say`Cubra só em troca de alguma coisa: meta, permanência ou mais serviço.`,
        text: say`O aumento são ${shown}, e os encargos vêm por cima. Ele traz ${r.shown(brings)}: ${t(needed)} a mais pagam o aumento${keep.made === 'sum' ? say` (cada um deixa ${t(keep.value)})` : ', antes do material'}. Ensine o serviço a outro, para não depender de um só.${r.c.today()}`,
        also: say`${brings.account} = ${r.shown(brings)}`,
      }
    },
  }),
  plain({
    id: 'conquista_perdida',
    topic: 'cliente',
    narrow: true,
    decisions: ['contratar', 'anunciar'],
    needs: {
      lost: 'clientes_perdidos/faltas.mes',
      each: 'custo_unidade/custo_uma_vez.unidade/vez',
      bill: 'custo_novo.mes',
    },
    beside: ['quantidade', 'quantidade_nova', 'clientes', 'tempo', 'prazo', 'preco', 'ticket', 'quantidade_antes'],
    sum: (r, { lost, each }) => r.times(r.of(lost), r.of(each), 'O que se perde com quem sai cedo'),
    says(shown, main, r, { bill }) {
      const cost = r.of(bill)
      return {
        head:
          main.value.number >= cost.value.number
            ? say`Primeiro segure quem sai: só depois contrate.`
            : say`Só se o gasto novo segurar quem sai.`,
        text: say`Quem sai cedo leva ${shown} do que custou para conquistar, contra os ${cost.account} por mês do gasto novo.${r.c.today()}`,
      }
    },
  }),
  plain({
    id: 'servico_com_equipe',
    topic: 'servico',
    narrow: true,
    decisions: ['aumentar_preco', 'pedido_maior', 'desconto', 'cliente_grande'],
    needs: {
      many: 'clientes/quantidade/quantidade_pedido/capacidade.vez/ponto/unidade',
      price: 'preco/preco_oferta/ticket.unidade/vez',
      crew: 'pessoas',
      pay: 'custo_unidade/custo_uma_vez/custo_novo/custo_mes.unidade/vez/dia',
    },
    may: { each: 'custo_unidade.unidade' },
    lists: { once: 'custo_uma_vez.vez' },
    beside: [],
    sum(r, { many, price, crew, pay, each }, { once }) {
      const one = each ? r.minus(r.of(price), r.of(each), 'O que cada um deixa') : r.of(price)
      const comes = { ...r.times(r.of(many), one, 'O que entra'), flows: false }
      const team = { ...r.times(r.of(crew), r.of(pay), 'A equipe'), flows: false }
      return r.after(r.minus(comes, team, 'Depois da equipe'), once, 'O resto', 'O que fica do serviço')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Só se isso pagar o seu trabalho: abaixo do custo, não.`,
        say`Não por esse preço: não paga o que custa.`,
      ),
      text: say`De um serviço ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}. Ponha um valor mínimo por serviço, que pague a equipe, o custo e o que você quer ganhar.`,
    }),
  }),
  plain({
    id: 'arrendar_ou_produzir',
    anyUnit: true,
    topic: 'terra',
    narrow: true,
    decisions: ['vender_parar', 'expandir_rural', 'imovel'],
    needs: {
      area: 'capacidade/outro/medida/estoque_qtd',
      lease: 'preco_oferta.ano/mes',
      many: 'quantidade/outro.ano/mes',
      price: 'preco.unidade',
    },
    may: { rate: 'p_parte/p_comissao' },
    lists: { bills: 'custo_mes/custo_unidade.ano/mes' },
    beside: ['clientes'],
    sum(r, { area, lease, many, price, rate }, { bills }) {
      if (lease.said.value < 100) return null
      const sold = r.times(r.of(many), r.of(price), 'O que a produção paga')
      const kept = rate ? r.rest(sold, r.of(rate), 'O que fica depois da parte') : sold
      const own = r.after(kept, bills, 'As contas', 'O que a produção deixa')
      return r.minus(own, r.times(r.of(area), r.of(lease), 'O arrendamento'), 'A diferença')
    },
    says(shown, main, _r, _n, { bills }) {
      return {
        head: bySign(
          main,
          say`Não arrende só pelo dinheiro${bills.length > 0 ? '' : ', se as suas contas forem menores do que a diferença'}.`,
          say`O arrendamento paga mais.`,
        ),
        text: say`A produção ${main.value.number > 0 ? 'paga' : 'deixa de pagar'} ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'} do que o arrendamento${bills.length > 0 ? '' : ', antes das suas contas de adubo, trator e gente'}. O que é arrancado demora anos para voltar: só por contrato.`,
      }
    },
  }),
  plain({
    id: 'perdidos_contra_contas',
    topic: 'compra',
    narrow: true,
    decisions: ['maquina', 'contratar', 'segunda_loja'],
    needs: { lost: `${LOST}.mes/semana/dia`, price: `${PRICE}.unidade` },
    may: { cost: COST },
    lists: { bills: 'parcela_nova/custo_novo.mes' },
    beside: ['parcelas', 'investimento', 'custo_uma_vez'],
    sum(r, { lost, price, cost }, { bills }) {
      const spent = r.all(bills, 'As contas novas')
      if (!spent || lost.said.value < 1) return null
      const each = r.keep(price, cost)
      if (each.value.number <= 0) return null
      return { ...r.needed(spent, each, 'Quantos a mais empatam'), flows: false }
    },
    says(shown, main, r, { lost }) {
      const now = r.of(lost)
      const enough = now.value.number >= main.value.number
      return {
        head: enough
          ? say`Compensa, se quase tudo o que hoje se perde vier.`
          : say`Não só por isso: o que hoje se perde não paga as contas novas.`,
        text: say`Empata com ${shown} a mais por mês, e hoje se perdem ${now.account}.${r.c.today()}`,
      }
    },
  }),
]

const PARTNER = /\bsoci[oa]s?\b|\bsociedade\b|\b(?:metade|parte) d(?:el[ae]|[oa])\b/
const STAFF = /\bproposta\b|\bcubr[oa]\b|\bcobr(?:ir|iria)\b|\baumento\b|\bsair\b|\bir embora\b|\bofere[a-z]+\b/
