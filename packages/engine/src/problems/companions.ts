import { hasTeamWords } from '#src/text/team.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { COMPANIONS } from './companions.data.ts'
import { isPossible, madeFor } from './fitting.ts'
import { type Complaint, findCard } from './match.ts'
import type { ProblemCard } from './types.ts'

/** The companions of a card, then theirs. */
function nearTo(id: string): string[] {
  const first = COMPANIONS[id] ?? []
  const second = first.flatMap((other) => COMPANIONS[other] ?? [])
  return [...new Set([...first, ...second])].filter((other) => other !== id)
}

/** Cards that carry on from this one, where they fit the company; her own second problem before them. */
export const companionsOf = (
  { id }: ProblemCard,
  second: ProblemCard | null,
  company: Pick<Complaint, 'segment' | 'activity' | 'alone'>,
): ProblemCard[] =>
  nearTo(id)
    .map((other) => findCard(other)!)
    .filter(
      (card) =>
        card !== second &&
        madeFor(card, company) &&
        (company.activity === null || isPossible(card, company.activity)) &&
        !(company.alone && hasTeamWords(card.nome)),
    )

/** A card whose cause a weak rule is, the first cause before others; undefined when none fits the company. */
export function cardForRule(
  rule: string,
  { segment, activity, alone }: Pick<Complaint, 'segment' | 'activity' | 'alone'>,
  used: ReadonlySet<string>,
): ProblemCard | undefined {
  const fitting = PROBLEM_CARDS.filter(
    ({ id, causas, segmentos, atividades, nome, numeros }) =>
      causas.includes(rule) &&
      numeros.length > 0 &&
      !used.has(id) &&
      madeFor({ segmentos, atividades }, { segment, activity }) &&
      !(alone && hasTeamWords(nome)),
  )
  return fitting.toSorted((a, b) => a.causas.indexOf(rule) - b.causas.indexOf(rule) || rank(b) - rank(a))[0]
}

/** Cards made for few segments say more than those for all. */
const rank = ({ segmentos, atividades }: ProblemCard) => (atividades ? 20 : 0) + (segmentos ? 10 - segmentos.length : 0)
