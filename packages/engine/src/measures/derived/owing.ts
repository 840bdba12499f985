import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Deriver, inChallenge } from './deriver.ts'

const UNPAID = /\b(?:nao pag[a-z]+|sem pagar|atrasad[oa]s?|devendo|devem|em aberto|inadimpl[a-z]+)\b/
const FEE = /\b(?:mensalidade|parcela|plano|assinatura|paga|pagam|honorario|aluguel)(?: medi[oa]| de| e| eh)* (?:de )?$/

/** '2 famílias há 2 meses sem pagar' at 5.800 a month each: what they owe. */
export function owing(d: Deriver): void {
  const fee = d.terms.find(
    ({ dimension, deed, time, each, field, before }) =>
      dimension === 'reais' &&
      field !== 'future_goals' &&
      (deed === 'price' || deed === null) &&
      (time === 'mes' || FEE.test(before)) &&
      (each || FEE.test(before)),
  )
  if (!fee) return
  for (const count of d.terms) {
    if (!inChallenge(count) || count.dimension !== 'things' || count.time !== null || count.value > 2_000) continue
    const sentence = d.ask.scene.sentences[count.sentence]!.text
    const alone = d.terms.filter((term) => term.sentence === count.sentence && term.dimension === 'things').length === 1
    if (!UNPAID.test(alone ? sentence : `${count.before.slice(-30)} ${count.after}`) && count.deed !== 'unpaid')
      continue
    const months = monthsIn(d, count, sentence)
    if (!months) continue
    const many = d.value('qtd', count, 'Quantos devem')
    const price = d.value('R$', fee, 'O que cada um paga por mês')
    const span: Value<'meses'> = {
      ...d.ask.value('dias', months.said, 'Há quanto tempo'),
      kind: 'meses',
      number: months.value,
    }
    const total = d.own.make(
      'R$',
      'O que devem',
      round2(many.number * span.number * price.number),
      `${t(many).text} × ${months.value} × ${money(price.number)}`,
      [many, span, price],
    )
    if (d.tooMuch(total.number, 3)) continue
    const { text, values } = d.besideOnce(total)
    d.add(
      total,
      [many, span, price, ...values],
      say`São ${d.many(count, many)}, ${{ text: `${months.value} meses`, fact: span.fact.id }} sem pagar, a ${t(price)} por mês: ${t(total)} a receber${text}.`,
      {
        weight: 12,
        topic: 'produto.unpaid',
        sure: true,
        uses: [count, fee],
        says: ['inadimplencia', 'dinheiro_na_rua', 'fiado_aberto'],
        gain: d.half(total, 'o que passa a ser pago', true),
      },
    )
    return
  }
}

/** The months behind or before a count, with no other count between. */
function monthsIn(d: Deriver, count: Term, sentence: string): { said: Said; value: number } | null {
  for (const found of sentence.matchAll(/([DN])(\d{1,3})(?!\d)( meses)?/g)) {
    const said = d.ask.scene.said[Number(found[2])]
    if (!said || said === count.said[0]) continue
    const months =
      said.kind === 'D' && said.unit === 'meses'
        ? Math.round(said.written)
        : said.kind === 'N' && found[3]
          ? said.value
          : null
    if (months && months >= 1 && months <= 24 && Math.abs(said.at - count.said[0]!.at) === 1)
      return { said, value: months }
  }
  return null
}
