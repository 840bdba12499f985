import { say } from '#src/facts/fact-book.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Term, termsOf } from '#src/quantities/terms.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { type Asking, PER, text as t } from './asked.ts'
import { type Asked, type AskedSum, tooMuch, withAccount } from './money.ts'

const ALL = /\b(?:tudo|tod[oa]s) /

const isCount = ({ dimension, deed, field }: Term): boolean =>
  dimension === 'things' && deed === null && field === 'main_challenge'

/** '900 marmitas por mês a 22, 600 pelo iFood que fica com 27%': what the app takes, in reais and of each. */
export const appShare: Asked = (ask) => takenByApp(ask, false)
/** 'Vendo 1.100 por mês, tudo pelo iFood': where nothing tells what is left of one. */
export const appShareOfAll: Asked = (ask) => takenByApp(ask, true)

function takenByApp(ask: Asking, whole: boolean): AskedSum | null {
  const terms = termsOf(ask.scene)
  const fees = terms.filter(({ deed, noun, field }) => deed === 'fee' && noun === 'app' && field === 'main_challenge')
  const [fee] = fees
  if (!fee || fees.length > 1) return null
  const prices = terms.filter(
    ({ dimension, deed, time, field }) =>
      dimension === 'reais' && deed === 'price' && time === null && field === 'main_challenge',
  )
  const [price] = prices
  const near = (one: Term) => Math.abs(one.sentence - fee.sentence) <= 1
  const through = terms.filter(
    (one) => isCount(one) && near(one) && APPS.test(one.after.split(',')[0]!) && !/\bdiret/.test(one.after),
  )
  const [sold] = through
  if (sold && whole !== ALL.test(sold.after)) return null
  if (!price || prices.length > 1 || !sold || through.length > 1 || !near(price)) return null
  const all = terms.find(
    (one) => isCount(one) && one !== sold && one.value > sold.value && one.time !== null && near(one),
  )
  const span = sold.time ?? all?.time ?? null
  if (span === null || span === 'ano') return null
  const { own } = ask
  const [count, each] = [
    ask.value('qtd', sold.said[0]!, `Vendas pelo aplicativo ${PER[span]}`),
    ask.value('R$', price.said[0]!, 'Preço de cada um'),
  ]
  const rate: Value<'%'> = { ...ask.value('%', fee.said[0]!, 'O que o aplicativo leva'), number: fee.value * 100 }
  const one = own.portion(rate, each, 'O que o aplicativo leva de cada um')
  const once = own.times(count, one, `O que o aplicativo leva ${PER[span]}`, span === 'mes' ? 'R$/mês' : 'R$')
  const month = span === 'mes' ? once : ask.aMonth({ ...once, kind: 'R$' }, span, 'O que o aplicativo leva por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const total = { ...month, kind: 'R$/mês' as const }
  const word = ask.thing(all?.said[0] ?? sold.said[0]!)
  const many = word ? say`${t(count)} ${word}` : say`${t(count)}`
  return withAccount(
    own.sum(
      total,
      [count, each, rate, one, once],
      say`Pelo aplicativo saem ${many} ${PER[span]} a ${t(each)}: os ${t(rate)} dele são ${t(one)} de cada, ${span === 'mes' ? say`${t(total)} por mês` : say`cerca de ${t(total)} por mês`}.`,
      ['comissao_entrega', 'ticket_medio', 'mercadorias', 'margem'],
      ask.gain(total, 'taxa que deixa de ser paga'),
    ),
    say`${many} × ${t(each)} × ${t(rate)} = ${span === 'mes' ? say`${t(total)} por mês` : say`${t(once)} ${PER[span]}, ${t(total)} por mês`}`,
  )
}

const ADS = /\b(?:anuncio|trafego|impulsion\w*|propaganda|divulgacao|google|facebook|instagram|marketing|panfleto)/

/** 'Gasto 2.000 em anúncio por mês, chegam 160 contatos e só 8 compram o curso de 500': what one sale costs. */
export const adsPerSale: Asked = (ask) => {
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const spent = terms.find(
    ({ dimension, deed, time, before, after }) =>
      dimension === 'reais' &&
      deed !== 'price' &&
      (time === 'mes' || time === null) &&
      ADS.test(`${before.slice(-40)} ${after.slice(0, 30)}`),
  )
  const won = terms.filter(
    ({ dimension, deed, time }) => dimension === 'things' && deed === 'won' && (time === 'mes' || time === null),
  )
  const [sales] = won
  if (!spent || !sales || won.length > 1 || sales.value < 1) return null
  const monthly = [spent, sales].some(({ time }) => time === 'mes')
  if (!monthly || Math.abs(spent.sentence - sales.sentence) > 1) return null
  const asked = terms.find(
    (one) =>
      isCount(one) &&
      one.value > sales.value &&
      (one.time === 'mes' || one.time === null) &&
      one.sentence === sales.sentence,
  )
  const prices = terms.filter(({ dimension, deed, time }) => dimension === 'reais' && deed === 'price' && time === null)
  const { own } = ask
  const [ads, count] = [
    ask.value('R$', spent.said[0]!, 'Anúncio por mês'),
    ask.value('qtd', sales.said[0]!, 'Quem compra'),
  ]
  const each = own.over(ads, count, 'Anúncio por venda')
  const people = asked ? ask.value('qtd', asked.said[0]!, 'Quem procura') : null
  const rate = people && own.share(count, people, 'Parte que compra')
  const price = prices.length === 1 ? ask.value('R$', prices[0]!.said[0]!, 'Preço de cada um') : null
  const of = price && own.share(each, price, 'Parte do preço que o anúncio leva')
  return withAccount(
    own.sum(
      each,
      [ads, count, people, rate, price, of],
      say`Cada venda custa ${t(each)} de anúncio${price && of ? say`, ${t(of)} dos ${t(price)} que ela traz` : ''}${people && rate ? say`: de ${t(people)} que procuram, ${t(count)} compram, ${t(rate)}` : ''}.`,
      ['custo_por_cliente', 'marketing', 'conversao', 'ticket_medio'],
    ),
    say`${t(ads)} ÷ ${t(count)} = ${t(each)}`,
  )
}
