import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, clauseOf, isMonthly, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'

const OF_COST = /\b(?:custo|(?:que|preco que) (?:eu )?(?:pago|paguei|compro|custa|custou)|preco de compra|em cima)\b/
const PRICES = /\b(?:vend[oea][a-z]*|ponh?o|cobr[oa][a-z]*|coloco|multiplic[oa]|bot[oa]|preco|remarco)\b/
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:o|pelo) dobro\b|\bduas vezes\b|\bvezes dois\b|\b2x\b/, 2],
  [/\b(?:o|pelo) triplo\b|\btres vezes\b|\bvezes tres\b|\b3x\b/, 3],
]

interface Markup {
  times: number
  said: Spoken | null
}

/** What she sells a thing at, in times of what it cost her; null: not said. */
export function markupOf(d: Deriver): Markup | null {
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
        /^ ?(?:a mais |de markup |de margem |de lucro )?(?:em cima|sobre) (?:do |o )?(?:custo|que (?:eu )?pago|preco de compra)/.test(
          one.after,
        ),
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
  const { stock, bought, dead } = amountsOf(d)
  if (!stock && !bought) return
  const sold = costOfSold(d, revenue, markup)
  const inputs: Value<Kind>[] = [revenue, sold]
  const texts: Text[] = [say`Pelo preço que você põe, o que sai por mês custou ${t(sold)}`]
  const grows =
    bought && bought.number > sold.number * 1.03 && bought.number < sold.number * 2
      ? own.minus(bought, sold, 'O que o estoque cresce por mês')
      : null
  if (bought && grows) {
    inputs.push(bought, grows)
    texts.push(say`, e você compra ${t(bought)}: o estoque engorda ${t(grows)} por mês`)
  }
  texts.push(say`.`)
  const months = stock && own.monthsOf(stock, sold, 'Meses de venda na loja')
  if (stock && months) {
    inputs.push(stock, months)
    texts.push(say` Os ${t(stock)} de mercadoria são ${t(months)} de venda.`)
  }
  if (stock && dead) {
    const share = own.share(dead, stock, 'Parte parada')
    inputs.push(dead, share)
    texts.push(say` Os ${t(dead)} parados são ${t(share)} dela.`)
  }
  const main = grows ?? months
  if (!main) return
  const gain = grows
    ? d.half(grows, 'compra que deixa de virar estoque')
    : dead && d.half(dead, 'o que volta ao caixa se for vendido', true)
  d.add(main, inputs, join(texts), {
    weight: 20,
    topic: 'parado',
    related: true,
    ...(gain && { gain }),
    says: ['estoque_parado', 'dias_de_estoque', 'mercadorias'],
  })
}

interface Amounts {
  stock: Value<'R$'> | null
  bought: Value<'R$/mês'> | null
  /** The part of the stock that nobody buys. */
  dead: Value<'R$'> | null
}

function amountsOf(d: Deriver): Amounts {
  const { own } = d
  const { sources } = own
  const all = told(d.ask).filter((one) => isPlain(one) && one.value >= 1_000)
  const stock = only(all.filter(isStock))
  const buying = only(all.filter((one) => one !== stock && BUYS.test(back(one)) && isBought(one)))
  const dead =
    stock &&
    only(
      all.filter(
        (one) =>
          one !== stock &&
          one !== buying &&
          one.value < stock.value &&
          Math.abs(one.sentence - stock.sentence) <= 1 &&
          STUCK.test(one.right.split(/[,;]/)[0]!),
      ),
    )
  const listed = sources.group('mercadorias')
  return {
    stock: stock ? d.ask.value('R$', stock.said, 'Mercadoria em estoque') : null,
    dead: dead ? d.ask.value('R$', dead.said, 'Mercadoria parada') : null,
    bought: buying
      ? ofMonth(d.ask.value('R$', buying.said, 'O que você compra por mês'))
      : listed
        ? own.known('R$/mês', sources.groupFact(listed), sources.groupFacts(listed))
        : null,
  }
}

const isStock = (one: Spoken): boolean =>
  STOCK.test(`${one.left.slice(-60)} ${one.after}`) &&
  !STUCK.test(clauseOf(one)) &&
  !BUYS.test(back(one)) &&
  !CASH.test(back(one)) &&
  timeAfter(one.after) === null &&
  !/\btodo (?:santo )?mes\b/.test(one.before)

function costOfSold(d: Deriver, revenue: Value<'R$/mês'>, { times, said }: Markup): Value<'R$/mês'> {
  const put = said && d.ask.value(said.said.kind === 'P' ? '%' : 'qtd', said.said, 'Quanto você põe sobre o custo')
  return d.own.make(
    'R$/mês',
    'Custo do que você vende por mês',
    reais(revenue.number / times),
    `${money(revenue.number)} ÷ ${formatNumber(times, 2)}`,
    put ? [revenue, put] : [revenue],
  )
}

const isBought = (one: Spoken): boolean =>
  isMonthly(one) || (/\btodo (?:santo )?mes\b/.test(one.left + one.right) && !/\bano\b/.test(one.right))
