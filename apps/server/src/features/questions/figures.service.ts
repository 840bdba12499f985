import { gapSentence } from '@norteia/contracts/result'
import { cashDays } from '@norteia/engine/cash/cash'
import { gapsWithin } from '@norteia/engine/ledger/coverage'
import { dayName, dayNumber, firstOf, lastOf } from '@norteia/engine/ledger/days'
import { categoriesById, type Interval } from '@norteia/engine/ledger/types'
import { type CountedCategories, countedCategories } from '@norteia/engine/metrics/amounts'
import type { Figures } from '@norteia/engine/metrics/answer'
import { isBesideMean } from '@norteia/engine/metrics/beside-mean'
import type { Frame } from '@norteia/engine/metrics/frame'
import { flowOf } from '@norteia/engine/metrics/height-answer'
import { metricOf } from '@norteia/engine/metrics/metrics.data'
import { isWhoseMover } from '@norteia/engine/metrics/movers'
import { isOftenest } from '@norteia/engine/metrics/oftenest'
import { monthsOf } from '@norteia/engine/metrics/periods'
import type { QuestionContext } from '@norteia/engine/metrics/reading'
import { isRun } from '@norteia/engine/metrics/runs'
import { isSized, isTopCost } from '@norteia/engine/metrics/sized-answer'
import { monthsOfPart } from '@norteia/engine/metrics/year-parts'
import { predict } from '@norteia/engine/predict'
import type { Db } from '#src/db/client.ts'
import { readCash } from '#src/features/cash/cash.service.ts'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import type { LedgerAccount } from '#src/features/ledger/ledger.service.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { findOnly, findRepeats, sumRoute } from './held.repo.ts'
import {
  countMovements,
  findChangedParties,
  findMovements,
  findParties,
  hasMovements,
  type LaidOutBy,
  type QuestionScope,
  sumQuestion,
} from './questions.repo.ts'

/** What the database, the cash engine and the forecast say to a frame. */

export type Deps = Pick<Services, 'db' | 'clock'>

/** A company's context while a question is answered. */
export interface Known {
  context: QuestionContext
  contas: LedgerAccount[]
}

/** A frame with what the numbers say to it. */
export interface FramedFigures {
  frame: Frame
  figures: Figures
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
  movements: [],
  count: 0,
  routed: 0,
  repeats: [],
  whole: [],
}

export async function readFigures(deps: Deps, company: Company, known: Known, frame: Frame): Promise<Figures> {
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
  // 'quantos % das vendas é fim de semana': of all days.
  const ofDays = frame.trechos !== null && Object.values(frame.filtros).every((list) => list.length === 0)
  const asked = contas.filter(({ id }) => scope.contas.length === 0 || scope.contas.includes(id))
  // All there is: the sums of whole months hold nothing more, and are far fewer than those of days.
  const { hoje, primeiro } = context
  const all = days.de === primeiro && days.ate === hoje
  const whole = all ? { ...scope, days: { de: firstOf(days.de.slice(0, 7)), ate: lastOf(hoje.slice(0, 7)) } } : scope
  const rows = await sumQuestion(db, whole, by)
  const eachAlike = frame.media === 'vez'
  const parties = frame.dimensao === 'contraparte' || (frame.contagem === 'nomes' && frame.ausente === null)
  return {
    ...NOTHING,
    rows,
    before: comparacao ? await sumQuestion(db, { ...scope, days: comparacao }, by) : [],
    ...(parties && !frame.porque && (await findParties(db, scope, counted, frame.menores, isOftenest(frame)))),
    ...(frame.ausente && { parties: await findOnly(db, scope, frame.ausente, counted) }),
    ...(frame.destino !== null && { routed: await sumRoute(db, scope, frame.destino) }),
    ...(frame.contagem === 'repetidos' && { repeats: await findRepeats(db, scope, counted) }),
    ...(((frame.contagem === 'lancamentos' && !isOftenest(frame)) || eachAlike || isSized(frame)) && {
      count: await countMovements(db, scope, counted),
    }),
    movements: await listMovements(db, scope, frame, context),
    whole:
      frame.sobre === null
        ? []
        : await sumQuestion(
            db,
            { ...scope, contrapartes: [], sem: [], faixa: null, ...(ofDays && { trechos: null }) },
            null,
          ),
    changes: share ? [] : await changedParties(db, scope, frame, counted),
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

/** Who added most to the change that is asked about. */
async function changedParties(
  db: Db,
  scope: QuestionScope,
  frame: Frame,
  counted: CountedCategories,
): Promise<Figures['changes']> {
  const { comparacao, porque, menores } = frame
  if (!porque || !comparacao) return []
  return findChangedParties(db, scope, comparacao, counted, {
    months: isHigh(frame) ? monthsOf(comparacao).length : 1,
    towards: isWhoseMover(frame) ? (menores ? -1 : 1) : null,
  })
}

/** Movements that the answer names one by one. */
async function listMovements(
  db: Db,
  scope: QuestionScope,
  frame: Frame,
  { categorias }: QuestionContext,
): Promise<Figures['movements']> {
  const high = isHigh(frame)
  // 'teve pagamento de mais de 5 mil? quais': the movements behind the sum.
  const which = frame.unico ?? (isSized(frame) || isTopCost(frame) || high ? 'maior' : null)
  const of = high ? flowOf(frame) : frame
  return which === null ? [] : findMovements(db, scope, countedCategories(of, categoriesById(categorias)), which)
}

/** 'por que gastei tanto': beside a usual month. */
const isHigh = (frame: Frame): boolean => frame.porque && isBesideMean(frame)

function layoutOf({ media, dimensao, contagem }: Frame): LaidOutBy {
  if (media === 'mes' || monthsOfPart(dimensao)) return 'mes'
  if (dimensao === 'semana' || media === 'dia-aberto' || isRun(contagem)) return 'dia'
  return dimensao === 'mes' || dimensao === 'conta' || dimensao === 'dia' || dimensao === 'dia-semana' ? dimensao : null
}

/** A statement that ends a few days ago is nothing to point out. */
const FRESH_DAYS = 5

export const everything = (companyId: string) => ({
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
