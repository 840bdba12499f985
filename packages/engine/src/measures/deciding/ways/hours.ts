import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { orLack } from '#src/measures/deciding/sums.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'

/** A job at a fixed price that takes more hours than were reckoned. */
const moreHours = way({
  id: 'horas_a_mais',
  loose: true,
  topic: 'hora',
  decisions: ['aumentar_preco', 'desconto', 'largar_cliente', 'cliente_grande'],
  needs: { pays: 'contrato/preco/preco_oferta.vez/unidade/mes', hour: 'custo_unidade/preco.unidade' },
  may: { many: 'quantidade.mes' },
  lists: { hours: 'horas' },
  anyUnit: true,
  beside: ['prazo', 'clientes', 'p_sinal', 'faturamento'],
  tell(c, { pays, hour, many }, { hours }) {
    if (
      hours.length === 0 ||
      hours.length > 2 ||
      hours.some(({ said }) => said.kind !== 'H' || said.unit === 'minutos')
    )
      return null
    if (hour.role === 'preco' && hour.period === pays.period && pays.role === 'preco') return null
    if (pays.said.value <= hour.said.value) return null
    const price = c.reais(pays, 'O que pagam')
    const one = c.reais(hour, hour.role === 'preco' ? 'O que cobra por hora' : 'O que a hora custa')
    const times = hours
      .map((held) => c.known(c.d.ask.value('horas', held.said, 'Horas')))
      .sort((a, b) => a.number - b.number)
    const real = times.at(-1)!
    const spentIn = (time: Value<'horas'>) =>
      c.make('R$', 'O que as horas valem', time.number * one.number, say`${t(time)} × ${t(one)}`, [time, one])
    const spent = spentIn(real)
    const rest = c.make('R$', 'O que sobra', price.number - spent.number, say`${t(price)} − ${t(spent)}`, [
      price,
      spent,
    ])
    const planned = times.length === 2 ? spentIn(times[0]!) : null
    const extra = planned ? c.minus(spent, planned, 'As horas de graça') : null
    const count = many ? c.count(many, 'Quantos por mês') : null
    const month =
      extra && count
        ? c.make('R$/mês', 'As horas de graça por mês', extra.number * count.number, say`${t(count)} × ${t(extra)}`, [
            count,
            extra,
          ])
        : null
    return {
      main: extra ?? rest,
      head:
        rest.number <= 0
          ? say`Não por esse preço: cobre as horas a mais ou limite por escrito.`
          : say`Só com as horas e o que entra por escrito, e o que passar cobrado à parte.`,
      text: say`${t(real)} a ${t(one)} são ${t(spent)} de ${t(price)}: ${rest.number > 0 ? 'sobram' : 'faltam'} ${t(rest)}.${extra ? say` O que passou do combinado são ${t(extra)} de graça${month ? say`, ${t(month)} por mês` : ''}.` : ''}${c.today()}`,
      line: say`A conta: ${t(price)} − ${t(real)} × ${t(one)} = ${orLack(rest)}${extra && planned ? say`; ${t(spent)} − ${t(planned)} = ${t(extra)}` : ''}.`,
    }
  },
})

/** Two things thrown away, each at what it costs. */
const twoLosses = way({
  id: 'perda_de_dois',
  topic: 'perda',
  decisions: ['maquina', 'produto_novo', 'estoque_antes'],
  needs: {},
  lists: { missed: 'faltas/quantidade.dia/semana/mes', costs: 'custo_unidade.unidade' },
  beside: ['faturamento', 'clientes'],
  tell(c, _, { missed, costs }) {
    if (
      missed.length !== 2 ||
      costs.length !== 2 ||
      missed[0]!.period !== missed[1]!.period ||
      !missed.some(({ role }) => role === 'faltas')
    )
      return null
    // Each with the cost that follows it.
    if (
      !(
        missed[0]!.at.place < costs[0]!.at.place &&
        costs[0]!.at.place < missed[1]!.at.place &&
        missed[1]!.at.place < costs[1]!.at.place
      )
    )
      return null
    const each = missed.map((held, n) => {
      const [count, cost] = [c.manyMonthly(held, 'Quantos se perdem'), c.reais(costs[n]!, 'O que cada um custa')]
      return c.make('R$/mês', 'O que se perde', count.number * cost.number, say`${c.many(count, held)} × ${t(cost)}`, [
        count,
        cost,
      ])
    })
    const [a, b] = each as [Value<'R$/mês'>, Value<'R$/mês'>]
    const sum = c.make('R$/mês', 'O que se perde ao todo', a.number + b.number, say`${t(a)} + ${t(b)}`, each)
    const half = c.make('R$/mês', 'Cortando pela metade', sum.number / 2, say`${t(sum)} ÷ dois`, [sum])
    return {
      main: sum,
      head: say`Sim, faça menos: a perda vem antes de vender mais.`,
      text: say`São ${t(sum)} por mês que vão fora ao preço de custo (${t(a)} e ${t(b)}). Cortar pela metade devolve ${t(half)}.${c.today()} Anote por duas semanas o que sobra por horário e faça em fornadas menores.`,
      line: say`A conta: ${t(a)} + ${t(b)} = ${t(sum)} por mês.`,
      says: ['perdas'],
    }
  },
})

export const HOURS: readonly Way[] = [moreHours, twoLosses]
