import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, inChallenge } from './deriver.ts'

const MOST_LEFT = 0.95
const THEIRS =
  /\b(?:concorren[a-z]+|vizinh[oa]s?|eles|outr[oa]s?|atacarejo|mercado|supermercado|rede|internet|shopee|mercado livre|chines[a-z]*|importad[oa]s?|da frente|do lado|clandestin[oa]s?|informal|app|aplicativo|franquia|loja grande)\b/
const MINE = /\b(?:meu|minha|eu|cobro|cobramos|vendo|vendemos|nosso|nossa|aqui|meus|minhas|o nosso)\b/
const OFFERS = /\b(?:quer(?:em)? pagar|ofere(?:ce|cem|ceu)|pag(?:a|am)|quer que eu|pede|pediu|ofert[a-z]+)\b/

/** 'Eles vendem a 9,90 e o meu é 18': how many more she would have to sell at their price. */
export function rivals(d: Deriver): void {
  const share = d.own.contribution
  // Without a cost of each sale in the list nobody knows what one more sold is worth.
  if (share === null || share > MOST_LEFT) return
  const found = pricesOf(d)
  if (!found) return
  const { theirs, mine } = found
  const [low, high] = [d.value('R$', theirs, 'Preço do outro'), d.value('R$', mine, 'O seu preço')]
  const cost = round2(high.number * (1 - share))
  const part = formatNumber(round1((1 - share) * 100), 1)
  const own = d.own.make(
    'R$',
    'Custos de cada venda, na sua média',
    cost,
    `${money(high.number)} × ${part}%`,
    [high],
    'estimado',
  )
  const left = round2(low.number - cost)
  const saying = {
    weight: 11,
    topic: 'concorrente',
    uses: [theirs, mine],
    says: ['queda_de_volume', 'diferenca_preco'] as const,
    proves: 'concorrente mais barato' as const,
  }
  if (left <= 0.02 * low.number) {
    const text = say`Pelo preço de ${t(low)} você venderia abaixo do que cada venda custa, cerca de ${t(own)} dos seus ${t(high)}: acompanhar esse preço dá prejuízo.`
    d.add(low, [high, own], text, saying)
    return
  }
  const times = round1((high.number - cost) / left)
  if (times < 1.1) return
  const formula = `(${money(high.number)} − ${money(cost)}) ÷ (${money(low.number)} − ${money(cost)})`
  const factor = d.own.make('qtd', 'Quantas vezes teria de vender', times, formula, [high, low, own], 'estimado')
  const text = say`Para ganhar o mesmo cobrando ${t(low)} em vez de ${t(high)}, você teria de vender ${t(factor)} vezes o que vende hoje: os custos de cada venda levam cerca de ${t(own)}.`
  d.add(factor, [low, high, own], text, saying)
}

/** Another's price and her own, higher one. */
function pricesOf(d: Deriver): { theirs: Term; mine: Term } | null {
  const prices = d.terms.filter(
    (term) =>
      inChallenge(term) &&
      term.dimension === 'reais' &&
      term.time === null &&
      term.deed !== 'goal' &&
      term.deed !== 'kept',
  )
  for (const theirs of prices) {
    const back = clauseOf(theirs)
    if (!THEIRS.test(back) || OFFERS.test(back)) continue
    const mine = prices.find(
      (one) =>
        one !== theirs &&
        Math.abs(one.sentence - theirs.sentence) <= 1 &&
        one.value > theirs.value &&
        one.value < theirs.value * 6 &&
        MINE.test(clauseOf(one)) &&
        !THEIRS.test(clauseOf(one)),
    )
    if (mine) return { theirs, mine }
  }
  return null
}

const clauseOf = ({ before }: Term): string => before.split(/,|;| e (?=o meu|a minha|eu |aqui|cobro|vendo|nos)/).at(-1)!
