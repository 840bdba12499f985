import { join, say } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { BUYERS } from '#src/measures/own/clients.ts'
import { firstClause } from '#src/quantities/around.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { type Asked, type AskedSum, withAccount } from './money.ts'

/** From this share of what comes in on, in per cent, the rest doesn't carry the company. */
const HALF = 50
/** 'Vem do hospital', 'são da mesma construtora', 'é de um cliente só': of one buyer. */
const COMES = '(?:vem|vao|vai|e|eh|sao|sai|saem|entra|fica|ta|esta|depende)(?: tudo| so)?'
const ONE =
  '(?:d[aeo]|pr[ao]|para|com|n[ao]) (?:mesm[oa] [a-z]+|(?:um|uma)(?: unic[oa])? [a-z]+(?: [a-z]+){0,3}? (?:so|sozinh[oa])\\b|(?:um|uma) (?:so|unic[oa])|so (?:um|uma) [a-z]+)'
const OF_ONE = new RegExp(`^(?: [a-z]+){0,4} ${COMES} (?:${ONE}|${BUYERS})`)
/** 'Um supermercado sozinho fica com 60% do que vendo' */
const TAKES =
  /\b(?:um|uma|o|a|esse|essa|meu|minha)(?: maior| unic[oa])? [a-z]+(?: [a-z]+){0,3} (?:fica[m]? com|compra[m]?|leva[m]?|pega[m]?|responde[m]? por|representa[m]?|e|eh|consome[m]?|absorve[m]?)(?: uns| umas| quase| mais de| cerca de)* $/
/** A way of selling, or a time, is no buyer. */
const NO_BUYER =
  /\b(?:ifood|app|aplicativo|rappi|shopee|mercado livre|marketplace|booking|airbnb|instagram|whats[a-z]*|zap|site|internet|google|balcao|indicacao|delivery|cartao|pix|prazo|vez|mes|dia|ano|semana|fornecedor|fornecedora|banco|maquininha|plataforma|governo|imposto|soci[oa]|aluguel|comissao|vendedora?|maquina|cooperad[oa])\b/

const LEAST_PART = 0.2
const SAYS: readonly MeasureId[] = [
  'maior_cliente',
  'sobra_mes',
  'margem',
  'ticket_medio',
  'receita_por_pessoa',
  'desconto',
  'dinheiro_na_rua',
]

/** '10 por mês a 1.900, 7 vêm do hospital', 'de 60 mil, 27 mil é de um cliente só': what one buyer brings, and its cut. */
export const oneBuyer: Asked = (ask) => {
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  for (const part of terms) {
    const said =
      OF_ONE.exec(part.after)?.[0] ??
      (part.dimension === 'share' && OF_SALES.test(firstClause(part.after)) ? TAKES.exec(part.before)?.[0] : undefined)
    if (said === undefined || NO_BUYER.test(said)) continue
    const found =
      part.dimension === 'reais'
        ? ofReais(ask, terms, part)
        : part.dimension === 'share'
          ? ofShare(ask, part)
          : ofCounts(ask, terms, part)
    if (found) return found
  }
  return null
}

function ofReais(ask: Asking, terms: readonly Term[], part: Term): AskedSum | null {
  const { own } = ask
  const larger = terms.filter(
    ({ dimension, value, sentence }) => dimension === 'reais' && sentence === part.sentence && value > part.value,
  )
  const [told] = larger
  const { revenue } = own
  const whole = told ? ofMonth(ask.value('R$', told.said[0]!, 'O que entra por mês')) : revenue
  if (!whole || larger.length > 1 || part.each || (revenue && whole.number > revenue.number * 1.5)) return null
  return toldBy(ask, ofMonth(ask.value('R$', part.said[0]!, 'O que vem do maior cliente')), whole, [])
}

/** 'De tudo que eu vendo, 70% é pra uma rede só' */
function ofShare(ask: Asking, part: Term): AskedSum | null {
  const { own } = ask
  const { revenue } = own
  if (!revenue || part.said.length !== 1 || !OF_SALES.test(`${part.before} ${part.after}`)) return null
  const rate = ask.value('%', part.said[0]!, 'Parte de um cliente só')
  const comes = own.make(
    'R$/mês',
    'O que vem de um cliente só',
    round2((revenue.number * rate.number) / 100),
    `${t(rate).text} × ${t(revenue).text}`,
    [rate, revenue],
  )
  return toldBy(ask, comes, revenue, [], rate)
}
const OF_SALES =
  /\b(?:tudo|vend[a-z]+|fatur[a-z]+|receita|producao|entra|faco|fabric[a-z]+|produz[a-z]+|movimento|servicos?|carga|leite|safra|colheita|lavoura|ovos|mel|queijo|pedidos|carteira|vagas|contratos|fretes|viagens|entregas|pecas|aulas)\b/

function ofCounts(ask: Asking, terms: readonly Term[], part: Term): AskedSum | null {
  if (part.dimension !== 'things') return null
  const near = terms.filter(({ sentence }) => sentence === part.sentence)
  const whole = near.find(
    (one) =>
      one.dimension === 'things' &&
      one !== part &&
      one.value > part.value &&
      (one.time === 'mes' || one.time === null) &&
      alike(one.noun, part.noun),
  )
  const prices = near.filter(
    ({ dimension, deed, time }) => dimension === 'reais' && deed === 'price' && (time === null || time === 'mes'),
  )
  const [price] = prices
  if (!whole || !price || prices.length > 1 || !alike(price.noun, whole.noun)) return null
  const { own } = ask
  const [all, some, each] = [
    ask.value('qtd', whole.said[0]!, 'Quantos por mês'),
    ask.value('qtd', part.said[0]!, 'Quantos são de um cliente só'),
    ask.value('R$', price.said[0]!, 'Preço de cada um'),
  ]
  const total = own.times(all, each, 'O que todos trazem por mês', 'R$/mês')
  const { revenue } = own
  if (revenue && total.number > revenue.number * 1.3) return null
  return toldBy(ask, own.times(some, each, 'O que vem de um cliente só', 'R$/mês'), total, [all, some, each])
}

function toldBy(
  ask: Asking,
  part: Value<'R$/mês'>,
  whole: Value<'R$/mês'>,
  counted: readonly Value<Kind>[],
  told: Value<'%'> | null = null,
): AskedSum | null {
  const { own } = ask
  const share = told ?? own.share(part, whole, 'Parte de um cliente só no que entra')
  if (share.number < LEAST_PART * 100 || share.number > 100) return null
  const rate = ask.number(
    [
      '@P (?:de |a )?(?:desconto|menos|abatimento|reducao)',
      '\\b(?:desconto|reducao|abatimento) de @P',
      '\\b(?:baix|reduz|cort)[a-z]+~16@P',
    ],
    ['main_challenge'],
  )
  const cut = rate && rate.value < 60 ? ask.value('%', rate, 'Desconto que ele pede') : null
  const lost = cut && own.portion(cut, { ...part, kind: 'R$' }, 'O que o desconto custa por mês')
  const cost = lost && ofMonth(lost)
  const left =
    own.revenue && own.costs ? own.minus(own.revenue, own.costs, 'Sobra no mês depois dos custos informados') : null
  const beside = cost && left && left.number > 0 ? left : null
  const after = beside && cost ? own.minus(beside, cost, 'O que sobraria com o desconto') : null
  const [all, some, each] = counted
  const conta = all
    ? say`${t(some!)} × ${t(each!)} = ${t(part)} por mês, ${t(share)} de ${t(whole)}`
    : told
      ? say`${t(share)} × ${t(whole)} = ${t(part)} por mês`
      : say`${t(part)} ÷ ${t(whole)} = ${t(share)}`
  const sum = own.sum(
    part,
    [whole, share, ...counted, cut, cost, beside, after],
    join([
      say`Um cliente só traz ${t(part)} por mês, ${t(share)} do que entra`,
      cost ? say`: o desconto de ${t(cut)} custa ${t(cost)} por mês` : '',
      beside && after
        ? say`. Hoje sobram ${t(beside)}${own.sources.paysOwner ? '' : ' antes da sua retirada'}: com o desconto ${after.number >= 0 ? say`ficam ${t(after)}` : say`faltam ${t(after)}`}.`
        : '.',
    ]),
    SAYS,
  )
  return withAccount(
    share.number >= HALF ? { ...sum, proves: 'um comprador só' } : sum,
    cost ? say`${conta}; ${t(cut!)} × ${t(part)} = ${t(cost)} por mês` : conta,
  )
}
