import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { PAID_DOWN } from './loans.ts'
import { bySign, plain, type Reckoning, type Term } from './plain.ts'

const totalOf = (r: Reckoning, count: Held, each: Held): Term => ({
  ...r.times(r.of(count), { ...r.of(each), flows: false }, 'O que se paga ao todo'),
  flows: false,
})

const inOrder = (helds: readonly Held[]): readonly Held[] => [...helds].sort((a, b) => a.at.place - b.at.place)

/** What her list leaves of a month. */
function leftOf({ c }: Reckoning): Term | null {
  const { left } = c
  return left && { value: left, account: say`${t(left)}`, made: 'one', flows: true }
}

/** What she owes, pays to a bank, a franchise or a partner, each way to its end. */
export const DEALINGS: readonly Way[] = [
  plain({
    id: 'junta_dividas',
    topic: 'divida',
    narrow: true,
    decisions: ['renegociar', 'emprestimo'],
    needs: { count: 'parcelas', next: 'parcela_nova.mes' },
    may: { lent: 'emprestimo.vez/ponto' },
    lists: { debts: 'divida.ponto/vez', now: 'parcela/juros/custo_mes.mes' },
    beside: ['p_juros', 'investimento', 'outro', 'ganho_esperado', 'faturamento', 'sobra', 'caixa', 'prazo'],
    sum(r, { count, next, lent }, { debts }) {
      const owed = r.all(debts, 'O que deve')
      if (debts.length < 2 || !owed || (lent && lent.said.value < owed.value.number)) return null
      return r.minus(totalOf(r, count, next), lent ? r.of(lent) : owed, 'O que custa a mais')
    },
    says(shown, main, r, { next, lent }, { now, debts }) {
      const owed = r.all(debts, 'O que deve')!
      const spare = lent ? r.minus(r.of(lent), owed, 'O que sobra do empréstimo') : null
      const today = r.all(now, 'O que paga hoje por mês')
      const relief = today ? r.minus(today, r.of(next), 'O alívio por mês') : null
      return {
        head: relief
          ? bySign(relief, say`Só se o mês de hoje não couber mesmo.`, say`Não: a parcela nova pesa mais por mês.`)
          : say`Só se a parcela couber num mês fraco.`,
        text: say`Juntando tudo, são ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'} do que ${lent ? 'o que o banco empresta' : 'o que deve hoje'}${spare && spare.value.number > 0 ? say`; para quitar bastam ${t(owed.value)}: os outros ${t(spare.value)} também pagam juros` : ''}${relief ? say`, para ${relief.value.number > 0 ? 'aliviar' : 'pagar a mais'} ${t(relief.value)} por mês` : ''}. Só adianta se nenhuma dívida nova vier.`,
        ...(relief && { also: say`${relief.account} = ${t(relief.value)} por mês` }),
      }
    },
  }),
  plain({
    id: 'dois_parcelamentos',
    topic: 'emprestimo',
    not: PAID_DOWN,
    narrow: true,
    decisions: ['emprestimo', 'maquina', 'renegociar'],
    needs: {},
    lists: { counts: 'parcelas', pays: 'parcela_nova/parcela.mes' },
    beside: ['investimento', 'emprestimo', 'custo_mes', 'caixa', 'divida', 'faturamento', 'p_juros', 'outro', 'custo_uma_vez', 'preco_oferta'], // biome-ignore format: a list
    sum(r, _, { counts, pays }) {
      if (counts.length !== 2 || pays.length !== 2) return null
      const [a, b] = inOrder(counts) as [Held, Held]
      const [x, y] = inOrder(pays) as [Held, Held]
      // Each count stands beside its own instalment.
      if (Math.max(a.at.place, x.at.place) > Math.min(b.at.place, y.at.place)) return null
      const [one, other] = [totalOf(r, a, x), totalOf(r, b, y)]
      return one.value.number > other.value.number
        ? r.minus(one, other, 'A diferença')
        : r.minus(other, one, 'A diferença')
    },
    says: (shown) => ({
      head: say`Só se a parcela menor for o que cabe no mês.`,
      text: say`De um para o outro são ${shown} de diferença ao todo. Peça o custo total dos dois por escrito.`,
    }),
  }),
  plain({
    id: 'multa_pelas_taxas',
    topic: 'franquia',
    narrow: true,
    decisions: ['franquia', 'sair_app', 'renegociar', 'fornecedor'],
    needs: { fine: 'multa.vez', sales: 'faturamento.mes' },
    may: { bill: 'custo_mes.mes' },
    lists: { rates: 'p_comissao/p_outro' },
    beside: ['investimento', 'quantidade', 'ticket', 'vida', 'meta', 'preco', 'tempo'],
    sum(r, { fine, sales, bill }, { rates }) {
      if (rates.length === 0 || rates.length > 2 || (bill && rates.length > 1)) return null
      const [low, high] = [...rates].sort((a, b) => a.said.value - b.said.value) as [Held, Held | undefined]
      const rate = high ? r.minus(r.of(high), r.of(low), 'A diferença de taxa') : r.of(low)
      const taken = r.times(r.of(sales), { ...rate, flows: false }, 'O que a taxa leva')
      return r.over(r.of(fine), bill ? r.plus(taken, r.of(bill), 'O que pagam de taxa') : taken, 'Em quantos meses')
    },
    says: (shown, main) => ({
      head:
        main.value.number <= 12
          ? say`Saia, se não perder venda: a multa volta em ${shown}.`
          : say`Negocie a multa antes: ela demora a voltar.`,
      text: say`O que deixa de pagar de taxa paga a multa em ${shown}, se a venda for a mesma.`,
    }),
  }),
  plain({
    id: 'parte_do_socio',
    topic: 'sociedade',
    narrow: true,
    decisions: ['sair_sociedade', 'socio_novo', 'vender_parar'],
    needs: { ask: 'preco_oferta/custo_uma_vez/investimento.vez', part: 'p_parte' },
    may: { left: 'sobra.mes/ano' },
    beside: ['caixa', 'divida', 'estoque', 'outro', 'parcelas', 'parcela_nova', 'prazo', 'investimento', 'faturamento'],
    sum(r, { ask, part, left }) {
      if (!r.c.d.ask.says(PARTNER, ['main_challenge'])) return null
      const month = left ? { ...r.of(left), flows: true } : leftOf(r)
      if (!month || month.value.number <= 0) return null
      const his = r.times(month, r.of(part), 'A parte dele do que sobra')
      const back = r.over(r.of(ask), his, 'Em quanto tempo se paga')
      return { ...back, flows: false, unit: left?.period === 'ano' ? 'anos' : left ? (back.unit ?? '') : 'meses' }
    },
    says: (shown, main) => {
      const months = main.unit === 'anos' ? main.value.number * 12 : main.value.number
      return {
        head:
          months <= 48
            ? say`Só parcelado, dentro do que essa parte rende.`
            : say`Não por esse valor: essa parte não rende isso.`,
        text: say`Essa parte do que sobra paga o valor em ${shown}, se o negócio continuar deixando o mesmo. Feche valor e parcelas por escrito, com contador.`,
      }
    },
  }),
  plain({
    id: 'parte_menos_caixa',
    topic: 'sociedade',
    narrow: true,
    decisions: ['sair_sociedade', 'socio_novo'],
    needs: { whole: 'outro/estoque/preco_oferta.vez/ponto/nada', part: 'p_parte', cash: 'caixa.ponto' },
    may: { count: 'parcelas', left: 'sobra.mes' },
    beside: ['pessoas', 'faturamento', 'tempo'],
    sum(r, { whole, part, cash, count }) {
      if (!r.c.d.ask.says(PARTNER, ['main_challenge'])) return null
      const rest = r.minus(r.times(r.owned(whole), r.of(part), 'A parte'), r.of(cash), 'O que falta pagar')
      return rest.value.number <= 0 || !count ? rest : r.over(rest, { ...r.of(count), flows: false }, 'Por mês')
    },
    says(shown, main, r, { count, left }) {
      const month = left && count ? r.of(left) : null
      const fits = month ? month.value.number >= main.value.number : null
      return {
        head: fits === null ? say`Só parcelado, e por escrito.` : fits ? say`Cabe, se o mês não piorar.` : say`Não assim: não cabe no que sobra.`, // biome-ignore format: short
        text: say`Dado o que há em caixa, ficam ${shown}${count ? ' por mês' : ''} a pagar. Guarde um mês de contas antes de entregar o caixa todo.`,
      }
    },
  }),
  plain({
    id: 'horas_ou_contratar',
    topic: 'pessoa',
    narrow: true,
    decisions: ['contratar', 'mais_horas', 'terceirizar', 'demitir'],
    needs: {
      hours: 'horas.mes/semana/dia',
      hour: 'custo_unidade/custo_novo.unidade',
      hire: 'custo_novo/custo_mes.mes',
    },
    may: { crew: 'pessoas' },
    beside: ['faturamento', 'quantidade', 'clientes', 'prazo', 'preco'],
    sum(r, { hours, hour, hire, crew }) {
      if (hours.said.unit === 'minutos') return null
      const many = r.of(hours)
      const one = r.times({ ...many, account: say`${t(many.value)} horas` }, r.of(hour), 'O que as horas custam')
      const all = crew ? r.times({ ...r.of(crew), flows: false }, one, 'O que as horas custam') : one
      return r.minus(all, r.of(hire), 'A diferença')
    },
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Contrate, se essas horas forem assim todo mês.`,
        say`Não contrate só por isso: as horas a mais custam menos.`,
      ),
      text: say`As horas a mais custam ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'} do que alguém fixo, antes dos encargos.`,
    }),
  }),
]

const PARTNER = /\bsoci[oa]s?\b|\bsociedade\b|\b(?:metade|parte) d(?:el[ae]|[oa])\b|\b(?:irm[ao]|cunhad[oa]|prim[oa])\b/
