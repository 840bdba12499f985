import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, net, spoken, taxOf } from './frame.ts'
import { pairMaking, type SoldAt } from './sold.ts'
import { risenIn } from './typed-rise.ts'

const UNPAID =
  /\b(?:nao (?:me |nos |estao )?pag(?:a|am|ando)|ficam? (?:sem pagar|devendo)|sem pagar|(?:estao|tao|sao) (?:devendo|inadimplentes?)|inadimplentes?|dao calote|devendo)\b/
const EVERY_MONTH = /\b(?:todo|cada|por) (?:santo )?mes\b|\bsempre\b|\bmes sim mes nao\b/
const WEIGHS =
  /\b(?:sub(?:ir|o)|aument(?:ar|o)|reajust(?:ar|o)|demit(?:ir|o)|mandar (?:[a-z]+ ){0,3}embora|dispensar|emprestimo|baixar|abaixar)\b/

/** Who never pays is told, and what the others pay makes her month: a higher price, a dismissal or a loan is not what is due first. */
export function latePayers(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !d.ask.says(WEIGHS, ['main_challenge'])) return null
  const late = only(lateIn(d))
  const sold = late && pairMaking(d, (count) => count - late.value)
  if (!late || !sold || sold.uses.includes(late) || late.value >= sold.many.number / 2) return null
  const { own } = d
  const many = d.ask.value('qtd', late.said, 'Quantos não pagam')
  const unpaid = own.times(many, sold.price, 'O que não entra por mês', 'R$/mês')
  const inputs: (Value<Kind> | null)[] = [many, sold.price, sold.many, unpaid, month.left]
  const rise = riseOf(d, sold, many, inputs)
  // Where the others' higher price brings more than all that is owed, or the hole is deeper, it is not they who make it.
  if ((rise && rise.gain.number > unpaid.number) || -month.left.number > unpaid.number) return null
  return {
    decisions: ['aumentar_preco', 'demitir', 'emprestimo', 'baixar_preco', 'desconto'],
    at: late,
    main: unpaid,
    inputs,
    verdict: join([
      say`Não por isso. ${t(many)} × ${t(sold.price)} = ${t(unpaid)} por mês que não entram, e hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}${enoughOf(d, month.left, many, sold.price, inputs)}.`,
      rise?.text ?? say``,
      say` Fale esta semana com os ${t(many)}, um a um: acordo por escrito, com a primeira parcela e data; e ponha vencimento fixo e cobrança automática para todos.`,
    ]),
    says: ['inadimplencia', 'dinheiro_na_rua', 'fiado_aberto', 'queda_de_volume'],
    topic: 'nao_pagam',
  }
}

const lateIn = (d: Deriver): readonly Spoken[] => {
  const { sentences } = d.ask.scene
  return spoken(d).filter(
    (one) =>
      one.field === 'main_challenge' &&
      one.said.kind === 'N' &&
      Number.isInteger(one.value) &&
      one.value >= 2 &&
      UNPAID.test(one.after.slice(0, 60)) &&
      EVERY_MONTH.test(sentences[one.sentence]!.text),
  )
}

/** How many of them, paying, close the month. */
function enoughOf(
  d: Deriver,
  left: Value<'R$/mês'>,
  many: Value<'qtd'>,
  price: Value<'R$'>,
  inputs: (Value<Kind> | null)[],
): Text {
  if (left.number >= 0) return say``
  const few = Math.ceil(-left.number / price.number)
  if (few > many.number) return say``
  const enough = d.own.make('qtd', 'Quantos bastam para zerar o mês', few, `${t(left).text} ÷ ${t(price).text}`, [
    left,
    price,
  ])
  const sum = d.own.times(enough, price, 'O que esses trazem', 'R$/mês')
  inputs.push(enough, sum)
  return say`: receber de ${t(enough)} deles (${t(sum)}) já zera o mês`
}

/** What the higher price would bring from those who pay. */
function riseOf(
  d: Deriver,
  sold: SoldAt,
  late: Value<'qtd'>,
  inputs: (Value<Kind> | null)[],
): { gain: Value<'R$/mês'>; text: Text } | null {
  const next = risenIn(d)
  if (!next || next.value <= sold.price.number || next.value > sold.price.number * 1.9) return null
  const { own } = d
  const raised = d.ask.value('R$', next.said, 'O preço em que você pensa')
  const payers = own.minus(sold.many, late, 'Quantos pagam')
  const step = own.minus(raised, sold.price, 'O aumento em cada um')
  const gross = own.times(payers, step, 'O que o aumento traria de quem paga', 'R$/mês')
  const tax = taxOf(d)
  const gain = net(d, gross, tax, 'O mesmo, sem o imposto')
  inputs.push(raised, payers, step, gross, tax, gain)
  return {
    gain,
    text: say` Subir ${t(step)} nos ${t(payers)} que pagam traria ${t(gross)}${tax ? say` (${t(gain)} sem o imposto)` : ''}, só de quem já paga em dia: deixe para a renovação, depois de receber.`,
  }
}
