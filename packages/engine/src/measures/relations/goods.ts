import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { back, clauseOf, isMonthly, isPlain, only, type Spoken, told } from './spoken.ts'

const OF_COST = /\b(?:custo|(?:que|preco que) (?:eu )?(?:pago|paguei|compro|custa|custou)|preco de compra|em cima)\b/
const PRICES = /\b(?:vend[oea][a-z]*|ponh?o|cobr[oa][a-z]*|coloco|multiplic[oa]|bot[oa]|preco|remarco)\b/
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:o|pelo) dobro\b|\bduas vezes\b|\bvezes dois\b|\b2x\b/, 2],
  [/\b(?:o|pelo) triplo\b|\btres vezes\b|\bvezes tres\b|\b3x\b/, 3],
]

/** What she sells a thing at, in times of what it cost her; null: not said. */
function markupOf(d: Deriver): { times: number; said: Spoken | null } | null {
  for (const { field, text } of d.ask.scene.sentences) {
    if (field !== 'main_challenge' || !OF_COST.test(text) || !PRICES.test(text)) continue
    const found = TIMES.find(([words]) => words.test(text))
    if (found) return { times: found[1], said: null }
  }
  const rate = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value >= 15 &&
        one.value <= 400 &&
        /^ ?(?:a mais |de markup )?(?:em cima|sobre) (?:do |o )?(?:custo|que pago|preco de compra)/.test(one.after),
    ),
  )
  if (rate) return { times: 1 + rate.value / 100, said: rate }
  const times = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'N' &&
        one.value >= 1.2 &&
        one.value <= 5 &&
        /^ vezes\b/.test(one.after) &&
        OF_COST.test(one.right) &&
        PRICES.test(one.left),
    ),
  )
  return times ? { times: times.value, said: times } : null
}

const STOCK = /\b(?:estoque|mercadoria|prateleira|a preco de custo|a custo|pelo custo|na loja|deposito)\b/
const STUCK =
  /\b(?:parad[oa]s?|encalhad[oa]s?|nao (?:sai|vende|gira)|faz mais de (?:um )?ano|mais de ano|antig[oa]s?|velh[oa]s?|de antes)\b/
const BUYS = /\b(?:compr[oa][a-z]*|gast[oa][a-z]*|comprando|deix[oa])\b/
const CASH = /\b(?:divida|boletos?|emprestimo|banco|fatur[a-z]+|vend[oi])\b/

/** What she sells costs its price ÷ markup: how long the stock lasts, and by how much each month's buying makes it grow. */
export function goods(d: Deriver): void {
  const { revenue, own } = d
  const markup = markupOf(d)
  if (!revenue || revenue.fact.id.startsWith('faixa.') || !markup) return
  const all = told(d.ask).filter((one) => isPlain(one) && one.value >= 1_000)
  const stocks = all.filter(
    (one) =>
      STOCK.test(`${one.left.slice(-60)} ${one.after}`) &&
      !STUCK.test(clauseOf(one)) &&
      !BUYS.test(back(one)) &&
      !CASH.test(back(one)) &&
      timeAfter(one.after) === null,
  )
  const stock = only(stocks)
  const buying = only(all.filter((one) => one !== stock && BUYS.test(back(one)) && isBought(one)))
  const listed = own.sources.group('mercadorias')
  const sold = own.make(
    'R$/mês',
    'Custo do que você vende por mês',
    reais(revenue.number / markup.times),
    `${money(revenue.number)} ÷ ${formatNumber(markup.times, 2)}`,
    markup.said
      ? [
          revenue,
          own.known(
            markup.said.said.kind === 'P' ? '%' : 'qtd',
            d.ask.value(markup.said.said.kind === 'P' ? '%' : 'qtd', markup.said.said, 'Quanto você põe sobre o custo')
              .fact,
          ),
        ]
      : [revenue],
  )
  const bought: Value<'R$/mês'> | null = buying
    ? ofMonth(d.ask.value('R$', buying.said, 'O que você compra por mês'))
    : listed
      ? own.known('R$/mês', own.sources.groupFact(listed), own.sources.groupFacts(listed))
      : null
  if (!stock && !bought) return
  const inputs: Value<Kind>[] = [revenue, sold]
  const texts: Text[] = [say`Pelo preço que você põe, o que sai por mês custou ${t(sold)}`]
  let main: Value<Kind> | null = null
  let grows: Value<'R$/mês'> | null = null
  let dead: Spoken | undefined
  if (bought && bought.number > sold.number * 1.03 && bought.number < sold.number * 2) {
    grows = own.minus(bought, sold, 'O que o estoque cresce por mês')
    inputs.push(bought, grows)
    texts.push(say`, e você compra ${t(bought)}: o estoque engorda ${t(grows)} por mês`)
    main = grows
  }
  texts.push(say`.`)
  if (stock) {
    const there = d.ask.value('R$', stock.said, 'Mercadoria em estoque')
    const months = own.monthsOf(there, sold, 'Meses de venda na loja')
    inputs.push(there, months)
    texts.push(say` Os ${t(there)} de mercadoria são ${t(months)} de venda.`)
    main ??= months
    dead = only(
      all.filter(
        (one) =>
          one !== stock &&
          one !== buying &&
          one.value < stock.value &&
          Math.abs(one.sentence - stock.sentence) <= 1 &&
          STUCK.test(one.right.split(/[,;]/)[0]!),
      ),
    )
    if (dead) {
      const stuck = d.ask.value('R$', dead.said, 'Mercadoria parada')
      const share = own.share(stuck, there, 'Parte parada')
      inputs.push(stuck, share)
      texts.push(say` Os ${t(stuck)} parados são ${t(share)} dela.`)
    }
  }
  if (!main) return
  const gain = grows
    ? d.half(grows, 'compra que deixa de virar estoque')
    : dead
      ? d.half(d.ask.value('R$', dead.said, 'Mercadoria parada'), 'o que volta ao caixa se for vendido', true)
      : undefined
  d.add(main, inputs, join(texts), {
    weight: 20,
    topic: 'parado',
    related: true,
    ...(gain && { gain }),
    says: ['estoque_parado', 'dias_de_estoque', 'mercadorias'],
  })
}

const isBought = (one: Spoken): boolean =>
  isMonthly(one) || (/\btodo (?:santo )?mes\b/.test(one.left + one.right) && !/\bano\b/.test(one.right))
