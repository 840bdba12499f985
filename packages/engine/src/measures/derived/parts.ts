import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Said } from '#src/reading/scene.ts'
import { averageOfOthers, buyerBesideOthers, savingsOf } from './buyer.ts'
import { RIVALS } from './coverage.ts'
import { type Deriver, inChallenge, sentenceOf } from './deriver.ts'
import { isOwedToHer } from './owed-to-her.ts'

const ONE_BUYER =
  /\b(?:um (?:cliente|so cliente|comprador|so comprador|mercado|hotel|contrato|so)|uma? (?:so )?(?:rede|empresa|construtora|fabrica|escola|prefeitura|loja|usina|cooperativa|operadora)|unico cliente|so cliente|maior cliente|cliente so|esse cliente|principal cliente|cliente grande|comprador so|comprador d[aeo]|loja grande|rede)\b/
const ALONE = /\bsozinh[oa]\b|\buma? del[ae]s\b/
const PAYS = /\b(?:paga|pagam|levam|fatura|traz|representa|responde|compra|rende|deixa|e|sao|vem|da|leva|entra)\b/

/** '19 mil dos 47', 'a rede compra 60% do que faço': what stays without it. */
export function oneBuyer(d: Deriver): void {
  const { revenue, own } = d
  if (!revenue) return
  const part = buyerPart(d, revenue) ?? buyerBesideOthers(d, revenue)
  if (!part) return
  const { value, term, said } = part
  const share = own.share(value, revenue, 'Parte do faturamento que vem dele')
  if (share.number < 12 || share.number > 97) return
  const rest = own.minus(revenue, value, 'O que entra sem ele')
  const costs = own.costs && costsWithout(d, own.costs, value)
  const gap = costs && own.minus(costs, rest, 'O que falta sem ele')
  const others = average(d, term) ?? averageOfOthers(d, rest)
  const needed = gap && gap.number > 0 && others ? clientsFor(d, gap, others) : null
  const saved = gap && gap.number > 0 ? savingsOf(d) : null
  const months = saved && own.monthsOf(saved, gap!, 'Meses que a reserva cobre')
  const lasts = months ? say`. Os ${t(saved)} guardados cobrem ${t(months)} disso` : say``
  const tail =
    !costs || !gap
      ? say`.`
      : gap.number > 0
        ? needed && needed.number >= 1
          ? say`, e as contas ficam em ${t(costs)}: faltam ${t(gap)} por mês, o que ${t(needed)} clientes de ${t(others!)} cobrem${lasts}.`
          : say`, e as contas ficam em ${t(costs)}: faltam ${t(gap)} por mês, se nada mudar${lasts}.`
        : say`, e as contas de ${t(costs)} ainda se pagam.`
  d.add(
    share,
    [value, revenue, rest, costs, gap, others, needed, saved, months],
    say`Esse cliente traz ${t(value)} por mês, ${t(share)} do que entra. Sem ele ficam ${t(rest)}${tail}`,
    {
      weight: 12,
      sure: said[0]!.dimension === 'reais',
      topic: 'comprador',
      uses: said,
      says: ['maior_cliente', 'receita_recorrente', ...(months ? (['meses_de_caixa'] as const) : [])],
    },
  )
  pressure(d, value)
}

const LESS = /\b(?:a menos|de desconto|desconto de|abaixar|baixar|reduzir|mais barato)\b|\bdesconto\b/

/** '… e agora quer 8% a menos no preço' */
function pressure(d: Deriver, part: Value<'R$/mês'>): void {
  const asked = d.terms.find(
    (term) =>
      inChallenge(term) &&
      term.dimension === 'share' &&
      term.said.length === 1 &&
      LESS.test(`${term.before.slice(-30)} ${term.after.slice(0, 30)}`) &&
      term.value <= 0.5,
  )
  if (!asked) return
  const rate: Value<'%'> = { ...d.value('%', asked, 'Desconto que ele pede'), number: asked.value * 100 }
  const cost = d.own.part(rate, part, 'O que o desconto custa por mês')
  const { text, values } = d.beside(cost)
  const { left } = d
  const rest = left && left.number > cost.number ? d.own.minus(left, cost, 'O que sobraria com o desconto') : null
  d.add(
    cost,
    [rate, part, ...values, rest],
    say`Um desconto de ${t(rate)} sobre ${t(part)} são ${t(cost)} por mês${text}${rest ? say`: a sobra cairia para ${t(rest)}` : ''}.`,
    {
      weight: 13,
      topic: 'pressao',
      sure: true,
      uses: [asked],
      says: ['desconto'],
    },
  )
}

/** Each new one has costs of its own, too. */
function clientsFor({ own }: Deriver, gap: Value<'R$/mês'>, each: Value<'R$'>): Value<'qtd'> {
  const kept = own.contribution ?? 1
  const part = kept < 0.97 ? ` × ${percent(round1(kept * 100))}` : ''
  return own.make(
    'qtd',
    'Clientes que cobrem o que falta',
    Math.ceil(gap.number / (each.number * (kept < 0.97 ? kept : 1))),
    `${money(gap.number)} ÷ (${money(each.number)}${part})`,
    [gap, each],
    'estimado',
  )
}

/** What varies with sales falls with them. */
function costsWithout(d: Deriver, costs: Value<'R$/mês'>, lost: Value<'R$/mês'>): Value<'R$/mês'> {
  const { contribution } = d.own
  const share = contribution === null ? 0 : 1 - contribution
  if (share < 0.03) return costs
  const value = reais(costs.number - lost.number * share)
  return d.own.make(
    'R$/mês',
    'Contas sem ele',
    value,
    `${money(costs.number)} − ${money(lost.number)} × ${percent(round1(share * 100))}`,
    [costs, lost],
    'estimado',
  )
}

function buyerPart(d: Deriver, revenue: Value<'R$/mês'>): { value: Value<'R$/mês'>; term: Term; said: Term[] } | null {
  for (const term of d.terms) {
    if (!inChallenge(term) || (term.time !== null && term.time !== 'mes') || term.each) continue
    const sentence = sentenceOf(d, term)
    if (RIVALS.test(sentence)) continue
    const last = d.ask.scene.sentences[term.sentence - 1]
    const named =
      ONE_BUYER.test(sentence) ||
      ALONE.test(sentence) ||
      (last?.field === term.field && ONE_BUYER.test(last.text) && /^(?:el[ea]s?|esse|essa)\b/.test(sentence))
    // What one owes from before is nothing that he brings every month.
    const buyer = named && PAYS.test(term.before.split(',').at(-1)!) && !isOwedToHer(term.before.slice(-60))
    if (!buyer) continue
    if (term.dimension === 'reais' && term.value < revenue.number && term.value > revenue.number * 0.1)
      return { value: { ...d.value('R$/mês', term, 'O que ele traz por mês') }, term, said: [term] }
    if (
      term.dimension === 'share' &&
      term.said.length === 1 &&
      term.said[0]!.kind === 'P' &&
      OF_SALES.test(term.after)
    ) {
      const rate: Value<'%'> = { ...d.value('%', term, 'Parte que vem dele'), number: term.value * 100 }
      return { value: d.own.part(rate, revenue, 'O que ele traz por mês'), term, said: [term] }
    }
  }
  return null
}
const OF_SALES =
  /^ (?:de tudo|do (?:que|meu|faturamento|movimento)|da (?:minha )?(?:venda|receita|producao)|das (?:minhas )?vendas|dos pedidos)/

/** '60 pagam 460 em média' */
function average(d: Deriver, buyer: Term): Value<'R$'> | null {
  const term = d.terms.find(
    (one) =>
      one !== buyer &&
      one.dimension === 'reais' &&
      inChallenge(one) &&
      one.value < buyer.value / 3 &&
      (one.each || /^ (?:em media|cada|por mes|de media)/.test(one.after)) &&
      /\b(?:outr[oa]s?|demais|pequen[oa]s?|resto|restante|media|cada)\b/.test(`${one.before} ${one.after}`),
  )
  return term ? d.value('R$', term, 'O que os outros trazem em média') : null
}

const ASKS =
  /^(?:avaliac|orcament|visita|lead|proposta|interessad|contato|ligac|demonstra|conversa|pessoa|mensage|curriculo|teste|experimenta|cotac|pedid)/

/** '40 avaliações por mês e fecham 9', 'de cada 60 fecho 13', with the ads that bring them. */
export function conversion(d: Deriver): void {
  const pair = asked(d)
  if (!pair) return
  const { all, closed, monthly, uses, what } = pair
  const { own, revenue } = d
  const rate = own.share(closed, all, 'Parte que fecha')
  const ads = adsOf(d)
  const cost = ads && (monthly || ads.term) ? own.over(ads.value, closed, 'Anúncio por cliente que fecha') : null
  const price = d.terms.find(
    (term) =>
      term.dimension === 'reais' &&
      term.deed === 'price' &&
      term.field !== 'future_goals' &&
      term.time === null &&
      (!revenue || term.value < revenue.number / 2),
  )
  const given = price ? d.value('R$', price, 'Valor de cada um') : null
  const worth =
    !given && monthly && revenue && closed.number >= 2
      ? own.over(revenue, closed, 'Faturamento por cliente que fecha')
      : null
  const told = worth && worth.number < revenue!.number / 2 ? worth : null
  const text = say`De ${what}, ${t(closed)} fecham: ${t(rate)}${cost ? say`, e cada um que fecha custa ${t(cost)} de anúncio` : ''}${given ? say`. Cada um a mais são ${t(given)}` : told ? say`. Se tudo o que entra vem deles, cada um vale ${t(told)}` : ''}.`
  d.add(rate, [all, closed, cost, ads?.value ?? null, given, told, told && revenue], text, {
    weight: 11,
    topic: 'conversao',
    uses: [...uses, ...(cost && ads?.term ? [ads.term] : [])],
    says: ['conversao', 'custo_por_cliente', 'marketing'],
  })
}

interface Asked {
  all: Value<'qtd'>
  closed: Value<'qtd'>
  monthly: boolean
  uses: Term[]
  what: Text
}

const CLOSES = /\b(?:fech[a-z]+|compr(?:a|am)|vira[m]?|contrat(?:a|am)|matricul[a-z]+|aprov(?:a|am)|viram?)\b/

function asked(d: Deriver): Asked | null {
  const share = d.terms.find(
    (term) =>
      inChallenge(term) &&
      term.dimension === 'share' &&
      term.said.length === 2 &&
      CLOSES.test(`${sentenceOf(d, term)}`) &&
      !/\bnao (?:fech|compr|volt)/.test(sentenceOf(d, term)),
  )
  if (share) {
    const [part, whole] = share.said as readonly [Said, Said]
    const [closed, all] = [d.ask.value('qtd', part, 'Quantos fecham'), d.ask.value('qtd', whole, 'Quantos pedem')]
    return whole.value > 10 ? { all, closed, monthly: share.time === 'mes', uses: [share], what: say`${t(all)}` } : null
  }
  const won = d.terms.find((term) => inChallenge(term) && term.dimension === 'things' && term.deed === 'won')
  const base =
    won &&
    d.terms.find(
      (term) =>
        term !== won &&
        inChallenge(term) &&
        term.dimension === 'things' &&
        term.value > won.value &&
        Math.abs(term.sentence - won.sentence) <= 1 &&
        (ASKS.test(term.word) || term.sentence === won.sentence),
    )
  if (!won || !base) return null
  const [all, closed] = [d.value('qtd', base, 'Quantos pedem'), d.value('qtd', won, 'Quantos fecham')]
  return { all, closed, monthly: (won.time ?? base.time) === 'mes', uses: [base, won], what: d.many(base, all) }
}

const AD =
  /\b(?:anunci[a-z]+|trafego|marketing|propaganda|google|face|facebook|insta[a-z]*|impulsion[a-z]+|divulgac[a-z]+|panflet[a-z]+|radio)\b/

/** What a month of ads costs, in her words or among her costs. */
export function adsOf(d: Deriver): { value: Value<'R$/mês'>; term: Term | null } | null {
  const term = d.terms.find(
    (one) =>
      inChallenge(one) &&
      one.dimension === 'reais' &&
      one.deed !== 'price' &&
      one.deed !== 'goal' &&
      !one.each &&
      (one.time === null || one.time === 'mes') &&
      AD.test(`${one.before.slice(-40)} ${one.after.slice(0, 40)}`),
  )
  if (term) return { value: d.value('R$/mês', term, 'Anúncio por mês'), term }
  const group = d.own.sources.group('marketing')
  return group
    ? { value: d.own.known('R$/mês', d.own.sources.groupFact(group), d.own.sources.groupFacts(group)), term: null }
    : null
}

/** 'Saem 7 e entram 9': who leaves is nobody that the advertisement brought. */
const LEAVES = /\b(?:sa[ie]m?|sairam|perd[a-z]+|perco|cancela[a-z]*)\b/

/** 'Gasto 1.200 de anúncio e entram 6 clientes novos' */
export function costOfClient(d: Deriver): void {
  const ads = adsOf(d)
  if (!ads) return
  const won = d.terms.find(
    (one) =>
      inChallenge(one) &&
      one.dimension === 'things' &&
      (ads.term ? Math.abs(one.sentence - ads.term.sentence) <= 1 : AD.test(sentenceOf(d, one))) &&
      (one.deed === 'won' ||
        /\b(?:vem|vieram|entr[a-z]+|traz|trouxe|chega[a-z]*|veio|novos?|novas?|apareceu|aparecem|matricul[a-z]+|fecho|fechamos)\b/.test(
          `${one.before.split(',').at(-1)} ${one.after.slice(0, 24)}`,
        )) &&
      !LEAVES.test(one.before.split(',').at(-1)!) &&
      one.value > 0 &&
      one.value < 500,
  )
  if (!won || (won.time !== null && won.time !== 'mes')) return
  const count = d.value('qtd', won, 'Clientes que o anúncio traz')
  const each = d.own.over(ads.value, count, 'Anúncio por cliente')
  d.add(
    each,
    [ads.value, count],
    say`Cada cliente que vem custa ${t(each)} de anúncio: ${t(ads.value)} para ${t(count)}.`,
    {
      weight: 8,
      topic: 'conversao',
      uses: ads.term ? [ads.term, won] : [won],
      says: ['custo_por_cliente', 'marketing'],
    },
  )
}
