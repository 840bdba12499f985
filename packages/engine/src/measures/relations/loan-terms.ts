import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'

const RATE_AFTER = /^ (?:de juros? )?(?:ao|por|a\.?) ?mes\b|^ a\.?m\b/
const TIMES = /^ ?(?:x\b|vezes\b|parcelas?\b|prestac[a-z]+\b|meses\b)/

/** What a loan costs where its rate and its instalments are told, by the table that banks use. */
export function priced(d: Deriver, sum: Value<'R$'>, rate: Value<'%'>, count: Value<'qtd'>) {
  const { own } = d
  const r = rate.number / 100
  const inputs = [sum, rate, count]
  const month = own.make(
    'R$/mês',
    'Parcela pela tabela Price',
    reais((sum.number * r) / (1 - (1 + r) ** -count.number)),
    `${money(sum.number)} × ${percent(rate.number)} ÷ (1 − (1 + ${percent(rate.number)})^−${count.number})`,
    inputs,
  )
  const paid = ((sum.number * r) / (1 - (1 + r) ** -count.number)) * count.number
  const cost = own.make(
    'R$',
    'Juros até o fim',
    reais(paid - sum.number),
    `${count.number} × ${money(round2(paid / count.number))} − ${money(sum.number)}`,
    [count, month, sum],
  )
  return { month, cost }
}

export interface Terms {
  rate: Spoken
  count: Spoken
}

/** The one rate a month with the one count of instalments beside it. */
export function termsIn(all: readonly Spoken[]): Terms | null {
  const rate = only(
    all.filter((one) => one.said.kind === 'P' && one.value >= 0.3 && one.value <= 15 && RATE_AFTER.test(one.after)),
  )
  const count =
    rate &&
    only(
      all.filter(
        (one) =>
          Math.abs(one.place - rate.place) === 1 &&
          one.sentence === rate.sentence &&
          one.value >= 3 &&
          one.value <= 420 &&
          one.said.kind === 'N' &&
          TIMES.test(one.after),
      ),
    )
  return rate && count ? { rate, count } : null
}
