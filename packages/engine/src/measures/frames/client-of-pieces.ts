import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { askedRate, waysOut } from './contract.ts'
import { type Answer, type Month, monthOf, net, spoken, taxOf, today } from './frame.ts'
import { type Sold, soldOf } from './sold.ts'

const TAKES =
  /\b(?:leva[m]?|compra[m]?|pega[m]?|fica[m]? com|consome[m]?|escoa[m]?|recebe[m]?|sao d[eo]|vao pra|vai pra|responde[m]? por)(?: so| sozinh[oa]| hoje| uns| umas| cerca de| mais de| quase| ele| ela)* $/
const OF_ALL = /^ ?(?:[a-z]+ )?(?:d[ao]s?|em)(?: minhas| meus| nossas| nossos)? $/
const OF_MADE =
  /^ d[aeo]s? ?(?:tudo |que (?:eu |a gente )?(?:fac|produz|vend|faz)[a-z]*|(?:minha |nossa )?(?:producao|vendas?|pecas)|[a-z]{4,}s\b)/
const CLIENT =
  /\b(?:cliente|atacad[a-z]+|lojista|loja|lojas|revend[a-z]+|rede|mercad(?:o|inho)|supermercado|distribuidor[a]?|empresa|hotel|pousada|restaurante|escola|construtora|fabrica|industria|marca|cooperativa|laticinio|comprador[a]?|hospital|padaria|magazine|representante|exportador[a]?|importador[a]?)\b/
const SELLS_ELSEWHERE = /\b(?:fornecedor[a]?|eu compro|aluguel)\b/

interface Told {
  rate: Spoken
  count: Spoken
  sold: Sold
  his: Value<'qtd'>
}

/** How many of what she makes go to the one who asks for less; null: not told, or two fit. */
function told(d: Deriver): Told | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rate = askedRate(all)
  const sold = rate && soldOf(d)
  if (!rate || !sold) return null
  const { sentences } = d.ask.scene
  const fits = (one: Spoken) => {
    const { text } = sentences[one.sentence]!
    return one !== rate && TAKES.test(one.before) && CLIENT.test(text) && !SELLS_ELSEWHERE.test(text)
  }
  const count = only(all.filter((one) => fits(one) && (isCount(all, one, sold) || isPart(one))))
  if (!count) return null
  const his =
    count.said.kind === 'P'
      ? partOf(d, d.ask.value('%', count.said, 'A parte dele'), sold)
      : d.manyAMonth(count, 'Quantos ele leva')
  return his && his.number < sold.many.number * 0.97 ? { rate, count, sold, his } : null
}

/** '1.200 das 2.100 redes', '800 peças por mês'. */
function isCount(all: readonly Spoken[], one: Spoken, { many, noun }: Sold): boolean {
  if (!isPlain(one) || /^ reais/.test(one.after) || !Number.isInteger(one.value) || one.value < many.number * 0.08)
    return false
  const whole = all.find((next) => next.place === one.place + 1 && next.sentence === one.sentence)
  const beside = whole && OF_ALL.test(one.after) && Math.abs(whole.value / many.number - 1) < 0.03
  return beside === true || (timeAfter(one.after) !== null && one.after.startsWith(` ${noun.slice(0, 4)}`))
}

const isPart = ({ said, value, after }: Spoken): boolean =>
  said.kind === 'P' && value >= 12 && value < 95 && value !== 50 && OF_MADE.test(after)

const partOf = (d: Deriver, share: Value<'%'>, { many }: Sold): Value<'qtd'> =>
  d.own.make(
    'qtd',
    'Quantos ele leva por mês',
    Math.round((many.number * share.number) / 100),
    `${percent(share.number)} × ${many.number}`,
    [share, many],
  )

/** 'Um atacadista leva 1.200 das 2.100 e quer 10% de desconto': the month with it, and the month without him. */
export function clientOfPieces(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  if (!month || !found) return null
  const { own } = d
  const { sold, his } = found
  const asked = d.ask.value('%', found.rate.said, 'O desconto pedido')
  const tax = taxOf(d)
  const pays = own.times(his, sold.price, 'O que ele paga, ao preço de hoje', 'R$/mês')
  const cut = own.make(
    'R$/mês',
    'O desconto por mês',
    Math.round((pays.number * asked.number) / 100),
    `${percent(asked.number)} × ${money(pays.number)}`,
    [asked, pays],
  )
  const loss = net(d, cut, tax, 'O desconto por mês, sem o imposto')
  const leaves = own.make(
    'R$/mês',
    'O que ele deixa por mês',
    Math.round(his.number * sold.keep.number),
    `${his.number} × ${money(sold.keep.number)}`,
    [his, sold.keep],
  )
  const [ceded, alone] = [
    own.minus(month.left, loss, 'O mês com o desconto'),
    own.minus(month.left, leaves, 'O mês sem ele'),
  ]
  const part = own.share(his, sold.many, 'A parte dele')
  const inputs: (Value<Kind> | null)[] = [
    his,
    sold.many,
    sold.price,
    sold.keep,
    asked,
    tax,
    pays,
    cut,
    loss,
    leaves,
    ceded,
    alone,
    part,
    month.left,
  ]
  return {
    decisions: ['desconto', 'baixar_preco', 'cliente_grande', 'largar_cliente', 'atacado', 'pedido_maior'],
    at: found.rate,
    main: loss,
    inputs,
    line: say`Ele leva ${t(his)} de ${t(sold.many)} ${sold.noun} (${t(part)}); a ${t(sold.price)} são ${t(pays)}, e ${t(asked)} disso são ${t(cut)} por mês. De cada ${t(sold.price)} ficam ${t(sold.keep)} depois do que vem com a venda: sem ele o mês perde ${t(leaves)}.`,
    verdict: verdictOf(d, month, { loss, leaves, ceded, alone, part, tax }),
    says: ['queda_de_volume', 'desconto', 'maior_cliente', 'custo_por_unidade', 'ticket_medio'],
    topic: 'contrato',
  }
}

interface Sides {
  loss: Value<'R$/mês'>
  leaves: Value<'R$/mês'>
  ceded: Value<'R$/mês'>
  alone: Value<'R$/mês'>
  part: Value<'%'>
  tax: Value<'%'> | null
}

const monthAt = (value: Value<'R$/mês'>): Text =>
  value.number < 0 ? say`uma falta de ${t(value)}` : say`uma sobra de ${t(value)}`

function verdictOf(d: Deriver, month: Month, { loss, leaves, ceded, alone, part, tax }: Sides): Text {
  if (loss.number >= leaves.number)
    return say`Não por esse preço: com o desconto ele não deixa nada. O desconto tira ${t(loss)} por mês${tax ? ' sem o imposto' : ''}, e tudo o que ele deixa hoje são ${t(leaves)}. ${today(month)}.`
  return join([
    say`Nem tudo o que ele pede, nem deixá-lo ir. O desconto leva o mês a ${monthAt(ceded)} e perdê-lo, sem outro no lugar e com as mesmas contas fixas, a ${monthAt(alone)}. ${today(month)}.`,
    waysOut(d, false),
    part.number >= 30
      ? say` E comece já a procurar outros compradores: ele é ${t(part)} do que você vende, e é isso que lhe dá força na conversa.`
      : say``,
  ])
}
