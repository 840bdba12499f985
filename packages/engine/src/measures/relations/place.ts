import { say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, clauseOf, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import { timeAfter } from '#src/quantities/around.ts'

const OTHER_PLACE =
  /\b(?:(?:segund[oa]|outr[oa]|nov[oa]|mais um[a]?) (?:loja|unidade|ponto|clinica|salao|restaurante|filial|sala|quiosque|padaria|escola|cozinha|barbearia|academia)|filial|expandir)\b/
const INSTALMENT = /\b(?:parcela|prestacao|financiamento)\b/
const SALES = /\b(?:vend[ae][a-z]*|fatur[ae][a-z]*|entr(?:ar|e)|esper[oa]|imagin[oa]|acho|acha|calcul[oa]|prevej[oa])\b/
const FIXED =
  /\b(?:gast(?:a|ar|aria|ando)[a-z]*|cust(?:a|ar|aria|o)[a-z]*|fixo|dao|somam|ficam?|despesa[s]?|conta[s]?)\b/
const BILLS =
  /\b(?:aluguel|condominio|salarios?|funcionari[a-z]+|folha|gente|equipe|despesas?)\b[^;]{0,40}\b(?:da|dao|e|sao|sai|fica|soma)(?: uns| em| por)* $/
const MANY = /^ ?x de $/

/** Who lists no cost of a sale didn't list all. */
export const MOST_KEPT = 0.95

/** The fixed bills of another place and its instalment: what it has to sell, against what she expects of it. */
export function secondPlace(d: Deriver): void {
  const { own } = d
  const { kept } = d
  if (kept === null || kept > MOST_KEPT) return
  const { sentences } = d.ask.scene
  if (!sentences.some(({ field, text }) => field === 'main_challenge' && OTHER_PLACE.test(text))) return
  const all = told(d.ask).filter((one) => isPlain(one) && one.value >= 300)
  const parcels = all.filter((one) => INSTALMENT.test(back(one).slice(-40)) || MANY.test(one.before))
  const parcel = only(parcels)
  if (parcels.length > 1) return
  const rest = all.filter((one) => one !== parcel && !/\bbanco\b/.test(back(one)) && !/^ em [ND]/.test(one.right))
  const fixed = only(
    rest.filter(
      (one) =>
        (FIXED.test(clauseOf(one)) || BILLS.test(one.left.slice(-70))) &&
        timeAfter(one.after) === 'mes' &&
        !ofSales(one),
    ),
  )
  const expected = only(rest.filter((one) => one !== fixed && ofSales(one) && one.value > (fixed?.value ?? 0) / 2))
  if (!fixed || !expected || Math.abs(fixed.sentence - expected.sentence) > 2) return
  const month = ofMonth(d.ask.value('R$', fixed.said, 'Contas fixas do lugar novo'))
  const pay = parcel ? ofMonth(d.ask.value('R$', parcel.said, 'Parcela do mês')) : null
  const bills = pay ? own.plus(month, pay, 'Contas fixas com a parcela') : month
  const sales = ofMonth(d.ask.value('R$', expected.said, 'O que você espera vender lá'))
  const rate = percent(round1(kept * 100))
  const least = own.make(
    'R$/mês',
    'Venda que empata',
    reais(bills.number / kept),
    `${money(bills.number)} ÷ ${rate}`,
    [bills],
    'estimado',
  )
  const result = own.make(
    'R$/mês',
    'O que deixa com a venda que você espera',
    reais(round2(sales.number * kept - bills.number)),
    `${money(sales.number)} × ${rate} − ${money(bills.number)}`,
    [sales, bills],
    'estimado',
  )
  const { left } = d
  const after = left && result.number < 0 ? own.plus(left, result, 'O que restaria das duas') : null
  const share = own.make(
    '%',
    'O que fica de cada venda na sua conta de hoje',
    round1(kept * 100),
    `100 − custos de cada venda`,
    own.revenue ? [own.revenue] : [],
    'estimado',
  )
  const beside =
    after === null
      ? say``
      : after.number < 0
        ? say`. Somado ao que sobra hoje (${t(left!)}), o mês fica ${t(after)} no vermelho`
        : say`. Do que sobra hoje (${t(left!)}) restariam ${t(after)}`
  d.add(
    least,
    [month, pay, bills, sales, share, result, after, left],
    say`O lugar novo pede ${t(bills)} por mês${pay ? ' com a parcela' : ''}. Como hoje ficam cerca de ${t(share)} de cada venda, só empata vendendo ${t(least)}; com os ${t(sales)} que você espera, ${result.number < 0 ? 'faltam' : 'sobram'} ${t(result)} por mês${beside}.`,
    {
      weight: 21,
      topic: 'lugar',
      related: true,
      says: ['ponto_equilibrio', 'juros', 'custos_fixos'],
    },
  )
}

const ofSales = (one: Spoken): boolean =>
  SALES.test(back(one).slice(-40)) && !/\bgast|\bcust/.test(back(one).slice(-24))
