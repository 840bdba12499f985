import { dayOf } from '@norteia/contracts/format'
import { gapSentence } from '@norteia/contracts/result'
import { cashDays } from '@norteia/engine/cash/cash'
import type { NumbersDraft } from '@norteia/engine/consultant/turn'
import { gapsWithin } from '@norteia/engine/ledger/coverage'
import { addMonths, dayName, dayNumber, firstOf, lastOf } from '@norteia/engine/ledger/days'
import { categoriesById, type Interval } from '@norteia/engine/ledger/types'
import { countedCategories } from '@norteia/engine/metrics/amounts'
import { answerDraft, type Figures } from '@norteia/engine/metrics/answer'
import { type Frame, frameOf, readFrame } from '@norteia/engine/metrics/frame'
import { metricOf } from '@norteia/engine/metrics/metrics.data'
import { readQuestion } from '@norteia/engine/metrics/question'
import { namesAsked, type QuestionContext } from '@norteia/engine/metrics/reading'
import { cannotDraft, emptyDraft, whichDraft } from '@norteia/engine/metrics/refusals'
import { nearestQuestions, suggestQuestions } from '@norteia/engine/metrics/suggestions'
import { predict } from '@norteia/engine/predict'
import type { Db } from '#src/db/client.ts'
import { readCash } from '#src/features/cash/cash.service.ts'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import {
  findKnownDays,
  type LedgerAccount,
  listAccounts,
  listOwnCategories,
} from '#src/features/ledger/ledger.service.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import {
  findChangedParties,
  findNames,
  findNewestMonth,
  findParties,
  hasMovements,
  type QuestionScope,
  sumQuestion,
} from './questions.repo.ts'

type Deps = Pick<Services, 'db' | 'clock'>

/** The ledger's answer to a question, and the frame that the next one goes on from. */
export interface LedgerAnswer {
  write: NumbersDraft
  state: unknown
}

interface Known {
  context: QuestionContext
  contas: LedgerAccount[]
}

async function readContext(db: Db, companyId: string, now: number, words: readonly string[]): Promise<Known> {
  const hoje = dayOf(now)
  const contas = await listAccounts(db, companyId)
  const days = await findKnownDays(db, companyId, hoje)
  const current = hoje.slice(0, 7)
  const context = {
    hoje,
    mes: (await findNewestMonth(db, companyId, current)) ?? addMonths(current, -1),
    primeiro: days?.de ?? null,
    categorias: await listOwnCategories(db, companyId),
    contas,
    contrapartes: words.length === 0 ? [] : await findNames(db, companyId, words),
  }
  return { context, contas }
}

/**
 * What the company's movements, result, cash and forecast say to a question; undefined: it is none on own numbers.
 * `asked.follows`: the answer before was one of these, so that this question may go on from its frame.
 */
export async function answerFromLedger(
  deps: Deps,
  company: Company,
  asked: { text: string; state: unknown; follows: boolean },
): Promise<LedgerAnswer | undefined> {
  const before = asked.follows ? readFrame(asked.state) : undefined
  const known = await readContext(deps.db, company.id, deps.clock(), namesAsked(asked.text))
  const reading = readQuestion(asked.text, known.context, before)
  const empty = known.context.primeiro === null
  switch (reading.kind) {
    case 'none':
      return undefined
    case 'unknown': {
      if (empty) return undefined
      const nearest = nearestQuestions(asked.text, await suggestionsOf(deps.db, company.id, known))
      return { write: () => cannotDraft(nearest), state: asked.state }
    }
    case 'which':
      return { write: () => whichDraft(reading.word, reading.options), state: reading.frame }
    case 'frame': {
      const { frame, assumed } = reading
      if (empty && frame.periodo !== null) return reading.explicit ? { write: emptyDraft, state: undefined } : undefined
      const figures = await readFigures(deps, company, known, frame)
      const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
      const input = { frame, assumed, names, figures, hoje: known.context.hoje }
      return { write: (book) => answerDraft(book, input), state: frame }
    }
  }
}

const NOTHING: Figures = {
  rows: [],
  before: [],
  parties: [],
  changes: [],
  moved: { now: true, before: true },
  first: null,
  balances: [],
  cash: null,
  days: [],
  forecast: [],
  gaps: [],
}

async function readFigures(deps: Deps, company: Company, known: Known, frame: Frame): Promise<Figures> {
  const { como } = metricOf(frame.metrica)
  const { hoje } = known.context
  const ahead = frame.periodo !== null && frame.periodo.ate > hoje
  if (como.de === 'caixa') return { ...NOTHING, cash: await readCash(deps, company.id) }
  if (ahead && frame.metrica === 'receita') {
    const { input } = await readEngineInput(deps.db, company, deps.clock())
    return { ...NOTHING, forecast: predict(input).cashFlowPrediction.next3Months }
  }
  if (ahead) return { ...NOTHING, days: cashDays((await readCash(deps, company.id)).base) }
  if (como.de === 'saldo')
    return { ...NOTHING, balances: await readBalances(deps.db, company.id, known, frame.periodo?.ate ?? hoje) }
  return readSums(deps.db, company.id, known, frame, frame.periodo ?? { de: hoje, ate: hoje })
}

async function readSums(
  db: Db,
  companyId: string,
  { context, contas }: Known,
  frame: Frame,
  days: Interval,
): Promise<Figures> {
  const scope: QuestionScope = {
    companyId,
    days,
    contas: frame.filtros.contas,
    contrapartes: frame.filtros.contrapartes,
  }
  const by = frame.media ? 'mes' : frame.dimensao === 'mes' || frame.dimensao === 'conta' ? frame.dimensao : null
  const counted = countedCategories(frame, categoriesById(context.categorias))
  const { comparacao } = frame
  const share = metricOf(frame.metrica).como.de === 'razao'
  const asked = contas.filter(({ id }) => scope.contas.length === 0 || scope.contas.includes(id))
  return {
    ...NOTHING,
    rows: await sumQuestion(db, scope, by),
    before: comparacao ? await sumQuestion(db, { ...scope, days: comparacao }, by) : [],
    parties: frame.dimensao === 'contraparte' ? await findParties(db, scope, counted, frame.menores) : [],
    changes: frame.porque && comparacao && !share ? await findChangedParties(db, scope, comparacao, counted) : [],
    moved: {
      now: await hasMovements(db, companyId, days),
      before: comparacao === null || (await hasMovements(db, companyId, comparacao)),
    },
    first: context.primeiro,
    gaps: gapsWithin(asked, days)
      .filter(({ ate }) => dayNumber(context.hoje) - dayNumber(ate) > FRESH_DAYS)
      .map(gapSentence),
  }
}

/** A statement that ends a few days ago is nothing to point out. */
const FRESH_DAYS = 5

/** What each account held at the end of a day; null before its first known day. */
async function readBalances(
  db: Db,
  companyId: string,
  { contas, context }: Known,
  day: string,
): Promise<Figures['balances']> {
  const later = { de: dayName(dayNumber(day) + 1), ate: '9999-12-31' }
  const after =
    day < context.hoje ? await sumQuestion(db, { companyId, days: later, contas: [], contrapartes: [] }, 'conta') : []
  return contas.map(({ id, saldo, cobertura }) => {
    const moved = after
      .filter(({ chave }) => chave === id)
      .reduce((sum, { entradas, saidas }) => sum + entradas + saidas, 0)
    const since = cobertura.map(({ de }) => de).sort()[0] ?? context.primeiro
    const known = saldo !== null && (day >= context.hoje || (since !== null && day >= since))
    return { contaId: id, centavos: known ? saldo.centavos - moved : null }
  })
}

/** Questions that the company's data answers. */
export async function listSuggestions({ db, clock }: Deps, companyId: string): Promise<string[]> {
  return suggestionsOf(db, companyId, await readContext(db, companyId, clock(), []))
}

async function suggestionsOf(db: Db, companyId: string, { context, contas }: Known): Promise<string[]> {
  if (context.primeiro === null) return []
  const before = addMonths(context.mes, -1)
  const scope = (mes: string): QuestionScope => ({
    companyId,
    days: { de: firstOf(mes), ate: lastOf(mes) },
    contas: [],
    contrapartes: [],
  })
  const categories = categoriesById(context.categorias)
  const top = async (metrica: 'clientes' | 'fornecedores') =>
    (await findParties(db, scope(context.mes), countedCategories(frameOf(metrica), categories), false))[0]?.nome ?? null
  return suggestQuestions({
    context,
    rows: await sumQuestion(db, scope(context.mes), null),
    before: await sumQuestion(db, scope(before), null),
    client: await top('clientes'),
    supplier: await top('fornecedores'),
    balanceKnown: contas.some(({ saldo }) => saldo !== null),
  })
}
