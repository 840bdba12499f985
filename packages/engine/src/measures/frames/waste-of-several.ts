import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, addUp, monthOf, turns } from './frame.ts'
import { LOSES } from './waste.ts'
import { challengeOf } from './ways/way.ts'

const EVERY_DAY = /\b(?:todo santo dia|todo dia|todos os dias|por dia|cada dia)\b/
const COSTS_EACH = /\b(?:cust[a-z]+|sai|saem|paguei|pago)(?: (?:uns|a|por|me|r\$))* $/
const MOST = 4
const DAYS = 30

/** 'Sobram 14 quilos que me custam 7,50 e 35 salgados que custam 2,20': several things a day, each at what it costs. */
export function wasteOfSeveral(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const pairs = pairsIn(d)
  if (pairs.length === 0 || pairs.length > MOST) return null
  const { own } = d
  const parts = pairs.map(({ count, price }) => {
    const many = d.ask.value('qtd', count.said, 'Quanto sobra por dia')
    const each = d.ask.value('R$', price.said, 'O que cada um custa')
    return { many, each, day: own.times(many, each, 'O que isso custa por dia', 'R$') }
  })
  const days = parts.map(({ day }) => day)
  // One thing alone is told of open days elsewhere.
  const times = pairs.length === 1 ? d.ask.days().number : DAYS
  const day = addUp(d, days, 'O que se perde por dia')
  const total = own.make(
    'R$/mês',
    'O que se perde por mês',
    reais(day.number * times),
    `${money(day.number)} × ${times} dias`,
    [day],
    'estimado',
  )
  if (total.number > month.revenue.number * 0.3) return null
  const half = own.make('R$/mês', 'O que metade disso devolve', reais(total.number / 2), `${money(total.number)} ÷ 2`, [
    total,
  ])
  const after = own.plus(month.left, half, 'O mês com metade da perda')
  const inputs: (Value<Kind> | null)[] = [
    ...parts.flatMap(({ many, each, day: one }) => [many, each, one]),
    day,
    total,
    half,
    after,
    month.left,
  ]
  const account: Text = join(
    parts.map(({ many, each }) => say`${t(many)} × ${t(each)}`),
    ' + ',
  )
  return {
    decisions: [],
    at: pairs[0]!.count,
    main: total,
    inputs,
    line: say`A perda, no custo: ${account} = ${t(day)} por dia, ${t(total)} por mês. Cortar metade devolve ${t(half)}: ${turns(month, after)}.`,
    says: ['perdas', 'mercadorias', 'conta_que_mais_pesa', 'sobra_mes', 'margem', 'ponto_equilibrio'],
    topic: 'perda',
  }
}

function pairsIn(d: Deriver): readonly { count: Spoken; price: Spoken }[] {
  const all = challengeOf(d)
  return all.flatMap((count) => {
    const text = d.ask.scene.sentences[count.sentence]!.text
    const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
    return price &&
      (LOSES.test(text) || /\bsobra[m]?\b/.test(text)) &&
      EVERY_DAY.test(text) &&
      count.said.kind === 'N' &&
      /^ (?:kg|[a-z]{3,})/.test(count.after) &&
      isPlain(price) &&
      COSTS_EACH.test(price.before) &&
      price.value < 500
      ? [{ count, price }]
      : []
  })
}
