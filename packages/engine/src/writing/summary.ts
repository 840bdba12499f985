import { formatNumber } from '@norteia/contracts/format'
import { classOf } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import {
  capitalize,
  capitalizeText,
  decapitalize,
  type FactBook,
  is,
  join,
  type Mention,
  say,
  type Text,
} from '#src/facts/fact-book.ts'
import { days, outOfHundred } from '#src/facts/figures.ts'
import type { LedgerFactId } from '#src/ledger-facts/ledger-facts.ts'
import { type MeasuredFigure, shown } from '#src/measures/measured.ts'
import type { Possible } from '#src/measures/measures.ts'
import { NO_RESULT } from '#src/planning/candidates.ts'
import { sameDeed } from '#src/planning/deed-kinds.ts'
import { isFirstLook, looksAgain } from '#src/planning/follow-ups.ts'
import type { PlannedAction } from '#src/planning/plan.ts'
import { adviceText, type Challenge, figureText, quoteText } from '#src/problems/challenge.ts'
import { quoteOf } from '#src/problems/quotes.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import { byStatement, type LedgerFacts } from '#src/reading/statement-answers.ts'
import type { ScoreCap } from '#src/scoring/cap.ts'
import type { Priority } from '#src/scoring/priorities.ts'
import type { RuleResult } from '#src/scoring/rule-result.ts'
import type { DimensionScore } from '#src/scoring/score.ts'
import { capText, dimensionFact, lowestOf, totalFact } from '#src/scoring/total.ts'
import { fold, words } from '#src/text/words.ts'
import { briefOf } from '#src/verdicts/brief.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'
import { openingAccount } from './accounts.ts'
import { leads } from './deciding.ts'
import { whatDecides } from './decision.ts'
import type { Feeling } from './feelings.ts'

export interface Overview {
  /** What she wants, in her words. */
  goals: string
  dimensions: readonly DimensionScore[]
  total: number
  /** Where the total stops; null: nothing holds it. */
  cap: ScoreCap | null
  chosen: readonly Priority[]
  actions: readonly PlannedAction[]
  /** Three of them, in the order of their days. */
  decisions: readonly PlannedAction[]
  challenge: Challenge
  /** What the statements measured; empty without them. */
  ledger: LedgerFacts
  /** What she feels about it; null: she doesn't say. */
  feeling: Feeling | null
  /** Answers to what she is deciding. */
  verdicts: readonly Verdict[]
  /** Sums that she has to confirm. */
  accounts: readonly Possible[]
}

const nota = (book: FactBook, dimension: DimensionScore) =>
  book.mention(dimensionFact(dimension), formatNumber(dimension.nota!))

/** The assessed dimensions from the weakest to the strongest. */
export const byScore = (dimensions: readonly DimensionScore[]) =>
  dimensions.filter((dimension) => dimension.nota !== null).sort((a, b) => a.nota! - b.nota!)

const scoreOf = (book: FactBook, { dimensions, total, cap }: Overview) =>
  book.mention(totalFact(book, dimensions, total, cap), formatNumber(total))

/** What the first finding says, as the end of a sentence. */
function mainPoint({ chosen }: Overview): Text {
  const first = chosen[0]
  if (!first?.result) return say`não há ponto fraco que peça urgência, e o próximo passo é crescer com segurança`
  const { nome } = RULE_TEXTS[first.rule]!
  return first.result.unknown
    ? say`o que mais falta é medir ${nome}`
    : say`o que mais pede atenção ${is(nome)} ${nome}: ${first.result.frase}`
}

/** Two or three sentences beside the score. */
export function summaryText(book: FactBook, overview: Overview): Text {
  const sorted = byScore(overview.dimensions)
  const { nivel } = classOf(overview.total)
  const weakest = lowestOf(overview.dimensions)
  const strongest = sorted[sorted.length - 1]
  if (!weakest || !strongest)
    return say`Ainda não há respostas suficientes para uma nota confiável. Preencha o diagnóstico para receber uma análise da sua empresa.`
  const { card } = overview.challenge
  const parts = [say`Sua empresa tem nota ${scoreOf(book, overview)} de ${outOfHundred(book)} (${nivel}).`]
  const held = capText(book, overview.dimensions, overview.cap)
  if (held) parts.push(held)
  if (strongest !== weakest && strongest.nota !== weakest.nota)
    parts.push(
      say`O ponto mais forte é ${strongest.nome} (${nota(book, strongest)}) e o mais fraco é ${weakest.nome} (${nota(book, weakest)}).`,
    )
  parts.push(card ? say`O que mais pesa, nas suas palavras, é ${card.nome}.` : say`Hoje, ${mainPoint(overview)}.`)
  return join(parts, ' ')
}

/** 'Pelo extrato, a empresa fatura …': what the statements measured, in up to two sentences; null: nothing. */
function measuredText(book: FactBook, { ledger }: Overview): Text | null {
  const part = (id: LedgerFactId, write: (figure: Mention) => Text): Text[] => {
    const fact = ledger.get(id)
    return fact ? [write(book.mention(fact, shown(fact)))] : []
  }
  const month = [
    ...part('receita_mensal', (figure) => say`a empresa fatura ${figure} por mês`),
    ...part('margem_contribuicao', (figure) => say`a margem de contribuição é de ${figure}`),
    ...part('custos_fixos', (figure) => say`os custos fixos levam ${figure} da receita`),
  ]
  const rest = [
    ...part('meses_caixa', (figure) => say`O saldo das contas paga ${figure} de custos`),
    ...part('maior_cliente_parcela', (figure) => say`o maior cliente traz ${figure} da receita`),
  ]
  const first = [...ledger.values()][0]
  if (!first || month.length === 0) return null
  const sentences = [say`${capitalize(byStatement(first))}, ${inARow(month)}.`]
  if (rest.length > 0) sentences.push(capitalizeText(say`${inARow(rest)}.`))
  return join(sentences, ' ')
}

const inARow = (parts: readonly Text[]): Text =>
  parts.length < 2 ? join(parts) : join([join(parts.slice(0, -1), ', '), parts.at(-1)!], ' e ')

/** First paragraph of the report, also used as a preview: measured numbers, the owner's words, the deciding figure, the first step. */
export function openingText(book: FactBook, overview: Overview): Text {
  const measured = measuredText(book, overview)
  const told = toldText(book, overview)
  return measured ? join([measured, told], ' ') : told
}

/** Where her words fit two problems, both are named and the question decides. */
function understoodText({ nome }: ProblemCard, { sure, question, alternatives: [other] }: Challenge): Text {
  if (sure) return say`Entendi que o que mais pesa hoje é ${nome}.`
  const either = other ? `: pode ser ${nome} ou ${other.nome}` : `; o mais provável é ${nome}`
  const decides = question ? ' A pergunta em “Sobre o problema” decide.' : ''
  return say`Ainda não tenho certeza do que mais pesa${either}.${decides}`
}

/** The short answer to her question, with the sum that decides; null: her question has none. */
function answerText({ verdicts: [first], challenge }: Overview): { text: Text; reckoned: boolean } | null {
  if (!first || !leads(first, challenge)) return null
  const brief = briefOf(first)
  if (!brief) return null
  const asked =
    first.quote && !isSaid(first.quote.text, challenge.quote)
      ? say`Sobre ${first.quote}: `
      : say`A resposta, em resumo: `
  return { ...brief, text: say`${asked}${brief.text}` }
}

/** Whether a sentence, maybe cut, is quoted already. */
function isSaid(quote: string, said: string): boolean {
  const [one, other] = [quote, said].map((text) => fold(text.replace(/[“”…]/g, '')).trim()) as [string, string]
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))
}

function toldText(book: FactBook, overview: Overview): Text {
  const { challenge, actions, feeling } = overview
  const first = actions[0]!
  const step = say`O primeiro passo, em até ${days(book, first.day)}: ${adviceText(book, decapitalize(first.step.acao))}.`
  const answer = answerText(overview)
  const figure = challenge.figure && !answer?.reckoned ? [figureText(book, challenge.figure)] : []
  const open = answer?.reckoned || isOfHers(challenge.figure) ? null : openingAccount(overview.accounts)
  const decided = [...(answer ? [answer.text] : []), ...(open ? [open] : []), ...figure]
  if (challenge.card) {
    const understood = understoodText(challenge.card, challenge)
    const said = challenge.quote === '' ? [] : [say`Você escreveu: ${quoteText(book, challenge.quote)}.`]
    const why = decided.length === 0 ? whatDecides(challenge, overview.verdicts) : null
    const compared = why ? [adviceText(book, firstSentence(why))] : []
    return join([...said, ...(feeling ? [feeling.sentence] : []), understood, ...decided, ...compared, step], ' ')
  }
  const point = say`Hoje, ${mainPoint(overview)}.`
  if (challenge.quote === '') return join([point, step], ' ')
  return join(
    [
      say`Você escreveu: ${quoteText(book, challenge.quote)}.`,
      say`Ainda não sabemos qual problema está por trás disso: ${decapitalize(OPEN_QUESTION)}`,
      point,
      step,
    ],
    ' ',
  )
}

/** A sum of her own numbers. */
const isOfHers = (figure: MeasuredFigure | null): boolean => figure?.fact.id.startsWith('medida.conta_dela') === true

/** Asked when no card matches the owner's words. */
export const OPEN_QUESTION = 'O que acontece na empresa, num dia comum, por causa disso?'

/** The three recommendations: the first step, what she asks for herself, then the fix and what else weighs most. */
export function recommendationTexts(book: FactBook, overview: Overview): Text[] {
  const { decisions } = overview
  const forGoal = decisions.find(({ asked }) => asked?.goal)
  const reasoned = new Set<string>()
  return decisions.map((decision, index) => {
    const { regra, step, day, own } = decision
    const action = say`${adviceText(book, step.acao)}, em até ${days(book, day)}.`
    const priority = overview.chosen.find(({ rule }) => rule === regra)
    // The first step is told whole: half of it elsewhere would stand there without its beginning.
    const begin = adviceText(book, index === 0 ? step.detalhes : firstSentence(step.detalhes))
    const how = own ? say`${begin} ${own}` : begin
    if (decision === forGoal) return say`${action} ${how} Serve à sua meta: ${goalText(book, overview.goals)}.`
    if (priority?.result && callsForIt(priority.result) && !reasoned.has(regra)) {
      reasoned.add(regra)
      return say`${action} ${how} Por que agora: ${priority.result.frase}.`
    }
    // The sign that the first one worked stands where it is explained.
    return index === 0
      ? say`${action} ${how}`
      : step.resultado === NO_RESULT
        ? say`${action} ${how}`
        : say`${action} ${how} ${RESULT}${adviceText(book, decapitalize(step.resultado))}`
  })
}

const RESULT = 'O que muda: '

/** Answers that say nothing of why it should be now. */
const NO_REASON = new Set(['company_age', 'receita_por_funcionario', 'margem_declarada', 'kpis'])
/** Better answers give no reason to act now. */
const GOOD_FROM = 50
const callsForIt = (result: RuleResult) => isWeak(result) && result.points < GOOD_FROM
/** Plainly answered, and not well: it may be one of the decisions. */
const ROOM_FROM = 65
const isWeak = ({ rule, points, list }: RuleResult) => !NO_REASON.has(rule) && points < ROOM_FROM && list !== 'ticked'

/** Three different deeds of the plan, in the order of their days. */
export function decisionsOf({
  challenge,
  chosen,
  actions,
  goals,
}: Pick<Overview, 'challenge' | 'chosen' | 'actions' | 'goals'>): PlannedAction[] {
  const own = actions.filter(({ regra, asked }) => regra === challenge.problem?.id && asked === null)
  const asked = actions.filter((action) => action.asked !== null && action.day <= ASKED_BY)
  const others = actions.filter((action) => !own.includes(action))
  // A rule that neither her words nor her answers point to comes after the next step of her problem.
  const stated = others.filter(
    ({ regra, day }) =>
      day <= STATED_BY &&
      (regra === challenge.second?.id ||
        chosen.some(({ rule, result }) => rule === regra && (!challenge.card || (result && isWeak(result))))),
  )
  const order = [
    // An answer that is due has its own three first steps.
    ...actions.filter(({ framed }) => framed),
    ...own.slice(0, 1),
    ...asked,
    ...own.slice(1, 2),
    ...stated,
    ...nearestTo(
      goals,
      own.slice(2).filter(({ day }) => day <= GOAL_BY),
    ),
    ...own.slice(2),
    ...others,
    ...actions,
  ]
  const distinct = [...new Set(order)]
  // A look back decides nothing.
  const deeds = distinct.filter((action) => !isFirstLook(action) && !looksAgain(action))
  // Two ways to say the same are one decision.
  const unlike = deeds.filter(
    ({ step }, at) => !deeds.slice(0, at).some((other) => sameDeed(other.step.acao, step.acao)),
  )
  return [...new Set([...unlike, ...deeds, ...distinct])].slice(0, 3).sort((a, b) => a.day - b.day)
}

/** A step that she asks for is a decision when it stands among the first; another rule's, when it doesn't wait for long. */
const ASKED_BY = 30
const STATED_BY = 50
/** What waits for two months is no decision of today. */
const GOAL_BY = 50

/** Her goal in her own words, cut like every quote. */
export const goalText = (book: FactBook, goals: string): Text => {
  // 'E chegar em …' goes on from another sentence.
  const quote = quoteOf(
    (goals.split(/(?<=[.!?;])\s+|\n+/)[0] ?? '').replace(/^\s*(?:e|mas|tamb[eé]m|a[ií]|ah|ent[aã]o|depois)\s+/iu, ''),
  )
  return say`“${book.mention(
    {
      id: 'metas.citacao',
      rotulo: 'Metas, nas suas palavras',
      valor: quote,
      unidade: '',
      tipo: 'informado',
      origem: 'Diagnóstico, pergunta “Objetivos futuros”',
    },
    quote,
  )}”`
}

/** The steps that speak of her goal first; the others as they stand. */
function nearestTo(goals: string, steps: readonly PlannedAction[]): PlannedAction[] {
  const wanted = new Set(
    words(goals)
      .filter((word) => word.length >= LONG)
      .map(beginning),
  )
  const shared = ({ step }: PlannedAction) => {
    const said = beginningsOf(`${step.acao} ${step.detalhes} ${step.resultado}`)
    return [...wanted].filter((word) => said.has(word)).length
  }
  const ranked = steps.map((action) => ({ action, score: shared(action) }))
  return ranked.sort((a, b) => b.score - a.score).map(({ action }) => action)
}

/** Words of fewer letters name no subject; their first letters stand for all their forms. */
const LONG = 5
const beginning = (word: string) => word.slice(0, LONG)

/** Of the product's own texts; the plan of the next company takes the same ones. */
const keptBeginnings = new Map<string, ReadonlySet<string>>()
const MOST_TEXTS_KEPT = 2_000

function beginningsOf(text: string): ReadonlySet<string> {
  const known = keptBeginnings.get(text)
  if (known) return known
  const found = new Set(words(text).map(beginning))
  if (keptBeginnings.size < MOST_TEXTS_KEPT) keptBeginnings.set(text, found)
  return found
}

export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
