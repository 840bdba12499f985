import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, back, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'

const COMES_BACK = /\b(?:volt(?:am|aram|a|ou)|devolv(?:em|eram|e|ido|idos)|retorn(?:am|aram)|troc(?:am|aram))\b/
const BUYS_AGAIN =
  /^ (?:[a-z]+ )?(?:clientes?|pessoas?|freguesas?|compradores?)\b|\bvolt[a-z]+ (?:a comprar|pra comprar|sempre|todo mes)\b/
const GOODS =
  /^ (?:[a-z]+ )?(?:pedidos?|pares?|pecas?|encomendas?|pacotes?|caixas?|produtos?|vendas?|vestidos?|blusas?|calcas?|sapatos?|kits?|unidades?|envios?)\b/
const OUTWARD = /\b(?:ida|pra ir|para ir|mandar|enviar|envio|entregar|levar|pra la)\b/
const INWARD = /\b(?:volta|volt(?:a|ar)|buscar|devolucao|devolver|retorno|de volta|trazer)\b/
const FREIGHT = /\b(?:frete|correios?|envio|transportadora|mandar|pra ir|para ir|ida)\b/

/** 'Mando 200 pedidos e voltam 40; 19 pra ir, 24 quando volta': what each return costs on the road. */
export function returned(d: Deriver): void {
  const all = told(d.ask)
  const pairs = all.flatMap((part) => {
    const whole = all.find((one) => one.place === part.place - 1 && one.sentence === part.sentence)
    const fits =
      whole &&
      isCount(whole) &&
      isCount(part) &&
      part.value < whole.value &&
      GOODS.test(whole.after) &&
      COMES_BACK.test(`${back(part)} ${ahead(part)}`) &&
      !BUYS_AGAIN.test(part.after)
    return fits ? [{ part, whole }] : []
  })
  const pair = only(pairs)
  if (!pair || !d.ask.says(FREIGHT, ['main_challenge'])) return
  const legs = all.flatMap((out) => {
    const home = all.find((one) => one.place === out.place + 1 && one.sentence === out.sentence)
    const fits =
      home &&
      isPlain(out) &&
      isPlain(home) &&
      out !== pair.part &&
      home !== pair.whole &&
      OUTWARD.test(`${back(out)} ${out.after.split(/,| e /)[0]!}`) &&
      INWARD.test(`${home.before.split(/,| e /).at(-1)!} ${ahead(home)}`) &&
      out.value < 500 &&
      home.value < 500
    return fits ? [{ out, home }] : []
  })
  const leg = only(legs)
  if (!leg) return
  const { own } = d
  const [of, gone] = [
    d.ask.value('qtd', pair.whole.said, 'Quantos você manda'),
    d.ask.value('qtd', pair.part.said, 'Quantos voltam'),
  ]
  const [out, home] = [
    d.ask.value('R$', leg.out.said, 'O envio de cada um'),
    d.ask.value('R$', leg.home.said, 'A volta de cada um'),
  ]
  const share = own.share(gone, of, 'Parte que volta')
  const each = own.plus(out, home, 'Ida e volta de um que volta')
  const worth = own.times(gone, each, 'O que as voltas custam em frete', 'R$')
  d.add(
    worth,
    [of, gone, share, out, home, each],
    say`De ${t(of)} mandados voltam ${t(gone)}, ${t(share)}. Cada um que volta leva ${t(each)} de frete, ida e volta: ${t(worth)} ao todo, que já estão nos seus custos.`,
    { weight: 20, topic: 'produto.redone', related: true, says: ['perdas'] },
  )
}

const isCount = (one: Spoken): boolean => one.said.kind === 'N' && Number.isInteger(one.value) && one.value >= 3

const DELIVERS =
  /\b(?:entreg(?:uei|o|amos)|lev(?:ei|o|amos)|deix(?:ei|o|amos)|mand(?:ei|o|amos))(?: uns| umas| mais de)* $/
const PAID_AFTER = /^ (?:[a-z]+ )?(?:foram |sao |vieram |vem )?pag[oa]s\b/
const PAID_BEFORE = /\b(?:pagaram|pagam|pagou|paga|(?:foram|vieram) pag[oa]s)(?: so| apenas| por| uns| umas)* $/
const DIRECT = /\b(?:feira|porta|balcao|direto|consumidor|rua|loja|barraca|escola)\b/

/** 'Levei 11 mil pés e vieram 8.600 pagos, a 2,60': what one delivered brings, the unpaid ones counted. */
export function onConsignment(d: Deriver): void {
  const all = told(d.ask)
  const found = all.flatMap((given) => {
    const paid = all.find((one) => one.place === given.place + 1 && one.sentence === given.sentence)
    const price = all.find((one) => one.place === given.place + 2 && one.sentence === given.sentence)
    const fits =
      paid &&
      price &&
      isCount(given) &&
      isCount(paid) &&
      isPlain(price) &&
      DELIVERS.test(given.before) &&
      paid.value < given.value &&
      paid.value > given.value / 3 &&
      (PAID_AFTER.test(paid.after) || PAID_BEFORE.test(paid.before)) &&
      /(?:,|^| ) ?(?:a|por)(?: r\$)? $/.test(price.before)
    return fits ? [{ given, paid, price }] : []
  })
  const one = only(found)
  if (!one) return
  const { own } = d
  const [given, paid, price] = [
    d.ask.value('qtd', one.given.said, 'Quantos você entregou'),
    d.ask.value('qtd', one.paid.said, 'Quantos foram pagos'),
    d.ask.value('R$', one.price.said, 'O que pagam por cada um'),
  ]
  const lost = own.minus(given, paid, 'Quantos não foram pagos')
  const share = own.share(lost, given, 'Parte que não foi paga')
  const got = own.times(paid, price, 'O que foi pago', 'R$')
  if (d.tooMuch(got.number, 2)) return
  const each = own.make(
    'R$',
    'O que rende cada um entregue',
    round2(got.number / given.number),
    `${money(got.number)} ÷ ${given.number}`,
    [got, given],
  )
  const inputs: Value<Kind>[] = [given, paid, price, lost, share, got, each]
  const texts: Text[] = [
    say`De ${t(given)} entregues, ${t(lost)} não foram pagos: ${t(share)}. A ${t(price)}, cada um que você entrega rende ${t(each)}, e não o preço da nota.`,
  ]
  const better = only(
    all.filter(
      (other) =>
        isPlain(other) &&
        other.place > one.price.place &&
        other.value > price.number &&
        other.value < price.number * 4 &&
        /\b(?:a|por)(?: r\$)? $/.test(other.before) &&
        DIRECT.test(other.left),
    ),
  )
  if (better) {
    const direct = d.ask.value('R$', better.said, 'O que você recebe na venda direta')
    inputs.push(direct)
    texts.push(say`Na venda direta são ${t(direct)}.`)
  }
  d.add(each, inputs, join(texts, ' '), {
    weight: 20,
    topic: 'volta',
    related: true,
    says: ['perdas', 'diferenca_preco'],
  })
}

const BOOK = /\b(?:caderno|caderneta|fiado|fichas?|pra receber|para receber|anotad[oa]s?|na rua|devem)\b/
/** 'Desses, 2.800 é de gente que sumiu' */
const OF_THOSE = /\b(?:desses|destes|dessas|disso|dai|dele|dos quais|entre eles)\b/
const GONE =
  /\b(?:nao (?:recebo|receb[a-z]+|volt[a-z]+|pag[a-z]+|vou (?:ver|receber)|vejo mais)|nem passa|sumi[a-z]*|mudou|mudaram|perdid[oa]s?|nunca mais|ja era|calote|morreu|esquece[a-z]*)\b/

/** 'Deu 16.400, e uns 6 mil é gente que nem passa mais': what can be asked for, and what sells again what is lost. */
export function lostOnCredit(d: Deriver): void {
  const all = told(d.ask).filter((one) => isPlain(one) && one.value >= 300)
  const pairs = all.flatMap((lost) => {
    const at = all.indexOf(lost)
    const total = all[at - 1]
    const near =
      total &&
      (total.sentence === lost.sentence || (OF_THOSE.test(lost.before) && lost.sentence - total.sentence === 1))
    const fits = near && total.value > lost.value && GONE.test(lost.after) && BOOK.test(total.left + total.after)
    return fits && !/\b\d{4}\b/.test(total.before) ? [{ lost, total }] : []
  })
  const pair = only(pairs)
  const { own, revenue } = d
  const goods = own.sources.group('mercadorias')
  if (!pair || !revenue || d.tooMuch(pair.total.value, 6)) return
  const [total, lost] = [
    d.ask.value('R$', pair.total.said, 'Vendido e ainda não recebido'),
    d.ask.value('R$', pair.lost.said, 'O que você não conta em receber'),
  ]
  const open = own.minus(total, lost, 'O que ainda se pode cobrar')
  const inputs: Value<Kind>[] = [total, lost, open]
  const texts: Text[] = [
    say`Dos ${t(total)} em aberto, ${t(lost)} dificilmente voltam, pelo que você conta: ${t(open)} ainda se podem cobrar.`,
  ]
  if (goods && goods.valor > revenue.number * 0.3 && goods.valor < revenue.number * 0.9) {
    const bought = own.known('R$/mês', own.sources.groupFact(goods), own.sources.groupFacts(goods))
    const left = own.make(
      '%',
      'O que cada venda deixa depois da mercadoria',
      Math.round((1 - bought.number / revenue.number) * 1_000) / 10,
      `1 − ${money(bought.number)} ÷ ${money(revenue.number)}`,
      [bought, revenue],
    )
    const again = own.make(
      'R$',
      'Vendas que repõem o perdido',
      reais(lost.number / (left.number / 100)),
      `${money(lost.number)} ÷ ${percent(left.number)}`,
      [lost, left],
    )
    inputs.push(bought, left, again)
    texts.push(
      say`Como só ${t(left)} de cada venda ficam depois da mercadoria, repor os ${t(lost)} pede ${t(again)} em vendas.`,
    )
  }
  d.add(open, inputs, join(texts, ' '), {
    weight: 20,
    topic: 'receber',
    related: true,
    says: ['dinheiro_na_rua', 'dias_para_receber', 'fiado_aberto', 'inadimplencia'],
    gain: d.half(open, 'o que passa a ser recebido', true),
  })
}
