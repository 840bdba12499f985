import { fold } from '#src/text/words.ts'
import { asking, unsure, withAccount } from './account/account-talk.ts'
import { decidedBy } from './account/decided.ts'
import { type Ask, asksInTurn } from './asked-in-turn.ts'
import { ASKS_HOW, asksSum, figuresIn, MAX_TALK, numbersSaid, ROUNDED, ROUNDED_SHARE } from './asks-sum.ts'
import { speaksOfBusiness } from './business-words.ts'
import {
  changedSum,
  hasNumber,
  lastingNumbers,
  newSum,
  oneMore,
  otherTime,
  type Sum,
  saysAll,
  unknownNumber,
  whichNumber,
} from './calculators.ts'
import type { Known } from './company.ts'
import { MONEY } from './composed/units.ts'
import { COMPOSED_CALCULATOR } from './count-calculators.data.ts'
import type { Draft } from './draft.ts'
import { firstEstimateTold } from './estimates/estimate-talk.ts'
import { afterMerged, afterResult } from './flows/after.ts'
import { type FlowMemory, type FlowSum, flowOrLack, flowSum, type Result, readFlow } from './flows/flow-sum.ts'
import { flowFollowed } from './flows/follow.ts'
import { addsWhatIsLost, hasUnsaidCost, isAbsurd, isMistaken, isOtherShare, mixesInterest } from './flows/guard.ts'
import { lackDraft } from './flows/missing.ts'
import { changesSum, knowsNot } from './follow-ups.ts'
import type { Memory, SumMemory } from './memory.ts'
import { isMisread } from './misread.ts'
import { eitherDraft } from './other-answers.ts'
import { firstSaleTold, saysSale } from './sales/sale-talk.ts'
import { STOCK_IDS } from './stories/stock-stories.data.ts'
import { toldInTurn } from './told-in-turn.ts'
import {
  asksShortly,
  asksWordSum,
  heardAs,
  leavesOut,
  NO_OTHER,
  type Other,
  offeredSums,
  SURE,
  type WordSum,
  wordSum,
} from './word-sums/word-sum.ts'

/** The answer, and what to remember of it. */
export interface Told {
  draft: Draft
  memory: Memory
}

/** The numbers of a question, for a follow-up on them, whoever answered it. */
export function withFlow(told: Told, question: string, before: Memory): Told {
  const { sum, flow: own, focus, estimate } = told.memory
  // What was learned read them, and knows of no flow.
  const learned = focus === 'sum' && sum === null && own === null
  if (own !== before.flow || learned || estimate !== before.estimate) return told
  const flow = numbersSaid(question) > 1 ? readFlow(question) : null
  return flow ? { ...told, memory: { ...told.memory, flow } } : told
}

/** What is told of the sum of a question, or of each of the sums that it asks for. */
export function sumTold(known: Known, said: string, memory: Memory): Told | undefined {
  const question = said.replace(BY_THOUSANDS, inThousands)
  const estimate = firstEstimateTold(known, question, memory)
  if (estimate) return estimate
  const tell = (text: string, before: Memory) => oneSumTold(known, text, before)
  const isSure = ({ whole, own }: Ask, { draft }: Told, first: boolean) => {
    const heard = heardAs(whole, own, saidIn(draft))
    return heard === 'same' || (first && heard === 'unsure')
  }
  const inTurn = toldInTurn(question, memory, { tell, isSure })
  const told = inTurn === undefined ? tell(question, memory) : (inTurn ?? undefined)
  if (told?.draft.dados) return told
  // Of several figures the first is offered: what the others suppose is no number of it.
  const first = asksInTurn(question)[0]?.whole ?? question
  return firstSaleTold(known, question, memory) ?? told ?? offeredTold(known, first, memory)
}

/** All that was said makes a sum, only not surely: she is asked whether it is hers. */
function offeredTold(known: Known, question: string, memory: Memory): Told | undefined {
  if (memory.sum?.missing || !asksWordSum(question, memory.focus === 'sum') || hasUnsaidCost(question)) return undefined
  if (!asksSum(question) && !asksShortly(question)) return undefined
  const offered = offeredSums(known, question)
  const [likeliest, other] = offered
  if (!likeliest) return undefined
  const drafts = offered.map(({ draft }) => draft)
  const decided = likeliest.share >= SURE.decided ? decidedBy(question, drafts) : undefined
  if (decided) return wordTold(memory, offered[drafts.indexOf(decided)]!)
  return askedTold(
    memory,
    question,
    offered.map((one) => wordTold(memory, one)),
    { share: likeliest.share, memory: other ? memory : wordTold(memory, likeliest).memory },
  )
}

/** She is asked which of these sums is hers; what goes on from it takes the likeliest. */
function askedTold(
  before: Memory,
  question: string,
  sums: readonly Told[],
  { share, memory }: { share: number; memory: Memory },
): Told {
  const asked = sums.map((one) => withAccount(one, question, before))
  const account = asking(unsure(asked[0]!.memory.account, share), asked)
  const draft = eitherDraft(
    sums.map((one) => one.draft),
    { likely: share >= SURE.offered },
  )
  return { draft, memory: { ...memory, focus: 'sum', account, choices: [] } }
}

/** 'Compro por 20 e vendo por 38 mil': both are thousands. */
const BY_THOUSANDS =
  /(\b(?:compr\w+|pago|paguei|cust\w+)(?: \w+)? (?:por |a )?(?:uns )?)(\d{1,3})(?! ?(?:mil|k\b|reais|%|,|\.\d|x\b)|\d)(?=([^.\d]{1,30}\bvend\w+ (?:\w+ )?(?:por|a) (?:uns )?)(\d{1,3}) ?mil\b)/i
const MOST_GAIN = 10
const inThousands = (whole: string, before: string, cost: string, _: string, price: string) =>
  Number(price) <= MOST_GAIN * Number(cost) ? `${before}${cost} mil` : whole
/** The figures of an answer, without those on the way to them. */
const saidIn = ({ answer }: Draft): number[] => figuresIn(answer.text.split('Conta: ')[0]!)

/** The sum that the patterns read, unless what was learned reads another one more surely. */
function oneSumTold(known: Known, question: string, memory: Memory): Told | undefined {
  // 'Como explico que subiu de 90 para 110?'
  if (memory.focus !== 'sum' && ASKS_HOW.test(fold(question.slice(0, MAX_TALK))) && !asksSum(question)) return undefined
  const told = byPatterns(known, question, memory)
  if (!asksWordSum(question, memory.focus === 'sum') || hasUnsaidCost(question)) return told
  // Each of its numbers has a part that words say.
  if (told?.draft.dados && STOCK_IDS.has(told.memory.sum?.id ?? '')) return told
  // A number that is asked back lacks, unless all that were said make a sum.
  if (told && !told.draft.dados) return (memory.focus === 'sum' ? null : wholeTold(known, question, memory)) ?? told
  const { valor, linhas = [] } = told?.draft.dados ?? {}
  const verdict = wordSum(known, question, {
    result: valor ? Number(valor.valor) : null,
    figures: [...linhas.map((row) => Number(row.valor)), ...(told ? saidIn(told.draft) : [])],
    by: readBy(told),
    leaves: told !== undefined && memory.focus !== 'sum' && leavesOut(question, told.draft),
  })
  // The parts of a sale come to the same.
  if (told && verdict.kind !== 'keep' && saysSale(told, firstSaleTold(known, question, memory))) return told
  if (verdict.kind === 'tell') return wordTold(memory, verdict.sum)
  const decided =
    verdict.kind === 'either' && told?.draft.dados ? decidedBy(question, [verdict.sum.draft, told.draft]) : undefined
  if (decided && verdict.kind === 'either') return decided === told!.draft ? told : wordTold(memory, verdict.sum)
  if (verdict.kind === 'either' && told?.draft.dados)
    return askedTold(memory, question, [wordTold(memory, verdict.sum), told], { share: SURE.offered, memory })
  return verdict.kind === 'silence' ? undefined : told
}

/** Sums that take whatever has a price, a cost or a rate. */
const LOOSE: ReadonlySet<string> = new Set([
  COMPOSED_CALCULATOR.id, 'cartao', 'operacao', 'sobra', 'margem', 'sobra-da-venda', 'preco',
]) // biome-ignore format: a list
const readBy = (told: Told | undefined): Other['by'] => {
  const id = told?.memory.sum?.id
  return id === undefined || LOOSE.has(id) ? 'units' : 'kind'
}

function wholeTold(known: Known, question: string, memory: Memory): Told | null {
  const verdict = wordSum(known, question, { ...NO_OTHER, lacks: true })
  return verdict.kind === 'tell' && verdict.sum.whole ? wordTold(memory, verdict.sum) : null
}

const wordTold = (memory: Memory, { draft, value, kind }: WordSum): Told => ({
  draft,
  memory: {
    ...memory,
    focus: 'sum',
    sum: null,
    flow: null,
    result: {
      kind,
      value: Math.round(value * 100) / 100,
      unit: kind === 'money' ? { [MONEY]: 1 } : {},
      wish: 'income',
    },
    choices: [],
  },
})

export function byPatterns(known: Known, question: string, memory: Memory): Told | undefined {
  const { sum } = memory
  // What somebody else wants is no answer to the number that was asked for.
  const fills = !sum?.missing || !WANTS.test(fold(question.slice(0, MAX_TALK)))
  const open = memory.focus === 'sum' && sum !== null && fills ? sum : null
  const found = newSum(known, question, memory.numbers)
  const fresh = found?.result && isMistaken(question, found.draft) ? undefined : found
  const flow = readFlow(question)
  if (flow && hasUnsaidCost(question) && NEEDS_COST.has(flow.asked.wish))
    return flowTold(memory, { draft: lackDraft(UNSAID_COST), memory: flow, numbers: 0, value: null })
  const more =
    referred(known, question, memory) ??
    followedSum(known, question, memory, open, fresh) ??
    askedAfter(known, question, memory, open, fresh, flow)
  if (more) return more
  if (flow) {
    const sum = fresh ? flowSum(known, flow) : flowOrLack(known, flow)
    const mistaken =
      sum &&
      (addsWhatIsLost(question, sum.draft) ||
        isOtherShare(question, sum.draft) ||
        isMisread(question, sum.draft) ||
        mixesInterest(question, sum.draft) ||
        isAbsurd(sum.draft.answer.text))
    if (sum && !mistaken && (!fresh?.result || takesMore(sum, fresh))) return flowTold(memory, sum)
  }
  return calculated(known, question, memory, open, fresh)
}

/** 'Ele falou que só vem por 2.400': of whose number that is, nothing is said. */
const SAYS = /\b(?:ele|ela|eles|elas) (?:falou|falaram|disse|disseram|so vem)\b/
const WANTS = /\b(?:ele|ela|eles|elas) (?:quer\w*|ped\w+|quis|falou|disse|so vem)\b|\bde (?:sinal|entrada)\b/

/** What is left, paid for or charged depends on what it costs. */
const NEEDS_COST: ReadonlySet<string> = new Set(['left', 'even', 'price', 'cost'])
const UNSAID_COST =
  'Você citou um custo (ou uma perda) sem dizer de quanto é. De quanto é, e é por unidade ou no total?'

/** A sum that only has a unit in common with the question gives way to one by what each amount does. */
const takesMore = (flow: FlowSum, { memory: { id, values }, result, draft }: Sum) =>
  // There each number has a part that words say.
  !STOCK_IDS.has(id) &&
  // A part of a hundred was asked for.
  ((flow.memory.asked.share &&
    id === COMPOSED_CALCULATOR.id &&
    !draft.answer.text.includes('%') &&
    flow.draft.answer.text.includes('%')) ||
    ((flow.told === true || id === COMPOSED_CALCULATOR.id || flow.numbers > Object.keys(values).length) &&
      (flow.told === true || result?.unidade !== '%') &&
      flow.value !== null &&
      flow.numbers > 1 &&
      Math.abs(Math.abs(Number(result?.valor)) - Math.abs(flow.value)) >
        (result?.unidade === '%' ? ROUNDED_SHARE : ROUNDED)))

const flowTold = (memory: Memory, { draft, memory: flow, result }: FlowSum): Told => ({
  draft,
  memory: { ...memory, focus: 'sum', sum: null, flow, result: result ?? null, choices: [] },
})

const unlessMistaken = (memory: Memory, question: string, sum: FlowSum | null | undefined): Told | undefined =>
  sum && !addsWhatIsLost(question, sum.draft) ? flowTold(memory, sum) : undefined

/** What an older sum came to, as far as its words say what it is of. */
function resultOf({ result }: Sum, question: string): Result | null {
  if (!result || !(Number(result.valor) > 0)) return null
  const kind = result.unidade.startsWith('R$') ? 'money' : result.unidade === '%' ? 'share' : 'count'
  const asked = readFlow(question)?.asked
  const one = asked?.one ?? asked?.time ?? null
  return {
    kind,
    value: Number(result.valor),
    unit: kind === 'money' ? { [MONEY]: 1, ...(one && { [one]: -1 }) } : {},
    wish: asked?.wish ?? 'income',
  }
}

/** 'Isso é quantos % da venda?', 'por dia, nos que faltam?': of what the last sum came to, or of its numbers. */
function referred(known: Known, question: string, memory: Memory): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  if (memory.focus !== 'sum' || memory.sum?.missing || numbersSaid(question) > MOST_NEW) return undefined
  const sum =
    (memory.result && REFERS.test(text) && numbersSaid(question) === 1
      ? afterResult(known, question, memory.result, memory.flow)
      : null) ?? (memory.flow && REST.test(text) ? afterMerged(known, question, memory.flow) : null)
  return sum ? flowTold(memory, sum) : undefined
}
const REFERS = /\b(?:isso|isto|nisso|disso|esse valor|desse valor|desse total)\b/
const REST = /\b(?:q|que) faltam?\b|\bque restam\b/

/** Another figure of what the last sum came to, or of its numbers with one more. */
function askedAfter(
  known: Known,
  question: string,
  memory: Memory,
  open: SumMemory | null,
  fresh: Sum | undefined,
  flow: FlowMemory | null,
): Told | undefined {
  if (memory.focus !== 'sum' || open?.missing || numbersSaid(question) > MOST_NEW) return undefined
  // A question that says all of its numbers is another sum.
  if (fresh?.result && numbersSaid(question) > 1 && saysAll(fresh)) return undefined
  if (flow && flow.quantities.length > 1 && flowSum(known, flow)) return undefined
  if (open && changedSum(known, question, open, changesSum(fold(question.slice(0, MAX_TALK))))?.result) return undefined
  const sum =
    (memory.result && afterResult(known, question, memory.result, memory.flow)) ??
    (memory.flow && afterMerged(known, question, memory.flow))
  return unlessMistaken(memory, question, sum)
}
const MOST_NEW = 2

/** The last sum with what a follow-up changes in it. */
function followedSum(
  known: Known,
  question: string,
  memory: Memory,
  open: SumMemory | null,
  fresh: Sum | undefined,
): Told | undefined {
  if (SAYS.test(fold(question.slice(0, MAX_TALK)))) return undefined
  if (memory.flow === null || open?.missing || (memory.focus !== 'sum' && !hasNumber(question))) return undefined
  if (open && changedSum(known, question, open, changesSum(fold(question.slice(0, MAX_TALK))))?.result) return undefined
  if (fresh?.result && (saysAll(fresh) || !hasNumber(question))) return undefined
  // '900 peças a mais' after '300 peças a mais' is the same number.
  const same = memory.said.some((text) => MORE.test(text)) ? question.replace(MORE, '') : question
  const sum = flowFollowed(known, same, memory.flow)
  return unlessMistaken(memory, question, sum)
}
const MORE = /\s+a mais\b/i

/** The numbers of the sum after an older one changed: what comes of both must be the same. */
function inStep(told: Told, known: Known, question: string, flow: FlowMemory | null): Told {
  const sum = flow && flowFollowed(known, question, flow)
  const { value } = sum ?? { value: null }
  const same =
    sum && value !== null && figuresIn(told.draft.answer.text).some((one) => Math.abs(one - Math.abs(value)) < ROUNDED)
  return { ...told, memory: { ...told.memory, flow: same ? sum.memory : null } }
}

function calculated(
  known: Known,
  question: string,
  memory: Memory,
  open: SumMemory | null,
  fresh: Sum | undefined,
): Told | undefined {
  const text = fold(question.slice(0, MAX_TALK))
  const told = (found: Sum | undefined): Told | undefined =>
    found && {
      draft: found.draft,
      memory: {
        ...memory,
        focus: 'sum',
        sum: found.memory,
        result: resultOf(found, question),
        numbers: { ...memory.numbers, ...lastingNumbers(found.memory) },
        choices: [],
      },
    }
  if (!open) return told(fresh)
  if (open.missing && knowsNot(text)) return { draft: unknownNumber(open), memory }
  const time = otherTime(question, open)
  if (time) return { draft: time.draft, memory: { ...memory, sum: time.memory } }
  const more = oneMore(known, text, open)
  if (more) return told(more)
  const loose = open.missing !== null || changesSum(text)
  const other = changedSum(known, question, open, loose)
  const changed = other?.result && isMistaken(question, other.draft) ? undefined : other
  // The answer to what was asked comes first; else a question that says all of its numbers is another sum.
  if (open.missing && changed?.result) return told(changed)
  if (fresh?.result && saysAll(fresh)) return told(fresh)
  if (changed) return inStep(told(changed)!, known, question, memory.flow)
  if (fresh) return told(fresh)
  return changesSum(text) && hasNumber(question) && !speaksOfBusiness(question)
    ? { draft: whichNumber(open), memory }
    : undefined
}
