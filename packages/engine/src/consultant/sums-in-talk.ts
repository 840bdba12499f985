import { fold } from '#src/text/words.ts'
import { confirmedTold, followUpOf, listedTold } from './account/account-talk.ts'
import { figuresIn } from './asks-sum.ts'
import type { Known } from './company.ts'
import { isPartOfEstimate, nextEstimateTold } from './estimates/estimate-talk.ts'
import { givesWay } from './gives-way.ts'
import { joinedTold } from './joined-sum.ts'
import { goalTold, orderTold, sameTold } from './later-sums.ts'
import { loanOrSum } from './loan-talk.ts'
import type { Memory } from './memory.ts'
import { isMisread, scaledDeposit } from './misread.ts'
import { unknownSumDraft } from './other-answers.ts'
import { isOfOtherTime, nextSaleTold } from './sales/sale-talk.ts'
import { sumTold, type Told } from './sum-told.ts'
import { toldBefore } from './told-before.ts'

/** What goes on from the sum of the talk where that is sure, else what any reading of sums comes to. `deal`: what is heard of a deal. */
export function sumInTalk(known: Known, said: string, memory: Memory, deal: Told | undefined): Told | undefined {
  const question = scaledDeposit(said, memory.said)
  const told = anySum(known, question, memory, deal)
  if (!told?.draft.dados) return told
  return isMisread(question, told.draft) || repeats(question, told, memory) ? undefined : told
}

/** A message with a number of its own is not answered by what was told before it. */
function repeats(question: string, { draft, memory }: Told, before: Memory): boolean {
  const own = figuresIn(fold(question))
  const said = figuresIn(draft.answer.text)
  return (
    own.length > 0 &&
    before.result !== null &&
    memory.result?.value === before.result.value &&
    !own.some((one) => said.includes(one) || said.includes(100 - one))
  )
}

function anySum(known: Known, question: string, memory: Memory, deal: Told | undefined): Told | undefined {
  const args = [known, question, memory, sumTold] as const
  const confirmed = confirmedTold(known, question, memory)
  if (confirmed) return confirmed
  // What takes each number by its name: an order, a sale, an estimate.
  const said =
    orderTold(...args) ??
    nextSaleTold(known, question, memory) ??
    sameTold(...args) ??
    goalTold(...args) ??
    toldBefore(...args) ??
    nextEstimateTold(known, question, memory)
  if (said) return said
  if (isPartOfEstimate(question, memory) || isOfOtherTime(question, memory))
    return { memory: { ...memory, choices: [] }, draft: unknownSumDraft(known, question) }
  const loan = loanOrSum(known, question, memory)
  // Another loan beside the one that was told: 'e em 6x de 1.960?'.
  if (memory.loan && loan?.memory.loan && loan.memory.loan !== memory.loan) return loan
  const next = followUpOf(known, question, memory)
  if (next?.told && !memory.sum && !memory.flow) return next.told
  const other = loan ?? deal ?? bySums(known, question, memory)
  return next ? next.beside(other, isOfSame(memory, other)) : other
}

/** The calculator that was told before, or the numbers of the flow, with what changed. */
const isOfSame = ({ sum, flow }: Memory, other: Told | undefined): boolean =>
  (sum !== null && other?.memory.sum?.id === sum.id) || (flow !== null && (other?.memory.flow ?? flow) !== flow)

function bySums(known: Known, question: string, memory: Memory): Told | undefined {
  const joined = joinedTold(known, question, memory, sumTold)
  if (joined) return joined
  const sum = sumTold(known, question, memory)
  const list = listedTold(known, question, memory, sum)
  return list ?? (sum && !givesWay(known, question, memory, sum) ? sum : undefined)
}
