import { formatDate, formatNumber } from '@norteia/contracts/format'
import type { Held } from '@norteia/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/page/card.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { BACKUPS, HELD_TEXT } from './held-text.ts'
import { heldQuery } from './privacy.queries.ts'

/** Everything held about the user: what, how much, since when, for how long. */
export function HeldCard() {
  const { data, error, isPending, refetch } = useQuery(heldQuery)
  if (error)
    return (
      <ErrorState message="Não foi possível carregar o que guardamos." onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return (
    <Card title="O que guardamos">
      {isPending ? (
        <div className="grid gap-3">
          <p className="sr-only">Carregando o que guardamos</p>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-12 w-full" />
          ))}
        </div>
      ) : (
        <HeldList held={data.held} />
      )}
    </Card>
  )
}

function HeldList({ held }: { held: readonly Held[] }) {
  const empty = held.filter(({ count }) => count === 0).map(({ kind }) => HELD_TEXT[kind].title.toLowerCase())
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {held
          .filter(({ count }) => count > 0)
          .map((one) => (
            <Row
              key={one.kind}
              {...HELD_TEXT[one.kind]}
              count={one.kind === 'account' ? undefined : formatNumber(one.count)}
              dates={datesOf(one)}
            />
          ))}
        <Row {...BACKUPS} />
      </ul>
      {empty.length > 0 && (
        <p className="mt-4 text-muted">
          Ainda não há nada em: {new Intl.ListFormat('pt-BR').format(withAcronyms(empty))}.
        </p>
      )}
    </>
  )
}

const withAcronyms = (titles: readonly string[]) =>
  titles.map((title) => title.replace(/\bpdf\b/, 'PDF').replace(/\bia\b/, 'IA'))

function datesOf({ first, last }: Held): ReactNode {
  if (first === null || last === null) return undefined
  const [from, to] = [formatDate(first), formatDate(last)]
  return from === to ? `em ${from}` : `de ${from} a ${to}`
}

interface RowProps {
  title: string
  what: string
  kept: string
  count?: string | undefined
  dates?: ReactNode
}

function Row({ title, what, kept, count, dates }: RowProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-3">
      <div className="sm:col-span-2">
        <h3 className="font-medium">
          {title}
          {count !== undefined && <span className="figure ml-2 font-normal text-muted">{count}</span>}
        </h3>
        <p className="text-muted">{what}</p>
      </div>
      <div>
        <p>{kept}</p>
        {dates && <p className="figure text-muted">{dates}</p>}
      </div>
    </li>
  )
}
