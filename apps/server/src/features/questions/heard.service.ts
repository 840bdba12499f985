import { dayOf } from '@norteia/contracts/format'
import { addMonths } from '@norteia/engine/ledger/days'
import { accounted } from '@norteia/engine/metrics/accounted'
import { withoutAsides } from '@norteia/engine/metrics/asking/asides'
import { goesOn, readAsking } from '@norteia/engine/metrics/asking/asking'
import { settled, standsAsRead } from '@norteia/engine/metrics/asking/settled'
import type { Frame } from '@norteia/engine/metrics/frame'
import { type Loose, readLoosely } from '@norteia/engine/metrics/loosely'
import { beyondMonth, otherHalf, whoOfThose } from '@norteia/engine/metrics/of-those'
import { inPlainWords } from '@norteia/engine/metrics/plainer'
import { type Reading, readQuestion } from '@norteia/engine/metrics/question'
import { asksCondominium, asksUtility, namesAsked } from '@norteia/engine/metrics/reading'
import type { Shown } from '@norteia/engine/metrics/shown/shown'
import { stillAsked } from '@norteia/engine/metrics/still'
import { cantBeTold, isNobodysFigure, pointsAtNothing } from '@norteia/engine/metrics/unknown'
import { asksDebt } from '@norteia/engine/metrics/untold'
import type { Db } from '#src/db/client.ts'
import { findKnownDays, listAccounts, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Deps, Known } from './figures.service.ts'
import { findCategoryNames, findLedgerNames, findNames, findNewestMonth } from './questions.repo.ts'

/** What a question says, with all that the ledger knows of its words. */

export async function readContext(db: Db, companyId: string, now: number, asked: string): Promise<Known> {
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
    ...(asksCondominium(asked) && { senhorios: await findCategoryNames(db, companyId, 'aluguel') }),
    ...(asksUtility(asked) && { concessionarias: await findCategoryNames(db, companyId, 'utilidades') }),
  }
  return { context, contas }
}

export interface Asked {
  text: string
  reserved: boolean
  before: Frame | undefined
  shown: readonly Shown[]
}
interface Heard {
  text: string
  known: Known
  reading: Reading
  /** Words that were left aside, said with the answer. */
  aside: readonly string[]
}

const FEW_NAMES = 300

/**
 * What a question says: as it is typed, or else in plain words, or without all that is told beside it; what learned weights hear in it
 * is told where no grammar read it, or where they are surer of it.
 */
export async function heardOf(deps: Deps, company: Company, said: Asked): Promise<Heard> {
  const asked = { ...said, text: otherHalf(said.text, said.before) }
  const whole = await asWorded(deps, company, asked)
  if (asked.reserved || whole.known.context.primeiro === null) return whole
  const read = !isUnread(whole.reading)
  if (read && standsAsRead(whole.reading, goesOn(asked.before))) return whole
  const nomes = await findLedgerNames(deps.db, company.id, read ? FEW_NAMES : undefined)
  // What is read isn't held against the words of thousands of names.
  if (read && nomes.length === 0) return whole
  const context = { ...whole.known.context, nomes }
  const text = !read ? (withoutAsides(asked.text, context) ?? asked.text) : asked.text
  const alone = text === asked.text ? whole : await asWorded(deps, company, { ...asked, text })
  const grammar = isUnread(alone.reading) ? undefined : alone
  if (cantBeTold(text) || isNobodysFigure(text)) return grammar ?? whole
  const heard = readAsking(text, { ...alone.known.context, nomes }, asked.before, asked.shown)
  const { reading, byWeights } = settled(grammar?.reading, heard)
  if (!reading) return grammar ? { ...grammar, reading: UNREAD } : whole
  if (!byWeights) return grammar ?? whole
  return { text, known: alone.known, aside: [], reading: stillAsked(reading, text) }
}

async function asWorded(deps: Deps, company: Company, asked: Asked): Promise<Heard> {
  const typed = await asTyped(deps, company, asked)
  return isUnread(typed.reading) ? ((await inPlain(deps, company, asked)) ?? typed) : typed
}

const isUnread = (reading: Reading) => reading.kind === 'none' || (reading.kind === 'unknown' && !reading.untold)

/** The question as it is read, with all that the ledger knows of its words. */
async function asTyped(deps: Deps, company: Company, { text, reserved, before, shown }: Asked): Promise<Heard> {
  const known = await readContext(deps.db, company.id, deps.clock(), text)
  const empty = known.context.primeiro === null
  const first = readQuestion(whoOfThose(text, before), known.context, before, shown)
  const loose = empty || reserved ? undefined : await loosely(deps.db, company.id, known, { text, before, first })
  const unread = loose?.absent ? { ...UNREAD, absent: loose.absent } : undefined
  const said =
    loose?.reading ?? unread ?? (loose && first.kind === 'none' ? { ...UNREAD, missing: loose.aside } : first)
  const heard = before ? beyondMonth(said, text, known.context) : said
  const aside = loose?.reading ? loose.aside : []
  return { text, known, aside, reading: stillAsked(accounted(heard, text, known.context, aside), text) }
}

/** The same in plain words, where it is read so. */
async function inPlain(deps: Deps, company: Company, asked: Asked): Promise<Heard | undefined> {
  const { text: typed, before } = asked
  const vain = cantBeTold(typed) || isNobodysFigure(typed) || (!before && pointsAtNothing(typed))
  if (asked.reserved || vain) return undefined
  const names = await findLedgerNames(deps.db, company.id)
  const text = inPlainWords(
    asked.text,
    names.map(({ nome }) => nome),
    before !== undefined && !before.perdido,
  )
  if (asksDebt(text ?? typed))
    return {
      text: typed,
      known: await readContext(deps.db, company.id, deps.clock(), typed),
      aside: [],
      reading: { ...UNREAD, untold: 'aberto' },
    }
  if (text === undefined) return undefined
  const heard = await asTyped(deps, company, { ...asked, text })
  return isUnread(heard.reading) ? undefined : heard
}

const UNREAD = { kind: 'unknown' } as const

/** What no sentence of the grammar took, read by the names, days and words that it holds. */
async function loosely(
  db: Db,
  companyId: string,
  { context }: Known,
  { text, before, first }: { text: string; before: Frame | undefined; first: Reading },
): Promise<Loose | undefined> {
  if (first.kind !== 'none' && (first.kind !== 'unknown' || first.untold)) return undefined
  return readLoosely(text, { ...context, nomes: await findLedgerNames(db, companyId) }, before)
}
