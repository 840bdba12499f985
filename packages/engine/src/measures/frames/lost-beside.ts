import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { challengeOf } from './ways/way.ts'

const WENT =
  '(?:perdi|perdemos|sairam|foram(?: embora)?|cancelaram|cancelou|fugiram|debandaram|trocaram|migraram|caiu|deixaram de vir)'
const WENT_BEFORE = new RegExp(`\\b(?:ja )?${WENT}(?: (?:uns|umas|quase|mais de|cerca de|ja))* $`)
const WENT_AFTER = new RegExp(`^ (?:[a-z]+ )?(?:ja )?(?:me )?${WENT}\\b`)

/** How many of those who pay have gone already; undefined: not told, or told twice. */
export const goneIn = (d: Deriver, many: number): Spoken | undefined =>
  only(
    challengeOf(d).filter(
      (one) =>
        one.said.kind === 'N' &&
        Number.isInteger(one.value) &&
        one.value >= 2 &&
        one.value < many / 2 &&
        (WENT_BEFORE.test(one.before) || WENT_AFTER.test(one.after)) &&
        !/^ ?(?:%|por cento|meses|dias|anos|vezes)/.test(one.after),
    ),
  )

/**
 * What lowering the price for all costs, in clients: 'é o mesmo que perder 142, e até agora saíram 38'. `each`: what one leaves
 * today. null: less than one client.
 */
export function lostBeside(
  d: Deriver,
  { loss, each, many, noun }: { loss: Value<'R$/mês'>; each: Value<'R$'>; many: number; noun: string },
): { text: Text; values: readonly Value<Kind>[] } | null {
  if (each.number <= 0 || loss.number <= 0) return null
  const same = d.own.make(
    'qtd',
    'Quantos a baixa vale',
    Math.ceil(loss.number / each.number - 0.05),
    `${money(loss.number)} ÷ ${money(each.number)}`,
    [loss, each],
  )
  if (same.number < 1 || same.number >= many) return null
  const gone = goneIn(d, many)
  const as = say`Baixar para todos custa o mesmo que perder ${t(same)}${noun === '' ? '' : ` ${noun}`}`
  if (!gone) return { text: say`${as}.`, values: [same] }
  const went = d.ask.value('qtd', gone.said, 'Quantos já saíram')
  const cost = d.own.make(
    'R$/mês',
    'O que os que saíram deixavam',
    round2(went.number * each.number),
    `${went.number} × ${money(each.number)}`,
    [went, each],
  )
  return {
    text:
      went.number < same.number
        ? say`${as}; até agora foram ${t(went)}, que deixavam ${t(cost)} por mês.`
        : say`${as}, e já foram ${t(went)}, que deixavam ${t(cost)} por mês: descubra um a um se foi o preço.`,
    values: [same, went, cost],
  }
}
