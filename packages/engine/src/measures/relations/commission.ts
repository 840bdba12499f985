import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'

const COMMISSION = /\b(?:comiss[a-z]+|repasse)\b/
const isRate = ({ said, value }: Spoken): boolean =>
  (said.kind === 'P' || said.kind === 'N' || said.kind === 'R') && value >= 2 && value <= 80

/** 'Aumentar a comissão de 50 pra 60': on what is paid today, what ten points more are. */
export function commission(d: Deriver): void {
  const group = d.own.sources.group('comissao')
  if (!group) return
  const pairs = told(d.ask).flatMap((from) =>
    told(d.ask)
      .filter((to) => to.place === from.place + 1 && to.sentence === from.sentence && to.value > from.value)
      .filter(
        (to) =>
          isRate(from) &&
          isRate(to) &&
          (COMMISSION.test(from.left) || /^ de comissao/.test(to.after)) &&
          / (?:de|dos) $/.test(from.before) &&
          /^ ?%? ?(?:pra|para|a|pros|por cento para?) $/.test(from.after),
      )
      .map((to) => ({ from, to })),
  )
  const pair = only(pairs)
  if (!pair) return
  const { own } = d
  const paid = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  const [now, then] = [
    d.ask.value('%', pair.from.said, 'Comissão de hoje'),
    d.ask.value('%', pair.to.said, 'Comissão que você pensa'),
  ]
  const more = own.make(
    'R$/mês',
    'O que a comissão maior custa por mês',
    reais(paid.number * (then.number / now.number - 1)),
    `${money(paid.number)} × ${percent(then.number)} ÷ ${percent(now.number)} − ${money(paid.number)}`,
    [paid, now, then],
  )
  const { text, values } = d.beside(more)
  d.add(
    more,
    [paid, now, then, ...values],
    say`Comissão de ${t(then)} em vez de ${t(now)}, sobre os mesmos serviços, custa ${t(more)} a mais por mês${text}.`,
    { weight: 19, topic: 'mudanca', related: true, says: ['folha'] },
  )
}
