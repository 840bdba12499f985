import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, spoken, taxOf } from './frame.ts'
import { movedIn } from './leaky-base.ts'
import { lostBeside } from './lost-beside.ts'
import { pricedSales, type SoldAt, soldOf } from './sold.ts'
import { baseOf, OTHER_OBJECT, soldBase, unitAt } from './typed-rise.ts'
import { keepOf, unitCostOf } from './unit-cost.ts'

export const LOWERS =
  /\b(?:baixar|abaixar|abaixo|baixo|baixe|abaixe|reduzir|reduzo|reduza|diminuir|igualar|igualo|igualasse|baixasse|desco|descer|cair|caia|ir|passar|botar)\b[^;A-Z]{0,30}\b(?:pra|para|a|em)(?: uns| r\$)* $/

const above = (sold: SoldAt | null, price: number): SoldAt | null =>
  sold && sold.price.number > price * 1.005 && sold.price.number < price * 1.9 ? sold : null

/** 'Não sei se abaixo pra 50': what it takes from everyone, and how many more it asks for. */
export function typedCut(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const next = only(
    spoken(d).filter(
      (one) =>
        isPlain(one) &&
        LOWERS.test(one.before) &&
        !OTHER_OBJECT.test(one.before) &&
        !/^ ?(?:%|mil\b|por mes)/.test(one.after),
    ),
  )
  const sold = soldOf(d)
  const base =
    next && (baseOf(d, next, true) ?? soldBase(above(pricedSales(d), next.value), Number.POSITIVE_INFINITY, 0))
  if (!next || !base) return null
  const { own } = d
  const { price, many } = base
  const lower = d.ask.value('R$', next.said, 'O preço em que você pensa')
  const tax = taxOf(d)
  const cost = unitCostOf(d)
  const whole = cost && cost.value.number < price.number ? cost.value : null
  const unit = whole ? null : unitAt(sold, price)
  const [now, after] = unit
    ? [unit.keep, unit.keepAt(lower, 'O que cada um deixaria')]
    : [keepOf(d, price, tax, whole, 'O que cada um deixa hoje'), keepOf(d, lower, tax, whole, 'O que cada um deixaria')]
  const gap = own.minus(now, after, 'O que cada um deixa a menos')
  const loss = own.times(many, gap, 'O que se perde com as mesmas vendas', 'R$/mês')
  const rest = own.minus(month.left, loss, 'O mês com o preço menor')
  const inputs: (Value<Kind> | null)[] = [price, many, lower, tax, whole, now, after, gap, loss, month.left, rest]
  const need = after.number > 0 ? needOf(d, many, now, after) : null
  inputs.push(need)
  const people = MEMBERS.test(base.thing)
  const lost = lostBeside(d, { loss, each: now, many: many.number, noun: base.thing })
  const leak = leakBeside(d, now, loss) ?? (lost && { ...lost, text: say` ${lost.text}` })
  inputs.push(...(leak?.values ?? []))
  return {
    decisions: ['baixar_preco', 'desconto', 'aumentar_preco'],
    at: next,
    main: loss,
    inputs,
    verdict: join([
      say`Não para todos. De cada ${t(price)} ficam ${t(now)}${whole ? say` depois ${tax ? 'do imposto e ' : ''}dos ${t(whole)} que cada um custa` : unit ? ' depois do que vem com a venda' : tax ? ' depois do imposto' : ''}; a ${t(lower)} ficariam ${after.number > 0 ? t(after) : 'menos que nada'}. Com os mesmos ${t(many)} são ${t(loss)} a menos por mês: de ${sideOf(month.left)} o mês iria para ${sideOf(rest)}${beforePay(month)}.`,
      need
        ? say` Para ganhar o mesmo seriam precisos ${t(need)}${people ? '.' : ': veja se cabem na sua agenda.'}`
        : say``,
      leak?.text ?? say``,
      d.ask.says(COMPLAINS)
        ? say` E o preço não conserta a reclamação que você conta: resolva-a primeiro, e pergunte a quem saiu se foi por ela ou pelo preço.`
        : say``,
      people
        ? say` Dê o preço menor só a quem pede para sair, com prazo, depois de ouvir o motivo.`
        : say` Ofereça preço menor só em horário vazio ou em pacote, e fale um a um com quem ameaça sair.`,
    ]),
    says: ['diferenca_preco', 'queda_de_volume', 'ticket_medio'],
    topic: 'preco',
  }
}

/** Whoever pays every month fills no hour. */
const MEMBERS = /^(?:client|alun|assinant|soci|mensalist|morador|crianc|pacient|academi|lojas?$|escol)/
const COMPLAINS = /\b(?:reclam[a-z]+|queix[a-z]+|insatisf[a-z]+|lentidao)\b/

/** 'Perdendo 45 por mês, entram 30': how many months of that the lower price costs at once; null: nothing told, or they grow. */
function leakBeside(
  d: Deriver,
  each: Value<'R$'>,
  loss: Value<'R$/mês'>,
): { text: Text; values: readonly Value<Kind>[] } | null {
  const moved = movedIn(d)
  if (!moved || moved.gone.value <= moved.came.value) return null
  const { own } = d
  const [came, gone] = [
    d.ask.value('qtd', moved.came.said, 'Quantos entram por mês'),
    d.ask.value('qtd', moved.gone.said, 'Quantos saem por mês'),
  ]
  const fewer = own.minus(gone, came, 'Quantos a menos por mês')
  const month = own.times(fewer, each, 'O que cada mês de saída tira', 'R$/mês')
  const times = own.make(
    'meses',
    'Meses de saída que o desconto custa',
    round1(loss.number / month.number),
    `${money(loss.number)} ÷ ${money(month.number)}`,
    [loss, month],
  )
  const values = [came, gone, fewer, month]
  const account = say` Saem ${t(gone)} e entram ${t(came)}: são ${t(fewer)} × ${t(each)} = ${t(month)} a menos a cada mês`
  return times.number >= 1
    ? {
        text: say`${account}, e baixar para todos custa de uma vez o que ${t(times)} disso custariam.`,
        values: [...values, times],
      }
    : { text: say`${account}.`, values }
}

const needOf = (d: Deriver, many: Value<'qtd'>, now: Value<'R$'>, after: Value<'R$'>): Value<'qtd'> =>
  d.own.make(
    'qtd',
    'Quantos para ganhar o mesmo',
    Math.ceil((many.number * now.number) / after.number),
    `${many.number} × ${money(now.number)} ÷ ${money(after.number)}`,
    [many, now, after],
  )

const sideOf = (value: Value<'R$/mês'>): Text =>
  value.number < 0 ? say`uma falta de ${t(value)}` : say`uma sobra de ${t(value)}`
