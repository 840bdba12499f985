import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken, today } from './frame.ts'
import { type Pay, payInList, payOf } from './list-pay.ts'
import { nounAfter, pricedSales } from './sold.ts'
import { flowingOf } from './sold-costs.ts'
import { asked } from './ways/way.ts'

const ORDERS =
  /\b(?:quer(?:em)?|propos|propo[a-z]+|ofere[a-z]+|ped(?:e|iu|iram)|encomend[a-z]+|contrato|passar mais|fechar|pedido)\b/
const PRICED = /\b(?:a|por|pagando|pagam?|oferec[a-z]+)(?: (?:so|uns|apenas|r\$|no maximo))* $/
const HIRES =
  /\b(?:contrat[a-z]+|preciso de|precisaria de|precis[a-z]+|por|botar|colocar|cham[a-z]+|registr[a-z]+)(?: (?:de|mais|uns|umas|outr[oa]s?))* $/
const WHO = /^ (?:mais )?([a-z]{4,})/
const CASH = /\b(?:caixa|guardad[oa]|na conta|no banco|reserva)\b/
const ONLY = /\bso tenho(?: uns)? $/
const TERM = /\b(?:com|em|prazo de|pra|para|a|pagam(?:ento)?|paga)(?: uns)? $/
const COST_OF_ONE =
  /\b(?:material|tecido|insumos?|custa|custo|gasto|me sai|cada (?:um|uma|peca) (?:custa|sai|gasta))\b[^,;]{0,24} $/
const DAYS_A_MONTH = 30

interface Order {
  at: Spoken
  /** Pieces and their price; null: the whole is told. */
  pieces: { count: Value<'qtd'>; price: Value<'R$'>; noun: string } | null
  brings: Value<'R$/mês'>
  people: Value<'qtd'>
  who: string
  days: Value<'dias'> | null
  cash: Value<'R$'> | null
}

/** An order of every month that asks for people: what it leaves after them by her list, and the cash until it pays. */
export function orderWithPeople(d: Deriver): Answer | null {
  const month = monthOf(d)
  const order = month && ORDERS.test(asked(d)) ? orderIn(d) : null
  const pay = order && payInList(d, order.who)
  const flowing = pay && flowingOf(d)
  if (!month || !order || !pay || !flowing) return null
  const { own } = d
  const wages = payOf(d, order.people, pay, 'O que essa gente custa por mês')
  const tax = flowing.rate && own.part(flowing.rate, order.brings, 'Imposto e taxas do pedido')
  const goods = goodsOf(d, order, flowing.pieces)
  const costs = [wages, ...(tax ? [tax] : []), ...(goods ? [goods.month] : [])]
  const rest = own.make(
    'R$/mês',
    goods ? 'O que o pedido deixa por mês' : 'O que fica para o material',
    round2(order.brings.number - costs.reduce((sum, { number }) => sum + number, 0)),
    [order.brings, ...costs].map(({ number }) => money(number)).join(' − '),
    [order.brings, ...costs],
  )
  const inputs: (Value<Kind> | null)[] = [order.brings, order.people, pay.each, ...costs, rest, month.left]
  inputs.push(...(goods?.values ?? []), ...(order.pieces ? [order.pieces.count, order.pieces.price] : []))
  const needs = cashOf(d, order, costs, inputs)
  inputs.push(order.cash)
  const each =
    order.pieces && !goods ? own.over(rest, order.pieces.count, 'O que pode ir de material em cada um') : null
  inputs.push(each)
  const output = outputOf(d, order, inputs)
  const account = accountOf(order, { wages, pay, tax, goods: goods?.month ?? null, rest, each })
  const lacks = needs !== null && order.cash !== null && needs.number > order.cash.number
  const loses = rest.number <= 0
  const thin = goods !== null && !loses && rest.number < order.brings.number / 10
  return {
    decisions: ['pedido_maior', 'cliente_grande', 'contratar', 'atacado'],
    at: order.at,
    main: rest,
    inputs,
    verdict: join([
      loses
        ? say`Não por esse preço. `
        : lacks
          ? say`Não assim: o caixa não aguenta até o primeiro pagamento. `
          : thin
            ? say`Não por esse preço: sobra pouco para o risco. `
            : say`Só com prazo menor e em teste. `,
      account,
      output,
      needs
        ? say` Até o primeiro pagamento, em ${t(order.days!)}, saem perto de ${t(needs)}${order.cash ? say`; o caixa tem ${t(order.cash)}` : say`; ${today(month).text.charAt(0).toLowerCase()}${rest0(today(month))}`}.`
        : say``,
      say` Contraproponha preço maior, prazo menor ou parte adiantada, e comece com um lote que caiba na equipe de hoje; contrate por experiência só depois do primeiro pagamento.`,
    ]),
    says: ['sobra_mes', 'custo_vaga', 'receita_por_pessoa'],
    topic: 'pedido',
  }
}

interface Sums {
  wages: Value<'R$/mês'>
  pay: Pay
  tax: Value<'R$/mês'> | null
  goods: Value<'R$/mês'> | null
  rest: Value<'R$/mês'>
  each: Value<'R$'> | null
}

function accountOf(order: Order, { wages, pay, tax, goods, rest, each }: Sums): Text {
  const start = order.pieces
    ? say`${t(order.pieces.count)} ${order.pieces.noun} × ${t(order.pieces.price)} = ${t(order.brings)}`
    : say`Entram ${t(order.brings)}`
  const took = join(
    [
      say`${t(order.people)} ${order.who} a ${t(pay.each)}${pay.own ? '' : ' (a média da sua folha)'} = ${t(wages)}`,
      ...(tax ? [say`imposto ${t(tax)}`] : []),
      ...(goods ? [say`material ${t(goods)}`] : []),
    ],
    ', ',
  )
  const end = goods
    ? rest.number < 0
      ? say`faltam ${t(rest)} por mês.`
      : say`ficam ${t(rest)} por mês.`
    : rest.number <= 0
      ? say`não fica nada para o material.`
      : each
        ? say`ficam ${t(rest)} para todo o material: só vale se o de cada um custar menos que ${t(each)}.`
        : say`ficam ${t(rest)} antes do material e do que mais ele gastar.`
  return say`${start} por mês; tirando ${took}, ${end}`
}

const rest0 = ({ text, spans }: Text): Text => ({
  text: text.slice(1),
  spans: spans.map((one) => ({ ...one, inicio: one.inicio - 1, fim: one.fim - 1 })),
})

/** Material of the order: what she tells of one, else what her pieces of today take by the list; null: neither is known. */
function goodsOf(d: Deriver, { pieces }: Order, ofList: Value<'R$/mês'> | null) {
  if (!pieces) return null
  const told = only(
    spoken(d).filter(
      (one) =>
        one.field === 'main_challenge' &&
        isPlain(one) &&
        one.value < pieces.price.number &&
        COST_OF_ONE.test(one.before),
    ),
  )
  const sold = told ? null : pricedSales(d)
  const each = told
    ? d.ask.value('R$', told.said, 'Material de cada um')
    : sold && ofList && sold.price.number < pieces.price.number * 2
      ? d.own.over(ofList, sold.many, 'Material de cada um, pela lista')
      : null
  if (!each || each.number >= pieces.price.number * 1.5) return null
  const month = ofMonth(d.own.times(pieces.count, each, 'Material do pedido por mês', 'R$/mês'))
  return { month, each, values: [each, month] }
}

/** What goes out before the first payment comes in. */
function cashOf(d: Deriver, { days }: Order, costs: readonly Value<'R$/mês'>[], inputs: (Value<Kind> | null)[]) {
  if (!days || days.number < DAYS_A_MONTH / 2) return null
  const sum = costs.reduce((all, { number }) => all + number, 0)
  // A month is made before it is billed.
  const needs = d.own.make(
    'R$',
    'O que sai até o primeiro pagamento',
    reais((sum * (days.number + DAYS_A_MONTH)) / DAYS_A_MONTH),
    `(${costs.map(({ number }) => money(number)).join(' + ')}) × (${days.number} + 30) ÷ 30`,
    [...costs, days],
  )
  inputs.push(days, needs)
  return needs
}

/** Whether so many can make it, by what each of those on the list makes today. */
function outputOf(d: Deriver, { pieces, people, who }: Order, inputs: (Value<Kind> | null)[]): Text {
  const sold = pieces && pricedSales(d)
  const line = d.own.sources.reading.costs.items.find(
    ({ nome, quantos }) => quantos && quantos > 1 && fitsWho(nome, who),
  )
  if (!pieces || !sold || !line?.quantos || !SAME_SIZE(sold.price.number, pieces.price.number)) return say``
  const place = d.own.sources.reading.costs.items.indexOf(line)
  const paid = d.own.known('R$/mês', d.own.sources.costFacts[place]!)
  const each = d.own.make(
    'qtd',
    'O que cada pessoa faz hoje por mês',
    Math.round(sold.many.number / line.quantos),
    `${sold.many.number} ÷ ${line.quantos}`,
    [sold.many, paid],
  )
  const need = d.own.make(
    'qtd',
    'Pessoas que o pedido pede',
    Math.ceil(pieces.count.number / each.number - 0.1),
    `${pieces.count.number} ÷ ${each.number}`,
    [pieces.count, each],
  )
  if (need.number <= people.number) return say``
  inputs.push(paid, each, need)
  return say` Hoje cada uma faz ${t(each)} por mês: nesse ritmo o pedido pede ${t(need)}, e não ${t(people)}, e a conta piora.`
}
const SAME_SIZE = (a: number, b: number): boolean => a < b * 1.6 && b < a * 1.6
const fitsWho = (nome: string, who: string): boolean => nome.toLowerCase().includes(who.slice(0, 6))

const isHired = ({ said, value, before, after }: Spoken): boolean =>
  said.kind === 'N' && Number.isInteger(value) && value <= 30 && HIRES.test(before) && WHO.test(after)

function orderIn(d: Deriver): Order | null {
  const all = spoken(d).filter((one) => one.field === 'main_challenge')
  const plain = all.filter(isPlain)
  const hired = only(plain.filter(isHired))
  if (!hired) return null
  const who = WHO.exec(hired.after)![1]!
  const pair = only(
    plain.flatMap((count) => {
      const price = plain.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
      return price &&
        count !== hired &&
        price !== hired &&
        count.said.kind === 'N' &&
        count.value >= 10 &&
        PRICED.test(price.before) &&
        /\b(?:por|ao|todo|cada) mes\b/.test(`${count.after} ${price.after.slice(0, 24)}`)
        ? [{ count, price }]
        : []
    }),
  )
  const whole = pair
    ? undefined
    : only(
        plain.filter(
          (one) =>
            one.said.kind === 'R' &&
            one.value >= 2_000 &&
            /^ ?(?:reais )?(?:por|ao|todo) mes\b/.test(one.after) &&
            !CASH.test(clauseOf(one)),
        ),
      )
  const at = pair?.price ?? whole
  if (!at) return null
  const cash = only(
    plain.filter((one) => one !== at && one.value >= 1_000 && (CASH.test(clauseOf(one)) || ONLY.test(one.before))),
  )
  const days = only(all.filter((one) => one.said.kind === 'D' && TERM.test(one.before)))
  const pieces = pair && {
    count: d.ask.value('qtd', pair.count.said, 'Quantos pedem por mês'),
    price: d.ask.value('R$', pair.price.said, 'O que pagam por um'),
    noun: nounAfter(d, pair.count),
  }
  return {
    at,
    pieces: pieces ?? null,
    brings: pieces
      ? d.own.times(pieces.count, pieces.price, 'O que o pedido traz por mês', 'R$/mês')
      : ofMonth(d.ask.value('R$', whole!.said, 'O que o pedido traz por mês')),
    people: d.ask.value('qtd', hired.said, 'Pessoas a contratar'),
    who: d.ask.spelt(who, 'main_challenge'),
    days: days ? d.ask.value('dias', days.said, 'Prazo de pagamento') : null,
    cash: cash ? d.ask.value('R$', cash.said, 'Dinheiro em caixa') : null,
  }
}
