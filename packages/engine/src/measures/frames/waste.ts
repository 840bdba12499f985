import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter, timeOf } from '#src/quantities/around.ts'
import { fold } from '#src/text/words.ts'
import { type Answer, beforePay, monthOf, spoken, turns } from './frame.ts'
import { soldOf } from './sold.ts'

export const LOSES =
  /\b(?:jog[a-z]+ fora|vai (?:pro|pra o|para o) lixo|no lixo|pro lixo|estrag[a-z]+|desperdic[a-z]+|murch[a-z]+|apodrec[a-z]+|vencid[oa]s?|vencem?|quebr[a-z]+|sobra (?:de )?(?:salgad|doce|pao|paes|comida|marmita|bolo|fruta|verdura)[a-z]*|sobra [a-z]+ (?:e|na) )\b/
/** 'Perco uns 12 kg de tomate': lost is many a thing, of goods where it is said. */
const LOSES_GOODS =
  /^ (?:reais )?(?:por (?:dia|semana|mes) )?(?:de|em) (?!vend|client|servic|tempo|hora|dinheiro|fatur|lucro|receita|contrat|comiss|juro|imposto)[a-z]{3,}/
const OF_OTHERS =
  /\b(?:client[a-z]*|venda|vendas|servic[a-z]+|alun[a-z]+|hora|horas|orcament[a-z]+|dinheiro|contrato|prazo|concorr[a-z]+|pacient[a-z]+|corrida|diarias?|reserva[s]?|pedidos?)\b/
const PERCO = /\b(?:perco|perdemos|perdendo|perde|perda de|se perde[m]?)(?: (?:uns|umas|quase|mais de|cerca de|r\$))* $/
const EVERY_DAY = /\b(?:todo santo dia|todo dia|todos os dias|de domingo a domingo|de segunda a segunda)\b/
const AT_PRICE = /\b(?:preco|valor) (?:de|da) (?:venda|vitrine|balcao|loja)\b/
const AT_COST = /\b(?:preco|valor) (?:de )?(?:custo|compra)\b|\bde custo\b|\bque (?:paguei|pago|comprei)\b/
const LEAST_SHARE = 0.3

/** What goes to the bin: how much that is in a month at price and at cost, and what half of it gives back. */
export function waste(d: Deriver): Answer | null {
  const month = monthOf(d)
  const lost = month && lostReais(d)
  if (!month || !lost) return null
  const { own } = d
  const { total, text, at } = lost
  const goods = goodsShare(d)
  if (total.number > month.revenue.number * LEAST_SHARE) return null
  const share = own.share(total, month.revenue, 'Parte do que entra')
  const inputs: (Value<Kind> | null)[] = [...lost.values, total, share, month.left]
  const cost = lost.cost
    ? total
    : goods &&
      own.make(
        'R$/mês',
        'O que isso custou',
        reais((total.number * goods.number) / 100),
        `${money(total.number)} × ${percent(goods.number)}`,
        [total, goods],
      )
  const parts: Text[] = [text]
  if (!lost.cost) parts.push(say`, ${t(share)} do que entra`)
  if (cost && !lost.cost) {
    inputs.push(goods, cost)
    parts.push(say`; ${lost.unclear ? 'se for preço de venda, ' : ''}no custo (${t(goods!)} do preço) são ${t(cost)}`)
  }
  parts.push(say`.`)
  if (cost) {
    const half = own.make('R$/mês', 'O que metade disso devolve', reais(cost.number / 2), `${money(cost.number)} ÷ 2`, [
      cost,
    ])
    const after = own.plus(month.left, half, 'O mês com metade da perda')
    inputs.push(half, after)
    parts.push(
      say` Cortar metade devolve ${lost.unclear ? 'ao menos ' : ''}${t(half)} por mês: ${turns(month, after)}${beforePay(month)}.`,
    )
  }
  return {
    decisions: [],
    at,
    main: cost ?? total,
    inputs,
    line: join(parts),
    says: ['perdas', 'mercadorias', 'conta_que_mais_pesa', 'sobra_mes', 'margem'],
    topic: 'perda',
  }
}

interface Lost {
  total: Value<'R$/mês'>
  text: Text
  values: readonly Value<Kind>[]
  /** Said at cost. */
  cost: boolean
  /** Neither at cost nor at price. */
  unclear?: boolean
  at: Spoken
}

/** 'Jogo fora uns 180 reais por dia', 'estraga 12 kg por semana a 9 o quilo'. */
function lostReais(d: Deriver): Lost | null {
  const { sentences } = d.ask.scene
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const found = all.filter((one) => {
    const text = sentences[one.sentence]!.text
    return (
      isPlain(one) &&
      (LOSES.test(text) || (PERCO.test(one.before) && LOSES_GOODS.test(one.after))) &&
      !/\bP\d/.test(text) &&
      spanOf(d, one) !== null &&
      !OF_OTHERS.test(clauseOf(one).replace(AT_PRICE, '')) &&
      !/\b(?:fatur|vend[eo]|aluguel|parcela|pago|salario|compr)[a-z]*\b/.test(clauseOf(one)) &&
      one.value >= 2
    )
  })
  const one = only(found)
  if (!one) return null
  const span = spanOf(d, one)!
  const text = sentences[one.sentence]!.text
  const inReais =
    one.said.kind === 'R' || /^ (?:reais|conto)/.test(one.after) || AT_PRICE.test(one.after) || AT_COST.test(one.after)
  const cost = AT_COST.test(text)
  if (inReais) {
    const value = d.ask.value('R$', one.said, 'O que se perde')
    const { month, days } = aMonth(d, value, span, text)
    return {
      total: month,
      text: say`A perda: ${t(value)}${days ? say` × ${t(days)} dias = ${t(month)}` : span === 'mes' ? '' : say` por ${span === 'semana' ? 'semana' : 'ano'}, ${t(month)}`} por mês${cost ? ' a preço de custo' : AT_PRICE.test(text) ? ' a preço de venda' : ''}`,
      values: [value, ...(days ? [days] : [])],
      cost,
      unclear: !cost && !AT_PRICE.test(text),
      at: one,
    }
  }
  return inPieces(d, one, span, text, cost)
}

/** So many pieces, at the price that she tells beside them or sells them at. */
function inPieces(
  d: Deriver,
  one: Spoken,
  span: 'dia' | 'semana' | 'mes' | 'ano',
  text: string,
  cost: boolean,
): Lost | null {
  const next = spoken(d).find((other) => other.place === one.place + 1 && other.sentence === one.sentence)
  const told =
    next &&
    isPlain(next) &&
    /\b(?:a|de|por|custa[m]?|sai|vale[m]?|uns)(?: uns| r\$| cada)* $/.test(next.before) &&
    /^ (?:reais )?(?:o|a|cada|por|de|reais)\b|^ ?(?:$|,)/.test(next.after)
      ? next
      : null
  const sold = told ? null : soldOf(d)
  const word = /^ (?:de )?([a-z]{4,})/.exec(one.after)?.[1]
  const price = told
    ? d.ask.value('R$', told.said, 'O que cada um vale')
    : sold && word && fold(sold.noun).startsWith(word.slice(0, 4))
      ? sold.price
      : null
  if (!price) return null
  const many = d.ask.value('qtd', one.said, 'O que se perde')
  const times = span === 'dia' ? daysOf(d, text) : null
  const count = times
    ? d.own.make(
        'qtd',
        'O que se perde por mês',
        Math.round(many.number * times.number),
        `${many.number} × ${times.number}`,
        [many, times],
      )
    : d.ask.aMonth(many, span, 'O que se perde por mês')!
  const month = d.own.times(count, price, 'A perda do mês', 'R$/mês')
  return {
    total: month,
    text: say`A perda: ${t(many)}${times ? say` × ${t(times)} dias` : span === 'mes' ? '' : say` por ${span === 'semana' ? 'semana' : 'ano'}`} × ${t(price)} = ${t(month)} por mês ${cost ? 'a preço de custo' : 'a preço de venda'}`,
    values: [many, count, price, ...(times ? [times] : [])],
    cost,
    at: one,
  }
}

function spanOf(d: Deriver, one: Spoken): 'dia' | 'semana' | 'mes' | 'ano' | null {
  const own = timeAfter(one.after) ?? timeOf({ ...one, place: 0 })
  return own ?? (EVERY_DAY.test(d.ask.scene.sentences[one.sentence]!.text) ? 'dia' : null)
}

/** Whoever says 'todo dia' means each of them. */
const daysOf = (d: Deriver, text: string): Value<'qtd'> =>
  EVERY_DAY.test(text)
    ? d.own.known('qtd', {
        id: 'regra.todo_dia',
        rotulo: 'Dias do mês',
        valor: 30,
        unidade: '',
        tipo: 'estimado',
        origem: 'Você escreveu que é todo dia',
      })
    : d.ask.days()

function aMonth(
  d: Deriver,
  value: Value<'R$'>,
  span: 'dia' | 'semana' | 'mes' | 'ano',
  text: string,
): { month: Value<'R$/mês'>; days: Value<'qtd'> | null } {
  if (span !== 'dia') return { month: d.month(value, span, 'A perda do mês')!, days: null }
  const days = daysOf(d, text)
  return { month: d.own.times(days, value, 'A perda do mês', 'R$/mês'), days }
}

/** What goods cost of each price, without what they are packed in; null: the list has no goods. */
function goodsShare(d: Deriver): Value<'%'> | null {
  const { revenue, own } = d
  const group = own.sources.group('mercadorias')
  if (!group || !revenue) return null
  const { items } = own.sources.reading.costs
  const places = group.itens.filter((place) => !/^embal|descart|uniform/.test(fold(items[place]!.nome)))
  const values = places.map((place) => own.known('R$/mês', own.sources.costFacts[place]!))
  const sum = values.reduce((all, { number }) => all + number, 0)
  const rate = round1((sum / revenue.number) * 100)
  return rate >= 5 && rate <= 90
    ? own.make(
        '%',
        'O que a mercadoria custa do preço',
        rate,
        `${values.map(({ number }) => money(number)).join(' + ')} ÷ ${money(revenue.number)}`,
        [...values, revenue],
      )
    : null
}
