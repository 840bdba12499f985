import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, isPlain, only, told, wished } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from './volume.ts'

const LOST = /\b(?:perd[a-z]+|fora|estrag[a-z]+|lixo|sobra[m]?|vence[m]?|quebra[m]?|morre[m]?|encalh[a-z]+)\b/
const SALES = /\b(?:fatur[a-z]+|vend[a-z]+|chegar|entrar|meta)\b/
/** Of these one costs about as much as another. */
const MAKES = new Set(['Agronegócio', 'Indústria', 'Alimentação'])

/** The same thing at two prices, which together are what comes in: the share of each, what one costs, what is lost. */
export function lines(d: Deriver): void {
  const all = volumeOf(d)
  const { revenue, own } = d
  const [a, b] = all
  if (all.length !== 2 || !a || !b || !revenue || a.each.number === b.each.number) return
  const [low, high] = a.each.number < b.each.number ? [a, b] : [b, a]
  const sum = own.plus(low.many, high.many, 'Quantos você vende por mês')
  const part = own.share(low.many, sum, 'Parte das vendas pelo preço menor')
  const reais = own.times(low.many, low.each, 'O que entra pelo preço menor', 'R$/mês')
  const ofAll = own.share(reais, revenue, 'Parte do que entra pelo preço menor')
  const inputs: Value<Kind>[] = [low.many, high.many, low.each, high.each, sum, part, reais, revenue, ofAll]
  const texts: Text[] = [
    say`Dos ${t(sum)} que você vende por mês, ${t(low.many)} saem a ${t(low.each)}: são ${t(part)} das vendas e ${t(ofAll)} do que entra.`,
  ]
  const cost = costOfOne(d, sum, low, inputs)
  if (cost) texts.push(cost)
  const lost = lostOf(d, all, sum, low, inputs)
  if (lost) texts.push(lost)
  const goal = goalBy(d, high, inputs)
  if (goal) texts.push(goal)
  if (texts.length === 1) return
  d.add(lost ? inputs.at(-1)! : part, inputs, join(texts, ' '), {
    weight: 18,
    topic: 'precos',
    related: true,
    says: ['diferenca_preco', 'ticket_medio', 'perdas'],
  })
}

function costOfOne(d: Deriver, sum: Value<'qtd'>, low: Line, inputs: Value<Kind>[]): Text | null {
  const { costs, sources } = d.own
  if (!costs || !MAKES.has(sources.reading.segment) || sources.group('mercadorias')?.valor === costs.number) return null
  const one = d.own.over(costs, sum, 'Contas do mês em cada um vendido')
  // Far from it the price is no question.
  if (one.number > low.each.number * 2 || one.number < low.each.number * 0.85) return null
  const gap = d.own.make(
    'R$',
    'Diferença para o preço menor',
    round2(Math.abs(low.each.number - one.number)),
    `${money(Math.max(low.each.number, one.number))} − ${money(Math.min(low.each.number, one.number))}`,
    [low.each, one],
  )
  inputs.push(costs, one, gap)
  return say`Divididas por todos, as contas do mês são ${t(one)} de cada: por ${t(low.each)} ${low.each.number >= one.number ? 'sobram' : 'faltam'} ${t(gap)}.`
}

/** 'Colho 18 mil, 12 vão pro atacado, 3 pra feira e 3 se perdem': all of them together. */
function lostOf(d: Deriver, all: readonly Line[], sum: Value<'qtd'>, low: Line, inputs: Value<Kind>[]): Text | null {
  const taken = new Set(all.flatMap(({ count, price }) => [count.said, price.said]))
  const rest = told(d.ask).filter((one) => isPlain(one) && !taken.has(one.said))
  const lost = only(rest.filter((one) => LOST.test(one.after.split(/[,;]/)[0]!) || LOST.test(back(one))))
  const whole = lost && only(rest.filter((one) => one !== lost && Math.abs(one.value - sum.number - lost.value) < 0.5))
  if (!lost || !whole) return null
  const [gone, of] = [
    d.ask.value('qtd', lost.said, 'Quantos se perdem'),
    d.ask.value('qtd', whole.said, 'Quantos você produz'),
  ]
  const share = d.own.share(gone, of, 'Parte que se perde')
  const worth = d.own.times(gone, low.each, 'O que o perdido valeria pelo preço menor', 'R$/mês')
  inputs.push(gone, of, share, worth)
  return say`De ${t(of)} se perdem ${t(gone)}, ${t(share)}: só pelo preço menor seriam até ${t(worth)} por mês.`
}

/** How many more at the better price her goal for sales is. */
function goalBy(d: Deriver, high: Line, inputs: Value<Kind>[]): Text | null {
  const { revenue } = d
  const goal = only(
    wished(d.ask).filter(
      (one) => isPlain(one) && one.value >= 1_000 && SALES.test(one.left) && revenue && one.value > revenue.number,
    ),
  )
  if (!goal || !revenue || /\b(?:sobrar|tirar|lucr|livre)/.test(goal.left)) return null
  const aim = d.ask.value('R$/mês', goal.said, 'Sua meta de venda')
  const gap = d.own.minus(aim, revenue, 'O que falta para a meta')
  const need = d.own.make(
    'qtd',
    'Quantos pelo preço maior',
    Math.ceil(round2(gap.number / high.each.number)),
    `${money(gap.number)} ÷ ${money(high.each.number)}`,
    [gap, high.each],
  )
  inputs.splice(inputs.length - 1, 0, aim, gap, need)
  return say`Para os ${t(aim)} da meta faltam ${t(gap)}: ${t(need)} a mais a ${t(high.each)}.`
}
