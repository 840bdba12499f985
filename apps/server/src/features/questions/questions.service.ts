import { FactBook, join } from '@norteia/engine/facts/fact-book'
import { addMonths, firstOf, lastOf, laterOf } from '@norteia/engine/ledger/days'
import { categoriesById, type Interval } from '@norteia/engine/ledger/types'
import { amountOf, countedCategories } from '@norteia/engine/metrics/amounts'
import { answerDraft, type Figures } from '@norteia/engine/metrics/answer'
import { bothDraft } from '@norteia/engine/metrics/both-answer'
import { type Frame, frameOf, readFrame } from '@norteia/engine/metrics/frame'
import { saysDays } from '@norteia/engine/metrics/leaning'
import { isDeposit } from '@norteia/engine/metrics/names'
import { hasStep, stepInstead } from '@norteia/engine/metrics/price-step'
import { type Assumption, after, type Reading } from '@norteia/engine/metrics/question'
import { electedDays, electedOf, placesOf } from '@norteia/engine/metrics/ranked-answer'
import { absentText, cannotDraft, emptyDraft } from '@norteia/engine/metrics/refusals'
import { readShown, remembered, shownOf, shownOfPair } from '@norteia/engine/metrics/shown/shown'
import { askedOf } from '@norteia/engine/metrics/spoken'
import { nearestQuestions, suggestQuestions } from '@norteia/engine/metrics/suggestions'
import { sumBesideCount } from '@norteia/engine/metrics/sum-beside-count'
import { plainText } from '@norteia/engine/metrics/told'
import { isCategoryOfNames } from '@norteia/engine/metrics/vocabulary'
import type { Db } from '#src/db/client.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import { directedFrame } from './directed.service.ts'
import { byNameInstead, type Framed, holdsNothing, neverMet } from './empty.service.ts'
import { type Deps, everything, type Known, readFigures } from './figures.service.ts'
import { heardOf, readContext } from './heard.service.ts'
import { findParties, type QuestionScope, sumQuestion } from './questions.repo.ts'
import { type Answered, answerReckoned, type LedgerAnswer } from './reckoned.service.ts'
import { withRunningMonth } from './running.service.ts'
import { onlyMoved, whichOf } from './which.service.ts'

/**
 * What the company's movements, result, cash and forecast say to a question; undefined: it is none on own numbers.
 * `asked.follows`: the answer before was one of these, so that this question may go on from its frame.
 * `asked.reserved`: it may be about danger, law or taxes, so that it only is one of these where each of its words is read.
 */
export async function answerFromLedger(
  deps: Deps,
  company: Company,
  asked: { text: string; reserved: boolean; state: unknown; follows: boolean },
): Promise<LedgerAnswer | undefined> {
  const before = asked.follows ? readFrame(asked.state) : undefined
  const shown = asked.follows ? readShown(asked.state) : []
  const { known, aside, reading, text } = await heardOf(deps, company, { ...asked, before, shown })
  const told = await answerReading(deps, company, known, { ...asked, text, before, reading })
  if (!told) return undefined
  const { write } = aside.length > 0 ? saidAside(told, aside) : told
  const state = told.state && { ...told.state, mostrado: remembered(told.shown ?? [], shown) }
  return { write, state }
}

const saidAside = ({ write, state }: LedgerAnswer, aside: readonly string[]): LedgerAnswer => ({
  state,
  write: (book) => {
    const draft = write(book)
    return { ...draft, answer: join([draft.answer, plainText(`Deixei de lado ${quoted(aside)}.`)], ' ') }
  },
})
const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

type Refused = Omit<Extract<Reading, { kind: 'unknown' }>, 'kind'>

async function answerReading(
  deps: Deps,
  company: Company,
  known: Known,
  asked: { text: string; reserved: boolean; before: Frame | undefined; reading: Reading },
): Promise<Answered | undefined> {
  const { before, reading } = asked
  const empty = known.context.primeiro === null
  const { primeiro, hoje } = known.context
  const unknown = async ({ missing, untold, absent }: Refused = {}): Promise<Answered | undefined> => {
    if (empty || asked.reserved) return undefined
    const nearest = nearestQuestions(asked.text, await suggestionsOf(deps.db, company.id, known))
    return {
      write: () =>
        cannotDraft(nearest, {
          ...(missing && { missing }),
          ...(untold && { untold }),
          ...(absent && primeiro && { first: absentText(absent, primeiro, hoje) }),
        }),
      // Days of what wasn't understood are no days of what was.
      state: {
        ...(before ?? frameOf('resultado')),
        perdido: true,
        ...(saysDays(asked.text, hoje) && { suposto: true }),
      },
    }
  }
  if (asked.reserved && !('explicit' in reading && reading.explicit)) return undefined
  switch (reading.kind) {
    case 'none':
      return undefined
    case 'unknown':
      return unknown(reading)
    case 'which': {
      const only = await onlyMoved(deps, company, known, reading)
      if (only) {
        const said = { ...only, suposto: !saysDays(asked.text, hoje) }
        const framed: Framed = { kind: 'frame', frame: before ? after(said, before) : said, ...PLAIN }
        if (reading.coisa) framed.assumed = [...framed.assumed, 'coisa']
        const two = sumBesideCount(asked.text, framed)
        return two?.kind === 'both'
          ? answerBoth(deps, company, known, two)
          : answerFrame(deps, company, known, framed, unknown)
      }
      return whichOf(deps, company, known, reading)
    }
    case 'both':
      if (empty) return reading.explicit ? { write: emptyDraft, state: undefined } : undefined
      return (await answerBoth(deps, company, known, reading)) ?? unknown()
    case 'reckoned':
      return (await answerReckoned(deps, company, known, reading)) ?? unknown()
    case 'frame': {
      if (empty && reading.frame.periodo !== null)
        return reading.explicit ? { write: emptyDraft, state: undefined } : undefined
      return answerFrame(deps, company, known, { ...reading, text: asked.text }, unknown)
    }
  }
}

/** Two figures, in turn or together; undefined: they have nothing in common. */
async function answerBoth(
  deps: Deps,
  company: Company,
  known: Known,
  reading: Extract<Reading, { kind: 'both' }>,
): Promise<Answered | undefined> {
  const { hoje } = known.context
  const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
  const frames = await Promise.all(
    reading.frames.map((frame) =>
      reading.undirected ? directedFrame(deps, company, known, { frame, undated: false }) : frame,
    ),
  )
  const [one, other] = frames
  // What was paid to one and what came from the other have nothing in common.
  if (!one || !other || (reading.undirected && one.metrica !== other.metrica)) return undefined
  const inputs = [
    { frame: one, figures: await readFigures(deps, company, known, one), assumed: reading.assumed, names, hoje },
    { frame: other, figures: await readFigures(deps, company, known, other), assumed: [], names, hoje },
  ] as const
  return {
    write: (book) => bothDraft(book, inputs, reading.conta),
    shown: shownOfPair(
      inputs,
      inputs.map((input) => answerDraft(new FactBook(), input).dados),
      reading.conta === 'menos' ? bothDraft(new FactBook(), inputs, reading.conta).dados : undefined,
    ),
    state: {
      ...one,
      antes: [],
      // How often and how much is one question.
      par: sameAsked(one, other) ? null : { frame: { ...other, antes: [] }, conta: reading.conta ?? null },
    },
  }
}

const sameAsked = (one: Frame, other: Frame) => JSON.stringify(askedOf(one)) === JSON.stringify(askedOf(other))

const PLAIN = { assumed: ['periodo' as const], explicit: true, undated: false }

async function answerFrame(
  deps: Deps,
  company: Company,
  known: Known,
  reading: Framed & { text?: string },
  unknown: (refused?: Refused) => Promise<Answered | undefined>,
): Promise<Answered | undefined> {
  const frame = reading.undirected ? await directedFrame(deps, company, known, reading) : reading.frame
  if (!frame) return unknown()
  const usual = await readFrameFigures(deps, company, known, { ...reading, frame })
  const asked = await withRunningMonth(deps, company, known, { asked: usual, assumed: reading.assumed })
  const found = (await steppedFigures(deps, company, known, { ...asked, assumed: reading.assumed })) ?? asked
  if (await neverMet(deps, company, known, found)) {
    const named = asNamed(reading) ?? otherWay(reading)
    return named ? answerFrame(deps, company, known, named, unknown) : unknown(neverOf(known, found.frame))
  }
  const named = await byNameInstead(deps, company, known, { reading: { ...reading, frame }, found })
  if (named) return answerFrame(deps, company, known, named, unknown)
  const names = { categorias: categoriesById(known.context.categorias), contas: known.contas }
  const { assumed, whether } = reading
  const ultimo = whether && (await lastMovement(deps, company, known, found.frame))
  const input = {
    ...{ ...found, assumed, names, hoje: known.context.hoje },
    ...(whether && { whether }),
    ...(ultimo && { ultimo }),
  }
  const { claimed } = reading
  const first = claimed && electedDays(input)
  const verdict = first ? [plainText(first.de.slice(0, 7) === claimed.de.slice(0, 7) ? 'Sim.' : 'Não.')] : []
  return {
    shown: shownOf(input, answerDraft(new FactBook(), input).dados),
    write: (book) => {
      const draft = answerDraft(book, input)
      return verdict.length === 0 ? draft : { ...draft, answer: join([...verdict, draft.answer], ' ') }
    },
    state: {
      ...found.frame,
      // What is missing to a mark is of the days that run.
      ...(assumed.includes('falta') && { comparacao: null }),
      suposto: found.frame.suposto ?? assumed.includes('periodo'),
      eleito: electedOf(input),
      postos: placesOf(input),
      quando: electedDays(input),
    },
  }
}

/** 'estorno da PagSeguro': neither is unknown, and the one never was of the other. */
function neverOf({ context }: Known, { filtros: { categorias, contrapartes } }: Frame): Refused {
  const [id, ...more] = categorias
  const category = id !== undefined && more.length === 0 ? categoriesById(context.categorias).get(id) : undefined
  return category ? { absent: { palavra: category.nome, de: contrapartes[0]!, coisa: false } } : {}
}

/** 'e a Josiane?', after what somebody paid: she is paid, and never did. */
function otherWay({ eitherWay, ...reading }: Framed): Framed | undefined {
  const { frame } = reading
  const other = { entradas: 'saidas', saidas: 'entradas' } as const
  const metrica = frame.metrica === 'entradas' || frame.metrica === 'saidas' ? other[frame.metrica] : undefined
  return eitherWay && metrica ? { ...reading, frame: { ...frame, metrica } } : undefined
}

/** 'já paguei o DAS?': the last one, of what is narrowed to somebody or something. */
async function lastMovement(deps: Deps, company: Company, known: Known, frame: Frame) {
  const { categorias, contrapartes } = frame.filtros
  if (frame.comparacao !== null || frame.faixa !== null || categorias.length + contrapartes.length === 0)
    return undefined
  return (await readFigures(deps, company, known, { ...frame, unico: 'ultimo' })).movements[0]
}

/** 'multas do Detran', of 'DETRAN MULTAS' whose payments are in another category: the word is of the name. */
function asNamed(reading: Framed): Framed | undefined {
  const { frame, assumed } = reading
  if (!assumed.includes('categoria') || !isCategoryOfNames(frame.filtros)) return undefined
  const filtros = { ...frame.filtros, categorias: [] }
  const metrica = frame.metrica === 'despesas' ? 'saidas' : frame.metrica
  return { ...reading, frame: { ...frame, metrica, filtros }, assumed: assumed.filter((one) => one !== 'categoria') }
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

/** 'o aluguel aumentou quanto?', where the last two months are the same: the rise that there was before. */
async function steppedFigures(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, figures, assumed }: { frame: Frame; figures: Figures; assumed: readonly Assumption[] },
): Promise<{ frame: Frame; figures: Figures } | undefined> {
  const { hoje, primeiro } = known.context
  const categories = categoriesById(known.context.categorias)
  const same = () => amountOf(frame, figures.rows, categories) === amountOf(frame, figures.before, categories)
  const dated = assumed.includes('periodo') || assumed.includes('ano')
  // 'aumentou quanto o aluguel esse ano': a bill's rise, not that of its sums.
  const yearly = frame.periodo !== null && isThisYear(frame.periodo, hoje)
  if (!assumed.includes('comparacao') || !(dated || yearly) || !primeiro) return undefined
  const since = laterOf(primeiro, firstOf(addMonths(`${hoje.slice(0, 4)}-01`, -2)))
  if (!yearly && !same()) return undefined
  const step = stepInstead(frame, { de: yearly ? since : primeiro, ate: hoje })
  if (!step) return undefined
  const whole = await readFigures(deps, company, known, step)
  return hasStep(step, whole.rows, { categories, hoje }) ? { frame: step, figures: whole } : undefined
}

const YEARLY_MONTHS = 4
/** Most of the year, to today. */
const isThisYear = ({ de, ate }: Interval, hoje: string): boolean =>
  ate === hoje && de.startsWith(hoje.slice(0, 4)) && Number(ate.slice(5, 7)) - Number(de.slice(5, 7)) >= YEARLY_MONTHS

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
