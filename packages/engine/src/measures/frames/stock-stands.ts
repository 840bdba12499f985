import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, back, clauseOf, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, leaves, monthOf, spoken, sums } from './frame.ts'

const OFF =
  /^ ?(?:de )?(?:desconto|off|abatimento|bonificac[a-z]+|a menos|mais barat[oa]|se (?:eu )?(?:lev|compr|fech|peg|antecip))/
const OFF_BEFORE =
  /\b(?:desconto|bonificac[a-z]+|abatimento|liberou|da|deu|ganho|ofere[a-z]+|faz|com)(?: de| me| uns| mais)* $/
const BUYS =
  /\b(?:pedido|fech(?:o|ar|asse|e)|lev(?:o|ar|asse|e)|compr(?:o|a|ar|asse|e)|carga|vender|encomend[a-z]+|de uma vez|antecip[a-z]+|peg(?:o|ar|asse|ue)|lote)\b/
const STOCK = /\b(?:estoque|mercadorias?|prateleiras?|produtos?|pecas|deposito|parad[oa]s?|encalhad[oa]s?)\b/
const STANDS =
  /\b(?:parad[oa]s?|encalh[a-z]+|nao (?:sai|saem|gira|giram|vende|vendem|anda)|(?:quase )?nao sai|velh[oa]s?|ninguem (?:quer|compra|pede)|fora de linha|saiu de linha|sobr(?:ou|ada|aram)|colecao passada|nao (?:teve|tem) saida)\b/
const CASH = /\b(?:caixa|na conta|no banco|dinheiro|guardad[oa]|saldo|em conta)\b/
const CASH_AFTER = /^ (?:reais )?(?:em|na|no) (?:caixa|conta|banco|poupanca)\b/
const TERM = /\b(?:pagar (?:em|com)|vencendo (?:em|com)|prazo de|(?:pra|para)|em|com)(?: uns)? $/

interface Offer {
  at: Spoken
  buy: Value<'R$'>
  rate: Value<'%'>
  /** All that stands on the shelves; null: only a part of it is told. */
  stock: Value<'R$'> | null
  dead: Value<'R$'> | null
  /** The part of it, where she tells no sum. */
  part: Value<'%'> | null
  cash: Value<'R$'> | null
  days: Value<'dias'> | null
}

/** So many months of purchases on the shelves are enough for any discount. */
const MANY_MONTHS = 2.5
const FEW_MONTHS = 2

/** A purchase with a discount, beside what stands already and the cash: whether it can be borne, and what small lot can. */
export function buysWhileStanding(d: Deriver): Answer | null {
  const month = monthOf(d)
  const group = d.own.sources.group('mercadorias') ?? d.own.sources.group('racao')
  const offer = month && group ? offerIn(d) : null
  if (!month || !group || !offer) return null
  const { own } = d
  const { buy, rate, stock, dead, part, cash, days } = offer
  const goods = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  if (goods.number < month.revenue.number / 10) return null
  const saved = own.portion(rate, buy, 'O que o desconto poupa')
  const price = own.minus(buy, saved, 'O que a compra custa')
  const has = stock ?? dead
  const held = has && own.monthsOf(has, goods, 'Meses de compra na prateleira')
  const after =
    stock &&
    own.make(
      'meses',
      'Com a compra nova',
      round1((stock.number + buy.number) / goods.number),
      `(${money(stock.number)} + ${money(buy.number)}) ÷ ${money(goods.number)}`,
      [stock, buy, goods],
    )
  const lack = cash && cash.number < price.number ? own.minus(price, cash, 'O que falta no caixa para ela') : null
  const inputs: (Value<Kind> | null)[] = [buy, rate, saved, price, stock, dead, part, cash, days, goods, held, after]
  inputs.push(lack, month.left)
  const stands = (held !== null && held.number >= (stock ? MANY_MONTHS : 1)) || dead !== null || part !== null
  const isFree = cash !== null && price.number <= cash.number / 2 + 0.2 * month.revenue.number
  if (!stands && (lack || !isFree || (held?.number ?? 9) > FEW_MONTHS)) return null
  const base = { decisions: DECISIONS, at: offer.at, main: saved, inputs, says: SAYS, topic: 'parado' }
  if (!stands) {
    const rest = own.minus(cash!, price, 'O que fica no caixa')
    inputs.push(rest)
    return {
      ...base,
      verdict: say`Sim, se tudo isso sai em até dois meses. ${account(offer, { goods, saved, price, held, after })}, e sobram no caixa ${t(rest)}: peça entrega em partes pelo mesmo preço, confira a validade e o que acontece com o que não vender.`,
    }
  }
  const weeks = own.make('R$', 'Duas semanas de compra', reais(goods.number / 2), `${money(goods.number)} ÷ 2`, [goods])
  inputs.push(weeks)
  const short = lack
    ? say`; a compra custa ${t(price)} e o caixa tem ${t(cash!)}: faltam ${t(lack)}, que teriam de vir de banco, cartão antecipado ou conta atrasada.`
    : days
      ? atTerm(d, offer, price, goods, inputs)
      : month.left.number < price.number / 4
        ? say`, e hoje ${leaves(month.left, t)} por mês.`
        : say`.`
  return {
    ...base,
    verdict: join([
      say`Não esse pedido inteiro. `,
      account(offer, { goods, saved, price, held, after }),
      short,
      say` Peça o mesmo desconto, ou um menor, num lote de até ${t(weeks)} (duas semanas de compra), só do que sai toda semana. Antes, ponha o parado para sair com data para acabar, mesmo pelo custo, e tente trocar ou devolver parte dele ao fornecedor.`,
    ]),
  }
}

const DECISIONS: Answer['decisions'] = ['estoque_antes', 'fornecedor', 'desconto', 'pedido_maior', 'importar_grupo']
const SAYS: Answer['says'] = ['desconto', 'estoque_parado', 'dias_de_estoque', 'diferenca_preco']

interface Sums {
  goods: Value<'R$/mês'>
  saved: Value<'R$'>
  price: Value<'R$'>
  held: Value<'meses'> | null
  after: Value<'meses'> | null
}

function account({ buy, stock, dead, part }: Offer, { goods, saved, held, after }: Sums): Text {
  const idle = dead && stock ? say`, e ${t(dead)} não saem` : part ? say`, e ${t(part)} não gira` : say``
  const shelf =
    stock && held && after
      ? say`A prateleira já tem ${t(stock)}, ${t(held)} da sua compra de ${t(goods)} por mês${idle}; com mais ${t(buy)} iria a ${t(after)}.`
      : dead && held
        ? say`Só o que está parado, ${t(dead)}, já ${Math.abs(held.number - 1) < 0.05 ? 'é' : 'são'} ${t(held)} da sua compra de ${t(goods)}; ${t(buy)} são mais dinheiro na mesma prateleira.`
        : say`A compra de todo mês é de ${t(goods)}.`
  return say`${shelf} O desconto poupa ${t(saved)} uma vez só`
}

/** Bought at a term: what falls due on one day, beside what she buys of a month anyway. */
function atTerm(
  d: Deriver,
  { days }: Offer,
  price: Value<'R$'>,
  goods: Value<'R$/mês'>,
  inputs: (Value<Kind> | null)[],
): Text {
  const month = monthOf(d)!
  if (month.left.number >= price.number) return say`.`
  const share = d.own.share({ ...price, kind: 'R$/mês' }, goods, 'Parte da compra de um mês')
  inputs.push(share)
  const much = share.number >= 100 ? say`mais do que a compra de um mês inteiro` : say`${t(share)} da compra de um mês`
  return say`; são ${t(price)} para pagar de uma vez em ${t(days!)}, ${much}, e ${month.left.number < 0 ? say`hoje faltam ${t(month.left)}` : say`sobram só ${t(month.left)}`} por mês.`
}

/** What is offered with a discount, what stands and what is there to pay it; null: not one purchase of hers. */
function offerIn(d: Deriver): Offer | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rate = only(
    all.filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value >= 2 &&
        one.value <= 45 &&
        (OFF.test(one.after) || OFF_BEFORE.test(one.before)) &&
        !STANDS.test(ahead(one)),
    ),
  )
  if (!rate) return null
  const large = sums(d, 1_000).filter(({ field }) => field === 'main_challenge')
  const buy = only(large.filter((one) => one.sentence === rate.sentence && isBought(one)))
  if (!buy || /\bcliente|compradora?\b/.test(buy.left)) return null
  const rest = large.filter((one) => one !== buy)
  const cash = rest.filter((one) => CASH_AFTER.test(one.after) || CASH.test(one.before.slice(-CLOSE)))
  const shelf = rest.filter((one) => !cash.includes(one))
  const idle = shelf.filter((one) => STANDS.test(ahead(one)) || (STANDS.test(back(one)) && !STOCK.test(ahead(one))))
  // 'De 140 mil parados, 60 mil é coleção velha'
  const dead = idle.length > 1 ? idle.toSorted((a, b) => a.value - b.value)[0] : idle[0]
  const stock = shelf
    .filter((one) => STOCK.test(`${back(one)} ${ahead(one)}`))
    .toSorted((a, b) => b.value - a.value)
    .find((one) => one !== dead || only(shelf) === undefined)
  const part = only(all.filter((one) => one !== rate && one.said.kind === 'P' && STANDS.test(one.after)))
  const days = only(
    all.filter((one) => one.said.kind === 'D' && one.sentence === buy.sentence && TERM.test(one.before)),
  )
  if (cash.length > 1 || shelf.some((one) => one !== dead && one !== stock)) return null
  const value = (one: Spoken | undefined, rotulo: string) => (one ? d.ask.value('R$', one.said, rotulo) : null)
  const whole = stock === dead && shelf.length === 1 && !STOCKED.test(clauseOf(stock!)) ? undefined : stock
  return {
    at: buy,
    buy: value(buy, 'Compra em questão')!,
    rate: d.ask.value('%', rate.said, 'Desconto oferecido'),
    stock: value(whole, 'O que está na prateleira'),
    dead: whole === dead ? null : value(dead, 'O que está parado'),
    part: part ? d.ask.value('%', part.said, 'Parte que está parada') : null,
    cash: value(cash[0], 'Dinheiro em caixa'),
    days: days ? d.ask.value('dias', days.said, 'Prazo para pagar') : null,
  }
}
/** 'Na conta só 12 mil' */
const CLOSE = 24
const STOCKED = /\b(?:estoque|na loja|na prateleira)\b/

const isBought = (one: Spoken): boolean => BUYS.test(one.left.slice(-60)) || BUYS.test(ahead(one))
