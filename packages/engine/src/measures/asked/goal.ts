import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { GROWS, goalText } from '#src/measures/goal-text.ts'
import { money } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { appTakesPart } from '#src/measures/own/unit.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, PER, type Span, text as t } from './asked.ts'
import { type Asked, type AskedSum, withAccount } from './money.ts'

const FOR_HER =
  /\b(?:sobr\w*|tirar|tiro|retirar|limp[oa]s?|livres?|salario|pra mim|para mim|ficar com|pro labore|na mao|no bolso)\b/
/** What comes in, of which the costs are still to be paid. */
const COMES_IN = /\b(?:ganhar|faturar|receber|faturamento)\b/
const NOT_HERS = /\b(?:vender|investir|juntar|comprar|guardar|reserva|pagar|divida|emprestimo)\b/
const CAN = '(?:maximo|consigo|cabem|cabe|dou conta|aguento|atendo|faco|capacidade|encaixo|vagas?)'
const TURN =
  '(?:sess\\w+|atendiment\\w+|client\\w*|consult\\w+|aulas?|visitas?|pecas?|bolos?|cortes?|encomend\\w+|horarios?|pacient\\w+|servicos?|fest\\w+|marmit\\w+|unhas?|ensaios?|[a-z]{4,}s)'
const EACH_MONTH = '~16\\b(?:por|no|ao|na|a) (?:mes|semana|dia)'

/** Reais a month that she wants, and whether the costs are paid of them; null: no such goal. */
function goalOf(ask: Asking): { wish: Said; gross: boolean } | null {
  const goals = goalText(ask.own.sources.reading.form)
  const wish = ask.number(['@R'], ['future_goals'])
  if (!wish || wish.value < 500 || NOT_HERS.test(goals) || GROWS.test(goals)) return null
  const span = ask.spanOf(wish)
  if (span !== null && span !== 'mes') return null
  if (FOR_HER.test(goals)) return ask.own.costs && !ask.own.sources.group('retirada') ? { wish, gross: false } : null
  return COMES_IN.test(goals) ? { wish, gross: true } : null
}

/** How many she can attend to at most. */
function roomOf(ask: Asking, price: Said | undefined): { room: Said; span: Span } | null {
  const room = ask.number(['\\bmaximo~8@N', `\\b${CAN}\\b~24@N ?${TURN}${EACH_MONTH}`, `@N ?${TURN}${EACH_MONTH}`])
  const span = room && ask.spanOf(room)
  return !room || !span || span === 'ano' || room === price || room.value < 2 ? null : { room, span }
}

/** (Her goal + the costs) ÷ what she can attend to in a month: the price that it takes. */
export const priceForGoal: Asked = (ask) => {
  const goal = goalOf(ask)
  if (!goal || appTakesPart(ask.own)) return null
  const price = ask.number([
    '\\b(?:cobro|cobramos|cobrando|preco|vendo a|por)\\b~8@R',
    '\\b(?:sessao|consulta|corte|aula|diaria|atendimento|visita|servico)\\b~12\\b(?:e|a|custa|sai|de|por)\\b @M',
  ])
  const asks = price !== undefined || ask.says(/\b(?:quanto cobrar|preco|cobrar quanto)\b/, ['main_challenge'])
  const fits = asks ? roomOf(ask, price) : null
  if (!fits) return null
  const count = ask.value('qtd', fits.room, `Quantos cabem ${PER[fits.span]}`)
  const month = ask.aMonth(count, fits.span, 'Quantos cabem por mês')
  const now = price ? ask.value('R$', price, 'Preço de hoje') : null
  if (month && !isAsked(ask, month.number, now?.number ?? null, goal)) return null
  return month && priced(ask, goal, { count, month, now, word: ask.thing(fits.room) })
}

/** At today's price, what she counts has to be about all that comes in: else something else brings the money. */
const LEAST_OF_REVENUE = 0.6
const MOST_OF_REVENUE = 2.5

export const bringsRevenue = (revenue: number, month: number, price: number): boolean =>
  month * price >= revenue * LEAST_OF_REVENUE && month * price <= revenue * MOST_OF_REVENUE

/** Met already, or of a part of what she sells: no price is asked for it. */
function isAsked(ask: Asking, month: number, price: number | null, goal: NonNullable<ReturnType<typeof goalOf>>) {
  const { revenue, costs } = ask.own
  if (!revenue) return true
  const need = goal.wish.value + (goal.gross ? 0 : (costs?.number ?? 0))
  return need > revenue.number && (price === null || bringsRevenue(revenue.number, month, price))
}

interface Room {
  count: Value<'qtd'>
  month: Value<'qtd'>
  now: Value<'R$'> | null
  word: string
}

function priced(ask: Asking, goal: NonNullable<ReturnType<typeof goalOf>>, room: Room): AskedSum | null {
  const { own } = ask
  const { count, month, now, word } = room
  const costs = goal.gross ? null : own.costs
  const target = ofMonth(ask.value('R$', goal.wish, 'O que você quer por mês'))
  const need = costs ? own.plus(target, costs, 'O que precisa entrar por mês') : target
  const each = own.over(need, month, 'Preço que a meta pede')
  if (now && (each.number > now.number * 4 || each.number < now.number / 4)) return null
  const many = word ? say`${t(month)} ${word}` : say`${t(month)}`
  const gap = now && each.number > now.number ? own.minus(each, now, 'O que falta em cada um') : null
  const monthly = gap && own.times(month, gap, 'O que o preço novo traz por mês', 'R$/mês')
  const said = costs
    ? say`Para tirar ${t(target)} e pagar ${t(costs)} de contas, precisam entrar ${t(need)} por mês: em ${many}, ${t(each)} cada`
    : say`Para entrarem ${t(target)} por mês, em ${many}, são ${t(each)} cada, sem descontar as contas`
  const today = !now
    ? say`.`
    : gap
      ? say`; hoje você cobra ${t(now)}, faltam ${t(gap)}.`
      : say`; os ${t(now)} de hoje já bastam com a agenda cheia.`
  return withAccount(
    own.sum(
      each,
      [target, costs, need, count, month, now, gap, monthly],
      join([said, today]),
      ['ticket_medio', 'distancia_meta', 'clientes_para_meta', 'sobra_mes', 'margem'],
      monthly
        ? {
            value: monthly.number,
            formula: `${formatNumber(month.number)} × ${money(gap!.number)} = ${money(monthly.number)}`,
            inputs: [monthly.fact],
            rotulo: 'preço que a meta pede, com a mesma quantidade',
            once: false,
          }
        : undefined,
    ),
    costs
      ? say`(${t(target)} da meta + ${t(costs)} de contas) ÷ ${many} = ${t(each)} cada`
      : say`${t(target)} ÷ ${many} = ${t(each)} cada`,
  )
}
