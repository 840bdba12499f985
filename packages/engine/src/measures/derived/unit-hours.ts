import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, sentenceOf } from './deriver.ts'

/** '11 horas num bolo' */
const IN_ONE = /^ (?:num|numa|em um|em uma|por|de) (?!dia|semana|mes)[a-z]{3,}/
const WORK =
  /\b(?:editando|fazendo|costur[a-z]+|levo|leva|gasto|demor[a-z]+|trabalh[a-z]+|em cada|cada um|provas?|de servico|pra fazer|faco um[a]? em)\b/

/** How long one takes: '10 horas de festa e mais 45 editando' are 55. */
export function hoursOf(d: Deriver, price: Term): { value: Value<'horas'>; number: number; shown: Text } | null {
  // Part of it is somebody else's.
  if (d.ask.says(/\b(?:metade|comissao|repass[a-z]+|fica com)\b/)) return null
  const near = d.terms.filter(
    (term) =>
      term.dimension === 'hours' &&
      term.time === null &&
      term.field === price.field &&
      term.sentence >= price.sentence &&
      term.sentence - price.sentence <= 2 &&
      (WORK.test(sentenceOf(d, term)) || IN_ONE.test(term.after)) &&
      !/\bmais (?:um|uma|umas|uns)\b/.test(sentenceOf(d, term)) &&
      !/\b(?:abr[a-z]+|atras[a-z]+|espera)\b/.test(term.before),
  )
  const [first] = near
  if (!first || near.length > 1) return null
  const value = d.value('horas', first, 'Horas de cada um')
  return value.number >= 0.1 && value.number <= 400 ? { value, number: value.number, shown: say`${t(value)}` } : null
}

/** 'Queria ganhar 40 a hora': the price that gives it. */
export function wishedHour(
  d: Deriver,
  price: Value<'R$'>,
  left: Value<'R$'>,
  hours: Value<'horas'>,
  inputs: Value<Kind>[],
): Text | null {
  const term = d.terms.find(
    (one) =>
      one.dimension === 'reais' &&
      one.noun === 'hora' &&
      /\b(?:quer[a-z]+|ganhar|tirar|pelo menos|meta)\b/.test(one.before),
  )
  if (!term) return null
  const wish = d.value('R$', term, 'O que você quer por hora')
  const cost = round2(price.number - left.number)
  const value = round2(cost + hours.number * wish.number)
  if (value <= price.number) return null
  const need = d.own.make(
    'R$',
    'Preço que dá isso',
    value,
    `${money(cost)} + ${t(hours).text} × ${money(wish.number)}`,
    [price, left, hours, wish],
  )
  inputs.push(wish, need)
  return say`Para ficar com ${t(wish)} por hora, o preço seria ${t(need)}.`
}

export function perHour(
  d: Deriver,
  price: Value<'R$'>,
  left: Value<'R$'>,
  hours: { value: Value<'horas'>; shown: Text },
  term: Term,
  place: number,
): void {
  const hour = d.own.over(left, hours.value, 'O que entra por hora')
  d.add(hour, [price, hours.value], say`${t(price)} em ${hours.shown} são ${t(hour)} por hora.`, {
    weight: 8,
    topic: `unidade.${place}`,
    uses: [term],
    says: ['custo_hora'],
  })
}
