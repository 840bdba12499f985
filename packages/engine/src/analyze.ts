import type { Fact, FactReference, FullAnalysis } from '@norteia/contracts/analysis'
import { classOf } from '@norteia/contracts/product-figures'
import { answeredBy } from './planning/answered.ts'
import { cardOfDecision, decidedBy } from './planning/card-of-decision.ts'
import { foundOut } from './planning/found-out.ts'
import { type Known, knownOf } from './planning/known.ts'
import { ownAccount } from './planning/own-account.ts'
import { isGuarded, makePlan } from './planning/plan.ts'
import { writePlan } from './planning/plan-on-wire.ts'
import { type OfVerdict, verdictDeed } from './planning/verdict-deeds.ts'
import { daysToAnswer, endsWithinPlan, ownDate } from './problems/deadline.ts'
import { askedSteps, toldSteps } from './problems/deeds.ts'
import { type FramedStep, frameSteps } from './problems/frames.ts'
import { goalTiming, growingGoal } from './problems/goal-timing.ts'
import { findCard } from './problems/match.ts'
import { ownAlternatives } from './problems/own-alternatives.ts'
import type { AnalysisInput } from './reading/input.ts'
import { RULES_VERSION } from './rules.ts'
import { type Assessment, assess } from './scoring/assessment.ts'
import { confidenceOf } from './scoring/confidence.ts'
import { choosePlanRules } from './scoring/priorities.ts'
import { dimensionFact, dimensionShares, totalFact } from './scoring/total.ts'
import { fold } from './text/words.ts'
import { briefOf } from './verdicts/brief.ts'
import { type Verdict, verdictsOf } from './verdicts/verdicts.ts'
import { notOutweighed, openAccounts, possibleAccounts, writeAccounts } from './writing/accounts.ts'
import { writeChallenge } from './writing/challenge.ts'
import { chartsOf } from './writing/charts.ts'
import { shownFigures } from './writing/deciding.ts'
import { feelingOf } from './writing/feelings.ts'
import { findingsOf, insightsOf, writeInsights } from './writing/insights.ts'
import { plainFigures } from './writing/plain-figures.ts'
import { reportText } from './writing/report.ts'
import { decisionsOf, recommendationTexts, summaryText } from './writing/summary.ts'

export type { AnalysisInput } from './reading/input.ts'

export interface EngineAnalysis {
  /** Segment whose questions and rules were used. */
  setor: string
  /** Fraction; how complete the data was. */
  nivelConfianca: number
  versaoRegras: string
  /** The report: plain text, headings in capitals. */
  resposta: string
  completa: FullAnalysis
  fatos: Fact[]
  /** `campo` is a path in the analysis as the API sends it. */
  referencias: FactReference[]
}

const FULL = 'insights.analiseCompleta'

/** Cards whose steps prepare what a goal to grow would add. */
const OF_GROWTH = new Set(['contratar_ou_nao', 'segunda_loja', 'franquear', 'aluguel_equipamento'])

/** The steps of her decision, begun by what its answer asks for. */
const withDeed = (steps: readonly FramedStep[], deed: OfVerdict | null): readonly FramedStep[] =>
  deed ? [deed.step.step, ...steps.filter(({ acao }) => !deed.replaces(acao))] : steps

/** The deciding figures, and what is known of her case by them, by the answers to her decisions and by what she typed. */
function toldOf({ book, reading, challenge, measures }: Assessment, verdicts: readonly Verdict[]) {
  const shown = shownFigures(book, challenge, verdicts, measures, fold(reading.form.main_challenge))
  const answered = verdicts.some((one) => briefOf(one)?.reckoned === true)
  const { figure } = challenge
  const accounts: Fact[] = [
    ...book.factsBehind(verdicts.flatMap(({ answer }) => answer.spans.map(({ fato }) => fato))),
    ...(figure ? [figure, ...shown] : shown).flatMap(({ fact, entradas }) => [fact, ...entradas]),
  ]
  return { figures: plainFigures(shown, challenge, answered), known: knownOf(book, reading, accounts) }
}

/** What the company does about it, what that costs, and the date of hers that it keeps to. */
function planned(
  { book, reading, evaluation, dimensions, ranked, challenge }: Assessment,
  verdicts: readonly Verdict[],
  known: Known,
) {
  const { problem, second, companions, card, sure, alternatives, frame, beside: alsoTold } = challenge
  // Steps of one of several far ones would lead away from both.
  const near = alternatives.length === 1 ? alternatives[0] : alternatives.find((one) => companions.includes(one))
  const other = (!sure && card && near) || null
  const chosen = choosePlanRules(ranked, card)
  const guarded = isGuarded(dimensions, evaluation)
  const goals = reading.form.future_goals
  const date = ownDate(`${reading.form.main_challenge} ${goals}`, reading.referenceMonth)
  const due = daysToAnswer(`${reading.form.main_challenge}. ${goals}`)
  // A goal of which she names the number is weighed above: one that has to wait isn't prepared.
  const waits = card !== null && goalTiming(reading, card) !== null && /\d/.test(growingGoal(reading) ?? '')
  const asked = askedSteps(reading, problem).filter(({ goal, card }) => !(goal && waits && OF_GROWTH.has(card)))
  const told = toldSteps(reading, problem)
  const deed = verdictDeed(verdicts, reading, problem, asked)
  const particular = findCard(asked.find(({ sure }) => sure)?.card ?? '')
  const beside = particular && particular.id !== problem?.id ? particular : null
  const parts = {
    problem,
    stated: card !== null,
    // What she tells in full carries on with its own card, whatever card her words are nearest to.
    second: second ?? beside ?? cardOfDecision(verdicts, reading, challenge),
    aside: beside && beside !== second ? beside.id : null,
    other,
    companions,
    asked: deed && !frame ? [deed.step, ...asked] : asked,
    told,
    chosen,
    ranked,
    dated: date !== null || endsWithinPlan(reading.form.main_challenge),
    quote: challenge.quote,
    framed: frame && problem ? withDeed(frameSteps(frame, alsoTold, problem, reading.form), deed) : [],
    replaces: deed?.replaces ?? (() => false),
    decides: verdicts.some(({ open, field }) => !open && field === 'main_challenge'),
    framedMaterial: frame && problem ? (frame.material ?? problem.material) : null,
    due,
    answered: answeredBy(verdicts),
    alternatives: problem ? ownAlternatives(reading.form, problem.id) : [],
    known,
    found: foundOut(known),
  }
  const plan = makePlan(book, reading, parts, guarded)
  const own = ownAccount(book, reading, { ...plan, about: problem?.nome ?? null })
  const feeling = feelingOf(reading, card?.id)
  return { plan, told: { chosen, actions: plan.actions, goals, feeling }, date, due, guarded, own }
}

function writeScores({ book, dimensions, total, evaluation }: Assessment): void {
  book.number(`${FULL}.scoreGeral.scoreTotal`, book.add(totalFact(book, dimensions, total, evaluation.cap)))
  dimensions.forEach((dimension, index) => {
    if (dimension.nota !== null)
      book.number(`${FULL}.scoreGeral.dimensoes.${index}.nota`, book.add(dimensionFact(dimension)))
  })
}

/** The whole analysis of one company. Pure: the same input gives the same output. */
export function analyze(input: AnalysisInput): EngineAnalysis {
  const assessed = assess(input)
  const { book, reading, evaluation, dimensions, total, measures } = assessed
  const findings = findingsOf(book, assessed)
  const verdicts = notOutweighed(book, measures, verdictsOf(book, reading, assessed.challenge.card))
  const assessment = { ...assessed, challenge: decidedBy(assessed.challenge, verdicts) }
  const { challenge } = assessment
  const { figures, known } = toldOf(assessment, verdicts)
  const { plan, told, date, due, guarded, own } = planned(assessment, verdicts, known)
  const confidence = confidenceOf(reading, evaluation)
  const { cap } = evaluation
  const possible = possibleAccounts(book, reading, measures, verdicts)
  const accounts = openAccounts(reading, possible)
  const decisions = decisionsOf({ challenge, ...told })
  const { ledger } = reading
  const overview = { dimensions, total, cap, challenge, ledger, verdicts, accounts, decisions, ...told }
  const recommendations = recommendationTexts(book, overview)
  const report = reportText(book, {
    ...overview,
    reading,
    findings,
    recommendations,
    ownAccount: own.text,
    confidence,
    guarded,
    date,
    due,
    figures,
    contradictions: assessment.contradictions,
    absurdities: assessment.absurdities,
  })

  const contas = writeAccounts(book, reading, possible)
  const shares = dimensionShares(dimensions)
  writeScores(assessed)
  for (const [path, fact] of own.facts) book.number(`${FULL}.nossaConta.${path}`, book.add(fact))
  const { nivel, emoji } = classOf(total)
  return {
    setor: reading.segment,
    nivelConfianca: confidence,
    versaoRegras: RULES_VERSION,
    resposta: book.write('resultado.resposta', report),
    completa: {
      scoreGeral: {
        scoreTotal: total,
        classificacao: { nivel, emoji },
        resumo: book.write(`${FULL}.scoreGeral.resumo`, summaryText(book, overview)),
        dimensoes: dimensions.map(({ id, nome, nota }) => ({ id, nome, nota, peso: shares.get(id)! })),
      },
      insights: writeInsights(book, insightsOf(book, findings, challenge, decisions)),
      recomendacoes: recommendations.map((text, index) => book.write(`${FULL}.recomendacoes.${index}`, text)),
      planoAcao: writePlan(book, plan),
      nossaConta: { ...own.account, explicacao: book.write(`${FULL}.nossaConta.explicacao`, own.text) },
      ...(challenge.quote !== '' || challenge.card ? { desafio: writeChallenge(book, challenge) } : {}),
      ...(contas && { contas }),
      charts: chartsOf(book, reading, dimensions),
    },
    fatos: book.used(),
    referencias: book.references,
  }
}
