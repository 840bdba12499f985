import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { rolePay } from '#src/measures/role-pay.ts'
import { type Answer, beforePay, monthOf, spoken } from './frame.ts'
import { IN, OUT } from './leaky-base.ts'

const SELLS = /^(?:vended|comercia|representante|sdr|closer|promotor|captador|consultor)/
const HIRES_SELLER = /\bcontrat[a-z]+(?: [a-z]+){0,3} (?:vendedora?|comercial|representante|sdr|closer|captadora?)\b/
/** Thinks of bringing in more, by people or by ads. */
const MORE_ADS =
  /\b(?:aument|dobr|invest|coloc|bot|gast|impulsion|reforc)[a-z]*(?: [a-z]+){0,3} (?:anuncio|trafego|google|ads|marketing|divulgacao|propaganda|instagram)/
/** As many go as stay away from any growth. */
const LEAKS_FROM = 0.6
/** A base is several months of whom it takes in. */
const BASE_OF = 3
const SOON = /\b(?:antes d[eo]s?|nao (?:cheg|pass|complet)[a-z]*(?: [a-z]+){0,2}|menos d[eo])(?: uns| os)? $/
const LEAVES = /\b(?:sa(?:i|em)|cancel[a-z]*|desist[a-z]*|fica[m]?)\b/

interface Base {
  came: Spoken
  gone: Spoken
  /** Who pays every month; undefined: not told. */
  base: Spoken | undefined
  /** Within so many months most of the leavers go. */
  soon: Spoken | undefined
}

function baseIn(d: Deriver): Base | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const counts = all.filter(({ said, value }) => said.kind === 'N' && Number.isInteger(value) && value >= 2)
  const came = only(counts.filter(({ before }) => IN.test(before)))
  const gone = only(counts.filter(({ before }) => OUT.test(before)))
  if (!came || !gone || came.sentence !== gone.sentence || gone.value < came.value * LEAKS_FROM) return null
  const { sentences } = d.ask.scene
  if (!/\bmes\b/.test(sentences[came.sentence]!.text)) return null
  const base = only(counts.filter((one) => one !== came && one !== gone && one.value >= came.value * BASE_OF))
  const soon = only(
    all.filter(
      ({ said, before, sentence }) =>
        said.kind === 'D' && said.value >= 30 && SOON.test(before) && LEAVES.test(sentences[sentence]!.text),
    ),
  )
  return { came, gone, base, soon }
}

/** What her list spends to bring somebody in; null: nothing is listed for it. */
function spentOnSale(d: Deriver): { spent: Value<'R$/mês'>; parts: readonly Value<'R$/mês'>[] } | null {
  const { sources } = d.own
  const { items } = sources.reading.costs
  const ads = sources.group('marketing')?.itens ?? []
  const sellers = items.map((_, at) => at).filter((at) => SELLS.test(items[at]!.nome.toLowerCase()))
  const parts = [...ads, ...sellers].map((at) => d.own.known('R$/mês', sources.costFacts[at]!))
  const [first, ...rest] = parts
  if (ads.length === 0 || !first) return null
  return { spent: rest.reduce((sum, one) => d.own.plus(sum, one, 'O que se gasta para vender'), first), parts }
}

/** What a client pays and leaves before going, beside what it took to win one. */
function paidBack(d: Deriver, each: Value<'R$'>, { base, soon }: Base): { text: Text; inputs: Value<'R$' | 'qtd'>[] } {
  const { own, revenue } = d
  if (!base || !revenue) return { text: say``, inputs: [] }
  const many = d.ask.value('qtd', base.said, 'Quantos pagam por mês')
  const fee = own.over(revenue, many, 'O que cada um paga por mês')
  const paid = say` e paga ${t(revenue)} ÷ ${t(many)} = ${t(fee)} por mês`
  if (!soon) return { text: paid, inputs: [many, fee] }
  const months = own.make('qtd', 'Meses até sair', Math.round(soon.value / 30), `${Math.round(soon.value / 30)}`, [])
  const most = own.times(months, fee, 'O que deixa quem sai antes', 'R$')
  const short = most.number < each.number ? ', menos do que custou' : ''
  return {
    text: say`${paid}: quem sai antes de ${t(months)} meses deixa no máximo ${t(most)}${short}`,
    inputs: [many, fee, months, most],
  }
}

/** 'Entram 10 e saem 9, penso em mais um vendedor': what each new one costs to win, and leaves before it goes. */
export function leakySale(d: Deriver): Answer | null {
  const month = monthOf(d)
  const pay = rolePay(d.own.sources)
  const seller = pay && SELLS.test(pay.role) ? pay : null
  const told = d.ask.scene.sentences.map(({ text }) => text).join('; ')
  const hires = seller !== null || HIRES_SELLER.test(told)
  if (!month || !(hires || MORE_ADS.test(told))) return null
  const found = baseIn(d)
  const sale = found && spentOnSale(d)
  if (!found || !sale) return null
  const inward = d.ask.value('qtd', found.came.said, 'Quantos entram por mês')
  const outward = d.ask.value('qtd', found.gone.said, 'Quantos saem por mês')
  const each = d.own.over(sale.spent, inward, 'O que cada novo custa')
  const back = paidBack(d, each, found)
  const wage = seller && d.own.known('R$/mês', seller.fact, seller.entradas)
  const sum = join(
    sale.parts.map((one) => say`${t(one)}`),
    ' + ',
  )
  const cost = sale.parts.length > 1 ? say`(${sum})` : sum
  const more =
    wage && seller
      ? say`mais ${seller.one} ${seller.role}, ${t(wage)} por mês,`
      : say`${hires ? 'mais um vendedor' : 'mais anúncio'}`
  return {
    decisions: ['contratar', 'anunciar'],
    at: found.came,
    main: each,
    inputs: [inward, outward, ...sale.parts, sale.spent, ...back.inputs, wage, month.left],
    verdict: say`Ainda não: segure primeiro quem entra. Cada novo já custa ${cost} ÷ ${t(inward)} = ${t(each)}${back.text}. Entram ${t(inward)} e saem ${t(outward)} por mês: ${more} só põe mais gente para sair. Acompanhe cada novo nas primeiras semanas, até virar costume, e volte ao assunto quando saírem menos da metade dos que entram. Hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}.`,
    says: ['custo_vaga', 'custo_por_cliente', 'cancelamento'],
    topic: 'saida',
  }
}
