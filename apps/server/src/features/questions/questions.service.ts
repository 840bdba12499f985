import { dayOf } from '@norteia/contracts/format'
import { gapSentence } from '@norteia/contracts/result'
import { cashDays } from '@norteia/engine/cash/cash'
import type { NumbersDraft } from '@norteia/engine/consultant/turn'
import { gapsWithin } from '@norteia/engine/ledger/coverage'
import { addMonths, dayName, dayNumber, firstOf, lastOf } from '@norteia/engine/ledger/days'
import { categoriesById, type Interval } from '@norteia/engine/ledger/types'
import { amountOf, countedCategories } from '@norteia/engine/metrics/amounts'
import { answerDraft, type Figures } from '@norteia/engine/metrics/answer'
import { bothDraft } from '@norteia/engine/metrics/both-answer'
import { type Frame, frameOf, readFrame } from '@norteia/engine/metrics/frame'
import { metricOf } from '@norteia/engine/metrics/metrics.data'
import { isDeposit } from '@norteia/engine/metrics/names'
import { type Reading, readQuestion } from '@norteia/engine/metrics/question'
import { electedOf } from '@norteia/engine/metrics/ranked-answer'
import { asksUtility, namesAsked, type QuestionContext } from '@norteia/engine/metrics/reading'
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
import { findOnly, sumRoute } from './held.repo.ts'
import {
  countMovements,
  findCategoryNames,
  findChangedParties,
  findMovements,
  findNames,
  findNewestMonth,
  findParties,
  hasMovements,
  type LaidOutBy,
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

async function readContext(db: Db, companyId: string, now: number, asked: string): Promise<Known> {
  const words = namesAsked(asked)
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
    ...(asksUtility(asked) && { concessionarias: await findCategoryNames(db, companyId, 'utilidades') }),
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
  const known = await readContext(deps.db, company.id, deps.clock(), asked.text)
  const reading = readQuestion(asked.text, known.context, before)
  const empty = known.context.primeiro === null
  const unknown = async (missing?: readonly string[]): Promise<LedgerAnswer | undefined> => {
    if (empty) return undefined
    const nearest = nearestQuestions(asked.text, await suggestionsOf(deps.db, company.id, known))
    return { write: () => cannotDraft(nearest, missing), state: before ? { ...before, perdido: true } : asked.state }
  }
  switch (reading.kind) {
    case 'none':
      return undefined
    case 'unknown':
      return unknown(reading.missing)
    case 'which':
      return { write: () => whichDraft(reading.word, reading.options), state: reading.frame }
    case 'both': {
      if (empty) return reading.explicit ? { write: emptyDraft, state: undefined } : undefined
      const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
      const { hoje } = known.context
      const frames = await Promise.all(
        reading.frames.map((frame) =>
          reading.undirected ? directedFrame(deps, company, known, { frame, undated: false }) : frame,
        ),
      )
      const [one, other] = frames
      // What was paid to one and what came from the other have nothing in common.
      if (!one || !other || (reading.undirected && one.metrica !== other.metrica)) return unknown()
      const inputs = [
        { frame: one, figures: await readFigures(deps, company, known, one), assumed: reading.assumed, names, hoje },
        { frame: other, figures: await readFigures(deps, company, known, other), assumed: [], names, hoje },
      ] as const
      return {
        write: (book) => bothDraft(book, inputs, reading.conta),
        state: { ...one, antes: [], par: { frame: { ...other, antes: [] }, conta: reading.conta ?? null } },
      }
    }
    case 'frame': {
      if (empty && reading.frame.periodo !== null)
        return reading.explicit ? { write: emptyDraft, state: undefined } : undefined
      const frame = reading.undirected ? await directedFrame(deps, company, known, reading) : reading.frame
      if (!frame) return unknown()
      const found = await readFrameFigures(deps, company, known, { ...reading, frame })
      if (await neverMet(deps, company, known, found)) return unknown()
      const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
      const input = { ...found, assumed: reading.assumed, names, hoje: known.context.hoje }
      return { write: (book) => answerDraft(book, input), state: { ...found.frame, eleito: electedOf(input) } }
    }
  }
}

/** In the direction in which its names moved money; undefined: in both, or in none. */
async function directedFrame(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, undated }: { frame: Frame; undated: boolean },
): Promise<Frame | undefined> {
  if (frame.filtros.categorias.length > 0) return frame
  const { hoje, primeiro } = known.context
  const ways: Frame[] = [
    { ...frame, metrica: 'saidas' },
    { ...frame, metrica: 'entradas' },
  ]
  const moved: Frame[] = []
  for (const way of ways) {
    const figures = await readFigures(deps, company, known, way)
    if (!holdsNothing({ ...way, unico: null }, figures, known)) moved.push(way)
  }
  // 'ipva quanto foi': in none of the usual days.
  if (moved.length === 0 && undated && primeiro)
    return directedFrame(deps, company, known, {
      frame: { ...frame, periodo: { de: primeiro, ate: hoje } },
      undated: false,
    })
  return moved.length === 1 ? moved[0] : undefined
}

/** The figures of a frame; where none of its days were said and they hold nothing, of all days. */
async function readFrameFigures(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, undated }: Extract<Reading, { kind: 'frame' }>,
): Promise<{ frame: Frame; figures: Figures }> {
  const figures = await readFigures(deps, company, known, frame)
  const { hoje, primeiro } = known.context
  // 'o último pagamento do hotel': who never was paid may have paid.
  if (frame.unico !== null && frame.metrica === 'saidas' && figures.movements.length === 0) {
    const other = { ...frame, metrica: 'entradas' as const }
    const received = await readFigures(deps, company, known, other)
    if (received.movements.length > 0) return { frame: other, figures: received }
  }
  const narrowed = frame.filtros.categorias.length + frame.filtros.contrapartes.length > 0
  if (!undated || !narrowed || !primeiro || !holdsNothing(frame, figures, known)) return { frame, figures }
  const whole = { ...frame, periodo: { de: primeiro, ate: hoje } }
  return { frame: whole, figures: await readFigures(deps, company, known, whole) }
}

/** A name that never moved money in that direction, or never in that category: it isn't what was meant. */
async function neverMet(
  deps: Deps,
  company: Company,
  { context, contas }: Known,
  { frame, figures }: { frame: Frame; figures: Figures },
): Promise<boolean> {
  const { hoje, primeiro } = context
  const named = frame.filtros.contrapartes.length > 0 && frame.periodo !== null && primeiro !== null
  if (!named || !holdsNothing(frame, figures, { context, contas })) return false
  const plain = frameOf(frame.metrica, { filtros: frame.filtros, periodo: { de: primeiro, ate: hoje } })
  return holdsNothing(plain, await readFigures(deps, company, { context, contas }, plain), { context, contas })
}

const holdsNothing = (frame: Frame, { rows, movements }: Figures, { context }: Known): boolean =>
  frame.unico === null ? amountOf(frame, rows, categoriesById(context.categorias)) === 0 : movements.length === 0

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
  movements: [],
  count: 0,
  routed: 0,
  whole: [],
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
    sem: frame.filtros.semContrapartes,
    trechos: frame.trechos,
    faixa: frame.faixa,
  }
  const by = layoutOf(frame)
  const counted = countedCategories(frame, categoriesById(context.categorias))
  const { comparacao } = frame
  const share = metricOf(frame.metrica).como.de === 'razao'
  const asked = contas.filter(({ id }) => scope.contas.length === 0 || scope.contas.includes(id))
  // All there is: the sums of whole months hold nothing more, and are far fewer than those of days.
  const { hoje, primeiro } = context
  const all = days.de === primeiro && days.ate === hoje
  const whole = all ? { ...scope, days: { de: firstOf(days.de.slice(0, 7)), ate: lastOf(hoje.slice(0, 7)) } } : scope
  const rows = await sumQuestion(db, whole, by)
  const parties = frame.dimensao === 'contraparte' || (frame.contagem === 'nomes' && frame.ausente === null)
  return {
    ...NOTHING,
    rows,
    before: comparacao ? await sumQuestion(db, { ...scope, days: comparacao }, by) : [],
    ...(parties && (await findParties(db, scope, counted, frame.menores))),
    ...(frame.ausente && { parties: await findOnly(db, scope, frame.ausente, counted) }),
    ...(frame.destino !== null && { routed: await sumRoute(db, scope, frame.destino) }),
    ...(frame.contagem === 'lancamentos' && { count: await countMovements(db, scope, counted) }),
    movements: frame.unico === null ? [] : await findMovements(db, scope, counted, frame.unico),
    whole:
      frame.sobre === null ? [] : await sumQuestion(db, { ...scope, contrapartes: [], sem: [], faixa: null }, null),
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

function layoutOf({ media, dimensao }: Frame): LaidOutBy {
  if (media === 'mes') return 'mes'
  if (dimensao === 'semana') return 'dia'
  return dimensao === 'mes' || dimensao === 'conta' || dimensao === 'dia' || dimensao === 'dia-semana' ? dimensao : null
}

/** A statement that ends a few days ago is nothing to point out. */
const FRESH_DAYS = 5

const everything = (companyId: string) => ({
  companyId,
  contas: [],
  contrapartes: [],
  sem: [],
  trechos: null,
  faixa: null,
})

/** What each account held at the end of a day; null before its first known day. */
async function readBalances(
  db: Db,
  companyId: string,
  { contas, context }: Known,
  day: string,
): Promise<Figures['balances']> {
  const later = { de: dayName(dayNumber(day) + 1), ate: '9999-12-31' }
  const after = day < context.hoje ? await sumQuestion(db, { ...everything(companyId), days: later }, 'conta') : []
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
  return suggestionsOf(db, companyId, await readContext(db, companyId, clock(), ''))
}

async function suggestionsOf(db: Db, companyId: string, { context, contas }: Known): Promise<string[]> {
  if (context.primeiro === null) return []
  const before = addMonths(context.mes, -1)
  const scope = (mes: string): QuestionScope => ({
    ...everything(companyId),
    days: { de: firstOf(mes), ate: lastOf(mes) },
  })
  const categories = categoriesById(context.categorias)
  const top = async (metrica: 'clientes' | 'fornecedores') =>
    (await findParties(db, scope(context.mes), countedCategories(frameOf(metrica), categories), false)).parties.find(
      ({ nome }) => !isDeposit(nome),
    )?.nome ?? null
  return suggestQuestions({
    context,
    rows: await sumQuestion(db, scope(context.mes), null),
    before: await sumQuestion(db, scope(before), null),
    client: await top('clientes'),
    supplier: await top('fornecedores'),
    balanceKnown: contas.some(({ saldo }) => saldo !== null),
  })
}
