import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { type Answer, spoken } from './frame.ts'

const TAKES =
  /\b(?:pegar|pego|tomar|tomo|fazer|faco|financi[a-z]+|emprestimo|credito|banco|giro|pronampe|consignado|liber[a-z]+|oferec[a-z]+)\b/
const LOAN = /\b(?:emprest[a-z]+|financi[a-z]+|banco|juros?|ao mes|credito|giro|pronampe|parcelad[oa])\b/
const PAST = /\b(?:ano passado|ja peguei|peguei|pegamos|devo|devemos|foram|paguei|pagando)\b/
const RATE_AFTER = /^ (?:de juros? )?(?:ao|por|a\.?) ?mes\b|^ a\.?m\b/
const TIMES = /^ ?(?:x\b|vezes\b|parcelas?\b|prestac[a-z]+\b|meses\b)/
const FOR_GOODS =
  /\b(?:comprar|compra de|estoque|mercadoria|tecido|material|insumo[s]?|adubo|semente|maquina|forno|veiculo|equipamento)\b/

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

/** 'Ano passado foram 90 mil a 2,9% em 12 vezes, agora penso em 130': what it costs, and what of the year it would only cover. */
export function weighedLoan(d: Deriver): Answer | null {
  const { own, revenue } = d
  const { costs } = own
  const all = spoken(d)
  const terms = termsIn(all)
  if (!terms || !revenue || !costs || own.sources.reading.costs.total === null || revenue.fact.id.startsWith('faixa.'))
    return null
  const { sentences } = d.ask.scene
  const fits = all.filter(
    (one) =>
      isPlain(one) &&
      one.value >= 2_000 &&
      one !== terms.count &&
      TAKES.test(sentences[one.sentence]!.text) &&
      !/\b(?:fatur|vend|entra|sobra|caixa|custa)[a-z]*\b[^;,]{0,16}$/.test(one.before),
  )
  const values = new Set(
    fits
      .filter(
        (one) =>
          /\b(?:peg(?:ar|o)|pensando em|emprestimo de|financi[a-z]+|tomar|fazer um|liberou|ofereceu|quero|decidir|precis[a-z]+ de)\b[^;]{0,40}$/.test(
            one.before,
          ) && !PAST.test(one.left.slice(-60)),
      )
      .map(({ value }) => value),
  )
  if (values.size !== 1) return null
  const asked = fits.find((one) => values.has(one.value) && TAKES.test(one.left))
  if (!asked || !LOAN.test(sentences.map(({ text }) => text).join('; '))) return null
  const sum = d.ask.value('R$', asked.said, 'O empréstimo em que você pensa')
  const [rate, count] = [
    d.ask.value('%', terms.rate.said, 'Juro ao mês'),
    d.ask.value('qtd', terms.count.said, 'Parcelas'),
  ]
  const { month, cost } = priced(d, sum, rate, count)
  const left = own.minus(revenue, costs, 'O que o mês deixa')
  const inputs: (Value<Kind> | null)[] = [sum, rate, count, month, cost, left]
  const price = say`${t(sum)} a ${t(rate)} ao mês em ${t(count)} vezes são ${t(month)} por mês, e ${t(cost)} só de juros.`
  const base = {
    decisions: ['emprestimo', 'maquina', 'estoque_antes', 'renegociar'],
    at: asked,
    main: month,
    inputs,
    says: ['juros' as const, 'divida' as const],
    topic: 'divida',
  }
  const goods = FOR_GOODS.test(sentences.map(({ text }) => text).join('; '))
  const end: Text = goods
    ? say`Se for mesmo preciso comprar, peça só o que pedido fechado pede, e antes peça sinal ao cliente e prazo ao fornecedor.`
    : say`Antes, peça prazo ao fornecedor e entrada ao cliente.`
  if (left.number < 0) {
    const year = own.aYear(ofMonth({ ...left, kind: 'R$' }), 'O que falta no ano')
    inputs.push(year)
    return {
      ...base,
      verdict: join([
        say`Não para cobrir o que falta. `,
        price,
        say` O mês médio já fecha faltando ${t(left)}, ${t(year)} em um ano: o dinheiro tapa isso e volta maior. Feche antes essa conta, em preço, compra e retirada. `,
        end,
      ]),
    }
  }
  const rest = own.minus(left, month, 'O mês com a parcela')
  inputs.push(rest)
  return rest.number < 0
    ? {
        ...base,
        verdict: join([
          say`Não com essa parcela. `,
          price,
          say` Sobram ${t(left)} por mês: faltariam ${t(rest)}. `,
          end,
        ]),
      }
    : {
        ...base,
        verdict: join([
          month.number > left.number / 2
            ? say`Só em mais tempo ou menos dinheiro. `
            : say`Só para o que traz dinheiro. `,
          price,
          say` Dos ${t(left)} que sobram, ficariam ${t(rest)}. `,
          end,
        ]),
      }
}
