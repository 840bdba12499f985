import type { EntryName } from './submission.ts'

interface GapsProps {
  open: readonly EntryName[]
  onGo: (name: EntryName) => void
}

/** How many answers a refused form still lacks, and the way to the first of them. */
export function Gaps({ open, onGo }: GapsProps) {
  const [first] = open
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-medium">
      <span>{open.length === 1 ? 'Falta 1 resposta' : `Faltam ${open.length} respostas`}</span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        onClick={() => onGo(first)}
        className="min-h-8 text-primary underline underline-offset-4 coarse:min-h-11"
      >
        Ir à primeira
      </button>
    </p>
  )
}
