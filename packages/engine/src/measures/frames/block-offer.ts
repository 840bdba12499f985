import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Month, monthOf, net, spoken, taxOf, today } from './frame.ts'
import { type Sold, soldOf } from './sold.ts'

const WANTS =
  /\b(?:quer(?:em)?|pediu|pediram|propos|propuseram|ofere[a-z]+|fechar|alugar|reservar|ocupar)\b[^;]*\b(?:fechar|alugar|reservar|ocupar|ficar com|pegar|usar|locar|de)(?: so| uns| umas| logo)* $/
const SHE_WISHES = /\b(?:quero|queremos|penso em|pretendo)\b/
const ROOM = '(?:quarto|sala|suite|chale|leito|baia|box|vaga|cadeira|mesa|apartamento|cabana|quadra|estacao|estacoe)s?'
const OF_MINE = /^ (?:[a-z]+ )?d[ao]s (?:meus |minhas |nossos |nossas )?$/
const ROOMS = new RegExp(`^ ${ROOM}\\b`)
const EACH_MONTH = new RegExp(
  `^ (?:reais )?(?:por|cada|a|o|pel[oa]) (?:${ROOM}|uma?)?,? ?(?:(?:no|por|ao|cada|todo) mes|mensa[a-z]+)|^ (?:reais )?(?:(?:no|por|ao) mes|mensa[a-z]+) (?:por|cada|em cada) (?:${ROOM}|uma?)`,
)
const FULL_WEEKEND =
  /\b(?:fim de semana|fds|sexta|sabado|final de semana)\b[^;,]{0,40}\b(?:lota[a-z]*|cheio|cheia|enche[m]?|nao sobra|lotad[oa]|dizer nao|fila)\b/
/** Friday and Saturday of four weeks. */
const FULL_NIGHTS = 8
const NIGHTS = 30
const THIN = 0.15

interface Told {
  count: Spoken
  whole: Spoken
  price: Spoken
}

function told(d: Deriver): Told | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const found = all.flatMap((count) => {
    const whole = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
    return whole &&
      count.said.kind === 'N' &&
      whole.said.kind === 'N' &&
      count.value >= 1 &&
      count.value < whole.value &&
      WANTS.test(count.left) &&
      !SHE_WISHES.test(count.left) &&
      OF_MINE.test(count.after) &&
      ROOMS.test(whole.after)
      ? [{ count, whole }]
      : []
  })
  const pair = only(found)
  const price =
    pair &&
    only(
      all.filter(
        (one) => isPlain(one) && one.value >= 100 && one.place > pair.whole.place && EACH_MONTH.test(one.after),
      ),
    )
  return pair && price ? { ...pair, price } : null
}

/** 'Quer 4 dos meus 9 quartos, a 2.400 por quarto no mês': beside what those bring today, and what the full days would. */
export function blockOffer(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  if (!month || !found) return null
  const { own } = d
  const [many, whole] = [
    d.ask.value('qtd', found.count.said, 'Quantos ele quer'),
    d.ask.value('qtd', found.whole.said, 'Quantos você tem'),
  ]
  const each = d.ask.value('R$', found.price.said, 'O que ele paga por cada um')
  const brings = own.times(many, each, 'O que ele paga por mês', 'R$/mês')
  const average = own.make(
    'R$/mês',
    'O que esses rendem hoje, na média',
    reais((month.revenue.number * many.number) / whole.number),
    `${money(month.revenue.number)} × ${many.number} ÷ ${whole.number}`,
    [month.revenue, many, whole],
  )
  const inputs: (Value<Kind> | null)[] = [many, whole, each, brings, average, month.left]
  const full = fullDays(d, { many, brings, each }, inputs)
  const gains = full ? full.rest.number > brings.number * THIN : brings.number > average.number * (1 + THIN)
  return {
    decisions: ['cliente_grande', 'pedido_maior', 'baixar_preco', 'atacado', 'alugar'],
    at: found.count,
    main: full?.rest ?? brings,
    inputs,
    line:
      full?.line ??
      say`${t(many)} × ${t(each)} = ${t(brings)} por mês; hoje, na média, ${t(many)} de ${t(whole)} rendem ${t(average)}.`,
    verdict: verdictOf(month, { brings, average, gains, full }),
    says: ['ociosidade', 'maior_cliente', 'ticket_medio'],
    topic: 'oferta',
  }
}

interface Full {
  rest: Value<'R$/mês'>
  line: Text
}

/** Where she sells by the night and the weekends are full: what the block brings beside what it turns away. */
function fullDays(
  d: Deriver,
  { many, brings, each }: { many: Value<'qtd'>; brings: Value<'R$/mês'>; each: Value<'R$'> },
  inputs: (Value<Kind> | null)[],
): Full | null {
  const sold = soldOf(d)
  if (!sold || !/^diarias?$/.test(sold.noun) || sold.price.number * 3 > each.number) return null
  if (!d.ask.says(FULL_WEEKEND, ['main_challenge'])) return null
  const { own } = d
  const lost = own.make(
    'R$/mês',
    'O que sexta e sábado trariam',
    Math.round(many.number * FULL_NIGHTS * sold.price.number),
    `${many.number} × ${FULL_NIGHTS} × ${money(sold.price.number)}`,
    [many, sold.price],
  )
  const gap = own.minus(brings, lost, 'O que o contrato traz a mais')
  const rest = restOf(d, sold, { many, brings, lost })
  inputs.push(sold.price, lost, gap, ...rest.values, rest.rest)
  return {
    rest: rest.rest,
    line: say`Entram ${t(brings)}, e saem ${t(lost)} de sexta e sábado (a ${t(sold.price)} a noite): ${gap.number < 0 ? say`faltam ${t(gap)}` : say`ficam ${t(gap)}`}. ${rest.text}`,
  }
}

/** After what comes with each: tax on both, the fees of the nights not sold, and what goes into the nights more. */
function restOf(
  d: Deriver,
  { costs, price }: Sold,
  { many, brings, lost }: { many: Value<'qtd'>; brings: Value<'R$/mês'>; lost: Value<'R$/mês'> },
): { rest: Value<'R$/mês'>; text: Text; values: Value<Kind>[] } {
  const { own } = d
  const tax = taxOf(d)
  const clean = net(d, brings, tax, 'O que ele paga, sem o imposto')
  const nights = own.make(
    'qtd',
    'Noites a mais',
    many.number * (NIGHTS - FULL_NIGHTS),
    `${many.number} × (${NIGHTS} − ${FULL_NIGHTS})`,
    [many],
  )
  const kept = own.make(
    'R$/mês',
    'O que sexta e sábado deixariam sem imposto e taxa',
    Math.round(lost.number * (1 - (costs.rate?.number ?? 0) / 100)),
    `${money(lost.number)} × (100% − ${percent(costs.rate?.number ?? 0)})`,
    [lost, ...(costs.rate ? [costs.rate] : [])],
  )
  const goods = costs.piece ?? null
  const rest = own.make(
    'R$/mês',
    'O que o contrato deixa a mais',
    Math.round(clean.number - kept.number - nights.number * (goods?.number ?? 0)),
    `${money(clean.number)} − ${money(kept.number)}${goods ? ` − ${nights.number} × ${money(goods.number)}` : ''}`,
    [clean, kept, nights, ...(goods ? [goods] : [])],
  )
  return {
    rest,
    text: say`Sem imposto e taxa dos dois lados${goods ? say` e com ${t(goods)} do que se gasta em cada uma das ${t(nights)} noites a mais` : ''}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`}, ainda com luz e limpeza a pagar.`,
    values: [clean, nights, kept, price, ...(goods ? [goods] : []), ...(tax ? [tax] : [])] as Value<Kind>[],
  }
}

interface Sides {
  brings: Value<'R$/mês'>
  average: Value<'R$/mês'>
  gains: boolean
  full: Full | null
}

function verdictOf(month: Month, { brings, average, gains, full }: Sides): Text {
  const terms = say` Peça por escrito: prazo, reajuste, quem paga o que quebrar e aviso de saída.`
  if (full)
    return join([
      gains ? say`Sim, com contrato escrito. ` : say`Não assim: contraproponha. `,
      say`Os ${t(brings)} por mês são certos, mas levam também os dias que já lotam: a mais ${full.rest.number < 0 ? say`faltam ${t(full.rest)}` : say`ficam ${gains ? '' : 'só '}${t(full.rest)}`} por mês, antes de luz e limpeza. ${today(month)}.`,
      say` Ofereça só de domingo a quinta, com sexta e sábado livres para o preço cheio, ou o mês inteiro por bem mais.`,
      terms,
    ])
  return join([
    gains ? say`Sim, com contrato escrito. ` : say`Só para o que hoje fica vazio. `,
    say`São ${t(brings)} por mês; na média de hoje esses rendem ${t(average)}. ${gains ? say`Veja antes quem já os usa e para onde vai.` : say`Se for o que está vazio, quase tudo é a mais; se for o que já vende, você troca por menos.`} ${today(month)}.`,
    terms,
  ])
}
