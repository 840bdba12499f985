import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import { type Answer, monthOf } from './frame.ts'
import { challengeOf } from './ways/way.ts'

const ON_TOP =
  /^ ?(?:a mais |de markup |de lucro )?(?:em cima|por cima|sobre) (?:de tudo|d[oae]s? |o |do custo|do que|de cada)/
const PUTS =
  /\b(?:ponh?o|pomos|boto|coloco|jogo|marco|remarco|acrescento|somo)(?: (?:uns|de|sempre|mais|os|em media))* $/
const LEAST = 1.03
const MOST = 1.35

/** 'Ponho 35% em cima de tudo e não sobra': what the goods sold should have cost, beside what she buys. */
export function markupGap(d: Deriver): Answer | null {
  const month = monthOf(d)
  const group = d.own.sources.group('mercadorias')
  const rate =
    month &&
    group &&
    only(
      challengeOf(d).filter(
        (one) =>
          one.said.kind === 'P' &&
          one.value >= 10 &&
          one.value <= 300 &&
          ON_TOP.test(one.after) &&
          PUTS.test(one.before),
      ),
    )
  if (!month || !group || !rate) return null
  const { own } = d
  const markup = d.ask.value('%', rate.said, 'O que você põe em cima do custo')
  const bought = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  const sold = own.make(
    'R$/mês',
    'O que a mercadoria vendida deveria custar',
    reais(month.revenue.number / (1 + markup.number / 100)),
    `${money(month.revenue.number)} ÷ (100% + ${percent(markup.number)})`,
    [month.revenue, markup],
  )
  if (bought.number < sold.number * LEAST || bought.number > sold.number * MOST) return null
  const gap = own.minus(bought, sold, 'O que some por mês')
  const share = own.share(gap, month.revenue, 'Parte do que vende')
  return {
    decisions: [],
    at: rate,
    main: gap,
    inputs: [markup, bought, sold, gap, share, month.revenue, month.left],
    line: say`Com ${t(markup)} em cima, vender ${t(month.revenue)} deveria gastar ${t(sold)} de mercadoria; você gasta ${t(bought)}: ${t(gap)} por mês (${t(share)} do que vende) vão em perda, desvio, preço errado ou estoque que cresce.`,
    says: ['perdas', 'mercadorias', 'conta_que_mais_pesa', 'ponto_equilibrio', 'margem'],
    topic: 'furo',
  }
}
