import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, type Month, monthOf, spoken } from './frame.ts'

const COMMISSION = /\b(?:comiss[a-z]+|porcentagem|percentual|repasse|ganha[m]? P\d+|fica[m]? com P\d+)/
const ASKS = /\b(?:ped[a-z]+|quer(?:em)?|exig[a-z]+|subir|passar|aument[a-z]+|senao|oferec[a-z]+|propo[a-z]+)\b/
const BRINGS =
  /\b(?:traz|fatura|produz|atende|faz|vende|movimenta|rende)(?: uns| cerca de| sozinha| sozinho| por mes)* $/

/** 'Ganham 50%, uma pediu 60% e traz 11 mil': for her, for all, and without her. */
export function commissionRise(d: Deriver): Answer | null {
  const month = monthOf(d)
  const { own } = d
  const paid = own.sources.group('comissao')
  if (!month || !paid || !d.ask.says(COMMISSION, ['main_challenge'])) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rates = all.filter((one) => one.said.kind === 'P' && one.value >= 10 && one.value <= 80)
  if (rates.length !== 2) return null
  const [from, to] = rates[0]!.value < rates[1]!.value ? [rates[0]!, rates[1]!] : [rates[1]!, rates[0]!]
  if (from.value === to.value || to.value - from.value > 25 || !ASKS.test(`${to.left} ${to.right}`)) return null
  // The list proves which rate she pays today, and on what.
  const base = paid.valor / (from.value / 100)
  if (base > month.revenue.number * 1.03 || base < month.revenue.number * 0.3) return null
  const brings = only(
    all.filter((one) => isPlain(one) && one.value >= 500 && one.value < base && BRINGS.test(one.before)),
  )
  const [now, then] = [d.ask.value('%', from.said, 'Comissão de hoje'), d.ask.value('%', to.said, 'Comissão pedida')]
  const pays = own.known('R$/mês', own.sources.groupFact(paid), own.sources.groupFacts(paid))
  const everyone = own.make(
    'R$/mês',
    'O aumento para todas',
    Math.round((pays.number / now.number) * (then.number - now.number)),
    `${money(pays.number)} ÷ ${percent(now.number)} × (${percent(then.number)} − ${percent(now.number)})`,
    [pays, now, then],
  )
  const left = own.minus(month.left, everyone, 'O mês com o aumento para todas')
  const inputs: (Value<Kind> | null)[] = [now, then, pays, everyone, month.left, left]
  const parts: Text[] = []
  if (brings) parts.push(forHer(d, month, { brings, now, then, inputs }))
  parts.push(
    say`Para todas, ${t(everyone)}: os ${t(month.left)} que sobram${beforePay(month)} viram ${left.number < 0 ? say`uma falta de ${t(left)}` : say`${t(left)}`}.`,
  )
  return {
    decisions: ['comissao', 'aumento_salario', 'contratar'],
    at: to,
    main: everyone,
    inputs,
    verdict: join([
      brings ? say`Não como regra para todas; para ela, só por faixa. ` : say`Não sobre tudo: só por faixa. `,
      ...parts,
      say` Ofereça a porcentagem maior só sobre o que passar de uma meta, igual para quem chegar lá, e escreva a regra.`,
    ]),
    says: ['folha'],
    topic: 'comissao',
  }
}

interface Rise {
  brings: Spoken
  now: Value<'%'>
  then: Value<'%'>
  inputs: (Value<Kind> | null)[]
}

/** The rise only for the one who asks, and what is gone if she leaves. */
function forHer(d: Deriver, month: Month, { brings, now, then, inputs }: Rise): Text {
  const { own } = d
  const her = ofMonth(d.ask.value('R$', brings.said, 'O que essa pessoa traz'))
  const one = own.make(
    'R$/mês',
    'O aumento só para ela',
    Math.round((her.number * (then.number - now.number)) / 100),
    `${money(her.number)} × (${percent(then.number)} − ${percent(now.number)})`,
    [her, then, now],
  )
  const others = own.sources.groups.filter(({ varia, id }) => varia === true && id !== 'comissao')
  const values = others.map((group) => own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group)))
  const cost = values.reduce((sum, { number }) => sum + number, 0) / month.revenue.number
  const stays = own.make(
    'R$/mês',
    'O que o trabalho dela deixa hoje',
    Math.round(her.number * (1 - now.number / 100 - cost)),
    `${money(her.number)} × (1 − ${percent(now.number)}${values.length > 0 ? ` − (${values.map(({ number }) => money(number)).join(' + ')}) ÷ ${money(month.revenue.number)}` : ''})`,
    [her, now, ...values, month.revenue],
  )
  inputs.push(her, one, ...values, stays)
  return say`Só para ela são ${t(one)} por mês; se ela sair e levar todos, some o que o trabalho dela deixa, ${t(stays)}${values.length > 0 ? ' depois da comissão e do que cada venda gasta' : ''}. `
}
