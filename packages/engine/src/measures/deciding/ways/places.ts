import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import { ofLeft } from '#src/measures/deciding/pays.ts'
import { isChoice, orLack, togetherOf } from '#src/measures/deciding/sums.ts'
import { wageFor } from '#src/measures/deciding/wages.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import { flowingOf } from '#src/measures/frames/sold-costs.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { CLOSES } from './terms.ts'

const OF_PLACE =
  /\b(?:segund[ao] (?:loja|unidade|ponto|casa|sala)|abri[r]?|filial|quiosque|ponto (?:bom|novo|num)|outra (?:loja|unidade)|loja nova|unidade nova|montar)\b/

/** Another place: what its sales leave after goods and tax, against its rent and people. */
const newPlace = way({
  id: 'lugar_novo',
  topic: 'lugar',
  decisions: ['segunda_loja', 'mudar_ponto', 'produto_novo', 'franquia'],
  needs: { sales: 'ganho_esperado/faturamento.mes' },
  may: { cash: 'caixa.ponto', people: 'pessoas' },
  lists: { bills: 'custo_novo/custo_mes.mes', once: 'investimento/custo_uma_vez' },
  beside: ['p_juros', 'parcelas', 'prazo'],
  tell(c, { sales, cash, people }, { bills, once }) {
    if (
      bills.length === 0 ||
      isChoice(bills) ||
      !c.d.ask.says(OF_PLACE, ['main_challenge']) ||
      c.d.ask.says(CLOSES, ['main_challenge'])
    )
      return null
    const comes = c.monthly(sales, 'O que o lugar novo venderia')
    if (bills.some(({ said }) => said.value > sales.said.value)) return null
    const { revenue } = c
    // Her own month is no place to come.
    if (revenue && sales.role === 'faturamento' && Math.abs(comes.number / revenue.number - 1) < 0.03) return null
    const told = togetherOf(c, bills, 'mes', 'As contas do lugar novo')
    const wage = people && bills.length === 1 && !bills[0]!.several ? wageFor(c, people) : null
    const bill =
      told && wage
        ? c.make(
            'R$/mês',
            'As contas com o pessoal',
            told.value.number + wage.number,
            say`${t(told.value)} + ${t(wage)}`,
            [told.value, wage],
          )
        : told?.value
    if (!bill) return null
    const flowing = flowingOf(c.d)
    const kept = c.margin ?? (flowing && c.known(flowing.kept))
    const gross = kept ? c.portion(kept, comes, 'O que essa venda deixa') : comes
    const rest = c.make(
      'R$/mês',
      'O que o lugar novo deixa',
      gross.number - bill.number,
      say`${t(gross)} − ${t(bill)}`,
      [gross, bill],
    )
    const even = kept
      ? c.make('R$/mês', 'Venda que empata', (bill.number / kept.number) * 100, say`${t(bill)} ÷ ${t(kept)}`, [
          bill,
          kept,
        ])
      : null
    const spent = togetherOf(c, once, 'vez', 'O que custa montar')
    const cost = spent?.value as Value<'R$'> | undefined
    const months = cost && rest.number > 0 ? c.months(cost, rest, 'Meses até se pagar') : null
    const has = cash ? c.reais(cash, 'Dinheiro guardado') : null
    const lack = has && cost && cost.number > has.number ? c.minus(cost, has, 'O que falta para montar') : null
    const good = rest.number > 0 && (months === null || months.number <= 24)
    return {
      main: rest,
      head:
        rest.number <= 0
          ? say`Não nessas condições: com essa venda o lugar novo perde todo mês.`
          : good
            ? say`Só se essa venda for certa, e com um mês de contas de reserva.`
            : say`Ainda não: demora demais para se pagar.`,
      text: say`De ${t(comes)} ${kept ? say`ficam ${t(gross)} depois do que vem com a venda (${t(kept)})` : say`por mês, antes da mercadoria e do imposto`}; pagos ${t(bill)}${wage ? say`, já com ${t(wage)} de gente como na sua lista,` : ''} ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)} por mês.${even ? say` Só empata vendendo ${t(even)}.` : ''}${cost ? (months ? say` Os ${t(cost)} se pagam em ${t(months)}.` : say` E os ${t(cost)} de montar não voltam.`) : ''}${lack ? say` Guardados faltam ${t(lack)}.` : ''}${cost ? ofLeft(c, cost) : c.today()}`,
      line: say`A conta: ${kept ? say`${t(comes)} × ${t(kept)}` : t(comes)} − ${t(bill)} = ${orLack(rest)} por mês${even ? say`; ${t(bill)} ÷ ${t(kept!)} = ${t(even)} para empatar` : ''}.`,
    }
  },
})

/** The rent rises; another place is cheaper and costs so much to move into. */
const stayOrMove = way({
  id: 'fica_ou_muda',
  topic: 'aluguel',
  decisions: ['mudar_ponto', 'renegociar'],
  needs: { now: 'custo_mes.mes', once: 'investimento/custo_uma_vez' },
  may: { loses: 'p_queda/p_perda/p_parte/p_outro' },
  lists: { next: 'custo_novo.mes' },
  beside: ['faturamento', 'faturamento_antes', 'prazo', 'clientes', 'capacidade'],
  tell(c, { now, once, loses }, { next }) {
    if (next.length !== 2) return null
    const today = c.monthly(now, 'A conta de hoje')
    const [a, b] = next.map((one) => c.monthly(one, 'A conta nova')) as [Value<'R$/mês'>, Value<'R$/mês'>]
    const [dear, cheap] = a.number > b.number ? [a, b] : [b, a]
    if (dear.number <= today.number || cheap.number === dear.number) return null
    const stay = c.minus(dear, today, 'Ficar custa a mais')
    const saved = c.minus(dear, cheap, 'O que o outro poupa')
    const cost = c.reais(once, 'O que a mudança custa')
    const back = c.months(cost, saved, 'Meses até a mudança se pagar')
    const { revenue } = c
    const share = revenue ? c.part(dear, revenue, 'Parte do que entra') : null
    if (loses) return movedWithLoss(c, { stay, saved, cost, rate: c.share(loses, 'Venda que se perde com a mudança') })
    return {
      main: back,
      head:
        back.number <= 18
          ? say`Mude só se a freguesia for junto; antes, negocie com essa conta na mão.`
          : say`Fique e negocie: a mudança demora demais para se pagar.`,
      text: say`Ficar passa a custar ${t(stay)} a mais por mês${share ? say`, ${t(dear)} são ${t(share)} do que entra` : ''}. O outro sai ${t(saved)} mais barato por mês do que o novo valor: os ${t(cost)} da mudança se pagam em ${t(back)}, sem perder venda.${c.today()}`,
      line: say`A conta: ${t(cost)} ÷ (${t(dear)} − ${t(cheap)}) = ${t(back)}; ${t(dear)} − ${t(today)} = ${t(stay)} a mais por mês ficando.`,
      says: ['aluguel'],
    }
  },
})

interface Move {
  stay: Value<'R$/mês'>
  saved: Value<'R$/mês'>
  cost: Value<'R$'>
  rate: Value<'%'>
}

/** What the sales that stay behind left, against what the other place saves; null: nobody knows what a sale leaves. */
function movedWithLoss(c: Case, { stay, saved, cost, rate }: Move): Told | null {
  const { revenue } = c
  const kept = flowingOf(c.d)?.kept
  if (!revenue || !kept || rate.number >= 60) return null
  const part = c.known(kept)
  const lost = c.make(
    'R$/mês',
    'O que a venda perdida deixava',
    (revenue.number * rate.number * part.number) / 10_000,
    say`${t(revenue)} × ${t(rate)} × ${t(part)}`,
    [revenue, rate, part],
  )
  const even = c.make(
    '%',
    'Queda em que a mudança empata',
    (saved.number / (revenue.number * part.number)) * 10_000,
    say`${t(saved)} ÷ (${t(revenue)} × ${t(part)})`,
    [saved, revenue, part],
  )
  const gain = c.make('R$/mês', 'O que a mudança deixa', saved.number - lost.number, say`${t(saved)} − ${t(lost)}`, [
    saved,
    lost,
  ])
  const back = gain.number > 0 ? c.months(cost, gain, 'Meses até a mudança se pagar') : null
  return {
    main: gain,
    head: back
      ? back.number <= 18
        ? say`Mude só se a queda for mesmo essa; antes, negocie com essa conta na mão.`
        : say`Fique e negocie: a mudança demora demais para se pagar.`
      : say`Fique e negocie: o que se perde de venda passa do que o aluguel poupa.`,
    text: say`Ficar passa a custar ${t(stay)} a mais por mês. O outro poupa ${t(saved)}, mas ${t(rate)} de venda a menos tiram ${t(lost)} do que sobra (de cada venda ficam ${t(part)}): ${back ? say`ficam ${t(gain)} por mês, e os ${t(cost)} se pagam em ${t(back)}` : say`fica ${t(gain)} pior por mês, fora os ${t(cost)}`}. Só empata com queda de até ${t(even)}.${c.today()}`,
    line: say`A conta: ${t(saved)} − ${t(lost)} = ${gain.number < 0 ? say`${t(gain)} a menos` : t(gain)} por mês.`,
    says: ['aluguel'],
  }
}

export const PLACES: readonly Way[] = [newPlace, stayOrMove]
