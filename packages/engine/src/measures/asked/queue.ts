import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'
import { type Asking, text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const SPANS = { dia: ['dia', 'dias'], semana: ['semana', 'semanas'], mes: ['mês', 'meses'] } as const
const LEAST_WAIT = 1

/** 'Faço 4 por mês e tem 22 na fila; este ano 6 desistiram': how long who asks today waits, and what the wait has cost. */
export const queue: Asked = (ask) => {
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge' || field === 'operational_flow')
  const waiting = terms.filter(
    ({ dimension, deed, field }) => dimension === 'things' && deed === 'queue' && field === 'main_challenge',
  )
  const [line] = waiting
  if (!line || waiting.length > 1) return null
  const done = terms.filter(
    ({ dimension, deed, time, noun }) =>
      dimension === 'things' &&
      (deed === null || deed === 'room') &&
      time !== null &&
      time !== 'ano' &&
      isOfIt(noun, line.noun),
  )
  const [made] = done
  if (!made || done.length > 1 || made.value <= 0) return null
  const span = made.time as keyof typeof SPANS
  const { own } = ask
  const [people, pace] = [
    ask.value('qtd', line.said[0]!, 'Na fila'),
    ask.value('qtd', made.said[0]!, `Quantos por ${SPANS[span][0]}`),
  ]
  const wait = round1(people.number / pace.number)
  // Many hours or lessons of each who waits are no queue.
  if (wait < LEAST_WAIT || wait > 60) return null
  const time = {
    ...own.make(
      'qtd',
      'Espera de quem entra na fila hoje',
      wait,
      `${formatNumber(people.number, 1)} ÷ ${formatNumber(pace.number, 1)}`,
      [people, pace],
    ),
  }
  const unit = SPANS[span][wait < 2 ? 0 : 1]
  const gone = goneOf(ask, terms, line) ?? worthOf(ask, terms, made, people, pace)
  const said = say`${t(people)} na fila, a ${t(pace)} por ${SPANS[span][0]}: quem chega hoje espera ${t(time)} ${unit}`
  const conta = say`${t(people)} ÷ ${t(pace)} por ${SPANS[span][0]} = ${t(time)} ${unit}`
  return withAccount(
    own.sum(
      gone?.total ?? time,
      [people, pace, time, ...(gone?.inputs ?? [])],
      gone ? say`${said}. ${gone.text}` : say`${said}.`,
      ['receita_por_pessoa', 'ticket_medio', 'ociosidade'],
    ),
    gone ? join([conta, gone.conta], '; ') : conta,
  )
}

const isOfIt = (made: string, waiting: string): boolean =>
  alike(made, waiting) ||
  /^(?:pessoa?|client|mae?|crianca?|paciente?|alun[oa]?|famili|noiva?|encomenda?|pedido?|servico?|peca?|trabalh|orden|projet)$/.test(
    waiting,
  )

/** 'Consigo 6 por mês a 1.400 cada': what the queue is worth, and what stops with the hand that does it. */
function worthOf(ask: Asking, terms: readonly Term[], made: Term, people: Value<'qtd'>, pace: Value<'qtd'>) {
  const prices = terms.filter(
    ({ dimension, deed, time, noun, field }) =>
      dimension === 'reais' && deed === 'price' && time === null && noun !== 'hora' && field === 'main_challenge',
  )
  const [price] = prices
  const { own } = ask
  if (!price || prices.length > 1 || made.time !== 'mes' || price.sentence !== made.sentence) return null
  const each = ask.value('R$', price.said[0]!, 'Valor de cada um')
  const total = own.times(people, each, 'O que a fila vale', 'R$')
  const month = own.times(pace, each, 'O que sai da fila por mês', 'R$/mês')
  if (own.revenue && month.number > own.revenue.number * 1.3) return null
  return {
    total: total as Value<'R$' | 'R$/mês'>,
    inputs: [each, month],
    text: say`A fila vale ${t(total)}, a ${t(each)} cada, e o que fica pronto traz ${t(month)} por mês: é o que para se o trabalho parar.`,
    conta: say`${t(people)} × ${t(each)} = ${t(total)}`,
  }
}

/** Who gave up waiting, at the one price that she says. */
function goneOf(ask: Asking, terms: readonly Term[], line: Term) {
  const gone = terms.filter(
    ({ dimension, deed, time, field, sentence }) =>
      dimension === 'things' &&
      deed === 'left' &&
      (time === 'ano' || time === 'mes') &&
      field === 'main_challenge' &&
      Math.abs(sentence - line.sentence) <= 1,
  )
  const prices = terms.filter(
    ({ dimension, deed, time, noun }) => dimension === 'reais' && deed === 'price' && time === null && noun !== 'hora',
  )
  const [[people], [price]] = [gone, prices]
  if (!people || gone.length > 1 || !price || prices.length > 1) return null
  const { own } = ask
  const [count, each] = [
    ask.value('qtd', people.said[0]!, 'Quem desistiu de esperar'),
    ask.value('R$', price.said[0]!, 'Valor de cada um'),
  ]
  const when = people.time === 'ano' ? 'neste ano' : people.once === 'passado' ? 'no mês passado' : 'por mês'
  const kind = people.time === 'mes' && people.once == null ? 'R$/mês' : 'R$'
  const total: Value<'R$' | 'R$/mês'> = own.times(count, each, `O que não entrou com quem desistiu, ${when}`, kind)
  return {
    total,
    inputs: [count, each],
    text: say`Os ${t(count)} que desistiram ${when === 'por mês' ? 'a cada mês' : when}, a ${t(each)} cada, são ${t(total)} que não entraram.`,
    conta: say`${t(count)} × ${t(each)} = ${money(total.number)}`,
  }
}
