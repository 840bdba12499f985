import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, spoken, sums, turns } from './frame.ts'

const STILL =
  /\b(?:parad[oa]s?|encalhad[oa]s?|fora de linha|sem (?:girar|giro|uso|usar)|nao (?:gira|vende|sai|uso|usa)|colecao (?:passada|velha|antiga))\b/
const WORTH = /\b(?:vale[m]?|vender por|da(?:ria)? pra vender|pag(?:am|aria)|avaliad[oa])(?: uns| por| em| r\$)* $/
const NO_STOCK = /\b(?:faco|faturo|fatura|vendo|venda|gastar|investir|comprar|orcou|parcela)\b/
const DEAR =
  /\b(?:limite|cheque especial|rotativo|cartao de credito|fatura do cartao|agiota|antecip[a-z]+|emprestimo|capital de giro|divida|banco)\b/
const INTEREST = /\b(?:juros?|parcela|prestacao)\b/
const PAYS = /\b(?:pag[a-z]+|sao|da|vai|leva|cobra[a-z]*|de|custa|com)(?: uns| mais| r\$| so)* $/

/** What lies still beside a dear debt: the part of it that would pay that off, and the interest that this frees every month. */
export function freesInterest(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const found = readFrom(d)
  if (!found) return null
  const { own } = d
  const asset = d.ask.value('R$', found.asset.said, 'O que está parado')
  const debt = d.ask.value('R$', found.debt.said, 'A dívida cara')
  const interest = ofMonth(d.ask.value('R$', found.interest.said, 'O que a dívida leva por mês'))
  const part = own.share(debt, asset, 'Parte do parado que paga a dívida')
  const after = own.plus(month.left, interest, 'O mês sem essa dívida')
  const year = own.aYear(interest, 'O que ela leva por ano')
  const inputs: (Value<Kind> | null)[] = [asset, debt, interest, part, month.left, after, year]
  const gain = say`solta ${t(interest)} por mês, ${t(year)} por ano: ${turns(month, after)}${beforePay(month)}`
  return {
    decisions: [],
    at: found.debt,
    main: part,
    inputs,
    line: join([
      part.number <= 100
        ? say`${t(debt)} ÷ ${t(asset)} = ${t(part)}: vender essa parte do que está parado, mesmo a preço de custo, paga a dívida e ${gain}.`
        : say`O que está parado (${t(asset)}) não paga a dívida de ${t(debt)} inteira; quitada, ela ${gain}.`,
    ]),
    says: ['juros', 'divida', 'estoque_parado', 'dias_de_estoque', 'conta_que_mais_pesa', 'ponto_equilibrio'],
    topic: 'parado_e_divida',
  }
}

/** What is said of it since the last 'e'. */
const near = ({ before }: Spoken): string =>
  before
    .slice(-60)
    .split(/,| e (?=(?:devo|uso|pago|estou|to|tenho)\b)/)
    .at(-1)!
const OWES = /\b(?:devo|devendo|estou devendo)(?: uns| hoje| r\$| ja)* $/

function readFrom(d: Deriver): { asset: Spoken; debt: Spoken; interest: Spoken } | null {
  const all = sums(d, 80).filter(({ field, said }) => field === 'main_challenge' && said.role !== 'estoque_todo')
  const interest = only(
    all.filter(
      (one) =>
        (/^ (?:mil )?(?:reais )?(?:por mes )?(?:so )?de (?:juros?|parcela|prestacao)\b/.test(one.after) ||
          (INTEREST.test(one.before) && PAYS.test(one.before))) &&
        !/^ ?%/.test(one.after),
    ),
  )
  if (!interest) return null
  const asset = only(
    all.filter(
      (one) =>
        one !== interest &&
        one.value >= 1_000 &&
        (one.said.role === 'parado' || STILL.test(`${one.before.slice(-30)} ${one.after}`) || WORTH.test(one.before)) &&
        !NO_STOCK.test(clauseOf(one)) &&
        !DEAR.test(`${near(one)} ${one.after.split(/,| e /)[0]}`),
    ),
  )
  const debt = only(
    spoken(d).filter(
      (one) =>
        one !== interest &&
        one !== asset &&
        one.field === 'main_challenge' &&
        isPlain(one) &&
        one.value > interest.value * 3 &&
        (DEAR.test(`${one.before.slice(-60)} ${one.after.split(/ e /)[0]}`) ||
          OWES.test(one.before) ||
          one.said.role === 'divida') &&
        !STILL.test(`${near(one)} ${one.after}`),
    ),
  )
  return asset && debt ? { asset, debt, interest } : null
}
