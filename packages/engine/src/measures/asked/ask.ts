import { formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { money, reais } from '#src/measures/measured.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'
import { type Asking, ofMonth, PER, text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const ASKS =
  /\b(?:chama[mr]?|chamam|pergunt[a-z]+|procur[a-z]+|mand[ao]m? (?:mensagem|msg)|manda[mr]? (?:mensagem|msg|zap|direct)|lig(?:a|am)|entra[mr]? em contato|quer(?:em)? saber|pede[mr]?(?: o)? (?:preco|orcamento|valor)|pedem|contatos?|consultas? de preco|interessad[oa]s?|curios[oa]s?|leads?|orcamentos?|visitas?)\b/
const WON =
  /^ (?:[a-z]+ )?(?:fech|faz\b|fazem|compr|matricul|contrat|agend|marc|lev[ao]|vir[ao]|vem\b|vieram|pag|assin|fic[ao]m?\b|se matricul|entr)/
const DOES = /^ (?:fech|faz|compr|matricul|contrat|agend|marc|lev|vir|vem|pag|assin|fic|entr)[a-z]*\b/
const ONLY = /\b(?:so|apenas|no fim(?: so)?|no final(?: so)?|mal)(?: uns| umas)? $/
/** One in ten of those who don't buy, as a hypothesis. */
const PART = 0.1

/** '40 chamam perguntando do curso de 690, só 8 fazem': how many buy, and what one more in ten is worth. */
export const askedAndBought: Asked = (ask) => {
  // Quotes that are sent and close have a sum of their own.
  if (ask.own.first('orca', 'qtd') && ask.own.first('fecha', 'qtd')) return null
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const asks = terms.find(
    (one) => one.dimension === 'things' && one.value >= 5 && ASKS.test(`${one.before.slice(-30)} ${one.after}`),
  )
  if (!asks) return null
  const won = terms.find(
    (one) =>
      one.dimension === 'things' &&
      one !== asks &&
      one.sentence === asks.sentence &&
      one.place > asks.place &&
      one.value < asks.value &&
      one.value >= 1 &&
      (one.time === null || one.time === asks.time) &&
      ONLY.test(one.before) &&
      WON.test(one.after) &&
      (alike(one.noun, asks.noun) || DOES.test(one.after)),
  )
  if (!won) return null
  const between = terms.filter(
    ({ sentence, place, dimension }) =>
      sentence === asks.sentence && place > asks.place && place < won.place && dimension !== 'reais',
  )
  if (between.length > 1 || (between[0] && !isAmount(between[0], asks, won))) return null
  return told(ask, asks, won, priceAmong(ask, terms, between[0]))
}

/** 'Perguntando o valor do adestramento que é 380': no count, and no part of those who ask. */
const isAmount = (one: Term, asks: Term, won: Term): boolean =>
  one.dimension === 'things' && one.value > asks.value && one.value > won.value && PRICED.test(one.before)
const PRICED = /\b(?:valor|preco|curso|aula|servico|consulta|plano|pacote|mensalidade)\b[^,;]{0,30}$/

function priceAmong(ask: Asking, terms: readonly Term[], bare: Term | undefined): Term | null {
  if (bare) return bare
  const prices = terms.filter(({ dimension, deed, time }) => dimension === 'reais' && deed === 'price' && time === null)
  return prices.length === 1 && ask.own.sources.revenue !== null ? prices[0]! : null
}

function told(ask: Asking, asks: Term, won: Term, price: Term | null): ReturnType<Asked> {
  const { own } = ask
  const all = ask.value('qtd', asks.said[0]!, 'Quantos perguntam')
  const some = ask.value('qtd', won.said[0]!, 'Quantos compram')
  const rate = own.share(some, all, 'Parte dos que perguntam que compra')
  const when = asks.time ? ` ${PER[asks.time]}` : ''
  const said = say`De ${t(all)} que perguntam${when}, ${t(some)} compram: ${t(rate)}`
  const conta = say`${t(some)} ÷ ${t(all)} = ${t(rate)}`
  const says = ['conversao', 'ticket_medio', 'receita_por_pessoa'] as const
  const lost = own.minus(all, some, 'Quantos perguntam e não compram')
  const number = Math.round(lost.number * PART)
  const most = own.sources.revenue
  if (!price || asks.time !== 'mes' || number < 1 || (most !== null && some.number * price.value > most * 1.5))
    return withAccount(own.sum(rate, [all, some], say`${said}.`, says), conta)
  const each = ask.value('R$', price.said[0]!, 'Preço de cada um')
  const more = own.make(
    'qtd',
    'Um em cada dez dos que não compram',
    number,
    `${formatNumber(lost.number)} ÷ 10`,
    [lost],
    'estimado',
  )
  const sales = ofMonth(own.times(more, each, 'Venda a mais por mês', 'R$'))
  const left = own.contribution
  const value = left === null ? 0 : reais(sales.number * left)
  return withAccount(
    own.sum(
      rate,
      [all, some, lost, each, more, sales],
      join([
        said,
        say`. Se ${t(more)} dos ${t(lost)} que somem comprassem, a ${t(each)} cada, seriam ${t(sales)} a mais por mês.`,
      ]),
      says,
      value > 0
        ? {
            value,
            formula: `${money(sales.number)} × ${formatNumber(left! * 100, 1)}% que sobram depois dos custos da venda = ${money(value)}`,
            inputs: [sales.fact, ...sales.inputs],
            rotulo: 'o que sobra das vendas a mais, com um em cada dez dos que não compram',
            once: false,
          }
        : undefined,
    ),
    say`${conta}; ${t(more)} × ${t(each)} = ${t(sales)} por mês`,
  )
}
