import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, PER, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { type Answer, monthOf, taxOf, today } from './frame.ts'
import { type OfferTold, offerTold } from './offer-read.ts'
import { nounAfter } from './sold.ts'
import { flowingOf } from './sold-costs.ts'

/** So little of what it brings stays that nothing is won. */
const THIN = 0.1
/** What costs so much more is another thing, with costs of its own. */
const MOST_DEARER = 2.5

interface Account {
  told: OfferTold
  noun: string
  /** As she tells them: of a day, a week or a month. */
  said: Value<'qtd'>
  many: Value<'qtd'>
  price: Value<'R$'>
  back: Value<'%'> | null
  brings: Value<'R$/mês'>
  /** What goes into them: what one costs, or as much of each sale as today. */
  goods: Value<'R$/mês'> | null
  each: Value<'R$'> | null
  /** What stays of one, and of all, before who makes them and the tax; null: a part comes back, or no cost of one is told. */
  gap: Value<'R$'> | null
  gross: Value<'R$/mês'> | null
  share: Value<'%'> | null
  pay: Value<'R$/mês'> | null
  extra: Value<'R$/mês'> | null
  tax: Value<'%'> | null
  duty: Value<'R$/mês'> | null
  rest: Value<'R$/mês'>
  inputs: (Value<Kind> | null)[]
}

/** 'Quer 2.400 kg por mês a 4,20, pagando com 45 dias; gasto 2,60 por kg e contrataria mais uma pessoa': what it leaves, and what it asks first. */
export function monthlyOffer(d: Deriver): Answer | null {
  const month = monthOf(d)
  const told = month && offerTold(d, month)
  const account = told && accountOf(d, told)
  if (!month || !account) return null
  const { rest, brings, inputs } = account
  const wait = untilPaid(d, account)
  const thin = rest.number / brings.number < THIN
  const short = !thin && wait?.short === true
  inputs.push(month.left)
  const head =
    rest.number <= 0
      ? say`Não por esse preço. `
      : thin
        ? say`Não a esse preço: contraproponha. `
        : short
          ? say`Sim, mas não tudo com esse prazo. `
          : say`Sim, com quantidade, preço e prazo por escrito. `
  return {
    decisions: ['pedido_maior', 'cliente_grande', 'atacado', 'contratar', 'prazo_fiado', 'baixar_preco'],
    at: told.count,
    main: rest,
    inputs,
    line: lineOf(account),
    verdict: join([
      head,
      say`O pedido ${rest.number < 0 ? say`faz faltar ${t(rest)}` : say`deixa ${t(rest)}`} por mês (${shortSum(account)}). ${today(month)}.`,
      wait ? wait.text : say``,
      ...(thin ? [counter(d, account)] : [besideUsual(d, account)]),
    ]),
    says: ['custo_por_unidade', 'dinheiro_na_rua', 'dias_para_receber', 'meses_de_caixa'],
    topic: 'pedido',
  }
}

interface Ordered {
  said: Value<'qtd'>
  many: Value<'qtd'>
  price: Value<'R$'>
  back: Value<'%'> | null
  brings: Value<'R$/mês'>
}

/** So many a month at so much, less what comes back. */
function orderedIn(d: Deriver, told: OfferTold): Ordered {
  const { own } = d
  const { count } = told
  const said: Value<'qtd'> =
    count.said.kind === 'H'
      ? { ...d.ask.value('horas', count.said, 'Horas que o pedido quer'), kind: 'qtd' }
      : d.ask.value('qtd', count.said, 'Quantos o pedido quer')
  const many = d.ask.aMonth(said, d.timeOf(count), 'Quantos o pedido quer por mês')!
  const price = d.ask.value('R$', told.price.said, 'O preço do pedido')
  const back = told.back ? d.ask.value('%', told.back.said, 'O que volta sem ser pago') : null
  const brings = own.make(
    'R$/mês',
    'O que o pedido traz por mês',
    Math.round(many.number * price.number * (1 - (back?.number ?? 0) / 100)),
    `${many.number} × ${money(price.number)}${back ? ` × (100% − ${percent(back.number)})` : ''}`,
    [many, price, ...(back ? [back] : [])],
  )
  return { said, many, price, back, brings }
}

const dutyOf = (d: Deriver, tax: Value<'%'>, brings: Value<'R$/mês'>): Value<'R$/mês'> =>
  d.own.make(
    'R$/mês',
    'O imposto do pedido',
    Math.round((brings.number * tax.number) / 100),
    `${percent(tax.number)} × ${money(brings.number)}`,
    [tax, brings],
  )

/** Its sum; null: neither her words nor her list tell what goes into one. */
function accountOf(d: Deriver, told: OfferTold): Account | null {
  const { own } = d
  const { count, hands } = told
  const { said, many, price, back, brings } = orderedIn(d, told)
  const goods = goodsOf(d, told, many, brings)
  if (!goods) return null
  const tax = taxOf(d)
  const duty = tax && dutyOf(d, tax, brings)
  const pay = hands?.pay ?? null
  const extra = told.extra ? ofMonth(d.ask.value('R$', told.extra.said, 'O que mais ele exige por mês')) : null
  const taken = [goods.value, pay, extra, duty].filter((one) => one !== null)
  const rest = own.make(
    'R$/mês',
    'O que o pedido deixa por mês',
    Math.round(brings.number - taken.reduce((sum, { number }) => sum + number, 0)),
    [brings, ...taken].map(({ number }) => money(number)).join(' − '),
    [brings, ...taken],
  )
  const inputs: (Value<Kind> | null)[] = [
    said,
    many,
    price,
    back,
    brings,
    ...goods.inputs,
    ...(hands?.inputs ?? []),
    extra,
    tax,
    duty,
    rest,
  ]
  const { each, share, value } = goods
  const gap = each && !back ? own.minus(price, each, 'O que cada um deixa, antes do imposto') : null
  const gross = gap && own.times(many, gap, 'O que todos deixam, antes do imposto', 'R$/mês')
  inputs.push(gap, gross)
  return {
    told,
    noun: count.said.kind === 'H' ? 'horas' : nounAfter(d, told.total ?? count),
    said,
    many,
    price,
    back,
    brings,
    goods: value,
    each,
    gap,
    gross,
    share,
    pay,
    extra,
    tax,
    duty,
    rest,
    inputs,
  }
}

interface Goods {
  value: Value<'R$/mês'> | null
  each: Value<'R$'> | null
  share: Value<'%'> | null
  inputs: readonly Value<Kind>[]
}

/** What goes into all of them. */
function goodsOf(d: Deriver, { costs }: OfferTold, many: Value<'qtd'>, brings: Value<'R$/mês'>): Goods | null {
  const { own } = d
  const parts = costs.map((one) => d.ask.value('R$', one.said, 'Custo de cada um'))
  const [first, ...others] = parts
  if (first) {
    const each = others.reduce((sum, one) => own.plus(sum, one, 'Custo de cada um'), first)
    const value = own.times(many, each, 'O que eles custam por mês', 'R$/mês')
    return { value, each, share: null, inputs: [...parts, each, value] }
  }
  const flows = flowingOf(d)
  if (!flows || !d.revenue) return null
  if (!flows.pieces) return { value: null, each: null, share: null, inputs: [] }
  const share = own.share(flows.pieces, d.revenue, 'Material e entrega, parte do que entra hoje')
  const value = own.part(share, brings, 'Material e entrega do pedido, como nas vendas de hoje')
  return { value, each: null, share, inputs: [flows.pieces, share, value] }
}

const signed = (rest: Value<'R$/mês'>): Text => (rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`)

/** 'R$ 1,60 em cada: R$ 3.840 em todos, menos R$ 2.900 e R$ 717' */
function shortSum({ gap, gross, brings, goods, pay, extra, duty }: Account): Text {
  const minus = (list: readonly (Value<'R$/mês'> | null)[]): Text =>
    join(list.flatMap((one) => (one ? [say` − ${t(one)}`] : [])))
  if (!gap || !gross) return say`${t(brings)}${minus([goods, pay, extra, duty])}`
  const less = minus([pay, extra, duty])
  return less.text === '' ? say`${t(gap)} em cada` : say`${t(gap)} em cada: ${t(gross)}${less}`
}

/** '2.400 kg × (R$ 4,20 − R$ 2,60) = R$ 3.840; tirando R$ 2.900 de quem seria contratado e R$ 717 de imposto, ficam R$ 223' */
function lineOf(account: Account): Text {
  const { told, noun, many, price, back, brings, goods, each, gap, gross, share, pay, extra, tax, duty, rest } = account
  const of = told.hands?.count
  const span = timeAfter(told.count.after)
  const things = say`${t(many)} ${noun}${span && span !== 'mes' ? say` (${t(account.said)} ${PER[span]})` : ''}`
  const taken: Text[] = [
    ...(goods && each && !gap ? [say`${t(goods)} de custo (${t(each)} cada)`] : []),
    ...(goods && share ? [say`${t(goods)} de material (${t(share)} do que entra, como hoje)`] : []),
    ...(pay ? [say`${t(pay)} de quem seria contratado${of ? say` (${t(of)} pessoas)` : ''}`] : []),
    ...(extra ? [say`${t(extra)} do que ele exige a mais`] : []),
    ...(duty && tax ? [say`${t(duty)} de imposto (${t(tax)})`] : []),
  ]
  const list = join(taken.map((one, at) => say`${at === 0 ? '' : at === taken.length - 1 ? ' e ' : ', '}${one}`))
  const without = goods || taken.length === 0 ? '' : ', antes de material e transporte'
  const sum =
    gap && gross && each
      ? say`${things} × (${t(price)} − ${t(each)}) = ${gross.number < 0 ? say`uma falta de ${t(gross)}` : t(gross)}`
      : say`${things} × ${t(price)}${back ? say`, com ${t(back)} de volta,` : ''} = ${t(brings)}`
  return say`${sum} por mês${taken.length > 0 ? say`; tirando ${list}, ${signed(rest)}` : ''}${without}.`
}

interface Waiting {
  text: Text
  /** What is put by doesn't pay it. */
  short: boolean
}

/** What a month of it takes, where she tells no term. */
const beforePaid = (goods: Value<'R$/mês'> | null, paysNow: boolean): Waiting | null =>
  paysNow || !goods
    ? null
    : {
        text: say` São ${t(goods)} por mês a gastar antes de receber: combine por escrito em que dia ele paga.`,
        short: false,
      }

/** What goes out before he first pays, beside what is put by; its values are pushed onto the inputs. */
function untilPaid(d: Deriver, { told, goods, pay, extra, many, noun, inputs }: Account): Waiting | null {
  const spent = [goods, pay, extra].filter((one) => one !== null)
  if (spent.length === 0) return null
  const { own } = d
  if (!told.wait) return beforePaid(goods, told.paysNow)
  const days = d.ask.value('dias', told.wait.said, 'Prazo dele')
  const monthly = spent.reduce((sum, { number }) => sum + number, 0)
  const out = own.make(
    'R$',
    'O que sai antes do primeiro pagamento',
    reais((monthly * days.number) / 30),
    `(${spent.map(({ number }) => money(number)).join(' + ')}) × ${days.number} ÷ 30`,
    [...spent, days],
  )
  inputs.push(days, out)
  const first = say` Antes do primeiro pagamento, em ${t(days)}, saem pelo menos ${t(out)}`
  if (!told.cash)
    return {
      text: say`${first} do seu caixa: confira se há esse dinheiro, ou peça parte adiantada ou prazo menor.`,
      short: false,
    }
  const cash = d.ask.value('R$', told.cash.said, 'O que há guardado')
  inputs.push(cash)
  if (cash.number >= out.number) return { text: say`${first}, e há ${t(cash)} para isso.`, short: false }
  const lacks = own.minus(out, cash, 'O que falta para bancar o prazo')
  inputs.push(lacks)
  // Of one person there is no half.
  const whole = pay !== null && (told.hands?.count ?? null) === null
  if (whole)
    return {
      text: say`${first}, e há só ${t(cash)}: faltam ${t(lacks)}. Peça isso de entrada, ou prazo menor.`,
      short: true,
    }
  const part = own.make(
    'qtd',
    'Quantos por mês o que há guardado banca',
    Math.floor((many.number * cash.number) / out.number / 10) * 10,
    `${many.number} × ${money(cash.number)} ÷ ${money(out.number)}`,
    [many, cash, out],
  )
  inputs.push(part)
  return {
    text: say`${first}, e há só ${t(cash)}: ${part.number >= 10 ? say`isso banca cerca de ${t(part)} ${noun} por mês. Comece por aí` : 'Comece por uma parte pequena'}, ou peça ${t(lacks)} de entrada, e só suba quando o primeiro pagamento cair.`,
    short: true,
  }
}

/** The price at which nothing is lost, and the one that leaves a tenth. */
function counter(d: Deriver, { goods, pay, extra, tax, back, many, inputs }: Account): Text {
  const spent = [goods, pay, extra].filter((one) => one !== null)
  if (spent.length === 0) return say``
  const direct = spent.reduce((sum, { number }) => sum + number, 0)
  const at = (part: number, rotulo: string): Value<'R$'> =>
    d.own.make(
      'R$',
      rotulo,
      round2(direct / (1 - (tax?.number ?? 0) / 100 - part) / many.number / (1 - (back?.number ?? 0) / 100)),
      `(${spent.map(({ number }) => money(number)).join(' + ')}) ÷ (100%${tax ? ` − ${percent(tax.number)}` : ''}${part > 0 ? ` − ${percent(part * 100)}` : ''}) ÷ ${many.number}${back ? ` ÷ (100% − ${percent(back.number)})` : ''}`,
      [...spent, many, ...(tax ? [tax] : []), ...(back ? [back] : [])],
    )
  const [even, good] = [at(0, 'O preço que só empata'), at(THIN, 'O preço que deixa um décimo')]
  inputs.push(even, good)
  return say` A ${t(even)} cada ele só empata, e a ${t(good)} deixa um décimo: leve esse preço para cima, com pagamento mais cedo, e recuse se não chegarem lá.`
}

/** What one leaves at her price of today, where she says it. */
function besideUsual(d: Deriver, { told, price, each, tax, inputs }: Account): Text {
  if (!told.usual || !each) return say``
  const usual = d.ask.value('R$', told.usual.said, 'O preço de hoje')
  const left = (of: Value<'R$'>, rotulo: string): Value<'R$'> =>
    d.own.make(
      'R$',
      rotulo,
      round2(of.number * (1 - (tax?.number ?? 0) / 100) - each.number),
      `${money(of.number)}${tax ? ` × (100% − ${percent(tax.number)})` : ''} − ${money(each.number)}`,
      [of, ...(tax ? [tax] : []), each],
    )
  const [now, then] = [left(usual, 'O que cada um deixa hoje'), left(price, 'O que cada um do pedido deixa')]
  if (usual.number <= price.number || then.number <= 0) return say``
  if (usual.number > price.number * MOST_DEARER) {
    inputs.push(usual)
    return say` Ponha ali só o que hoje fica vazio: quem paga ${t(usual)} não pode passar para esse preço.`
  }
  const part = d.own.make(
    '%',
    'O que ele deixa, parte do de hoje',
    round1((then.number / now.number) * 100),
    `${money(then.number)} ÷ ${money(now.number)}`,
    [then, now],
  )
  inputs.push(usual, now, then, part)
  return say` Cada um deixa ${t(then)}, e no seu preço de ${t(usual)} deixa ${t(now)}: pegue para o que couber além deles, sem tirar de quem paga o preço cheio.`
}
