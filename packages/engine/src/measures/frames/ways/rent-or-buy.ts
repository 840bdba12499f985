import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { lostIn } from '#src/measures/frames/pays-itself.ts'
import { soldOf } from '#src/measures/frames/sold.ts'
import { money, percent } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter, timeOf } from '#src/quantities/around.ts'
import { leastKept } from './least-kept.ts'
import { type Used, usedWay } from './used.ts'
import {
  asked,
  billsBeside,
  CARRIED,
  isAkin,
  isSumLeft,
  leftOf,
  monthText,
  type Purchase,
  purchaseOf,
  sideBySide,
  weakTime,
  withBills,
} from './way.ts'

const OR =
  /\b(?:compr|financi)[a-z]* (?:ou|x) (?:[a-z]+ ){0,3}alug|\balug[a-z]* ou (?:[a-z]+ ){0,3}(?:compr|financi)|\b(?:compr|financi)[a-z]+ ou (?:continu|sig|fic)[a-z]+ (?:[a-z]+ ){0,2}alug/
/** The other is named by 'uma', so that both are the same thing. */
const ALUG_ONE =
  /\balug(?:ar|o|ando|asse) (?:um|uma|outr[oa])(?: (?:so|quando|n[oa]s?|por|de vez|pra|a|cada|que)\b|,|;|$)/
const BUY_ONE =
  /(?:^|[,;.] |\b(?:vi|achei|tem|vendo|comprar|financiar|apareceu|e) )(?:um|uma|outr[oa])(?: (?:usad[oa]|nov[oa]|propri[oa]|sai|custa|em|por|de|fica|minha|meu)\b|,)/

/** 'Hoje alugamos 4 vezes por mês': what she would buy. */
const RENTS_IT = /\balug(?:o|amos|ando|ar)(?: umas| uns)? (?:[NRDH]\d+|por [NR]\d|a [NR]\d)/
/** 'O novo financia em 24x' */
const THE_OTHER =
  /(?:^|[,;] )[oa] (?:nov[oa]|usad[oa]|propri[oa]) (?:sai|custa|financia|fica|da|em|por)\b|\b(?:comprar|compro|financiar) (?:[oa] |um |uma |esse )?(?:equipamento|aparelho|conjunto|kit|maquinario|maquina)\b/

/** Both are of one thing: said so, or the one is named by what the other does. */
function isSameThing(d: Deriver, bought: Purchase, used: Used): boolean {
  const text = asked(d)
  const { sentences } = d.ask.scene
  const [buying, using] = [sentences[bought.at.sentence]!.text, sentences[used.at.sentence]!.text]
  const rents = /\balug|\bdiaria/.test(using)
  return (
    (rents && [OR, ALUG_ONE, BUY_ONE, THE_OTHER, RENTS_IT].some((words) => words.test(text))) ||
    (bought.at.sentence !== used.at.sentence &&
      Math.abs(bought.at.sentence - used.at.sentence) === 1 &&
      isAkin(using, buying))
  )
}

type Inputs = (Value<Kind> | null)[]

const HIRES = /\bcontrat[a-z]+ (?:um|uma|alguem)\b/

/** Bought in instalments, or rented by the day: both by the days that she needs it. */
export function rentOrBuy(d: Deriver): Answer | null {
  const bought = purchaseOf(d)
  const rented = bought && usedWay(d)
  if (!bought || !rented || !isSameThing(d, bought, rented)) return null
  const bills = billsBeside(d, bought, [...bought.uses, ...rented.uses], HIRES)
  const buys = withBills(d, bought, bills)
  if (isSumLeft(d, [buys, rented], [])) return null
  return weighed(d, buys, rented, bills.length > 0)
}

function weighed(d: Deriver, buys: Purchase, rented: Used, billed: boolean): Answer {
  const { own } = d
  const { text } = d.ask.scene.sentences[rented.at.sentence]!
  const untold = CARRIED.test(text) ? 'combustível, quem dirige, seguro e conserto' : 'seguro, imposto e conserto'
  const bare = billed ? buys : { ...buys, account: say`${buys.account} de parcela, fora ${untold}` }
  const byRent = /\balug/.test(text)
  const [how, verb] = byRent ? ['Alugando', 'alugar'] : ['Pagando por vez', 'pagar por vez']
  const { gap, first: rents, text: account } = sideBySide(d, [rented, bare], [how!, 'comprando'], [verb!, 'comprar'])
  const even = own.make(
    'qtd',
    'Diárias por mês em que empatam',
    Math.ceil(buys.month.number / rented.each.number - 1e-9),
    `${money(buys.month.number)} ÷ ${money(rented.each.number)}`,
    [buys.month, rented.each],
  )
  const inputs: Inputs = [...buys.values, ...rented.values, gap, even, leftOf(d)]
  const weak = weakTime(d)
  const thin = !rents && gap.number < buys.month.number * (billed ? 0.2 : 0.5)
  const gain = gainOf(d, buys, rented, inputs)
  return {
    decisions: ['maquina', 'terceirizar', 'emprestimo', 'contratar', 'expandir_rural'],
    at: buys.at,
    main: gap,
    inputs,
    line: account,
    verdict: join([
      rents
        ? byRent
          ? say`Alugue por enquanto. `
          : say`Continue pagando por vez, por enquanto. `
        : thin
          ? say`${billed ? 'Quase empatam: comprar só com uso certo' : 'Só se o que falta na conta couber na diferença'}. `
          : say`Comprar sai mais barato, se esse uso se repetir todo mês. `,
      account,
      say` A compra empata com ${t(even)} ${rented.noun} por mês; hoje são ${t(rented.count)}.`,
      weak ? say` E ${weak} a parcela vence igual; o que se paga por vez para quando você não usa.` : say``,
      gain,
      monthText(d),
      rents
        ? say` Reserve as próximas quatro semanas, anote cada diária, e só volte à compra se passar do empate por três meses.`
        : say` Antes de assinar, confira nos últimos três meses se usou mais do que o empate em todos, e peça o preço do seguro.`,
    ]),
    says: ['custo_vaga', 'ociosidade', 'receita_por_pessoa'],
    topic: 'alugar',
  }
}

/** What those she turns away would leave, by each way. */
function gainOf(d: Deriver, buys: Purchase, rented: Used, inputs: Inputs): Text {
  const { own } = d
  const sold = soldOf(d)
  const lost = lostIn(d, { uses: [...buys.uses, ...rented.uses] })
  const kept = sold && lost && leastKept(d)
  const span = lost && (timeAfter(lost.after) ?? timeOf({ ...lost, place: 0 }))
  const many =
    lost && span
      ? d.ask.aMonth(
          d.ask.value('qtd', lost.said, 'Quantas vendas você recusa'),
          span,
          'Quantas vendas você recusa por mês',
        )
      : null
  if (!sold || !kept || !many) return say``
  const keep = own.make(
    'R$',
    'O que cada venda deixa, no mínimo',
    Math.floor((sold.price.number * kept.number) / 100),
    `${money(sold.price.number)} × ${percent(kept.number)}`,
    [sold.price, kept],
  )
  const gives = own.times(many, keep, 'O que os recusados deixariam por mês', 'R$/mês')
  const byRent = own.minus(gives, rented.month, 'O que fica alugando')
  const byPurchase = own.minus(gives, buys.month, 'O que fica comprando')
  inputs.push(kept, keep, many, gives, byRent, byPurchase)
  const side = (value: Value<'R$/mês'>): Text => (value.number < 0 ? say`faltam ${t(value)}` : say`ficam ${t(value)}`)
  return say` As ${t(many)} ${d.ask.thing(lost!.said) || 'vendas'} que você recusa deixariam ${t(many)} × ${t(keep)} = ${t(gives)}, contando que tudo o que acompanha a venda cresça junto: alugando ${side(byRent)}; comprando ${side(byPurchase)}.`
}
