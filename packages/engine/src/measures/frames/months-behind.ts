import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken } from './frame.ts'
import { soldOf } from './sold.ts'

const BEHIND = /\b(?:atrasad[oa]s?|em aberto|sem pagar|devendo|nao pagam?|vencid[oa]s?|inadimpl[a-z]+)\b/
const MONTHS = /^ ?(?:meses|mes|mensalidades?|parcelas?|boletos?)?\b/

const monthsOf = ({ said, value }: Spoken): number => (said.kind === 'D' ? value / 30 : value)

/** '12 com dois meses atrasados' at 400 a month: what that is in all. */
export function monthsBehind(d: Deriver): Answer | null {
  const month = monthOf(d)
  const sold = month && soldOf(d)
  if (!month || !sold) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pair = only(
    all.flatMap((count) => {
      const span = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
      return span &&
        count.said.kind === 'N' &&
        count.value >= 2 &&
        count.value < sold.many.number &&
        !sold.uses.includes(count) &&
        ((span.said.kind === 'D' && span.value >= 30 && span.value % 30 === 0) ||
          (span.said.kind === 'N' && /^ (?:mensalidades?|meses|boletos?)\b/.test(span.after))) &&
        MONTHS.test(span.after) &&
        monthsOf(span) >= 1 &&
        monthsOf(span) <= 24 &&
        BEHIND.test(`${count.after} ${span.after}`)
        ? [{ count, span }]
        : []
    }),
  )
  if (!pair) return null
  const { own } = d
  const count = d.ask.value('qtd', pair.count.said, 'Quantos estão atrasados')
  const span = { ...d.ask.value('meses', pair.span.said, 'Meses de atraso'), number: monthsOf(pair.span) }
  const owed = own.make(
    'R$',
    'O que está atrasado',
    round2(count.number * span.number * sold.price.number),
    `${count.number} × ${span.number} × ${money(sold.price.number)}`,
    [count, span, sold.price],
  )
  const share = own.share({ ...owed, kind: 'R$/mês' }, month.revenue, 'Parte de um mês')
  const part = own.share(count, sold.many, 'Parte de quem paga')
  const inputs: (Value<Kind> | null)[] = [count, span, sold.price, owed, share, part]
  return {
    decisions: [],
    at: pair.count,
    main: owed,
    inputs,
    line: say`${t(count)} × ${t(span)} × ${t(sold.price)} = ${t(owed)} atrasados, ${t(share)} do que entra em um mês; são ${t(part)} de quem paga.`,
    says: ['inadimplencia', 'fiado_aberto', 'dinheiro_na_rua', 'conta_que_mais_pesa', 'folha'],
    topic: 'a_receber',
  }
}
