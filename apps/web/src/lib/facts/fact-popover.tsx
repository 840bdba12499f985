import type { Fact } from '@norteia/contracts/analysis'
import { factValue } from '@norteia/contracts/fact-value'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { findWords } from '#src/lib/words/find-words.ts'
import { FloatingPanel, Popover } from '#src/ui/overlays/popover.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { type Facts, useFacts } from './facts.tsx'
import { isFactKind, KIND_GLYPHS, KIND_NAMES } from './kinds.ts'

const ASK = 'De onde veio este número?'
const OLD_YEARS = 3

interface FactPopoverProps {
  /** The figure as shown on screen. */
  children: ReactNode
  /** null: not known yet, or none was kept. */
  fact: Fact | null
  facts?: Facts
  /** Kind and source are already shown beside the figure. */
  plain?: boolean
  /** The same figure was asked before its text was known in full. */
  defaultOpen?: boolean
  onAsk?: () => void
}

const PANEL = 'w-88 p-4 text-left font-sans leading-5 tracking-normal whitespace-normal print:hidden'

/** A figure that can be asked where it came from: underlined, with the glyph of its kind. */
export function FactPopover({ children, fact, facts, plain = false, defaultOpen = false, onAsk }: FactPopoverProps) {
  const found = useFacts()
  const source = facts ?? found
  return (
    <Popover
      label={ASK}
      className={PANEL}
      defaultOpen={defaultOpen}
      trigger={({ onClick, ...props }) => (
        <button
          {...props}
          onClick={() => {
            if (source.status === 'idle' || source.status === 'error') source.ask()
            onAsk?.()
            onClick()
          }}
          title={ASK}
          aria-label={typeof children === 'string' && fact ? `${fact.rotulo}: ${children}` : undefined}
          className="figure inline cursor-pointer rounded-sm text-left text-inherit underline decoration-edge decoration-dotted decoration-1 underline-offset-3 transition-colors duration-150 hover:bg-primary-soft hover:decoration-primary hover:decoration-solid relative after:absolute after:-inset-x-1 after:-inset-y-0.5 coarse:after:-inset-3.5 print:no-underline"
        >
          {/* Above the widened areas of its neighbours: a tap on a figure asks that figure. */}
          <span className="relative z-1">{children}</span>
          {fact && !plain && isFactKind(fact.tipo) && (
            // Drawn by the style sheet: a mark isn't part of the figure's name or of a copied text.
            <span
              data-glyph={KIND_GLYPHS[fact.tipo]}
              className={cx(
                'after:content-[attr(data-glyph)] relative z-1 ml-0.5 inline-block align-super font-sans leading-none font-normal text-muted no-underline',
                // The filled marks look larger than the letters.
                fact.tipo === 'informado' || fact.tipo === 'importado'
                  ? 'text-[min(0.45em,0.5rem)]'
                  : 'text-[min(0.7em,0.75rem)]',
              )}
            />
          )}
        </button>
      )}
    >
      <FactCard fact={fact} facts={source} />
    </Popover>
  )
}

interface FactPanelProps {
  /** Path of the number in the analysis. */
  campo: string
  anchor: RefObject<SVGElement | null>
  onClose: (returnFocus: boolean) => void
}

/** The same answer beside a mark of a chart. */
export function FactPanel({ campo, anchor, onClose }: FactPanelProps) {
  const facts = useFacts()
  const id = facts.byField.get(campo)?.[0]?.fato
  return (
    <FloatingPanel anchor={anchor} label={ASK} className={PANEL} onClose={onClose}>
      <FactCard fact={(id && facts.byId.get(id)) || null} facts={facts} />
    </FloatingPanel>
  )
}

function FactCard({ fact, facts }: { fact: Fact | null; facts: Facts }) {
  return (
    <div className="grid gap-3">
      <p className="text-xs font-semibold text-muted">{ASK}</p>
      {fact ? (
        <FactPath fact={fact} facts={facts} />
      ) : facts.status === 'loading' || facts.status === 'idle' ? (
        <Spinner label="Buscando a origem..." />
      ) : (
        <p>
          {facts.status === 'error'
            ? 'Não foi possível buscar a origem agora. Feche e tente de novo.'
            : 'A origem deste número não foi guardada nesta análise.'}
        </p>
      )}
    </div>
  )
}

/** A fact, and from there those that it was calculated from, down to the owner's answers. */
function FactPath({ fact, facts }: { fact: Fact; facts: Facts }) {
  const [path, setPath] = useState<readonly Fact[]>([])
  const top = useRef<HTMLDivElement>(null)
  const go = (next: readonly Fact[]) => {
    setPath(next)
    // The button that was pressed is gone; the focus leaving would close the panel.
    top.current?.focus()
  }
  return (
    <div ref={top} tabIndex={-1} aria-live="polite" className="grid gap-3 outline-none">
      {path.length > 0 && (
        <button
          type="button"
          onClick={() => go(path.slice(0, -1))}
          className="min-h-6 justify-self-start text-left text-primary underline underline-offset-2 coarse:min-h-11"
        >
          Voltar a {(path.at(-2) ?? fact).rotulo}
        </button>
      )}
      <FactBody fact={path.at(-1) ?? fact} facts={facts} onOpen={(input) => go([...path, input])} />
    </div>
  )
}

interface FactBodyProps {
  fact: Fact
  facts: Facts
  onOpen: (input: Fact) => void
}

function FactBody({ fact, facts, onOpen }: FactBodyProps) {
  const inputs = (fact.entradas ?? []).flatMap((id) => facts.byId.get(id) ?? [])
  return (
    <>
      <div>
        <p className="text-muted">{fact.rotulo}</p>
        <p className="figure text-xl font-semibold">{factValue(fact)}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <Glyph fact={fact} />
        <span>
          <span className="font-medium">{isFactKind(fact.tipo) ? KIND_NAMES[fact.tipo] : fact.tipo}</span>
          {fact.origem && <span className="text-muted">. {fact.origem}</span>}
        </span>
      </p>
      {fact.formula && <p className="figure rounded-md bg-sunken px-3 py-2 wrap-anywhere">{fact.formula}</p>}
      <WordNotes text={`${fact.rotulo} ${fact.origem} ${fact.formula ?? ''}`} />
      {inputs.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-3">
          {inputs.map((input) => (
            <li key={input.id} className="flex items-baseline gap-2">
              <Glyph fact={input} />
              <span className="min-w-0 grow text-muted">{input.rotulo}</span>
              <button
                type="button"
                aria-label={`${input.rotulo}: ${factValue(input)}`}
                onClick={() => onOpen(input)}
                className="figure min-h-6 text-right underline decoration-edge decoration-dotted underline-offset-3 hover:decoration-primary hover:decoration-solid coarse:min-h-11"
              >
                {factValue(input)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {fact.fonte && <Source source={fact.fonte} />}
      {fact.consulta && <TextLink to={`/financas/movimentacoes?${fact.consulta}`}>Ver as movimentações</TextLink>}
    </>
  )
}

/** Within a panel words are said at once, not behind another tap. */
function WordNotes({ text }: { text: string }) {
  return findWords(text).map(({ word }) => (
    <p key={word.name} className="text-xs text-muted">
      <span className="font-semibold">{word.name}:</span> {word.means}
    </p>
  ))
}

const Glyph = ({ fact }: { fact: Fact }) => (
  <span aria-hidden="true" className="w-3 shrink-0 text-center text-primary">
    {isFactKind(fact.tipo) ? KIND_GLYPHS[fact.tipo] : ''}
  </span>
)

function Source({ source }: { source: NonNullable<Fact['fonte']> }) {
  const old = new Date().getFullYear() - source.ano > OLD_YEARS
  const safe = /^https?:\/\//i.test(source.url)
  return (
    <p className="border-t border-line pt-3">
      <span className="font-medium">
        {source.orgao}, {source.ano}
      </span>
      {old && <span className="text-warning"> (dado com mais de três anos)</span>}
      {safe && (
        <>
          {' · '}
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary underline underline-offset-2"
          >
            Ver a publicação
          </a>
        </>
      )}
    </p>
  )
}
