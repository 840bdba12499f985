import { accounted } from '@norteia/engine/metrics/accounted'
import { withoutAsides } from '@norteia/engine/metrics/asking/asides'
import { type Heard, readAsking } from '@norteia/engine/metrics/asking/asking'
import type { MarkContext } from '@norteia/engine/metrics/asking/marks'
import { settled } from '@norteia/engine/metrics/asking/settled'
import type { Frame } from '@norteia/engine/metrics/frame'
import { frameOf } from '@norteia/engine/metrics/frame'
import { readLoosely } from '@norteia/engine/metrics/loosely'
import { beyondMonth, otherHalf, whoOfThose } from '@norteia/engine/metrics/of-those'
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
  grammar: Reading | undefined
  heard: Heard | undefined
}

interface Talk {
  before: Frame | undefined
  shown: readonly Shown[]
}

const isUnread = (reading: Reading) => reading.kind === 'none' || (reading.kind === 'unknown' && !reading.untold)

export function toldOf(asked: string, context: MarkContext, talk: Talk): Told {
  const text = otherHalf(asked, talk.before)
  const whole = asWorded(text, context, talk)
  const aside = isUnread(whole) ? withoutAsides(text, context) : undefined
  const core = aside ?? text
  const alone = aside === undefined ? whole : asWorded(core, context, talk)
  const grammar = isUnread(alone) ? undefined : alone
  const heard = isVain(core) ? undefined : readAsking(core, context, talk.before, talk.shown)
  if (!heard) return { reading: grammar ?? whole, byWeights: false, aside: grammar && aside, grammar, heard }
  const { reading, byWeights } = settled(grammar, heard)
  return { reading: reading ?? (grammar ? UNREAD : whole), byWeights, aside: reading && aside, grammar, heard }
}
const UNREAD: Reading = { kind: 'unknown' }
const isVain = (text: string) => cantBeTold(text) || isNobodysFigure(text)

function asWorded(text: string, context: MarkContext, talk: Talk): Reading {
  const typed = asTyped(text, context, talk)
  const vain = cantBeTold(text) || isNobodysFigure(text) || (!talk.before && pointsAtNothing(text))
  if (!isUnread(typed) || vain) return typed
  const names = context.nomes.map(({ nome }) => nome)
  const plain = inPlainWords(text, names, talk.before !== undefined && !talk.before.perdido)
  const second = plain === undefined ? typed : asTyped(plain, context, talk)
  return isUnread(second) ? typed : second
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
