import type { Fact } from '@norteia/contracts/analysis'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { askedIn, money, round1, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'
import { type Sold, soldOf } from './sold.ts'

/** What comes by an app and what it takes, with what one order is worth. */
export interface AppTold {
  share: Value<'%'>
  fee: Value<'%'>
  ticket: Value<'R$'>
  /** What bringing one costs her; null: her list has no courier, or the buyer comes. */
  courier: Value<'R$'> | null
  at: Spoken
}

const OF_SALES =
  /^ (?:d[aoe]s?|do que|de tudo)? ?(?:minhas |meus |meu |nossas |o que )?(?:vend[a-z]*|fatur[a-z]*|pedidos|movimento|entra|que (?:eu )?vend[a-z]*|receita)\b|^ (?:vem|vendo|sai|entra)\b/
const TAKES = /\b(?:cobr[a-z]+|fica[m]?|leva[m]?|come[m]?|taxa|comissao|tira[m]?|descont[a-z]+|mord[a-z]+)\b/
const TICKET =
  /\b(?:ticket|pedido|venda|conta)s?(?: medi[oa])?(?: (?:e|de|da|em|medio|gira|fica|uns|r\$|por volta|cerca|sai))* $|\bmedia (?:de|e)(?: r\$| uns)* $/
const COURIER = /\b(?:motoboys?|entregador(?:es)?|entregas?|motoqueiro|frete)\b/
const OWN_WAY =
  /\b(?:whats[a-z]*|zap|site|direto|proprio|propria|meu (?:canal|app|numero)|telefone|por fora|instagram|insta|balcao)\b/

/** The app's part of what is sold, its fee, what one order is and what its delivery costs her; null: one lacks, or two fit. */
export function appTold(d: Deriver): AppTold | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const { sentences } = d.ask.scene
  const at = all.find((one) => APPS.test(sentences[one.sentence]!.text))
  return (at && bySaying(d, all)) ?? byListing(d, all)
}

function bySaying(d: Deriver, all: readonly Spoken[]): AppTold | null {
  const parts = all.filter((one) => one.said.kind === 'P')
  const share = only(parts.filter((one) => one.value >= 15 && one.value <= 98 && OF_SALES.test(one.after)))
  const fee = only(
    parts.filter(
      (one) =>
        one !== share && one.value >= 8 && one.value <= 45 && TAKES.test(`${one.before} ${one.after.slice(0, 20)}`),
    ),
  )
  const ticket = only(
    all.filter((one) => isPlain(one) && one.value >= 8 && one.value <= 2_000 && TICKET.test(one.before)),
  )
  const courier =
    ticket &&
    only(
      all.filter(
        (one) =>
          one !== ticket &&
          isPlain(one) &&
          one.value >= 2 &&
          one.value < ticket.value * 0.6 &&
          COURIER.test(clauseOf(one)) &&
          OWN_WAY.test(d.ask.scene.sentences[one.sentence]!.text),
      ),
    )
  if (!share || !fee || !ticket || !courier || parts.length > 2) return null
  const told = {
    share: d.ask.value('%', share.said, 'Parte que vem do aplicativo'),
    fee: d.ask.value('%', fee.said, 'O que o aplicativo leva'),
  }
  if (!isProved(d, told)) return null
  return {
    ...told,
    ticket: d.ask.value('R$', ticket.said, 'Um pedido'),
    courier: d.ask.value('R$', courier.said, 'A entrega que você paga'),
    at: share,
  }
}

/** What the list has of the app's fee is what her words make of it. */
function isProved(d: Deriver, { share, fee }: Pick<AppTold, 'share' | 'fee'>): boolean {
  const listed = d.own.sources.group('comissao_entrega')
  const said = (d.revenue!.number * share.number * fee.number) / 10_000
  return !listed || Math.abs(listed.valor / said - 1) < 0.12
}

const LEAVES_APP =
  /\b(?:sair d|saio d|larg|deix[a-z]+ (?:d[eo]|o)|par[ao]r? (?:de|com)|desligar|cortar|so (?:no|pelo|vender)|vale a pena|compensa|continu[a-z]+|fic[ao]r? no)[a-z]*/
const RATE = /(\d{1,2}(?:,\d)?) ?%/g

/** 'Taxa do app (27%) 4.600', with a price and a count that her month proves: the app's part follows. */
function byListing(d: Deriver, all: readonly Spoken[]): AppTold | null {
  const { revenue, own } = d
  const { sources } = own
  const group = sources.group('comissao_entrega')
  const sold = soldOf(d)
  const { sentences } = d.ask.scene
  const asks = sentences.some(
    ({ text, field }) => field === 'main_challenge' && APPS.test(text) && LEAVES_APP.test(text),
  )
  if (!revenue || !asks || !sold || group?.itens.length !== 1) return null
  const fee = feeOf(d, all, sources.reading.costs.items[group.itens[0]!]!.nome)
  const at = all.find((one) => APPS.test(sentences[one.sentence]!.text)) ?? all[0]
  if (!fee || !at) return null
  const bill = own.known('R$/mês', sources.groupFact(group), sources.groupFacts(group))
  const part = round1((bill.number / (fee.number / 100) / revenue.number) * 100)
  // Nearly all of it, or more than all: the fee or the bill is of something else.
  if (part < 10 || part > 95 || !isSaid(all, part)) return null
  const share = own.make(
    '%',
    'Parte que vem do aplicativo',
    part,
    `${money(bill.number)} ÷ ${fee.number}% ÷ ${money(revenue.number)}`,
    [bill, fee, revenue],
  )
  const courier = courierOf(d, sold, share)
  return courier === 'untold' ? null : { share, fee, ticket: sold.price, courier, at }
}

/** The app's fee: beside it in the list, or said of it. */
function feeOf(d: Deriver, all: readonly Spoken[], bill: string): Value<'%'> | null {
  const said = only(
    all.filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value >= 8 &&
        one.value <= 45 &&
        TAKES.test(`${one.before} ${one.after.slice(0, 20)}`),
    ),
  )
  if (said) return d.ask.value('%', said.said, 'O que o aplicativo leva')
  const text = fold(d.own.sources.reading.form.main_costs ?? '')
  const name = fold(bill)
  const line = only(text.split(/[\n;]|, (?=[a-z])/).filter((one) => one.includes(name)))
  const valor = only([...new Set([...(line ?? '').matchAll(RATE)].map((one) => Number(one[1]!.replace(',', '.'))))])
  if (valor === undefined || valor < 8 || valor > 45) return null
  const fact: Fact = {
    id: 'lista.taxa.aplicativo',
    rotulo: 'O que o aplicativo leva',
    valor,
    unidade: '%',
    tipo: 'informado',
    origem: askedIn('main_costs'),
  }
  return d.own.known('%', fact)
}

/** What she says of the app's part is what the bill makes of it: '60% vem do app', 'mais da metade'. */
const isSaid = (all: readonly Spoken[], part: number): boolean =>
  all
    .filter((one) => one.said.kind === 'P' && OF_SALES.test(one.after))
    .every(
      (one) =>
        Math.abs(one.value - part) <= (/\b(?:mais|quase|menos|uns)(?: da| de| d[ao]s)? $/.test(one.before) ? 20 : 6),
    )

/** 'Motoboy do zap 1.700', for those that come her own way; null: nobody brings them; one who may bring all of them tells nothing. */
function courierOf(d: Deriver, sold: Sold, share: Value<'%'>): Value<'R$'> | null | 'untold' {
  const { sources } = d.own
  const places = sources.reading.costs.items.flatMap(({ nome }, at) => (COURIER.test(fold(nome)) ? [at] : []))
  if (places.length === 0) return null
  const place = only(places.filter((at) => OWN_WAY.test(fold(sources.reading.costs.items[at]!.nome))))
  if (place === undefined || places.length > 1) return 'untold'
  const bill = d.own.known('R$/mês', sources.costFacts[place]!)
  const direct = sold.many.number * (1 - share.number / 100)
  return d.own.make(
    'R$',
    'A entrega que você paga',
    round2(bill.number / direct),
    `${money(bill.number)} ÷ (${sold.many.number} × ${round1(100 - share.number)}%)`,
    [bill, sold.many, share],
  )
}
