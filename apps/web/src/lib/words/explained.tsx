import { createContext, type ReactNode, use, useEffect, useId, useMemo, useState } from 'react'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { findWords } from './find-words.ts'
import type { Word } from './words.data.ts'

/** Which text explains a word in this part of the page: the first that contains it. */
const Scope = createContext<Map<string, string> | null>(null)

/** Below it a word is explained once, not in every text again: each explanation is a stop of the Tab key. */
export function WordScope({ children }: { children: ReactNode }) {
  const [explaining] = useState(() => new Map<string, string>())
  return <Scope value={explaining}>{children}</Scope>
}

/** A text whose technical words say what they mean. Put it into a div or span: a paragraph can't hold the panel. */
export function Explained({ text }: { text: string }) {
  const found = useMemo(() => findWords(text), [text])
  if (found.length === 0) return text
  let at = 0
  const pieces: ReactNode[] = []
  for (const { from, to, word } of found) {
    pieces.push(
      text.slice(at, from),
      <ExplainedWord key={from} word={word} alone={to - from === text.length}>
        {text.slice(from, to)}
      </ExplainedWord>,
    )
    at = to
  }
  return [...pieces, text.slice(at)]
}

/** A mark beside a heading or a name that holds a technical word. */
export function WordHelp({ text }: { text: string }) {
  const found = findWords(text)[0]
  return found && <WordPanel word={found.word} className="min-w-6 text-center text-muted" mark="?" />
}

/** `alone`: outside of a sentence its target has to be as high as that of a button. */
function ExplainedWord({ word, alone, children }: { word: Word; alone: boolean; children: string }) {
  const id = useId()
  const scope = use(Scope)
  const owner = scope?.get(word.name) ?? id
  if (scope && owner === id) scope.set(word.name, id)
  useEffect(() => {
    if (!scope?.has(word.name)) scope?.set(word.name, id)
    return () => {
      if (scope?.get(word.name) === id) scope.delete(word.name)
    }
  }, [scope, word, id])
  if (owner !== id) return children
  return (
    <WordPanel
      word={word}
      className={cx(
        'inline text-left text-inherit underline decoration-edge decoration-dashed decoration-1 underline-offset-3 hover:decoration-primary print:no-underline',
        alone && 'py-1',
      )}
    >
      {children}
    </WordPanel>
  )
}

interface WordPanelProps {
  word: Word
  className: string
  /** Stands for the word where that isn't said here. */
  mark?: string
  children?: string
}

function WordPanel({ word, className, mark, children }: WordPanelProps) {
  const label = `O que quer dizer: ${word.name}`
  return (
    <Popover
      label={label}
      className="w-72 p-4 text-left font-sans leading-5 tracking-normal whitespace-normal normal-case print:hidden"
      trigger={(props) => (
        <button
          {...props}
          title="O que quer dizer?"
          aria-label={mark ? label : undefined}
          className={cx(
            'relative cursor-help rounded-sm after:absolute after:-inset-x-1 after:-inset-y-0.5 hover:bg-primary-soft coarse:after:-inset-y-2.5',
            mark && 'print:hidden',
            className,
          )}
        >
          {mark ?? children}
        </button>
      )}
    >
      <p className="font-semibold">{word.name}</p>
      <p className="mt-1 text-muted">{word.means}</p>
    </Popover>
  )
}
