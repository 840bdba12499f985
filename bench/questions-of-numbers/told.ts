import { accounted } from '@norteia/engine/metrics/accounted'
import { readAsking } from '@norteia/engine/metrics/asking/asking'
import { withoutAsides } from '@norteia/engine/metrics/asking/asides'
import type { MarkContext } from '@norteia/engine/metrics/asking/marks'
import type { Frame } from '@norteia/engine/metrics/frame'
import { frameOf } from '@norteia/engine/metrics/frame'
import { readLoosely } from '@norteia/engine/metrics/loosely'
import { beyondMonth, whoOfThose } from '@norteia/engine/metrics/of-those'
import { inPlainWords } from '@norteia/engine/metrics/plainer'
import { after, type Reading, readQuestion } from '@norteia/engine/metrics/question'
import { namesAsked } from '@norteia/engine/metrics/reading'
import type { Shown } from '@norteia/engine/metrics/shown/shown'
import { cantBeTold, isNobodysFigure, pointsAtNothing } from '@norteia/engine/metrics/unknown'

/** What a question is read as without a ledger's figures: by the grammar, in plain words, or else by learned weights. */

export interface Told {
  reading: Reading
  /** No grammar had it. */
  byWeights: boolean
  /** What was read of it, where not all was. */
  aside?: string | undefined
}

interface Talk {
  before: Frame | undefined
  shown: readonly Shown[]
}

const isUnread = (reading: Reading) => reading.kind === 'none' || (reading.kind === 'unknown' && !reading.untold)

export function toldOf(text: string, context: MarkContext, talk: Talk): Told {
  const whole = asWorded(text, context, talk)
  if (!isUnread(whole.reading)) return whole
  const alone = process.env.NOASIDE ? undefined : withoutAsides(text, context)
  const told = alone === undefined ? whole : asWorded(alone, context, talk)
  return isUnread(told.reading) ? whole : { ...told, aside: alone }
}

function asWorded(text: string, context: MarkContext, talk: Talk): Told {
  const typed = asTyped(text, context, talk)
  if (!isUnread(typed)) return { reading: typed, byWeights: false }
  if (cantBeTold(text) || isNobodysFigure(text)) return { reading: typed, byWeights: false }
  const plain =
    !talk.before && pointsAtNothing(text)
      ? undefined
      : inPlainWords(
          text,
          context.nomes.map(({ nome }) => nome),
          talk.before !== undefined && !talk.before.perdido,
        )
  const second = plain === undefined ? typed : asTyped(plain, context, talk)
  if (!isUnread(second)) return { reading: second, byWeights: false }
  const { reading } = readAsking(text, context, talk.before, talk.shown)
  return { reading: reading ?? typed, byWeights: reading !== undefined }
}

function asTyped(text: string, { nomes, ...context }: MarkContext, { before, shown }: Talk): Reading {
  const asked = namesAsked(text).flatMap((word) => [word, ...(word.length >= 5 ? [word.slice(0, 4)] : [])])
  const contrapartes = nomes
    .map(({ nome }) => nome)
    .filter((nome) => asked.some((word) => nome.toLowerCase().includes(word)))
    .toSorted()
  const known = { ...context, contrapartes }
  const first = readQuestion(whoOfThose(text, before), known, before, shown)
  const unread = first.kind === 'none' || (first.kind === 'unknown' && !first.untold)
  const loose = unread ? readLoosely(text, { ...known, nomes }, before) : undefined
  const said = loose?.reading ?? (loose ? UNREAD : first)
  const heard = before ? beyondMonth(said, text, known) : said
  return accounted(heard, text, known, loose?.reading ? loose.aside : [])
}
const UNREAD: Reading = { kind: 'unknown' }

/** What the next question of a talk comes after. */
export function talkAfter({ reading }: Told, { before, shown }: Talk): Talk {
  const frame = reading.kind === 'frame' ? reading.frame : reading.kind === 'both' ? reading.frames[0] : undefined
  if (!frame) return { before: { ...(before ?? frameOf('resultado')), perdido: true }, shown }
  const own = frame === before ? frame : before ? after(frame, before) : frame
  return {
    before: own,
    shown: [{ nome: '', valor: 1_000, unidade: 'R$', frame, partes: [], conta: null }, ...shown],
  }
}
