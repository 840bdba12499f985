import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, monthOf, spoken, taxOf } from './frame.ts'

const WANTS =
  /\b(?:quer(?:em)?|ped(?:iu|em|e|indo)|ofere[a-z]+|propo[a-z]+|procur[a-z]+|compraria[m]?|pegaria[m]?|encomend[a-z]+)\b/
const AT = /^ ?(?:[a-z]+ ){0,7}(?:a|por|pagando|de|paga|pagam|pagaria[m]?|quer pagar)(?: so| uns| r\$)* $/
const COSTS = /\b(?:cust[a-z]+|gast[a-z]+|sai[a-z]*)(?: me| uns| por| em| de| hoje| aqui)* $/
const EACH_COSTS = /\bcada (?:um|uma|[a-z]+) (?:me |nos )?(?:cust|sai|gast)/
const BACK = /\b(?:devolv[a-z]+|murch[a-z]+|troc[a-z]+|perd[a-z]+|quebr[a-z]+|refug[a-z]+)\b/
const SELLS = /\b(?:vend|faz|fa[cz]|fabric|produz|entreg)(?:o|emos|amos)(?: hoje| uns| umas)* $/
const HIRES = /\b(?:contrat[a-z]+|mais (?:um|uma|uma pessoa|alguem)|registr[a-z]+|ajudante|funcionari[oa])\b/
const TERM = /\b(?:pag[a-z]+|prazo|recebo|em|com)\b[^;]{0,20}$/

/** 'Uma rede quer 1.500 por mês a 21; hoje vendo 1.000 a 39 e cada uma custa 17': what the order leaves, and what it asks first. */
export function largeOrder(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const line = only(volumeOf(d)) ?? lineSaid(d, all)
  if (!line) return null
  const offer = offerOf(d, all, line)
  if (!offer) return null
  const cost = costOfOne(d, all, line)
  if (!cost) return null
  const [many, price, each] = [
    d.ask.value('qtd', offer.count.said, 'Quantos o pedido quer por mês'),
    d.ask.value('R$', offer.price.said, 'O preço do pedido'),
    d.ask.value('R$', cost.said, 'Custo de cada um'),
  ]
  const tax = taxOf(d)
  const lost = lostOf(d, all, offer)
  const now = keptOf(d, line.each, [each, tax, null], 'O que cada um deixa hoje')
  const then = keptOf(d, price, [each, tax, lost], 'O que cada um do pedido deixa')
  const inputs: (Value<Kind> | null)[] = [many, price, each, tax, lost, line.each, now, then]
  const head = say`De cada ${t(price)} ficam ${then.number < 0 ? say`menos que nada, faltam ${t(then)}` : t(then)}, depois ${lost ? say`dos ${t(lost)} que voltam, ` : ''}dos ${t(each)} de custo${tax ? ' e do imposto' : ''}; dos ${t(line.each)} de hoje ficam ${t(now)}.`
  const base = {
    decisions: ['pedido_maior', 'cliente_grande', 'atacado', 'contratar', 'baixar_preco'],
    at: offer.count,
    inputs,
    says: ['custo_por_unidade' as const, 'dinheiro_na_rua' as const, 'dias_para_receber' as const],
    topic: 'pedido',
  }
  if (then.number <= 0)
    return {
      ...base,
      main: then,
      verdict: join([
        say`Não por esse preço. `,
        head,
        say` Volume não conserta isso: devolva com o preço que paga o custo e o seu trabalho.`,
      ]),
    }
  const brings = d.own.times(many, then, 'O que o pedido deixa por mês', 'R$/mês')
  inputs.push(brings)
  const pay = hiredFor(d, all, offer)
  const rest = pay ? d.own.minus(brings, pay, 'O que sobra do pedido') : brings
  inputs.push(pay, rest)
  const parts: Text[] = [
    say` ${t(many)} por mês deixam ${t(brings)}${pay ? say`; pagos os ${t(pay)} da pessoa, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}, antes dos encargos dela`}` : ''}.`,
  ]
  const held = heldBefore(d, all, [many, each, pay])
  if (held) {
    inputs.push(...held.inputs)
    parts.push(held.text)
  }
  if (rest.number < 0) return { ...base, main: rest, verdict: join([say`Não por esse preço. `, head, ...parts]) }
  return {
    ...base,
    main: rest,
    verdict: join([
      say`Só com entrada que pague o material e preço escrito. `,
      head,
      ...parts,
      say` Comece com uma parte do volume, sem tirar dos clientes que pagam o preço cheio.`,
    ]),
  }
}

type Sold = Pick<Line, 'count' | 'price' | 'many' | 'each'>

interface Offer {
  count: Spoken
  price: Spoken
}

/** The one order of a month for less than her price. */
function offerOf(d: Deriver, all: readonly Spoken[], line: Sold): Offer | null {
  const offers = all.flatMap((count) => {
    const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
    return price &&
      count !== line.count &&
      price !== line.price &&
      count.said.kind === 'N' &&
      count.value >= line.many.number * 0.15 &&
      count.value <= line.many.number * 10 &&
      isPlain(price) &&
      price.value < line.each.number &&
      price.value > line.each.number * 0.25 &&
      AT.test(count.after) &&
      WANTS.test(count.before)
      ? [{ count, price }]
      : []
  })
  const offer = only(offers)
  return offer && /\b(?:por mes|mensa|todo mes)/.test(d.ask.scene.sentences[offer.count.sentence]!.text) ? offer : null
}

function costOfOne(d: Deriver, all: readonly Spoken[], line: Sold): Spoken | undefined {
  return only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value < line.each.number &&
        COSTS.test(one.before) &&
        (EACH_COSTS.test(one.before) || provedBy(d, one, line.many.number)),
    ),
  )
}

/** What one leaves at a price, after what comes back, the tax and its cost. */
const keptOf = (
  d: Deriver,
  of: Value<'R$'>,
  [each, tax, gone]: readonly [Value<'R$'>, Value<'%'> | null, Value<'%'> | null],
  rotulo: string,
): Value<'R$'> =>
  d.own.make(
    'R$',
    rotulo,
    round2(of.number * (1 - (gone?.number ?? 0) / 100) * (1 - (tax?.number ?? 0) / 100) - each.number),
    `${money(of.number)}${gone ? ` × (100% − ${percent(gone.number)})` : ''}${tax ? ` × (100% − ${percent(tax.number)})` : ''} − ${money(each.number)}`,
    [of, ...(tax ? [tax] : []), each],
  )

/** What comes back is made, and not paid. */
function lostOf(d: Deriver, all: readonly Spoken[], offer: Offer): Value<'%'> | null {
  const back = only(
    all.filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value <= 50 &&
        one.sentence === offer.price.sentence &&
        one.place > offer.price.place &&
        BACK.test(`${one.before} ${one.after}`),
    ),
  )
  return back ? d.ask.value('%', back.said, 'O que volta sem ser pago') : null
}

function hiredFor(d: Deriver, all: readonly Spoken[], offer: Offer): Value<'R$/mês'> | null {
  const wage = only(
    all.filter(
      (one) => one !== offer.price && isPlain(one) && one.value >= 800 && one.value <= 15_000 && HIRES.test(one.before),
    ),
  )
  return wage ? ofMonth(d.ask.value('R$', wage.said, 'Quem faria o pedido')) : null
}

/** What goes out before the order is paid; null: she tells no term. */
function heldBefore(
  d: Deriver,
  all: readonly Spoken[],
  [many, each, pay]: readonly [Value<'qtd'>, Value<'R$'>, Value<'R$/mês'> | null],
): { inputs: readonly Value<Kind>[]; text: Text } | null {
  const wait = only(
    all.filter(
      (one) =>
        one.said.kind === 'D' &&
        one.said.unit === 'dias' &&
        one.value >= 14 &&
        one.value <= 180 &&
        TERM.test(one.before),
    ),
  )
  if (!wait) return null
  const days = d.ask.value('dias', wait.said, 'Prazo do pedido')
  const out = d.own.make(
    'R$',
    'O que sai antes de receber',
    reais(((many.number * each.number + (pay?.number ?? 0)) * days.number) / 30),
    `(${many.number} × ${money(each.number)}${pay ? ` + ${money(pay.number)}` : ''}) × ${days.number} ÷ 30`,
    [many, each, ...(pay ? [pay] : []), days],
  )
  return {
    inputs: [days, out],
    text: say` Com ${t(days)} para receber, saem uns ${t(out)} do seu caixa antes da primeira entrada.`,
  }
}

/** 'Hoje vendo 6 mil pés a 1,60' */
function lineSaid(d: Deriver, all: readonly Spoken[]): Sold | null {
  const pair = only(
    all.flatMap((count) => {
      const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
      return price &&
        SELLS.test(count.before) &&
        Number.isInteger(count.value) &&
        isPlain(price) &&
        AT.test(count.after)
        ? [{ count, price }]
        : []
    }),
  )
  return pair
    ? {
        ...pair,
        many: d.ask.value('qtd', pair.count.said, 'Quantos você vende por mês'),
        each: d.ask.value('R$', pair.price.said, 'Preço de cada um'),
      }
    : null
}

/** Her list of costs proves that it is what one costs: 17 × 1.000 = 17.000. */
const provedBy = (d: Deriver, one: Spoken, many: number): boolean =>
  d.own.sources.reading.costs.items.some(({ valor }) => Math.abs(valor / (one.value * many) - 1) < 0.06)
