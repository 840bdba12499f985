import type { Fact, PlanAction } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { onFirstUse } from '@norteia/contracts/on-first-use'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { askedIn } from '#src/measures/measured.ts'
import type { AskedStep } from '#src/problems/deeds.ts'
import type { Alternative } from '#src/problems/own-alternatives.ts'
import type { CardStep, Material, ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { CASH_GUARD, DEADLINES, GENERAL_RULES } from '#src/rules.ts'
import { serves } from '#src/scoring/fit.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import type { DimensionScore, Evaluation } from '#src/scoring/score.ts'
import type { Answered } from './answered.ts'
import {
  askedCandidates,
  type Candidate,
  cardCandidates,
  type Doer,
  framedCandidates,
  measuringCandidates,
  ruleCandidates,
  spareCandidates,
} from './candidates.ts'
import { costOf, type WorkCost } from './costs.ts'
import { areTwins, sameDeed } from './deed-kinds.ts'
import { doerOf } from './doer.ts'
import { followUps, isCheck, looksBack, recalled } from './follow-ups.ts'
import type { FoundOut } from './found-out.ts'
import { fittingFrame } from './framed-steps.ts'
import { type Gain, movesMoney, plannedGain, releasesOf } from './gains.ts'
import { type Investment, investmentOf } from './investment.ts'
import type { Known } from './known.ts'
import {
  heardBeforePaid,
  inOrder,
  inTime,
  isDecision,
  isSure,
  layoutBy,
  layoutFor,
  type Source,
  stoppedSoon,
  todayToday,
  upToAnswer,
} from './layout.ts'
import { type FilledMaterial, withMaterial } from './material.ts'
import { ownCaseOf } from './own-case.ts'
import { ownerOf } from './responsible.ts'
import { looksOnly } from './step-order.ts'

export interface PlannedAction
  extends Pick<Candidate, 'regra' | 'passo' | 'step' | 'categoria' | 'phase' | 'asked' | 'framed'> {
  /** What can be copied and used for it, filled with what is known; null: nothing. */
  material: FilledMaterial | null
  day: number
  prioridade: PlanAction['prioridade']
  responsavel: string
  /** Hours, purchases and monthly cost. */
  cost: WorkCost
  investment: Investment | null
  resultado: Text
  /** What the step means in her case; null: her words say nothing of it. */
  own: Text | null
}

export interface Plan {
  actions: PlannedAction[]
  /** Reais a month, by formula. */
  gains: Gain[]
  /** Reais that come back once. */
  releases: Gain[]
  /** Money is too short for anything but cheap actions before day 60. */
  guarded: boolean
}

/** Money is too short for anything but cheap steps: finances or margin are below `CASH_GUARD`, and no plenty is left over. */
export function isGuarded(dimensions: readonly DimensionScore[], evaluation: Evaluation): boolean {
  const finance = dimensions.find(({ id }) => id === 'FIN')?.nota
  const { margin } = evaluation
  if (margin !== null && margin.percent >= CASH_GUARD.plenty) return false
  return (
    (finance != null && finance < CASH_GUARD.finance) || (margin !== null && margin.percent < CASH_GUARD.marginPercent)
  )
}

/** A company short of money buys nothing before this day, but for what the first step can't do without. */
export const FREE_FROM = DEADLINES.second[2]

export interface PlanParts {
  /** null: no card and no weak rule with one. */
  problem: ProblemCard | null
  /** Her own words name the problem; else her weakest answer does. */
  stated: boolean
  second: ProblemCard | null
  /** What it may be as well, while her answer to the card's question is open; null: the problem is sure. */
  other: ProblemCard | null
  /** Cards that carry on from the problem's. */
  companions: readonly ProblemCard[]
  /** What her own words and her goal ask for. */
  asked: readonly AskedStep[]
  /** What she tells beside her problem asks for. */
  told: readonly AskedStep[]
  /** The plan's rules, the most worthwhile first. */
  chosen: readonly Priority[]
  /** All rules that may be acted on. */
  ranked: readonly Priority[]
  /** Her own date falls within the plan. */
  dated: boolean
  /** Id of the card of a particular deed beside her problem: its sums aren't the plan's. null: none. */
  aside: string | null
  /** Her sentence as it is quoted; '': none. */
  quote: string
  /** What the decision that is due asks for, in its order; empty: none is. */
  framed: readonly Omit<CardStep, 'dia'>[]
  /** Steps whose place the deed of her answer takes. */
  replaces: (title: string) => boolean
  /** She weighs something that the report answers. */
  decides: boolean
  /** What can be copied for it. */
  framedMaterial: Material | null
  /** Days until the answer that she owes; null: none within a month. */
  due: number | null
  /** What the report has answered of her decision. */
  answered: Answered
  /** Ways out that she names herself. */
  alternatives: readonly Alternative[]
  /** What the report knows of her case. */
  known: Known
  /** What of it no step has to find out. */
  found: FoundOut
}

/** Nine actions on the specified days, no deed twice. */
export function makePlan(book: FactBook, reading: Reading, parts: PlanParts, guarded: boolean): Plan {
  const doer = doerOf(reading, parts.answered, parts.found)
  const { problem, other, ranked } = parts
  const steps = problem ? cardCandidates(problem, doer).filter(({ step }) => !parts.replaces(step.acao)) : []
  const either = other ? ofEither(steps, cardCandidates(other, doer)) : steps
  const wanted = askedCandidates([...parts.asked, ...parts.alternatives], doer)
  const help = helpOf(parts, doer)
  // What the card does first anyway keeps its place.
  const first = either.slice(0, 2).map((one) => ({ ...one, asked: wanted.find(sameAs(one))?.asked ?? null }))
  const ordered = inOrder(wanted.filter((one) => !first.some(sameAs(one))))
  const backbone = problem
    ? framedCandidates(upToAnswer(fittingFrame(parts, doer), parts.due), problem.id, parts.framedMaterial, doer)
    : []
  const leading = backbone.length > 0 ? [] : leadingOf(ordered, first, problem)
  const asked = ordered.filter((one) => !leading.includes(one))
  const queues: Record<Source, Candidate[]> = {
    problem: [...backbone, ...leading, ...withoutSheet([...first, ...either.slice(2)], backbone)],
    hers: [...asked, ...besideOf(parts, doer), ...(parts.stated ? [] : help)],
  }
  // Most plans are full before they come to these.
  const spare = onFirstUse(() => spareCandidates(ranked, doer))
  const measuring = onFirstUse(() => measuringCandidates(ranked, doer))
  const taken: Taken[] = []
  const pick = (day: number, source: Source) => {
    const used = taken.map(({ candidate }) => candidate)
    const unused = (one: Candidate) => !used.some((other) => repeats(one, other))
    const early = guarded && day <= FREE_FROM && used.length > 0
    const free = (one: Candidate) =>
      unused(one) && (!early || one.asked !== null || (one.step.custo === 'baixa' && one.step.compra === null))
    const found =
      queues[source].find(free) ??
      queues.problem.find(free) ??
      queues.hers.find(free) ??
      help.find(free) ??
      spare().find(free) ??
      measuring().find(free) ??
      measuring().find(unused) ??
      measuring().find(({ step }) => !used.some((other) => other.step.acao === step.acao))!
    const carried = carriedOn({ day, source, candidate: found }, taken, problem)
    taken.push({ day, source, candidate: backbone.length > 0 ? lookedBack(carried, day, taken) : carried })
  }
  // The three decisions first: what she asks for gives way to nothing but the first step of her problem's card.
  const days = backbone.length > 0 ? layoutBy(backbone.length) : layoutFor(parts, asked, leading.length > 0)
  const decided = days.filter(
    ([day, source], index) => index <= leading.length || (asked.length > 0 && source === 'hers' && isDecision(day)),
  )
  for (const [day, source] of [...decided, ...days.filter((one) => !decided.includes(one))]) pick(day, source)
  const sorted = taken.sort((x, y) => x.day - y.day)
  const framed = backbone.length > 0
  const dated = inTime(framed ? sorted : heardBeforePaid(sorted), { ...parts, framed })
  return finished(book, reading, parts, { taken: todayToday(doer.counted ? stoppedSoon(dated) : dated), guarded })
}

/**
 * What comes before the first step of her problem's card: a deed of the same problem that her own words ask for, and where
 * the card begins by looking, what she tells in full.
 */
function leadingOf(asked: readonly Candidate[], first: readonly Candidate[], problem: ProblemCard | null): Candidate[] {
  const own = asked.find((one) => one.asked?.own && !one.asked.goal && one.regra === problem?.id)
  // One that says the same as the card does waits for its own place.
  if (own && !first.slice(0, 1).some((one) => sameDeed(one.step.acao, own.step.acao))) return [own]
  const waits = asked.length > 0 && isSure(asked[0]!) && first.length > 0 && looksOnly(first[0]!.step.acao)
  return waits ? asked.slice(0, 1) : []
}

/** Once she has answered, other steps of the same card would begin what is decided anew. */
function lookedBack(one: Candidate, day: number, taken: readonly Taken[]): Candidate {
  if (day < DEADLINES.third[0] || one.framed) return one
  return followUps(taken)[0] ?? one
}

/** In the last weeks, what was begun is looked at before anything general: by a rule, and last of all by another card. */
function carriedOn(one: Taken, taken: readonly Taken[], problem: ProblemCard | null): Candidate {
  const { day, candidate } = one
  if (day < DEADLINES.third[0] || candidate.asked !== null) return candidate
  const general = candidate.phase !== null
  const another = day === DEADLINES.third[1] && candidate.regra !== problem?.id && one.source === 'problem'
  const checked = taken.some((other) => other.day > DEADLINES.second[0] && isCheck(other.candidate))
  return general || (another && !checked) ? (followUps(taken)[0] ?? candidate) : candidate
}

/** No plan of three months brings a third more than what comes in: the numbers were read of something else. */
const MOST_GAINED = 0.35
const isBelievable = ({ value }: Gain, { revenue }: Reading): boolean =>
  revenue === null || value <= revenue.value * MOST_GAINED

interface Taken {
  day: number
  source: Source
  candidate: Candidate
}

/** The actions taken, with what each costs and brings, and what it means in her case. */
function finished(
  book: FactBook,
  reading: Reading,
  parts: PlanParts,
  { taken, guarded }: { taken: readonly Taken[]; guarded: boolean },
): Plan {
  const { problem } = parts
  const gains = new Map<string, Gain>()
  const owners = parts.aside === null ? parts : { ...parts, second: null }
  const told = new Set<string>()
  const ownCase = ownCaseOf(book, reading)
  const { other } = parts
  const firstOther = taken.find(({ candidate }) => candidate.regra === other?.id)
  const only = (one: Taken) => (other && one === firstOther ? say`Vale se o que mais pesa for ${other.nome}.` : null)
  const actions = taken.map((one) => {
    const { day, source, candidate } = one
    const brings =
      // What a decision brings isn't known before it is taken.
      parts.framed.length === 0 && changes(candidate) && candidate.regra !== parts.aside
        ? plannedGain(book, candidate.regra, reading, owners)
        : undefined
    const gain = brings && isBelievable(brings, reading) ? brings : undefined
    if (gain) gains.set(candidate.regra, gain)
    // What all of them bring together is said once.
    const first = gain && !told.has(gain.group) ? gain : undefined
    if (gain) told.add(gain.group)
    return {
      ...planned(book, reading, { day, source, candidate, gain: first }),
      own: looksBack(candidate)
        ? recalled(book, parts.quote)
        : (namedText(book, parts, candidate) ??
          ownCase(candidate.step.acao) ??
          parts.found.says(candidate.step.acao) ??
          only(one)),
    }
  })
  const cards = [problem, parts.second, ...parts.companions].filter((card) => card !== null)
  return {
    actions: withMaterial(book, reading, parts.known, { actions, cards }),
    gains: [...gains.values()],
    releases: parts.framed.length === 0 ? releasesOf(book, reading, actions, owners) : [],
    guarded,
  }
}

/** 'Você escreveu: “…”': which of her words a step weighs; undefined: none of its own. */
function namedText(book: FactBook, { alternatives }: PlanParts, { step }: Candidate): Text | undefined {
  const named = alternatives.find(({ step: { acao } }) => acao === step.acao)
  if (!named) return undefined
  const fact: Fact = {
    id: `alternativa.${named.field}`,
    rotulo: 'Outra saída, nas suas palavras',
    valor: named.quoted,
    unidade: '',
    tipo: 'informado',
    origem: askedIn(named.field),
  }
  return say`Você escreveu: “${book.mention(fact, named.quoted)}”.`
}

const sameAs = (one: Candidate) => (other: Candidate) => one.step.acao === other.step.acao

/** What the decision brings with it is copied, not what its card has for other days. */
const withoutSheet = (steps: readonly Candidate[], backbone: readonly Candidate[]): readonly Candidate[] =>
  backbone.some(({ material }) => material) ? steps.map((one) => ({ ...one, material: null })) : steps

/** The same deed again; steps of one card or rule follow on each other and never are. */
const repeats = (one: Candidate, other: Candidate): boolean =>
  one.step.acao === other.step.acao || (one.framed && other.framed ? false : saysAgain(one, other))

const saysAgain = (one: Candidate, other: Candidate): boolean =>
  areTwins(one.step.acao, other.step.acao) ||
  ((one.regra !== other.regra || one.asked?.own || other.asked?.own) === true &&
    sameDeed(one.step.acao, other.step.acao))

/** First steps of two problems that may serve both. */
const FIRST_OF_BOTH = 3
/** Places of what it may be as well, among the steps of what it is more likely to be. */
const OTHER_AT = [2, 5]

/** The steps of two problems of which one is meant: what both begin with, then the likelier, with some of the other. */
function ofEither(steps: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const begun = others.slice(0, FIRST_OF_BOTH)
  const both = steps
    .slice(0, FIRST_OF_BOTH)
    .filter((one) => begun.some((other) => sameDeed(one.step.acao, other.step.acao)))
  const ordered = [...both, ...steps.filter((one) => !both.includes(one))]
  for (const [index, place] of OTHER_AT.entries()) ordered.splice(place, 0, ...others.slice(index, index + 1))
  return ordered
}

/** What she tells beside her problem, her second one, and the answer that shows a cause, the one in reais first. */
function besideOf({ problem, second, chosen, told }: PlanParts, doer: Doer): Candidate[] {
  const causes = chosen.filter(
    ({ rule, result }) => result && !(rule in GENERAL_RULES) && problem?.causas.includes(rule),
  )
  const answered = causes.find(({ rule }) => movesMoney(rule)) ?? causes[0]
  const beside = askedCandidates(told, doer).map((one) => ({ ...one, asked: null }))
  return [
    ...beside.slice(0, BESIDE_FIRST),
    ...(second ? cardCandidates(second, doer) : []),
    ...beside.slice(BESIDE_FIRST),
    ...(answered ? ruleCandidates(answered, doer).slice(0, 1) : []),
  ]
}

/**
 * What helps where the steps of her problem end: the rules that may cause it, the cards that carry on from it. Without a
 * problem, the plan's rules.
 */
function helpOf({ problem, companions, chosen }: PlanParts, doer: Doer): Candidate[] {
  const causes = problem ? chosen.filter((one) => problem.causas.includes(one.rule) && serves(one, problem)) : chosen
  const rules = causes.slice(0, HELPING_RULES).map((priority) => ruleCandidates(priority, doer))
  const cards = companions.flatMap((card) => cardCandidates(card, doer).map((step) => ({ ...step, material: null })))
  return [
    ...rules.flatMap((steps) => steps.slice(0, 1)),
    ...cards.slice(0, COMPANION_STEPS),
    ...rules.flatMap((steps) => steps.slice(1)),
    ...cards.slice(COMPANION_STEPS),
  ]
}

const HELPING_RULES = 2
const BESIDE_FIRST = 2
const COMPANION_STEPS = 2

/** Whether the step changes something; the first of a card or rule looks, counts and agrees. */
const changes = ({ phase, passo }: Candidate) => (phase === null ? passo > 1 : phase !== 'medir')

const PRIORITIES: Readonly<Record<Source, PlanAction['prioridade']>> = { problem: 'ALTA', hers: 'MÉDIA' }

function planned(
  book: FactBook,
  reading: Reading,
  taken: { day: number; source: Source; candidate: Candidate; gain: Gain | undefined },
): Omit<PlannedAction, 'own' | 'material'> & Pick<Candidate, 'material'> {
  const { day, source, candidate, gain } = taken
  const { regra, passo, step, categoria, phase, material, papel, asked, framed } = candidate
  return {
    regra,
    passo,
    step,
    categoria,
    phase,
    material,
    asked,
    ...(framed && { framed }),
    day,
    prioridade: asked ? PRIORITIES.problem : day > FREE_FROM ? PRIORITIES.hers : PRIORITIES[source],
    responsavel: ownerOf(papel, reading.people?.value ?? null),
    cost: costOf(book, reading, { id: String(day), horas: step.horas, compra: step.compra, mensal: step.mensal }),
    investment: investmentOf(book, reading, step, String(day)),
    resultado: gain
      ? say`${step.resultado} Pela nossa conta, cerca de ${book.mention(gain.fact, formatMoney(gain.value))} por mês.`
      : say`${step.resultado}`,
  }
}
