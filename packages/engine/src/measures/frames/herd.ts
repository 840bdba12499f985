import { say, type Text } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import { DAYS_OF_FARM, type Kind, type Value } from '#src/measures/own/algebra.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'
import type { Sold } from './sold.ts'

const GIVES = /\b(\d{1,4}) (?:vacas?|cabras?|bufalas?)\b(?: (?:em lactacao|no leite|dando leite|produzindo))?/
const KEPT = /^ (?:vacas?|cabras?|bufalas?) (?:em lactacao|no leite|dando leite|produzindo|na ordenha|leiteiras?)\b/
const BOUGHT = /\bmais (?:uns |umas )?$/
const ANIMAL = /^ (?:novilhas?|vacas?|cabras?|bufalas?)\b/
const COMING =
  /^ (?:novilhas?|vacas?|cabras?|bufalas?)(?: [a-z]+){0,2} (?:pra|para|vao|a) (?:parir|entrar|dar cria|cria)/

export interface Herd {
  /** Bought, they hardly pay more than their instalment. */
  thin: boolean
  text: Text
  /** What they bring more than they have to pay. */
  rest: Value<'R$/mês'>
  values: readonly Value<Kind>[]
}

/** Animals about to give milk: how many of them, at what one gives today, pay what she thinks of. */
export function herdOf(d: Deriver, sold: Sold, needed: Value<'qtd'>, burden: Value<'R$/mês'>): Herd | null {
  if (!/^litro/.test(sold.noun)) return null
  const coming = only(
    spoken(d).filter(
      (one) => one.said.kind === 'N' && (COMING.test(one.after) || (BOUGHT.test(one.before) && ANIMAL.test(one.after))),
    ),
  )
  const cows = todayOf(d)
  if (!cows || !coming) return null
  const { own } = d
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
  const bought = BOUGHT.test(coming.before)
  const poor = poorOnes(d, sold, cows)
  return {
    thin: bought && rest.number < burden.number / 2,
    text: say` Hoje cada animal dá ${t(each)} litros por mês: são ${t(pay)} a mais no leite para pagar isso, e ${bought ? say`seriam ${t(more)}` : say`há ${t(more)} para entrar`}. Com todos eles nesse nível, ${rest.number < 0 ? say`ainda faltariam ${t(rest)}` : say`sobrariam ${t(rest)} por mês depois da parcela`}${bought ? '' : '; animal de primeira cria costuma dar menos: meça os primeiros antes de assinar'}.${poor?.text ?? ''}`,
    rest,
    values: [cows, more, each, pay, rest, ...(poor?.values ?? [])],
  }
}

/** How many give milk today: in what she says that she sells, or beside it. */
function todayOf(d: Deriver): Value<'qtd'> | null {
  const told = only(spoken(d).filter((one) => one.said.kind === 'N' && KEPT.test(one.after)))
  if (told) return d.ask.value('qtd', told.said, 'Quantos dão leite hoje')
  const offered = GIVES.exec(fold(offerOf(d.own.sources.reading.answers)))
  return offered
    ? d.own.known('qtd', {
        id: 'medida.animais_de_hoje',
        rotulo: 'Quantos dão leite hoje',
        valor: Number(offered[1]),
        unidade: '',
        tipo: 'informado',
        origem: 'O que você escreveu sobre o que vende',
      })
    : null
}

const EATS_AS = /\b(?:come[m]?|gasta[m]?) (?:igual|o mesmo|a mesma)/
const GIVES_LESS = /\b(?:passa[m]? de|da[o]?|so da[o]?|tira[m]?|produz(?:em)?)(?: (?:so|uns|umas|mais de))* $/
const FEED = /\b(?:racao|silagem|adubo|pasto|sal mineral|capim|feno|milho|trato|volumoso|concentrado)\b/

/** 'Umas 6 que comem igual e não passam de 9 litros': what one of them brings, beside what one eats. */
function poorOnes(d: Deriver, sold: Sold, cows: Value<'qtd'>): { text: Text; values: readonly Value<Kind>[] } | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const few = only(all.filter((one) => one.said.kind === 'N' && EATS_AS.test(one.after) && one.value < cows.number))
  const litres = few && all.find((one) => one.place === few.place + 1 && one.sentence === few.sentence)
  if (!few || !litres || !GIVES_LESS.test(litres.before) || !/^ litros?\b/.test(litres.after)) return null
  const { own } = d
  const feed = own.sources.reading.costs.items.flatMap(({ nome }, place) =>
    FEED.test(fold(nome)) ? [own.known('R$/mês', own.sources.costFacts[place]!)] : [],
  )
  if (feed.length === 0) return null
  const days = own.known('qtd', ruleFact('dias_no_mes_da_fazenda', 'Dias no mês', DAYS_OF_FARM, ''))
  const [many, each] = [
    d.ask.value('qtd', few.said, 'Quantos dão pouco'),
    d.ask.value('qtd', litres.said, 'Litros por dia de um deles'),
  ]
  const brings = own.make(
    'R$',
    'O que um deles traz por mês',
    round2(each.number * days.number * sold.price.number),
    `${each.number} × ${days.number} × ${money(sold.price.number)}`,
    [each, days, sold.price],
  )
  const eats = own.make(
    'R$',
    'O que um animal come por mês',
    Math.round(feed.reduce((sum, { number }) => sum + number, 0) / cows.number),
    `(${feed.map(({ number }) => money(number)).join(' + ')}) ÷ ${cows.number}`,
    [...feed, cows],
  )
  const rest = own.minus(brings, eats, 'O que um deles deixa')
  return {
    text: say` Os ${t(many)} que não passam de ${t(each)} litros por dia trazem ${t(brings)} cada por mês e comem cerca de ${t(eats)}: ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam só ${t(rest)}`} em cada um. Meça o leite de cada um esta semana, acerte a comida pelo leite e troque os piores antes de comprar.`,
    values: [many, each, days, brings, eats, rest],
  }
}
