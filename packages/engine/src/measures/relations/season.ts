import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import { billsTold, monthCount, monthGroups } from '#src/measures/asked/hole.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, type Spoken, spokenIn, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'

const YEAR = 12
const NEAR_ENOUGH = 0.035
const LEAST = 1.4
const MOST_UNKNOWN = 0.25
const LEAST_UNKNOWN = 0.03

interface Season {
  strong: Spoken
  weak: Spoken
  strongMonths: number
}

/** Four months of 68.000 and eight of 17.000, which her average month proves: what a weak one lacks, and who pays for it. */
export function season(d: Deriver): void {
  const { revenue, own } = d
  const found = seasonOf(d)
  if (!found || !revenue || !own.costs || own.contribution === null) return
  const [good, poor] = [
    ofMonth(d.ask.value('R$', found.strong.said, 'O que entra no mês forte')),
    ofMonth(d.ask.value('R$', found.weak.said, 'O que entra no mês fraco')),
  ]
  const [strong, weak] = [
    monthCount(d.ask, 'fortes', found.strongMonths),
    monthCount(d.ask, 'fracos', YEAR - found.strongMonths),
  ]
  const bill = billsTold(d.ask)
  if (bill && bill !== found.weak.said && bill !== found.strong.said) return
  // A cost of no known kind is taken as fixed: then it is the most that the month asks for.
  const unknown = (own.sources.group('outros')?.valor ?? 0) / revenue.number
  if (unknown > MOST_UNKNOWN) return
  const about = unknown > LEAST_UNKNOWN ? 'até' : 'cerca de'
  const bills = billsIn(d, poor, own.costs, revenue)
  if (bills.number <= poor.number) return
  const hole = own.minus(bills, poor, 'O que falta em cada mês fraco')
  const total = own.make(
    'R$',
    'O que falta nos meses fracos',
    round2(hole.number * weak.number),
    `${money(hole.number)} × ${weak.number}`,
    [hole, weak],
  )
  const aside = own.over(total, strong, 'O que separar em cada mês forte')
  const full = billsIn(d, good, own.costs, revenue)
  const left = own.minus(good, full, 'O que sobra em cada mês forte')
  d.uneven = true
  const inputs: Value<Kind>[] = [good, poor, strong, weak, bills, total, aside, full, left]
  const texts: Text[] = [
    say`Em cada um dos ${t(weak)} meses fracos entram ${t(poor)} e as contas pedem ${about} ${t(bills)}: faltam ${t(hole)}, ${t(total)} no ano.`,
  ]
  if (left.number > 0) {
    const share = own.share(aside, ofOne(left), 'Parte da sobra do mês forte que já tem dono')
    texts.push(
      share.number <= 100
        ? say`Cada um dos ${t(strong)} meses fortes deixa ${t(left)}, e ${t(aside)} já têm dono, ${t(share)}: guardados, pagam os fracos.`
        : say`Cada um dos ${t(strong)} meses fortes deixa ${t(left)}, e seriam precisos ${t(aside)}: o ano não fecha assim.`,
    )
    inputs.push(share)
  }
  d.add(hole, inputs, join(texts, ' '), {
    weight: 21,
    topic: 'epoca',
    related: true,
    says: [
      'mes_fraco',
      'sobra_mes',
      'margem',
      'custos_fixos',
      'ponto_equilibrio',
      'meses_de_caixa',
      'receita_por_pessoa',
      'divida',
    ],
  })
}

const ofOne = (value: Value<'R$/mês'>): Value<'R$'> => ({ ...value, kind: 'R$' })

/** What varies with sales moves with them. */
function billsIn(
  d: Deriver,
  comes: Value<'R$/mês'>,
  costs: Value<'R$/mês'>,
  revenue: Value<'R$/mês'>,
): Value<'R$/mês'> {
  const share = 1 - d.own.contribution!
  if (share < 0.01) return costs
  const gap = revenue.number - comes.number
  return d.own.make(
    'R$/mês',
    'Contas de um mês assim',
    reais(costs.number - gap * share),
    `${money(costs.number)} ${gap >= 0 ? '−' : '+'} ${money(Math.abs(gap))} × ${percent(round1(share * 100))}`,
    [costs, revenue, comes],
    'estimado',
  )
}

/** The two amounts and the months that together make her average month; null: none, or several readings. */
function seasonOf(d: Deriver): Season | null {
  const { revenue } = d
  if (!revenue || revenue.fact.id.startsWith('faixa.')) return null
  const all = told(d.ask).filter((one) => isPlain(one) && one.value >= 500)
  const found: Season[] = []
  const said = new Map(all.map((one) => [one, monthsBy(d, one)]))
  for (const strong of all)
    for (const weak of all) {
      if (strong.value < weak.value * LEAST) continue
      for (const months of new Set([...said.get(strong)!, ...said.get(weak)!.map((count) => YEAR - count)])) {
        const average = (months * strong.value + (YEAR - months) * weak.value) / YEAR
        if (months > 0 && months < YEAR && Math.abs(average / revenue.number - 1) <= NEAR_ENOUGH)
          found.push({ strong, weak, strongMonths: months })
      }
    }
  return found.length === 1 ? found[0]! : null
}

/** How many months an amount is said of: those named before it, or so many counted. */
function monthsBy(d: Deriver, one: Spoken): number[] {
  const named = monthGroups(one.before).at(-1)
  const counted = spokenIn(d.ask.scene).filter(
    ({ said, sentence, place }) =>
      sentence === one.sentence &&
      Math.abs(place - one.place) === 1 &&
      (said.unit === 'meses' || (said.kind === 'N' && said.value < YEAR)),
  )
  return [
    ...(named === undefined ? [] : [named]),
    ...counted
      .filter(({ said, after }) => said.unit === 'meses' || /^ meses\b/.test(after))
      .map(({ said }) => said.written),
  ]
}
