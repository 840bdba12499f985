import { join, say } from '#src/facts/fact-book.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Term, termsOf } from '#src/quantities/terms.ts'
import { type Asking, text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const OLD =
  /\b(?:antig[oa]s?|la atras|desde|primeir[oa]s?|mais velh[oa]s?|de sempre|fieis|congelad[oa]|promocao|nunca (?:aumentei|subi|reajustei|mexi)|preco velho|tabela velha|no comeco|do comeco|de antes|ainda)\b/
const NEW =
  /\b(?:nov[oa]s?|depois|hoje|agora|quem entra|quem chega|tabela|atual|recentes?|ultim[oa]s?|este ano|esse ano)\b/
const PAYS =
  /\b(?:pag(?:a|am|ando|avam)|(?:continua|continuam|ficaram|estao|seguem|pararam) (?:n[oa]s?|em|com)|(?:entra|chega|contrata)[^,;]{0,20} (?:e|eh)|cobr(?:o|amos|ando)|sai por|por|a|preco|valor)\b/
const MONTHLY =
  /\b(?:mensal[a-z]*|por mes|todo mes|ao mes|assina[a-z]*|plano|mensalista[s]?|honorario[s]?|contrato[s]?)\b/

interface Priced {
  price: Term
  count: Term | null
  around: string
}

/** Prices of her challenge, each with the people who were counted right before it. */
function pricesOf(ask: Asking): Priced[] {
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  return terms.flatMap((price, place) => {
    if (!isReais(price) || price.deed === 'cost' || price.deed === 'kept' || price.deed === 'goal') return []
    if (price.time !== null && price.time !== 'mes') return []
    const last = terms[place - 1]
    const count =
      last && last.dimension === 'things' && last.sentence === price.sentence && last.value >= 2 && last.noun !== 'vez'
        ? last
        : null
    const around = `${count ? `${count.before} ${count.after}` : ''} ${price.before} ${price.after}`
    return PAYS.test(price.before) ? [{ price, count, around }] : []
  })
}

/** 'Cliente que entra agora já é 230': reais without their unit. */
const isReais = ({ dimension, noun, before }: Term): boolean =>
  dimension === 'reais' || (dimension === 'things' && noun === '' && BARE.test(before))
const BARE =
  /\b(?:entra|entram|chega|chegam|contrata|nov[oa]s?|hoje|agora|tabela|atual)\b[^,;]{0,30} (?:e|eh|por|a|pagam?|sai por|fica em|cobro)(?: uns)? $|\b(?:continua|continuam|ficaram|estao|seguem|pararam) (?:n[oa]s?|em|com|a)(?: uns)? $/

/** '96 antigos pagam 49,90 e os 47 novos 89': what the old ones would bring at the price of the new ones. */
export const oldPrice: Asked = (ask) => {
  const prices = pricesOf(ask)
  if (prices.length !== 2) return null
  const [low, high] = prices.toSorted((a, b) => a.price.value - b.price.value)
  if (!low?.count || !high || low.price.value <= 0 || Math.abs(low.price.sentence - high.price.sentence) > 1)
    return null
  if (!(OLD.test(low.around) || NEW.test(high.around)) || high.price.value > low.price.value * 4) return null
  if (high.price.value < low.price.value * 1.03) return null
  const { own } = ask
  const [count, old, now] = [
    ask.value('qtd', low.count.said[0]!, 'Clientes no preço antigo'),
    ask.value('R$', low.price.said[0]!, 'Preço antigo'),
    ask.value('R$', high.price.said[0]!, 'Preço de hoje'),
  ]
  const { revenue } = own
  const paid = own.times(count, old, 'O que pagam hoje', 'R$')
  const monthly = ask.says(MONTHLY)
  if (!monthly || (revenue && paid.number > revenue.number * 1.15)) return null
  const gap = own.minus(now, old, 'Diferença em cada um')
  const month = own.times(count, gap, 'Diferença de todos, por mês', 'R$/mês')
  const year = own.aYear(month, 'Diferença de todos, em um ano')
  const leave = Math.floor(round2(count.number - paid.number / now.number))
  const may: Value<'qtd'> | null =
    leave >= 1
      ? own.make(
          'qtd',
          'Quantos podem sair sem que entre menos',
          leave,
          `${t(count).text} − ${money(paid.number)} ÷ ${money(now.number)}, para baixo`,
          [count, paid, now],
        )
      : null
  const start = say`${t(count)} clientes pagam ${t(old)} e o preço de hoje é ${t(now)}: a diferença é de ${t(month)} por mês, ${t(year)} por ano.`
  return withAccount(
    own.sum(
      month,
      [count, old, now, gap, paid, year, may],
      may
        ? join([start, say` No preço de hoje, até ${t(may)} deles podem sair sem que entre menos do que agora.`])
        : start,
      [
        'sobra_mes',
        'margem',
        'ticket_medio',
        'conta_que_mais_pesa',
        'diferenca_preco',
        'queda_de_volume',
        'receita_recorrente',
        'maior_cliente',
      ],
      {
        value: round2(month.number / 2),
        formula: `${t(month).text} × metade = ${money(round2(month.number / 2))}`,
        inputs: [month.fact],
        rotulo: 'o preço de hoje para os antigos, contando metade',
        once: false,
      },
    ),
    say`${t(count)} × (${t(now)} − ${t(old)}) = ${t(month)} por mês`,
  )
}
