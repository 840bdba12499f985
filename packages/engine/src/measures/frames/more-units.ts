import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, instalmentsIn, type Month, monthOf, spoken, taxOf } from './frame.ts'

const BRINGS =
  /\b(?:da|daria|faz|faria|produz|produziria|traz|rende|renderia|cabe[m]?|aumenta|ganho|ganha)(?: em| pra)? mais(?: uns| umas)? $/
const WANTS = /\b(?:quer|querem|pediu|pediram|pede|ofere[a-z]+|propos|mandar|manda|dobrar)\b/
/** Without either nothing is added. */
const ASKS_MORE = /\bmais (?:uns |umas )?N\d/
const MORE = /\b(?:mais|outr[oa]s)(?: uns| umas)? $/
const SAME_PRICE = /\b(?:mesmo preco|mesmo valor|pelo mesmo|preco igual|igual hoje)\b/
const COSTS = /\b(?:cust[a-z]+|gast[a-z]+|sai)(?: me| uns| por| em| de| hoje| aqui| mais ou menos)* $/
const MADE = /\b(?:plant|produz|fabric|fa[cz]|mont|cri)[a-z]*(?: uns| umas| hoje)* $/
const SUM_OF = /\b(?:orcamento|custa|por|sai|fica|preco|investir|investimento|de)(?: d[eo]| uns| em| por)* $/
const HIRED =
  /\b(?:funcionari[oa]|ajudante|pessoa|auxiliar|empregad[oa]|costureir[oa]|operador[a]?|peao|vendedor[a]?|tecnic[oa]|motorista|atendente)s?\b/
const EACH_OF = /\bcada (?:um|uma|[a-z]+)(?: me)? (?:sai|custa|ganha|fica)(?: por| em| uns)* $/
const ONE_OF =
  /\b(?:um|uma|novo|nova|1)(?: [a-z]+)? (?:funcionari[oa]|ajudante|pessoa|auxiliar|empregad[oa]|operador[a]?|tecnic[oa]|atendente)\b/

/** More of what she makes today: by what she would buy for it, or by what a buyer asks for at today's price. */
export function moreUnits(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !d.ask.scene.sentences.some(({ text }) => ASKS_MORE.test(text))) return null
  const line = only(volumeOf(d))
  if (!line) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const more = only(
    all.filter(
      (one) =>
        one !== line.count &&
        one.said.kind === 'N' &&
        one.value >= line.many.number * 0.05 &&
        one.value <= line.many.number * 3 &&
        (BRINGS.test(one.before) || (WANTS.test(one.left) && MORE.test(one.before) && SAME_PRICE.test(one.right))),
    ),
  )
  if (!more) return null
  return BRINGS.test(more.before) ? byPurchase(d, month, line, more, all) : bySamePrice(d, month, line, more, all)
}

interface Sold {
  count: Spoken
  price: Spoken
  many: Value<'qtd'>
  each: Value<'R$'>
}

/** What one takes: said, else goods of the list by what is sold. */
function costOfOne(d: Deriver, line: Sold, all: readonly Spoken[]): Value<'R$'> | null {
  const said = only(
    all.filter(
      (one) =>
        isPlain(one) && one.value < line.each.number && one.value > line.each.number * 0.02 && COSTS.test(one.before),
    ),
  )
  if (said) return d.ask.value('R$', said.said, 'Custo de cada um')
  const groups = (['mercadorias', 'energia'] as const).flatMap((id) => d.own.sources.group(id) ?? [])
  if (!groups.some(({ id }) => id === 'mercadorias')) return null
  const goods = groups.map((group) =>
    d.own.known('R$/mês', d.own.sources.groupFact(group), d.own.sources.groupFacts(group)),
  )
  return d.own.make(
    'R$',
    'Material e energia de cada um',
    round2(goods.reduce((sum, { number }) => sum + number, 0) / line.many.number),
    `(${goods.map(({ number }) => money(number)).join(' + ')}) ÷ ${line.many.number}`,
    [...goods, line.many],
  )
}

/** 'Mais 4 costureiras, cada uma sai 1.980', 'mais um funcionário 2100' */
function handsOf(
  d: Deriver,
  all: readonly Spoken[],
  near: Spoken,
): { pay: Value<'R$/mês'>; values: Value<Kind>[] } | null {
  const wages = all.filter(
    (one) =>
      isPlain(one) &&
      one.value >= 800 &&
      one.value <= 15_000 &&
      Math.abs(one.sentence - near.sentence) <= 1 &&
      one.place > near.place &&
      (EACH_OF.test(one.before) || HIRED.test(one.before.slice(-30))),
  )
  const wage = only(wages)
  if (!wage) return null
  const each = ofMonth(d.ask.value('R$', wage.said, 'Quem faria isso, por mês'))
  const count = all.find(
    (one) => one.place === wage.place - 1 && one.said.kind === 'N' && one.value <= 30 && HIRED.test(one.after),
  )
  if (!count) return ONE_OF.test(wage.before) ? { pay: each, values: [each] } : null
  const many = d.ask.value('qtd', count.said, 'Quantas pessoas')
  const pay = d.own.times(many, { ...each, kind: 'R$' }, 'Quem faria isso, todos', 'R$/mês')
  return { pay, values: [each, many, pay] }
}

function bySamePrice(d: Deriver, month: Month, line: Sold, more: Spoken, all: readonly Spoken[]): Answer | null {
  const { own } = d
  const hands = handsOf(d, all, more)
  const cost = costOfOne(d, line, all)
  if (!hands || !cost) return null
  const many = d.ask.value('qtd', more.said, 'Quantos a mais')
  const brings = own.times(many, line.each, 'O que os a mais trazem', 'R$/mês')
  const tax = taxOf(d)
  const taken = own.make(
    'R$/mês',
    'Material e imposto deles',
    reais(many.number * cost.number + (brings.number * (tax?.number ?? 0)) / 100),
    `${many.number} × ${money(cost.number)}${tax ? ` + ${percent(tax.number)} × ${money(brings.number)}` : ''}`,
    [many, cost, brings, ...(tax ? [tax] : [])],
  )
  const rest = own.make(
    'R$/mês',
    'O que os a mais deixam',
    round2(brings.number - hands.pay.number - taken.number),
    `${money(brings.number)} − ${money(hands.pay.number)} − ${money(taken.number)}`,
    [brings, hands.pay, taken],
  )
  const after = own.plus(month.left, rest, 'O mês com eles')
  const inputs: (Value<Kind> | null)[] = [
    many,
    line.each,
    brings,
    tax,
    cost,
    taken,
    rest,
    after,
    month.left,
    ...hands.values,
  ]
  const text = say`${t(many)} × ${t(line.each)} = ${t(brings)} por mês; saem ${t(hands.pay)} de quem faz e ${t(taken)} de material, energia${tax ? ' e imposto' : ''}: ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`}, antes de manutenção e do que mais crescer. O mês iria de ${side(month.left)} para ${side(after)}${beforePay(month)}.`
  return {
    decisions: ['pedido_maior', 'cliente_grande', 'contratar', 'atacado'],
    at: more,
    main: rest,
    inputs,
    verdict:
      rest.number <= 0
        ? say`Não por esse preço. ${text} Volume não conserta preço: peça antes o preço que paga o custo e a sua retirada, em tudo o que faz, e só então mais quantidade.`
        : say`${after.number < 0 ? 'Ainda não' : 'Só com preço e volume por escrito'}. ${text} Comece por uma parte, sem contratar todos de uma vez, e peça aviso de meses para parar.`,
    says: ['custo_vaga', 'custo_por_unidade'],
    topic: 'pedido',
  }
}

interface Part {
  /** What she makes by the month; null: not told, and all is taken as sold. */
  total: Value<'qtd'> | null
  share: Value<'%'> | null
  sold: Value<'qtd'>
}

/** How many of those more would be sold, at the part that is sold of what she makes today. */
function soldOf(d: Deriver, line: Sold, more: Spoken, many: Value<'qtd'>, all: readonly Spoken[]): Part {
  const { own } = d
  const made = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one !== more &&
        one.value > line.many.number &&
        one.value < line.many.number * 2 &&
        MADE.test(one.before),
    ),
  )
  const total = made ? d.ask.value('qtd', made.said, 'Quantos você faz por mês') : null
  const share = total ? own.share(line.many, total, 'Parte que se vende do que se faz') : null
  const sold = share
    ? own.make(
        'qtd',
        'Quantos desses se venderiam',
        Math.round((many.number * share.number) / 100),
        `${many.number} × ${percent(share.number)}`,
        [many, share],
      )
    : many
  return { total, share, sold }
}

interface Bought {
  many: Value<'qtd'>
  sold: Value<'qtd'>
  cost: Value<'R$'>
  tax: Value<'%'> | null
  hands: { pay: Value<'R$/mês'> } | null
}

/** What they leave by the month. */
function leftBy(d: Deriver, line: Sold, { many, sold, cost, tax, hands }: Bought): Value<'R$/mês'> {
  return d.own.make(
    'R$/mês',
    'O que ela deixaria por mês',
    reais(
      sold.number * line.each.number * (1 - (tax?.number ?? 0) / 100) -
        many.number * cost.number -
        (hands?.pay.number ?? 0),
    ),
    `${sold.number} × ${money(line.each.number)}${tax ? ` × (100% − ${percent(tax.number)})` : ''} − ${many.number} × ${money(cost.number)}${hands ? ` − ${money(hands.pay.number)}` : ''}`,
    [sold, line.each, many, cost, ...(tax ? [tax] : []), ...(hands ? [hands.pay] : [])],
  )
}

/** What she would buy for it costs. */
function priceOf(line: Sold, more: Spoken, rest: Value<'R$/mês'>, all: readonly Spoken[]): Spoken | undefined {
  return only(
    all.filter(
      (one) =>
        one.sentence === more.sentence &&
        one.place < more.place &&
        isPlain(one) &&
        one.value >= 1_000 &&
        one.said.role === null &&
        SUM_OF.test(one.before) &&
        one.value !== line.many.number &&
        one.value > rest.number,
    ),
  )
}

/** How long it takes to come back; null: it never does. */
function monthsBack(d: Deriver, sum: Value<'R$'>, rest: Value<'R$/mês'>): Value<'meses'> | null {
  if (rest.number <= 0) return null
  return d.own.make(
    'meses',
    'Meses até voltar, sem juro',
    round1(sum.number / rest.number),
    `${money(sum.number)} ÷ ${money(rest.number)}`,
    [sum, rest],
  )
}

/** What she makes and doesn't sell; its values are pushed onto the inputs. */
function lostOf(
  d: Deriver,
  line: Sold,
  total: Value<'qtd'> | null,
  share: Value<'%'> | null,
  inputs: (Value<Kind> | null)[],
): Text {
  if (!total || !share || share.number > 92) return say``
  const gone = d.own.minus(total, line.many, 'Quantos se perdem por mês')
  const worth = d.own.times(gone, line.each, 'O que os perdidos valem a preço de venda', 'R$/mês')
  inputs.push(gone, worth)
  return say` Hoje ${t(gone)} dos ${t(total)} que você faz não se vendem: até ${t(worth)} por mês a preço de venda, com o custo já gasto. É isso que vem primeiro, sem obra: faça menos, troque menos e teste em uma parte o que corta a perda.`
}

function byPurchase(d: Deriver, month: Month, line: Sold, more: Spoken, all: readonly Spoken[]): Answer | null {
  const { own } = d
  const cost = costOfOne(d, line, all)
  if (!cost) return null
  const many = d.ask.value('qtd', more.said, 'Quantos a mais ela dá')
  const { total, share, sold } = soldOf(d, line, more, many, all)
  const hands = handsOf(d, all, more)
  const tax = taxOf(d)
  const rest = leftBy(d, line, { many, sold, cost, tax, hands })
  const price = priceOf(line, more, rest, all)
  if (!price) return null
  const sum = d.ask.value('R$', price.said, 'O que ela custa')
  const plan = instalmentsIn(d, spoken(d), null)
  const months = monthsBack(d, sum, rest)
  const inputs: (Value<Kind> | null)[] = [
    many,
    total,
    share,
    sold,
    line.many,
    line.each,
    cost,
    tax,
    rest,
    sum,
    months,
    plan?.month ?? null,
    ...(hands?.values ?? []),
  ]
  const lost = lostOf(d, line, total, share, inputs)
  const after = plan ? own.minus(rest, plan.month, 'O que fica com a parcela') : rest
  if (plan) inputs.push(after)
  const long =
    !months ||
    months.number > 24 ||
    (share?.number ?? 100) <= 90 ||
    after.number <= 0 ||
    month.left.number + after.number < 0
  return {
    decisions: ['expandir_rural', 'maquina', 'reforma', 'emprestimo', 'contratar', 'produto_novo'],
    at: more,
    main: rest,
    inputs,
    verdict: join([
      say`${long ? 'Ainda não' : 'Só com comprador certo para o que vem a mais'}. `,
      say`${t(many)} a mais${share ? say`, vendendo ${t(share)} como hoje,` : ''} a ${t(line.each)}, menos ${t(cost)} de custo em cada${hands ? say` e ${t(hands.pay)} de quem faz` : ''}${tax ? ' e o imposto' : ''}, ${rest.number < 0 ? say`fazem faltar ${t(rest)}` : say`deixam ${t(rest)}`} por mês${months ? say`: os ${t(sum)} levam ${t(months)} para voltar, sem juro` : ''}${plan ? say`; com a parcela de ${t(plan.month)}, ${after.number < 0 ? say`faltam ${t(after)}` : say`ficam ${t(after)}`}` : ''}.`,
      lost,
      say` Antes de assinar, tenha por escrito quem compra os ${t(sold)} a mais.`,
    ]),
    says: ['perdas', 'custo_vaga', 'custo_por_unidade'],
    topic: 'compra',
  }
}

const side = (value: Value<'R$/mês'>): Text =>
  value.number < 0 ? say`uma falta de ${t(value)}` : say`uma sobra de ${t(value)}`
