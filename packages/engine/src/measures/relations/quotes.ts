import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isMonthly, only, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { MOST_KEPT } from './place.ts'
import { type Line, volumeOf } from './volume.ts'

const ASKED =
  /^ (?:[a-z]+ )?(?:orcamentos?|propostas?|cotac[a-z]+|visitas?|avaliac[a-z]+|contatos?|pedidos de orcamento|leads?|interessad[oa]s)\b/
const YEAR = /\b(?:anos?|semestre|semanas?|dia)\b/
const LESS = /\b(?:desconto|baixar|abaixar|reduzir|menos|baixando|cortar|abaixo|mais barato)\b/
const FUNNEL_LEAST = 8

/** '64 orçamentos, fechamos 5 de 28 mil': the part that closes, what one more leaves, and what a lower price would take. */
export function quotes(d: Deriver): void {
  const line = only(volumeOf(d))
  if (!line || line.many.number !== line.count.value) return
  const all = told(d.ask)
  const asked = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        ASKED.test(one.after) &&
        one.value > line.count.value &&
        one.value >= FUNNEL_LEAST &&
        Math.abs(one.sentence - line.count.sentence) <= 1,
    ),
  )
  if (!asked || (YEAR.test(asked.left + asked.right) && !isMonthly(asked))) return
  const { own } = d
  const [of, closed, price] = [d.ask.value('qtd', asked.said, 'Quantos pedem preço'), line.many, line.each]
  const share = own.share(closed, of, 'Parte que fecha')
  const texts: Text[] = [say`De ${t(of)} que pedem preço fecham ${t(closed)}: ${t(share)}.`]
  const { kept } = d
  const values: Value<Kind>[] = [of, closed, price, share]
  const left =
    kept !== null && kept <= MOST_KEPT && !own.sources.reading.costs.porUnidade?.length
      ? own.make(
          'R$',
          'O que fica de cada venda',
          reais(price.number * kept),
          `${money(price.number)} × ${percent(round1(kept * 100))}`,
          [price],
          'estimado',
        )
      : null
  if (left) {
    values.push(left)
    texts.push(say`Cada um de ${t(price)} a mais deixa cerca de ${t(left)} depois dos custos dele.`)
  }
  texts.push(...lowered(d, line, left, values))
  d.add(share, values, join(texts, ' '), {
    weight: 20,
    topic: 'conversao',
    related: true,
    says: ['conversao', 'desconto', 'ticket_medio'],
  })
}

/** What the lower price that she thinks of takes of those who close today, and how many more would only make up for it. */
function lowered(d: Deriver, line: Line, left: Value<'R$'> | null, values: Value<Kind>[]): Text[] {
  const { own } = d
  const cut = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'P' && one.value < 40 && LESS.test(`${one.before.slice(-40)} ${one.after.slice(0, 24)}`),
    ),
  )
  if (!cut) return []
  const rate = d.ask.value('%', cut.said, 'Desconto que você pensa')
  const off = own.portion(rate, line.each, 'Desconto em cada um')
  const month = ofMonth(own.times(line.many, off, 'O que o desconto leva por mês', 'R$'))
  const { text, values: beside } = d.beside(month)
  values.push(rate, off, month, ...beside)
  const takes = say`Baixar ${t(rate)} tira ${t(off)} de cada: nos ${t(line.many)} de hoje, ${t(month)} por mês${text}.`
  if (!left) return [takes]
  if (left.number <= off.number) return [takes, say`É mais do que cada venda deixa.`]
  const number = round1((off.number / (left.number - off.number)) * 100)
  const formula = `${money(off.number)} ÷ (${money(left.number)} − ${money(off.number)})`
  const more = own.make('%', 'Vendas a mais só para empatar', number, formula, [off, left], 'estimado')
  values.push(more)
  return [takes, say`Só para ficar igual seria preciso fechar ${t(more)} a mais.`]
}
