import type { FactField } from '@norteia/contracts/agent'
import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { type ReactNode, useMemo, useState } from 'react'
import { Explained } from '#src/lib/words/explained.tsx'
import { FactPopover } from './fact-popover.tsx'
import { type Facts, indexFacts, useFacts } from './facts.tsx'

interface FactTextProps {
  text: string
  /** Path of the text in the analysis. */
  campo: FactField
  referencias?: readonly FactReference[]
  fatos?: readonly Fact[]
  /** Where this piece begins in the whole text of the field. */
  offset?: number
}

/** Figures of a text whose facts aren't loaded yet: money, percentages, their ranges and numbers of two digits or more. */
const FIGURE =
  /R\$ ?\d[\d.,]*(?: (?:mil|milhão|milhões|bilhão|bilhões)\b)?|\d[\d.,]*%(?: a \d[\d.,]*%)?|\b\d[\d.,]*\d\b/g

/** A text whose figures can be asked where they came from. Put it into a div or span: a paragraph can't hold the panel. */
export function FactText({ text, campo, referencias, fatos, offset = 0 }: FactTextProps) {
  const around = useFacts()
  const facts = useMemo<Facts>(
    () =>
      referencias && fatos ? { status: 'ready', ...indexFacts(fatos, referencias), ask: () => undefined } : around,
    [around, referencias, fatos],
  )
  // Loaded facts split the text differently: the figure that was asked stays open.
  const [asked, setAsked] = useState<number | null>(null)
  const pieces = useMemo(() => cut(text, campo, offset, facts), [text, campo, offset, facts])
  return pieces.map((piece) => {
    if (!piece.figure) return <Explained key={piece.start} text={piece.text} />
    const [lead, figure, rest] = aroundButton(piece.text)
    return (
      <span key={piece.start} className={piece.before || piece.after ? 'whitespace-nowrap' : undefined}>
        {piece.before}
        <span className="whitespace-normal">{lead}</span>
        <FactPopover
          fact={piece.fact}
          facts={facts}
          defaultOpen={asked !== null && asked >= piece.start && asked < piece.start + piece.text.length}
          onAsk={() => facts.status !== 'ready' && setAsked(piece.start)}
        >
          {figure}
        </FactPopover>
        <span className="whitespace-normal">{rest}</span>
        {piece.after}
      </span>
    )
  })
}

const LONG = 24
/** Longer than any figure with its unit: the owner's own words. */
const QUOTE = 40

/**
 * The text before, in and after the button. A button can't wrap: of '10% das empresas (IBGE, 2024)' only the figure is one, of
 * a quotation its last words.
 */
function aroundButton(mention: string): [lead: string, figure: string, rest: string] {
  const source = mention.indexOf(' (')
  if (mention.length > LONG && source > 0) return ['', mention.slice(0, source), mention.slice(source)]
  const tail = mention.length > QUOTE ? mention.indexOf(' ', mention.length - LONG) + 1 : 0
  return [mention.slice(0, tail), mention.slice(tail), '']
}

interface Piece {
  start: number
  text: string
  figure: boolean
  fact: Fact | null
  /** Marks that touch the figure: a line must not break between them. */
  before?: string
  after?: string
}

function cut(text: string, campo: string, offset: number, facts: Facts): Piece[] {
  const spans =
    facts.status === 'ready'
      ? (facts.byField.get(campo) ?? [])
          .map((reference) => ({
            from: reference.inicio - offset,
            to: reference.fim - offset,
            fact: facts.byId.get(reference.fato) ?? null,
          }))
          .filter((span) => span.from >= 0 && span.to <= text.length && span.to > span.from)
      : [...text.matchAll(FIGURE)].map((match) => ({
          from: match.index,
          to: match.index + match[0].length,
          fact: null,
        }))
  const pieces: Piece[] = []
  let at = 0
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    if (span.from < at) continue
    if (span.from > at) pieces.push({ start: at, text: text.slice(at, span.from), figure: false, fact: null })
    pieces.push({ start: span.from, text: text.slice(span.from, span.to), figure: true, fact: span.fact })
    at = span.to
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), figure: false, fact: null })
  return withTouching(pieces)
}

/** Moves short marks such as '(' and ').' from the texts beside a figure to the figure. */
function withTouching(pieces: Piece[]): Piece[] {
  for (const [place, piece] of pieces.entries()) {
    if (!piece.figure) continue
    const left = pieces[place - 1]
    const right = pieces[place + 1]
    const before = left && !left.figure ? (/[^\s\p{L}\p{N}]{1,2}$/u.exec(left.text)?.[0] ?? '') : ''
    const after = right && !right.figure ? (/^[^\s\p{L}\p{N}]{1,3}/u.exec(right.text)?.[0] ?? '') : ''
    if (left && before) left.text = left.text.slice(0, -before.length)
    if (right && after) right.text = right.text.slice(after.length)
    piece.before = before
    piece.after = after
  }
  return pieces
}

/** One figure of a number field, such as the score. */
export function FactFigure({
  campo,
  plain = false,
  children,
}: {
  campo: FactField
  plain?: boolean
  children: ReactNode
}) {
  const facts = useFacts()
  const id = facts.byField.get(campo)?.[0]?.fato
  const fact = (id && facts.byId.get(id)) || null
  // An analysis from before facts were kept has nothing to answer.
  if (facts.status === 'ready' && !fact) return children
  return (
    <FactPopover fact={fact} facts={facts} plain={plain}>
      {children}
    </FactPopover>
  )
}
