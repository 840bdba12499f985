import { say } from '#src/facts/fact-book.ts'
import { type Asking, PER, text as t } from '#src/measures/asked/asked.ts'
import { bringsRevenue } from '#src/measures/asked/goal.ts'
import { type Asked, type AskedSum, withAccount } from '#src/measures/asked/money.ts'
import { Composing } from '#src/measures/composing/composing.ts'
import { type Composition, totalOf } from '#src/measures/composition.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { money } from '#src/measures/measured.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'

/** 'Cada um deixa 1.800, quero tirar 9 mil': where her challenge has no other number. */
export const countForGoal: Asked = (ask) => {
  const composing = new Composing(termsOf(ask.scene), [])
  const told = composing.terms.filter(({ field }) => field === 'main_challenge')
  const fits = composing.goals().filter(({ happening, worth, goal }) => {
    const used = [...(happening?.parts ?? []), ...worth.parts, goal]
    const need = totalOf({ happening, worth, goal, turns: null })
    return need >= 1 && need <= 5_000 && told.every((one) => used.includes(one))
  })
  const [first] = fits.toSorted((a, b) => b.score - a.score)
  return first?.goal ? goalSum(ask, first, first.goal) : null
}

/** 'Cada um deixa 1.800, quero tirar 9 mil': how many. */
function goalSum(ask: Asking, { worth, happening }: Composition, goal: Term): AskedSum | null {
  const { own } = ask
  const [each] = worth.parts
  const wanted = { ...ask.value('R$', goal.said[0]!, 'O que você quer por mês'), number: goal.value }
  const one = ask.value('R$', each!.said[0]!, each!.deed === 'kept' ? 'O que cada um deixa' : 'Valor de cada um')
  const need = own.make(
    'qtd',
    'Quantos por mês chegam à sua meta',
    Math.ceil(goal.value / one.number),
    `${money(wanted.number)} ÷ ${money(one.number)}, para cima`,
    [wanted, one],
  )
  const conta = say`${t(wanted)} ÷ ${t(one)} = ${t(need)} por mês (arredondado para cima)`
  const says: readonly MeasureId[] = ['ticket_medio', 'distancia_meta', 'clientes_para_meta']
  if (!happening)
    return withAccount(
      own.sum(need, [wanted, one], say`Para ${t(wanted)} por mês, a ${t(one)} cada, são ${t(need)} por mês.`, says),
      conta,
    )
  const [term] = happening.parts
  const now = { ...ask.value('qtd', term.said[0]!, `Quantos ${PER[happening.time!]}`), number: term.value }
  const today = ask.aMonth(now, happening.time, 'Quantos por mês hoje')!
  const { revenue } = own.sources
  // Of a part of what she sells, or of what comes in already, nothing is counted up to her goal.
  if (each!.deed !== 'kept' && revenue && !(goal.value > revenue && bringsRevenue(revenue, today.number, one.number)))
    return null
  const more = own.minus(need, today, 'Quantos a mais por mês')
  if (more.number <= 0)
    return withAccount(
      own.sum(
        need,
        [wanted, one, today],
        say`Para ${t(wanted)} por mês, a ${t(one)} cada, bastam ${t(need)} por mês: você já faz ${t(today)}.`,
        says,
      ),
      conta,
    )
  return withAccount(
    own.sum(
      more,
      [wanted, one, need, now, today],
      say`Para ${t(wanted)} por mês, a ${t(one)} cada, são ${t(need)} por mês: ${t(more)} a mais que os ${t(today)} de hoje.`,
      says,
    ),
    say`${conta}; ${t(need)} − ${t(today)} = ${t(more)} a mais`,
  )
}

const SELLS = /\b(?:vendo|vendemos|alugo|alugamos)(?: so| uns| umas)? $/

/** 'Só 12 saem por mês a 1.100', and she wants 20: what the others bring. */
export const moreForGoal: Asked = (ask) => {
  const terms = termsOf(ask.scene)
  const told = terms.filter(({ field }) => field === 'main_challenge')
  const done = told.filter(
    ({ dimension, deed, time, before }) =>
      dimension === 'things' &&
      (deed === 'taken' || deed === 'won' || (deed === null && time === 'mes' && SELLS.test(before))) &&
      (time === 'mes' || time === null),
  )
  const prices = told.filter(
    ({ dimension, deed, time, noun }) =>
      dimension === 'reais' && deed === 'price' && time === null && noun !== 'hora' && noun !== 'dia',
  )
  const goals = terms.filter(({ field, dimension }) => field === 'future_goals' && dimension === 'things')
  const [[now], [price], [goal]] = [done, prices, goals]
  if (!now || !price || !goal || done.length > 1 || prices.length > 1 || goals.length > 1) return null
  // Two sorts of buyers, two prices: which of them she wants more of isn't known.
  if (told.some((one) => one !== price && one.dimension === 'reais' && one.sentence === price.sentence)) return null
  const monthly = [now, goal, ...told.filter(({ sentence }) => sentence === now.sentence)].some(
    ({ time }) => time === 'mes',
  )
  if (!monthly || goal.value <= now.value || goal.value > now.value * 5 || (goal.time !== null && goal.time !== 'mes'))
    return null
  if (!alike(goal.noun, now.noun) && !told.some(({ noun }) => noun === goal.noun)) return null
  const { own } = ask
  const [today, want, each] = [
    ask.value('qtd', now.said[0]!, 'Quantos por mês hoje'),
    ask.value('qtd', goal.said[0]!, 'Quantos você quer por mês'),
    ask.value('R$', price.said[0]!, 'Valor de cada um'),
  ]
  const more = own.minus(want, today, 'Quantos a mais por mês')
  const total = own.times(more, each, 'O que isso traz por mês', 'R$/mês')
  const { revenue } = ask.own.sources
  if (revenue !== null && total.number > revenue * 3) return null
  return withAccount(
    own.sum(
      total,
      [today, want, each, more],
      say`De ${t(today)} para ${t(want)} por mês são ${t(more)} a mais: a ${t(each)} cada, ${t(total)} de venda por mês.`,
      ['ticket_medio', 'ociosidade', 'clientes_para_meta'],
    ),
    say`(${t(want)} − ${t(today)}) × ${t(each)} = ${t(total)} por mês`,
  )
}
