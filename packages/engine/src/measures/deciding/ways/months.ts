import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'

/** What a month of one thing leaves: so many at a price, less what she says that it costs. */
const leaves = way({
  id: 'mes_de_um_servico',
  loose: true,
  topic: 'mes',
  decisions: ['aumentar_preco'],
  needs: { many: 'quantidade/clientes.dia/semana/mes/ponto', price: 'preco/ticket.unidade/mes' },
  lists: { costs: 'custo_unidade.unidade/mes', bills: 'custo_mes/parcela.mes' },
  beside: ['capacidade'],
  tell(c, { many, price }, { costs, bills }) {
    if (costs.length + bills.length === 0 || (many.period === 'ponto' && price.period !== 'mes')) return null
    const count = many.period === 'ponto' ? c.count(many, 'Quantos') : c.manyMonthly(many, 'Quantos')
    const keep = c.keepOf(
      c.reais(price, 'O que cada um paga'),
      costs.map((one) => c.reais(one, 'Custo de cada um')),
    )
    const spent = bills.map((one) => c.monthly(one, 'Conta do mês'))
    const number = spent.reduce((rest, one) => rest - one.number, count.number * keep.value.number)
    const account = join(
      [
        say`${c.many(count, many)} × ${costs.length > 0 ? say`(${keep.terms})` : t(keep.value)}`,
        ...spent.map((one) => say`${t(one)}`),
      ],
      ' − ',
    )
    const rest = c.make('R$/mês', 'O que isso deixa por mês', number, account, [count, keep.value, ...spent])
    // Her month as a whole is told by her list.
    if (
      c.revenue &&
      Math.abs((count.number * c.reais(price, 'O que cada um paga').number) / c.revenue.number - 1) < 0.1
    )
      return null
    const bill = spent.reduce((sum, one) => sum + one.number, 0)
    const sum =
      spent.length > 1
        ? c.make(
            'R$/mês',
            'As contas que você citou',
            bill,
            join(
              spent.map((one) => say`${t(one)}`),
              ' + ',
            ),
            spent,
          )
        : spent[0]
    const even = sum && keep.value.number > 0 ? c.needed(sum, keep.value, 'Quantos empatam') : null
    return {
      main: rest,
      head: null,
      text: say``,
      line: say`A conta: ${account} = ${rest.number < 0 ? say`falta de ${t(rest)}` : t(rest)} por mês, com o que você citou${even ? say`; empata com ${t(even)}` : ''}.`,
    }
  },
})

/** Less comes in than before. */
const fell = way({
  id: 'venda_caiu',
  topic: 'queda',
  decisions: ['demitir', 'baixar_preco', 'anunciar', 'fechar_unidade'],
  needs: { before: 'faturamento_antes.mes' },
  may: { now: 'faturamento.mes', rate: 'p_queda', bill: 'custo_mes.mes', cash: 'caixa.ponto' },
  beside: ['p_parte'],
  tell(c, { before, now, rate, bill, cash }) {
    if ((now === undefined) === (rate === undefined)) return null
    const next = c.monthly(before, 'O que entrava')
    const share = rate ? c.share(rate, 'Quanto caiu') : null
    const today = now ? c.monthly(now, 'O que entra') : null
    const lost = share
      ? c.portion(share, next, 'O que deixou de entrar')
      : c.minus(next, today!, 'O que deixou de entrar')
    if (lost.number <= 0) return null
    const part = share ?? c.part(lost, next, 'Quanto caiu')
    const cost = bill ? c.monthly(bill, 'A conta que pode sair') : null
    const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
    return {
      main: lost,
      head: say`Só depois de cortar o que a venda de hoje não paga.`,
      text: say`São ${t(lost)} a menos por mês do que os ${t(next)} de antes (${t(part)}).${c.today()}${cost ? say` A conta de ${t(cost)} por mês${today ? say`, ${t(c.part(cost, today, 'Parte do que entra'))} do que entra,` : ''} é a primeira a rever.` : ''}${has ? say` Em caixa há ${t(has)}.` : ''}`,
      line: say`A conta: ${share ? say`${t(next)} × ${t(share)}` : say`${t(next)} − ${t(today!)}`} = ${t(lost)} a menos por mês.`,
      says: ['queda_faturamento'],
    }
  },
})

/** What one leaves, and how many pay a bill. */
const ofOne = way({
  id: 'sobra_de_um',
  loose: true,
  topic: 'unidade',
  decisions: ['aumentar_preco', 'cortar_produto'],
  needs: { price: 'preco/ticket.unidade' },
  lists: { costs: 'custo_unidade.unidade' },
  beside: ['preco_outro'],
  tell(c, { price }, { costs }) {
    if (costs.length === 0) return null
    const own = c.reais(price, 'Preço de hoje')
    const keep = c.keepOf(
      own,
      costs.map((one) => c.reais(one, 'Custo de cada um')),
    )
    const loses = keep.value.number <= 0
    // Two ways to buy the same add up to no cost.
    if (loses && costs.length > 1) return null
    return {
      main: keep.value,
      head: loses ? say`Suba: no preço de hoje cada venda perde dinheiro.` : null,
      text: loses ? say`De ${t(own)} faltam ${t(keep.value)} em cada (${keep.terms}).` : say``,
      line: say`A conta: ${keep.terms} = ${loses ? say`perda de ${t(keep.value)}` : t(keep.value)} em cada.`,
      ...(loses && { proves: 'preço abaixo do custo' as const }),
    }
  },
})

export const MONTHS: readonly Way[] = [leaves, fell, ofOne]
