import { join, say, type Text } from '#src/facts/fact-book.ts'
import { PER, text as t } from '#src/measures/asked/asked.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { MEASURES } from '#src/reading/quantities.data.ts'
import type { Deriver } from './deriver.ts'
import { hoursOf, perHour, wishedHour } from './unit-hours.ts'
import { against, breakEven, ENTRY, entryOf, instalmentOf } from './unit-month.ts'
import { belongs, leavesGoods, type Part, type Priced, partsOf, pricesOf } from './unit-parts.ts'

/** What one sale leaves after its own costs, an hour and a month of it, and how many pay the bills. */
export function units(d: Deriver): void {
  const prices = pricesOf(d)
  if (prices.length === 0 || prices.length > 2) return
  const parts = partsOf(d, prices)
  for (const [place, one] of prices.entries()) {
    const own = parts.filter((part) => belongs(part, one, prices))
    if (
      own.some((part) => isOtherMeasure(part, one)) ||
      leavesCosts(d, one, own) ||
      leavesGoods(d, one.price.number, costOf(own))
    )
      continue
    unit(d, one, own, place)
  }
}

const costOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value.number, 0)

/** 'A dúzia por 84, 4,10 por vassoura': nobody converts what isn't said. */
const isOtherMeasure = (part: Part, { noun }: Priced): boolean =>
  part.noun !== '' && noun !== '' && part.noun !== noun && MEASURES.test(noun)

/** Another cost or a share that she tells near the price, and that the parts don't hold. */
function leavesCosts(d: Deriver, { term, price }: Priced, parts: readonly Part[]): boolean {
  const taken = new Set(parts.flatMap((part) => (part.term ? [part.term] : [])))
  return d.terms.some((one) => {
    if (one === term || taken.has(one) || one.field !== 'main_challenge' || one.time !== null) return false
    if (one.dimension === 'share')
      return (
        one.said.length === 1 &&
        Math.abs(one.sentence - term.sentence) <= 2 &&
        !ENTRY.test(`${one.before.slice(-24)} ${one.after.slice(0, 24)}`)
      )
    return (
      one.dimension === 'reais' &&
      one.deed === 'cost' &&
      one.value < price.number &&
      !parts.some(({ value }) => value.number === one.value)
    )
  })
}

function unit(d: Deriver, { term, price, noun }: Priced, all: readonly Part[], place: number): void {
  const { own } = d
  // The same cost, listed and told.
  const parts = all.filter((part, at) => !all.slice(0, at).some((other) => other.value.number === part.value.number))
  const hours = hoursOf(d, term)
  if (parts.length === 0) {
    if (hours && price.number / hours.number >= 1) perHour(d, price, price, hours, term, place)
    return
  }
  const cost = costOf(parts)
  const left = own.make(
    'R$',
    'O que sobra de cada um',
    round2(price.number - cost),
    [price, ...parts.map(({ value }) => value)].map(({ number }) => money(number)).join(' − '),
    [price, ...parts.map(({ value }) => value)],
  )
  const named = listed(parts.map(({ value, name }) => (name === '' ? say`${t(value)}` : say`${t(value)} de ${name}`)))
  const uses = [term, ...parts.flatMap((part) => (part.term ? [part.term] : []))]
  const inputs: Value<Kind>[] = [price, ...parts.map(({ value }) => value), left]
  const texts: Text[] = []
  const saying = { topic: `unidade.${place}`, uses }
  if (left.number <= 0) {
    const rest = left.number === 0 ? say`não sobra nada` : say`faltam ${t(left)}`
    const text = say`De cada ${t(price)} que entram saem ${named}: ${rest}, antes das outras contas.`
    d.add(left, inputs, text, { ...saying, weight: 13, says: ['custo_por_unidade', 'ticket_medio'] })
    return
  }
  texts.push(say`De cada ${t(price)} ficam ${t(left)} depois de ${named}, antes das outras contas.`)
  // How many go through the app, nobody said.
  const onlyHere = !parts.some(({ term: one }) => one?.deed === 'fee')
  const volume = onlyHere ? volumeOf(d, term, noun) : null
  let sellsOnly = true
  if (volume) {
    const count = d.value('qtd', volume, `Quantos ${PER[volume.time!]}`)
    const once = own.times(count, left, `O que isso deixa ${PER[volume.time!]}`, 'R$')
    const month = d.month(once, volume.time, 'O que isso deixa por mês')
    if (month) {
      inputs.push(count, once, month)
      sellsOnly = isAll(d, month, price, left)
      uses.push(volume)
      texts.push(
        say`Em ${t(count)} ${PER[volume.time!]} são ${volume.time === 'mes' ? say`${t(month)}` : say`${t(once)}, ${t(month)} por mês`}${sellsOnly ? against(d, month, inputs) : say``}.`,
      )
    }
  }
  const least = onlyHere && sellsOnly && (!volume || volume.time === 'mes') ? breakEven(d, left, inputs) : null
  if (least) texts.push(least)
  const instalment = instalmentOf(d, left, volume, inputs)
  if (instalment) texts.push(instalment)
  const entry = entryOf(d, price, parts, inputs)
  if (entry) texts.push(entry)
  if (hours) texts.push(...anHour(d, price, left, hours, inputs))
  d.add(left, inputs, join(texts, ' '), {
    ...saying,
    weight: texts.length > 1 ? 13 : 9,
    says: ['custo_por_unidade', 'ticket_medio', 'custo_hora'],
  })
}

function anHour(
  d: Deriver,
  price: Value<'R$'>,
  left: Value<'R$'>,
  { value, shown }: NonNullable<ReturnType<typeof hoursOf>>,
  inputs: Value<Kind>[],
): Text[] {
  const hour = d.own.over(left, value, 'O que sobra de cada hora')
  inputs.push(value, hour)
  const wished = wishedHour(d, price, left, value, inputs)
  return [say`Em ${shown} são ${t(hour)} por hora.`, ...(wished ? [wished] : [])]
}

/** Whether these are about all that she sells; else other things pay the bills, too. */
const isAll = (d: Deriver, month: Value<'R$/mês'>, price: Value<'R$'>, left: Value<'R$'>): boolean =>
  d.revenue === null || (month.number / left.number) * price.number > d.revenue.number * 0.75

const listed = (texts: readonly Text[]): Text =>
  texts.length < 2 ? join(texts) : join([join(texts.slice(0, -1), ', '), texts.at(-1)!], ' e ')

/** How many she sells in a time. */
function volumeOf(d: Deriver, price: Term, noun: string): Term | null {
  const counts = d.terms.filter(
    ({ dimension, time, deed, field, once }) =>
      dimension === 'things' &&
      (time === 'mes' || time === 'dia' || time === 'semana') &&
      !once &&
      field !== 'future_goals' &&
      (deed === null || deed === 'won' || deed === 'taken' || deed === 'such'),
  )
  const named = counts.find((term) => noun !== '' && term.noun === noun)
  if (named) return named
  const near = counts.filter(
    (term) =>
      term.field === price.field &&
      Math.abs(term.sentence - price.sentence) <= 1 &&
      (term.noun === '' || term.noun === 'dess' || term.noun === 'pedid' || term.noun === 'pedido'),
  )
  return near.length === 1
    ? near[0]!
    : (counts.filter(({ field, word }) => field === 'kpis' && /^(?:pedidos?|vendas?|atendimentos?)$/.test(word))[0] ??
        null)
}
