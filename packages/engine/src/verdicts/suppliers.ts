import { say, type Text } from '#src/facts/fact-book.ts'
import { reais, round2 } from '#src/measures/measured.ts'
import { besideLeft, type Num, type Wanted, type Weighing } from './weighing.ts'

const CHEAPER: Wanted = { kinds: 'P', max: 70, away: 3, not: /\b(?:venda|cliente|margem|volta|defeito)/ }
const DEARER = /\bmais car[oa]s?\b|\bcaro\b|\ba mais\b/
const PRICE = { kinds: 'RN', min: 0.2, max: 20_000, away: 6 } as const
const OTHER: Wanted = {
  ...PRICE,
  before:
    /\b(?:outr[oa]|concorrente|novo|nova|el[ea]|d[eo]le|dela|fornecedor[a]?)\b[^;]{0,40}\b(?:a|por|cobra|vende|custa|sai|faz)(?: a| por)? $/,
}
const COUNT: Wanted = {
  kinds: 'N',
  min: 2,
  max: 100_000,
  away: 3,
  after: /^ [a-z]{3,}(?: [a-z]+){0,2}(?: por| ao| no) mes/,
}
const BACK: Wanted = {
  kinds: 'N',
  min: 1,
  away: 3,
  after: /^ (?:voltaram|voltam|deram defeito|queimaram|vieram com|quebraram)/,
}
const RATE_OF: Wanted = { kinds: 'N', min: 2, away: 6, before: /^ (?:em|de|a) cada $/ }
const REFUNDED: Wanted = {
  kinds: 'N',
  min: 1,
  away: 6,
  after: /^ [a-z]+ (?:quiseram|pediram|querem)(?: o)? (?:dinheiro|reembolso|estorno)/,
}
const REFUND: Wanted = {
  kinds: 'RN',
  min: 2,
  away: 6,
  before: /\b(?:dinheiro de volta|reembolso|estorno)[, ]{0,3}(?:de |a )?$/,
}
const EACH_DEARER: Wanted = {
  kinds: 'RN',
  min: 0.1,
  max: 5_000,
  away: 3,
  after: /^ (?:reais |conto )?(?:a mais|mais car)/,
}
const TEST = 'Peça um lote pequeno, com prazo e troca por escrito, e compare por um mês antes de mudar tudo'

export function supplier(w: Weighing): Text {
  return byReturns(w) ?? dearer(w) ?? cheaper(w)
}

/** '95 cada e 19 voltam; o outro é 118 e voltam 4 em cada 100': what the difference in price buys. */
function byReturns(w: Weighing): Text | null {
  const [backSpot, otherSpot, countSpot] = [w.pick(BACK), w.pick(OTHER), w.pick(COUNT)]
  if (!backSpot || !otherSpot || !countSpot || countSpot.said === backSpot.said) return null
  const nowSpot = w.spots.find(
    (spot) =>
      spot.said !== otherSpot.said &&
      spot.said !== countSpot.said &&
      spot.said !== backSpot.said &&
      'RN'.includes(spot.said.kind) &&
      spot.said.at > countSpot.said.at &&
      spot.said.at < backSpot.said.at &&
      spot.said.value >= otherSpot.said.value / 3 &&
      spot.said.value < otherSpot.said.value,
  )
  const whole = w.pick(RATE_OF)
  const part = whole?.previous ?? null
  if (!nowSpot || !whole || !part || part.said.kind !== 'N' || part.said.value >= whole.said.value) return null
  const count = w.take(countSpot, '', 'Quantos você compra por mês')!
  const now = w.take(nowSpot, 'R$', 'Preço de hoje')!
  const back = w.take(backSpot, '', 'Quantos voltam por mês')!
  const next = w.take(otherSpot, 'R$', 'Preço do outro')!
  const few = w.take(part, '', 'Quantos voltam do outro')!
  const of = w.take(whole, '', 'De quantos')!
  const refundedSpot = w.pick(REFUNDED)
  const refunds = refundedSpot && w.pick(REFUND)
  const refunded = refunds ? w.take(refundedSpot, '', 'Quantos pediram o dinheiro de volta') : null
  const refund = refunded && w.take(refunds, 'R$', 'Dinheiro devolvido a cada um')
  const more = w.make(
    'R$/mês',
    'O que o outro custa a mais por mês',
    round2(count.value * (next.value - now.value)),
    `${count.text} × (${next.text} − ${now.text})`,
    [count, next, now],
  )
  const lost = w.make(
    'R$/mês',
    'O que as voltas custam por mês',
    round2(back.value * now.value + (refunded && refund ? refunded.value * refund.value : 0)),
    `${back.text} × ${now.text}${refunded && refund ? ` + ${refunded.text} × ${refund.text}` : ''}`,
    [back, now, refunded, refund],
  )
  const then = (count.value * few.value) / of.value
  if (then >= back.value) return null
  const saved = w.make(
    'R$/mês',
    'O que deixa de sair com menos voltas',
    reais((lost.value * (back.value - then)) / back.value),
    `${lost.text} × (1 − ${count.text} × ${few.text} ÷ ${of.text} ÷ ${back.text})`,
    [lost, count, few, of, back],
  )
  const sums = say`São ${more} a mais por mês na compra; as ${back} voltas de hoje custam ${lost}${refund ? ', com o dinheiro devolvido' : ''}, e com ${few} em cada ${of} deixam de sair ${saved}`
  return saved.value >= more.value
    ? say`Sim, em teste: o mais barato já sai mais caro. ${sums}, fora as horas de refazer e a nota dos clientes. ${TEST}.`
    : say`Só se as horas de refazer pagarem o resto. ${sums}: em dinheiro a troca ainda pede ${w.minus(more, saved, 'R$/mês', 'O que a troca ainda pede por mês')}, sem contar o seu tempo e o cliente que não volta. ${TEST}.`
}

/** 'É 12 reais mais cara o saco', '6% mais caro' */
function dearer(w: Weighing): Text | null {
  if (!DEARER.test(w.around)) return null
  const each = w.said('R$', 'Quanto cada um sai mais caro', EACH_DEARER)
  const count = each && w.said('', 'Quantos você usa por mês', COUNT)
  const goods = w.group('mercadorias') ?? w.group('racao')
  const rate = each ? null : w.said('%', 'Quanto mais caro', { ...CHEAPER, after: /^[^,;]{0,12}mais car|^ a mais/ })
  const more =
    each && count
      ? w.make(
          'R$/mês',
          'O que ele custa a mais por mês',
          reais(count.value * each.value),
          `${count.text} × ${each.text}`,
          [count, each],
        )
      : rate && goods
        ? w.make(
            'R$/mês',
            'O que ele custa a mais por mês',
            reais((goods.value * rate.value) / 100),
            `${rate.text} × ${goods.text}`,
            [rate, goods],
          )
        : null
  const weigh = 'some o que hoje se perde por mês com defeito, atraso e serviço refeito: se passar disso, troque'
  const left = besideLeft(w)
  return more
    ? say`Só se evitar mais do que custa. São ${more} a mais por mês${left}; ${weigh}. ${TEST}.`
    : say`Só se evitar mais do que custa. A diferença de preço vezes o que compra por mês é o que sai a mais${left}; ${weigh}. ${TEST}.`
}

function cheaper(w: Weighing): Text {
  const rate = w.said('%', 'Quanto mais barato', CHEAPER)
  const goods = w.group('mercadorias') ?? w.group('racao')
  const first = 'só depois fale com o de hoje: às vezes ele cobre'
  const beware = 'Desconte frete, prazo menor e perda antes de comemorar'
  if (!goods || !rate)
    return say`Só depois de um pedido de teste. A conta: diferença de preço vezes o que compra por mês${goods ? say` (${goods} hoje)` : ''}, menos frete, prazo menor e o que volta com defeito. ${TEST}; ${first}.`
  const saved = savedOf(w, rate, goods)
  return say`Sim, se o teste passar. Você compra ${goods} por mês: ${rate} a menos são ${saved} todo mês${besideLeft(w)}. ${TEST}; ${first}. ${beware}.`
}

const savedOf = (w: Weighing, rate: Num, goods: Num): Num =>
  w.make('R$/mês', 'O que a diferença poupa', reais((goods.value * rate.value) / 100), `${rate.text} × ${goods.text}`, [
    rate,
    goods,
  ])

export function buyTogether(w: Weighing): Text {
  const rate = w.said('%', 'Quanto mais barato', CHEAPER) ?? w.rule('grupo', 'Diferença de exemplo', 10, '%')
  const goods = w.group('mercadorias') ?? w.group('racao')
  const saved = goods && savedOf(w, rate, goods)
  const limit = goods && w.times(goods, 2, 'R$', 'Dois meses de compra')
  return say`Sim, para o que vende o ano todo. ${saved ? say`Com ${rate} a menos na compra de ${goods!} por mês, são ${saved}` : 'Multiplique a diferença de preço pelo que compra por mês'}, menos frete, imposto e o dinheiro parado até chegar. Comece com um item${limit ? say` e nunca mais do que ${limit}, dois meses de compra` : ' e nunca mais do que dois meses de venda'}; calcule o custo posto na sua porta antes de fechar.`
}
