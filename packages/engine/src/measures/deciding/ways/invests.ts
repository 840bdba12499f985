import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case, Keep } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { ofLeft, paysBack } from '#src/measures/deciding/pays.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { DecisionId } from '#src/verdicts/decisions.data.ts'

export const BUYS: readonly DecisionId[] = [
  'maquina',
  'reforma',
  'expandir_rural',
  'segunda_loja',
  'produto_novo',
  'imovel',
  'emprestimo',
]
const FLOW = 'dia/semana/mes'
/** Nobody asks whether to spend so many times what a bill is: it is another bill. */
const MOST_MONTHS = 72

const howOf = (keep: Keep): Text => (keep.net ? say` (${keep.terms})` : say`, antes de material e imposto`)

/** So many more a month, each at her price. */
const moreSales = way({
  id: 'investe_vende_mais',
  topic: 'compra',
  decisions: BUYS,
  needs: {
    cost: 'investimento/custo_uma_vez.vez',
    more: `quantidade_nova.${FLOW}`,
    price: 'preco/ticket/preco_novo/preco_oferta.unidade',
  },
  may: { running: 'custo_novo.mes', many: `quantidade.${FLOW}` },
  lists: { costs: 'custo_unidade.unidade' },
  beside: ['faturamento', 'capacidade', 'sobra'],
  tell(c, { cost, more, price, running, many }, { costs }) {
    return bought(c, cost, {
      more,
      each: c.reais(price, 'O que cada um paga'),
      costs,
      countOf: () => c.moreOf(more, many, 'Quantos a mais'),
      comesIn: 'O que entra a mais',
      running,
      sure: 'esses a mais vierem mesmo',
    })
  },
})

/** New places, each at a price. */
const newPlaces = way({
  id: 'investe_vagas',
  topic: 'sala',
  decisions: ['reforma', 'produto_novo', 'segunda_loja', 'maquina', 'expandir_rural', 'contratar'],
  needs: {
    cost: 'investimento/custo_uma_vez.vez',
    more: 'capacidade/quantidade_nova.ponto/mes/nada/vez',
    price: 'preco_novo/preco.mes',
  },
  may: { running: 'custo_novo.mes' },
  lists: { costs: 'custo_unidade.mes/unidade' },
  beside: ['clientes', 'faturamento', 'sobra'],
  tell(c, { cost, more, price, running }, { costs }) {
    return bought(c, cost, {
      more,
      each: c.reais(price, 'O que cada um pagaria por mês'),
      costs,
      countOf: () => c.count(more, 'Quantos cabem'),
      comesIn: 'O que entra com tudo cheio',
      running,
      sure: 'quase tudo estiver reservado antes da obra',
    })
  },
})

/** What a purchase brings, sold one at a time. */
interface Brought {
  more: Held
  each: Value<'R$'>
  costs: readonly Held[]
  countOf: () => Value<'qtd'>
  /** What they bring together is called. */
  comesIn: string
  running: Held | undefined
  sure: string
}

/** null: one leaves nothing. */
function bought(
  c: Case,
  cost: Held,
  { more, each: price, costs, countOf, comesIn, running, sure }: Brought,
): Told | null {
  const keep = c.keepOf(
    price,
    costs.map((one) => c.reais(one, 'Custo de cada um')),
  )
  if (keep.value.number <= 0) return null
  const count = countOf()
  const gross = c.make('R$/mês', comesIn, count.number * keep.value.number, say`${t(count)} × ${t(keep.value)}`, [
    count,
    keep.value,
  ])
  const noun = c.thing(more)
  const account = say`${c.many(count, more)} × ${t(keep.value)}`
  const spent = c.reais(cost, 'O que custa uma vez')
  const bill = running ? c.monthly(running, 'O custo novo') : null
  const gain = bill
    ? c.make('R$/mês', 'O que fica por mês', gross.number - bill.number, say`${t(gross)} − ${t(bill)}`, [gross, bill])
    : gross
  const even = bill ? c.needed(bill, keep.value, 'Quantos só pagam o custo novo') : null
  const each = say`Cada um deixa ${t(keep.value)}${howOf(keep)}`
  const sum = say`${account}${bill ? say` − ${t(bill)}` : ''}`
  if (gain.number <= 0)
    return {
      main: gain,
      head: say`Não assim: nem cheio paga o custo novo.`,
      text: say`${each}; com ${t(count)} são ${t(gross)} por mês, contra ${t(bill ?? gross)} de custo novo: faltam ${t(gain)}.${even ? say` Só empata com ${t(even)}.` : ''}${c.today()}`,
      line: say`A conta: ${sum} = falta de ${t(gain)} por mês.`,
    }
  const paid = paysBack(c, spent, gain, sure)
  return {
    main: gain,
    head: paid.head,
    text: say`${each}; com ${noun === '' ? t(count) : say`${t(count)} ${noun}`} são ${t(gross)} por mês${bill ? say`, e pagos os ${t(bill)} ficam ${t(gain)}` : ''}. ${even ? say`Com ${t(even)} só empata, e com menos perde dinheiro todo mês. ` : ''}${paid.text}`,
    line: say`A conta: ${sum} = ${t(gain)} por mês; ${paid.line}.`,
  }
}

/** So much more a month, as she was told. */
const promised = way({
  id: 'investe_ganho',
  topic: 'compra',
  decisions: BUYS,
  needs: { cost: 'investimento.vez', gain: 'ganho_esperado.dia/semana/mes/ano' },
  may: { running: 'custo_novo.mes' },
  beside: ['preco', 'quantidade', 'faturamento', 'custo_unidade', 'sobra', 'capacidade'],
  tell(c, { cost, gain, running }) {
    const gross = c.monthly(gain, 'O ganho esperado')
    const bill = running ? c.monthly(running, 'O custo novo') : null
    const rest = bill ? c.minus(gross, bill, 'O que fica por mês') : gross
    if (rest.number <= 0) return null
    const spent = c.reais(cost, 'O que custa uma vez')
    const paid = paysBack(c, spent, rest, 'esses ganhos forem mesmo limpos, depois de material e imposto')
    const half = c.make(
      'meses',
      'Meses se vier só metade',
      (spent.number / rest.number) * 2,
      say`${t(spent)} ÷ metade de ${t(rest)}`,
      [spent, rest],
    )
    return {
      main: paid.months,
      head: paid.head,
      text: say`${bill ? say`De ${t(gross)} a mais por mês, pagos ${t(bill)}, ficam ${t(rest)}. ` : ''}${paid.text} Se vier só metade, são ${t(half)}: peça prova a quem já usa antes de pagar.`,
      line: say`A conta: ${bill ? say`${t(gross)} − ${t(bill)} = ${t(rest)} por mês; ` : ''}${paid.line}.`,
    }
  },
})

/** Each one costs less to make. */
const cheaperEach = way({
  id: 'investe_custo_menor',
  topic: 'compra',
  decisions: BUYS,
  needs: {
    cost: 'investimento.vez',
    now: 'custo_unidade.unidade',
    next: 'custo_unidade_novo.unidade',
    many: `quantidade.${FLOW}`,
  },
  beside: ['preco', 'faturamento', 'parcelas', 'p_juros', 'prazo', 'p_desconto'],
  tell(c, { cost, now, next, many }) {
    const [dear, cheap] = [c.reais(now, 'Custo de hoje'), c.reais(next, 'Custo novo')]
    if (dear.number <= cheap.number) return null
    const count = c.manyMonthly(many, 'Quantos')
    const account = say`(${t(dear)} − ${t(cheap)}) × ${c.many(count, many)}`
    const gain = c.make('R$/mês', 'Economia do mês', (dear.number - cheap.number) * count.number, account, [
      dear,
      cheap,
      count,
    ])
    const paid = paysBack(c, c.reais(cost, 'O que custa uma vez'), gain, 'a quantidade se mantiver')
    return {
      main: gain,
      head: paid.head,
      text: say`São ${t(gain)} a menos de custo por mês. ${paid.text}`,
      line: say`A conta: ${account} = ${t(gain)} por mês; ${paid.line}.`,
    }
  },
})

/** A bill that it would make smaller, or take away. */
const smallerBill = way({
  id: 'investe_conta_menor',
  loose: true,
  topic: 'compra',
  decisions: BUYS,
  needs: { cost: 'investimento.vez', bill: 'custo_mes.mes' },
  may: { next: 'custo_novo.mes' },
  beside: ['preco', 'quantidade', 'faturamento', 'capacidade'],
  tell(c, { cost, bill, next }) {
    const now = c.monthly(bill, 'A conta de hoje')
    const later = next ? c.monthly(next, 'A conta depois') : null
    const gain = later ? c.minus(now, later, 'O que deixa de gastar') : now
    if (gain.number <= 0) return null
    const paid = paysBack(c, c.reais(cost, 'O que custa uma vez'), gain, 'a conta cair mesmo assim')
    if (paid.months.number > MOST_MONTHS) return null
    const half = later
      ? null
      : c.make('meses', 'Meses se a conta cair só pela metade', paid.months.number * 2, say`${t(paid.months)} × dois`, [
          paid.months,
        ])
    return {
      main: paid.months,
      head: paid.head,
      text: say`${later ? say`A conta cairia de ${t(now)} para ${t(later)}, ${t(gain)} a menos por mês. ` : say`No melhor caso, a conta de ${t(now)} some inteira. `}${paid.text}${half ? say` Se cair só pela metade, são ${t(half)}.` : ''}`,
      line: say`A conta: ${later ? say`${t(now)} − ${t(later)} = ${t(gain)} por mês; ` : ''}${paid.line}.`,
    }
  },
})

/** Only what one brings is known: so many pay it. */
const inUnits = way({
  id: 'investe_em_vendas',
  loose: true,
  topic: 'compra',
  decisions: BUYS,
  needs: { cost: 'investimento.vez', price: 'preco/ticket/preco_novo.unidade' },
  lists: { costs: 'custo_unidade.unidade' },
  beside: ['faturamento', 'capacidade', 'estoque_qtd'],
  tell(c, { cost, price }, { costs }) {
    const each = c.reais(price, 'O que cada um paga')
    const keep = c.keepOf(
      each,
      costs.map((one) => c.reais(one, 'Custo de cada um')),
    )
    if (keep.value.number <= 0) return null
    const spent = c.reais(cost, 'O que custa uma vez')
    const needed = c.needed(spent, keep.value, 'Quantos a mais pagam isso')
    if (needed.number < 2) return null
    const monthly = c.make(
      'qtd',
      'Quantos a mais por mês para pagar em dois anos',
      needed.number / 24,
      say`${t(needed)} ÷ vinte e quatro meses`,
      [needed],
    )
    return {
      main: needed,
      head: say`Só se trouxer venda a mais que você consiga contar.`,
      text: say`Cada um deixa ${t(keep.value)}${howOf(keep)}: são ${t(needed)} a mais para pagar os ${t(spent)}, ou ${t(monthly)} por mês para se pagar em dois anos.${ofLeft(c, spent)} Falta saber quantos a mais viriam por mês: anote por um mês quantos você perde ou recusa por falta disso.`,
      line: say`A conta: ${t(spent)} ÷ ${t(keep.value)} = ${t(needed)} a mais.`,
    }
  },
})

/** Only the price and what is left are known. */
const outOfLeft = way({
  id: 'investe_da_sobra',
  topic: 'compra',
  decisions: BUYS,
  needs: { cost: 'investimento/custo_uma_vez/meta.vez', left: 'sobra.mes' },
  may: { cash: 'caixa.ponto' },
  beside: ['faturamento', 'parcela'],
  tell(c, { cost, left, cash }) {
    const spent = c.reais(cost, 'O que custa uma vez')
    const rest = c.monthly(left, 'O que sobra')
    const has = cash ? c.reais(cash, 'Dinheiro guardado') : null
    const lacks = has ? c.minus(spent, has, 'O que falta juntar') : spent
    if (lacks.number <= 0 || rest.number <= 0) return null
    const months = c.months(lacks, rest, 'Meses juntando toda a sobra')
    return {
      main: months,
      head: months.number <= 12 ? say`Cabe, se você puder esperar e guardar.` : say`Ainda não à vista.`,
      text: say`${has ? say`Com ${t(has)} guardados faltam ${t(lacks)}: ` : ''}juntando toda a sobra de ${t(rest)} por mês, são ${t(months)}. Deixe pelo menos um mês de contas de reserva antes de gastar.`,
      line: say`A conta: ${has ? say`(${t(spent)} − ${t(has)})` : t(spent)} ÷ ${t(rest)} = ${t(months)}.`,
    }
  },
})

export const INVESTS: readonly Way[] = [moreSales, newPlaces, cheaperEach, promised, smallerBill, outOfLeft, inUnits]
