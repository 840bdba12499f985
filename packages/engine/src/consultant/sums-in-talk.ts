import { followUpOf, listedTold, SURE } from './account/account-talk.ts'
import type { Known } from './company.ts'
import { isPartOfEstimate, nextEstimateTold } from './estimates/estimate-talk.ts'
import { givesWay } from './gives-way.ts'
import { joinedTold } from './joined-sum.ts'
import { goalTold, orderTold, sameTold } from './later-sums.ts'
import { loanOrSum } from './loan-talk.ts'
import type { Memory } from './memory.ts'
import { unknownSumDraft } from './other-answers.ts'
import { isOfOtherTime, nextSaleTold } from './sales/sale-talk.ts'
import { sumTold, type Told } from './sum-told.ts'

/** What goes on from the sum of the talk where that is sure, else what any reading of sums comes to. `deal`: what is heard of a deal. */
export function sumInTalk(known: Known, question: string, memory: Memory, deal: Told | undefined): Told | undefined {
  const args = [known, question, memory, sumTold] as const
  const sale = orderTold(...args) ?? nextSaleTold(known, question, memory)
  // Their words say what they are of.
  const said = sale ? undefined : (sameTold(...args) ?? goalTold(...args))
  if (said) return said
  const next = followUpOf(known, question, memory)
  if (next?.told && !sale && !memory.sum) return next.told
  const other = sale ?? byReaders(known, question, memory, deal)
  const changed = memory.sum !== null && other?.memory.sum?.id === memory.sum.id
  const own = sale ? SURE.over : changed ? SURE.changed : 0
  return next ? next.beside(other, own) : other
}

function byReaders(known: Known, question: string, memory: Memory, deal: Told | undefined): Told | undefined {
  const next = nextEstimateTold(known, question, memory)
  if (next) return next
  if (isPartOfEstimate(question, memory) || isOfOtherTime(question, memory))
    return { memory: { ...memory, choices: [] }, draft: unknownSumDraft(known, question) }
  const loan = loanOrSum(known, question, memory) ?? deal
  if (loan) return loan
  const joined = joinedTold(known, question, memory, sumTold)
  if (joined) return joined
  const sum = sumTold(known, question, memory)
  const list = listedTold(known, question, memory, sum)
  return list ?? (sum && !givesWay(known, question, memory, sum) ? sum : undefined)
}
