import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { isOnce } from './terms.ts'

/** A discount asked: what stays of one. */
const discount = way({
  id: 'desconto',
  topic: 'desconto',
  decisions: ['desconto', 'cliente_grande', 'baixar_preco', 'renegociar'],
  needs: { price: 'preco/contrato.unidade/mes/vez/ano', rate: 'p_desconto' },
  may: { many: 'quantidade/quantidade_pedido/quantidade_nova' },
  lists: { costs: 'custo_unidade/custo_novo/custo_uma_vez.unidade/vez' },
  beside: ['preco_outro', 'p_sinal', 'faturamento', 'clientes', 'p_parte', 'prazo', 'estoque_qtd', 'parcelas', 'capacidade'], // biome-ignore format: a list
  tell(c, { price, rate, many }, { costs }) {
    const own = c.reais(price, 'Preço de hoje')
    const off = c.share(rate, 'Desconto pedido')
    const taken = c.portion(off, own, 'O desconto em reais')
    const after = c.minus(own, taken, 'O preço com desconto')
    const spent = costs.map((one) => c.reais(one, 'Custo de cada um'))
    const [before, keep] = [c.keepOf(own, spent), c.keepOf(after, spent)]
    const costed = spent.length > 0
    const per = price.period === 'mes' ? ' por mês' : ''
    if (many && price.period !== 'unidade') return null
    const share =
      keep.net && before.value.number > 0 && costed
        ? c.make(
            '%',
            'Parte do ganho que o desconto leva',
            (1 - keep.value.number / before.value.number) * 100,
            say`(${t(before.value)} − ${t(keep.value)}) ÷ ${t(before.value)}`,
            [before.value, keep.value],
          )
        : null
    const cut = many ? ofAll(c, many, taken, 'O desconto em todos') : null
    return {
      main: cut?.all ?? (costed ? keep.value : taken),
      head:
        keep.value.number <= 0
          ? say`Não nesse preço.`
          : say`Só em troca de alguma coisa: prazo, quantidade ou pagamento à vista.`,
      text: say`${t(off)} de ${t(own)} são ${t(taken)} a menos${per}: fica ${t(after)}.${costed ? say` Depois de pagar o que custa, ${keep.value.number > 0 ? 'sobram' : 'faltam'} ${t(keep.value)} (${keep.terms}).` : ''}${share ? say` O desconto leva ${t(share)} do que você ganharia.` : ''}${many && cut ? inAll(c, many, cut, costed ? keep.value : null) : ''}${per ? c.today() : ''}`,
      line: say`A conta: ${many && cut ? say`${c.many(cut.count, many)} × ${t(own)} × ${t(off)} = ${t(cut.all)}${cut.per} a menos` : costed ? say`${keep.terms} = ${t(keep.value)}` : say`${t(own)} × ${t(off)} = ${t(taken)} a menos${per}`}.`,
      says: ['desconto'],
    }
  },
})

/** So many times an amount, once or every month. */
function ofAll(c: Case, many: Held, each: Value<'R$'>, rotulo: string) {
  const once = isOnce(many)
  const count = once ? c.count(many, 'Quantos') : c.manyMonthly(many, 'Quantos')
  const account = say`${t(count)} × ${t(each)}`
  const all = c.make(once ? 'R$' : 'R$/mês', rotulo, count.number * each.number, account, [count, each])
  return { count, all, per: once ? '' : ' por mês' }
}

/** ' Em 40 caixas são R$ 320 por mês a menos, e ficam R$ 1.200.' */
function inAll(c: Case, many: Held, cut: ReturnType<typeof ofAll>, keep: Value<'R$'> | null): Text {
  const left = keep && ofAll(c, many, keep, 'O que todos deixam')
  return say` Em ${c.many(cut.count, many)} são ${t(cut.all)}${cut.per} a menos${left ? say`, e ${left.all.number < 0 ? 'faltam' : 'ficam'} ${t(left.all)}` : ''}.`
}

export const DISCOUNTS: readonly Way[] = [discount]
