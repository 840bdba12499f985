import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'

const BUYS =
  /\b(?:compr[oa][a-z]*|us[oa][a-z]*|gast[oa][a-z]*|peg[oa][a-z]*|pedimos|peco|consum[oi][a-z]*)(?: uns| umas| cerca de| mais ou menos)* $/
const SUPPLIER = /\bfornecedor[a-z]*\b|\bmarca\b|\bimportador\b|\bdistribuidor[a-z]*\b/
const BACK =
  /\b(?:volt(?:am|aram|ou)|queim(?:am|aram)|deram? defeito|dao defeito|devolv[a-z]+|garantia|estrag(?:am|aram)|quebr(?:am|aram))\b/
const AT_MY_COST =
  /\b(?:de graca|reponho|repor|ponho outr[oa]|dou outr[oa]|troco|eu troco|faco outr[oa]|coloco outr[oa]|por minha conta)\b/
const OTHER = /\b(?:outr[oa]|concorrente|segund[oa]|nov[oa]|fornecedor b)\b/
const SELLS = /\b(?:vende|cobra|faz|sai|custa|tem)(?: por| a| em| uns)* $/
const REPLACES = /\b(?:troca|garante|garantia|repoe)\b/
const REFUND = /\b(?:dinheiro de volta|devolvi|reembols[a-z]+|pedi(?:u|ram) o dinheiro)\b/

/** The cheap one whose goods come back against the dear one who replaces them. */
export function suppliers(d: Deriver): void {
  const all = told(d.ask)
  if (!d.ask.says(SUPPLIER, ['main_challenge'])) return
  const volume = only(
    all.filter(
      (one) => one.said.kind === 'N' && BUYS.test(one.before) && timeAfter(one.after) === 'mes' && one.value >= 5,
    ),
  )
  if (!volume) return
  const cheap = all.find((one) => one.place === volume.place + 1 && isPlain(one) && one.sentence === volume.sentence)
  const returned = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one.place > volume.place &&
        one.value < volume.value &&
        BACK.test(one.after.split(/[,;]/)[0]!) &&
        !/ em cada $/.test(one.after) &&
        one.sentence - volume.sentence <= 2,
    ),
  )
  const dear = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        cheap &&
        one.value > cheap.value &&
        one.value < cheap.value * 3 &&
        SELLS.test(back(one)) &&
        OTHER.test(one.left),
    ),
  )
  if (!cheap || !returned || !dear) return
  const text = d.ask.scene.sentences.map((one) => one.text).join(' ')
  if (!AT_MY_COST.test(text) || !REPLACES.test(dear.right)) return
  tell(d, { volume, cheap, returned, dear })
}

function tell(
  d: Deriver,
  { volume, cheap, returned, dear }: Record<'volume' | 'cheap' | 'returned' | 'dear', Spoken>,
): void {
  const { own } = d
  const [many, low, bad, high] = [
    d.ask.value('qtd', volume.said, 'Quantos você compra por mês'),
    d.ask.value('R$', cheap.said, 'Preço do barato'),
    d.ask.value('qtd', returned.said, 'Quantos voltam por mês'),
    d.ask.value('R$', dear.said, 'Preço do outro'),
  ]
  const gap = own.minus(high, low, 'Diferença em cada um')
  const more = ofMonth(own.times(many, gap, 'O que o outro custa a mais por mês', 'R$'))
  const again = ofMonth(own.times(bad, low, 'O que as trocas custam por mês', 'R$'))
  const inputs: Value<Kind>[] = [many, low, bad, high, gap, more, again]
  const texts: Text[] = [
    say`Pelo preço, o outro custa ${t(more)} a mais por mês (${t(gap)} em cada); as ${t(bad)} que voltam, a ${t(low)}, custam ${t(again)}`,
  ]
  const refund = refunded(d)
  let cost = again
  if (refund) {
    const [people, each] = refund
    const paid = ofMonth(own.times(people, each, 'Dinheiro devolvido', 'R$'))
    cost = own.plus(again, paid, 'O que o barato custa em trocas e devoluções')
    inputs.push(people, each, paid, cost)
    texts.push(say`, e as ${t(people)} devoluções de ${t(each)}, ${t(paid)}: ${t(cost)} ao todo`)
  }
  const net = own.make(
    'R$/mês',
    'Diferença das duas contas',
    round2(Math.abs(cost.number - more.number)),
    `${money(Math.max(cost.number, more.number))} − ${money(Math.min(cost.number, more.number))}`,
    [cost, more],
  )
  inputs.push(net)
  const hours = hoursLost(d, returned, bad)
  if (hours) inputs.push(...hours)
  const time = hours ? say`as ${t(hours[1])} refazendo` : say`o tempo de refazer`
  texts.push(
    cost.number > more.number
      ? say`. O barato sai ${t(net)} mais caro por mês, sem contar ${time} e o cliente perdido; confira antes com um lote pequeno quantas do outro voltam.`
      : say`. Só nisso o barato ainda ganha por ${t(net)} por mês; falta pôr na conta ${time} e o cliente perdido.`,
  )
  d.add(net, inputs, join(texts), {
    weight: 20,
    topic: 'produto.redone',
    related: true,
    says: ['perdas', 'mercadorias'],
  })
}

const TAKES = /\b(?:perd[a-z]+|gast[a-z]+|lev[ao][a-z]*|demor[a-z]+)\b/

/** '19 voltam, o técnico perde 1h30 em cada'. */
function hoursLost(d: Deriver, returned: Spoken, bad: Value<'qtd'>): readonly [Value<'horas'>, Value<'horas'>] | null {
  const long = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'H' &&
        Math.abs(one.sentence - returned.sentence) <= 2 &&
        TAKES.test(back(one)) &&
        /\bcada\b/.test(`${back(one)} ${one.after}`),
    ),
  )
  if (!long) return null
  const each = d.ask.value('horas', long.said, 'Horas em cada troca')
  const all = d.own.make(
    'horas',
    'Horas refazendo por mês',
    round1(bad.number * each.number),
    `${t(bad).text} × ${t(each).text}`,
    [bad, each],
  )
  return [each, all]
}

function refunded(d: Deriver): readonly [Value<'qtd'>, Value<'R$'>] | null {
  const people = only(told(d.ask).filter((one) => one.said.kind === 'N' && REFUND.test(one.after) && one.value <= 60))
  const each =
    people &&
    told(d.ask).find((one) => one.place === people.place + 1 && one.sentence === people.sentence && isPlain(one))
  return people && each && each.value >= 10
    ? [
        d.ask.value('qtd', people.said, 'Quantos pediram o dinheiro'),
        d.ask.value('R$', each.said, 'O que foi devolvido a cada um'),
      ]
    : null
}
