import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { FLAGS } from './flags.data.ts'
import type { ProblemCard } from './types.ts'

const MOST = 2

/** What the law, the body or a contract asks her to look at, by what she wrote; at most two. */
export function flagsOf({ form, segment, revenue }: Reading, card: ProblemCard | null): string[] {
  const said = fold(`${form.main_challenge}. ${form.future_goals}. ${form.operational_flow}. ${form.main_costs}`)
  const costs = fold(form.main_costs)
  const beyond = revenue?.exact === true && revenue.value * 12 > BENCHMARKS['limite.mei'].valor
  return FLAGS.filter(
    ({ texto, custos, acimaDoMei, fora, segmentos, cartas }) =>
      (custos?.test(costs) ?? true) &&
      (!acimaDoMei || beyond) &&
      (segmentos === undefined || segmentos.includes(segment)) &&
      !(card && cartas.includes(card.id)) &&
      texto.every((words) => words.test(said)) &&
      !fora?.test(said),
  )
    .slice(0, MOST)
    .map(({ aviso }) => aviso)
}
