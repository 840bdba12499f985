import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import type { Reading } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { FLAGS } from './flags.data.ts'
import type { ProblemCard } from './types.ts'

const MOST = 2
const MEI = BENCHMARKS['limite.mei'].valor

/** 'Chegar em 8 mil por mês' */
const WANTED =
  /\b(?:chegar|faturar|vender|bater|passar|atingir|fazer)\b[^.!?]{0,24}?\b(\d{1,3}(?:\.\d{3})+|\d+(?:,\d)?)( ?mil\b)?[^.!?]{0,12}\b(?:por|ao|no) mes\b/

/** Reais a month that she wants to sell; 0: her goals name none. */
function wantedByMonth(goals: string): number {
  const [, digits, thousands] = WANTED.exec(fold(goals)) ?? []
  return digits ? Number(digits.replaceAll('.', '').replace(',', '.')) * (thousands ? 1_000 : 1) : 0
}

/** What the law, the body or a contract asks her to look at, by what she wrote; at most two. */
export function flagsOf({ form, segment, revenue, answers }: Reading, card: ProblemCard | null): string[] {
  const said = fold(
    `${form.main_challenge}. ${form.future_goals}. ${form.operational_flow}. ${form.main_costs}. ${offerOf(answers)}`,
  )
  const costs = fold(form.main_costs)
  const beyond = revenue?.exact === true && revenue.value * 12 > MEI
  const aims = revenue !== null && revenue.value * 12 <= MEI && wantedByMonth(form.future_goals) * 12 > MEI
  return FLAGS.filter(
    ({ texto, custos, acimaDoMei, metaAcimaDoMei, fora, segmentos, cartas }) =>
      (custos?.test(costs) ?? true) &&
      (!acimaDoMei || beyond) &&
      (!metaAcimaDoMei || aims) &&
      (segmentos === undefined || segmentos.includes(segment)) &&
      !(card && cartas.includes(card.id)) &&
      texto.every((words) => words.test(said)) &&
      !fora?.test(said),
  )
    .slice(0, MOST)
    .map(({ aviso }) => aviso)
}
