import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'
import type { Sold } from './sold.ts'

const GIVES = /\b(\d{1,4}) (?:vacas?|cabras?|bufalas?)\b(?: (?:em lactacao|no leite|dando leite|produzindo))?/
const COMING =
  /^ (?:novilhas?|vacas?|cabras?|bufalas?)(?: [a-z]+){0,2} (?:pra|para|vao|a) (?:parir|entrar|dar cria|cria)/

export interface Herd {
  text: Text
  /** What they bring more than they have to pay. */
  rest: Value<'R$/mês'>
  values: readonly Value<Kind>[]
}

/** Animals about to give milk: how many of them, at what one gives today, pay what she thinks of. */
export function herdOf(d: Deriver, sold: Sold, needed: Value<'qtd'>, burden: Value<'R$/mês'>): Herd | null {
  if (!/^litro/.test(sold.noun)) return null
  const today = GIVES.exec(fold(offerOf(d.own.sources.reading.answers)))
  const coming = only(spoken(d).filter((one) => one.said.kind === 'N' && COMING.test(one.after)))
  if (!today || !coming) return null
  const { own } = d
  const cows = own.known('qtd', {
    id: 'medida.animais_de_hoje',
    rotulo: 'Quantos dão leite hoje',
    valor: Number(today[1]),
    unidade: '',
    tipo: 'informado',
    origem: 'O que você escreveu sobre o que vende',
  })
  const more = d.ask.value('qtd', coming.said, 'Quantos entram')
  const each = own.make(
    'qtd',
    'Litros por mês de cada um',
    Math.round(sold.many.number / cows.number),
    `${sold.many.number} ÷ ${cows.number}`,
    [sold.many, cows],
  )
  const pay = own.make(
    'qtd',
    'Quantos pagam isso',
    Math.round((needed.number / each.number) * 10) / 10,
    `${needed.number} ÷ ${each.number}`,
    [needed, each],
  )
  const rest = own.make(
    'R$/mês',
    'O que fica com todos eles',
    round2(more.number * each.number * sold.keep.number - burden.number),
    `${more.number} × ${each.number} × ${money(sold.keep.number)} − ${money(burden.number)}`,
    [more, each, sold.keep, burden],
  )
  return {
    text: say` Hoje cada animal dá ${t(each)} litros por mês: são ${t(pay)} a mais no leite para pagar isso, e há ${t(more)} para entrar. Com todos eles nesse nível, ${rest.number < 0 ? say`ainda faltariam ${t(rest)}` : say`sobrariam ${t(rest)} por mês depois da parcela`}; animal de primeira cria costuma dar menos: meça os primeiros antes de assinar.`,
    rest,
    values: [cows, more, each, pay, rest],
  }
}
