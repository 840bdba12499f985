import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { priced, type Terms, termsIn } from '#src/measures/relations/loan-terms.ts'
import { type Answer, spoken } from './frame.ts'

const TAKES =
  /\b(?:pegar|pego|tomar|tomo|fazer|faco|financi[a-z]+|emprestimo|credito|banco|giro|pronampe|consignado|liber[a-z]+|oferec[a-z]+)\b/
const LOAN = /\b(?:emprest[a-z]+|financi[a-z]+|banco|juros?|ao mes|credito|giro|pronampe|parcelad[oa])\b/
const PAST = /\b(?:ano passado|ja peguei|peguei|pegamos|devo|devemos|foram|paguei|pagando)\b/
const FOR_GOODS =
  /\b(?:comprar|compra de|estoque|mercadoria|tecido|material|insumo[s]?|adubo|semente|maquina|forno|veiculo|equipamento)\b/

/** The sum she thinks of taking: the one that is not of the past. */
function askedSum(d: Deriver, all: readonly Spoken[], terms: Terms): Spoken | undefined {
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
  if (values.size !== 1) return undefined
  return fits.find((one) => values.has(one.value) && TAKES.test(one.left))
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
  const asked = askedSum(d, all, terms)
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
  const base: Base = {
    decisions: ['emprestimo', 'maquina', 'estoque_antes', 'renegociar'],
    at: asked,
    main: month,
    inputs,
    says: ['juros', 'divida'],
    topic: 'divida',
  }
  const goods = FOR_GOODS.test(sentences.map(({ text }) => text).join('; '))
  const end: Text = goods
    ? say`Se for mesmo preciso comprar, peça só o que pedido fechado pede, e antes peça sinal ao cliente e prazo ao fornecedor.`
    : say`Antes, peça prazo ao fornecedor e entrada ao cliente.`
  return left.number < 0 ? onAHole(d, left, base, price, end) : onALeft(d, left, base, price, end)
}

/** What the answers share; what they add to it is pushed onto its inputs. */
type Base = Omit<Answer, 'verdict' | 'main' | 'inputs'> & { main: Value<'R$/mês'>; inputs: (Value<Kind> | null)[] }

/** The month is short already: the loan would only cover it. */
function onAHole(d: Deriver, left: Value<'R$/mês'>, base: Base, price: Text, end: Text): Answer {
  const year = d.own.aYear(ofMonth({ ...left, kind: 'R$' }), 'O que falta no ano')
  base.inputs.push(year)
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

/** The month leaves something: what of it is there beside the instalment. */
function onALeft(d: Deriver, left: Value<'R$/mês'>, base: Base, price: Text, end: Text): Answer {
  const month = base.main
  const rest = d.own.minus(left, month, 'O mês com a parcela')
  base.inputs.push(rest)
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
